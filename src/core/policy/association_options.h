// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/policy/hardware.h"

#include <cstdint>
#include <string>
#include <vector>

namespace apportion
{

/// A limit in jobs or in priority that is not set.
inline constexpr std::uint32_t noLimit = 0xffffffff;

/// What is set for an association, or for the cluster, beyond its shares and its priority (`man sacctmgr`, "SPECIFICATIONS
/// FOR ASSOCIATIONS"). The tree keeps it as text (AssociationTree::options()); core/schema/association_fields.h reads it.
struct AssociationOptions
{
    std::string description; ///< of an account
    std::string organization; ///< of an account
    std::string flags; ///< of an account: "UsersAreCoords", or nothing
    std::string defaultAccount; ///< of a user
    std::string defaultWckey; ///< of a user
    std::string adminLevel; ///< of a user
    std::vector<std::string> coordinator; ///< the accounts that a user coordinates
    std::vector<std::string> wckeys; ///< of a user
    std::string comment;
    std::string defaultQos;
    TresCounts grpTresMins; ///< of a TRES that does not stand in a list there is no limit; memory in MB
    TresCounts grpTresRunMins;
    TresCounts grpTres;
    std::uint32_t grpJobs = noLimit;
    std::uint32_t grpJobsAccrue = noLimit;
    std::uint32_t grpSubmitJobs = noLimit;
    SlurmTime grpWall { SlurmTime::unlimited, {} };
    TresCounts maxTresMinsPerJob;
    TresCounts maxTresRunMins;
    TresCounts maxTresPerJob;
    TresCounts maxTresPerNode;
    std::uint32_t maxJobs = noLimit;
    std::uint32_t maxJobsAccrue = noLimit;
    std::uint32_t maxSubmitJobs = noLimit;
    SlurmTime maxWallPerJob { SlurmTime::unlimited, {} };
    std::uint32_t minPrioThresh = noLimit;
    std::vector<std::string> qos; ///< a list of its own, or what it adds to and takes from that of the account above: +high, -low
    std::vector<ForeignKey> foreign; ///< what is none of these, or has a value that cannot be read; in order, without quotes
};

} // namespace apportion
