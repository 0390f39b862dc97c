// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

/// The place of a TRES in Policy::tres; the first eight are the ones Slurm always tracks (TresTable::reset()).
using TresIndex = std::uint32_t;

inline constexpr TresIndex tresCpu = 0;
inline constexpr TresIndex tresMem = 1; ///< counted in MB
inline constexpr TresIndex tresNode = 3;
inline constexpr TresIndex tresBilling = 4;
inline constexpr TresIndex alwaysTrackedTres = 8;
inline constexpr TresIndex noTres = 0xffffffff;

/// The names of what is tracked: the eight that always are, then those of AccountingStorageTRES.
class TresTable
{
public:
    TresTable();

    /// Adds a TRES by name ("gres/gpu", "license/matlab"; case folded as Slurm does) unless it is there.
    TresIndex track(std::string_view name);
    /// Stops tracking everything beyond the eight.
    void reset();
    /// The index of @p name, case folded, or noTres when it is not tracked.
    [[nodiscard]] TresIndex find(std::string_view name) const;
    [[nodiscard]] const std::string &name(TresIndex index) const { return m_names[index]; }
    [[nodiscard]] TresIndex size() const { return static_cast<TresIndex>(m_names.size()); }
    /// Whether the TRES belongs to a node for MAX_TRES: cpu, mem, node or gres/*.
    [[nodiscard]] bool isNodeTres(TresIndex index) const;
    [[nodiscard]] bool isGres(TresIndex index) const;

    bool operator==(const TresTable &) const = default;

private:
    std::vector<std::string> m_names;
};

/// One entry of TRESBillingWeights or PriorityWeightTRES, as written.
struct TresWeight
{
    std::string name; ///< as written: "CPU", "Mem", "GRES/gpu"
    double weight = 0.0; ///< the number as written
    char unit = '\0'; ///< the first letter after the number, K, M, G, T or P (0 when none); the weight is per that much
    std::string unread {}; ///< the entry when it could not be read: it weighs nothing, and is written back as it was

    /// The weight for one counted unit (mem and bb/*: per MB; "Mem=0.25G" is 0.25/1024 per MB). Units below the one that
    /// is counted change nothing, as in Slurm: "Mem=0.5K" is 0.5 per MB (SLURM.md 4).
    [[nodiscard]] double perUnit() const;

    bool operator==(const TresWeight &) const = default;
};

using TresWeights = std::vector<TresWeight>;

/// The entry of @p weights that counts for a TRES in TRESBillingWeights, the last of that name; nullptr without one.
[[nodiscard]] const TresWeight *findLastWeight(const TresWeights &weights, std::string_view name);

/// How many of a TRES there are; memory in MB.
struct TresCount
{
    std::string name; ///< lower case, "gres/gpu:h100"; of what nodes and Licenses have as written
    std::uint64_t count = 0;

    bool operator==(const TresCount &) const = default;
};

using TresCounts = std::vector<TresCount>;

/// The count of @p name in @p counts, case folded; 0 when it is not there.
[[nodiscard]] std::uint64_t tresCount(const TresCounts &counts, std::string_view name);
/// Whether two strings are the same but for the case of ASCII letters.
[[nodiscard]] bool sameIgnoringCase(std::string_view a, std::string_view b);
[[nodiscard]] std::string lowerCase(std::string_view text);

} // namespace apportion
