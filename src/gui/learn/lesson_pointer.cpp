// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_pointer.h"

#include "core/schema/setting_fields.h"
#include "gui/explain/explain_panel.h"
#include "gui/page/navigation_rail.h"
#include "gui/page/page.h"
#include "gui/page/setting_field.h"
#include "gui/page/tool_bar.h"
#include "gui/page/workspace.h"
#include "gui/usage/usage_page.h"
#include "gui/widgets/segmented_control.h"
#include "models/account_tree_model.h"
#include "models/billing_model.h"
#include "models/flags_model.h"
#include "models/job_model.h"
#include "models/model_roles.h"
#include "models/partition_model.h"
#include "models/settings_model.h"
#include "storage/lesson_run.h"

#include <QAbstractProxyModel>
#include <QHeaderView>
#include <QPainter>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <utility>

namespace apportion
{

namespace
{

constexpr std::array<std::pair<const char *, int>, 8> columnNames { {
    { "name", AccountTreeModel::Name },
    { "shares", AccountTreeModel::RawShares },
    { "norm-shares", AccountTreeModel::NormShares },
    { "usage", AccountTreeModel::Usage },
    { "effective-usage", AccountTreeModel::EffectiveUsage },
    { "level-fs", AccountTreeModel::LevelFs },
    { "fair-share", AccountTreeModel::FairShare },
    { "rank", AccountTreeModel::Rank },
} };

template <typename Model>
const Model *sourceOf(const QAbstractItemModel *model)
{
    while (const auto *proxy = qobject_cast<const QAbstractProxyModel *>(model)) {
        model = proxy->sourceModel();
    }
    return qobject_cast<const Model *>(model);
}

/// An index of the source as the view's own model has it.
QModelIndex inView(const QAbstractItemModel *viewModel, const QModelIndex &source)
{
    const auto *proxy = qobject_cast<const QAbstractProxyModel *>(viewModel);
    return proxy == nullptr ? source : proxy->mapFromSource(inView(proxy->sourceModel(), source));
}

template <typename Model>
QAbstractItemView *viewOf(QWidget *page)
{
    const QList<QAbstractItemView *> views = page->findChildren<QAbstractItemView *>();
    for (QAbstractItemView *view : views) {
        if (view->isVisible() && sourceOf<Model>(view->model()) != nullptr) {
            return view;
        }
    }
    return nullptr;
}

/// Finds places on the window.
class PlaceFinder
{
public:
    PlaceFinder(QWidget *window, Page *page, const Workspace &workspace, bool reveal)
        : m_window(window), m_page(page), m_workspace(workspace), m_reveal(reveal)
    {
    }

    [[nodiscard]] QRect find(const QString &place) const
    {
        const QString word = place.section(QLatin1Char(' '), 0, 0);
        const QString rest = place.section(QLatin1Char(' '), 1);
        if (word == QLatin1String("row")) {
            return row(rest);
        }
        if (word == QLatin1String("column")) {
            return column(lessonColumn(rest));
        }
        if (word == QLatin1String("cell")) {
            return cell(lessonColumn(rest.section(QStringLiteral(" of "), 0, 0)), rest.section(QStringLiteral(" of "), 1));
        }
        if (word == QLatin1String("setting")) {
            return setting(rest);
        }
        if (word == QLatin1String("page")) {
            const auto *rail = m_window->findChild<NavigationRail *>();
            const QList<QToolButton *> buttons = rail == nullptr ? QList<QToolButton *>() : rail->findChildren<QToolButton *>();
            return rectOf(buttons.value(lessonPages().indexOf(rest)));
        }
        return named(place);
    }

private:
    [[nodiscard]] QRect rectOf(const QWidget *widget) const
    {
        if (widget == nullptr || !widget->isVisible()) {
            return {};
        }
        // what is scrolled out of sight is not framed
        const QRect seen = widget->visibleRegion().boundingRect();
        return seen.isEmpty() ? QRect() : QRect(widget->mapTo(m_window, seen.topLeft()), seen.size());
    }

    [[nodiscard]] QRect named(const QString &place) const
    {
        static const QHash<QString, QAbstractItemView *(*)(QWidget *)> tables { { QStringLiteral("jobs"), viewOf<JobModel> },
            { QStringLiteral("flags"), viewOf<FlagsModel> }, { QStringLiteral("partitions"), viewOf<PartitionModel> },
            { QStringLiteral("billing"), viewOf<BillingModel> } };
        if (const auto viewIn = tables.value(place)) {
            QAbstractItemView *view = viewIn(m_page);
            if (m_reveal && view != nullptr && place == QLatin1String("flags")) {
                showFlagsThatWereSet(view);
            }
            return rectOf(view);
        }
        if (place == QLatin1String("algorithm")) {
            const auto *bar = m_window->findChild<ToolBar *>();
            return rectOf(bar == nullptr ? nullptr : bar->findChild<SegmentedControl *>());
        }
        static const QHash<QString, QList<const char *>> classes { { QStringLiteral("map"), { "apportion::ShareMap" } },
            { QStringLiteral("decay"), { "apportion::DecayChart" } },
            { QStringLiteral("regimes"), { "apportion::RegimeChart", "apportion::LadderChart" } },
            { QStringLiteral("explain"), { "apportion::ExplainPanel" } }, { QStringLiteral("learn"), { "apportion::LearnPanel" } } };
        const QList<QWidget *> widgets = m_window->findChildren<QWidget *>();
        for (const char *name : classes.value(place)) {
            for (const QWidget *widget : widgets) {
                if (widget->inherits(name) && widget->isVisible()) {
                    return rectOf(widget);
                }
            }
        }
        return {};
    }

    /// What a lesson set may stand far below: the last flag that differs from the baseline, else the first one that is set.
    static void showFlagsThatWereSet(QAbstractItemView *view)
    {
        QModelIndex shown;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            const QModelIndex flag = view->model()->index(row, FlagsModel::Flag);
            const bool isSet = flag.data(Qt::CheckStateRole).toInt() == Qt::Checked;
            shown = isSet && (!shown.isValid() || flag.data(ChangedRole).toBool()) ? flag : shown;
        }
        if (shown.isValid()) {
            view->scrollTo(shown, QAbstractItemView::PositionAtCenter);
        }
    }

    [[nodiscard]] QRect setting(const QString &name) const
    {
        if (auto *usage = qobject_cast<UsagePage *>(m_page); usage != nullptr && m_reveal && usage->findChild<SettingField *>(name) != nullptr) {
            usage->showFields();
        }
        if (const QWidget *field = m_page->findChild<QWidget *>(name); field != nullptr && field->isVisible()) {
            return rectOf(field);
        }
        const auto key = findPriorityKey(name.toStdString());
        QAbstractItemView *view = viewOf<SettingsModel>(m_page);
        if (!key || view == nullptr) {
            return {};
        }
        return rowOf(view, inView(view->model(), sourceOf<SettingsModel>(view->model())->valueIndex(*key)));
    }

    /// The table of the page that shows an object, and its index there.
    [[nodiscard]] std::pair<QAbstractItemView *, QModelIndex> indexOf(const QString &text, int column) const
    {
        const auto &results = m_workspace.results();
        if (!results || !results->evaluation) {
            return {};
        }
        const auto object = findLessonObject(text.toStdString(), *results->evaluation);
        if (!object) {
            return {};
        }
        if (object.value->kind == ObjectRef::Kind::Association) {
            QAbstractItemView *view = viewOf<AccountTreeModel>(m_page);
            return { view,
                view == nullptr ? QModelIndex()
                                : inView(view->model(), sourceOf<AccountTreeModel>(view->model())->index(object.value->association, column)) };
        }
        QAbstractItemView *view = viewOf<JobModel>(m_page);
        return { view, view == nullptr ? QModelIndex() : inView(view->model(), sourceOf<JobModel>(view->model())->indexOfJobRow(object.value->row)) };
    }

    [[nodiscard]] QRect row(const QString &object) const
    {
        const auto [view, index] = indexOf(object, 0);
        return rowOf(view, index);
    }

    [[nodiscard]] QRect rowOf(QAbstractItemView *view, const QModelIndex &index) const
    {
        if (view == nullptr || !index.isValid()) {
            return {};
        }
        if (m_reveal) {
            view->scrollTo(index);
        }
        const QRect rect
            = view->visualRect(index.siblingAtColumn(0)).isEmpty() ? view->visualRect(index) : view->visualRect(index.siblingAtColumn(0));
        return inViewport(view, QRect(0, rect.top(), view->viewport()->width(), rect.height()));
    }

    [[nodiscard]] QRect cell(int column, const QString &object) const
    {
        const auto [view, index] = indexOf(object, std::max(column, 0));
        if (view == nullptr || !index.isValid()) {
            return {};
        }
        if (m_reveal) {
            view->scrollTo(index);
        }
        return inViewport(view, view->visualRect(index));
    }

    [[nodiscard]] QRect column(int section) const
    {
        const auto *tree = qobject_cast<QTreeView *>(viewOf<AccountTreeModel>(m_page));
        if (tree == nullptr || section < 0 || tree->isColumnHidden(section)) {
            return {};
        }
        const int left = tree->header()->sectionViewportPosition(section);
        const QRect rect(
            left, -tree->header()->height(), tree->header()->sectionSize(section), tree->viewport()->height() + tree->header()->height());
        const QPoint origin = tree->viewport()->mapTo(m_window, QPoint(0, 0));
        const QRect whole = rectOf(tree);
        return rect.translated(origin).intersected(whole);
    }

    [[nodiscard]] QRect inViewport(const QAbstractItemView *view, const QRect &rect) const
    {
        const QRect seen = rect.intersected(view->viewport()->rect());
        return seen.isEmpty() ? QRect() : QRect(view->viewport()->mapTo(m_window, seen.topLeft()), seen.size());
    }

    QWidget *m_window;
    Page *m_page;
    const Workspace &m_workspace;
    bool m_reveal;
};

constexpr int frameMargin = 4;

} // namespace

int lessonColumn(const QString &name)
{
    for (const auto &[word, column] : columnNames) {
        if (name == QLatin1String(word)) {
            return column;
        }
    }
    return -1;
}

QRect placeOf(const QString &place, QWidget *window, Page *page, const Workspace &workspace, bool reveal)
{
    return page == nullptr ? QRect() : PlaceFinder(window, page, workspace, reveal).find(place);
}

LessonPointer::LessonPointer(QWidget *window) : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    // what is framed scrolls, moves and is laid out anew; to ask ten times a second costs nothing
    m_timer.setInterval(std::chrono::milliseconds(100));
    connect(&m_timer, &QTimer::timeout, this, [this] { follow(false); });
}

void LessonPointer::pointAt(std::function<QRect(bool)> find)
{
    m_find = std::move(find);
    if (!m_find) {
        m_timer.stop();
        m_target = {};
        hide();
        return;
    }
    follow(true);
    m_timer.start();
}

void LessonPointer::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

void LessonPointer::follow(bool reveal)
{
    const QRect target = m_find(reveal);
    if (target == m_target && isVisible() == !target.isEmpty()) {
        return;
    }
    m_target = target;
    if (target.isEmpty()) {
        hide();
        return;
    }
    setGeometry(target.adjusted(-frameMargin, -frameMargin, frameMargin, frameMargin).intersected(parentWidget()->rect()));
    show();
    raise();
}

void LessonPointer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor halo = m_colour;
    halo.setAlpha(70);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, 5.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 6.0, 6.0);
    painter.setPen(QPen(m_colour, 2.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 6.0, 6.0);
}

} // namespace apportion

#include "moc_lesson_pointer.cpp"
