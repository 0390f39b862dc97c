// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/compare_accounts.h"
#include "core/change/effect.h"
#include "core/change/renamed_accounts.h"
#include "core/change/usage_after_apply.h"
#include "document/document.h"
#include "support/random_edits.h"
#include "support/same_numbers.h"
#include "support/test_case.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace test_effect
{

using namespace apportion;

namespace
{

constexpr auto root = AssociationTree::root();

/// Two evaluations and what differs between their policies.
struct Compared
{
    Compared(const Snapshot &before, const Snapshot &after)
        : baseline(*evaluate(before, options())), draft(*evaluate(after, options())), match(baseline.tree(), draft.tree()),
          what(difference(baseline.policy(), draft.policy(), match))
    {
    }

    static EvaluationOptions options()
    {
        EvaluationOptions options;
        options.now = 1'790'000'000;
        return options;
    }

    [[nodiscard]] ChangeEffects effects() const { return *measureEffects(baseline, draft, match, what); }

    Evaluation baseline;
    Evaluation draft;
    AssociationMatch match;
    PolicyDifference what;
};

Compared editedAtRandom(quint64 seed, int edits)
{
    test::Random random(seed);
    Document d;
    d.load(test::generatedPolicy({ 150, 20, seed }), {}, {}, {});
    for (int i = 0; i < edits; ++i) {
        test::editAtRandom(d, random);
    }
    return { d.baselineSnapshot(), d.snapshot() };
}

std::int64_t sum(const std::vector<Effect> &effects)
{
    return std::accumulate(
        effects.begin(), effects.end(), std::int64_t { 0 }, [](std::int64_t all, const Effect &effect) { return all + effect.places; });
}

/// physics (ann, bob) and chem (cat, dan), 30 shares each, chem with more usage.
Snapshot twoLabs()
{
    Snapshot now;
    AssociationTree &tree = now.policy.associations;
    const AssociationId chem = tree.addAccount(root, "chem", 30);
    const AssociationId physics = tree.addAccount(root, "physics", 30);
    now.situation.setOwnUsage(tree.addUser(chem, "cat", 1), 100.0L);
    now.situation.setOwnUsage(tree.addUser(chem, "dan", 1), 300.0L);
    now.situation.setOwnUsage(tree.addUser(physics, "ann", 1), 100.0L);
    now.situation.setOwnUsage(tree.addUser(physics, "bob", 1), 200.0L);
    return now;
}

AssociationId user(const Snapshot &now, const char *account, const char *name)
{
    return now.policy.associations.findUser(now.policy.associations.findAccount(account), name);
}

} // namespace

/// What each change is worth to users and jobs.
class TestEffect : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void allCausesInAnyOrderMakeTheDraft_data();
    void allCausesInAnyOrderMakeTheDraft();
    void effectsAddUpToTheWhole_data();
    void effectsAddUpToTheWhole();
    void whatOneChangeDoesIsItsOwn();
    void twoChangesShareWhatTheyDoTogether();
    void whatNeedsEachOtherIsOneCause();
    void whoIsRenamedIsOneCause();
    void whoIsRenamedIsMeasured();
    void jobsThatAnAccountLeavesAreCounted();
    void passesAreCounted_data();
    void passesAreCounted();
    void waitingMakesUpForPlacesLost();
    void accountsHaveWhatIsBelowThem();
    void stopsAndCancels();
};

void TestEffect::allCausesInAnyOrderMakeTheDraft_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 60; ++seed) {
        QTest::addRow("%llu", seed) << seed;
    }
}

void TestEffect::allCausesInAnyOrderMakeTheDraft()
{
    QFETCH(quint64, seed);
    const Compared compared = editedAtRandom(seed, static_cast<int>(seed % 30) + 1);
    const Snapshot before { compared.baseline.policy(), compared.baseline.situation() };
    const Snapshot after { compared.draft.policy(), compared.draft.situation() };
    test::Random random(seed);
    for (const std::size_t most : { std::size_t { 48 }, std::size_t { 6 }, std::size_t { 2 } }) {
        const ChangeCauses causes(before, after, compared.match, compared.what, most);
        QVERIFY(causes.all().size() <= most);
        std::vector<std::size_t> order(causes.all().size());
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        for (std::size_t at = order.size(); at > 1; --at) {
            std::swap(order[at - 1], order[random.below(at)]);
        }
        ChangeCauses::Partial partial(causes);
        for (const std::size_t cause : order) {
            QVERIFY(!causes.all()[cause].text.isEmpty());
            partial.make(cause);
            QVERIFY(evaluate(partial.now(), Compared::options()).has_value());
        }
        test::compareNumbers(*evaluate(partial.now(), Compared::options()), compared.draft);
    }
}

void TestEffect::effectsAddUpToTheWhole_data()
{
    QTest::addColumn<int>("edits");
    QTest::addColumn<bool>("isExact");
    QTest::newRow("a few") << 4 << true;
    QTest::newRow("many") << 80 << false;
}

void TestEffect::effectsAddUpToTheWhole()
{
    QFETCH(int, edits);
    QFETCH(bool, isExact);
    int moved = 0;
    for (quint64 seed = 1; seed <= 8; ++seed) {
        const Compared compared = editedAtRandom(seed, edits);
        const ChangeEffects effects = compared.effects();
        QCOMPARE(effects.isExact(), isExact);
        for (const ComparedUser &user : compareUsers(compared.baseline, compared.draft)) { // with those who were renamed
            QCOMPARE(sum(effects.ofUser(user.before)), user.risen());
            moved += user.risen() != 0 ? 1 : 0;
        }
        for (const ComparedJob &job : compareQueues(compared.baseline, compared.draft)) {
            QCOMPARE(sum(effects.ofJob(job.before)), job.risen());
        }
    }
    QVERIFY(moved > 0);
}

void TestEffect::whatOneChangeDoesIsItsOwn()
{
    const Snapshot before = twoLabs();
    Snapshot after = before;
    after.policy.associations.setRawShares(after.policy.associations.findAccount("chem"), 90);
    after.policy.associations.setOptions(after.policy.associations.findAccount("chem"), "MaxJobs=4"); // changes no number
    const Compared compared(before, after);
    const ChangeEffects effects = compared.effects();
    QCOMPARE(effects.causes().size(), std::size_t { 1 });
    QCOMPARE(effects.causes().front().text.english(), std::string("raw shares of chem 30 → 90"));
    QCOMPARE(effects.ofUser(user(before, "chem", "cat")), (std::vector<Effect> { { 0, 2 } }));
    QCOMPARE(effects.ofUser(user(before, "physics", "ann")), (std::vector<Effect> { { 0, -2 } }));
    QVERIFY(effects.ofUser(noAssociation).empty());
}

void TestEffect::twoChangesShareWhatTheyDoTogether()
{
    // Chem's own shares fall, and a lab comes that used nothing: both push cat down.
    const Snapshot before = twoLabs();
    Snapshot shares = before;
    AssociationTree &tree = shares.policy.associations;
    tree.setRawShares(tree.findAccount("physics"), 10);
    const auto addLab = [](Snapshot now) {
        const AssociationId lab = now.policy.associations.addAccount(root, "newlab", 30);
        for (const char *name : { "eve", "fay", "gil" }) {
            now.policy.associations.addUser(lab, name, 1);
        }
        return now;
    };
    const Compared compared(before, addLab(shares));
    const ChangeEffects effects = compared.effects();
    QCOMPARE(effects.causes().size(), std::size_t { 2 });
    QVERIFY(effects.isExact());
    const Evaluation onlyShares = *evaluate(shares, Compared::options());
    const Evaluation onlyLab = *evaluate(addLab(before), Compared::options());
    for (const auto &[account, name] :
        { std::pair("physics", "ann"), std::pair("physics", "bob"), std::pair("chem", "cat"), std::pair("chem", "dan") }) {
        const AssociationId id = user(before, account, name);
        const auto risen
            = [&](const Evaluation &a, const Evaluation &b) { return static_cast<double>(a.rank(id)) - static_cast<double>(b.rank(id)); };
        const double ofShares = (risen(compared.baseline, onlyShares) + risen(onlyLab, compared.draft)) / 2.0;
        const double ofLab = (risen(compared.baseline, onlyLab) + risen(onlyShares, compared.draft)) / 2.0;
        std::vector<std::int64_t> found(2, 0);
        for (const Effect &effect : effects.ofUser(id)) {
            found[effect.cause] = effect.places;
        }
        const std::size_t lab = effects.causes()[0].text.english() == "newlab is new" ? 0 : 1;
        QVERIFY(std::abs(static_cast<double>(found[lab]) - ofLab) <= 0.5);
        QVERIFY(std::abs(static_cast<double>(found[1 - lab]) - ofShares) <= 0.5);
    }
}

void TestEffect::whatNeedsEachOtherIsOneCause()
{
    // a > b > c becomes c > b > a below root: no move can be made alone; and oldlab goes, from where d went to newlab.
    Snapshot before = twoLabs();
    AssociationTree &tree = before.policy.associations;
    const AssociationId a = tree.addAccount(root, "a", 1);
    const AssociationId b = tree.addAccount(a, "b", 1);
    const AssociationId c = tree.addAccount(b, "c", 1);
    const AssociationId oldlab = tree.addAccount(root, "oldlab", 1);
    const AssociationId d = tree.addAccount(oldlab, "d", 1);
    tree.addUser(d, "dora", 1);
    Snapshot after = before;
    AssociationTree &now = after.policy.associations;
    now.move(c, root);
    now.move(b, c);
    now.move(a, b);
    now.move(d, now.addAccount(root, "newlab", 5));
    now.remove(oldlab);
    const Compared compared(before, after);
    const ChangeEffects effects = compared.effects();
    QCOMPARE(effects.causes().size(), std::size_t { 2 });
    std::vector<std::size_t> sizes;
    for (const ChangeCause &cause : effects.causes()) {
        sizes.push_back(cause.associations.size());
    }
    std::sort(sizes.begin(), sizes.end());
    QCOMPARE(sizes, (std::vector<std::size_t> { 3, 3 })); // a, b, c; oldlab, newlab, d
}

void TestEffect::whoIsRenamedIsOneCause()
{
    Snapshot before = twoLabs();
    AssociationTree &tree = before.policy.associations;
    const AssociationId sub = tree.addAccount(tree.findAccount("chem"), "sub", 1);
    tree.addUser(sub, "eve", 1);
    const auto causes = [&before](const Snapshot &after) {
        const Compared compared(before, afterApply(before, after));
        const ChangeEffects effects = compared.effects();
        QStringList texts;
        for (const ChangeCause &cause : effects.causes()) {
            texts << QString::fromStdString(cause.text.english());
        }
        return texts;
    };
    Snapshot after = before;
    after.policy.associations.rename(tree.findAccount("chem"), "astro");
    QCOMPARE(causes(after), QStringList("astro instead of chem"));
    after.policy.associations.setRawShares(tree.findAccount("chem"), 90); // whatever else became of it
    QCOMPARE(causes(after), QStringList("astro instead of chem"));
    after.policy.associations.rename(user(before, "physics", "bob"), "robert");
    QCOMPARE(causes(after), (QStringList { "robert instead of bob", "astro instead of chem" }));
    after = before;
    after.policy.associations.move(user(before, "physics", "bob"), tree.findAccount("chem"));
    QCOMPARE(causes(after), QStringList("bob moves from physics to chem"));
    after.policy.associations.move(user(before, "physics", "ann"), tree.findAccount("chem"));
    QCOMPARE(causes(after), QStringList("users who move from physics to chem"));
    after = before; // who stands elsewhere too is not gone
    tree.addUser(tree.findAccount("chem"), "bob", 1, "gpu");
    after = before;
    after.policy.associations.remove(after.policy.associations.findUser(tree.findAccount("chem"), "bob", "gpu"));
    QCOMPARE(causes(after), QStringList("bob leaves chem (gpu)"));
    std::swap(before, after);
    QCOMPARE(causes(after), QStringList("bob is new in chem (gpu)"));
    after = before;
    after.policy.associations.remove(tree.findAccount("physics"));
    after.policy.associations.addUser(after.policy.associations.addAccount(root, "math", 30), "zoe", 1); // another one altogether
    QCOMPARE(causes(after), (QStringList { "physics is gone", "math is new" }));
}

/// By its new name it is the same account to people: what others do to it is told, and that it begins without usage.
void TestEffect::whoIsRenamedIsMeasured()
{
    const Snapshot before = twoLabs();
    Snapshot after = before;
    AssociationTree &tree = after.policy.associations;
    tree.rename(tree.findAccount("physics"), "astro");
    tree.setRawShares(tree.findAccount("chem"), 900);
    tree.rename(user(before, "chem", "dan"), "daniel");
    const Compared compared(before, afterApply(before, after));
    const AssociationMatch people = peopleMatch(compared.baseline.tree(), compared.draft.tree());
    const ChangeEffects effects = compared.effects();
    const std::vector<ComparedUser> users = compareUsers(compared.baseline, compared.draft, people);
    QCOMPARE(users.size(), std::size_t { 4 });
    std::size_t told = 0;
    for (const ComparedUser &one : users) {
        QVERIFY(one.before != noAssociation && one.after != noAssociation);
        QVERIFY(one.rankBefore > 0 && one.rankAfter > 0);
        QCOMPARE(sum(effects.ofUser(one.before)), one.risen());
        told += effects.ofUser(one.before).size();
    }
    QVERIFY(told > 0);
    const std::vector<ComparedAccount> accounts = compareAccounts(compared.baseline, compared.draft, people, {});
    QCOMPARE(accounts.size(), std::size_t { 2 });
    for (const ComparedAccount &account : accounts) {
        QVERIFY(account.before.id != noAssociation && account.after.id != noAssociation);
        QCOMPARE(account.users, 2U);
    }
}

void TestEffect::jobsThatAnAccountLeavesAreCounted()
{
    Snapshot before = twoLabs();
    for (const char *name : { "ann", "cat" }) {
        Job job;
        job.id = name;
        job.user = name;
        job.account = job.user == "ann" ? "physics" : "chem";
        job.submitTime = 1;
        before.situation.jobs.edit().push_back(job);
    }
    before.policy.priority.weightFairshare = 1000;
    Snapshot after = before;
    AssociationTree &tree = after.policy.associations;
    for (const char *name : { "ann", "bob" }) {
        tree.remove(user(after, "physics", name));
    }
    tree.remove(tree.findAccount("physics"));
    const Compared compared(before, after);
    const std::vector<ComparedJob> queue = compareQueues(compared.baseline, compared.draft);
    std::int64_t passes = 0;
    for (const ComparedAccount &account : compareAccounts(compared.baseline, compared.draft, compared.match, queue)) {
        QVERIFY(account.jobsPassed != 0); // chem's passes the one that physics leaves behind
        QCOMPARE(account.jobsPassed > 0, account.after.id != noAssociation);
        passes += account.jobsPassed;
    }
    QCOMPARE(passes, std::int64_t { 0 });
}

void TestEffect::passesAreCounted_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 8; ++seed) {
        QTest::addRow("%llu", seed) << seed;
    }
}

void TestEffect::passesAreCounted()
{
    QFETCH(quint64, seed);
    const Snapshot before = test::generatedPolicy({ 200, 60, seed });
    Snapshot after = before;
    after.policy.priority.weightAge *= 9;
    after.policy.priority.weightFairshare /= 5;
    std::vector<Job> &jobs = after.situation.jobs.edit();
    std::rotate(jobs.begin(), jobs.begin() + 7, jobs.end()); // the same jobs elsewhere
    jobs.pop_back();
    const Compared compared(before, after);
    const std::vector<ComparedJob> queue = compareQueues(compared.baseline, compared.draft);
    QVERIFY(queue.size() >= 50);
    std::int64_t passes = 0;
    for (const ComparedJob &job : queue) {
        const auto isInBoth = [](const ComparedJob &other) { return other.placeBefore > 0 && other.placeAfter > 0; };
        const auto passed = std::count_if(queue.begin(), queue.end(), [&](const ComparedJob &other) {
            return isInBoth(job) && isInBoth(other) && other.placeBefore < job.placeBefore && other.placeAfter > job.placeAfter;
        });
        const auto passedBy = std::count_if(queue.begin(), queue.end(), [&](const ComparedJob &other) {
            return isInBoth(job) && isInBoth(other) && other.placeBefore > job.placeBefore && other.placeAfter < job.placeAfter;
        });
        QCOMPARE(std::int64_t { job.passes }, std::int64_t { passed });
        QCOMPARE(std::int64_t { job.passedBy }, std::int64_t { passedBy });
        passes += passed;
    }
    QVERIFY(passes > 0);
}

void TestEffect::waitingMakesUpForPlacesLost()
{
    // At 1000 points for a day and a fair share of no weight, ann's job is an hour older than cat's; then cat's fair share counts.
    Snapshot before = twoLabs();
    before.policy.priority.weightAge = 1000;
    before.policy.priority.maxAge = { 24 * 60, "1-0" };
    const auto job = [](const char *id, const char *user, const char *account, std::int64_t submitted) {
        Job made;
        made.id = id;
        made.user = user;
        made.account = account;
        made.submitTime = made.accrueTime = made.eligibleTime = submitted;
        return made;
    };
    const std::int64_t noon = *Compared::options().now - 43200;
    before.situation.jobs.edit() = { job("1", "dan", "chem", noon), job("2", "ann", "physics", noon + 3600) };
    Snapshot after = before;
    after.policy.priority.weightFairshare = 200;
    const Compared compared(before, after);
    const std::vector<ComparedJob> queue = compareQueues(compared.baseline, compared.draft);
    QCOMPARE(queue.size(), std::size_t { 2 });
    const ComparedJob &fallen = queue.front();
    QCOMPARE(fallen.before, 0U);
    QCOMPARE(fallen.risen(), -1);
    QCOMPARE(fallen.passedBy, 1U);
    QVERIFY(fallen.waitingLost.has_value());
    // Submitted so much earlier it has at least the priority that stands in its old place.
    Snapshot earlier = after;
    earlier.situation.jobs.edit()[0].accrueTime -= *fallen.waitingLost + 87; // priorities are whole numbers: one is 86.4 s here
    const Evaluation again = *evaluate(earlier, Compared::options());
    QVERIFY(again.priority(0) >= again.priority(1));
    Snapshot later = after;
    later.situation.jobs.edit()[0].accrueTime -= *fallen.waitingLost - 174;
    const Evaluation less = *evaluate(later, Compared::options());
    QVERIFY(less.priority(0) < less.priority(1));
}

void TestEffect::accountsHaveWhatIsBelowThem()
{
    for (quint64 seed = 1; seed <= 6; ++seed) {
        const Compared compared = editedAtRandom(seed, 25);
        const std::vector<ComparedJob> queue = compareQueues(compared.baseline, compared.draft);
        const std::vector<ComparedUser> users = compareUsers(compared.baseline, compared.draft, compared.match);
        const AssociationTree &tree = compared.draft.tree();
        const auto isBelow = [&tree](AssociationId id, AssociationId account) {
            while (id != noAssociation && id != account) {
                id = tree.parent(id);
            }
            return id == account;
        };
        std::vector<AssociationId> ofJob(compared.draft.situation().jobs->size(), noAssociation);
        for (JobRow row = 0; row < compared.draft.jobs().rowCount(); ++row) {
            ofJob[compared.draft.jobs().job[row]] = compared.draft.jobs().association[row];
        }
        std::size_t found = 0;
        std::int64_t before = std::numeric_limits<std::int64_t>::max(); // those whose place changes most come first, up or down
        for (const ComparedAccount &account : compareAccounts(compared.baseline, compared.draft, compared.match, queue)) {
            QVERIFY(std::abs(account.risen()) <= before);
            before = std::abs(account.risen());
            const AssociationId id = account.after.id;
            if (id == noAssociation) {
                continue;
            }
            ++found;
            double share = 1.0;
            for (AssociationId above = id; above != root; above = tree.parent(above)) {
                const std::uint32_t level = tree.usesParent(above) ? 1 : compared.draft.levelShares(above);
                share *= tree.usesParent(above) ? 1.0 : level == 0 ? 0.0 : static_cast<double>(tree.rawShares(above)) / level;
            }
            QVERIFY(std::abs(account.after.share - share) < 1e-12);
            std::uint32_t best = 0;
            std::uint32_t rise = 0;
            std::uint32_t fall = 0;
            for (const ComparedUser &user : users) {
                if (user.after != noAssociation && isBelow(user.after, id)) {
                    best = best == 0 ? user.rankAfter : std::min(best, user.rankAfter);
                    rise += user.risen() > 0 ? 1 : 0;
                    fall += user.risen() < 0 ? 1 : 0;
                }
            }
            QCOMPARE(account.after.place, best);
            QCOMPARE(account.rise, rise);
            QCOMPARE(account.fall, fall);
            std::int64_t passed = 0;
            for (const ComparedJob &job : queue) {
                if (job.after != ComparedJob::absent && ofJob[job.after] != noAssociation && isBelow(ofJob[job.after], id)) {
                    passed += std::int64_t { job.passes } - job.passedBy;
                }
            }
            QCOMPARE(account.jobsPassed, passed);
        }
        QVERIFY(found > 5);
    }
}

void TestEffect::stopsAndCancels()
{
    const Compared compared = editedAtRandom(3, 80);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!measureEffects(compared.baseline, compared.draft, compared.match, compared.what, source.get_token()));
    Progress progress;
    progress.cancel();
    QVERIFY(!measureEffects(compared.baseline, compared.draft, compared.match, compared.what, {}, &progress));
}

APPORTION_TEST(TestEffect)
} // namespace test_effect

#include "test_effect.moc"
