// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace apportion::schema
{

/// A release of Slurm, year · 100 + month: 2405 is 24.05.
using Release = std::uint16_t;

inline constexpr Release oldestRelease = 2011; ///< of those that conf_keys.tsv speaks of
inline constexpr Release newestRelease = 2605;

/// Which releases know something.
struct Releases
{
    Release since = oldestRelease; ///< the first one; oldestRelease: that or an earlier one
    Release until = newestRelease; ///< the last one; newestRelease: not given up yet
    Release defunctSince = 0; ///< from this one on it is accepted and does nothing, or is refused; 0: it works

    /// A release between two of the table is the older one, one beyond its ends the end.
    [[nodiscard]] constexpr bool knows(Release release) const
    {
        return (since == oldestRelease || since <= release) && (until == newestRelease || release <= until);
    }

    bool operator==(const Releases &) const = default;
};

/// Where in slurm.conf a key stands: by itself, or in the line of a node, a partition, …
enum class ConfSection : std::uint8_t { Top, Node, NodeSet, Partition, DownNodes, Frontend, PowerAction };

/// What slurmctld reads a value as.
enum class ConfType : std::uint8_t { Unknown, String, Boolean, Uint16, Uint32, Uint64 };

/// The releases that conf_keys.tsv speaks of, oldest first.
inline constexpr std::array<Release, 10> confReleases = { 2011, 2108, 2205, 2302, 2311, 2405, 2411, 2505, 2511, 2605 };

/// A key of slurm.conf as its parser knows it (`src/common/read_config.c` of each release).
struct ConfKey
{
    ConfSection section = ConfSection::Top;
    std::string_view key;
    Releases releases;
    std::string_view types; ///< a letter for each of confReleases

    /// What a release reads it as; a release between two of the table is the older one, one beyond its ends the end.
    [[nodiscard]] constexpr ConfType typeIn(Release release) const
    {
        switch (letterIn(release)) {
        case 's':
        case 'a':
            return ConfType::String;
        case 'b':
            return ConfType::Boolean;
        case '2':
            return ConfType::Uint16;
        case '4':
            return ConfType::Uint32;
        case '8':
            return ConfType::Uint64;
        default:
            return ConfType::Unknown;
        }
    }

    /// Whether it may stand several times, and each counts (S_P_ARRAY of read_config.c); of another one the last counts.
    [[nodiscard]] constexpr bool isListIn(Release release) const { return letterIn(release) == 'a'; }
    /// The first release in which it may; 0: there is none.
    [[nodiscard]] constexpr Release listSince() const
    {
        const std::size_t place = types.find('a');
        return place == std::string_view::npos ? Release {} : confReleases[place];
    }

private:
    [[nodiscard]] constexpr char letterIn(Release release) const
    {
        std::size_t place = 0;
        while (place + 1 < confReleases.size() && confReleases[place + 1] <= release) {
            ++place;
        }
        return types[place];
    }
};

inline constexpr std::array confKeys = std::to_array<ConfKey>({
#include "core/schema/conf_keys.inc"
});

/// The key of that name in that section, as it is spelt there; nullptr when no release knows it.
[[nodiscard]] constexpr const ConfKey *findConfKey(ConfSection section, std::string_view key)
{
    for (const ConfKey &known : confKeys) {
        if (known.section == section && known.key == key) {
            return &known;
        }
    }
    return nullptr;
}

} // namespace apportion::schema
