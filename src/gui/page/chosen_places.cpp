// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/chosen_places.h"

#include "gui/page/walk_view.h"
#include "gui/widgets/step_player.h"

#include <QItemSelectionModel>
#include <QListView>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace apportion
{

namespace
{

constexpr QChar separator = QChar(0x1f);
const QLatin1String stepWord("step");
const QLatin1String rowWord("row");
const QLatin1String switchWord("switch");

/// A row by its first cells: the name of what it is about stands there.
QString rowKey(const QAbstractItemModel &model, int row)
{
    constexpr int cells = 2;
    QStringList texts;
    for (int column = 0; column < std::min(model.columnCount(), cells); ++column) {
        texts.append(model.index(row, column).data().toString());
    }
    return texts.join(QLatin1Char('\t'));
}

/// The tables and lists in which somebody chooses; the table of a walk follows its step.
QList<QAbstractItemView *> viewsOf(const QList<const QWidget *> &parts)
{
    QList<QAbstractItemView *> views;
    for (const QWidget *part : parts) {
        const auto all = part->findChildren<QAbstractItemView *>();
        for (QAbstractItemView *view : all) {
            const bool isFlat = qobject_cast<QTableView *>(view) != nullptr || qobject_cast<QListView *>(view) != nullptr;
            if (isFlat && view->model() != nullptr && qobject_cast<WalkView *>(view->parentWidget()) == nullptr) {
                views.append(view);
            }
        }
    }
    return views;
}

/// The switches that have a name; the choices of a segmented control are views of the page.
QList<QToolButton *> switchesOf(const QList<const QWidget *> &parts)
{
    QList<QToolButton *> switches;
    for (const QWidget *part : parts) {
        const auto all = part->findChildren<QToolButton *>();
        std::copy_if(all.begin(), all.end(), std::back_inserter(switches),
            [](const QToolButton *button) { return button->isCheckable() && !button->objectName().isEmpty(); });
    }
    return switches;
}

QList<StepPlayer *> playersOf(const QList<const QWidget *> &parts)
{
    QList<StepPlayer *> players;
    for (const QWidget *part : parts) {
        players += part->findChildren<StepPlayer *>();
    }
    return players;
}

/// Chooses the row in a view once it is there.
class RowToChoose : public QObject
{
public:
    RowToChoose(QAbstractItemView *view, QString key) : QObject(view), m_view(view), m_key(std::move(key))
    {
        const QAbstractItemModel *model = view->model();
        connect(model, &QAbstractItemModel::modelReset, this, &RowToChoose::look);
        connect(model, &QAbstractItemModel::layoutChanged, this, &RowToChoose::look);
        connect(model, &QAbstractItemModel::rowsInserted, this, &RowToChoose::look);
        connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
            if (current.isValid() && m_view->hasFocus()) {
                deleteLater(); // somebody chose
            }
        });
        look();
    }

private:
    void look()
    {
        const QAbstractItemModel &model = *m_view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            if (rowKey(model, row) == m_key) {
                const QModelIndex found = model.index(row, 0);
                if (qobject_cast<QListView *>(m_view) != nullptr) {
                    m_view->setCurrentIndex(found); // what it stands for is shown beside it
                } else { // not the current one of a table: that would be explained in the place of what is
                    m_view->selectionModel()->select(found, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
                }
                m_view->scrollTo(found);
                disconnect(m_view->model(), nullptr, this, nullptr);
                deleteLater();
                return;
            }
        }
    }

    QAbstractItemView *m_view;
    QString m_key;
};

} // namespace

QStringList chosenPlaces(const QList<const QWidget *> &parts)
{
    QStringList places;
    for (const QAbstractItemView *view : viewsOf(parts)) {
        const QModelIndexList rows = view->selectionModel()->selectedIndexes();
        if (!rows.isEmpty() && !view->accessibleName().isEmpty()) {
            places.append(QStringList { rowWord, view->accessibleName(), rowKey(*view->model(), rows.front().row()) }.join(separator));
        }
    }
    for (const QToolButton *button : switchesOf(parts)) {
        places.append(QStringList { switchWord, button->objectName(), QString::number(button->isChecked() ? 1 : 0) }.join(separator));
    }
    const QList<StepPlayer *> players = playersOf(parts);
    for (qsizetype i = 0; i < players.size(); ++i) {
        places.append(QStringList { stepWord, QString::number(i), QString::number(players[i]->step()) }.join(separator));
    }
    return places;
}

void choosePlaces(const QList<const QWidget *> &parts, const QStringList &places)
{
    const QList<StepPlayer *> players = playersOf(parts);
    const QList<QAbstractItemView *> views = viewsOf(parts);
    for (const QString &place : places) {
        const QStringList words = place.split(separator);
        if (words.size() != 3) {
            continue;
        }
        if (words[0] == switchWord) {
            for (QToolButton *button : switchesOf(parts)) {
                if (button->objectName() == words[1] && button->isChecked() != (words[2] == QLatin1String("1"))) {
                    button->click(); // as if somebody did
                }
            }
            continue;
        }
        if (words[0] == stepWord) {
            const qsizetype player = words[1].toLongLong();
            if (player >= 0 && player < players.size()) {
                players[player]->showStep(words[2].toInt());
            }
            continue;
        }
        const auto view
            = std::find_if(views.begin(), views.end(), [&words](const QAbstractItemView *each) { return each->accessibleName() == words[1]; });
        if (view != views.end()) {
            new RowToChoose(*view, words[2]);
        }
    }
}

} // namespace apportion
