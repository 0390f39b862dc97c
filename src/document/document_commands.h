// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/association_fields.h"
#include "core/schema/setting_fields.h"
#include "document/document.h"

#include <QUndoCommand>

#include <chrono>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace apportion
{

/// What a step is called, for QUndoCommand: as it is in lists, and behind a line feed with its ampersands doubled for menus.
[[nodiscard]] QString stepName(const QString &text);

/// What all commands of a document share: the policy they write, and telling what changed.
class DocumentCommand : public QUndoCommand
{
public:
    /// Adds what a note on this step, which is done, is about. @p tree is that after the step.
    virtual void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const;
    /// Gives partitions and QOS among @p places, as they were called before this step, the names that it gave them.
    virtual void renameNotePlaces(std::vector<NotePlace> &) const { }
    /// The policy before this step, when it put another in its place, whose ids may mean others; else null.
    [[nodiscard]] virtual const Policy *replacedPolicy() const { return nullptr; }

protected:
    /// Associations of an edit that are asked for what of their options it changes: it is nearly always the same of all.
    static constexpr std::size_t mostAskedForFields = 1000;

    /// Adds a place for each association that @p tree has; none where no field is given.
    static void addPlaces(
        const AssociationTree &tree, std::span<const AssociationId> ids, const std::vector<std::string> &fields, std::vector<NotePlace> &places);
    /// Adds the fields that are not there yet.
    static void addFields(std::vector<std::string> &fields, const std::vector<std::string> &more);

    DocumentCommand(Document &document, const QString &text) : QUndoCommand(stepName(text)), m_document(document) { }

    [[nodiscard]] Project &project() { return m_document.m_now; }
    [[nodiscard]] Snapshot &snapshot() { return m_document.m_now; }
    [[nodiscard]] Policy &policy() { return m_document.m_now.policy; }
    [[nodiscard]] Situation &situation() { return m_document.m_now.situation; }
    void changed(const PolicyChange &change) { m_document.changed(change); }
    /// Makes a step, or takes it back, in the other scenarios and the baseline.
    void takeAlong(const std::shared_ptr<SharedStep> &step, bool isForward);
    /// The same of all that an edit, which stands in the policy now, touches.
    void changed(const PolicyEdit &edit);
    /// Whether @p next came soon enough after this command to be the same gesture; this command then lasts until now.
    [[nodiscard]] bool isContinuedBy(const DocumentCommand &next);

private:
    Document &m_document;
    std::chrono::steady_clock::time_point m_touched = std::chrono::steady_clock::now();
};

/// A column of the associations that is edited in place.
struct RawSharesColumn
{
    using Value = std::uint32_t;
    static constexpr int commandId = 1;
    static constexpr PolicyChange::Kind kind = PolicyChange::Kind::RawShares;

    [[nodiscard]] static Value read(const Snapshot &now, AssociationId id) { return now.policy.associations.rawShares(id); }
    static void write(Snapshot &now, AssociationId id, Value value) { now.policy.associations.setRawShares(id, value); }
    /// What a note on the change of a value is about: Slurm's words.
    [[nodiscard]] static std::vector<std::string> fields(Value, Value) { return { "Fairshare" }; }
    /// root has no fair-share parent.
    [[nodiscard]] static bool accepts(AssociationId id, Value value)
    {
        return value <= maxRawShares || (value == sharesParent && id != AssociationTree::root());
    }
};

struct OwnUsageColumn
{
    using Value = long double;
    static constexpr int commandId = 8;
    static constexpr PolicyChange::Kind kind = PolicyChange::Kind::Usage;

    [[nodiscard]] static Value read(const Snapshot &now, AssociationId id) { return now.situation.ownUsage(id); }
    static void write(Snapshot &now, AssociationId id, Value value) { now.situation.setOwnUsage(id, value); }
    [[nodiscard]] static std::vector<std::string> fields(Value, Value) { return {}; }
    [[nodiscard]] static bool accepts(AssociationId, Value value) { return std::isfinite(value) && value >= 0.0L; }
};

struct PriorityColumn
{
    using Value = std::uint32_t;
    static constexpr int commandId = 9;
    static constexpr PolicyChange::Kind kind = PolicyChange::Kind::AssociationFields;

    [[nodiscard]] static Value read(const Snapshot &now, AssociationId id) { return now.policy.associations.priority(id); }
    static void write(Snapshot &now, AssociationId id, Value value) { now.policy.associations.setPriority(id, value); }
    [[nodiscard]] static std::vector<std::string> fields(Value, Value) { return { "Priority" }; }
    [[nodiscard]] static bool accepts(AssociationId, Value) { return true; }
};

struct OptionsColumn
{
    using Value = std::string;
    static constexpr int commandId = 10;
    static constexpr PolicyChange::Kind kind = PolicyChange::Kind::AssociationFields;

    [[nodiscard]] static Value read(const Snapshot &now, AssociationId id) { return Value(now.policy.associations.options(id)); }
    static void write(Snapshot &now, AssociationId id, const Value &value) { now.policy.associations.setOptions(id, value); }
    [[nodiscard]] static std::vector<std::string> fields(const Value &before, const Value &after) { return differingOptions(before, after); }
    [[nodiscard]] static bool accepts(AssociationId, const Value &) { return true; }
};

/// Sets a column of some associations. Holds the other side's values and exchanges them on redo and undo.
template <typename Column>
class ColumnCommand final : public DocumentCommand
{
public:
    using Value = typename Column::Value;

    /// @p ids are live and distinct; @p values has one for each.
    ColumnCommand(Document &document, std::vector<AssociationId> ids, std::vector<Value> values, const QString &text)
        : DocumentCommand(document, text), m_ids(std::move(ids)), m_values(std::move(values))
    {
        for (std::size_t i = 0; i < m_ids.size() && i < mostAskedForFields; ++i) {
            addFields(m_fields, Column::fields(Column::read(snapshot(), m_ids[i]), m_values[i]));
        }
    }

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override { addPlaces(tree, m_ids, m_fields, places); }
    [[nodiscard]] int id() const override { return Column::commandId; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &next = static_cast<const ColumnCommand &>(*other); // the stack compares the ids
        // the text names what is edited: two options of one association stay apart
        if (m_ids != next.m_ids || text() != next.text() || !isContinuedBy(next)) {
            return false;
        }
        bool same = true;
        for (std::size_t i = 0; i < m_ids.size() && same; ++i) {
            same = Column::read(snapshot(), m_ids[i]) == m_values[i];
        }
        setObsolete(same);
        addFields(m_fields, next.m_fields);
        return true;
    }

private:
    void exchange()
    {
        for (std::size_t i = 0; i < m_ids.size(); ++i) {
            Value now = Column::read(snapshot(), m_ids[i]);
            if (now != m_values[i]) {
                Column::write(snapshot(), m_ids[i], m_values[i]);
                m_values[i] = std::move(now);
            }
        }
        PolicyChange change;
        change.kind = Column::kind;
        change.associations = m_ids;
        changed(change);
    }

    std::vector<AssociationId> m_ids;
    std::vector<Value> m_values;
    std::vector<std::string> m_fields; ///< what a note is about: Slurm's words
};

/// The settings, edited at one key: the priority settings, and the tracked TRES which slurm.conf holds as one.
struct SettingsAccess
{
    struct Value
    {
        PrioritySettings priority;
        TresTable tres;

        bool operator==(const Value &) const = default;
    };
    static constexpr int commandId = 2;

    PriorityKey key;

    [[nodiscard]] Value read(const Snapshot &now) const { return { now.policy.priority, now.policy.tres }; }
    void write(Snapshot &now, Value value) const;
    [[nodiscard]] PolicyChange change() const;
    /// What a note on the change of the value is about.
    [[nodiscard]] std::vector<NotePlace> notePlaces(const Value &, const Value &) const { return { { {}, { priorityKeyWord(key) } } }; }
    /// Setting a key marks it as given; that alone is no change.
    [[nodiscard]] bool sameButForMarks(const Value &a, const Value &b) const;

    bool operator==(const SettingsAccess &) const = default;
};

/// One row of a table of the policy.
template <typename Row, Shared<std::vector<Row>> Policy::*table, PolicyChange::Kind kind, int number>
struct RowAccess
{
    using Value = Row;
    static constexpr int commandId = number;

    int index;

    [[nodiscard]] bool isValid(const Snapshot &now) const { return index >= 0 && static_cast<std::size_t>(index) < (now.policy.*table)->size(); }
    [[nodiscard]] Value read(const Snapshot &now) const { return (*(now.policy.*table))[static_cast<std::size_t>(index)]; }
    void write(Snapshot &now, Value value) const { (now.policy.*table).edit()[static_cast<std::size_t>(index)] = std::move(value); }
    [[nodiscard]] PolicyChange change() const
    {
        PolicyChange change;
        change.kind = kind;
        change.index = index;
        return change;
    }
    [[nodiscard]] std::vector<NotePlace> notePlaces(const Value &before, const Value &after) const
    {
        Policy a;
        Policy b;
        (a.*table).edit().push_back(before);
        (b.*table).edit().push_back(after);
        return apportion::notePlaces(a, b);
    }
    [[nodiscard]] bool sameButForMarks(const Value &a, const Value &b) const { return a == b; }

    bool operator==(const RowAccess &) const = default;
};

using PartitionAccess = RowAccess<Partition, &Policy::partitions, PolicyChange::Kind::Partition, 4>;
using NodeGroupAccess = RowAccess<NodeGroup, &Policy::nodeGroups, PolicyChange::Kind::NodeGroup, 5>;
using QosAccess = RowAccess<Qos, &Policy::qos, PolicyChange::Kind::Qos, 6>;

using ChipAccess = RowAccess<Chip, &Policy::chips, PolicyChange::Kind::Chip, 20>;

/// The whole table of jobs; its value is shared, so that no list of jobs is copied.
struct JobsAccess
{
    using Value = Shared<std::vector<Job>>;
    static constexpr int commandId = 7;

    [[nodiscard]] Value read(const Snapshot &now) const { return now.situation.jobs; }
    void write(Snapshot &now, Value value) const { now.situation.jobs = std::move(value); }
    [[nodiscard]] PolicyChange change() const;
    [[nodiscard]] static std::vector<NotePlace> notePlaces(const Value &, const Value &) { return {}; }
    [[nodiscard]] bool sameButForMarks(const Value &a, const Value &b) const { return a == b; }

    bool operator==(const JobsAccess &) const = default;
};

struct LastResetAccess
{
    using Value = std::optional<std::int64_t>;
    static constexpr int commandId = 12;

    [[nodiscard]] Value read(const Snapshot &now) const { return now.situation.lastReset; }
    void write(Snapshot &now, Value value) const { now.situation.lastReset = value; }
    [[nodiscard]] PolicyChange change() const;
    [[nodiscard]] static std::vector<NotePlace> notePlaces(const Value &, const Value &) { return {}; }
    [[nodiscard]] bool sameButForMarks(const Value &a, const Value &b) const { return a == b; }

    bool operator==(const LastResetAccess &) const = default;
};

/// What a situation holds beside usage and jobs.
struct SituationRestAccess
{
    struct Value
    {
        std::optional<std::int64_t> toldAt;
        std::optional<std::int64_t> usageAt;
        std::optional<std::int64_t> lastReset;
        Shared<std::vector<TresUsage>> tresUsage;
        Shared<std::vector<std::string>> walkOrder;

        bool operator==(const Value &) const = default;
    };
    static constexpr int commandId = 13;

    [[nodiscard]] static Value of(const Situation &situation)
    {
        return { situation.toldAt, situation.usageAt, situation.lastReset, situation.tresUsage, situation.walkOrder };
    }
    [[nodiscard]] Value read(const Snapshot &now) const { return of(now.situation); }
    void write(Snapshot &now, Value value) const;
    [[nodiscard]] PolicyChange change() const;
    [[nodiscard]] static std::vector<NotePlace> notePlaces(const Value &, const Value &) { return {}; }
    [[nodiscard]] bool sameButForMarks(const Value &a, const Value &b) const { return a == b; }

    bool operator==(const SituationRestAccess &) const = default;
};

/// Sets the value that @p Access reaches. Holds the other side's value and exchanges it on redo and undo.
template <typename Access>
class ExchangeCommand final : public DocumentCommand
{
public:
    using Value = typename Access::Value;

    ExchangeCommand(Document &document, const Access &access, Value value, const QString &text)
        : DocumentCommand(document, text), m_access(access), m_value(std::move(value)),
          m_places(m_access.notePlaces(m_access.read(snapshot()), m_value))
    {
    }

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    void addNotePlaces(const AssociationTree &, std::vector<NotePlace> &places) const override
    {
        places.insert(places.end(), m_places.begin(), m_places.end());
    }
    [[nodiscard]] int id() const override { return Access::commandId; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto &next = static_cast<const ExchangeCommand &>(*other); // the stack compares the ids
        if (!(m_access == next.m_access) || !isContinuedBy(next)) {
            return false;
        }
        // The newer value stands in the policy already, and the oldest is remembered here.
        if (m_access.sameButForMarks(m_value, m_access.read(snapshot()))) {
            exchange(); // takes back the marks too
            setObsolete(true);
        } else {
            m_places = m_access.notePlaces(m_value, m_access.read(snapshot()));
        }
        return true;
    }

private:
    void exchange()
    {
        Value now = m_access.read(snapshot());
        m_access.write(snapshot(), std::exchange(m_value, std::move(now)));
        changed(m_access.change());
    }

    Access m_access;
    Value m_value;
    std::vector<NotePlace> m_places;
};

/// Makes an edit of several parts of the policy; holds the other side's values and exchanges them on redo and undo.
class PolicyEditCommand final : public DocumentCommand
{
public:
    PolicyEditCommand(Document &document, PolicyEdit edit, const QString &text);

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    void addNotePlaces(const AssociationTree &tree, std::vector<NotePlace> &places) const override;
    void renameNotePlaces(std::vector<NotePlace> &places) const override;

private:
    void exchange();

    PolicyEdit m_edit;
    std::vector<NotePlace> m_places; ///< but for associations
    std::vector<std::pair<std::string, std::string>> m_renamed; ///< objects of notes, before and after
    std::vector<std::string> m_optionFields; ///< what it changes of their options
};

} // namespace apportion
