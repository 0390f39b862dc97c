// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/row_fields.h"

#include "core/schema/qos_options.h"

#include <array>
#include <cstddef>

namespace apportion::schema
{

namespace
{

constexpr auto unlessUsual = Saving::UnlessUsual;

/// Fills in which releases know the fields; compiles only when one does of each that has a word.
template <typename Record, std::size_t count>
consteval std::array<Field<Record>, count> ofConf(ConfSection section, AppliedAt appliedAt, std::array<Field<Record>, count> fields)
{
    for (Field<Record> &field : fields) {
        if (*field.word != '\0') {
            field.appliedAt = appliedAt;
            const ConfKey *key = findConfKey(section, field.word);
            field.releases = (key != nullptr ? key : findConfKey(ConfSection::Top, field.word))->releases; // what names the line is a key itself
        }
    }
    return fields;
}

using N = NodeGroup;
constexpr auto nodeGroups = ofConf(ConfSection::Node, AppliedAt::Restart,
    std::to_array<Field<N>>({
        { .word = "NodeName", .saved = "names", .value = at<&N::names>, .course = Course::Totals },
        { .saved = "count", .value = at<&N::count> },
        { .word = "CPUs", .saved = "cpus", .value = at<&N::cpus>, .bounds = { .least = 1 }, .course = Course::Totals },
        { .saved = "cores", .value = at<&N::cores>, .bounds = { .least = 1 } },
        { .word = "RealMemory", .saved = "memoryMb", .value = at<&N::memoryMb>, .unit = Unit::Megabytes, .course = Course::Totals },
        { .saved = "gres", .value = at<&N::gres>, .saving = unlessUsual },
        { .word = "Gres", .saved = "gresWritten", .value = at<&N::gresWritten>, .saving = unlessUsual, .course = Course::Totals },
        { .saved = "chip", .value = at<&N::chip>, .saving = unlessUsual },
        { .saved = "owner", .value = wordLens<N, &N::owner>(nodeOwnerWords), .saving = unlessUsual },
        { .saved = "owners", .value = at<&N::owners>, .saving = unlessUsual },
        { .saved = "foreign", .value = at<&N::foreign>, .saving = unlessUsual },
    }));

using P = Partition;
constexpr auto partitions = ofConf(ConfSection::Partition, AppliedAt::Reconfigure,
    std::to_array<Field<P>>({
        { .word = "PartitionName", .saved = "name", .value = at<&P::name> },
        { .word = "Default", .saved = "default", .value = at<&P::isDefault>, .saving = unlessUsual },
        { .word = "Nodes", .saved = "nodesWritten", .value = at<&P::nodesWritten>, .saving = unlessUsual, .course = Course::Totals },
        { .saved = "nodes", .value = at<&P::nodes>, .saving = unlessUsual, .isMark = true },
        { .word = "TRESBillingWeights",
            .saved = "billingWeights",
            .value = at<&P::billingWeights>,
            .saving = unlessUsual,
            .course = Course::Billing },
        { .word = "PriorityJobFactor", .saved = "priorityJobFactor", .value = at<&P::priorityJobFactor>, .course = Course::Term },
        { .word = "PriorityTier", .saved = "priorityTier", .value = at<&P::priorityTier>, .course = Course::Tier },
        { .saved = "givenJobFactor", .value = at<&P::givenJobFactor>, .saving = unlessUsual, .isMark = true },
        { .saved = "givenTier", .value = at<&P::givenTier>, .saving = unlessUsual, .isMark = true },
        { .word = "QOS", .saved = "qos", .value = at<&P::qos>, .saving = unlessUsual },
        { .word = "MaxTime", .saved = "maxTime", .value = at<&P::maxTime>, .unit = Unit::Minutes, .saving = unlessUsual },
        { .saved = "requeue", .value = at<&P::requeue>, .saving = unlessUsual },
        { .saved = "foreign", .value = at<&P::foreign>, .saving = unlessUsual },
    }));

using Q = Qos;
/// `add qos` describes a QOS by its name (sacctmgr, qos_functions.c).
std::string nameOf(const Qos &qos)
{
    return qos.name;
}
constexpr auto qos = std::to_array<Field<Q>>({
    { .word = "Name", .saved = "name", .value = at<&Q::name> },
    { .word = "Priority", .saved = "priority", .value = at<&Q::priority>, .unit = Unit::Points, .course = Course::Term },
    { .word = "UsageFactor", .saved = "usageFactor", .value = at<&Q::usageFactor>, .saving = unlessUsual, .course = Course::UsageFactor },
    { .word = "Description", .saved = "description", .value = at<&Q::description>, .saving = unlessUsual, .hasNoCase = true, .filledIn = nameOf },
    { .word = "Preempt", .saved = "preempt", .value = at<&Q::preempt>, .saving = unlessUsual, .isNameSet = true },
    { .saved = "foreign", .value = at<&Q::foreign>, .saving = unlessUsual, .keyMeaning = qosOptionMeaning },
});

using C = Chip;
constexpr auto chips = std::to_array<Field<C>>({
    { .saved = "name", .value = at<&C::name> },
    { .saved = "flopsPerCore", .value = at<&C::flopsPerCore>, .unit = Unit::Gigaflops, .saving = unlessUsual },
    { .saved = "weight", .value = at<&C::weight>, .saving = unlessUsual },
});

using J = Job;
constexpr auto jobs = std::to_array<Field<J>>({
    { .word = "JobId", .saved = "id", .value = at<&J::id> },
    { .saved = "number", .value = at<&J::number>, .saving = unlessUsual },
    { .word = "JobName", .saved = "name", .value = at<&J::name>, .saving = unlessUsual },
    { .word = "UserId", .saved = "user", .value = at<&J::user> },
    { .word = "Account", .saved = "account", .value = at<&J::account> },
    { .word = "QOS", .saved = "qos", .value = at<&J::qos>, .saving = unlessUsual },
    { .word = "Partition", .saved = "partitions", .value = at<&J::partitions>, .saving = unlessUsual },
    { .saved = "billedIn", .value = at<&J::billedIn>, .saving = unlessUsual },
    { .word = "SubmitTime", .saved = "submitTime", .value = at<&J::submitTime>, .unit = Unit::UnixSeconds },
    { .word = "AccrueTime", .saved = "accrueTime", .value = at<&J::accrueTime>, .unit = Unit::UnixSeconds, .saving = unlessUsual },
    { .word = "EligibleTime", .saved = "eligibleTime", .value = at<&J::eligibleTime>, .unit = Unit::UnixSeconds, .saving = unlessUsual },
    { .word = "StartTime", .saved = "startTime", .value = at<&J::startTime>, .unit = Unit::UnixSeconds, .saving = unlessUsual },
    { .word = "Dependency", .saved = "dependency", .value = at<&J::dependency>, .saving = unlessUsual },
    { .word = "SiteFactor", .saved = "siteFactor", .value = at<&J::siteFactor>, .unit = Unit::Points, .saving = unlessUsual },
    { .word = "Nice", .saved = "nice", .value = at<&J::nice>, .unit = Unit::Points, .saving = unlessUsual },
    { .word = "TimeLimit", .saved = "timeLimit", .value = at<&J::timeLimit>, .unit = Unit::Minutes, .saving = unlessUsual },
    { .word = "NumNodes", .saved = "nodes", .value = at<&J::nodes> },
    { .word = "NumCPUs", .saved = "cpus", .value = at<&J::cpus> },
    { .word = "ReqTRES", .saved = "tres", .value = at<&J::tres>, .saving = unlessUsual },
    { .saved = "held", .value = at<&J::held>, .saving = unlessUsual },
    { .word = "Reservation", .saved = "reservation", .value = at<&J::reservation>, .saving = unlessUsual },
    { .saved = "running", .value = at<&J::running>, .saving = unlessUsual },
    { .saved = "expedited", .value = at<&J::expedited>, .saving = unlessUsual },
    { .word = "Priority", .saved = "printedPriority", .value = at<&J::printedPriority>, .unit = Unit::Points, .saving = unlessUsual },
    { .saved = "setPriority", .value = at<&J::setPriority>, .unit = Unit::Points, .saving = unlessUsual },
});

} // namespace

std::span<const Field<NodeGroup>> nodeGroupFields()
{
    return nodeGroups;
}

std::span<const Field<Partition>> partitionFields()
{
    return partitions;
}

std::span<const Field<Qos>> qosFields()
{
    return qos;
}

std::span<const Field<Chip>> chipFields()
{
    return chips;
}

std::span<const Field<ChangeNote>> noteFields()
{
    static constexpr auto notes = std::to_array<Field<ChangeNote>>({
        { .saved = "change", .value = at<&ChangeNote::change> },
        { .saved = "note", .value = at<&ChangeNote::text> },
    });
    return notes;
}

std::span<const Field<DatabaseRecord>> recordFields()
{
    static constexpr auto records = std::to_array<Field<DatabaseRecord>>({
        { .saved = "name", .value = at<&DatabaseRecord::name> },
        { .saved = "options", .value = at<&DatabaseRecord::options>, .saving = unlessUsual },
    });
    return records;
}

std::span<const Field<TresUsage>> tresUsageFields()
{
    static constexpr auto usage = std::to_array<Field<TresUsage>>({
        { .saved = "account", .value = at<&TresUsage::account> },
        { .saved = "user", .value = at<&TresUsage::user>, .saving = unlessUsual },
        { .saved = "tres", .value = at<&TresUsage::tres> },
        { .saved = "minutes", .value = at<&TresUsage::minutes> },
    });
    return usage;
}

std::span<const Field<Job>> jobFields()
{
    return jobs;
}

} // namespace apportion::schema
