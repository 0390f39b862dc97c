// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/diff_view.h"

#include "gui/look.h"

#include <QFontDatabase>
#include <QSyntaxHighlighter>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace apportion
{

using Kind = slurm::DiffLine::Kind;

/// Colours blocks as they come into being, so that a long text costs nothing twice.
class DiffView::Colouring : public QSyntaxHighlighter
{
public:
    explicit Colouring(QTextDocument *document) : QSyntaxHighlighter(document) { }

    Palette palette = Palette::light();
    std::vector<Kind> kinds;

protected:
    void highlightBlock(const QString &text) override
    {
        const auto number = static_cast<std::size_t>(currentBlock().blockNumber());
        const Kind kind = number < kinds.size() ? kinds[number] : Kind::Same;
        QTextCharFormat format;
        if (kind == Kind::Added) {
            format.setForeground(palette.added);
        } else if (kind == Kind::Removed) {
            format.setForeground(palette.removed);
        } else if (text.trimmed().startsWith(QLatin1Char('#'))) {
            format.setForeground(palette.quietText);
        } else {
            return;
        }
        setFormat(0, static_cast<int>(text.size()), format);
    }
};

DiffView::DiffView(QWidget *parent) : QPlainTextEdit(parent), m_colouring(new Colouring(document()))
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(12);
    setFont(font);
    document()->setDefaultFont(font);
    document()->setDocumentMargin(10);
}

void DiffView::setColours(const Palette &palette)
{
    m_colouring->palette = palette;
    m_colouring->rehighlight();
}

void DiffView::setLines(const std::vector<slurm::DiffLine> &lines)
{
    const bool signs = std::any_of(lines.begin(), lines.end(), [](const slurm::DiffLine &line) { return line.kind != Kind::Same; });
    QString text;
    m_colouring->kinds.clear();
    m_colouring->kinds.reserve(lines.size());
    for (const slurm::DiffLine &line : lines) {
        if (!m_colouring->kinds.empty()) {
            text += QLatin1Char('\n');
        }
        if (signs) {
            text += line.kind == Kind::Added ? QLatin1Char('+') : line.kind == Kind::Removed ? QChar(0x2212) : QLatin1Char(' ');
        }
        text += QString::fromStdString(line.line);
        m_colouring->kinds.push_back(line.kind);
    }
    setPlainText(text);
}

void DiffView::fitHeight(int lines)
{
    const int shown = std::clamp(blockCount(), 1, lines);
    const double height = shown * QFontMetricsF(document()->defaultFont()).lineSpacing() + 2 * document()->documentMargin();
    setVerticalScrollBarPolicy(blockCount() <= lines ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setFixedHeight(static_cast<int>(std::ceil(height)) + 14);
}

} // namespace apportion
