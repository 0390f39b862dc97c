// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/formula_words.h"

#include <QCoreApplication>
#include <QSet>

namespace apportion
{

namespace
{

constexpr const char *namedWords[] = {
    QT_TRANSLATE_NOOP("Formula", "nodes"),
    QT_TRANSLATE_NOOP("Formula", "cores"),
    QT_TRANSLATE_NOOP("Formula", "CPUs"),
    QT_TRANSLATE_NOOP("Formula", "parent"),
    QT_TRANSLATE_NOOP("Formula", "weight"),
    QT_TRANSLATE_NOOP("Formula", "QOS priority"),
    QT_TRANSLATE_NOOP("Formula", "users"),
    QT_TRANSLATE_NOOP("Formula", "requested"),
    QT_TRANSLATE_NOOP("Formula", "rate"),
    QT_TRANSLATE_NOOP("Formula", "node"),
    QT_TRANSLATE_NOOP("Formula", "minutes"),
    QT_TRANSLATE_NOOP("Formula", "highest of all partitions"),
    QT_TRANSLATE_NOOP("Formula", "highest of all QOS"),
    QT_TRANSLATE_NOOP("Formula", "count"),
    QT_TRANSLATE_NOOP("Formula", "GRES of a node"),
    QT_TRANSLATE_NOOP("Formula", "CPUs of a node"),
    QT_TRANSLATE_NOOP("Formula", "usage"),
    QT_TRANSLATE_NOOP("Formula", "usage of what is below"),
    QT_TRANSLATE_NOOP("Formula", "the sum, cut to an integer between 1 and 4294967295"),
    QT_TRANSLATE_NOOP("Formula", "own"),
    QT_TRANSLATE_NOOP("Formula", "over the weighted TRES"),
    QT_TRANSLATE_NOOP("Formula", "total of the partition"),
    QT_TRANSLATE_NOOP("Formula", "years"),
    QT_TRANSLATE_NOOP("Formula", "years passed"),
    QT_TRANSLATE_NOOP("Formula", "worth"),
    QT_TRANSLATE_NOOP("Formula", "users with a higher factor"),
    QT_TRANSLATE_NOOP("Formula", "users ranked before"),
    QT_TRANSLATE_NOOP("Formula", "usage now"),
    QT_TRANSLATE_NOOP("Formula", "usage factor"),
    QT_TRANSLATE_NOOP("Formula", "total"),
    QT_TRANSLATE_NOOP("Formula", "those of all siblings"),
    QT_TRANSLATE_NOOP("Formula", "siblings"),
    QT_TRANSLATE_NOOP("Formula", "shares now"),
    QT_TRANSLATE_NOOP("Formula", "shares below root"),
    QT_TRANSLATE_NOOP("Formula", "seconds"),
    QT_TRANSLATE_NOOP("Formula", "scale"),
    QT_TRANSLATE_NOOP("Formula", "rank of the user before"),
    QT_TRANSLATE_NOOP("Formula", "rank"),
    QT_TRANSLATE_NOOP("Formula", "queue"),
    QT_TRANSLATE_NOOP("Formula", "parts"),
    QT_TRANSLATE_NOOP("Formula", "others"),
    QT_TRANSLATE_NOOP("Formula", "now"),
    QT_TRANSLATE_NOOP("Formula", "left"),
    QT_TRANSLATE_NOOP("Formula", "highest of all"),
    QT_TRANSLATE_NOOP("Formula", "highest"),
    QT_TRANSLATE_NOOP("Formula", "drawn"),
    QT_TRANSLATE_NOOP("Formula", "days"),
    QT_TRANSLATE_NOOP("Formula", "buyers"),
    QT_TRANSLATE_NOOP("Formula", "billing"),
    QT_TRANSLATE_NOOP("Formula", "association priority"),
    QT_TRANSLATE_NOOP("Formula", "always tracked"),
    QT_TRANSLATE_NOOP("Formula", "accrue time"),
    QT_TRANSLATE_NOOP("Formula", "accounts"),
    QT_TRANSLATE_NOOP("Formula", "TRES of public nodes"),
    QT_TRANSLATE_NOOP("Formula", "TRES of all nodes"),
    QT_TRANSLATE_NOOP("Formula", "TRES of a node"),
    QT_TRANSLATE_NOOP("Formula", "FLOPS of a core"),
    QT_TRANSLATE_NOOP("Formula", "processors"),
    QT_TRANSLATE_NOOP("Formula", "raw shares"),
    QT_TRANSLATE_NOOP("Formula", "level shares"),
    QT_TRANSLATE_NOOP("Formula", "points"),
    QT_TRANSLATE_NOOP("Formula", "place"),
    QT_TRANSLATE_NOOP("Formula", "size"),
};

/// In place, without recursion: formulas may be deep.
void translate(Expression &formula)
{
    static const QSet<QString> known = [] {
        QSet<QString> all;
        for (const char *word : namedWords) {
            all.insert(QString::fromLatin1(word));
        }
        return all;
    }();
    std::vector<Expression *> open { &formula };
    while (!open.empty()) {
        Expression *at = open.back();
        open.pop_back();
        if (const QString text = QString::fromStdString(at->text); known.contains(text)) {
            at->text = QCoreApplication::translate("Formula", at->text.c_str()).toStdString();
        }
        for (Expression &part : at->parts) {
            open.push_back(&part);
        }
    }
}

} // namespace

Explanation withTranslatedWords(Explanation explanation)
{
    for (ExplainStep &step : explanation.steps) {
        translate(step.formula);
        translate(step.numbers);
        translate(step.value);
    }
    return explanation;
}

} // namespace apportion
