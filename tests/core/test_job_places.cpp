// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/job_places.h"
#include "support/test_case.h"

#include <QTest>

#include <optional>
#include <string>

namespace test_job_places
{

using namespace apportion;

class TestJobPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyJobIsFoundWhileTheListGrows()
    {
        std::vector<Job> jobs;
        JobPlaces places;
        QCOMPARE(places.find(jobs, "0"), std::optional<std::uint32_t>());
        for (std::uint32_t place = 0; place < 3000; ++place) {
            jobs.emplace_back().id = std::to_string(place) + (place % 3 == 0 ? "_[1-50%5]" : "");
            places.add(jobs, place);
        }
        for (std::uint32_t place = 0; place < jobs.size(); ++place) {
            QCOMPARE(places.find(jobs, jobs[place].id), std::optional(place));
        }
        QCOMPARE(places.find(jobs, "3000"), std::optional<std::uint32_t>());
        QCOMPARE(places.find(jobs, ""), std::optional<std::uint32_t>());
    }
    void ofThoseThatShareAnIdTheFirstIsMeant()
    {
        std::vector<Job> jobs(4);
        jobs[1].id = jobs[3].id = "7";
        jobs[2].id = "8";
        const JobPlaces places(jobs);
        QCOMPARE(places.find(jobs, "7"), std::optional<std::uint32_t>(1));
        QCOMPARE(places.find(jobs, "8"), std::optional<std::uint32_t>(2));
        QCOMPARE(places.find(jobs, ""), std::optional<std::uint32_t>(0));
    }
};

APPORTION_TEST(TestJobPlaces)
} // namespace test_job_places

#include "test_job_places.moc"
