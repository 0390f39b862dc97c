// SPDX-License-Identifier: GPL-3.0-or-later
// One reader on any bytes: it must come back, without an error of the sanitizers, whatever they are. The reader is
// chosen when this is compiled.
#include "core/checker.h"
#include "core/evaluation.h"
#include "slurm/association_list.h"
#include "slurm/configuration.h"
#include "slurm/flat_file.h"
#include "slurm/flat_file_writer.h"
#include "slurm/fragment.h"
#include "slurm/import.h"
#include "slurm/jobs.h"
#include "slurm/node_list.h"
#include "slurm/partitions.h"
#include "slurm/qos_list.h"
#include "slurm/sacctmgr_reader.h"
#include "slurm/slurm_conf.h"
#include "slurm/sshare.h"
#include "slurm/tres_list.h"
#include "storage/policy_json.h"

#include <cstddef>
#include <cstdint>

using namespace apportion;

namespace
{

void readInput(std::string_view text, Policy &policy, Diagnostics &diagnostics)
{
#if defined(APPORTION_FUZZ_association_list)
    (void)slurm::readAssociationList(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_configuration)
    (void)slurm::readConfiguration(text, "fuzz", true, policy, diagnostics);
#elif defined(APPORTION_FUZZ_file_kind)
    (void)slurm::kindOfText(text);
#elif defined(APPORTION_FUZZ_flat_file)
    (void)slurm::readFlatFile(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_jobs)
    (void)slurm::readJobs(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_json)
    (void)slurm::readTresList(text, "fuzz", false, policy, diagnostics);
    (void)slurm::readNodes(text, "fuzz", policy, diagnostics);
    (void)slurm::readPartitions(text, "fuzz", policy, diagnostics);
    (void)slurm::readAssociationList(text, "fuzz", policy, diagnostics);
    (void)slurm::readQosList(text, "fuzz", policy, diagnostics);
    (void)slurm::readSshare(text, "fuzz", policy, diagnostics);
    (void)slurm::readJobs(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_nodes)
    (void)slurm::readNodes(text, "fuzz", policy, diagnostics);
    (void)slurm::readNodes(text, "fuzz", policy, diagnostics); // now over the groups that it made
#elif defined(APPORTION_FUZZ_partitions)
    (void)slurm::readPartitions(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_policy_json)
    policy = readPolicyJson(text, "fuzz").policy;
#elif defined(APPORTION_FUZZ_qos)
    (void)slurm::readQosList(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_sacctmgr_script)
    (void)slurm::readSacctmgrScript(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_slurm_conf)
    (void)slurm::readSlurmConf(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_sshare)
    (void)slurm::readFlatFile("Cluster - 'c'\nParent - 'root'\nAccount - 'chem'\nParent - 'chem'\nUser - 'ann'\nUser - 'bob':Partition='p'\n",
        "fuzz", policy, diagnostics);
    (void)slurm::readSshare(text, "fuzz", policy, diagnostics);
#elif defined(APPORTION_FUZZ_tres)
    (void)slurm::readTresList(text, "fuzz", false, policy, diagnostics);
#endif
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    Policy policy;
    Diagnostics diagnostics;
    readInput(text, policy, diagnostics);
    // What was read must bear being worked with.
    const Diagnostics findings = check(policy);
    const std::optional<Evaluation> evaluation = evaluate(policy);
    const std::string written = slurm::confFragment(policy) + slurm::flatFile(policy);
    return findings.size() > 1000000 || !evaluation || written.empty() ? -1 : 0;
}
