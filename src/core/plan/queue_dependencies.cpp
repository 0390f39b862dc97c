// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/queue_dependencies.h"

#include "core/policy/text_scan.h"

#include <algorithm>

namespace apportion
{

namespace
{

constexpr std::uint64_t mostMinutes = std::uint64_t { 2 } * 366 * 1440;

} // namespace

QueueDependencies::QueueDependencies(const std::vector<Job> &jobs) : m_waits(jobs.size())
{
    const auto depends = [](const Job &job) { return !job.running && !job.dependency.empty(); };
    if (std::none_of(jobs.begin(), jobs.end(), depends)) {
        return;
    }
    for (std::uint32_t job = 0; job < jobs.size(); ++job) {
        const std::string &id = jobs[job].id;
        const std::size_t bar = id.find('_');
        m_byName[id.substr(0, bar)].push_back(job);
        if (bar != std::string::npos) {
            m_byName[id].push_back(job);
        }
    }
    for (std::uint32_t job = 0; job < jobs.size(); ++job) {
        if (depends(jobs[job])) {
            read(job, jobs[job].dependency);
        }
    }
}

std::vector<std::uint32_t> QueueDependencies::named(std::string_view name) const
{
    name = name.substr(0, name.find("_*"));
    if (const auto exact = m_byName.find(std::string(name)); exact != m_byName.end()) {
        return exact->second;
    }
    const std::size_t bar = name.find('_'); // a task that is one of those that still wait together
    const auto whole = bar == std::string_view::npos ? m_byName.end() : m_byName.find(std::string(name.substr(0, bar)));
    return whole == m_byName.end() ? std::vector<std::uint32_t>() : whole->second;
}

void QueueDependencies::read(std::uint32_t job, std::string_view text)
{
    const bool isAny = text.find('?') != std::string_view::npos; // one of them is enough
    bool isKept = true;
    std::vector<std::pair<std::uint32_t, Condition>> conditions;
    splitEach(text, isAny ? '?' : ',', [&](std::string_view part) {
        std::string_view kind;
        splitEach(part, ':', [&](std::string_view word) {
            if (kind.empty()) {
                kind = word;
                return;
            }
            const std::size_t name = word.find_first_of("+("); // "after:12+5" in minutes, "afterok:12(unfulfilled)"
            const std::size_t failed = word.find("(failed)");
            const bool isStart = sameIgnoringCase(kind, "after");
            const bool isEnd = sameIgnoringCase(kind, "afterany") || sameIgnoringCase(kind, "afterok") || sameIgnoringCase(kind, "aftercorr");
            const std::vector<std::uint32_t> others = named(word.substr(0, name));
            if ((!isStart && !isEnd) || others.empty() || failed != std::string_view::npos) {
                isKept = isKept && isAny;
                return;
            }
            std::string_view minutes = name == std::string_view::npos || word[name] != '+' ? std::string_view() : word.substr(name + 1);
            minutes = minutes.substr(0, minutes.find('('));
            const std::uint64_t later = std::min(mostMinutes, unsignedNumber(minutes).value_or(0));
            for (const std::uint32_t other : others) {
                conditions.push_back({ other, { job, isEnd, static_cast<std::int64_t>(later) * 60 } });
                isKept = isKept && (isAny || other != job);
            }
        });
        isKept = isKept && (isAny || part.find(':') != std::string_view::npos); // "singleton"
    });
    if (!isKept || conditions.empty()) {
        return;
    }
    m_waits[job].missing = isAny ? 1 : static_cast<std::uint32_t>(conditions.size());
    for (const auto &[other, condition] : conditions) {
        m_on[other].push_back(condition);
    }
}

std::vector<QueueDependencies::Ready> QueueDependencies::happened(std::uint32_t job, bool ended, std::int64_t time)
{
    std::vector<Ready> ready;
    const auto found = m_on.find(job);
    if (found == m_on.end()) {
        return ready;
    }
    for (const Condition &condition : found->second) {
        Wait &wait = m_waits[condition.waiting];
        if (condition.isEnd != ended || wait.missing == 0) {
            continue;
        }
        wait.ready = std::max(wait.ready, time + condition.later);
        if (--wait.missing == 0) {
            ready.push_back({ condition.waiting, wait.ready });
        }
    }
    return ready;
}

} // namespace apportion
