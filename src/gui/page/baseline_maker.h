// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "engine/background_job.h"

#include <QObject>

#include <functional>

namespace apportion
{

/// Makes the open policy the baseline; what that takes is prepared away from the window's thread.
class BaselineMaker : public QObject
{
public:
    explicit BaselineMaker(Document *document, QObject *parent = nullptr);

    /// @p ifEdited is called instead when the policy was edited meanwhile; without one it is made of what there is then.
    void make(const std::function<void()> &ifEdited = {});

private:
    void take(const Document::NextBaseline &next);

    Document *m_document;
    quint64 m_generation = 0; ///< of what is prepared
    std::function<void()> m_ifEdited;
    BackgroundJob<Document::NextBaseline> m_preparing;
};

} // namespace apportion
