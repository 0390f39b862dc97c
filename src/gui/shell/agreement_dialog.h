// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "storage/project.h"

#include <QDialog>

#include <memory>

namespace apportion
{

/// On how many numbers Apportion and the cluster agree: "Agrees with the cluster on 12,406 of 12,408 numbers".
[[nodiscard]] QString agreementLine(const Agreement &agreement);

/// The numbers that differ, and a report on them that names nothing of the cluster.
class AgreementDialog : public QDialog
{
    Q_OBJECT

public:
    AgreementDialog(const std::shared_ptr<const ClusterAgreement> &agreement, QWidget *parent);

Q_SIGNALS:
    /// Somebody wants to see what a number is about.
    void jumpTo(const apportion::ObjectRef &object);
    void reportRequested();
};

} // namespace apportion
