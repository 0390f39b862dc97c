// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/explain/explain_question.h"
#include "storage/lesson.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace apportion
{

/// The pages that "@page" knows, in the window's order.
[[nodiscard]] QStringList lessonPages();

/// What a lesson speaks about: "account b", "user user1 in b", "job 3", "job 4 in short", "partition batch", "qos high".
struct LessonObject
{
    ObjectRef::Kind kind = ObjectRef::Kind::None;
    AssociationId association = noAssociation;
    JobRow row = 0;
    std::uint32_t index = 0; ///< of the partition, QOS or job
};

/// A value, or why there is none.
template <typename Value>
struct LessonResult
{
    std::optional<Value> value;
    Text error;

    explicit operator bool() const { return value.has_value(); }
};

[[nodiscard]] LessonResult<LessonObject> findLessonObject(const std::string &text, const Evaluation &evaluation);

/// The value of "[fair-share of user u3 in c] * 2": numbers, + − * / and brackets, and in square brackets what the
/// engine says: a quantity of an object, billing of a job, what a QOS has, a setting, or "users".
[[nodiscard]] LessonResult<double> evaluateLessonExpression(const std::string &expression, const Evaluation &evaluation);
/// Whether "A < B" (also <=, >, >=, =) is true; "=" up to the sixth digit that tells.
[[nodiscard]] LessonResult<bool> evaluateLessonClaim(const std::string &claim, const Evaluation &evaluation);
/// What "@explain" shows: "fair-share of user u3 in c", "order of A and B", "billing of job 1".
[[nodiscard]] LessonResult<ExplainQuestion> lessonQuestion(const std::string &text, const Evaluation &evaluation);

/// How {{expression}} or {{expression|2}} (decimals), {{expression|%}} is shown: @p show gets the value and the decimals
/// (−1: as many as tell). What cannot be computed is shown as "?" and told to @p failed.
[[nodiscard]] QString fillLessonText(const QString &text, const Evaluation &evaluation, const std::function<QString(double, int)> &show,
    const std::function<void(const Text &)> &failed = {});

/// The right option of a question: the place in its options. Nothing when two are equally right, or one cannot be computed.
[[nodiscard]] std::optional<std::size_t> rightOption(const LessonQuestion &question, const Evaluation &evaluation);
/// Whether @p answer is near enough.
[[nodiscard]] bool isRightAnswer(const LessonQuestion &question, double answer, double right);

/// One edit of the sample, in the terms of the policy.
struct LessonChange
{
    enum class Kind { Shares, Usage, Setting, Weights, Nice, Qos };

    Kind kind = Kind::Shares;
    std::vector<AssociationId> associations; ///< of Shares and Usage
    PriorityKey key = PriorityKey::PriorityType;
    std::uint32_t index = 0; ///< of the partition, job or QOS
};

/// Makes "shares of account b = 60", "usage of user u1 in b = 0", "time passes = 7-0" (usage decays, nobody runs),
/// "weights of partition p = CPU=1,Mem=0.25G", "nice of job 1 = 100", "usage-factor of qos low = 0" or "PriorityWeightAge = 1000"
/// in @p draft.
[[nodiscard]] LessonResult<LessonChange> applyLessonChange(const std::string &text, const Evaluation &evaluation, Snapshot &draft);

/// The algorithm of that name (algorithmName()); nothing for "policy".
[[nodiscard]] LessonResult<std::optional<Algorithm>> lessonAlgorithm(const std::string &text);
/// Why "@point" cannot find what it is told to; empty when it can.
[[nodiscard]] Text checkLessonPoint(const std::string &text, const Evaluation &evaluation);

/// The sample of a lesson as it is in its steps, which are followed in their order.
class LessonWalk
{
public:
    explicit LessonWalk(Snapshot sample);

    /// Does what "@algorithm", "@merge-ties" and "@change" say; whatever else a directive says changes nothing here.
    /// Returns why it cannot be done, or why it does nothing; else an empty text.
    Text follow(const LessonDirective &directive);
    /// What the engine says now. Never null.
    [[nodiscard]] const std::shared_ptr<const Evaluation> &evaluation() const { return m_evaluation; }

private:
    Snapshot m_now;
    EvaluationOptions m_options;
    std::shared_ptr<const Evaluation> m_evaluation;
};

/// Goes through all steps as a reader does, with the sample that is handed in: every expression, question, expectation and
/// place that is pointed at. What does not hold comes back with the line of the file.
[[nodiscard]] Diagnostics checkLesson(const Lesson &lesson, const Snapshot &sample);

} // namespace apportion
