// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/patience.h"
#include "support/test_case.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace test_translations
{

namespace
{

struct Message
{
    QString context;
    QString source;
    QString comment;
    QStringList forms; ///< one, or as many as the language has for a number
    bool isPlural = false;
    bool isFinished = false;

    [[nodiscard]] QString name() const { return QStringLiteral("%1: “%2” %3").arg(context, source, comment); }
};

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            message.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (message.isPlural) {
                while (xml.readNextStartElement()) {
                    message.forms.append(xml.readElementText());
                }
            } else {
                message.forms.append(xml.readElementText());
            }
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readTexts(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    xml.readNextStartElement();
    while (xml.readNextStartElement()) {
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1String("message")) {
                messages.append(readMessage(xml, context));
            } else {
                xml.skipCurrentElement();
            }
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

/// %1, %2, %L1 …, in order; %n is not among them, as a form of a plural may do without.
QStringList places(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?\\d{1,2}"));
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();) {
        found.append(match.next().captured());
    }
    found.sort();
    return found;
}

bool hasAccelerator(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral("&(?!&)(?=\\w)"), QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).remove(QStringLiteral("&&")).contains(mark);
}

int formCount(const QString &language)
{
    return language == QLatin1String("zh_CN") ? 1 : 2;
}

} // namespace

/// The files in translations/ against the texts that the program has.
class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Extracts the texts of the program into copies of the files: what they lack stands there unfinished.
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const QDir shipped(QStringLiteral(APPORTION_SOURCE_DIR "/translations"));
        const QStringList files = shipped.entryList({ QStringLiteral("apportion_*.ts") }, QDir::Files);
        for (const QString &file : files) {
            QVERIFY(QFile::copy(shipped.filePath(file), m_folder.filePath(file)));
            QVERIFY(QFile::setPermissions(m_folder.filePath(file), QFile::ReadOwner | QFile::WriteOwner));
        }
        QProcess update;
        update.setProcessChannelMode(QProcess::MergedChannels);
        update.start(QStringLiteral(APPORTION_CMAKE),
            { QStringLiteral("-DSOURCE=") + QDir(QStringLiteral(APPORTION_SOURCE_DIR)).absolutePath(), QStringLiteral("-DLUPDATE=" APPORTION_LUPDATE),
                QStringLiteral("-DWORK=%1").arg(m_folder.filePath(QStringLiteral("work"))), QStringLiteral("-DTS=%1").arg(m_folder.path()),
                QStringLiteral("-P"), QStringLiteral(APPORTION_SOURCE_DIR "/translations/update.cmake") });
        QVERIFY(update.waitForFinished(apportion::patience));
        QVERIFY2(update.exitCode() == 0, update.readAll().constData());
    }

    void shippedLanguagesAreThere()
    {
        const QStringList files = QDir(m_folder.path()).entryList({ QStringLiteral("apportion_*.ts") }, QDir::Files, QDir::Name);
        QCOMPARE(files,
            QStringList({ QStringLiteral("apportion_de.ts"), QStringLiteral("apportion_en.ts"), QStringLiteral("apportion_fr.ts"),
                QStringLiteral("apportion_zh_CN.ts") }));
    }

    void noTranslationHasAFaultOrAWordThatTheGlossaryRejects()
    {
        QProcess check;
        check.setProcessChannelMode(QProcess::MergedChannels);
        check.start(QStringLiteral("python3"), { QStringLiteral(APPORTION_SOURCE_DIR "/translations/exchange.py"), QStringLiteral("check") });
        QVERIFY(check.waitForFinished(apportion::patience));
        QVERIFY2(check.exitCode() == 0, check.readAll().constData());
    }

    void theGlossaryTellsACommandFromAWordAndLooksIntoLessons()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("lessons/de")));
        QFile lesson(folder.filePath(QStringLiteral("lessons/de/x.lesson")));
        QVERIFY(lesson.open(QIODevice::WriteOnly));
        lesson.write("## Ein Konto\n@explain usage of account a\nDer Verbrauch {{[usage of account a]|0}} klingt ab.\n@hint Das verf\xc3\xa4llt.\n");
        lesson.close();
        QProcess check;
        check.setProcessChannelMode(QProcess::MergedChannels);
        check.setWorkingDirectory(QStringLiteral(APPORTION_SOURCE_DIR "/translations"));
        check.start(QStringLiteral("python3"),
            { QStringLiteral("-B"), QStringLiteral("-c"),
                QStringLiteral("import exchange, pathlib, sys\n"
                               "exchange.RESOURCES = pathlib.Path(sys.argv[1])\n"
                               "assert exchange.check_pages('de') == 2\n"
                               "assert exchange.rejected('fr', 'l\u2019usage') and not exchange.rejected('fr', '`usage`, sshare > usage.txt')\n"
                               "assert exchange.rejected('fr', 'part :') and not exchange.rejected('fr', 'part\u00a0: `a : b`')\n"
                               "assert exchange.rejected('zh_CN', '\u4f7f\u7528\u91cf\u6d88\u9000')\n"),
                folder.path() });
        QVERIFY(check.waitForFinished(apportion::patience));
        QVERIFY2(check.exitCode() == 0, check.readAll().constData());
    }

    void textsOfEveryFolderAreExtracted()
    {
        QStringList contexts;
        const QList<Message> texts = readTexts(m_folder.filePath(QStringLiteral("apportion_de.ts")));
        for (const Message &text : texts) {
            contexts.append(text.context);
        }
        // core and slurm, the list of samples, a page, a form, a model, a chart, a command, and the program itself
        for (const char *context : { "Text", "Samples", "apportion::ExportPage", "ImportDialog", "apportion::AccountTreeModel", "apportion::ShareMap",
                 "apportion::Document", "Program" }) {
            QVERIFY2(contexts.contains(QLatin1String(context)), context);
        }
    }

    /// X::tr() in a function that is no member of X is extracted as one of X, and looked for as one of apportion::X.
    void everyContextIsOneThatTheProgramAsksFor()
    {
        QString sources;
        for (const char *folder : { "/src", "/ui" }) {
            QDirIterator files(QStringLiteral(APPORTION_SOURCE_DIR) + QLatin1String(folder),
                { QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.ui") }, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                sources += QString::fromUtf8(file.readAll());
            }
        }
        const QList<Message> texts = readTexts(m_folder.filePath(QStringLiteral("apportion_de.ts")));
        QVERIFY(!texts.isEmpty());
        for (const Message &text : texts) {
            const QString &name = text.context;
            const bool isAsked = name.contains(QLatin1String("::")) || sources.contains(QStringLiteral("Q_DECLARE_TR_FUNCTIONS(%1)").arg(name))
                || sources.contains(QStringLiteral("\"%1\"").arg(name)) || sources.contains(QStringLiteral("<class>%1</class>").arg(name));
            QVERIFY2(isAsked, qPrintable(text.name()));
        }
    }

    void completeLanguagesLackNoText_data()
    {
        addLanguages(QStringLiteral(APPORTION_COMPLETE_LANGUAGES).split(QLatin1Char(','), Qt::SkipEmptyParts));
    }
    void completeLanguagesLackNoText()
    {
        QFETCH(QString, language);
        QVERIFY2(!language.isEmpty(), "no language is named as complete");
        const QList<Message> texts = readTexts(m_folder.filePath(QStringLiteral("apportion_%1.ts").arg(language)));
        QVERIFY(!texts.isEmpty());
        QStringList missing;
        for (const Message &text : texts) {
            if (!text.isFinished) {
                missing.append(text.name());
            }
        }
        QVERIFY2(
            missing.isEmpty(), qPrintable(QStringLiteral("%1 texts, such as %2").arg(missing.size()).arg(missing.mid(0, 5).join(QLatin1Char('\n')))));
    }

    /// A step that is looked for, its button and its window are called alike.
    void oneThingHasOneName_data() { addLanguages({ QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("zh_CN") }); }
    void oneThingHasOneName()
    {
        QFETCH(const QString, language);
        QStringList names;
        for (const Message &text : readTexts(m_folder.filePath(QStringLiteral("apportion_%1.ts").arg(language)))) {
            if (text.source.startsWith(QLatin1String("Who may run"))) {
                names.append(text.forms.first().section(QChar(0x2026), 0, 0));
            }
        }
        QCOMPARE(names.size(), 3);
        QCOMPARE(names.removeDuplicates(), 2);
    }

    void translationsFitTheirSources_data()
    {
        addLanguages({ QStringLiteral("de"), QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("zh_CN") });
    }
    void translationsFitTheirSources()
    {
        QFETCH(QString, language);
        const QList<Message> texts = readTexts(m_folder.filePath(QStringLiteral("apportion_%1.ts").arg(language)));
        QVERIFY(!texts.isEmpty());
        QStringList wrong;
        for (const Message &text : texts) {
            if (!text.isFinished) {
                continue;
            }
            if (text.forms.size() != (text.isPlural ? formCount(language) : 1)) {
                wrong.append(text.name());
            }
            for (const QString &form : text.forms) {
                const bool fits = !form.trimmed().isEmpty() && places(form) == places(text.source)
                    && hasAccelerator(form) == hasAccelerator(text.source) && form.count(QLatin1Char('\n')) == text.source.count(QLatin1Char('\n'))
                    && form.count(QLatin1Char('\t')) == text.source.count(QLatin1Char('\t'));
                if (!fits) {
                    wrong.append(text.name() + QStringLiteral(" → ") + form);
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

private:
    static void addLanguages(const QStringList &languages)
    {
        QTest::addColumn<QString>("language");
        if (languages.isEmpty()) {
            QTest::newRow("none") << QString();
        }
        for (const QString &language : languages) {
            QTest::newRow(qPrintable(language)) << language;
        }
    }

    QTemporaryDir m_folder;
};

APPORTION_TEST(TestTranslations)
} // namespace test_translations

#include "test_translations.moc"
