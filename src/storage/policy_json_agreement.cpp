// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/policy_json_agreement.h"

#include "core/policy/job_places.h"
#include "storage/field_json.h"
#include "storage/json_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace apportion
{

namespace
{

/// By Cause.
constexpr std::array<const char *, 23> causeWords = { "unknown", "usageCut", "tie", "oldRelease", "aged", "adjusted", "running", "follows", "noUsage",
    "noRow", "stale", "apart", "qosUnread", "staleTerm", "billedBefore", "passBefore", "settling", "niceSince", "begunSince", "partitionsSince",
    "weightsSince", "takenAbove", "qosWithoutPriority" };
static_assert(causeWords.size() == static_cast<std::size_t>(Cause::QosWithoutPriority) + 1);
/// The lists, as they stand behind the point.
constexpr std::array<std::string_view, 5> lists = { "differences", "shares", "terms", "billings", "partitions" };
/// No cluster prints as many rows: a file of a hundred megabytes could hold more than there is memory.
constexpr std::size_t mostRows = 2'000'000;

template <typename Rows, typename Write>
void writeRows(RowWriter &document, std::string_view list, const Rows &rows, Write write)
{
    std::string &out = document.member(std::string(agreementKey) + '.' + std::string(list));
    const char *between = "[\n    ";
    for (const auto &row : rows) {
        out += between;
        between = ",\n    ";
        RowWriter line(out);
        write(line, row);
        line.end();
    }
    out += rows.empty() ? "[]" : "\n  ]";
}

void writeNames(RowWriter &row, const AssociationTree &tree, AssociationId id)
{
    row.write("account", tree.accountName(id));
    row.writeUnless(std::string_view(), "user", tree.userName(id));
    row.writeUnless(std::string_view(), "partition", tree.partition(id));
}

void writeObject(RowWriter &row, const Snapshot &of, const ObjectRef &object)
{
    if (object.kind == ObjectRef::Kind::Association && object.id < of.policy.associations.rowCount() && of.policy.associations.isLive(object.id)) {
        writeNames(row, of.policy.associations, object.id);
    } else if (object.kind == ObjectRef::Kind::Partition && object.id < of.policy.partitions->size()) {
        row.write("partition", std::string_view((*of.policy.partitions)[object.id].name));
    } else if (object.kind == ObjectRef::Kind::Job) {
        row.write("job", std::string_view(object.name));
    }
}

void writeValues(RowWriter &row, std::span<const double> values)
{
    std::string &out = row.member("values");
    const char *between = "[";
    for (const double value : values) {
        out += between;
        between = ",";
        if (std::isnan(value)) {
            out += "null";
        } else {
            appendNumber(out, value);
        }
    }
    out += ']';
}

/// Numbers, or null for what was not printed.
void readValues(RowReader &row, std::span<double> values)
{
    std::fill(values.begin(), values.end(), notPrinted);
    const JsonValue *read = row.take("values");
    if (read == nullptr) {
        return;
    }
    bool isRight = read->isArray() && read->values.size() == values.size();
    for (std::size_t i = 0; isRight && i < values.size(); ++i) {
        const JsonValue &one = read->values[i];
        const std::optional<double> number = one.isNumber() || one.isString() ? toDouble(one.text) : std::nullopt;
        isRight = number || one.kind == JsonValue::Kind::Null;
        values[i] = number.value_or(notPrinted);
    }
    if (!isRight) {
        row.reportValue(*read, { APPORTION_TEXT("Write a number."), {} });
    }
}

void writePrinted(RowWriter &document, const ClusterAgreement &told)
{
    const Printed &printed = told.printed;
    const AssociationTree &tree = told.imported.policy.associations;
    writeRows(document, "shares", printed.shares, [&tree](RowWriter &row, const PrintedShare &share) {
        writeNames(row, tree, share.association);
        writeValues(row, share.values);
    });
    writeRows(document, "terms", printed.terms, [](RowWriter &row, const PrintedTerms &terms) {
        row.write("job", std::string_view(terms.job));
        row.write("partition", std::string_view(terms.partition));
        row.write("qos", std::string_view(terms.qos));
        writeValues(row, terms.values);
        if (terms.hasTres) {
            row.write("tres", std::string_view(terms.tres));
        }
        row.writeUnless(false, "isTresCut", terms.isTresCut);
    });
    const std::vector<Job> &jobs = *told.imported.situation.jobs;
    writeRows(document, "billings", printed.billings, [&jobs](RowWriter &row, const PrintedBilling &billing) {
        row.write("job", billing.job < jobs.size() ? std::string_view(jobs[billing.job].id) : std::string_view());
        row.write("billing", billing.billing);
    });
    writeRows(document, "partitions", printed.partitions, [](RowWriter &row, const PrintedPartition &partition) {
        row.write("name", std::string_view(partition.name));
        row.write("tres", partition.tres);
    });
}

/// What was imported, of a project whose file keeps what was printed.
const Snapshot &importedOf(const Project &project)
{
    return project.baseline ? project.baseline->snapshot : static_cast<const Snapshot &>(project);
}

/// Whether what was printed goes into the file: where nothing differs nobody looks at it, and what it is compared with has to
/// be in the file as well.
bool keepsPrinted(const ClusterAgreement &told, const Project &project)
{
    return told.isKept() && (!told.reportedBy.empty() || (!told.agreement.isWhole() && told.imported == importedOf(project)));
}

} // namespace

void writeAgreement(RowWriter &document, const Project &project)
{
    if (!project.agreement) {
        return;
    }
    const ClusterAgreement &told = *project.agreement;
    RowWriter head(document.member(agreementKey));
    head.write("compared", std::uint64_t { told.agreement.compared });
    head.write("agreed", std::uint64_t { told.agreement.agreed });
    head.writeUnless(std::uint64_t { 0 }, "withoutUsage", std::uint64_t { told.agreement.withoutUsage });
    head.writeUnless(std::uint64_t { 0 }, "withoutQos", std::uint64_t { told.agreement.withoutQos });
    if (told.agreement.at) {
        head.write("at", *told.agreement.at);
    }
    head.writeUnless(std::string_view(), "apportion", std::string_view(told.reportedBy));
    const bool keeps = keepsPrinted(told, project);
    if (keeps) {
        head.write("usageIsCut", told.printed.usageIsCut);
    }
    head.end();
    // what was imported is not in memory where a file was opened that does not keep it: then it is told of the draft
    const Snapshot &of = told.isKept() ? told.imported : static_cast<const Snapshot &>(project);
    writeRows(document, "differences", told.agreement.differences, [&of](RowWriter &row, const Disagreement &one) {
        row.write("column", std::string_view(one.column));
        row.write("where", std::string_view(one.where));
        row.write("printed", std::string_view(one.printed));
        row.write("computed", std::string_view(one.computed));
        row.write("cause", causeWords.at(static_cast<std::size_t>(one.cause)));
        row.writeUnless(std::string_view(), "first", std::string_view(one.first));
        row.writeUnless(std::string_view(), "second", std::string_view(one.second));
        writeObject(row, of, one.object);
    });
    if (keeps) {
        writePrinted(document, told);
    }
}

bool AgreementReader::isPart(std::string_view member)
{
    if (!member.starts_with(agreementKey)) {
        return false;
    }
    member.remove_prefix(agreementKey.size());
    return member.empty() || (member.front() == '.' && std::find(lists.begin(), lists.end(), member.substr(1)) != lists.end());
}

AgreementNames AgreementReader::readNames(RowReader &row)
{
    AgreementNames names;
    row.read("account", names.account);
    row.read("user", names.user);
    row.read("partition", names.partition);
    row.read("job", names.job);
    return names;
}

void AgreementReader::readDifference(RowReader &row)
{
    Disagreement one;
    row.read("column", one.column);
    row.read("where", one.where);
    row.read("printed", one.printed);
    row.read("computed", one.computed);
    one.cause = static_cast<Cause>(readWord(row, "cause", causeWords).value_or(0));
    row.read("first", one.first);
    row.read("second", one.second);
    m_objects.push_back(readNames(row));
    m_read->agreement.differences.push_back(std::move(one));
}

void AgreementReader::readShare(RowReader &row)
{
    PrintedShare share;
    m_shares.push_back(readNames(row));
    readValues(row, share.values);
    m_read->printed.shares.push_back(share);
}

void AgreementReader::readTerms(RowReader &row)
{
    PrintedTerms terms;
    row.read("job", terms.job);
    row.read("partition", terms.partition);
    row.read("qos", terms.qos);
    readValues(row, terms.values);
    if (JsonValue *tres = row.take("tres")) {
        terms.hasTres = tres->isString();
        terms.tres = std::move(tres->text);
    }
    row.read("isTresCut", terms.isTresCut);
    m_read->printed.terms.push_back(std::move(terms));
}

void AgreementReader::readBilling(RowReader &row)
{
    PrintedBilling billing;
    row.read("job", m_billed.emplace_back());
    row.read("billing", billing.billing);
    m_read->printed.billings.push_back(billing);
}

void AgreementReader::readPartition(RowReader &row)
{
    PrintedPartition partition;
    row.read("name", partition.name);
    row.read("tres", partition.tres);
    m_read->printed.partitions.push_back(std::move(partition));
}

void AgreementReader::element(JsonValue &value, const std::string &member)
{
    static constexpr std::array<void (AgreementReader::*)(RowReader &), lists.size()> readers = { &AgreementReader::readDifference,
        &AgreementReader::readShare, &AgreementReader::readTerms, &AgreementReader::readBilling, &AgreementReader::readPartition };
    if (!m_read) {
        m_read.emplace();
    }
    const Printed &printed = m_read->printed;
    const std::size_t rows = m_objects.size() + m_shares.size() + m_billed.size() + printed.terms.size() + printed.partitions.size();
    if (!value.isObject() || rows >= mostRows || member.size() <= agreementKey.size()) {
        m_report.add(Severity::Error, "policy-value", value.line,
            { APPORTION_TEXT("\"%1\" holds a value of another kind than expected"), { member } },
            { APPORTION_TEXT("It is left out. Compare with a file that Apportion saved."), {} });
        return;
    }
    const auto list = std::find(lists.begin(), lists.end(), std::string_view(member).substr(agreementKey.size() + 1));
    RowReader row(value, m_report);
    (this->*readers.at(static_cast<std::size_t>(list - lists.begin())))(row);
    row.reportUnknown();
}

void AgreementReader::readHead(JsonValue &value)
{
    if (!m_read) {
        m_read.emplace();
    }
    RowReader row(value, m_report);
    std::uint64_t compared = 0;
    std::uint64_t agreed = 0;
    row.read("compared", compared);
    row.read("agreed", agreed, std::uint64_t { 0 }, compared);
    m_read->agreement.compared = compared;
    m_read->agreement.agreed = agreed;
    row.read("withoutUsage", m_read->agreement.withoutUsage);
    row.read("withoutQos", m_read->agreement.withoutQos);
    std::int64_t at = 0;
    if (row.read("at", at); at != 0) {
        m_read->agreement.at = at;
    }
    row.read("apportion", m_read->reportedBy);
    row.read("usageIsCut", m_read->printed.usageIsCut);
    row.reportUnknown();
}

void AgreementReader::member(JsonValue &value)
{
    const bool isHead = value.key == agreementKey;
    if (isHead ? value.isObject() : value.isArray()) {
        if (isHead) {
            readHead(value);
        }
        return;
    }
    m_report.add(Severity::Error, "policy-value", value.line, { APPORTION_TEXT("\"%1\" holds a value of another kind than expected"), { value.key } },
        { APPORTION_TEXT("It is left out. Compare with a file that Apportion saved."), {} });
}

namespace
{

AssociationId associationOf(const AssociationTree &tree, const AgreementNames &names)
{
    const AssociationId account = tree.findAccount(names.account);
    return account == noAssociation || names.user.empty() ? account : tree.findUser(account, names.user, names.partition);
}

} // namespace

std::shared_ptr<const ClusterAgreement> AgreementReader::finish(const Project &project)
{
    if (!m_read) {
        return nullptr;
    }
    const auto places = [](bool isNeeded, const Snapshot &of) { return isNeeded ? JobPlaces(*of.situation.jobs) : JobPlaces(); };
    const JobPlaces ofDraft = places(!m_objects.empty(), project);
    findObjects(project, ofDraft);
    if (m_read->isKept()) {
        m_read->imported = importedOf(project);
        const bool isSame = !m_objects.empty() && m_read->imported.situation.jobs.sharesWith(project.situation.jobs);
        const JobPlaces others = places(!isSame && !m_billed.empty(), m_read->imported);
        findPrinted(m_read->imported, isSame ? ofDraft : others);
    }
    return std::make_shared<const ClusterAgreement>(std::move(*m_read));
}

void AgreementReader::findObjects(const Snapshot &draft, const JobPlaces &places)
{
    const std::vector<Job> &jobs = *draft.situation.jobs;
    for (std::size_t i = 0; i < m_objects.size(); ++i) {
        const AgreementNames &names = m_objects[i];
        ObjectRef &object = m_read->agreement.differences[i].object;
        if (const std::optional<std::uint32_t> job = places.find(jobs, names.job); job) {
            object = { ObjectRef::Kind::Job, *job, names.job };
        } else if (!names.account.empty()) {
            const AssociationId id = associationOf(draft.policy.associations, names);
            object = id == noAssociation ? ObjectRef() : ObjectRef { ObjectRef::Kind::Association, id, {} };
        } else if (const std::uint16_t partition = draft.policy.findPartition(names.partition); partition != unknownIndex) {
            object = { ObjectRef::Kind::Partition, partition, names.partition };
        }
    }
}

void AgreementReader::findPrinted(const Snapshot &imported, const JobPlaces &places)
{
    Printed &printed = m_read->printed;
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        printed.shares[i].association = associationOf(imported.policy.associations, m_shares[i]);
    }
    std::erase_if(printed.shares, [](const PrintedShare &share) { return share.association == noAssociation; });
    const std::vector<Job> &jobs = *imported.situation.jobs;
    for (std::size_t i = 0; i < m_billed.size(); ++i) {
        printed.billings[i].job = places.find(jobs, m_billed[i]).value_or(static_cast<std::uint32_t>(jobs.size()));
    }
    std::erase_if(printed.billings, [&jobs](const PrintedBilling &billing) { return billing.job >= jobs.size(); });
}

} // namespace apportion
