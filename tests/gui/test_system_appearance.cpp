// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/system_appearance.h"
#include "gui/widgets/theme.h"
#include "support/patience.h"
#include "support/test_case.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace test_system_appearance
{

using namespace apportion;

namespace
{

/// A desktop's portal with one setting.
class Portal : public QDBusVirtualObject
{
public:
    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &connection) override
    {
        if (message.member() != QLatin1String("Read")) {
            return false;
        }
        // as portals answer: a variant within a variant
        const QDBusVariant inner { QVariant::fromValue(scheme) };
        return connection.send(message.createReply(QVariant::fromValue(QDBusVariant { QVariant::fromValue(inner) })));
    }
    uint scheme = 0;
};

} // namespace

/// The desktop's preference for dark or light, with a bus and a portal of the test's own.
class TestSystemAppearance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString daemon = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        if (daemon.isEmpty()) {
            QSKIP("There is no dbus-daemon here.");
        }
        m_bus.start(daemon, { QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address") });
        QVERIFY(m_bus.waitForReadyRead(patience));
        m_address = QString::fromUtf8(m_bus.readLine()).trimmed();
    }
    void cleanupTestCase()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
        QDBusConnection::disconnectFromBus(QStringLiteral("program"));
        m_bus.terminate();
        m_bus.waitForFinished(patience);
    }

    void windowFollowsWhatThePortalTellsWhileItRuns()
    {
        QDBusConnection serving = QDBusConnection::connectToBus(m_address, QStringLiteral("portal"));
        Portal portal;
        portal.scheme = 2;
        QVERIFY(serving.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal));
        QVERIFY(serving.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        const SystemAppearance appearance(QDBusConnection::connectToBus(m_address, QStringLiteral("program")), [] { return false; });
        Theme theme(qApp);
        theme.setMode(Theme::Mode::System);
        theme.setSystemDark(appearance.isDark());
        connect(&appearance, &SystemAppearance::changed, &theme, &Theme::setSystemDark);
        QVERIFY(!theme.palette().isDark);

        portal.scheme = 1; // what it answers from now on
        tell(serving, "org.freedesktop.appearance", "color-scheme", 1);
        QTRY_VERIFY(theme.palette().isDark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), theme.palette().window);
        tell(serving, "org.freedesktop.appearance", "contrast", 0); // says nothing of it
        tell(serving, "org.gnome.desktop.interface", "color-scheme", 2);
        QTest::qWait(100);
        QVERIFY(theme.palette().isDark);
        tell(serving, "org.freedesktop.appearance", "color-scheme", 2);
        QTRY_VERIFY(!theme.palette().isDark);
        tell(serving, "org.freedesktop.appearance", "color-scheme", 1);
        QTRY_VERIFY(theme.palette().isDark);
        tell(serving, "org.freedesktop.appearance", "color-scheme", 0); // no preference: the palette decides
        QTRY_VERIFY(!theme.palette().isDark);
    }

    void portalIsAsked()
    {
        QDBusConnection serving = QDBusConnection::connectToBus(m_address, QStringLiteral("portal"));
        QVERIFY(serving.isConnected());
        Portal portal;
        portal.scheme = 1;
        QVERIFY(serving.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal));
        QVERIFY(serving.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        SystemAppearance appearance(QDBusConnection::connectToBus(m_address, QStringLiteral("program")), [] { return false; });
        QSignalSpy changes(&appearance, &SystemAppearance::changed);
        QVERIFY(!appearance.isDark()); // nothing waits for the answer
        QTRY_VERIFY(appearance.isDark());
        QCOMPARE(changes.size(), 1);
    }

    void withoutABusThePaletteDecides()
    {
        const SystemAppearance appearance(QDBusConnection(QString()), [] { return true; });
        QVERIFY(appearance.isDark());
    }

private:
    static void tell(QDBusConnection &serving, const char *group, const char *key, uint value)
    {
        QDBusMessage signal = QDBusMessage::createSignal(
            QStringLiteral("/org/freedesktop/portal/desktop"), QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
        signal << QString::fromLatin1(group) << QString::fromLatin1(key) << QVariant::fromValue(QDBusVariant(value));
        QVERIFY(serving.send(signal));
    }

    QProcess m_bus;
    QString m_address;
};

APPORTION_TEST(TestSystemAppearance)
} // namespace test_system_appearance

#include "test_system_appearance.moc"
