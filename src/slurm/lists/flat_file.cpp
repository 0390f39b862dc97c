// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

#include "core/limits/limit.h"
#include "core/policy/flat_option.h"
#include "core/policy/tres.h"
#include "core/schema/root_options.h"
#include "slurm/lists/association_rows.h"
#include "slurm/lists/flat_line.h"
#include "slurm/lists/qos_fields.h"
#include "slurm/text/bounds.h"
#include "slurm/text/reading.h"

#include <algorithm>
#include <array>
#include <deque>
#include <limits>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// How the comment begins that sacctmgr dump writes at the top (cluster_functions.c, sacctmgr_dump_cluster, to 26.05). What follows holds
/// names and texts as the database has them: a backslash of `corp\ann` escapes nothing, though load would take it so.
constexpr std::string_view dumpHeader = "# To edit this file start with a cluster line";

class FlatFileReader
{
public:
    FlatFileReader(Policy &policy, Findings &findings) : m_policy(policy), m_tree(policy.associations), m_findings(findings) { }

    /// @p listing: what `sacctmgr -P show assoc` printed of the same cluster, or nothing.
    bool read(std::string_view text, std::string_view listing, const std::string &listingName, Progress *progress)
    {
        // a line that says something is longer than forty characters; lines of one are no reason to take memory
        const std::size_t lines = std::min(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), text.size() / 40);
        m_tree = AssociationTree();
        m_tree.reserve(lines + 2);
        m_lines.reserve(lines + 2);
        m_accountByName.assign(m_tree.names().size(), noAssociation);
        m_accountByName[m_tree.nameId(AssociationTree::root())] = AssociationTree::root();

        LineWalker walker(text);
        while (walker.next()) {
            if (progress != nullptr) {
                progress->reached(static_cast<std::uint64_t>(walker.line().data() - text.data()));
                if (progress->isCancelled()) {
                    break;
                }
            }
            const std::uint32_t number = walker.number();
            const bool isIndented = !walker.line().empty() && isBlank(walker.line().front());
            const std::string_view line = joinFlatLine(walker, m_joinedLines);
            if (line.starts_with(dumpHeader)) {
                m_escapes = FlatEscapes::OfMarks;
            } else if (!line.empty() && line.front() != '#') {
                FlatLine split = splitFlatLine(line, number);
                split.escapes = m_escapes;
                checkForm(split, isIndented);
                readLine(split);
            }
        }
        readArrived();
        if (m_escapes == FlatEscapes::OfMarks && m_understood > 0 && !listing.empty()) {
            addFromListing(listing, listingName);
        }
        tellLost();
        if (m_understood > 0) {
            addRootUser();
        }
        m_tree.setRead(m_findings.fileName(), std::move(m_lines), m_clusterLine, m_policy.clusterOptions);
        m_policy.qos.edit() = std::move(m_qos);
        m_policy.foreignAssociations.edit() = std::move(m_foreign);
        return m_understood > 0;
    }

private:
    /// What sacctmgr load refuses, and with it all that follows (file_functions.c, load_sacctmgr_cfg_file): each kind is told once.
    void checkForm(const FlatLine &line, bool isIndented)
    {
        if (line.object == FlatLine::Object::Unknown) {
            return;
        }
        if (isIndented) {
            tellForm(m_toldIndented, line, { APPORTION_TEXT("The line is indented: sacctmgr load would refuse the file."), {} },
                { APPORTION_TEXT("Begin it with its first word."), {} });
        }
        if (!line.isSpaced) {
            tellForm(m_toldSpaces, line, { APPORTION_TEXT("There is no \" - \" behind the first word: sacctmgr load would refuse the file."), {} },
                { APPORTION_TEXT("Write it as in: User - 'ann':Fairshare=1"), {} });
        }
        if (line.object == FlatLine::Object::Qos ? m_hasCluster : !m_hasCluster && line.object != FlatLine::Object::Cluster) {
            tellForm(m_toldOrder, line,
                { APPORTION_TEXT("The line stands on the wrong side of the Cluster line: sacctmgr load would refuse the file."), {} },
                { APPORTION_TEXT("Write QOS above the line that begins with Cluster, all others below it."), {} });
        }
    }

    void tellForm(bool &isTold, const FlatLine &line, Text message, Text advice)
    {
        if (!std::exchange(isTold, true)) {
            m_findings.add(Severity::Warning, "flat-form", line.number, std::move(message), std::move(advice));
        }
    }

    void readLine(const FlatLine &line)
    {
        switch (line.object) {
        case FlatLine::Object::Cluster:
            readCluster(line);
            return;
        case FlatLine::Object::Parent:
            readParent(line);
            return;
        case FlatLine::Object::Qos:
            readQos(line);
            return;
        case FlatLine::Object::Account:
        case FlatLine::Object::User:
            if (m_parent == noAssociation) {
                m_waiting[m_parentName].push_back(line);
            } else {
                readAssociation(line, m_parent);
            }
            return;
        case FlatLine::Object::Unknown:
            break;
        }
        m_findings.add(Severity::Warning, "flat-line", line.number,
            { APPORTION_TEXT("The line is not understood: %1"), { std::string(line.text.substr(0, 200)) } },
            { APPORTION_TEXT("A line begins with Cluster, Parent, Account, User or QOS; it is kept as it stands, and sacctmgr load would refuse it."),
                {} });
        keepForeign(line);
    }

    void readCluster(const FlatLine &line)
    {
        if (std::exchange(m_hasCluster, true)) {
            giveUp(line, "flat-cluster-double", { APPORTION_TEXT("There is a second Cluster line."), {} },
                { APPORTION_TEXT("Give a file with one cluster; the first one was taken."), {} });
            return;
        }
        std::vector<FlatOption> options;
        FlatOptionScanner scanner(line.rest, true, line.escapes);
        FlatOptionView option;
        std::string name;
        while (scanner.next(option)) {
            if (name.empty() && option.name.empty()) {
                name = option.value;
            } else {
                options.push_back({ std::string(option.name), std::string(option.value), option.quoted });
            }
        }
        if (!m_policy.clusterName.empty() && !sameIgnoringCase(m_policy.clusterName, name)) {
            m_findings.add(Severity::Warning, "flat-cluster-other", line.number,
                { APPORTION_TEXT("The accounts are of cluster %1, slurm.conf is of cluster %2."), { name, m_policy.clusterName } },
                { APPORTION_TEXT("Check that both files belong together."), {} });
        }
        if (m_policy.clusterName.empty()) {
            m_policy.clusterName = name;
        }
        m_policy.clusterOptions = optionsText(options);
        takeRootPriority(m_policy);
        m_clusterLine = line.number;
        ++m_understood;
    }

    void readParent(const FlatLine &line)
    {
        m_fields.read(line, m_findings);
        m_parentName = lowerCase(m_fields.name);
        m_parent = findAccount(m_parentName);
        if (m_parent == noAssociation) {
            m_waiting[m_parentName].push_back(line);
        }
        ++m_understood;
    }

    void readQos(const FlatLine &line)
    {
        Qos qos;
        std::vector<std::string> seen;
        FlatOptionScanner scanner(line.rest, true, line.escapes);
        FlatOptionView option;
        while (scanner.next(option)) {
            if (option.name.empty() && qos.name.empty()) {
                qos.name = option.value;
            } else if (option.name.empty()) {
                reportStray(line.number, option.value, APPORTION_TEXT("Put a value that holds a colon in quotes; the word is left out."), m_findings);
            } else if (!option.value.empty()) {
                readQosOption(qos, option, line.number, seen);
            }
        }
        const bool full = m_qos.size() >= mostQos;
        const bool known = full || std::any_of(m_qos.begin(), m_qos.end(), [&](const Qos &other) { return other.name == qos.name; });
        if (qos.name.empty() || known) {
            giveUp(line, "flat-qos", { APPORTION_TEXT("QOS \"%1\" has no name of its own, or stands twice."), { qos.name } },
                { APPORTION_TEXT("Give each QOS one line; this one was left out."), {} });
            return;
        }
        qos.place = { { m_findings.fileName(), line.number } };
        m_qos.push_back(std::move(qos));
        ++m_understood;
    }

    /// @p seen: the options before it, in lower case. Lists become one, as sacctmgr takes them (qos_functions.c,
    /// sacctmgr_set_qos_rec).
    void readQosOption(Qos &qos, const FlatOptionView &option, std::uint32_t line, std::vector<std::string> &seen)
    {
        const std::string word(optionOfColumn(option.name));
        const std::string_view raw = option.raw.substr(option.raw.find('=') + 1);
        std::string written = m_escapes == FlatEscapes::Every ? std::string(raw) : withEveryEscape(raw);
        std::string value(option.value);
        if (std::find(seen.begin(), seen.end(), lowerCase(word)) != seen.end()) {
            const bool isOfTres = lowerCase(word).find("tres") != std::string::npos;
            const bool isList = isOfTres || sameIgnoringCase(word, "Preempt");
            reportTwice(line, word, qos.name, isList, m_findings);
            constexpr std::size_t longest = 1u << 16; // of a list that is added to: a line may repeat it without end
            const std::string before = isOfTres ? qosOptionValue(qos, word) : qos.preempt;
            if (isList && !before.empty() && before.size() < longest) {
                value.insert(0, before + ',');
                written = '\'' + value + '\'';
            }
        } else {
            seen.push_back(lowerCase(word));
        }
        if (!setQosOption(qos, option.name, value, written)) {
            qos.foreign.push_back({ std::string(option.name), written });
            m_findings.add(Severity::Error, "flat-qos", line, { APPORTION_TEXT("%1 is not a number."), { std::string(option.raw) } },
                { APPORTION_TEXT("Correct the QOS line; its default is taken."), {} });
        }
    }

    void readAssociation(const FlatLine &line, AssociationId parent)
    {
        if (!m_fields.read(line, m_findings)) {
            giveUp(line, "flat-name", { APPORTION_TEXT("The line names nobody."), {} },
                { APPORTION_TEXT("Write it as in: User - 'ann':Fairshare=1"), {} });
            return;
        }
        ++m_understood;
        if (line.object == FlatLine::Object::Account) {
            addAccount(line, parent);
        } else {
            addUser(line, parent);
        }
    }

    void addAccount(const FlatLine &line, AssociationId parent)
    {
        if (std::any_of(m_fields.name.begin(), m_fields.name.end(), [](char c) { return c >= 'A' && c <= 'Z'; })) {
            m_fields.name = lowerCase(m_fields.name);
        }
        AssociationId id = findAccount(m_fields.name);
        if (id != noAssociation && id != AssociationTree::root()) {
            giveUp(line, "flat-account-double", { APPORTION_TEXT("Account %1 stands twice."), { m_fields.name } },
                { APPORTION_TEXT("An account has one place in the tree; the first one was taken."), {} });
            return;
        }
        if (id == noAssociation) {
            id = m_tree.addAccount(parent, m_fields.name, m_fields.rawShares);
            const NameId name = m_tree.nameId(id);
            if (name >= m_accountByName.size()) {
                m_accountByName.resize(std::max<std::size_t>(std::size_t { name } + 1, m_accountByName.size() * 2), noAssociation);
            }
            m_accountByName[name] = id;
            if (!m_waiting.empty() && m_waiting.count(m_fields.name) != 0) {
                m_arrived.push_back(m_fields.name);
            }
        } else {
            m_tree.setRawShares(id, m_fields.rawShares == sharesParent ? 1 : m_fields.rawShares);
        }
        m_tree.setOptions(id, m_fields.options);
        m_tree.setPriority(id, m_fields.priority);
        noteLine(id, line.number);
        if (!m_fields.partition.empty()) {
            m_findings.add(Severity::Warning, "flat-partition", line.number,
                { APPORTION_TEXT("Account %1 has a Partition, which only users have."), { m_fields.name } },
                { APPORTION_TEXT("It was left out."), {} });
        }
    }

    void addUser(const FlatLine &line, AssociationId account)
    {
        if (hasUser(account)) {
            giveUp(line, "flat-user-double",
                { APPORTION_TEXT("User %1 stands twice in account %2."), { m_fields.name, std::string(m_tree.name(account)) } },
                { APPORTION_TEXT("Keep one of the lines; the first one was taken."), {} });
            return;
        }
        const AssociationId id = m_tree.addUser(account, m_fields.name, m_fields.rawShares, m_fields.partition);
        if (m_fields.partition.empty()) {
            noteUser(account, m_tree.nameId(id));
        } else {
            m_partitionUsers.insert({ account, m_tree.nameId(id), m_tree.names().find(m_fields.partition) });
        }
        m_tree.setOptions(id, m_fields.options);
        noteLine(id, line.number);
        if (m_fields.priority != noPriority) {
            m_tree.setPriority(id, m_fields.priority);
        }
    }

    void noteLine(AssociationId id, std::uint32_t line)
    {
        m_lines.resize(m_tree.rowCount());
        m_lines[id] = line;
    }

    /// That a user stands in @p account, for no partition. Most stand in one alone.
    void noteUser(AssociationId account, NameId name)
    {
        if (name >= m_firstOfUser.size()) {
            m_firstOfUser.resize(std::max<std::size_t>(std::size_t { name } + 1, m_firstOfUser.size() * 2), noAssociation);
        }
        if (m_firstOfUser[name] == noAssociation) {
            m_firstOfUser[name] = account;
        } else {
            m_users.insert(pairKey(account, name));
        }
    }

    /// Whether the user of m_fields stands in @p account already.
    [[nodiscard]] bool hasUser(AssociationId account) const
    {
        const NameId name = m_tree.names().find(m_fields.name);
        if (m_fields.partition.empty()) {
            const AssociationId first = name < m_firstOfUser.size() ? m_firstOfUser[name] : noAssociation;
            return first == account || (first != noAssociation && m_users.contains(pairKey(account, name)));
        }
        return m_partitionUsers.count({ account, name, m_tree.names().find(m_fields.partition) }) != 0;
    }

    /// Reads the lines whose parents came after them.
    void readArrived()
    {
        for (std::size_t i = 0; i < m_arrived.size(); ++i) {
            const std::vector<FlatLine> lines = std::exchange(m_waiting[m_arrived[i]], {});
            const AssociationId parent = findAccount(m_arrived[i]);
            for (const FlatLine &line : lines) {
                if (line.object != FlatLine::Object::Parent) {
                    readAssociation(line, parent);
                } else if (!m_isListing) {
                    m_findings.add(Severity::Warning, "flat-parent-late", line.number,
                        { APPORTION_TEXT("Parent %1 stands before the line that creates it."), { m_arrived[i] } },
                        { APPORTION_TEXT("Move it below that line: sacctmgr load would stop here."), {} });
                }
            }
        }
        m_arrived.clear();
    }

    /// Tells of the lines whose parents never came.
    void tellLost()
    {
        std::vector<FlatLine> lost;
        for (const auto &[name, lines] : m_waiting) {
            lost.insert(lost.end(), lines.begin(), lines.end());
        }
        std::sort(lost.begin(), lost.end(), [](const FlatLine &a, const FlatLine &b) { return a.number < b.number; });
        for (const FlatLine &line : lost) {
            if (line.object == FlatLine::Object::Parent) {
                giveUp(line, "flat-parent-unknown", { APPORTION_TEXT("No line creates this parent: %1"), { std::string(line.rest.substr(0, 200)) } },
                    { APPORTION_TEXT("Add its Account line; the lines below it were kept, but are not part of the tree."), {} });
            } else {
                keepForeign(line);
            }
        }
    }

    /// Adds the associations that a dump lacks: since Slurm 23.11 those below an account that was moved before 25.05.1, as slurmdbd sorts by a
    /// lineage that it did not note anew. Of an account that is left out, what is below it stands in the dump and waits.
    void addFromListing(std::string_view listing, const std::string &listingName)
    {
        m_isListing = true;
        Diagnostics unheard; // the list is read for what it tells of thresholds, too
        Findings findings(unheard, listingName);
        std::vector<AssociationRecord> accounts;
        std::unordered_map<std::string, std::vector<std::size_t>> below; // of those, by their parents
        std::vector<std::size_t> next;
        for (AssociationRows rows(listing, findings); rows.next();) {
            if (m_policy.clusterOptions.empty() && rows.user().empty() && isPlainRow(rows) && lowerCase(rows.account()) == "root") {
                addRootOptions(rows.record()); // the line of the cluster has them of what sorts first, where that is root
            }
            if (rows.user().empty() && isPlainRow(rows) && findAccount(lowerCase(rows.account())) == noAssociation) {
                AssociationRecord record = rows.record();
                record.account = lowerCase(record.account);
                record.parent = lowerCase(record.parent);
                if (findAccount(record.parent) != noAssociation) {
                    next.push_back(accounts.size());
                } else {
                    below[record.parent].push_back(accounts.size());
                }
                accounts.push_back(std::move(record));
            }
        }
        while (!next.empty()) {
            const AssociationRecord &record = accounts[next.back()];
            next.pop_back();
            if (findAccount(record.account) == noAssociation) { // no line that waited has made it
                addListed(record, findAccount(record.parent));
            }
            if (const auto others = below.find(record.account); others != below.end()) {
                next.insert(next.end(), others->second.begin(), others->second.end());
                below.erase(others);
            }
        }
        for (AssociationRows rows(listing, findings); rows.next();) {
            const AssociationId account = rows.user().empty() || !isPlainRow(rows) ? noAssociation : findAccount(lowerCase(rows.account()));
            m_fields.name = rows.user();
            m_fields.partition = lowerCase(rows.partition());
            if (account != noAssociation && !hasUser(account)) {
                addListed(rows.record(), account);
            }
        }
        tellListed();
    }

    /// Whether a row is of this cluster and without a backslash, which a dump loses, so that who has one in the name is another one there.
    [[nodiscard]] bool isPlainRow(const AssociationRows &rows) const
    {
        const auto isPlain = [](std::string_view name) { return name.find('\\') == std::string_view::npos; };
        return (rows.cluster().empty() || sameIgnoringCase(rows.cluster(), m_policy.clusterName)) && !rows.account().empty()
            && isPlain(rows.account()) && isPlain(rows.user());
    }

    void addRootOptions(const AssociationRecord &root)
    {
        std::vector<FlatOption> options { { "Fairshare", std::to_string(root.rawShares.value_or(1)), false } };
        options.insert(options.end(), root.options.begin(), root.options.end());
        m_policy.clusterOptions = optionsText(options);
        m_tree.setPriority(AssociationTree::root(), root.priority);
    }

    /// Adds the association of a row, and what waited for it.
    void addListed(const AssociationRecord &record, AssociationId parent)
    {
        m_fields.name = record.user.empty() ? record.account : record.user;
        m_fields.rawShares = record.rawShares.value_or(1);
        m_fields.priority = record.priority;
        m_fields.partition = record.user.empty() ? std::string() : record.partition;
        m_fields.options = optionsText(record.options);
        if (m_listed++ == 0) {
            m_firstListed = { record.user, lowerCase(record.account) };
        }
        if (record.user.empty()) {
            addAccount(FlatLine(), parent);
            readArrived();
        } else {
            addUser(FlatLine(), parent);
        }
    }

    void tellListed()
    {
        if (m_listed == 0) {
            return;
        }
        const std::string count = std::to_string(m_listed);
        const auto &[user, account] = m_firstListed;
        m_findings.add(Severity::Note, "dump-completed", 0,
            user.empty()
                ? Text { APPORTION_TEXT("Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2. They were added "
                                        "from the list."),
                    { count, account } }
                : Text { APPORTION_TEXT("Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3. They were "
                                        "added from the list."),
                    { count, user, account } },
            { APPORTION_TEXT("sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved. Their MaxTRESRunMins, comments "
                             "and WCKeys, which it does not list, are not known."),
                {} });
    }

    /// Every cluster's account root has a user root with one share (SLURM.md 1).
    void addRootUser()
    {
        m_fields.name = "root";
        m_fields.partition.clear();
        if (hasUser(AssociationTree::root())) {
            return;
        }
        m_tree.addUser(AssociationTree::root(), "root", 1);
        m_findings.add(Severity::Note, "flat-root-user", 0, { APPORTION_TEXT("No line names the user root; he was added with 1 share."), {} },
            { APPORTION_TEXT("Every cluster has him in the account root: nothing is to be done."), {} });
    }

    AssociationId findAccount(std::string_view name) const
    {
        const NameId id = m_tree.names().find(name);
        return id < m_accountByName.size() ? m_accountByName[id] : noAssociation;
    }

    void keepForeign(const FlatLine &line)
    {
        if (m_foreign.size() < mostKeptLines) {
            m_foreign.push_back(line.escapes == FlatEscapes::Every ? std::string(line.text) : withEveryEscape(line.text));
        } else if (!std::exchange(m_reportedTooMany, true)) {
            reportTooMany(m_findings, line.number, mostKeptLines);
        }
    }

    void giveUp(const FlatLine &line, const char *code, Text message, Text advice)
    {
        m_findings.add(Severity::Error, code, line.number, std::move(message), std::move(advice));
        keepForeign(line);
    }

    Policy &m_policy;
    AssociationTree &m_tree;
    Findings &m_findings;

    std::vector<AssociationId> m_accountByName; // by name id; noAssociation: no account
    std::vector<AssociationId> m_firstOfUser; // by name id: the account in which he stands first, without a partition
    std::unordered_set<std::uint64_t> m_users; // pairKey() of those in further accounts
    std::set<std::array<std::uint32_t, 3>> m_partitionUsers; // (account, name id, name id of the partition)
    std::vector<std::uint32_t> m_lines; // by id
    std::uint32_t m_clusterLine = 0;
    std::vector<Qos> m_qos;
    std::vector<std::string> m_foreign;
    AssociationId m_parent = AssociationTree::root(); // noAssociation: not created yet
    std::string m_parentName = "root";
    std::unordered_map<std::string, std::vector<FlatLine>> m_waiting; // Parent lines not created yet, with theirs
    std::vector<std::string> m_arrived; // parents that came after lines waited for them
    std::size_t m_listed = 0; // associations that a list had, and not the dump
    std::pair<std::string, std::string> m_firstListed; // user and account of the first one
    std::deque<std::string> m_joinedLines; // what continued lines are views of
    FlatFields m_fields; // of the line that is being read; kept for its memory
    FlatEscapes m_escapes = FlatEscapes::Every;
    bool m_hasCluster = false;
    bool m_isListing = false; // the lines have been read
    bool m_reportedTooMany = false;
    bool m_toldIndented = false;
    bool m_toldSpaces = false;
    bool m_toldOrder = false;
    std::size_t m_understood = 0;
};

} // namespace

bool readFlatFile(std::string_view text, const std::string &fileName, Policy &policy, Diagnostics &diagnostics, Progress *progress)
{
    return readCompletedFlatFile(text, fileName, {}, {}, policy, diagnostics, progress);
}

bool readCompletedFlatFile(std::string_view text, const std::string &fileName, std::string_view listing, const std::string &listingName,
    Policy &policy, Diagnostics &diagnostics, Progress *progress)
{
    return readListing(
        text, fileName, diagnostics, [&](Findings &findings) { return FlatFileReader(policy, findings).read(text, listing, listingName, progress); });
}

bool isFlatFileLine(std::string_view line)
{
    const FlatLine split = splitFlatLine(trimmed(line), 0);
    return split.object != FlatLine::Object::Unknown
        && split.text.substr(0, split.text.size() - split.rest.size()).find('-') != std::string_view::npos;
}

} // namespace apportion::slurm
