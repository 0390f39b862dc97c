// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/learn_controller.h"

#include "charts/palette.h"
#include "gui/files/file_chooser.h"
#include "gui/learn/learn_panel.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/page/workspace.h"
#include "storage/lesson_run.h"

#include <QMenu>

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
      m_menu(new QMenu(tr("&Lessons"), m_window.widget)), m_panel(new LearnPanel(workspace)), m_pointer(new LessonPointer(m_window.widget))
{
    m_panel->hide();
    connect(&m_controller, &LessonController::shelfChanged, this, &LearnController::receiveShelf);
    connect(&m_controller, &LessonController::sessionChanged, this, &LearnController::receiveSession);
    connect(&m_controller, &LessonController::anotherWindowWanted, this, &LearnController::anotherWindowWanted);
    connect(&m_controller, &LessonController::failed, this, &LearnController::failed);
    connect(m_panel, &LearnPanel::lessonChosen, this, &LearnController::start);
    connect(m_panel, &LearnPanel::folderWanted, this, &LearnController::chooseFolder);
    connect(m_panel, &LearnPanel::endWanted, this, &LearnController::end);
    connect(m_panel, &LearnPanel::closeWanted, m_panel, &QWidget::hide);
    receiveShelf();
    m_controller.readShelf();
}

LearnController::~LearnController()
{
    m_controller.disconnect(this);
    delete m_menu; // a child of the window, which may outlive this
}

void LearnController::applyPalette(const Palette &palette)
{
    m_panel->applyPalette(palette);
    m_pointer->setColour(palette.accent);
}

void LearnController::receiveShelf()
{
    const LessonController::Shelf &shelf = m_controller.shelf();
    m_panel->setLessons(shelf.own, shelf.others, shelf.folder);
    m_menu->clear();
    const auto add = [this](const std::vector<ReadLesson> &lessons) {
        for (const ReadLesson &read : lessons) {
            if (read.usable) {
                QAction *action = m_menu->addAction(QString(read.lesson.title).replace(QLatin1Char('&'), QStringLiteral("&&")));
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
            m_panel->show();
        }
    });
}

void LearnController::receiveSession(LessonSession *session)
{
    m_panel->setSession(session);
    m_pointer->pointAt({});
    if (session == nullptr) {
        if (std::exchange(m_tookSide, false)) {
            m_window.setSideShown(true);
        }
        return;
    }
    m_panel->show();
    makeRoom();
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

void LearnController::makeRoom()
{
    if (m_window.widget->width() < wideWindow && m_window.isSideShown()) {
        m_tookSide = true;
        m_window.setSideShown(false);
    }
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
