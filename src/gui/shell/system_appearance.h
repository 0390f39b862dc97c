// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

#include <functional>
#include <optional>

namespace apportion
{

/// Whether the desktop prefers a dark look, now and whenever that changes.
///
/// Asked is the desktop's portal (org.freedesktop.appearance, color-scheme); where there is none, or it has no
/// preference, the palette that the platform hands to Qt decides.
class SystemAppearance : public QObject
{
    Q_OBJECT

public:
    using DarkPalette = std::function<bool()>;

    /// @p bus is where the portal stands; the answer comes later, so nothing waits for it. @p darkPalette says whether the
    /// platform's palette is dark: without one, the application's own is taken away for a look at it.
    explicit SystemAppearance(const QDBusConnection &bus, DarkPalette darkPalette = {}, QObject *parent = nullptr);

    /// The bus of the session; not connected where no desktop runs, and then nothing is started to have one.
    [[nodiscard]] static QDBusConnection desktopBus();

    [[nodiscard]] bool isDark() const { return m_isDark; }

Q_SIGNALS:
    void changed(bool dark);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void receiveSetting(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void askPortal();
    void receive(const QVariant &scheme);
    void decide();

    QDBusConnection m_bus;
    DarkPalette m_darkPalette;
    std::optional<bool> m_portal; ///< what the portal prefers, if anything
    bool m_isDark;
    bool m_isLooking = false;
};

} // namespace apportion
