// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/text.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// The text of core and slurm, which is UTF-8, as Qt's.
[[nodiscard]] inline QString toText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

template <typename Texts>
[[nodiscard]] QStringList toTexts(const Texts &texts)
{
    QStringList list;
    for (const auto &text : texts) {
        list.append(toText(text));
    }
    return list;
}

/// The sentence in the user's language (looked up in the context "Text"), its arguments filled in.
/// Words that the sentence marks as code (`parent`) stand there as they are, without the marks.
[[nodiscard]] QString translated(const Text &text);

/// Arguments of a sentence, counts of which (countText()) and times (timeReading()) are written as the user's language writes them.
[[nodiscard]] std::vector<std::string> localizedCounts(std::vector<std::string> arguments);

} // namespace apportion
