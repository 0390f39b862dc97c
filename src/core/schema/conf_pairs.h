// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/conf_keys.h"

#include <string_view>

namespace apportion::schema
{

/// Whether slurmctld takes these words of PreemptMode, which it knows one by one, together (slurm_protocol_defs.c, preempt_mode_num).
[[nodiscard]] bool isPreemptMode(std::string_view mode);
/// Whether slurmctld takes this PreemptMode beside this PreemptType; an empty one stands for Slurm's default
/// (read_config.c).
[[nodiscard]] bool isPreemptPair(std::string_view type, std::string_view mode);
/// Whether slurmctld takes these PrologFlags, which it knows one by one, together (read_config.c, _validate_and_set_defaults).
[[nodiscard]] bool isPrologFlagSet(std::string_view flags);
/// Whether slurmctld takes these SelectTypeParameters, which it knows one by one, together and beside this SelectType; an empty
/// type is not judged, as releases have different defaults
/// (read_config.c, _parse_select_type_param; select.c, select_g_init).
[[nodiscard]] bool isSelectPair(std::string_view type, std::string_view parameters);

} // namespace apportion::schema
