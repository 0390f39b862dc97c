// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/trace_options.h"

#include "cluster/pull_folder.h"
#include "storage/zone_clock.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <ostream>

namespace apportion::cli
{

void TraceOptions::declare(VerbOptions &verb)
{
    verb.add("files", &m_paths, "FILE…", "What sacct printed (-P or --json), a trace file, or one in the Standard Workload Format").isRequired = true;
    verb.add("--time-zone", &m_zone, "ZONE",
        "The zone of the times that sacct printed: UTC, local or a name like Europe/Berlin; by itself local, and UTC for what pull saved");
    verb.add("--cluster", &m_cluster, "NAME", "The cluster whose jobs are taken; else that of the first job");
    verb.add("--processors", &m_processors, "KIND", "What the processors of a Standard Workload are: cores or nodes").choices = { "cores", "nodes" };
    verb.add("--cores-per-node", &m_coresPerNode, "N", "How many of such cores a node has; 0: as the file says").range = { 0, 1 << 20 };
}

std::string TraceOptions::problem() const
{
    if (!m_zone.empty() && !wallClockOfZone(QString::fromLocal8Bit(m_zone.c_str()))) {
        return "--time-zone " + m_zone + " is no zone that this machine knows";
    }
    if (!m_processors.empty() && m_processors != "cores" && m_processors != "nodes") {
        return "--processors " + m_processors + " is neither cores nor nodes";
    }
    return {};
}

OpenedTrace TraceOptions::open() const
{
    trace::ReadOptions options;
    QStringList paths;
    for (const std::string &path : m_paths) {
        paths.append(QFile::decodeName(path.c_str()));
    }
    const bool isPulled = std::all_of(paths.begin(), paths.end(), [](const QString &path) { return cluster::isPullFolder(QFileInfo(path).path()); });
    const QString zone = !m_zone.empty() ? QString::fromLocal8Bit(m_zone.c_str()) : isPulled ? QStringLiteral("UTC") : QStringLiteral("local");
    options.clock = wallClockOfZone(zone).value_or(trace::utcWallClock());
    options.cluster = m_cluster;
    options.workload.coresPerNode = static_cast<std::uint32_t>(m_coresPerNode);
    using Processors = trace::WorkloadOptions::Processors;
    options.workload.processors = m_processors == "nodes" ? Processors::Nodes : m_processors == "cores" ? Processors::Cores : Processors::Unknown;
    return readTraceFiles(paths, options);
}

int reportTrace(const std::string &command, const OpenedTrace &opened, bool isForced, const Streams &streams)
{
    report(opened.diagnostics, streams);
    if (!opened.usable) {
        return exitUnusable;
    }
    if (!opened.complete && !isForced) {
        streams.err << "apportion-cli " << command
                    << ": nothing is made of files that are not complete; apportion-cli trace info --force looks at what is left\n";
        return exitUnusable;
    }
    return opened.complete && opened.rows.bad == 0 && !hasErrors(opened.diagnostics) ? exitOk : exitFindings;
}

} // namespace apportion::cli
