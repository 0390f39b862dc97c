// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/fake_commands.h"
#include "cluster/pull_folder.h"
#include "gui/files/cluster_dialog.h"
#include "models/pull_model.h"
#include "support/test_case.h"
#include "window_fixture.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>

namespace test_cluster_dialog
{

using namespace apportion;

/// Asking a cluster from the window.
class TestClusterDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fakes = std::make_unique<FakeCommands>();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window.show();
        m_fixture->window.files()->showCluster(m_fixture->theme.palette());
        m_dialog = m_fixture->window.files()->clusterDialog();
        QVERIFY(m_dialog != nullptr && m_dialog->isVisible() && !m_dialog->isModal());
        m_tester = std::make_unique<QAbstractItemModelTester>(model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_fixture.reset();
        m_fakes.reset();
    }

    void commandLinesAreShownBeforeTheyRun()
    {
        QCOMPARE(model()->rowCount(), static_cast<int>(cluster::questions().size()));
        QCOMPARE(text(0, PullModel::Command), QStringLiteral("scontrol show config"));
        QCOMPARE(text(0, PullModel::State), QStringLiteral("waiting"));
        host()->setEditText(QStringLiteral("me@login"));
        QVERIFY(m_dialog->findChild<QRadioButton *>(QStringLiteral("remote"))->isChecked());
        const QString line = model()->index(0, 0).data(PullModel::ShellTextRole).toString();
        QVERIFY2(line.startsWith(QLatin1String("ssh -T -o BatchMode=yes -o ConnectTimeout=10 -- me@login 'sh -c ")), qPrintable(line));
        QVERIFY2(line.contains(QLatin1String("LC_ALL=C; export LC_ALL")) && line.endsWith(QLatin1String("\nscontrol show config")), qPrintable(line));
        QCOMPARE(m_dialog->findChild<QPlainTextEdit *>(QStringLiteral("details"))->toPlainText(), line);
        button("copy")->click();
        QCOMPARE(QGuiApplication::clipboard()->text().count(QLatin1Char('\n')), model()->rowCount() + 1);
        QVERIFY(m_fakes->sshWords().isEmpty()); // nothing has run
        QVERIFY(!button("open")->isEnabled() && !button("save")->isEnabled());
    }

    void answersBecomeTheOpenPolicy()
    {
        button("ask")->click();
        QCOMPARE(button("ask")->text(), QStringLiteral("&Cancel"));
        QVERIFY(waitForAnswers());
        QVERIFY(m_dialog->findChild<QLabel *>(QStringLiteral("message"))->text().contains(QLatin1String("Everything")));
        button("open")->click();
        QVERIFY(m_fixture->waitForResults());
        const Policy &policy = m_fixture->window.workspace()->document()->policy();
        QCOMPARE(policy.clusterName, std::string("oracle"));
        QVERIFY(policy.associations.findAccount("physics") != noAssociation);
        QCOMPARE(m_fixture->window.workspace()->document()->situation().jobs->size(), 5U);
        QTRY_VERIFY(m_fixture->window.files()->clusterDialog() == nullptr);
        // its slurm.conf belongs to the project, and the answers lie nowhere any more
        const std::shared_ptr<const slurm::OriginalConf> &conf = m_fixture->window.workspace()->document()->project().conf;
        QVERIFY(conf != nullptr && !conf->text.empty());
        QVERIFY(!QFile::exists(QString::fromStdString(policy.foreignConf->front().place.file)));
    }

    void failuresStandInTheirRowsAndAmongTheProblems()
    {
        m_fakes->fail(QStringLiteral("job"), "echo 'Access/permission denied' >&2; exit 1");
        button("ask")->click();
        QVERIFY(waitForAnswers());
        const int row = static_cast<int>(cluster::QuestionId::Jobs);
        QVERIFY2(text(row, PullModel::State).contains(QLatin1String("is not permitted")), qPrintable(text(row, PullModel::State)));
        const auto asked = static_cast<int>(cluster::questions().size());
        const QString told = m_dialog->findChild<QLabel *>(QStringLiteral("message"))->text();
        QVERIFY2(told.startsWith(QStringLiteral("%1 of %2").arg(asked - 1).arg(asked)), qPrintable(told));
        button("open")->click();
        QVERIFY(m_fixture->waitForResults());
        const Diagnostics &findings = m_fixture->window.workspace()->document()->readDiagnostics();
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const Diagnostic &finding) { return finding.code == "pull-denied"; }));
    }

    void cancelStopsWithinASecondOrTwo()
    {
        m_fakes->fail(QStringLiteral("node"), "sleep 300");
        button("ask")->click();
        QTRY_COMPARE(model()->index(static_cast<int>(cluster::QuestionId::Nodes), 0).data(PullModel::StateRole).toInt(),
            static_cast<int>(cluster::Asked::State::Running));
        button("ask")->click();
        QVERIFY(waitForAnswers());
        QCOMPARE(text(4, PullModel::State), QStringLiteral("not asked"));
        QVERIFY(button("open")->isEnabled());
    }

    void hostsAreRemembered()
    {
        host()->setEditText(QStringLiteral("one"));
        button("ask")->click();
        QVERIFY(waitForAnswers());
        host()->setEditText(QStringLiteral("two"));
        button("ask")->click();
        QVERIFY(waitForAnswers());
        const ClusterDialog another;
        auto *list = another.findChild<QComboBox *>(QStringLiteral("host"));
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->itemText(0), QStringLiteral("two"));
        QCOMPARE(list->currentText(), QString());
    }

    void aHostThatIsNoneIsRefused()
    {
        for (const char *bad : { "-oProxyCommand=touch x", "" }) {
            host()->setEditText(QString::fromLatin1(bad));
            m_dialog->findChild<QRadioButton *>(QStringLiteral("remote"))->setChecked(true);
            button("ask")->click();
            auto *message = m_dialog->findChild<QLabel *>(QStringLiteral("message"));
            QVERIFY(message->isVisible() && !message->text().isEmpty());
            QVERIFY(m_fakes->sshWords().isEmpty());
        }
    }

    void savedAnswersOpenAgain()
    {
        button("ask")->click();
        QVERIFY(waitForAnswers());
        const QString folder = m_fakes->file(QStringLiteral("saved"));
        Q_EMIT m_dialog->saveRequested(m_dialog->pull(), folder);
        QTRY_VERIFY(!m_fixture->window.files()->tasks()->isBusy());
        QVERIFY(cluster::isPullFolder(folder));
        QVERIFY(m_dialog->findChild<QLabel *>(QStringLiteral("message"))->text().contains(QLatin1String("saved")));
        m_fixture->window.files()->open({ folder });
        QVERIFY(m_fixture->waitForResults());
        QCOMPARE(m_fixture->window.workspace()->document()->policy().clusterName, std::string("oracle"));
    }

    void pictures_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("cluster_light") << false;
        QTest::newRow("cluster_dark") << true;
    }
    void pictures()
    {
        QFETCH(bool, dark);
        m_fixture->theme.setMode(dark ? Theme::Mode::Dark : Theme::Mode::Light);
        m_fakes->fail(QStringLiteral("tres"), "echo ' Your user does not have sufficient privileges.' >&2; exit 1");
        m_fakes->fail(QStringLiteral("sshare"), "sleep 300");
        host()->setEditText(QStringLiteral("me@login.example.org"));
        QVERIFY(shoot("before"));
        button("ask")->click();
        QTRY_COMPARE(model()->index(static_cast<int>(cluster::QuestionId::Usage), 0).data(PullModel::StateRole).toInt(),
            static_cast<int>(cluster::Asked::State::Running));
        m_dialog->findChild<QTableView *>()->setCurrentIndex(model()->index(4, 1));
        QVERIFY(shoot("running"));
        button("ask")->click();
        QVERIFY(waitForAnswers());
        QVERIFY(shoot("done"));
    }

private:
    [[nodiscard]] PullModel *model() const { return m_dialog->findChild<PullModel *>(); }
    [[nodiscard]] QString text(int row, int column) const { return model()->index(row, column).data().toString(); }
    [[nodiscard]] QPushButton *button(const char *name) const { return m_dialog->findChild<QPushButton *>(QLatin1String(name)); }
    [[nodiscard]] QComboBox *host() const { return m_dialog->findChild<QComboBox *>(QStringLiteral("host")); }
    [[nodiscard]] bool waitForAnswers() const
    {
        return waitFor([this] { return button("ask")->text() != QLatin1String("&Cancel"); });
    }
    [[nodiscard]] bool shoot(const char *stage) const
    {
        const bool rested = rest();
        const QString folder = QStringLiteral(APPORTION_BINARY_DIR "/screenshots");
        return rested && QDir().mkpath(folder)
            && m_dialog->grab().save(QStringLiteral("%1/%2_%3.png").arg(folder, QLatin1String(QTest::currentDataTag()), QLatin1String(stage)));
    }

    std::unique_ptr<FakeCommands> m_fakes;
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    ClusterDialog *m_dialog = nullptr;
};

APPORTION_TEST(TestClusterDialog)
} // namespace test_cluster_dialog

#include "test_cluster_dialog.moc"
