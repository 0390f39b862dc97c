// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/learn_panel.h"

#include "charts/palette.h"
#include "gui/explain/explain_panel.h"
#include "gui/learn/lesson_session.h"
#include "gui/learn/question_card.h"
#include "gui/page/workspace.h"
#include "gui/widgets/choice_button.h"
#include "gui/widgets/flat_button.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "models/text_translation.h"
#include "storage/lesson_run.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace apportion
{

namespace
{

constexpr int panelMargin = 14;

QScrollArea *makeScroll(QWidget *content)
{
    auto *scroll = new QScrollArea;
    scroll->setProperty("look", QStringLiteral("sidescroll"));
    content->setProperty("look", QStringLiteral("side"));
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QLabel *makeLabel(const char *look, Qt::TextFormat format)
{
    auto *label = new QLabel;
    label->setProperty("look", QString::fromLatin1(look));
    label->setTextFormat(format);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // a long word must not make the panel wider
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

/// Markdown with the room between its paragraphs that a label leaves out.
QString lessonHtml(const QString &markdown, const QFont &font)
{
    QTextDocument document;
    document.setDefaultFont(font);
    document.setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML));
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setTopMargin(0.0);
        format.setBottomMargin(block.next().isValid() ? 9.0 : 0.0);
        format.setLineHeight(122.0, QTextBlockFormat::ProportionalHeight);
        cursor.setBlockFormat(format);
    }
    return document.toHtml();
}

} // namespace

LearnPanel::LearnPanel(Workspace *workspace, QWidget *parent) : QFrame(parent), m_workspace(workspace), m_stack(new QStackedWidget(this))
{
    setProperty("look", QStringLiteral("side"));
    setMinimumWidth(300);
    m_stack->addWidget(makeList());
    m_stack->addWidget(makeLesson());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

QWidget *LearnPanel::makeList()
{
    auto *page = new QWidget(this);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(panelMargin, 10, 8, 6);
    auto *title = makeLabel("section", Qt::PlainText);
    title->setText(tr("Lessons"));
    QToolButton *close = makeFlatButton(tr("Close the lessons"));
    connect(close, &QToolButton::clicked, this, &LearnPanel::closeWanted);
    m_closers.append(close);
    head->addWidget(title, 1);
    head->addWidget(close);
    auto *content = new QWidget;
    m_list = new QVBoxLayout(content);
    m_list->setContentsMargins(panelMargin, 4, panelMargin, panelMargin);
    m_list->setSpacing(8);
    auto *folder = new QPushButton(tr("Open a folder of lessons…"));
    folder->setProperty("look", QStringLiteral("link"));
    connect(folder, &QPushButton::clicked, this, &LearnPanel::folderWanted);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(panelMargin, 6, panelMargin, 10);
    foot->addWidget(folder);
    foot->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(makeScroll(content), 1);
    layout->addLayout(foot);
    return page;
}

QWidget *LearnPanel::makeLesson()
{
    auto *page = new QWidget(this);
    m_title = makeLabel("quiet", Qt::PlainText);
    m_place = makeLabel("quiet", Qt::PlainText);
    m_place->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_place->setWordWrap(false);
    QToolButton *close = makeFlatButton(tr("End the lesson; what it changed is taken back"));
    connect(close, &QToolButton::clicked, this, &LearnPanel::endWanted);
    m_closers.append(close);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(panelMargin, 10, 8, 6);
    head->setSpacing(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_place);
    head->addWidget(close);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(3);

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(panelMargin, 12, panelMargin, panelMargin);
    column->setSpacing(10);
    m_stepTitle = makeLabel("lessonTitle", Qt::PlainText);
    m_text = makeLabel("lesson", Qt::RichText);
    m_questions = new QVBoxLayout;
    m_questions->setSpacing(10);
    m_explain = new ExplainPanel(m_workspace);
    column->addWidget(m_stepTitle);
    column->addWidget(m_text);
    column->addLayout(m_questions);
    column->addSpacing(6);
    column->addWidget(m_explain);
    column->addStretch(1);
    m_scroll = makeScroll(content);

    m_back = new QPushButton(tr("Back"));
    m_next = new QPushButton;
    m_next->setAccessibleName(tr("Next step of the lesson"));
    m_next->setProperty("look", QStringLiteral("accent"));
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (m_session != nullptr) {
            m_session->back();
        }
    });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_session != nullptr && m_session->step() + 1 < m_session->stepCount()) {
            m_session->next();
        } else {
            Q_EMIT endWanted();
        }
    });
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(panelMargin, 8, panelMargin, 10);
    foot->addWidget(m_back);
    foot->addStretch(1);
    foot->addWidget(m_next);

    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_progress);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(foot);
    return page;
}

void LearnPanel::setLessons(const std::vector<ReadLesson> &own, const std::vector<ReadLesson> &others, const QString &folder)
{
    while (QLayoutItem *item = m_list->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_choices.clear();
    addLessons(own);
    if (!folder.isEmpty()) {
        addText(m_list, tr("From %1").arg(QDir::toNativeSeparators(folder)), "section");
        addLessons(others);
        if (others.empty()) {
            addText(m_list, tr("There is no file *%1 in this folder.").arg(QLatin1String(lessonFileExtension)), "quiet");
        }
    }
    m_list->addStretch(1);
    if (m_palette != nullptr) {
        applyPalette(*m_palette);
    }
}

void LearnPanel::addLessons(const std::vector<ReadLesson> &lessons)
{
    constexpr std::size_t mostComplaints = 5;
    for (const ReadLesson &read : lessons) {
        const Lesson &lesson = read.lesson;
        if (read.usable) {
            const QString time = lesson.minutes > 0 ? tr("%1 About %n minute(s).", nullptr, lesson.minutes).arg(lesson.summary) : lesson.summary;
            auto *button = new ChoiceButton(QStringLiteral("lesson"), lesson.title, time, this);
            connect(button, &QAbstractButton::clicked, this, [this, lesson] { Q_EMIT lessonChosen(lesson); });
            m_choices.append(button);
            m_list->addWidget(button);
        }
        for (std::size_t i = 0; i < std::min(read.diagnostics.size(), mostComplaints); ++i) {
            const Diagnostic &diagnostic = read.diagnostics[i];
            addText(m_list,
                tr("%1, line %2: %3", "a file, a line, what is wrong there")
                    .arg(QString::fromStdString(diagnostic.place.file), QString::number(diagnostic.place.line), translated(diagnostic.message)),
                "error");
        }
    }
}

void LearnPanel::addText(QVBoxLayout *layout, const QString &text, const char *look)
{
    QLabel *label = makeLabel(look, Qt::PlainText);
    label->setText(text);
    layout->addWidget(label);
}

void LearnPanel::setSession(LessonSession *session)
{
    if (m_session != nullptr) {
        m_session->disconnect(this);
    }
    m_session = session;
    m_stack->setCurrentIndex(session == nullptr ? 0 : 1);
    if (session != nullptr) {
        connect(session, &LessonSession::entered, this, &LearnPanel::showStep);
        connect(session, &LessonSession::ready, this, &LearnPanel::fillStep);
        m_title->setText(session->lesson().title);
    }
}

void LearnPanel::showStep()
{
    const int step = m_session->step();
    const int count = m_session->stepCount();
    m_place->setText(tr("%1 of %2", "a step of a lesson").arg(step + 1).arg(count));
    m_progress->setRange(0, count);
    m_progress->setValue(step + 1);
    m_stepTitle->setText(m_session->current().title);
    m_back->setEnabled(step > 0);
    m_next->setText(step + 1 < count ? tr("Next") : tr("End the lesson"));
    m_scroll->verticalScrollBar()->setValue(0);
}

void LearnPanel::fillStep()
{
    const LessonStep &step = m_session->current();
    const auto evaluation = m_workspace->results()->evaluation;
    m_text->ensurePolished();
    m_text->setText(lessonHtml(fillLessonText(step.text, *evaluation, lessonNumber), m_text->font()));
    while (QLayoutItem *item = m_questions->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const LessonQuestion &question : step.questions) {
        m_questions->addWidget(new QuestionCard(question, evaluation));
    }
    const bool explains = std::any_of(
        step.directives.begin(), step.directives.end(), [](const LessonDirective &d) { return d.kind == LessonDirective::Kind::Explain; });
    m_explain->setVisible(explains);
}

void LearnPanel::applyPalette(const Palette &palette)
{
    m_palette = &palette;
    for (ChoiceButton *button : m_choices) {
        button->applyPalette(palette);
    }
    for (QToolButton *button : m_closers) {
        button->setIcon(tintedIcon(QStringLiteral("clear"), palette.quietText, palette.line, palette.accent));
    }
    m_explain->applyPalette(palette);
}

} // namespace apportion
