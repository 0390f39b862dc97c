// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"

#include <QList>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>

class QMenu;

namespace apportion
{

class ChartWidget;
struct Palette;
class SegmentedControl;
class Workspace;

/// A picture that a page shows, for "Save chart as…".
struct NamedChart
{
    QString name; ///< for people, and the stem of the suggested file name
    ChartWidget *widget = nullptr;
};

/// One page of the window. It takes everything it shows from the workspace, and gives it every edit.
///
/// The window asks for what stands beside the page: sideWidget() is put at the top of the panel at the right
/// while the page is current, the derivation of the selected number below it.
class Page : public QWidget
{
    Q_OBJECT

public:
    /// @p title is the name of the page, as the rail at the left shows it.
    Page(Workspace *workspace, const QString &title, QWidget *parent = nullptr);
    ~Page() override;

    [[nodiscard]] const QString &title() const { return m_title; }
    /// The colours changed (or are set for the first time): hand them to charts and delegates.
    virtual void applyPalette(const Palette &palette);

    /// What stands above the derivation at the right, or nothing; the window's panel becomes its parent.
    [[nodiscard]] QWidget *sideWidget() const { return m_side; }
    /// Whether it has something to say at present; sideChanged() tells when that changes.
    [[nodiscard]] virtual bool showsSide() const { return true; }
    /// Whether the derivation of the selected number has its place beside this page.
    [[nodiscard]] virtual bool showsExplain() const { return true; }
    /// How wide it is, in pixels, before what stands beside it gets more than it needs.
    [[nodiscard]] virtual int usefulWidth() const;
    /// The charts that can be saved as pictures, the most important first; those in the side widget too.
    [[nodiscard]] virtual QList<NamedChart> charts() const;
    /// Selects and shows @p object; false when it has no place on this page.
    virtual bool jumpTo(const ObjectRef &object);
    /// Adds what can be done on the page to a menu of the window; nothing by default.
    virtual void fillMenu(QMenu *menu);
    /// Why what was opened for rescue is neither compared nor exported; empty for every other policy.
    [[nodiscard]] QString rescueText() const;
    /// Whether the filter field of the tool bar stands for this page, and what was typed there.
    [[nodiscard]] virtual bool hasFilter() const { return false; }
    virtual void setFilter(const QString &text);
    /// Which of its views are shown, "Users" or "Accounts", "Decay" or "Recovery": for another window to show the same.
    [[nodiscard]] QList<int> views() const;
    void showViews(const QList<int> &views);
    /// What is chosen in its tables and lists, and where its walks stand, likewise.
    [[nodiscard]] QStringList places() const;
    void showPlaces(const QStringList &places);

Q_SIGNALS:
    void sideChanged();

protected:
    [[nodiscard]] Workspace *workspace() const { return m_workspace; }
    /// Takes @p side over, until the window's panel does.
    void setSideWidget(QWidget *side) { m_side = side; }

private:
    [[nodiscard]] QList<SegmentedControl *> switches() const;
    /// The page, and what stands beside it.
    [[nodiscard]] QList<const QWidget *> parts() const;

    Workspace *m_workspace;
    QString m_title;
    QPointer<QWidget> m_side;
};

} // namespace apportion
