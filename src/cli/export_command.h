// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"
#include "storage/export_files.h"

namespace apportion::cli
{

/// Writes what takes a policy to its cluster, and the way back.
class ExportCommand : public InputCommand
{
public:
    ExportCommand();

protected:
    void declareOwn(VerbOptions &verb) override;
    [[nodiscard]] bool prepare(const OpenedFiles &input, const Streams &streams) override;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;
    /// Without the QOS of the baseline that are gone: the scripts take them out of all lists, and say so.
    [[nodiscard]] Policy judged(const OpenedFiles &input) const override;

private:
    [[nodiscard]] bool compareWith(const OpenedFiles &input, slurm::ExportSource &source, const Streams &streams) const;
    [[nodiscard]] bool takeOriginal(slurm::ExportSource &source, const Streams &streams) const;
    [[nodiscard]] int writeTo(const QDir &dir, const Streams &streams) const;

    std::string m_folder;
    std::string m_against;
    std::string m_patch;
    bool m_all = false;
    slurm::ExportSource m_source; ///< nothing: it could not be read
    bool m_isKnown = false; ///< something of the cluster is
};

} // namespace apportion::cli
