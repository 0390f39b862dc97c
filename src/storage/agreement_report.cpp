// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/agreement_report.h"

#include "core/agree/anonymous.h"
#include "storage/policy_json.h"

#include <utility>

namespace apportion
{

QByteArray agreementReport(const Snapshot &now, const Printed &printed, std::string_view version, const EvaluationOptions &options)
{
    Anonymous anonymous = anonymized(now, printed);
    Project project(anonymous.snapshot);
    Agreement agreement = *agree(anonymous.snapshot, anonymous.printed, options);
    project.agreement = std::make_shared<const ClusterAgreement>(
        ClusterAgreement { std::move(agreement), std::move(anonymous.printed), std::move(anonymous.snapshot), std::string(version) });
    return QByteArray::fromStdString(writePolicyJson(project));
}

} // namespace apportion
