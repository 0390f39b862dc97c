// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson's expressions mean: the engine's own numbers.
#include "core/evaluate/billing.h"
#include "core/explain/explain.h"
#include "core/schema/setting_fields.h"
#include "slurm/text/reading.h"
#include "storage/lesson_run.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

constexpr int deepest = 40;

constexpr std::array<std::pair<std::string_view, AssociationQuantity>, 8> associationNames { {
    { "shares", AssociationQuantity::RawShares },
    { "norm-shares", AssociationQuantity::NormShares },
    { "usage", AssociationQuantity::RawUsage },
    { "norm-usage", AssociationQuantity::NormUsage },
    { "effective-usage", AssociationQuantity::EffectiveUsage },
    { "level-fs", AssociationQuantity::LevelFs },
    { "fair-share", AssociationQuantity::FairShare },
    { "rank", AssociationQuantity::Rank },
} };

constexpr std::array<std::pair<std::string_view, JobQuantity>, 11> jobNames { {
    { "priority", JobQuantity::Priority },
    { "age", JobQuantity::Age },
    { "assoc", JobQuantity::Assoc },
    { "fair-share", JobQuantity::FairShare },
    { "job-size", JobQuantity::JobSize },
    { "partition", JobQuantity::Partition },
    { "qos", JobQuantity::Qos },
    { "tres", JobQuantity::Tres },
    { "site", JobQuantity::Site },
    { "nice", JobQuantity::Nice },
    { "billing", JobQuantity::Billing },
} };

std::string trim(std::string_view text)
{
    return std::string(trimmed(text));
}

template <typename Value>
LessonResult<Value> refuse(const char *message, const std::string &argument)
{
    return { std::nullopt, { message, { argument } } };
}

template <typename Table>
auto named(const Table &table, std::string_view name) -> std::optional<decltype(table[0].second)>
{
    const auto found = std::find_if(table.begin(), table.end(), [name](const auto &entry) { return entry.first == name; });
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

LessonResult<LessonObject> findAssociation(const std::string &kind, const std::string &name, const Evaluation &evaluation)
{
    const AssociationTree &tree = evaluation.tree();
    LessonObject object;
    object.kind = ObjectRef::Kind::Association;
    if (kind == "account") {
        object.association = tree.findAccount(name);
    } else if (const std::size_t in = name.rfind(" in "); in != std::string::npos) {
        const AssociationId account = tree.findAccount(trim(std::string_view(name).substr(in + 4)));
        object.association = account == noAssociation ? account : tree.findUser(account, trim(std::string_view(name).substr(0, in)));
    }
    if (object.association == noAssociation || !tree.isLive(object.association)) {
        return refuse<LessonObject>(APPORTION_TEXT("The sample has no %1"), kind + ' ' + name);
    }
    return { object, {} };
}

LessonResult<LessonObject> findJob(const std::string &name, const Evaluation &evaluation)
{
    const std::size_t in = name.find(" in ");
    const std::string id = trim(std::string_view(name).substr(0, in));
    const std::string partition = in == std::string::npos ? std::string() : trim(std::string_view(name).substr(in + 4));
    const JobTable &jobs = evaluation.jobs();
    const Policy &policy = evaluation.policy();
    for (JobRow row = 0; row < jobs.rowCount(); ++row) {
        const std::uint16_t index = jobs.partition[row];
        const bool there = partition.empty() || (index < policy.partitions->size() && policy.partitions.get()[index].name == partition);
        if (evaluation.situation().jobs.get()[jobs.job[row]].id == id && there) {
            LessonObject object;
            object.kind = ObjectRef::Kind::Job;
            object.row = row;
            object.index = jobs.job[row];
            return { object, {} };
        }
    }
    return refuse<LessonObject>(APPORTION_TEXT("The sample has no job %1"), name);
}

/// "max_tres" … of "billing of job 1 under MAX_TRES"; the policy's own without it.
std::optional<BillingRule> ruleOf(std::string &text, const Evaluation &evaluation)
{
    const std::size_t under = text.find(" under ");
    if (under == std::string::npos) {
        return evaluation.policy().billingRule();
    }
    const std::string rule = trim(std::string_view(text).substr(under + 7));
    text = trim(std::string_view(text).substr(0, under));
    constexpr std::array<std::pair<std::string_view, BillingRule>, 3> rules { { { "SUM", BillingRule::Sum }, { "MAX_TRES", BillingRule::MaxTres },
        { "MAX_TRES_GRES", BillingRule::MaxTresGres } } };
    return named(rules, rule);
}

LessonResult<ExplainQuestion> billingQuestion(std::string job, const Evaluation &evaluation)
{
    const std::optional<BillingRule> rule = ruleOf(job, evaluation);
    const auto object = findLessonObject(job, evaluation);
    if (!rule || !object || object.value->kind != ObjectRef::Kind::Job) {
        return refuse<ExplainQuestion>(APPORTION_TEXT("“billing of %1” is not known"), job);
    }
    return { ExplainQuestion(BillingNumber { object.value->index, evaluation.jobs().partition[object.value->row], *rule }), {} };
}

LessonResult<ExplainQuestion> orderQuestion(const std::string &both, const Evaluation &evaluation)
{
    const std::size_t at = both.find(" and ");
    const auto one = findLessonObject(trim(std::string_view(both).substr(0, at)), evaluation);
    const auto other = findLessonObject(at == std::string::npos ? std::string() : trim(std::string_view(both).substr(at + 5)), evaluation);
    if (!one || !other || one.value->kind != other.value->kind) {
        return refuse<ExplainQuestion>(APPORTION_TEXT("“order of %1” is not known"), both);
    }
    if (one.value->kind == ObjectRef::Kind::Job) {
        return { ExplainQuestion(OrderOfJobs { one.value->row, other.value->row }), {} };
    }
    return { ExplainQuestion(OrderOfAssociations { one.value->association, other.value->association }), {} };
}

/// What a QOS has, by its words: nothing for others.
std::optional<double> valueOfQos(const std::string &text, const Evaluation &evaluation)
{
    const std::size_t of = text.find(" of qos ");
    const auto object = of == std::string::npos ? LessonResult<LessonObject>() : findLessonObject(text.substr(of + 4), evaluation);
    if (!object) {
        return std::nullopt;
    }
    const Policy &policy = evaluation.policy();
    const Qos &qos = policy.qos.get()[object.value->index];
    const std::string what = trim(std::string_view(text).substr(0, of));
    if (what == "usage-factor") {
        return qos.usageFactor;
    }
    if (what != "factor") {
        return std::nullopt;
    }
    // what PriorityWeightQOS is multiplied with (priority_multifactor.c, set_priority_factors)
    const std::uint32_t highest = policy.highestQosPriority();
    return policy.priority.has(PriorityFlag::NoNormalQos) || highest == 0 ? qos.priority : qos.priority / static_cast<double>(highest);
}

/// + − * / and brackets over numbers and what stands in square brackets.
class Calculator
{
public:
    Calculator(std::string_view text, const Evaluation &evaluation) : m_rest(text), m_evaluation(evaluation) { }

    LessonResult<double> whole()
    {
        const double value = sum(0);
        if (m_error.isEmpty() && !skipBlanks().empty()) {
            m_error = { APPORTION_TEXT("“%1” is not understood"), { std::string(m_rest) } };
        }
        return m_error.isEmpty() ? LessonResult<double> { value, {} } : LessonResult<double> { std::nullopt, m_error };
    }

private:
    std::string_view skipBlanks()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(' '), m_rest.size()));
        return m_rest;
    }

    bool take(char c)
    {
        if (!skipBlanks().empty() && m_rest.front() == c) {
            m_rest.remove_prefix(1);
            return true;
        }
        return false;
    }

    double sum(int depth)
    {
        double value = product(depth);
        for (;;) {
            if (take('+')) {
                value += product(depth);
            } else if (take('-')) {
                value -= product(depth);
            } else {
                return value;
            }
        }
    }

    double product(int depth)
    {
        double value = operand(depth);
        for (;;) {
            if (take('*')) {
                value *= operand(depth);
            } else if (take('/')) {
                value /= operand(depth);
            } else {
                return value;
            }
        }
    }

    double operand(int depth)
    {
        if (depth > deepest) {
            m_error = { APPORTION_TEXT("The expression is nested too deeply"), {} };
            m_rest = {};
            return 0.0;
        }
        if (take('-')) {
            return -operand(depth + 1);
        }
        if (take('(')) {
            const double value = sum(depth + 1);
            if (!take(')') && m_error.isEmpty()) {
                m_error = { APPORTION_TEXT("A bracket is not closed"), {} };
            }
            return value;
        }
        if (take('[')) {
            return quantity();
        }
        const std::size_t length = std::min(m_rest.find_first_not_of("0123456789."), m_rest.size());
        const auto number = decimalNumber(m_rest.substr(0, length));
        m_rest.remove_prefix(length);
        if (!number && m_error.isEmpty()) {
            m_error = { APPORTION_TEXT("A number or [a quantity] is missing"), {} };
        }
        return number.value_or(0.0);
    }

    double quantity()
    {
        const std::size_t close = m_rest.find(']');
        if (close == std::string_view::npos) {
            m_error = { APPORTION_TEXT("A bracket is not closed"), {} };
            return 0.0;
        }
        const std::string text = trim(m_rest.substr(0, close));
        m_rest.remove_prefix(close + 1);
        if (text == "users") {
            return m_evaluation.userCount();
        }
        if (const auto key = findPriorityKey(text)) {
            const auto number = decimalNumber(settingValue(m_evaluation.policy(), *key));
            if (!number) {
                m_error = { APPORTION_TEXT("The setting %1 is no number"), { text } };
            }
            return number.value_or(0.0);
        }
        if (const auto value = valueOfQos(text, m_evaluation)) {
            return *value;
        }
        const auto question = lessonQuestion(text, m_evaluation);
        if (!question) {
            m_error = question.error;
            return 0.0;
        }
        const Explanation explanation = answer(*question.value, m_evaluation, nullptr);
        if (explanation.steps.empty()) {
            m_error = { APPORTION_TEXT("There is no number for “%1”"), { text } };
            return 0.0;
        }
        return explanation.steps.back().number;
    }

    std::string_view m_rest;
    const Evaluation &m_evaluation;
    Text m_error;
};

} // namespace

LessonResult<LessonObject> findLessonObject(const std::string &text, const Evaluation &evaluation)
{
    const std::size_t blank = text.find(' ');
    const std::string kind = text.substr(0, blank);
    const std::string name = blank == std::string::npos ? std::string() : trim(std::string_view(text).substr(blank));
    if (kind == "account" || kind == "user") {
        return findAssociation(kind, name, evaluation);
    }
    if (kind == "job") {
        return findJob(name, evaluation);
    }
    LessonObject object;
    object.kind = kind == "partition" ? ObjectRef::Kind::Partition : ObjectRef::Kind::Qos;
    object.index = kind == "partition" ? evaluation.policy().findPartition(name) : kind == "qos" ? evaluation.policy().findQos(name) : unknownIndex;
    return object.index == unknownIndex ? refuse<LessonObject>(APPORTION_TEXT("The sample has no %1"), text)
                                        : LessonResult<LessonObject> { object, {} };
}

LessonResult<ExplainQuestion> lessonQuestion(const std::string &text, const Evaluation &evaluation)
{
    const std::size_t of = text.find(" of ");
    if (of == std::string::npos) {
        return refuse<ExplainQuestion>(APPORTION_TEXT("“%1” is no quantity: write fair-share of user u1 in b"), text);
    }
    const std::string what = trim(std::string_view(text).substr(0, of));
    const std::string whose = trim(std::string_view(text).substr(of + 4));
    if (what == "order") {
        return orderQuestion(whose, evaluation);
    }
    if (what == "billing") {
        return billingQuestion(whose, evaluation);
    }
    const auto object = findLessonObject(whose, evaluation);
    if (!object) {
        return { std::nullopt, object.error };
    }
    if (object.value->kind == ObjectRef::Kind::Association) {
        if (const auto quantity = named(associationNames, what)) {
            return { ExplainQuestion(AssociationNumber { object.value->association, *quantity }), {} };
        }
    } else if (object.value->kind == ObjectRef::Kind::Job) {
        if (const auto quantity = named(jobNames, what)) {
            return { ExplainQuestion(JobNumber { object.value->row, *quantity }), {} };
        }
    }
    return refuse<ExplainQuestion>(APPORTION_TEXT("“%1” is not known"), text);
}

LessonResult<double> evaluateLessonExpression(const std::string &expression, const Evaluation &evaluation)
{
    return Calculator(expression, evaluation).whole();
}

LessonResult<bool> evaluateLessonClaim(const std::string &claim, const Evaluation &evaluation)
{
    for (const std::string_view relation : { " <= ", " >= ", " < ", " > ", " = " }) {
        const std::size_t at = claim.find(relation);
        if (at == std::string::npos) {
            continue;
        }
        const auto left = evaluateLessonExpression(claim.substr(0, at), evaluation);
        const auto right = evaluateLessonExpression(claim.substr(at + relation.size()), evaluation);
        if (!left || !right) {
            return { std::nullopt, left ? right.error : left.error };
        }
        const double a = *left.value;
        const double b = *right.value;
        const bool same = a == b || std::fabs(a - b) <= 1e-6 * std::max(std::fabs(a), std::fabs(b));
        const bool strict = relation == " < " ? a < b && !same : a > b && !same;
        const bool loose = relation == " <= " ? a < b || same : a > b || same;
        return { relation == " = " ? same : relation.size() == 3 ? strict : loose, {} };
    }
    return refuse<bool>(APPORTION_TEXT("“%1” claims nothing: write A < B"), claim);
}

} // namespace apportion
