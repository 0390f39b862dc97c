// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/accounts/people_dialog.h"

#include "gui/files/file_chooser.h"
#include "gui/page/page_layout.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "gui/widgets/theme.h"
#include "models/number_format.h"
#include "models/text_translation.h"
#include "storage/qt_text.h"
#include "storage/text_file.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <optional>

namespace apportion
{

namespace
{

/// With more of them, the table shows the first ones; all that are chosen are made.
constexpr std::size_t mostPeopleShown = 20000;

struct PeopleWords
{
    Q_DECLARE_TR_FUNCTIONS(PeopleDialog)
};

QString changeText(const PeopleChange &change)
{
    if (!change.refusal.isEmpty()) {
        return translated(change.refusal);
    }
    const QString shares = change.shares ? rawSharesText(*change.shares) : QString();
    switch (change.kind) {
    case PeopleChange::Kind::New:
        return change.shares ? PeopleWords::tr("new in %1 (shares %2)").arg(toText(change.to), shares)
                             : PeopleWords::tr("new in %1").arg(toText(change.to));
    case PeopleChange::Kind::Joined:
        return change.shares ? PeopleWords::tr("also in %1 (shares %2)").arg(toText(change.to), shares)
                             : PeopleWords::tr("also in %1").arg(toText(change.to));
    case PeopleChange::Kind::Moved:
        return change.shares
            ? PeopleWords::tr("from %1 to %2 (shares %3)", "a user moves between accounts").arg(toText(change.from), toText(change.to), shares)
            : PeopleWords::tr("from %1 to %2", "a user moves between accounts").arg(toText(change.from), toText(change.to));
    case PeopleChange::Kind::Shares:
        return PeopleWords::tr("shares in %1: from %2 to %3").arg(toText(change.to), rawSharesText(change.formerShares), shares);
    case PeopleChange::Kind::Renamed:
        return PeopleWords::tr("was called %1").arg(toText(change.from));
    case PeopleChange::Kind::LeftAccount:
        return PeopleWords::tr("no longer in %1: remove there").arg(toText(change.from));
    case PeopleChange::Kind::Left:
        return PeopleWords::tr("in no list any more: remove everywhere");
    default:
        return change.to.empty() ? PeopleWords::tr("in no account of this policy")
                                 : PeopleWords::tr("there is no account %1 in this policy", "one or several, with commas").arg(toText(change.to));
    }
}

/// What was told of lists, the first of it: more would leave no room for the changes themselves.
void addTold(const Diagnostics &told, ComparedPeople &compared)
{
    constexpr qsizetype mostTold = 3;
    for (const Diagnostic &finding : told) {
        if (compared.told.size() == mostTold) {
            compared.told << PeopleWords::tr("There is more of it: apportion-cli sync prints all.");
        }
        if (compared.told.size() > mostTold) {
            return;
        }
        const bool isOfRow = finding.place.line > 1;
        compared.told << (isOfRow
                ? PeopleWords::tr("%1, line %2: %3").arg(toText(finding.place.file), QString::number(finding.place.line), translated(finding.message))
                : translated(finding.message));
    }
}

/// Reads lists; nothing when one of them cannot be. Why, and what was left out of them, is in @p compared.
std::optional<People> readPeople(const QStringList &files, ComparedPeople &compared)
{
    PeopleReader reader;
    Diagnostics told;
    for (const QString &file : files) {
        QString error;
        const std::optional<QByteArray> bytes = readTextFile(file, &error);
        if (!bytes) {
            compared.error = error;
            return {};
        }
        if (!reader.read({ bytes->constData(), static_cast<std::size_t>(bytes->size()) }, QFileInfo(file).fileName().toStdString(), told)) {
            compared.error = translated(told.back().message); // behind what was told of its rows
            return {};
        }
    }
    People people = reader.take(&told);
    addTold(told, compared);
    return people;
}

} // namespace

PeopleDialog::PeopleDialog(Workspace *workspace, QWidget *parent)
    : QDialog(parent), m_workspace(workspace), m_table(new QTableWidget(0, 2, this)), m_message(makeText("quiet", this)),
      m_earlierButton(new QPushButton(tr("Earlier list…"), this)), m_accept(nullptr),
      m_comparing([this](const ComparedPeople &compared) { showCompared(compared); }),
      m_making([this](const ChangedPeople &changed) { take(changed); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Users from a list"));
    auto *about = makeText("quiet", this,
        tr("CSV with a header (user,account,shares), or the output of getent passwd, getent group or ldapsearch -LLL. Groups that are accounts here "
           "count."));
    auto *open = new QPushButton(tr("Read lists…"), this);
    connect(open, &QPushButton::clicked, this, [this] { choose(false); });
    m_earlierButton->setToolTip(tr("The list as it was before: who had another name under the same number was renamed"));
    connect(m_earlierButton, &QPushButton::clicked, this, [this] { choose(true); });
    m_table->setHorizontalHeaderLabels({ tr("User"), tr("Change") });
    m_table->setAccessibleName(tr("What the lists would change"));
    prepareTable(m_table);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setColumnWidths(m_table->horizontalHeader(), { { 0, 200 } }, 1);
    connect(m_table, &QTableWidget::itemChanged, this, &PeopleDialog::refresh);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Change users"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &PeopleDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PeopleDialog::reject);
    makeColumn(this, { about, makeRow({ open, m_earlierButton, Stretch {} }, 8), { m_table, 1 }, m_message, buttons }, 10, { 16, 16, 16, 16 });
    connect(workspace->document(), &Document::policyChanged, this, &PeopleDialog::compare);
    resize(textPixels(620), textPixels(520));
    refresh();
}

QString PeopleDialog::message() const
{
    return m_message->text();
}

void PeopleDialog::choose(bool isEarlier)
{
    const FileQuestion question { FileQuestion::Kind::OpenSeveral, isEarlier ? tr("Earlier list") : tr("Lists of people"), {},
        tr("Lists (*.csv *.tsv *.txt *.ldif *.passwd *.group);;All files (*)"), {} };
    askForFiles(this, question, [this, isEarlier](const QStringList &files, const QString &) { isEarlier ? readEarlier(files) : readLists(files); });
}

void PeopleDialog::readLists(const QStringList &files)
{
    m_files = files;
    compare();
}

void PeopleDialog::readEarlier(const QStringList &files)
{
    m_earlierFiles = files;
    compare();
}

void PeopleDialog::compare()
{
    if (m_files.isEmpty()) {
        return;
    }
    m_accept->setEnabled(false); // what is shown is no longer what would be done
    m_comparing.request([policy = m_workspace->document()->policy(), files = m_files, earlierFiles = m_earlierFiles] {
        ComparedPeople compared;
        const std::optional<People> people = readPeople(files, compared);
        const std::optional<People> earlier = people ? readPeople(earlierFiles, compared) : std::nullopt;
        if (people && earlier) {
            compared.changes = peopleChanges(policy, *people, *earlier);
        }
        return compared;
    });
}

void PeopleDialog::showCompared(const ComparedPeople &compared)
{
    m_changes = compared.changes;
    const auto rankOf = [](const PeopleChange &change) { return change.removes() ? 2 : change.canBeDone() ? 0 : 1; };
    std::stable_sort(m_changes.begin(), m_changes.end(), [&rankOf](const PeopleChange &a, const PeopleChange &b) {
        return rankOf(a) < rankOf(b);
    }); // what is done, what cannot be, what is only offered
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(static_cast<int>(std::min(m_changes.size(), mostPeopleShown)));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const PeopleChange &change = m_changes[static_cast<std::size_t>(row)];
        auto *user = new QTableWidgetItem(toText(change.user));
        user->setFlags(change.canBeDone() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable : Qt::ItemIsSelectable);
        if (change.canBeDone()) {
            user->setCheckState(change.removes() ? Qt::Unchecked : Qt::Checked);
        }
        auto *text = new QTableWidgetItem(changeText(change));
        text->setFlags(user->flags() & ~Qt::ItemIsUserCheckable);
        if (!change.canBeDone()) { // why not is to be read
            user->setForeground(QGuiApplication::palette().brush(QPalette::PlaceholderText));
            text->setForeground(user->foreground());
        }
        m_table->setItem(row, 0, user);
        m_table->setItem(row, 1, text);
    }
    refresh();
    if (!compared.error.isEmpty()) {
        setLook(m_message, "error");
        m_message->setText(compared.error);
    } else if (!compared.told.isEmpty()) {
        m_message->setText(m_message->text() + QLatin1Char('\n') + compared.told.join(QLatin1Char('\n')));
    }
}

std::vector<PeopleChange> PeopleDialog::chosen() const
{
    std::vector<PeopleChange> list;
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        const PeopleChange &change = m_changes[i];
        const bool isShown = i < static_cast<std::size_t>(m_table->rowCount());
        if (isShown ? m_table->item(static_cast<int>(i), 0)->checkState() == Qt::Checked : change.canBeDone() && !change.removes()) {
            list.push_back(change);
        }
    }
    return list;
}

void PeopleDialog::refresh()
{
    const int count = static_cast<int>(chosen().size());
    const auto problems
        = std::count_if(m_changes.begin(), m_changes.end(), [](const PeopleChange &change) { return change.kind == PeopleChange::Kind::Nowhere; });
    const auto refusals = std::count_if(m_changes.begin(), m_changes.end(), [](const PeopleChange &change) { return !change.refusal.isEmpty(); });
    setLook(m_message, "quiet");
    m_message->setText(m_files.isEmpty() ? tr("Nothing is read yet.")
            : m_changes.empty()          ? tr("The users are as the lists have them.")
                                         : tr("%n changes are chosen. Nobody is removed unless it is chosen.", nullptr, count));
    if (problems > 0) {
        m_message->setText(m_message->text() + QLatin1Char('\n') + tr("%n users have no account here.", nullptr, static_cast<int>(problems)));
    }
    if (refusals > 0) {
        m_message->setText(
            m_message->text() + QLatin1Char('\n') + tr("%n users have a name that nobody can have.", nullptr, static_cast<int>(refusals)));
    }
    m_accept->setEnabled(count > 0);
}

void PeopleDialog::accept()
{
    const Document *document = m_workspace->document();
    m_accept->setEnabled(false);
    m_making.request([now = document->snapshot(), changes = chosen(), generation = document->generation()] {
        ChangedPeople changed;
        changed.generation = generation;
        changed.snapshot = withPeople(now, changes, changed.told);
        return changed;
    });
}

void PeopleDialog::take(const ChangedPeople &changed)
{
    if (changed.generation != m_workspace->document()->generation()) {
        return; // edited meanwhile: it was compared anew
    }
    m_files.clear(); // the document tells of the change, and nothing is to be compared any more
    m_workspace->document()->replacePolicy(changed.snapshot, tr("Users from a list"));
    QDialog::accept();
    if (!changed.told.empty()) {
        const Diagnostic &first = changed.told.front();
        Q_EMIT refused(tr("%1: %2", "a user, and why he was left out").arg(toText(first.object.name), translated(first.message)));
    }
}

} // namespace apportion

#include "moc_people_dialog.cpp"
