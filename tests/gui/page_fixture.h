// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/page.h"
#include "gui/page/workspace.h"
#include "gui/shell/side_panel.h"
#include "gui/widgets/theme.h"
#include "storage/open_files.h"
#include "support/patience.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QTest>

namespace apportion::test
{

inline slurm::ImportFiles goldenFiles(const QString &name)
{
    const auto path = [&name](const char *file) {
        const QString whole = QStringLiteral(APPORTION_TEST_DATA "/goldens/%1/%2").arg(name, QLatin1String(file));
        return QFile::exists(whole) ? whole.toStdString() : std::string();
    };
    return { path("slurm.conf"), path("associations.cfg"), path("usage.txt"), path("jobs.txt"), path("partitions.txt") };
}

inline Project golden(const QString &name)
{
    return openSlurmFiles(goldenFiles(name));
}

/// Waits until what is shown belongs to the policy as it is.
[[nodiscard]] inline bool settle(Workspace &workspace)
{
    const bool done = waitFor([&workspace] { return workspace.isUpToDate(); });
    QCoreApplication::processEvents();
    return done;
}

[[nodiscard]] inline bool load(Workspace &workspace, const Project &now, const QString &name)
{
    workspace.document()->load(now, {}, name, {});
    return settle(workspace);
}

/// Types into a cell as a user does: opens its editor, replaces the text, presses Return.
inline void typeInto(QAbstractItemView *view, const QModelIndex &index, const QString &text)
{
    if (auto *open = view->viewport()->findChild<QLineEdit *>()) {
        QTest::keyClick(open, Qt::Key_Escape); // what was refused stays open
        QTest::qWait(1);
    }
    view->window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(view->window(), patience));
    view->scrollTo(index);
    view->setCurrentIndex(index);
    view->edit(index);
    auto *editor = view->viewport()->findChild<QLineEdit *>();
    QVERIFY2(editor != nullptr, "the cell has no editor");
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QTest::qWait(1); // deletes the editor too
}

/// The text of a cell that stands in the row whose column @p keyColumn says @p key.
inline QString cellText(const QAbstractItemModel *model, int keyColumn, const QString &key, int column)
{
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, keyColumn).data().toString() == key) {
            return model->index(row, column).data().toString();
        }
    }
    return QStringLiteral("no row %1").arg(key);
}

/// A page in the room that the window of 1280 × 800 gives it, with what stands at its right.
class PageHost : public QWidget
{
public:
    PageHost(Page *page, Workspace *workspace) : m_page(page), m_side(new SidePanel(workspace, this))
    {
        setProperty("look", QStringLiteral("page"));
        setAttribute(Qt::WA_StyledBackground);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        row->addWidget(page, 1);
        m_side->addPage(page);
        showSide();
        connect(page, &Page::sideChanged, this, [this] { showSide(); });
        m_side->setFixedWidth(300);
        row->addWidget(m_side);
        resize(1197, 692);
    }

    /// The page is the test's own.
    ~PageHost() override { m_page->setParent(nullptr); }

    void applyPalette(const Palette &palette)
    {
        m_page->applyPalette(palette);
        m_side->applyPalette(palette);
    }

    [[nodiscard]] bool showsSide() const { return m_side->isVisible(); }

private:
    void showSide()
    {
        m_side->setPage(m_page);
        m_side->setVisible(m_side->hasContent());
    }

    Page *m_page;
    SidePanel *m_side;
};

/// Writes the host in both themes to the build folder's screenshots/.
inline void takePictures(PageHost &host, Theme &theme, const QString &name)
{
    QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
    const std::pair<Theme::Mode, QString> modes[]
        = { { Theme::Mode::Dark, QStringLiteral("dark") }, { Theme::Mode::Light, QStringLiteral("light") } };
    host.show();
    for (const auto &[mode, word] : modes) {
        theme.setMode(mode);
        host.applyPalette(theme.palette());
        QVERIFY(rest());
        const QString path = QStringLiteral(APPORTION_BINARY_DIR "/screenshots/%1_%2.png").arg(name, word);
        QVERIFY2(host.grab().save(path), qPrintable(path));
    }
}

} // namespace apportion::test
