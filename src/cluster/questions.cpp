// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/questions.h"

#include "slurm/text/reading.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>

namespace apportion::cluster
{

namespace
{

constexpr std::string_view clusterPlace = "{cluster}";
constexpr std::string_view confPlace = "{conf}";
constexpr std::string_view filePlace = "{file}";

/// All that an association can have, as its own and not as inherited (that is what the word wopl asks for).
constexpr const char *associationColumns
    = "format=Cluster,Account,User,Partition,ID,ParentName,Share,Priority,DefaultQOS,QOS,GrpJobs,GrpJobsAccrue,GrpSubmit,GrpTRES,GrpTRESMins,"
      "GrpTRESRunMins,GrpWall,MaxJobs,MaxJobsAccrue,MaxSubmit,MaxTRES,MaxTRESPerNode,MaxTRESMins,MaxWall,MinPrioThresh";

constexpr const char *plainAssociationColumns
    = "format=Cluster,Account,User,Partition,ID,ParentName,Share,DefaultQOS,QOS,GrpJobs,GrpSubmit,GrpTRES,GrpWall,MaxJobs,MaxSubmit,MaxTRES,MaxWall";

constexpr const char *qosColumns
    = "format=Name,ID,Description,Priority,Flags,GraceTime,GrpJobs,GrpJobsAccrue,GrpSubmit,GrpTRES,GrpTRESMins,GrpTRESRunMins,GrpWall,"
      "LimitFactor,MaxJobsAccruePA,MaxJobsAccruePU,MaxJobsPA,MaxJobsPU,MaxSubmitPA,MaxSubmitPU,MaxTRES,MaxTRESMins,MaxTRESPA,MaxTRESPerNode,"
      "MaxTRESPU,MaxTRESRunMinsPA,MaxTRESRunMinsPU,MaxWall,MinPrioThreshold,MinTRES,Preempt,PreemptExemptTime,PreemptMode,UsageFactor,"
      "UsageThreshold";

std::vector<Question> makeQuestions()
{
    return {
        { QuestionId::Configuration, APPORTION_TEXT("Settings"), "config.txt", Severity::Error, { { { "scontrol", "show", "config" } } } },
        // what the running settings do not tell: NodeSets, lines of defaults, comments; and it is what gets patched
        { QuestionId::SlurmConf, APPORTION_TEXT("slurm.conf"), "slurm.conf", Severity::Note, { { { "cat", "{conf}" } } } },
        // -a: hidden partitions too
        { QuestionId::Partitions, APPORTION_TEXT("Partitions"), "partitions.txt", Severity::Error,
            { { { "scontrol", "-a", "-o", "show", "partition" } } } },
        { QuestionId::Nodes, APPORTION_TEXT("Nodes"), "nodes.txt", Severity::Warning, { { { "scontrol", "-a", "-o", "show", "node" } } } },
        { QuestionId::Tres, APPORTION_TEXT("TRES"), "tres.txt", Severity::Warning, { { { "sacctmgr", "-P", "show", "tres" } } } },
        { QuestionId::Qos, APPORTION_TEXT("QOS"), "qos.txt", Severity::Warning,
            { { { "sacctmgr", "-P", "show", "qos", qosColumns } }, { { "sacctmgr", "-P", "show", "qos" } } } },
        // only a dump has default accounts, coordinators and descriptions; only administrators may make one
        { QuestionId::Associations, APPORTION_TEXT("Associations"), "associations.cfg", Severity::Error,
            { { { "sacctmgr", "-i", "dump", "{cluster}", "file={file}" }, true },
                { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", associationColumns } },
                { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", plainAssociationColumns } } } },
        { QuestionId::Usage, APPORTION_TEXT("Usage"), "usage.txt", Severity::Error,
            { { { "sshare", "-a", "-l", "-P", "-m" } }, { { "sshare", "-a", "-l", "-P" } } } },
        { QuestionId::Jobs, APPORTION_TEXT("Jobs"), "jobs.txt", Severity::Warning, { { { "scontrol", "-a", "-o", "show", "job" } } } },
        // what Slurm itself computed, to compare with
        { QuestionId::Priorities, APPORTION_TEXT("Terms of priorities"), "sprio.txt", Severity::Note, { { { "sprio", "-l" } } } },
    };
}

bool mentions(const Wording &wording, std::string_view place)
{
    return std::any_of(
        wording.words.begin(), wording.words.end(), [place](const std::string &word) { return word.find(place) != std::string::npos; });
}

void fill(std::string &word, std::string_view place, std::string_view value)
{
    if (const std::size_t at = word.find(place); at != std::string::npos) {
        word.replace(at, place.size(), value);
    }
}

} // namespace

const std::vector<Question> &questions()
{
    static const std::vector<Question> all = makeQuestions();
    return all;
}

const Question &question(QuestionId id)
{
    return *std::find_if(questions().begin(), questions().end(), [id](const Question &candidate) { return candidate.id == id; });
}

bool lacksFact(const Wording &wording, const Facts &facts)
{
    return (facts.clusterName.empty() && mentions(wording, clusterPlace)) || (facts.slurmConf.empty() && mentions(wording, confPlace));
}

std::vector<std::string> filledWords(const Wording &wording, const Facts &facts, bool clusterOption, std::string_view file)
{
    std::vector<std::string> words = wording.words;
    for (std::string &word : words) {
        fill(word, clusterPlace, facts.clusterName.empty() ? "CLUSTER" : std::string_view(facts.clusterName));
        fill(word, confPlace, facts.slurmConf.empty() ? "SLURM_CONF" : std::string_view(facts.slurmConf));
        fill(word, filePlace, file);
    }
    if (clusterOption && (words.front() == "scontrol" || words.front() == "sshare" || words.front() == "sprio")) {
        words.insert(words.begin() + 1, { "-M", facts.clusterName });
    }
    return words;
}

std::optional<Text> problemOfClusterName(std::string_view name)
{
    const auto isPlain
        = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.'; };
    if (name.empty() || name.front() == '-' || !std::all_of(name.begin(), name.end(), isPlain)) {
        return Text { APPORTION_TEXT("This cannot be the name of a cluster: %1"), { slurm::shellComment(name) } };
    }
    return std::nullopt;
}

Facts factsOfConfiguration(std::string_view text)
{
    Facts facts;
    slurm::LineWalker lines(text);
    while (lines.next()) {
        const std::string_view line = lines.line();
        const std::size_t equals = line.find('=');
        if (equals == std::string_view::npos) {
            continue;
        }
        const std::string_view key = trimmed(line.substr(0, equals));
        const std::string_view value = trimmed(line.substr(equals + 1));
        if (key == "ClusterName" && !problemOfClusterName(value)) {
            facts.clusterName = value;
        } else if (key == "PrivateData" && value != "none") {
            facts.privateData = value.substr(0, value.find('('));
        } else if (key == "SLURM_CONF" && !value.empty() && value.front() == '/') {
            facts.slurmConf = value;
        }
    }
    return facts;
}

} // namespace apportion::cluster
