// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/tres.h"

#include <algorithm>

namespace apportion
{

namespace
{
char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
} // namespace

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

std::string lowerCase(std::string_view text)
{
    std::string folded(text);
    std::transform(folded.begin(), folded.end(), folded.begin(), lower);
    return folded;
}

TresTable::TresTable()
{
    reset();
}

void TresTable::reset()
{
    m_names = { "cpu", "mem", "energy", "node", "billing", "fs/disk", "vmem", "pages" };
}

TresIndex TresTable::find(std::string_view name) const
{
    for (TresIndex i = 0; i < size(); ++i) {
        if (sameIgnoringCase(m_names[i], name)) {
            return i;
        }
    }
    return noTres;
}

TresIndex TresTable::track(std::string_view name)
{
    if (const TresIndex known = find(name); known != noTres) {
        return known;
    }
    m_names.push_back(lowerCase(name));
    return size() - 1;
}

bool TresTable::isGres(TresIndex index) const
{
    return m_names[index].rfind("gres/", 0) == 0;
}

bool TresTable::isNodeTres(TresIndex index) const
{
    return index == tresCpu || index == tresMem || index == tresNode || isGres(index);
}

double TresWeight::perUnit() const
{
    // Slurm divides the weight by 1024 for each step above the unit in which the TRES is counted, which is
    // MB for memory and 1 for everything else.
    static constexpr std::string_view steps = "KMGTP";
    const bool memory = sameIgnoringCase(name, "mem");
    if (unit == '\0') {
        return weight;
    }
    const auto step = static_cast<int>(steps.find(static_cast<char>(unit >= 'a' ? unit - 'a' + 'A' : unit))) + 1;
    double scaled = weight;
    const int counted = memory ? 2 : 0; // M is the second step
    for (int i = counted; i < step; ++i) {
        scaled /= 1024.0;
    }
    for (int i = step; i < counted; ++i) {
        scaled *= 1024.0;
    }
    return scaled;
}

std::uint64_t tresCount(const TresCounts &counts, std::string_view name)
{
    for (const TresCount &entry : counts) {
        if (sameIgnoringCase(entry.name, name)) {
            return entry.count;
        }
    }
    return 0;
}

} // namespace apportion
