// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/input_command.h"

namespace apportion::cli
{

/// How a number of an association or a job comes about.
class ExplainCommand : public InputCommand
{
public:
    ExplainCommand();

protected:
    void declareOwn(VerbOptions &verb) override;
    [[nodiscard]] int runOn(const OpenedFiles &input, const Streams &streams) override;

private:
    [[nodiscard]] int explainAssociation(const Evaluation &evaluation, const Streams &streams) const;
    [[nodiscard]] int explainJob(const Evaluation &evaluation, const Streams &streams) const;

    std::string m_account;
    std::string m_user;
    std::string m_partition;
    std::string m_job;
    std::string m_quantity;
};

} // namespace apportion::cli
