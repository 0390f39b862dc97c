// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/input.h"

#include "storage/zone_clock.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <array>

namespace apportion::cli
{

namespace
{
constexpr std::array<Algorithm, 4> algorithms = { Algorithm::FairTree, Algorithm::Classic, Algorithm::DepthOblivious, Algorithm::Linear2009 };
} // namespace

void InputOptions::declare(CLI::App &app)
{
    app.add_option("policy", m_policy, "A policy file (*.apportion)")->type_name("POLICY");
    app.add_option("--slurm-conf", m_files.slurmConf, "slurm.conf: settings, nodes, partitions")->type_name("FILE");
    app.add_option("--associations", m_files.associations, "Output of: sacctmgr dump CLUSTER file=FILE")->type_name("FILE");
    app.add_option("--usage", m_files.usage, "Output of: sshare -a -P -o Account,User,RawUsage")->type_name("FILE");
    app.add_option("--jobs", m_files.jobs, "Output of: scontrol -o show job")->type_name("FILE");
    app.add_option("--partitions", m_files.partitions, "Output of: scontrol -o show partition")->type_name("FILE");
    app.add_option("--config", m_files.configuration, "Output of: scontrol show config")->type_name("FILE");
    app.add_option("--nodes", m_files.nodes, "Output of: scontrol -o show node")->type_name("FILE");
    app.add_option("--qos", m_files.qos, "Output of: sacctmgr -P show qos")->type_name("FILE");
    app.add_option("--tres", m_files.tres, "Output of: sacctmgr -P show tres")->type_name("FILE");
    app.add_option("--time-zone", m_zone, "The zone of the times in the jobs' file and of --at: UTC, local (by itself) or a name like Europe/Berlin")
        ->type_name("ZONE");
    app.add_option("--at", m_at, "The time at which jobs are looked at; else the newest submission")->type_name("YYYY-MM-DDThh:mm:ss");
    app.add_option("--algorithm", m_algorithm, "Another one than PriorityFlags ask for: fair_tree, classic, depth_oblivious, linear_2009")
        ->type_name("NAME");
    app.add_flag("--merge-tied-accounts", m_merge, "Fair Tree as documented: children of tied accounts form one level (Slurm does not)");
}

std::string InputOptions::problem() const
{
    const bool fromSlurm = m_files != slurm::ImportFiles();
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
    if (!m_algorithm.empty() && !algorithm()) {
        return "--algorithm " + m_algorithm + " is none of fair_tree, classic, depth_oblivious, linear_2009";
    }
    return {};
}

OpenedFiles InputOptions::open() const
{
    if (!m_policy.empty()) {
        return openFiles({ QString::fromLocal8Bit(m_policy.c_str()) });
    }
    return m_zone.empty() ? openSlurmFiles(m_files) : openSlurmFiles(m_files, clock());
}

slurm::LocalClock InputOptions::clock() const
{
    const std::optional<slurm::LocalClock> zone = clockOfZone(QString::fromLocal8Bit(m_zone.c_str()));
    return zone ? *zone : slurm::machineClock();
}

std::optional<std::int64_t> InputOptions::at() const
{
    const std::optional<std::int64_t> time = slurm::parseLocalTimestamp(m_at, clock());
    return time && *time != 0 ? time : std::nullopt;
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
