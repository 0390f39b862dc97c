// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/usage/last_reset_field.h"

#include "core/evaluate/decay.h"
#include "core/policy/slurm_time.h"
#include "document/document.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/look.h"

#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTimeZone>

namespace apportion
{

namespace
{

/// As it is typed, and read again.
QString typedTime(std::int64_t time)
{
    return QDateTime::fromSecsSinceEpoch(time, QTimeZone::utc()).toString(QStringLiteral("yyyy-MM-dd hh:mm:ss"));
}

/// "2026-03-01", with or without a time behind it; nothing when it is none, or before 1970.
std::optional<std::int64_t> readTime(const QString &text)
{
    const std::optional<std::int64_t> seconds = parseTimestamp(text.toStdString());
    return seconds && *seconds > 0 ? seconds : std::nullopt;
}

} // namespace

LastResetField::LastResetField(Document *document, QWidget *parent)
    : QWidget(parent), m_document(document), m_line(new QLineEdit(this)), m_below(makeText("quiet", this))
{
    auto *caption = new ElidedLabel(this);
    caption->setText(tr("Last reset (UTC)"));
    m_line->setAccessibleName(caption->text());
    m_line->setPlaceholderText(tr("not known"));
    m_line->setClearButtonEnabled(true);
    m_line->setToolTip(tr("When slurmctld last set all usage to 0, or first started. Its file priority_last_decay_ran says it, which can be opened "
                          "here; no command does."));
    m_below->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_below->setMinimumHeight(2 * m_below->fontMetrics().height());
    makeColumn(this, { caption, m_line, m_below }, 4);
    connect(m_line, &QLineEdit::editingFinished, this, &LastResetField::commit);
    connect(m_document, &Document::policyChanged, this, &LastResetField::refresh);
    refresh();
}

QString LastResetField::reading() const
{
    return m_below->text();
}

void LastResetField::refresh()
{
    const std::optional<std::int64_t> last = m_document->situation().lastReset;
    if (!m_line->hasFocus() || !m_line->isModified()) {
        m_line->setText(last ? typedTime(*last) : QString());
    }
    setLook(m_below, "quiet");
    setLookProperty(m_line, "invalid", false);
    const UsageReset period = m_document->policy().priority.usageReset;
    const auto next = last && period != UsageReset::Now ? nextUsageReset(period, *last + 1) : std::nullopt;
    if (!next) {
        m_below->setText(QString());
        return;
    }
    const QString date = QLocale().toString(QDateTime::fromSecsSinceEpoch(*next, QTimeZone::utc()).date(), QLocale::ShortFormat);
    m_below->setText(*next > QDateTime::currentSecsSinceEpoch() ? tr("The next one is due on %1").arg(date)
                                                                : tr("One was due on %1: slurmctld makes up for it").arg(date));
}

void LastResetField::commit()
{
    const QString text = m_line->text().trimmed();
    const std::optional<std::int64_t> time = readTime(text);
    if (!text.isEmpty() && !time) {
        setLook(m_below, "error");
        setLookProperty(m_line, "invalid", true);
        m_below->setText(tr("Write a time like 2026-03-01 00:00"));
        return;
    }
    m_line->setModified(false);
    m_document->setLastReset(time);
    refresh();
}

} // namespace apportion

#include "moc_last_reset_field.cpp"
