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
    if (unit == '\0') {
        return weight;
    }
    static constexpr std::string_view steps = "KMGTP";
    const auto step = static_cast<int>(steps.find(static_cast<char>(unit >= 'a' ? unit - 'a' + 'A' : unit))) + 1;
    const std::string_view type = std::string_view(name).substr(0, name.find('/'));
    const int counted = sameIgnoringCase(type, "mem") || sameIgnoringCase(type, "bb") ? 2 : 0; // M is the second step
    // Slurm divides by an int: what is too large for one, as T and P of what is not counted in MB, has become 0 by then
    // and changes nothing.
    constexpr int mostSteps = 3;
    return step <= counted || step - counted > mostSteps ? weight : weight / static_cast<double>(std::uint64_t { 1 } << 10 * (step - counted));
}

const TresWeight *findLastWeight(const TresWeights &weights, std::string_view name)
{
    const auto found = std::find_if(
        weights.rbegin(), weights.rend(), [&](const TresWeight &weight) { return weight.unread.empty() && sameIgnoringCase(weight.name, name); });
    return found == weights.rend() ? nullptr : &*found;
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
