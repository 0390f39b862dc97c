# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the files of translations up to date with the texts of the program: `cmake --build … -t update_translations`.
#
#   cmake -DSOURCE=<the project> -DLUPDATE=<program> -DWORK=<scratch folder> [-DTS=<folder>] -P update.cmake
#
# TS is where apportion_*.ts stand, translations/ unless given. Every language holds all texts; English only the plural
# forms. Lines are not noted, so that a text that moved is no change.

set(src ${SOURCE}/src)
if(NOT TS)
    set(TS ${SOURCE}/translations)
endif()

file(GLOB_RECURSE texts ${src}/*.cpp ${src}/*.h ${SOURCE}/ui/*.ui)
list(SORT texts)
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK})

# lupdate knows no macro that marks a text for a fixed context, so it is shown what APPORTION_TEXT means.
set(seen)
foreach(path IN LISTS texts)
    file(READ ${path} content)
    string(FIND "${content}" "APPORTION_TEXT(" place)
    if(place EQUAL -1)
        list(APPEND seen ${path})
    else()
        file(RELATIVE_PATH name ${src} ${path})
        string(REPLACE "APPORTION_TEXT(" "QT_TRANSLATE_NOOP(\"Text\", " content "${content}")
        file(WRITE ${WORK}/src/${name} "${content}")
        list(APPEND seen ${WORK}/src/${name})
    endif()
endforeach()

# Titles and descriptions of the samples stand in a list of their own.
file(READ ${SOURCE}/resources/samples/index.json index)
string(JSON count LENGTH "${index}" samples)
math(EXPR last "${count} - 1")
set(lines)
foreach(i RANGE ${last})
    foreach(key title description)
        string(JSON text GET "${index}" samples ${i} ${key})
        string(REPLACE "\\" "\\\\" text "${text}")
        string(REPLACE "\"" "\\\"" text "${text}")
        string(APPEND lines "QT_TRANSLATE_NOOP(\"Samples\", \"${text}\")\n")
    endforeach()
endforeach()
file(WRITE ${WORK}/src/samples_index.cpp "${lines}")
list(APPEND seen ${WORK}/src/samples_index.cpp)

string(REPLACE ";" "\n" list "${seen}")
file(WRITE ${WORK}/sources.txt "-I${src}\n${list}\n")
file(GLOB languages ${TS}/apportion_*.ts)
set(english ${TS}/apportion_en.ts)
list(REMOVE_ITEM languages ${english})

set(options -silent -locations none -no-obsolete)
execute_process(COMMAND ${LUPDATE} ${options} @${WORK}/sources.txt -ts ${languages} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
execute_process(COMMAND ${LUPDATE} ${options} -pluralonly -target-language en_US @${WORK}/sources.txt -ts ${english} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
