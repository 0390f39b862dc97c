// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/cluster_dialog.h"

#include "cluster/pull_folder.h"
#include "gui/files/file_chooser.h"
#include "gui/files/keep_pull.h"
#include "gui/files/pull_state_delegate.h"
#include "gui/widgets/item_views.h"
#include "gui/widgets/look.h"
#include "models/pull_model.h"
#include "models/text_translation.h"
#include "ui_cluster_dialog.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QSettings>

namespace apportion
{

namespace
{

constexpr const char *hostsKey = "clusterHosts";
constexpr const char *clusterFolderKey = "clusterFolder";
constexpr int titleWidth = 150;
constexpr int stateWidth = 110;
constexpr int detailLines = 6;

} // namespace

ClusterDialog::ClusterDialog(QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ClusterDialog>()), m_model(new PullModel(this)), m_delegate(new PullStateDelegate(this))
{
    m_ui->setupUi(this);
    setModal(false);
    m_ui->host->lineEdit()->setPlaceholderText(tr("login.example.org", "an example of a host"));
    m_ui->host->setCompleter(nullptr);
    fillHosts();

    prepareTable(m_ui->commands);
    m_ui->commands->setModel(m_model);
    m_ui->commands->setItemDelegateForColumn(PullModel::State, m_delegate);
    QHeaderView *header = m_ui->commands->horizontalHeader();
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setColumnWidths(header, { { PullModel::Title, titleWidth }, { PullModel::State, stateWidth } }, PullModel::Command,
        { PullModel::Command, PullModel::State }); // the whole of the current row stands below
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(textPixels(12));
    m_ui->details->setFont(fixed);
    m_ui->details->setFixedHeight(QFontMetrics(fixed).lineSpacing() * detailLines + 20);
    m_ui->message->hide();

    const auto replan = [this] { plan(); };
    connect(m_ui->here, &QRadioButton::toggled, this, replan);
    connect(m_ui->host, &QComboBox::currentTextChanged, this, [this](const QString &text) {
        if (!text.isEmpty()) {
            m_ui->remote->setChecked(true);
        }
        plan();
    });
    connect(m_ui->cluster, &QLineEdit::textChanged, this, replan);
    connect(m_ui->commandFolder, &QLineEdit::textChanged, this, replan);
    connect(m_ui->timeLimit, &QSpinBox::valueChanged, this, replan);
    m_ui->keep->setChecked(keepsPulls());
    connect(m_ui->keep, &QCheckBox::toggled, this, &setKeepsPulls);
    connect(m_ui->ask, &QPushButton::clicked, this, &ClusterDialog::ask);
    connect(m_ui->save, &QPushButton::clicked, this, &ClusterDialog::chooseAndSave);
    connect(m_ui->open, &QPushButton::clicked, this, [this] { Q_EMIT openRequested(m_pull); });
    connect(m_ui->copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_model->allShellText()); });
    connect(m_ui->commands->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ClusterDialog::showDetails);
    connect(m_model, &PullModel::dataChanged, this, &ClusterDialog::refresh);
    plan();
}

ClusterDialog::~ClusterDialog() = default;

void ClusterDialog::applyPalette(const Palette &palette)
{
    m_delegate->applyPalette(palette);
    m_ui->commands->viewport()->update();
}

cluster::PullOptions ClusterDialog::options() const
{
    cluster::PullOptions options;
    if (m_ui->remote->isChecked()) {
        options.place.host = m_ui->host->currentText().trimmed().toStdString();
    }
    options.place.commandFolder = QFile::encodeName(m_ui->commandFolder->text().trimmed()).toStdString();
    options.clusterName = m_ui->cluster->text().trimmed().toStdString();
    options.limits.time = std::chrono::seconds(m_ui->timeLimit->value());
    return options;
}

void ClusterDialog::showMessage(const QString &text, bool isError)
{
    m_ui->message->setText(text);
    m_ui->message->setVisible(!text.isEmpty());
    setLook(m_ui->message, isError ? "error" : "quiet");
}

void ClusterDialog::done(int result)
{
    if (m_pull->isRunning()) {
        m_pull->cancel();
    }
    QDialog::done(result);
}

void ClusterDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        refresh();
    }
}

void ClusterDialog::fillHosts()
{
    m_ui->host->clear();
    m_ui->host->addItems(QSettings().value(QLatin1String(hostsKey)).toStringList());
    m_ui->host->setCurrentIndex(-1);
    m_ui->host->clearEditText();
}

void ClusterDialog::rememberHost()
{
    const QString host = QString::fromStdString(m_pull->options().place.host);
    if (host.isEmpty()) {
        return;
    }
    QStringList hosts = QSettings().value(QLatin1String(hostsKey)).toStringList();
    hosts.removeAll(host);
    hosts.prepend(host);
    QSettings().setValue(QLatin1String(hostsKey), QStringList(hosts.mid(0, mostHosts)));
}

void ClusterDialog::plan()
{
    if (m_pull && m_pull->isRunning()) {
        return;
    }
    const int row = m_ui->commands->currentIndex().row();
    m_pull = std::make_shared<cluster::Pull>(options());
    connect(m_pull.get(), &cluster::Pull::finished, this, [this] {
        refresh();
        showMessage(summary(), hasErrors(m_pull->failures()));
        if (m_ui->open->isEnabled()) {
            m_ui->open->setFocus();
        }
    });
    m_model->setPull(m_pull);
    m_ui->commands->setCurrentIndex(m_model->index(std::max(row, 0), PullModel::Command));
    showMessage({}, false);
    refresh();
}

void ClusterDialog::ask()
{
    if (m_pull->isRunning()) {
        m_pull->cancel();
        return;
    }
    plan(); // answers that were there belong to the pull before
    const bool lacksHost = m_ui->remote->isChecked() && m_pull->options().place.host.empty();
    const std::optional<Text> problem = lacksHost ? cluster::problemOfHost({}) : m_pull->options().problem();
    setLookProperty(m_ui->host->lineEdit(), "invalid", lacksHost);
    if (problem) {
        showMessage(translated(*problem), true);
        return;
    }
    rememberHost();
    m_pull->start();
    refresh();
}

void ClusterDialog::chooseAndSave()
{
    const FileQuestion question { FileQuestion::Kind::Save, tr("Save answers as a new folder"),
        QDir(lastFolder(clusterFolderKey)).filePath(tr("cluster-answers", "the suggested name of a folder")), tr("Folder (*)"), {} };
    askForFile(this, question, [this](const QString &folder) {
        rememberFolder(folder, clusterFolderKey);
        Q_EMIT saveRequested(m_pull, folder);
    });
}

void ClusterDialog::refresh()
{
    const bool isRunning = m_pull->isRunning();
    const bool hasAnswers = !isRunning && !m_pull->answers().isEmpty();
    for (QWidget *field :
        std::initializer_list<QWidget *> { m_ui->here, m_ui->remote, m_ui->host, m_ui->cluster, m_ui->commandFolder, m_ui->timeLimit }) {
        field->setEnabled(!isRunning);
    }
    m_ui->ask->setText(isRunning ? tr("&Cancel") : hasAnswers ? tr("&Ask again") : tr("&Ask"));
    m_ui->save->setEnabled(hasAnswers);
    m_ui->open->setEnabled(hasAnswers);
    m_ui->ask->setDefault(!hasAnswers);
    m_ui->open->setDefault(hasAnswers);
    int ended = 0;
    for (const cluster::Asked &asked : m_pull->asked()) {
        ended += asked.state == cluster::Asked::State::Waiting || asked.state == cluster::Asked::State::Running ? 0 : 1;
    }
    m_ui->progress->setMaximum(static_cast<int>(m_pull->asked().size()));
    m_ui->progress->setValue(ended);
    m_ui->progress->setVisible(isRunning);
    showDetails();
}

void ClusterDialog::showDetails()
{
    const QModelIndex index = m_ui->commands->currentIndex();
    QString text = index.data(PullModel::ShellTextRole).toString();
    if (const QString failure = index.data(PullModel::FailureRole).toString(); !failure.isEmpty()) {
        text += QStringLiteral("\n\n") + failure;
    }
    if (text != m_ui->details->toPlainText()) {
        m_ui->details->setPlainText(text);
    }
}

QString ClusterDialog::summary() const
{
    const int answered = static_cast<int>(m_pull->answers().size());
    const int asked = static_cast<int>(m_pull->asked().size());
    if (answered == asked) {
        return tr("Everything was answered.");
    }
    if (answered == 0) {
        return tr("Nothing was answered. The first failure says why.");
    }
    return tr("%n of %1 questions were answered. What was answered can be opened.", nullptr, answered).arg(asked);
}

} // namespace apportion

#include "moc_cluster_dialog.cpp"
