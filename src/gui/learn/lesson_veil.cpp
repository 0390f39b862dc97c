// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_veil.h"

#include "charts/chart_widget.h"
#include "gui/compare/committee_stage.h"
#include "gui/compare/compare_page.h"
#include "gui/compare/felt_dialog.h"
#include "gui/explain/explain_panel.h"
#include "gui/hardware/purchase_panel.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/page/answer_row.h"
#include "gui/page/goal_panel.h"
#include "gui/page/limit_table.h"
#include "gui/page/walk_view.h"
#include "gui/page/workspace.h"
#include "gui/usage/decay_panel.h"
#include "gui/usage/usage_page.h"
#include "gui/widgets/step_player.h"
#include "models/account_tree_model.h"
#include "models/billing_model.h"
#include "models/derived_weights_model.h"
#include "models/job_model.h"
#include "storage/lesson_asked.h"
#include "storage/lesson_run.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QCoreApplication>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace apportion
{

namespace
{

struct Veil
{
    Q_DECLARE_TR_FUNCTIONS(LessonVeil)
};

const QAbstractItemModel *sourceOf(const QAbstractItemModel *model)
{
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model)) {
        model = proxy->sourceModel();
    }
    return model;
}

bool isBelow(const QWidget *widget, const char *className)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (widget->inherits(className)) {
            return true;
        }
    }
    return false;
}

} // namespace

// The words in square brackets: "fair-share", "norm-shares", … and of what they are: "account", "user", "job".
QSet<QString> askedPlaces(const std::vector<LessonQuestion> &questions)
{
    static const QRegularExpression asked(QStringLiteral("\\[([a-z-]+) of (account|user|job)"));
    QSet<QString> places;
    for (const LessonQuestion &question : questions) {
        QString expressions = QString::fromStdString(question.answer);
        for (const LessonQuestion::Option &option : question.options) {
            expressions += QString::fromStdString(option.expression);
        }
        auto matches = asked.globalMatch(expressions);
        while (matches.hasNext()) {
            const QRegularExpressionMatch match = matches.next();
            const QString quantity = match.captured(1);
            if (quantity == QLatin1String("billing")) {
                places.insert(QStringLiteral("billing"));
            } else if (match.captured(2) == QLatin1String("job")) {
                places.insert(QStringLiteral("jobs"));
            } else if (quantity == QLatin1String("fair-share") || quantity == QLatin1String("rank")) { // the one tells the other
                // and so does the priority of a job
                places.unite({ QStringLiteral("column fair-share"), QStringLiteral("column rank"), QStringLiteral("jobs") });
            } else if (quantity == QLatin1String("norm-usage")) {
                places.insert(quantity); // in no column: it is worked out from usage, which stays to be read
            } else {
                places.insert(QStringLiteral("column ") + quantity);
            }
        }
    }
    return places;
}

bool OpenQuestions::areTold() const
{
    return !askedPlaces(asked).isEmpty()
        || std::any_of(later.begin(), later.end(), [](const LessonQuestion &question) { return !askedNumbers(question).empty(); });
}

namespace
{

/// What is not to be told.
struct KeptBack
{
    QSet<QString> places; ///< "@point" knows them
    QMultiHash<int, AssociationId> cells; ///< of the account tree, by column
    QStringList billed; ///< jobs
    QList<double> numbers; ///< wherever they are derived
    [[nodiscard]] bool isEmpty() const { return places.isEmpty() && numbers.isEmpty(); }
};

/// A number of a later question stands in one cell; that of a rank is told by those around it as well.
void keepBack(const AskedNumber &asked, const Evaluation &evaluation, KeptBack &kept)
{
    const auto object = findLessonObject(asked.object, evaluation);
    const auto number = evaluateLessonExpression(asked.expression, evaluation);
    if (!object || !number) {
        return;
    }
    kept.numbers.append(*number.value);
    const QString quantity = QString::fromStdString(asked.quantity);
    const bool isFactor = quantity == QLatin1String("fair-share") || quantity == QLatin1String("rank");
    if (object.value->kind == ObjectRef::Kind::Job) {
        if (quantity == QLatin1String("billing")) {
            kept.billed.append(QString::fromStdString(evaluation.situation().jobs->at(object.value->index).id));
        } else {
            kept.places.insert(QStringLiteral("jobs"));
        }
    } else if (isFactor && evaluation.algorithm() == Algorithm::FairTree) {
        kept.places.unite({ QStringLiteral("column fair-share"), QStringLiteral("column rank"), QStringLiteral("jobs") });
    } else if (isFactor) { // the one tells the other, and so does the priority of a job
        kept.cells.insert(AccountTreeModel::FairShare, object.value->association);
        kept.cells.insert(AccountTreeModel::Rank, object.value->association);
        kept.places.insert(QStringLiteral("jobs"));
    } else if (quantity != QLatin1String("norm-usage")) {
        kept.cells.insert(lessonColumn(quantity), object.value->association);
    }
}

KeptBack keptBack(const OpenQuestions &open, const Workspace &workspace)
{
    KeptBack kept;
    kept.places = askedPlaces(open.asked);
    if (const auto evaluation = workspace.evaluation()) {
        for (const LessonQuestion &question : open.later) {
            for (const AskedNumber &asked : askedNumbers(question)) {
                keepBack(asked, *evaluation, kept);
            }
        }
    }
    return kept;
}

void veilTables(const KeptBack &kept, QWidget *window)
{
    QSet<int> columns;
    for (const QString &place : kept.places) {
        if (place.startsWith(QLatin1String("column "))) {
            columns.insert(lessonColumn(place.section(QLatin1Char(' '), 1)));
        }
    }
    const auto isAsked = [&kept](const char *place) { return kept.places.contains(QLatin1String(place)); };
    for (const QAbstractItemView *view : window->findChildren<QAbstractItemView *>()) {
        auto *model = const_cast<QAbstractItemModel *>(sourceOf(view->model())); // the view's own, which is no constant
        if (auto *accounts = qobject_cast<AccountTreeModel *>(model)) {
            accounts->setVeiled(columns);
            accounts->setVeiledCells(kept.cells);
        } else if (auto *table = qobject_cast<TableModel *>(model)) {
            const bool tellsAll = isBelow(view, "apportion::ComparePage") || isBelow(view, "apportion::WalkView");
            const bool isOfBilling = qobject_cast<BillingModel *>(table) != nullptr;
            table->setVeiled(tellsAll                                      ? !kept.isEmpty()
                    : qobject_cast<JobModel *>(table) != nullptr           ? isAsked("jobs")
                    : isOfBilling                                          ? isAsked("billing")
                    : qobject_cast<DerivedSharesModel *>(table) != nullptr ? isAsked("column shares") || isAsked("column norm-shares")
                                                                           : false);
            table->setVeiledRows(isOfBilling ? kept.billed : QStringList());
        }
    }
}

} // namespace

void veilNumbers(const OpenQuestions &open, QWidget *window, const Workspace &workspace)
{
    const KeptBack kept = keptBack(open, workspace);
    const QSet<QString> &asked = kept.places;
    const QString why = kept.isEmpty() ? QString() : Veil::tr("It stands here once the question is answered.");
    for (ChartWidget *chart : window->findChildren<ChartWidget *>()) {
        chart->setVeiled(why);
    }
    for (ExplainPanel *panel : window->findChildren<ExplainPanel *>()) {
        panel->setVeiled(!askedPlaces(open.asked).isEmpty(), kept.numbers);
    }
    for (AnswerRow *row : window->findChildren<AnswerRow *>()) {
        row->setVeiled(why);
    }
    for (StepPlayer *player : window->findChildren<StepPlayer *>()) {
        player->setVeiled(why);
    }
    for (DecayPanel *panel : window->findChildren<DecayPanel *>()) {
        panel->setVeiled(!kept.isEmpty());
    }
    const bool asksUsage = asked.contains(QStringLiteral("column usage")) || kept.cells.contains(AccountTreeModel::Usage);
    for (LimitTable *table : window->findChildren<LimitTable *>()) {
        table->setVeiled(asksUsage);
    }
    for (UsagePage *page : window->findChildren<UsagePage *>()) {
        page->setVeiled(asksUsage);
    }
    const bool asksShares = asked.contains(QStringLiteral("column shares")) || asked.contains(QStringLiteral("column norm-shares"))
        || kept.cells.contains(AccountTreeModel::RawShares) || kept.cells.contains(AccountTreeModel::NormShares);
    for (PurchasePanel *panel : window->findChildren<PurchasePanel *>()) {
        panel->setVeiled(asksShares ? why : QString());
    }
    veilTables(kept, window);
    if (!kept.isEmpty()) { // what fills a screen of its own, and what was opened before it was asked
        for (CommitteeStage *stage : window->findChildren<CommitteeStage *>()) {
            stage->close();
        }
        for (FeltDialog *dialog : window->findChildren<FeltDialog *>()) {
            dialog->close();
        }
    }
}

QList<QRect> placesOfAnswers(const std::vector<LessonQuestion> &questions, QWidget *window, Page *page, const Workspace &workspace)
{
    QList<QRect> places;
    const auto add = [&places](const QRect &place) {
        if (!place.isEmpty()) {
            places.append(place);
        }
    };
    const QSet<QString> asked = askedPlaces(questions);
    for (const QString &place : asked) {
        add(placeOf(place, window, page, workspace, false));
    }
    if (asked.isEmpty()) {
        return places; // what is asked does not stand anywhere
    }
    QList<QWidget *> answering;
    for (ChartWidget *chart : window->findChildren<ChartWidget *>()) {
        answering.append(chart);
    }
    for (ExplainPanel *panel : window->findChildren<ExplainPanel *>()) {
        answering.append(panel);
    }
    for (WalkView *walk : window->findChildren<WalkView *>()) { // its rows hold priorities and usage
        answering.append(walk);
    }
    for (GoalPanel *goals : window->findChildren<GoalPanel *>()) { // its ranks begin with half of the present one
        answering.append(goals);
    }
    if (auto *compare = qobject_cast<ComparePage *>(page)) {
        answering.append(compare);
    }
    for (const QWidget *widget : answering) {
        if (widget->isVisible()) {
            const QRect seen = widget->visibleRegion().boundingRect();
            add(QRect(widget->mapTo(window, seen.topLeft()), seen.size()));
        }
    }
    return places;
}

LessonVeil::LessonVeil(QWidget *window) : QWidget(window)
{
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_timer.setInterval(std::chrono::milliseconds(100)); // what it covers scrolls and moves
    connect(&m_timer, &QTimer::timeout, this, &LessonVeil::follow);
}

void LessonVeil::cover(std::function<QList<QRect>()> find)
{
    m_find = std::move(find);
    if (!m_find) {
        m_timer.stop();
        m_covered.clear();
        hide();
        return;
    }
    follow();
    m_timer.start();
}

void LessonVeil::applyPalette(const Palette &palette)
{
    m_ground = palette.rail;
    m_ink = palette.quietText;
    update();
}

void LessonVeil::follow()
{
    const QList<QRect> places = m_find();
    const bool isMoved = places != m_covered || geometry() != parentWidget()->rect();
    m_covered = places;
    if (places.isEmpty()) {
        hide();
        return;
    }
    if (isMoved) {
        QRegion region;
        for (const QRect &place : places) {
            region += place;
        }
        setGeometry(parentWidget()->rect());
        setMask(region);
        update();
    }
    if (!isVisible()) {
        show();
        raise();
    }
}

void LessonVeil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_ground);
    painter.setPen(m_ink);
    painter.setFont(uiFont(20, QFont::DemiBold));
    for (const QRect &place : m_covered) {
        painter.drawText(place, Qt::AlignCenter, QStringLiteral("?"));
    }
}

} // namespace apportion

#include "moc_lesson_veil.cpp"
