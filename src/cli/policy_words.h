// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/change_notes.h"
#include "core/policy/situation.h"

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace apportion::cli
{

/// What is called what on the command line: "account:chem", "user:ann:chem" and "user:ann:chem:batch" (in an account, for a
/// partition), "user:ann" (wherever she stands), "qos:high", "partition:batch", "cluster". A key of one of them stands behind
/// it ("account:chem:GrpTRES"); a key alone is one of slurm.conf. A colon of a name is written `\:`.
struct ObjectWord
{
    enum class Kind { Setting, Cluster, Account, User, Qos, Partition };

    Kind kind = Kind::Setting;
    std::string name;
    std::string account; ///< of a user; where a new account hangs
    std::string partition; ///< of a user

    [[nodiscard]] bool isAssociation() const { return kind == Kind::Account || kind == Kind::User; }
    /// As it is written.
    [[nodiscard]] std::string text() const;
};

/// A value for a key of an object.
struct ValueWord
{
    ObjectWord object;
    std::string key;
    char sign = '\0'; ///< '+' and '-' of += and -=
    std::string value; ///< empty: what is usual
};

/// Why a word cannot be done, as a sentence. Whatever was edited before it is not to be kept.
class RefusedWord : public std::runtime_error
{
public:
    RefusedWord(const std::string &word, const std::string &why) : std::runtime_error(word + ": " + why) { }
};

/// The words of an association.
[[nodiscard]] ObjectWord wordOf(const AssociationTree &tree, AssociationId id);
/// "account:chem"; throws RefusedWord.
[[nodiscard]] ObjectWord objectWord(const std::string &word);
/// "account:chem:GrpTRES=cpu=4", "PriorityFlags+=MAX_TRES"; throws RefusedWord.
[[nodiscard]] ValueWord valueWord(const std::string &word);

/// The live associations that an object word names, of which there is at least one; throws RefusedWord.
[[nodiscard]] std::vector<AssociationId> associationsOf(const AssociationTree &tree, const ObjectWord &object);
/// The QOS of that name, which has no case.
[[nodiscard]] std::optional<std::size_t> findQosRow(const Policy &policy, std::string_view name);
/// The row that it names; throws RefusedWord.
[[nodiscard]] std::size_t qosOf(const Policy &policy, const ObjectWord &object);
[[nodiscard]] std::size_t partitionOf(const Policy &policy, const ObjectWord &object);

/// Gives the key of the object that value, by the rules of the file of Slurm's in which it stands; throws RefusedWord. What
/// is doubtful of it is told in @p findings.
void setValue(Policy &policy, const ValueWord &word, Diagnostics &findings);

/// What a note on that value is about, for each association that it is of.
[[nodiscard]] std::vector<NotePlace> notePlaces(const Policy &policy, const ValueWord &word);

} // namespace apportion::cli
