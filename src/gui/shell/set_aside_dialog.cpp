// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/shell/set_aside_dialog.h"

#include "charts/palette.h"
#include "gui/shell/recovery_words.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace apportion
{

namespace
{

QString workText(const RecoverableWork &work)
{
    const QStringList words = recoveryWords(work);
    const QString none = work.header.file.isEmpty() ? SetAsideDialog::tr("never saved") : SetAsideDialog::tr("nothing changed");
    const QString what = words.isEmpty() ? none : words.join(SetAsideDialog::tr(", ", "between the parts of a list"));
    return SetAsideDialog::tr("%1, %2\n%3", "a policy, when it was edited last, and what was changed")
        .arg(work.header.name, QLocale().toString(work.header.when.toLocalTime(), QLocale::ShortFormat), what);
}

} // namespace

RecoverableWorks readSetAside(const QString &folder)
{
    std::vector<RecoverableWork> works;
    const QDir place(folder);
    const QStringList journals = place.entryList({ QStringLiteral("*.journal") }, QDir::Files);
    for (const QString &journal : journals) {
        if (std::optional<RecoverableWork> work = readRecoverable(place.filePath(journal))) {
            works.push_back(std::move(*work));
        }
    }
    std::stable_sort(works.begin(), works.end(), [](const RecoverableWork &a, const RecoverableWork &b) { return a.header.when > b.header.when; });
    return std::make_shared<const std::vector<RecoverableWork>>(std::move(works));
}

SetAsideDialog::SetAsideDialog(RecoverableWorks works, QWidget *parent) : QDialog(parent), m_works(std::move(works)), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Recover edits"));
    setWindowModality(Qt::WindowModal);
    resize(textPixels(520), textPixels(320));
    m_list->setAccessibleName(windowTitle());
    m_list->setAlternatingRowColors(true);
    m_list->setWordWrap(true);
    for (const RecoverableWork &work : *m_works) {
        auto *item = new QListWidgetItem(workText(work), m_list);
        item->setSizeHint({ 0, textPixels(44) }); // two lines, with room round them
        item->setToolTip(QDir::toNativeSeparators(work.header.file.isEmpty() ? work.journalPath : work.header.file));
    }
    m_list->setCurrentRow(0);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *recovering = buttons->addButton(tr("Recover"), QDialogButtonBox::AcceptRole);
    recovering->setDefault(true);
    recovering->setEnabled(!m_works->empty());
    const QPushButton *other = buttons->addButton(tr("Other…"), QDialogButtonBox::ActionRole);
    connect(other, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT otherRequested();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(this, &QDialog::accepted, this, [this] {
        const auto row = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
        if (row < m_works->size()) {
            Q_EMIT chosen((*m_works)[row].journalPath);
        }
    });
    auto *layout = new QVBoxLayout(this);
    auto *text = new QLabel(
        m_works->empty() ? tr("No edits are put aside that can be read.") : tr("These edits were put aside. They stay until they are saved."), this);
    text->setWordWrap(true);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
}

} // namespace apportion

#include "moc_set_aside_dialog.cpp"
