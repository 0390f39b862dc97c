// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace apportion
{

class Document;

/// Chooses the release of Slurm by whose keys slurm.conf is judged; "newest" where nobody knows it.
class ReleaseChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit ReleaseChoice(Document *document, QWidget *parent = nullptr);

private:
    void refresh();

    Document *m_document;
};

} // namespace apportion
