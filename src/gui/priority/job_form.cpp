// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/job_form.h"
#include "gui/widgets/boxes.h"

#include "core/limits/effective_limits.h"
#include "gui/page/answer_row.h"
#include "gui/page/moment_text.h"
#include "gui/page/shown_draft.h"
#include "gui/page/workspace.h"
#include "models/number_format.h"
#include "storage/qt_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QFormLayout>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QStringList>
#include <QTimeZone>

namespace apportion
{

namespace
{

constexpr int mostNodes = 1 << 20;
constexpr int mostNice = 2147483645;

/// "fair-share 500 · age 0 · nice −10": the terms that are not 0.
QString termsText(const PriorityTerms &terms)
{
    const std::pair<QString, double> parts[] = { { JobForm::tr("fair-share %1"), terms.fairshare }, { JobForm::tr("age %1"), terms.age },
        { JobForm::tr("job size %1"), terms.jobSize }, { JobForm::tr("partition %1"), terms.partition }, { JobForm::tr("QOS %1"), terms.qos },
        { JobForm::tr("TRES %1"), terms.tres }, { JobForm::tr("association %1"), terms.assoc },
        { JobForm::tr("site %1"), static_cast<double>(terms.site) }, { JobForm::tr("nice %1"), -static_cast<double>(terms.nice) } };
    QStringList shown;
    for (const auto &[text, value] : parts) {
        if (value != 0.0) {
            shown << text.arg(termText(value));
        }
    }
    return shown.isEmpty() ? JobForm::tr("no term gives a point") : shown.join(QStringLiteral(" · "));
}

/// What the whole run costs, and what that does to who pays.
QString runText(const JobOutcome::Row &row)
{
    if (!row.run) {
        return JobForm::tr("without a time limit: %1 of usage an hour").arg(usageText(3600.0L * row.billing));
    }
    const RunCost &run = *row.run;
    const SlurmTime limit { static_cast<std::uint32_t>((run.seconds + 59) / 60), {} };
    QStringList parts { JobForm::tr("the whole run of %1 costs %2 of usage").arg(durationText(limit), usageText(run.usage)) };
    if (run.rankBefore != 0) {
        parts << JobForm::tr("the account has used %1").arg(usageText(run.accountUsage));
        parts << (run.rankAfter == run.rankBefore
                ? JobForm::tr("the user keeps rank %1").arg(integerText(run.rankBefore))
                : JobForm::tr("the user falls from rank %1 to %2").arg(integerText(run.rankBefore), integerText(run.rankAfter)));
    }
    return parts.join(QStringLiteral(" · "));
}

QString outcomeText(const JobOutcome &outcome)
{
    QStringList lines;
    if (!outcome.knownUser) {
        lines << JobForm::tr("The user is not in the account: no fair share, no association.");
    }
    for (const JobOutcome::Row &row : outcome.rows) {
        const QString partition = row.partition.empty() ? JobForm::tr("no partition") : QString::fromStdString(row.partition);
        lines << JobForm::tr("%1: billed %2 a second, priority %3, place %4 of %5")
                     .arg(partition, shortNumberText(row.billing, 2), integerText(row.terms.priority), integerText(row.place),
                         integerText(outcome.pending));
        if (row.neverStarts.isEmpty()) {
            lines << termsText(row.terms) << runText(row);
        } else { // what never runs costs nothing
            lines << translated(row.neverStarts) << termsText(row.terms);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

/// Wide enough for what it suggests: otherwise the form puts it below its name.
class SuggestingLine : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int around = 24; ///< its frame and paddings
        const QSize least = QLineEdit::minimumSizeHint();
        return { std::max(least.width(), fontMetrics().horizontalAdvance(placeholderText()) + around), least.height() };
    }
    [[nodiscard]] QSize sizeHint() const override { return QLineEdit::sizeHint().expandedTo(minimumSizeHint()); }
};

} // namespace

JobForm::JobForm(Workspace *workspace, QWidget *parent)
    : QWidget(parent), m_workspace(workspace), m_job([this](const Answer &answer) { receive(answer); }, [this] { m_answer->showAnswer({}); }),
      m_pasteJob([this](const Pasted &pasted) { receivePasted(pasted); }, [this] { m_answer->showAnswer({}); })
{
    build();
    connectAll();
    fillQos();
    refreshButtons();
}

/// The fields of a job, each with what it holds; an edit of any asks anew.
QFormLayout *JobForm::buildFields()
{
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto addRow = [form](const QString &name, QWidget *field) {
        field->setAccessibleName(name);
        form->addRow(name, field);
    };
    const auto addText = [&](const QString &name, const QString &placeholder, QString JobFields::*field) {
        auto *line = new SuggestingLine(this);
        line->setPlaceholderText(placeholder);
        connect(line, &QLineEdit::textChanged, this, &JobForm::ask);
        m_texts.emplace_back(line, field);
        addRow(name, line);
        return line;
    };
    const auto addNumber = [&](const QString &name, int least, int most, int JobFields::*field) {
        auto *box = new QSpinBox(this);
        box->setRange(least, most);
        box->setGroupSeparatorShown(true);
        connect(box, &QSpinBox::valueChanged, this, &JobForm::ask);
        m_numbers.emplace_back(box, field);
        addRow(name, box);
    };
    m_account = addText(tr("Account"), {}, &JobFields::account);
    m_user = addText(tr("User"), {}, &JobFields::user);
    addText(tr("Partitions"), tr("default, or a,b"), &JobFields::partitions);
    m_qos = new QComboBox(this);
    addRow(tr("QOS"), m_qos);
    addNumber(tr("Nodes"), 1, mostNodes, &JobFields::nodes);
    addNumber(tr("CPUs"), 1, mostNodes, &JobFields::cpus);
    addText(tr("Memory"), tr("16G"), &JobFields::memory);
    addText(tr("Other TRES"), tr("gres/gpu=1"), &JobFields::tres);
    addText(tr("Time limit"), tr("partition's, or 1-0"), &JobFields::timeLimit);
    addNumber(tr("Nice"), -mostNice, mostNice, &JobFields::nice);
    m_submitted = new QDateTimeEdit(this);
    m_submitted->setTimeSpec(Qt::UTC);
    m_submitted->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    addRow(tr("Submitted"), m_submitted);
    connect(m_qos, &QComboBox::currentIndexChanged, this, &JobForm::ask);
    connect(m_submitted, &QDateTimeEdit::dateTimeChanged, this, [this] {
        m_isSubmittedNow = m_isSubmittedNow && m_filling;
        ask();
    });
    return form;
}

void JobForm::build()
{
    QFormLayout *form = buildFields();
    m_answer = new AnswerRow(this);
    m_answer->setObjectName(QStringLiteral("jobAnswer"));
    m_add = new QPushButton(tr("Add job"), this);
    m_add->setObjectName(QStringLiteral("addJob"));
    m_change = new QPushButton(tr("Change selected"), this);
    m_change->setObjectName(QStringLiteral("changeJob"));
    m_remove = new QPushButton(tr("Remove selected"), this);
    m_remove->setObjectName(QStringLiteral("removeJob"));
    m_paste = new QPushButton(tr("Paste jobs"), this);
    m_paste->setToolTip(tr("Add the jobs that scontrol show job printed and that were copied"));
    auto *buttons = new QGridLayout;
    buttons->setSpacing(6);
    const QList<QWidget *> all { m_add, m_paste, m_change, m_remove };
    int widest = 0;
    for (const QWidget *button : all) {
        widest = std::max(widest, button->sizeHint().width());
    }
    constexpr int usualRoom = 280; // beside the page
    const int columns = 2 * widest + buttons->spacing() <= usualRoom ? 2 : 1;
    for (qsizetype i = 0; i < all.size(); ++i) {
        buttons->addWidget(all[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
    makeColumn(this, { form, m_answer, buttons }, 8, { 0, 0, 0, 8 });
}

void JobForm::connectAll()
{
    connect(m_add, &QPushButton::clicked, this, &JobForm::add);
    connect(m_change, &QPushButton::clicked, this, &JobForm::change);
    connect(m_remove, &QPushButton::clicked, this, &JobForm::remove);
    connect(m_paste, &QPushButton::clicked, this, [this] { addFromText(QGuiApplication::clipboard()->text()); });
    connect(m_answer, &AnswerRow::stopped, this, [this] { m_job.stop(); });
    connect(m_workspace, &Workspace::jobSelected, this, &JobForm::receiveSelected);
    connect(m_workspace, &Workspace::resultsChanged, this, &JobForm::ask);
    connect(m_workspace->document(), &Document::policyChanged, this, &JobForm::policyChanged);
}

void JobForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_account->text().isEmpty()) {
        receiveSelected();
    }
    ask();
}

void JobForm::policyChanged(const PolicyChange &change)
{
    if (change.kind == PolicyChange::Kind::Everything || change.kind == PolicyChange::Kind::Qos) {
        fillQos();
    }
    m_isSubmittedNow = m_isSubmittedNow || change.kind == PolicyChange::Kind::Everything;
    refreshButtons();
}

void JobForm::fillQos()
{
    const QScopedValueRollback filling(m_filling, true);
    const QString chosen = m_qos->currentData().toString();
    m_qos->clear();
    m_qos->addItem(tr("none"), QString());
    for (const Qos &qos : *m_workspace->document()->policy().qos) {
        const QString name = QString::fromStdString(qos.name);
        m_qos->addItem(name, name);
    }
    m_qos->setCurrentIndex(std::max(0, m_qos->findData(chosen)));
}

int JobForm::selectedJob() const
{
    const auto evaluation = m_workspace->evaluation();
    const JobRow row = m_workspace->selectedJobRow();
    if (!evaluation || row == Workspace::noJob || row >= evaluation->jobs().rowCount()) {
        return -1;
    }
    // rows are of the results: only jobs that are still those of the document are edited
    // At another moment some of them have started, or were not there yet, at the same places.
    const Results &results = *m_workspace->results();
    const Shared<std::vector<Job>> &jobs = results.ahead ? results.ahead->basis->present.jobs : evaluation->situation().jobs;
    const bool isCurrent
        = results.past ? results.generation == m_workspace->document()->generation() : jobs.sharesWith(m_workspace->document()->situation().jobs);
    return isCurrent ? static_cast<int>(evaluation->jobs().job[row]) : -1;
}

void JobForm::receiveSelected()
{
    refreshButtons();
    if (const int job = selectedJob(); job >= 0) {
        setFields(jobFields(m_workspace->document()->situation().jobs->at(static_cast<std::size_t>(job))));
    }
}

JobFields JobForm::fields() const
{
    JobFields fields;
    for (const auto &[line, field] : m_texts) {
        fields.*field = line->text();
    }
    for (const auto &[box, field] : m_numbers) {
        fields.*field = box->value();
    }
    fields.qos = m_qos->currentData().toString();
    fields.submitTime = m_submitted->dateTime().toSecsSinceEpoch();
    return fields;
}

QString JobForm::defaultQosName() const
{
    const Policy &policy = m_workspace->document()->policy();
    const AssociationTree &tree = policy.associations;
    const AssociationId account = tree.findAccount(m_account->text().trimmed().toStdString());
    const AssociationId user = account == noAssociation ? noAssociation : tree.findUser(account, m_user->text().trimmed().toStdString());
    const std::uint16_t qos = user == noAssociation ? unknownIndex : defaultQos(policy, user);
    return qos == unknownIndex ? QString() : toText((*policy.qos)[qos].name);
}

JobFields JobForm::asked() const
{
    JobFields asked = fields();
    asked.qos = asked.qos.isEmpty() ? defaultQosName() : asked.qos;
    return asked;
}

void JobForm::setFields(const JobFields &fields)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        for (const auto &[line, field] : m_texts) {
            line->setText(fields.*field);
        }
        for (const auto &[box, field] : m_numbers) {
            box->setValue(fields.*field);
        }
        m_qos->setCurrentIndex(std::max(0, m_qos->findData(fields.qos)));
        m_submitted->setDateTime(QDateTime::fromSecsSinceEpoch(fields.submitTime, QTimeZone::utc()));
    }
    m_isSubmittedNow = false;
    ask();
}

void JobForm::submitNow()
{
    const QScopedValueRollback filling(m_filling, true);
    m_submitted->setDateTime(QDateTime::fromSecsSinceEpoch(m_workspace->now() + m_workspace->look().seconds, QTimeZone::utc()));
}

void JobForm::ask()
{
    if (m_filling || !isVisible() || !m_workspace->hasPolicy()) {
        return;
    }
    refreshButtons();
    if (m_isSubmittedNow) {
        submitNow();
    }
    const QString qos = defaultQosName();
    m_qos->setItemText(0, qos.isEmpty() ? tr("none") : tr("the default, %1", "a QOS").arg(qos));
    if (m_account->text().trimmed().isEmpty() || m_user->text().trimmed().isEmpty()) {
        m_job.stop();
        m_answer->showAnswer(tr("Fill in an account and a user, or select a job."));
        return;
    }
    m_answer->showBusy();
    m_job.request([shown = ShownDraft(*m_workspace), fields = asked()](const std::stop_token &stop) {
        const ShownDraft::Taken taken = shown.take();
        Job job;
        job.id = freeJobId(*taken.draft.situation.jobs);
        Answer answer;
        answer.ahead = shown.ahead();
        answer.error = readJobFields(taken.draft.policy, fields, job);
        if (answer.error.isEmpty()) {
            answer.outcome = outcomeOf(taken.draft.policy, taken.draft.situation, taken.options, job, stop);
        }
        return answer;
    });
}

void JobForm::receive(const Answer &answer)
{
    m_add->setEnabled(answer.outcome.has_value());
    if (!answer.error.isEmpty()) {
        m_answer->showAnswer(answer.error);
    } else if (answer.outcome) {
        const QString mark = momentMark(answer.ahead);
        m_answer->showAnswer(mark.isEmpty() ? outcomeText(*answer.outcome) : mark + QLatin1Char('\n') + outcomeText(*answer.outcome));
    }
}

void JobForm::refreshButtons()
{
    const bool isSelected = selectedJob() >= 0;
    m_change->setEnabled(isSelected);
    m_remove->setEnabled(isSelected);
}

void JobForm::applyJobs(std::vector<Job> jobs, const QString &text)
{
    PolicyEdit edit;
    edit.jobs = Shared(std::move(jobs));
    m_workspace->document()->apply(edit, text);
}

void JobForm::add()
{
    std::vector<Job> jobs = *m_workspace->document()->situation().jobs;
    Job job;
    job.id = freeJobId(jobs);
    JobFields added = asked();
    if (m_isSubmittedNow) {
        added.submitTime = m_workspace->now(); // asked of a moment ahead, it is added to the jobs of the present all the same
    }
    if (const QString error = readJobFields(m_workspace->document()->policy(), added, job); !error.isEmpty()) {
        m_answer->showAnswer(error);
        return;
    }
    jobs.push_back(job);
    applyJobs(std::move(jobs), tr("Add job %1").arg(QString::fromStdString(job.id)));
}

void JobForm::change()
{
    const int selected = selectedJob();
    if (selected < 0) {
        return;
    }
    std::vector<Job> jobs = *m_workspace->document()->situation().jobs;
    Job &job = jobs[static_cast<std::size_t>(selected)];
    Job changed = job;
    if (const QString error = readJobFields(m_workspace->document()->policy(), fields(), changed); !error.isEmpty()) {
        m_answer->showAnswer(error);
        return;
    }
    if (job.accrueTime == 0 || job.submitTime == changed.submitTime) {
        changed.accrueTime = job.accrueTime; // a job that a dependency holds gathers no age
        changed.eligibleTime = job.eligibleTime;
    }
    job = changed;
    applyJobs(std::move(jobs), tr("Change job %1").arg(QString::fromStdString(changed.id)));
}

void JobForm::remove()
{
    const int selected = selectedJob();
    if (selected < 0) {
        return;
    }
    std::vector<Job> jobs = *m_workspace->document()->situation().jobs;
    const QString id = QString::fromStdString(jobs[static_cast<std::size_t>(selected)].id);
    jobs.erase(jobs.begin() + selected);
    applyJobs(std::move(jobs), tr("Remove job %1").arg(id));
}

void JobForm::addFromText(const QString &text)
{
    m_answer->showBusy();
    const Document *document = m_workspace->document();
    m_pasteJob.request([known = document->situation().jobs, generation = document->generation(), text] {
        Pasted pasted;
        pasted.generation = generation;
        const std::vector<Job> jobs = jobsOfText(*known, text, pasted.error);
        pasted.count = static_cast<int>(jobs.size());
        Shared<std::vector<Job>> all = known;
        all.edit().insert(all.edit().end(), jobs.begin(), jobs.end());
        pasted.edit.jobs = std::move(all);
        return pasted;
    });
}

void JobForm::receivePasted(const Pasted &pasted)
{
    if (pasted.count == 0) {
        m_answer->showAnswer(pasted.error);
        return;
    }
    if (pasted.generation != m_workspace->document()->generation()) {
        m_answer->showAnswer(tr("The policy changed meanwhile: paste again."));
        return;
    }
    m_workspace->document()->apply(pasted.edit, tr("Paste jobs"));
    m_answer->showAnswer(tr("Jobs added: %1").arg(integerText(pasted.count)));
}

} // namespace apportion

#include "moc_job_form.cpp"
