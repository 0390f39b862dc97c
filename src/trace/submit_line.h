// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::trace
{

/// What a command line of sbatch, salloc or srun asks for, beyond what accounting tells otherwise, and its script where that is known.
struct SubmitLine
{
    std::string user; ///< --uid
    std::string account;
    std::string qos;
    std::string jobName;
    std::string timeLimit;
    std::string partitions;
    std::string dependency; ///< "afterok:12"
    std::string begin; ///< "now+1hour"; empty: at once
    std::string gres; ///< of each node, "gpu:a100:2"
    std::string gpus; ///< of the whole job, "a100:8"
    std::string gpusPerTask;
    std::string features;
    std::string nodeList; ///< "n[1-4]", or a file of it
    std::string exclude;
    std::string licenses;
    std::string reservation;
    std::string arrayTasks; ///< "1-9,12"
    std::uint32_t minNodes = 0; ///< 0: not asked for, as the others
    std::uint32_t maxNodes = 0;
    std::uint32_t tasks = 0;
    std::uint32_t tasksPerNode = 0;
    std::uint32_t cpusPerTask = 0;
    std::uint32_t cpusPerNode = 0; ///< --mincpus
    std::uint32_t arrayLimit = 0;
    std::optional<std::uint64_t> memoryPerNode; ///< MB
    std::optional<std::uint64_t> memoryPerCpu;
    std::optional<std::uint64_t> memoryPerGpu;
    std::int32_t nice = 0;
    bool isHeld = false;
    bool isExclusive = false;
    bool needNotRequeue = false;
    bool usesOneThread = false; ///< of each core
    bool startsAtOnce = false; ///< salloc or srun
    bool takesWholeMemory = false; ///< --mem=0: all that its nodes have
    bool overcommits = false; ///< more tasks than CPUs
    bool isWrapped = false; ///< --wrap: there is no script
    bool mayHaveMoreOptions = false; ///< in its script, or behind a text whose end the line does not tell
    bool hasOtherOptions = false; ///< that have to do with where or when it may start, and are not kept
};

/// Reads such a line, quotes and continued lines included; nothing is expanded. Options are taken as getopt takes them, long
/// ones abbreviated too, up to the script or program. What is not understood is passed over. Those of @p script ("#SBATCH"),
/// where it is known, count where the line says nothing else.
[[nodiscard]] SubmitLine readSubmitLine(std::string_view text, std::string_view script = {});

/// The options that stand in a batch script, as words: of all comments before the first command, up to a second component.
[[nodiscard]] std::vector<std::string> scriptOptions(std::string_view script);

/// The point in time that --begin asks for, for a job submitted at @p submit: "now+90", "now+2hours", "uts1767225600";
/// nothing for forms whose meaning hangs on the day or on the clock of the cluster.
[[nodiscard]] std::optional<std::int64_t> beginTime(std::string_view text, std::int64_t submit);

} // namespace apportion::trace
