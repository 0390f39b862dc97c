// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/agreement_report.h"

#include "core/agree/anonymous.h"
#include "storage/json_text.h"
#include "storage/policy_json.h"

#include <cmath>
#include <string>

namespace apportion
{

namespace
{

/// Writes lists and objects, each element on a line of its own at the outermost level.
class Writer
{
public:
    void open(const char *text) { m_out += text; }
    /// Separates the next element from the one before.
    void next(bool &isFirst, const char *between = ",\n")
    {
        m_out += isFirst ? "\n" : between;
        isFirst = false;
    }
    void text(std::string_view text) { appendJsonString(m_out, text); }
    void field(const char *name, std::string_view value, bool isLast = false)
    {
        appendJsonString(m_out, name);
        m_out += ": ";
        appendJsonString(m_out, value);
        m_out += isLast ? "" : ", ";
    }
    template <typename Values>
    void numbers(const Values &values)
    {
        m_out += '[';
        const char *between = "";
        for (const double value : values) {
            m_out += between;
            between = ", ";
            if (std::isnan(value)) {
                m_out += "null";
            } else {
                appendNumber(m_out, value);
            }
        }
        m_out += ']';
    }
    void number(std::uint64_t value) { appendNumber(m_out, value); }
    std::string take() { return std::move(m_out); }

private:
    std::string m_out;
};

void writePrinted(Writer &writer, const Snapshot &now, const Printed &printed)
{
    const AssociationTree &tree = now.policy.associations;
    writer.open("\"shares\": [");
    bool isFirst = true;
    for (const PrintedShare &share : printed.shares) {
        writer.next(isFirst);
        writer.open("{");
        writer.field("account", tree.accountName(share.association));
        writer.field("user", tree.userName(share.association));
        writer.field("partition", tree.partition(share.association));
        writer.open("\"values\": ");
        writer.numbers(share.values);
        writer.open("}");
    }
    writer.open("],\n\"terms\": [");
    isFirst = true;
    for (const PrintedTerms &terms : printed.terms) {
        writer.next(isFirst);
        writer.open("{");
        writer.field("job", terms.job);
        writer.field("partition", terms.partition);
        writer.field("qos", terms.qos);
        writer.field("tres", terms.tres);
        writer.open("\"values\": ");
        writer.numbers(terms.values);
        writer.open("}");
    }
    writer.open("],\n\"billings\": [");
    isFirst = true;
    for (const PrintedBilling &billing : printed.billings) {
        if (billing.job >= now.situation.jobs->size()) {
            continue;
        }
        writer.next(isFirst);
        writer.open("{");
        writer.field("job", now.situation.jobs->at(billing.job).id);
        writer.open("\"billing\": ");
        writer.number(billing.billing);
        writer.open("}");
    }
    writer.open("],\n\"partitions\": [");
    isFirst = true;
    for (const PrintedPartition &partition : printed.partitions) {
        writer.next(isFirst);
        writer.open("{");
        writer.field("name", partition.name);
        writer.open("\"tres\": {");
        const char *between = "";
        for (const TresCount &entry : partition.tres) {
            writer.open(between);
            between = ", ";
            writer.text(entry.name);
            writer.open(": ");
            writer.number(entry.count);
        }
        writer.open("}}");
    }
    writer.open("]");
}

} // namespace

QByteArray agreementReport(const Snapshot &now, const Printed &printed, std::string_view version, const EvaluationOptions &options)
{
    const Anonymous anonymous = anonymized(now, printed);
    const Agreement agreement = *agree(anonymous.snapshot, anonymous.printed, options);
    Writer writer;
    writer.open("{");
    writer.field("apportion", version);
    writer.open("\"compared\": ");
    writer.number(agreement.compared);
    writer.open(", \"agreed\": ");
    writer.number(agreement.agreed);
    writer.open(",\n\"differences\": [");
    bool isFirst = true;
    for (const Disagreement &one : agreement.differences) {
        writer.next(isFirst);
        writer.open("{");
        writer.field("column", one.column);
        writer.field("where", one.where);
        writer.field("printed", one.printed);
        writer.field("computed", one.computed);
        writer.field("cause", causeText(one.cause).english(), true);
        writer.open("}");
    }
    writer.open("],\n");
    writePrinted(writer, anonymous.snapshot, anonymous.printed);
    writer.open(",\n\"policy\": ");
    writer.open(writePolicyJson(anonymous.snapshot).c_str());
    writer.open("}\n");
    return QByteArray::fromStdString(writer.take());
}

} // namespace apportion
