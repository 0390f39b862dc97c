// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/journal.h"

namespace apportion::test
{

/// A journal that is written as soon as the event loop turns: for tests of what is in it, whenever that is.
class PromptJournal : public Journal
{
public:
    PromptJournal(Document *document, const QString &folder) : Journal(document, folder) { setDelay(std::chrono::milliseconds(0)); }
};

} // namespace apportion::test
