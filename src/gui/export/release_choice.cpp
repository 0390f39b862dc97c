// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/release_choice.h"

#include "core/schema/conf_key_search.h"
#include "document/document.h"

#include <QSignalBlocker>

namespace apportion
{

namespace
{

QString textOf(schema::Release release)
{
    return QString::fromStdString(schema::releaseText(release));
}

} // namespace

ReleaseChoice::ReleaseChoice(Document *document, QWidget *parent) : QComboBox(parent), m_document(document)
{
    setAccessibleName(tr("Release of Slurm"));
    setToolTip(tr("The release of Slurm that the cluster runs: the problems tell which keys of slurm.conf it refuses."));
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, [this](int index) {
        PolicyEdit edit;
        edit.release = static_cast<std::uint16_t>(itemData(index).toUInt());
        m_document->apply(edit, tr("Change the release of Slurm"));
    });
    connect(document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Conf) {
            refresh();
        }
    });
    addItem(tr("Newest Slurm (%1)").arg(textOf(schema::newestRelease)), 0U);
    for (auto release = schema::confReleases.rbegin(); release != schema::confReleases.rend(); ++release) {
        addItem(tr("Slurm %1").arg(textOf(*release)), static_cast<uint>(*release));
    }
    refresh();
}

void ReleaseChoice::refresh()
{
    constexpr int known = 1 + static_cast<int>(schema::confReleases.size());
    const QSignalBlocker blocker(this);
    const schema::Release chosen = m_document->policy().release;
    if (count() > known) {
        removeItem(known); // of another policy
    }
    if (findData(static_cast<uint>(chosen)) < 0) {
        addItem(tr("Slurm %1").arg(textOf(chosen)), static_cast<uint>(chosen));
    }
    setCurrentIndex(findData(static_cast<uint>(chosen)));
}

} // namespace apportion

#include "moc_release_choice.cpp"
