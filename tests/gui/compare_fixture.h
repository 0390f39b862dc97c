// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/compare/compare_page.h"
#include "gui/shell/language.h"
#include "gui/widgets/diff_view.h"
#include "gui/widgets/elided_label.h"
#include "page_fixture.h"

#include <QObject>

#include <memory>

namespace apportion::test
{

/// What the tests of the page Compare have in common.
class CompareFixture : public QObject
{
protected:
    /// The look, and the language with its plural forms.
    void setUp()
    {
        m_theme = std::make_unique<Theme>(qApp);
        m_language = std::make_unique<Language>();
    }
    static AssociationId account(const Workspace &workspace, const char *name)
    {
        return workspace.document()->policy().associations.findAccount(name);
    }
    static QString remark(const ComparePage &page)
    {
        QString result;
        for (const ElidedLabel *label : page.findChildren<ElidedLabel *>()) {
            if (label->property("look").toString() == QLatin1String("quiet") && label->text().contains(QStringLiteral(" · "))) {
                result = label->text();
            }
        }
        return result;
    }
    static DiffView *beside(ComparePage &page, const QString &name)
    {
        for (DiffView *view : page.sideWidget()->findChildren<DiffView *>()) {
            if (view->accessibleName() == name) {
                return view;
            }
        }
        return nullptr;
    }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<Language> m_language;
};

} // namespace apportion::test
