// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/conf_keys_judged.h"

#include <algorithm>
#include <array>
#include <utility>

namespace apportion::checker
{

schema::Release judgedRelease(const Policy &policy)
{
    return policy.release == 0 ? schema::newestRelease : policy.release;
}

KeyVerdict judgeKey(schema::ConfSection section, std::string_view key, schema::Release release)
{
    const schema::ConfKey *known = schema::findAnyConfKey(section, key);
    if (known == nullptr) {
        return KeyVerdict::Unknown;
    }
    if (known->typeIn(release) == schema::ConfType::Unknown) {
        return release < known->releases.since ? KeyVerdict::TooNew : KeyVerdict::GivenUp;
    }
    const bool isDefunct = known->releases.defunctSince != 0 && release >= known->releases.defunctSince;
    return isDefunct ? KeyVerdict::Defunct : KeyVerdict::Known;
}

namespace
{

/// What begins the lines of a section.
constexpr std::array<std::pair<std::string_view, schema::ConfSection>, 6> sectionLists = { { { "NodeName", schema::ConfSection::Node },
    { "PartitionName", schema::ConfSection::Partition }, { "NodeSet", schema::ConfSection::NodeSet }, { "DownNodes", schema::ConfSection::DownNodes },
    { "FrontendName", schema::ConfSection::Frontend }, { "PowerAction", schema::ConfSection::PowerAction } } };

} // namespace

NearKey nearestElsewhere(schema::ConfSection section, std::string_view key)
{
    const auto inAnyRelease = [key](schema::ConfSection in) {
        std::string_view nearest;
        for (auto release = schema::confReleases.rbegin(); nearest.empty() && release != schema::confReleases.rend(); ++release) {
            nearest = schema::nearestConfKey(in, key, *release);
        }
        return nearest;
    };
    const auto lineOf = [](schema::ConfSection of) {
        const auto found = std::find_if(sectionLists.begin(), sectionLists.end(), [of](const auto &list) { return list.second == of; });
        return found == sectionLists.end() ? std::string_view() : found->first;
    };
    if (const std::string_view nearest = inAnyRelease(section); !nearest.empty()) {
        return { nearest, lineOf(section) };
    }
    using enum schema::ConfSection;
    for (const schema::ConfSection other : { Top, Node, Partition, NodeSet, DownNodes, Frontend, PowerAction }) {
        if (const std::string_view nearest = other != section ? inAnyRelease(other) : std::string_view(); !nearest.empty()) {
            return { nearest, lineOf(other) };
        }
    }
    return {};
}

schema::ConfSection sectionOfList(std::string_view key)
{
    using enum schema::ConfSection;
    for (const auto &[word, section] : sectionLists) {
        if (sameIgnoringCase(key, word)) {
            return section;
        }
    }
    return Top;
}

std::vector<std::pair<std::string_view, std::string_view>> pairsBehindName(std::string_view rest)
{
    std::vector<std::pair<std::string_view, std::string_view>> pairs;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= rest.size(); ++i) {
        if (i < rest.size() && (quoted || (rest[i] != ' ' && rest[i] != '\t'))) {
            quoted = quoted != (rest[i] == '"');
            continue;
        }
        const std::string_view word = rest.substr(begin, i - begin);
        if (const std::size_t equals = word.find('='); begin > 0 && equals != std::string_view::npos && equals > 0) {
            pairs.emplace_back(plainKey(word.substr(0, equals)), word.substr(equals + 1));
        }
        begin = i + 1;
    }
    return pairs;
}

std::string cutWord(std::string_view word)
{
    constexpr std::size_t most = 200;
    return std::string(word.substr(0, most));
}

std::string lineName(const ForeignLine &line)
{
    return std::string(plainKey(line.key)) + '=' + line.value.substr(0, line.value.find(' '));
}

bool isCarried(const Policy &policy, schema::ConfSection section, std::string_view key)
{
    return std::any_of(policy.foreignConf->begin(), policy.foreignConf->end(), [section, key](const ForeignLine &line) {
        if (sectionOfList(plainKey(line.key)) != section) {
            return false;
        }
        const auto pairs = pairsBehindName(line.value);
        return std::any_of(pairs.begin(), pairs.end(), [key](const auto &pair) { return sameIgnoringCase(pair.first, key); });
    });
}

} // namespace apportion::checker
