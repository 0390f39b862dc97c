# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of the project has in common.

add_library(apportion_options INTERFACE)
target_compile_features(apportion_options INTERFACE cxx_std_20)
# No fused multiply-add: Slurm's numbers are rounded after each operation.
target_compile_options(apportion_options INTERFACE -ffp-contract=off)
target_compile_options(apportion_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # False alarms of g++ 12 on temporaries that hold strings, with optimization and with sanitizers; of g++ 14 on optional values.
    target_compile_options(apportion_options INTERFACE -Wno-maybe-uninitialized -Wno-restrict)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # clang-tidy's own check of this looks at each name of each header. What moc makes, moc_x.cpp and test_x.moc, has names of two
    # underscores.
    target_compile_options(apportion_options INTERFACE -Wreserved-identifier -Wreserved-macro-identifier --system-header-prefix=moc_ --system-header-prefix=test_)
endif()
if(APPORTION_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # What a source keeps to itself is taken for a header's when sources are included into one another.
    target_compile_options(apportion_options INTERFACE -Wno-subobject-linkage)
endif()
# What later compilers and Qt warn of, nobody has seen yet: it must not keep anybody from building.
set(first_unseen_GNU 13)
set(first_unseen_Clang 15)
set(first_unseen_qt 6.5)
if(APPORTION_WERROR AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS "${first_unseen_${CMAKE_CXX_COMPILER_ID}}" AND Qt6_VERSION VERSION_LESS first_unseen_qt)
    target_compile_options(apportion_options INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ looks for garbage from 128 MB on, over and over: a fifteenth of the time to compile many sources at once.
    target_compile_options(apportion_options INTERFACE "SHELL:--param ggc-min-heapsize=400000")
endif()
if(APPORTION_SANITIZE)
    target_compile_options(apportion_options INTERFACE -fsanitize=${APPORTION_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(apportion_options INTERFACE -fsanitize=${APPORTION_SANITIZE})
endif()

if(APPORTION_UNITY)
    # A turn (below) takes up to 1.3 GB of memory: no more of them at once than there is memory for, however many cores there are.
    cmake_host_system_information(RESULT megabytes QUERY TOTAL_PHYSICAL_MEMORY)
    math(EXPR turns "${megabytes} / 1500")
    if(turns EQUAL 0)
        set(turns 1)
    endif()
    set_property(GLOBAL PROPERTY JOB_POOLS turns=${turns})
    set(CMAKE_JOB_POOL_COMPILE turns)
endif()

# With APPORTION_UNITY, gives the compiler the sources of target up to 48 at a time, as many in each of its turns: of two turns in one it
# makes a fifth less work, as it reads the same headers once.
function(apportion_unity target)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(LENGTH sources count)
    math(EXPR turns "(${count} + 47) / 48")
    math(EXPR batch "(${count} + ${turns} - 1) / ${turns}")
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${APPORTION_UNITY} UNITY_BUILD_BATCH_SIZE ${batch})
endfunction()

get_target_property(moc Qt6::moc LOCATION)
foreach(path PROJECT_SOURCE_DIR PROJECT_BINARY_DIR moc)
    string(REPLACE "'" "'\\''" quoted_${path} "${${path}}")
endforeach()
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.sh.in ${PROJECT_BINARY_DIR}/moc.sh @ONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# apportion_library(NAME SOURCES … LINK …): the static library of one folder of src/.
function(apportion_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_library(apportion_${name} STATIC ${ARG_SOURCES})
    target_include_directories(apportion_${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(apportion_${name} PUBLIC ${ARG_LINK} PRIVATE apportion_options)
    apportion_unity(apportion_${name})
    set_target_properties(apportion_${name} PROPERTIES AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc.sh)
    # What -O3 adds costs a sixth of the time to compile, and only the loops over every association and every job gain from it
    # (a job's priority takes twice as long without); what -O2 adds to pages and dialogs costs a quarter, and nobody sees it.
    set(optimized -O2)
    if(name STREQUAL "core")
        set(optimized -O3)
    elseif(name MATCHES "^(cli|gui)$")
        set(optimized -O1)
    endif()
    target_compile_options(apportion_${name} PRIVATE $<$<CONFIG:Release>:${optimized}>)
    if(APPORTION_SANITIZE)
        # To optimize what the tests compute with costs less than it saves. Most of a window's time is Qt's, and the few tests that
        # ThreadSanitizer sees take less time than optimizing.
        set(optimized -O2)
        if(APPORTION_SANITIZE STREQUAL "thread" OR name MATCHES "^(charts|gui)$")
            set(optimized -O0)
        elseif(name STREQUAL "cli")
            set(optimized -O1)
        endif()
        target_compile_options(apportion_${name} PRIVATE $<$<CONFIG:RelWithDebInfo>:${optimized}>)
    endif()
endfunction()

# apportion_test_paths(TARGET): where the project and its tests' data are, as seen from the folder in which this is called and its
# tests run: a name with the clone's own folder would have every clone compile its tests anew.
function(apportion_test_paths target)
    file(RELATIVE_PATH source ${CMAKE_CURRENT_BINARY_DIR} ${PROJECT_SOURCE_DIR})
    file(RELATIVE_PATH binary ${CMAKE_CURRENT_BINARY_DIR} ${PROJECT_BINARY_DIR})
    file(RELATIVE_PATH folder ${PROJECT_BINARY_DIR}/bin ${CMAKE_CURRENT_BINARY_DIR})
    target_compile_definitions(${target} PUBLIC APPORTION_TEST_DATA="${source}/tests/data" APPORTION_SOURCE_DIR="${source}"
                                                APPORTION_BINARY_DIR="${binary}" APPORTION_TEST_FOLDER="${folder}")
endfunction()

# apportion_tests(FOLDER TESTS name… [LONG name…] [THREADS name…] [SOURCES …] LINK …): one program of QtTest classes, tests_FOLDER, from
# test_NAME.cpp and what they share; each class is a test of its own, test_NAME, and runs offscreen. Those of LONG are
# begun first; of a folder that names THREADS, ThreadSanitizer sees those alone.
function(apportion_tests folder)
    cmake_parse_arguments(ARG "" "" "TESTS;LONG;THREADS;SOURCES;LINK" ${ARGN})
    if(APPORTION_SANITIZE STREQUAL "thread" AND ARG_THREADS)
        set(ARG_TESTS ${ARG_THREADS})
    endif()
    set(program tests_${folder})
    set(files ${ARG_TESTS})
    list(TRANSFORM files REPLACE "^(.+)$" "test_\\1.cpp")
    set(tested "")
    if(ARG_LINK MATCHES apportion_)
        # First, and not from their archives: of a template's function that several objects hold, the linker takes the
        # first, and the tests' own are not optimized.
        set(tested $<TARGET_OBJECTS:apportion_core> $<TARGET_OBJECTS:apportion_slurm>)
    endif()
    add_executable(${program} ${tested} ${files} ${ARG_SOURCES} ${PROJECT_SOURCE_DIR}/tests/support/test_main.cpp)
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${program} PRIVATE ${ARG_LINK} Qt6::Test apportion_options)
    apportion_test_paths(${program})
    target_compile_definitions(${program} PRIVATE QT_NO_KEYWORDS)
    # What is tested is optimized; a test's own lines compile in half the time without.
    target_compile_options(${program} PRIVATE $<$<CONFIG:Release,RelWithDebInfo>:-O0>)
    apportion_unity(${program})
    set_target_properties(${program} PROPERTIES AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc.sh)
    set(seconds 1800) # ten times what the slowest of them needs
    if(APPORTION_SANITIZE)
        set(seconds 3600)
    endif()
    # QtTest's own limit of five minutes a function is no judge on a slow machine.
    set(environment QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC QTEST_FUNCTION_TIMEOUT=${seconds}000)
    if(APPORTION_SANITIZE STREQUAL "thread")
        # In front of Qt's own, and not instrumented: it reads what was not ordered yet.
        set(order ${PROJECT_SOURCE_DIR}/tests/support/qt_order.cpp)
        target_sources(${program} PRIVATE ${order})
        set_source_files_properties(${order} PROPERTIES COMPILE_OPTIONS -fno-sanitize=thread SKIP_UNITY_BUILD_INCLUSION ON)
        # Without GLib a thread's event loop is Qt's own.
        list(APPEND environment QT_NO_GLIB=1 TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/support/tsan.txt)
    endif()
    if(APPORTION_SANITIZE MATCHES "address")
        # Noting thirty callers of each allocation takes a tenth of the tests' time. What is found is the same; a program that is
        # started by hand tells all of them.
        list(APPEND environment ASAN_OPTIONS=malloc_context_size=8)
    endif()
    foreach(test ${ARG_TESTS})
        add_test(NAME test_${test} COMMAND ${program} test_${test})
        set_tests_properties(test_${test} PROPERTIES ENVIRONMENT "${environment}" TIMEOUT ${seconds} LABELS ${folder})
    endforeach()
    foreach(test ${ARG_LONG})
        if(test IN_LIST ARG_TESTS)
            set_tests_properties(test_${test} PROPERTIES COST 1)
        endif()
    endforeach()
    foreach(test ${ARG_THREADS})
        set_property(TEST test_${test} APPEND PROPERTY LABELS threads)
    endforeach()
endfunction()

# apportion_version(TARGET): the program can tell its version and commit, as of each build (core/version.h).
set(version_source ${PROJECT_BINARY_DIR}/version.cpp)
add_custom_target(apportion_version_source
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION} -DOUT=${version_source}
            -P ${PROJECT_SOURCE_DIR}/cmake/write_version.cmake
    BYPRODUCTS ${version_source} VERBATIM)
function(apportion_version target)
    add_dependencies(${target} apportion_version_source)
    target_sources(${target} PRIVATE ${version_source})
    set_source_files_properties(${version_source} PROPERTIES GENERATED ON SKIP_AUTOGEN ON)
endfunction()
