// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/table.h"
#include "cli/verbs.h"

#include "core/policy/number_text.h"
#include "history/history.h"
#include "history/kept_tables.h"
#include "storage/json_text.h"
#include "storage/text_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <ostream>
#include <utility>

namespace apportion::cli
{

namespace
{

using history::Entry;
using history::UsageRow;

/// history: what was pulled and replayed so far.
class HistoryCommand : public Command
{
public:
    HistoryCommand() : Command("history", "Look at what was pulled and replayed so far: usage and fair share over the weeks, and results of runs") { }

    void declare(VerbOptions &verb) override
    {
        VerbOptions &list = verb.addVerb("list", "Print runs and pulls, the oldest first");
        list.isChosen = &m_isList;
        declareOutput(list);
        VerbOptions &show = verb.addVerb("show", "Print what a run measured, what accounts had used at a pull, or one account over all pulls");
        show.isChosen = &m_isShow;
        show.add("id", &m_ids, "ID", "The run or pull, as list tells it");
        show.add("--account", &m_account, "NAME", "Instead: this account at every pull");
        show.add("--user", &m_user, "NAME", "With --account: a user in it");
        show.add("--cluster", &m_cluster, "NAME", "With --account: of that cluster; else of the newest pull");
        show.addFlag("--changes", m_isPolicy, "What changed in the policy since the pull before");
        show.add("--policy", &m_out, "FILE", "Write the policy that it had as a policy file, to be opened again");
        declareOutput(show);
        VerbOptions &diff = verb.addVerb("diff", "Print the numbers in which two runs or two pulls differ; 0 nothing differs, 1 something does");
        diff.isChosen = &m_isDiff;
        diff.add("ids", &m_ids, "ID", "The two, the older one first").isRequired = true;
        diff.addFlag("--policy", m_isPolicy, "In what their policies differ");
        declareOutput(diff);
        VerbOptions &remove = verb.addVerb("delete", "Forget runs and pulls: all of those that are named, or none");
        remove.isChosen = &m_isDelete;
        remove.add("ids", &m_ids, "ID", "Which, as list tells them").isRequired = true;
        declareFile(remove);
        VerbOptions &exported
            = verb.addVerb("export", "Write comma-separated values: usage and fair share of everybody at every pull, or what runs measured");
        exported.isChosen = &m_isExport;
        exported.add("ids", &m_ids, "ID", "Only these pulls, or these runs");
        exported.add("--out", &m_out, "FILE", "Where to write them").isRequired = true;
        exported.addFlag("--force", m_force, "Replace the file when it is there");
        declareFile(exported);
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        const QString path = m_file.empty() ? history::History::usualPath() : QFile::decodeName(m_file.c_str());
        if (!m_file.empty() && !QFileInfo::exists(path)) {
            return refuse(streams, m_file + " is not there");
        }
        history::History kept(path);
        if (!kept.putAside().isEmpty()) {
            streams.err << "apportion-cli history: the file was damaged, and is kept as " << kept.putAside().toStdString() << '\n';
        }
        int code = exitUnusable;
        if (kept.error().isEmpty()) {
            code = m_isList ? list(kept, streams) : m_isShow ? show(kept, streams) : m_isDiff ? diff(kept, streams) : change(kept, streams);
        }
        return kept.error().isEmpty() ? code : refuse(streams, kept.error().toStdString());
    }

private:
    void declareFile(VerbOptions &verb)
    {
        verb.add("--file", &m_file, "FILE", "Another history than the usual one: $APPORTION_HISTORY, or apportion/history.sqlite among your data");
    }

    void declareOutput(VerbOptions &verb)
    {
        verb.addFlag("--json", m_json, "Print a JSON array instead");
        verb.addFlag("--csv", m_csv, "Print comma-separated values");
        declareFile(verb);
    }

    static int refuse(const Streams &streams, const std::string &why)
    {
        streams.err << "apportion-cli history: " << why << '\n';
        return exitUnusable;
    }

    /// The entries that were named; nothing, which is told, when one of them is not there.
    [[nodiscard]] std::optional<std::vector<Entry>> named(history::History &kept, const Streams &streams) const
    {
        std::vector<Entry> entries;
        for (const std::string &word : m_ids) {
            const std::optional<std::int64_t> id = toSigned(word);
            const std::optional<Entry> found = id ? kept.find(*id) : std::nullopt;
            if (!found) {
                refuse(streams, "there is no run or pull " + word);
                return std::nullopt;
            }
            entries.push_back(*found);
        }
        return entries;
    }

    [[nodiscard]] int list(history::History &kept, const Streams &streams) const
    {
        TablePrinter printer(streams.out, m_json, m_csv);
        printEntries(kept.list(), printer);
        return exitOk;
    }

    [[nodiscard]] int show(history::History &kept, const Streams &streams) const
    {
        if (m_ids.empty() == m_account.empty() || m_ids.size() > 1) {
            return refuse(streams, "give one run or pull, or --account");
        }
        TablePrinter printer(streams.out, m_json, m_csv);
        if (!m_account.empty()) {
            return showAccount(kept, printer, streams);
        }
        const std::optional<std::vector<Entry>> entries = named(kept, streams);
        if (!entries) {
            return exitUnusable;
        }
        const Entry &entry = entries->front();
        if (!m_out.empty()) {
            return writePolicy(kept, entry, streams);
        }
        if (m_isPolicy) {
            printChanges(kept.changes(entry.id), printer);
        } else {
            entry.kind == "pull" ? printUsage(kept.usageAt(entry.id), printer) : printMeasured(kept.measured(entry.id), printer);
        }
        return exitOk;
    }

    [[nodiscard]] int showAccount(history::History &kept, TablePrinter &printer, const Streams &streams) const
    {
        std::string cluster = m_cluster;
        for (const Entry &entry : m_cluster.empty() ? kept.list() : std::vector<Entry>()) {
            cluster = entry.kind == "pull" ? entry.cluster : cluster;
        }
        const std::vector<UsageRow> rows = kept.usageOf(cluster, m_account, m_user);
        if (rows.empty()) {
            return refuse(streams, "no pull of cluster " + cluster + " has " + (m_user.empty() ? m_account : m_user + " in " + m_account));
        }
        printUsage(rows, printer);
        return exitOk;
    }

    [[nodiscard]] int writePolicy(history::History &kept, const Entry &entry, const Streams &streams) const
    {
        const QString path = QFile::decodeName(m_out.c_str());
        if (QFileInfo::exists(path)) {
            return refuse(streams, m_out + " is there already");
        }
        QString error = QStringLiteral("its policy cannot be read");
        const ParsedPolicy policy = keptPolicy(kept, entry);
        return policy.usable && policy.complete && writeTextFile(path, QByteArray::fromStdString(writePolicyJson(policy)), &error)
            ? exitOk
            : refuse(streams, error.toStdString());
    }

    [[nodiscard]] int diff(history::History &kept, const Streams &streams) const
    {
        const std::optional<std::vector<Entry>> entries = named(kept, streams);
        if (!entries) {
            return exitUnusable;
        }
        if (entries->size() != 2 || entries->front().kind != entries->back().kind) {
            return refuse(streams, "give two runs, or two pulls");
        }
        TablePrinter printer(streams.out, m_json, m_csv);
        if (!m_isPolicy) {
            return printNumbers(numbersOf(kept, entries->front(), entries->back()), printer) == 0 ? exitOk : exitFindings;
        }
        const std::optional<std::vector<history::PolicyChangeRow>> rows = policyChangesBetween(kept, entries->front(), entries->back());
        if (!rows) {
            return refuse(streams, "a policy cannot be read");
        }
        printChanges(*rows, printer);
        return rows->empty() ? exitOk : exitFindings;
    }

    /// delete and export.
    [[nodiscard]] int change(history::History &kept, const Streams &streams) const
    {
        const std::optional<std::vector<Entry>> entries = named(kept, streams);
        if (!entries) {
            return exitUnusable;
        }
        if (m_isExport) {
            return writeTable(kept, *entries, streams);
        }
        std::vector<std::int64_t> ids;
        std::transform(entries->begin(), entries->end(), std::back_inserter(ids), [](const Entry &entry) { return entry.id; });
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        return kept.remove(ids) ? exitOk : exitUnusable;
    }

    [[nodiscard]] int writeTable(history::History &kept, std::vector<Entry> entries, const Streams &streams) const
    {
        const QString path = QFile::decodeName(m_out.c_str());
        if (QFileInfo::exists(path) && !m_force) {
            return refuse(streams, m_out + " is there already; --force replaces it");
        }
        if (entries.empty()) {
            entries = kept.list();
            entries.erase(std::remove_if(entries.begin(), entries.end(), [](const Entry &entry) { return entry.kind != "pull"; }), entries.end());
        }
        const history::TableFault fault = history::tableFault(entries);
        if (fault != history::TableFault::None) {
            return refuse(streams,
                fault == history::TableFault::Nothing ? "nothing was pulled yet" : "runs and pulls have other columns: export one of them at a time");
        }
        QString error;
        return writeTextFile(path, csvOf(kept, entries), &error) ? exitOk : refuse(streams, error.toStdString());
    }

    std::vector<std::string> m_ids;
    std::string m_account;
    std::string m_user;
    std::string m_cluster;
    std::string m_file;
    std::string m_out;
    bool m_isPolicy = false;
    bool m_json = false;
    bool m_csv = false;
    bool m_force = false;
    bool m_isList = false;
    bool m_isShow = false;
    bool m_isDiff = false;
    bool m_isDelete = false;
    bool m_isExport = false;
};

} // namespace

std::unique_ptr<Command> makeHistoryCommand()
{
    return std::make_unique<HistoryCommand>();
}

} // namespace apportion::cli
