// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/text_file.h"
#include "support/test_case.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>
#include <vector>

namespace test_text_file
{

using namespace apportion;

class TestTextFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileIsReadWholeUpToTheLimit_data()
    {
        QTest::addColumn<qsizetype>("size");
        for (const qsizetype size : { 0, 1, 65'535, 65'536, 65'537, 300'000 }) {
            QTest::addRow("%lld bytes", static_cast<long long>(size)) << size;
        }
    }
    void aFileIsReadWholeUpToTheLimit()
    {
        QFETCH(qsizetype, size);
        QByteArray content(size, 'a');
        for (qsizetype i = 0; i < size; ++i) {
            content[i] = static_cast<char>('a' + i % 23);
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == size);
        file.close();
        QString error;
        QCOMPARE(readTextFile(path, &error, size), content);
        QCOMPARE(readTextFile(path, &error, size + 100'000), content);
        QCOMPARE(error, QString());
        if (size > 0) {
            QVERIFY(!readTextFile(path, &error, size - 1));
            QVERIFY2(error.contains(QStringLiteral("too large")), qPrintable(error));
        }
    }
    /// As those of a kernel, which say that they have nothing.
    void aFileThatDoesNotSayHowLargeItIsIsReadWhole()
    {
        const QString path = QStringLiteral("/proc/self/status");
        if (!QFile::exists(path)) {
            QSKIP("there is no /proc here");
        }
        const std::optional<QByteArray> content = readTextFile(path, nullptr);
        QVERIFY(content && content->startsWith("Name:") && content->contains("nonvoluntary_ctxt_switches"));
        QVERIFY(!readTextFile(path, nullptr, 20));
    }
    void filesOfAGroupAreWrittenBySeveralThreads()
    {
        constexpr int threads = 4;
        constexpr int pieces = 500;
        const QTemporaryDir folder;
        const auto path = [&folder](int file) { return folder.filePath(QString::number(file)); };
        FileGroup group;
        std::vector<std::size_t> numbers;
        numbers.reserve(threads);
        for (int file = 0; file < threads; ++file) {
            numbers.push_back(group.begin(path(file)));
        }
        const auto piece = [](int file, int i) { return QByteArray::number(file) + ':' + QByteArray(997, static_cast<char>('a' + i % 26)) + '\n'; };
        {
            std::vector<std::jthread> writers;
            writers.reserve(threads);
            for (int file = 0; file < threads; ++file) {
                writers.emplace_back([&group, &piece, file, number = numbers[static_cast<std::size_t>(file)]] {
                    for (int i = 0; i < pieces; ++i) {
                        const QByteArray bytes = piece(file, i);
                        group.write(number, bytes.constData(), bytes.size());
                    }
                });
            }
        }
        const WrittenFiles written = group.commit();
        QVERIFY2(written.error.isEmpty(), qPrintable(written.error));
        for (int file = 0; file < threads; ++file) {
            QByteArray expected;
            for (int i = 0; i < pieces; ++i) {
                expected += piece(file, i);
            }
            QVERIFY(readTextFile(path(file), nullptr) == expected);
        }
    }
};

APPORTION_TEST(TestTextFile)
} // namespace test_text_file

#include "test_text_file.moc"
