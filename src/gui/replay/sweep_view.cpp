// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/replay/sweep_view.h"

#include "gui/page/chart_menu.h"
#include "gui/page/page_layout.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/look.h"
#include "models/measure_text.h"
#include "models/number_format.h"
#include "models/replay_problems.h"
#include "storage/qt_text.h"

#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace apportion
{

namespace
{

/// "Mean wait, s", "Mean wait, s · account chem".
QString wordText(const history::MeasureWord &word)
{
    const QString measure = measureText(history::sweepMeasures.at(word.measure).name);
    return word.by == "all" ? measure : SweepView::tr("%1 · %2", "a measure and of whom").arg(measure, toText(word.by + ' ' + word.name));
}

QWidget *chartWithMenu(ChartWidget *chart, QWidget *parent)
{
    auto *body = new QWidget(parent);
    makeColumn(body, { makeRow({ Stretch {}, (new ChartMenu(chart, parent))->makeButton() }, 0, { pageMargin, 0, pageMargin, 0 }), { chart, 1 } }, 0);
    return body;
}

} // namespace

SweepView::SweepView(QWidget *parent)
    : QWidget(parent), m_header(new SectionHeader(tr("Results of a sweep"))),
      m_readJob([this](const std::shared_ptr<const history::MergedSweep> &sweep) { take(sweep); }), m_pictureJob([this](const Pictures &made) {
          m_map->setData(made.map);
          m_front->setData(made.front);
      })
{
    m_measure = makeChoice(tr("Measure"));
    m_against = makeChoice(tr("Measure that it is held against"));
    m_rows = makeChoice(tr("Setting from top to bottom"));
    m_columns = makeChoice(tr("Setting from left to right"));
    auto *back = new QPushButton(tr("Close"));
    back->setToolTip(tr("Goes back to the replay"));
    connect(back, &QPushButton::clicked, this, &SweepView::closeRequested);
    m_header->addControl(back);
    m_message = makeText("quiet", this);
    m_message->setObjectName(QStringLiteral("sweepMessage"));
    m_map = new SweepMapChart;
    m_front = new SweepFrontChart;
    auto *body = new QWidget(this);
    QSplitter *both = makeSplitter(Qt::Horizontal, this, { { chartWithMenu(m_map, this), 500, 1 }, { chartWithMenu(m_front, this), 400, 1 } });
    makeColumn(body,
        { makeRow({ { m_message, 1 } }, 0, { pageMargin, 0, pageMargin, 0 }),
            makeRow({ { m_measure, 1 }, { m_rows, 1 }, { m_columns, 1 }, { m_against, 1 } }, 8, { pageMargin, 6, pageMargin, 6 }), { both, 1 } },
        0);
    makeColumn(this, { { makeSection(m_header, body, this), 1 } }, 0);
}

QComboBox *SweepView::makeChoice(const QString &name)
{
    auto *box = new QComboBox(this);
    box->setToolTip(name);
    box->setAccessibleName(name);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    connect(box, &QComboBox::activated, this, &SweepView::refresh);
    return box;
}

void SweepView::show(const QString &folder)
{
    m_header->setRemark(QDir::toNativeSeparators(folder));
    m_message->setText(tr("Reading…"));
    m_readJob.request([folder] { return std::make_shared<const history::MergedSweep>(history::readMergedSweep(folder)); });
}

void SweepView::applyPalette(const Palette &palette)
{
    m_map->setPalette(palette);
    m_front->setPalette(palette);
}

QList<NamedChart> SweepView::charts() const
{
    return { { m_map->title(), m_map }, { m_front->title(), m_front } };
}

QString SweepView::message() const
{
    return m_message->text();
}

void SweepView::take(const std::shared_ptr<const history::MergedSweep> &sweep)
{
    m_sweep = sweep;
    for (QComboBox *box : { m_measure, m_against, m_rows, m_columns }) {
        box->clear();
        box->setEnabled(sweep->error.isEmpty());
    }
    if (!sweep->error.isEmpty()) {
        m_message->setText(tr("This is no sweep that was merged (apportion-cli sweep merge): %1").arg(sweep->error));
        m_map->setData({});
        m_front->setData({});
        return;
    }
    const auto missing = sweep->plan.tasks() - std::min(sweep->plan.tasks(), sweep->tasks);
    const auto points = static_cast<int>(sweep->points.size());
    QString message = tr("%1 point(s), each with %2 seeds.", nullptr, points)
                          .arg(integerText(points), integerText(static_cast<std::int64_t>(sweep->plan.seeds.size())));
    if (missing > 0) {
        message += QLatin1Char(' ')
            + tr("%1 of %2 tasks are not in it.")
                  .arg(integerText(static_cast<std::int64_t>(missing)), integerText(static_cast<std::int64_t>(sweep->plan.tasks())));
    }
    if (!sweep->unmodelled.empty()) {
        message += QLatin1Char(' ') + unmodelledText(sweep->unmodelled);
    }
    m_message->setText(message);
    for (const history::MeasureWord &word : sweep->words) {
        m_measure->addItem(wordText(word));
        m_against->addItem(wordText(word));
    }
    for (const auto &[key, value] : sweep->plan.point(0)) {
        m_rows->addItem(toText(key));
        m_columns->addItem(toText(key));
    }
    m_against->setCurrentIndex(std::min(1, m_against->count() - 1));
    m_columns->setCurrentIndex(std::min(1, m_columns->count() - 1));
    refresh();
}

void SweepView::refresh()
{
    if (!m_sweep || !m_sweep->error.isEmpty()) {
        return;
    }
    const Choice choice { static_cast<std::size_t>(std::max(0, m_measure->currentIndex())),
        static_cast<std::size_t>(std::max(0, m_against->currentIndex())), m_rows->currentIndex(), m_columns->currentIndex() };
    m_pictureJob.request([sweep = m_sweep, choice] { return picturesOf(*sweep, choice); });
}

SweepView::Pictures SweepView::picturesOf(const history::MergedSweep &sweep, const Choice &choice)
{
    // The two measures that are asked for, as the first ones.
    const std::vector<history::MeasureWord> words { sweep.words[choice.measure], sweep.words[choice.against] };
    std::vector<history::SweepPoint> points = sweep.points;
    for (history::SweepPoint &point : points) {
        point.values = { point.values[choice.measure], point.values[choice.against] };
    }
    Pictures made;
    const history::SweepMeasure &measure = history::sweepMeasures.at(words[0].measure);
    const history::SweepMeasure &against = history::sweepMeasures.at(words[1].measure);
    const auto keys = sweep.plan.point(0);
    if (choice.rows != choice.columns && choice.rows >= 0 && choice.columns >= 0 && !points.empty()) {
        const std::string &rowKey = keys[static_cast<std::size_t>(choice.rows)].first;
        const std::string &columnKey = keys[static_cast<std::size_t>(choice.columns)].first;
        const history::SweepMap map = sweepMap(points, rowKey, columnKey);
        made.map.measure = measure.name;
        made.map.title = wordText(words[0]);
        made.map.rowKey = toText(rowKey);
        made.map.columnKey = toText(columnKey);
        for (const std::string &row : map.rows) {
            made.map.rows.append(toText(row));
        }
        for (const std::string &column : map.columns) {
            made.map.columns.append(toText(column));
        }
        made.map.values = map.values;
        made.map.isMoreBetter = measure.isMoreBetter;
        made.map.isMean = map.values.size() < points.size();
    }
    const std::vector<history::SweepPoint> best = paretoFront(points, words);
    made.front.xMeasure = measure.name;
    made.front.yMeasure = against.name;
    const auto axisText = [](const history::MeasureWord &word) {
        return history::sweepMeasures.at(word.measure).isMoreBetter ? tr("%1 (more is better)").arg(wordText(word))
                                                                    : tr("%1 (less is better)").arg(wordText(word));
    };
    made.front.xTitle = axisText(words[0]);
    made.front.yTitle = axisText(words[1]);
    for (const history::SweepPoint &point : points) {
        const double x = point.measured(0).mean;
        const double y = point.measured(1).mean;
        if (std::isnan(x) || std::isnan(y)) {
            continue;
        }
        const bool isBest = std::any_of(best.begin(), best.end(), [&point](const history::SweepPoint &one) { return one.point == point.point; });
        made.front.points.push_back({ x, y, toText(point.text()), isBest });
    }
    return made;
}

} // namespace apportion

#include "moc_sweep_view.cpp"
