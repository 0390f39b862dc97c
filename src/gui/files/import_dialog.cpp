// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/files/import_dialog.h"

#include "gui/files/file_chooser.h"
#include "gui/widgets/look.h"
#include "storage/folder_files.h"
#include "ui_import_dialog.h"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPushButton>

#include <utility>

namespace apportion
{

namespace
{

constexpr const char *importFolderKey = "importFolder";

/// What stands at the paths, with the files of a folder in its place, such as one of saved answers.
std::vector<FolderFile> filesAt(const QStringList &paths)
{
    std::vector<FolderFile> files;
    for (const QString &path : paths) {
        if (QFileInfo(path).isDir()) {
            const std::vector<FolderFile> inside = filesOfFolder(path);
            files.insert(files.end(), inside.begin(), inside.end());
        } else {
            files.push_back({ path, slurm::kindOfFile(QFile::encodeName(path).toStdString()) });
        }
    }
    return files;
}

std::string pathOf(const QLineEdit *field)
{
    return QFile::encodeName(field->text().trimmed()).toStdString();
}

} // namespace

ImportDialog::ImportDialog(QWidget *parent) : QDialog(parent), m_ui(std::make_unique<Ui::ImportDialog>())
{
    m_ui->setupUi(this);
    setAcceptDrops(true);
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("Import"));
    connectField(m_ui->slurmConfPath, m_ui->slurmConfBrowse, tr("Choose slurm.conf"));
    connectField(m_ui->associationsPath, m_ui->associationsBrowse, tr("Choose the associations"));
    connectField(m_ui->usagePath, m_ui->usageBrowse, tr("Choose the usage"));
    connectField(m_ui->jobsPath, m_ui->jobsBrowse, tr("Choose the jobs"));
    connectField(m_ui->partitionsPath, m_ui->partitionsBrowse, tr("Choose the partitions"));
    connect(m_ui->chooseSeveral, &QPushButton::clicked, this, [this] {
        const FileQuestion question { FileQuestion::Kind::OpenSeveral, tr("Choose Slurm's files"), lastFolder(importFolderKey), {}, {} };
        askForFiles(this, question, [this](const QStringList &paths, const QString &) {
            rememberFolder(paths.first(), importFolderKey);
            placeFiles(paths);
        });
    });
    connect(m_ui->chooseFolder, &QPushButton::clicked, this, [this] {
        const FileQuestion question { FileQuestion::Kind::OpenFolder, tr("Choose a folder of Slurm's files"), lastFolder(importFolderKey), {}, {} };
        askForFile(this, question, [this](const QString &folder) {
            rememberFolder(folder, importFolderKey);
            placeFiles({ folder });
        });
    });
    showFurther();
    validate();
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::connectField(QLineEdit *field, QPushButton *browse, const QString &caption)
{
    connect(field, &QLineEdit::textChanged, this, &ImportDialog::validate);
    browse->setAccessibleName(caption);
    connect(browse, &QPushButton::clicked, this, [this, field, caption] {
        const QString start = field->text().isEmpty() ? lastFolder(importFolderKey) : field->text();
        askForFile(this, { FileQuestion::Kind::OpenOne, caption, start, {}, {} }, [this, field](const QString &path) {
            rememberFolder(path, importFolderKey);
            field->setText(path);
            placeStrays();
        });
    });
}

QList<QLineEdit *> ImportDialog::fields() const
{
    return { m_ui->slurmConfPath, m_ui->associationsPath, m_ui->usagePath, m_ui->jobsPath, m_ui->partitionsPath };
}

slurm::ImportFiles ImportDialog::files() const
{
    slurm::ImportFiles files = m_further;
    files.slurmConf = pathOf(m_ui->slurmConfPath);
    files.associations = pathOf(m_ui->associationsPath);
    files.usage = pathOf(m_ui->usagePath);
    files.jobs = pathOf(m_ui->jobsPath);
    files.partitions = pathOf(m_ui->partitionsPath);
    return files;
}

void ImportDialog::setFiles(const slurm::ImportFiles &files)
{
    const auto fill = [](QLineEdit *field, const std::string &path) { field->setText(QFile::decodeName(QByteArray::fromStdString(path))); };
    fill(m_ui->slurmConfPath, files.slurmConf);
    fill(m_ui->associationsPath, files.associations);
    fill(m_ui->usagePath, files.usage);
    fill(m_ui->jobsPath, files.jobs);
    fill(m_ui->partitionsPath, files.partitions);
    m_further = files;
    for (std::string slurm::ImportFiles::*shown : { &slurm::ImportFiles::slurmConf, &slurm::ImportFiles::associations, &slurm::ImportFiles::usage,
             &slurm::ImportFiles::jobs, &slurm::ImportFiles::partitions }) {
        (m_further.*shown).clear();
    }
    showFurther();
    validate();
}

void ImportDialog::showFurther()
{
    QStringList names;
    for (const std::string &path : slurm::givenPaths(m_further)) {
        names.append(QFileInfo(QFile::decodeName(QByteArray::fromStdString(path))).fileName());
    }
    m_ui->further->setText(tr("Also read: %1", nullptr, static_cast<int>(names.size())).arg(names.join(QStringLiteral(", "))));
    m_ui->further->setVisible(!names.isEmpty());
}

void ImportDialog::placeFiles(const QStringList &paths)
{
    slurm::ImportFiles placed = files();
    QStringList unplaced;
    for (const FolderFile &file : filesAt(paths)) {
        if (!slurm::placeFile(placed, file.kind, QFile::encodeName(file.path).toStdString())) {
            unplaced.append(QFileInfo(file.path).fileName());
        }
    }
    setFiles(placed);
    showUnplaced(unplaced);
}

void ImportDialog::showUnplaced(const QStringList &names)
{
    if (!names.isEmpty()) {
        m_ui->message->setText(
            tr("Not one of these files, or its field is taken: %1", nullptr, static_cast<int>(names.size())).arg(names.join(QStringLiteral(", "))));
        m_ui->message->show();
    }
}

bool ImportDialog::placeStrays()
{
    slurm::ImportFiles placed = files();
    std::vector<std::pair<slurm::FileKind, std::string>> strays; // all of them are taken out first: two may have changed places
    for (const auto &[kind, place] : slurm::importPlaces) {
        std::string &path = placed.*place;
        const slurm::FileKind told = path.empty() ? kind : slurm::kindOfText(slurm::beginningOf(path)); // whatever its name
        // running partitions with columns left out look like lines of slurm.conf
        const bool isCut = kind == slurm::FileKind::Partitions && told == slurm::FileKind::SlurmConf;
        if (told != kind && told != slurm::FileKind::Unknown && !isCut) {
            strays.emplace_back(told, std::exchange(path, {}));
        }
    }
    QStringList unplaced;
    for (const auto &[kind, path] : strays) {
        if (!slurm::placeFile(placed, kind, path)) {
            unplaced.append(QFileInfo(QFile::decodeName(QByteArray::fromStdString(path))).fileName());
        }
    }
    if (unplaced.isEmpty()) {
        setFiles(placed);
    }
    showUnplaced(unplaced);
    return unplaced.isEmpty();
}

void ImportDialog::validate()
{
    QString missing;
    for (QLineEdit *field : fields()) {
        const QString path = field->text().trimmed();
        const bool bad = !path.isEmpty() && !QFileInfo(path).isFile();
        setLookProperty(field, "invalid", bad);
        if (bad && missing.isEmpty()) {
            missing = path;
        }
    }
    const slurm::ImportFiles given = files();
    const bool enough
        = !(given.slurmConf.empty() && given.associations.empty() && given.partitions.empty() && given.configuration.empty() && given.nodes.empty());
    m_ui->message->setText(missing.isEmpty() ? QString() : tr("There is no file %1.").arg(missing));
    m_ui->message->setVisible(!missing.isEmpty());
    m_ui->buttons->button(QDialogButtonBox::Ok)->setEnabled(enough && missing.isEmpty());
}

void ImportDialog::accept()
{
    validate();
    if (m_ui->buttons->button(QDialogButtonBox::Ok)->isEnabled() && placeStrays()) {
        QDialog::accept();
    }
}

void ImportDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls()) {
        event->setDropAction(Qt::CopyAction); // whoever is told that files were moved may delete them
        event->accept();
    }
}

void ImportDialog::dropEvent(QDropEvent *event)
{
    QStringList paths;
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile()) {
            paths.append(url.toLocalFile());
        }
    }
    placeFiles(paths);
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

} // namespace apportion

#include "moc_import_dialog.cpp"
