// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/replay/keep_replay.h"

#include "history/history.h"
#include "history/replay_measures.h"

#include <QDateTime>

namespace apportion
{

bool isKept(const ReplayAnswer &answer)
{
    return answer.isUsable() && !answer.isPartial && !answer.question.files.isEmpty();
}

QString keepReplay(const ReplayAnswer &answer)
{
    history::History kept;
    const std::int64_t now = QDateTime::currentSecsSinceEpoch();
    const std::string files = answer.question.files.join(QStringLiteral(", ")).toStdString();
    for (std::size_t place = 0; place < answer.scenarios(); ++place) {
        const replay::ScenarioReplay &one = answer.comparison.scenarios[place];
        const Snapshot before { answer.policy(place), answer.starts[place] };
        static_cast<void>(kept.addRun({ before, answer.trace, files, answer.question.isFast ? "fast" : "exact", 0,
                                          history::measureReplay(answer.trace, answer.machines[place], one.result), one.name },
            now));
    }
    return kept.error();
}

} // namespace apportion
