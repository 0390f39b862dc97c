// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/workspace.h"

#include "charts/time_link.h"

#include <QDateTime>

#include <algorithm>

namespace apportion
{

Workspace::Workspace(QObject *parent)
    : QObject(parent), m_state(new State { new Document(this), new Engine(this), {}, {}, {}, noAssociation, noJob, {} }), m_whole(this)
{
    m_state->timeLink = new TimeLink(this);
    connect(document(), &Document::policyChanged, this, &Workspace::onPolicyChanged);
    connect(engine(), &Engine::evaluated, this, &Workspace::numbersChanged);
    connect(engine(), &Engine::finished, this, &Workspace::setResults);
}

Workspace::Workspace(Workspace *whole) : m_state(whole->m_state), m_whole(whole)
{
    connect(whole, &Workspace::numbersChanged, this, &Workspace::numbersChanged);
    connect(whole, &Workspace::resultsChanged, this, &Workspace::resultsChanged);
    connect(whole, &Workspace::optionsChanged, this, &Workspace::optionsChanged);
    connect(whole, &Workspace::lookChanged, this, &Workspace::lookChanged);
    connect(whole, &Workspace::policyLoaded, this, &Workspace::policyLoaded);
    connect(whole, &Workspace::associationSelected, this, &Workspace::associationSelected);
    connect(whole, &Workspace::jobSelected, this, &Workspace::jobSelected);
    connect(whole, &Workspace::explainRequested, this, &Workspace::explainRequested);
    connect(whole, &Workspace::jumpTo, this, &Workspace::jumpTo);
    connect(whole, &Workspace::explanationWanted, this, &Workspace::explanationWanted);
    connect(whole, &Workspace::comparisonRequested, this, &Workspace::comparisonRequested);
}

Workspace::~Workspace() = default;

std::int64_t Workspace::now() const
{
    const std::int64_t shown = evaluation() ? evaluation()->now() : 0;
    const std::int64_t now = results() && results()->present > 0 ? results()->present : shown;
    return now > 0 ? now : QDateTime::currentSecsSinceEpoch();
}

bool Workspace::isUpToDate() const
{
    return m_state->results && m_state->results->generation == m_state->document->generation() && !m_state->engine->isBusy();
}

Algorithm Workspace::algorithm() const
{
    return m_state->options.algorithm.value_or(m_state->document->policy().priority.algorithm());
}

void Workspace::setAlgorithm(Algorithm algorithm)
{
    std::optional<Algorithm> chosen;
    if (algorithm != m_state->document->policy().priority.algorithm()) {
        chosen = algorithm;
    }
    if (chosen == m_state->options.algorithm) {
        return;
    }
    m_state->options.algorithm = chosen;
    evaluateNow();
    Q_EMIT m_whole->optionsChanged();
}

void Workspace::setMergeTiedAccounts(bool merge)
{
    if (merge == m_state->options.mergeTiedAccounts) {
        return;
    }
    m_state->options.mergeTiedAccounts = merge;
    evaluateNow();
    Q_EMIT m_whole->optionsChanged();
}

void Workspace::lookAhead(std::int64_t seconds)
{
    if (seconds == m_state->look.seconds && !m_state->look.past) {
        return;
    }
    m_state->look.seconds = std::max<std::int64_t>(0, seconds);
    m_state->look.past.reset();
    evaluateNow();
    Q_EMIT m_whole->lookChanged();
}

void Workspace::lookBack(const std::shared_ptr<const Past> &past)
{
    if (past == m_state->look.past || past->time >= now()) {
        return;
    }
    m_state->look.seconds = past->time - now();
    m_state->look.past = past;
    evaluateNow();
    Q_EMIT m_whole->lookChanged();
}

void Workspace::setAssumption(const ForecastAssumption &assumption)
{
    if (assumption == m_state->look.assumption) {
        return;
    }
    m_state->look.assumption = assumption;
    if (m_state->look.seconds > 0) {
        evaluateNow();
    }
    Q_EMIT m_whole->lookChanged();
}

void Workspace::close()
{
    m_state->closing = true;
    m_state->document->load({}, {}, {}, {});
    m_state->closing = false;
}

void Workspace::announce()
{
    Q_EMIT policyLoaded();
    Q_EMIT optionsChanged();
    Q_EMIT lookChanged();
    if (m_state->results) {
        Q_EMIT resultsChanged(m_state->results);
    }
    Q_EMIT associationSelected(m_state->association);
    Q_EMIT jobSelected(m_state->jobRow);
    Q_EMIT explainRequested(m_state->subject);
}

void Workspace::selectAssociation(AssociationId id)
{
    if (m_state->association == id) {
        return;
    }
    m_state->association = id;
    Q_EMIT m_whole->associationSelected(id);
}

void Workspace::selectJobRow(JobRow row)
{
    if (m_state->jobRow == row) {
        return;
    }
    m_state->jobRow = row;
    Q_EMIT m_whole->jobSelected(row);
}

void Workspace::explain(const ExplainSubject &subject)
{
    if (m_state->subject == subject || m_state->selecting) {
        return;
    }
    const auto *asked = std::get_if<ChangeOfUser>(&m_state->subject);
    const auto *change = std::get_if<ChangeOfUser>(&subject);
    const bool isMeasuredOnly = asked != nullptr && change != nullptr && asked->before == change->before && asked->after == change->after;
    m_state->subject = subject;
    if (isMeasuredOnly) { // the same answer, with more in it: something else may be selected by now
        Q_EMIT m_whole->explainRequested(subject);
        return;
    }
    m_state->selecting = true;
    if (const auto *association = std::get_if<AssociationNumber>(&subject)) {
        if (!association->inBaseline) {
            selectAssociation(association->id);
        }
    } else if (const auto *job = std::get_if<JobNumber>(&subject)) {
        selectJobRow(job->row);
    } else if (change != nullptr && change->after != noAssociation) {
        selectAssociation(change->after);
    }
    m_state->selecting = false;
    Q_EMIT m_whole->explainRequested(subject);
}

void Workspace::ask(const ExplainSubject &subject)
{
    explain(subject);
    Q_EMIT m_whole->explanationWanted();
}

void Workspace::jump(const ObjectRef &object)
{
    Q_EMIT m_whole->jumpTo(object);
}

void Workspace::onPolicyChanged(const PolicyChange &change)
{
    if (auto *asked = std::get_if<ChangeOfUser>(&m_state->subject); asked != nullptr && asked->effects) {
        // what each change is worth was measured for another draft
        asked->effects.reset();
        Q_EMIT m_whole->explainRequested(m_state->subject);
    }
    if (change.kind == PolicyChange::Kind::Everything) {
        m_state->hasPolicy = !m_state->closing;
        m_state->results.reset();
        m_state->replay.reset();
        m_state->options.algorithm.reset();
        m_state->look = {};
        m_state->timeLink->clear();
        m_state->association = noAssociation;
        m_state->jobRow = noJob;
        m_state->subject = std::monostate();
        Q_EMIT m_whole->policyLoaded();
        Q_EMIT m_whole->optionsChanged();
        Q_EMIT m_whole->lookChanged();
        Q_EMIT m_whole->explainRequested(m_state->subject);
    } else if (change.kind == PolicyChange::Kind::Structure) {
        // what was removed is explained no longer: its id may become another association's
        if (m_state->association != noAssociation && !m_state->document->policy().associations.isLive(m_state->association)) {
            explain(std::monostate());
            selectAssociation(noAssociation);
        }
    } else if (change.kind == PolicyChange::Kind::Jobs) {
        // rows are numbered by the jobs, so a row kept here would be another job
        const bool ofJobs = std::holds_alternative<JobNumber>(m_state->subject) || std::holds_alternative<BillingNumber>(m_state->subject)
            || std::holds_alternative<OrderOfJobs>(m_state->subject);
        if (ofJobs) {
            explain(std::monostate());
        }
        selectJobRow(noJob);
    } else if (change.kind == PolicyChange::Kind::Setting && change.key == PriorityKey::PriorityFlags) {
        // the policy may ask for what is shown, or for something else than before
        if (m_state->options.algorithm == m_state->document->policy().priority.algorithm()) {
            m_state->options.algorithm.reset();
        }
        Q_EMIT m_whole->optionsChanged();
    }
    evaluateNow();
}

void Workspace::evaluateNow()
{
    if (m_state->hasPolicy) {
        if (m_state->look.seconds != 0) {
            m_state->look.otherwiseNow = QDateTime::currentSecsSinceEpoch();
        }
        const Document &document = *m_state->document;
        m_state->engine->request(document.snapshot(), document.baselineSnapshot(), m_state->options, document.generation(),
            document.baselineInfo().isApplied() ? Engine::Draft::Applied : Engine::Draft::AsItStands, m_state->look);
    }
}

void Workspace::setResults(const std::shared_ptr<const Results> &results)
{
    // a policy that was loaded while the one before it was evaluated must not be shown with foreign numbers
    if (!m_state->hasPolicy || (m_state->results && results->generation < m_state->results->generation)) {
        return;
    }
    m_state->results = results;
    Q_EMIT m_whole->resultsChanged(results);
}

} // namespace apportion

#include "moc_workspace.cpp"
