// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/sweep_points.h"

#include "storage/text_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace apportion::history
{

namespace
{

constexpr double notMeasured = std::numeric_limits<double>::quiet_NaN();

double valueIn(const SweepResult &result, const MeasureWord &word)
{
    const auto row
        = std::find_if(result.rows.begin(), result.rows.end(), [&word](const SweepRow &one) { return one.by == word.by && one.name == word.name; });
    return row == result.rows.end() ? notMeasured : row->values.at(word.measure);
}

} // namespace

QByteArray fileDigest(const QString &path)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

SeedMean SweepPoint::measured(std::size_t measure) const
{
    const std::vector<double> &all = values[measure];
    const auto count = static_cast<double>(all.size());
    if (all.empty()) {
        return { notMeasured };
    }
    double mean = 0.0;
    for (const double value : all) {
        mean += value / count;
    }
    double squares = 0.0;
    for (const double value : all) {
        squares += (value - mean) * (value - mean);
    }
    constexpr double nineteenOfTwenty = 1.96;
    const double deviation = all.size() > 1 ? std::sqrt(squares / (count - 1.0)) : 0.0;
    return { mean, nineteenOfTwenty * std::sqrt(2.0 / count) * deviation };
}

const std::string *SweepPoint::valueOf(const std::string &key) const
{
    const auto found = std::find_if(settings.begin(), settings.end(), [&key](const auto &setting) { return setting.first == key; });
    return found == settings.end() ? nullptr : &found->second;
}

std::string SweepPoint::text() const
{
    std::string text;
    for (const auto &[key, value] : settings) {
        text += (text.empty() ? "" : ", ") + (settings.size() > 1 ? key + '=' + value : value);
    }
    return text;
}

void addResult(std::vector<SweepPoint> &points, const SweepResult &result, const std::vector<MeasureWord> &words, bool isEach)
{
    if (isEach || points.empty() || points.back().point != result.point) {
        points.push_back({ result.point, result.seed, result.settings, std::vector<std::vector<double>>(words.size()) });
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (const double value = valueIn(result, words[i]); !std::isnan(value)) {
            points.back().values[i].push_back(value);
        }
    }
}

std::vector<SweepPoint> paretoFront(std::vector<SweepPoint> points, const std::vector<MeasureWord> &words)
{
    const auto cost = [&words](const SweepPoint &one, std::size_t measure) {
        const double mean = one.measured(measure).mean;
        return sweepMeasures.at(words[measure].measure).isMoreBetter ? -mean : mean;
    };
    points.erase(
        std::remove_if(points.begin(), points.end(), [&](const SweepPoint &one) { return std::isnan(cost(one, 0)) || std::isnan(cost(one, 1)); }),
        points.end());
    std::stable_sort(points.begin(), points.end(), [&](const SweepPoint &left, const SweepPoint &right) {
        return std::pair(cost(left, 0), cost(left, 1)) < std::pair(cost(right, 0), cost(right, 1));
    });
    std::vector<SweepPoint> front;
    for (SweepPoint &one : points) {
        const bool isEqual = !front.empty() && cost(front.back(), 0) == cost(one, 0) && cost(front.back(), 1) == cost(one, 1);
        if (front.empty() || isEqual || cost(one, 1) < cost(front.back(), 1)) {
            front.push_back(std::move(one));
        }
    }
    return front;
}

SweepMap sweepMap(const std::vector<SweepPoint> &points, const std::string &rowKey, const std::string &columnKey)
{
    SweepMap map;
    std::map<std::pair<std::string, std::string>, std::pair<double, double>> cells; // sum and count
    const auto note = [](std::vector<std::string> &names, const std::string &name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) {
            names.push_back(name);
        }
    };
    for (const SweepPoint &one : points) {
        const std::string &row = *one.valueOf(rowKey);
        const std::string &column = *one.valueOf(columnKey);
        note(map.rows, row);
        note(map.columns, column);
        if (const double mean = one.measured(0).mean; !std::isnan(mean)) {
            auto &[sum, count] = cells[{ row, column }];
            sum += mean;
            count += 1.0;
        }
    }
    map.values.reserve(map.rows.size() * map.columns.size());
    for (const std::string &row : map.rows) {
        for (const std::string &column : map.columns) {
            const auto cell = cells.find({ row, column });
            map.values.push_back(cell == cells.end() ? notMeasured : cell->second.first / cell->second.second);
        }
    }
    return map;
}

QString sweepIdentity(const QString &folder, QString &wrong)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QCoreApplication::applicationVersion().toUtf8());
    for (const char *name : { sweepPlanFile, sweepPolicyFile, sweepTraceFile }) {
        const QByteArray digest = fileDigest(QDir(folder).filePath(QLatin1String(name)));
        if (digest.isEmpty()) {
            wrong = QStringLiteral("%1: %2 of a sweep cannot be read").arg(folder, QLatin1String(name));
            return {};
        }
        hash.addData(digest);
    }
    return QString::fromLatin1(hash.result().toHex());
}

std::vector<std::string> readSweepUnmodelled(const QString &folder)
{
    std::vector<std::string> settings;
    QString ignored; // a folder without the file has none
    const QByteArray text = readTextFile(QDir(folder).filePath(QLatin1String(sweepUnmodelledFile)), &ignored).value_or(QByteArray());
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty()) {
            settings.push_back(line.toStdString());
        }
    }
    return settings;
}

MergedSweep readMergedSweep(const QString &folder)
{
    MergedSweep sweep;
    const QString identity = sweepIdentity(folder, sweep.error);
    const QString path = QDir(folder).filePath(QLatin1String(sweepPlanFile));
    const std::optional<QByteArray> text = identity.isEmpty() ? std::nullopt : readTextFile(path, &sweep.error);
    if (!text) {
        return sweep;
    }
    const std::vector<PlanProblem> problems = readSweepPlan({ text->constData(), static_cast<std::size_t>(text->size()) }, sweep.plan);
    if (!problems.empty()) {
        sweep.error = QStringLiteral("%1:%2: %3").arg(path).arg(problems.front().line).arg(QString::fromStdString(problems.front().what));
        return sweep;
    }
    sweep.unmodelled = readSweepUnmodelled(folder);
    sweep.words = sweep.plan.measures;
    for (const SweepMeasure &measure : sweepMeasures) {
        const bool isThere
            = std::any_of(sweep.words.begin(), sweep.words.end(), [&measure](const MeasureWord &word) { return word.text == measure.name; });
        if (!isThere) {
            static_cast<void>(readMeasure(measure.name, sweep.words.emplace_back()));
        }
    }
    sweep.error = readSweepResults(QDir(folder).filePath(QLatin1String(sweepMergedFile)), identity, [&sweep](SweepResult &&result) {
        ++sweep.tasks;
        addResult(sweep.points, result, sweep.words);
    });
    return sweep;
}

} // namespace apportion::history
