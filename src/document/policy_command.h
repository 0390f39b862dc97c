// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document_commands.h"

#include <utility>

namespace apportion
{

/// Replaces the whole policy and its situation: what no single edit describes. Holds the other side and exchanges both on redo and undo;
/// their columns are shared as far as they are the same.
class PolicyCommand final : public DocumentCommand
{
public:
    PolicyCommand(Document &document, Snapshot other, const QString &text) : DocumentCommand(document, text), m_other(std::move(other)) { }

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    void addNotePlaces(const AssociationTree &, std::vector<NotePlace> &places) const override
    {
        for (NotePlace &place : notePlaces(m_other.policy, m_own)) {
            places.push_back(std::move(place));
        }
    }
    [[nodiscard]] const Policy *replacedPolicy() const override { return &m_other.policy; }

private:
    void exchange()
    {
        std::swap(snapshot(), m_other);
        m_own = policy();
        changed(PolicyChange());
    }

    Snapshot m_other;
    Policy m_own; ///< what this side was, whatever edits made of it since
};

/// Replaces what the policy is compared with, and what belongs to it: its slurm.conf, and how far it agreed with the cluster.
class BaselineCommand final : public DocumentCommand
{
public:
    BaselineCommand(Document &document, ProjectVersion other, std::shared_ptr<const slurm::OriginalConf> conf,
        std::shared_ptr<const ClusterAgreement> agreement, const QString &text)
        : DocumentCommand(document, text), m_other(std::move(other)), m_conf(std::move(conf)), m_agreement(std::move(agreement))
    {
    }

    void undo() override { exchange(); }
    void redo() override { exchange(); }

private:
    void exchange()
    {
        std::swap(*project().baseline, m_other);
        std::swap(project().conf, m_conf);
        std::swap(project().agreement, m_agreement);
        PolicyChange change;
        change.kind = PolicyChange::Kind::Baseline;
        changed(change);
    }

    ProjectVersion m_other;
    std::shared_ptr<const slurm::OriginalConf> m_conf;
    std::shared_ptr<const ClusterAgreement> m_agreement;
};

} // namespace apportion
