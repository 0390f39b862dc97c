// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "engine/background_job.h"
#include "gui/page/page.h"
#include "gui/widgets/filling_stack.h"

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace apportion
{

class TimeLink;

/// Charts of the newest results, of which one is shown. What is selected anywhere is marked in all of them. Their numbers are worked out away from
/// the GUI thread, and only when somebody looks: of those that are hidden, the newest results are enough when they are shown.
class ChartStack : public FillingStack
{
    Q_OBJECT

public:
    explicit ChartStack(Workspace *workspace, QWidget *parent = nullptr);

    /// Adds a chart of what @p work makes of an evaluation, in another thread. Where that depends on more than the
    /// evaluation, @p work takes nothing and gives such a function, with copies of all that it reads.
    template <typename Chart, typename Work>
    Chart *add(Work work)
    {
        using Data = std::decay_t<decltype(std::declval<Chart>().data())>;
        auto *chart = new Chart(this);
        const auto job = std::make_shared<BackgroundJob<Data>>([chart](const Data &numbers) { chart->setData(numbers); });
        if constexpr (requires(TimeLink * link) { chart->linkTo(link); }) {
            chart->linkTo(timeLink());
        }
        addChart(chart, [chart, job, work](const std::shared_ptr<const Evaluation> &evaluation) {
            if (!evaluation) {
                chart->setData({});
            } else if constexpr (std::is_invocable_v<Work, const Evaluation &>) {
                job->request([evaluation, work] { return work(*evaluation); });
            } else {
                job->request([evaluation, now = work()] { return now(*evaluation); });
            }
        });
        return chart;
    }

    /// The buttons of the charts' menus, for a header; that of the shown chart is visible while this is.
    [[nodiscard]] QWidget *menuButtons() const { return m_buttons; }
    /// The chart that is shown, also while it is lent to a stage.
    [[nodiscard]] QList<NamedChart> charts() const;
    [[nodiscard]] QList<ChartWidget *> all() const;
    void applyPalette(const Palette &palette);
    /// The numbers of a chart are those of something else now.
    void outdate(const ChartWidget *chart);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    using Request = std::function<void(const std::shared_ptr<const Evaluation> &)>;
    struct Entry
    {
        ChartWidget *chart;
        Request request;
        bool isStale = true; ///< not of the newest results
    };

    void addChart(ChartWidget *chart, Request request);
    [[nodiscard]] TimeLink *timeLink() const;
    void markAssociation(AssociationId id);
    void markJob(JobRow row);
    void refresh();

    Workspace *m_workspace;
    QStackedWidget *m_buttons;
    std::vector<Entry> m_entries;
};

} // namespace apportion
