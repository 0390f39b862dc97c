// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/background_job.h"
#include "gui/widgets/form_bar.h"
#include "models/pasted_table.h"

#include <memory>

class QStandardItemModel;
class QTableView;

namespace apportion
{

/// Shows what a pasted table would change and what of it cannot be read, and does it.
class PasteForm : public FormBar
{
    Q_OBJECT

public:
    explicit PasteForm(Document *document, QWidget *parent = nullptr);

    /// Looks at the table in another thread, and opens when that is done.
    void openFor(PasteRequest request);
    [[nodiscard]] const PastePlan &plan() const { return *m_plan; }

Q_SIGNALS:
    void pasted(const std::vector<apportion::AssociationId> &ids);

private:
    using SharedPlan = std::shared_ptr<const PastePlan>;

    void receive(const SharedPlan &plan);
    void fill();
    void apply();

    Document *m_document;
    QStandardItemModel *m_rows;
    QTableView *m_table;
    SharedPlan m_plan = std::make_shared<const PastePlan>();
    quint64 m_askedAt = 0; // generation of the document
    BackgroundJob<SharedPlan> m_job;
};

} // namespace apportion
