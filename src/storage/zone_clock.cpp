// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/zone_clock.h"

#include <QDateTime>
#include <QTimeZone>

namespace apportion
{

std::optional<slurm::LocalClock> clockOfZone(const QString &name)
{
    if (name.compare(QLatin1String("UTC"), Qt::CaseInsensitive) == 0) {
        return slurm::utcClock();
    }
    if (name.compare(QLatin1String("local"), Qt::CaseInsensitive) == 0) {
        return slurm::machineClock();
    }
    const QTimeZone zone(name.toUtf8());
    if (!zone.isValid()) {
        return std::nullopt;
    }
    return [zone](std::int64_t reading) {
        const QDateTime wall = QDateTime::fromSecsSinceEpoch(reading, Qt::UTC);
        const QDateTime local(wall.date(), wall.time(), zone);
        return local.isValid() ? std::int64_t { local.toSecsSinceEpoch() } : reading;
    };
}

std::optional<trace::WallClock> wallClockOfZone(const QString &name)
{
    if (name.compare(QLatin1String("UTC"), Qt::CaseInsensitive) == 0) {
        return trace::utcWallClock();
    }
    if (name.compare(QLatin1String("local"), Qt::CaseInsensitive) == 0) {
        return trace::machineWallClock();
    }
    const QTimeZone zone(name.toUtf8());
    if (!zone.isValid()) {
        return std::nullopt;
    }
    return [zone](std::int64_t time) { return time + zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(time, Qt::UTC)); };
}

} // namespace apportion
