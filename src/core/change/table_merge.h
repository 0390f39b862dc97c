// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/change/field_merge.h"
#include "core/policy/flat_option.h"
#include "core/schema/field_value.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace apportion
{

/// By what the rows of a table are known; of rows that are called the same, the second has another key than the first.
template <typename Row>
std::vector<std::string> keysOf(const std::vector<Row> &rows, const schema::Field<Row> &name)
{
    std::unordered_map<std::string, std::size_t> seen;
    std::vector<std::string> keys;
    keys.reserve(rows.size());
    for (const Row &row : rows) {
        std::string key = schema::fieldText(name, row);
        const std::size_t before = seen[key]++;
        keys.push_back(before == 0 ? std::move(key) : key + '\n' + std::to_string(before));
    }
    return keys;
}

/// Where the rows of a table stand, by their keys.
template <typename Row>
struct RowPlaces
{
    RowPlaces(const std::vector<Row> &table, const schema::Field<Row> &name) : rows(table), keys(keysOf(table, name))
    {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            places.emplace(keys[i], i);
        }
    }
    [[nodiscard]] const Row *find(const std::string &key) const
    {
        const auto found = places.find(key);
        return found == places.end() ? nullptr : &rows[found->second];
    }

    const std::vector<Row> &rows;
    std::vector<std::string> keys;
    std::unordered_map<std::string, std::size_t> places;
};

/// Merges the rows of a table.
template <typename Row>
class TableMerge
{
public:
    TableMerge(MergeDecisions &decisions, std::span<const schema::Field<Row>> fields, const char *word, const std::vector<Row> &base,
        const std::vector<Row> &mine, const std::vector<Row> &theirs)
        : m_decisions(decisions), m_fields(fields), m_word(word), m_base(base, fields.front()), m_mine(mine, fields.front()),
          m_theirs(theirs, fields.front())
    {
    }

    std::vector<Row> run()
    {
        std::vector<Row> merged;
        for (std::size_t i = 0; i < m_mine.rows.size(); ++i) {
            const std::string &key = m_mine.keys[i];
            const Row *base = m_base.find(key);
            const Row *theirs = m_theirs.find(key);
            const Row &mine = m_mine.rows[i];
            if (theirs != nullptr) {
                merged.push_back(mergedRow(base, mine, *theirs, key));
            } else if (base == nullptr || !takesRemoval(*base, mine, key)) {
                merged.push_back(mine);
            }
        }
        for (std::size_t i = 0; i < m_theirs.rows.size(); ++i) {
            const std::string &key = m_theirs.keys[i];
            if (m_mine.find(key) == nullptr && takesRow(m_base.find(key), m_theirs.rows[i], key)) {
                merged.push_back(m_theirs.rows[i]);
            }
        }
        return merged;
    }

private:
    [[nodiscard]] bool isSame(const Row &a, const Row &b) const
    {
        return std::all_of(m_fields.begin(), m_fields.end(), [&](const schema::Field<Row> &field) { return schema::sameField(field, a, b); });
    }
    [[nodiscard]] std::string object(const std::string &key) const { return std::string(m_word) + '=' + key.substr(0, key.find('\n')); }

    [[nodiscard]] Row mergedRow(const Row *base, Row mine, const Row &theirs, const std::string &key)
    {
        static const Row none;
        const Row was = base == nullptr ? none : *base;
        const Row before = mine;
        for (const schema::Field<Row> &field : m_fields) {
            if (const auto *keys = std::get_if<schema::Lens<Row, std::vector<ForeignKey>>>(&field.value)) {
                mergeKeys(field, base == nullptr ? nullptr : &keys->read(was), keys->edit(mine), keys->read(theirs), key);
                continue;
            }
            const bool theyChanged = base == nullptr || !schema::sameField(field, was, theirs);
            const bool iChanged = base == nullptr || !schema::sameField(field, was, before);
            const auto conflict = [&] {
                return MergeConflict { object(key), *field.word == '\0' ? field.saved : field.word,
                    base == nullptr ? std::string() : schema::fieldText(field, was), schema::fieldText(field, before),
                    schema::fieldText(field, theirs) };
            };
            const bool isSame = schema::sameField(field, before, theirs);
            if (theyChanged && iChanged && !isSame && base != nullptr && mergeParts(m_decisions, object(key), field, was, mine, theirs)) {
                continue;
            }
            if (m_decisions.takes(theyChanged, iChanged, isSame, conflict)) {
                schema::copyField(field, mine, theirs);
            }
        }
        return mine;
    }

    [[nodiscard]] static std::string textOf(const std::vector<ForeignKey> &keys, const std::string &name)
    {
        const ForeignKey *found = findKey(keys, name);
        return found == nullptr ? std::string() : found->value;
    }

    /// What the schema does not know, key by key.
    void mergeKeys(const schema::Field<Row> &field, const std::vector<ForeignKey> *base, std::vector<ForeignKey> &mine,
        const std::vector<ForeignKey> &theirs, const std::string &row)
    {
        if (base != nullptr && mine == *base) {
            if (m_decisions.takes(theirs != mine, false, false, [] { return MergeConflict(); })) {
                mine = theirs; // in their order
            }
            return;
        }
        const std::vector<ForeignKey> before = mine;
        const auto differs = [&field](const std::vector<ForeignKey> &a, const std::vector<ForeignKey> &b, const std::string &name) {
            const std::vector<std::string> names = schema::differingKeys(a, b, field.keyMeaning);
            return std::any_of(names.begin(), names.end(), [&name](const std::string &other) { return sameIgnoringCase(other, name); });
        };
        for (const std::string &name : schema::differingKeys(before, theirs, field.keyMeaning)) {
            if (lowerCase(name).find("tres") != std::string::npos && mergeTres(base, mine, theirs, row, name)) {
                continue;
            }
            const bool theyChanged = base == nullptr || differs(*base, theirs, name);
            const bool iChanged = base == nullptr || differs(*base, before, name);
            if (base != nullptr && theyChanged && iChanged && isNameListKey(name) && mergeNames(*base, mine, theirs, name)) {
                continue;
            }
            if (!m_decisions.takes(theyChanged, iChanged, !differs(before, theirs, name), [&] {
                    return MergeConflict { object(row), name, base == nullptr ? std::string() : textOf(*base, name), textOf(before, name),
                        textOf(theirs, name) };
                })) {
                continue;
            }
            const ForeignKey *there = findKey(theirs, name);
            setKey(mine, name, there == nullptr ? std::nullopt : std::optional(*there));
        }
    }

    static void setKey(std::vector<ForeignKey> &keys, const std::string &name, const std::optional<ForeignKey> &key)
    {
        const auto isIt = [&name](const ForeignKey &one) { return sameIgnoringCase(one.key, name); };
        const auto here = std::find_if(keys.begin(), keys.end(), isIt);
        if (!key) {
            std::erase_if(keys, isIt);
        } else if (here == keys.end()) {
            keys.push_back(*key);
        } else {
            *here = *key;
        }
    }

    /// A list of names that both changed; false where it is none.
    [[nodiscard]] bool mergeNames(
        const std::vector<ForeignKey> &base, std::vector<ForeignKey> &mine, const std::vector<ForeignKey> &theirs, const std::string &name)
    {
        const std::string was = unquotedValue(textOf(base, name));
        const std::string now = unquotedValue(textOf(mine, name));
        const std::string other = unquotedValue(textOf(theirs, name));
        const std::optional<std::string> list = mergedNameList({ std::string_view(was), now, other });
        if (list && m_decisions.takes(true, false, *list == now, [] { return MergeConflict(); })) {
            setKey(mine, name, ForeignKey { name, quotedWhereNeeded(*list) });
        }
        return list.has_value();
    }

    /// A limit of a QOS for several TRES; false where a side has none.
    [[nodiscard]] bool mergeTres(const std::vector<ForeignKey> *base, std::vector<ForeignKey> &mine, const std::vector<ForeignKey> &theirs,
        const std::string &row, const std::string &name)
    {
        const std::string was = base == nullptr ? std::string() : unquotedValue(textOf(*base, name));
        const std::string now = unquotedValue(textOf(mine, name));
        const std::string other = unquotedValue(textOf(theirs, name));
        const MergeSides sides { base == nullptr ? std::nullopt : std::optional<std::string_view>(was), now, other };
        const std::optional<std::string> list = mergedTresList(m_decisions, object(row), name, sides);
        if (list && *list != now) {
            setKey(mine, name, list->empty() ? std::nullopt : std::optional(ForeignKey { name, quotedWhereNeeded(*list) }));
        }
        return list.has_value();
    }

    /// They removed a row.
    [[nodiscard]] bool takesRemoval(const Row &base, const Row &mine, const std::string &key)
    {
        return m_decisions.takes(true, !isSame(base, mine), false, [&] {
            const std::string name = key.substr(0, key.find('\n'));
            return MergeConflict { object(key), {}, name, name, {}, changesBetween(base, mine) };
        });
    }

    /// They have a row that I have not: a new one, or one that I removed.
    [[nodiscard]] bool takesRow(const Row *base, const Row &theirs, const std::string &key)
    {
        const bool theyChanged = base == nullptr || !isSame(*base, theirs);
        return m_decisions.takes(theyChanged, base != nullptr, false, [&] {
            const std::string name = key.substr(0, key.find('\n'));
            return MergeConflict { object(key), {}, name, {}, name, base == nullptr ? std::vector<MergeChange>() : changesBetween(*base, theirs) };
        });
    }

    [[nodiscard]] std::vector<MergeChange> changesBetween(const Row &before, const Row &after) const
    {
        std::vector<MergeChange> changes;
        for (const schema::Field<Row> &field : m_fields) {
            if (!schema::sameField(field, before, after)) {
                changes.push_back(
                    { {}, *field.word == '\0' ? field.saved : field.word, schema::fieldText(field, before), schema::fieldText(field, after) });
            }
        }
        return changes;
    }

    MergeDecisions &m_decisions;
    std::span<const schema::Field<Row>> m_fields;
    const char *m_word;
    const RowPlaces<Row> m_base;
    const RowPlaces<Row> m_mine;
    const RowPlaces<Row> m_theirs;
};

} // namespace apportion
