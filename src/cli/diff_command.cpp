// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/diff_effects.h"
#include "cli/diff_felt.h"
#include "cli/forecast_options.h"
#include "cli/input_command.h"
#include "cli/policy_words.h"
#include "cli/table.h"
#include "cli/verbs.h"

#include "core/change/change_notes.h"
#include "core/change/difference.h"
#include "core/change/known_records.h"
#include "core/change/option_comparison.h"
#include "core/change/row_changes.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "core/schema/field_value.h"
#include "core/schema/row_fields.h"
#include "core/schema/setting_fields.h"
#include "slurm/text/shell_quote.h"
#include "storage/open_files.h"

#include <QDateTime>

#include <algorithm>
#include <ostream>
#include <set>
#include <utility>

namespace apportion::cli
{

namespace
{

/// A value that differs, in the words of the verb set; without a key the object is on one side alone.
struct Row
{
    std::string object;
    std::string key;
    std::string before;
    std::string after;
    const char *change = "changed";
    std::string note {}; ///< of AFTER, on this value
};

class Differences
{
public:
    Differences(const Policy &before, const Policy &after) : m_before(before), m_after(after), m_options(before.associations, after.associations) { }

    /// The notes of AFTER that are on none of these rows are put into @p loose.
    std::vector<Row> run(std::vector<ChangeNote> &loose)
    {
        const PolicyDifference differences = difference(m_before, m_after);
        for (const SettingChange &change : differences.settings) {
            add({}, priorityKeyWord(change.key), change.before, change.after);
        }
        addLines();
        addRows("node", rowChanges(*m_before.nodeGroups, *m_after.nodeGroups, schema::nodeGroupFields()), *m_before.nodeGroups, *m_after.nodeGroups,
            schema::nodeGroupFields());
        addRows("partition", differences.partitions, *m_before.partitions, *m_after.partitions, schema::partitionFields());
        addRows("qos", differences.qos, *m_before.qos, *m_after.qos, schema::qosFields());
        addOptions("cluster", m_before.clusterOptions, m_after.clusterOptions, differingOptions(m_before.clusterOptions, m_after.clusterOptions));
        for (const bool users : { false, true }) {
            for (const AssociationChange &change : differences.associations) {
                const bool isGone = change.after == noAssociation;
                if ((isGone ? m_before : m_after).associations.isUser(isGone ? change.before : change.after) == users) {
                    addAssociation(change);
                }
            }
        }
        addNotes(loose);
        return std::move(m_rows);
    }

private:
    void add(const std::string &object, const std::string &key, const std::string &before, const std::string &after)
    {
        if (before != after) {
            m_rows.push_back({ object, key, before, after });
        }
    }

    void addNotes(std::vector<ChangeNote> &loose)
    {
        const NoteIndex notes(*m_after.notes);
        std::set<std::string> told;
        for (Row &row : m_rows) {
            const std::string path = row.object.empty() ? row.key : row.object + ':' + row.key;
            row.note = notes.isEmpty() ? std::string() : notes.text(path);
            if (!row.note.empty()) {
                told.insert(path);
            }
        }
        const NoteIndex before(*m_before.notes);
        for (const ChangeNote &note : *m_after.notes) {
            if (!told.contains(note.change) && before.text(note.change) != note.text) {
                loose.push_back(note);
            }
        }
    }

    void addWhole(const std::string &object, bool isNew) { m_rows.push_back({ object, {}, {}, {}, isNew ? "added" : "removed", {} }); }

    /// Whether it is a DEFAULT line of nodes or partitions, which is carried where none stand below it any more: slurmctld takes nothing
    /// from it.
    static bool handsNothingDown(const ForeignLine &line)
    {
        const std::string_view name = std::string_view(line.value).substr(0, line.value.find_first_of(" \t"));
        return (sameIgnoringCase(line.key, "PartitionName") || sameIgnoringCase(line.key, "NodeName")) && sameIgnoringCase(name, "DEFAULT");
    }

    /// The lines of slurm.conf that are carried as they are.
    void addLines()
    {
        std::multiset<std::pair<std::string, std::string>> gone;
        for (const ForeignLine &line : *m_before.foreignConf) {
            if (!handsNothingDown(line)) {
                gone.emplace(line.key, line.value);
            }
        }
        std::vector<Row> added;
        for (const ForeignLine &line : *m_after.foreignConf) {
            if (handsNothingDown(line)) {
                continue;
            }
            if (const auto same = gone.find({ line.key, line.value }); same != gone.end()) {
                gone.erase(same);
            } else {
                added.push_back({ {}, line.key, {}, line.value });
            }
        }
        for (const auto &[key, value] : gone) {
            const auto other
                = std::find_if(added.begin(), added.end(), [&key = key](const Row &row) { return row.before.empty() && row.key == key; });
            if (other != added.end()) {
                other->before = value;
            } else {
                m_rows.push_back({ {}, key, value, {} });
            }
        }
        m_rows.insert(m_rows.end(), added.begin(), added.end());
    }

    template <typename Record>
    void addRows(const std::string &kind, const std::vector<RowChange<Record>> &changes, const std::vector<Record> &before,
        const std::vector<Record> &after, std::span<const schema::Field<Record>> fields)
    {
        for (const RowChange<Record> &change : changes) {
            const bool isNew = change.before == unknownIndex;
            const Record &named = change.after == unknownIndex ? before[change.before] : after[change.after];
            const std::string object = kind + ':' + schema::fieldText(fields.front(), named);
            if (isNew || change.after == unknownIndex) {
                addWhole(object, isNew);
            }
            const Record usual;
            const Record &from = isNew ? usual : before[change.before];
            const Record &to = change.after == unknownIndex ? usual : after[change.after];
            for (const schema::Field<Record> &field : fields.subspan(1)) {
                const std::string word = *field.word == '\0' ? field.saved : field.word;
                if (change.after != unknownIndex && !field.isMark && word != "foreign" && !schema::sameField(field, from, to)) {
                    add(object, word, schema::fieldText(field, from), schema::fieldText(field, to));
                }
            }
            if constexpr (requires { from.foreign; }) {
                if (change.after != unknownIndex) {
                    addForeign(object, schema::differingKeys(*schema::keysField(fields), from, to), from.foreign, to.foreign);
                }
            }
        }
    }

    /// Without the quotes in which a file has it.
    static std::string plain(const std::string &value)
    {
        const bool isQuoted = value.size() > 1 && value.front() == value.back() && (value.front() == '\'' || value.front() == '"');
        return isQuoted ? value.substr(1, value.size() - 2) : value;
    }

    void addForeign(
        const std::string &object, const std::vector<std::string> &names, const std::vector<ForeignKey> &before, const std::vector<ForeignKey> &after)
    {
        for (const std::string &name : names) {
            const ForeignKey *old = findKey(before, name);
            const ForeignKey *now = findKey(after, name);
            add(object, name, old == nullptr ? std::string() : plain(old->value), now == nullptr ? std::string() : plain(now->value));
        }
    }

    void addOptions(const std::string &object, std::string_view before, std::string_view after, const std::vector<std::string> &names)
    {
        for (const std::string &name : names) {
            add(object, name, optionValue(before, name), optionValue(after, name));
        }
    }

    static std::string aboveOf(const AssociationTree &tree, AssociationId id)
    {
        return tree.parent(id) == noAssociation ? std::string() : std::string(tree.name(tree.parent(id)));
    }

    static std::string sharesText(std::uint32_t shares) { return shares == sharesParent ? "parent" : std::to_string(shares); }
    static std::string priorityText(std::uint32_t priority) { return priority == noPriority ? std::string() : std::to_string(priority); }

    void addAssociation(const AssociationChange &change)
    {
        const AssociationTree &old = m_before.associations;
        const AssociationTree &now = m_after.associations;
        if (change.kind == AssociationChange::Kind::Removed) {
            addWhole(wordOf(old, change.before).text(), false);
            return;
        }
        const AssociationId id = change.after;
        const std::string object = wordOf(now, id).text();
        const bool isNew = change.kind == AssociationChange::Kind::Added;
        if (isNew) {
            addWhole(object, true);
        }
        if (!now.isUser(id)) {
            add(object, "Parent", isNew ? std::string() : aboveOf(old, change.before), aboveOf(now, id));
        }
        add(object, "Fairshare", isNew ? "1" : sharesText(old.rawShares(change.before)), sharesText(now.rawShares(id)));
        add(object, "Priority", isNew ? std::string() : priorityText(old.priority(change.before)), priorityText(now.priority(id)));
        const DatabaseRecord *record = isNew ? recordBefore(m_before, now, id) : nullptr; // which is not new to slurmdbd
        const std::string_view known = record == nullptr ? std::string_view() : std::string_view(record->options);
        addOptions(object, isNew ? known : old.options(change.before), now.options(id), m_options.differing(change.before, id));
    }

    const Policy &m_before;
    const Policy &m_after;
    OptionComparison m_options;
    std::vector<Row> m_rows;
};

/// What differs between two policies.
class DiffCommand : public Command
{
public:
    DiffCommand() : Command("diff", "Print what differs between two policies; ends with 0 when nothing does, 1 when something does") { }

    void declare(VerbOptions &verb) override
    {
        verb.add("before", &m_before, "BEFORE", "A policy file, or a folder with Slurm's files, such as a saved pull").isRequired = true;
        verb.add("after", &m_after, "AFTER", "Another one").isRequired = true;
        verb.addFlag("--moments", m_moments,
            "Also print how many users and jobs have risen and fallen at the first pass after scontrol reconfigure, one period and one half-life "
            "later, and once all is in effect; then for each change what makes slurmctld take it and what it does at these moments");
        verb.addFlag("--json", m_json,
            "Print a JSON object: the changes, which accounts, users and jobs rise and fall, and what each change is worth to them; to an account "
            "that is what it is worth to the user who comes first in it afterwards");
        verb.addFlag("--felt", m_felt,
            "Print a table instead: on which of the coming 56 days each account begins to feel the change, having another place than without it");
        m_forecast.declareAssumption(verb);
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        const bool isForNothing = m_forecast.hasAssumption() && !m_felt;
        if (const std::string problem = isForNothing ? "--meanwhile and --rate are for --felt" : m_forecast.assumptionProblem(); !problem.empty()) {
            streams.err << "apportion-cli diff: " << problem << '\n';
            return exitUnusable;
        }
        const OpenedFiles before = openFiles({ QString::fromLocal8Bit(m_before.c_str()) });
        const OpenedFiles after = openFiles({ QString::fromLocal8Bit(m_after.c_str()) });
        for (const OpenedFiles *opened : { &before, &after }) {
            if (!isWhole(name(), *opened, streams)) {
                return exitUnusable;
            }
        }
        std::vector<ChangeNote> loose;
        const std::vector<Row> rows = Differences(before.policy, after.policy).run(loose);
        if (m_felt) {
            if (const std::string unknown = m_forecast.unknownAccount(after.policy.associations); !unknown.empty()) {
                streams.err << "apportion-cli diff: --rate: there is no account " << unknown << '\n';
                return exitUnusable;
            }
            TablePrinter printer(streams.out, m_json);
            printFelt(before, after, m_forecast.assumption(), presentOf(after.situation, QDateTime::currentSecsSinceEpoch()), printer);
        } else if (m_json) {
            streams.out << "{\"changes\": ";
            printJson(rows, streams);
            streams.out << ", \"notesWithoutChange\": ";
            printJson(loose, streams);
            streams.out << ", ";
            printEffects(appliedDraft(before), appliedDraft(after), streams.out);
            if (m_moments) {
                streams.out << ", \"moments\": ";
                printMoments(appliedDraft(before), appliedDraft(after), QDateTime::currentSecsSinceEpoch(), true, streams.out);
                streams.out << ", \"course\": ";
                printCourse(before, after, QDateTime::currentSecsSinceEpoch(), true, streams.out);
            }
            streams.out << "}\n";
        } else {
            printText(rows, loose, streams);
            if (m_moments) {
                printMoments(appliedDraft(before), appliedDraft(after), QDateTime::currentSecsSinceEpoch(), false, streams.out);
                printCourse(before, after, QDateTime::currentSecsSinceEpoch(), false, streams.out);
            }
        }
        return rows.empty() ? exitOk : exitFindings;
    }

private:
    static void printJson(const std::vector<Row> &rows, const Streams &streams)
    {
        TablePrinter printer(streams.out, true);
        printer.header({ "Change", "Object", "Key", "Before", "After", "Note" });
        for (const Row &row : rows) {
            for (const std::string_view cell : { std::string_view(row.change), std::string_view(row.object), std::string_view(row.key),
                     std::string_view(row.before), std::string_view(row.after), std::string_view(row.note) }) {
                printer.text(cell);
            }
        }
        printer.end();
    }

    static void printJson(const std::vector<ChangeNote> &notes, const Streams &streams)
    {
        TablePrinter printer(streams.out, true);
        printer.header({ "Path", "Note" });
        for (const ChangeNote &note : notes) {
            printer.text(note.change);
            printer.text(note.text);
        }
        printer.end();
    }

    static void printText(const std::vector<Row> &rows, const std::vector<ChangeNote> &loose, const Streams &streams)
    {
        const auto shown = [](const std::string &value) { return value.empty() ? std::string("(none)") : slurm::shellComment(value); };
        for (const Row &row : rows) {
            const std::string path = slurm::shellComment(row.object + (row.object.empty() || row.key.empty() ? "" : ":") + row.key);
            if (row.key.empty()) {
                streams.out << path << ' ' << row.change << '\n';
            } else {
                streams.out << path << ' ' << shown(row.before) << " → " << shown(row.after) << '\n';
            }
            if (!row.note.empty()) {
                streams.out << "    note: " << slurm::shellComment(row.note) << '\n';
            }
        }
        for (const ChangeNote &note : loose) {
            streams.out << "note without a change: " << slurm::shellComment(note.change + ": " + note.text) << '\n';
        }
    }

    std::string m_before;
    std::string m_after;
    bool m_json = false;
    bool m_moments = false;
    bool m_felt = false;
    ForecastOptions m_forecast;
};

} // namespace

std::unique_ptr<Command> makeDiffCommand()
{
    return std::make_unique<DiffCommand>();
}

} // namespace apportion::cli
