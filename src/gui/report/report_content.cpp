// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the report.
#include "core/check/checker.h"
#include "core/evaluate/job_priority.h"
#include "core/schema/setting_fields.h"
#include "core/schema/value_text.h"
#include "gui/report/report_parts.h"
#include "models/number_format.h"
#include "models/setting_info.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"

#include <algorithm>
#include <set>
#include <string>

namespace apportion
{

namespace
{

/// "28 accounts · 134 user associations"
QString counts(const QStringList &each)
{
    return each.join(QStringLiteral(" · "));
}

/// Puts the blocks of a report together.
class ReportWriter : private ReportBlocks
{
public:
    explicit ReportWriter(const ReportSource &source) : m_source(source), m_draft(*source.draft), m_policy(source.draft->policy()) { }

    /// The accounts with their users alone.
    ReportTable tree()
    {
        listEverybody();
        return std::get<ReportTable>(take().back());
    }

    Report write()
    {
        summary();
        const bool compares = m_source.baseline != nullptr;
        if (compares) {
            put(ReportHeading { ReportWords::tr("Difference to the baseline"), 1, true });
            writeDifference(*this, m_source);
        }
        put(ReportHeading { ReportWords::tr("Accounts: shares and usage"), 1, !compares });
        accounts();
        standing();
        settings();
        hardware();
        jobs();
        findings();
        writeReplay(*this, m_source);
        heading(ReportWords::tr("Every user"));
        users();
        everybody();
        return { m_source.name, ReportWords::tr("Fair-share and priority policy"), take() };
    }

private:
    /// The chart of that kind, when it was drawn.
    void figure(ChartKind kind)
    {
        for (const ReportFigure &drawn : m_source.figures) {
            if (drawn.kind == kind) {
                put(drawn);
            }
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
        if (m_draft.now() > 0) {
            facts.facts.append({ ReportWords::tr("Usage as of"), dayText(m_draft.now()) });
        }
        facts.facts.append({ ReportWords::tr("Written on"), m_source.date });
        if (!m_source.scenario.isEmpty()) {
            facts.facts.append({ ReportWords::tr("Scenario"), m_source.scenario });
        }
        if (m_source.baseline != nullptr && !m_source.comparedWith.isEmpty()) {
            facts.facts.append({ ReportWords::tr("Compared with"), m_source.comparedWith });
        }
        facts.facts.append({ ReportWords::tr("Algorithm"), algorithmText(m_draft.algorithm()) });
        facts.facts.append({ ReportWords::tr("Accounts and users"),
            counts({ ReportWords::tr("%n account(s)", nullptr, static_cast<int>(layout.accountCount())),
                ReportWords::tr("%n user association(s)", nullptr, static_cast<int>(layout.userCount())) }) });
        facts.facts.append({ ReportWords::tr("Machine"),
            counts({ ReportWords::tr("%n node(s)", nullptr, static_cast<int>(m_policy.clusterNodes())),
                ReportWords::tr("%n CPU(s)", nullptr, static_cast<int>(m_policy.clusterCpus())),
                ReportWords::tr("%n partition(s)", nullptr, static_cast<int>(m_policy.partitions->size())) }) });
        facts.facts.append({ ReportWords::tr("Half-life of usage"), durationText(priority.halfLife) });
        facts.facts.append(
            { ReportWords::tr("Usage in all"), ReportWords::tr("%1 TRES·s").arg(usageText(m_draft.rawUsage(AssociationTree::root()))) });
        facts.facts.append({ ReportWords::tr("Jobs"), integerText(static_cast<std::int64_t>(m_draft.situation().jobs->size())) });
        const auto count = [this](Severity severity) {
            return static_cast<int>(std::count_if(
                m_source.findings.begin(), m_source.findings.end(), [severity](const Diagnostic &finding) { return finding.severity == severity; }));
        };
        if (m_source.agreement) {
            facts.facts.append({ ReportWords::tr("Agreement with the cluster"),
                ReportWords::tr("%1 of %2 numbers that it printed itself when it was imported")
                    .arg(integerText(static_cast<std::int64_t>(m_source.agreement->agreement.agreed)),
                        integerText(static_cast<std::int64_t>(m_source.agreement->agreement.compared))) });
        }
        facts.facts.append({ ReportWords::tr("Findings"),
            ReportWords::tr("%1, %2, %3", "so many errors, warnings, notes")
                .arg(ReportWords::tr("%n error(s)", nullptr, count(Severity::Error)),
                    ReportWords::tr("%n warning(s)", nullptr, count(Severity::Warning)),
                    ReportWords::tr("%n note(s)", nullptr, count(Severity::Note))) });
        put(std::move(facts));
        if (m_source.baseline != nullptr) {
            summarizeDifference(*this, m_source);
        }
        gravestFindings();
    }

    /// The findings that the change brings, which the baseline does not have: by their words, which say of whom and how much they are.
    [[nodiscard]] std::vector<const Diagnostic *> broughtFindings() const
    {
        std::vector<const Diagnostic *> brought;
        if (m_source.baseline == nullptr || m_source.difference.isEmpty()) {
            return brought;
        }
        std::set<std::string> had;
        for (const Diagnostic &finding : check(m_source.baseline->policy(), m_source.baseline->situation())) {
            had.insert(finding.message.english());
        }
        for (const Diagnostic &finding : m_source.findings) {
            if (!had.contains(finding.message.english())) {
                brought.push_back(&finding);
            }
        }
        std::stable_sort(brought.begin(), brought.end(), [](const Diagnostic *a, const Diagnostic *b) { return a->severity > b->severity; });
        return brought;
    }

    /// What somebody who reads one page should know of before anything is changed: first what the change brings, notes too.
    void gravestFindings()
    {
        constexpr qsizetype most = 3;
        QStringList lines;
        const std::vector<const Diagnostic *> brought = broughtFindings();
        for (const Diagnostic *finding : brought) {
            if (lines.size() < most) {
                lines.append(ReportWords::tr("%1, by what is changed: %2", "a kind of finding, what it is")
                                 .arg(severityText(finding->severity), translated(finding->message)));
            }
        }
        for (const Severity severity : { Severity::Error, Severity::Warning }) {
            for (const Diagnostic &finding : m_source.findings) {
                const bool isSaid = std::find(brought.begin(), brought.end(), &finding) != brought.end();
                if (finding.severity == severity && !isSaid && lines.size() < most) {
                    lines.append(ReportWords::tr("%1: %2", "a kind of finding, what it is").arg(severityText(severity), translated(finding.message)));
                }
            }
        }
        if (lines.isEmpty()) {
            return;
        }
        heading(ReportWords::tr("What to look at"), 2);
        for (const QString &line : lines) {
            say(line);
        }
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
        put(std::move(table));
    }

    /// What an account is promised, what it used and where it stands; its users are only counted.
    void accounts()
    {
        figure(ChartKind::Balance);
        const std::uint32_t deepest = deepestThatFits();
        listAssociations(
            { { ReportWords::tr("Users"), true } }, static_cast<int>(m_draft.layout().accountCount()),
            [&](AssociationId id) { return !m_draft.tree().isUser(id) && static_cast<std::uint32_t>(depthOf(id)) <= deepest; },
            [this](AssociationId id) { return QStringList { integerText(usersBelow(id)) }; });
    }

    /// Where all of them fit: accounts with their users below them.
    void everybody()
    {
        const auto size = static_cast<int>(m_draft.layout().size());
        if (size > m_source.mostRows) {
            return;
        }
        heading(ReportWords::tr("Accounts with their users"), 2);
        listEverybody();
    }

    void listEverybody()
    {
        listAssociations(
            { { ReportWords::tr("Fair-share"), true } }, static_cast<int>(m_draft.layout().size()), [](AssociationId) { return true; },
            [this](AssociationId id) { return QStringList { fairShareText(m_draft, id) }; });
    }

    /// A table of the tree, of what @p isListed; @p cells are those of the last columns.
    template <typename IsListed, typename Cells>
    void listAssociations(const QList<ReportColumn> &last, int total, const IsListed &isListed, const Cells &cells)
    {
        const bool fairTree = m_draft.algorithm() == Algorithm::FairTree;
        ReportTable table;
        table.columns = { { ReportWords::tr("Account or user") }, { ReportWords::tr("Raw shares"), true }, { ReportWords::tr("Norm. shares"), true },
            { ReportWords::tr("Usage (TRES·s)"), true }, { ReportWords::tr("Effective usage"), true } };
        table.columns.append(fairTree ? ReportColumn { ReportWords::tr("LevelFS"), true } : ReportColumn { ReportWords::tr("Regime"), false });
        table.columns += last;
        m_order.clear();
        for (const AssociationId id : m_draft.layout().ids()) {
            if (isListed(id)) {
                m_order.push_back({ id, depthOf(id) });
            }
        }
        sortAsTree();
        for (const Place &place : m_order) {
            if (table.rows.size() < m_source.mostRows) {
                table.rows.append(associationRow(place.id, fairTree) + cells(place.id));
                table.indents.append(place.depth);
            }
        }
        add(std::move(table), total, QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 are listed; %3 are left out."));
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
            if (sum > m_source.mostRows) {
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

    [[nodiscard]] QStringList associationRow(AssociationId id, bool fairTree) const
    {
        const AssociationTree &tree = m_draft.tree();
        QStringList row { toText(tree.name(id)), rawSharesText(tree.rawShares(id)), factorText(m_draft.normShares(id)),
            usageText(m_draft.rawUsage(id)), factorText(static_cast<double>(m_draft.effectiveUsage(id))) };
        if (fairTree) {
            row.append(m_draft.hasLevelFs(id) ? levelFsText(m_draft.levelFs(id)) : QString());
        } else {
            row.append(regimeText(m_draft.regime(id)));
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
    }

    void users()
    {
        heading(ReportWords::tr("The users in their order"), 2);
        std::vector<AssociationId> users;
        for (const AssociationId id : m_draft.layout().ids()) {
            if (m_draft.tree().isUser(id)) {
                users.push_back(id);
            }
        }
        const std::size_t shown = std::min(users.size(), static_cast<std::size_t>(m_source.mostRows));
        std::partial_sort(users.begin(), users.begin() + static_cast<std::ptrdiff_t>(shown), users.end(),
            [this](AssociationId a, AssociationId b) { return std::pair(m_draft.rank(a), a) < std::pair(m_draft.rank(b), b); });
        list({ { ReportWords::tr("Rank"), true }, { ReportWords::tr("User") }, { ReportWords::tr("Account") },
                 { ReportWords::tr("Fair-share"), true }, { ReportWords::tr("Usage (TRES·s)"), true }, { ReportWords::tr("Regime") } },
            users, m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "The first %1 of %2 users; %3 are left out."), [this](AssociationId id) {
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
            *m_policy.nodeGroups, m_source.mostRows, leftOut, [](const NodeGroup &group) {
                QStringList owners = toTexts(group.owners);
                return QStringList { QString::fromStdString(group.names), integerText(group.count), integerText(group.cpus),
                    memoryText(group.memoryMb), QString::fromStdString(group.gresWritten), QString::fromStdString(group.chip),
                    group.owner == NodeOwner::Public ? ReportWords::tr("everybody") : owners.join(QStringLiteral(", ")) };
            });
        list({ { ReportWords::tr("Partition") }, { ReportWords::tr("Job factor"), true }, { ReportWords::tr("Tier"), true },
                 { ReportWords::tr("Longest job"), true }, { ReportWords::tr("TRESBillingWeights") } },
            *m_policy.partitions, m_source.mostRows, leftOut, [](const Partition &partition) {
                return QStringList { QString::fromStdString(partition.name), integerText(partition.priorityJobFactor),
                    integerText(partition.priorityTier), durationText(partition.maxTime),
                    partition.billingWeights.empty() ? ReportWords::tr("none: CPUs are billed")
                                                     : QString::fromStdString(weightsText(partition.billingWeights)) };
            });
        list({ { ReportWords::tr("QOS") }, { ReportWords::tr("Priority"), true }, { ReportWords::tr("Usage factor"), true },
                 { ReportWords::tr("Preempts") } },
            *m_policy.qos, m_source.mostRows, leftOut, [](const Qos &qos) {
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
        std::vector<JobRow> listed;
        std::size_t waiting = 0; // jobs, which may have several rows
        for (const JobRow row : m_draft.order()) {
            if (isListedBySprio(m_policy, (*m_draft.situation().jobs)[rows.job[row]], m_draft.now())) {
                listed.push_back(row);
            } else {
                waiting += rows.startsJob(row) ? 1 : 0;
            }
        }
        if (waiting > 0) {
            say(ReportWords::tr("%n job(s) are not listed, as sprio does not: they are held, or wait for a begin time, a dependency or a QOS.",
                nullptr, static_cast<int>(waiting)));
        }
        if (listed.empty()) {
            return;
        }
        list({ { ReportWords::tr("Job") }, { ReportWords::tr("User") }, { ReportWords::tr("Partition") }, { ReportWords::tr("Priority"), true },
                 { ReportWords::tr("Assoc."), true }, { ReportWords::tr("Fair share"), true }, { ReportWords::tr("Age"), true },
                 { ReportWords::tr("Size"), true }, { ReportWords::tr("Partition"), true }, { ReportWords::tr("QOS"), true },
                 { ReportWords::tr("TRES"), true }, { ReportWords::tr("Site"), true }, { ReportWords::tr("Nice"), true } },
            listed, m_source.mostRows, QT_TRANSLATE_NOOP("ReportWords", "The first %1 of %2 jobs; %3 are left out."), [&](JobRow row) {
                const Job &job = m_draft.situation().jobs->at(rows.job[row]);
                const PriorityTerms terms = m_draft.terms(row);
                const std::uint16_t partition = rows.partition[row];
                return QStringList { QString::fromStdString(job.id), QString::fromStdString(job.user),
                    partition == unknownIndex ? QString() : QString::fromStdString(m_policy.partitions->at(partition).name),
                    integerText(m_draft.priority(row)), termText(terms.assoc), termText(terms.fairshare), termText(terms.age),
                    termText(terms.jobSize), termText(terms.partition), termText(terms.qos), termText(terms.tres), integerText(terms.site),
                    integerText(terms.nice) };
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
        list({ { ReportWords::tr("Kind") }, { ReportWords::tr("What is the matter") }, { ReportWords::tr("What to do") } }, sorted, m_source.mostRows,
            QT_TRANSLATE_NOOP("ReportWords", "%1 of %2 findings are listed, the gravest first; %3 are left out."), [](const Diagnostic *finding) {
                return QStringList { severityText(finding->severity), translated(finding->message), translated(finding->advice) };
            });
    }

    const ReportSource &m_source;
    const Evaluation &m_draft;
    const Policy &m_policy;
    std::vector<Place> m_order;
    mutable std::vector<std::int64_t> m_users;
};

} // namespace

ReportTable makeTreeTable(const ReportSource &source)
{
    return ReportWriter(source).tree();
}

Report makeReport(const ReportSource &source)
{
    return source.account.isEmpty() ? ReportWriter(source).write() : accountPage(source);
}

} // namespace apportion
