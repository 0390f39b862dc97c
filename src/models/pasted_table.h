// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QStringList>

#include <vector>

namespace apportion
{

/// A block of cells as spreadsheets copy it, or a CSV file: separated by tabs, else by semicolons, else by commas,
/// whichever the text holds first in that order; cells may stand in double quotes. Empty lines are left out.
struct PastedLine
{
    int number = 0; ///< in the text, from 1
    QStringList cells; ///< without blanks at both ends
};
[[nodiscard]] std::vector<PastedLine> readPastedTable(const QString &text);

/// A pasted value and where it goes.
struct PastedCell
{
    AssociationId id = noAssociation;
    int column = 0; ///< an AccountTreeModel::Column
    QString before;
    QString after;
};

/// A line of which something could not be taken, and why.
struct UnreadLine
{
    int number = 0;
    QString text;
    QString reason;
};

/// What pasting would do.
struct PastePlan
{
    std::vector<PastedCell> cells; ///< only those that differ from what stands there
    std::vector<UnreadLine> unread;
    std::size_t same = 0; ///< values that stand there already
    bool isByName = false; ///< the lines say whom they mean; otherwise they go from row to row
};

struct PasteRequest
{
    QString text;
    AssociationTree tree;
    std::vector<AssociationId> rows; ///< where values without names go, from top to bottom
    int column = 0; ///< the column that they go into
};

/// Finds out what pasting a table into the account tree would do. The lines may name their associations: in a column
/// "Account", "User" or "Name" by a header, or in the first column (`physics`, `physics/ann`, or `ann` if she stands in
/// one account). A single value goes into all rows. Meant for another thread; the text may be anything.
[[nodiscard]] PastePlan planPaste(const PasteRequest &request);
/// Carries a plan out as one step of undo; false when nothing came of it.
bool applyPaste(Document &document, const PastePlan &plan);

} // namespace apportion
