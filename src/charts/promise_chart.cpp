// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/promise_chart.h"

#include "charts/plot_canvas.h"
#include "models/number_format.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace apportion
{

namespace
{

constexpr double promiseHead = 34.0; ///< the axis
constexpr double promiseSide = 16.0;
constexpr double accountHeight = 24.0;
constexpr double tallestAccount = 34.0;
constexpr double tallestScenario = 64.0;
constexpr double leastForNumbers = 40.0; ///< height of a row
constexpr double mostOfAccounts = 0.24; ///< of the width, for names
constexpr double mostOfScenarios = 0.4; ///< those are what is decided on, and stand on a wall
constexpr double nameHeight = 18.0;
constexpr double endSize = 10.0; ///< of a dumbbell

/// The name on one line or, where that is too narrow and there is room below, on two.
QStringList nameLines(const QString &name, const QFontMetricsF &metrics, double width, bool areTwo)
{
    qsizetype end = name.size();
    while (areTwo && end > 0 && metrics.horizontalAdvance(name.left(end)) > width) {
        end = name.lastIndexOf(QLatin1Char(' '), end - 1);
    }
    return end <= 0 || end == name.size() ? QStringList { name } : QStringList { name.left(end), name.mid(end + 1) };
}

} // namespace

/// Where the parts of a row lie, and the axis.
struct PromiseChart::Columns
{
    double names = 0.0; ///< width
    QRectF plot;
    double places = 0.0; ///< right edge
    double changes = 0.0; ///< right edge
    double highest = 1.0; ///< part of the cluster at the right end of the plot
    double step = 0.25;

    [[nodiscard]] double xOf(double part) const { return plot.left() + plot.width() * part / highest; }
};

void PromiseChart::setAccount(int account)
{
    m_account = std::clamp(account, -1, static_cast<int>(m_data.accounts.size()) - 1);
    invalidate();
}

void PromiseChart::dataChanged()
{
    m_account = std::min(m_account, static_cast<int>(m_data.accounts.size()) - 1);
}

QString PromiseChart::title() const
{
    return m_account < 0 ? tr("Promised share and usage") : m_data.accounts[static_cast<std::size_t>(m_account)].name;
}

QString PromiseChart::emptyText() const
{
    return m_data.accounts.empty() ? tr("No account is to be compared.") : QString();
}

ChartTable PromiseChart::table() const
{
    ChartTable table;
    table.columns = { tr("Account") };
    for (const QString &scenario : m_data.scenarios) {
        table.columns << tr("Share: %1", "under a scenario").arg(scenario) << tr("Usage: %1", "under a scenario").arg(scenario)
                      << tr("Rank: %1", "under a scenario").arg(scenario) << tr("Jobs passed: %1", "under a scenario").arg(scenario);
    }
    for (const PromisedAccount &account : m_data.accounts) {
        QVariantList cells { account.name };
        for (std::size_t scenario = 0; scenario < account.shares.size(); ++scenario) {
            cells << (account.shares[scenario] < 0.0 ? QVariant() : QVariant(account.shares[scenario]))
                  << (account.used[scenario] < 0.0 ? QVariant() : QVariant(account.used[scenario]))
                  << (account.places[scenario] == 0 ? QVariant() : QVariant(account.places[scenario]))
                  << QVariant(static_cast<qlonglong>(account.jobsPassed[scenario]));
        }
        table.rows.push_back(cells);
    }
    return table;
}

int PromiseChart::rowCount() const
{
    return m_account < 0 ? static_cast<int>(m_data.accounts.size()) : static_cast<int>(m_data.scenarios.size());
}

PromiseChart::Row PromiseChart::rowAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return m_account < 0 ? Row { at, PromiseData::draft } : Row { static_cast<std::size_t>(m_account), at };
}

QString PromiseChart::nameOf(const Row &row) const
{
    return m_account < 0 ? m_data.accounts[row.account].name : m_data.scenarios[static_cast<qsizetype>(row.scenario)];
}

std::optional<ChartWidget::RowArea> PromiseChart::rowArea(const QSize &size) const
{
    const double room = size.height() - promiseHead - footOf(size);
    const int total = rowCount();
    const int shown = std::clamp(static_cast<int>(room / accountHeight), 1, std::max(1, total));
    return RowArea { promiseHead, std::clamp(std::floor(room / shown), accountHeight, m_account < 0 ? tallestAccount : tallestScenario), shown,
        total };
}

int PromiseChart::rowOf(const MarkKey &key) const
{
    if (key.kind == MarkKey::Kind::Association && m_account < 0) {
        const auto isIt = [&key](const PromisedAccount &account) { return account.after == key.id; };
        const auto found = std::find_if(m_data.accounts.begin(), m_data.accounts.end(), isIt);
        return found == m_data.accounts.end() ? -1 : static_cast<int>(found - m_data.accounts.begin());
    }
    return key.kind == MarkKey::Kind::Place ? static_cast<int>(key.id / 2) : -1;
}

/// An account that was picked elsewhere is marked by what it has used.
int PromiseChart::targetOf(const MarkSheet &sheet, const MarkKey &key) const
{
    const int row = key.kind == MarkKey::Kind::Association ? rowOf(key) : -1;
    return row < 0 ? ChartWidget::targetOf(sheet, key) : sheet.find(MarkKey::place(static_cast<std::uint32_t>(row) * 2 + 1));
}

PromiseChart::Columns PromiseChart::columns(const QSize &size) const
{
    Columns columns;
    double highest = 0.0;
    double widest = 0.0;
    const QFontMetricsF names(uiFont(12, m_account < 0 ? QFont::Normal : QFont::DemiBold));
    for (int i = 0; i < rowCount(); ++i) {
        const Row row = rowAt(i);
        const PromisedAccount &account = m_data.accounts[row.account];
        highest = std::max({ highest, account.used[row.scenario], account.shares[row.scenario], account.shares[PromiseData::baseline] });
        if (i < 200) { // names that come later are cut where they are longer
            widest = std::max(widest, names.horizontalAdvance(nameOf(row)));
        }
    }
    columns.names = std::min(widest + 2.0, size.width() * (m_account < 0 ? mostOfAccounts : mostOfScenarios));
    columns.changes = size.width() - promiseSide;
    const double change = std::max(names.horizontalAdvance(QStringLiteral("−00,000")), names.horizontalAdvance(tr("Change")));
    columns.places = columns.changes - change - 10.0;
    const double place = std::max(names.horizontalAdvance(QStringLiteral("000,000")), names.horizontalAdvance(tr("Rank")));
    const double left = promiseSide + columns.names + 16.0;
    columns.plot
        = QRectF(left, promiseHead, std::max(40.0, columns.places - place - 22.0 - left), std::max(1.0, size.height() - promiseHead - footOf(size)));
    const int most = std::clamp(static_cast<int>(columns.plot.width() / 70.0), 2, 6); // ticks that have room for their numbers
    columns.step = PlotCanvas::niceInterval(std::max(highest, 1e-4), most);
    columns.highest = std::max(columns.step, std::ceil(highest / columns.step - 1e-9) * columns.step);
    return columns;
}

void PromiseChart::addAxis(MarkSheet &sheet, const Columns &columns, double bottom) const
{
    const Palette &colours = chartPalette();
    const int ticks = static_cast<int>(std::lround(columns.highest / columns.step));
    for (int tick = 0; tick <= ticks; ++tick) {
        const double part = tick * columns.step;
        const double x = columns.xOf(part);
        sheet.line({ x, promiseHead - 4.0 }, { x, bottom }, QPen(colours.line, 1.0));
        sheet.figures(QRectF(x - 40.0, promiseHead - 22.0, 80.0, 16.0), Qt::AlignCenter, partText(part), uiFont(11), colours.quietText);
    }
    const QFont head = uiFont(11, QFont::DemiBold);
    const int right = static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter);
    sheet.text(QRectF(columns.places - 120.0, promiseHead - 22.0, 120.0, 16.0), right, tr("Rank"), head, colours.quietText);
    sheet.text(QRectF(columns.changes - 120.0, promiseHead - 22.0, 120.0, 16.0), right, tr("Change"), head, colours.quietText);
}

QStringList PromiseChart::readOut(const Row &row) const
{
    const PromisedAccount &account = m_data.accounts[row.account];
    const double share = account.shares[row.scenario];
    QStringList lines { m_account < 0 ? account.name : nameOf(row) };
    if (share < 0.0) {
        lines << tr("It is not there");
    } else {
        lines << tr("Promised: %1").arg(partText(share, true)) << tr("Used: %1").arg(partText(account.used[row.scenario], true));
    }
    if (const double before = account.shares[PromiseData::baseline]; row.scenario != PromiseData::baseline && before >= 0.0) {
        lines << tr("Promised under the baseline: %1").arg(partText(before, true));
    }
    return lines;
}

void PromiseChart::addDumbbell(MarkSheet &sheet, const Columns &columns, const Row &row, int target, double middle) const
{
    const Palette &colours = chartPalette();
    const PromisedAccount &account = m_data.accounts[row.account];
    const double share = account.shares[row.scenario];
    const double before = account.shares[PromiseData::baseline];
    const double usage = account.used[row.scenario];
    const QColor used = colours.edge(regimeColor(usage > share ? Regime::OverUsed : Regime::UnderUsed));
    if (share >= 0.0) {
        sheet.line({ columns.xOf(share), middle }, { columns.xOf(usage), middle }, QPen(used, 3.0));
    }
    if (before >= 0.0 && before != share) {
        sheet.setTarget(-1);
        sheet.point({ columns.xOf(before), middle }, endSize / 2, colours.panel, QPen(colours.quietText, 1.5));
    }
    if (share >= 0.0) {
        sheet.setTarget(target + 1);
        sheet.bar(QRectF(columns.xOf(usage) - endSize / 2, middle - endSize / 2, endSize, endSize), used);
        sheet.setTarget(target);
        sheet.point({ columns.xOf(share), middle }, endSize / 2, colours.accent);
    }
}

/// The numbers over both ends, apart from each other.
void PromiseChart::addNumbers(MarkSheet &sheet, const Columns &columns, const Row &row, double middle) const
{
    constexpr double wide = 64.0;
    constexpr double high = 16.0;
    const PromisedAccount &account = m_data.accounts[row.account];
    const double share = account.shares[row.scenario];
    if (share < 0.0) {
        return;
    }
    double promised = columns.xOf(share);
    double used = columns.xOf(account.used[row.scenario]);
    if (const double missing = wide - std::abs(used - promised); missing > 0.0) {
        const double aside = promised <= used ? missing / 2 : -missing / 2;
        promised -= aside;
        used += aside;
    }
    const auto add = [&](double x, double part, QFont::Weight weight) {
        sheet.figures(QRectF(x - wide / 2, middle - endSize / 2 - high - 2.0, wide, high), Qt::AlignCenter, partText(part, true), uiFont(11, weight),
            chartPalette().text);
    };
    add(promised, share, QFont::DemiBold);
    add(used, account.used[row.scenario], QFont::Normal);
}

void PromiseChart::addRow(MarkSheet &sheet, const Columns &columns, int row, double middle) const
{
    const Palette &colours = chartPalette();
    const Row at = rowAt(row);
    const PromisedAccount &account = m_data.accounts[at.account];
    const bool isBaseline = at.scenario == PromiseData::baseline;
    const bool isAnswered = at.scenario <= PromiseData::draft; // of other scenarios nothing is evaluated that could answer
    const AssociationId id = isBaseline ? account.before : account.after;
    int first = -1;
    for (const AssociationQuantity quantity : { AssociationQuantity::NormShares, AssociationQuantity::NormUsage }) {
        MarkTarget target { MarkKey::place(static_cast<std::uint32_t>(row * 2 + (first < 0 ? 0 : 1))), {}, row };
        if (isAnswered && id != noAssociation) {
            target.question = AssociationNumber { id, quantity, isBaseline };
        }
        target.readOut = [this, at] { return readOut(at); };
        const int index = sheet.addTarget(std::move(target));
        first = first < 0 ? index : first;
    }
    sheet.setOpacity(isFaded(account.name) ? 0.25 : 1.0);
    sheet.setTarget(-1);
    constexpr double high = nameHeight;
    const int left = static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter);
    const int right = static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter);
    const QFont font = uiFont(12, m_account < 0 ? QFont::Normal : QFont::DemiBold);
    const QStringList lines = nameLines(nameOf(at), QFontMetricsF(font), columns.names, rowArea(sheet.size())->height >= 2 * high);
    double top = middle - high * static_cast<double>(lines.size()) / 2;
    for (const QString &line : lines) {
        sheet.label(QRectF(promiseSide, top, columns.names, high), left, line, font, colours.text);
        top += high;
    }
    addDumbbell(sheet, columns, at, first, middle);
    sheet.setTarget(-1);
    if (m_account >= 0 && rowArea(sheet.size())->height >= leastForNumbers) {
        addNumbers(sheet, columns, at, middle);
    }
    if (const std::uint32_t place = account.places[at.scenario]; place > 0) {
        sheet.figures(QRectF(columns.places - 120.0, middle - high / 2, 120.0, high), right, integerText(place), uiFont(12), colours.text);
    }
    if (const std::int64_t risen = account.risen(at.scenario); risen != 0) {
        const QString text = risen > 0 ? QStringLiteral("+%1").arg(integerText(risen)) : QStringLiteral("−%1").arg(integerText(-risen));
        sheet.figures(QRectF(columns.changes - 120.0, middle - high / 2, 120.0, high), right, text, uiFont(12, QFont::DemiBold),
            risen > 0 ? colours.rise : colours.fall);
    }
    sheet.setOpacity(1.0);
}

double PromiseChart::footOf(const QSize &size) const
{
    return legend(size.width()).height() + 13.0;
}

ChartLegend PromiseChart::legend(double width) const
{
    const Palette &colours = chartPalette();
    const auto disc = [](const QBrush &brush, const QPen &pen) {
        return [brush, pen](MarkSheet &into, const QRectF &box) { into.point(box.center(), endSize / 2, brush, pen); };
    };
    const auto square = [](const QColor &colour) {
        return [colour](MarkSheet &into, const QRectF &box) {
            into.bar(QRectF(box.center().x() - endSize / 2, box.center().y() - endSize / 2, endSize, endSize), colour);
        };
    };
    const std::vector<LegendEntry> entries {
        { tr("promised share"), endSize, disc(colours.accent, QPen(Qt::NoPen)) },
        { tr("promised under the baseline"), endSize, disc(colours.panel, QPen(colours.quietText, 1.5)) },
        { tr("used less"), endSize, square(colours.edge(regimeColor(Regime::UnderUsed))) },
        { tr("used more"), endSize, square(colours.edge(regimeColor(Regime::OverUsed))) },
    };
    constexpr double more = 200.0; // beside it stands how many rows are not shown
    return ChartLegend(entries, width - 2 * promiseSide - (m_account < 0 ? more : 0.0));
}

void PromiseChart::layOut(MarkSheet &sheet) const
{
    const Palette &colours = chartPalette();
    const QSize size = sheet.size();
    const Columns place = columns(size);
    const RowArea rows = *rowArea(size);
    const int first = firstRow(size);
    addAxis(sheet, place, rows.top + rows.shown * rows.height);
    for (int i = 0; i < rows.shown; ++i) {
        addRow(sheet, place, first + i, rows.top + (i + 0.5) * rows.height);
    }
    const ChartLegend legend = this->legend(size.width());
    const double foot = size.height() - legend.height() - 5.0;
    legend.addTo(sheet, QPointF(promiseSide, foot), false, colours);
    if (const QString more = rowsText(sheet, static_cast<std::size_t>(rows.total)); !more.isEmpty()) {
        sheet.text(QRectF(size.width() - 200.0 - promiseSide, foot + (legend.height() - 16.0) / 2, 200.0, 16.0),
            static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter), more, uiFont(11), colours.quietText);
    }
}

} // namespace apportion

#include "moc_promise_chart.cpp"
