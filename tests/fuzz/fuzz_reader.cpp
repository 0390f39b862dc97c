// SPDX-License-Identifier: GPL-3.0-or-later
// One reader on any bytes: it must come back, without an error of the sanitizers, whatever they are. The reader is chosen
// by the name under which the program is called, so that all of them are built at once.
#include "core/agree/agree.h"
#include "core/agree/set_priorities.h"
#include "core/check/checker.h"
#include "core/evaluate/evaluation.h"
#include "slurm/change/change_script.h"
#include "slurm/conf/conf_patch.h"
#include "slurm/conf/fragment.h"
#include "slurm/conf/running_conf.h"
#include "slurm/conf/slurm_conf.h"
#include "slurm/import/import.h"
#include "slurm/lists/flat_file_writer.h"
#include "slurm/lists/listings.h"
#include "slurm/lists/qos_list.h"
#include "storage/policy_json.h"
#include "trace/read_trace.h"
#include "trace/trace_summary.h"
#include "trace/trace_text.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace apportion;

namespace
{

using Reader = void (*)(std::string_view text, Snapshot &now, Diagnostics &diagnostics);

void readJson(std::string_view text, Snapshot &now, Diagnostics &diagnostics)
{
    (void)slurm::readTresList(text, "fuzz", false, now.policy, diagnostics);
    (void)slurm::readNodes(text, "fuzz", now.policy, diagnostics);
    (void)slurm::readPartitions(text, "fuzz", now.policy, diagnostics);
    (void)slurm::readAssociationList(text, "fuzz", now.policy, diagnostics);
    (void)slurm::readQosList(text, "fuzz", now.policy, diagnostics);
    Printed printed;
    (void)slurm::readSshare(text, "fuzz", now.policy.associations, now.situation, diagnostics, &printed);
    (void)agree(now, printed);
    (void)slurm::readJobs(text, "fuzz", now.situation, diagnostics);
}

void readNodesTwice(std::string_view text, Snapshot &now, Diagnostics &diagnostics)
{
    (void)slurm::readNodes(text, "fuzz", now.policy, diagnostics);
    (void)slurm::readNodes(text, "fuzz", now.policy, diagnostics); // now over the groups that it made
}

void readUsage(std::string_view text, Snapshot &now, Diagnostics &diagnostics)
{
    constexpr const char *tree = "Cluster - 'c'\nParent - 'root'\nAccount - 'chem'\nParent - 'chem'\nUser - 'ann'\nUser - 'bob':Partition='p'\n";
    (void)slurm::readFlatFile(tree, "fuzz", now.policy, diagnostics);
    Printed printed;
    (void)slurm::readSshare(text, "fuzz", now.policy.associations, now.situation, diagnostics, &printed);
    (void)agree(now, printed);
}

void readPriorities(std::string_view text, Snapshot &now, Diagnostics &diagnostics)
{
    Printed printed;
    (void)slurm::readJobs(
        "JobId=1 JobState=PENDING UserId=ann(1) Account=chem Partition=batch Priority=5 NumCPUs=1\n", "fuzz", now.situation, diagnostics);
    (void)slurm::readSprio(text, "fuzz", printed, diagnostics);
    slurm::addSiteFactors(printed, now.situation);
    (void)takeSetPriorities(printed, now.policy, now.situation);
    (void)agree(now, printed);
}

void readPolicy(std::string_view text, Snapshot &now, Diagnostics & /*diagnostics*/)
{
    now = readPolicyJson(text, "fuzz");
}

/// slurm.conf, and what becomes of it after its nodes and partitions were edited.
void readAndPatchConf(std::string_view text, Snapshot &now, Diagnostics &found)
{
    const slurm::ConfReading asRead = slurm::readSlurmConf(text, "fuzz");
    now.policy = asRead.policy;
    found = asRead.diagnostics;
    Policy draft = now.policy;
    std::vector<NodeGroup> &groups = draft.nodeGroups.edit();
    for (std::size_t i = 0; i < groups.size(); ++i) {
        groups[i].memoryMb += i % 2;
        groups[i].cpus += i % 3;
        groups[i].names += i % 4 == 1 ? ",more" + std::to_string(i) : "";
        groups[i].gresWritten = i % 5 == 1 ? std::string() : groups[i].gresWritten;
    }
    if (groups.size() > 2) {
        groups.erase(groups.begin());
    }
    for (Partition &partition : draft.partitions.edit()) {
        partition.priorityTier ^= 1;
    }
    (void)slurm::patchConf(text, asRead, draft);
    (void)slurm::changeReadme(now.policy, draft, {}, slurm::ConfFile::Patched);
}

/// A trace of any form, and what is written of it, which must be read again as it is.
void readTrace(std::string_view text, Snapshot & /*now*/, Diagnostics &diagnostics)
{
    const trace::ReadTrace read = trace::readTrace(text, "fuzz");
    diagnostics = read.diagnostics;
    std::string written;
    (void)trace::writeTraceText(read.trace, [&](std::string_view block) {
        written += block;
        return true;
    });
    (void)trace::summarize(read.trace);
    if (trace::readTrace(written, "again").trace.jobs.size() != read.trace.jobs.size()) {
        std::abort();
    }
}

/// A reader by the name of its program.
struct Target
{
    std::string_view program;
    Reader read;
};

constexpr Target targets[] = {
    { "fuzz_association_list",
        [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readAssociationList(text, "fuzz", now.policy, found); } },
    { "fuzz_configuration",
        [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readConfiguration(text, "fuzz", true, now.policy, found); } },
    { "fuzz_file_kind", [](std::string_view text, Snapshot &, Diagnostics &) { (void)slurm::kindOfText(text); } },
    { "fuzz_flat_file",
        [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readFlatFile(text, "fuzz", now.policy, found); } },
    { "fuzz_jobs", [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readJobs(text, "fuzz", now.situation, found); } },
    { "fuzz_json", readJson },
    { "fuzz_nodes", readNodesTwice },
    { "fuzz_partitions",
        [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readPartitions(text, "fuzz", now.policy, found); } },
    { "fuzz_policy_json", readPolicy },
    { "fuzz_qos", [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readQosList(text, "fuzz", now.policy, found); } },
    { "fuzz_sacctmgr_script",
        [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readSacctmgrScript(text, "fuzz", now.policy, found); } },
    { "fuzz_slurm_conf", readAndPatchConf },
    { "fuzz_sprio", readPriorities },
    { "fuzz_sshare", readUsage },
    { "fuzz_trace", readTrace },
    { "fuzz_tres",
        [](std::string_view text, Snapshot &now, Diagnostics &found) { (void)slurm::readTresList(text, "fuzz", false, now.policy, found); } },
};

Reader readInput = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***arguments)
{
    std::string_view program((*arguments)[0]);
    program.remove_prefix(program.rfind('/') + 1);
    for (const Target &target : targets) {
        if (target.program == program) {
            readInput = target.read;
            return 0;
        }
    }
    std::fputs("Call it by the name of a target, such as fuzz_slurm_conf.\n", stderr);
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    Snapshot now;
    Diagnostics diagnostics;
    readInput(text, now, diagnostics);
    // What was read must bear being worked with.
    const Diagnostics findings = check(now.policy, now.situation);
    const std::optional<Evaluation> evaluation = evaluate(now);
    const std::string written = slurm::confFragment(now.policy) + slurm::flatFile(now.policy);
    return findings.size() > 1000000 || !evaluation || written.empty() ? -1 : 0;
}
