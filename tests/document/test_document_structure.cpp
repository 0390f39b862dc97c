// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/change/association_names.h"
#include "core/change/tree_query.h"
#include "core/check/checker.h"
#include "core/schema/association_fields.h"
#include "document/document.h"
#include "storage/policy_json.h"
#include "support/test_case.h"

#include <QTest>

#include <functional>

namespace test_document_structure
{

using namespace apportion;

namespace
{

using Ids = std::vector<AssociationId>;

/// root(root, physics(ann, bob, theory(ann, cyd)), chemistry(ann, dan)), with a job of bob's.
Snapshot smallPolicy()
{
    Snapshot small;
    AssociationTree &tree = small.policy.associations;
    tree.addUser(AssociationTree::root(), "root");
    const AssociationId physics = tree.addAccount(AssociationTree::root(), "physics", 40);
    tree.addUser(physics, "ann", 10);
    tree.addUser(physics, "bob", 20);
    const AssociationId theory = tree.addAccount(physics, "theory", 7);
    tree.addUser(theory, "ann", sharesParent);
    tree.addUser(theory, "cyd", 3);
    const AssociationId chemistry = tree.addAccount(AssociationTree::root(), "chemistry", 60);
    const AssociationId ann = tree.addUser(chemistry, "ann", 5);
    small.situation.setOwnUsage(ann, 12.5L);
    tree.setOptions(ann, "DefaultAccount='chemistry':QOS='+high'");
    tree.setPriority(ann, 9);
    tree.addUser(chemistry, "dan", 5);
    Job job;
    job.id = "1";
    job.user = "bob";
    job.account = "physics";
    small.situation.jobs.edit().push_back(job);
    return small;
}

/// More than are added again one by one, each third with usage.
std::vector<NewAssociation> manyUsers(AssociationId account)
{
    std::vector<NewAssociation> many(1500);
    for (std::size_t i = 0; i < many.size(); ++i) {
        many[i].name = "u" + std::to_string(i);
        many[i].isUser = true;
        many[i].parent = account;
        many[i].ownUsage = i % 3 == 1 ? 0.5L + static_cast<long double>(i) : 0.0L;
    }
    return many;
}

} // namespace

class TestDocumentStructure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->setMergeInterval(std::chrono::milliseconds(-1));
        m_document->load(smallPolicy(), {}, {}, {});
        m_changes.clear();
        connect(m_document.get(), &Document::policyChanged, this, [this](const PolicyChange &change) { m_changes.push_back(change); });
    }

    void everyEditIsOneStepWithItsExactInverse_data()
    {
        QTest::addColumn<std::function<bool(TestDocumentStructure &)>>("edit");
        const auto row = [](const char *name, const std::function<bool(TestDocumentStructure &)> &edit) { QTest::newRow(name) << edit; };
        row("account", [](auto &t) { return t.m_document->addAccount(t.account("physics"), QStringLiteral("lab")).done; });
        row("users", [](auto &t) { return t.m_document->addUsers(t.account("theory"), { QStringLiteral("eve"), QStringLiteral("Fay") }, 4).done; });
        row("many users with usage, prepared for the tree",
            [](auto &t) { return t.m_document->addAssociations(prepareAdditions(t.tree(), manyUsers(t.account("theory")))).done; });
        row("many users with usage, prepared for all",
            [](auto &t) { return t.m_document->addAssociations(prepareAdditions(t.m_document->snapshot(), manyUsers(t.account("theory")))).done; });
        row("remove", [](auto &t) {
            return t.m_document->removeAssociations({ t.account("theory"), t.account("physics"), t.user("chemistry", "dan") }).done;
        });
        row("rename account", [](auto &t) { return t.m_document->renameAssociation(t.account("physics"), QStringLiteral("Astro")).done; });
        row("rename user", [](auto &t) { return t.m_document->renameAssociation(t.user("physics", "bob"), QStringLiteral("rob")).done; });
        row("move", [](auto &t) {
            return t.m_document->moveAssociations({ t.account("theory"), t.user("physics", "bob") }, t.account("chemistry")).done;
        });
        row("duplicate", [](auto &t) { return t.m_document->duplicateAccount(t.account("physics"), QStringLiteral("mirror"), true).done; });
        row("usage", [](auto &t) { return t.m_document->setOwnUsage({ t.user("physics", "ann") }, { 77.0L }); });
        row("priority", [](auto &t) { return t.m_document->setAssociationPriority({ t.account("physics") }, 3); });
        row("option", [](auto &t) { return t.m_document->setAssociationOption({ t.account("physics") }, "Description", "Hall 3: it's"); });
        row("options", [](auto &t) { return t.m_document->setAssociationOptions({ t.account("physics") }, { "MaxJobs=3" }); });
    }
    void everyEditIsOneStepWithItsExactInverse()
    {
        QFETCH(std::function<bool(TestDocumentStructure &)>, edit);
        const Snapshot before = m_document->snapshot();
        const std::string bytes = writePolicyJson(before);
        QVERIFY(edit(*this));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QVERIFY(!m_document->undoStack()->undoText().isEmpty());
        const Snapshot after = m_document->snapshot();
        const std::string editedBytes = writePolicyJson(after);
        QVERIFY(editedBytes != bytes);
        m_document->undoStack()->undo();
        QVERIFY(m_document->snapshot() == before);
        QCOMPARE(writePolicyJson(m_document->snapshot()), bytes);
        m_document->undoStack()->redo();
        QVERIFY(m_document->snapshot() == after);
        QCOMPARE(writePolicyJson(m_document->snapshot()), editedBytes);
    }

    void newUsersAreWrittenAsSlurmdbdKeepsThem()
    {
        QVERIFY(m_document->addUsers(account("theory"), { QStringLiteral("Fay") }).done);
        QVERIFY(user("theory", "fay") != noAssociation);
        QVERIFY(m_document->renameAssociation(user("theory", "fay"), QStringLiteral("Gus")).done);
        QVERIFY(user("theory", "gus") != noAssociation);
        // A user of such a name comes from a database that keeps the case.
        AssociationTree tree = m_document->policy().associations;
        QCOMPARE(keptUserName(tree, "Hal"), std::string("hal"));
        tree.addUser(account("theory"), "Zed");
        QCOMPARE(keptUserName(tree, "Hal"), std::string("Hal"));
    }

    void refusedEditsSayWhyAndChangeNothing_data()
    {
        using Edit = std::function<EditOutcome(TestDocumentStructure &)>;
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const Edit &edit, const char *reason) { QTest::newRow(name) << edit << QString::fromUtf8(reason); };
        row(
            "taken", [](auto &t) { return t.m_document->addAccount(0, QStringLiteral("Physics")); }, "account physics already");
        row(
            "nameless", [](auto &t) { return t.m_document->addAccount(0, QStringLiteral("  ")); }, "needs a name");
        row(
            "blank", [](auto &t) { return t.m_document->addAccount(0, QStringLiteral("a b")); }, "Blanks");
        row(
            "control", [](auto &t) { return t.m_document->addUsers(0, { QStringLiteral("a\u202eb") }); }, "control characters");
        row(
            "comma", [](auto &t) { return t.m_document->addAccount(0, QStringLiteral("a,b")); }, "“,”");
        row(
            "long", [](auto &t) { return t.m_document->addAccount(0, QString(300, QLatin1Char('x'))); }, "255");
        row(
            "sign", [](auto &t) { return t.m_document->addUsers(0, { QStringLiteral("-x") }); }, "begin");
        row(
            "user there", [](auto &t) { return t.m_document->addUsers(t.account("theory"), { QStringLiteral("ann") }); },
            "ann stands in account theory already");
        row(
            "user twice",
            [](auto &t) {
                return t.m_document->addUsers(0, { QStringLiteral("x"), QStringLiteral("x") });
            },
            "x stands in account root already");
        row(
            "below a user", [](auto &t) { return t.m_document->addAccount(t.user("physics", "ann"), QStringLiteral("x")); }, "no account");
        row(
            "remove root",
            [](auto &t) {
                return t.m_document->removeAssociations({ t.account("physics"), 0 });
            },
            "root cannot be removed");
        row(
            "remove its user", [](auto &t) { return t.m_document->removeAssociations({ t.user("root", "root") }); }, "user root");
        row(
            "rename root", [](auto &t) { return t.m_document->renameAssociation(0, QStringLiteral("top")); }, "root keeps");
        row(
            "rename to another", [](auto &t) { return t.m_document->renameAssociation(t.account("theory"), QStringLiteral("PHYSICS")); },
            "physics already");
        row(
            "rename to a user", [](auto &t) { return t.m_document->renameAssociation(t.user("physics", "bob"), QStringLiteral("dan")); },
            "dan already");
        row(
            "cycle", [](auto &t) { return t.m_document->moveAssociations({ t.account("physics") }, t.account("theory")); }, "part of it");
        row(
            "below itself", [](auto &t) { return t.m_document->moveAssociations({ t.account("theory") }, t.account("theory")); }, "below itself");
        row(
            "stands there", [](auto &t) { return t.m_document->moveAssociations({ t.user("physics", "ann") }, t.account("theory")); },
            "ann stands in account theory");
        row(
            "both come",
            [](auto &t) {
                return t.m_document->moveAssociations({ t.user("physics", "ann"), t.user("theory", "ann") }, 0);
            },
            "ann stands in account root");
        row(
            "into a user", [](auto &t) { return t.m_document->moveAssociations({ t.account("theory") }, t.user("chemistry", "dan")); },
            "Only an account");
        row(
            "duplicate taken", [](auto &t) { return t.m_document->duplicateAccount(t.account("theory"), QStringLiteral("chemistry"), true); },
            "chemistry already");
        row(
            "duplicate root", [](auto &t) { return t.m_document->duplicateAccount(0, QStringLiteral("x"), true); }, "below root");
    }
    void refusedEditsSayWhyAndChangeNothing()
    {
        QFETCH(std::function<EditOutcome(TestDocumentStructure &)>, edit);
        QFETCH(QString, reason);
        const EditOutcome outcome = edit(*this);
        QVERIFY(!outcome);
        QVERIFY2(outcome.refusal.contains(reason), qPrintable(outcome.refusal));
        QCOMPARE(m_document->undoStack()->count(), 0);
        QVERIFY(m_document->policy() == m_document->baseline());
    }

    void addedAssociationsAreToldWithTheirIds()
    {
        const EditOutcome outcome = m_document->addAccount(account("physics"), QStringLiteral("Lab-3"));
        QCOMPARE(outcome.ids.size(), std::size_t { 1 });
        QCOMPARE(m_changes.size(), std::size_t { 1 });
        QCOMPARE(m_changes[0].kind, PolicyChange::Kind::Structure);
        QCOMPARE(m_changes[0].added, outcome.ids);
        QCOMPARE(tree().name(outcome.ids[0]), std::string_view("lab-3")); // as Slurm folds it
        QCOMPARE(tree().parent(outcome.ids[0]), account("physics"));
        m_document->undoStack()->undo();
        QCOMPARE(m_changes[1].removed, outcome.ids);
        QVERIFY(!tree().isLive(outcome.ids[0]));
        QCOMPARE(tree().rowCount(), m_document->baseline().associations.rowCount());
    }

    void removedSubtreesComeBackWithTheirIds()
    {
        const AssociationId theory = account("theory");
        const AssociationId cyd = user("theory", "cyd");
        // theory is nested in physics: it is removed once
        QVERIFY(m_document->removeAssociations({ theory, account("physics") }));
        QCOMPARE(tree().count(), AssociationId { 5 }); // root, its user, chemistry, ann and dan
        QCOMPARE(m_changes[0].removed.size(), std::size_t { 6 });
        QVERIFY(!tree().isLive(cyd));
        m_document->undoStack()->undo();
        QCOMPARE(m_changes[1].added, m_changes[0].removed);
        QVERIFY(tree().isLive(cyd));
        QCOMPARE(tree().name(cyd), std::string_view("cyd"));
        QCOMPARE(tree().parent(cyd), theory);
    }

    void movedSubtreesKeepWhatIsBelowThem()
    {
        const AssociationId theory = account("theory");
        // cyd goes with theory, and is not moved on its own
        const EditOutcome outcome = m_document->moveAssociations({ user("theory", "cyd"), theory }, account("chemistry"));
        QVERIFY(outcome);
        QCOMPARE(outcome.ids, Ids { theory });
        QCOMPARE(tree().parent(theory), account("chemistry"));
        QCOMPARE(tree().parent(user("theory", "cyd")), theory);
        QCOMPARE(m_changes[0].associations, Ids { theory });
        // what hangs there already is no edit
        QVERIFY(!m_document->moveAssociations({ theory }, account("chemistry")));
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

    void defaultAccountFollowsWhoIsMovedOrRemoved_data()
    {
        using Edit = std::function<EditOutcome(TestDocumentStructure &)>;
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<QStringList>("defaults"); // of ann's associations, in the order of ids, and of eve's
        const auto row = [](const char *name, const Edit &edit, const QStringList &defaults) { QTest::newRow(name) << edit << defaults; };
        row("the default is moved", [](auto &t) { return t.m_document->moveAssociations({ t.user("chemistry", "ann") }, t.account("biology")); },
            { "", "", "biology", "biology,gpu" });
        row("others stay where he is", [](auto &t) { return t.m_document->moveAssociations({ t.user("theory", "ann") }, t.account("biology")); },
            { "", "", "chemistry", "biology,gpu" });
        row("the default is removed, and what named it", [](auto &t) { return t.m_document->removeAssociations({ t.user("chemistry", "ann") }); },
            { "physics", "", "biology,gpu" });
        row("all of the account goes", [](auto &t) { return t.m_document->removeAssociations({ t.account("chemistry") }); },
            { "physics", "", "biology,gpu" });
        row("a partition of it is left",
            [](auto &t) { return t.m_document->moveAssociations({ t.tree().findUser(t.account("biology"), "eve", "gpu") }, t.account("theory")); },
            { "", "", "chemistry", "theory,gpu" });
        row("it hangs elsewhere", [](auto &t) { return t.m_document->moveAssociations({ t.account("chemistry") }, t.account("biology")); },
            { "", "", "chemistry", "biology,gpu" });
    }
    void defaultAccountFollowsWhoIsMovedOrRemoved()
    {
        QFETCH(std::function<EditOutcome(TestDocumentStructure &)>, edit);
        QFETCH(QStringList, defaults);
        Snapshot start = smallPolicy();
        AssociationTree &grown = start.policy.associations;
        const AssociationId biology = grown.addAccount(AssociationTree::root(), "biology", 1);
        const AssociationId eve = grown.addUser(biology, "eve", 1, "gpu");
        grown.setOptions(eve, "DefaultAccount='Biology'");
        m_document->load(start, {}, {}, {});
        QVERIFY(edit(*this));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QStringList found;
        for (AssociationId id = 0; id < tree().rowCount(); ++id) {
            if (tree().isLive(id) && tree().name(id) == "ann") {
                found << QString::fromStdString(optionValue(tree().options(id), "DefaultAccount"));
            }
        }
        found << QString::fromStdString(optionValue(tree().options(eve), "DefaultAccount")).toLower() + ','
                + QString::fromUtf8(tree().partition(eve).data(), static_cast<qsizetype>(tree().partition(eve).size()));
        QCOMPARE(found, defaults);
        for (const Diagnostic &finding : check(m_document->policy(), m_document->situation())) {
            QVERIFY2(finding.code != std::string_view("default-account-not-joined"), finding.message.source);
        }
        m_document->undoStack()->undo();
        QVERIFY(m_document->policy() == start.policy);
        m_document->undoStack()->redo();
        m_document->undoStack()->undo();
        QVERIFY(m_document->policy() == start.policy);
    }

    void renamedUserIsRenamedInAllAccountsAndJobs()
    {
        QVERIFY(m_document->renameAssociation(user("physics", "ann"), QStringLiteral("Anna")));
        // slurmdbd keeps users in lower case
        for (const char *name : { "physics", "theory", "chemistry" }) {
            QVERIFY(user(name, "anna") != noAssociation);
            QCOMPARE(user(name, "ann"), noAssociation);
        }
        QVERIFY(m_document->renameAssociation(user("physics", "bob"), QStringLiteral("rob")));
        QCOMPARE(m_document->situation().jobs->at(0).user, std::string("rob"));
        QVERIFY(m_document->renameAssociation(account("physics"), QStringLiteral("astro")));
        QCOMPARE(m_document->situation().jobs->at(0).account, std::string("astro"));
        QVERIFY(m_document->renameAssociation(account("chemistry"), QStringLiteral("chem")));
        QCOMPARE(tree().options(user("chem", "anna")), std::string_view("DefaultAccount='chem':QOS='+high'"));
        m_document->undoStack()->setIndex(0);
        QCOMPARE(m_document->situation().jobs->at(0).user, std::string("bob"));
        QVERIFY(m_document->policy() == m_document->baseline());
    }

    void associationsFollowTheNameOfTheirPartition()
    {
        Snapshot small = smallPolicy();
        small.policy.partitions.edit().resize(2);
        small.policy.partitions.edit()[0].name = "gpu";
        small.policy.partitions.edit()[1].name = "big";
        AssociationTree &start = small.policy.associations;
        const AssociationId physics = start.findAccount("physics");
        const AssociationId bob = start.addUser(physics, "bob", 7, "gpu");
        start.setPriority(bob, 3);
        start.setOptions(bob, "DefaultAccount='physics':MaxJobs=2");
        const AssociationId gus = start.addUser(physics, "gus", 8, "gpu"); // who stands nowhere else
        start.setOptions(gus, "DefaultAccount='physics'");
        start.addUser(physics, "ann", 1, "gpu");
        start.addUser(physics, "ann", 4, "h100"); // for a partition that was not there yet
        start.addUser(physics, "bob", 6, "big");
        small.policy.notes.edit() = { { "user:bob:physics:gpu:Fairshare", "why" } };
        m_document->load(small, {}, {}, {});
        Partition renamed = m_document->policy().partitions->at(0);
        renamed.name = "h100";
        QVERIFY(m_document->setPartition(0, renamed));
        QCOMPARE(m_document->undoStack()->count(), 1);
        const auto of = [&](const char *name, const char *partition) { return tree().findUser(account("physics"), name, partition); };
        for (const char *name : { "ann", "bob", "gus" }) {
            QCOMPARE(of(name, "gpu"), noAssociation);
            QVERIFY(of(name, "h100") != noAssociation);
        }
        QCOMPARE(tree().rawShares(of("bob", "h100")), 7U);
        QCOMPARE(tree().priority(of("bob", "h100")), 3U);
        QCOMPARE(tree().options(of("bob", "h100")), std::string_view("DefaultAccount='physics':MaxJobs=2"));
        QCOMPARE(tree().options(of("gus", "h100")), std::string_view("DefaultAccount='physics'"));
        QCOMPARE(tree().rawShares(of("ann", "h100")), 4U);
        QCOMPARE(tree().rawShares(of("bob", "big")), 6U);
        const Policy after = m_document->policy();
        m_document->undoStack()->undo();
        QVERIFY(m_document->policy() == small.policy);
        m_document->undoStack()->redo();
        QVERIFY(m_document->policy() == after);
    }

    void typingANameIsOneStep()
    {
        m_document->setMergeInterval(std::chrono::hours(1));
        const AssociationId theory = account("theory");
        QVERIFY(m_document->renameAssociation(theory, QStringLiteral("t")));
        QVERIFY(m_document->renameAssociation(theory, QStringLiteral("to")));
        QCOMPARE(m_document->undoStack()->count(), 1);
        QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Rename t to to"));
        m_document->undoStack()->undo();
        QCOMPARE(tree().name(theory), std::string_view("theory"));
    }

    void duplicateHasNamesOfItsOwnAndNoUsage()
    {
        const EditOutcome with = m_document->duplicateAccount(account("physics"), QStringLiteral("mirror"), true);
        QVERIFY(with);
        QCOMPARE(with.ids.size(), std::size_t { 6 });
        QCOMPARE(tree().parent(account("mirror")), AssociationTree::root());
        QCOMPARE(tree().parent(account("theory-2")), account("mirror"));
        QCOMPARE(tree().rawShares(user("mirror", "bob")), 20u);
        QVERIFY(tree().usesParent(user("theory-2", "ann")));
        QVERIFY(m_document->duplicateAccount(account("chemistry"), QStringLiteral("chem2"), true));
        QCOMPARE(m_document->situation().ownUsage(user("chem2", "ann")), 0.0L);
        QCOMPARE(tree().options(user("chem2", "ann")), std::string_view("DefaultAccount='chemistry':QOS='+high'"));
        QCOMPARE(tree().priority(user("chem2", "ann")), 9u);
        const EditOutcome without = m_document->duplicateAccount(account("physics"), QStringLiteral("empty"), false);
        QCOMPARE(without.ids.size(), std::size_t { 2 });
    }

    void oneOptionIsSetAmongOthers()
    {
        const AssociationId ann = user("chemistry", "ann");
        QVERIFY(m_document->setAssociationOption({ ann }, "qos", "normal"));
        QCOMPARE(tree().options(ann), std::string_view("DefaultAccount='chemistry':QOS='normal'"));
        QVERIFY(m_document->setAssociationOption({ ann }, "DefaultAccount", std::nullopt));
        QCOMPARE(tree().options(ann), std::string_view("QOS='normal'"));
        QVERIFY(m_document->setAssociationOption({ ann }, "Description", "it's 5:30"));
        QCOMPARE(tree().options(ann), std::string_view("QOS='normal':Description='it\\'s 5:30'"));
        QVERIFY(!m_document->setAssociationOption({ ann }, "MaxJobs", std::nullopt)); // it was not there
        QCOMPARE(m_changes.back().kind, PolicyChange::Kind::AssociationFields);
    }

    void differentOptionsOfOneAssociationAreTwoSteps()
    {
        m_document->setMergeInterval(std::chrono::hours(1));
        const Ids ids { account("physics") };
        QVERIFY(m_document->setAssociationOption(ids, "Description", "a"));
        QVERIFY(m_document->setAssociationOption(ids, "Description", "ab"));
        QVERIFY(m_document->setAssociationOption(ids, "Organization", "x"));
        QCOMPARE(m_document->undoStack()->count(), 2);
    }

    void usageBelowZeroOrWithoutEndIsNotTaken()
    {
        const Ids ids { user("physics", "ann") };
        QVERIFY(!m_document->setOwnUsage(ids, { -1.0L }));
        QVERIFY(!m_document->setOwnUsage(ids, { std::numeric_limits<long double>::infinity() }));
        QVERIFY(!m_document->setOwnUsage(ids, { std::numeric_limits<long double>::quiet_NaN() }));
        QVERIFY(m_document->setOwnUsage(ids, { 0.25L }));
    }

    void rowsOfAnUndoneAdditionAreUsedAgain()
    {
        const AssociationId first = m_document->addAccount(0, QStringLiteral("one")).ids.at(0);
        m_document->undoStack()->undo();
        const AssociationId second = m_document->addAccount(0, QStringLiteral("two")).ids.at(0);
        QCOMPARE(second, first);
        QCOMPARE(tree().name(second), std::string_view("two"));
    }

    void preparedUsageIsTakenWhereNothingElseChanged()
    {
        const std::vector<NewAssociation> many = manyUsers(account("theory"));
        PreparedAdditions additions = prepareAdditions(m_document->snapshot(), many);
        PreparedAdditions again = prepareAdditions(m_document->snapshot(), many);
        const std::vector<long double> *prepared = &additions.usage->after.ownUsageColumn();
        const AssociationId first = m_document->addAssociations(std::move(additions)).ids.at(0);
        QCOMPARE(&m_document->situation().ownUsageColumn(), prepared);
        for (std::size_t i = 0; i < many.size(); ++i) {
            QCOMPARE(m_document->situation().ownUsage(first + static_cast<AssociationId>(i)), many[i].ownUsage);
        }
        m_document->undoStack()->undo();
        const AssociationId bob = user("physics", "bob");
        QVERIFY(m_document->setOwnUsage({ bob }, { 3.0L }));
        QVERIFY(m_document->addAssociations(std::move(again)).done);
        QCOMPARE(m_document->situation().ownUsage(bob), 3.0L);
        QCOMPARE(m_document->situation().ownUsage(first + 1), many[1].ownUsage);
    }

    void queriesNeedNoLayout()
    {
        QCOMPARE(accountNamed(tree(), "theory"), account("theory"));
        QCOMPARE(accountNamed(tree(), "ann"), noAssociation); // a user
        QCOMPARE(accountNamed(tree(), "nobody"), noAssociation);
        QCOMPARE(childrenOf(tree(), account("chemistry")), (Ids { user("chemistry", "ann"), user("chemistry", "dan") }));
        const Ids tops { account("theory"), user("physics", "ann") };
        QCOMPARE(topmost(tree(), Ids { user("theory", "cyd"), account("theory"), user("physics", "ann"), account("theory"), 999 }), tops);
        QCOMPARE(withDescendants(tree(), tops).size(), std::size_t { 4 });
        QCOMPARE(withDescendants(tree(), Ids { AssociationTree::root() }).size(), std::size_t { tree().count() });
        QVERIFY(withDescendants(tree(), Ids { tree().rowCount(), 999 }).empty());
    }

    void freeNamesCountUp()
    {
        QCOMPARE(freeName("lab", {}), std::string("lab"));
        QCOMPARE(freeName("lab", { "lab", "lab-2" }), std::string("lab-3"));
    }

private:
    const AssociationTree &tree() const { return m_document->policy().associations; }
    AssociationId account(const char *name) const { return tree().findAccount(name); }
    AssociationId user(const char *accountName, const char *name) const { return tree().findUser(account(accountName), name); }

    std::unique_ptr<Document> m_document;
    std::vector<PolicyChange> m_changes;
};

APPORTION_TEST(TestDocumentStructure)
} // namespace test_document_structure

#include "test_document_structure.moc"
