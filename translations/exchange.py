#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands texts out for translation and takes translations back.

    exchange.py export de unfinished.json   texts of apportion_de.ts that have no translation yet
    exchange.py merge de translated.json    puts translations in, each checked; those with a fault are listed and left out
    exchange.py check                       looks at every finished translation of every language, and at lessons and help

The JSON is a list of {"context", "source", "comment", "plural", "translation"}. "translation" is a text, or for a plural
a list with as many forms as the language has. A translation has the places of its source (%1, %n, %L1 …; a form of a
plural may leave %n out), an accelerator mark (&) if and only if its source has one, the same line breaks and tabs, and
the same ellipsis and colon at its end, and none of the words that glossary.json rejects; lessons and pages of help have
none of them, either. What is a command, a file or an expression stays as it is written.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as tree

FOLDER = pathlib.Path(__file__).parent
FORMS = {"de": 2, "fr": 2, "zh_CN": 1, "en": 2}
PLACE = re.compile(r"%(?:L?\d{1,2}|L?n)")
MARK = re.compile(r"&(?!&|\w+;)(?=\w)")


def path_of(language):
    return FOLDER / f"apportion_{language}.ts"


def key_of(context, message):
    return context, message.findtext("source") or "", message.findtext("comment") or ""


def messages(root):
    for context in root.iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def accelerators(text):
    return len(MARK.findall(text.replace("&&", "")))


def faults_of_form(source, text, plural):
    wanted, got = sorted(PLACE.findall(source)), sorted(PLACE.findall(text))
    if plural:
        wanted, got = ([place for place in places if not place.endswith("n")] for places in (wanted, got))
    if wanted != got:
        yield f"places {got} instead of {wanted}"
    if accelerators(source) != accelerators(text):
        yield "accelerator marks (&) differ"
    for name, sign in (("line breaks", "\n"), ("tabs", "\t")):
        if source.count(sign) != text.count(sign):
            yield f"{name} differ"
    if source.endswith("…") != text.endswith(("…", "……")):
        yield "ellipsis at the end differs"
    if source.rstrip().endswith(":") != text.rstrip().endswith((":", "：")):
        yield "colon at the end differs"
    if source[:1].isspace() != text[:1].isspace() or source[-1:].isspace() != text[-1:].isspace():
        yield "space at the ends differs"


def faults(source, plural, translation, forms):
    if plural:
        if not isinstance(translation, list) or len(translation) != forms:
            return [f"needs a list of {forms} forms"]
        texts = translation
    elif isinstance(translation, str):
        texts = [translation]
    else:
        return ["needs a text"]
    found = []
    for text in texts:
        if not text.strip():
            found.append("empty")
        else:
            found.extend(faults_of_form(source, text, plural))
    return found


GLOSSARY = json.loads((FOLDER / "glossary.json").read_text(encoding="utf-8"))


# what means the same in every language
LITERAL = re.compile(r"`[^`]*`|\{\{.*?\}\}|\[[a-z-]+ of [^\]]*\]|\b[\w-]+\.txt\b")


def rejected(language, translation):
    """What the glossary says against a translation."""
    texts = [LITERAL.sub(" ", text) for text in (translation if isinstance(translation, list) else [translation or ""])]
    return [f"glossary: not “{word['text']}”, but {word['say']}"
            for word in GLOSSARY["rejected"].get(language, []) if any(re.search(word["text"], text) for text in texts)]


def translation_of(message):
    element = message.find("translation")
    if element is None:
        return None
    forms = element.findall("numerusform")
    return [form.text or "" for form in forms] if forms else element.text or ""


def export(language, target):
    root = tree.parse(path_of(language)).getroot()
    entries = []
    for context, message in messages(root):
        element = message.find("translation")
        if element is not None and element.get("type") != "unfinished":
            continue
        entry = {"context": context, "source": message.findtext("source") or ""}
        for name in ("comment", "extracomment"):
            if message.findtext(name):
                entry[name] = message.findtext(name)
        plural = message.get("numerus") == "yes"
        if plural:
            entry["plural"] = True
        # what lupdate guessed from a similar text is a start
        entry["translation"] = translation_of(message) or ([""] * FORMS[language] if plural else "")
        entries.append(entry)
    pathlib.Path(target).write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{len(entries)} unfinished texts of {language}")


def escape(text):
    for sign, name in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;")):
        text = text.replace(sign, name)
    return "".join(f"&#x{ord(sign):x};" if sign > "\x7f" and sign.isspace() else sign for sign in text)


def write(root, language):
    """As lupdate writes it, so that its next run changes nothing else."""
    out = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{root.get("language")}">']
    for context in root.iter("context"):
        out += ["<context>", f"    <name>{escape(context.findtext('name'))}</name>"]
        for message in context.iter("message"):
            out.append('    <message numerus="yes">' if message.get("numerus") == "yes" else "    <message>")
            for name in ("source", "comment", "extracomment"):
                if message.find(name) is not None:
                    out.append(f"        <{name}>{escape(message.findtext(name))}</{name}>")
            element = message.find("translation")
            kind = ' type="unfinished"' if element.get("type") == "unfinished" else ""
            forms = element.findall("numerusform")
            if forms:
                out.append(f"        <translation{kind}>")
                out += [f"            <numerusform>{escape(form.text or '')}</numerusform>" for form in forms]
                out.append("        </translation>")
            else:
                out.append(f"        <translation{kind}>{escape(element.text or '')}</translation>")
            out.append("    </message>")
        out.append("</context>")
    out.append("</TS>")
    path_of(language).write_text("\n".join(out) + "\n", encoding="utf-8")


def merge(language, source):
    root = tree.parse(path_of(language)).getroot()
    known = {key_of(context, message): message for context, message in messages(root)}
    taken, refused = 0, 0
    for entry in json.loads(pathlib.Path(source).read_text(encoding="utf-8")):
        key = (entry["context"], entry["source"], entry.get("comment", ""))
        message = known.get(key)
        if message is None:
            print(f"unknown: {key}")
            refused += 1
            continue
        plural = message.get("numerus") == "yes"
        wrong = faults(entry["source"], plural, entry["translation"], FORMS[language]) + rejected(language, entry["translation"])
        if wrong:
            print(f"{key}: {'; '.join(wrong)}\n    {entry['translation']}")
            refused += 1
            continue
        element = message.find("translation")
        element.attrib.pop("type", None)
        for form in list(element):
            element.remove(form)
        element.text = None
        if plural:
            for text in entry["translation"]:
                tree.SubElement(element, "numerusform").text = text
        else:
            element.text = entry["translation"]
        taken += 1
    write(root, language)
    print(f"{taken} translations taken, {refused} refused")
    return 1 if refused else 0


RESOURCES = FOLDER.parent / "resources"
PROSE = ("@ask", "@option", "@hint", "@because")


def check_pages(language):
    """The words of lessons and pages of help; what a lesson only does has none."""
    wrong = 0
    for path in sorted(page for folder in ("lessons", "help") for page in (RESOURCES / folder / language).glob("*.*")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith("@") and not line.startswith(PROSE):
                continue
            found = rejected(language, line)
            if found:
                print(f"{path.relative_to(RESOURCES)}:{number}: {'; '.join(found)}")
                wrong += 1
    return wrong


def check():
    wrong = sum(check_pages(language) for language in FORMS)
    for language, forms in FORMS.items():
        root = tree.parse(path_of(language)).getroot()
        for context, message in messages(root):
            element = message.find("translation")
            if element is None or element.get("type") == "unfinished":
                continue
            found = faults(message.findtext("source") or "", message.get("numerus") == "yes", translation_of(message), forms)
            found += rejected(language, translation_of(message))
            if found:
                print(f"{language}, {key_of(context, message)}: {'; '.join(found)}")
                wrong += 1
    return 1 if wrong else 0


def main(arguments):
    if len(arguments) == 3 and arguments[0] == "export" and arguments[1] in FORMS:
        return export(arguments[1], arguments[2])
    if len(arguments) == 3 and arguments[0] == "merge" and arguments[1] in FORMS:
        return merge(arguments[1], arguments[2])
    if arguments == ["check"]:
        return check()
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
