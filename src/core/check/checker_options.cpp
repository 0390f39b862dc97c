// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/checker_parts.h"
#include "core/limits/limit.h"
#include "core/policy/flat_option.h"
#include "core/policy/number_text.h"
#include "core/policy/text_scan.h"
#include "core/schema/association_fields.h"
#include "core/schema/limit_rules.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace apportion::checker
{

namespace
{

constexpr std::uint64_t mostOfColumn = std::numeric_limits<std::int32_t>::max();

Text adviceFor(const std::string &word, bool isTresList, bool isTime)
{
    if (word == schema::option::flags) {
        return { APPORTION_TEXT("Write UsersAreCoords, or remove it."), {} };
    }
    if (isTresList) {
        return { APPORTION_TEXT("Write the TRES as in cpu=300,gres/gpu:h100=6."), {} };
    }
    if (isTime) {
        return { APPORTION_TEXT("Write %1 as days-hours (7-0), hours:minutes:seconds or minutes."), { word } };
    }
    return { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(noLimit - 2) } };
}

/// "mem=1M,cpu=12"
std::string tresText(const TresCounts &counts)
{
    const auto textOf = [](const TresCount &count) { return count.name + '=' + std::to_string(count.count) + (count.name == "mem" ? "M" : ""); };
    return joinedList(counts, ",", textOf);
}

/// The rule of a limit of associations; nullptr when the option is none.
const LimitRule *associationLimitRule(std::string_view word)
{
    const auto rule = std::ranges::find_if(limitRules(), [word](const LimitRule &one) { return one.ofAssociation && word == one.word; });
    return rule == limitRules().end() ? nullptr : &*rule;
}

/// Whether it is more jobs than the column of slurmdbd holds, which refuses the call. What takes a limit away is written as more.
bool isBeyondDatabase(const LimitRule *rule, std::string_view value)
{
    const std::uint64_t number = rule != nullptr && rule->shape == LimitShape::Count ? unsignedNumber(value).value_or(0) : 0;
    return number > mostOfColumn && number <= noLimit - 2;
}

/// Whether a dump may not have it, and another list add it.
bool isOfOtherLists(const schema::AssociationField &field)
{
    return field.word == std::string_view("MinPrioThresh");
}

/// What is wrong with the options of associations. Each text is looked at once, however many associations have it.
class OptionCheck
{
public:
    OptionCheck(const AssociationTree &tree, Diagnostics &findings)
        : m_tree(tree), m_unread(findings, Severity::Error, "option-unread"), m_odd(findings, Severity::Error, "option-number"),
          m_beyond(findings, Severity::Error, "option-beyond"), m_twice(findings, Severity::Warning, "option-twice"),
          m_rounded(findings, Severity::Warning, "qos-factor-rounded"), m_unkept(findings, Severity::Warning, "qos-limit-factor"),
          m_isFine(tree.names().size(), false)
    {
    }

    void look(AssociationId id)
    {
        const NameId text = m_tree.optionsColumn()[id];
        if (!m_isFine[text]) {
            m_isFine[text] = lookAt(m_tree.options(id), association(m_tree, id), placeOf(m_tree, id, AssociationPart::Options));
        }
    }

    /// False, and told, when something is wrong with the options @p written of @p object.
    bool lookAt(std::string_view written, const ObjectRef &object, const SourcePlace &place)
    {
        bool isFine = true;
        std::bitset<64> seen;
        FlatOptionScanner scanner(written, false);
        FlatOptionView option;
        while (scanner.next(option)) {
            const schema::AssociationField *field = schema::findAssociationField(option.name);
            if (field == nullptr) {
                continue;
            }
            if (!schema::readOption(*field, option.value, m_scratch)) {
                isFine = false;
                tellUnread(field->word, option.value, schema::isTresList(*field), field->unit == schema::Unit::Minutes, object,
                    m_tree.read().isToldMore && isOfOtherLists(*field) ? SourcePlace() : place);
            } else if (isBeyondDatabase(associationLimitRule(field->word), option.value)) {
                isFine = false;
                tellBeyond(field->word, option.value, object, place);
            }
            const auto at = static_cast<std::size_t>(field - schema::associationFields().data());
            if (seen.test(at)) {
                isFine = false;
                m_twice.add({ schema::isList(*field) ? APPORTION_TEXT("%1 of %2 stands twice; sacctmgr takes both for one list.")
                                                     : APPORTION_TEXT("%1 of %2 stands twice; the last one counts."),
                                { field->word, object.name } },
                    { APPORTION_TEXT("Remove one of them."), {} }, object, place);
            }
            if (schema::isTresList(*field)) {
                isFine = lookForTwice(field->word, option.value, object, place) && isFine;
            }
            seen.set(at);
        }
        return isFine;
    }

    /// False, and told, when a list of TRES names one twice.
    bool lookForTwice(const std::string &word, std::string_view list, const ObjectRef &object, const SourcePlace &place = {})
    {
        constexpr std::size_t most = 1000; // Slurm tracks fewer
        std::vector<std::string> names;
        bool isFine = true;
        splitEach(list, ',', [&](std::string_view entry) {
            std::string name = lowerCase(trimmed(entry.substr(0, entry.find('='))));
            if (isFine && !name.empty() && std::find(names.begin(), names.end(), name) != names.end()) {
                isFine = false;
                m_twice.add({ APPORTION_TEXT("%1 of %2 names %3 twice; the last one counts."), { word, object.name, name.substr(0, 100) } },
                    { APPORTION_TEXT("Remove one of them."), {} }, object, place);
            }
            if (names.size() < most) {
                names.push_back(std::move(name));
            }
        });
        return isFine;
    }

    /// What is wrong with a limit of a QOS, whose options have names of their own.
    void lookAtLimit(const Qos &qos, const ForeignKey &option, const ObjectRef &object)
    {
        const LimitRule *rule = qosLimitRule(option.key);
        if (rule == nullptr) {
            return;
        }
        const std::string value = qosOptionValue(qos, option.key);
        if (!isReadableLimit(*rule, value)) {
            tellUnread(rule->word, value, isOfTres(rule->shape), rule->shape == LimitShape::Time, object, {});
        } else if (isBeyondDatabase(rule, value)) {
            tellBeyond(rule->word, value, object, {});
        }
        if (isOfTres(rule->shape)) {
            (void)lookForTwice(option.key, value, object);
        }
    }

    /// A priority beyond what slurmdbd looks at as a signed number (as_mysql_qos.c, _setup_qos_limits; accounting_storage_mysql.c,
    /// setup_assoc_limits; 22.05 to 26.05): sacctmgr add leaves it out, and modify does nothing.
    void lookAtPriority(std::uint32_t priority, const ObjectRef &object)
    {
        if (priority > mostOfColumn && priority != noPriority) {
            m_beyond.add({ APPORTION_TEXT("%1=%2 of %3 is more than slurmdbd keeps: it takes no notice of it."),
                             { "Priority", std::to_string(priority), object.name } },
                { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(mostOfColumn) } }, object);
        }
    }

    /// A factor of more decimals than those that slurmdbd writes (as_mysql_qos.c, _setup_qos_limits; 22.05 to 26.05).
    void lookAtFactor(const std::string &word, double factor, const ObjectRef &object)
    {
        const std::string kept = fixedText(factor);
        if (std::isfinite(factor) && decimalNumber(kept) != factor) {
            m_rounded.add({ APPORTION_TEXT("%1=%2 of %3 has more decimals than slurmdbd keeps: it makes %4 of it"),
                              { word, shortestText(factor), object.name, kept } },
                { APPORTION_TEXT("Write no more than six decimals"), {} }, object);
        }
    }

    /// slurmdbd writes no LimitFactor of 0 (as_mysql_qos.c, _setup_qos_limits), and slurmctld multiplies no limit by one (acct_policy.c,
    /// _apply_limit_factor; 22.05 to 26.05).
    void lookAtFactorOfLimits(const Qos &qos, const ObjectRef &object)
    {
        if (const std::optional<double> factor = decimalNumber(qosOptionValue(qos, "LimitFactor")); factor && *factor == 0.0) {
            m_unkept.add({ APPORTION_TEXT("slurmdbd does not keep LimitFactor=0 of %1: it leaves limits as they are, and an export takes the factor "
                                          "away that there is."),
                             { object.name } },
                { APPORTION_TEXT("Leave it out, or set the limits themselves to 0."), {} }, object);
        }
    }

private:
    void tellBeyond(const std::string &word, std::string_view value, const ObjectRef &object, const SourcePlace &place)
    {
        m_beyond.add({ APPORTION_TEXT("%1=%2 of %3 is more than slurmdbd keeps: it refuses the call."),
                         { word, std::string(value.substr(0, 100)), object.name } },
            { APPORTION_TEXT("Write a whole number from %1 to %2."), { "0", std::to_string(mostOfColumn) } }, object, place);
    }

    /// sacctmgr refuses what it cannot read, but of a list of TRES takes the first digits of each number.
    void tellUnread(const std::string &word, std::string_view value, bool isTresList, bool isTime, const ObjectRef &object, const SourcePlace &place)
    {
        const std::string written(value.substr(0, 100));
        if (const std::optional<TresCounts> taken = isTresList ? tresTakenBySacctmgr(value) : std::nullopt) {
            m_odd.add({ APPORTION_TEXT("%1=%2 of %3 has more than whole numbers: sacctmgr takes it for %4."),
                          { word, written, object.name, tresText(*taken).substr(0, 100) } },
                adviceFor(word, isTresList, isTime), object, place);
            return;
        }
        m_unread.add(
            { APPORTION_TEXT("%1=%2 of %3 cannot be read."), { word, written, object.name } }, adviceFor(word, isTresList, isTime), object, place);
    }

    const AssociationTree &m_tree;
    Gathered m_unread;
    Gathered m_odd;
    Gathered m_beyond;
    Gathered m_twice;
    Gathered m_rounded;
    Gathered m_unkept;
    std::vector<bool> m_isFine;
    AssociationOptions m_scratch; // keeps its memory from text to text
};

} // namespace

void checkOptions(const Policy &policy, Diagnostics &findings, const std::stop_token &stop)
{
    const AssociationTree &tree = policy.associations;
    OptionCheck check(tree, findings);
    for (AssociationId id = 0; id < tree.rowCount() && !stop.stop_requested(); ++id) {
        if (tree.isLive(id)) {
            check.look(id);
            check.lookAtPriority(tree.priority(id), association(tree, id));
        }
    }
    (void)check.lookAt(policy.clusterOptions, association(tree, AssociationTree::root()), placeOfCluster(policy));
    for (std::size_t row = 0; row < policy.qos->size(); ++row) {
        const Qos &qos = (*policy.qos)[row];
        const ObjectRef object { ObjectRef::Kind::Qos, static_cast<std::uint32_t>(row), qos.name };
        check.lookAtPriority(qos.priority, object);
        check.lookAtFactor("UsageFactor", qos.usageFactor, object);
        check.lookAtFactorOfLimits(qos, object);
        for (const ForeignKey &option : qos.foreign) {
            check.lookAtLimit(qos, option, object);
        }
    }
}

} // namespace apportion::checker
