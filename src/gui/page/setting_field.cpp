// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/setting_field.h"
#include "gui/widgets/boxes.h"

#include "core/policy/slurm_time.h"
#include "core/schema/setting_fields.h"
#include "gui/widgets/elided_label.h"
#include "gui/widgets/look.h"
#include "models/number_format.h"
#include "models/setting_info.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace apportion
{

SettingField::SettingField(Document *document, PriorityKey key, const QString &caption, const QList<Choice> &choices, QWidget *parent)
    : QWidget(parent), m_document(document), m_key(key), m_caption(new ElidedLabel(this)), m_below(makeText("quiet", this)),
      m_default(new QPushButton(this))
{
    setObjectName(QString::fromLatin1(priorityKeyWord(key)));
    const QString help = settingHelp(key);
    QWidget *editor = nullptr;
    if (choices.isEmpty()) {
        m_line = new QLineEdit(this);
        editor = m_line;
        connect(m_line, &QLineEdit::textEdited, this, &SettingField::judge);
        connect(m_line, &QLineEdit::editingFinished, this, [this] {
            if (m_line->isModified()) { // who only passes by sets nothing: not even what slurm.conf leaves to the default
                commit(m_line->text());
            }
        });
    } else {
        m_list = new QComboBox(this);
        editor = m_list;
        for (const Choice &choice : choices) {
            m_list->addItem(choice.label, choice.value);
        }
        connect(m_list, &QComboBox::activated, this, [this] { commit(m_list->currentData().toString()); });
    }
    editor->setToolTip(help);
    editor->setAccessibleName(caption);
    editor->setAccessibleDescription(help);
    m_caption->setText(caption);
    m_caption->setToolTip(tr("%1 (%2)", "a caption and the key of slurm.conf").arg(caption, QString::fromLatin1(priorityKeyWord(key))));
    m_below->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_below->setMinimumHeight(2 * m_below->fontMetrics().height());

    setLook(m_default, "link");
    // no higher than the caption: the editors of a row stand side by side, with a default above them or not
    m_default->setStyleSheet(QStringLiteral("min-height: 0; padding-top: 0; padding-bottom: 0;"));
    m_default->setFocusPolicy(Qt::TabFocus);
    connect(m_default, &QPushButton::clicked, this, &SettingField::resetToDefault);
    makeColumn(this, { makeRow({ { m_caption, 1 }, m_default }), editor, m_below }, 4);

    connect(m_document, &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Setting) {
            refresh();
        }
    });
    refresh();
}

void SettingField::setReading(Reading reading)
{
    m_reading = std::move(reading);
    refresh();
}

QString SettingField::reading() const
{
    return m_below->text();
}

void SettingField::refresh()
{
    const QString value = QString::fromStdString(settingValue(m_document->policy(), m_key));
    const QString standard = QString::fromStdString(settingDefault(m_key));
    m_default->setToolTip(standard.isEmpty() ? tr("Back to Slurm's default") : tr("Back to Slurm's default: %1").arg(standard));
    m_default->setVisible(value != standard);
    fitDefault();
    if (m_line != nullptr) {
        if (!m_line->hasFocus() || !m_line->isModified()) {
            m_line->setText(value);
        }
        judge(m_line->text());
        return;
    }
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentIndex(m_list->findData(value, Qt::UserRole, Qt::MatchFixedString));
    judge(value);
}

void SettingField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitDefault();
}

/// What the default is gives way to the caption beside it: the tip says it, too.
void SettingField::fitDefault()
{
    constexpr int around = 14; // between the two, and round the link
    const QString standard = QString::fromStdString(settingDefault(m_key));
    const QString whole = standard.isEmpty() ? tr("Default") : tr("Default: %1").arg(standard);
    const int needed = m_caption->sizeHint().width() + m_default->fontMetrics().horizontalAdvance(whole) + around;
    m_default->setText(needed <= width() ? whole : tr("Default"));
}

void SettingField::judge(const QString &text)
{
    Policy tried = m_document->policy();
    const QString error = applySetting(tried, m_key, text);
    m_wrong = !error.isEmpty();
    setLook(m_below, m_wrong ? "error" : "quiet");
    if (m_line != nullptr) {
        setLookProperty(m_line, "invalid", m_wrong);
    }
    m_below->setText(m_wrong ? error : m_reading ? m_reading(tried, text) : settingMeaning(tried, m_key, 0));
}

void SettingField::commit(const QString &text)
{
    Policy tried = m_document->policy();
    if (!applySetting(tried, m_key, text).isEmpty()) {
        return; // the line below has said why; the text stays for correcting it
    }
    if (m_line != nullptr) {
        m_line->setModified(false);
    }
    m_document->setSetting(tried, m_key);
    refresh();
}

void SettingField::resetToDefault()
{
    if (m_line != nullptr) {
        m_line->setModified(false);
    }
    m_document->apply(defaultEdit(m_document->policy(), m_key), tr("Default of %1").arg(QLatin1String(priorityKeyWord(m_key))));
}

QString timeInWords(const QString &text)
{
    const std::string written = text.trimmed().toStdString();
    const ParsedTime parsed = parseTime(written);
    if (!parsed) {
        return {};
    }
    QString words = durationText(parsed.time);
    if (looksLikeSomethingElse(written)) {
        return QCoreApplication::translate("SettingField", "%1: Slurm reads minutes and seconds here").arg(words);
    }
    return words;
}

} // namespace apportion

#include "moc_setting_field.cpp"
