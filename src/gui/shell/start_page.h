// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

class QBoxLayout;
class QLabel;

namespace apportion
{

class ChoiceButton;
class RecentFiles;
struct Palette;

/// What the window shows before a policy is open: the samples, what was open last, and the ways to bring one's own.
class StartPage : public QFrame
{
    Q_OBJECT

public:
    explicit StartPage(RecentFiles *recent, QWidget *parent = nullptr);

    void applyPalette(const Palette &palette);

Q_SIGNALS:
    void recentChosen(const QString &path);
    /// @p name is the sample's.
    void sampleChosen(const QString &name);
    /// Made-up jobs are to be replayed on a sample.
    void replayRequested();
    void newRequested();
    void openRequested();
    void importRequested();
    void clusterRequested();
    /// The list of lessons is wanted, at this place of the screen.
    void lessonsRequested(const QPoint &where);

private:
    QWidget *addScrolled();
    QBoxLayout *makeOwnColumn();
    QBoxLayout *makeSampleColumn();
    static QBoxLayout *makeTitled(const QString &title);
    ChoiceButton *addChoice(QBoxLayout *column, const QString &icon, const QString &title, const QString &description);
    void listRecent();

    RecentFiles *m_recent;
    QLabel *m_mark;
    QBoxLayout *m_recentColumn = nullptr;
    QLabel *m_noRecent = nullptr;
    QList<ChoiceButton *> m_choices;
    QList<QWidget *> m_recentButtons;
};

} // namespace apportion
