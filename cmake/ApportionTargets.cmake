# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of the project has in common.

add_library(apportion_options INTERFACE)
target_compile_features(apportion_options INTERFACE cxx_std_20)
# No fused multiply-add: Slurm's numbers are rounded after each operation.
target_compile_options(apportion_options INTERFACE -ffp-contract=off)
target_compile_options(apportion_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # False alarms of g++ 12 on temporaries that hold strings, with optimization and with sanitizers.
    target_compile_options(apportion_options INTERFACE -Wno-maybe-uninitialized -Wno-restrict)
endif()
if(APPORTION_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(apportion_options INTERFACE -fpch-preprocess) # ccache asks for it
endif()
if(APPORTION_WERROR)
    target_compile_options(apportion_options INTERFACE -Werror)
endif()
if(APPORTION_SANITIZE)
    target_compile_options(apportion_options INTERFACE -fsanitize=${APPORTION_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(apportion_options INTERFACE -fsanitize=${APPORTION_SANITIZE})
endif()

# Sets kind to the widest part of Qt (core, gui or widgets; empty without Qt) that the given libraries bring.
function(apportion_qt_kind kind)
    set(widest "")
    foreach(link IN LISTS ARGN)
        get_property(brought GLOBAL PROPERTY apportion_kind_${link})
        foreach(module Core Gui Widgets)
            string(TOLOWER ${module} candidate)
            if(link STREQUAL "Qt6::${module}" OR brought STREQUAL candidate)
                string(FIND "core gui widgets" "${candidate}" place)
                string(FIND "core gui widgets" "${widest}" reached)
                if(widest STREQUAL "" OR place GREATER reached)
                    set(widest ${candidate})
                endif()
            endif()
        endforeach()
    endforeach()
    set(${kind} "${widest}" PARENT_SCOPE)
endfunction()

# With APPORTION_PCH, gives target the precompiled headers of that kind. The first target makes them for all of the same
# group; the options of a group's targets must be the same.
function(apportion_precompile target group kind)
    if(NOT APPORTION_PCH)
        return()
    endif()
    get_property(maker GLOBAL PROPERTY apportion_pch_${group}_${kind})
    if(maker)
        target_precompile_headers(${target} REUSE_FROM ${maker})
        return()
    endif()
    set_property(GLOBAL PROPERTY apportion_pch_${group}_${kind} ${target})
    set(headers <algorithm> <array> <functional> <memory> <optional> <span> <string> <unordered_map> <variant> <vector> <QtCore>)
    if(kind MATCHES "gui|widgets")
        list(APPEND headers <QtGui>)
    endif()
    if(kind STREQUAL widgets)
        list(APPEND headers <QtWidgets>)
    endif()
    if(NOT group STREQUAL libraries)
        list(APPEND headers <QtTest>)
    endif()
    target_precompile_headers(${target} PRIVATE ${headers})
endfunction()

# apportion_library(NAME SOURCES … LINK …): the static library of one folder of src/.
function(apportion_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_library(apportion_${name} STATIC ${ARG_SOURCES})
    target_include_directories(apportion_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(apportion_${name} PUBLIC ${ARG_LINK} PRIVATE apportion_options)
    apportion_qt_kind(kind ${ARG_LINK})
    set_property(GLOBAL PROPERTY apportion_kind_apportion_${name} ${kind})
    if(kind MATCHES "gui|widgets")
        apportion_precompile(apportion_${name} libraries ${kind})
    endif()
endfunction()

# QtTest would tell each test its own folder by macros: no test asks for it, and headers that are precompiled for all tests
# could not be the same.
if(TARGET Qt6::Test)
    set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
endif()

# apportion_test(NAME SOURCES … LINK … [OPTIMIZED]): one QtTest program, run offscreen by ctest. OPTIMIZED: most of its time
# is spent in its own lines.
function(apportion_test name)
    cmake_parse_arguments(ARG "OPTIMIZED" "" "SOURCES;LINK" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} Qt6::Test apportion_options)
    target_compile_definitions(${name} PRIVATE APPORTION_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data" APPORTION_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                               APPORTION_BINARY_DIR="${PROJECT_BINARY_DIR}" QT_NO_KEYWORDS)
    if(APPORTION_PCH AND NOT ARG_OPTIMIZED)
        # What is tested is optimized; a test's own lines compile in half the time without. Optimized, g++ 12 gives false
        # alarms on "text" + string, which it holds back only where headers are not precompiled.
        target_compile_options(${name} PRIVATE -O0)
        apportion_qt_kind(kind ${ARG_LINK})
        if(NOT kind)
            set(kind core) # brought by QtTest
        endif()
        apportion_precompile(${name} tests ${kind})
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set(seconds 300)
    if(APPORTION_SANITIZE)
        set(seconds 900)
    endif()
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC" TIMEOUT ${seconds})
endfunction()
