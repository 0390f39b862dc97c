// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/diff_view.h"

#include "gui/widgets/look.h"

#include <QFontDatabase>
#include <QResizeEvent>
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
    font.setPixelSize(textPixels(12));
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
    fit();
}

void DiffView::fitHeight(int lines)
{
    m_mostLines = lines;
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    fit();
}

void DiffView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) {
        fit();
    }
}

void DiffView::fit()
{
    if (m_mostLines == 0) {
        return;
    }
    // of a plain text document, the height is its lines, the wrapped ones counted
    const int lines = std::max(1, static_cast<int>(document()->size().height()));
    const int shown = std::min(lines, m_mostLines);
    setVerticalScrollBarPolicy(lines <= m_mostLines ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    const double text = shown * QFontMetricsF(document()->defaultFont()).lineSpacing();
    const int around = std::max(2 * frameWidth(), height() - viewport()->height()); // the style sheet's borders
    setFixedHeight(static_cast<int>(std::ceil(text + 2.0 * document()->documentMargin())) + around);
}

} // namespace apportion

#include "moc_diff_view.cpp"
