// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "slurm/change/export_bundle.h"

#include <array>
#include <forward_list>
#include <optional>
#include <string>

namespace apportion::test
{

/// Every file of an export; nothing: there is no such file.
using ExportedTexts = std::array<std::optional<std::string>, slurm::allExportKinds.size()>;

[[nodiscard]] inline ExportedTexts exportedTexts(const slurm::ExportSource &source)
{
    class InMemory final : public slurm::ExportOutput
    {
    public:
        explicit InMemory(ExportedTexts &texts) : m_texts(texts) { }

        slurm::TextSink &file(slurm::ExportKind kind) override { return m_sinks.emplace_front(m_texts[static_cast<std::size_t>(kind)].emplace()); }

    private:
        ExportedTexts &m_texts;
        std::forward_list<slurm::StringSink> m_sinks;
    };
    ExportedTexts texts;
    InMemory output(texts);
    (void)slurm::writeExport(source, output);
    return texts;
}

} // namespace apportion::test
