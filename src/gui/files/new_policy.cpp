// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/new_policy.h"

#include "core/change/additions.h"
#include "core/evaluate/odyssey.h"
#include "models/pasted_table.h"
#include "models/text_translation.h"
#include "slurm/conf/slurm_conf.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

namespace
{

struct NewPolicyText
{
    Q_DECLARE_TR_FUNCTIONS(NewPolicy)
};

/// CPUs are a uint16_t to Slurm, whose last values mean something else; of memory, what no node will have.
constexpr int mostCpus = 65533;
constexpr int mostMemoryGb = 1 << 24;

/// A value of slurm.conf that is one word: nothing in it ends the value or begins another line.
bool isWord(const QString &text)
{
    return !text.isEmpty() && std::none_of(text.begin(), text.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control || QStringLiteral("#=\\\"'").contains(c);
    });
}

/// A name that neither slurm.conf nor a shell, nor people who read it, take for more.
bool isName(const QString &text)
{
    return isWord(text) && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || QStringLiteral("_-.").contains(c); });
}

QString confOf(const NewPolicy &wanted)
{
    constexpr int megabytes = 1024;
    const bool hasGpus = std::any_of(wanted.nodes.begin(), wanted.nodes.end(), [](const NewNodes &nodes) { return nodes.gpus > 0; });
    QString text = QStringLiteral("ClusterName=%1\nPriorityType=priority/multifactor\nPriorityDecayHalfLife=7-0\nPriorityMaxAge=7-0\n"
                                  "PriorityWeightFairshare=100000\nPriorityWeightAge=1000\n")
                       .arg(wanted.cluster.toLower());
    if (wanted.algorithm == Algorithm::DepthOblivious) {
        text += QStringLiteral("PriorityFlags=DEPTH_OBLIVIOUS\n");
    } else if (wanted.algorithm == Algorithm::Classic) {
        text += QStringLiteral("PriorityFlags=NO_FAIR_TREE\n");
    }
    if (hasGpus) {
        text += QStringLiteral("GresTypes=gpu\nAccountingStorageTRES=gres/gpu\n");
    }
    for (const NewNodes &nodes : wanted.nodes) {
        const QString gres = nodes.gpus > 0 ? QStringLiteral(" Gres=gpu:%1").arg(nodes.gpus) : QString();
        text += QStringLiteral("NodeName=%1 CPUs=%2 RealMemory=%3%4\n")
                    .arg(nodes.names)
                    .arg(nodes.cpus)
                    .arg(qint64 { nodes.memoryGb } * megabytes)
                    .arg(gres);
    }
    for (std::size_t i = 0; i < wanted.partitions.size(); ++i) {
        const NewPartition &partition = wanted.partitions[i];
        const QString first = i == 0 ? QStringLiteral(" Default=YES") : QString();
        text += QStringLiteral("PartitionName=%1 Nodes=%2%3\n").arg(partition.name, partition.nodes, first);
    }
    return text;
}

/// The columns of a table of accounts.
class AccountTable
{
public:
    explicit AccountTable(const QString &text) : m_lines(readPastedTable(text)), m_isNamed(!m_lines.empty() && readHeader(m_lines.front().cells)) { }

    /// All of it as associations to be added below root; what cannot be understood goes to @p problems.
    std::vector<NewAssociation> read(QStringList &problems)
    {
        for (const PastedLine &line : m_lines) {
            if (hasMore(line)) {
                report(line, problems);
            } else if (!m_isNamed || &line != &m_lines.front()) {
                readLine(line, problems);
            }
        }
        QStringList accounts = m_parents.keys();
        accounts.sort(); // the same table gives the same policy
        for (const QString &account : std::as_const(accounts)) {
            place(account, problems);
        }
        for (NewAssociation &user : m_users) {
            const QString account = QString::fromStdString(std::exchange(user.options, {}));
            const bool isBelowRoot = account == QLatin1String("root");
            user.above = isBelowRoot ? -1 : m_places.value(account, -1);
            user.parent = isBelowRoot ? AssociationTree::root() : noAssociation;
            if (isBelowRoot || user.above >= 0) {
                m_list.push_back(user);
            }
        }
        return std::move(m_list);
    }

private:
    enum Column : std::uint8_t { Account, User, Shares, Parent, ColumnCount };

    bool readHeader(const QStringList &cells)
    {
        static const std::array<QStringList, ColumnCount> words { { { "account", "accountname", "name" }, { "user", "username" },
            { "shares", "share", "fairshare", "rawshares" }, { "parent", "parentname", "above" } } };
        std::array<qsizetype, ColumnCount> places { -1, -1, -1, -1 };
        for (qsizetype i = 0; i < cells.size(); ++i) {
            const QString word = cells[i].toLower().remove(QLatin1Char(' '));
            for (std::size_t column = 0; column < ColumnCount; ++column) {
                places.at(column) = words.at(column).contains(word) ? i : places.at(column);
            }
        }
        if (places[Account] < 0) {
            return false;
        }
        m_columns = places;
        return true;
    }

    /// Whether anything stands in a column that is not read.
    [[nodiscard]] bool hasMore(const PastedLine &line) const
    {
        for (qsizetype i = 0; i < line.cells.size(); ++i) {
            if (!line.cells[i].isEmpty() && std::find(m_columns.begin(), m_columns.end(), i) == m_columns.end()) {
                return true;
            }
        }
        return false;
    }

    static void report(const PastedLine &line, QStringList &problems)
    {
        problems.append(
            NewPolicyText::tr("Line %1 of the accounts is not understood: %2").arg(line.number).arg(line.cells.join(QStringLiteral(", "))));
    }

    void readLine(const PastedLine &line, QStringList &problems)
    {
        const auto cell = [this, &line](Column column) { return line.cells.value(m_columns.at(column)); };
        const QStringList names = cell(Account).split(QLatin1Char('/'));
        const QString account = names.first().trimmed().toLower();
        const QString user = m_columns[User] >= 0 ? cell(User) : names.value(1).trimmed();
        bool isNumber = true;
        const QString written = cell(Shares);
        const bool isParent = written.compare(QLatin1String("parent"), Qt::CaseInsensitive) == 0;
        const std::uint32_t shares = written.isEmpty() ? 1 : isParent ? sharesParent : written.toUInt(&isNumber);
        if (account.isEmpty() || names.size() > 2 || !isNumber || (!isParent && shares > maxRawShares)) {
            report(line, problems);
            return;
        }
        if (!m_parents.contains(account)) {
            m_parents.insert(account, {});
        }
        if (account == QLatin1String("root") && user.isEmpty()) {
            return; // it is always there
        }
        if (!m_told.contains(account + QLatin1Char('/') + user)) {
            m_told.insert(account + QLatin1Char('/') + user);
        } else {
            problems.append(NewPolicyText::tr("Line %1 of the accounts names %2 again.").arg(line.number).arg(user.isEmpty() ? account : user));
            return;
        }
        if (user.isEmpty()) {
            m_parents[account] = cell(Parent).toLower();
            m_shares[account] = shares;
            return;
        }
        NewAssociation added;
        added.isUser = true;
        added.name = user.toStdString();
        added.rawShares = shares;
        added.options = account.toStdString(); // until its account has a place
        m_users.push_back(std::move(added));
    }

    /// Puts an account behind the one above it, which is put before it where it has no place yet. Accounts may hang below each
    /// other as deep as there are lines.
    void place(const QString &account, QStringList &problems)
    {
        QStringList chain; // upwards
        QSet<QString> known;
        const auto needsPlace = [this](const QString &name) { return !name.isEmpty() && name != QLatin1String("root") && !m_places.contains(name); };
        for (QString name = account; needsPlace(name); name = m_parents.value(name)) {
            if (known.contains(name)) {
                problems.append(NewPolicyText::tr("The account %1 hangs below itself.").arg(name));
                for (const QString &one : std::as_const(chain)) {
                    m_places.insert(one, -1);
                }
                return;
            }
            known.insert(name);
            chain.append(name);
        }
        while (!chain.isEmpty()) {
            const QString name = chain.takeLast();
            const QString above = m_parents.value(name);
            const bool isBelowRoot = above.isEmpty() || above == QLatin1String("root");
            NewAssociation added;
            added.parent = isBelowRoot ? AssociationTree::root() : noAssociation;
            added.above = isBelowRoot ? -1 : m_places.value(above, -1);
            if (!isBelowRoot && added.above < 0) {
                m_places.insert(name, -1);
                continue;
            }
            added.name = name.toStdString();
            added.rawShares = m_shares.value(name, 1);
            m_places.insert(name, static_cast<int>(m_list.size()));
            m_list.push_back(std::move(added));
        }
    }

    std::vector<PastedLine> m_lines;
    std::array<qsizetype, ColumnCount> m_columns { 0, -1, 1, 2 };
    bool m_isNamed; ///< the columns, by the first line
    QHash<QString, QString> m_parents; ///< of every account that is named
    QHash<QString, std::uint32_t> m_shares;
    QSet<QString> m_told; ///< accounts and users that have had a line
    QHash<QString, int> m_places; ///< in the list; −1: it has none
    std::vector<NewAssociation> m_users;
    std::vector<NewAssociation> m_list;
};

QStringList problemsOf(const NewPolicy &wanted)
{
    QStringList problems;
    if (!isName(wanted.cluster)) {
        problems.append(NewPolicyText::tr("Give the cluster a name of letters, digits, “_”, “-” and “.”."));
    }
    for (const NewNodes &nodes : wanted.nodes) {
        if (!isWord(nodes.names)) {
            problems.append(NewPolicyText::tr("“%1” is no host list: write n[1-10].").arg(nodes.names));
        }
        const auto isIn = [](int number, int least, int most) { return number >= least && number <= most; };
        if (!isIn(nodes.cpus, 1, mostCpus) || !isIn(nodes.memoryGb, 1, mostMemoryGb) || !isIn(nodes.gpus, 0, mostCpus)) {
            problems.append(NewPolicyText::tr("Nodes %1: CPUs from 1 to %2, memory from 1 to %3 GB and GPUs from 0 to %2 are whole numbers.")
                                .arg(nodes.names)
                                .arg(mostCpus)
                                .arg(mostMemoryGb));
        }
    }
    for (const NewPartition &partition : wanted.partitions) {
        if (!isWord(partition.name) || !isWord(partition.nodes)) {
            problems.append(NewPolicyText::tr("Give each partition a name and nodes, without blanks: %1").arg(partition.name));
        }
    }
    return problems;
}

} // namespace

MadePolicy makePolicy(const NewPolicy &wanted)
{
    MadePolicy made;
    made.problems = problemsOf(wanted);
    if (!made.problems.isEmpty()) {
        return made;
    }
    Policy &policy = made.project.policy;
    slurm::readSlurmConf(confOf(wanted).toStdString(), "slurm.conf", policy, made.diagnostics, false);
    policy.chips = Shared<std::vector<Chip>>(odysseyChips());
    for (const Diagnostic &found : made.diagnostics) {
        if (found.severity == Severity::Error) {
            made.problems.append(translated(found.message));
        }
    }
    policy.associations.addUser(AssociationTree::root(), "root", 1); // every cluster has him
    made.project.baseline
        = ProjectVersion { made.project, { Baseline::Origin::File, NewPolicyText::tr("an empty cluster"), QDateTime::currentDateTime() } };
    const PreparedAdditions additions = prepareAdditions(policy.associations, AccountTable(wanted.accounts).read(made.problems));
    if (!additions.refusal.isEmpty()) {
        made.problems.append(translated(additions.refusal));
    } else if (additions.isPossible()) {
        policy.associations = additions.after;
    }
    return made;
}

std::vector<NewPolicyTemplate> newPolicyTemplates()
{
    const QString accounts = QStringLiteral("physics, 40\nchemistry, 30\nbiology, 30\nphysics/ann, 1\nphysics/bob, 1\n");
    NewPolicy plain;
    plain.cluster = QStringLiteral("cluster");
    plain.nodes = { { QStringLiteral("n[1-20]"), 64, 256, 0 } };
    plain.partitions = { { QStringLiteral("batch") } };
    plain.accounts = accounts;
    NewPolicy gpus = plain;
    gpus.nodes.push_back({ QStringLiteral("g[1-4]"), 64, 512, 4 });
    gpus.partitions = { { QStringLiteral("cpu"), QStringLiteral("n[1-20]") }, { QStringLiteral("gpu"), QStringLiteral("g[1-4]") } };
    NewPolicy empty = plain;
    empty.accounts.clear();
    return { { NewPolicyText::tr("One partition"), plain }, { NewPolicyText::tr("CPUs and GPUs"), gpus },
        { NewPolicyText::tr("No accounts yet"), empty } };
}

} // namespace apportion
