// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace apportion
{

class Document;

/// Lets Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) take back and make again what is done in a dialog that writes to the draft at once: the window's
/// own keys do not reach it. What was there before the dialog opened is not taken back unseen.
void addUndoKeys(QDialog *dialog, Document *document);

} // namespace apportion
