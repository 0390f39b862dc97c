// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/finder.h"

#include "core/schema/conf_keys.h"
#include "core/schema/setting_fields.h"
#include "models/association_finder.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QStringList>

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
    explicit Finds(const QString &text) : m_text(text.trimmed().toCaseFolded()), m_wanted(m_text) { }

    [[nodiscard]] bool isNothing() const { return m_wanted.isEmpty(); }
    /// Begins another kind of things, which @p words name: what stands behind one of them is looked for alone. Returns that.
    QString nextKind(const QStringList &words = {})
    {
        m_taken.fill(0);
        m_wanted = m_text;
        for (const QString &word : words) {
            if (const QString named = word.toCaseFolded() + QLatin1Char(' '); m_text.startsWith(named)) {
                m_wanted = m_text.mid(named.size()).trimmed();
                break;
            }
        }
        return m_wanted;
    }
    /// Whether @p name matches at all.
    void offer(const QString &name, const FoundThing &thing) { take(gradeOf(name.toCaseFolded()), thing); }
    /// The same of a step, which has other words than its label.
    void offer(const FindableStep &step, const FoundThing &thing)
    {
        std::size_t grade = gradeOf(step.label.toCaseFolded());
        const QStringList words = step.words.toCaseFolded().split(QLatin1Char(','), Qt::SkipEmptyParts);
        for (const QString &word : words) {
            const QString known = word.trimmed();
            grade = std::min(grade, known == m_wanted ? Beginning : known.startsWith(m_wanted) ? Word : None);
        }
        take(grade == None && step.menu.toCaseFolded().contains(m_wanted) ? Word : grade, thing);
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
    static constexpr std::size_t Name = 0; ///< the very one
    static constexpr std::size_t Beginning = 1;
    static constexpr std::size_t Part = 2;
    static constexpr std::size_t Word = 3; ///< the beginning of another word for it
    static constexpr std::size_t None = 4;

    [[nodiscard]] std::size_t gradeOf(const QString &folded) const
    {
        return folded == m_wanted ? Name : folded.startsWith(m_wanted) ? Beginning : folded.contains(m_wanted) ? Part : None;
    }
    void take(std::size_t grade, const FoundThing &thing)
    {
        if (grade != None && m_taken[grade]++ < mostOfAKind) {
            m_graded[grade].push_back(thing);
        }
    }

    QString m_text;
    QString m_wanted; ///< of this kind
    std::array<std::vector<FoundThing>, None> m_graded;
    std::array<std::size_t, None> m_taken {};
};

template <typename Row>
void offerRows(Finds &finds, const std::vector<Row> &rows, std::string Row::*name, ObjectRef::Kind kind, const char *word, const QString &detail)
{
    finds.nextKind({ QString::fromLatin1(word), detail });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString label = toText(rows[i].*name);
        finds.offer(label, { { kind, static_cast<std::uint32_t>(i), rows[i].*name }, FoundThing::noStep, label, detail });
    }
}

void offerAssociations(Finds &finds, const AssociationTree &tree, const QString &text)
{
    const QStringList users { QStringLiteral("user"), FinderText::tr("user") };
    const QStringList accounts { QStringLiteral("account"), FinderText::tr("account") };
    const QString wanted = finds.nextKind(users + accounts);
    const auto isNamed = [&text](const QStringList &words) {
        return std::any_of(
            words.begin(), words.end(), [&](const QString &word) { return text.startsWith(word + QLatin1Char(' '), Qt::CaseInsensitive); });
    };
    const bool onlyUsers = isNamed(users);
    const bool onlyAccounts = isNamed(accounts);
    for (const FoundAssociation &found : findAssociations(tree, wanted, 3 * mostOfAKind)) {
        const std::string name(tree.name(found.id));
        const bool isUser = tree.isUser(found.id);
        if (isUser ? onlyAccounts : onlyUsers) {
            continue;
        }
        const FoundThing thing { { ObjectRef::Kind::Association, found.id, name }, FoundThing::noStep, found.label,
            isUser ? FinderText::tr("user") : FinderText::tr("account") };
        // `account/user` names both
        finds.offer(wanted.contains(QLatin1Char('/')) ? found.label : toText(name), thing);
    }
}

void offerJobs(Finds &finds, const std::vector<Job> &jobs)
{
    finds.nextKind({ QStringLiteral("job"), FinderText::tr("job") });
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
        finds.offer(steps[i], { {}, i, steps[i].label, steps[i].menu });
    }
    finds.nextKind({ QStringLiteral("setting"), FinderText::tr("setting") });
    for (std::size_t i = 0; i < priorityKeyCount; ++i) {
        const std::string key = priorityKeyWord(static_cast<PriorityKey>(i));
        finds.offer(toText(key), { { ObjectRef::Kind::Setting, 0, key }, FoundThing::noStep, toText(key), FinderText::tr("setting") });
    }
    offerAssociations(finds, now.policy.associations, text);
    offerRows(finds, *now.policy.partitions, &Partition::name, ObjectRef::Kind::Partition, "partition", FinderText::tr("partition"));
    offerRows(finds, *now.policy.qos, &Qos::name, ObjectRef::Kind::Qos, "qos", FinderText::tr("QOS"));
    offerRows(finds, *now.policy.nodeGroups, &NodeGroup::names, ObjectRef::Kind::NodeGroup, "node", FinderText::tr("nodes"));
    if (stop.stop_requested()) {
        return {};
    }
    offerJobs(finds, *now.situation.jobs);
    return finds.best(most);
}

} // namespace apportion
