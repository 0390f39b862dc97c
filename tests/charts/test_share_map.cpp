// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_policies.h"
#include "charts/share_map.h"
#include "support/generated_policy.h"
#include "support/test_case.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace test_share_map
{

using namespace apportion;

namespace
{

AssociationId account(const Evaluation &evaluation, const char *name)
{
    return evaluation.tree().findAccount(name);
}

const ShareSlice *sliceOf(const ShareMapLayout &layout, AssociationId id)
{
    const int index = layout.sliceOf(id);
    return index < 0 ? nullptr : &layout.slices[static_cast<std::size_t>(index)];
}

double spanOfRing(const ShareMapLayout &layout, int ring)
{
    double sum = 0.0;
    for (const ShareSlice &slice : layout.slices) {
        sum += slice.ring == ring ? slice.span : 0.0;
    }
    return sum;
}

/// A map whose marks can be looked at.
class LaidMap : public ShareMap
{
public:
    [[nodiscard]] MarkSheet at(const QSize &size) const
    {
        MarkSheet sheet(size);
        layOut(sheet);
        return sheet;
    }
};

} // namespace

class TestShareMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_university = test::evaluated(test::smallUniversity()); }

    void anglesAreSharesOfTheLevel()
    {
        const ShareMapLayout layout = layoutShareMap(*m_university, AssociationTree::root(), ShareMapMode::Shares);
        // 30, 25, 20, 15, 5 of 95 shares; retired has none.
        const ShareSlice *physics = sliceOf(layout, account(*m_university, "physics"));
        QVERIFY(physics != nullptr);
        QVERIFY(std::abs(physics->span - 360.0 * 30.0 / 95.0) < 1e-9);
        QVERIFY(std::abs(sliceOf(layout, account(*m_university, "guests"))->span - 360.0 * 5.0 / 95.0) < 1e-9);
        QVERIFY(sliceOf(layout, account(*m_university, "retired")) == nullptr);
        QVERIFY(std::abs(spanOfRing(layout, 0) - 360.0) < 1e-9);
        QCOMPARE(layout.rings, 3);
    }

    void childrenLieInsideTheirParent()
    {
        for (const ShareMapMode mode : { ShareMapMode::Shares, ShareMapMode::Usage, ShareMapMode::Balance }) {
            const ShareMapLayout layout = layoutShareMap(*m_university, AssociationTree::root(), mode);
            for (const ShareSlice &slice : layout.slices) {
                QVERIFY(std::isfinite(slice.start) && slice.span > 0.0);
                if (slice.ring > 0) {
                    const ShareSlice *parent = sliceOf(layout, slice.parent);
                    QVERIFY(parent != nullptr);
                    QCOMPARE(parent->ring, slice.ring - 1);
                    QVERIFY(slice.start >= parent->start - 1e-9);
                    QVERIFY(slice.start + slice.span <= parent->start + parent->span + 1e-9);
                }
            }
        }
    }

    void anAccountOnParentCountsWithWhatHangsFromIt()
    {
        const ShareMapLayout layout = layoutShareMap(*m_university, account(*m_university, "biology"), ShareMapMode::Shares);
        // hal (5, below genomics on `parent`) competes with kim (5).
        QCOMPARE(sliceOf(layout, account(*m_university, "genomics"))->span, 180.0);
    }

    void usersOnParentDivideTheirAccount()
    {
        Snapshot now;
        const AssociationId lab = now.policy.associations.addAccount(AssociationTree::root(), "lab", 10);
        for (const char *name : { "a", "b", "c", "d" }) {
            now.policy.associations.addUser(lab, name, sharesParent);
        }
        const ShareMapLayout layout = layoutShareMap(*test::evaluated(now), AssociationTree::root(), ShareMapMode::Shares);
        QCOMPARE(layout.slices.size(), std::size_t { 5 });
        QCOMPARE(layout.slices[1].span, 90.0);
    }

    void usageOfDeletedUsersKeepsItsAngle()
    {
        Snapshot now;
        const AssociationId lab = now.policy.associations.addAccount(AssociationTree::root(), "lab", 1);
        now.situation.setOwnUsage(lab, 30.0L);
        now.situation.setOwnUsage(now.policy.associations.addUser(lab, "ann"), 10.0L);
        const ShareMapLayout layout = layoutShareMap(*test::evaluated(now), AssociationTree::root(), ShareMapMode::Usage);
        QCOMPARE(layout.slices.size(), std::size_t { 2 });
        QCOMPARE(layout.slices[0].span, 360.0);
        QCOMPARE(layout.slices[1].span, 90.0);
    }

    void smallSlicesAreGathered()
    {
        Snapshot now;
        now.policy.associations.addAccount(AssociationTree::root(), "big", 999000);
        for (int i = 0; i < 1000; ++i) {
            now.policy.associations.addAccount(AssociationTree::root(), "small" + std::to_string(i), 1 + static_cast<std::uint32_t>(i % 2));
        }
        const ShareMapLayout layout = layoutShareMap(*test::evaluated(now), AssociationTree::root(), ShareMapMode::Shares);
        QCOMPARE(layout.slices.size(), std::size_t { 2 });
        QCOMPARE(layout.slices[1].gathered, 1000U);
        QCOMPARE(layout.slices[1].id, noAssociation);
        QVERIFY(std::abs(layout.slices[1].span - 360.0 * 1500.0 / 1000500.0) < 1e-9);
    }

    /// In the narrow rings beside a tree names are bent where straight ones have no room, and stand within their slice.
    void namesAreBentWhereStraightOnesHaveNoRoom()
    {
        Snapshot now;
        for (const char *name : { "engineering", "geoscience", "humanities" }) {
            const AssociationId above = now.policy.associations.addAccount(AssociationTree::root(), name, 1);
            now.policy.associations.addUser(now.policy.associations.addAccount(above, std::string("lab_of_") + name, 1), "ann");
        }
        LaidMap map;
        map.setData(test::evaluated(now));
        const MarkSheet sheet = map.at({ 280, 330 });
        QStringList bent;
        for (const Mark &mark : sheet.marks()) {
            if (mark.kind == MarkKind::Text && mark.bend != 0.0) {
                bent.append(mark.text);
                // of three equal slices that begin at the top, the second lies at the bottom: it is bent the other way round
                QCOMPARE(mark.bend < 0.0, mark.text.contains(QLatin1String("geoscience")));
                QVERIFY(mark.box.width() < 2.0 * std::numbers::pi * std::abs(mark.bend) / 3.0);
            }
        }
        for (const char *name : { "engineering", "geoscience", "humanities" }) {
            QVERIFY2(std::any_of(bent.begin(), bent.end(), [name](const QString &text) { return text.startsWith(QLatin1String(name)); }), name);
        }
    }

    void aHundredThousandAssociationsAreDrawnAsFewSlices()
    {
        const test::GeneratedSize shape { .associations = 100000, .jobs = 0, .seed = 7 };
        const auto evaluation = test::evaluated(test::generatedPolicy(shape));
        ShareMap map;
        map.resize(320, 320);
        map.setData(evaluation);
        (void)map.grab();
        for (const ShareMapMode mode : { ShareMapMode::Usage, ShareMapMode::Balance, ShareMapMode::Shares }) {
            map.setMode(mode);
            QVERIFY(!map.grab().isNull());
            // Four rings of at most 720 slices.
            QVERIFY(map.layoutOfSlices().slices.size() <= std::size_t { 4 } * 720 * 2);
            for (const ShareSlice &slice : map.layoutOfSlices().slices) {
                QVERIFY(slice.gathered > 0 || slice.span > 0.0);
            }
        }
    }

    void everySliceIsHitInItsMiddle()
    {
        ShareMap map;
        map.resize(400, 400);
        map.setData(m_university);
        const std::vector<ShareSlice> &slices = map.layoutOfSlices().slices;
        QVERIFY(slices.size() > 10);
        for (std::size_t i = 0; i < slices.size(); ++i) {
            const ShareMap::Hit hit = map.hitAt(map.middleOf(slices[i]));
            QCOMPARE(hit.kind, ShareMap::HitKind::Slice);
            QCOMPARE(hit.slice, static_cast<int>(i));
        }
        QCOMPARE(map.hitAt(QPointF(200, 200)).kind, ShareMap::HitKind::Centre);
        QCOMPARE(map.hitAt(QPointF(2, 2)).kind, ShareMap::HitKind::Nothing);
    }

    void aClickTellsAndMovesInAndTheCentreMovesOut()
    {
        ShareMap map;
        map.resize(400, 400);
        map.setData(m_university);
        QSignalSpy clicked(&map, &ShareMap::associationClicked);
        const AssociationId physics = account(*m_university, "physics");
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.middleOf(*sliceOf(map.layoutOfSlices(), physics)).toPoint());
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(clicked.first().first().value<AssociationId>(), physics);
        QCOMPARE(map.centre(), physics);
        // Now astro has 20 of 30 shares of the whole circle.
        QVERIFY(std::abs(sliceOf(map.layoutOfSlices(), account(*m_university, "astro"))->span - 240.0) < 1e-9);
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(200, 200));
        QCOMPARE(map.centre(), AssociationTree::root());
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(200, 200));
        QCOMPARE(map.centre(), AssociationTree::root());
        QCOMPARE(clicked.size(), 1);
    }

    void theIcicleHasEverySliceToo()
    {
        ShareMap map;
        map.resize(600, 400);
        map.setData(m_university);
        map.setShape(ShareMapShape::Icicle);
        const std::vector<ShareSlice> &slices = map.layoutOfSlices().slices;
        QVERIFY(slices.size() > 10);
        for (std::size_t i = 0; i < slices.size(); ++i) {
            const ShareMap::Hit hit = map.hitAt(map.middleOf(slices[i]));
            QCOMPARE(hit.kind, ShareMap::HitKind::Slice);
            QCOMPARE(hit.slice, static_cast<int>(i));
        }
        // 30 of 95 shares take that part of the width between the margins.
        const ShareSlice *physics = sliceOf(map.layoutOfSlices(), account(*m_university, "physics"));
        IcicleGeometry geometry;
        geometry.area = QRectF(10.0, 36.0, 580.0, 354.0);
        geometry.rowHeight = 110.0;
        QVERIFY(std::abs(geometry.rectOf(*physics).width() - 580.0 * 30.0 / 95.0) < 1e-9);
        // On top is the way back up.
        map.setCentre(account(*m_university, "physics"));
        QCOMPARE(map.hitAt(QPointF(300, 20)).kind, ShareMap::HitKind::Centre);
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(300, 20));
        QCOMPARE(map.centre(), AssociationTree::root());
        QVERIFY(!map.grab().isNull());
    }

    void zoomingGoesFromAccountToAccount()
    {
        ShareMap map;
        map.resize(600, 400);
        map.setData(m_university);
        const AssociationId physics = account(*m_university, "physics");
        const auto turn = [&map](const QPointF &at, int angle) {
            QWheelEvent event(at, map.mapToGlobal(at), {}, QPoint(0, angle), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(&map, &event);
        };
        QVERIFY(map.canZoom());
        turn(map.middleOf(*sliceOf(map.layoutOfSlices(), physics)), 60);
        QCOMPARE(map.centre(), AssociationTree::root()); // half a step
        turn(map.middleOf(*sliceOf(map.layoutOfSlices(), physics)), 60);
        QCOMPARE(map.centre(), physics);
        QVERIFY(map.isZoomed());
        turn(QPointF(300.0, 200.0), -120);
        QCOMPARE(map.centre(), AssociationTree::root());
        map.select(MarkKey::association(physics));
        QTest::keyClick(&map, Qt::Key_Plus);
        QCOMPARE(map.centre(), physics);
        QTest::keyClick(&map, Qt::Key_0);
        QCOMPARE(map.centre(), AssociationTree::root());
    }

    void theKeysGoFromSliceToSlice()
    {
        for (const ShareMapShape shape : { ShareMapShape::Rings, ShareMapShape::Icicle }) {
            ShareMap map;
            map.resize(600, 600);
            map.setShape(shape);
            map.setData(m_university);
            QSignalSpy clicked(&map, &ShareMap::associationClicked);
            const auto press = [&map, this](Qt::Key key) {
                QTest::keyClick(&map, key);
                const std::string_view name = m_university->tree().name(map.selected().id);
                return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
            };
            // Accounts below root stand by name: biology, chemistry, computing, guests, physics.
            QCOMPARE(press(Qt::Key_Right), QStringLiteral("biology"));
            QCOMPARE(press(Qt::Key_Right), QStringLiteral("chemistry"));
            QCOMPARE(press(Qt::Key_Down), QStringLiteral("fay"));
            QCOMPARE(press(Qt::Key_Right), QStringLiteral("gus"));
            QCOMPARE(press(Qt::Key_Up), QStringLiteral("chemistry"));
            QCOMPARE(press(Qt::Key_Left), QStringLiteral("biology"));
            QCOMPARE(press(Qt::Key_Left), QStringLiteral("biology"));
            QCOMPARE(clicked.size(), 6);
            QCOMPARE(map.centre(), AssociationTree::root());
            QTest::keyClick(&map, Qt::Key_Return);
            QCOMPARE(map.centre(), account(*m_university, "biology"));
            QTest::keyClick(&map, Qt::Key_Backspace);
            QCOMPARE(map.centre(), AssociationTree::root());
        }
    }

    void aUserIsSelectedButNeverTheCentre()
    {
        ShareMap map;
        map.resize(400, 400);
        map.setData(m_university);
        const AssociationId fay = m_university->tree().findUser(account(*m_university, "chemistry"), "fay");
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.middleOf(*sliceOf(map.layoutOfSlices(), fay)).toPoint());
        QCOMPARE(map.selected(), MarkKey::association(fay));
        QCOMPARE(map.centre(), AssociationTree::root());
    }

    void selectingElsewhereMovesTheCentreUpAsFarAsNeeded()
    {
        ShareMap map;
        map.resize(400, 400);
        map.setData(m_university);
        map.setCentre(account(*m_university, "astro"));
        map.select(MarkKey::association(m_university->tree().findUser(account(*m_university, "optics"), "dan")));
        QCOMPARE(map.centre(), account(*m_university, "physics"));
        map.select(MarkKey::association(account(*m_university, "biology")));
        QCOMPARE(map.centre(), AssociationTree::root());
        map.select(MarkKey::association(noAssociation));
        map.select(MarkKey::association(123456));
        QCOMPARE(map.centre(), AssociationTree::root());
    }

    void theCentreStaysWhenNumbersChangeAndGoesWhenItsAccountIsGone()
    {
        Snapshot now = test::smallUniversity();
        ShareMap map;
        map.setData(test::evaluated(now));
        const AssociationId optics = now.policy.associations.findAccount("optics");
        map.setCentre(optics);
        now.policy.associations.setRawShares(optics, 99);
        map.setData(test::evaluated(now));
        QCOMPARE(map.centre(), optics);
        now.policy.associations.remove(now.policy.associations.findUser(optics, "dan"));
        now.policy.associations.remove(optics);
        map.setData(test::evaluated(now));
        QCOMPARE(map.centre(), AssociationTree::root());
    }

    void emptyMapsSayWhatToDo()
    {
        ShareMap map;
        map.resize(300, 300);
        QVERIFY(!map.emptyText().isEmpty());
        QVERIFY(!map.grab().isNull());
        QTest::mouseClick(&map, Qt::LeftButton, {}, QPoint(150, 150));
        map.setData(test::evaluated(Snapshot()));
        QVERIFY(!map.emptyText().isEmpty());
        Snapshot unused;
        unused.policy.associations.addAccount(AssociationTree::root(), "lab", 1);
        map.setData(test::evaluated(unused));
        QVERIFY(map.emptyText().isEmpty());
        map.setMode(ShareMapMode::Usage);
        QVERIFY(!map.emptyText().isEmpty());
        map.setData(nullptr);
        QVERIFY(!map.emptyText().isEmpty());
        QVERIFY(!map.grab().isNull());
    }

private:
    std::shared_ptr<const Evaluation> m_university;
};

APPORTION_TEST(TestShareMap)
} // namespace test_share_map

#include "test_share_map.moc"
