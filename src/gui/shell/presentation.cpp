// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/presentation.h"

#include "charts/time_link.h"
#include "gui/files/file_controller.h"
#include "gui/learn/learn_controller.h"
#include "gui/page/page.h"
#include "gui/page/tool_bar.h"
#include "gui/shell/carried_question.h"
#include "gui/shell/main_window.h"
#include "gui/shell/time_bar.h"
#include "storage/lesson_sample.h"
#include "storage/qt_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QProcess>
#include <QProcessEnvironment>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QTemporaryFile>

#include <algorithm>
#include <cmath>

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
    LookAhead look;
    ShownView view;
    QVariantList question; ///< questionNumbers(): what is explained
    std::optional<double> time; ///< that was picked in the charts
    std::optional<TimeLink::Span> span; ///< that they show
    std::optional<Lesson> lesson; ///< that of the view, as it is read
    QString name; ///< of the policy, as the smaller window has it
    std::optional<Snapshot> sample; ///< it begins with, where its steps are gone through anew
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

Shown shownIn(const Workspace &workspace, const ShownView &view)
{
    const Project &project = workspace.document()->project();
    const TimeLink &times = *workspace.timeLink();
    return { project, workspace.options(), workspace.selectedAssociation(), workspace.selectedJobRow(), workspace.look(), view,
        questionNumbers(workspace.explainSubject(), project), times.picked(), times.span(), {}, workspace.document()->displayName(), {} };
}

QVariantList variants(const QList<int> &numbers)
{
    return { numbers.begin(), numbers.end() };
}

QList<int> integers(const QVariant &list)
{
    QList<int> numbers;
    const QVariantList variants = list.toList();
    for (const QVariant &each : variants) {
        numbers.append(each.toInt());
    }
    return numbers;
}

void writeLesson(QSettings &view, const ReachedLesson &lesson)
{
    view.setValue(QStringLiteral("lesson"), lesson.path);
    view.setValue(QStringLiteral("step"), lesson.step);
    view.setValue(QStringLiteral("walked"), lesson.isAsWalked);
    QVariantMap settled;
    for (auto answer = lesson.settled.begin(); answer != lesson.settled.end(); ++answer) {
        settled.insert(QString::number(answer.key()), answer.value());
    }
    view.setValue(QStringLiteral("settled"), settled);
    view.setValue(QStringLiteral("answers"), lesson.answersPath);
}

/// Nothing is told of a lesson whose file is gone or another one since.
void readLesson(const QSettings &view, Shown &shown)
{
    const QString path = view.value(QStringLiteral("lesson")).toString();
    if (path.isEmpty()) {
        return;
    }
    const ReadLesson read = apportion::readLesson(path);
    ReachedLesson reached { path, view.value(QStringLiteral("step")).toInt(), view.value(QStringLiteral("walked")).toBool(), {},
        view.value(QStringLiteral("answers")).toString() };
    const QVariantMap settled = view.value(QStringLiteral("settled")).toMap();
    for (auto answer = settled.begin(); answer != settled.end(); ++answer) {
        reached.settled.insert(answer.key().toInt(), answer.value().toString());
    }
    if (!read.usable || reached.step < 0 || reached.step >= static_cast<int>(read.lesson.steps.size())) {
        return;
    }
    if (reached.isAsWalked) {
        const OpenedFiles sample = openPolicyFile(lessonSamplePath(read.lesson));
        reached.isAsWalked = sample.usable && sample.complete;
        if (reached.isAsWalked) {
            shown.sample = sample;
        }
    }
    shown.lesson = read.lesson;
    shown.view.lesson = reached;
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
    view.setValue(QStringLiteral("views"), variants(shown.view.views));
    view.setValue(QStringLiteral("places"), shown.view.places);
    view.setValue(QStringLiteral("filter"), shown.view.filter);
    view.setValue(QStringLiteral("name"), shown.name);
    view.setValue(QStringLiteral("question"), shown.question);
    if (shown.time) {
        view.setValue(QStringLiteral("time"), *shown.time);
    }
    if (shown.span) {
        view.setValue(QStringLiteral("from"), shown.span->from);
        view.setValue(QStringLiteral("to"), shown.span->to);
    }
    if (shown.view.lesson) {
        writeLesson(view, *shown.view.lesson);
    }
    view.setValue(QStringLiteral("ahead"), QVariant::fromValue<qlonglong>(std::max<std::int64_t>(0, shown.look.seconds)));
    view.setValue(QStringLiteral("past"), QVariant::fromValue<qlonglong>(shown.look.past ? shown.look.past->time : 0));
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
    std::int64_t past = 0; ///< the moment that has been that is shown, seconds since the epoch; 0: none
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
        copy.shown.view.views = integers(view.value(QStringLiteral("views")));
        copy.shown.view.places = view.value(QStringLiteral("places")).toStringList();
        copy.shown.name = view.value(QStringLiteral("name")).toString();
        copy.shown.view.filter = view.value(QStringLiteral("filter")).toString();
        copy.shown.question = view.value(QStringLiteral("question")).toList();
        if (view.contains(QStringLiteral("time"))) {
            copy.shown.time = view.value(QStringLiteral("time")).toDouble();
        }
        if (view.contains(QStringLiteral("from"))) {
            copy.shown.span = TimeLink::Span { view.value(QStringLiteral("from")).toDouble(), view.value(QStringLiteral("to")).toDouble() };
        }
        copy.shown.look = readLook(view);
        readLesson(view, copy.shown);
        copy.past = view.value(QStringLiteral("past")).toLongLong();
    }
    if (QFileInfo::exists(viewPath(path))) { // a copy that the smaller window made, not somebody's policy
        removeCopy(path);
    }
    return copy;
}

/// Selects, asks and shows what was selected, asked and shown, once there are numbers.
void showAgain(MainWindow *window, const Shown &shown)
{
    Workspace *workspace = window->workspace();
    const Evaluation &evaluation = *workspace->results()->evaluation;
    window->findChild<ToolBar *>()->filter()->setText(shown.view.filter);
    if (shown.options.algorithm) {
        workspace->setAlgorithm(*shown.options.algorithm);
    }
    workspace->setMergeTiedAccounts(shown.options.mergeTiedAccounts);
    if (shown.association != noAssociation && evaluation.tree().isLive(shown.association)) {
        workspace->selectAssociation(shown.association);
    }
    if (shown.job < evaluation.jobs().rowCount()) {
        workspace->selectJobRow(shown.job);
    }
    const ExplainQuestion question = questionOfNumbers(shown.question, evaluation, workspace->document()->baseline());
    workspace->explain(question); // behind the selection, which asks questions of its own: also that nothing is asked
    workspace->timeLink()->pick(shown.time);
    workspace->timeLink()->show(shown.span);
    window->currentPage()->showViews(shown.view.views);
    window->currentPage()->showPlaces(shown.view.places);
}

/// Takes over what was read.
void takeOver(MainWindow *window, const ReadCopy &copy)
{
    Workspace *workspace = window->workspace();
    const Shown &shown = copy.shown;
    const auto load = [&] {
        OpenedFiles project = copy.project;
        if (shown.sample) {
            static_cast<Snapshot &>(project) = *shown.sample; // the lesson makes of it what it was
        }
        workspace->document()->load(project, {}, shown.name, project.diagnostics);
    };
    if (shown.lesson) {
        LearnController *learn = window->learn();
        QObject::connect(
            learn->controller(), &LessonController::sessionChanged, window,
            [window, shown, page = window->currentIndex()](LessonSession *session) {
                if (session == nullptr) {
                    return;
                }
                const auto again = [window, shown, page] {
                    window->showPage(page); // whoever looked around in a step has left its page
                    showAgain(window, shown);
                };
                QObject::connect(session, &LessonSession::ready, window, again, Qt::SingleShotConnection);
            },
            Qt::SingleShotConnection);
        learn->resume(*shown.lesson, *shown.view.lesson, load);
    } else {
        load();
        QObject::connect(
            workspace, &Workspace::resultsChanged, window, [window, shown] { showAgain(window, shown); }, Qt::SingleShotConnection);
        if (shown.options.algorithm) {
            workspace->setAlgorithm(*shown.options.algorithm);
        }
        workspace->setMergeTiedAccounts(shown.options.mergeTiedAccounts);
    }
    workspace->setAssumption(shown.look.assumption);
    workspace->lookAhead(shown.look.seconds);
    if (auto *bar = window->findChild<TimeBar *>(); bar != nullptr && copy.past > 0) {
        bar->lookBackTo(copy.past);
    }
}

} // namespace

double presentationScale(const QSize &screen)
{
    return std::clamp(std::min(screen.width() / plannedWidth, screen.height() / plannedHeight), 1.0, mostScale);
}

int presentedTextSize(int percent, double scale)
{
    return percent <= 100 ? percent : std::max(100, static_cast<int>(std::lround(percent / std::max(1.0, scale))));
}

QString writePresented(const Workspace &workspace, const QString &path, const ShownView &view)
{
    return writeCopy(path, shownIn(workspace, view));
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
        Presentation::tr("Opening the larger window…"), [path, shown = shownIn(*workspace, page.view)] { return writeCopy(path, shown); },
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
    QObject::connect(escape, &QShortcut::activated, window, &QWidget::close);
    window->setPresented();
    window->setGeometry(window->screen()->geometry()); // also where no window manager fills the screen
    window->showFullScreen();
}

} // namespace apportion
