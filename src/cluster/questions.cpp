// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/questions.h"

#include "core/policy/slurm_time.h"
#include "core/policy/text_scan.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/limit_rules.h"
#include "slurm/lists/accounting.h"
#include "slurm/lists/cluster_state.h"
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
constexpr std::string_view statePlace = "{state}";
constexpr std::string_view sincePlace = "{since}";

/// All columns that a list of sacctmgr has for us: @p first, and the others sorted.
std::string columnsOf(slurm::StateList list, std::string_view first)
{
    const std::vector<std::string> known = listWords(first);
    std::vector<std::string> columns;
    for (const slurm::ShownField &field : slurm::shownFields()) {
        const bool isNew = field.list == list && std::find(known.begin(), known.end(), field.shown) == known.end();
        if (isNew && field.shown != std::string_view(limitRule(LimitKind::MaxTresRunMins).column)) { // which nobody looks at
            columns.emplace_back(field.shown);
        }
    }
    std::ranges::sort(columns, {}, lowerCase);
    return "format=" + std::string(first) + ',' + joinedList(columns);
}

constexpr const char *plainAssociationColumns
    = "format=Cluster,Account,User,Partition,ID,ParentName,Share,DefaultQOS,QOS,GrpJobs,GrpSubmit,GrpTRES,GrpWall,MaxJobs,MaxSubmit,MaxTRES,MaxWall";

constexpr const char *userColumns = "format=User,DefaultAccount,DefaultWCKey,AdminLevel,Coordinators";

std::vector<Question> makeQuestions()
{
    using Files = slurm::ImportFiles;
    const std::string qosColumns = columnsOf(slurm::StateList::Qos, "Name,ID,Description,Priority");
    // all that an association can have, as its own and not as inherited (that is what the word wopl asks for), QOS with the signs by which
    // they are added to those above or taken from them (withrawqoslevel): without it "+high" is printed as "high", and "-high" not at all
    const std::string associationColumns
        = columnsOf(slurm::StateList::Associations, "Cluster,Account,User,Partition,ID,ParentName,Share,Priority,DefaultQOS,QOS");
    return {
        { QuestionId::Configuration, APPORTION_TEXT("Settings"), "config.txt", &Files::configuration, Severity::Error,
            { { { "scontrol", "show", "config" } } } },
        // what the running settings do not tell: NodeSets, lines of defaults, comments; and it is what gets patched
        { QuestionId::SlurmConf, APPORTION_TEXT("slurm.conf"), "slurm.conf", &Files::slurmConf, Severity::Note, { { { "cat", "{conf}" } } } },
        // -a: hidden partitions too
        { QuestionId::Partitions, APPORTION_TEXT("Partitions"), "partitions.txt", &Files::partitions, Severity::Error,
            { { { "scontrol", "-a", "-o", "show", "partition" } } } },
        { QuestionId::Nodes, APPORTION_TEXT("Nodes"), "nodes.txt", &Files::nodes, Severity::Warning,
            { { { "scontrol", "-a", "-o", "show", "node" } } } },
        { QuestionId::Tres, APPORTION_TEXT("TRES"), "tres.txt", &Files::tres, Severity::Warning, { { { "sacctmgr", "-P", "show", "tres" } } } },
        { QuestionId::Qos, APPORTION_TEXT("QOS"), "qos.txt", &Files::qos, Severity::Warning,
            { { { "sacctmgr", "-P", "show", "qos", qosColumns } }, { { "sacctmgr", "-P", "show", "qos" } } } },
        // what slurmdbd, too, does not show to everybody
        { QuestionId::Database, APPORTION_TEXT("Database settings"), "database.txt", nullptr, Severity::Note,
            { { { "sacctmgr", "show", "configuration" } } } },
        // only administrators may make a dump
        { QuestionId::Associations, APPORTION_TEXT("Associations"), "associations.cfg", &Files::associations, Severity::Error,
            { { { "sacctmgr", "-i", "dump", "{cluster}", "file={file}" }, true },
                { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", "withrawqoslevel", associationColumns } },
                { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", "withrawqoslevel", plainAssociationColumns } } } },
        // what of a dump the associations do not show
        { QuestionId::Accounts, APPORTION_TEXT("Accounts"), "accounts.txt", &Files::accounts, Severity::Note,
            // no dump has Flags, which a sacctmgr before 24.05 does not know; the name parts two texts that may hold the mark between columns
            { { { "sacctmgr", "-P", "show", "account", "format=Description,Account,Organization,Flags" } },
                { { "sacctmgr", "-P", "show", "account", "format=Description,Account,Organization" } } } },
        { QuestionId::Users, APPORTION_TEXT("Users"), "users.txt", &Files::users, Severity::Note,
            { { { "sacctmgr", "-P", "show", "user", "withcoord", userColumns } }, { { "sacctmgr", "-P", "show", "user", "withcoord" } } } },
        // what dumps before 25.05 leave out
        { QuestionId::Thresholds, APPORTION_TEXT("Priority thresholds"), "thresholds.txt", &Files::thresholds, Severity::Note,
            { { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", "format=Account,User,Partition,MinPrioThresh,LFT" } },
                // LFT, in whose order slurmctld of the older ones walks ties from its start on, 23.11 does not know any more; its dumps, and those
                // up to 25.05.0, leave associations out, too
                { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", "withrawqoslevel", associationColumns } },
                { { "sacctmgr", "-P", "show", "assoc", "cluster={cluster}", "wopl", "format=Account,User,Partition,MinPrioThresh" } } } },
        // JSON has usage and factors uncut; it is fifty times as long
        { QuestionId::Usage, APPORTION_TEXT("Usage"), "usage.txt", &Files::usage, Severity::Error,
            { { { "sshare", "-a", "--json" }, false, true }, { { "sshare", "-a", "-l", "-P", "-m" } }, { { "sshare", "-a", "-l", "-P" } } } },
        // its JSON says nothing more of what is computed with
        { QuestionId::Jobs, APPORTION_TEXT("Jobs"), "jobs.txt", &Files::jobs, Severity::Warning, { { { "scontrol", "-a", "-o", "show", "job" } } } },
        // what Slurm itself computed, to compare with
        { QuestionId::Priorities, APPORTION_TEXT("Terms of priorities"), "sprio.txt", &Files::sprio, Severity::Note,
            // -l cuts names and TRES at the width of its columns
            { { { "sprio", "-o", "%i|%r|%u|%Y|%S|%A|%B|%F|%J|%P|%Q|%N|%T" } }, { { "sprio", "-l" } } } },
        // no command tells it, and only who may read slurmctld's state sees it
        { QuestionId::LastReset, APPORTION_TEXT("Last reset of usage"), "priority_last_decay_ran", &Files::decayState, Severity::Note,
            { { { "cat", "{state}/priority_last_decay_ran" } } } },
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

const Question &accountingQuestion()
{
    static const Question jobs { QuestionId::Accounting, APPORTION_TEXT("Jobs of accounting"), "sacct.txt", nullptr, Severity::Warning,
        { { { "sacct", "-a", "-X", "-P", "-D", "--noconvert", "-S", "{since}", "-o", slurm::accountingColumns } },
            { { "sacct", "-a", "-X", "-P", "-D", "--noconvert", "-S", "{since}", "-o", slurm::oldAccountingColumns } } } };
    return jobs;
}

const Question &question(QuestionId id)
{
    return *std::find_if(questions().begin(), questions().end(), [id](const Question &candidate) { return candidate.id == id; });
}

bool lacksFact(const Wording &wording, const Facts &facts)
{
    return (facts.clusterName.empty() && mentions(wording, clusterPlace)) || (facts.slurmConf.empty() && mentions(wording, confPlace))
        || (facts.stateFolder.empty() && mentions(wording, statePlace));
}

std::vector<std::string> filledWords(const Wording &wording, const Facts &facts, bool clusterOption, std::string_view file)
{
    std::vector<std::string> words = wording.words;
    for (std::string &word : words) {
        fill(word, clusterPlace, facts.clusterName.empty() ? "CLUSTER" : std::string_view(facts.clusterName));
        fill(word, confPlace, facts.slurmConf.empty() ? "SLURM_CONF" : std::string_view(facts.slurmConf));
        fill(word, statePlace, facts.stateFolder.empty() ? "STATE" : std::string_view(facts.stateFolder));
        fill(word, filePlace, file);
        fill(word, sincePlace, facts.jobsSince);
    }
    if (clusterOption && (words.front() == "scontrol" || words.front() == "sshare" || words.front() == "sprio" || words.front() == "sacct")) {
        words.insert(words.begin() + 1, { "-M", facts.clusterName });
    }
    return words;
}

std::optional<std::string> sinceOf(std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const std::string_view unit = text.substr(digits);
    if (digits > 0 && digits < 7 && (unit == "days" || unit == "weeks" || unit == "hours")) {
        return "now-" + std::string(text);
    }
    return text.size() >= 10 && parseTimestamp(text).value_or(0) > 0 ? std::optional<std::string>(text) : std::nullopt;
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
        } else if (key == "SLURM_VERSION") {
            facts.release = schema::releaseOf(value);
        } else if (key == "StateSaveLocation" && !value.empty() && value.front() == '/') {
            facts.stateFolder = value;
        }
    }
    return facts;
}

} // namespace apportion::cluster
