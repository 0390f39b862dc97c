// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/sweep_plan.h"

#include "core/policy/text_scan.h"
#include "history/sweep_results.h"
#include "replay/wait_summary.h"
#include "storage/json_text.h"
#include "storage/json_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace apportion::history
{

namespace
{

constexpr std::size_t mostValues = 10'000; // of an axis
constexpr std::size_t mostAxes = 16;
constexpr std::size_t mostSeeds = 1000;
constexpr std::uint64_t mostTasks = 100'000;
constexpr std::size_t mostProblems = 50;

class PlanReader
{
public:
    explicit PlanReader(SweepPlan &plan) : m_plan(plan) { }

    std::vector<PlanProblem> read(std::string_view text)
    {
        std::vector<JsonValue> elements;
        const JsonError error = parseJsonMembers(text, [&](JsonValue &&value, const std::string &, bool isElement) {
            if (isElement) {
                elements.push_back(std::move(value));
                return elements.size() <= mostValues;
            }
            value.values = value.isArray() ? std::move(elements) : std::move(value.values);
            elements.clear();
            readMember(value, value.key);
            return m_problems.size() < mostProblems;
        });
        if (error) {
            tell(error.line, error.reason);
        } else if (elements.size() > mostValues) {
            tell(elements.front().line, fmt::format("there are more than {} elements", mostValues));
        }
        if (m_problems.empty()) {
            checkWhole();
        }
        return std::move(m_problems);
    }

private:
    void tell(std::uint32_t line, std::string what)
    {
        if (m_problems.size() < mostProblems) {
            m_problems.push_back({ line, std::move(what) });
        }
    }

    void readMember(const JsonValue &value, const std::string &member)
    {
        static const std::map<std::string, void (PlanReader::*)(const JsonValue &), std::less<>> readers = {
            { "policy", &PlanReader::readPolicy },
            { "trace", &PlanReader::readTraces },
            { "mode", &PlanReader::readMode },
            { "warmUp", &PlanReader::readWarmUp },
            { "seeds", &PlanReader::readSeeds },
            { "set", &PlanReader::readSettings },
            { "axes", &PlanReader::readAxes },
            { "measures", &PlanReader::readMeasures },
        };
        const auto found = readers.find(member);
        if (found == readers.end()) {
            tell(value.line, "“" + member + "” is nothing that a plan has: policy, trace, mode, warmUp, seeds, set, axes and measures are known");
        } else if (!m_seen.insert(member).second) {
            tell(value.line, "“" + member + "” stands twice");
        } else {
            (this->*found->second)(value);
        }
    }

    /// The texts of a string or a list of strings.
    std::vector<std::string> texts(const JsonValue &value, const char *what, std::vector<std::uint32_t> *lines = nullptr)
    {
        std::vector<std::string> found;
        const auto take = [&](const JsonValue &one) {
            if (!one.isString() || one.text.empty()) {
                tell(one.line, std::string(what) + " is a text in quotes");
                return;
            }
            found.push_back(one.text);
            if (lines != nullptr) {
                lines->push_back(one.line);
            }
        };
        if (value.isArray()) {
            std::for_each(value.values.begin(), value.values.end(), take);
        } else {
            take(value);
        }
        return found;
    }

    void readPolicy(const JsonValue &value)
    {
        const std::vector<std::string> paths = texts(value, "policy");
        if (paths.size() != 1) {
            tell(value.line, "policy is the path of one policy file");
            return;
        }
        m_plan.policy = paths.front();
    }

    void readTraces(const JsonValue &value) { m_plan.traces = texts(value, "trace"); }

    void readMode(const JsonValue &value)
    {
        if (!value.isString() || (value.text != "exact" && value.text != "fast")) {
            tell(value.line, "mode is \"exact\" or \"fast\"");
        }
        m_plan.isFast = value.text == "fast";
    }

    /// A whole number in a range, or nothing, which is told.
    std::optional<std::uint64_t> whole(const JsonValue &value, const char *what, std::uint64_t most)
    {
        const std::optional<std::uint64_t> number = value.isNumber() ? toUnsigned(value.text) : std::nullopt;
        if (!number || *number > most) {
            tell(value.line, fmt::format("{} is a whole number up to {}", what, most));
            return std::nullopt;
        }
        return number;
    }

    void readWarmUp(const JsonValue &value)
    {
        constexpr std::uint64_t century = 3'155'760'000;
        m_plan.warmUp = static_cast<std::int64_t>(whole(value, "warmUp, in seconds,", century).value_or(0));
    }

    void readSeeds(const JsonValue &value)
    {
        constexpr std::uint64_t mostSeed = 1'000'000;
        m_plan.seeds.clear();
        if (!value.isArray()) {
            const std::uint64_t count = whole(value, "seeds", mostSeeds).value_or(1);
            for (std::uint64_t seed = 0; seed < count; ++seed) {
                m_plan.seeds.push_back(seed);
            }
        }
        for (const JsonValue &one : value.values) {
            const std::uint64_t seed = whole(one, "a seed", mostSeed).value_or(0);
            if (std::find(m_plan.seeds.begin(), m_plan.seeds.end(), seed) != m_plan.seeds.end()) {
                tell(one.line, fmt::format("seed {} stands twice", seed));
            }
            m_plan.seeds.push_back(seed);
        }
        if (m_plan.seeds.empty() || m_plan.seeds.size() > mostSeeds) {
            tell(value.line, fmt::format("there are 1 to {} seeds", mostSeeds));
        }
    }

    void readSettings(const JsonValue &value) { m_plan.settings = texts(value, "an edit of set", &m_plan.settingLines); }

    void readMeasures(const JsonValue &value)
    {
        std::vector<std::uint32_t> lines;
        for (const std::string &text : texts(value, "a measure", &lines)) {
            MeasureWord word;
            if (const std::string wrong = readMeasure(text, word); !wrong.empty()) {
                tell(lines[m_plan.measures.size()], wrong);
            }
            m_plan.measures.push_back(std::move(word));
        }
    }

    void readAxes(const JsonValue &value)
    {
        if (!value.isArray() || value.values.size() > mostAxes) {
            tell(value.line, fmt::format("axes is a list of at most {}", mostAxes));
            return;
        }
        std::for_each(value.values.begin(), value.values.end(), [this](const JsonValue &axis) { readAxis(axis); });
    }

    void readAxis(const JsonValue &value)
    {
        if (!value.isObject()) {
            tell(value.line, "an axis is an object: {\"key\": …, \"values\": […]}");
            return;
        }
        std::set<std::string> seen;
        for (const JsonValue &member : value.values) {
            static const std::set<std::string, std::less<>> known { "key", "keys", "values", "from", "to", "step", "log" };
            if (known.count(member.key) == 0) {
                tell(member.line, "“" + member.key + "” is nothing that an axis has: key or keys, values, from, to, step and log are known");
            } else if (!seen.insert(member.key).second) {
                tell(member.line, "“" + member.key + "” stands twice");
            }
        }
        SweepAxis axis;
        const JsonValue *keys = value.find("key") != nullptr ? value.find("key") : value.find("keys");
        if (keys == nullptr || seen.count("key") + seen.count("keys") != 1) {
            tell(value.line, "an axis has a key, or a list of keys");
            return;
        }
        axis.keys = texts(*keys, "a key");
        if (axis.keys.empty()) {
            tell(keys->line, "an axis has a key, or a list of keys");
        }
        for (const std::string &key : axis.keys) {
            if (!m_keys.insert(key).second) {
                tell(keys->line, "“" + key + "” is on an axis already");
            }
        }
        const JsonValue *values = value.find("values");
        const bool isRange = seen.count("from") + seen.count("to") + seen.count("step") + seen.count("log") > 0;
        if ((values != nullptr) == isRange) {
            tell(value.line, "an axis has values, or from and to with step or log");
        } else if (values != nullptr) {
            readValues(*values, axis);
        } else {
            readRange(value, axis);
        }
        m_plan.axes.push_back(std::move(axis));
    }

    void readValues(const JsonValue &values, SweepAxis &axis)
    {
        if (!values.isArray() || values.values.empty() || values.values.size() > mostValues) {
            tell(values.line, fmt::format("values is a list of 1 to {}", mostValues));
            return;
        }
        const auto isValue = [](const JsonValue &one) { return one.isString() || one.isNumber(); };
        for (const JsonValue &one : values.values) {
            std::vector<std::string> point;
            if (isValue(one)) {
                point.push_back(one.text);
            } else if (one.isArray() && std::all_of(one.values.begin(), one.values.end(), isValue)) {
                std::transform(one.values.begin(), one.values.end(), std::back_inserter(point), [](const JsonValue &each) { return each.text; });
            }
            if (point.size() != axis.keys.size()) {
                tell(one.line,
                    axis.keys.size() == 1 ? std::string("a value is a number or a text")
                                          : fmt::format("with {} keys a value is a list of {} numbers or texts", axis.keys.size(), axis.keys.size()));
            } else if (std::find(axis.values.begin(), axis.values.end(), point) != axis.values.end()) {
                tell(one.line, "the value stands twice");
            }
            axis.values.push_back(std::move(point));
            axis.lines.push_back(one.line);
        }
    }

    void readRange(const JsonValue &value, SweepAxis &axis)
    {
        const auto number = [&](const char *name) {
            const JsonValue *found = value.find(name);
            const std::optional<double> read = found != nullptr && found->isNumber() ? toDouble(found->text) : std::nullopt;
            return read && std::isfinite(*read) ? read : std::nullopt;
        };
        const std::optional<double> from = number("from");
        const std::optional<double> to = number("to");
        const std::optional<double> step = number("step");
        const std::optional<double> log = number("log");
        if (axis.keys.size() != 1 || !from || !to || *from > *to || step.has_value() == log.has_value()) {
            tell(value.line, "a range has one key, numbers from and to, not below from, and either step or log, the number of values");
            return;
        }
        const double values = step ? std::floor((*to - *from) / *step * (1.0 + 1e-12) + 1e-9) + 1.0 : *log;
        const bool isCount = values >= 1.0 && values <= static_cast<double>(mostValues) && values == std::floor(values);
        if (!isCount || (step && *step <= 0.0) || (log && (*from <= 0.0 || values < 2.0))) {
            tell(value.line, fmt::format("a range has a step above 0, or from above 0 and 2 or more values, and at most {} of them", mostValues));
            return;
        }
        const bool isWhole = *from == std::floor(*from) && *to == std::floor(*to);
        for (int index = 0; index < static_cast<int>(values); ++index) {
            const double i = index;
            const double exact = step ? *from + i * *step : *from * std::pow(*to / *from, i / (values - 1.0));
            // Shares and weights are whole numbers, as the ends say that these are; twelve digits hide what a sum of steps adds.
            std::string text = log && isWhole ? fmt::format("{:.0f}", exact) : fmt::format("{:.12g}", exact);
            if (text.find('e') != std::string::npos) {
                text = fmt::format("{:.0f}", exact);
            }
            if (axis.values.empty() || axis.values.back().front() != text) {
                axis.values.push_back({ std::move(text) });
                axis.lines.push_back(value.line);
            }
        }
    }

    void checkWhole()
    {
        for (const auto &[isGiven, what] : { std::pair(!m_plan.policy.empty(), "policy"), std::pair(!m_plan.traces.empty(), "trace") }) {
            if (!isGiven) {
                tell(0, std::string("the plan names no ") + what);
            }
        }
        double tasks = static_cast<double>(m_plan.seeds.size());
        for (const SweepAxis &axis : m_plan.axes) {
            tasks *= static_cast<double>(axis.values.size());
        }
        if (tasks > static_cast<double>(mostTasks)) {
            tell(0, fmt::format("the plan has {:.0f} tasks: at most {} are done", tasks, mostTasks));
        }
        if (m_plan.measures.empty()) {
            m_plan.measures.resize(2);
            static_cast<void>(readMeasure("waitMedian", m_plan.measures[0]));
            static_cast<void>(readMeasure("busy", m_plan.measures[1]));
        }
    }

    SweepPlan &m_plan;
    std::vector<PlanProblem> m_problems;
    std::set<std::string> m_seen; ///< members
    std::set<std::string> m_keys; ///< of axes
};

/// A list of JSON, on one line.
template <typename Items, typename Append>
void appendList(std::string &out, const Items &items, const Append &append)
{
    out += '[';
    const char *before = "";
    for (const auto &item : items) {
        out += before;
        append(item);
        before = ", ";
    }
    out += ']';
}

} // namespace

std::uint64_t SweepPlan::points() const
{
    std::uint64_t count = 1;
    for (const SweepAxis &axis : axes) {
        count *= axis.values.size();
    }
    return count;
}

std::vector<std::pair<std::string, std::string>> SweepPlan::point(std::uint64_t number) const
{
    std::vector<const std::vector<std::string> *> chosen(axes.size());
    for (std::size_t i = axes.size(); i-- > 0;) {
        chosen[i] = &axes[i].values[number % axes[i].values.size()];
        number /= axes[i].values.size();
    }
    std::vector<std::pair<std::string, std::string>> settingsOfPoint;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        for (std::size_t key = 0; key < axes[i].keys.size(); ++key) {
            settingsOfPoint.emplace_back(axes[i].keys[key], (*chosen[i])[key]);
        }
    }
    return settingsOfPoint;
}

std::vector<PlanProblem> readSweepPlan(std::string_view text, SweepPlan &plan)
{
    return PlanReader(plan).read(text);
}

std::string writeSweepPlan(const SweepPlan &plan)
{
    std::string out = "{\n  \"policy\": ";
    const auto text = [&out](const std::string &one) { appendJsonString(out, one); };
    text(plan.policy);
    out += ",\n  \"trace\": ";
    appendList(out, plan.traces, text);
    out += fmt::format(",\n  \"mode\": \"{}\",\n  \"warmUp\": {},\n  \"seeds\": ", plan.isFast ? "fast" : "exact", plan.warmUp);
    appendList(out, plan.seeds, [&out](std::uint64_t seed) { out += std::to_string(seed); });
    out += ",\n  \"set\": ";
    appendList(out, plan.settings, text);
    out += ",\n  \"axes\": [";
    for (const SweepAxis &axis : plan.axes) {
        out += out.back() == '[' ? "\n    {\"keys\": " : ",\n    {\"keys\": ";
        appendList(out, axis.keys, text);
        out += ", \"values\": ";
        appendList(out, axis.values, [&](const std::vector<std::string> &value) { appendList(out, value, text); });
        out += '}';
    }
    out += "],\n  \"measures\": ";
    appendList(out, plan.measures, [&](const MeasureWord &word) { text(word.text); });
    return out + "\n}\n";
}

std::string readMeasure(const std::string &text, MeasureWord &word)
{
    word = { text, 0, "all", {} };
    const std::size_t at = text.find('@');
    const std::optional<std::size_t> found = findSweepMeasure(std::string_view(text).substr(0, at));
    if (!found) {
        return "“" + text + "” is no measure: " + joinedList(sweepMeasures, ", ", &SweepMeasure::name)
            + " are known, and each of them behind @ for a group, waitP90@account:chem";
    }
    word.measure = *found;
    if (at != std::string::npos) {
        const std::size_t colon = text.find(':', at);
        word.by = text.substr(at + 1, colon == std::string::npos ? colon : colon - at - 1);
        word.name = colon == std::string::npos ? std::string() : text.substr(colon + 1);
        const bool isKnown = std::find(replay::groupByWords.begin() + 1, replay::groupByWords.end(), word.by) != replay::groupByWords.end();
        if (!isKnown || word.name.empty()) {
            return "“" + text + "”: write MEASURE@account:NAME, @user:NAME, @qos:NAME, @partition:NAME or @nodes:NAME";
        }
    }
    return {};
}

} // namespace apportion::history
