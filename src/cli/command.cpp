// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"

namespace apportion::cli
{

Command::Command(std::string name, std::string description) : m_name(std::move(name)), m_description(std::move(description)) { }

Command::~Command() = default;

} // namespace apportion::cli
