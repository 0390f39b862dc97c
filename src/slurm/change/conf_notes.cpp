// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/change/conf_notes.h"

#include "core/change/change_notes.h"
#include "slurm/text/shell_quote.h"

namespace apportion::slurm
{

std::vector<std::string> confNotes(const Policy &baseline, const Policy &draft)
{
    std::vector<std::string> lines;
    const NoteIndex notes(*draft.notes);
    if (notes.isEmpty()) {
        return lines;
    }
    const PolicyDifference changes = difference(baseline, draft);
    for (const ChangedValue &row : changedValues(changes)) {
        const bool isSetting = row.kind == ChangedValue::Kind::Setting;
        if (!isSetting && row.kind != ChangedValue::Kind::Partition) {
            continue;
        }
        const NotePlace place = notePlace(baseline, draft, changes, row);
        const std::string text = notes.textOf(place);
        if (text.empty()) {
            continue;
        }
        const std::string what = isSetting ? place.fields.front() : place.object; // "partition:batch"
        lines.push_back("Note on " + shellComment(what + ": " + text));
    }
    return lines;
}

} // namespace apportion::slurm
