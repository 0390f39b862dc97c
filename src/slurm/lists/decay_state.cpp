// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/lists/listings.h"

namespace apportion::slurm
{

bool readDecayState(std::string_view bytes, Situation &situation)
{
    constexpr std::size_t timeBytes = 8;
    constexpr std::uint64_t lastYear = 253402300799; // of four digits
    if (bytes.size() != 2 * timeBytes) {
        return false;
    }
    const auto timeAt = [bytes](std::size_t place) {
        std::uint64_t time = 0;
        for (const char byte : bytes.substr(place, timeBytes)) {
            time = time << 8 | static_cast<unsigned char>(byte);
        }
        return time;
    };
    const std::uint64_t pass = timeAt(0);
    const std::uint64_t reset = timeAt(timeBytes);
    if (reset == 0 || reset > lastYear || pass > lastYear) {
        return false;
    }
    situation.lastReset = static_cast<std::int64_t>(reset);
    return true;
}

} // namespace apportion::slurm
