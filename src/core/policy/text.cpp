// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/text.h"

namespace apportion
{

std::string fillPlaces(const std::string &pattern, const std::vector<std::string> &arguments)
{
    std::string filled;
    filled.reserve(pattern.size() + 32);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == '%' && i + 1 < pattern.size() && pattern[i + 1] >= '1' && pattern[i + 1] <= '9';
        const std::size_t index = place ? static_cast<std::size_t>(pattern[i + 1] - '1') : 0;
        if (place && index < arguments.size()) {
            filled += arguments[index];
            ++i;
        } else {
            filled += pattern[i];
        }
    }
    return filled;
}

std::string Text::english() const
{
    return fillPlaces(source, arguments);
}

} // namespace apportion
