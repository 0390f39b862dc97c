// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/export/export_page.h"

#include "gui/export/export_item_delegate.h"
#include "gui/export/release_choice.h"
#include "gui/files/file_chooser.h"
#include "gui/page/baseline_maker.h"
#include "gui/page/page_layout.h"
#include "gui/page/work_progress.h"
#include "gui/page/workspace.h"
#include "gui/widgets/boxes.h"
#include "gui/widgets/diff_view.h"
#include "gui/widgets/empty_state.h"
#include "gui/widgets/filling_stack.h"
#include "gui/widgets/inline_notice.h"
#include "gui/widgets/look.h"
#include "gui/widgets/segmented_control.h"
#include "models/number_format.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

namespace apportion
{

namespace
{

constexpr int wholeText = 0;
constexpr int kindRole = Qt::UserRole; ///< int: the ExportKind
constexpr int includedRole = Qt::UserRole + 3; ///< int: the place among ExportTexts::included, of those alone
static_assert(includedRole != ExportItemDelegate::SummaryRole && includedRole != ExportItemDelegate::ChangedRole);

QListWidgetItem *itemOf(const QListWidget &list, int role, int value)
{
    for (int row = 0; row < list.count(); ++row) {
        const QVariant found = list.item(row)->data(role);
        const bool isIncluded = list.item(row)->data(includedRole).isValid();
        if (found.isValid() && found.toInt() == value && isIncluded == (role == includedRole)) {
            return list.item(row);
        }
    }
    return nullptr;
}

QString kindTitle(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Fragment:
        return ExportPage::tr("Fragment of slurm.conf");
    case ExportKind::PatchedConf:
        return ExportPage::tr("Your slurm.conf");
    case ExportKind::Commands:
        return ExportPage::tr("Commands for sacctmgr");
    case ExportKind::Rollback:
        return ExportPage::tr("The way back");
    case ExportKind::FlatFile:
        return ExportPage::tr("Flat file of accounts");
    case ExportKind::Readme:
        break;
    }
    return ExportPage::tr("What to do in which order");
}

QString kindPurpose(ExportKind kind)
{
    switch (kind) {
    case ExportKind::Fragment:
        return ExportPage::tr("every key that the policy decides, to include or to copy from");
    case ExportKind::PatchedConf:
        return ExportPage::tr("your file with only the changed lines changed");
    case ExportKind::Commands:
        return ExportPage::tr("run this on the cluster: it makes the accounts what the draft says");
    case ExportKind::Rollback:
        return ExportPage::tr("run this to take the commands for sacctmgr back");
    case ExportKind::FlatFile:
        return ExportPage::tr("the whole tree, for sacctmgr load");
    case ExportKind::Readme:
        break;
    }
    return ExportPage::tr("the steps, how to check them, and what is lost");
}

} // namespace

ExportPage::ExportPage(Workspace *workspace, QWidget *parent)
    : Page(workspace, tr("Export"), parent), m_notice(new InlineNotice(this)), m_byHand(new InlineNotice(this)),
      m_header(new SectionHeader(tr("What leaves for the cluster"))), m_saveAll(new QPushButton(tr("Save all to a folder…"))),
      m_items(new ExportItemDelegate(this)), m_baseline(new BaselineMaker(workspace->document(), this)),
      m_preparing(new WorkProgress(tr("How much is prepared"))), m_writing(new WorkProgress(tr("How much is written"))),
      m_textJob([this](const ExportTexts &texts) { receiveTexts(texts); }, [this] { showUnprepared(); }),
      m_confJob([this](const ChosenConf &chosen) { receiveConf(chosen); }), m_writeJob([this](const Outcome &outcome) { receiveOutcome(outcome); },
                                                                                [this] {
                                                                                    m_writing->end();
                                                                                    refreshButtons();
                                                                                    Q_EMIT saved(false);
                                                                                })
{
    m_saveAll->setObjectName(QStringLiteral("saveAll"));
    setLook(m_saveAll, "accent");
    for (WorkProgress *progress : { m_preparing, m_writing }) {
        progress->setFixedWidth(textPixels(160));
        m_header->addControl(progress);
    }
    m_header->addControl(new ReleaseChoice(workspace->document()));
    m_header->addControl(m_saveAll);
    buildList();
    QSplitter *splitter = makeSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_list);
    splitter->addWidget(buildPreview());
    splitter->setSizes({ textPixels(270), 1200 - textPixels(270) });
    splitter->setStretchFactor(0, 0);
    splitter->setStretchFactor(1, 1);
    auto *body = new QWidget;
    makeColumn(body, { makeRule(body), { splitter, 1 } }, 0);
    makeColumn(this, { m_notice, m_byHand, { makeSection(m_header, body, this), 1 } }, 0);

    connect(m_saveAll, &QPushButton::clicked, this, &ExportPage::chooseFolder);
    connect(workspace->document(), &Document::policyChanged, this, [this](const PolicyChange &change) {
        if (change.kind == PolicyChange::Kind::Everything) {
            m_notice->hide();
        }
        makeTexts();
    });
    connect(workspace->document(), &Document::saved, this, &ExportPage::makeTexts); // what was rescued may be exported now
    showCurrent();
    refreshButtons();
}

ExportPage::~ExportPage()
{
    if (m_prepared) {
        m_prepared->cancel();
    }
}

void ExportPage::applyPalette(const Palette &palette)
{
    m_items->setPalette(palette);
    m_view->setColours(palette);
    m_list->viewport()->update();
}

void ExportPage::buildList()
{
    m_list = new QListWidget(this);
    m_list->setItemDelegate(m_items);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setMinimumWidth(200);
    m_list->setAccessibleName(tr("Files that can be exported"));
    for (const ExportKind kind : allExportKinds) {
        auto *item = new QListWidgetItem(kindTitle(kind), m_list);
        item->setData(kindRole, static_cast<int>(kind));
        item->setToolTip(kindPurpose(kind));
    }
    m_list->setCurrentRow(0);
    connect(m_list, &QListWidget::currentRowChanged, this, &ExportPage::showCurrent);
}

QWidget *ExportPage::buildPreview()
{
    m_previewHeader = new SectionHeader({});
    m_extent = new SegmentedControl({ tr("Whole text"), tr("Changes") });
    m_choose = new QPushButton(tr("Choose your slurm.conf…"));
    m_copy = new QPushButton(tr("Copy"));
    m_save = new QPushButton(tr("Save…"));
    for (QWidget *control : QList<QWidget *> { m_extent, m_choose, m_copy, m_save }) {
        m_previewHeader->addControl(control);
    }
    m_view = new DiffView;
    m_view->setStyleSheet(QStringLiteral("QPlainTextEdit { border: none; border-radius: 0; }")); // it fills the page
    m_view->document()->setDocumentMargin(pageMargin - 8.0);
    m_empty = new EmptyState({}, {});
    m_cutNote = new QLabel;
    setLook(m_cutNote, "quiet");
    m_cutNote->setContentsMargins(pageMargin, 6, pageMargin, 6);
    m_cutNote->hide();
    auto *text = new QWidget;
    makeColumn(text, { { m_view, 1 }, m_cutNote }, 0);
    m_stack = new FillingStack;
    m_stack->addWidget(text);
    m_stack->addWidget(m_empty);
    connect(m_extent, &SegmentedControl::chosen, this, &ExportPage::showCurrent);
    connect(m_choose, &QPushButton::clicked, this, &ExportPage::chooseOriginal);
    connect(m_empty, &EmptyState::actionTriggered, this, &ExportPage::chooseOriginal);
    connect(m_copy, &QPushButton::clicked, this, &ExportPage::copyShown);
    connect(m_save, &QPushButton::clicked, this, &ExportPage::chooseFile);
    return makeSection(m_previewHeader, m_stack, this);
}

ExportKind ExportPage::currentKind() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item == nullptr ? ExportKind::Fragment : static_cast<ExportKind>(item->data(kindRole).toInt());
}

const ExportIncluded *ExportPage::currentIncluded() const
{
    const QListWidgetItem *item = m_list->currentItem();
    const QVariant index = item == nullptr ? QVariant() : item->data(includedRole);
    return index.isValid() && index.toUInt() < m_texts.included.size() ? &m_texts.included[index.toUInt()] : nullptr;
}

const ExportText &ExportPage::current() const
{
    const ExportIncluded *included = currentIncluded();
    return included == nullptr ? m_texts.of(currentKind()) : included->text;
}

QString ExportPage::currentName() const
{
    const ExportIncluded *included = currentIncluded();
    return included == nullptr ? exportName(currentKind()) : QFileInfo(included->name).fileName();
}

void ExportPage::listIncluded()
{
    const QSignalBlocker quiet(m_list); // what is shown is told once, when all rows are there
    const QListWidgetItem *shown = m_list->currentItem();
    const bool isIncludedShown = shown != nullptr && shown->data(includedRole).isValid();
    const QString shownName = isIncludedShown ? shown->text() : QString();
    for (int row = m_list->count() - 1; row >= 0; --row) {
        if (m_list->item(row)->data(includedRole).isValid()) {
            delete m_list->takeItem(row);
        }
    }
    QListWidgetItem *conf = itemOf(*m_list, kindRole, static_cast<int>(ExportKind::PatchedConf));
    if (isIncludedShown) {
        m_list->setCurrentItem(conf); // unless the same file changes still
    }
    int row = m_list->row(conf);
    for (std::size_t i = 0; i < m_texts.included.size(); ++i) {
        const ExportIncluded &file = m_texts.included[i];
        auto *item = new QListWidgetItem(tr("Included: %1").arg(file.name));
        item->setData(kindRole, static_cast<int>(ExportKind::PatchedConf));
        item->setData(includedRole, static_cast<int>(i));
        item->setData(ExportItemDelegate::SummaryRole, summary(file.text));
        item->setData(ExportItemDelegate::ChangedRole, true);
        item->setToolTip(tr("a file that your slurm.conf includes, saved as %1").arg(file.place));
        m_list->insertItem(++row, item);
        if (item->text() == shownName) {
            m_list->setCurrentItem(item);
        }
    }
}

void ExportPage::setOriginalPath(const QString &path)
{
    m_confJob.request([path, release = workspace()->document()->policy().release] {
        ChosenConf chosen;
        if (const std::optional<QByteArray> text = readTextFile(path, &chosen.error)) {
            chosen.conf = slurm::originalConf(text->toStdString(), QFile::encodeName(path).toStdString(), release, false);
        }
        return chosen;
    });
    refreshButtons();
}

void ExportPage::receiveConf(const ChosenConf &chosen)
{
    if (chosen.conf) {
        workspace()->document()->setConf(*chosen.conf);
    } else {
        m_notice->showMessage(chosen.error, InlineNotice::Kind::Error);
        refreshButtons();
    }
}

void ExportPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale) {
        makeTexts();
    }
}

bool ExportPage::isUpToDate() const
{
    return rescueText().isEmpty() && !m_stale && !m_textJob.isBusy() && !m_confJob.isBusy()
        && m_texts.generation == workspace()->document()->generation();
}

void ExportPage::makeTexts()
{
    m_stale = true;
    if (!rescueText().isEmpty()) {
        m_texts = {};
        listIncluded();
        showCurrent();
    } else if (isVisible()) { // nobody looks: the newest policy is enough when somebody does
        m_stale = false;
        if (m_prepared) {
            m_prepared->cancel(); // overtaken
        }
        m_prepared = std::make_shared<Progress>();
        m_preparing->begin(m_prepared);
        const Document *document = workspace()->document();
        m_textJob.request([request = ExportRequest { document->project(), document->generation() }, progress = m_prepared] {
            return makeExportTexts(request, progress.get());
        });
    }
    refreshButtons();
}

void ExportPage::receiveFindings(const Diagnostics &findings)
{
    const auto count = static_cast<int>(findings.size());
    m_byHand->setVisible(count > 0);
    if (count > 0) {
        m_byHand->showMessage(
            tr("%n change(s) of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.", nullptr, count));
    }
    Q_EMIT findingsChanged(findings);
}

void ExportPage::showUnprepared()
{
    m_preparing->end();
    m_notice->showMessage(tr("The files were not prepared."));
    connect(m_notice->addAction(tr("Prepare them")), &QPushButton::clicked, this, [this] {
        m_notice->hide();
        makeTexts();
    });
    refreshButtons();
}

void ExportPage::receiveTexts(const ExportTexts &texts)
{
    if (texts.stopped) {
        showUnprepared();
        return;
    }
    m_preparing->end();
    if (!rescueText().isEmpty()) {
        return; // those of the policy that was open before
    }
    m_texts = texts;
    for (const ExportKind kind : allExportKinds) {
        const ExportText &text = m_texts.of(kind);
        QListWidgetItem *item = itemOf(*m_list, kindRole, static_cast<int>(kind));
        item->setData(ExportItemDelegate::SummaryRole, summary(text));
        item->setData(ExportItemDelegate::ChangedRole, text.added + text.removed > 0);
    }
    listIncluded();
    receiveFindings(m_texts.byHand);
    showCurrent();
    refreshButtons();
}

QString ExportPage::summary(const ExportText &text) const
{
    if (text.kind == ExportKind::PatchedConf && !text.available) {
        return m_texts.originalName.isEmpty() ? tr("the original is not known") : tr("the original cannot be read");
    }
    if (text.kind == ExportKind::Rollback) {
        return tr("undoes the commands");
    }
    if (text.kind == ExportKind::Readme) {
        return tr("goes with the files");
    }
    if (text.kind == ExportKind::Commands) {
        return text.added == 0 ? tr("nothing to change") : text.added == 1 ? tr("1 command") : tr("%n commands", nullptr, text.added);
    }
    if (text.added == 0 && text.removed == 0) {
        return text.kind == ExportKind::PatchedConf && !m_texts.included.empty() ? tr("unchanged but for what it includes") : tr("as the baseline");
    }
    const QString added = text.added == 1 ? tr("1 line added") : tr("%n lines added", nullptr, text.added);
    return tr("%1, %n removed", "lines added, lines removed", text.removed).arg(added);
}

void ExportPage::showCurrent()
{
    const ExportText &text = current();
    const ExportKind kind = currentKind();
    const bool changed = text.added + text.removed > 0 && kind != ExportKind::Commands;
    const bool missing = kind == ExportKind::PatchedConf && !text.available;
    const bool changesOnly = changed && m_extent->current() != wholeText;
    const ExportIncluded *included = currentIncluded();
    const bool isOriginal = kind == ExportKind::PatchedConf && included == nullptr;
    m_previewHeader->setTitle(included != nullptr ? included->name : isOriginal && text.available ? m_texts.originalName : exportName(kind));
    m_previewHeader->setRemark(included != nullptr ? tr("saved as %1").arg(included->place) : kindPurpose(kind));
    m_extent->setVisible(changed);
    m_choose->setVisible(isOriginal && !missing);
    const QString rescue = rescueText();
    m_stack->setCurrentIndex(missing || !rescue.isEmpty() ? 1 : 0);
    if (!rescue.isEmpty()) {
        m_empty->setText(tr("Nothing is exported from a damaged file"), rescue);
        m_empty->setAction({});
    } else if (missing) {
        m_empty->setText(tr("Your slurm.conf is not known"),
            m_texts.originalError.isEmpty()
                ? tr("Choose the slurm.conf of the cluster. It is only read; the lines that the draft changes are shown and saved elsewhere.")
                : m_texts.originalError);
        m_empty->setAction(tr("Choose your slurm.conf…"));
    }
    m_view->setAccessibleName(included != nullptr ? included->name : kindTitle(kind));
    m_view->setLines(changesOnly ? text.changes : text.whole);
    const bool cut = changesOnly ? text.changesCut : text.wholeCut;
    m_cutNote->setVisible(cut);
    m_cutNote->setText(tr("The view ends here. Saving and copying give the whole text of %1 lines.").arg(integerText(text.lines)));
    refreshButtons();
}

void ExportPage::refreshButtons()
{
    const bool ready = isUpToDate() && !m_writeJob.isBusy();
    m_saveAll->setEnabled(ready);
    m_copy->setEnabled(ready && current().available);
    m_save->setEnabled(ready && current().available);
    const Baseline &baseline = workspace()->document()->baselineInfo();
    m_header->setRemark(m_textJob.isBusy()              ? tr("preparing…")
            : baseline.origin == Baseline::Origin::File ? tr("the difference from %1").arg(baseline.name)
                                                        : QString());
}

void ExportPage::copyShown()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(current().text));
}

void ExportPage::chooseOriginal()
{
    const FileQuestion question { FileQuestion::Kind::OpenOne, tr("Your slurm.conf"), {}, {}, {} };
    askForFile(this, question, [this](const QString &path) { setOriginalPath(path); });
}

void ExportPage::chooseFile()
{
    const QString name = currentName();
    askForFile(this, { FileQuestion::Kind::Save, tr("Save %1").arg(name), name, {}, {} }, [this](const QString &path) { saveShown(path); });
}

void ExportPage::chooseFolder()
{
    const FileQuestion question { FileQuestion::Kind::OpenFolder, tr("Save all to a folder"), {}, {}, {} };
    askForFile(this, question, [this](const QString &folder) { saveAll(folder); });
}

void ExportPage::saveShown(const QString &path)
{
    if (current().available && isUpToDate()) {
        write({ { path, current().text } }, {}, true);
    }
}

void ExportPage::saveAll(const QString &folder, bool replace)
{
    if (!isUpToDate()) {
        return;
    }
    const QDir target(folder);
    std::vector<TextFile> files;
    for (const ExportText &text : m_texts.texts) {
        if (text.available) {
            files.push_back({ target.filePath(exportName(text.kind)), text.text, false });
        }
    }
    for (const ExportIncluded &file : m_texts.included) {
        files.push_back({ target.filePath(file.place), file.text.text, true });
    }
    write(std::move(files), folder, replace);
}

void ExportPage::offerFolders(const QString &folder, const PresentFiles &present)
{
    const QString path = QDir::toNativeSeparators(folder);
    if (present.isApplied) {
        m_notice->showMessage(
            tr("The apply.sh in %1 has changed the cluster, and the rollback.sh beside it is the way back. Nothing was written.").arg(path));
    } else {
        const QLocale locale;
        m_notice->showMessage(present.edited.isEmpty()
                ? tr("%1 has these already: %2. Nothing was written.").arg(path, locale.createSeparatedList(present.names))
                : tr("%1 has files that are not as an export left them: %2. Nothing was written.")
                      .arg(path, locale.createSeparatedList(present.edited)));
        connect(m_notice->addAction(tr("Replace them")), &QPushButton::clicked, this, [this, folder] { saveAll(folder, true); });
    }
    connect(m_notice->addAction(tr("Another folder…")), &QPushButton::clicked, this, &ExportPage::chooseFolder);
}

void ExportPage::write(std::vector<TextFile> files, const QString &folder, bool replace)
{
    const quint64 generation = m_texts.generation;
    const auto progress = std::make_shared<Progress>();
    m_writing->begin(progress);
    m_writeJob.request([files = std::move(files), folder, replace, generation, progress, now = workspace()->document()->snapshot()] {
        Outcome outcome { {}, folder, {}, generation, now };
        if (folder.isEmpty()) {
            outcome.written = writeTextFiles(files, progress.get());
            return outcome;
        }
        PresentFiles present = presentFiles(folder, files);
        if (present.isApplied || (!present.names.isEmpty() && !replace)) {
            outcome.present = std::move(present);
        } else {
            outcome.written = writeExportFiles(folder, files, progress.get());
        }
        return outcome;
    });
    refreshButtons();
}

void ExportPage::receiveOutcome(const Outcome &outcome)
{
    m_writing->end();
    refreshButtons();
    if (outcome.present) {
        offerFolders(outcome.folder, *outcome.present);
        Q_EMIT saved(false);
        return;
    }
    const QStringList &paths = outcome.written.paths;
    const auto count = static_cast<int>(paths.size());
    if (outcome.written.stopped) {
        m_notice->showMessage(tr("Nothing was written."));
        Q_EMIT saved(false);
        return;
    }
    if (const QString &error = outcome.written.error; !error.isEmpty()) {
        const QString before = count == 0 ? tr("Nothing was written.") : tr("Written before that: %1.").arg(QLocale().createSeparatedList(paths));
        const bool isSentence = error.endsWith(QLatin1Char('.')) || error.endsWith(QChar(u'\u3002')); // of a system it is none
        m_notice->showMessage(tr("%1 %2", "what went wrong, and what was written before").arg(isSentence ? error : error + QLatin1Char('.'), before),
            InlineNotice::Kind::Error);
        Q_EMIT saved(false);
        return;
    }
    const QString where = QDir::toNativeSeparators(count == 1 ? paths.first() : QFileInfo(paths.first()).path());
    m_notice->showMessage(count == 1 ? tr("Saved as %1.").arg(where) : tr("%n files saved in %1.", nullptr, count).arg(where));
    if (!outcome.folder.isEmpty()) {
        Document *document = workspace()->document();
        if (document->loadedAt() <= outcome.generation) { // else another policy was opened meanwhile
            document->setExported(outcome.snapshot);
        }
        connect(m_notice->addAction(tr("Make this the new baseline")), &QPushButton::clicked, this, [this, generation = outcome.generation] {
            m_notice->hide();
            const auto refuse = [this] { m_notice->showMessage(tr("The policy was changed since it was saved: save it again first.")); };
            if (workspace()->document()->generation() == generation) {
                m_baseline->make(refuse);
            } else {
                refuse();
            }
        });
    }
    Q_EMIT saved(true);
}

} // namespace apportion

#include "moc_export_page.cpp"
