# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUT, which tells the programs their version and of which commit they were built; untouched when nothing changed.
#
#   cmake -DSOURCE=<the project> -DVERSION=1.2.3 -DOUT=<file.cpp> -P write_version.cmake
#
# In a clone git knows the commit; an archive that git made has it in cmake/commit.txt; elsewhere it is unknown.

file(STRINGS ${SOURCE}/cmake/commit.txt commit LIMIT_COUNT 1)
if(commit MATCHES "Format")
    set(commit unknown)
    find_program(GIT git)
    if(GIT)
        # The folder may lie within somebody else's clone.
        execute_process(COMMAND ${GIT} rev-parse --show-toplevel WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE top OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        file(REAL_PATH ${SOURCE} real_source)
        if(top STREQUAL real_source)
            execute_process(COMMAND ${GIT} describe --always --abbrev=10 --exclude=* --dirty=+changes WORKING_DIRECTORY ${SOURCE}
                            OUTPUT_VARIABLE told OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
            if(told)
                set(commit ${told})
            endif()
        endif()
    endif()
endif()

set(text "// Written by cmake/write_version.cmake.
#include \"core/version.h\"

const char *apportion::versionText()
{
    return \"${VERSION} (commit ${commit})\";
}
")
if(EXISTS ${OUT})
    file(READ ${OUT} old)
endif()
if(NOT "${old}" STREQUAL "${text}")
    file(WRITE ${OUT} "${text}")
endif()
