// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace apportion::cli
{

/// One option of a verb: what `--help`, the manual and the completions say of it, and where its value goes.
struct Option
{
    using Target = std::variant<bool *, int *, std::string *, std::vector<std::string> *>;

    std::string name; ///< "--out"; without dashes: an argument that stands by its place
    std::string description;
    std::string value; ///< what stands behind the name, "FILE"; empty for a flag
    Target target; ///< lives as long as the command; a number holds its default
    bool isRequired = false;
    std::optional<std::pair<int, int>> range; ///< of a number, both ends included
    std::vector<std::string> choices; ///< what a shell may offer to complete; the command says itself what it takes

    [[nodiscard]] bool isFlag() const { return std::holds_alternative<bool *>(target); }
};

/// A verb as it is described once: the command line is parsed by it, and its help, manual page and completions are
/// made from it.
struct VerbOptions
{
    std::string name;
    std::string description;
    std::vector<Option> options;
    std::vector<VerbOptions> verbs; ///< one of them must follow, when there are any and needsVerb says so
    bool *isChosen = nullptr; ///< set when it is the one that followed
    bool needsVerb = true; ///< false: it does something without one

    Option &add(std::string optionName, Option::Target target, std::string valueName, std::string text)
    {
        options.push_back({ std::move(optionName), std::move(text), std::move(valueName), target, false, {}, {} });
        return options.back();
    }
    Option &addFlag(std::string optionName, bool &target, std::string text) { return add(std::move(optionName), &target, {}, std::move(text)); }
    VerbOptions &addVerb(std::string verbName, std::string text)
    {
        return verbs.emplace_back(VerbOptions { std::move(verbName), std::move(text), {}, {}, nullptr, true });
    }
};

} // namespace apportion::cli
