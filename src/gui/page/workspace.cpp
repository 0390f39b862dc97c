// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/page/workspace.h"

#include <QDateTime>

namespace apportion
{

Workspace::Workspace(QObject *parent) : QObject(parent), m_document(new Document(this)), m_engine(new Engine(this))
{
    connect(m_document, &Document::policyChanged, this, &Workspace::onPolicyChanged);
    connect(m_engine, &Engine::evaluated, this, &Workspace::numbersChanged);
    connect(m_engine, &Engine::finished, this, &Workspace::setResults);
}

Workspace::~Workspace() = default;

std::int64_t Workspace::now() const
{
    const std::int64_t now = evaluation() ? evaluation()->now() : 0;
    return now > 0 ? now : QDateTime::currentSecsSinceEpoch();
}

bool Workspace::isUpToDate() const
{
    return m_results && m_results->generation == m_document->generation() && !m_engine->isBusy();
}

Algorithm Workspace::algorithm() const
{
    return m_options.algorithm.value_or(m_document->policy().priority.algorithm());
}

void Workspace::setAlgorithm(Algorithm algorithm)
{
    std::optional<Algorithm> chosen;
    if (algorithm != m_document->policy().priority.algorithm()) {
        chosen = algorithm;
    }
    if (chosen == m_options.algorithm) {
        return;
    }
    m_options.algorithm = chosen;
    evaluateNow();
    Q_EMIT optionsChanged();
}

void Workspace::setMergeTiedAccounts(bool merge)
{
    if (merge == m_options.mergeTiedAccounts) {
        return;
    }
    m_options.mergeTiedAccounts = merge;
    evaluateNow();
    Q_EMIT optionsChanged();
}

void Workspace::close()
{
    m_closing = true;
    m_document->load({}, {}, {}, {});
    m_closing = false;
}

void Workspace::announce()
{
    Q_EMIT policyLoaded();
    Q_EMIT optionsChanged();
    if (m_results) {
        Q_EMIT resultsChanged(m_results);
    }
    Q_EMIT associationSelected(m_association);
    Q_EMIT jobSelected(m_jobRow);
    Q_EMIT explainRequested(m_subject);
}

void Workspace::selectAssociation(AssociationId id)
{
    if (m_association == id) {
        return;
    }
    m_association = id;
    Q_EMIT associationSelected(id);
}

void Workspace::selectJobRow(JobRow row)
{
    if (m_jobRow == row) {
        return;
    }
    m_jobRow = row;
    Q_EMIT jobSelected(row);
}

void Workspace::explain(const ExplainSubject &subject)
{
    if (m_subject == subject || m_selecting) {
        return;
    }
    m_subject = subject;
    m_selecting = true;
    if (const auto *association = std::get_if<AssociationNumber>(&subject)) {
        if (!association->inBaseline) {
            selectAssociation(association->id);
        }
    } else if (const auto *job = std::get_if<JobNumber>(&subject)) {
        selectJobRow(job->row);
    } else if (const auto *change = std::get_if<ChangeOfUser>(&subject); change != nullptr && change->after != noAssociation) {
        selectAssociation(change->after);
    }
    m_selecting = false;
    Q_EMIT explainRequested(subject);
}

void Workspace::ask(const ExplainSubject &subject)
{
    explain(subject);
    Q_EMIT explanationWanted();
}

void Workspace::jump(const ObjectRef &object)
{
    Q_EMIT jumpTo(object);
}

void Workspace::onPolicyChanged(const PolicyChange &change)
{
    if (change.kind == PolicyChange::Kind::Everything) {
        m_hasPolicy = !m_closing;
        m_results.reset();
        m_options.algorithm.reset();
        m_association = noAssociation;
        m_jobRow = noJob;
        m_subject = std::monostate();
        Q_EMIT policyLoaded();
        Q_EMIT optionsChanged();
        Q_EMIT explainRequested(m_subject);
    } else if (change.kind == PolicyChange::Kind::Structure) {
        // what was removed is explained no longer: its id may become another association's
        if (m_association != noAssociation && !m_document->policy().associations.isLive(m_association)) {
            explain(std::monostate());
            selectAssociation(noAssociation);
        }
    } else if (change.kind == PolicyChange::Kind::Jobs) {
        // rows are numbered by the jobs, so a row kept here would be another job
        const bool ofJobs = std::holds_alternative<JobNumber>(m_subject) || std::holds_alternative<BillingNumber>(m_subject)
            || std::holds_alternative<OrderOfJobs>(m_subject);
        if (ofJobs) {
            explain(std::monostate());
        }
        selectJobRow(noJob);
    } else if (change.kind == PolicyChange::Kind::Setting && change.key == PriorityKey::PriorityFlags) {
        // the policy may ask for what is shown, or for something else than before
        if (m_options.algorithm == m_document->policy().priority.algorithm()) {
            m_options.algorithm.reset();
        }
        Q_EMIT optionsChanged();
    }
    evaluateNow();
}

void Workspace::evaluateNow()
{
    if (m_hasPolicy) {
        m_engine->request(m_document->snapshot(), m_document->baselineSnapshot(), m_options, m_document->generation());
    }
}

void Workspace::setResults(const std::shared_ptr<const Results> &results)
{
    // a policy that was loaded while the one before it was evaluated must not be shown with foreign numbers
    if (!m_hasPolicy || (m_results && results->generation < m_results->generation)) {
        return;
    }
    m_results = results;
    Q_EMIT resultsChanged(results);
}

} // namespace apportion
