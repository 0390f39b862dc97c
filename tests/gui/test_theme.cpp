// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/icons.h"
#include "gui/widgets/theme.h"
#include "support/test_case.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QHelpEvent>
#include <QImage>
#include <QImageReader>
#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QStyleOption>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

namespace test_theme
{

using namespace apportion;

namespace
{

/// How often it was told that it has another style.
class StyleCount : public QLabel
{
public:
    [[nodiscard]] int changes() const { return m_changes; }

protected:
    void changeEvent(QEvent *event) override
    {
        m_changes += event->type() == QEvent::StyleChange ? 1 : 0;
        QLabel::changeEvent(event);
    }

private:
    int m_changes = 0;
};

QWidget *around(QWidget *part)
{
    auto *box = new QWidget;
    (new QVBoxLayout(box))->addWidget(part);
    return box;
}

bool isStyledBySheet(const QWidget &widget)
{
    return widget.style()->inherits("QStyleSheetStyle");
}

} // namespace

/// Where the style sheet is and when it is looked at.
class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowsHaveTheSheetOfTheTheme()
    {
        Theme theme(qApp);
        theme.setMode(Theme::Mode::Light);
        QVERIFY(qApp->styleSheet().isEmpty());
        QWidget window;
        QDialog dialog(&window);
        QListView popup; // as a completer's, it has no parent
        popup.setWindowFlag(Qt::Popup);
        for (QWidget *each : { &window, static_cast<QWidget *>(&dialog), static_cast<QWidget *>(&popup) }) {
            each->show();
            QVERIFY(isStyledBySheet(*each));
        }
        const QString light = Theme::styleSheet(theme.palette());
        QCOMPARE(window.styleSheet(), light);
        QCOMPARE(popup.styleSheet(), light);
        QVERIFY(dialog.styleSheet().isEmpty()); // that of the window above is its, too
        theme.setMode(Theme::Mode::Dark);
        const QString dark = Theme::styleSheet(theme.palette());
        QVERIFY(dark != light);
        QCOMPARE(window.styleSheet(), dark);
        QCOMPARE(popup.styleSheet(), dark);
        popup.close();
        dialog.ensurePolished();
        QCOMPARE(dialog.palette().color(QPalette::Window), theme.palette().panel);
    }

    void whatWasAWindowFollowsTheThemeAsAPart()
    {
        Theme theme(qApp);
        theme.setMode(Theme::Mode::Light);
        QWidget window;
        auto *page = new QWidget;
        auto *button = new QPushButton(page);
        page->ensurePolished(); // before it has its place
        (new QVBoxLayout(&window))->addWidget(page);
        window.show();
        for (const Theme::Mode mode : { Theme::Mode::Dark, Theme::Mode::Light }) {
            theme.setMode(mode);
            const QString sheet = Theme::styleSheet(theme.palette());
            QVERIFY(page->styleSheet().isEmpty() || page->styleSheet() == sheet);
            QCOMPARE(window.styleSheet(), sheet);
            QVERIFY(button->styleSheet().isEmpty());
        }
    }

    /// Qt reads PNG itself; for SVG it needs a plugin, which is a package of its own in some distributions: without it lists,
    /// numbers and sorted columns had no arrows.
    void imagesOfTheSheetNeedNoPlugin()
    {
        static const QRegularExpression image(QStringLiteral("url\\(([^)]+)\\)"));
        int images = 0;
        for (auto matches = image.globalMatch(Theme::styleSheet(Palette::light())); matches.hasNext(); ++images) {
            const QString path = matches.next().captured(1);
            QCOMPARE(QImageReader(path).format(), QByteArray("png"));
            for (const QString &scale : { QString(), QStringLiteral("@2x"), QStringLiteral("@3x") }) {
                const QString scaled = QString(path).replace(QStringLiteral(".png"), scale + QStringLiteral(".png"));
                QVERIFY2(!QImage(scaled).isNull(), qPrintable(scaled));
            }
        }
        QVERIFY(images >= 6);
    }

    /// As a menu: one frame around all of it, and what is chosen in the colour of what is chosen elsewhere.
    void aListOfChoicesIsFramedOnce()
    {
        Theme theme(qApp);
        for (const Theme::Mode mode : { Theme::Mode::Light, Theme::Mode::Dark }) {
            theme.setMode(mode);
            QWidget window;
            auto *box = new QComboBox(&window);
            box->addItems({ QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three") });
            window.resize(200, 60);
            window.show();
            QVERIFY(box->palette().color(QPalette::Highlight) == theme.palette().selection);
            box->showPopup();
            QTRY_VERIFY(box->view()->isVisible());
            QWidget *list = box->view()->window();
            const QImage image = list->grab().toImage();
            QSet<QRgb> frame;
            for (int x = 0; x < image.width(); ++x) {
                frame << image.pixel(x, 0) << image.pixel(x, image.height() - 1);
            }
            for (int y = 0; y < image.height(); ++y) {
                frame << image.pixel(0, y) << image.pixel(image.width() - 1, y);
            }
            QCOMPARE(frame, QSet<QRgb>({ theme.palette().quietText.rgb() }));
            const QRect chosen = box->view()->visualRect(box->model()->index(0, 0));
            const QPoint at = box->view()->viewport()->mapTo(list, chosen.topLeft() + QPoint(3, 3));
            QCOMPARE(image.pixelColor(at).name(), theme.palette().selection.name());
            box->hidePopup();
        }
    }

    /// With an ellipsis, and all of it in the tip: before what the list is for.
    void aChoiceWithoutRoomIsTold()
    {
        Theme theme(qApp);
        theme.setMode(Theme::Mode::Light);
        QWidget window;
        window.resize(400, 100);
        auto *box = new QComboBox(&window);
        auto *other = new QComboBox(&window);
        const QString choice = QStringLiteral("as bw[001-120]: 32 cores, Broadwell");
        box->addItem(choice);
        box->setToolTip(QStringLiteral("Of which kind"));
        box->setGeometry(0, 0, 150, 30);
        other->setGeometry(0, 50, 150, 30);
        window.show();
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QRect room = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        other->addItem(box->fontMetrics().elidedText(choice, Qt::ElideRight, room.width()));
        QVERIFY(other->currentText().endsWith(QChar(0x2026)));
        window.setFocus();
        QCOMPARE(box->grab().toImage(), other->grab().toImage());
        const auto tipOf = [](QComboBox *list) {
            QHelpEvent asked(QEvent::ToolTip, QPoint(20, 10), list->mapToGlobal(QPoint(20, 10)));
            QCoreApplication::sendEvent(list, &asked);
            return QToolTip::text();
        };
        QCOMPARE(tipOf(box), choice + QStringLiteral("\nOf which kind"));
        box->setGeometry(0, 0, 390, 30);
        QCOMPARE(tipOf(box), QStringLiteral("Of which kind"));
        QToolTip::hideText();
    }

    /// What can be dragged, and tells where one is, is a mark: 3:1.
    void handlesOfScrollBarsStandOut()
    {
        static const QRegularExpression handle(QStringLiteral("QScrollBar::handle \\{ background: (#[0-9a-f]{6});"));
        for (const Palette *palette : { &Palette::light(), &Palette::dark() }) {
            const QRegularExpressionMatch match = handle.match(Theme::styleSheet(*palette));
            QVERIFY(match.hasMatch());
            QVERIFY2(contrastRatio(QColor(match.captured(1)), palette->panel) >= 3.0, qPrintable(match.captured(1)));
        }
    }

    void aButtonUnderTheMouseIsReadable()
    {
        static const QRegularExpression hover(QStringLiteral("\\[look=\"accent\"\\]:hover[^{]*\\{ background: (#[0-9a-f]{6});"));
        for (const Palette *palette : { &Palette::light(), &Palette::dark() }) {
            const QRegularExpressionMatch match = hover.match(Theme::styleSheet(*palette));
            QVERIFY(match.hasMatch());
            const QColor ground(match.captured(1));
            QVERIFY(ground != palette->accent);
            QVERIFY2(contrastRatio(palette->onAccent, ground) >= 4.5, qPrintable(ground.name()));
        }
    }

    /// A button that has the keyboard is told by its border alone; what has none by a frame in the accent.
    void theKeyboardIsToldOnce()
    {
        Theme theme(qApp);
        theme.setMode(Theme::Mode::Light);
        const auto frameOf = [&theme](QAbstractButton &button) {
            button.ensurePolished();
            QImage image(80, 30, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.palette().panel);
            QPainter painter(&image);
            QStyleOptionFocusRect option;
            option.initFrom(&button);
            option.state |= QStyle::State_KeyboardFocusChange;
            option.rect = image.rect();
            button.style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, &button);
            painter.end();
            QSet<QRgb> colours;
            for (int x = 0; x < image.width(); ++x) {
                colours.insert(image.pixel(x, 0));
                colours.insert(image.pixel(x, image.height() / 2));
            }
            return colours;
        };
        QWidget window;
        QPushButton plain(&window);
        QCOMPARE(frameOf(plain), QSet<QRgb>({ theme.palette().panel.rgb() }));
        QCheckBox box(&window);
        QVERIFY(frameOf(box).contains(theme.palette().accent.rgb()));
    }

    void partsThatAreBuiltFromPartsAreStyledOnce()
    {
        Theme theme(qApp);
        QWidget window;
        auto *whole = new QVBoxLayout(&window);
        window.show();
        auto *leaf = new StyleCount;
        QWidget *page = around(around(around(leaf)));
        QCOMPARE(leaf->changes(), 0);
        whole->addWidget(page);
        QCOMPARE(leaf->changes(), 1);
        QVERIFY(isStyledBySheet(*leaf));
    }

    /// Every page asks for the same few, and so does each window that is made anew.
    void anIconIsDrawnOnceForEachLookOfIt()
    {
        const auto drawn = [](const QColor &colour, int side, double ratio) { return tintedPixmap(QStringLiteral("search"), colour, side, ratio); };
        const QPixmap first = drawn(Qt::red, 20, 1.0);
        QCOMPARE(drawn(Qt::red, 20, 1.0).cacheKey(), first.cacheKey());
        for (const QPixmap &other :
            { drawn(Qt::blue, 20, 1.0), drawn(Qt::red, 24, 1.0), drawn(Qt::red, 20, 2.0), tintedPixmap(QStringLiteral("clear"), Qt::red, 20, 1.0) }) {
            QVERIFY(other.cacheKey() != first.cacheKey());
            QVERIFY(other.toImage() != first.toImage());
        }
    }
};

APPORTION_TEST(TestTheme)
} // namespace test_theme

#include "test_theme.moc"
