// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/learn_controller.h"

#include "charts/palette.h"
#include "gui/files/file_chooser.h"
#include "gui/files/file_controller.h"
#include "gui/learn/learn_panel.h"
#include "gui/learn/lesson_page.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/learn/lesson_veil.h"
#include "gui/page/workspace.h"
#include "gui/widgets/look.h"
#include "storage/lesson_run.h"
#include "storage/lesson_sample.h"
#include "storage/open_files.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

/// Below this the page would be squeezed between two panels.
constexpr int wideWindow = 1700;

} // namespace

LearnController::LearnController(Workspace *workspace, FileController *files, Window window)
    : QObject(window.widget), m_workspace(workspace), m_window(std::move(window)), m_controller(workspace, files),
      m_menu(new QMenu(tr("&Lessons"), m_window.widget)), m_panel(new LearnPanel(workspace)), m_pointer(new LessonPointer(m_window.widget)),
      m_veil(new LessonVeil(m_window.widget)), m_files(files), m_sharedAnswers(std::make_unique<SharedAnswers>())
{
    m_panel->hide();
    connect(&m_controller, &LessonController::shelfChanged, this, &LearnController::receiveShelf);
    connect(&m_controller, &LessonController::sessionChanged, this, &LearnController::receiveSession);
    connect(&m_controller, &LessonController::anotherWindowWanted, this, &LearnController::anotherWindowWanted);
    connect(&m_controller, &LessonController::failed, this, &LearnController::failed);
    connect(m_panel, &LearnPanel::lessonChosen, this, &LearnController::start);
    connect(m_panel, &LearnPanel::lessonNamed, this, &LearnController::startNamed);
    connect(m_panel, &LearnPanel::folderWanted, this, &LearnController::chooseFolder);
    connect(m_panel, &LearnPanel::endWanted, this, &LearnController::end);
    connect(m_panel, &LearnPanel::closeWanted, this, [this] { showPanel(false); });
    connect(m_panel, &LearnPanel::resultsWanted, this, &LearnController::chooseResults);
    connect(m_panel, &LearnPanel::pageWanted, this, &LearnController::chooseLessonPage);
    connect(m_panel, &LearnPanel::openQuestionsChanged, this, [this](const OpenQuestions &open) {
        veilNumbers(open, m_window.widget, *m_workspace);
        const bool isTold = open.areTold();
        m_window.setAsking(isTold);
        m_veil->cover(isTold ? std::function<QList<QRect>()>([this, open] {
            veilNumbers(open, m_window.widget, *m_workspace); // also what was made since
            return placesOfAnswers(open.asked, m_window.widget, m_window.currentPage(), *m_workspace);
        })
                             : nullptr);
    });
    connect(m_panel, &LearnPanel::settledHere, this, [this] {
        if (const LessonSession *session = m_controller.session(); session != nullptr && !m_answersPath.isEmpty()) {
            SharedAnswers::write(m_answersPath, session->lesson().path, m_panel->settled());
        }
    });
    listen();
    m_files->setNobodysWork([this] { return m_controller.session() != nullptr && m_controller.session()->isAsWalked(); });
    receiveShelf();
    m_controller.readShelf();
}

void LearnController::listen()
{
    connect(m_sharedAnswers.get(), &SharedAnswers::answered, this, [this](const QString &lesson, const SettledAnswers &answers) {
        const LessonSession *session = m_controller.session(); // which may go on in another language than over there
        if (session != nullptr && QFileInfo(session->lesson().path).fileName() == QFileInfo(lesson).fileName()) {
            m_panel->settle(answers);
        }
    });
}

LearnController::~LearnController()
{
    m_controller.disconnect(this);
    m_files->setNobodysWork({});
    delete m_menu; // a child of the window, which may outlive this
}

void LearnController::applyPalette(const Palette &palette)
{
    m_panel->applyPalette(palette);
    m_pointer->setColour(palette.accent);
    m_veil->applyPalette(palette);
}

void LearnController::receiveShelf()
{
    const LessonController::Shelf &shelf = m_controller.shelf();
    m_panel->setLessons(shelf.own, shelf.others, shelf.folder);
    m_menu->clear();
    const auto add = [this](const std::vector<ReadLesson> &lessons) {
        for (const ReadLesson &read : lessons) {
            if (read.usable) {
                QAction *action = m_menu->addAction(withoutMnemonic(read.lesson.title));
                action->setObjectName(QStringLiteral("lesson"));
                action->setToolTip(read.lesson.summary);
                connect(action, &QAction::triggered, this, [this, lesson = read.lesson] { start(lesson); });
            }
        }
    };
    m_menu->setToolTipsVisible(true);
    add(shelf.own);
    m_menu->addSeparator();
    add(shelf.others);
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Open a &folder of lessons…")), &QAction::triggered, this, &LearnController::chooseFolder);
    connect(m_menu->addAction(tr("&Show the lessons beside the page")), &QAction::triggered, this, [this] {
        if (m_workspace->hasPolicy()) {
            showPanel(true);
        }
    });
    translateSession();
}

void LearnController::translateSession()
{
    LessonSession *session = m_controller.session();
    if (session == nullptr) {
        return;
    }
    const auto isOurs = [](const Lesson &lesson) { return lesson.path.startsWith(QLatin1Char(':')); };
    for (const Lesson &lesson : lessons()) {
        if (lesson.name == session->lesson().name && isOurs(lesson) == isOurs(session->lesson()) && lesson.path != session->lesson().path) {
            session->showAgain(lesson);
            m_workspace->document()->setName(LessonController::sandboxName(lesson));
            m_panel->updateTitle();
            return;
        }
    }
}

void LearnController::receiveSession(LessonSession *session)
{
    m_panel->setSession(session);
    m_pointer->pointAt({});
    if (session != nullptr) {
        m_panel->settle(std::exchange(m_settledElsewhere, {}));
    } else {
        showPanel(!m_panel->isHidden()); // the list of lessons needs its room, too
        return;
    }
    showPanel(true);
    connect(
        session, &LessonSession::pageWanted, this, [this](const QString &name) { m_window.showPage(static_cast<int>(lessonPages().indexOf(name))); });
    connect(session, &LessonSession::pointWanted, this, [this](const QString &place) {
        if (place.isEmpty()) {
            m_pointer->pointAt({});
            return;
        }
        if (place == QLatin1String("map")) {
            m_window.setSideShown(true);
        }
        m_pointer->pointAt([this, place](bool reveal) { return placeOf(place, m_window.widget, m_window.currentPage(), *m_workspace, reveal); });
    });
}

std::optional<ReachedLesson> LearnController::reached()
{
    const LessonSession *session = m_controller.session();
    if (session == nullptr || session->step() < 0) {
        return std::nullopt;
    }
    return ReachedLesson { session->lesson().path, session->step(), session->isAsWalked(), m_panel->settled(),
        m_sharedAnswers->pathFor(session->lesson().path) };
}

void LearnController::resume(const Lesson &lesson, const ReachedLesson &reached, const std::function<void()> &load)
{
    m_settledElsewhere = reached.settled;
    m_answersPath = reached.answersPath;
    m_controller.resume(lesson, reached, load);
}

LearnController::Kept LearnController::handOver()
{
    Kept kept { nullptr, m_controller.isSandbox(), m_panel->settled(), m_answersPath, !m_panel->isHidden(), m_tookSide, nullptr };
    m_sharedAnswers->disconnect(this);
    kept.sharedAnswers = std::move(m_sharedAnswers);
    kept.session = m_controller.release();
    return kept;
}

void LearnController::takeOver(Kept kept)
{
    m_settledElsewhere = std::move(kept.settled);
    m_answersPath = std::move(kept.answersPath);
    m_tookSide = kept.tookSide;
    m_sharedAnswers = std::move(kept.sharedAnswers);
    listen();
    m_controller.adopt(std::move(kept.session), kept.isSandbox);
    showPanel(kept.isShown);
}

void LearnController::showPanel(bool shown)
{
    m_panel->setVisible(shown);
    if (!shown) {
        if (std::exchange(m_tookSide, false)) {
            m_window.setSideShown(true);
        }
    } else if (m_window.widget->width() < wideWindow && m_window.isSideShown()) {
        m_tookSide = true;
        m_window.setSideShown(false);
    }
}

void LearnController::toggle()
{
    if (m_workspace->hasPolicy()) {
        showPanel(m_panel->isHidden() || m_controller.session() != nullptr);
    }
}

std::vector<Lesson> LearnController::lessons()
{
    std::vector<Lesson> all;
    for (const std::vector<ReadLesson> *from : { &m_controller.shelf().own, &m_controller.shelf().others }) {
        for (const ReadLesson &read : *from) {
            all.push_back(read.lesson);
        }
    }
    return all;
}

/// A lesson of one's own folder leads to the others there before it leads to those of the program.
void LearnController::startNamed(const QString &name)
{
    const auto folderOf = [](const Lesson &lesson) { return QFileInfo(lesson.path).absolutePath(); };
    const std::vector<Lesson> all = lessons();
    const auto isNamed = [&name](const Lesson &lesson) { return lesson.name == name; };
    auto found = all.end();
    if (const LessonSession *session = m_controller.session()) {
        const QString folder = folderOf(session->lesson());
        found = std::find_if(all.begin(), all.end(), [&](const Lesson &lesson) { return isNamed(lesson) && folderOf(lesson) == folder; });
    }
    if (found == all.end()) {
        found = std::find_if(all.begin(), all.end(), isNamed);
    }
    if (found != all.end()) {
        start(*found);
    }
}

void LearnController::chooseResults()
{
    const FileQuestion question { FileQuestion::Kind::Save, tr("Write your results"),
        QDir::home().filePath(m_panel->progress().resultName() + QStringLiteral(".html")), tr("Web page (*.html);;Printable (*.pdf)"), {} };
    askForFiles(m_panel, question, [this](const QStringList &paths, const QString &filter) {
        const QString &path = paths.first();
        const QString suffix = filter.contains(QLatin1String("pdf")) ? QStringLiteral(".pdf") : QStringLiteral(".html");
        writeResults(QFileInfo(path).suffix().isEmpty() ? path + suffix : path);
    });
}

void LearnController::writeResults(const QString &path)
{
    write(path, m_panel->progress().resultPage(lessons()));
}

void LearnController::chooseLessonPage(const Lesson &lesson)
{
    const FileQuestion question { FileQuestion::Kind::Save, tr("Save the lesson as a web page"),
        QDir::home().filePath(lesson.name + QStringLiteral(".html")), tr("Web page (*.html)"), {} };
    askForFile(m_panel, question,
        [this, lesson](const QString &path) { writeLessonPage(lesson, QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".html") : path); });
}

void LearnController::writeLessonPage(const Lesson &lesson, const QString &path)
{
    m_files->tasks()->run(
        tr("Opening %1…").arg(lesson.title), [from = lessonSamplePath(lesson)] { return openPolicyFile(from); },
        [this, self = QPointer(this), lesson, path](const OpenedFiles &sample) {
            if (self == nullptr) {
                return; // the window was made anew meanwhile
            }
            if (sample.usable && sample.complete) {
                write(path, makeLessonPage(lesson, sample));
            } else {
                Q_EMIT failed(tr("The sample “%1” of this lesson could not be opened.").arg(lesson.sample), lesson.path);
            }
        });
}

void LearnController::write(const QString &path, const Report &report)
{
    m_files->tasks()->run(
        tr("Writing %1…").arg(QFileInfo(path).fileName()),
        [path, report] {
            const bool isPdf = QFileInfo(path).suffix().compare(QLatin1String("pdf"), Qt::CaseInsensitive) == 0;
            return writeTextFiles({ { path, isPdf ? reportPdf(report) : reportHtml(report) } });
        },
        [this, self = QPointer(this), path](const WrittenFiles &written) {
            if (self == nullptr) {
                return;
            }
            if (written.error.isEmpty()) {
                Q_EMIT m_files->said(tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
            } else {
                Q_EMIT failed(tr("%1 could not be written.").arg(QFileInfo(path).fileName()), written.error);
            }
        });
}

void LearnController::chooseFolder()
{
    const FileQuestion question { FileQuestion::Kind::OpenFolder, tr("A folder of lessons"), m_controller.shelf().folder, {}, {} };
    // asked by a part of this controller, which is made anew with the window's content
    askForFile(m_panel, question, [this](const QString &folder) {
        m_controller.setFolder(folder);
        if (m_workspace->hasPolicy()) {
            m_panel->show();
        }
    });
}

} // namespace apportion

#include "moc_learn_controller.cpp"
