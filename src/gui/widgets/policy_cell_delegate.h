// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/palette.h"

#include <QHash>
#include <QSet>
#include <QStyledItemDelegate>

#include <functional>

namespace apportion
{

/// The cells of tables that show and edit a policy: a value that differs from the baseline stands in a marked field,
/// secondary columns are quiet, important ones bold, and what is typed is judged while it is typed.
class PolicyCellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// One of the values that a cell can take.
    struct Choice
    {
        QString value; ///< what the model is given
        QString label; ///< what the list shows
    };
    using Choices = std::function<QList<Choice>(const QModelIndex &)>;
    using ErrorCheck = std::function<QString(const QModelIndex &, const QString &)>;

    explicit PolicyCellDelegate(QObject *parent = nullptr);

    void setPalette(const Palette &palette) { m_palette = palette; }
    void setQuietColumns(QSet<int> columns) { m_quiet = std::move(columns); }
    void setStrongColumns(QSet<int> columns) { m_strong = std::move(columns); }
    /// A role of bools: where it is true, the cell is bold.
    void setStrongRole(int role) { m_strongRole = role; }
    /// A role of bools: where it is true, the cell stands on the selection colour, in bold.
    void setHighlightRole(int role) { m_highlightRole = role; }
    /// The numbers of @p column are coloured by the sign of what @p role gives: who rises, who falls.
    void setSignRole(int role, int column)
    {
        m_signRole = role;
        m_signColumn = column;
    }
    /// Draws something in the place of the text of a column's cells, over their background.
    using Drawing = std::function<void(QPainter *painter, const QStyleOptionViewItem &cell, const QModelIndex &index, const Palette &palette)>;
    /// What a drawing writes needs so many pixels between the margins; a bar takes what it is given.
    using DrawingWidth = std::function<int(const QModelIndex &index, const QFontMetrics &metrics)>;
    void setDrawing(int column, const Drawing &drawing, const DrawingWidth &width = {})
    {
        m_drawings.insert(column, drawing);
        m_drawingWidths.insert(column, width);
    }
    [[nodiscard]] virtual bool draws(int column) const { return m_drawings.contains(column); }
    /// Whether neededWidth() is known of a column: of its text, or of what is drawn.
    [[nodiscard]] virtual bool isMeasured(int column) const { return !draws(column) || m_drawingWidths.value(column); }
    /// The width in which the cell's text is whole, or what is drawn, with its margins and its icon.
    [[nodiscard]] int neededWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// Cells for which this gives choices are edited with a list of them.
    void setChoices(Choices choices) { m_choices = std::move(choices); }
    /// Says why a text cannot be a cell's value; empty when it can. Asked at every key.
    void setErrorCheck(ErrorCheck check) { m_check = std::move(check); }

    /// Whether what stands in an open cell cannot be taken: says so, as Enter does, and the cell is to stay open.
    [[nodiscard]] bool refuses(QWidget *editor);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    /// As wide as the text, where the cell is narrower, as far as the table goes.
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// A text that cannot be taken is not: Enter and Tab leave it in the open cell, and so does going to another window.
    bool eventFilter(QObject *object, QEvent *event) override;

    /// Shows the whole text of a cell that has no room for it, before the model's own tip.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;

Q_SIGNALS:
    /// What is typed cannot be taken, and why; empty when it can, and when editing ends.
    void judged(const QString &error) const;
    /// Somebody wanted to leave a cell with what cannot be taken: it stays open.
    void refused(const QString &error) const;
    /// Escape gave up what was refused before: the cell has its value again, and nothing is wrong with it.
    void withdrawn(const QModelIndex &index) const;

private:
    /// The cell is drawn in bold.
    [[nodiscard]] bool isBold(const QModelIndex &index) const;
    /// Why the text of an open cell cannot be taken; marks it.
    QString judge(QLineEdit *line, const QModelIndex &index) const;
    [[nodiscard]] QWidget *createList(QWidget *parent, const QList<Choice> &choices) const;

    Palette m_palette = Palette::light();
    QSet<int> m_quiet;
    QSet<int> m_strong;
    int m_strongRole = -1;
    int m_highlightRole = -1;
    int m_signRole = -1;
    int m_signColumn = -1;
    QHash<int, Drawing> m_drawings;
    QHash<int, DrawingWidth> m_drawingWidths;
    Choices m_choices;
    ErrorCheck m_check;
    mutable QPersistentModelIndex m_refusedCell;
    mutable QString m_refusedText; ///< what was typed there, for when it is edited again
    mutable bool m_wasRefused = false; ///< what is typed in the open cell was, as long as it is open
};

} // namespace apportion
