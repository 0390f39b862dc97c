// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/policy/slurm_time.h"

#include "core/policy/text_scan.h"
#include "core/policy/tres.h"

#include <array>
#include <chrono>
#include <limits>

namespace apportion
{

namespace
{

constexpr std::int64_t mostSeconds = std::numeric_limits<std::int32_t>::max();

/// What `scontrol show config` makes of an unlimited PriorityDecayHalfLife or PriorityMaxAge, 49710-06:27:16: the number of minutes
/// that stands for no limit, times 60, in 32 bits (seen on 22.05).
constexpr std::int64_t unlimitedAsPrinted = (std::int64_t { 1 } << 32) - 60;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The numbers of a time string and how they are separated.
struct Fields
{
    std::array<std::int64_t, 4> number {};
    int count = 0;
    bool days = false; ///< the first number is followed by '-'
};

/// Takes a run of digits off @p text; −1 when there is none, capped so that sums cannot overflow.
std::int64_t readNumber(std::string_view &text, std::int64_t most = mostSeconds + 1)
{
    if (text.empty() || !isDigit(text.front())) {
        return -1;
    }
    std::int64_t value = 0;
    while (!text.empty() && isDigit(text.front())) {
        const std::int64_t digit = text.front() - '0';
        value = value > (most - digit) / 10 ? most : value * 10 + digit;
        text.remove_prefix(1);
    }
    return value;
}

std::optional<Fields> splitFields(std::string_view text, std::int64_t most = mostSeconds + 1)
{
    Fields fields;
    for (;;) {
        const std::int64_t value = readNumber(text, most);
        if (value < 0) {
            return std::nullopt;
        }
        fields.number[static_cast<std::size_t>(fields.count++)] = value;
        if (text.empty()) {
            return fields;
        }
        const char separator = text.front();
        text.remove_prefix(1);
        if (separator == '-' && fields.count == 1) {
            fields.days = true;
            if (text.empty()) {
                return fields; // "7-" is seven days to slurmctld
            }
        } else if (separator != ':' || fields.count == (fields.days ? 4 : 3)) {
            return std::nullopt;
        }
    }
}

std::int64_t secondsOf(const Fields &fields)
{
    const auto &n = fields.number;
    if (fields.days) {
        return n[0] * 86400 + n[1] * 3600 + n[2] * 60 + n[3];
    }
    if (fields.count == 3) {
        return n[0] * 3600 + n[1] * 60 + n[2];
    }
    return n[0] * 60 + n[1];
}

bool meansUnlimited(std::string_view text)
{
    return text == "-1" || sameIgnoringCase(text, "UNLIMITED") || sameIgnoringCase(text, "INFINITE");
}

/// Appends "3 h" to "2 d" and so on, leaving zeros out.
void appendPart(std::string &text, std::int64_t value, const char *unit)
{
    if (value == 0) {
        return;
    }
    if (!text.empty()) {
        text += ' ';
    }
    text += std::to_string(value) + ' ' + unit;
}

std::optional<int> fixedNumber(std::string_view text, std::size_t from, std::size_t digits)
{
    if (from + digits > text.size()) {
        return std::nullopt;
    }
    int value = 0;
    for (const char c : text.substr(from, digits)) {
        if (!isDigit(c)) {
            return std::nullopt;
        }
        value = value * 10 + (c - '0');
    }
    return value;
}

} // namespace

ParsedTime parseTime(std::string_view text)
{
    ParsedTime parsed;
    text = trimmed(text);
    parsed.time.written = std::string(text);
    if (text.empty()) {
        parsed.error = TimeError::Empty;
        return parsed;
    }
    if (meansUnlimited(text)) {
        parsed.time.minutes = SlurmTime::unlimited;
        parsed.seconds = -1;
        return parsed;
    }
    const std::optional<Fields> fields = splitFields(text);
    if (!fields) {
        parsed.error = TimeError::NotATime;
        return parsed;
    }
    parsed.seconds = secondsOf(*fields);
    if (parsed.seconds == unlimitedAsPrinted) {
        parsed.time = { SlurmTime::unlimited, "UNLIMITED" };
        parsed.seconds = -1;
        return parsed;
    }
    if (parsed.seconds > mostSeconds) {
        parsed.error = TimeError::TooLong;
        return parsed;
    }
    parsed.time.minutes = static_cast<std::uint32_t>((parsed.seconds + 59) / 60);
    return parsed;
}

std::optional<SlurmTime> timeInFewBits(std::string_view text)
{
    constexpr auto bits = [](std::int64_t number) { return static_cast<std::int32_t>(static_cast<std::uint32_t>(number)); };
    std::optional<Fields> fields = splitFields(trimmed(text), std::numeric_limits<std::int64_t>::max());
    if (!fields) {
        return std::nullopt;
    }
    for (std::int64_t &number : fields->number) {
        number = bits(number);
    }
    const std::int32_t seconds = bits(secondsOf(*fields));
    const std::int32_t minutes = seconds == -1 ? -1 : bits(std::int64_t { seconds } + 59) / 60;
    if (minutes < -1) {
        return std::nullopt;
    }
    SlurmTime time;
    time.minutes = minutes == -1 ? SlurmTime::unlimited : static_cast<std::uint32_t>(minutes);
    return time;
}

Text timeErrorText(TimeError error, std::string_view text)
{
    switch (error) {
    case TimeError::None:
        return {};
    case TimeError::Empty:
        return { APPORTION_TEXT("A time is missing."), {} };
    case TimeError::NotATime:
        return { APPORTION_TEXT("\"%1\" is not a time."), { std::string(text) } };
    case TimeError::TooLong:
        break;
    }
    return { APPORTION_TEXT("\"%1\" is longer than Slurm can count."), { std::string(text) } };
}

bool looksLikeSomethingElse(std::string_view text)
{
    const std::optional<Fields> fields = splitFields(trimmed(text));
    return fields && !fields->days && fields->count == 2;
}

std::string timeReading(std::string_view text)
{
    const ParsedTime parsed = parseTime(text);
    if (!parsed) {
        return {};
    }
    return parsed.time.isUnlimited() ? "no limit" : timeReading(parsed.seconds);
}

std::string timeReading(std::int64_t seconds)
{
    std::string reading;
    appendPart(reading, seconds / 86400, "d");
    appendPart(reading, seconds / 3600 % 24, "h");
    appendPart(reading, seconds / 60 % 60, "min");
    appendPart(reading, seconds % 60, "s");
    return reading.empty() ? "0 s" : reading;
}

std::optional<std::int64_t> parseTimestamp(std::string_view text)
{
    using namespace std::chrono;
    text = trimmed(text);
    if (sameIgnoringCase(text, "Unknown") || sameIgnoringCase(text, "N/A") || sameIgnoringCase(text, "None")) {
        return 0;
    }
    const std::optional<int> y = fixedNumber(text, 0, 4);
    const std::optional<int> mo = fixedNumber(text, 5, 2);
    const std::optional<int> d = fixedNumber(text, 8, 2);
    if (!y || !mo || !d || text[4] != '-' || text[7] != '-') {
        return std::nullopt;
    }
    const year_month_day date { year { *y }, month { static_cast<unsigned>(*mo) }, day { static_cast<unsigned>(*d) } };
    if (!date.ok()) {
        return std::nullopt;
    }
    const std::int64_t midnight = std::int64_t { sys_days(date).time_since_epoch().count() } * 86400;
    if (text.size() == 10) {
        return midnight;
    }
    const std::optional<int> h = fixedNumber(text, 11, 2);
    const std::optional<int> mi = fixedNumber(text, 14, 2);
    const std::optional<int> s = text.size() == 16 ? std::optional<int>(0) : fixedNumber(text, 17, 2);
    const bool separated = (text[10] == 'T' || text[10] == ' ') && (text.size() == 16 || text.size() == 19);
    if (!separated || !h || !mi || !s || text[13] != ':' || (text.size() == 19 && text[16] != ':') || *h > 23 || *mi > 59 || *s > 60) {
        return std::nullopt;
    }
    return midnight + std::int64_t { *h } * 3600 + std::int64_t { *mi } * 60 + *s;
}

} // namespace apportion
