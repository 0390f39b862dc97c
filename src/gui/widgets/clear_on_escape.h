// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;

namespace apportion
{

/// Escape clears the field, as long as something stands in it, instead of closing what it is in.
void clearOnEscape(QLineEdit *field);

} // namespace apportion
