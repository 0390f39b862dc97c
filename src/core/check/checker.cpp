// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker.h"

#include "core/check/checker_parts.h"
#include "core/policy/count_text.h"
#include "core/policy/work_count.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <tuple>

namespace apportion
{

namespace checker
{

namespace
{
constexpr const char *gatheredAdvice = APPORTION_TEXT("They are mended in the same way");
}

bool isGathered(const Diagnostic &finding)
{
    return std::string_view(finding.advice.source) == gatheredAdvice;
}

Gathered::Gathered(Diagnostics &findings, Severity severity, const char *code, std::size_t shown)
    : m_findings(findings), m_severity(severity), m_code(code), m_shown(shown)
{
}

void Gathered::add(Text message, Text advice, ObjectRef object, SourcePlace place)
{
    if (!wantsText()) {
        count(object);
        return;
    }
    ++m_count;
    m_findings.push_back({ m_severity, m_code, std::move(message), std::move(advice), std::move(place), std::move(object) });
}

void Gathered::count(const ObjectRef &object)
{
    if (m_count++ == m_shown) {
        m_firstLeftOut = object;
    }
}

Gathered::~Gathered()
{
    if (m_count <= m_shown) {
        return;
    }
    const std::vector<std::string> arguments = { countText(m_count - m_shown), m_firstLeftOut.name };
    Text message { APPORTION_TEXT("The same holds for %1 more, beginning with %2"), arguments };
    if (m_firstLeftOut.kind == ObjectRef::Kind::Association) {
        message.source = APPORTION_TEXT("The same holds for %1 more accounts and users, beginning with %2");
    } else if (m_firstLeftOut.kind == ObjectRef::Kind::Partition) {
        message.source = APPORTION_TEXT("The same holds for %1 more partitions, beginning with %2");
    } else if (m_firstLeftOut.kind == ObjectRef::Kind::Job) {
        message.source = APPORTION_TEXT("The same holds for %1 more jobs, beginning with %2");
    }
    m_findings.push_back({ m_severity, m_code, std::move(message), { gatheredAdvice, {} }, {}, m_firstLeftOut });
}

ObjectRef association(const AssociationTree &tree, AssociationId id)
{
    return { ObjectRef::Kind::Association, id, std::string(tree.name(id)) };
}

SourcePlace placeOf(const AssociationTree &tree, AssociationId id, AssociationPart part)
{
    const std::uint32_t line = tree.lineOf(id, part);
    return line == 0 ? SourcePlace() : SourcePlace { tree.read().file, line };
}

SourcePlace placeOfCluster(const Policy &policy)
{
    const AssociationsRead &read = policy.associations.read();
    return read.clusterLine == 0 || read.clusterOptions != policy.clusterOptions ? SourcePlace() : SourcePlace { read.file, read.clusterLine };
}

ObjectRef partition(const Policy &policy, std::size_t index)
{
    return { ObjectRef::Kind::Partition, static_cast<std::uint32_t>(index), policy.partitions.get()[index].name };
}

namespace
{

/// Leads what is found in a partition, a group of nodes or a QOS to its line.
void addPlaces(const Policy &policy, Diagnostics &findings)
{
    for (Diagnostic &finding : findings) {
        const ObjectRef &object = finding.object;
        if (!finding.place.file.empty()) {
            continue;
        }
        if (object.kind == ObjectRef::Kind::Partition && object.id < policy.partitions->size()) {
            finding.place = policy.partitions.get()[object.id].place;
        } else if (object.kind == ObjectRef::Kind::NodeGroup && object.id < policy.nodeGroups->size()) {
            finding.place = policy.nodeGroups.get()[object.id].place;
        } else if (object.kind == ObjectRef::Kind::Qos && object.id < policy.qos->size()) {
            finding.place = policy.qos.get()[object.id].place;
        }
    }
}

} // namespace

} // namespace checker

Diagnostics check(const Policy &policy, const Situation &situation, const std::stop_token &stop, const Evaluation *evaluated)
{
    countWork(Work::Check);
    Diagnostics findings;
    checker::checkSettings(policy, findings);
    checker::checkConfKeys(policy, findings);
    checker::checkConfPairs(policy, findings);
    checker::checkTimes(policy, findings);
    checker::checkFactors(policy, findings);
    checker::checkHardware(policy, findings);
    checker::checkNamesOfPartitionsAndQos(policy, findings);
    checker::checkTypedGres(policy, findings);
    checker::checkShares(policy, situation, findings, stop, evaluated);
    checker::checkTies(policy, situation, findings, stop, evaluated);
    checker::checkOptions(policy, findings, stop);
    checker::checkNamedByOptions(policy, findings, stop);
    checker::checkQosOptions(policy, findings);
    checker::checkLimits(policy, situation, findings, stop);
    checker::checkWaitingJobs(policy, situation, findings, stop);
    checker::checkJobs(policy, situation, findings, stop);
    checker::addPlaces(policy, findings);
    std::stable_sort(findings.begin(), findings.end(), [](const Diagnostic &a, const Diagnostic &b) { return a.severity > b.severity; });
    return findings;
}

void addMissing(Diagnostics &all, const Diagnostics &findings)
{
    std::set<std::tuple<std::string, std::string, std::vector<std::string>>> known;
    const auto keyOf = [](const Diagnostic &one) { return std::tuple(one.code, std::string(one.message.source), one.message.arguments); };
    std::transform(all.begin(), all.end(), std::inserter(known, known.end()), keyOf);
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(all), [&](const Diagnostic &one) { return !known.contains(keyOf(one)); });
}

} // namespace apportion
