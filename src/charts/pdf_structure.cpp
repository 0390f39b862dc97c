// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/pdf_structure.h"

#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <optional>

namespace apportion
{

namespace
{

// The marks: "-30000 -1007 3 5 re f" begins what was drawn seventh, one of another height ends it.
constexpr double markX = -30000.0;
constexpr double markY = -1000.0;
constexpr double beginHeight = 5.0;
constexpr double endHeight = 6.0;

QByteArray reference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

/// A text of a dictionary: UTF-16 as hexadecimal digits.
QByteArray pdfText(const QString &text)
{
    QByteArray digits = "<FEFF";
    for (const QChar c : text) {
        digits += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    }
    return digits + '>';
}

struct PdfObject
{
    QByteArray head; ///< up to the stream, or all
    std::optional<QByteArray> stream;
};

/// The objects of a file by their numbers, as its table has them. Nothing where that is not to be understood.
std::optional<std::map<int, PdfObject>> readObjects(const QByteArray &pdf)
{
    static const QRegularExpression length(QStringLiteral("/Length (\\d+)( 0 R)?"));
    const qsizetype start = pdf.lastIndexOf("startxref\n");
    const qsizetype table = start < 0 ? -1 : pdf.mid(start + 10, 12).split('\n').value(0).toLongLong();
    if (table <= 0 || table >= pdf.size() || pdf.mid(table, 7) != "xref\n0 ") {
        return std::nullopt;
    }
    const qsizetype line = pdf.indexOf('\n', table + 5);
    const int count = pdf.mid(table + 7, line - table - 7).trimmed().toInt();
    std::map<int, PdfObject> objects;
    std::map<int, qsizetype> places;
    for (int number = 1; number < count; ++number) {
        const QByteArray entry = pdf.mid(line + 1 + qsizetype { 20 } * number, 20);
        const qsizetype place = entry.left(10).toLongLong();
        if (entry.size() < 18 || entry[17] != 'n') {
            continue;
        }
        const QByteArray opening = QByteArray::number(number) + " 0 obj\n";
        if (place <= 0 || pdf.mid(place, opening.size()) != opening) {
            return std::nullopt;
        }
        places[number] = place + opening.size();
    }
    const auto headOf = [&pdf](qsizetype place) {
        const qsizetype end = pdf.indexOf("endobj", place);
        const qsizetype stream = pdf.indexOf("stream\n", place);
        return pdf.mid(place, (stream >= 0 && stream < end ? stream : end) - place);
    };
    for (const auto &[number, place] : places) {
        PdfObject object { headOf(place), std::nullopt };
        const qsizetype begin = place + object.head.size();
        if (pdf.mid(begin, 7) == "stream\n") {
            const QRegularExpressionMatch found = length.match(QString::fromLatin1(object.head));
            int size = found.captured(1).toInt();
            if (!found.captured(2).isEmpty()) {
                const auto at = places.find(size);
                size = at == places.end() ? -1 : headOf(at->second).trimmed().toInt();
            }
            if (size < 0 || begin + 7 + size > pdf.size()) {
                return std::nullopt;
            }
            object.stream = pdf.mid(begin + 7, size);
        }
        objects[number] = std::move(object);
    }
    return objects;
}

/// What qCompress() puts before the data: how long they are, which PDF does not say.
QByteArray inflated(const QByteArray &stream)
{
    const auto guess = static_cast<quint32>(stream.size()) * 8U; // more room is made where that is not enough
    QByteArray data;
    for (int shift = 24; shift >= 0; shift -= 8) {
        data += static_cast<char>((guess >> shift) & 0xffU);
    }
    return qUncompress(data + stream);
}

QByteArray deflated(const QByteArray &data)
{
    return qCompress(data).mid(4);
}

} // namespace

PdfStructure::PdfStructure() : m_nodes { { "Document", document, {} } } { }

PdfStructure::Element PdfStructure::add(const char *role, Element parent, const QString &alternative)
{
    m_nodes.push_back({ role, parent, alternative });
    return static_cast<Element>(m_nodes.size()) - 1;
}

void PdfStructure::addBookmark(const QString &title, int level, int page, double top)
{
    m_bookmarks.push_back({ title, level, page, top });
}

void PdfStructure::enterPage(int page)
{
    m_page = page;
    m_onPage = 0;
}

void PdfStructure::begin(QPainter &painter, Element element)
{
    painter.fillRect(QRectF(markX, markY - static_cast<double>(m_marks.size()), 3.0, beginHeight), Qt::black);
    m_marks.push_back({ element, m_page, element == artifact ? -1 : m_onPage++ });
}

void PdfStructure::end(QPainter &painter)
{
    painter.fillRect(QRectF(markX, markY, 3.0, endHeight), Qt::black);
}

/// Writes the structure into a file that was read.
class PdfTagger
{
public:
    PdfTagger(const PdfStructure &structure, const QByteArray &pdf) : m_structure(structure), m_pdf(pdf) { }

    QByteArray write(const QString &language)
    {
        auto objects = readObjects(m_pdf);
        if (!objects || !findPages(*objects)) {
            return m_pdf;
        }
        m_objects = std::move(*objects);
        m_next = m_objects.rbegin()->first + 1;
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            if (!markPage(static_cast<int>(page))) {
                return m_pdf;
            }
        }
        const int tree = addTree();
        const int bookmarks = addBookmarks();
        QByteArray catalog = "/MarkInfo << /Marked true >>\n/ViewerPreferences << /DisplayDocTitle true >>\n/Lang " + pdfText(language)
            + "\n/StructTreeRoot " + reference(tree) + '\n';
        if (bookmarks > 0) {
            catalog += "/Outlines " + reference(bookmarks) + '\n';
        }
        insert(m_objects.at(m_root), catalog);
        return file();
    }

private:
    static void insert(PdfObject &object, const QByteArray &entries) { object.head.insert(object.head.indexOf("<<") + 2, '\n' + entries); }

    int add(const QByteArray &text)
    {
        m_objects[m_next] = { text, std::nullopt };
        return m_next++;
    }

    [[nodiscard]] static int referred(const PdfObject &object, const char *key)
    {
        const QRegularExpression entry(QStringLiteral("/%1 (\\d+) 0 R").arg(QLatin1String(key)));
        return entry.match(QString::fromLatin1(object.head)).captured(1).toInt();
    }

    bool findPages(const std::map<int, PdfObject> &objects)
    {
        static const QRegularExpression kids(QStringLiteral("/Kids\\s*\\[([^\\]]*)\\]"));
        static const QRegularExpression kid(QStringLiteral("(\\d+) 0 R"));
        const qsizetype trailer = m_pdf.lastIndexOf("trailer");
        const PdfObject end { m_pdf.mid(trailer), std::nullopt };
        m_root = referred(end, "Root");
        m_info = referred(end, "Info");
        if (trailer < 0 || objects.count(m_root) == 0) {
            return false;
        }
        const auto list = objects.find(referred(objects.at(m_root), "Pages"));
        if (list == objects.end()) {
            return false;
        }
        auto found = kid.globalMatch(kids.match(QString::fromLatin1(list->second.head)).captured(1));
        while (found.hasNext()) {
            const int page = found.next().captured(1).toInt();
            const auto at = objects.find(page);
            if (at == objects.end() || objects.count(referred(at->second, "Contents")) == 0) {
                return false;
            }
            m_pages.push_back(page);
        }
        return !m_pages.empty();
    }

    /// Puts the operators of marked content in place of the marks of a page; false when they are not all there.
    bool markPage(int page)
    {
        static const QRegularExpression mark(QStringLiteral("-30000 -(\\d+) 3 ([56]) re\\nf\\n"));
        PdfObject &object = m_objects.at(m_pages[static_cast<std::size_t>(page)]);
        PdfObject &content = m_objects.at(referred(object, "Contents"));
        const bool isPacked = content.head.contains("/FlateDecode");
        const QString drawn = content.stream ? QString::fromLatin1(isPacked ? inflated(*content.stream) : *content.stream) : QString();
        QByteArray marked;
        qsizetype from = 0;
        bool isOpen = false;
        int seen = 0;
        for (auto found = mark.globalMatch(drawn); found.hasNext();) {
            const QRegularExpressionMatch each = found.next();
            const bool begins = each.captured(2) == QLatin1String("5");
            const int which = each.captured(1).toInt() - static_cast<int>(-markY);
            if (begins == isOpen || which < 0 || which >= static_cast<int>(m_structure.m_marks.size())) {
                return false;
            }
            marked += drawn.mid(from, each.capturedStart() - from).toLatin1();
            marked += begins ? beginning(m_structure.m_marks[static_cast<std::size_t>(which)]) : QByteArray("EMC\n");
            from = each.capturedEnd();
            isOpen = begins;
            seen += begins ? 1 : 0;
        }
        const auto expected = std::count_if(
            m_structure.m_marks.begin(), m_structure.m_marks.end(), [page](const PdfStructure::Mark &each) { return each.page == page; });
        if (isOpen || seen != expected) {
            return false;
        }
        marked += drawn.mid(from).toLatin1();
        content.stream = deflated(marked);
        content.head = "<<\n/Length " + QByteArray::number(content.stream->size()) + "\n/Filter /FlateDecode\n>>\n";
        insert(object, "/StructParents " + QByteArray::number(page) + "\n/Tabs /S\n");
        return true;
    }

    [[nodiscard]] QByteArray beginning(const PdfStructure::Mark &mark) const
    {
        if (mark.element == PdfStructure::artifact) {
            return "/Artifact BMC\n";
        }
        return '/' + m_structure.m_nodes[static_cast<std::size_t>(mark.element)].role + " << /MCID " + QByteArray::number(mark.number) + " >> BDC\n";
    }

    /// The elements, and which of them the marks of each page belong to. Returns the object of the tree's root.
    int addTree()
    {
        const auto &nodes = m_structure.m_nodes;
        const int first = m_next;
        const int root = first + static_cast<int>(nodes.size());
        std::vector<QByteArray> kids(nodes.size());
        for (std::size_t i = 1; i < nodes.size(); ++i) {
            kids[static_cast<std::size_t>(nodes[i].parent)] += reference(first + static_cast<int>(i)) + ' ';
        }
        std::vector<QByteArray> pages(m_pages.size());
        for (const PdfStructure::Mark &mark : m_structure.m_marks) {
            if (mark.element != PdfStructure::artifact) {
                const auto page = static_cast<std::size_t>(mark.page);
                kids[static_cast<std::size_t>(mark.element)]
                    += "<< /Type /MCR /Pg " + reference(m_pages[page]) + " /MCID " + QByteArray::number(mark.number) + " >> ";
                pages[page] += reference(first + mark.element) + ' ';
            }
        }
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            QByteArray element = "<< /Type /StructElem /S /" + nodes[i].role + " /P " + reference(i == 0 ? root : first + nodes[i].parent) + " /K [ "
                + kids[i] + ']';
            if (!nodes[i].alternative.isEmpty()) {
                element += " /Alt " + pdfText(nodes[i].alternative);
            }
            if (nodes[i].role == "TH") {
                element += " /A << /O /Table /Scope /Column >>";
            }
            add(element + " >>\n");
        }
        QByteArray parents;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            parents += QByteArray::number(page) + " [ " + pages[page] + "] ";
        }
        return add("<< /Type /StructTreeRoot /K " + reference(first) + " /ParentTree << /Nums [ " + parents + "] >> /ParentTreeNextKey "
            + QByteArray::number(pages.size()) + " >>\n");
    }

    /// Returns the object of the list; 0 when there are none.
    int addBookmarks()
    {
        const auto &bookmarks = m_structure.m_bookmarks;
        if (bookmarks.empty()) {
            return 0;
        }
        const int list = m_next++;
        const int first = m_next;
        const auto count = static_cast<int>(bookmarks.size());
        // who stands below whom: -1 is the list itself
        std::vector<int> above(bookmarks.size(), -1);
        std::map<int, std::vector<int>> below;
        for (int i = 0; i < count; ++i) {
            for (int other = i - 1; other >= 0; --other) {
                if (bookmarks[static_cast<std::size_t>(other)].level < bookmarks[static_cast<std::size_t>(i)].level) {
                    above[static_cast<std::size_t>(i)] = other;
                    break;
                }
            }
            below[above[static_cast<std::size_t>(i)]].push_back(i);
        }
        const auto range = [&](int which) {
            const auto found = below.find(which);
            return found == below.end() ? QByteArray()
                                        : " /First " + reference(first + found->second.front()) + " /Last " + reference(first + found->second.back())
                    + " /Count " + QByteArray::number(found->second.size());
        };
        for (int i = 0; i < count; ++i) {
            const PdfStructure::Bookmark &bookmark = bookmarks[static_cast<std::size_t>(i)];
            const int parent = above[static_cast<std::size_t>(i)];
            const std::vector<int> &siblings = below[parent];
            const auto here = std::find(siblings.begin(), siblings.end(), i);
            QByteArray item = "<< /Title " + pdfText(bookmark.title) + " /Parent " + reference(parent < 0 ? list : first + parent);
            if (here != siblings.begin()) {
                item += " /Prev " + reference(first + *std::prev(here));
            }
            if (std::next(here) != siblings.end()) {
                item += " /Next " + reference(first + *std::next(here));
            }
            const double height = m_pageHeight - bookmark.top;
            add(item + range(i) + " /Dest [ " + reference(m_pages[static_cast<std::size_t>(bookmark.page)]) + " /XYZ 0 "
                + QByteArray::number(height, 'f', 1) + " null ] >>\n");
        }
        m_objects[list] = { "<< /Type /Outlines" + range(-1) + " >>\n", std::nullopt };
        return list;
    }

    [[nodiscard]] QByteArray file() const
    {
        QByteArray bytes = m_pdf.left(m_pdf.indexOf("1 0 obj"));
        QByteArray table = "xref\n0 " + QByteArray::number(m_next) + "\n0000000000 65535 f \n";
        for (int number = 1; number < m_next; ++number) {
            const auto found = m_objects.find(number);
            if (found == m_objects.end()) {
                table += "0000000000 65535 f \n";
                continue;
            }
            table += QByteArray::number(bytes.size()).rightJustified(10, '0') + " 00000 n \n";
            bytes += QByteArray::number(number) + " 0 obj\n" + found->second.head;
            if (found->second.stream) {
                bytes += "stream\n" + *found->second.stream + "\nendstream\n";
            }
            bytes += "endobj\n";
        }
        const QByteArray start = QByteArray::number(bytes.size());
        return bytes + table + "trailer\n<<\n/Size " + QByteArray::number(m_next) + "\n/Info " + reference(m_info) + "\n/Root " + reference(m_root)
            + "\n>>\nstartxref\n" + start + "\n%%EOF\n";
    }

    static constexpr double m_pageHeight = 842.0; // of A4, in points
    const PdfStructure &m_structure;
    const QByteArray &m_pdf;
    std::map<int, PdfObject> m_objects;
    std::vector<int> m_pages; ///< their objects
    int m_root = 0;
    int m_info = 0;
    int m_next = 1;
};

QByteArray PdfStructure::writeInto(const QByteArray &pdf, const QString &language) const
{
    return PdfTagger(*this, pdf).write(language);
}

} // namespace apportion
