// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/learn_panel.h"
#include "gui/widgets/boxes.h"

#include "charts/palette.h"
#include "gui/explain/explain_panel.h"
#include "gui/learn/lesson_page.h"
#include "gui/learn/lesson_session.h"
#include "gui/learn/question_card.h"
#include "gui/page/workspace.h"
#include "gui/widgets/choice_button.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"
#include "models/text_translation.h"
#include "storage/lesson_asked.h"
#include "storage/lesson_run.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

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
    scroll->setFocusPolicy(Qt::TabFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QLabel *makeLabel(const char *look, const QString &text = {})
{
    QLabel *label = makeText(look, nullptr, text);
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

LearnPanel::LearnPanel(Workspace *workspace, QWidget *parent) : QFrame(parent), m_workspace(workspace), m_stack(new FillingStack(this))
{
    setProperty("look", QStringLiteral("side"));
    setMinimumWidth(300);
    m_stack->addWidget(makeList());
    m_stack->addWidget(makeLesson());
    makeColumn(this, { m_stack });
}

QWidget *LearnPanel::makeList()
{
    auto *page = new QWidget(this);
    QLabel *title = makeLabel("section", tr("Lessons"));
    QToolButton *close = makeFlatButton(tr("Close the lessons"));
    connect(close, &QToolButton::clicked, this, &LearnPanel::closeWanted);
    m_closers.append(close);
    auto *head = makeRow({ { title, 1 }, close }, -1, { panelMargin, 10, 8, 6 });
    auto *content = new QWidget;
    m_list = new QVBoxLayout(content);
    m_list->setContentsMargins(panelMargin, 4, panelMargin, panelMargin);
    m_list->setSpacing(8);
    auto *folder = new QPushButton(tr("Open a folder of lessons…"));
    folder->setProperty("look", QStringLiteral("link"));
    connect(folder, &QPushButton::clicked, this, &LearnPanel::folderWanted);
    m_learner = new QLineEdit(m_answers.learner());
    m_learner->setPlaceholderText(tr("Your name"));
    m_learner->setAccessibleName(tr("Your name, on the page of results"));
    m_learner->setToolTip(tr("Whose answers are kept: each name has its own progress"));
    connect(m_learner, &QLineEdit::editingFinished, this, [this] {
        m_answers.setLearner(m_learner->text());
        updateProgress();
    });
    auto *results = new QPushButton(tr("Results…"));
    results->setToolTip(tr("Writes a page with your answers, to hand in"));
    connect(results, &QPushButton::clicked, this, &LearnPanel::resultsWanted);
    auto *learner = makeRow({ { m_learner, 1 }, results }, 8, { panelMargin, 8, panelMargin, 2 });
    auto *foot = makeRow({ folder, Stretch {} }, -1, { panelMargin, 6, panelMargin, 10 });
    makeColumn(page, { head, { makeScroll(content), 1 }, learner, foot }, 0);
    return page;
}

QWidget *LearnPanel::makeLesson()
{
    auto *page = new QWidget(this);
    m_title = makeLabel("quiet");
    m_place = makeLabel("quiet");
    m_place->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_place->setWordWrap(false);
    QToolButton *close = makeFlatButton(tr("End the lesson; what it changed is taken back"));
    connect(close, &QToolButton::clicked, this, &LearnPanel::endWanted);
    m_closers.append(close);
    m_save = makeFlatButton(tr("Save the lesson as a web page…"));
    connect(m_save, &QToolButton::clicked, this, [this] {
        if (m_session != nullptr) {
            Q_EMIT pageWanted(m_session->lesson());
        }
    });
    auto *head = makeRow({ { m_title, 1 }, m_place, m_save, close }, 8, { panelMargin, 10, 8, 6 });
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(3);

    auto *content = new QWidget;
    m_stepTitle = makeLabel("lessonTitle");
    m_text = makeLabel("lesson");
    m_sources = makeLabel("quiet");
    m_sources->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_text, &QLabel::linkActivated, this, &LearnPanel::follow);
    m_questions = new QVBoxLayout;
    m_questions->setSpacing(10);
    m_explain = new ExplainPanel(m_workspace);
    m_later = makeLabel("quiet");
    makeColumn(content, { m_stepTitle, m_text, m_questions, Space { 6 }, m_later, m_explain, m_sources, Stretch {} }, 10,
        { panelMargin, 12, panelMargin, panelMargin });
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
        if (hasOpenQuestion()) {
            showSolutions(); // what follows may tell it: from then on it is no question any more
        } else if (m_session != nullptr && m_session->step() + 1 < m_session->stepCount()) {
            m_session->next();
        } else {
            Q_EMIT endWanted();
        }
    });
    auto *foot = makeRow({ m_back, Stretch {}, m_next }, -1, { panelMargin, 8, panelMargin, 10 });

    makeColumn(page, { head, m_progress, { m_scroll, 1 }, foot }, 0);
    return page;
}

void LearnPanel::setLessons(const std::vector<ReadLesson> &own, const std::vector<ReadLesson> &others, const QString &folder)
{
    while (QLayoutItem *item = m_list->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_listed.clear();
    addLessons(own);
    if (!folder.isEmpty()) {
        m_list->addWidget(makeLabel("section", tr("From %1").arg(QDir::toNativeSeparators(folder))));
        addLessons(others);
        if (others.empty()) {
            m_list->addWidget(makeLabel("quiet", tr("There is no file *%1 in this folder.").arg(QLatin1String(lessonFileExtension))));
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
            auto *button = new ChoiceButton(QStringLiteral("lesson"), lesson.title, describe(lesson), this);
            connect(button, &QAbstractButton::clicked, this, [this, lesson] { Q_EMIT lessonChosen(lesson); });
            m_listed.emplace_back(lesson, button);
            m_list->addWidget(button);
        }
        for (std::size_t i = 0; i < std::min(read.diagnostics.size(), mostComplaints); ++i) {
            const Diagnostic &diagnostic = read.diagnostics[i];
            m_list->addWidget(makeLabel("error",
                tr("%1, line %2: %3", "a file, a line, what is wrong there")
                    .arg(QString::fromStdString(diagnostic.place.file), QString::number(diagnostic.place.line), translated(diagnostic.message))));
        }
    }
}

QString LearnPanel::describe(const Lesson &lesson) const
{
    QString text = lesson.minutes > 0 ? tr("%1 About %n minute(s).", nullptr, lesson.minutes).arg(lesson.summary) : lesson.summary;
    if (const int right = m_answers.rightCount(lesson); right > 0) {
        text += QLatin1Char('\n') + tr("%1 of %n question(s) answered.", nullptr, LessonProgress::questionCount(lesson)).arg(right);
    }
    return text;
}

void LearnPanel::updateProgress()
{
    for (const auto &[lesson, button] : m_listed) {
        button->setDescription(describe(lesson));
    }
}

void LearnPanel::setSession(LessonSession *session)
{
    if (m_session != nullptr) {
        m_session->disconnect(this);
    }
    m_session = session;
    m_settled.clear();
    m_refuted.clear();
    m_cards.clear();
    updateProgress();
    updateOpen();
    m_stack->setCurrentIndex(session == nullptr ? 0 : 1);
    if (session != nullptr) {
        connect(session, &LessonSession::entered, this, &LearnPanel::showStep);
        connect(session, &LessonSession::ready, this, &LearnPanel::fillStep);
        updateTitle();
    }
}

void LearnPanel::updateTitle()
{
    m_title->setText(m_session->lesson().title);
}

void LearnPanel::settle(const SettledAnswers &answers)
{
    for (auto answer = answers.begin(); answer != answers.end(); ++answer) {
        if (m_settled.contains(answer.key())) {
            continue;
        }
        m_settled.insert(answer.key(), answer.value());
        if (QuestionCard *card = m_cards.value(answer.key())) {
            card->showAnswered(answer.value());
        }
    }
    updateOpen();
}

void LearnPanel::showStep()
{
    const int step = m_session->step();
    const int count = m_session->stepCount();
    m_place->setText(tr("%1 of %2", "a step of a lesson").arg(step + 1).arg(count));
    m_progress->setRange(0, count);
    m_progress->setValue(step + 1);
    m_stepTitle->setText(m_session->current().title);
    m_back->setEnabled(step > m_session->firstStep());
    m_scroll->verticalScrollBar()->setValue(0);
    updateOpen(); // before its numbers are there
}

void LearnPanel::fillStep()
{
    const LessonStep &step = m_session->current();
    const auto evaluation = m_workspace->results()->evaluation;
    m_text->ensurePolished();
    m_text->setText(lessonHtml(fillLessonText(step.text, *evaluation, lessonNumber), m_text->font()));
    m_text->setVisible(!step.text.isEmpty()); // a step may begin with its question
    const bool isLast = m_session->step() + 1 == m_session->stepCount();
    m_sources->setText(isLast && !m_session->lesson().sources.isEmpty() ? sourcesText(m_session->lesson()) : QString());
    m_sources->setVisible(!m_sources->text().isEmpty());
    while (QLayoutItem *item = m_questions->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_cards.clear();
    int number = firstQuestion();
    for (const LessonQuestion &question : step.questions) {
        addQuestion(question, evaluation, number++);
    }
    updateOpen();
}

/// Questions are counted through all steps of a lesson.
int LearnPanel::firstQuestion() const
{
    const std::vector<LessonStep> &steps = m_session->lesson().steps;
    return std::accumulate(steps.begin(), steps.begin() + m_session->step(), 0,
        [](int count, const LessonStep &step) { return count + static_cast<int>(step.questions.size()); });
}

void LearnPanel::addQuestion(const LessonQuestion &question, const std::shared_ptr<const Evaluation> &evaluation, int number)
{
    auto *card = new QuestionCard(question, evaluation);
    connect(card, &QuestionCard::tried, this, [this, number, card](bool right) {
        using Outcome = LessonProgress::Outcome;
        m_refuted[number] = card->refuted();
        record(number, !right ? Outcome::Open : card->isLeftOver() ? Outcome::Left : Outcome::Right, card->given());
    });
    connect(card, &QuestionCard::linkActivated, this, &LearnPanel::follow);
    connect(card, &QuestionCard::solutionShown, this, [this, number] { record(number, LessonProgress::Outcome::Shown, {}); });
    card->setRefuted(m_refuted.value(number));
    if (const auto answered = m_settled.constFind(number); answered != m_settled.cend()) {
        card->showAnswered(*answered); // who comes back to it
    }
    m_cards.insert(number, card);
    m_questions->addWidget(card);
}

/// A link in what a lesson says.
void LearnPanel::follow(const QString &link)
{
    if (link.startsWith(QLatin1String(lessonLink))) {
        Q_EMIT lessonNamed(link.mid(static_cast<int>(qstrlen(lessonLink))));
    }
}

bool LearnPanel::hasOpenQuestion() const
{
    if (m_session == nullptr || m_session->step() < 0) {
        return false;
    }
    const int first = firstQuestion();
    const auto count = static_cast<int>(m_session->current().questions.size());
    for (int number = first; number < first + count; ++number) {
        if (!m_settled.contains(number)) {
            return true;
        }
    }
    return false;
}

/// Of the questions of this step that are not answered.
void LearnPanel::showSolutions()
{
    const QMap<int, QuestionCard *> cards = m_cards;
    for (auto card = cards.begin(); card != cards.end(); ++card) {
        if (!m_settled.contains(card.key())) {
            card.value()->showSolution();
        }
    }
}

void LearnPanel::record(int number, LessonProgress::Outcome outcome, const QString &given)
{
    if (m_session == nullptr || m_settled.contains(number)) {
        return; // what is typed below the solution is no answer any more
    }
    LessonProgress::Answer answer = m_answers.answer(m_session->lesson(), number);
    const bool wasRight = answer.outcome == LessonProgress::Outcome::Right; // who goes through a lesson again loses nothing
    answer.tries += wasRight || outcome == LessonProgress::Outcome::Shown ? 0 : 1;
    answer.outcome = wasRight ? answer.outcome : outcome;
    answer.when = QDateTime::currentDateTime();
    m_answers.setAnswer(m_session->lesson(), number, answer);
    if (outcome != LessonProgress::Outcome::Open) {
        m_settled.insert(number, given);
        updateOpen();
        Q_EMIT settledHere();
    }
}

void LearnPanel::updateOpen()
{
    OpenQuestions open;
    bool explains = false;
    if (m_session != nullptr && m_session->step() >= 0) {
        const Lesson &lesson = m_session->lesson();
        int number = firstQuestion();
        for (const LessonQuestion &question : m_session->current().questions) {
            if (!m_settled.contains(number++)) {
                open.asked.push_back(question);
            }
        }
        // who goes back reads a step as before: what later ones ask for is kept back number by number
        for (const LaterQuestion &later : laterQuestions(lesson, m_session->step())) {
            if (!m_settled.contains(later.number)) {
                open.later.push_back(*later.question);
            }
        }
        const auto &directives = m_session->current().directives;
        explains
            = std::any_of(directives.begin(), directives.end(), [](const LessonDirective &d) { return d.kind == LessonDirective::Kind::Explain; });
    }
    const bool shows = explains && open.asked.empty();
    if (shows && m_explain->isHidden()) {
        m_session->explain(); // who looked elsewhere before answering has another one there
    }
    m_explain->setVisible(shows);
    m_later->setText(tr("How it comes about stands here once the question is answered."));
    m_later->setVisible(explains && !open.asked.empty());
    if (m_session != nullptr) {
        const bool isLast = m_session->step() + 1 >= m_session->stepCount();
        m_next->setText(!open.asked.empty() ? tr("Show the solution") : isLast ? tr("End the lesson") : tr("Next"));
        m_next->setToolTip(open.asked.empty() ? QString() : tr("The question is not answered then; Next goes on from there"));
    }
    Q_EMIT openQuestionsChanged(open);
}

void LearnPanel::applyPalette(const Palette &palette)
{
    m_palette = &palette;
    for (const auto &[lesson, button] : m_listed) {
        button->applyPalette(palette);
    }
    for (QToolButton *button : m_closers) {
        button->setIcon(tintedIcon(QStringLiteral("clear"), palette.quietText, palette.line, palette.accent));
    }
    m_save->setIcon(tintedIcon(QStringLiteral("export"), palette.quietText, palette.line, palette.accent));
    m_explain->applyPalette(palette);
    QPalette colours = m_text->palette();
    colours.setColor(QPalette::Link, palette.accent);
    m_text->setPalette(colours);
}

} // namespace apportion

#include "moc_learn_panel.cpp"
