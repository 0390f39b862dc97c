// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "slurm/import/import.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::cluster
{

/// What the answers to earlier questions, or the user, say about the cluster; empty where it is not known.
struct Facts
{
    std::string clusterName;
    std::string slurmConf; ///< the path of slurm.conf on the machine where the commands run
    std::string jobsSince {}; ///< since when accounting is asked for jobs, as sacct takes it
    std::string privateData {}; ///< what users do not see of others: "accounts,jobs"
    std::string stateFolder {}; ///< where slurmctld keeps its state, on the machine on which it runs
    std::uint16_t release = 0; ///< of its Slurm: year · 100 + month; 0: not known

    bool operator==(const Facts &) const = default;
};

/// One way to ask: a program of Slurm's and its arguments, in which {cluster}, {conf}, {state} and {since} stand for the facts.
struct Wording
{
    std::vector<std::string> words;
    /// The command writes its answer to the file that {file} names; it has no other way.
    bool writesFile = false;
    bool isLong = false; ///< where it takes too long or prints too much, the next one may do

    bool operator==(const Wording &) const = default;
};

enum class QuestionId : std::uint8_t {
    Configuration,
    SlurmConf,
    Partitions,
    Nodes,
    Tres,
    Qos,
    Database,
    Associations,
    Accounts,
    Users,
    Thresholds,
    Usage,
    Jobs,
    Priorities,
    LastReset,
    Accounting
};

/// One thing that a cluster is asked for. Nothing in it changes the cluster: all words only show, dump or read.
struct Question
{
    QuestionId id;
    const char *title; ///< for people, marked for translation
    const char *fileName; ///< under which the answer is saved
    std::string slurm::ImportFiles::*place; ///< where the importer expects the answer; nullptr: nowhere
    Severity severity; ///< of its failure: an error when a policy lacks much without it
    /// From the fullest to the plainest; the next is tried when the release does not know the options of one, or does
    /// not permit it.
    std::vector<Wording> wordings;
};

/// Everything that a cluster is always asked for, in the order in which it is asked.
[[nodiscard]] const std::vector<Question> &questions();
/// The jobs of accounting since a time, which may be many: asked behind the others when a time is named.
[[nodiscard]] const Question &accountingQuestion();
[[nodiscard]] const Question &question(QuestionId id);

/// Whether a wording needs a fact that is not known.
[[nodiscard]] bool lacksFact(const Wording &wording, const Facts &facts);
/// The words with the facts filled in; unknown ones stay as CLUSTER and FILE, for people to read. @p clusterOption adds
/// the option that asks the cluster of facts.clusterName rather than the one of the machine. @p file is where a command
/// that only writes files shall write.
[[nodiscard]] std::vector<std::string> filledWords(const Wording &wording, const Facts &facts, bool clusterOption, std::string_view file);

/// Since when sacct shall tell of jobs, as it takes it: "90days" is "now-90days", "2026-01-31" that day; nothing for anything else.
[[nodiscard]] std::optional<std::string> sinceOf(std::string_view text);
/// What is wrong with @p name as the name of a cluster; nothing when it can be one.
[[nodiscard]] std::optional<Text> problemOfClusterName(std::string_view name);
/// What `scontrol show config` says about the cluster. Values that cannot be what they should are taken for unknown.
[[nodiscard]] Facts factsOfConfiguration(std::string_view text);

} // namespace apportion::cluster
