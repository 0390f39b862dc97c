// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/background_job.h"
#include "gui/widgets/form_bar.h"
#include "models/association_finder.h"

class QCompleter;
class QLineEdit;
class QStringListModel;

namespace apportion
{

/// Goes to an account, or to a user in an account, by the beginning of a name.
class GoToForm : public FormBar
{
    Q_OBJECT

public:
    explicit GoToForm(Document *document, QWidget *parent = nullptr);

    void openForm();
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    /// What the text may mean, the most likely first.
    [[nodiscard]] const std::vector<FoundAssociation> &found() const { return m_found; }

Q_SIGNALS:
    void chosen(apportion::AssociationId id);

private:
    using Found = std::vector<FoundAssociation>;

    void look();
    void receive(const Found &found);
    void go(const QString &label);

    Document *m_document;
    QLineEdit *m_field;
    QStringListModel *m_labels;
    QCompleter *m_completer;
    Found m_found;
    bool m_goesWhenFound = false; // Return was pressed before the search was over
    BackgroundJob<Found> m_job;
};

} // namespace apportion
