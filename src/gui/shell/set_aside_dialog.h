// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/recovery.h"

#include <QDialog>

#include <memory>
#include <vector>

class QListWidget;

namespace apportion
{

/// What can be recovered, newest first; a read journal is large, so that it is shared.
using RecoverableWorks = std::shared_ptr<const std::vector<RecoverableWork>>;

/// Reads what was put aside in a folder; what is damaged is not among it. Reads files, so not in the GUI thread.
[[nodiscard]] RecoverableWorks readSetAside(const QString &folder);

/// Asks which of the edits that were put aside are to come back: of which policy, when, and what was changed.
class SetAsideDialog : public QDialog
{
    Q_OBJECT

public:
    SetAsideDialog(RecoverableWorks works, QWidget *parent);

Q_SIGNALS:
    void chosen(const QString &journalPath);
    /// It is none of these: a file is to be asked for.
    void otherRequested();

private:
    RecoverableWorks m_works;
    QListWidget *m_list;
};

} // namespace apportion
