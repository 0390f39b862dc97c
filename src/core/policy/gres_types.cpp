// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/gres_types.h"

#include "core/policy/text_scan.h"
#include "core/policy/whole_conf.h"

#include <algorithm>
#include <iterator>

namespace apportion
{

namespace
{

/// "gpu" of "gres/gpu:a100".
std::string_view nameOfGres(std::string_view gres)
{
    const std::string_view name = gres.substr(std::min(gres.find('/') + 1, gres.size()));
    return name.substr(0, name.find(':'));
}

} // namespace

GresTypes::GresTypes(const Policy &policy) : m_knowsAll(!isWholeConf(policy))
{
    m_knowsAll = m_knowsAll && foreignConfLine(policy, "GresTypes") == nullptr;
    splitEach(foreignConfValue(policy, "GresTypes"), ',', [this](std::string_view name) { m_names.emplace_back(name); });
}

bool GresTypes::knows(std::string_view gres) const
{
    return m_knowsAll || std::find(m_names.begin(), m_names.end(), nameOfGres(gres)) != m_names.end();
}

TresCounts GresTypes::known(const TresCounts &gres) const
{
    TresCounts counts;
    std::copy_if(gres.begin(), gres.end(), std::back_inserter(counts), [this](const TresCount &one) { return knows(one.name); });
    return counts;
}

bool countsAs(std::string_view has, std::string_view tres)
{
    const std::size_t told = has.starts_with("gres/") ? std::min(has.find(':'), has.size()) : 0; // from here on by case
    return has.size() == tres.size() && sameIgnoringCase(has.substr(0, told), tres.substr(0, told)) && has.substr(told) == tres.substr(told);
}

} // namespace apportion
