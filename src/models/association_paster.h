// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/background_job.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace apportion
{

/// Adds what was copied or dropped to a document. What that takes is found out by another thread; when another edit comes
/// first, it is found out anew. The newest request wins.
class AssociationPaster : public QObject
{
    Q_OBJECT

public:
    explicit AssociationPaster(Document *document, QObject *parent = nullptr);

    /// Copies of associations of the document with everything below them.
    void pasteCopies(std::vector<AssociationId> ids, AssociationId target);
    /// The policy file of AssociationMimeData::fragmentType().
    void pasteFragment(const QByteArray &bytes, AssociationId target);
    /// Lines of sacctmgr's flat file.
    void pasteFlatFile(std::string lines, AssociationId target);
    [[nodiscard]] bool isBusy() const { return m_job.isBusy(); }

Q_SIGNALS:
    /// @p count associations were added, @p tops of them directly below the target; @p problem says what was left out.
    void pasted(const std::vector<apportion::AssociationId> &tops, int count, const QString &problem);
    void refused(const QString &reason);

private:
    /// What shall be added to a tree.
    struct Wanted
    {
        std::vector<NewAssociation> list;
        QString problem; ///< what could not be read
    };
    using Source = std::function<Wanted(const AssociationTree &)>;
    struct Found
    {
        PreparedAdditions additions;
        QString problem;
        quint64 generation = 0; ///< of the document that it fits
    };

    void request();
    void receive(const std::shared_ptr<Found> &found);

    Document *m_document;
    Source m_source;
    BackgroundJob<std::shared_ptr<Found>> m_job;
};

} // namespace apportion
