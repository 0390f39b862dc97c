// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/window_notices.h"

#include "engine/job_failure.h"
#include "gui/files/file_controller.h"
#include "gui/page/workspace.h"
#include "gui/shell/recovery_words.h"
#include "gui/shell/safety_net.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/inline_notice.h"
#include "models/text_translation.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

namespace apportion
{

WindowNotices::WindowNotices(Workspace *workspace, FileController *files, SafetyNet *net, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_files(files), m_net(net), m_failure(new InlineNotice(this)), m_damage(new InlineNotice(this)),
      m_recovery(new InlineNotice(this)), m_file(new InlineNotice(this))
{
    makeColumn(this, { m_failure, m_damage, m_recovery, m_file }, 0);
    connect(m_net, &SafetyNet::changed, this, &WindowNotices::update);
    connect(m_files, &FileController::saveFailed, this, [this](const QString &text, const QString &why) {
        showFailure(text, why);
        connect(m_failure->addAction(tr("Save as…")), &QPushButton::clicked, m_files, &FileController::saveAs);
    });
    connect(m_files, &FileController::damagedChanged, this, &WindowNotices::updateDamage);
    connect(m_damage, &InlineNotice::dismissed, m_files, &FileController::forgetDamaged);
    connect(m_workspace->document(), &Document::loaded, this, &WindowNotices::updateDamage);
    connect(m_workspace->document(), &Document::saved, this, &WindowNotices::updateDamage);
    connect(m_recovery, &InlineNotice::dismissed, m_net, &SafetyNet::dismissRecovery);
    connect(m_workspace->document(), &Document::loaded, m_failure, &QWidget::hide);
    connect(m_workspace->document(), &Document::saved, m_failure, &QWidget::hide);
    connect(m_workspace->document(), &Document::projectStepped, m_failure, &QWidget::hide); // a refresh that was refused before one that was not
    qApp->installEventFilter(this);
    update();
}

bool WindowNotices::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == JobFailure::kind()) {
        const Diagnostic &failure = static_cast<const JobFailure *>(event)->diagnostic();
        showFailure(translated(failure.message), translated(failure.advice));
    }
    return QWidget::eventFilter(watched, event);
}

void WindowNotices::showFailure(const QString &text, const QString &details)
{
    m_failure->showMessage(details.isEmpty() ? text : text + QLatin1Char('\n') + details, InlineNotice::Kind::Error);
}

void WindowNotices::update()
{
    updateRecovery();
    updateFile();
}

void WindowNotices::updateDamage()
{
    const QString damaged = m_files->damagedPath();
    const QString rescued = m_workspace->document()->rescuedFrom();
    m_damage->setDismissable(!damaged.isEmpty());
    if (!damaged.isEmpty()) {
        const QString text
            = tr("%1 is not complete, and was not opened: what is left of it may be half of a policy.").arg(QFileInfo(damaged).fileName());
        m_damage->showMessage(text + QLatin1Char('\n') + m_files->damage(), InlineNotice::Kind::Error);
        connect(m_damage->addAction(tr("Open what is left")), &QPushButton::clicked, m_files, &FileController::openDamaged);
    } else if (!rescued.isEmpty()) {
        const QString name = QFileInfo(rescued).fileName();
        m_damage->showMessage(
            tr("This is what is left of %1, which is not complete: it is not compared, not exported, and saved under another name.").arg(name),
            InlineNotice::Kind::Error);
        connect(m_damage->addAction(tr("Save as…")), &QPushButton::clicked, m_files, &FileController::saveAs);
    } else {
        m_damage->hide();
    }
}

void WindowNotices::updateRecovery()
{
    if (m_net->works().empty() && m_net->setAside().isEmpty()) {
        m_recovery->hide();
        return;
    }
    if (m_net->works().empty()) {
        const QString place = QDir::toNativeSeparators(QFileInfo(m_net->setAside().constFirst()).path());
        m_recovery->showMessage(tr("Unsaved edits that could not be read, or that you did not want, are kept in %1.").arg(place));
        connect(m_recovery->addAction(tr("Recover…")), &QPushButton::clicked, m_net, &SafetyNet::chooseSetAside);
        return;
    }
    const RecoverableWork &work = m_net->works().front();
    const QStringList words = recoveryWords(work);
    const QString when = QLocale().toString(work.header.when.toLocalTime(), QLocale::ShortFormat);
    const QString what = words.isEmpty() ? tr("it stands in no file yet") : words.join(tr(", ", "between the parts of a list"));
    const QString text = tr("%1 was not saved when the program ended on %2: %3.").arg(work.header.name, when, what);
    const QString merged = tr("The file was written by others since: your edits are merged into it.");
    m_recovery->showMessage(work.theirs ? text + QLatin1Char('\n') + merged : text);
    connect(m_recovery->addAction(tr("Recover")), &QPushButton::clicked, m_net, &SafetyNet::recoverFirst);
    connect(m_recovery->addAction(tr("Put aside")), &QPushButton::clicked, m_net, &SafetyNet::putFirstAside);
}

void WindowNotices::updateFile()
{
    const QString name = QFileInfo(m_workspace->document()->filePath()).fileName();
    switch (m_net->fileState()) {
    case SafetyNet::FileState::AsKnown:
        m_file->hide();
        return;
    case SafetyNet::FileState::Gone:
        m_file->showMessage(QFileInfo(m_workspace->document()->filePath()).dir().exists()
                ? tr("%1 is not there any more. The policy is still open here; saving writes the file again.").arg(name)
                : tr("The folder of %1 is not there any more. The policy is still open here: save it elsewhere.").arg(name));
        connect(m_file->addAction(tr("Save as…")), &QPushButton::clicked, m_net, &SafetyNet::saveAs);
        connect(m_file->addAction(tr("Keep mine")), &QPushButton::clicked, m_net, &SafetyNet::keepMine);
        return;
    case SafetyNet::FileState::Changed:
        break;
    }
    const bool refused = m_net->isSaveRefused();
    m_file->showMessage(refused                     ? tr("Not saved: somebody else wrote %1 meanwhile, and nothing of theirs was replaced.").arg(name)
            : m_workspace->document()->isModified() ? tr("Somebody else wrote %1 while you edited it here.").arg(name)
                                                    : tr("Somebody else wrote %1 since it was opened here.").arg(name));
    if (m_workspace->document()->isModified()) {
        connect(m_file->addAction(tr("Merge")), &QPushButton::clicked, m_net, &SafetyNet::mergeFile);
    }
    connect(m_file->addAction(tr("Reload")), &QPushButton::clicked, m_net, &SafetyNet::reload);
    if (refused) {
        connect(m_file->addAction(tr("Overwrite")), &QPushButton::clicked, m_net, &SafetyNet::overwrite);
    } else {
        connect(m_file->addAction(tr("Keep mine")), &QPushButton::clicked, m_net, &SafetyNet::keepMine);
    }
    connect(m_file->addAction(tr("Save as…")), &QPushButton::clicked, m_net, &SafetyNet::saveAs);
    connect(m_file->addAction(tr("Compare")), &QPushButton::clicked, m_net, &SafetyNet::compareWithFile);
}

} // namespace apportion

#include "moc_window_notices.cpp"
