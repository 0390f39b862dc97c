// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/system_appearance.h"

#include "charts/palette.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QEvent>
#include <QFile>
#include <QPalette>

#include <utility>

namespace apportion
{

namespace
{

constexpr const char *service = "org.freedesktop.portal.Desktop";
constexpr const char *portalPath = "/org/freedesktop/portal/desktop";
constexpr const char *interface = "org.freedesktop.portal.Settings";
constexpr const char *appearanceGroup = "org.freedesktop.appearance";
constexpr const char *schemeKey = "color-scheme"; // 0: no preference, 1: dark, 2: light

/// Without a palette of its own the application has the platform's.
bool isPlatformDark()
{
    const QPalette own = QApplication::palette();
    QApplication::setPalette(QPalette());
    const bool dark = Palette::matching(QApplication::palette()).isDark;
    QApplication::setPalette(own);
    return dark;
}

/// A value may come as a variant within a variant.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>()) {
        value = value.value<QDBusVariant>().variant();
    }
    return value;
}

} // namespace

SystemAppearance::SystemAppearance(const QDBusConnection &bus, DarkPalette darkPalette, QObject *parent)
    : QObject(parent), m_bus(bus), m_darkPalette(darkPalette ? std::move(darkPalette) : isPlatformDark), m_isDark(m_darkPalette())
{
    qApp->installEventFilter(this);
    if (m_bus.isConnected()) {
        qRegisterMetaType<QDBusVariant>(); // Qt looks the slot's types up by name, and refuses a slot with one it never met
        m_bus.connect(QLatin1String(service), QLatin1String(portalPath), QLatin1String(interface), QStringLiteral("SettingChanged"), this,
            SLOT(receiveSetting(QString, QString, QDBusVariant)));
        askPortal();
    }
}

QDBusConnection SystemAppearance::desktopBus()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const bool hasBus
        = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") || (!runtime.isEmpty() && QFile::exists(runtime + QStringLiteral("/bus")));
    return hasBus ? QDBusConnection::sessionBus() : QDBusConnection(QString());
}

bool SystemAppearance::eventFilter(QObject *watched, QEvent *event)
{
    // the platform tells every window; one telling is enough, and looking at the palette tells again
    if (event->type() == QEvent::ThemeChange && !m_isLooking) {
        m_isLooking = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                decide();
                m_isLooking = false;
            },
            Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void SystemAppearance::askPortal()
{
    QDBusMessage question
        = QDBusMessage::createMethodCall(QLatin1String(service), QLatin1String(portalPath), QLatin1String(interface), QStringLiteral("Read"));
    question << QString::fromLatin1(appearanceGroup) << QString::fromLatin1(schemeKey);
    auto *answer = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid()) {
            receive(QVariant::fromValue(reply.value()));
        }
        answer->deleteLater();
    });
}

void SystemAppearance::receiveSetting(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == QLatin1String(appearanceGroup) && key == QLatin1String(schemeKey)) {
        receive(QVariant::fromValue(value));
    }
}

void SystemAppearance::receive(const QVariant &scheme)
{
    switch (unwrapped(scheme).toUInt()) {
    case 1:
        m_portal = true;
        break;
    case 2:
        m_portal = false;
        break;
    default:
        m_portal.reset();
    }
    decide();
}

void SystemAppearance::decide()
{
    const bool dark = m_portal ? *m_portal : m_darkPalette();
    if (dark != m_isDark) {
        m_isDark = dark;
        Q_EMIT changed(dark);
    }
}

} // namespace apportion

#include "moc_system_appearance.cpp"
