// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/page/background_job.h"

#include <stop_token>

namespace apportion
{

/// A BackgroundJob whose work is asked to stop when it is overtaken, given up, or its owner goes.
template <typename Result>
class StoppableJob
{
public:
    explicit StoppableJob(typename BackgroundJob<Result>::Done done) : m_job(std::move(done)) { }
    ~StoppableJob() { stop(); }
    StoppableJob(const StoppableJob &) = delete;
    StoppableJob &operator=(const StoppableJob &) = delete;

    /// @p work is called with a stop token.
    template <typename Work>
    void request(Work work)
    {
        stop();
        m_source = std::stop_source();
        m_job.request([work = std::move(work), token = m_source.get_token()]() mutable { return work(token); });
    }
    void stop() { m_source.request_stop(); }

private:
    std::stop_source m_source;
    BackgroundJob<Result> m_job;
};

} // namespace apportion
