// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/chart_stage.h"
#include "gui/widgets/boxes.h"

#include "charts/chart_widget.h"
#include "gui/widgets/look.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <memory>
#include <utility>

namespace apportion
{

namespace
{

/// A chart is laid out as if the screen were this high: less would crowd it, more would make its type small.
constexpr double stageHeight = 560.0;
constexpr double leastMagnification = 1.25;
constexpr double mostMagnification = 4.0;
constexpr int stageMargin = 20;

/// Keeps the place of a chart that is on a stage.
class ChartPlace : public QWidget
{
public:
    ChartPlace(ChartWidget *lent, QWidget *parent) : QWidget(parent), chart(lent) { }

    ChartWidget *const chart;
};

/// Puts @p after where @p before stands; false when that is neither a layout nor a splitter.
bool replace(QWidget *before, QWidget *after)
{
    QWidget *parent = before->parentWidget();
    if (auto *splitter = qobject_cast<QSplitter *>(parent)) {
        const QList<int> sizes = splitter->sizes();
        splitter->replaceWidget(splitter->indexOf(before), after);
        splitter->setSizes(sizes);
        return true;
    }
    if (parent == nullptr || parent->layout() == nullptr) {
        return false;
    }
    const std::unique_ptr<QLayoutItem> item(parent->layout()->replaceWidget(before, after));
    return item != nullptr;
}

} // namespace

ChartWidget *chartIn(const QStackedWidget *stack)
{
    const auto *place = dynamic_cast<const ChartPlace *>(stack->currentWidget());
    return place != nullptr ? place->chart : qobject_cast<ChartWidget *>(stack->currentWidget());
}

ChartStage *ChartStage::show(ChartWidget *chart, std::function<void(ChartWidget *)> caption)
{
    if (qobject_cast<ChartStage *>(chart->window()) != nullptr) {
        return nullptr;
    }
    QWidget *window = chart->window();
    auto *place = new ChartPlace(chart, chart->parentWidget());
    place->setSizePolicy(chart->sizePolicy());
    place->setMinimumSize(chart->minimumSize());
    place->setMaximumSize(chart->maximumSize());
    if (!replace(chart, place)) {
        delete place;
        return nullptr;
    }
    place->setVisible(!chart->isHidden());
    auto *stage = new ChartStage(chart, window);
    stage->m_place = place;
    stage->m_captionOf = std::move(caption);
    stage->tellCaption();
    connect(place, &QObject::destroyed, stage, [stage] { // the page is made anew: what fed the chart is gone
        stage->dropChart();
        stage->close();
    });
    stage->setGeometry(window->geometry()); // the screen that the window is on
    stage->showFullScreen();
    chart->setFocus();
    return stage;
}

void ChartStage::tellCaption()
{
    if (m_captionOf && m_chart != nullptr) {
        m_captionOf(m_chart);
        m_caption->setText(m_chart->caption());
    }
    m_caption->setVisible(!m_caption->text().isEmpty());
}

ChartWidget *ChartStage::chartInFocus()
{
    return qobject_cast<ChartWidget *>(QApplication::focusWidget());
}

ChartStage::ChartStage(ChartWidget *chart, QWidget *window)
    : QWidget(window, Qt::Window), m_chart(chart), m_title(new QLabel(chart->title(), this)), m_caption(new QLabel(this)),
      m_back(new QLabel(tr("Esc: back"), this)), m_least(chart->minimumSize()), m_most(chart->maximumSize())
{
    chart->setMinimumSize(0, 0);
    chart->setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(chart->title());
    setAttribute(Qt::WA_StyledBackground);
    setLook(this, "page");
    setLook(m_title, "title");
    setLook(m_caption, "quiet");
    m_caption->setTextFormat(Qt::PlainText);
    setLook(m_back, "quiet");
    auto *head = makeRow({ { m_title, 1 }, { m_back, 0, Qt::AlignTop } });
    makeColumn(this, { head, m_caption, { chart, 1 } }, -1, { stageMargin, stageMargin, stageMargin, stageMargin });
    chart->show();
    chart->installEventFilter(this);
    for (const Qt::Key key : { Qt::Key_Escape, Qt::Key_F11 }) {
        connect(new QShortcut(QKeySequence(key), this), &QShortcut::activated, this, &QWidget::close);
    }
}

ChartStage::~ChartStage()
{
    giveBack();
}

void ChartStage::giveBack()
{
    if (m_chart == nullptr) {
        return;
    }
    ChartWidget *chart = m_chart;
    m_chart = nullptr;
    chart->removeEventFilter(this);
    chart->setOwnMagnification(1.0);
    chart->setMinimumSize(m_least);
    chart->setMaximumSize(m_most);
    const bool shown = m_place != nullptr && !m_place->isHidden();
    if (m_place != nullptr && replace(m_place, chart)) {
        chart->setVisible(shown);
        chart->setFocus();
    }
    if (m_place != nullptr) {
        m_place->disconnect(this);
        delete m_place;
    }
}

void ChartStage::dropChart()
{
    ChartWidget *chart = m_chart;
    m_chart = nullptr; // nobody asks about it while it is taken down
    if (chart != nullptr) {
        chart->removeEventFilter(this);
        delete chart;
    }
}

bool ChartStage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_chart && event->type() == QEvent::Hide && m_chart->isHidden() && isVisible()) {
        close(); // its page shows another one instead
    }
    return QWidget::eventFilter(watched, event);
}

void ChartStage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const double larger = std::clamp(height() / stageHeight / textScale(), leastMagnification, mostMagnification);
    const auto pixels = [larger](int size) { return QStringLiteral("font-size: %1px").arg(textPixels(static_cast<int>(size * larger))); };
    m_title->setStyleSheet(pixels(16));
    m_caption->setStyleSheet(pixels(12));
    m_back->setStyleSheet(pixels(12));
    if (m_chart != nullptr) {
        m_chart->setOwnMagnification(larger);
    }
}

void ChartStage::closeEvent(QCloseEvent *event)
{
    giveBack();
    QWidget::closeEvent(event);
}

} // namespace apportion

#include "moc_chart_stage.cpp"
