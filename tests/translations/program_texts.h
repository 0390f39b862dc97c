// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

// Texts that are in English whatever the language of the window: what the command line says, what scripts and files that are
// written say of themselves, and pages of Markdown.

namespace apportion::testing
{

/// The texts of a source of C++ that are not marked for translation, each in one line. Of literals with lines of a script the
/// comments, each as one text, and the texts in quotes.
[[nodiscard]] QStringList programTexts(const QString &code);

/// The sentences of a page of Markdown, each in one line; what stands in fenced blocks is left out.
[[nodiscard]] QStringList markdownSentences(const QString &page);

} // namespace apportion::testing
