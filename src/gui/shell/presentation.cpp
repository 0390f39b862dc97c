// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/presentation.h"

#include "gui/files/file_controller.h"
#include "gui/page/page.h"
#include "gui/shell/main_window.h"
#include "gui/shell/time_bar.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QTemporaryFile>
#include <QUndoStack>

#include <algorithm>

namespace apportion
{

namespace
{

struct Presentation
{
    Q_DECLARE_TR_FUNCTIONS(Presentation)
};

/// The least that every page is whole and calm in.
constexpr double plannedWidth = 1130.0;
constexpr double plannedHeight = 700.0;
constexpr double mostScale = 3.0;
/// As far as the time bar goes, in seconds.
constexpr std::int64_t mostAhead = std::int64_t { TimeBar::weeks } * 7 * 86400;

/// A file of our own for the copy; empty when there is no room for one.
QString copyPath()
{
    QTemporaryFile file(QDir::temp().filePath(QStringLiteral("apportion-XXXXXX") + QLatin1String(policyFileExtension)));
    file.setAutoRemove(false);
    return file.open() ? file.fileName() : QString();
}

/// What the larger window begins with, beside the copy of the policy: all that the smaller one shows.
struct Shown
{
    Project project;
    EvaluationOptions options;
    AssociationId association = noAssociation; ///< as the policy numbers them: the copied one, once it is read
    JobRow job = Workspace::noJob;
    QList<int> views; ///< of the page
    LookAhead look;
};

QString viewPath(const QString &copy)
{
    return copy + QStringLiteral(".view");
}

void removeCopy(const QString &path)
{
    for (const QString &file : { path, viewPath(path) }) {
        QFile::remove(file);
    }
}

/// Files name associations, whose ids are their places in it.
AssociationId idInFile(const AssociationTree &tree, AssociationId id)
{
    const std::vector<AssociationId> order = tree.layout().depthFirst();
    const auto found = std::find(order.begin(), order.end(), id);
    return found == order.end() ? noAssociation : static_cast<AssociationId>(found - order.begin());
}

Shown shownIn(const Workspace &workspace, const QList<int> &views)
{
    const Document &document = *workspace.document();
    return { document.project(), workspace.options(), workspace.selectedAssociation(), workspace.selectedJobRow(), views, workspace.look() };
}

QString writeCopy(const QString &path, const Shown &shown)
{
    const WrittenPolicy written = path.isEmpty() ? WrittenPolicy() : writePolicyFile(path, shown.project, {});
    if (!written.isWritten()) {
        removeCopy(path);
        return Presentation::tr("The copy for the projector could not be written. %1").arg(written.error);
    }
    QSettings view(viewPath(path), QSettings::IniFormat);
    if (shown.options.algorithm) {
        view.setValue(QStringLiteral("algorithm"), static_cast<int>(*shown.options.algorithm));
    }
    view.setValue(QStringLiteral("merge"), shown.options.mergeTiedAccounts);
    view.setValue(QStringLiteral("association"), idInFile(shown.project.policy.associations, shown.association));
    view.setValue(QStringLiteral("job"), shown.job);
    QVariantList views;
    for (const int each : shown.views) {
        views.append(each);
    }
    view.setValue(QStringLiteral("views"), views);
    view.setValue(QStringLiteral("ahead"), QVariant::fromValue<qlonglong>(shown.look.seconds));
    view.setValue(QStringLiteral("meanwhile"), QString::fromLatin1(meanwhileWord(shown.look.assumption.meanwhile)));
    QStringList rates;
    rates.reserve(static_cast<qsizetype>(shown.look.assumption.accounts.size()));
    for (const AccountRate &rate : shown.look.assumption.accounts) {
        rates.append(toText(accountRateText(rate)));
    }
    view.setValue(QStringLiteral("rates"), rates);
    return {};
}

LookAhead readLook(const QSettings &view)
{
    LookAhead look;
    look.seconds = std::clamp<std::int64_t>(view.value(QStringLiteral("ahead")).toLongLong(), 0, mostAhead);
    look.assumption.meanwhile = meanwhileOf(view.value(QStringLiteral("meanwhile")).toString().toStdString()).value_or(Meanwhile::GoOn);
    const QStringList rates = view.value(QStringLiteral("rates")).toStringList();
    for (const QString &text : rates) {
        if (const std::optional<AccountRate> rate = readAccountRate(text.toStdString())) {
            look.assumption.accounts.push_back(*rate);
        }
    }
    return look;
}

/// The other side of writeCopy(); the files are gone afterwards.
struct ReadCopy
{
    OpenedFiles project;
    Shown shown; ///< but the project
};

ReadCopy readCopy(const QString &path)
{
    ReadCopy copy { openPolicyFile(path), {} };
    {
        const QSettings view(viewPath(path), QSettings::IniFormat);
        if (view.contains(QStringLiteral("algorithm"))) {
            copy.shown.options.algorithm = static_cast<Algorithm>(view.value(QStringLiteral("algorithm")).toInt());
        }
        copy.shown.options.mergeTiedAccounts = view.value(QStringLiteral("merge")).toBool();
        copy.shown.association = view.value(QStringLiteral("association"), noAssociation).toUInt();
        copy.shown.job = view.value(QStringLiteral("job"), Workspace::noJob).toUInt();
        const QVariantList views = view.value(QStringLiteral("views")).toList();
        for (const QVariant &each : views) {
            copy.shown.views.append(each.toInt());
        }
        copy.shown.look = readLook(view);
    }
    removeCopy(path);
    return copy;
}

/// Takes over what was read; what is selected is looked for as soon as there are numbers.
void takeOver(MainWindow *window, const ReadCopy &copy)
{
    Workspace *workspace = window->workspace();
    Document *document = workspace->document();
    const QString cluster = QString::fromStdString(copy.project.policy.clusterName);
    document->load(copy.project, {}, Presentation::tr("%1 (shown larger)").arg(cluster), copy.project.diagnostics);
    if (copy.shown.options.algorithm) {
        workspace->setAlgorithm(*copy.shown.options.algorithm);
    }
    workspace->setMergeTiedAccounts(copy.shown.options.mergeTiedAccounts);
    workspace->setAssumption(copy.shown.look.assumption);
    workspace->lookAhead(copy.shown.look.seconds);
    const auto select = [window, workspace, views = copy.shown.views, association = copy.shown.association, job = copy.shown.job](
                            const std::shared_ptr<const Results> &results) {
        if (association != noAssociation && results->evaluation->tree().isLive(association)) {
            workspace->selectAssociation(association);
        }
        if (job < results->evaluation->jobs().rowCount()) {
            workspace->selectJobRow(job);
        }
        window->currentPage()->showViews(views);
    };
    QObject::connect(workspace, &Workspace::resultsChanged, workspace, select, Qt::SingleShotConnection);
}

} // namespace

double presentationScale(const QSize &screen)
{
    return std::clamp(std::min(screen.width() / plannedWidth, screen.height() / plannedHeight), 1.0, mostScale);
}

QString writePresented(const Workspace &workspace, const QString &path, const QList<int> &views)
{
    return writeCopy(path, shownIn(workspace, views));
}

QStringList presentationArguments(const QString &copy, const ShownPage &page)
{
    QStringList arguments { QStringLiteral("--present"), copy, QStringLiteral("--page"), page.name, QStringLiteral("--theme"),
        page.isDark ? QStringLiteral("dark") : QStringLiteral("light") };
    if (!page.language.isEmpty()) {
        arguments << QStringLiteral("--language") << page.language;
    }
    return arguments;
}

void startPresentation(Workspace *workspace, FileController *files, const QSize &screen, const ShownPage &page)
{
    if (!workspace->hasPolicy()) {
        return;
    }
    const QString path = copyPath();
    files->tasks()->run(
        Presentation::tr("Opening the larger window…"), [path, shown = shownIn(*workspace, page.views)] { return writeCopy(path, shown); },
        [files, path, screen, page](const QString &error) {
            if (!error.isEmpty()) {
                Q_EMIT files->failed(error, path);
                return;
            }
            QProcess process;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(presentationScale(screen), 'f', 3));
            process.setProcessEnvironment(environment);
            process.setProgram(QCoreApplication::applicationFilePath());
            process.setArguments(presentationArguments(path, page));
            if (!process.startDetached()) {
                removeCopy(path);
                Q_EMIT files->failed(Presentation::tr("The larger window could not be opened."), process.errorString());
            }
        });
}

void presentIn(MainWindow *window, const QString &copy)
{
    window->files()->tasks()->run(
        Presentation::tr("Opening…"), [copy] { return readCopy(copy); },
        [window](const ReadCopy &read) {
            if (read.project.usable && read.project.complete) {
                takeOver(window, read);
            } else {
                window->close();
            }
        });
    auto *escape = new QShortcut(QKeySequence(Qt::Key_Escape), window);
    QObject::connect(escape, &QShortcut::activated, window, [window] {
        for (QUndoStack *stack : window->workspace()->document()->undoGroup()->stacks()) {
            stack->setClean(); // it is a copy: there is nothing to save
        }
        window->close();
    });
    window->setGeometry(window->screen()->geometry()); // also where no window manager fills the screen
    window->showFullScreen();
}

} // namespace apportion
