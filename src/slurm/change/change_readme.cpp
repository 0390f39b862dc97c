// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the exported files: the order in which they are used.
#include "core/change/change_course.h"
#include "core/change/coordinators.h"
#include "core/change/left_jobs.h"
#include "core/change/shared_changes.h"
#include "core/evaluate/decay.h"
#include "core/policy/number_text.h"
#include "core/schema/setting_fields.h"
#include "slurm/change/change_script.h"
#include "slurm/change/conf_notes.h"
#include "slurm/change/export_bundle.h"
#include "slurm/change/removals.h"
#include "slurm/conf/hardware_changes.h"
#include "slurm/text/shell_quote.h"

#include <algorithm>
#include <set>
#include <string>

namespace apportion::slurm
{

namespace
{

constexpr std::size_t mostNames = 12;

/// The names of what goes, a few of them and how many there are.
std::string goneText(const AssociationTree &tree, const std::vector<AssociationChange> &changes, bool users)
{
    std::vector<std::string> names;
    std::size_t count = 0;
    for (const AssociationChange &change : changes) {
        if (change.kind == AssociationChange::Kind::Removed && tree.isUser(change.before) == users) {
            std::string name = shellComment(tree.name(change.before));
            name += users ? " in " + shellComment(tree.accountName(change.before)) : std::string();
            if (++count <= mostNames) {
                names.push_back(std::move(name));
            }
        }
    }
    if (count == 0) {
        return {};
    }
    std::sort(names.begin(), names.end());
    std::string text = users ? "  users removed from their accounts: " : "  accounts removed: ";
    for (std::size_t i = 0; i < names.size(); ++i) {
        text += (i == 0 ? "" : ", ") + names[i];
    }
    return text + (count > mostNames ? " and " + std::to_string(count - mostNames) + " more" : "") + '\n';
}

/// "  partitions removed: gpu, now gpgpu (3 jobs), old"
std::string leftText(const char *what, const std::vector<LeftName> &left, const char *one, const char *more)
{
    std::string text;
    for (std::size_t i = 0; i < left.size() && i < mostNames; ++i) {
        (text += i == 0 ? what : ", ") += shellComment(left[i].name);
        text += left[i].now.empty() ? "" : ", now " + shellComment(left[i].now);
        text += left[i].jobs == 0 ? "" : " (" + std::to_string(left[i].jobs) + (left[i].jobs == 1 ? one : more);
    }
    return text + (left.size() > mostNames ? " and " + std::to_string(left.size() - mostNames) + " more" : "") + (left.empty() ? "" : "\n");
}

/// The jobs of partitions and QOS that go, or get another name.
std::string leftJobsText(const Policy &baseline, const Policy &draft, const Situation &before)
{
    const std::vector<LeftName> partitions = leftPartitions(baseline, draft, before);
    const std::vector<LeftName> qos = leftQos(baseline, draft, before);
    std::string text = leftText("  partitions removed: ", partitions, " job when it was imported)", " jobs when it was imported)");
    if (!partitions.empty()) {
        const auto renamed = std::find_if(partitions.begin(), partitions.end(), [](const LeftName &left) { return !left.now.empty(); });
        const std::string now = renamed == partitions.end() ? "NAME" : shellComment(renamed->now);
        text += "slurmctld ends every job that names such a partition, waiting or running, when it reads the\n"
                "new slurm.conf, at a reconfigure too (NODE_FAIL); from Slurm 25.11 on\n"
                "it leaves those that name others, too: of those that run, where their first one stays.\n"
                "A partition has no way to get another name: it is another one, and jobs do not follow.\n"
                "To lose none:\n"
                "  a. Keep its line in slurm.conf at first, with State=DRAIN (in the exported slurm.conf: take\n"
                "     the # before it away).\n"
                "  b. After step 3 give the jobs that wait another one:\n"
                "       scontrol update jobid=ID partition="
            + now
            + "\n"
              "  c. Let end what runs in it. When squeue -p "
            + shellComment(partitions.front().name)
            + " shows nothing, take its line\n"
              "     out, and then as in step 3.\n"
              "Associations of users for such a partition do not get another name either: what the draft has\n"
              "under one is added, and the old ones are removed, without what they used.\n"
              "A reservation in such a partition (scontrol show reservation: PartitionName; since Slurm 25.11\n"
              "also AllowedPartitions, where the last that it names is such a one) is deleted with it, and\n"
              "nothing brings it back: give it another one first.\n";
    }
    text += leftText("  QOS removed: ", qos, " job that waited when it was imported)", " jobs that waited when it was imported)");
    if (!qos.empty()) {
        text += "A job that waits in such a QOS never starts (InvalidQOS), unless somebody gives it another one;\n"
                "one that runs goes on without it.\n"
                "sacctmgr has no way to rename a QOS: a new name is another QOS. apply.sh looks for jobs that\n"
                "wait in them. Where nothing takes the place of their QOS, it changes nothing; where there is\n"
                "one of another name, it adds that, stops before it removes the old one, and tells the calls\n"
                "that give it to the jobs (scontrol update jobid=ID qos=NAME); then sh apply.sh --resume.\n"
                "A QOS is one of all clusters of the database, and sacctmgr takes it out of the lists of all of\n"
                "them; in 22.05 it joins what stands beside it there. apply.sh refuses when somebody\n"
                "changed the QOS, or when an association of any cluster that the draft does not know of, or\n"
                "the Preempt of another QOS, has it.\n";
    }
    return text;
}

std::string lossText(const Policy &baseline, const Policy &draft, const PolicyDifference &changes, const Situation &before)
{
    const std::string head = "\nWhat is lost\n------------\n";
    const std::string jobs = leftJobsText(baseline, draft, before);
    const std::string gone
        = goneText(baseline.associations, changes.associations, false) + goneText(baseline.associations, changes.associations, true);
    if (gone.empty()) {
        return jobs.empty() ? std::string() : head + jobs;
    }
    return head + jobs + gone
        + "What they used is not theirs any more: it stays with the account above them, and there\n"
          "it counts on (before Slurm 22.05 it is lost). rollback.sh makes them anew, but without\n"
          "usage, and without the WCKeys of users who lost their last one. before-*.cfg and\n"
          "before-*.sshare.txt, which apply.sh writes first, tell how it was. An account that goes\n"
          "stays in the database with its description and coordinators: whoever adds it again has them.\n"
          "apply.sh removes only what it knows: it refuses when somebody put another account,\n"
          "user or limit into what goes, or gave one of its users another account, an AdminLevel or an\n"
          "account to coordinate.\n"
          "sacctmgr has no way to rename an account, and none to move a user to another account; it\n"
          "renames a user by NewName= alone, which apply.sh does not use. So what gets another name,\n"
          "or a user who gets another account, is removed and added, and starts without usage.\n"
          "sacctmgr refuses to remove what still has jobs, and apply.sh looks for them first: let them\n"
          "end, or cancel them.\n"
          "Where associations are enforced, slurmctld deletes a reservation as a whole when it reads its\n"
          "files again and one of the accounts it is for is gone: apply.sh looks for such reservations,\n"
          "too, and nothing brings back a deleted one (scontrol show reservation tells how they are now).\n";
}

/// What apply.sh asks for where it removes more than an everyday edit does.
std::string removalOption(const PolicyDifference &changes, const Policy &baseline)
{
    const RemovalCount removed = countRemovals(baseline.associations, changes.associations);
    return removed.areMany() ? " --allow-removals " + std::to_string(removed.associations) : std::string();
}

/// The nodes in which the draft differs, and what is to be done beside slurm.conf.
std::string hardwareText(const std::vector<std::string> &lines, ConfFile conf, bool byHand)
{
    if (lines.empty()) {
        return {};
    }
    std::string text = "\nNodes\n-----\nThe nodes of the draft are not those of the cluster. ";
    text += conf == ConfFile::Patched
        ? byHand ? "slurm.conf has these\nchanges, but for what is left to be changed by hand:\n" : "slurm.conf has these changes:\n"
        : "slurm.conf.fragment has the lines\nof these:\n";
    for (std::size_t i = 0; i < lines.size() && i < mostNames; ++i) {
        text += "  " + shellComment(lines[i]) + '\n';
    }
    text += lines.size() > mostNames ? "  and " + std::to_string(lines.size() - mostNames) + " more\n" : "";
    return text
        + "A node that has less than slurm.conf says is drained when it registers: have the\n"
          "machines there first (slurmd -C prints what one has), and gres.conf with them.\n"
          "slurmctld and every slurmd are restarted with the new slurm.conf; jobs on nodes that\n"
          "are removed end.\n";
}

std::string listText(const Diagnostics &entries)
{
    std::string text;
    for (const Diagnostic &entry : entries) {
        text += "- " + shellComment(entry.message.english()) + ' ' + shellComment(entry.advice.english()) + '\n';
    }
    return text;
}

/// What it takes for slurmctld to read a change.
std::string appliedText(schema::AppliedAt taken, schema::Release release)
{
    return schema::appliedBy(taken, release) == schema::AppliedAt::Restart ? " (restart)" : " (reconfigure)";
}

/// What slurmctld forgets then. What was said of partitions ReconfigFlags may keep: at a reconfigure, which 23.11.0 to 23.11.4 begin anew
/// without a look at it, and since 23.11.5 at any start (partition_mgr.c, load_all_part_state). Of nodes it keeps nothing.
std::string forgottenText(bool starts, schema::Release release)
{
    constexpr schema::Release looksAtStart = 2311;
    std::string text = "   With that, what scontrol update said of partitions and nodes since slurmctld last read\n"
                       "   slurm.conf is over: Weight and Features of nodes, State and the like of partitions";
    if (starts) {
        text += release == 0 ? " (which\n   ReconfigFlags may keep from Slurm 23.11.5 on alone)" : "";
    } else if (release == 0 || release == looksAtStart) {
        text += " (unless\n   ReconfigFlags keeps them; 23.11.0 to 23.11.4 do not look at it)";
    } else {
        text += " (unless\n   ReconfigFlags keeps them)";
    }
    text += ".\n";
    return text
        + "   To say it again afterwards, see how they are before:\n"
          "     scontrol -o show partition > before_partitions.txt\n"
          "     scontrol -o show node > before_nodes.txt\n";
}

/// What makes slurmctld read all of the changes. Nobody may have said which release it is.
std::string commandText(const PolicyDifference &changes, const Policy &baseline, const Policy &draft, bool nodesChange)
{
    const schema::Release release = draft.release;
    const bool restarts = nodesChange || std::any_of(changes.settings.begin(), changes.settings.end(), [&](const SettingChange &change) {
        return appliedAt(change.key, baseline, draft) == schema::AppliedAt::Restart;
    });
    if (schema::appliedBy(restarts ? schema::AppliedAt::Restart : schema::AppliedAt::Reconfigure, release) == schema::AppliedAt::Reconfigure) {
        return "   Then, on the controller:\n"
               "     scontrol reconfigure\n"
            + forgottenText(false, release);
    }
    return std::string("   Then restart slurmctld: PriorityType, AccountingStorageTRES, a site factor, nodes, and\n"
                       "   a switch to or from Fair Tree are only taken whole when it starts")
        + (release == 0 ? " (from Slurm 23.11 on, scontrol reconfigure does so too):\n" : ":\n") + "     systemctl restart slurmctld\n"
        + forgottenText(true, release);
}

/// Beside the step that does it: a reset period that is switched on or changed (SLURM.md 3).
std::string resetText(const Policy &baseline, const Policy &draft, std::optional<std::int64_t> lastReset)
{
    const UsageReset after = draft.priority.usageReset;
    const bool isOther = after != baseline.priority.usageReset;
    if (isOther && after == UsageReset::Now) {
        return "   ALL USAGE BECOMES 0, of everybody, for ever: PriorityUsageResetPeriod=NOW clears it at the\n"
               "   first pass after slurmctld has read it (at a start at once; before Slurm 23.11 a\n"
               "   reconfigure waits for the pass that is due), and again at each of both as long as it\n"
               "   stands in slurm.conf. before_sshare.txt tells what it was; nothing puts it back.\n";
    }
    if (const auto due = lastReset && isOther ? nextUsageReset(after, *lastReset + 1) : std::nullopt; due) {
        return "   ALL USAGE BECOMES 0 within one PriorityCalcPeriod, of everybody, for ever, if this is\n"
               "   done after "
            + utcText(*due) + ": PriorityUsageResetPeriod=" + usageResetWord(after)
            + "\n"
              "   counts from the last reset, "
            + utcText(*lastReset)
            + ", in the controller's local time,\n"
              "   and makes up for what it missed since. before_sshare.txt tells what it was; nothing\n"
              "   puts it back.\n";
    }
    if (!mayResetAtOnce(baseline.priority.usageReset, after)) {
        return {};
    }
    return std::string("   ALL USAGE BECOMES 0 within one PriorityCalcPeriod after this, of everybody, for ever:\n"
                       "   PriorityUsageResetPeriod=")
        + usageResetWord(after)
        + " counts from the last reset, or from the first start of\n"
          "   slurmctld, and makes up for what it missed since. Usage stays only where that time lies\n"
          "   in the present period. before_sshare.txt tells what it was; nothing puts it back.\n";
}

/// Behind @p first, in lines of at most 92 characters, the later ones indented by @p indent.
std::string wrapped(const std::string &first, const std::string &sentence, std::size_t indent)
{
    constexpr std::size_t most = 92;
    std::string text = first;
    std::size_t width = first.size();
    for (std::size_t at = 0; at < sentence.size();) {
        const std::size_t end = std::min(sentence.find(' ', at), sentence.size());
        if (width + 1 + end - at > most) {
            text += '\n' + std::string(indent, ' ');
            width = indent;
        } else if (width > indent) {
            text += ' ';
            ++width;
        }
        text.append(sentence, at, end - at);
        width += end - at;
        at = end + 1;
    }
    return text + '\n';
}

/// What a change does as time goes by, a moment a line.
std::string courseText(const std::vector<CourseStep> &steps)
{
    std::string text;
    CourseMoment told = CourseMoment::HalfLife;
    for (const CourseStep &step : steps) {
        const bool isFirst = text.empty() || step.moment != told;
        text += wrapped(std::string(7, ' ') + (isFirst ? momentText(step.moment).english() + ':' : "and:"), step.text.english(), 9);
        told = step.moment;
    }
    return text;
}

/// The same of what is of no key: partitions, nodes, QOS and associations.
std::string coursesText(const std::vector<ChangeCourse> &courses, bool ofConf)
{
    std::string text;
    for (const ChangeCourse &course : courses) {
        if ((course.appliedAt != schema::AppliedAt::NotOfConf) == ofConf && !findPriorityKey(course.word)) {
            text += "     " + course.word + '\n' + courseText(course.steps);
        }
    }
    return text;
}

std::string settingsText(
    const PolicyDifference &changes, const Policy &baseline, const Policy &draft, std::size_t nodeLines, std::optional<std::int64_t> lastReset)
{
    std::string text;
    for (const SettingChange &change : changes.settings) {
        const std::string before = change.before.empty() ? "(none)" : shellComment(change.before);
        const std::string after = change.after.empty() ? "(none)" : shellComment(change.after);
        text += std::string("     ") + priorityKeyWord(change.key) + ": " + before + " -> " + after
            + appliedText(appliedAt(change.key, baseline, draft), draft.release) + '\n'
            + courseText(courseOf(change.key, baseline, draft, { lastReset, {} }));
    }
    if (!changes.partitions.empty()) {
        text += "     partitions that differ: " + std::to_string(changes.partitions.size())
            + appliedText(schema::AppliedAt::Reconfigure, draft.release) + '\n';
    }
    if (nodeLines > 0) {
        text += "     groups of nodes that differ: " + std::to_string(nodeLines) + appliedText(schema::AppliedAt::Restart, draft.release)
            + ", see below\n";
    }
    return text + coursesText(changeCourses(changes, baseline, draft), true);
}

/// What changes for whoever else has a cluster in the database.
std::string sharedText(const std::vector<std::string> &shared)
{
    if (shared.empty()) {
        return {};
    }
    std::string names;
    for (std::size_t i = 0; i < std::min(shared.size(), mostNames); ++i) {
        names += (i == 0 ? "" : ", ") + shellComment(shared[i]);
    }
    names += shared.size() > mostNames ? " and " + std::to_string(shared.size() - mostNames) + " more" : "";
    return "   slurmdbd keeps QOS, the AdminLevel and coordinated accounts of users, and the Description,\n"
           "   Organization and Flags of accounts once for all of its clusters (sacctmgr show cluster). This changes for\n"
           "   each of them:\n"
        + wrapped("     ", names, 5);
}

/// Users who come to accounts below one with Flags=UsersAreCoords, and coordinate theirs for a while (as_mysql_assoc.c,
/// _handle_coord_parent_flag(); as_mysql_user.c of 25.05, as_mysql_user_create_user_coords_list(); seen live in 26.05.3).
std::string passingCoordinatorsText(const Policy &draft, const PolicyDifference &changes)
{
    if (CoordinatorsByFlag::whoseOf(draft.release) == CoordinatorsByFlag::Whose::Below) {
        return {};
    }
    const AssociationTree &tree = draft.associations;
    const CoordinatorsByFlag lasting(tree, CoordinatorsByFlag::Whose::Flagged);
    if (!lasting.isAny()) {
        return {};
    }
    const CoordinatorsByFlag below(tree, CoordinatorsByFlag::Whose::Below);
    std::set<std::string> names;
    for (const AssociationChange &change : changes.associations) {
        if (change.kind != AssociationChange::Kind::Added || !tree.isUser(change.after)) {
            continue;
        }
        if (const AssociationId account = tree.parent(change.after); below.isUnder(account) && !lasting.isUnder(account)) {
            names.insert(shellComment(tree.name(change.after)) + " in " + shellComment(tree.accountName(account)));
        }
    }
    if (names.empty()) {
        return {};
    }
    std::string list;
    std::size_t told = 0;
    for (auto name = names.begin(); name != names.end() && told < mostNames; ++name, ++told) {
        list += (told == 0 ? "" : ", ") + *name;
    }
    list += names.size() > mostNames ? " and " + std::to_string(names.size() - mostNames) + " more" : "";
    return "   An account above has Flags=UsersAreCoords. Since Slurm 25.05 that makes coordinators of its own\n"
           "   users alone; but those who are added to accounts below coordinate theirs, too, until slurmdbd\n"
           "   starts again. Restart it after apply.sh, if they are not to:\n"
        + wrapped("     ", list, 5);
}

/// What slurm.conf says otherwise than the cluster runs, and the draft leaves as it runs.
std::string takenOverText(const std::vector<std::string> &lines)
{
    if (lines.empty()) {
        return {};
    }
    constexpr std::size_t most = 100;
    std::string text = "   The cluster runs with other values than your slurm.conf says (scontrol update, or an edit of\n"
                       "   the file that slurmctld has not read). The slurm.conf here says what runs; where that is not\n"
                       "   to last, take these lines back before you put it in place:\n";
    for (std::size_t i = 0; i < std::min(lines.size(), most); ++i) {
        text += "     " + shellComment(lines[i]) + '\n';
    }
    return text + (lines.size() > most ? "     and " + std::to_string(lines.size() - most) + " lines more\n" : "");
}

/// Which files there are, and what they are for.
std::string filesText(ConfFile conf, const std::vector<IncludedFile> &included)
{
    std::string text = "apply.sh             the calls of sacctmgr that make the accounts, users and QOS what\n"
                       "                     the draft says; each with a comment that tells old and new\n"
                       "rollback.sh          takes that back, but for what is named below as lost\n";
    text += conf == ConfFile::Patched ? "slurm.conf           your file, with the keys changed that step 3 tells\n"
                                      : "slurm.conf.fragment  the keys and partitions that the draft decides, for slurm.conf\n";
    for (const IncludedFile &file : included) {
        text += shellComment(file.name) + "\n                     the same of "
            + shellComment(includeNameOf(file.name, exportFileName(ExportKind::PatchedConf))) + ", which it includes\n";
    }
    return text
        + "associations.cfg     the whole tree, to read and to keep. An empty cluster is built by the\n"
          "                     apply.sh of an export without a baseline, which adds the QOS first\n"
          "export.b2sums        b2sum -c export.b2sums tells whether these are as they were written\n";
}

std::string keepingText(const std::string &clusterName)
{
    const std::string cluster = clusterName.empty() ? std::string("CLUSTER") : shellQuote(shellComment(clusterName));
    return "1. Keep what is there now (apply.sh writes the first two beside itself, too, before\n"
           "   it changes anything):\n"
           "     sacctmgr dump "
        + cluster
        + " file=before.cfg\n"
          "     sshare -a -l -P > before_sshare.txt\n"
          "     cp slurm.conf slurm.conf.before       (where your slurm.conf is)\n";
}

std::string applyingText(const Policy &baseline, const Policy &draft, const PolicyDifference &changes, const ChangeNotes &scripts)
{
    if (scripts.calls == 0) {
        return "2. The accounts, users and QOS stay as they are: apply.sh has nothing to do.\n";
    }
    const std::string course = coursesText(changeCourses(changes, baseline, draft), false);
    return "2. Read apply.sh, then look whether the cluster still is as it was, and run it as a\n"
           "   Slurm administrator:\n"
           "     sh apply.sh --check\n"
           "     sh apply.sh"
        + removalOption(changes, baseline)
        + "\n"
          "   It refuses when somebody changed what it is about in the meantime; then import\n"
          "   the cluster again and export once more. At its end it reads back all that it\n"
          "   wrote, and names what is not as the draft says. It may be run twice; after an\n"
          "   interruption, sh apply.sh --resume goes on and sh rollback.sh --resume goes back.\n"
          "   So it does from a result that is not as the draft says, which apply.sh writes down\n"
          "   in rollback.sh.noted, as long as nobody changes what it is about.\n"
          "   It notes in apply.sh.made that it has begun: what somebody else made, rollback.sh\n"
          "   does not take back.\n"
          "   Where it calls sacctmgr load, it takes root or an administrator of the database.\n"
        + sharedText(sharedChanges(baseline, draft, changes)) + passingCoordinatorsText(draft, changes)
        + (course.empty() ? std::string() : "   slurmctld takes it at once. What then becomes of the numbers:\n" + course);
}

/// How slurm.conf is put in place, where anything of it changes.
std::string confText(const Policy &baseline, const Policy &draft, const PolicyDifference &changes, ConfFile conf, bool includes,
    std::size_t nodeLines, std::optional<std::int64_t> lastReset)
{
    std::string text = conf == ConfFile::Patched ? "3. Put slurm.conf in the place of yours, on all machines of the cluster (compare first:\n"
                                                   "   diff slurm.conf.before slurm.conf)"
                                                 : "3. Put the lines of slurm.conf.fragment into your slurm.conf, on all machines of the\n"
                                                   "   cluster, in place of the lines with the same keys: a key that stands twice is an\n"
                                                   "   error, a partition that stands twice too";
    text += includes ? ", and the files in slurm.conf.included in\n   the place of those that it includes" : "";
    text += ". What changes:\n" + settingsText(changes, baseline, draft, nodeLines, lastReset);
    for (const std::string &note : confNotes(baseline, draft)) {
        text += "     " + note + '\n';
    }
    return text + resetText(baseline, draft, lastReset) + commandText(changes, baseline, draft, nodeLines > 0);
}

std::string checkingText(const Policy &draft)
{
    return "4. Check:\n"
           "     sprio -w                         the weights that are in effect\n"
           "     scontrol show config | grep -i ^priority\n"
           "     sshare -a -l                     shares, usage and fair-share of everybody\n"
           "     sprio -l                         the terms of the pending jobs\n"
           "   apportion-cli sshare POLICY and apportion-cli sprio POLICY print what is expected.\n"
           "   Priorities follow within one PriorityCalcPeriod ("
        + std::to_string(draft.priority.calcPeriod.minutes)
        + " min by this policy).\n"
          "5. To take it back:\n"
          "     sh rollback.sh\n"
          "   and put slurm.conf.before back in its place; then as in step 3.\n";
}

} // namespace

std::string changeReadme(const Policy &baseline, const Policy &draft, const ChangeNotes &scripts, ConfFile conf, const Diagnostics &byHand,
    const std::vector<IncludedFile> &included, const std::string &agreement, std::optional<std::int64_t> lastReset, const Situation &before,
    const std::vector<std::string> &takenOver)
{
    const PolicyDifference changes = difference(baseline, draft);
    // of a cluster that was not imported, nobody knows the nodes
    const std::vector<std::string> nodes = baseline.nodeGroups->empty() ? std::vector<std::string>() : hardwareChanges(baseline, draft);

    std::string text = "Fair share and priority of the cluster " + shellComment(draft.clusterName.empty() ? "(not named)" : draft.clusterName)
        + "\n\n" + (agreement.empty() ? std::string() : "When it was imported: " + agreement + "\n\n") + filesText(conf, included)
        + "\nIn this order\n-------------\n" + keepingText(draft.clusterName) + applyingText(baseline, draft, changes, scripts);
    if (!changes.settings.empty() || !changes.partitions.empty() || !nodes.empty()) {
        text += confText(baseline, draft, changes, conf, !included.empty(), nodes.size(), lastReset);
    } else if (takenOver.empty()) {
        const std::string confName = conf == ConfFile::Patched ? "slurm.conf" : "slurm.conf.fragment";
        text += "3. slurm.conf stays as it is: " + confName + " says what it says already.\n";
    } else {
        text += "3. The draft changes nothing of slurm.conf.\n";
    }
    text += takenOverText(takenOver);
    if (draft.priority.type == PriorityType::Multifactor && !draft.priority.isGiven(PriorityKey::PriorityType)) {
        text += "   The policy does not name PriorityType: from 23.11 on Slurm then takes priority/multifactor,\n"
                "   before that priority/basic. There, add PriorityType=priority/multifactor.\n";
    }
    text += checkingText(draft) + lossText(baseline, draft, changes, before) + hardwareText(nodes, conf, !byHand.empty());
    if (!byHand.empty()) {
        text += "\nWhat is left to be changed by hand in slurm.conf\n-----------------------------------------------\n" + listText(byHand);
    }
    if (!scripts.refused.empty()) {
        text += "\nWhat the scripts leave out\n--------------------------\n" + listText(scripts.refused);
    }
    return text;
}

} // namespace apportion::slurm
