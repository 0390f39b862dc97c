// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/line_delta.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string_view>

namespace apportion
{

/// What stands at the head of a journal.
struct JournalHeader
{
    QString file; ///< the policy file that was edited; empty: it never had one
    QString base; ///< the file whose lines the journal refers to: `file`, or a copy beside the journal
    QByteArray baseChecksum; ///< policyChecksum() of it
    QByteArray checksum; ///< of the text that the journal describes
    QString name; ///< what was open, for people
    QDateTime when; ///< of the last edit in it
};

/// A journal as read.
struct ReadJournal
{
    JournalHeader header;
    QByteArray delta; ///< for applyLineDelta()
};

/// The bytes of a journal: one line of JSON, then the delta.
[[nodiscard]] QByteArray journalBytes(const JournalHeader &header, std::string_view delta);
/// Reads a journal; nothing when it is none. The file may be anything.
[[nodiscard]] std::optional<ReadJournal> readJournal(const QString &path);

/// The text that a journal describes, made from its base as it is on the disk; nothing when the base is gone, is not
/// the one that it was, or the journal is damaged.
[[nodiscard]] std::optional<std::string> journalText(const ReadJournal &journal);

} // namespace apportion
