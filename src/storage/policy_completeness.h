// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/beside.h"
#include "storage/json_value.h"
#include "storage/policy_sums.h"
#include "storage/row_reader.h"

#include <cstdint>
#include <future>

namespace apportion
{

/// A text that its sums are made of while it is read.
class SummedText : public TextOwner
{
public:
    /// @p owner may be null.
    SummedText(TextOwner *owner, const std::future<SumsCheck> &summing) : m_owner(owner), m_summing(summing) { }

    void passed(const char *end) override
    {
        if (m_owner != nullptr && isDone(m_summing)) {
            m_owner->passed(end);
        }
    }
    [[nodiscard]] bool restore() override { return m_owner == nullptr || m_owner->restore(); }

private:
    TextOwner *m_owner;
    const std::future<SumsCheck> &m_summing;
};

/// Says what the sums of a policy file's text of that @p format tell, and returns whether they leave it complete. Files of
/// format 1 have none: of them, only what cannot be parsed is known to be damaged.
[[nodiscard]] bool reportSums(const SumsCheck &sums, std::uint64_t format, ReadReport &report);

/// Says why a policy file's text could not be parsed to its end, and returns whether it could. What is wrong with the sums
/// themselves is left to reportSums().
[[nodiscard]] bool reportSyntax(const JsonError &error, const SumsCheck &sums, ReadReport &report);

} // namespace apportion
