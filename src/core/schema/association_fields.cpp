// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schema/association_fields.h"

#include "core/policy/flat_option.h"
#include "core/policy/text_scan.h"
#include "core/schema/field_read.h"
#include "core/schema/field_value.h"

#include <algorithm>
#include <bit>
#include <bitset>
#include <tuple>
#include <utility>

namespace apportion
{

namespace schema
{

namespace
{

using A = AssociationOptions;

constexpr std::string_view noLimitText = "4294967295";
constexpr std::string_view noValueText = "4294967294";
constexpr std::string_view noTimeText = "-1";

/// What a line of the list says beyond its word and its place.
struct OptionNature
{
    std::array<const char *, 2> otherWords {};
    const char *json = "";
    Unit unit = Unit::None;
    Releases releases {};
    OptionScope scope = OptionScope::Association;
    bool beforeShares = false;
    bool comesFromAbove = false;
    bool hasNoCase = false;
};

constexpr AssociationField fieldOf(const char *word, std::uint8_t leastLetters, Access<A> value, OptionNature nature)
{
    AssociationField field;
    field.word = word;
    field.saved = word;
    field.value = value;
    field.unit = nature.unit;
    field.saving = Saving::UnlessUsual;
    field.releases = nature.releases;
    field.leastLetters = leastLetters;
    field.otherWords = nature.otherWords;
    field.json = nature.json;
    field.scope = nature.scope;
    field.beforeShares = nature.beforeShares;
    field.comesFromAbove = nature.comesFromAbove;
    field.hasNoCase = nature.hasNoCase;
    return field;
}

consteval AssociationField ofUser(const char *word, std::uint8_t leastLetters, Access<A> value, const char *column = nullptr)
{
    return fieldOf(word, leastLetters, value, { .otherWords = { column }, .scope = OptionScope::User, .beforeShares = true });
}

consteval AssociationField withNone(AssociationField field, const char *noneWord)
{
    field.noneWord = noneWord;
    return field;
}

/// Since when an option is there is what src/sacctmgr of each release takes (common.c, association_functions.c); where
/// nothing is said, that of 20.11 does.
constexpr auto fieldsOfTexts = std::to_array<AssociationField>({
    fieldOf(option::description.data(), 3, at<&A::description>, { .beforeShares = true, .hasNoCase = true }),
    fieldOf(option::organization.data(), 1, at<&A::organization>, { .beforeShares = true, .hasNoCase = true }),
    withNone(fieldOf(option::flags.data(), 2, at<&A::flags>, { .releases = { .since = 2405 }, .beforeShares = true, .hasNoCase = true }), "None"),
    ofUser(option::defaultAccount.data(), 8, at<&A::defaultAccount>, "Def Acct"),
    ofUser(option::defaultWckey.data(), 8, at<&A::defaultWckey>, "Def WCKey"),
    withNone(ofUser(option::adminLevel.data(), 2, at<&A::adminLevel>), "None"),
    ofUser(option::coordinator.data(), 2, at<&A::coordinator>, "Coord Accounts"),
    ofUser(option::wckeys.data(), 2, at<&A::wckeys>),
    fieldOf("Comment", 3, at<&A::comment>, { .json = "comment", .releases = { .since = 2302 }, .beforeShares = true }),
    fieldOf(option::defaultQos.data(), 8, at<&A::defaultQos>,
        { .otherWords = { "Def QOS" }, .json = "default/qos", .beforeShares = true, .comesFromAbove = true }),
});

constexpr std::size_t ofAssociations = std::ranges::count_if(limitRules(), &LimitRule::ofAssociation);

/// Those of groups are written before those of each, and of both the lists of minutes first.
constexpr auto allFields = [] {
    std::array<AssociationField, fieldsOfTexts.size() + ofAssociations + 1> fields;
    auto *next = std::copy(fieldsOfTexts.begin(), fieldsOfTexts.end(), fields.begin());
    for (const char first : { 'G', 'M' }) {
        for (const bool isOfMinutes : { true, false }) {
            for (const LimitRule &rule : limitRules()) {
                if (rule.ofAssociation && *rule.word == first && (rule.shape == LimitShape::TresMinutes) == isOfMinutes) {
                    const Unit unit = rule.shape == LimitShape::Time ? Unit::Minutes : Unit::None;
                    *next = fieldOf(rule.word, rule.leastLetters, rule.value,
                        { .otherWords = rule.otherWords, .json = rule.json, .unit = unit, .comesFromAbove = rule.comesFromAbove });
                    next++->limit = &rule;
                }
            }
        }
    }
    *next = fieldOf(option::qos.data(), 1, at<&A::qos>, { .otherWords = { "QosLevel" }, .json = "qos", .comesFromAbove = true });
    return fields;
}();

constexpr std::size_t letterOf(std::string_view name)
{
    return static_cast<unsigned char>(name.front()) % 32U;
}

/// By the first letter, whatever its case, the fields whose words begin so: bit i is the field i.
constexpr auto fieldsByLetter = [] {
    std::array<std::uint32_t, 32> fields {};
    static_assert(allFields.size() <= 32);
    for (std::size_t i = 0; i < allFields.size(); ++i) {
        fields[letterOf(allFields[i].word)] |= std::uint32_t { 1 } << i;
    }
    return fields;
}();

bool isSpelling(const AssociationField &field, std::string_view name)
{
    constexpr char toLower = 0x20;
    if (name.empty() || (name.front() | toLower) != (*field.word | toLower)) { // its other words begin so too
        return false;
    }
    const auto isName = [name](const char *word) { return word != nullptr && sameIgnoringCase(word, name); };
    return abbreviates(name, field.word, field.leastLetters) || std::any_of(field.otherWords.begin(), field.otherWords.end(), isName);
}

/// Whether @p written names the option @p name, which is @p field.
bool isNamed(const AssociationField *field, std::string_view name, std::string_view written)
{
    return field != nullptr ? isSpelling(*field, written) : sameIgnoringCase(name, written);
}

template <typename Value>
bool sameInAnyOrder(const Value &a, const Value &b)
{
    return sameValue(a, b);
}

bool sameInAnyOrder(std::vector<std::string> a, std::vector<std::string> b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a == b;
}

bool sameInAnyOrder(TresCounts a, TresCounts b)
{
    std::ranges::sort(a, {}, &TresCount::name);
    std::ranges::sort(b, {}, &TresCount::name);
    return a == b;
}

} // namespace

std::span<const AssociationField> associationFields()
{
    return allFields;
}

const AssociationField *findAssociationField(std::string_view name)
{
    for (std::uint32_t left = name.empty() ? 0 : fieldsByLetter[letterOf(name)]; left != 0; left &= left - 1) {
        if (const AssociationField &field = allFields[static_cast<std::size_t>(std::countr_zero(left))]; isSpelling(field, name)) {
            return &field;
        }
    }
    return nullptr;
}

bool isSameOption(std::string_view a, std::string_view b)
{
    return isNamed(findAssociationField(a), a, b);
}

bool isQuoted(const AssociationField &field)
{
    return std::holds_alternative<Lens<A, std::string>>(field.value) || std::holds_alternative<Lens<A, std::vector<std::string>>>(field.value);
}

bool isTresList(const AssociationField &field)
{
    return std::holds_alternative<Lens<A, TresCounts>>(field.value);
}

bool isList(const AssociationField &field)
{
    return isTresList(field) || std::holds_alternative<Lens<A, std::vector<std::string>>>(field.value);
}

bool isOfAccountAlone(const AssociationField &field)
{
    const std::string_view word = field.word;
    return word == option::description || word == option::organization || word == option::flags;
}

bool isOfEachAccount(std::string_view option)
{
    return isSameOption(option::description, option) || isSameOption(option::organization, option);
}

bool namesQos(std::string_view option)
{
    return isSameOption(option::qos, option) || isSameOption(option::defaultQos, option);
}

std::optional<std::string> accountFlags(std::string_view text)
{
    constexpr std::string_view set = "UsersAreCoords";
    constexpr std::string_view cleared = "NoUsersAreCoords";
    bool isSet = false;
    bool isCleared = false;
    bool isKnown = true;
    splitEach(text, ',', [&](std::string_view entry) {
        const std::string_view word = trimmed(entry);
        const auto isBeginningOf = [word](std::string_view flag) { return abbreviates(word, flag, 1); };
        isSet = isSet || isBeginningOf(set);
        isCleared = isCleared || isBeginningOf(cleared);
        isKnown = isKnown && (word.empty() || isBeginningOf(set) || isBeginningOf(cleared) || sameIgnoringCase(word, "None"));
    });
    return !isKnown ? std::nullopt : std::optional<std::string>(isSet && !isCleared ? set : std::string_view());
}

bool readOption(const AssociationField &field, std::string_view text, AssociationOptions &options)
{
    if (field.word == option::flags) {
        const std::optional<std::string> flags = accountFlags(text);
        options.flags = flags.value_or(std::string());
        return flags.has_value();
    }
    if (std::holds_alternative<Lens<A, std::uint32_t>>(field.value)) {
        // sacctmgr/common.c, get_uint(): whatever is below zero clears, and so does NO_VAL
        const std::string_view digits = text.substr(text.starts_with('+') || text.starts_with('-') ? 1 : 0);
        const bool isNone = text.empty() || text == noValueText || (text.starts_with('-') && unsignedNumber(digits));
        return readField<A>(field, isNone ? noLimitText : digits, options);
    }
    const bool isTime = std::holds_alternative<Lens<A, SlurmTime>>(field.value);
    return readField<A>(field, isTime && text.empty() ? noTimeText : text, options);
}

bool sameOption(const AssociationField &field, const AssociationOptions &a, const AssociationOptions &b)
{
    const auto isNone = [&field](const AssociationOptions &options) {
        const std::string text = fieldText<A>(field, options);
        return text.empty() || sameIgnoringCase(text, field.noneWord);
    };
    return sameField<A>(field, a, b) || (*field.noneWord != '\0' && isNone(a) && isNone(b))
        || std::visit(Each { [&](const auto &lens) { return sameInAnyOrder(lens.read(a), lens.read(b)); } }, field.value);
}

} // namespace schema

AssociationOptions readOptions(std::string_view text)
{
    AssociationOptions options;
    std::bitset<64> seen;
    static_assert(std::tuple_size_v<decltype(schema::allFields)> <= 64);
    FlatOptionScanner scanner(text, false);
    FlatOptionView option;
    while (scanner.next(option)) {
        const schema::AssociationField *field = schema::findAssociationField(option.name);
        if (field == nullptr) {
            options.foreign.push_back({ std::string(option.name), std::string(option.value) });
            continue;
        }
        const auto place = static_cast<std::size_t>(field - schema::allFields.data());
        const bool isMore = seen.test(place) && schema::isList(*field);
        seen.set(place);
        if (!schema::readOption(*field, isMore ? optionValue(text, field->word) : option.value, options)) {
            options.foreign.push_back({ std::string(option.name), std::string(option.value) });
        }
    }
    return options;
}

bool sameOptions(std::string_view a, std::string_view b)
{
    if (a == b) {
        return true;
    }
    AssociationOptions first = readOptions(a);
    AssociationOptions second = readOptions(b);
    const auto byKey = [](const ForeignKey &x, const ForeignKey &y) { return std::tie(x.key, x.value) < std::tie(y.key, y.value); };
    std::sort(first.foreign.begin(), first.foreign.end(), byKey);
    std::sort(second.foreign.begin(), second.foreign.end(), byKey);
    return first.foreign == second.foreign
        && std::all_of(schema::associationFields().begin(), schema::associationFields().end(),
            [&](const schema::AssociationField &field) { return schema::sameOption(field, first, second); });
}

std::vector<std::string> differingOptions(std::string_view before, std::string_view after)
{
    std::vector<std::string> names;
    if (before == after) {
        return names;
    }
    const AssociationOptions old = readOptions(before);
    const AssociationOptions now = readOptions(after);
    for (const std::string_view text : { before, after }) {
        for (const FlatOption &option : parseOptions(text)) {
            const schema::AssociationField *field = schema::findAssociationField(option.name);
            std::string name = field != nullptr ? field->word : option.name;
            const bool isSame = field != nullptr ? schema::sameOption(*field, old, now) : optionValue(before, name) == optionValue(after, name);
            if (!isSame
                && std::none_of(names.begin(), names.end(), [&name](const std::string &known) { return schema::isSameOption(known, name); })) {
                names.push_back(std::move(name));
            }
        }
    }
    return names;
}

std::string optionValue(std::string_view options, std::string_view name)
{
    if (options.empty()) { // as those of most users are
        return {};
    }
    const schema::AssociationField *field = schema::findAssociationField(name);
    const bool isList = field != nullptr && schema::isList(*field);
    std::string value;
    FlatOptionScanner scanner(options, false);
    FlatOptionView option;
    while (scanner.next(option)) {
        if (schema::isNamed(field, name, option.name)) {
            value = isList && !value.empty() ? value + ',' + std::string(option.value) : std::string(option.value);
        }
    }
    return value;
}

std::string withOption(std::string_view options, std::string_view name, const std::optional<std::string> &value)
{
    const schema::AssociationField *field = schema::findAssociationField(name);
    std::vector<FlatOption> list = parseOptions(options);
    const auto isNamed = [&](const FlatOption &option) { return schema::isNamed(field, name, option.name); };
    const auto found = std::find_if(list.begin(), list.end(), isNamed);
    if (found != list.end() && value) {
        found->value = *value;
        list.erase(std::remove_if(std::next(found), list.end(), isNamed), list.end()); // the last one counts
    } else if (value) {
        list.push_back({ field != nullptr ? field->word : std::string(name), *value, field != nullptr && schema::isQuoted(*field) });
    } else {
        std::erase_if(list, isNamed);
    }
    return optionsText(list);
}

} // namespace apportion
