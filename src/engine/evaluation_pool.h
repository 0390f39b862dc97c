// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <memory>
#include <mutex>
#include <vector>

namespace apportion
{

/// Keeps the memory of evaluations that nobody holds any more, for the next one to be written into.
///
/// An evaluation of a large tree is tens of megabytes: taking them from the system anew for every edit costs more
/// than computing them, and whoever lets go of the last reference (often the GUI thread) should not have to free them.
class EvaluationPool : public std::enable_shared_from_this<EvaluationPool>
{
public:
    /// Evaluations kept at most: the one about to be replaced and a spare one.
    static constexpr std::size_t capacity = 2;

    /// An older evaluation to be overwritten, or an empty one; of the same tree where there is one, else the newest if its tree may
    /// have become this one, if as a copy: then little may have to be worked out.
    [[nodiscard]] Evaluation take(const AssociationTree &tree);
    /// Shares @p evaluation; its memory comes back here when the last holder lets go, from any thread.
    [[nodiscard]] std::shared_ptr<const Evaluation> share(Evaluation &&evaluation);
    [[nodiscard]] std::size_t size() const;

private:
    void giveBack(std::unique_ptr<Evaluation> evaluation);

    mutable std::mutex m_mutex;
    std::vector<std::unique_ptr<Evaluation>> m_unused;
    std::weak_ptr<const Evaluation> m_newest; ///< that was shared
};

} // namespace apportion
