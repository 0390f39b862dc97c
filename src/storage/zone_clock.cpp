// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/zone_clock.h"

#include <QDateTime>
#include <QTimeZone>

namespace apportion
{

namespace
{

constexpr std::int64_t secondsOfDay = 86400;
const QDate firstDay(1970, 1, 1);

} // namespace

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
        const std::int64_t day = (reading - (reading < 0 ? secondsOfDay - 1 : 0)) / secondsOfDay;
        const auto ofDay = static_cast<int>(reading - day * secondsOfDay);
        const QDateTime local(firstDay.addDays(day), QTime::fromMSecsSinceStartOfDay(ofDay * 1000), zone);
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
    return [zone](std::int64_t time) { return time + zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(time, QTimeZone::utc())); };
}

} // namespace apportion
