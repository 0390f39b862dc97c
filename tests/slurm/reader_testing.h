// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/diagnostic.h"
#include "core/policy/policy.h"
#include "core/policy/situation.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>

#include <algorithm>
#include <random>
#include <string>

// What the tests of the readers have in common.

namespace apportion::testing
{

inline const char *const goldenNames[] = { "fair_tree_rules", "odyssey", "random_classic_200", "random_classic_40", "random_depth_oblivious_200",
    "random_depth_oblivious_40", "random_fair_tree_200", "random_fair_tree_40", "seed_figure3", "tres_max", "tres_max_gres", "tres_sum" };

inline std::string goldenPath(const std::string &golden, const char *file)
{
    return std::string(APPORTION_TEST_DATA "/goldens/") + golden + '/' + file;
}

inline std::string contentOf(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// What a Slurm 22.05 printed.
inline std::string printed(const char *name)
{
    return contentOf(std::string(APPORTION_TEST_DATA "/slurm-22.05/") + name);
}

inline const Job *findJob(const Situation &situation, const std::string &id)
{
    const auto found = std::find_if(situation.jobs->begin(), situation.jobs->end(), [&](const Job &job) { return job.id == id; });
    return found == situation.jobs->end() ? nullptr : &*found;
}

inline const Diagnostic *findCode(const Diagnostics &diagnostics, const std::string &code)
{
    const auto found = std::find_if(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &d) { return d.code == code; });
    return found == diagnostics.end() ? nullptr : &*found;
}

/// All diagnostics as text, for messages of failed tests.
inline QByteArray textOf(const Diagnostics &diagnostics)
{
    QByteArray text;
    for (const Diagnostic &diagnostic : diagnostics) {
        text += QByteArray::fromStdString(diagnostic.code + ": " + diagnostic.english() + '\n');
    }
    return text;
}

/// A folder with the files of sites, each in a folder of its own: what APPORTION_SITE_DATA names, or what lies beside the
/// project; empty when there is none. They are other people's, and not part of it.
inline QString siteData()
{
    const QString beside = QStringLiteral(APPORTION_SOURCE_DIR "/../shared/data");
    return qEnvironmentVariable("APPORTION_SITE_DATA", QDir(beside).exists() ? beside : QString());
}

/// Gives @p reader the text cut at many places, and with bytes changed, doubled and removed: it must come back.
template <typename Reader>
void feedDamaged(const std::string &text, Reader reader)
{
    const std::size_t step = std::max<std::size_t>(1, text.size() / 97);
    for (std::size_t end = 0; end <= text.size(); end += step) {
        reader(text.substr(0, end));
    }
    std::mt19937 random(20261121); // the same damage every time
    static const std::string bytes("\0\n'\"\\=:|,-[](#\xff\x80 9", 18);
    for (int round = 0; round < 200; ++round) {
        std::string damaged = text;
        for (int i = 0; i < 8 && !damaged.empty(); ++i) {
            const std::size_t at = random() % damaged.size();
            switch (random() % 3) {
            case 0:
                damaged[at] = bytes[random() % bytes.size()];
                break;
            case 1:
                damaged.erase(at, random() % 20);
                break;
            default:
                damaged.insert(at, damaged.substr(random() % damaged.size(), random() % 50));
            }
        }
        reader(damaged);
    }
}

} // namespace apportion::testing
