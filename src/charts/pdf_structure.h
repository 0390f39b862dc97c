// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <vector>

class QPainter;

namespace apportion
{

/// What a PDF is made of, for those who have it read to them and for programs that take texts out of it: headings,
/// paragraphs, lists, tables and figures in their order ("tagged PDF", ISO 32000-1, 14.7 and 14.8), and bookmarks.
///
/// Qt's writer knows nothing of that. So each part is drawn between two marks, rectangles far outside of the page, and
/// writeInto() puts in their place what says where an element begins and ends.
class PdfStructure
{
public:
    using Element = int;
    static constexpr Element artifact = -1; ///< page numbers, lines: nobody reads them
    static constexpr Element document = 0;

    PdfStructure();

    /// @p role is one of the standard's: "H1", "P", "Table", "TR", "TH", … @p alternative says what a figure shows.
    Element add(const char *role, Element parent = document, const QString &alternative = {});
    /// A bookmark of level 1 or below to a place of a page (from 0), in points from its top.
    void addBookmark(const QString &title, int level, int page, double top);

    /// What is drawn from here on is on @p page, from 0.
    void enterPage(int page);
    /// What is drawn until end() belongs to @p element. Not one within the other.
    void begin(QPainter &painter, Element element);
    static void end(QPainter &painter);

    /// @p pdf, as Qt's writer has made it with the marks, as a tagged PDF in @p language ("de", "zh-CN"). A file that is
    /// built otherwise than expected comes back as it is.
    [[nodiscard]] QByteArray writeInto(const QByteArray &pdf, const QString &language) const;

private:
    friend class PdfTagger;

    struct Node
    {
        QByteArray role;
        Element parent = document;
        QString alternative;
    };
    struct Mark
    {
        Element element = artifact;
        int page = 0;
        int number = 0; ///< among the marks of its page that are read
    };
    struct Bookmark
    {
        QString title;
        int level = 1;
        int page = 0;
        double top = 0.0;
    };

    std::vector<Node> m_nodes;
    std::vector<Mark> m_marks;
    std::vector<Bookmark> m_bookmarks;
    int m_page = 0;
    int m_onPage = 0; ///< marks so far that are read
};

} // namespace apportion
