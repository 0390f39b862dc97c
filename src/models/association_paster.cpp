// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/association_paster.h"

#include "models/association_mime.h"
#include "slurm/lists/listings.h"
#include "storage/policy_json.h"
#include "storage/qt_text.h"

namespace apportion
{

AssociationPaster::AssociationPaster(Document *document, QObject *parent)
    : QObject(parent), m_document(document), m_job([this](const std::shared_ptr<Found> &found) { receive(found); })
{
}

void AssociationPaster::pasteCopies(std::vector<AssociationId> ids, AssociationId target)
{
    m_source = [ids = std::move(ids), target, now = m_document->snapshot()](const AssociationTree &tree) {
        return Wanted { additionsOf(fragmentOf(now, ids), tree, target), {} };
    };
    request();
}

void AssociationPaster::pasteFragment(const QByteArray &bytes, AssociationId target)
{
    m_source = [bytes, target](const AssociationTree &tree) {
        const ParsedPolicy parsed = readPolicyJson(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())), {});
        return Wanted { additionsOf(parsed, tree, target), parsed.usable ? QString() : tr("What was copied cannot be read.") };
    };
    request();
}

void AssociationPaster::pasteFlatFile(std::string lines, AssociationId target)
{
    m_source = [lines = std::move(lines), target](const AssociationTree &tree) {
        Snapshot read;
        Diagnostics diagnostics;
        slurm::readFlatFile(lines, {}, read.policy, diagnostics);
        const auto lost = static_cast<int>(read.policy.foreignAssociations->size());
        return Wanted { additionsOf(read, tree, target), lost > 0 ? tr("%n lines could not be read and were left out.", nullptr, lost) : QString() };
    };
    request();
}

void AssociationPaster::request()
{
    m_job.request([source = m_source, now = m_document->snapshot(), generation = m_document->generation()] {
        Wanted wanted = source(now.policy.associations);
        return std::make_shared<Found>(Found { prepareAdditions(now, wanted.list), std::move(wanted.problem), generation });
    });
}

void AssociationPaster::receive(const std::shared_ptr<Found> &found)
{
    if (found->generation < m_document->loadedAt()) {
        m_source = {};
        return; // another policy was opened meanwhile
    }
    if (found->generation != m_document->generation()) {
        request();
        return;
    }
    m_source = {};
    if (!found->additions.isPossible()) {
        const QString why = found->additions.refusal.isEmpty() ? found->problem : translated(found->additions.refusal);
        Q_EMIT refused(why.isEmpty() ? tr("There is nothing that could be pasted here.") : why);
        return;
    }
    const AssociationId first = found->additions.first;
    std::vector<AssociationId> tops;
    for (std::size_t i = 0; i < found->additions.rows.size(); ++i) {
        if (found->additions.rows[i].above < 0) {
            tops.push_back(first + static_cast<AssociationId>(i));
        }
    }
    const EditOutcome outcome = m_document->addAssociations(std::move(found->additions));
    Q_EMIT pasted(tops, static_cast<int>(outcome.ids.size()), found->problem);
}

} // namespace apportion

#include "moc_association_paster.cpp"
