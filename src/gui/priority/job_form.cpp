// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/priority/job_form.h"

#include "gui/page/answer_row.h"
#include "gui/page/workspace.h"
#include "models/number_format.h"

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
#include <QVBoxLayout>

namespace apportion
{

namespace
{

constexpr int mostNodes = 1 << 20;
constexpr int mostNice = 2147483645;

QLineEdit *makeLine(const QString &name, const QString &placeholder, QWidget *parent)
{
    auto *line = new QLineEdit(parent);
    line->setAccessibleName(name);
    line->setPlaceholderText(placeholder);
    return line;
}

QSpinBox *makeNumber(const QString &name, int least, int most, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setAccessibleName(name);
    box->setRange(least, most);
    box->setGroupSeparatorShown(true);
    return box;
}

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
        lines << termsText(row.terms);
    }
    return lines.join(QLatin1Char('\n'));
}

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

void JobForm::build()
{
    m_account = makeLine(tr("Account"), {}, this);
    m_user = makeLine(tr("User"), {}, this);
    m_partitions = makeLine(tr("Partitions"), tr("the default; or a,b"), this);
    m_qos = new QComboBox(this);
    m_qos->setAccessibleName(tr("QOS"));
    m_nodes = makeNumber(tr("Nodes"), 1, mostNodes, this);
    m_cpus = makeNumber(tr("CPUs"), 1, mostNodes, this);
    m_memory = makeLine(tr("Memory"), tr("16G"), this);
    m_tres = makeLine(tr("Other TRES"), tr("gres/gpu=1"), this);
    m_limit = makeLine(tr("Time limit"), tr("the partition's; 1-0"), this);
    m_nice = makeNumber(tr("Nice"), -mostNice, mostNice, this);
    m_submitted = new QDateTimeEdit(this);
    m_submitted->setTimeSpec(Qt::UTC);
    m_submitted->setAccessibleName(tr("Submitted"));
    m_submitted->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (QWidget *field : std::initializer_list<QWidget *> {
             m_account, m_user, m_partitions, m_qos, m_nodes, m_cpus, m_memory, m_tres, m_limit, m_nice, m_submitted }) {
        form->addRow(field->accessibleName(), field);
    }
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
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(8);
    layout->addLayout(form);
    layout->addWidget(m_answer);
    layout->addLayout(buttons);
}

void JobForm::connectAll()
{
    for (QLineEdit *line : { m_account, m_user, m_partitions, m_memory, m_tres, m_limit }) {
        connect(line, &QLineEdit::textChanged, this, &JobForm::ask);
    }
    for (QSpinBox *box : { m_nodes, m_cpus, m_nice }) {
        connect(box, &QSpinBox::valueChanged, this, &JobForm::ask);
    }
    connect(m_qos, &QComboBox::currentIndexChanged, this, &JobForm::ask);
    connect(m_submitted, &QDateTimeEdit::dateTimeChanged, this, [this] {
        m_isSubmittedNow = m_isSubmittedNow && m_filling;
        ask();
    });
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
    const auto &results = m_workspace->results();
    const JobRow row = m_workspace->selectedJobRow();
    if (!results || !results->evaluation || row == Workspace::noJob || row >= results->evaluation->jobs().rowCount()) {
        return -1;
    }
    // rows are of the results: only jobs that are still those of the document are edited
    const bool isCurrent = results->evaluation->situation().jobs.sharesWith(m_workspace->document()->situation().jobs);
    return isCurrent ? static_cast<int>(results->evaluation->jobs().job[row]) : -1;
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
    fields.account = m_account->text();
    fields.user = m_user->text();
    fields.partitions = m_partitions->text();
    fields.qos = m_qos->currentData().toString();
    fields.nodes = m_nodes->value();
    fields.cpus = m_cpus->value();
    fields.memory = m_memory->text();
    fields.tres = m_tres->text();
    fields.timeLimit = m_limit->text();
    fields.nice = m_nice->value();
    fields.submitTime = m_submitted->dateTime().toSecsSinceEpoch();
    return fields;
}

void JobForm::setFields(const JobFields &fields)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        m_account->setText(fields.account);
        m_user->setText(fields.user);
        m_partitions->setText(fields.partitions);
        m_qos->setCurrentIndex(std::max(0, m_qos->findData(fields.qos)));
        m_nodes->setValue(fields.nodes);
        m_cpus->setValue(fields.cpus);
        m_memory->setText(fields.memory);
        m_tres->setText(fields.tres);
        m_limit->setText(fields.timeLimit);
        m_nice->setValue(fields.nice);
        m_submitted->setDateTime(QDateTime::fromSecsSinceEpoch(fields.submitTime, Qt::UTC));
    }
    m_isSubmittedNow = false;
    ask();
}

void JobForm::submitNow()
{
    const auto &results = m_workspace->results();
    const std::int64_t known = results && results->evaluation ? results->evaluation->now() : 0;
    const QScopedValueRollback filling(m_filling, true);
    m_submitted->setDateTime(known > 0 ? QDateTime::fromSecsSinceEpoch(known, Qt::UTC) : QDateTime::currentDateTimeUtc());
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
    if (m_account->text().trimmed().isEmpty() || m_user->text().trimmed().isEmpty()) {
        m_job.stop();
        m_answer->showAnswer(tr("Fill in an account and a user, or select a job."));
        return;
    }
    m_answer->showBusy();
    m_job.request([now = m_workspace->document()->snapshot(), options = m_workspace->options(), fields = fields()](const std::stop_token &stop) {
        Job job;
        job.id = freeJobId(*now.situation.jobs);
        Answer answer;
        answer.error = readJobFields(now.policy, fields, job);
        if (answer.error.isEmpty()) {
            answer.outcome = outcomeOf(now.policy, now.situation, options, job, stop);
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
        m_answer->showAnswer(outcomeText(*answer.outcome));
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
    if (const QString error = readJobFields(m_workspace->document()->policy(), fields(), job); !error.isEmpty()) {
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
