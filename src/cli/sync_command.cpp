// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "cli/input_command.h"
#include "cli/options.h"
#include "cli/policy_output.h"
#include "cli/verbs.h"

#include "core/people/people_sync.h"
#include "storage/open_files.h"
#include "storage/policy_file.h"
#include "storage/qt_text.h"
#include "storage/text_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>
#include <optional>
#include <ostream>
#include <set>

namespace apportion::cli
{

namespace
{

/// Who is new, has moved, left or another name by lists of people; and with --apply a policy file in which that is done.
class SyncCommand : public Command
{
public:
    SyncCommand() : Command("sync", "Compare the users of a policy file with lists of people, and bring them up to date") { }

    void declare(VerbOptions &verb) override
    {
        verb.add("policy", &m_path, "POLICY", "The policy file (*.apportion)").isRequired = true;
        verb.add("lists", &m_lists, "FILE",
                "Lists of people: CSV with a header (user,account,shares), the output of getent passwd, getent group or ldapsearch -LLL")
            .isRequired
            = true;
        verb.add("--before", &m_before, "FILE", "Such a list as it was before: who had another name under the same number was renamed");
        verb.addFlag("--apply", m_apply,
            "Make the changes in the file, or in that of --out; a user may move from one account to another by it, but those "
            "that only take an account away are left out");
        verb.addFlag("--remove", m_remove, "Take accounts away, too");
        verb.add("--allow-removals", &m_allowedRemovals, "N",
                "So many users lose an account, no more and no fewer: asked for where it is more than 10 or more than 5 %")
            .range
            = { 0, std::numeric_limits<int>::max() };
        verb.addFlag("--json", m_json, "Print JSON");
        m_out.declare(verb, false, "Replace the file of --out when it is there");
    }

    [[nodiscard]] int run(const Streams &streams) override
    {
        if (!m_apply && (m_remove || m_out.isWanted())) {
            streams.err << "apportion-cli sync: --remove and --out go with --apply; nothing was done\n";
            return exitUnusable;
        }
        const OpenedFiles opened = openPolicyFile(QFile::decodeName(m_path.c_str()));
        if (!isWhole(name(), opened, streams)) {
            return exitUnusable;
        }
        const std::optional<People> people = readLists(m_lists, streams);
        const std::optional<People> before = people ? readLists(m_before, streams) : std::nullopt;
        if (!people || !before) {
            return exitUnusable;
        }
        const std::vector<PeopleChange> changes = peopleChanges(opened.policy, *people, *before);
        print(changes, streams);
        if (!m_apply) {
            return changes.empty() ? exitOk : exitFindings;
        }
        return apply(opened, changes, streams);
    }

private:
    [[nodiscard]] static std::optional<People> readLists(const std::vector<std::string> &files, const Streams &streams)
    {
        PeopleReader reader;
        for (const std::string &file : files) {
            QString error;
            const std::optional<QByteArray> bytes = readTextFile(QFile::decodeName(file.c_str()), &error);
            Diagnostics findings;
            const bool isRead = bytes && reader.read({ bytes->constData(), static_cast<std::size_t>(bytes->size()) }, file, findings);
            report(findings, streams);
            if (!isRead) {
                streams.err << "apportion-cli sync: " << (findings.empty() ? error.toStdString() : "nothing was done") << '\n';
                return {};
            }
        }
        Diagnostics findings;
        People people = reader.take(&findings);
        report(findings, streams);
        return people;
    }

    [[nodiscard]] bool isDone(const PeopleChange &change) const { return change.canBeDone() && (m_remove || !change.removes()); }

    void print(const std::vector<PeopleChange> &changes, const Streams &streams) const
    {
        if (m_json) {
            QJsonArray rows;
            for (const PeopleChange &change : changes) {
                QJsonObject row { { QStringLiteral("change"), QLatin1String(peopleChangeWord(change.kind)) },
                    { QStringLiteral("user"), toText(change.user) }, { QStringLiteral("chosen"), isDone(change) } };
                if (!change.from.empty()) {
                    row.insert(QStringLiteral("from"), toText(change.from));
                }
                if (!change.to.empty()) {
                    row.insert(QStringLiteral("to"), toText(change.to));
                }
                if (change.shares) {
                    row.insert(QStringLiteral("shares"),
                        *change.shares == sharesParent ? QJsonValue(QStringLiteral("parent")) : QJsonValue(static_cast<qint64>(*change.shares)));
                }
                if (!change.refusal.isEmpty()) {
                    row.insert(QStringLiteral("refused"), toText(change.refusal.english()));
                }
                rows.append(row);
            }
            streams.out << QJsonDocument(rows).toJson().toStdString();
            return;
        }
        for (const PeopleChange &change : changes) {
            streams.out << peopleChangeWord(change.kind) << ' ' << change.user;
            if (change.kind == PeopleChange::Kind::Shares) {
                streams.out << " in " << change.to << " from " << rawSharesWord(change.formerShares) << " to " << rawSharesWord(*change.shares);
            } else {
                streams.out << (change.from.empty() ? "" : " from " + change.from) << (change.to.empty() ? "" : " to " + change.to)
                            << (change.shares ? " with shares " + rawSharesWord(*change.shares) : std::string());
            }
            streams.out << (change.refusal.isEmpty() ? "" : ": cannot be. " + change.refusal.english()) << '\n';
        }
    }

    /// False, and says so, when so many lose an account that the list may be broken, and their number was not given.
    [[nodiscard]] bool mayRemove(const Policy &policy, const std::vector<PeopleChange> &changes, const Streams &streams) const
    {
        std::set<std::string_view> removed;
        for (const PeopleChange &change : changes) {
            if (change.removes()) {
                removed.insert(change.user);
            }
        }
        const AssociationTree &tree = policy.associations;
        std::set<NameId> users;
        for (AssociationId id = 0; id < tree.rowCount(); ++id) {
            if (tree.isLive(id) && tree.isUser(id) && tree.name(id) != "root") {
                users.insert(tree.nameId(id));
            }
        }
        const bool areMany = removed.size() > 10 || removed.size() * 20 > users.size(); // 5 %
        if (!areMany || removed.size() == static_cast<std::size_t>(m_allowedRemovals)) {
            return true;
        }
        streams.err << "apportion-cli sync: this takes accounts from " << removed.size() << " of " << users.size()
                    << " users: nothing was written. If that is meant, say so: --allow-removals " << removed.size() << '\n';
        return false;
    }

    [[nodiscard]] int apply(const OpenedFiles &opened, std::vector<PeopleChange> changes, const Streams &streams) const
    {
        const bool areAnyRefused = std::any_of(changes.begin(), changes.end(), [](const PeopleChange &change) { return !change.refusal.isEmpty(); });
        std::erase_if(changes, [this](const PeopleChange &change) { return !isDone(change); });
        if (!mayRemove(opened.policy, changes, streams)) {
            return exitUnusable;
        }
        Project edited = opened;
        edited.settleBaseline(Baseline::Origin::Opened, opened.name);
        Diagnostics findings;
        static_cast<Snapshot &>(edited) = withPeople(opened, changes, findings);
        for (const Diagnostic &diagnostic : findings) {
            streams.err << diagnostic.object.name << ": " << diagnostic.english() << '\n';
        }
        const int done = areAnyRefused || hasErrors(findings) ? exitFindings : exitOk;
        if (m_out.isWanted()) {
            const int written = m_out.write(name(), edited, streams);
            return written == exitOk ? done : written;
        }
        const WrittenPolicy written = writePolicyFile(QFile::decodeName(m_path.c_str()), edited, opened.checksum);
        if (!written.isWritten()) {
            streams.err << "apportion-cli sync: " << written.error.toStdString() << '\n';
            return exitUnusable;
        }
        return done;
    }

    std::string m_path;
    std::vector<std::string> m_lists;
    std::vector<std::string> m_before;
    PolicyOutput m_out;
    int m_allowedRemovals = 0;
    bool m_apply = false;
    bool m_remove = false;
    bool m_json = false;
};

} // namespace

std::unique_ptr<Command> makeSyncCommand()
{
    return std::make_unique<SyncCommand>();
}

} // namespace apportion::cli
