// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the report.
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"
#include "gui/report/report.h"
#include "models/comparison.h"
#include "models/number_format.h"
#include "models/setting_info.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace apportion
{

namespace
{

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

constexpr int mostAssociations = 400;
constexpr int mostUsers = 60;
constexpr int mostJobs = 60;
constexpr int mostFindings = 120;
constexpr int mostChanges = 120;
constexpr int mostRows = 200;

/// Puts the blocks of a report together.
class ReportWriter
{
public:
    explicit ReportWriter(const ReportSource &source) : m_source(source), m_draft(*source.draft), m_policy(source.draft->policy()) { }

    Report write()
    {
        m_report.title = m_source.name;
        m_report.subtitle = ReportWords::tr("Fair-share and priority policy");
        summary();
        settings();
        shares();
        standing();
        hardware();
        jobs();
        findings();
        differences();
        return std::move(m_report);
    }

private:
    void heading(const QString &text, int level = 1) { m_report.blocks.emplace_back(ReportHeading { text, level }); }
    void say(const QString &text, bool quiet = false) { m_report.blocks.emplace_back(ReportText { text, quiet }); }

    /// The chart of that kind, when it was drawn.
    void figure(ChartKind kind)
    {
        for (const ReportFigure &drawn : m_source.figures) {
            if (drawn.kind == kind) {
                m_report.blocks.emplace_back(drawn);
            }
        }
    }

    void add(ReportTable table, int total, const char *leftOut)
    {
        const auto shown = static_cast<int>(table.rows.size());
        if (total > shown) {
            table.leftOut = ReportWords::tr(leftOut).arg(integerText(shown), integerText(total), integerText(total - shown));
        }
        m_report.blocks.emplace_back(std::move(table));
    }

    /// A table of the first of @p items, a row each; none when there are no items.
    template <typename Items, typename Row>
    void list(const QList<ReportColumn> &columns, const Items &items, int most, const char *leftOut, const Row &row)
    {
        ReportTable table;
        table.columns = columns;
        for (const auto &item : items) {
            if (table.rows.size() >= most) {
                break;
            }
            table.rows.append(row(item));
        }
        if (!table.rows.isEmpty()) {
            add(std::move(table), static_cast<int>(items.size()), leftOut);
        }
    }

    void summary()
    {
        ReportFacts facts;
        const TreeLayout &layout = m_draft.layout();
        const PrioritySettings &priority = m_policy.priority;
        if (!m_policy.clusterName.empty()) {
            facts.facts.append({ ReportWords::tr("Cluster"), QString::fromStdString(m_policy.clusterName) });
        }
        facts.facts.append({ ReportWords::tr("Date"), m_source.date });
        facts.facts.append({ ReportWords::tr("Algorithm"), algorithmText(m_draft.algorithm()) });
        facts.facts.append({ ReportWords::tr("Accounts and users"),
            ReportWords::tr("%1 accounts, %2 user associations").arg(integerText(layout.accountCount()), integerText(layout.userCount())) });
        facts.facts.append({ ReportWords::tr("Machine"),
            ReportWords::tr("%1 nodes, %2 CPUs, %3 partitions")
                .arg(integerText(static_cast<std::int64_t>(m_policy.clusterNodes())), integerText(static_cast<std::int64_t>(m_policy.clusterCpus())),
                    integerText(static_cast<std::int64_t>(m_policy.partitions->size()))) });
        facts.facts.append({ ReportWords::tr("Half-life of usage"), durationText(priority.halfLife) });
        facts.facts.append(
            { ReportWords::tr("Usage in all"), ReportWords::tr("%1 TRES·s").arg(usageText(m_draft.rawUsage(AssociationTree::root()))) });
        facts.facts.append({ ReportWords::tr("Jobs"), integerText(static_cast<std::int64_t>(m_draft.situation().jobs->size())) });
        const auto count = [this](Severity severity) {
            return integerText(std::count_if(
                m_source.findings.begin(), m_source.findings.end(), [severity](const Diagnostic &finding) { return finding.severity == severity; }));
        };
        if (m_source.agreement) {
            facts.facts.append({ ReportWords::tr("Agreement with the cluster"),
                ReportWords::tr("%1 of %2 numbers that it printed itself when it was imported")
                    .arg(integerText(static_cast<std::int64_t>(m_source.agreement->agreement.agreed)),
                        integerText(static_cast<std::int64_t>(m_source.agreement->agreement.compared))) });
        }
        facts.facts.append({ ReportWords::tr("Findings"),
            ReportWords::tr("%1 errors, %2 warnings, %3 notes").arg(count(Severity::Error), count(Severity::Warning), count(Severity::Note)) });
        m_report.blocks.emplace_back(std::move(facts));
    }

    void settings()
    {
        heading(ReportWords::tr("Settings"));
        ReportTable table;
        table.columns = { { ReportWords::tr("Setting") }, { ReportWords::tr("Value") }, { ReportWords::tr("What it means") } };
        const bool compares = m_source.baseline != nullptr;
        if (compares) {
            table.columns.insert(2, { ReportWords::tr("Baseline") });
        }
        for (std::size_t i = 0; i < priorityKeyCount; ++i) {
            const auto key = static_cast<PriorityKey>(i);
            const std::string value = settingValue(m_policy, key);
            const std::string before = compares ? settingValue(m_source.baseline->policy(), key) : value;
            if (value.empty() && before.empty()) {
                continue;
            }
            QStringList row { QString::fromLatin1(priorityKeyWord(key)), QString::fromStdString(value),
                settingMeaning(m_policy, key, m_draft.userCount()) };
            if (compares) {
                row.insert(2, value == before ? QString() : QString::fromStdString(before));
            }
            table.rows.append(row);
        }
        m_report.blocks.emplace_back(std::move(table));
    }

    void shares()
    {
        heading(ReportWords::tr("Shares and usage"));
        figure(ChartKind::Balance);
        const TreeLayout &layout = m_draft.layout();
        const bool all = static_cast<int>(layout.size()) <= mostAssociations;
        if (!all) {
            say(ReportWords::tr("Accounts only; their users are counted beside them. Accounts that stand deeper are left out first."), true);
        }
        const bool fairTree = m_draft.algorithm() == Algorithm::FairTree;
        ReportTable table;
        table.columns = { { ReportWords::tr("Account or user") }, { ReportWords::tr("Raw shares"), true }, { ReportWords::tr("Norm. shares"), true },
            { ReportWords::tr("Usage (TRES·s)"), true }, { ReportWords::tr("Effective usage"), true } };
        table.columns.append(fairTree ? ReportColumn { ReportWords::tr("LevelFS"), true } : ReportColumn { ReportWords::tr("Regime"), false });
        table.columns.append({ all ? ReportWords::tr("Fair-share") : ReportWords::tr("Users"), true });
        const std::uint32_t deepest = all ? 0xffffffff : deepestThatFits();
        for (TreeLayout::Position at = 0; at < layout.size() && table.rows.size() < mostAssociations; ++at) {
            const AssociationId id = layout.idAt(at);
            const int depth = depthOf(id);
            if (all || (!layout.isUserAt(at) && static_cast<std::uint32_t>(depth) <= deepest)) {
                m_order.push_back({ id, depth });
            }
        }
        sortAsTree();
        for (const Place &place : m_order) {
            if (table.rows.size() < mostAssociations) {
                table.rows.append(associationRow(place.id, all, fairTree));
                table.indents.append(place.depth);
            }
        }
        add(std::move(table), static_cast<int>(all ? layout.size() : layout.accountCount()),
            QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 are listed; %3 are left out."));
    }

    struct Place
    {
        AssociationId id;
        int depth;
    };

    [[nodiscard]] int depthOf(AssociationId id) const
    {
        int depth = 0;
        for (AssociationId above = m_draft.tree().parent(id); above != noAssociation; above = m_draft.tree().parent(above)) {
            ++depth;
        }
        return depth;
    }

    /// How deep accounts may stand so that all of that depth fit.
    [[nodiscard]] std::uint32_t deepestThatFits() const
    {
        std::vector<int> count;
        const TreeLayout &layout = m_draft.layout();
        for (TreeLayout::Position at = 0; at < layout.size(); ++at) {
            if (!layout.isUserAt(at)) {
                const auto depth = static_cast<std::size_t>(depthOf(layout.idAt(at)));
                count.resize(std::max(count.size(), depth + 1));
                ++count[depth];
            }
        }
        int sum = 0;
        std::uint32_t deepest = 0;
        for (std::size_t depth = 0; depth < count.size(); ++depth) {
            sum += count[depth];
            if (sum > mostAssociations) {
                break;
            }
            deepest = static_cast<std::uint32_t>(depth);
        }
        return std::max<std::uint32_t>(deepest, 1);
    }

    /// Positions go level by level; a report is read depth first.
    void sortAsTree()
    {
        std::vector<std::vector<std::size_t>> below(m_order.size());
        std::vector<std::size_t> placeOf(m_draft.tree().rowCount(), m_order.size());
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            placeOf[m_order[i].id] = i;
        }
        for (std::size_t i = 1; i < m_order.size(); ++i) {
            const AssociationId parent = m_draft.tree().parent(m_order[i].id);
            const std::size_t above = parent == noAssociation ? 0 : placeOf[parent];
            below[above < m_order.size() ? above : 0].push_back(i);
        }
        std::vector<Place> sorted;
        std::vector<std::size_t> stack;
        if (!m_order.empty()) {
            stack.push_back(0);
        }
        while (!stack.empty()) {
            const std::size_t i = stack.back();
            stack.pop_back();
            sorted.push_back(m_order[i]);
            stack.insert(stack.end(), below[i].rbegin(), below[i].rend());
        }
        m_order = std::move(sorted);
    }

    [[nodiscard]] QStringList associationRow(AssociationId id, bool all, bool fairTree) const
    {
        const AssociationTree &tree = m_draft.tree();
        QStringList row { toText(tree.name(id)), rawSharesText(tree.rawShares(id)), factorText(m_draft.normShares(id)),
            usageText(m_draft.rawUsage(id)), factorText(static_cast<double>(m_draft.effectiveUsage(id))) };
        if (fairTree) {
            row.append(m_draft.hasLevelFs(id) ? levelFsText(m_draft.levelFs(id)) : QString());
        } else {
            row.append(regimeText(m_draft.regime(id)));
        }
        if (all) {
            row.append(m_draft.hasFairShare(id) ? factorText(m_draft.fairShare(id)) : QString());
        } else {
            row.append(integerText(usersBelow(id)));
        }
        return row;
    }

    /// User associations below an account.
    [[nodiscard]] std::int64_t usersBelow(AssociationId account) const
    {
        if (m_users.empty()) {
            const TreeLayout &layout = m_draft.layout();
            m_users.assign(m_draft.tree().rowCount(), 0);
            for (TreeLayout::Position at = layout.size(); at-- > 0;) {
                const AssociationId id = layout.idAt(at);
                m_users[id] += layout.isUserAt(at) ? 1 : 0;
                if (const AssociationId parent = m_draft.tree().parent(id); parent != noAssociation) {
                    m_users[parent] += m_users[id];
                }
            }
        }
        return m_users[account];
    }

    void standing()
    {
        heading(ReportWords::tr("How usage fades, and where everybody stands"));
        figure(ChartKind::Decay);
        figure(ChartKind::Regimes);
        heading(ReportWords::tr("The users in their order"), 2);
        std::vector<AssociationId> users;
        for (const AssociationId id : m_draft.layout().ids()) {
            if (m_draft.tree().isUser(id)) {
                users.push_back(id);
            }
        }
        const std::size_t shown = std::min<std::size_t>(users.size(), mostUsers);
        std::partial_sort(users.begin(), users.begin() + static_cast<std::ptrdiff_t>(shown), users.end(),
            [this](AssociationId a, AssociationId b) { return std::pair(m_draft.rank(a), a) < std::pair(m_draft.rank(b), b); });
        list({ { ReportWords::tr("Rank"), true }, { ReportWords::tr("User") }, { ReportWords::tr("Account") },
                 { ReportWords::tr("Fair-share"), true }, { ReportWords::tr("Usage (TRES·s)"), true }, { ReportWords::tr("Regime") } },
            users, mostUsers, QT_TRANSLATE_NOOP("ReportWords", "The first %1 of %2 users; %3 are left out."), [this](AssociationId id) {
                return QStringList { integerText(m_draft.rank(id)), toText(m_draft.tree().name(id)), toText(m_draft.tree().accountName(id)),
                    factorText(m_draft.fairShare(id)), usageText(m_draft.rawUsage(id)), regimeText(m_draft.regime(id)) };
            });
    }

    void hardware()
    {
        constexpr const char *leftOut = QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 are listed; %3 are left out.");
        if (m_policy.nodeGroups->empty() && m_policy.partitions->empty()) {
            return;
        }
        heading(ReportWords::tr("Hardware and billing"));
        list({ { ReportWords::tr("Nodes") }, { ReportWords::tr("Count"), true }, { ReportWords::tr("CPUs each"), true },
                 { ReportWords::tr("Memory each"), true }, { ReportWords::tr("GRES") }, { ReportWords::tr("Chip") }, { ReportWords::tr("Owner") } },
            *m_policy.nodeGroups, mostRows, leftOut, [](const NodeGroup &group) {
                QStringList owners;
                for (const std::string &owner : group.owners) {
                    owners.append(QString::fromStdString(owner));
                }
                return QStringList { QString::fromStdString(group.names), integerText(group.count), integerText(group.cpus),
                    memoryText(group.memoryMb), QString::fromStdString(group.gresWritten), QString::fromStdString(group.chip),
                    group.owner == NodeOwner::Public ? ReportWords::tr("everybody") : owners.join(QStringLiteral(", ")) };
            });
        list({ { ReportWords::tr("Partition") }, { ReportWords::tr("Job factor"), true }, { ReportWords::tr("Tier"), true },
                 { ReportWords::tr("Longest job"), true }, { ReportWords::tr("TRESBillingWeights") } },
            *m_policy.partitions, mostRows, leftOut, [](const Partition &partition) {
                return QStringList { QString::fromStdString(partition.name), integerText(partition.priorityJobFactor),
                    integerText(partition.priorityTier), durationText(partition.maxTime),
                    partition.billingWeights.empty() ? ReportWords::tr("none: CPUs are billed")
                                                     : QString::fromStdString(weightsText(partition.billingWeights)) };
            });
        list({ { ReportWords::tr("QOS") }, { ReportWords::tr("Priority"), true }, { ReportWords::tr("Usage factor"), true },
                 { ReportWords::tr("Preempts") } },
            *m_policy.qos, mostRows, leftOut, [](const Qos &qos) {
                return QStringList { QString::fromStdString(qos.name), integerText(qos.priority), shortNumberText(qos.usageFactor),
                    QString::fromStdString(qos.preempt) };
            });
    }

    void jobs()
    {
        if (m_draft.order().empty()) {
            return;
        }
        heading(ReportWords::tr("Pending jobs in Slurm's order"));
        figure(ChartKind::Priority);
        const JobTable &rows = m_draft.jobs();
        list({ { ReportWords::tr("Job") }, { ReportWords::tr("User") }, { ReportWords::tr("Partition") }, { ReportWords::tr("Priority"), true },
                 { ReportWords::tr("Fair share"), true }, { ReportWords::tr("Age"), true }, { ReportWords::tr("Size"), true },
                 { ReportWords::tr("Partition"), true }, { ReportWords::tr("QOS"), true }, { ReportWords::tr("TRES"), true },
                 { ReportWords::tr("Nice"), true } },
            m_draft.order(), mostJobs, QT_TRANSLATE_NOOP("ReportWords", "The first %1 of %2 jobs; %3 are left out."), [&](JobRow row) {
                const Job &job = m_draft.situation().jobs->at(rows.job[row]);
                const PriorityTerms terms = m_draft.terms(row);
                const std::uint16_t partition = rows.partition[row];
                return QStringList { QString::fromStdString(job.id), QString::fromStdString(job.user),
                    partition == unknownIndex ? QString() : QString::fromStdString(m_policy.partitions->at(partition).name),
                    integerText(m_draft.priority(row)), termText(terms.fairshare), termText(terms.age), termText(terms.jobSize),
                    termText(terms.partition), termText(terms.qos), termText(terms.tres), integerText(terms.nice) };
            });
    }

    void findings()
    {
        heading(ReportWords::tr("Findings"));
        if (m_source.findings.empty()) {
            say(ReportWords::tr("Nothing was found that Slurm would refuse or that looks unintended."));
            return;
        }
        std::vector<const Diagnostic *> sorted;
        sorted.reserve(m_source.findings.size());
        for (const Diagnostic &finding : m_source.findings) {
            sorted.push_back(&finding);
        }
        std::stable_sort(sorted.begin(), sorted.end(), [](const Diagnostic *a, const Diagnostic *b) { return a->severity > b->severity; });
        list({ { ReportWords::tr("Kind") }, { ReportWords::tr("What is the matter") }, { ReportWords::tr("What to do") } }, sorted, mostFindings,
            QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 findings are listed, the gravest first; %3 are left out."), [](const Diagnostic *finding) {
                return QStringList { severityText(finding->severity), translated(finding->message), translated(finding->advice) };
            });
    }

    void differences()
    {
        if (m_source.baseline == nullptr) {
            return;
        }
        heading(ReportWords::tr("Difference to the baseline"));
        if (m_source.difference.isEmpty()) {
            say(ReportWords::tr("The policy is as its baseline: nothing leaves for the cluster."));
            return;
        }
        changes();
        comparison();
    }

    void changes()
    {
        ReportTable table;
        table.columns = { { ReportWords::tr("What") }, { ReportWords::tr("Baseline") }, { ReportWords::tr("Draft") } };
        int total = 0;
        const auto append = [&](const QString &what, const QString &before, const QString &after) {
            ++total;
            if (table.rows.size() < mostChanges) {
                table.rows.append({ what, before, after });
            }
        };
        for (const SettingChange &change : m_source.difference.settings) {
            append(QString::fromLatin1(priorityKeyWord(change.key)), QString::fromStdString(change.before), QString::fromStdString(change.after));
        }
        const Policy &before = m_source.baseline->policy();
        for (const PartitionChange &change : m_source.difference.partitions) {
            const bool there = change.after != unknownIndex;
            const bool was = change.before != unknownIndex;
            const auto text = [](const Partition &p) {
                return ReportWords::tr("job factor %1, tier %2, %3")
                    .arg(integerText(p.priorityJobFactor), integerText(p.priorityTier), QString::fromStdString(weightsText(p.billingWeights)));
            };
            append(ReportWords::tr("Partition %1")
                       .arg(QString::fromStdString(there ? m_policy.partitions->at(change.after).name : before.partitions->at(change.before).name)),
                was ? text(before.partitions->at(change.before)) : ReportWords::tr("none"),
                there ? text(m_policy.partitions->at(change.after)) : ReportWords::tr("none"));
        }
        for (const AssociationChange &change : m_source.difference.associations) {
            const bool there = change.after != noAssociation;
            const bool was = change.before != noAssociation;
            const AssociationTree &tree = there ? m_policy.associations : before.associations;
            const AssociationId id = there ? change.after : change.before;
            const QString name = tree.isUser(id)
                ? ReportWords::tr("%1 in %2", "a user, an account").arg(toText(tree.name(id)), toText(tree.accountName(id)))
                : toText(tree.name(id));
            const auto text = [&](const AssociationTree &in, AssociationId association) {
                const QString shares = ReportWords::tr("%1 shares").arg(rawSharesText(in.rawShares(association)));
                return change.moved ? ReportWords::tr("%1, below %2").arg(shares, toText(in.name(in.parent(association)))) : shares;
            };
            append(name, was ? text(before.associations, change.before) : ReportWords::tr("none"),
                there ? text(m_policy.associations, change.after) : ReportWords::tr("none"));
        }
        add(std::move(table), total, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 changes are listed; %3 are left out."));
    }

    void comparison()
    {
        const AssociationMatch match(m_source.baseline->tree(), m_draft.tree());
        const std::optional<ChangeEffects> effects = measureEffects(*m_source.baseline, m_draft, match, m_source.difference);
        const std::vector<ComparedJob> queue = compareQueues(*m_source.baseline, m_draft);
        comparedAccounts(compareAccounts(*m_source.baseline, m_draft, match, queue), match, *effects);
        comparedUsers(*effects);
        comparedJobs(queue, *effects);
    }

    /// A table of what falls and rises; @p row gives nothing for what stays as it is.
    template <typename Row, typename MakeRow>
    void compared(ReportTable table, const std::vector<Row> &rows, int most, const char *leftOut, const QString &none, MakeRow row)
    {
        table.columns.append({ ReportWords::tr("Because") });
        int total = 0;
        for (const Row &of : rows) {
            const QStringList cells = row(of, table.rows.size() < most);
            total += cells.isEmpty() ? 0 : 1;
            if (!cells.isEmpty() && table.rows.size() < most) {
                table.rows.append(cells);
            }
        }
        if (total == 0) {
            say(none);
            return;
        }
        add(std::move(table), total, leftOut);
    }

    void comparedAccounts(const std::vector<ComparedAccount> &accounts, const AssociationMatch &match, const ChangeEffects &effects)
    {
        heading(ReportWords::tr("Accounts: what is promised, and where their best user stands"), 2);
        ReportTable table;
        table.columns
            = { { ReportWords::tr("Account") }, { ReportWords::tr("Share") }, { ReportWords::tr("Place") }, { ReportWords::tr("Ranks"), true } };
        compared(std::move(table), accounts, mostUsers, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 accounts that change; %3 are left out."),
            ReportWords::tr("No account's share or place changes."), [&](const ComparedAccount &account, bool isShown) -> QStringList {
                const bool isSame = account.before.share == account.after.share && account.before.place == account.after.place;
                if (isSame || !isShown) {
                    return isSame ? QStringList() : QStringList(QString());
                }
                const auto both = [](const QString &before, const QString &after) {
                    return before == after ? after : ReportWords::tr("%1 → %2", "from the baseline to the draft").arg(before, after);
                };
                const auto share = [](const AccountStanding &standing) {
                    return standing.id == noAssociation
                        ? ReportWords::tr("none")
                        : ReportWords::tr("%1 %", "a part of the whole").arg(shortNumberText(standing.share * 100.0, 2));
                };
                const auto place
                    = [](const AccountStanding &standing) { return standing.place == 0 ? ReportWords::tr("none") : integerText(standing.place); };
                const AssociationId best = account.after.best == noAssociation ? noAssociation : match.before(account.after.best);
                const bool isSameBest = best != noAssociation && best == account.before.best;
                const AssociationTree &tree = account.after.id != noAssociation ? m_policy.associations : m_source.baseline->tree();
                return { toText(tree.name(account.after.id != noAssociation ? account.after.id : account.before.id)),
                    both(share(account.before), share(account.after)), both(place(account.before), place(account.after)), signedText(account.risen()),
                    isSameBest ? effectText(effects, effects.ofUser(best)) : QString() };
            });
    }

    void comparedUsers(const ChangeEffects &effects)
    {
        heading(ReportWords::tr("Who falls, who rises"), 2);
        ReportTable table;
        table.columns = { { ReportWords::tr("User") }, { ReportWords::tr("Account") }, { ReportWords::tr("Baseline"), true },
            { ReportWords::tr("Draft"), true }, { ReportWords::tr("Ranks"), true } };
        compared(std::move(table), m_source.users, mostUsers, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 users who rise or fall; %3 are left out."),
            ReportWords::tr("Nobody's rank changes."), [&](const ComparedUser &user, bool isShown) -> QStringList {
                const bool was = user.before != noAssociation;
                const bool is = user.after != noAssociation;
                const bool isSame = user.risen() == 0 && was && is;
                if (isSame || !isShown) {
                    return isSame ? QStringList() : QStringList(QString());
                }
                const AssociationTree &tree = is ? m_policy.associations : m_source.baseline->tree();
                const AssociationId id = is ? user.after : user.before;
                return { toText(tree.name(id)), toText(tree.accountName(id)), was ? factorText(user.factorBefore) : QString(),
                    is ? factorText(user.factorAfter) : QString(), signedText(user.risen()),
                    !was      ? ReportWords::tr("new")
                        : !is ? ReportWords::tr("removed")
                              : effectText(effects, effects.ofUser(user.before)) };
            });
    }

    void comparedJobs(const std::vector<ComparedJob> &queue, const ChangeEffects &effects)
    {
        if (queue.empty()) {
            return;
        }
        heading(ReportWords::tr("The queue: what is looked at earlier or later"), 2);
        ReportTable table;
        table.columns = { { ReportWords::tr("Job") }, { ReportWords::tr("User") }, { ReportWords::tr("Baseline"), true },
            { ReportWords::tr("Draft"), true }, { ReportWords::tr("Places"), true } };
        compared(std::move(table), queue, mostJobs, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 jobs that change places; %3 are left out."),
            ReportWords::tr("No job changes its place."), [&](const ComparedJob &job, bool isShown) -> QStringList {
                if (job.risen() == 0 || !isShown) {
                    return job.risen() == 0 ? QStringList() : QStringList(QString());
                }
                const Job &record = (*m_draft.situation().jobs)[job.after];
                return { toText(record.id), toText(record.user), integerText(job.placeBefore), integerText(job.placeAfter), signedText(job.risen()),
                    effectText(effects, effects.ofJob(job.before)) };
            });
    }

    const ReportSource &m_source;
    const Evaluation &m_draft;
    const Policy &m_policy;
    Report m_report;
    std::vector<Place> m_order;
    mutable std::vector<std::int64_t> m_users;
};

} // namespace

Report makeReport(const ReportSource &source)
{
    return ReportWriter(source).write();
}

} // namespace apportion
