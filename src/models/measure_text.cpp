// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure_text.h"

#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace apportion
{

namespace
{

struct MeasureTexts
{
    Q_DECLARE_TR_FUNCTIONS(MeasureTexts)
};

QString wholeText(double value)
{
    return integerText(std::llround(value));
}

QString slowdownText(double value)
{
    return shortNumberText(value, 2);
}

QString busyText(double value)
{
    return MeasureTexts::tr("%1 %", "a part of the whole").arg(percentNumberText(value, 1));
}

struct MeasureWords
{
    const char *name;
    const char *text;
    QString (*value)(double value);
};

const MeasureWords *wordsOf(std::string_view name)
{
    static const std::array all {
        MeasureWords { "jobs", QT_TRANSLATE_NOOP("MeasureTexts", "Jobs that started"), wholeText },
        MeasureWords { "neverStarted", QT_TRANSLATE_NOOP("MeasureTexts", "Jobs that did not start"), wholeText },
        MeasureWords { "waitMean", QT_TRANSLATE_NOOP("MeasureTexts", "Mean wait, s"), wholeText },
        MeasureWords { "waitMedian", QT_TRANSLATE_NOOP("MeasureTexts", "Median wait, s"), wholeText },
        MeasureWords { "waitP90", QT_TRANSLATE_NOOP("MeasureTexts", "Wait of nine in ten, s"), wholeText },
        MeasureWords { "slowdownMedian", QT_TRANSLATE_NOOP("MeasureTexts", "Median slowdown"), slowdownText },
        MeasureWords { "slowdownP90", QT_TRANSLATE_NOOP("MeasureTexts", "Slowdown of nine in ten"), slowdownText },
        MeasureWords { "busy", QT_TRANSLATE_NOOP("MeasureTexts", "Busy"), busyText },
        MeasureWords { "RawUsage", QT_TRANSLATE_NOOP("MeasureTexts", "Usage (billing TRES times seconds)"),
            [](double value) { return usageText(static_cast<long double>(value)); } },
        MeasureWords { "FairShare", QT_TRANSLATE_NOOP("MeasureTexts", "Fair-share factor"), [](double value) { return factorText(value); } },
        MeasureWords {
            "LevelFS", QT_TRANSLATE_NOOP("MeasureTexts", "LevelFS"), [](double value) { return levelFsText(static_cast<long double>(value)); } },
    };
    const auto *found = std::find_if(all.begin(), all.end(), [name](const MeasureWords &words) { return name == words.name; });
    return found == all.end() ? nullptr : found;
}

} // namespace

QString measureText(std::string_view name)
{
    const MeasureWords *words = wordsOf(name);
    return words == nullptr ? toText(name) : MeasureTexts::tr(words->text);
}

QString measureValueText(std::string_view name, double value)
{
    const MeasureWords *words = wordsOf(name);
    return std::isnan(value) ? QStringLiteral("–") : words == nullptr ? shortNumberText(value) : words->value(value);
}

QString measuredObjectText(const std::string &object)
{
    return object == "all" ? MeasureTexts::tr("All jobs") : toText(object);
}

} // namespace apportion
