// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QMimeData>

#include <functional>
#include <vector>

namespace apportion
{

/// Associations with everything below them, on their way: dragged, copied or cut.
///
/// Offered as their ids (for the document they come from), as a policy file that holds them alone, and as lines of tabs
/// for people and spreadsheets. What is not asked for is not computed.
class AssociationMimeData : public QMimeData
{
    Q_OBJECT

public:
    /// @p text makes what stands for the associations as plain text; @p isCut: pasting moves them.
    AssociationMimeData(const Document &document, std::vector<AssociationId> ids, std::function<QString()> text, bool isCut = false);
    /// The same associations, which are copied when they are pasted next.
    [[nodiscard]] AssociationMimeData *copied() const;

    /// Those of them that are live in @p document; none when they are of another one, or of a policy that is closed.
    [[nodiscard]] std::vector<AssociationId> idsIn(const Document &document) const;
    [[nodiscard]] bool isCut() const { return m_isCut; }

    [[nodiscard]] QStringList formats() const override;
    [[nodiscard]] bool hasFormat(const QString &mimeType) const override { return formats().contains(mimeType); }

    /// "application/x-apportion-ids"
    [[nodiscard]] static QString idsType();
    /// "application/x-apportion-associations"
    [[nodiscard]] static QString fragmentType();

protected:
    [[nodiscard]] QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    AssociationMimeData(const AssociationMimeData &other, bool isCut);

    Snapshot m_now; // as it was then
    std::vector<AssociationId> m_ids;
    QByteArray m_origin;
    std::function<QString()> m_text;
    bool m_isCut;
};

/// The associations of @p document that @p data names; none when it comes from elsewhere, or from a policy that is closed.
[[nodiscard]] std::vector<AssociationId> ownAssociations(const QMimeData *data, const Document &document);
/// Whether they were cut.
[[nodiscard]] bool isCutData(const QMimeData *data);

/// A policy of nothing but these subtrees, which hang from its root, and what they used.
[[nodiscard]] Snapshot fragmentOf(const Snapshot &now, const std::vector<AssociationId> &tops);
/// What adding the subtrees of @p fragment below @p target takes. Accounts whose names are taken get others; the user
/// root, who stands in every root, is left out.
[[nodiscard]] std::vector<NewAssociation> additionsOf(const Snapshot &fragment, const AssociationTree &tree, AssociationId target);

} // namespace apportion
