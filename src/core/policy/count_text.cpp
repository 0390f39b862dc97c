// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/count_text.h"

namespace apportion
{

std::string countText(std::uint64_t count)
{
    std::string text = std::to_string(count);
    for (std::size_t place = text.size(); place > 3; place -= 3) {
        text.insert(place - 3, 1, ',');
    }
    return text;
}

} // namespace apportion
