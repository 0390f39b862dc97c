// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/learn/lesson_veil.h"

#include "charts/chart_widget.h"
#include "gui/compare/compare_page.h"
#include "gui/explain/explain_panel.h"
#include "gui/learn/lesson_pointer.h"
#include "gui/page/walk_view.h"
#include "gui/page/workspace.h"

#include <QPainter>
#include <QRegularExpression>
#include <QSet>

namespace apportion
{

namespace
{

/// The words in square brackets: "fair-share", "norm-shares", … and of what they are: "account", "user", "job".
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
                places.unite({ QStringLiteral("column fair-share"), QStringLiteral("column rank") });
            } else {
                places.insert(QStringLiteral("column ") + (quantity == QLatin1String("norm-usage") ? QStringLiteral("usage") : quantity));
            }
        }
    }
    return places;
}

} // namespace

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
    QList<QWidget *> tellers;
    for (ChartWidget *chart : window->findChildren<ChartWidget *>()) {
        tellers.append(chart);
    }
    for (ExplainPanel *panel : window->findChildren<ExplainPanel *>()) {
        tellers.append(panel);
    }
    for (WalkView *walk : window->findChildren<WalkView *>()) { // its rows hold priorities and usage
        tellers.append(walk);
    }
    if (auto *compare = qobject_cast<ComparePage *>(page)) {
        tellers.append(compare);
    }
    for (const QWidget *teller : tellers) {
        if (teller->isVisible()) {
            const QRect seen = teller->visibleRegion().boundingRect();
            add(QRect(teller->mapTo(window, seen.topLeft()), seen.size()));
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
