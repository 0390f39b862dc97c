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
if(APPORTION_WERROR)
    target_compile_options(apportion_options INTERFACE -Werror)
endif()
if(APPORTION_SANITIZE)
    target_compile_options(apportion_options INTERFACE -fsanitize=${APPORTION_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(apportion_options INTERFACE -fsanitize=${APPORTION_SANITIZE})
endif()

# apportion_library(NAME SOURCES … LINK …): the static library of one folder of src/.
function(apportion_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_library(apportion_${name} STATIC ${ARG_SOURCES})
    target_include_directories(apportion_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(apportion_${name} PUBLIC ${ARG_LINK} PRIVATE apportion_options)
endfunction()

# apportion_test(NAME SOURCES … LINK …): one QtTest program, run offscreen by ctest.
function(apportion_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE ${ARG_LINK} Qt6::Test apportion_options)
    target_compile_definitions(${name} PRIVATE APPORTION_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data" APPORTION_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                               APPORTION_BINARY_DIR="${PROJECT_BINARY_DIR}" QT_NO_KEYWORDS)
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC" TIMEOUT 300)
endfunction()
