// SPDX-License-Identifier: GPL-3.0-or-later
// The rules are those of read_config.c and select.c of Slurm 20.11 to 26.05.
#include "core/schema/conf_pairs.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <algorithm>
#include <array>

namespace apportion::schema
{

namespace
{
/// What is allocated: at most one of them.
constexpr auto consumables
    = std::to_array<std::string_view>({ "CR_CPU", "CR_CPU_Memory", "CR_Core", "CR_Core_Memory", "CR_Socket", "CR_Socket_Memory", "CR_Memory" });

/// What the words of PreemptMode say.
struct PreemptWords
{
    int modes = 0;
    bool preempts = false;
    bool gang = false;
    bool suspends = false;
    bool within = false;
};

PreemptWords preemptWords(std::string_view mode)
{
    PreemptWords said;
    splitEach(mode, ',', [&said](std::string_view word) {
        const auto is = [word](std::string_view other) { return sameIgnoringCase(word, other); };
        said.gang = said.gang || is("GANG");
        said.within = said.within || is("WITHIN") || is("PRIORITY");
        said.suspends = said.suspends || is("SUSPEND") || is("ON");
        const bool isMode = is("CANCEL") || is("REQUEUE") || is("SUSPEND") || is("ON");
        said.preempts = said.preempts || isMode;
        said.modes += isMode || is("OFF") || is("CLUSTER") ? 1 : 0;
    });
    return said;
}

} // namespace

bool isPreemptMode(std::string_view mode)
{
    const PreemptWords said = preemptWords(mode);
    return said.modes <= 1 && !(said.gang && said.within);
}

bool isPreemptPair(std::string_view type, std::string_view mode)
{
    const PreemptWords said = preemptWords(mode);
    if (!isPreemptMode(mode) || (said.suspends && !said.gang && !said.within)) {
        return false;
    }
    const bool isOn = type == "preempt/qos" || type == "preempt/partition_prio";
    if (isOn) {
        return said.preempts;
    }
    return (!type.empty() && type != "preempt/none") || (!said.preempts && !said.within);
}

bool isPrologFlagSet(std::string_view flags)
{
    bool holds = false;
    bool contains = false;
    splitEach(flags, ',', [&](std::string_view word) {
        holds = holds || sameIgnoringCase(word, "NoHold");
        contains = contains || sameIgnoringCase(word, "Contain") || sameIgnoringCase(word, "X11") || sameIgnoringCase(word, "RunInJob");
    });
    return !holds || !contains;
}

bool isSelectPair(std::string_view type, std::string_view parameters)
{
    int selected = 0;
    bool counts = false; // CPUs, cores or sockets
    bool ofCpus = false;
    bool oneTask = false;
    splitEach(parameters, ',', [&](std::string_view word) {
        const bool isConsumable
            = std::any_of(consumables.begin(), consumables.end(), [word](std::string_view other) { return sameIgnoringCase(other, word); });
        selected += isConsumable ? 1 : 0;
        counts = counts || (isConsumable && !sameIgnoringCase(word, "CR_Memory"));
        ofCpus = ofCpus || sameIgnoringCase(word, "CR_CPU") || sameIgnoringCase(word, "CR_CPU_Memory");
        oneTask = oneTask || sameIgnoringCase(word, "CR_ONE_TASK_PER_CORE");
    });
    if (selected > 1 || (ofCpus && oneTask)) {
        return false;
    }
    const bool ofParts = type == "select/cons_tres" || type == "select/cons_res";
    return ofParts ? counts || parameters.empty() : !counts || type != "select/linear";
}

} // namespace apportion::schema
