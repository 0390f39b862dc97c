// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/recent_files.h"
#include "gui/shell/start_page.h"
#include "gui/shell/window_notices.h"
#include "gui/widgets/inline_notice.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QScrollArea>
#include <QScrollBar>

namespace test_start_page
{

using namespace apportion;

class TestStartPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allChoicesStandBesideANotice_data();
    void allChoicesStandBesideANotice();
};

void TestStartPage::allChoicesStandBesideANotice_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : { "en", "de", "fr", "zh_CN" }) {
        QTest::newRow(language) << QString::fromLatin1(language);
    }
}

/// As on a screen of 1280 × 800 with a title bar, after a session that was killed.
void TestStartPage::allChoicesStandBesideANotice()
{
    QFETCH(QString, language);
    WindowFixture fixture(language);
    fixture.window.resize(1280, 776);
    fixture.window.show();
    for (int i = 0; i < 6; ++i) {
        fixture.window.files()->recentFiles()->add(QStringLiteral("/srv/clusters/of-2026/draft-%1.apportion").arg(i));
    }
    QVERIFY(fixture.rest());
    InlineNotice *notice = fixture.window.notices()->recovery();
    notice->showMessage(
        QStringLiteral("draft.apportion has edits of 26 November 2026, 18:30 that were not saved: raw shares of 3 accounts, and 2 users moved."));
    notice->addAction(QStringLiteral("Recover"));
    notice->addAction(QStringLiteral("Put aside"));
    QVERIFY(fixture.rest());
    QVERIFY(notice->isVisible());
    const auto *page = fixture.window.findChild<StartPage *>();
    const QScrollBar *bar = page->findChild<QScrollArea *>()->verticalScrollBar();
    QDir().mkpath(QStringLiteral(APPORTION_BINARY_DIR "/screenshots"));
    fixture.window.grab().save(QStringLiteral(APPORTION_BINARY_DIR "/screenshots/start_notice_%1.png").arg(language));
    QVERIFY2(bar->maximum() == 0, qPrintable(QStringLiteral("%1 pixels too much").arg(bar->maximum())));
}

APPORTION_TEST(TestStartPage)
} // namespace test_start_page

#include "test_start_page.moc"
