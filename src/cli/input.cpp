// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input.h"

#include "core/schema/conf_key_search.h"
#include "storage/zone_clock.h"

#include <array>

namespace apportion::cli
{

namespace
{
constexpr std::array<Algorithm, 4> algorithms = { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 };
} // namespace

void InputOptions::declare(VerbOptions &verb)
{
    verb.add("policy", &m_policy, "POLICY", "A policy file (*.apportion)");
    verb.add("--slurm-conf", &m_files.slurmConf, "FILE", "slurm.conf: settings, nodes, partitions");
    verb.add("--associations", &m_files.associations, "FILE", "Output of: sacctmgr dump CLUSTER file=FILE");
    verb.add("--usage", &m_files.usage, "FILE", "Output of: sshare -a -P -o Account,User,RawUsage");
    verb.add("--jobs", &m_files.jobs, "FILE", "Output of: scontrol -o show job");
    verb.add("--sprio", &m_files.sprio, "FILE", "Output of: sprio -l");
    verb.add("--decay-state", &m_files.decayState, "FILE", "priority_last_decay_ran, of slurmctld's StateSaveLocation: when it last reset usage");
    verb.add("--last-reset", &m_lastReset, "YYYY-MM-DDThh:mm:ss", "When slurmctld last reset usage, or started first, where no file says it");
    verb.add("--partitions", &m_files.partitions, "FILE", "Output of: scontrol -o show partition");
    verb.add("--config", &m_files.configuration, "FILE", "Output of: scontrol show config");
    verb.add("--nodes", &m_files.nodes, "FILE", "Output of: scontrol -o show node");
    verb.add("--accounts", &m_files.accounts, "FILE", "Output of: sacctmgr -P show account");
    verb.add("--users", &m_files.users, "FILE", "Output of: sacctmgr -P show user withcoord");
    verb.add("--thresholds", &m_files.thresholds, "FILE", "Output of: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh");
    verb.add("--qos", &m_files.qos, "FILE", "Output of: sacctmgr -P show qos");
    verb.add("--tres", &m_files.tres, "FILE", "Output of: sacctmgr -P show tres");
    verb.add("--time-zone", &m_zone, "ZONE",
        "The zone of the times in the jobs' file, of --at and --last-reset: UTC, local (by itself) or a name like Europe/Berlin");
    verb.add("--at", &m_at, "YYYY-MM-DDThh:mm:ss", "The time at which jobs are looked at; else when the cluster was asked, as far as the files tell");
    Option &algorithmOption
        = verb.add("--algorithm", &m_algorithm, "NAME", "Another one than PriorityFlags ask for: fair_tree, classic, depth_oblivious, linear_2009");
    for (const Algorithm algorithm : algorithms) {
        algorithmOption.choices.emplace_back(algorithmName(algorithm));
    }
    verb.add("--release", &m_release, "VERSION", "The release of Slurm that slurm.conf is for, such as 25.11; else that of --config, or the newest");
    verb.addFlag("--follow-includes", m_files.followsIncludes, "Read what slurm.conf includes from outside its folder, too");
    verb.addFlag("--merge-tied-accounts", m_merge, "Fair Tree as documented: children of tied accounts form one level (Slurm does not)");
}

std::string InputOptions::problem() const
{
    const bool fromSlurm = !givenPaths(m_files).empty();
    if (m_policy.empty() && !fromSlurm) {
        return "give a policy file, or --slurm-conf and --associations";
    }
    if (!m_policy.empty() && fromSlurm) {
        return "give a policy file or Slurm's files, not both";
    }
    if (!m_zone.empty() && !clockOfZone(QString::fromLocal8Bit(m_zone.c_str()))) {
        return "--time-zone " + m_zone + " is no zone that this machine knows";
    }
    if (!m_at.empty() && !at()) {
        return "--at " + m_at + " is not a time like 2026-11-21T07:39:14";
    }
    if (!m_lastReset.empty() && !timeOf(m_lastReset)) {
        return "--last-reset " + m_lastReset + " is not a time like 2026-03-01T00:00:00";
    }
    if (!m_algorithm.empty() && !algorithm()) {
        return "--algorithm " + m_algorithm + " is none of fair_tree, classic, depth_oblivious, linear_2009";
    }
    if (!m_release.empty() && schema::releaseOf(m_release) == 0) {
        return "--release " + m_release + " is no release like 25.11";
    }
    return {};
}

OpenedFiles InputOptions::open() const
{
    OpenedFiles opened = openGiven();
    if (!m_release.empty()) {
        opened.policy.release = release();
    }
    if (const std::optional<std::int64_t> reset = timeOf(m_lastReset); reset) {
        opened.situation.lastReset = reset;
    }
    return opened;
}

std::uint16_t InputOptions::release() const
{
    return schema::releaseOf(m_release);
}

OpenedFiles InputOptions::openGiven() const
{
    if (!m_policy.empty()) {
        return openFiles({ QString::fromLocal8Bit(m_policy.c_str()) });
    }
    slurm::ImportFiles files = m_files;
    files.release = release();
    return openToEvaluate(files, m_zone.empty() ? std::nullopt : std::optional(clock()));
}

slurm::LocalClock InputOptions::clock() const
{
    const std::optional<slurm::LocalClock> zone = clockOfZone(QString::fromLocal8Bit(m_zone.c_str()));
    return zone ? *zone : slurm::machineClock();
}

std::optional<std::int64_t> InputOptions::timeOf(const std::string &text) const
{
    const std::optional<std::int64_t> time = slurm::parseLocalTimestamp(text, clock());
    return time && *time != 0 ? time : std::nullopt;
}

std::optional<std::int64_t> InputOptions::at() const
{
    return timeOf(m_at);
}

std::optional<Algorithm> InputOptions::algorithm() const
{
    for (const Algorithm algorithm : algorithms) {
        if (m_algorithm == algorithmName(algorithm)) {
            return algorithm;
        }
    }
    return std::nullopt;
}

} // namespace apportion::cli
