// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder.h"

#include "core/schema/conf_keys.h"
#include "core/schema/setting_fields.h"
#include "models/association_finder.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace apportion
{

namespace
{

struct FinderText
{
    Q_DECLARE_TR_FUNCTIONS(FinderText)
};

/// How many of one kind are proposed for a match of one grade.
constexpr std::size_t mostOfAKind = 6;

/// What was found, by how well it matches; within that in the order in which the kinds were looked through.
class Finds
{
public:
    explicit Finds(const QString &text) : m_wanted(text.trimmed().toCaseFolded()) { }

    [[nodiscard]] bool isNothing() const { return m_wanted.isEmpty(); }
    /// Begins another kind of things.
    void nextKind() { m_taken.fill(0); }
    /// Whether @p name matches at all.
    void offer(const QString &name, const FoundThing &thing)
    {
        const QString folded = name.toCaseFolded();
        const std::size_t grade = folded == m_wanted ? 0 : folded.startsWith(m_wanted) ? 1 : folded.contains(m_wanted) ? 2 : 3;
        if (grade < m_graded.size() && m_taken[grade]++ < mostOfAKind) {
            m_graded[grade].push_back(thing);
        }
    }
    [[nodiscard]] std::vector<FoundThing> best(std::size_t most)
    {
        std::vector<FoundThing> all;
        for (std::vector<FoundThing> &grade : m_graded) {
            for (FoundThing &thing : grade) {
                if (all.size() < most) {
                    all.push_back(std::move(thing));
                }
            }
        }
        return all;
    }

private:
    QString m_wanted;
    std::array<std::vector<FoundThing>, 3> m_graded; ///< the very name, its beginning, a part of it
    std::array<std::size_t, 3> m_taken {};
};

template <typename Row>
void offerRows(Finds &finds, const std::vector<Row> &rows, std::string Row::*name, ObjectRef::Kind kind, const QString &detail)
{
    finds.nextKind();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString label = toText(rows[i].*name);
        finds.offer(label, { { kind, static_cast<std::uint32_t>(i), rows[i].*name }, FoundThing::noStep, label, detail });
    }
}

void offerAssociations(Finds &finds, const AssociationTree &tree, const QString &text)
{
    finds.nextKind();
    for (const FoundAssociation &found : findAssociations(tree, text, 3 * mostOfAKind)) {
        const std::string name(tree.name(found.id));
        const bool isUser = tree.isUser(found.id);
        const FoundThing thing { { ObjectRef::Kind::Association, found.id, name }, FoundThing::noStep, found.label,
            isUser ? FinderText::tr("user") : FinderText::tr("account") };
        // `account/user` names both
        finds.offer(text.contains(QLatin1Char('/')) ? found.label : toText(name), thing);
    }
}

void offerJobs(Finds &finds, const std::vector<Job> &jobs)
{
    finds.nextKind();
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const Job &job = jobs[i];
        const QString id = toText(job.id);
        const FoundThing thing { { ObjectRef::Kind::Job, static_cast<std::uint32_t>(i), job.id }, FoundThing::noStep,
            job.name.empty() ? id : FinderText::tr("%1 · %2", "a job's id and its name").arg(id, toText(job.name)),
            FinderText::tr("job of %1 in %2").arg(toText(job.user), toText(job.account)) };
        finds.offer(id, thing);
        if (job.name != job.id) {
            finds.offer(toText(job.name), thing);
        }
    }
}

} // namespace

std::vector<FoundThing> findThings(
    const Snapshot &now, const std::vector<FindableStep> &steps, const QString &text, std::size_t most, const std::stop_token &stop)
{
    Finds finds(text);
    if (finds.isNothing()) {
        return {};
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
        finds.nextKind(); // a menu has few entries: all that match are shown
        finds.offer(steps[i].label, { {}, i, steps[i].label, steps[i].menu });
    }
    finds.nextKind();
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        const std::string key = priorityKeyWord(static_cast<PriorityKey>(i));
        finds.offer(toText(key), { { ObjectRef::Kind::Setting, 0, key }, FoundThing::noStep, toText(key), FinderText::tr("setting") });
    }
    offerAssociations(finds, now.policy.associations, text);
    offerRows(finds, *now.policy.partitions, &Partition::name, ObjectRef::Kind::Partition, FinderText::tr("partition"));
    offerRows(finds, *now.policy.qos, &Qos::name, ObjectRef::Kind::Qos, FinderText::tr("QOS"));
    offerRows(finds, *now.policy.nodeGroups, &NodeGroup::names, ObjectRef::Kind::NodeGroup, FinderText::tr("nodes"));
    if (stop.stop_requested()) {
        return {};
    }
    offerJobs(finds, *now.situation.jobs);
    return finds.best(most);
}

} // namespace apportion
