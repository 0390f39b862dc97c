// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/chart_menu.h"

#include "charts/chart_widget.h"
#include "gui/page/chart_stage.h"
#include "gui/widgets/look.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QSpinBox>
#include <QToolButton>
#include <QWidgetAction>

namespace apportion
{

namespace
{

constexpr QSize smallestPicture(320, 240);
constexpr QSize slide(1280, 720);
constexpr QSize wholeScreen(1920, 1080);
constexpr QSize halfPage(800, 500);
constexpr int mostUnits = 8000;
constexpr int someRows = 20; ///< of a long list, for a slide

} // namespace

ChartMenu::ChartMenu(ChartWidget *chart, QWidget *parent) : QMenu(parent), m_chart(chart), m_size([chart] { return sizeWithAllRows(*chart); })
{
    addSave(tr("Save as &PNG…"), ChartFormat::Png);
    addSave(tr("Save as &SVG…"), ChartFormat::Svg);
    addSave(tr("Save as P&DF…"), ChartFormat::Pdf);
    addSave(tr("Save the &data as CSV…"), ChartFormat::Csv);
    addSeparator();
    connect(addAction(tr("&Copy the picture")), &QAction::triggered, this, &ChartMenu::copyPicture);
    connect(addAction(tr("Copy the da&ta")), &QAction::triggered, this, &ChartMenu::copyData);
    addSeparator();
    connect(addAction(tr("Show on the &whole screen")), &QAction::triggered, this, [this] {
        ChartStage::show(m_chart, [menu = QPointer<ChartMenu>(this)](ChartWidget *shown) {
            if (menu) {
                Q_EMIT menu->captionWanted(shown);
            }
        });
    });
    addZoom();
    addSizes();
    addScales();
    connect(chart, &ChartWidget::menuRequested, this, [this](const QPoint &position) { popup(position); });
}

QToolButton *ChartMenu::makeButton()
{
    auto *button = new QToolButton;
    button->setText(QStringLiteral("⋯"));
    setLook(button, "switch");
    button->setCursor(Qt::PointingHandCursor);
    button->setToolTip(tr("Save or copy the chart"));
    button->setAccessibleName(tr("Save or copy the chart: %1").arg(m_chart->title()));
    // opened by hand: a button with a menu of its own draws an arrow
    connect(button, &QToolButton::clicked, this, [this, button] { popup(button->mapToGlobal(QPoint(0, button->height()))); });
    return button;
}

QSize ChartMenu::chosenSize() const
{
    return m_size();
}

double ChartMenu::chosenScale() const
{
    return m_scale;
}

void ChartMenu::setChosenSize(const QSize &size)
{
    m_size = [size] { return size; };
}

void ChartMenu::addSave(const QString &text, ChartFormat format)
{
    connect(addAction(text), &QAction::triggered, this, [this, format] {
        Q_EMIT captionWanted(m_chart); // it takes some of the height
        Q_EMIT saveRequested({ m_chart, format, chosenSize(), chosenScale() });
    });
}

void ChartMenu::addZoom()
{
    QAction *closer = addAction(tr("Zoom &in"));
    QAction *farther = addAction(tr("Zoom &out"));
    QAction *all = addAction(tr("Show &all"));
    constexpr double aThird = 1.5;
    connect(closer, &QAction::triggered, m_chart, [this] { m_chart->zoom(1.0 / aThird); });
    connect(farther, &QAction::triggered, m_chart, [this] { m_chart->zoom(aThird); });
    connect(all, &QAction::triggered, m_chart, &ChartWidget::showAll);
    connect(this, &QMenu::aboutToShow, this, [this, closer, farther, all] {
        closer->setEnabled(m_chart->canZoom());
        farther->setEnabled(m_chart->canZoom());
        all->setEnabled(m_chart->isZoomed());
    });
    addSeparator();
}

void ChartMenu::addSizes()
{
    QMenu *menu = addMenu(tr("Si&ze"));
    auto *group = new QActionGroup(this);
    const auto add = [&](const QString &text, const std::function<QSize()> &size) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, size] { m_size = size; });
        return action;
    };
    const auto addSized
        = [&](const QString &text, const QSize &size) { return add(text.arg(size.width()).arg(size.height()), [size] { return size; }); };
    add(tr("&All of it", "a size of a picture"), m_size)->setChecked(true);
    QAction *some = add(tr("&%1 rows", "a size of a picture").arg(someRows), [chart = m_chart] { return sizeWithRows(*chart, someRows); });
    connect(menu, &QMenu::aboutToShow, some, [some, chart = m_chart] {
        const auto room = chart->nothingText().isEmpty() ? chart->roomAt(chart->usualSize()) : std::nullopt;
        some->setVisible(some->isChecked() || (room && room->total > someRows));
    });
    add(tr("As on the &screen"), [chart = m_chart] { return chart->size().expandedTo(smallestPicture); });
    addSized(tr("Half a &page, %1 × %2"), halfPage);
    addSized(tr("A s&lide, %1 × %2"), slide);
    addSized(tr("A &whole screen, %1 × %2"), wholeScreen);
    QAction *own = add(tr("&Own size:"), [] { return slide; });

    auto *fields = new QWidget(menu);
    auto *row = new QHBoxLayout(fields);
    row->setContentsMargins(28, 2, 12, 6);
    m_width = new QSpinBox(fields);
    m_height = new QSpinBox(fields);
    for (QSpinBox *field : { m_width, m_height }) {
        field->setRange(100, mostUnits);
        field->setSingleStep(20);
        row->addWidget(field);
    }
    m_width->setValue(slide.width());
    m_height->setValue(slide.height());
    m_width->setAccessibleName(tr("Width of the picture"));
    m_height->setAccessibleName(tr("Height of the picture"));
    row->insertWidget(1, new QLabel(QStringLiteral("×"), fields));
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(fields);
    menu->addAction(action);
    const auto take = [this, own] {
        own->setChecked(true);
        setChosenSize(QSize(m_width->value(), m_height->value()));
    };
    connect(own, &QAction::triggered, this, take);
    connect(m_width, &QSpinBox::valueChanged, this, take);
    connect(m_height, &QSpinBox::valueChanged, this, take);
}

void ChartMenu::addScales()
{
    QMenu *menu = addMenu(tr("Pixels of a P&NG"));
    auto *group = new QActionGroup(this);
    for (const int scale : { 1, 2, 3, 4 }) {
        QAction *action = menu->addAction(tr("&%1 × the size").arg(scale));
        action->setCheckable(true);
        action->setChecked(scale == static_cast<int>(m_scale));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, scale] { m_scale = scale; });
    }
}

void ChartMenu::copyPicture()
{
    Q_EMIT captionWanted(m_chart);
    QGuiApplication::clipboard()->setImage(QImage::fromData(renderChart(*m_chart, ChartFormat::Png, chosenSize(), chosenScale()), "PNG"));
}

void ChartMenu::copyData() const
{
    const QByteArray csv = renderChart(*m_chart, ChartFormat::Csv, chosenSize());
    auto *mime = new QMimeData;
    mime->setData(QStringLiteral("text/csv"), csv);
    mime->setText(QString::fromUtf8(csv));
    QGuiApplication::clipboard()->setMimeData(mime);
}

} // namespace apportion

#include "moc_chart_menu.cpp"
