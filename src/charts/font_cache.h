// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QThreadStorage>

#include <memory>
#include <vector>

namespace apportion
{

/// What is known of the fonts that were asked for last, a Face each: to ask a font anew for each cell takes longer than to
/// draw the cell. A Face is made from its QFont and has it as font().
template <typename Face>
class FontCache
{
public:
    Face &of(const QFont &font)
    {
        for (const auto &face : m_faces) {
            if (face->font() == font) {
                return *face;
            }
        }
        if (m_faces.size() == mostFaces) {
            m_faces.erase(m_faces.begin());
        }
        return *m_faces.emplace_back(std::make_unique<Face>(font));
    }
    void clear() { m_faces.clear(); }

private:
    static constexpr std::size_t mostFaces = 32; ///< a table has a plain, a strong and a quiet one, a formula some sizes of two

    std::vector<std::unique_ptr<Face>> m_faces;
};

/// That of this thread: charts are drawn in others as well.
template <typename Face>
FontCache<Face> &fontCache()
{
    static QThreadStorage<FontCache<Face>> caches; // given up with a thread before its fonts are
    [[maybe_unused]] static const bool isLetGo = [] { // that of the window's thread too
        qAddPostRoutine([] { fontCache<Face>().clear(); });
        return true;
    }();
    return caches.localData();
}

} // namespace apportion
