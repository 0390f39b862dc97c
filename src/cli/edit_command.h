// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command.h"
#include "cli/policy_output.h"
#include "core/change/change_notes.h"
#include "core/policy/situation.h"

#include <string>
#include <vector>

namespace apportion::cli
{

/// A verb that edits a policy file: all that it is told to, or nothing. The file is written where it is, unless somebody
/// else wrote it meanwhile, or elsewhere with --out.
class EditCommand : public Command
{
public:
    using Command::Command;

    void declare(VerbOptions &verb) final;
    [[nodiscard]] int run(const Streams &streams) final;

protected:
    virtual void declareOwn(VerbOptions &verb) = 0;
    /// Makes the edits; throws RefusedWord. What is doubtful of them is told in @p findings.
    virtual void edit(Snapshot &snapshot, Diagnostics &findings) = 0;

    std::vector<std::string> m_words; ///< what is edited; declareOwn() says what they are
    std::vector<NotePlace> m_named; ///< what edit() was told to set, also where that changes nothing

private:
    /// Gives all that was edited since @p before the note, when there is one.
    void addNote(Policy &edited, const Policy &before) const;
    [[nodiscard]] int write(const Project &edited, const QByteArray &checksum, const Streams &streams) const;

    std::string m_path;
    std::string m_note;
    PolicyOutput m_out;
};

} // namespace apportion::cli
