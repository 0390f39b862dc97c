// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace apportion
{

/// A count in a sentence for people, with commas between thousands as English has them: "99,001". A translation writes it as its
/// language does. Not for what stands in Slurm's files, or names something.
[[nodiscard]] std::string countText(std::uint64_t count);

} // namespace apportion
