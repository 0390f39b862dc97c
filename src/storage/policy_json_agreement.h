// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/project.h"
#include "storage/row_reader.h"
#include "storage/row_writer.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace apportion
{

class JobPlaces;

// How far an import agreed with the cluster, as a project file keeps it: the counts, a line for each number that differs, and,
// where some do, a line for each row that Slurm printed, as long as what was imported is in the file: as its baseline, or in a
// report of the differences as all that there is.

inline constexpr std::string_view agreementKey = "agreement";

/// Writes it; nothing where it is not known.
void writeAgreement(RowWriter &document, const Project &project);

/// What a row is of: an association, a partition or a job.
struct AgreementNames
{
    std::string account;
    std::string user;
    std::string partition;
    std::string job;
};

/// Reads it, whatever the order of its members.
class AgreementReader
{
public:
    explicit AgreementReader(ReadReport &report) : m_report(report) { }

    /// Whether a member of the document is a part of it.
    [[nodiscard]] static bool isPart(std::string_view member);
    void element(JsonValue &value, const std::string &member);
    void member(JsonValue &value);
    /// What was read, of the associations, jobs and partitions of @p project; null when nothing was.
    [[nodiscard]] std::shared_ptr<const ClusterAgreement> finish(const Project &project);

private:
    [[nodiscard]] static AgreementNames readNames(RowReader &row);
    void readHead(JsonValue &value);
    void readDifference(RowReader &row);
    void readShare(RowReader &row);
    void readTerms(RowReader &row);
    void readBilling(RowReader &row);
    void readPartition(RowReader &row);
    /// Where the differences are, in the draft.
    void findObjects(const Snapshot &draft, const JobPlaces &places);
    void findPrinted(const Snapshot &imported, const JobPlaces &places);

    ReadReport &m_report;
    std::optional<ClusterAgreement> m_read;
    std::vector<AgreementNames> m_objects; ///< of the differences
    std::vector<AgreementNames> m_shares; ///< of Printed::shares
    std::vector<std::string> m_billed; ///< the jobs of Printed::billings
};

} // namespace apportion
