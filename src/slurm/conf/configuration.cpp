// SPDX-License-Identifier: GPL-3.0-or-later
#include "slurm/conf/running_conf.h"

#include "core/policy/tracked_tres.h"
#include "core/schema/conf_key_search.h"
#include "core/schema/setting_fields.h"
#include "slurm/conf/conf_field.h"
#include "slurm/text/reading.h"
#include "slurm/text/tres_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace apportion::slurm
{

namespace
{

/// `Key = value` of a line; nothing for headings and for the states of daemons at the end.
std::optional<ConfPair> pairOf(std::string_view line)
{
    const std::size_t equals = line.find('=');
    const std::string_view key = trimmed(line.substr(0, equals));
    if (equals == std::string_view::npos || key.empty() || key.find_first_of(" \t") != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string_view value = trimmed(line.substr(equals + 1));
    ConfPair pair;
    pair.key = std::string(key);
    pair.value = value == "(null)" ? std::string() : std::string(value);
    pair.written = pair.value;
    return pair;
}

class ConfigurationReader
{
public:
    ConfigurationReader(Policy &policy, bool overConf, Findings &findings) : m_policy(policy), m_overConf(overConf), m_findings(findings) { }

    bool read(std::string_view text)
    {
        m_release = releaseOfConfiguration(text);
        LineWalker walker(text);
        while (walker.next()) {
            if (const std::optional<ConfPair> pair = pairOf(walker.line())) {
                readPair(*pair, walker.number());
            }
        }
        finishGiven();
        if (m_understood > 0 && m_others > 0 && !m_overConf) {
            m_findings.add(Severity::Note, "config-others", 0,
                { APPORTION_TEXT("%1 other settings of the cluster were not taken."), { std::to_string(m_others) } },
                { APPORTION_TEXT("They do not touch priorities; give slurm.conf too when it is to be exported with the changes."), {} });
        }
        return m_understood > 0;
    }

private:
    void readPair(const ConfPair &pair, std::uint32_t line)
    {
        if (const std::optional<PriorityKey> key = findPriorityKey(pair.key)) {
            readPriority(*key, pair, line);
        } else if (sameIgnoringCase(pair.key, "ClusterName") && !pair.value.empty()) {
            readClusterName(pair.value, line);
        } else if (sameIgnoringCase(pair.key, "Licenses")) {
            readLicenses(pair.value, line);
        } else if (sameIgnoringCase(pair.key, "SLURM_VERSION")) {
            m_policy.release = schema::releaseOf(pair.value);
        } else {
            ++m_others;
        }
    }

    void reportSettingDiffers(PriorityKey key, const std::string &running, std::uint32_t line)
    {
        const std::string word = priorityKeyWord(key);
        ObjectRef setting { ObjectRef::Kind::Setting, static_cast<std::uint32_t>(key), word };
        const std::string conf = settingValue(m_policy, key);
        if (m_policy.priority.isGiven(key)) {
            reportDiffers(word, running, conf, line, std::move(setting));
            return;
        }
        m_findings.add(Severity::Warning, "config-differs", line,
            { APPORTION_TEXT("The cluster runs with %1=%2; slurm.conf does not name the key, which is \"%3\" by default today."),
                { word, running, conf } },
            { APPORTION_TEXT("The running value was taken: an older release has another default, or slurm.conf was changed since."), {} },
            std::move(setting));
    }

    void readPriority(PriorityKey key, const ConfPair &pair, std::uint32_t line)
    {
        Policy running = m_policy;
        running.priority.unknownFlags.clear();
        // An empty value is the default: nothing was configured.
        ConfPair value = pair;
        if (value.value.empty()) {
            value.value = settingDefault(key);
            value.written = value.value;
        }
        if (!readPriorityKey(key, value, { m_findings.fileName(), line }, running, m_findings)) {
            return;
        }
        ++m_understood;
        if (key == PriorityKey::AccountingStorageTres) {
            leaveOutOwn(running);
        }
        const bool flags = key == PriorityKey::PriorityFlags;
        if (flags && lowerCase(value.value).find("no_normal_all") != std::string::npos) {
            readAnyOfNoNormal(running, line);
        }
        if (flags && running.priority.has(PriorityFlag::DepthOblivious)) { // which sets it (read_config.c): slurm.conf need not
            running.priority.set(PriorityFlag::NoFairTree, m_policy.priority.has(PriorityFlag::NoFairTree));
        }
        if (sameSetting(m_policy, running, key) || (flags && m_policy.priority.flags == running.priority.flags)) {
            return; // as slurm.conf writes it
        }
        if (m_overConf) {
            reportSettingDiffers(key, settingValue(running, key), line);
        } else {
            running.priority.given = m_policy.priority.given;
        }
        if (!flags || running.priority.unknownFlags.empty()) {
            running.priority.unknownFlags = m_policy.priority.unknownFlags;
        }
        m_policy = std::move(running);
    }

    /// What slurmctld tracks by itself is nothing that slurm.conf has to say: it is printed like what that says.
    void leaveOutOwn(Policy &running)
    {
        TresTable said;
        for (TresIndex i = alwaysTrackedTres; i < running.tres.size(); ++i) {
            const std::string &name = running.tres.name(i);
            const bool isConfs = m_overConf && m_policy.tres.find(name) != noTres;
            if (isConfs || !isTrackedByItself(running.tres, name, m_release != 0 ? m_release : m_policy.release)) {
                said.track(name);
            }
        }
        running.tres = std::move(said);
    }

    /// scontrol prints NO_NORMAL_ALL as soon as any of the four flags is set (seen in 22.05): slurm.conf knows which.
    void readAnyOfNoNormal(Policy &running, std::uint32_t line)
    {
        static constexpr std::array<PriorityFlag, 4> four
            = { PriorityFlag::NoNormalAssoc, PriorityFlag::NoNormalPart, PriorityFlag::NoNormalQos, PriorityFlag::NoNormalTres };
        const auto has = [&](PriorityFlag flag) { return m_policy.priority.has(flag); };
        if (std::any_of(four.begin(), four.end(), has)) {
            for (const PriorityFlag flag : four) {
                running.priority.set(flag, has(flag));
            }
        } else {
            m_findings.add(Severity::Warning, "config-no-normal", line,
                { APPORTION_TEXT("NO_NORMAL_ALL may stand for any of NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS and NO_NORMAL_TRES."), {} },
                { APPORTION_TEXT("All four were taken; give slurm.conf too, which says which of them are set."), {} },
                { ObjectRef::Kind::Setting, static_cast<std::uint32_t>(PriorityKey::PriorityFlags), priorityKeyWord(PriorityKey::PriorityFlags) });
        }
    }

    void readClusterName(const std::string &name, std::uint32_t line)
    {
        const std::string folded = lowerCase(name);
        if (m_overConf && !m_policy.clusterName.empty() && m_policy.clusterName != folded) {
            reportDiffers("ClusterName", folded, m_policy.clusterName, line, { ObjectRef::Kind::Setting, 0, "ClusterName" });
        }
        m_policy.clusterName = folded;
        ++m_understood;
    }

    void readLicenses(const std::string &written, std::uint32_t line)
    {
        BadEntries bad;
        TresCounts licenses = parseLicenses(written, NameCase::AsWritten, bad);
        for (const std::string &entry : bad) {
            m_findings.add(Severity::Error, "config-licenses", line, { APPORTION_TEXT("\"%1\" in Licenses cannot be read."), { entry } },
                { APPORTION_TEXT("Write name:count, for example matlab:20."), {} });
        }
        if (m_overConf && licenses != m_policy.licenses) {
            reportDiffers("Licenses", written, {}, line, { ObjectRef::Kind::Setting, 0, "Licenses" });
        }
        m_policy.licenses = std::move(licenses);
        ++m_understood;
    }

    /// A half-life of 0 without a reset period at all would stop slurmctld: so it was given.
    void finishGiven()
    {
        if (!m_overConf && m_policy.priority.halfLife.minutes == 0) {
            m_policy.priority.markGiven(PriorityKey::PriorityUsageResetPeriod);
        }
    }

    void reportDiffers(const std::string &key, const std::string &running, const std::string &conf, std::uint32_t line, ObjectRef object)
    {
        m_findings.add(Severity::Warning, "config-differs", line,
            { APPORTION_TEXT("The cluster runs with %1=%2, slurm.conf says \"%3\"."), { key, running, conf } },
            { APPORTION_TEXT("The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf."), {} },
            std::move(object));
    }

    Policy &m_policy;
    bool m_overConf = false;
    std::uint16_t m_release = 0; ///< that this tells
    Findings &m_findings;
    std::size_t m_understood = 0;
    std::size_t m_others = 0;
};

} // namespace

bool readConfiguration(std::string_view text, const std::string &fileName, bool overConf, Policy &policy, Diagnostics &diagnostics)
{
    return readListing(text, fileName, diagnostics, [&](Findings &findings) { return ConfigurationReader(policy, overConf, findings).read(text); });
}

std::uint16_t releaseOfConfiguration(std::string_view text)
{
    std::uint16_t release = 0;
    LineWalker walker(text);
    while (walker.next()) {
        if (const std::optional<ConfPair> pair = pairOf(walker.line()); pair && sameIgnoringCase(pair->key, "SLURM_VERSION")) {
            release = schema::releaseOf(pair->value);
        }
    }
    return release;
}

bool isConfigurationHeader(std::string_view line)
{
    return startsWithIgnoringCase(line, "Configuration data as of ");
}

} // namespace apportion::slurm
