// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/start_page.h"

#include "charts/palette.h"
#include "gui/files/recent_files.h"
#include "gui/files/samples.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/choice_button.h"
#include "gui/widgets/icons.h"
#include "gui/widgets/look.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

namespace apportion
{

namespace
{

constexpr int startPageWidth = 1200;
constexpr qsizetype recentShown = 6;

QLabel *makeLabel(const QString &text, const char *look)
{
    auto *label = new QLabel(text);
    label->setProperty("look", QString::fromLatin1(look));
    label->setWordWrap(true);
    return label;
}

/// The folder of a file as people write it: their own folder as ~.
QString folderText(const QString &path)
{
    QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + QLatin1Char('/'))) {
        folder.replace(0, home.size(), QStringLiteral("~"));
    }
    return folder;
}

} // namespace

StartPage::StartPage(RecentFiles *recent, QWidget *parent) : QFrame(parent), m_recent(recent), m_mark(new QLabel)
{
    setProperty("look", QStringLiteral("start"));
    // nothing is chosen beforehand
    setFocusPolicy(Qt::StrongFocus);
    QWidget *page = addScrolled();
    QLabel *what = makeLabel(tr("Design the fair-share and priority policy of a Slurm cluster, and see what it does before it does it."), "quiet");
    QBoxLayout *words = makeColumn({ makeLabel(tr("Apportion"), "title"), what }, 2);
    QBoxLayout *heading = makeRow({ { m_mark, 0, Qt::AlignTop }, { words, 1 } }, 14);
    QBoxLayout *columns = makeRow({ { makeOwnColumn(), 10 }, { makeSampleColumn(), 17 } }, 32);
    makeColumn(page, { Stretch { 2 }, heading, Space { 12 }, columns, Stretch { 3 } });
    connect(m_recent, &RecentFiles::changed, this, &StartPage::listRecent);
    listRecent();
}

/// The middle of the page: where notices, large text or many files leave too little room it is scrolled, and no card is squeezed.
QWidget *StartPage::addScrolled()
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("startContent"));
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    makeColumn(this, { { scroll, 1 } }, 0);
    auto *page = new QWidget(content);
    page->setMaximumWidth(textPixels(startPageWidth));
    page->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    makeRow(content, { Stretch { 1 }, { page, 100 }, Stretch { 1 } }, -1, { 24, 16, 24, 16 });
    return page;
}

/// The ways to a policy of one's own, and what was open last.
QBoxLayout *StartPage::makeOwnColumn()
{
    QBoxLayout *own = makeTitled(tr("Your cluster"));
    connect(addChoice(own, QStringLiteral("import"), tr("Import from files…"),
                tr("slurm.conf, the associations that sacctmgr dumps, usage from sshare, pending jobs from scontrol.")),
        &QAbstractButton::clicked, this, &StartPage::importRequested);
    connect(addChoice(own, QStringLiteral("cluster"), tr("Import from a cluster…"),
                tr("Asks a running cluster, here or through ssh, with commands that only read.")),
        &QAbstractButton::clicked, this, &StartPage::clusterRequested);
    connect(addChoice(own, QStringLiteral("document"), tr("New policy…"), tr("For a cluster that does not exist yet: nodes, partitions, accounts.")),
        &QAbstractButton::clicked, this, &StartPage::newRequested);
    connect(addChoice(own, QStringLiteral("open"), tr("Open a policy…"),
                tr("A file that Apportion saved, or any of Slurm's. Files can be dropped here too.")),
        &QAbstractButton::clicked, this, &StartPage::openRequested);
    ChoiceButton *lessons = addChoice(own, QStringLiteral("lesson"), tr("Learn how fair share works…"),
        tr("Lessons beside the pages they talk about, with questions. They open samples of their own."));
    connect(
        lessons, &QAbstractButton::clicked, this, [this, lessons] { Q_EMIT lessonsRequested(lessons->mapToGlobal(QPoint(0, lessons->height()))); });
    own->addSpacing(10);
    own->addWidget(makeLabel(tr("Recent files"), "section"));
    m_noRecent = makeLabel(tr("What you open or save will be listed here."), "quiet");
    own->addWidget(m_noRecent);
    m_recentColumn = makeColumn({}, 2);
    own->addLayout(m_recentColumn);
    own->addStretch(1);
    return own;
}

QBoxLayout *StartPage::makeSampleColumn()
{
    QBoxLayout *samples = makeTitled(tr("Samples"));
    auto *grid = new QGridLayout; // side by side, so that all stand in a small window with a notice
    grid->setSpacing(samples->spacing());
    samples->addLayout(grid);
    const QList<Sample> list = listSamples();
    const auto addSample = [this, grid](const QString &icon, const QString &title, const QString &description) {
        ChoiceButton *button = addChoice(nullptr, icon, title, description);
        const int place = grid->count();
        grid->addWidget(button, place / 2, place % 2);
        grid->setColumnStretch(place % 2, 1);
        return button;
    };
    if (!list.isEmpty()) {
        connect(addSample(QStringLiteral("replay"), tr("Replay a made-up queue"),
                    tr("Some days of a university's jobs, with fair share and without: who waits longer, and why.")),
            &QAbstractButton::clicked, this, &StartPage::replayRequested);
    }
    for (const Sample &sample : list) {
        ChoiceButton *button = addSample(QStringLiteral("sample"), sample.title, sample.description);
        connect(button, &QAbstractButton::clicked, this, [this, name = sample.name] { Q_EMIT sampleChosen(name); });
    }
    if (list.isEmpty()) {
        samples->addWidget(makeLabel(tr("This build comes without samples."), "quiet"));
    }
    samples->addStretch(1);
    return samples;
}

QBoxLayout *StartPage::makeTitled(const QString &title)
{
    return makeColumn({ makeLabel(title, "section") }, 7);
}

ChoiceButton *StartPage::addChoice(QBoxLayout *column, const QString &icon, const QString &title, const QString &description)
{
    auto *button = new ChoiceButton(icon, title, description, this);
    if (column != nullptr) {
        column->addWidget(button);
    }
    m_choices.append(button);
    return button;
}

void StartPage::listRecent()
{
    qDeleteAll(m_recentButtons);
    m_recentButtons.clear();
    const QStringList paths = m_recent->paths().mid(0, recentShown);
    m_noRecent->setVisible(paths.isEmpty());
    for (const QString &path : paths) {
        auto *row = new QWidget(this);
        auto *button = new QPushButton(withoutMnemonic(QFileInfo(path).fileName()), row);
        button->setProperty("look", QStringLiteral("link"));
        button->setCursor(Qt::PointingHandCursor);
        button->setToolTip(QDir::toNativeSeparators(path));
        auto *folder = makeLabel(folderText(path), "small");
        folder->setWordWrap(false);
        folder->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        makeRow(row, { button, { folder, 1 } }, 10);
        m_recentColumn->addWidget(row);
        m_recentButtons.append(row);
        connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT recentChosen(path); });
    }
}

void StartPage::applyPalette(const Palette &palette)
{
    for (ChoiceButton *button : m_choices) {
        button->applyPalette(palette);
    }
    m_mark->setPixmap(tintedPixmap(QStringLiteral("apportion"), palette.text, 40, devicePixelRatioF()));
}

} // namespace apportion

#include "moc_start_page.cpp"
