// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

#include <cstdint>
#include <vector>

namespace apportion
{

/// What the angles of the share map stand for.
enum class ShareMapMode : std::uint8_t {
    Shares, ///< raw shares among siblings
    Usage, ///< raw usage
    Balance ///< raw shares, and how much of them was used as the filled height of a slice
};

/// One slice of a ring; angles in degrees, clockwise from 12 o'clock.
struct ShareSlice
{
    AssociationId id = noAssociation; ///< noAssociation: several small ones, gathered
    AssociationId parent = noAssociation;
    std::uint32_t gathered = 0; ///< how many associations a gathered slice stands for
    int ring = 0; ///< 0 is the innermost
    double start = 0.0;
    double span = 0.0;
    double ratio = 0.0; ///< usage ÷ share on its own level; infinity without shares
    Regime regime = Regime::None;
    bool isUser = false;
};

/// The slices around one account.
struct ShareMapLayout
{
    AssociationId centre = noAssociation;
    int rings = 0;
    std::vector<ShareSlice> slices; ///< by ring, then by angle

    /// Index of the slice of @p ring at @p angle (0 … 360), or -1.
    [[nodiscard]] int sliceAt(int ring, double angle) const;
    /// Index of the association's slice, or -1.
    [[nodiscard]] int sliceOf(AssociationId id) const;
};

/// Slices narrower than this many degrees are gathered into one.
inline constexpr double smallestSlice = 0.5;

/// How much of its parent's slice an association takes, relative to its siblings.
///
/// Shares: the raw shares; an account on `parent` counts with what hangs from it, because that competes on this level
/// (SLURM.md 1). Usage: the raw usage. Never negative or infinite.
[[nodiscard]] double shareMapWeight(const Evaluation &evaluation, AssociationId id, ShareMapMode mode);

/// Lays out at most @p rings rings around @p centre. Where all users of an account are on `parent` they divide its
/// shares equally. Usage that deleted users left behind keeps its angle, as a gap. Visits only the children of slices
/// that are wide enough to be seen.
[[nodiscard]] ShareMapLayout layoutShareMap(const Evaluation &evaluation, AssociationId centre, ShareMapMode mode, int rings = 4);

} // namespace apportion
