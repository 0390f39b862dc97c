<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BaselineText</name>
    <message>
        <source>d MMM</source>
        <comment>a date in the tool bar</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a policy, on a day</comment>
        <translation>geöffnet %1</translation>
    </message>
    <message>
        <source>exported %1</source>
        <comment>a policy, on a day</comment>
        <translation>exportiert %1</translation>
    </message>
    <message>
        <source>set %1</source>
        <comment>a policy, on a day</comment>
        <translation>festgelegt %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <comment>a policy, on a day</comment>
        <translation>vom %1</translation>
    </message>
</context>
<context>
    <name>ChangeListModel</name>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user in an account</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugefügt</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>values, at reconfigure</source>
        <comment>of a partition that changed: when slurmctld takes them</comment>
        <translation>Werte, bei reconfigure</translation>
    </message>
    <message>
        <source>setting, at a restart</source>
        <translation>Einstellung, bei einem Neustart</translation>
    </message>
    <message>
        <source>setting, at reconfigure</source>
        <translation>Einstellung, bei reconfigure</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a moment after a change, and what the change does by then</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>removed, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>entfernt, mit %n Benutzer</numerusform>
            <numerusform>entfernt, mit %n Benutzern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>added, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>hinzugefügt, mit %n Benutzer</numerusform>
            <numerusform>hinzugefügt, mit %n Benutzern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeSummary</name>
    <message numerus="yes">
        <source>%n share(s) changed</source>
        <translation>
            <numerusform>%n Anteil geändert</numerusform>
            <numerusform>%n Anteile geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) changed</source>
        <translation>
            <numerusform>%n Gewicht geändert</numerusform>
            <numerusform>%n Gewichte geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed</source>
        <translation>
            <numerusform>%n Einstellung geändert</numerusform>
            <numerusform>%n Einstellungen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s) changed</source>
        <translation>
            <numerusform>%n Partition geändert</numerusform>
            <numerusform>%n Partitionen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n QOS changed</source>
        <translation>
            <numerusform>%n QOS geändert</numerusform>
            <numerusform>%n QOS geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) added</source>
        <translation>
            <numerusform>%n Assoziation hinzugefügt</numerusform>
            <numerusform>%n Assoziationen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) removed</source>
        <translation>
            <numerusform>%n Assoziation entfernt</numerusform>
            <numerusform>%n Assoziationen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) moved</source>
        <translation>
            <numerusform>%n Assoziation verschoben</numerusform>
            <numerusform>%n Assoziationen verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>options of %n association(s) changed</source>
        <translation>
            <numerusform>Optionen von %n Assoziation geändert</numerusform>
            <numerusform>Optionen von %n Assoziationen geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The chart could not be drawn at this size. Choose a smaller one.</source>
        <translation>Das Diagramm lässt sich in dieser Größe nicht zeichnen. Eine kleinere wählen.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Policy and moment</source>
        <translation>Richtlinie und Zeitpunkt</translation>
    </message>
    <message>
        <source>usage of %1</source>
        <translation>Verbrauch vom %1</translation>
    </message>
</context>
<context>
    <name>ChartKind</name>
    <message>
        <source>Usage decay</source>
        <translation>Abklingen des Verbrauchs</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Priority by factor</source>
        <translation>Priorität nach Faktoren</translation>
    </message>
    <message>
        <source>Share map: shares</source>
        <translation>Anteilskarte: Anteile</translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation>Anteilskarte: Verbrauch</translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation>Anteilskarte: Verbrauch zu Anteilen</translation>
    </message>
    <message>
        <source>Algorithms side by side</source>
        <translation>Algorithmen nebeneinander</translation>
    </message>
    <message>
        <source>Recovery and banking</source>
        <translation>Erholung und Ansparen</translation>
    </message>
    <message>
        <source>Priority while waiting</source>
        <translation>Priorität beim Warten</translation>
    </message>
    <message>
        <source>What outweighs what</source>
        <translation>Was wiegt was auf</translation>
    </message>
    <message>
        <source>Billing by TRES</source>
        <translation>Abrechnung nach TRES</translation>
    </message>
    <message>
        <source>Icicle: shares</source>
        <translation>Icicle: Anteile</translation>
    </message>
    <message>
        <source>Icicle: usage</source>
        <translation>Icicle: Verbrauch</translation>
    </message>
    <message>
        <source>Icicle: usage against shares</source>
        <translation>Icicle: Verbrauch zu Anteilen</translation>
    </message>
</context>
<context>
    <name>ChartParts</name>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ClusterDialog</name>
    <message>
        <source>Import from a cluster</source>
        <translation>Von einem Cluster importieren</translation>
    </message>
    <message>
        <source>Asks a running cluster for its settings, associations, usage and jobs. The commands below only read: nothing on the cluster is changed.</source>
        <translation>Fragt einen laufenden Cluster nach seinen Einstellungen, Assoziationen, Verbräuchen und Jobs. Die Befehle unten lesen nur: Am Cluster wird nichts geändert.</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>&amp;Dieser Rechner</translation>
    </message>
    <message>
        <source>C&amp;luster</source>
        <translation>C&amp;luster</translation>
    </message>
    <message>
        <source>the machine&apos;s own</source>
        <translation>der des Rechners</translation>
    </message>
    <message>
        <source>Another cluster of the same slurmdbd, by its name</source>
        <translation>Ein anderer Cluster desselben slurmdbd, mit seinem Namen</translation>
    </message>
    <message>
        <source>Throu&amp;gh ssh to</source>
        <translation>Über ss&amp;h nach</translation>
    </message>
    <message>
        <source>Host for ssh</source>
        <translation>Host für ssh</translation>
    </message>
    <message>
        <source>&amp;Commands in</source>
        <translation>&amp;Befehle in</translation>
    </message>
    <message>
        <source>the search path</source>
        <translation>dem Suchpfad</translation>
    </message>
    <message>
        <source>The folder of scontrol, sacctmgr and sshare, where no search path leads there</source>
        <translation>Der Ordner von scontrol, sacctmgr und sshare, wenn kein Suchpfad dorthin führt</translation>
    </message>
    <message>
        <source>With your own ssh configuration and agent; no password is ever asked for.</source>
        <translation>Mit Ihrer eigenen ssh-Konfiguration und Ihrem Agenten; nach einem Passwort wird nie gefragt.</translation>
    </message>
    <message>
        <source>Ti&amp;me for each</source>
        <translation>&amp;Zeit für jeden</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Copies the command lines, to be run by hand</source>
        <translation>Kopiert die Befehlszeilen, um sie von Hand auszuführen</translation>
    </message>
    <message>
        <source>Commands and their answers</source>
        <translation>Befehle und ihre Antworten</translation>
    </message>
    <message>
        <source>The chosen command line</source>
        <translation>Die gewählte Befehlszeile</translation>
    </message>
    <message>
        <source>Questions that were answered</source>
        <translation>Beantwortete Fragen</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>Antworten &amp;speichern…</translation>
    </message>
    <message>
        <source>Saves what the commands printed as a folder that can be opened elsewhere</source>
        <translation>Speichert die Ausgaben der Befehle als Ordner, der sich anderswo öffnen lässt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Abfragen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Keep in the history</source>
        <translation>Im Verlauf aufheben</translation>
    </message>
    <message>
        <source>When it is opened, everybody&apos;s usage and fair share are kept for the page History</source>
        <translation>Beim Öffnen werden Verbrauch und Fair Share aller für die Seite Verlauf aufgehoben</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>%1 %2</source>
        <comment>places gained or lost, and by what change</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, its best user, left, and nobody is in it now</source>
        <translation>%1, der bestplatzierte Benutzer, ist weg, und jetzt ist niemand darin</translation>
    </message>
    <message>
        <source>%1 is its best user now; nobody was in it before</source>
        <translation>%1 ist jetzt der bestplatzierte Benutzer; vorher war niemand darin</translation>
    </message>
    <message>
        <source>%1, who is new, is its best user now</source>
        <translation>%1, neu dabei, ist jetzt der bestplatzierte Benutzer</translation>
    </message>
    <message>
        <source>%1, who came from %2, is its best user now</source>
        <translation>%1, aus %2 gekommen, ist jetzt der bestplatzierte Benutzer</translation>
    </message>
    <message>
        <source>%1, its best user, left; %2 is now</source>
        <translation>%1, der bestplatzierte Benutzer, ist weg; jetzt ist es %2</translation>
    </message>
    <message>
        <source>%1, its best user, left; %2 is now, for whom: %3</source>
        <translation>%1, der bestplatzierte Benutzer, ist weg; jetzt ist es %2, für den gilt: %3</translation>
    </message>
    <message>
        <source>%1 is its best user now, no longer %2</source>
        <translation>%1 ist jetzt der bestplatzierte Benutzer, nicht mehr %2</translation>
    </message>
    <message>
        <source>%1 is its best user now, no longer %2; for %1: %3</source>
        <translation>%1 ist jetzt der bestplatzierte Benutzer, nicht mehr %2; für %1: %3</translation>
    </message>
</context>
<context>
    <name>FinderText</name>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a job&apos;s id and its name</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>job of %1 in %2</source>
        <translation>Job von %1 in %2</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>job</source>
        <translation>Job</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>parent</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>QOS priority</source>
        <translation>QOS-Priorität</translation>
    </message>
    <message>
        <source>users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>angefordert</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>node</source>
        <translation>node</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>highest of all partitions</source>
        <translation>höchste aller Partitionen</translation>
    </message>
    <message>
        <source>highest of all QOS</source>
        <translation>höchste aller QOS</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>GRES of a node</source>
        <translation>GRES eines Knotens</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>CPUs eines Knotens</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>usage of what is below</source>
        <translation>Verbrauch dessen, was darunter liegt</translation>
    </message>
    <message>
        <source>the sum, cut to an integer between 1 and 4294967295</source>
        <translation>die Summe, gekürzt auf eine ganze Zahl von 1 bis 4294967295</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>over the weighted TRES</source>
        <translation>über die gewichteten TRES</translation>
    </message>
    <message>
        <source>total of the partition</source>
        <translation>Summe der Partition</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>years passed</source>
        <translation>vergangene Jahre</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>users with a higher factor</source>
        <translation>Benutzer mit höherem Faktor</translation>
    </message>
    <message>
        <source>users ranked before</source>
        <translation>Benutzer, die vorher einen Rang haben</translation>
    </message>
    <message>
        <source>usage now</source>
        <translation>Verbrauch jetzt</translation>
    </message>
    <message>
        <source>usage factor</source>
        <translation>Verbrauchsfaktor</translation>
    </message>
    <message>
        <source>total</source>
        <translation>gesamt</translation>
    </message>
    <message>
        <source>those of all siblings</source>
        <translation>die aller Geschwister</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>Geschwister</translation>
    </message>
    <message>
        <source>shares now</source>
        <translation>Anteile jetzt</translation>
    </message>
    <message>
        <source>shares below root</source>
        <translation>Anteile unter root</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>rank of the user before</source>
        <translation>Rang des Benutzers davor</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>left</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>highest of all</source>
        <translation>höchste von allen</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchste</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>Käufer</translation>
    </message>
    <message>
        <source>billing</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>association priority</source>
        <translation>Priorität der Assoziation</translation>
    </message>
    <message>
        <source>always tracked</source>
        <translation>immer erfasst</translation>
    </message>
    <message>
        <source>accrue time</source>
        <translation>Beginn des Alters</translation>
    </message>
    <message>
        <source>accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>TRES of public nodes</source>
        <translation>TRES öffentlicher Knoten</translation>
    </message>
    <message>
        <source>TRES of all nodes</source>
        <translation>TRES aller Knoten</translation>
    </message>
    <message>
        <source>TRES of a node</source>
        <translation>TRES eines Knotens</translation>
    </message>
    <message>
        <source>FLOPS of a core</source>
        <translation>FLOPS eines Kerns</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>level shares</source>
        <translation>Anteile der Ebene</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation>Es gibt keine Richtlinie zu bearbeiten.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Written to %1:</source>
        <translation>Geschrieben nach %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n Account</numerusform>
            <numerusform>%n Accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Job</numerusform>
            <numerusform>%n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, evaluated as %5 in %6 ms</source>
        <translation>%1: %2, %3, %4, als %5 in %6 ms ausgewertet</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n Benutzerassoziation</numerusform>
            <numerusform>%n Benutzerassoziationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is there already, and its apply.sh has changed the cluster: rollback.sh is the way back.</source>
        <translation>%1 ist schon da, und die apply.sh dort hat den Cluster verändert: rollback.sh ist der Weg zurück.</translation>
    </message>
    <message>
        <source>%1 is there already, and is not as an export left it (export.b2sums).</source>
        <translation>%1 gibt es schon, und es ist nicht, wie ein Export es hinterlassen hat (export.b2sums).</translation>
    </message>
    <message>
        <source>%1 is there already, and is of another cluster.</source>
        <translation>%1 gibt es schon, und es ist von einem anderen Cluster.</translation>
    </message>
</context>
<context>
    <name>HeadlessChart</name>
    <message>
        <source>There is no chart “%1”. The charts are: %2.</source>
        <translation>Es gibt kein Diagramm „%1“. Die Diagramme sind: %2.</translation>
    </message>
    <message>
        <source>Name the file to write with --out.</source>
        <translation>Die zu schreibende Datei mit --out angeben.</translation>
    </message>
    <message>
        <source>There is no policy to work on.</source>
        <translation>Es gibt keine Richtlinie zu bearbeiten.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>A chart is a .png, .svg, .pdf or .csv file, not %1.</source>
        <translation>Ein Diagramm ist eine .png-, .svg-, .pdf- oder .csv-Datei, nicht %1.</translation>
    </message>
</context>
<context>
    <name>HeadlessReport</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation>Es gibt keine Richtlinie zu bearbeiten.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>There is nothing in %1 to compare with.</source>
        <translation>In %1 ist nichts, womit verglichen werden kann.</translation>
    </message>
    <message>
        <source>There is no baseline: nothing can be said of what changes for an account.</source>
        <translation>Es gibt keinen Ausgangsstand: Was sich für einen Account ändert, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>There is no account %1.</source>
        <translation>Es gibt keinen Account %1.</translation>
    </message>
    <message>
        <source>A report is a .pdf or an .html file, not %1.</source>
        <translation>Ein Bericht ist eine .pdf- oder eine .html-Datei, nicht %1.</translation>
    </message>
    <message>
        <source>%1 is not complete: nothing is compared with it.</source>
        <translation>%1 ist nicht vollständig: Damit wird nichts verglichen.</translation>
    </message>
    <message>
        <source>--largest is how many rows of each list the report has, such as 60, not %1.</source>
        <translation>--largest ist, wie viele Zeilen jeder Liste der Bericht hat, etwa 60, nicht %1.</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import from files</source>
        <translation>Aus Dateien importieren</translation>
    </message>
    <message>
        <source>Give what you have of these files. slurm.conf or the associations are enough to begin with.</source>
        <translation>Geben Sie an, was Sie von diesen Dateien haben. Für den Anfang genügen slurm.conf oder die Assoziationen.</translation>
    </message>
    <message>
        <source>&amp;slurm.conf</source>
        <translation>&amp;slurm.conf</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Priority settings, nodes, partitions, TRES: a copy of the cluster&apos;s slurm.conf</source>
        <translation>Prioritätseinstellungen, Knoten, Partitionen, TRES: eine Kopie der slurm.conf des Clusters</translation>
    </message>
    <message>
        <source>&amp;Associations</source>
        <translation>&amp;Assoziationen</translation>
    </message>
    <message>
        <source>Accounts, users, shares and QOS: sacctmgr dump CLUSTER file=associations.cfg</source>
        <translation>Accounts, Benutzer, Anteile und QOS: sacctmgr dump CLUSTER file=associations.cfg</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>&amp;Verbrauch</translation>
    </message>
    <message>
        <source>Decayed usage: sshare -a -P -o Account,User,RawUsage &gt; usage.txt</source>
        <translation>Abgeklungener Verbrauch: sshare -a -P -o Account,User,RawUsage &gt; usage.txt</translation>
    </message>
    <message>
        <source>Pending &amp;jobs</source>
        <translation>Wartende &amp;Jobs</translation>
    </message>
    <message>
        <source>Jobs to order: scontrol -o show job &gt; jobs.txt</source>
        <translation>Zu ordnende Jobs: scontrol -o show job &gt; jobs.txt</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>&amp;Partitionen</translation>
    </message>
    <message>
        <source>Optional, as running: scontrol -o show partition &gt; partitions.txt</source>
        <translation>Wahlweise, wie im Betrieb: scontrol -o show partition &gt; partitions.txt</translation>
    </message>
    <message>
        <source>Choose several files…</source>
        <translation>Mehrere Dateien wählen…</translation>
    </message>
    <message>
        <source>Each file is put where it belongs, told from its beginning</source>
        <translation>Jede Datei kommt an ihren Platz, erkannt an ihrem Anfang</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>A folder of such files, as saved when a cluster was asked</source>
        <translation>Ein Ordner mit solchen Dateien, wie nach dem Abfragen eines Clusters gespeichert</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Name an account and a user.</source>
        <translation>Einen Account und einen Benutzer angeben.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Es gibt keinen Account „%1“.</translation>
    </message>
    <message>
        <source>There is no partition “%1”.</source>
        <translation>Es gibt keine Partition „%1“.</translation>
    </message>
    <message>
        <source>Name a partition: none is the default.</source>
        <translation>Eine Partition angeben: Keine ist die voreingestellte.</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>Es gibt keine QOS „%1“.</translation>
    </message>
    <message>
        <source>“%1” is no TRES: write gres/gpu=2,license/matlab=1.</source>
        <translation>„%1“ ist keine TRES: gres/gpu=2,license/matlab=1 schreiben.</translation>
    </message>
    <message>
        <source>“%1” is no memory: write 16000 (MB) or 16G.</source>
        <translation>„%1“ ist kein Speicher: 16000 (MB) oder 16G schreiben.</translation>
    </message>
    <message>
        <source>%1 has a field of its own, or follows.</source>
        <translation>%1 hat ein eigenes Feld oder ergibt sich.</translation>
    </message>
    <message>
        <source>There is no job in the text: copy what scontrol show job prints.</source>
        <translation>Der Text enthält keinen Job: kopieren Sie die Ausgabe von scontrol show job.</translation>
    </message>
</context>
<context>
    <name>LearnerResults</name>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>Lösung gezeigt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Results of the lessons</source>
        <translation>Ergebnisse der Lektionen</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Answered rightly</source>
        <translation>Richtig beantwortet</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 von %2 Fragen</translation>
    </message>
    <message>
        <source>results</source>
        <comment>a file&apos;s name</comment>
        <translation>ergebnisse</translation>
    </message>
    <message>
        <source>after all other options</source>
        <translation>nach allen anderen Antworten</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>What was changed before this step: %1</source>
        <translation>Was vor diesem Schritt geändert wurde: %1</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <comment>where it stands what a lesson says of Slurm</comment>
        <translation>Quellen: %1</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Wie es zustande kommt</translation>
    </message>
    <message>
        <source>The picture, which tells the answer</source>
        <translation>Das Bild, das die Antwort verrät</translation>
    </message>
    <message>
        <source>Slurm’s page %1</source>
        <translation>Slurms Seite %1</translation>
    </message>
    <message>
        <source>Slurm’s source file %1</source>
        <translation>Slurms Quelldatei %1</translation>
    </message>
    <message>
        <source>numbers that a running Slurm printed</source>
        <translation>Zahlen, die ein laufendes Slurm ausgab</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <comment>a time</comment>
        <translation>%1 vergehen</translation>
    </message>
    <message>
        <source>raw shares of %1: %2</source>
        <translation>Rohanteile von %1: %2</translation>
    </message>
    <message>
        <source>raw shares of %1 in %2: %3</source>
        <translation>Rohanteile von %1 in %2: %3</translation>
    </message>
    <message>
        <source>usage of %1 in %2: %3</source>
        <translation>Verbrauch von %1 in %2: %3</translation>
    </message>
    <message>
        <source>billing weights of partition %1: %2</source>
        <translation>Abrechnungsgewichte der Partition %1: %2</translation>
    </message>
    <message>
        <source>UsageFactor of QOS %1: %2</source>
        <translation>UsageFactor der QOS %1: %2</translation>
    </message>
    <message>
        <source>nice of job %1: %2</source>
        <translation>Nice des Jobs %1: %2</translation>
    </message>
    <message>
        <source>How it comes about, which tells the answer of a question above</source>
        <translation>Wie es zustande kommt; das verrät die Antwort auf eine Frage weiter oben</translation>
    </message>
    <message>
        <source>The picture, which tells the answer of a question above</source>
        <translation>Das Bild, das die Antwort auf eine Frage weiter oben verrät</translation>
    </message>
    <message>
        <source>The table, which tells the answer of a question above</source>
        <translation>Die Tabelle, die die Antwort auf eine Frage weiter oben verrät</translation>
    </message>
</context>
<context>
    <name>LessonVeil</name>
    <message>
        <source>It stands here once the question is answered.</source>
        <translation>Das steht hier, sobald die Frage beantwortet ist.</translation>
    </message>
</context>
<context>
    <name>LimitModel</name>
    <message>
        <source>For all jobs below together; what was used decays like usage</source>
        <translation>Für alle Jobs darunter zusammen; Verbrauchtes klingt ab wie der Verbrauch</translation>
    </message>
    <message>
        <source>For each association below that has none of its own</source>
        <translation>Für jede Assoziation darunter, die kein eigenes hat</translation>
    </message>
    <message>
        <source>For each account</source>
        <translation>Für jeden Account</translation>
    </message>
    <message>
        <source>For each user</source>
        <translation>Für jeden Benutzer</translation>
    </message>
    <message>
        <source>For each job, on each of its nodes</source>
        <translation>Für jeden Job, auf jedem seiner Knoten</translation>
    </message>
    <message>
        <source>What each job must ask for</source>
        <translation>Was jeder Job verlangen muss</translation>
    </message>
    <message>
        <source>For all jobs below together</source>
        <translation>Für alle Jobs darunter zusammen</translation>
    </message>
    <message>
        <source>For each job</source>
        <translation>Für jeden Job</translation>
    </message>
    <message>
        <source>How many of the jobs that wait grow older at a time; the others gain no age</source>
        <translation>Wie viele der wartenden Jobs zugleich älter werden; die übrigen gewinnen kein Alter</translation>
    </message>
    <message>
        <source>Jobs below this priority have no nodes reserved for them</source>
        <translation>Für Jobs unter dieser Priorität werden keine Knoten reserviert</translation>
    </message>
    <message>
        <source>Slurm keeps it, and never looks at it</source>
        <translation>Slurm behält es und sieht es nie an</translation>
    </message>
    <message>
        <source>For all jobs of the QOS together; what was used decays like usage, unless the QOS has the flag NoDecay</source>
        <translation>Für alle Jobs der QOS zusammen; Verbrauchtes klingt ab wie der Verbrauch, außer wenn die QOS das Flag NoDecay hat</translation>
    </message>
    <message>
        <source>For all jobs of the QOS together</source>
        <translation>Für alle Jobs der QOS zusammen</translation>
    </message>
</context>
<context>
    <name>MeasureTexts</name>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs that started</source>
        <translation>Gestartete Jobs</translation>
    </message>
    <message>
        <source>Jobs that did not start</source>
        <translation>Nicht gestartete Jobs</translation>
    </message>
    <message>
        <source>Mean wait, s</source>
        <translation>Mittlere Wartezeit, s</translation>
    </message>
    <message>
        <source>Median wait, s</source>
        <translation>Median der Wartezeit, s</translation>
    </message>
    <message>
        <source>Wait of nine in ten, s</source>
        <translation>Wartezeit von neun in zehn, s</translation>
    </message>
    <message>
        <source>Median slowdown</source>
        <translation>Median des Slowdowns</translation>
    </message>
    <message>
        <source>Slowdown of nine in ten</source>
        <translation>Slowdown von neun in zehn</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Ausgelastet</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Fair-Share-Faktor</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Alle Jobs</translation>
    </message>
    <message>
        <source>Usage (billing TRES times seconds)</source>
        <translation>Verbrauch (abgerechnete TRES mal Sekunden)</translation>
    </message>
</context>
<context>
    <name>NewPolicy</name>
    <message>
        <source>Line %1 of the accounts is not understood: %2</source>
        <translation>Zeile %1 der Accounts ist nicht verständlich: %2</translation>
    </message>
    <message>
        <source>The account %1 hangs below itself.</source>
        <translation>Der Account %1 hängt unter sich selbst.</translation>
    </message>
    <message>
        <source>Give the cluster a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>Geben Sie dem Cluster einen Namen aus Buchstaben, Ziffern, „_“, „-“ und „.“.</translation>
    </message>
    <message>
        <source>Line %1 of the accounts names %2 again.</source>
        <translation>Zeile %1 der Accounts nennt %2 noch einmal.</translation>
    </message>
    <message>
        <source>“%1” is no host list: write n[1-10].</source>
        <translation>„%1“ ist keine Hostliste: Schreiben Sie n[1-10].</translation>
    </message>
    <message>
        <source>Give each partition a name and nodes, without blanks: %1</source>
        <translation>Geben Sie jeder Partition einen Namen und Knoten, ohne Leerzeichen: %1</translation>
    </message>
    <message>
        <source>One partition</source>
        <translation>Eine Partition</translation>
    </message>
    <message>
        <source>CPUs and GPUs</source>
        <translation>CPUs und GPUs</translation>
    </message>
    <message>
        <source>No accounts yet</source>
        <translation>Noch keine Accounts</translation>
    </message>
    <message>
        <source>Nodes %1: CPUs from 1 to %2, memory from 1 to %3 GB and GPUs from 0 to %2 are whole numbers.</source>
        <translation>Knoten %1: CPUs von 1 bis %2, Speicher von 1 bis %3 GB und GPUs von 0 bis %2 sind ganze Zahlen.</translation>
    </message>
    <message>
        <source>an empty cluster</source>
        <translation>ein leerer Cluster</translation>
    </message>
</context>
<context>
    <name>NumberFormat</name>
    <message>
        <source>1 day</source>
        <translation>1 Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 Stunde</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>unused</source>
        <comment>LevelFS of an association without usage</comment>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a duration in two units, the larger first</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>a duration in three units, the largest first</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>Raw shares cannot be empty: type a whole number, or parent.</source>
        <translation>Rohanteile dürfen nicht leer sein: eine ganze Zahl oder parent eingeben.</translation>
    </message>
    <message>
        <source>“%1” is no number of shares: type a whole number, or parent.</source>
        <translation>„%1“ ist keine Anzahl von Anteilen: eine ganze Zahl oder parent eingeben.</translation>
    </message>
    <message>
        <source>Raw shares go from 0 to %1.</source>
        <translation>Rohanteile reichen von 0 bis %1.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The value goes from %1 to %2.</source>
        <translation>Der Wert reicht von %1 bis %2.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Who may run where…</source>
        <translation>Wer darf wo rechnen…</translation>
    </message>
    <message>
        <source>access,permission,allow,deny,AllowAccounts,AllowQos,matrix</source>
        <translation>Zugang,Zugriff,Erlaubnis,Berechtigung,erlauben,verbieten,AllowAccounts,AllowQos,Matrix</translation>
    </message>
    <message>
        <source>Access of partitions</source>
        <translation>Zugang zu Partitionen</translation>
    </message>
    <message>
        <source>allow,deny,AllowAccounts,DenyAccounts,AllowGroups,state</source>
        <translation>erlauben,verbieten,AllowAccounts,DenyAccounts,AllowGroups,Zustand</translation>
    </message>
    <message>
        <source>What jobs are billed</source>
        <translation>Was Jobs kosten</translation>
    </message>
    <message>
        <source>cost,price,TRESBillingWeights</source>
        <translation>Kosten,Preis,TRESBillingWeights</translation>
    </message>
    <message>
        <source>Derive weights and shares from the hardware</source>
        <translation>Gewichte und Anteile aus der Hardware ableiten</translation>
    </message>
    <message>
        <source>billing weights,chips,GPU</source>
        <translation>Abrechnungsgewichte,Chips,GPU</translation>
    </message>
    <message>
        <source>Nodes that a lab buys</source>
        <translation>Knoten, die eine Gruppe kauft</translation>
    </message>
    <message>
        <source>purchase,buy,condo,investment</source>
        <translation>Kauf,kaufen,Anschaffung,Investition,Condo</translation>
    </message>
    <message>
        <source>QOS and their limits</source>
        <translation>QOS und ihre Grenzen</translation>
    </message>
    <message>
        <source>quality of service,GrpTRES,MaxJobs</source>
        <translation>Dienstgüte,Limits,GrpTRES,MaxJobs</translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation>Benutzer, die steigen und fallen</translation>
    </message>
    <message>
        <source>ranks,winners,losers</source>
        <translation>Ränge,Gewinner,Verlierer</translation>
    </message>
    <message>
        <source>Accounts that rise and fall</source>
        <translation>Accounts, die steigen und fallen</translation>
    </message>
    <message>
        <source>winners,losers,committee,page for an account</source>
        <translation>Gewinner,Verlierer,Gremium,Ausschuss,Seite für einen Account</translation>
    </message>
    <message>
        <source>Queue before and after</source>
        <translation>Warteschlange vorher und nachher</translation>
    </message>
    <message>
        <source>order of jobs</source>
        <translation>Reihenfolge der Jobs</translation>
    </message>
    <message>
        <source>Changes and notes on them</source>
        <translation>Änderungen und Notizen dazu</translation>
    </message>
    <message>
        <source>note,reason,why,comment,reset,take back</source>
        <translation>Notiz,Grund,warum,Kommentar,zurücksetzen,zurücknehmen</translation>
    </message>
    <message>
        <source>When the draft is felt…</source>
        <translation>Wann der Entwurf zu spüren ist…</translation>
    </message>
    <message>
        <source>day,date,how long</source>
        <translation>Tag,Datum,wie lange</translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation>Alle in einen Ordner speichern…</translation>
    </message>
    <message>
        <source>apply.sh,rollback.sh,script,flat file,associations.cfg</source>
        <translation>apply.sh,rollback.sh,Skript,Textdatei,associations.cfg</translation>
    </message>
    <message>
        <source>associations,people,groups,shares,fair share,tree,sshare,limits,coordinators</source>
        <translation>Assoziationen,Leute,Gruppen,Anteile,Fair-Share,Baum,sshare,Grenzen,Limits,Koordinatoren</translation>
    </message>
    <message>
        <source>nodes,partitions,chips,GPU,TRES,billing,purchase,access</source>
        <translation>Knoten,Partitionen,Chips,GPU,TRES,Abrechnung,Kauf,Zugang</translation>
    </message>
    <message>
        <source>half-life,decay,recovery,reset,regimes</source>
        <translation>Halbwertszeit,Abklingen,Erholung,Zurücksetzen,Bereiche</translation>
    </message>
    <message>
        <source>weights,QOS,jobs,queue,sprio,waiting,settings,multifactor</source>
        <translation>Gewichte,QOS,Jobs,Warteschlange,sprio,Wartezeit,Einstellungen,multifactor</translation>
    </message>
    <message>
        <source>difference,diff,baseline,changes,notes,ranks</source>
        <translation>Unterschied,Differenz,diff,Ausgangsstand,Baseline,Änderungen,Notizen,Ränge</translation>
    </message>
    <message>
        <source>simulation,trace,sacct,sweep,waits,backfill</source>
        <translation>Simulation,Trace,sacct,Sweep,Wartezeiten,Backfill</translation>
    </message>
    <message>
        <source>apply.sh,rollback.sh,slurm.conf,sacctmgr,script,flat file</source>
        <translation>apply.sh,rollback.sh,slurm.conf,sacctmgr,Skript,Textdatei</translation>
    </message>
    <message>
        <source>pulls,runs,past,over time</source>
        <translation>Abfragen,Läufe,Vergangenheit,über die Zeit</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>Jobgröße</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
</context>
<context>
    <name>PastedTable</name>
    <message>
        <source>There is no account %1.</source>
        <translation>Es gibt keinen Account %1.</translation>
    </message>
    <message>
        <source>%1 stands in several accounts: write account/user.</source>
        <translation>%1 steht in mehreren Accounts: Account/Benutzer schreiben.</translation>
    </message>
    <message>
        <source>There is no account or user %1.</source>
        <translation>Es gibt weder Account noch Benutzer %1.</translation>
    </message>
    <message>
        <source>There is no user %1 in account %2.</source>
        <translation>Es gibt keinen Benutzer %1 im Account %2.</translation>
    </message>
    <message>
        <source>Several columns need names: put a line with “Account”, “User” and “Raw shares” above them.</source>
        <translation>Mehrere Spalten brauchen Namen: eine Zeile mit „Account“, „User“ und „Raw shares“ darübersetzen.</translation>
    </message>
    <message>
        <source>There is no row left for it.</source>
        <translation>Dafür ist keine Zeile mehr übrig.</translation>
    </message>
    <message>
        <source>root has no shares of its own.</source>
        <translation>root hat keine eigenen Anteile.</translation>
    </message>
    <message>
        <source>%1 stands in the table twice; the first line was taken.</source>
        <translation>%1 steht zweimal in der Tabelle; die erste Zeile wurde genommen.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Tabelle einfügen</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>new in %1</source>
        <translation>neu in %1</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>auch in %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>a user moves between accounts</comment>
        <translation>von %1 nach %2</translation>
    </message>
    <message>
        <source>was called %1</source>
        <translation>hieß %1</translation>
    </message>
    <message>
        <source>no longer in %1: remove there</source>
        <translation>nicht mehr in %1: dort entfernen</translation>
    </message>
    <message>
        <source>in no list any more: remove everywhere</source>
        <translation>in keiner Liste mehr: überall entfernen</translation>
    </message>
    <message>
        <source>in no account of this policy</source>
        <translation>in keinem Account dieser Richtlinie</translation>
    </message>
    <message>
        <source>there is no account %1 in this policy</source>
        <comment>one or several, with commas</comment>
        <translation>Account %1 gibt es in dieser Richtlinie nicht</translation>
    </message>
    <message>
        <source>new in %1 (shares %2)</source>
        <translation>neu in %1 (Anteile %2)</translation>
    </message>
    <message>
        <source>also in %1 (shares %2)</source>
        <translation>auch in %1 (Anteile %2)</translation>
    </message>
    <message>
        <source>from %1 to %2 (shares %3)</source>
        <comment>a user moves between accounts</comment>
        <translation>von %1 nach %2 (Anteile %3)</translation>
    </message>
    <message>
        <source>shares in %1: from %2 to %3</source>
        <translation>Anteile in %1: von %2 auf %3</translation>
    </message>
    <message>
        <source>There is more of it: apportion-cli sync prints all.</source>
        <translation>Davon gibt es mehr: apportion-cli sync gibt alles aus.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
</context>
<context>
    <name>PolicyFile</name>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was read.</source>
        <translation>%1 wurde seit dem Lesen von einem anderen Programm geändert.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>The copy for the projector could not be written. %1</source>
        <translation>Die Kopie für den Projektor konnte nicht geschrieben werden. %1</translation>
    </message>
    <message>
        <source>Opening the larger window…</source>
        <translation>Größeres Fenster wird geöffnet…</translation>
    </message>
    <message>
        <source>The larger window could not be opened.</source>
        <translation>Das größere Fenster ließ sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Opens a policy that comes with the program.</source>
        <translation>Öffnet eine Richtlinie, die dem Programm beiliegt.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Shows a page: %1.</source>
        <translation>Zeigt eine Seite: %1.</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light, dark oder system.</translation>
    </message>
    <message>
        <source>Opens no window: evaluates, and writes settings, commands and charts.</source>
        <translation>Öffnet kein Fenster: wertet aus und schreibt Einstellungen, Befehle und Diagramme.</translation>
    </message>
    <message>
        <source>Saves a picture of the window as soon as it shows numbers, and ends.</source>
        <translation>Speichert ein Bild des Fensters, sobald es Zahlen zeigt, und endet.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>width×height</source>
        <translation>Breite×Höhe</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.</source>
        <translation>Entwirft die Fair-Share- und Prioritätsrichtlinie eines Slurm-Clusters.</translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files.</source>
        <translation>Eine Richtliniendatei oder eine beliebige Datei von Slurm.</translation>
    </message>
    <message>
        <source>The language of the window: en, de, fr or zh_CN.</source>
        <translation>Die Sprache des Fensters: en, de, fr oder zh_CN.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Opens no window: writes one chart to the file of --out (.png, .svg, .pdf, or .csv for its data): %1.</source>
        <translation>Öffnet kein Fenster: schreibt ein Diagramm in die Datei von --out (.png, .svg, .pdf oder .csv für die Daten): %1.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Pixels of a PNG for each unit of the chart&apos;s size.</source>
        <translation>Pixel einer PNG je Einheit der Diagrammgröße.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The folder that --headless, or the file that --chart writes to.</source>
        <translation>Der Ordner, in den --headless, oder die Datei, in die --chart schreibt.</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>The size of the window, or of a chart.</source>
        <translation>Die Größe des Fensters oder eines Diagramms.</translation>
    </message>
    <message>
        <source>Opens no window: writes a report of the policy, printable (.pdf) or as a web page (.html).</source>
        <translation>Öffnet kein Fenster: schreibt einen Bericht zur Richtlinie, druckbar (.pdf) oder als Webseite (.html).</translation>
    </message>
    <message>
        <source>Fills the screen with a copy of a policy, and deletes the copy&apos;s file.</source>
        <translation>Füllt den Bildschirm mit einer Kopie einer Richtlinie und löscht die Datei der Kopie.</translation>
    </message>
    <message>
        <source>The policy that --report compares with, instead of the baseline in the policy&apos;s own file.</source>
        <translation>Die Richtlinie, mit der --report vergleicht, statt mit dem Ausgangsstand in der eigenen Datei.</translation>
    </message>
    <message>
        <source>Of the report: only what changes for this account, and why.</source>
        <translation>Vom Bericht nur, was sich für diesen Account ändert und warum.</translation>
    </message>
    <message>
        <source>--%1: “%2” is none of %3.</source>
        <translation>--%1: „%2“ ist keines von %3.</translation>
    </message>
    <message>
        <source>--size: “%1” is no width×height.</source>
        <translation>--size: „%1“ ist nicht Breite×Höhe.</translation>
    </message>
    <message>
        <source>--scale: “%1” is no number above 0, up to %2.</source>
        <translation>--scale: „%1“ ist keine Zahl über 0 bis %2.</translation>
    </message>
    <message>
        <source>%1 is not complete: there is nothing to show.</source>
        <translation>%1 ist nicht vollständig: es gibt nichts zu zeigen.</translation>
    </message>
    <message>
        <source>What the rows of --chart are, where there is a choice: accounts or users.</source>
        <translation>Was die Zeilen von --chart sind, wo es eine Wahl gibt: accounts oder users.</translation>
    </message>
    <message>
        <source>Of the report: only so many rows of each list, those that change most first, instead of all.</source>
        <translation>Vom Bericht: nur so viele Zeilen jeder Liste statt aller; die sich am meisten ändern, stehen vorn.</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>%1 (theirs)</source>
        <comment>the name of a scenario that others changed too</comment>
        <translation>%1 (der anderen)</translation>
    </message>
</context>
<context>
    <name>PullFolder</name>
    <message>
        <source>%1 could not be replaced.</source>
        <translation>%1 konnte nicht ersetzt werden.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 holds other things; choose an empty folder or a new name.</source>
        <translation>%1 enthält anderes; einen leeren Ordner oder einen neuen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 could not be made.</source>
        <translation>%1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recovered edits</source>
        <translation>Wiederhergestellte Änderungen</translation>
    </message>
</context>
<context>
    <name>RecoveryWords</name>
    <message>
        <source>nodes changed</source>
        <translation>Knoten geändert</translation>
    </message>
    <message>
        <source>tracked TRES or licenses changed</source>
        <translation>erfasste TRES oder Lizenzen geändert</translation>
    </message>
    <message>
        <source>name, release or options of the cluster changed</source>
        <translation>Name, Version oder Optionen des Clusters geändert</translation>
    </message>
    <message>
        <source>other lines of slurm.conf or of the dump changed</source>
        <translation>andere Zeilen der slurm.conf oder des Dumps geändert</translation>
    </message>
    <message>
        <source>jobs changed</source>
        <translation>Jobs geändert</translation>
    </message>
    <message>
        <source>usage changed</source>
        <translation>Verbrauch geändert</translation>
    </message>
    <message>
        <source>notes changed</source>
        <translation>Notizen geändert</translation>
    </message>
    <message>
        <source>other scenarios changed</source>
        <translation>andere Szenarien geändert</translation>
    </message>
    <message>
        <source>another baseline</source>
        <translation>ein anderer Ausgangsstand</translation>
    </message>
    <message>
        <source>an export noted</source>
        <translation>ein Export vermerkt</translation>
    </message>
    <message>
        <source>another slurm.conf beside it</source>
        <translation>eine andere slurm.conf daneben</translation>
    </message>
    <message>
        <source>%1 renamed to %2</source>
        <translation>%1 umbenannt in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more renamed</source>
        <translation>
            <numerusform>%n weiteres umbenannt</numerusform>
            <numerusform>%n weitere umbenannt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayProblems</name>
    <message numerus="yes">
        <source>%1 job(s) of users that the policy does not have: without shares and limits.</source>
        <translation>
            <numerusform>%1 Job eines Benutzers, den die Richtlinie nicht hat: ohne Anteil und Grenzen.</numerusform>
            <numerusform>%1 Jobs von Benutzern, die die Richtlinie nicht hat: ohne Anteile und Grenzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: in the default one.</source>
        <translation>
            <numerusform>%1 Job einer Partition, die die Richtlinie nicht hat: in der voreingestellten.</numerusform>
            <numerusform>%1 Jobs von Partitionen, die die Richtlinie nicht hat: in der voreingestellten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: left out.</source>
        <translation>
            <numerusform>%1 Job einer Partition, die die Richtlinie nicht hat: weggelassen.</numerusform>
            <numerusform>%1 Jobs von Partitionen, die die Richtlinie nicht hat: weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with GRES that could not be read.</source>
        <translation>
            <numerusform>%1 Job mit GRES, die nicht gelesen werden konnten.</numerusform>
            <numerusform>%1 Jobs mit GRES, die nicht gelesen werden konnten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with dependencies that could not be read.</source>
        <translation>
            <numerusform>%1 Job mit Abhängigkeiten, die nicht gelesen werden konnten.</numerusform>
            <numerusform>%1 Jobs mit Abhängigkeiten, die nicht gelesen werden konnten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) without an end: they take their limit.</source>
        <translation>
            <numerusform>%1 Job ohne Ende: er dauert bis zu seinem Zeitlimit.</numerusform>
            <numerusform>%1 Jobs ohne Ende: sie dauern bis zu ihrem Zeitlimit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or starts within their submission, which are not modelled.</source>
        <translation>
            <numerusform>%1 Job mit Reservierungen, Features, unbekannten Lizenzen oder Knoten, Komponenten, Anhalten, anderen Optionen von sbatch oder Start schon bei der Einreichung, was nicht nachgebildet wird.</numerusform>
            <numerusform>%1 Jobs mit Reservierungen, Features, unbekannten Lizenzen oder Knoten, Komponenten, Anhalten, anderen Optionen von sbatch oder Start schon bei der Einreichung, was nicht nachgebildet wird.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) that could begin only later for reasons that the trace does not tell: wait as long.</source>
        <translation>
            <numerusform>%1 Job konnte aus Gründen, die die Aufzeichnung nicht nennt, erst später beginnen: wartet ebenso lange.</numerusform>
            <numerusform>%1 Jobs konnten aus Gründen, die die Aufzeichnung nicht nennt, erst später beginnen: warten ebenso lange.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>a file, a line and what is wrong with it</comment>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) of the trace could not be read, such as %2</source>
        <translation>
            <numerusform>%1 Zeile der Aufzeichnung konnte nicht gelesen werden, nämlich %2</numerusform>
            <numerusform>%1 Zeilen der Aufzeichnung konnten nicht gelesen werden, etwa %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under %2.</source>
        <translation>
            <numerusform>%1 Job startet unter %2 nie.</numerusform>
            <numerusform>%1 Jobs starten unter %2 nie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not replayed, as there are more than four scenarios: %1.</source>
        <translation>Nicht nachgespielt, da es mehr als vier Szenarien sind: %1.</translation>
    </message>
    <message>
        <source>Not modelled, so that starts may differ: %1.</source>
        <translation>Nicht nachgebildet, Starts können also abweichen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of batch scripts, whose own options (#SBATCH) accounting does not keep: without them.</source>
        <translation>
            <numerusform>%1 Job aus Batch-Skripten, deren eigene Optionen (#SBATCH) das Accounting nicht aufhebt: ohne diese.</numerusform>
            <numerusform>%1 Jobs aus Batch-Skripten, deren eigene Optionen (#SBATCH) das Accounting nicht aufhebt: ohne diese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under any scenario.</source>
        <translation>
            <numerusform>%1 Job startet unter keinem Szenario.</numerusform>
            <numerusform>%1 Jobs starten unter keinem Szenario.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No jobs can be made up for this policy: it has no users, or no partition with nodes.</source>
        <translation>Für diese Richtlinie lassen sich keine Jobs erfinden: Sie hat keine Benutzer oder keine Partition mit Knoten.</translation>
    </message>
    <message>
        <source>No jobs that could be replayed were found in the files.</source>
        <translation>In den Dateien wurden keine Jobs gefunden, die nachgespielt werden könnten.</translation>
    </message>
    <message>
        <source>Stopped before there was an answer.</source>
        <translation>Angehalten, bevor es eine Antwort gab.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>by age</source>
        <translation>durch Alter</translation>
    </message>
    <message>
        <source>by the association&apos;s priority</source>
        <translation>durch die Priorität der Association</translation>
    </message>
    <message>
        <source>by fair-share</source>
        <translation>durch Fair Share</translation>
    </message>
    <message>
        <source>by job size</source>
        <translation>durch Jobgröße</translation>
    </message>
    <message>
        <source>by partition</source>
        <translation>durch die Partition</translation>
    </message>
    <message>
        <source>by QOS</source>
        <translation>durch die QOS</translation>
    </message>
    <message>
        <source>by TRES</source>
        <translation>durch TRES</translation>
    </message>
    <message>
        <source>by the site factor</source>
        <translation>durch den Site-Faktor</translation>
    </message>
    <message>
        <source>by nice</source>
        <translation>durch nice</translation>
    </message>
    <message>
        <source>by PriorityTier</source>
        <translation>durch PriorityTier</translation>
    </message>
    <message>
        <source>submitted earlier</source>
        <translation>früher eingereicht</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>jobs ahead; whose; by which term</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>The next pass of the scheduler</source>
        <translation>Der nächste Durchgang des Schedulers</translation>
    </message>
    <message>
        <source>Jobs ahead</source>
        <translation>Jobs davor</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Belegte Knoten</translation>
    </message>
    <message>
        <source>Nodes kept for jobs ahead</source>
        <translation>Knoten, die für Jobs davor frei gehalten werden</translation>
    </message>
    <message>
        <source>Limit %1 of %2</source>
        <comment>a limit and who has it</comment>
        <translation>Limit %1 von %2</translation>
    </message>
    <message>
        <source>Limits of the partition</source>
        <translation>Grenzen der Partition</translation>
    </message>
    <message>
        <source>A dependency</source>
        <translation>Eine Abhängigkeit</translation>
    </message>
    <message>
        <source>Its begin time</source>
        <translation>Sein Beginnzeitpunkt</translation>
    </message>
    <message>
        <source>Other tasks of its array</source>
        <translation>Andere Tasks seines Arrays</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>Angehalten (hold)</translation>
    </message>
    <message>
        <source>Against what really happened: starts differ by %1 (median) and %2 (p90), %3 of the CPUs were busy and %4 in the replay.</source>
        <translation>Gegen das, was wirklich geschah: Starts liegen %1 (Median) und %2 (p90) auseinander, %3 der CPUs waren belegt, in der Wiedergabe %4.</translation>
    </message>
    <message>
        <source>The jobs are made up: nothing really happened to compare with.</source>
        <translation>Die Jobs sind erfunden: Es gibt nichts Wirkliches zum Vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>The fast mode waits %1 in the mean, the exact one %2 (first %n job(s)).</source>
        <translation>
            <numerusform>Im schnellen Modus wartet man im Mittel %1, im exakten %2 (erster Job).</numerusform>
            <numerusform>Im schnellen Modus wartet man im Mittel %1, im exakten %2 (erste %n Jobs).</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences below ±%1 are noise here.</source>
        <translation>Unterschiede unter ±%1 sind hier Rauschen.</translation>
    </message>
    <message>
        <source>Only a first look: what is noise is not known yet, so nothing is claimed.</source>
        <translation>Nur ein erster Blick: Was Rauschen ist, ist noch nicht bekannt, also wird nichts behauptet.</translation>
    </message>
    <message>
        <source>Licenses in use</source>
        <translation>Lizenzen in Benutzung</translation>
    </message>
    <message>
        <source>A run that others pushed aside</source>
        <translation>Ein von anderen verdrängter Lauf</translation>
    </message>
    <message>
        <source>None of the jobs can start under this policy.</source>
        <translation>Keiner der Jobs kann unter dieser Richtlinie starten.</translation>
    </message>
    <message>
        <source>The trace does not tell when jobs began: there is nothing to compare with what really happened.</source>
        <translation>Die Aufzeichnung sagt nicht, wann Jobs begannen: Es gibt nichts, womit sich vergleichen ließe, was wirklich geschah.</translation>
    </message>
    <message>
        <source>No job of the trace begins in the time that is looked at.</source>
        <translation>Kein Job der Aufzeichnung beginnt in der Zeit, die betrachtet wird.</translation>
    </message>
    <message>
        <source>Chance moves the fast mode by ±%1. It may be further off the exact one, so nothing is claimed: replay in the exact mode what matters.</source>
        <translation>Der Zufall bewegt den schnellen Modus um ±%1. Vom genauen kann er weiter entfernt sein, also wird nichts behauptet: Spielen Sie genau nach, worauf es ankommt.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>The report could not be laid out.</source>
        <translation>Der Bericht konnte nicht gesetzt werden.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>%1 of %2</source>
        <comment>a page and how many there are</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Apportion %1</source>
        <translation>Apportion %1</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>Fair-share and priority policy</source>
        <translation>Fair-Share- und Prioritätsrichtlinie</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Accounts and users</source>
        <translation>Accounts und Benutzer</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Half-life of usage</source>
        <translation>Halbwertszeit des Verbrauchs</translation>
    </message>
    <message>
        <source>Usage in all</source>
        <translation>Verbrauch insgesamt</translation>
    </message>
    <message>
        <source>%1 TRES·s</source>
        <translation>%1 TRES·s</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>Account or user</source>
        <translation>Account oder Benutzer</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>Norm. shares</source>
        <translation>Norm. Anteile</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Verbrauch (TRES·s)</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Effektiver Verbrauch</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>%1 of %2 are listed; %3 are left out.</source>
        <translation>%1 von %2 sind aufgeführt; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>How usage fades, and where everybody stands</source>
        <translation>Wie Verbrauch abklingt und wo alle stehen</translation>
    </message>
    <message>
        <source>The users in their order</source>
        <translation>Die Benutzer in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>The first %1 of %2 users; %3 are left out.</source>
        <translation>Die ersten %1 von %2 Benutzern; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>Hardware and billing</source>
        <translation>Hardware und Abrechnung</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>CPUs each</source>
        <translation>CPUs je Knoten</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>Speicher je Knoten</translation>
    </message>
    <message>
        <source>GRES</source>
        <translation>GRES</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>Jobfaktor</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Longest job</source>
        <translation>Längster Job</translation>
    </message>
    <message>
        <source>TRESBillingWeights</source>
        <translation>TRESBillingWeights</translation>
    </message>
    <message>
        <source>none: CPUs are billed</source>
        <translation>keine: CPUs werden abgerechnet</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation>Verbrauchsfaktor</translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>Pending jobs in Slurm&apos;s order</source>
        <translation>Wartende Jobs in der Reihenfolge von Slurm</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>The first %1 of %2 jobs; %3 are left out.</source>
        <translation>Die ersten %1 von %2 Jobs; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>Nothing was found that Slurm would refuse or that looks unintended.</source>
        <translation>Es wurde nichts gefunden, das Slurm ablehnen würde oder das unbeabsichtigt aussieht.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What is the matter</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>%1 of %2 findings are listed, the gravest first; %3 are left out.</source>
        <translation>%1 von %2 Befunden sind aufgeführt, die schwersten zuerst; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>Difference to the baseline</source>
        <translation>Unterschied zum Ausgangsstand</translation>
    </message>
    <message>
        <source>The policy is as its baseline: nothing leaves for the cluster.</source>
        <translation>Die Richtlinie entspricht ihrem Ausgangsstand: Nichts geht an den Cluster.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2 changes are listed; %3 are left out.</source>
        <translation>%1 von %2 Änderungen sind aufgeführt; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>Who falls, who rises</source>
        <translation>Wer fällt, wer steigt</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Accounts: what is promised, and where their best user stands</source>
        <translation>Accounts: was zugesagt ist und wo ihr bester Benutzer steht</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1 of %2 accounts that change; %3 are left out.</source>
        <translation>%1 von %2 Accounts, die sich ändern; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from the baseline to the draft</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>The queue: what is looked at earlier or later</source>
        <translation>Die Warteschlange: was früher oder später an die Reihe kommt</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>%1 of %2 jobs that change places; %3 are left out.</source>
        <translation>%1 von %2 Jobs, die den Platz wechseln; %3 sind weggelassen.</translation>
    </message>
    <message>
        <source>Agreement with the cluster</source>
        <translation>Übereinstimmung mit dem Cluster</translation>
    </message>
    <message>
        <source>%1 of %2 numbers that it printed itself when it was imported</source>
        <translation>%1 von %2 Zahlen, die er beim Import selbst ausgegeben hat</translation>
    </message>
    <message>
        <source>The policy is as its baseline: nothing changes.</source>
        <translation>Die Richtlinie ist wie ihr Ausgangsstand: Nichts ändert sich.</translation>
    </message>
    <message>
        <source>What is changed in this account</source>
        <translation>Was in diesem Account geändert wird</translation>
    </message>
    <message>
        <source>Nothing: what changes for it comes from elsewhere.</source>
        <translation>Nichts: Was sich für ihn ändert, kommt von anderswo.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Promised share of the cluster</source>
        <translation>Zugesagter Anteil am Cluster</translation>
    </message>
    <message>
        <source>Part of all usage</source>
        <translation>Anteil am gesamten Verbrauch</translation>
    </message>
    <message>
        <source>Rank of its best user</source>
        <translation>Rang seines besten Benutzers</translation>
    </message>
    <message>
        <source>Its users</source>
        <translation>Seine Benutzer</translation>
    </message>
    <message>
        <source>%1 rise, %2 fall, of %3</source>
        <translation>%1 steigen, %2 fallen, von %3</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Ranks in all</source>
        <translation>Ränge insgesamt</translation>
    </message>
    <message>
        <source>Users it lifts</source>
        <translation>Benutzer, die sie hebt</translation>
    </message>
    <message>
        <source>Users it lowers</source>
        <translation>Benutzer, die sie senkt</translation>
    </message>
    <message>
        <source>Measured by evaluating the policy with and without each change; the ranks add up to what its users gain and lose.</source>
        <translation>Gemessen, indem die Richtlinie mit und ohne jede Änderung ausgewertet wurde; die Ränge ergeben zusammen, was seine Benutzer gewinnen und verlieren.</translation>
    </message>
    <message>
        <source>What changes for this account</source>
        <translation>Was sich für diesen Account ändert</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Assoc.</source>
        <translation>Assoz.</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Accounts: shares and usage</source>
        <translation>Accounts: Anteile und Verbrauch</translation>
    </message>
    <message>
        <source>Every user</source>
        <translation>Alle Benutzer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of finding, what it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Accounts with their users</source>
        <translation>Accounts mit ihren Benutzern</translation>
    </message>
    <message>
        <source>%1 of %2 stand here; %3 more follow.</source>
        <translation>%1 von %2 stehen hier; %3 weitere folgen.</translation>
    </message>
    <message>
        <source>For whom, and why</source>
        <translation>Für wen, und warum</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Replay of a queue</source>
        <translation>Eine Warteschlange nachgespielt</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two scenarios</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>so many errors, warnings, notes</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n Account</numerusform>
            <numerusform>%n Accounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n Benutzerassoziation</numerusform>
            <numerusform>%n Benutzerassoziationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n Partition</numerusform>
            <numerusform>%n Partitionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 users who rise, fall, are new or removed; %3 are left out.</source>
        <translation>%1 von %2 Benutzern, die steigen, fallen, neu sind oder entfernt werden; %3 sind ausgelassen.</translation>
    </message>
    <message>
        <source>%1 (until now %2)</source>
        <comment>an account that has another name</comment>
        <translation>%1 (bisher %2)</translation>
    </message>
    <message>
        <source>By its new name it is another account on the cluster: sacctmgr renames none, it is removed and added, and its users begin there without usage.</source>
        <translation>Unter dem neuen Namen ist er auf dem Cluster ein anderer Account: sacctmgr benennt keinen um, er wird entfernt und neu angelegt, und seine Benutzer beginnen dort ohne Verbrauch.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>begins without usage</source>
        <comment>who is added by another name</comment>
        <translation>beginnt ohne Verbrauch</translation>
    </message>
    <message numerus="yes">
        <source>%n lose it</source>
        <comment>users of an account that is removed</comment>
        <translation>
            <numerusform>%n verliert es</numerusform>
            <numerusform>%n verlieren es</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <comment>users of an account that is new</comment>
        <translation>
            <numerusform>%n ist neu</numerusform>
            <numerusform>%n sind neu</numerusform>
        </translation>
    </message>
    <message>
        <source>The account is removed: who is in it loses it, and its waiting jobs hang from no account.</source>
        <translation>Der Account wird entfernt: Wer in ihm steht, verliert ihn, und seine wartenden Jobs hängen an keinem Account.</translation>
    </message>
    <message>
        <source>The account is new: who is in it has no place under the baseline to compare with.</source>
        <translation>Der Account ist neu: Wer in ihm steht, hat unter dem Ausgangsstand keinen Rang, mit dem zu vergleichen wäre.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are not listed, as sprio does not: they are held, or wait for a begin time, a dependency or a QOS.</source>
        <translation>
            <numerusform>%n Job ist nicht aufgeführt, wie auch sprio ihn nicht aufführt: Er ist angehalten oder wartet auf eine Startzeit, eine Abhängigkeit oder eine QOS.</numerusform>
            <numerusform>%n Jobs sind nicht aufgeführt, wie auch sprio sie nicht aufführt: Sie sind angehalten oder warten auf eine Startzeit, eine Abhängigkeit oder eine QOS.</numerusform>
        </translation>
    </message>
    <message>
        <source>At once %1 user associations rise, %2 fall, of %3.</source>
        <translation>Sofort steigen %1 Benutzerassoziationen und fallen %2, von %3.</translation>
    </message>
    <message>
        <source>In the coming eight weeks no other account gets another place, if everybody goes on as now.</source>
        <translation>In den kommenden acht Wochen bekommt kein weiterer Account einen anderen Platz, wenn alle weitermachen wie jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more account(s) get another place in the coming eight weeks, if everybody goes on as now:</source>
        <translation>
            <numerusform>%n weiterer Account bekommt in den kommenden acht Wochen einen anderen Platz, wenn alle weitermachen wie jetzt:</numerusform>
            <numerusform>%n weitere Accounts bekommen in den kommenden acht Wochen einen anderen Platz, wenn alle weitermachen wie jetzt:</numerusform>
        </translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Spürbar</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a place before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No account&apos;s share or place changes at once.</source>
        <translation>Sofort ändert sich kein Anteil und kein Platz eines Accounts.</translation>
    </message>
    <message>
        <source>Nobody&apos;s rank changes at once.</source>
        <translation>Sofort ändert sich niemandes Rang.</translation>
    </message>
    <message>
        <source>No job changes its place at once.</source>
        <translation>Sofort wechselt kein Job seinen Platz.</translation>
    </message>
    <message>
        <source>%1 of %2 stand here; %3 more follow, and %4 are left out.</source>
        <translation>%1 von %2 stehen hier; %3 weitere folgen, und %4 fehlen.</translation>
    </message>
    <message>
        <source>In the queue %1 jobs are looked at earlier, %2 later, of %3.</source>
        <translation>In der Warteschlange kommen %1 Jobs früher an die Reihe, %2 später, von %3.</translation>
    </message>
    <message>
        <source>Jobs passed</source>
        <translation>Überholte Jobs</translation>
    </message>
    <message>
        <source>%1, by what is changed: %2</source>
        <comment>a kind of finding, what it is</comment>
        <translation>%1, durch die Änderung: %2</translation>
    </message>
    <message>
        <source>Usage as of</source>
        <translation>Verbrauch vom</translation>
    </message>
    <message>
        <source>Written on</source>
        <translation>Geschrieben am</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Because (places)</source>
        <translation>Weil (Plätze)</translation>
    </message>
    <message>
        <source>How often its jobs pass those of others</source>
        <translation>Wie oft seine Jobs die anderer überholen</translation>
    </message>
    <message>
        <source>Jobs passed: how often its jobs pass those of others, less how often those pass them.</source>
        <translation>Überholte Jobs: wie oft seine Jobs die anderer überholen, weniger wie oft diese sie überholen.</translation>
    </message>
    <message>
        <source>No change of the policy is worth a rank at once to any user of this account.</source>
        <translation>Keine Änderung der Richtlinie verschiebt sofort einen Benutzer dieses Accounts um einen Rang.</translation>
    </message>
    <message>
        <source>In the coming eight weeks its best user gets no other rank, if everybody goes on as now.</source>
        <translation>In den nächsten acht Wochen bekommt sein bester Benutzer keinen anderen Rang, wenn alle weitermachen wie jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>In %n day(s), on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.</source>
        <translation>
            <numerusform>In %n Tag, am %1, bekommt sein bester Benutzer einen anderen Rang: %2 statt %3, wenn alle weitermachen wie jetzt.</numerusform>
            <numerusform>In %n Tagen, am %1, bekommt sein bester Benutzer einen anderen Rang: %2 statt %3, wenn alle weitermachen wie jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>the baseline, %1</source>
        <comment>as of 27 Nov</comment>
        <translation>dem Ausgangsstand, %1</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Five accounts</source>
        <translation>Fünf Accounts</translation>
    </message>
    <message>
        <source>The example of the Multifactor Priority documentation: five users, classic fair share.</source>
        <translation>Das Beispiel aus der Dokumentation von Multifactor Priority: fünf Benutzer, klassischer Fair Share.</translation>
    </message>
    <message>
        <source>A university</source>
        <translation>Eine Universität</translation>
    </message>
    <message>
        <source>Departments and labs that bought nodes together; six partitions, weights from hardware.</source>
        <translation>Institute und Arbeitsgruppen, die gemeinsam Knoten gekauft haben; sechs Partitionen, Gewichte aus der Hardware.</translation>
    </message>
    <message>
        <source>Ties under Fair Tree</source>
        <translation>Gleichstände unter Fair Tree</translation>
    </message>
    <message>
        <source>Tied users and accounts, parent shares, zero shares and idle accounts.</source>
        <translation>Benutzer und Accounts im Gleichstand, Anteile auf parent, null Anteile und untätige Accounts.</translation>
    </message>
    <message>
        <source>A GPU cluster</source>
        <translation>Ein GPU-Cluster</translation>
    </message>
    <message>
        <source>About 200 users share two kinds of GPUs; billing takes the largest part.</source>
        <translation>Rund 200 Benutzer teilen sich zwei Arten von GPUs; abgerechnet wird der größte Teil.</translation>
    </message>
    <message>
        <source>Five regimes</source>
        <translation>Fünf Regime</translation>
    </message>
    <message>
        <source>One account in each regime of classic fair share, and jobs that age against it.</source>
        <translation>Ein Account in jedem Regime des klassischen Fair Share und Jobs, die dagegen altern.</translation>
    </message>
    <message>
        <source>Fair Tree, step by step</source>
        <translation>Fair Tree, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Three accounts of two users each: small enough to rank by hand.</source>
        <translation>Drei Accounts mit je zwei Benutzern: klein genug, um die Ränge von Hand zu bestimmen.</translation>
    </message>
    <message>
        <source>A lab at a university</source>
        <translation>Ein Lab an einer Universität</translation>
    </message>
    <message>
        <source>The lab by which FASRC explains sshare: all users on parent, weights from chips, a requeue partition.</source>
        <translation>Das Lab, an dem FASRC sshare erklärt: alle Benutzer auf parent, Gewichte aus Chips, eine Partition requeue.</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>%1: Slurm reads minutes and seconds here</source>
        <translation>%1: Slurm liest hier Minuten und Sekunden</translation>
    </message>
</context>
<context>
    <name>SettingInfo</name>
    <message>
        <source>%1 at exactly its share</source>
        <translation>%1 bei genau erreichtem Anteil</translation>
    </message>
    <message>
        <source>points per rank %1</source>
        <translation>Punkte je Rang: %1</translation>
    </message>
    <message>
        <source>fewer CPUs a minute first</source>
        <translation>weniger CPUs je Minute zuerst</translation>
    </message>
    <message>
        <source>more CPUs a minute first</source>
        <translation>mehr CPUs je Minute zuerst</translation>
    </message>
    <message>
        <source>smaller first</source>
        <translation>kleinere zuerst</translation>
    </message>
    <message>
        <source>larger first</source>
        <translation>größere zuerst</translation>
    </message>
    <message>
        <source>for each point of PriorityJobFactor</source>
        <translation>für jeden Punkt von PriorityJobFactor</translation>
    </message>
    <message>
        <source>all partitions alike</source>
        <translation>alle Partitionen gleich</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the partition that gets most, and its points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>for each point of the QOS&apos;s priority</source>
        <translation>für jeden Punkt der Priorität der QOS</translation>
    </message>
    <message>
        <source>no QOS has a priority</source>
        <translation>keine QOS hat eine Priorität</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the QOS that gets most, and its points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>full after %1</source>
        <translation>voller Wert: %1</translation>
    </message>
    <message>
        <source>for each point of the association&apos;s priority</source>
        <translation>für jeden Punkt der Priorität der Assoziation</translation>
    </message>
    <message>
        <source>full for the highest association priority</source>
        <translation>voll für die höchste Assoziationspriorität</translation>
    </message>
    <message>
        <source>for each unit asked for</source>
        <translation>für jede angeforderte Einheit</translation>
    </message>
    <message>
        <source>per partition total</source>
        <translation>bezogen auf die ganze Partition</translation>
    </message>
    <message>
        <source>every day at midnight</source>
        <translation>täglich um Mitternacht</translation>
    </message>
    <message>
        <source>every Sunday at midnight</source>
        <translation>jeden Sonntag um Mitternacht</translation>
    </message>
    <message>
        <source>on the first of every month</source>
        <translation>am Ersten jedes Monats</translation>
    </message>
    <message>
        <source>on the first of every quarter</source>
        <translation>am Ersten jedes Quartals</translation>
    </message>
    <message>
        <source>on the first of January</source>
        <translation>am 1. Januar</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>usage does not fade</source>
        <translation>Verbrauch klingt nicht ab</translation>
    </message>
    <message>
        <source>half is forgotten after %1</source>
        <translation>Hälfte vergessen: %1</translation>
    </message>
    <message>
        <source>does nothing under Fair Tree</source>
        <translation>wirkt unter Fair Tree nicht</translation>
    </message>
    <message>
        <source>only what is always tracked</source>
        <translation>nur was immer erfasst wird</translation>
    </message>
    <message>
        <source>1 more than what is always tracked</source>
        <translation>1 mehr als das immer Erfasste</translation>
    </message>
    <message numerus="yes">
        <source>%n more than what is always tracked</source>
        <translation>
            <numerusform>%n mehr als das immer Erfasste</numerusform>
            <numerusform>%n mehr als das immer Erfasste</numerusform>
        </translation>
    </message>
    <message>
        <source>TRES are added</source>
        <translation>TRES werden addiert</translation>
    </message>
    <message>
        <source>the largest TRES counts</source>
        <translation>die größte TRES zählt</translation>
    </message>
    <message>
        <source>the largest TRES counts, GRES are added</source>
        <translation>die größte TRES zählt, GRES kommen dazu</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the algorithm; how jobs are billed</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>der Reihe nach (first in, first out)</translation>
    </message>
    <message>
        <source>the sum of weighted factors</source>
        <translation>die Summe gewichteter Faktoren</translation>
    </message>
    <message>
        <source>every %1</source>
        <comment>how often usage is computed</comment>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>minutes, or days-hours</source>
        <translation>Minuten oder Tage-Stunden</translation>
    </message>
    <message>
        <source>points a TRES</source>
        <translation>Punkte je TRES</translation>
    </message>
    <message>
        <source>What is tracked beyond CPUs, memory, energy, nodes and billing. A weight for anything that is not tracked stops slurmctld.</source>
        <translation>Was über CPUs, Speicher, Energie, Knoten und Abrechnung hinaus erfasst wird. Ein Gewicht für etwas nicht Erfasstes bringt slurmctld zum Stehen.</translation>
    </message>
    <message>
        <source>How jobs are ordered: priority/multifactor adds weighted factors, priority/basic is first in, first out.</source>
        <translation>Wie Jobs geordnet werden: priority/multifactor addiert gewichtete Faktoren, priority/basic geht der Reihe nach.</translation>
    </message>
    <message>
        <source>Words that change how fair share, factors and billing are computed. Words that Slurm does not know do nothing.</source>
        <translation>Wörter, die ändern, wie Fair Share, Faktoren und Abrechnung berechnet werden. Wörter, die Slurm nicht kennt, bewirken nichts.</translation>
    </message>
    <message>
        <source>After this time past usage counts half. 0: usage never fades, and a reset period must be set.</source>
        <translation>Nach dieser Zeit zählt vergangener Verbrauch halb. 0: Verbrauch klingt nie ab, und es muss ein Rücksetzzeitraum gesetzt sein.</translation>
    </message>
    <message>
        <source>When all usage is set to 0, so that a new allocation period begins.</source>
        <translation>Wann aller Verbrauch auf 0 gesetzt wird, sodass ein neuer Vergabezeitraum beginnt.</translation>
    </message>
    <message>
        <source>How often usage is decayed and the running jobs&apos; use is added.</source>
        <translation>Wie oft der Verbrauch abklingt und der Bedarf der laufenden Jobs dazukommt.</translation>
    </message>
    <message>
        <source>YES gives small jobs the higher job size factor, NO large ones.</source>
        <translation>YES gibt kleinen Jobs den höheren Jobgrößenfaktor, NO großen.</translation>
    </message>
    <message>
        <source>The waiting time after which the age factor is 1 and grows no more.</source>
        <translation>Die Wartezeit, nach der der Altersfaktor 1 ist und nicht weiter wächst.</translation>
    </message>
    <message>
        <source>Softens how fast the classic factor falls with usage: F = 2^(−U/S/factor). Fair Tree does not use it.</source>
        <translation>Mildert, wie schnell der klassische Faktor mit dem Verbrauch fällt: F = 2^(−U/S/Faktor). Fair Tree verwendet ihn nicht.</translation>
    </message>
    <message>
        <source>Points for a job that has waited PriorityMaxAge or longer.</source>
        <translation>Punkte für einen Job, der PriorityMaxAge oder länger gewartet hat.</translation>
    </message>
    <message>
        <source>Points for the priority of the job&apos;s association.</source>
        <translation>Punkte für die Priorität der Assoziation des Jobs.</translation>
    </message>
    <message>
        <source>Points for a fair-share factor of 1. Make it large enough that neighbouring ranks differ by a point.</source>
        <translation>Punkte für einen Fair-Share-Faktor von 1. Groß genug wählen, dass benachbarte Ränge sich um einen Punkt unterscheiden.</translation>
    </message>
    <message>
        <source>Points for the largest job (or the smallest, with PriorityFavorSmall).</source>
        <translation>Punkte für den größten Job (oder den kleinsten, mit PriorityFavorSmall).</translation>
    </message>
    <message>
        <source>Points in the partition with the highest PriorityJobFactor.</source>
        <translation>Punkte in der Partition mit dem höchsten PriorityJobFactor.</translation>
    </message>
    <message>
        <source>Points for the QOS with the highest priority.</source>
        <translation>Punkte für die QOS mit der höchsten Priorität.</translation>
    </message>
    <message>
        <source>Points for asking for all of a TRES in the partition, for each TRES: CPU=1000,GRES/gpu=3000.</source>
        <translation>Punkte für das Anfordern einer ganzen TRES der Partition, je TRES: CPU=1000,GRES/gpu=3000.</translation>
    </message>
    <message>
        <source>The plugin of the site that adds a term of its own.</source>
        <translation>Das Plugin des Standorts, das einen eigenen Summanden beiträgt.</translation>
    </message>
    <message>
        <source>What the site factor plugin is given.</source>
        <translation>Was dem Standortfaktor-Plugin übergeben wird.</translation>
    </message>
    <message>
        <source>Further parameters of the priority plugin.</source>
        <translation>Weitere Parameter des Prioritäts-Plugins.</translation>
    </message>
    <message>
        <source>The priority of running jobs is recomputed too.</source>
        <translation>Auch die Priorität laufender Jobs wird neu berechnet.</translation>
    </message>
    <message>
        <source>Classic fair share, but the depth of an account in the tree matters less. Implies NO_FAIR_TREE.</source>
        <translation>Klassischer Fair Share, doch die Tiefe eines Accounts im Baum zählt weniger. Schließt NO_FAIR_TREE ein.</translation>
    </message>
    <message>
        <source>A job&apos;s priority may rise, never fall.</source>
        <translation>Die Priorität eines Jobs kann steigen, aber nie fallen.</translation>
    </message>
    <message>
        <source>A job is billed for its largest weighted TRES of the node, not for their sum.</source>
        <translation>Einem Job wird seine größte gewichtete TRES des Knotens abgerechnet, nicht deren Summe.</translation>
    </message>
    <message>
        <source>The classic fair-share factor 2^(−U/S) instead of Fair Tree&apos;s ranks.</source>
        <translation>Der klassische Fair-Share-Faktor 2^(−U/S) anstelle der Ränge von Fair Tree.</translation>
    </message>
    <message>
        <source>The association&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation>Die Priorität der Assoziation zählt, wie sie ist, nicht als Teil der höchsten.</translation>
    </message>
    <message>
        <source>The partition&apos;s job factor counts as it stands, not as a part of the highest.</source>
        <translation>Der Jobfaktor der Partition zählt, wie er ist, nicht als Teil des höchsten.</translation>
    </message>
    <message>
        <source>The QOS&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation>Die Priorität der QOS zählt, wie sie ist, nicht als Teil der höchsten.</translation>
    </message>
    <message>
        <source>Requested TRES count as they stand, not as a part of the partition&apos;s total.</source>
        <translation>Angeforderte TRES zählen, wie sie sind, nicht als Teil der ganzen Partition.</translation>
    </message>
    <message>
        <source>The value cannot hold a line break or a #.</source>
        <translation>Der Wert darf weder Zeilenumbruch noch # enthalten.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: what is wrong, what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 (slurm.conf(5), %2)</source>
        <comment>a sentence, and its source</comment>
        <translation>%1 (slurm.conf(5), %2)</translation>
    </message>
    <message>
        <source>half is forgotten after 136 years: hardly anything fades</source>
        <translation>die Hälfte ist nach 136 Jahren vergessen: kaum etwas klingt ab</translation>
    </message>
    <message>
        <source>%1 A change counts once slurmctld is restarted, which scontrol reconfigure does since Slurm 23.11.</source>
        <comment>what the setting does</comment>
        <translation>%1 Eine Änderung gilt, sobald slurmctld neu gestartet ist, was scontrol reconfigure seit Slurm 23.11 tut.</translation>
    </message>
    <message>
        <source>each time that slurmctld reads it</source>
        <translation>jedes Mal, wenn slurmctld es liest</translation>
    </message>
    <message>
        <source>As MAX_TRES, but GPUs and other GRES are added on top. It wins when both are set. Before Slurm 25.05 it is MAX_TRES.</source>
        <translation>Wie MAX_TRES, doch GPUs und andere GRES kommen hinzu. Gewinnt, wenn beide gesetzt sind. Vor Slurm 25.05 ist es MAX_TRES.</translation>
    </message>
    <message>
        <source>Job size is CPUs divided by the time limit: short wide jobs first, or last with PriorityFavorSmall.</source>
        <translation>Die Jobgröße ist CPUs geteilt durch das Zeitlimit: kurze, breite Jobs zuerst, mit PriorityFavorSmall zuletzt.</translation>
    </message>
    <message>
        <source>Jobs gather age from their submission on, even while a dependency, a hold or a begin time keeps them from running.</source>
        <translation>Jobs altern von ihrer Abgabe an, auch während eine Abhängigkeit, ein Anhalten oder eine Anfangszeit sie nicht laufen lässt.</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>The same holds for %1 more, beginning with %2</source>
        <translation>Dasselbe gilt für %1 weitere, angefangen mit %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more accounts and users, beginning with %2</source>
        <translation>Dasselbe gilt für %1 weitere Accounts und Benutzer, angefangen mit %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more partitions, beginning with %2</source>
        <translation>Dasselbe gilt für %1 weitere Partitionen, angefangen mit %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more jobs, beginning with %2</source>
        <translation>Dasselbe gilt für %1 weitere Jobs, angefangen mit %2</translation>
    </message>
    <message>
        <source>They are mended in the same way</source>
        <translation>Sie werden auf dieselbe Weise behoben</translation>
    </message>
    <message>
        <source>Set %1, or remove the values</source>
        <translation>%1 setzen oder die Werte entfernen</translation>
    </message>
    <message>
        <source>Give different values, or set the weight to 0</source>
        <translation>Verschiedene Werte vergeben oder das Gewicht auf 0 setzen</translation>
    </message>
    <message>
        <source>The flag %1 does nothing while %2 is 0</source>
        <translation>Das Flag %1 bewirkt nichts, solange %2 0 ist</translation>
    </message>
    <message>
        <source>Set the weight, or remove the flag</source>
        <translation>Das Gewicht setzen oder das Flag entfernen</translation>
    </message>
    <message>
        <source>PriorityFavorSmall=YES does nothing while PriorityWeightJobSize is 0</source>
        <translation>PriorityFavorSmall=YES bewirkt nichts, solange PriorityWeightJobSize 0 ist</translation>
    </message>
    <message>
        <source>Set PriorityWeightJobSize, or remove PriorityFavorSmall</source>
        <translation>PriorityWeightJobSize setzen oder PriorityFavorSmall entfernen</translation>
    </message>
    <message>
        <source>PriorityJobFactor counts nothing while %1 is 0: it is set for %2 of %3 partitions, such as %4</source>
        <translation>PriorityJobFactor zählt nicht, solange %1 0 ist: gesetzt bei %2 von %3 Partitionen, etwa %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all partitions have the same PriorityJobFactor</source>
        <translation>%1=%2 unterscheidet keine Jobs: Alle Partitionen haben denselben PriorityJobFactor</translation>
    </message>
    <message>
        <source>The priority of a QOS counts nothing while %1 is 0: it is set for %2 of %3 QOS, such as %4</source>
        <translation>Die Priorität einer QOS zählt nicht, solange %1 0 ist: gesetzt bei %2 von %3 QOS, etwa %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all QOS have the same priority</source>
        <translation>%1=%2 unterscheidet keine Jobs: Alle QOS haben dieselbe Priorität</translation>
    </message>
    <message>
        <source>The priority of an association counts nothing while %1 is 0: it is set for %2 of %3, such as %4</source>
        <translation>Die Priorität einer Assoziation zählt nicht, solange %1 0 ist: gesetzt bei %2 von %3, etwa %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: no association has a priority</source>
        <translation>%1=%2 unterscheidet keine Jobs: Keine Assoziation hat eine Priorität</translation>
    </message>
    <message>
        <source>%1 of %2 weighs %3, which is not tracked: slurmctld would not start</source>
        <translation>%1 von %2 gewichtet %3, was nicht erfasst wird: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the weight</source>
        <translation>%1 zu AccountingStorageTRES hinzufügen oder das Gewicht entfernen</translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1, which is not tracked: slurmctld would not start</source>
        <translation>PriorityWeightTRES gewichtet %1, was nicht erfasst wird: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Partition %1 charges Mem=%2 per MB, which is %3 per GB</source>
        <translation>Partition %1 berechnet Mem=%2 je MB, das sind %3 je GB</translation>
    </message>
    <message>
        <source>Write Mem=%1G for %1 per GB</source>
        <translation>Für %1 je GB Mem=%1G schreiben</translation>
    </message>
    <message>
        <source>Partition %1 gives billing itself a weight, which does nothing</source>
        <translation>Partition %1 gibt billing selbst ein Gewicht, was nichts bewirkt</translation>
    </message>
    <message>
        <source>Remove it from TRESBillingWeights</source>
        <translation>Aus TRESBillingWeights entfernen</translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged by no billing weight</source>
        <translation>GPUs der Partition %1 werden mit keinem Abrechnungsgewicht berechnet</translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged but for those of %2</source>
        <translation>GPUs der Partition %1 werden berechnet, nur die von %2 nicht</translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights: its CPUs are charged, its GPUs are not</source>
        <translation>Partition %1 hat keine TRESBillingWeights: Ihre CPUs werden berechnet, ihre GPUs nicht</translation>
    </message>
    <message>
        <source>Add %1 to its TRESBillingWeights</source>
        <translation>%1 zu ihren TRESBillingWeights hinzufügen</translation>
    </message>
    <message>
        <source>Give it TRESBillingWeights=CPU=1,%1</source>
        <translation>Ihr TRESBillingWeights=CPU=1,%1 geben</translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and give the partition TRESBillingWeights=CPU=1,%1</source>
        <translation>%2 zu AccountingStorageTRES hinzufügen und der Partition TRESBillingWeights=CPU=1,%1 geben</translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and %1 to the partition&apos;s TRESBillingWeights</source>
        <translation>%2 zu AccountingStorageTRES und %1 zu den TRESBillingWeights der Partition hinzufügen</translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist</source>
        <translation>Partition %1 nennt die QOS %2, die es nicht gibt</translation>
    </message>
    <message>
        <source>Add the QOS with sacctmgr, or correct the name</source>
        <translation>Die QOS mit sacctmgr hinzufügen oder den Namen berichtigen</translation>
    </message>
    <message>
        <source>Nodes %1 belong to account %2, which does not exist</source>
        <translation>Die Knoten %1 gehören dem Account %2, den es nicht gibt</translation>
    </message>
    <message>
        <source>Choose an account of the tree, or add this one</source>
        <translation>Einen Account des Baums wählen oder diesen hinzufügen</translation>
    </message>
    <message>
        <source>Nodes %1 have the chip %2, of which nothing is known</source>
        <translation>Die Knoten %1 haben den Chip %2, über den nichts bekannt ist</translation>
    </message>
    <message>
        <source>Add the chip with its FLOPS or its weight, so that billing weights can be derived</source>
        <translation>Den Chip mit seinen FLOPS oder seinem Gewicht hinzufügen, damit sich Abrechnungsgewichte ableiten lassen</translation>
    </message>
    <message>
        <source>Job %1 asks for partition %2, which does not exist</source>
        <translation>Job %1 fordert Partition %2 an, die es nicht gibt</translation>
    </message>
    <message>
        <source>Read the slurm.conf that the jobs come from, or correct the partition</source>
        <translation>Die slurm.conf lesen, aus der die Jobs stammen, oder die Partition berichtigen</translation>
    </message>
    <message>
        <source>Job %1 has the QOS %2, which does not exist</source>
        <translation>Job %1 hat die QOS %2, die es nicht gibt</translation>
    </message>
    <message>
        <source>Read an associations file with its QOS lines, or add the QOS</source>
        <translation>Eine Assoziationsdatei mit ihren QOS-Zeilen lesen oder die QOS hinzufügen</translation>
    </message>
    <message>
        <source>Job %1 runs under account %2, which does not exist</source>
        <translation>Job %1 läuft unter dem Account %2, den es nicht gibt</translation>
    </message>
    <message>
        <source>Read the associations of the same cluster, or add the account</source>
        <translation>Die Assoziationen desselben Clusters lesen oder den Account hinzufügen</translation>
    </message>
    <message>
        <source>Job %1 belongs to user %2, who is not in account %3</source>
        <translation>Job %1 gehört Benutzer %2, der nicht im Account %3 ist</translation>
    </message>
    <message>
        <source>Add the user to the account, or correct the job</source>
        <translation>Den Benutzer zum Account hinzufügen oder den Job berichtigen</translation>
    </message>
    <message>
        <source>Lower the weights: only their ratios matter, and sums of some millions leave room for nice and site factors</source>
        <translation>Die Gewichte senken: Nur ihre Verhältnisse zählen, und Summen von einigen Millionen lassen Raum für Nice und Standortfaktoren</translation>
    </message>
    <message>
        <source>The priority weights add up to %1, more than the 4294967295 that a priority can hold</source>
        <translation>Die Prioritätsgewichte ergeben zusammen %1, mehr als die 4294967295, die eine Priorität fasst</translation>
    </message>
    <message>
        <source>With factors that are not normalized, a priority can pass 4294967295; whatever is above is cut</source>
        <translation>Mit nicht normierten Faktoren kann eine Priorität 4294967295 übersteigen; was darüber liegt, wird gekappt</translation>
    </message>
    <message>
        <source>Lower the weights of the raw factors, or remove the NO_NORMAL flags</source>
        <translation>Die Gewichte der rohen Faktoren senken oder die NO_NORMAL-Flags entfernen</translation>
    </message>
    <message>
        <source>PriorityWeightFairshare is 0: shares and usage have no influence on any priority</source>
        <translation>PriorityWeightFairshare ist 0: Anteile und Verbrauch haben auf keine Priorität Einfluss</translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to at least the number of users, %1</source>
        <translation>PriorityWeightFairshare mindestens auf die Zahl der Benutzer setzen, %1</translation>
    </message>
    <message>
        <source>PriorityWeightFairshare=%1 is less than the %2 users: neighbours in rank differ by less than one point</source>
        <translation>PriorityWeightFairshare=%1 ist kleiner als die Zahl der Benutzer, %2: Nachbarn im Rang unterscheiden sich um weniger als einen Punkt</translation>
    </message>
    <message>
        <source>Set it to %1 or more; ten times the number of users keeps every rank apart from the other terms&apos; rounding</source>
        <translation>Auf %1 oder mehr setzen; das Zehnfache der Benutzerzahl hält jeden Rang frei von der Rundung der anderen Summanden</translation>
    </message>
    <message>
        <source>The flag %1 does nothing: Slurm ignores it silently</source>
        <translation>Das Flag %1 bewirkt nichts: Slurm übergeht es stillschweigend</translation>
    </message>
    <message>
        <source>Remove it; Fair Tree is what Slurm does without NO_FAIR_TREE or DEPTH_OBLIVIOUS</source>
        <translation>Entfernen; Fair Tree gilt in Slurm ohnehin, wenn NO_FAIR_TREE und DEPTH_OBLIVIOUS fehlen</translation>
    </message>
    <message>
        <source>PriorityFlags holds words that Slurm silently ignores: %1</source>
        <translation>PriorityFlags enthält Wörter, die Slurm stillschweigend übergeht: %1</translation>
    </message>
    <message>
        <source>Correct the spelling or remove them</source>
        <translation>Die Schreibweise berichtigen oder die Wörter entfernen</translation>
    </message>
    <message>
        <source>MAX_TRES and MAX_TRES_GRES stand together: MAX_TRES_GRES wins, and GPUs are added to the maximum</source>
        <translation>MAX_TRES und MAX_TRES_GRES stehen zusammen: MAX_TRES_GRES gewinnt, und GPUs kommen zum Maximum hinzu</translation>
    </message>
    <message>
        <source>Keep the one that is meant</source>
        <translation>Das gemeinte behalten</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1 does nothing under Fair Tree</source>
        <translation>FairShareDampeningFactor=%1 bewirkt unter Fair Tree nichts</translation>
    </message>
    <message>
        <source>Remove it, or use NO_FAIR_TREE if usage shall be dampened</source>
        <translation>Entfernen, oder NO_FAIR_TREE verwenden, wenn der Verbrauch gedämpft werden soll</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife=0 without PriorityUsageResetPeriod: slurmctld would not start</source>
        <translation>PriorityDecayHalfLife=0 ohne PriorityUsageResetPeriod: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Set a half-life, such as 14-0, or a reset period, such as MONTHLY</source>
        <translation>Eine Halbwertszeit wie 14-0 oder einen Rücksetzzeitraum wie MONTHLY setzen</translation>
    </message>
    <message>
        <source>Usage neither decays nor is reset: what was used once counts for ever</source>
        <translation>Verbrauch klingt weder ab noch wird er zurückgesetzt: Was einmal verbraucht wurde, zählt für immer</translation>
    </message>
    <message>
        <source>Put another period in its place as soon as usage was cleared</source>
        <translation>Einen anderen Zeitraum einsetzen, sobald der Verbrauch gelöscht ist</translation>
    </message>
    <message>
        <source>PriorityCalcPeriod is below one minute: slurmctld would not start</source>
        <translation>PriorityCalcPeriod liegt unter einer Minute: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Set it to 5, Slurm&apos;s default, or to 1 or more</source>
        <translation>Auf 5, Slurms Vorgabe, oder auf 1 oder mehr setzen</translation>
    </message>
    <message>
        <source>Choose a half-life that is longer than the longest MaxTime</source>
        <translation>Eine Halbwertszeit wählen, die länger ist als die längste MaxTime</translation>
    </message>
    <message>
        <source>PriorityType=priority/basic runs jobs in the order of submission: the priority weights do nothing</source>
        <translation>PriorityType=priority/basic startet Jobs in der Reihenfolge der Einreichung: Die Prioritätsgewichte bewirken nichts</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor, or remove the weights</source>
        <translation>PriorityType=priority/multifactor setzen oder die Gewichte entfernen</translation>
    </message>
    <message>
        <source>PriorityMaxAge is 0: every job has its full age at once, so that age tells no two jobs apart</source>
        <translation>PriorityMaxAge ist 0: Jeder Job hat sofort sein volles Alter, sodass das Alter keine Jobs unterscheidet</translation>
    </message>
    <message>
        <source>Set it to the time after which waiting longer should not count, such as 7-0</source>
        <translation>Auf die Zeit setzen, nach der längeres Warten nicht mehr zählen soll, etwa 7-0</translation>
    </message>
    <message>
        <source>All %1 below %2 have 0 shares: none of them gets a share of what %2 gets</source>
        <translation>Alle %1 unter %2 haben 0 Anteile: Niemand davon erhält einen Anteil an dem, was %2 erhält</translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal</source>
        <translation>Ihnen Anteile geben, je 1, wenn sie gleich sind</translation>
    </message>
    <message>
        <source>The raw shares below %1 add up to %2, more than the 4294967295 that Slurm can hold</source>
        <translation>Die Rohanteile unter %1 ergeben zusammen %2, mehr als die 4294967295, die Slurm fasst</translation>
    </message>
    <message>
        <source>Divide them all by the same number: only their ratios matter</source>
        <translation>Alle durch dieselbe Zahl teilen: Nur ihre Verhältnisse zählen</translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: under Fair Tree they tie whatever they used</source>
        <translation>Alle %1 unter %2 stehen auf `parent`: Unter Fair Tree herrscht Gleichstand, was immer sie verbraucht haben</translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal, so that usage tells them apart</source>
        <translation>Ihnen Anteile geben, je 1, wenn sie gleich sind, damit der Verbrauch sie unterscheidet</translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: they share one fair-share factor, whoever of them used it</source>
        <translation>Alle %1 unter %2 stehen auf `parent`: Sie haben einen gemeinsamen Fair-Share-Faktor, wer immer von ihnen verbraucht hat</translation>
    </message>
    <message>
        <source>Leave it so if the account shall count as one; else give them shares</source>
        <translation>So lassen, wenn der Account als einer zählen soll; sonst ihnen Anteile geben</translation>
    </message>
    <message>
        <source>Give it shares if that is not meant</source>
        <translation>Anteile geben, wenn das nicht gemeint ist</translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: all others of the account come first</source>
        <translation>Benutzer %1 im Account %3 hat 0 Anteile und einen Verbrauch von %2: Alle anderen des Accounts kommen zuerst</translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: the fair-share factor is 0</source>
        <translation>Benutzer %1 im Account %3 hat 0 Anteile und einen Verbrauch von %2: Der Fair-Share-Faktor ist 0</translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: all accounts beside it come first</source>
        <translation>Account %1 hat 0 Anteile und einen Verbrauch von %2: Alle Accounts daneben kommen zuerst</translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: everybody below it has a fair-share factor of 0</source>
        <translation>Account %1 hat 0 Anteile und einen Verbrauch von %2: Alle darunter haben einen Fair-Share-Faktor von 0</translation>
    </message>
    <message>
        <source>User %1 in account %2 has an association for partition %3, which does not exist</source>
        <translation>Benutzer %1 im Account %2 hat eine Assoziation für Partition %3, die es nicht gibt</translation>
    </message>
    <message>
        <source>Remove the association, or correct the partition&apos;s name</source>
        <translation>Die Assoziation entfernen oder den Namen der Partition berichtigen</translation>
    </message>
    <message>
        <source>%1=%2 is %3 minutes and %4 seconds, not hours and minutes: Slurm takes %5 minutes</source>
        <translation>%1=%2 ist %3 Minuten und %4 Sekunden, nicht Stunden und Minuten: Slurm nimmt %5 Minuten</translation>
    </message>
    <message>
        <source>Write %1:00 if hours and minutes are meant, else %2</source>
        <translation>%1:00 schreiben, wenn Stunden und Minuten gemeint sind, sonst %2</translation>
    </message>
    <message>
        <source>%1=%2 is rounded up to %3 whole minutes</source>
        <translation>%1=%2 wird auf %3 ganze Minuten aufgerundet</translation>
    </message>
    <message>
        <source>Leave the seconds out</source>
        <translation>Die Sekunden weglassen</translation>
    </message>
    <message>
        <source>%1=%2 is %2 minutes: a number alone counts minutes</source>
        <translation>%1=%2 ist %2 Minuten: Eine Zahl allein zählt Minuten</translation>
    </message>
    <message>
        <source>Write %1-0 if days are meant</source>
        <translation>%1-0 schreiben, wenn Tage gemeint sind</translation>
    </message>
    <message>
        <source>raw shares of %1 %2 → %3</source>
        <translation>Rohanteile von %1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 competes below %3 instead of %2</source>
        <translation>%1 konkurriert unter %3 statt %2</translation>
    </message>
    <message>
        <source>Level shares below %1</source>
        <translation>Anteile der Ebene unter %1</translation>
    </message>
    <message>
        <source>%1 associations compete here; those on `parent` are left out</source>
        <translation>%1 Assoziationen konkurrieren hier; die auf `parent` bleiben außen vor</translation>
    </message>
    <message>
        <source>Normalized shares</source>
        <translation>Normierte Anteile</translation>
    </message>
    <message>
        <source>The part of the machine that %1 was promised: its part of each level above, multiplied</source>
        <translation>Der Teil der Maschine, der %1 zugesagt ist: sein Teil jeder Ebene darüber, multipliziert</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own and shows those of %2</source>
        <translation>%1 steht auf `parent`: hat keine eigenen Anteile und zeigt die von %2</translation>
    </message>
    <message>
        <source>Part of %1 among its siblings</source>
        <translation>Teil von %1 unter den Geschwistern</translation>
    </message>
    <message>
        <source>Nobody on this level has shares</source>
        <translation>Niemand auf dieser Ebene hat Anteile</translation>
    </message>
    <message>
        <source>%1 has no shares</source>
        <translation>%1 hat keine Anteile</translation>
    </message>
    <message>
        <source>root has no siblings to share with; Slurm shows 0</source>
        <translation>root hat keine Geschwister, um mit ihnen zu teilen; Slurm zeigt 0</translation>
    </message>
    <message>
        <source>root is the whole machine</source>
        <translation>root ist die ganze Maschine</translation>
    </message>
    <message>
        <source>Raw usage of %1</source>
        <translation>Rohverbrauch von %1</translation>
    </message>
    <message>
        <source>Billing TRES × seconds, as decayed until now</source>
        <translation>Abrechnungs-TRES × Sekunden, bis jetzt abgeklungen</translation>
    </message>
    <message>
        <source>%1 was left behind by users who are gone</source>
        <translation>%1 stammt von Benutzern, die es nicht mehr gibt</translation>
    </message>
    <message>
        <source>What the machine can do</source>
        <translation>Was die Maschine leisten kann</translation>
    </message>
    <message>
        <source>Without processors or half-life: all usage there is</source>
        <translation>Ohne Prozessoren oder Halbwertszeit: aller Verbrauch, den es gibt</translation>
    </message>
    <message>
        <source>Normalized usage</source>
        <translation>Normierter Verbrauch</translation>
    </message>
    <message>
        <source>Nobody has used anything</source>
        <translation>Niemand hat etwas verbraucht</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Effektiver Verbrauch</translation>
    </message>
    <message>
        <source>root is all usage there is</source>
        <translation>root ist aller Verbrauch, den es gibt</translation>
    </message>
    <message>
        <source>Nobody below %1 has used anything</source>
        <translation>Niemand unter %1 hat etwas verbraucht</translation>
    </message>
    <message>
        <source>%1 has used nothing</source>
        <translation>%1 hat nichts verbraucht</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Fair-Share-Faktor</translation>
    </message>
    <message>
        <source>Without shares the factor is 0</source>
        <translation>Ohne Anteile ist der Faktor 0</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has the factor that %2 as a whole deserves</source>
        <translation>%1 steht auf `parent`: hat den Faktor, der %2 als Ganzem zusteht</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1: 1 when nothing was used, %2 when exactly the share was used</source>
        <translation>FairShareDampeningFactor=%1: 1, wenn nichts verbraucht wurde, %2, wenn genau der Anteil verbraucht wurde</translation>
    </message>
    <message>
        <source>1 when nothing was used, 0.5 when exactly the share was used</source>
        <translation>1, wenn nichts verbraucht wurde, 0,5, wenn genau der Anteil verbraucht wurde</translation>
    </message>
    <message>
        <source>0.5 when exactly the share was used</source>
        <translation>0,5, wenn genau der Anteil verbraucht wurde</translation>
    </message>
    <message>
        <source>root has no fair-share factor: it does not compete</source>
        <translation>root hat keinen Fair-Share-Faktor: konkurriert nicht</translation>
    </message>
    <message>
        <source>Under Fair Tree only users have a factor; an account has its place on its level</source>
        <translation>Unter Fair Tree haben nur Benutzer einen Faktor; ein Account hat seinen Platz auf seiner Ebene</translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 %2?</source>
        <translation>Warum sind die normierten Anteile von %1 %2?</translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 in %2 %3?</source>
        <translation>Warum sind die normierten Anteile von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 %2?</source>
        <translation>Warum ist der Rohverbrauch von %1 %2?</translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 in %2 %3?</source>
        <translation>Warum ist der Rohverbrauch von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 %2?</source>
        <translation>Warum ist der normierte Verbrauch von %1 %2?</translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 in %2 %3?</source>
        <translation>Warum ist der normierte Verbrauch von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 %2?</source>
        <translation>Warum ist der effektive Verbrauch von %1 %2?</translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 in %2 %3?</source>
        <translation>Warum ist der effektive Verbrauch von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 %2?</source>
        <translation>Warum ist der LevelFS von %1 %2?</translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 in %2 %3?</source>
        <translation>Warum ist der LevelFS von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 %2?</source>
        <translation>Warum ist der Fair-Share-Faktor von %1 %2?</translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 in %2 %3?</source>
        <translation>Warum ist der Fair-Share-Faktor von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why has %1 no LevelFS?</source>
        <translation>Warum hat %1 keinen LevelFS?</translation>
    </message>
    <message>
        <source>Why has %1 in %2 no LevelFS?</source>
        <translation>Warum hat %1 in %2 keinen LevelFS?</translation>
    </message>
    <message>
        <source>Why has %1 no fair-share factor?</source>
        <translation>Warum hat %1 keinen Fair-Share-Faktor?</translation>
    </message>
    <message>
        <source>Why has %1 in %2 no fair-share factor?</source>
        <translation>Warum hat %1 in %2 keinen Fair-Share-Faktor?</translation>
    </message>
    <message>
        <source>Effective usage of %1</source>
        <translation>Effektiver Verbrauch von %1</translation>
    </message>
    <message>
        <source>Its normalized usage Uₙ is %1</source>
        <translation>Der normierte Verbrauch Uₙ ist %1</translation>
    </message>
    <message>
        <source>Its own usage, and its part of what the others below %1 used</source>
        <translation>Der eigene Verbrauch und ein Teil dessen, was die anderen unter %1 verbraucht haben</translation>
    </message>
    <message>
        <source>Usage to shares of %1</source>
        <translation>Verbrauch zu Anteilen von %1</translation>
    </message>
    <message>
        <source>Usage to shares of the level</source>
        <translation>Verbrauch zu Anteilen der Ebene</translation>
    </message>
    <message>
        <source>Usage to shares of %1, against its level</source>
        <translation>Verbrauch zu Anteilen von %1, gegen die Ebene</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>%1 deviates from its share in the same direction as %2</source>
        <translation>%1 weicht vom eigenen Anteil in dieselbe Richtung ab wie %2</translation>
    </message>
    <message>
        <source>%1 deviates from its share in the other direction than %2</source>
        <translation>%1 weicht vom eigenen Anteil in die andere Richtung ab als %2</translation>
    </message>
    <message>
        <source>Without shares or without usage nothing is spread over the level</source>
        <translation>Ohne Anteile oder ohne Verbrauch wird nichts auf die Ebene verteilt</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it counts with all of %2</source>
        <translation>%1 steht auf `parent`: zählt mit dem ganzen %2</translation>
    </message>
    <message>
        <source>Sorted below %1 and what ties with it</source>
        <translation>Einsortiert unter %1 und allen im Gleichstand damit</translation>
    </message>
    <message>
        <source>Sorted below %1</source>
        <translation>Einsortiert unter %1</translation>
    </message>
    <message>
        <source>Before %2, %1 users were ranked</source>
        <translation>Vor %2 haben %1 Benutzer einen Rang erhalten</translation>
    </message>
    <message>
        <source>%2 ties with the one before and gets the same rank; %1 users were ranked already</source>
        <translation>%2 ist im Gleichstand mit dem davor und erhält denselben Rang; %1 Benutzer hatten schon einen</translation>
    </message>
    <message>
        <source>%2 ties with the one before: its first gets the rank of the last of the %1 users ranked already</source>
        <translation>%2 ist im Gleichstand mit dem davor: Der Erste darin erhält den Rang des letzten der %1 Benutzer, die schon einen haben</translation>
    </message>
    <message>
        <source>root has no siblings to compete with</source>
        <translation>root hat keine Geschwister, mit denen es konkurriert</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own, and is looked at before all who have</source>
        <translation>%1 steht auf `parent`: hat keine eigenen Anteile und wird vor allen betrachtet, die welche haben</translation>
    </message>
    <message>
        <source>%1 is on `parent`: what is below it competes with its siblings</source>
        <translation>%1 steht auf `parent`: Was darunter liegt, konkurriert mit den Geschwistern</translation>
    </message>
    <message>
        <source>Level fair share</source>
        <translation>Fair Share der Ebene</translation>
    </message>
    <message>
        <source>Without shares it comes last on its level</source>
        <translation>Ohne Anteile der letzte Platz auf der Ebene</translation>
    </message>
    <message>
        <source>It has used nothing and comes first on its level</source>
        <translation>Hat nichts verbraucht und kommt auf der Ebene zuerst</translation>
    </message>
    <message>
        <source>1 is exactly its share; above, it has used less</source>
        <translation>1 ist genau der Anteil; darüber wurde weniger verbraucht</translation>
    </message>
    <message>
        <source>It has used %1 times its share</source>
        <translation>Verbraucht wurde das %1-Fache des Anteils</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Only the order counts: F falls evenly from 1 to 1 / %1</source>
        <translation>Nur die Reihenfolge zählt: F fällt gleichmäßig von 1 auf 1 / %1</translation>
    </message>
    <message>
        <source>The job is held: its priority is 0 until it is released</source>
        <translation>Der Job ist angehalten: Seine Priorität ist 0, bis er freigegeben wird</translation>
    </message>
    <message>
        <source>The job is running and keeps the priority that it had; CALCULATE_RUNNING would compute it again</source>
        <translation>Der Job läuft und behält seine Priorität; CALCULATE_RUNNING würde sie neu berechnen</translation>
    </message>
    <message>
        <source>INCR_ONLY: a priority never falls, and this one was %1</source>
        <translation>INCR_ONLY: Eine Priorität fällt nie, und diese war %1</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Below 1 it is 1; 0 would mean that the job is held</source>
        <translation>Unter 1 ist sie 1; 0 hieße, dass der Job angehalten ist</translation>
    </message>
    <message>
        <source>More does not fit into 32 bit</source>
        <translation>Mehr passt nicht in 32 Bit</translation>
    </message>
    <message>
        <source>Site factor</source>
        <translation>Standortfaktor</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Subtracted from the priority</source>
        <translation>Von der Priorität abgezogen</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>No such term</source>
        <translation>Kein solcher Summand</translation>
    </message>
    <message>
        <source>priority/basic knows no factors: first in, first out</source>
        <translation>priority/basic kennt keine Faktoren: Es geht der Reihe nach</translation>
    </message>
    <message>
        <source>Charge for %1</source>
        <translation>Abrechnung von %1</translation>
    </message>
    <message>
        <source>Does not count: another one of the maximum is larger</source>
        <translation>Zählt nicht: Ein anderer Wert des Maximums ist größer</translation>
    </message>
    <message>
        <source>Memory is counted in MB</source>
        <translation>Speicher wird in MB gezählt</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>The partition is unknown, and with it what it charges</source>
        <translation>Die Partition ist unbekannt und damit, was sie berechnet</translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights</source>
        <translation>Partition %1 hat keine TRESBillingWeights</translation>
    </message>
    <message>
        <source>Shown cut to an integer; usage grows by %1 each second that the job runs</source>
        <translation>Auf eine ganze Zahl gekürzt angezeigt; der Verbrauch wächst um %1 je Sekunde Laufzeit des Jobs</translation>
    </message>
    <message>
        <source>Why does the age of job %1 in %2 count %3?</source>
        <translation>Warum zählt das Alter von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why does the association of job %1 in %2 count %3?</source>
        <translation>Warum zählt die Assoziation von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why does fair share count %3 for job %1 in %2?</source>
        <translation>Warum zählt Fair Share für Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why does the size of job %1 in %2 count %3?</source>
        <translation>Warum zählt die Größe von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why does partition %2 count %3 for job %1?</source>
        <translation>Warum zählt Partition %2 für Job %1 %3?</translation>
    </message>
    <message>
        <source>Why does the QOS of job %1 in %2 count %3?</source>
        <translation>Warum zählt die QOS von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why do the TRES of job %1 in %2 count %3?</source>
        <translation>Warum zählen die TRES von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second?</source>
        <translation>Warum werden für Job %1 in %2 %3 je Sekunde abgerechnet?</translation>
    </message>
    <message>
        <source>Why is the priority of job %1 in %2 %3?</source>
        <translation>Warum ist die Priorität von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>The weight is 0: Slurm does not look at this factor</source>
        <translation>Das Gewicht ist 0: Slurm betrachtet diesen Faktor nicht</translation>
    </message>
    <message>
        <source>Age factor</source>
        <translation>Altersfaktor</translation>
    </message>
    <message>
        <source>The job gathers no age yet: it is held, not eligible, or waits for another job</source>
        <translation>Der Job sammelt noch kein Alter: Er ist angehalten, noch nicht startberechtigt oder wartet auf einen anderen Job</translation>
    </message>
    <message>
        <source>It has waited for %1 s of %2 s</source>
        <translation>Er hat %1 s von %2 s gewartet</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Association factor</source>
        <translation>Assoziationsfaktor</translation>
    </message>
    <message>
        <source>Neither the user nor an account above has a priority</source>
        <translation>Weder der Benutzer noch ein Account darüber hat eine Priorität</translation>
    </message>
    <message>
        <source>The priority is that of %1</source>
        <translation>Die Priorität ist die von %1</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>%1 has no association in account %2</source>
        <translation>%1 hat keine Assoziation im Account %2</translation>
    </message>
    <message>
        <source>Job size factor</source>
        <translation>Jobgrößenfaktor</translation>
    </message>
    <message>
        <source>Small jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Kleine Jobs zuerst, von N = %1 Knoten und C = %2 CPUs; zwischen 0 und 1 gehalten</translation>
    </message>
    <message>
        <source>Large jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Große Jobs zuerst, von N = %1 Knoten und C = %2 CPUs; zwischen 0 und 1 gehalten</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>Jobgröße</translation>
    </message>
    <message>
        <source>Partition factor of %1</source>
        <translation>Partitionsfaktor von %1</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition is unknown</source>
        <translation>Die Partition ist unbekannt</translation>
    </message>
    <message>
        <source>QOS factor of %1</source>
        <translation>QOS-Faktor von %1</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The job&apos;s QOS is unknown</source>
        <translation>Die QOS des Jobs ist unbekannt</translation>
    </message>
    <message>
        <source>TRES %1</source>
        <translation>TRES %1</translation>
    </message>
    <message>
        <source>The partition has none of it</source>
        <translation>Die Partition hat nichts davon</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>PriorityWeightTRES is not set</source>
        <translation>PriorityWeightTRES ist nicht gesetzt</translation>
    </message>
    <message>
        <source>Choose a name of letters, digits, dots, dashes and underscores. The changes of this one are left out.</source>
        <translation>Einen Namen aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen wählen. Die Änderungen hieran sind weggelassen.</translation>
    </message>
    <message>
        <source>The %1 of %2 cannot be set exactly: sacctmgr replaces quotes, and takes no line breaks.</source>
        <translation>%1 von %2 kann nicht genau gesetzt werden: sacctmgr ersetzt Anführungszeichen und nimmt keine Zeilenumbrüche.</translation>
    </message>
    <message>
        <source>Leave quotes and line breaks out of it.</source>
        <translation>Anführungszeichen und Zeilenumbrüche weglassen.</translation>
    </message>
    <message>
        <source>Correct the Include line; the rest was read.</source>
        <translation>Die Include-Zeile berichtigen; der Rest wurde gelesen.</translation>
    </message>
    <message>
        <source>No file fits &quot;%1&quot;.</source>
        <translation>Keine Datei passt auf „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; includes itself.</source>
        <translation>„%1“ schließt sich selbst ein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not included: there are too many included files.</source>
        <translation>„%1“ wird nicht eingeschlossen: Es gibt zu viele eingeschlossene Dateien.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be included.</source>
        <translation>„%1“ konnte nicht eingeschlossen werden.</translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation>%1=%2 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Write name:type:count, for example gpu:a100:4.</source>
        <translation>Name:Typ:Anzahl schreiben, zum Beispiel gpu:a100:4.</translation>
    </message>
    <message>
        <source>%1 stands twice for NodeName=%2; the last one counts.</source>
        <translation>%1 steht zweimal bei NodeName=%2; die letzte Angabe zählt.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Eine davon entfernen.</translation>
    </message>
    <message>
        <source>Write the nodes as in n[001-087] or a1,a2.</source>
        <translation>Die Knoten wie in n[001-087] oder a1,a2 schreiben.</translation>
    </message>
    <message>
        <source>Node %1 is defined twice; slurmctld would not start.</source>
        <translation>Knoten %1 ist zweimal definiert; slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Keep one definition; the first one was taken.</source>
        <translation>Eine Definition behalten; die erste wurde genommen.</translation>
    </message>
    <message>
        <source>NodeSet %1 is defined twice.</source>
        <translation>NodeSet %1 ist zweimal definiert.</translation>
    </message>
    <message>
        <source>The partitions name too many nodes.</source>
        <translation>Die Partitionen nennen zu viele Knoten.</translation>
    </message>
    <message>
        <source>Define them, or take them out of the partition; they are left out here.</source>
        <translation>Sie definieren oder aus der Partition nehmen; hier sind sie weggelassen.</translation>
    </message>
    <message>
        <source>%1 stands twice for PartitionName=%2; the last one counts.</source>
        <translation>%1 steht zweimal bei PartitionName=%2; die letzte Angabe zählt.</translation>
    </message>
    <message>
        <source>Partitions %1 and %2 are both the default one; the last one counts.</source>
        <translation>Die Partitionen %1 und %2 sind beide voreingestellt; die letzte zählt.</translation>
    </message>
    <message>
        <source>Take Default=YES from one of them.</source>
        <translation>Bei einer davon Default=YES wegnehmen.</translation>
    </message>
    <message>
        <source>There are more than %1 partitions.</source>
        <translation>Es gibt mehr als %1 Partitionen.</translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <translation>Der Rest wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Give at least one minute, for example 5.</source>
        <translation>Mindestens eine Minute angeben, zum Beispiel 5.</translation>
    </message>
    <message>
        <source>Give YES or NO.</source>
        <translation>YES oder NO angeben.</translation>
    </message>
    <message>
        <source>Write %1 as days-hours (7-0), hours:minutes:seconds or minutes.</source>
        <translation>%1 als Tage-Stunden (7-0), Stunden:Minuten:Sekunden oder Minuten schreiben.</translation>
    </message>
    <message>
        <source>%1=%2 is read as minutes and seconds: %3.</source>
        <translation>%1=%2 wird als Minuten und Sekunden gelesen: %3.</translation>
    </message>
    <message>
        <source>For hours and minutes write %1.</source>
        <translation>Für Stunden und Minuten %1 schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight.</source>
        <translation>„%1“ in %2 ist kein Gewicht.</translation>
    </message>
    <message>
        <source>There is a second Cluster line.</source>
        <translation>Es gibt eine zweite Cluster-Zeile.</translation>
    </message>
    <message>
        <source>Give a file with one cluster; the first one was taken.</source>
        <translation>Eine Datei mit einem einzigen Cluster angeben; der erste wurde genommen.</translation>
    </message>
    <message>
        <source>The accounts are of cluster %1, slurm.conf is of cluster %2.</source>
        <translation>Die Accounts sind vom Cluster %1, slurm.conf ist vom Cluster %2.</translation>
    </message>
    <message>
        <source>Check that both files belong together.</source>
        <translation>Prüfen, ob beide Dateien zusammengehören.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 ist keine Zahl.</translation>
    </message>
    <message>
        <source>Correct the QOS line; its default is taken.</source>
        <translation>Die QOS-Zeile berichtigen; die Vorgabe wird genommen.</translation>
    </message>
    <message>
        <source>QOS &quot;%1&quot; has no name of its own, or stands twice.</source>
        <translation>QOS „%1“ hat keinen eigenen Namen oder steht zweimal.</translation>
    </message>
    <message>
        <source>Give each QOS one line; this one was left out.</source>
        <translation>Jeder QOS eine Zeile geben; diese wurde weggelassen.</translation>
    </message>
    <message>
        <source>Account %1 stands twice.</source>
        <translation>Account %1 steht zweimal.</translation>
    </message>
    <message>
        <source>An account has one place in the tree; the first one was taken.</source>
        <translation>Ein Account hat einen Platz im Baum; der erste wurde genommen.</translation>
    </message>
    <message>
        <source>Account %1 has a Partition, which only users have.</source>
        <translation>Account %1 hat eine Partition, was nur Benutzer haben.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>User %1 stands twice in account %2.</source>
        <translation>Benutzer %1 steht zweimal im Account %2.</translation>
    </message>
    <message>
        <source>Keep one of the lines; the first one was taken.</source>
        <translation>Eine der Zeilen behalten; die erste wurde genommen.</translation>
    </message>
    <message>
        <source>The line names nobody.</source>
        <translation>Die Zeile nennt niemanden.</translation>
    </message>
    <message>
        <source>Write it as in: User - &apos;ann&apos;:Fairshare=1</source>
        <translation>So schreiben wie in: User - &apos;ann&apos;:Fairshare=1</translation>
    </message>
    <message>
        <source>The line is not understood: %1</source>
        <translation>Die Zeile wird nicht verstanden: %1</translation>
    </message>
    <message>
        <source>Parent %1 stands before the line that creates it.</source>
        <translation>Parent %1 steht vor der Zeile, die es anlegt.</translation>
    </message>
    <message>
        <source>Move it below that line: sacctmgr load would stop here.</source>
        <translation>Unter diese Zeile verschieben: sacctmgr load würde hier anhalten.</translation>
    </message>
    <message>
        <source>No line creates this parent: %1</source>
        <translation>Keine Zeile legt diesen übergeordneten Account an: %1</translation>
    </message>
    <message>
        <source>Add its Account line; the lines below it were kept, but are not part of the tree.</source>
        <translation>Seine Account-Zeile hinzufügen; die Zeilen darunter wurden behalten, gehören aber nicht zum Baum.</translation>
    </message>
    <message>
        <source>No line names the user root; he was added with 1 share.</source>
        <translation>Keine Zeile nennt den Benutzer root; er wurde mit 1 Anteil hinzugefügt.</translation>
    </message>
    <message>
        <source>Every cluster has him in the account root: nothing is to be done.</source>
        <translation>Jeder Cluster hat ihn im Account root: Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares; 1 is taken.</source>
        <translation>„%1“ ist keine Anzahl von Anteilen; 1 wird genommen.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 2147483646, or parent.</source>
        <translation>Eine Zahl von 0 bis 2147483646 oder parent angeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority; none is taken.</source>
        <translation>„%1“ ist keine Priorität; es wird keine genommen.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 4294967294.</source>
        <translation>Eine ganze Zahl von 0 bis 4294967294 angeben.</translation>
    </message>
    <message>
        <source>A quote is left open.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Close it; the rest of the line was taken as its value.</source>
        <translation>Es schließen; der Rest der Zeile wurde als Wert genommen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host list.</source>
        <translation>„%1“ ist keine Hostliste.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names more than %2 nodes.</source>
        <translation>„%1“ nennt mehr als %2 Knoten.</translation>
    </message>
    <message>
        <source>Job %1: user %2 is not in account %3.</source>
        <translation>Job %1: Benutzer %2 ist nicht im Account %3.</translation>
    </message>
    <message>
        <source>Dump the associations and print the jobs at the same time; its fair-share factor is 0 here.</source>
        <translation>Die Assoziationen ausgeben und die Jobs zur selben Zeit auflisten; der Fair-Share-Faktor ist hier 0.</translation>
    </message>
    <message>
        <source>Job %1 is in a partition that is not known.</source>
        <translation>Job %1 ist in einer unbekannten Partition.</translation>
    </message>
    <message>
        <source>Give the slurm.conf of the same cluster.</source>
        <translation>Die slurm.conf desselben Clusters angeben.</translation>
    </message>
    <message>
        <source>Nothing of slurm.conf could be read.</source>
        <translation>Aus slurm.conf war nichts lesbar.</translation>
    </message>
    <message>
        <source>Give the slurm.conf of the cluster.</source>
        <translation>Die slurm.conf des Clusters angeben.</translation>
    </message>
    <message>
        <source>Nothing of the associations could be read.</source>
        <translation>Aus den Assoziationen war nichts lesbar.</translation>
    </message>
    <message>
        <source>Write them with: sacctmgr dump CLUSTER file=FILE</source>
        <translation>Schreiben mit: sacctmgr dump CLUSTER file=FILE</translation>
    </message>
    <message>
        <source>There is no partition in the file.</source>
        <translation>Die Datei enthält keine Partition.</translation>
    </message>
    <message>
        <source>Print the partitions with: scontrol -o show partition</source>
        <translation>Die Partitionen ausgeben mit: scontrol -o show partition</translation>
    </message>
    <message>
        <source>Usage cannot be placed without the associations.</source>
        <translation>Verbrauch lässt sich ohne die Assoziationen nicht zuordnen.</translation>
    </message>
    <message>
        <source>Give the file of sacctmgr dump too.</source>
        <translation>Auch die Datei von sacctmgr dump angeben.</translation>
    </message>
    <message>
        <source>Nothing of the usage could be read.</source>
        <translation>Vom Verbrauch war nichts lesbar.</translation>
    </message>
    <message>
        <source>Print it with: sshare -a -P -o Account,User,RawUsage</source>
        <translation>Ausgeben mit: sshare -a -P -o Account,User,RawUsage</translation>
    </message>
    <message>
        <source>There is no job in the file.</source>
        <translation>Die Datei enthält keinen Job.</translation>
    </message>
    <message>
        <source>Print the jobs with: scontrol -o show job</source>
        <translation>Die Jobs ausgeben mit: scontrol -o show job</translation>
    </message>
    <message>
        <source>Job %1: %2=%3 cannot be read.</source>
        <translation>Job %1: %2=%3 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Print the jobs again with: scontrol -o show job</source>
        <translation>Die Jobs noch einmal ausgeben mit: scontrol -o show job</translation>
    </message>
    <message>
        <source>%1 lines belong to no job.</source>
        <translation>%1 Zeilen gehören zu keinem Job.</translation>
    </message>
    <message>
        <source>Partition %1: %2=%3 cannot be read.</source>
        <translation>Partition %1: %2=%3 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Print the partitions again with: scontrol -o show partition</source>
        <translation>Die Partitionen noch einmal ausgeben mit: scontrol -o show partition</translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation>Partition %1 läuft mit %2=%3, slurm.conf sagt %4.</translation>
    </message>
    <message>
        <source>The nodes of partition %1 are taken from its totals, as if all were alike.</source>
        <translation>Die Knoten der Partition %1 sind aus ihren Summen genommen, als wären alle gleich.</translation>
    </message>
    <message>
        <source>Give slurm.conf too: nodes in several partitions are counted more than once here.</source>
        <translation>Auch slurm.conf angeben: Knoten in mehreren Partitionen werden hier mehrfach gezählt.</translation>
    </message>
    <message>
        <source>Partition %1 runs, but slurm.conf does not have it.</source>
        <translation>Partition %1 läuft, fehlt aber in slurm.conf.</translation>
    </message>
    <message>
        <source>%1 lines belong to no partition.</source>
        <translation>%1 Zeilen gehören zu keiner Partition.</translation>
    </message>
    <message>
        <source>From here on there are %1 more findings of this kind.</source>
        <translation>Von hier an gibt es %1 weitere Befunde dieser Art.</translation>
    </message>
    <message>
        <source>Correct the ones above and read the file again.</source>
        <translation>Die oben stehenden beheben und die Datei noch einmal lesen.</translation>
    </message>
    <message>
        <source>Check the name and whether you may read it.</source>
        <translation>Den Namen prüfen und ob Sie die Datei lesen dürfen.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file that can be read.</source>
        <translation>„%1“ ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be opened.</source>
        <translation>„%1“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is larger than a gigabyte.</source>
        <translation>„%1“ ist größer als ein Gigabyte.</translation>
    </message>
    <message>
        <source>Give a file of Slurm&apos;s; it is never that large.</source>
        <translation>Eine Datei von Slurm angeben; sie ist nie so groß.</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot; failed half-way.</source>
        <translation>Das Lesen von „%1“ brach auf halbem Weg ab.</translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text; the rest of it was read.</source>
        <translation>Die Datei noch einmal als UTF-8-Text schreiben; der Rest davon wurde gelesen.</translation>
    </message>
    <message>
        <source>The file holds NUL bytes: it is not plain text.</source>
        <translation>Die Datei enthält NUL-Bytes: Sie ist kein reiner Text.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 here.</source>
        <translation>Die Datei ist hier kein UTF-8.</translation>
    </message>
    <message>
        <source>The %1 of user %2 cannot be changed by these commands.</source>
        <translation>%1 von Benutzer %2 lässt sich mit diesen Befehlen nicht ändern.</translation>
    </message>
    <message>
        <source>Set it with sacctmgr by hand, or load the flat file.</source>
        <translation>Von Hand mit sacctmgr setzen oder die Flachdatei laden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form Key=Value.</source>
        <translation>„%1“ hat nicht die Form Key=Value.</translation>
    </message>
    <message>
        <source>slurmctld would refuse it: correct it, or put a # before it.</source>
        <translation>slurmctld würde es ablehnen: berichtigen oder ein # davorsetzen.</translation>
    </message>
    <message>
        <source>%1 stands twice (before in line %2); the last one counts.</source>
        <translation>%1 steht zweimal (vorher in Zeile %2); die letzte Angabe zählt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses cannot be read.</source>
        <translation>„%1“ in Licenses ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Write name:count, for example matlab:20.</source>
        <translation>Name:Anzahl schreiben, zum Beispiel matlab:20.</translation>
    </message>
    <message>
        <source>A time is missing.</source>
        <translation>Eine Zeit fehlt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time.</source>
        <translation>„%1“ ist keine Zeit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is longer than Slurm can count.</source>
        <translation>„%1“ ist länger, als Slurm zählen kann.</translation>
    </message>
    <message>
        <source>The row has no account, or its usage &quot;%1&quot; is no number.</source>
        <translation>Die Zeile hat keinen Account, oder ihr Verbrauch „%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Print it again with: sshare -a -P -o Account,User,RawUsage</source>
        <translation>Noch einmal ausgeben mit: sshare -a -P -o Account,User,RawUsage</translation>
    </message>
    <message>
        <source>Account %1 is not among the associations.</source>
        <translation>Account %1 ist nicht unter den Assoziationen.</translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; its usage counts for the account above.</source>
        <translation>Die Assoziationen und den Verbrauch zur selben Zeit ausgeben; der Verbrauch zählt für den Account darüber.</translation>
    </message>
    <message>
        <source>User %1 of account %2 is not among the associations, or has more rows than there are.</source>
        <translation>Benutzer %1 des Accounts %2 ist nicht unter den Assoziationen oder hat mehr Zeilen, als es gibt.</translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; the usage counts for the account.</source>
        <translation>Die Assoziationen und den Verbrauch zur selben Zeit ausgeben; der Verbrauch zählt für den Account.</translation>
    </message>
    <message>
        <source>Account %1 has two rows; the first one was taken.</source>
        <translation>Account %1 hat zwei Zeilen; die erste wurde genommen.</translation>
    </message>
    <message>
        <source>Give the usage of one cluster.</source>
        <translation>Den Verbrauch eines einzigen Clusters angeben.</translation>
    </message>
    <message>
        <source>%1 of %2 associations have no row; they are taken to have used nothing.</source>
        <translation>%1 von %2 Assoziationen haben keine Zeile; ihr Verbrauch gilt als null.</translation>
    </message>
    <message>
        <source>Print all of them: sshare needs -a for that.</source>
        <translation>Alle ausgeben: sshare braucht dafür -a.</translation>
    </message>
    <message>
        <source>There is no header with the columns Account, User and RawUsage between |.</source>
        <translation>Es gibt keine Kopfzeile mit den Spalten Account, User und RawUsage zwischen |.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Den Namen prüfen.</translation>
    </message>
    <message>
        <source>no file of Slurm&apos;s is in this directory</source>
        <translation>in diesem Verzeichnis liegt keine Datei von Slurm</translation>
    </message>
    <message>
        <source>it is not clear what this file is</source>
        <translation>es ist unklar, was diese Datei ist</translation>
    </message>
    <message>
        <source>Expected are a policy file, slurm.conf, what sacctmgr dump wrote, or the output of sshare or scontrol show job.</source>
        <translation>Erwartet werden eine Richtliniendatei, slurm.conf, eine von sacctmgr dump geschriebene Datei oder die Ausgabe von sshare oder scontrol show job.</translation>
    </message>
    <message>
        <source>another file of this kind was given before</source>
        <translation>eine andere Datei dieser Art wurde schon angegeben</translation>
    </message>
    <message>
        <source>This one is left out. Open the files of one cluster at a time.</source>
        <translation>Diese ist weggelassen. Die Dateien je eines Clusters öffnen.</translation>
    </message>
    <message>
        <source>left out: a policy file is opened by itself</source>
        <translation>weggelassen: Eine Richtliniendatei wird für sich geöffnet</translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation>Sie allein öffnen.</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>die Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Check the disk, and open it again.</source>
        <translation>Den Datenträger prüfen und noch einmal öffnen.</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>die Datei lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>Check its name and who may read it.</source>
        <translation>Ihren Namen prüfen und wer sie lesen darf.</translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation>die Datei ist größer als 2 GiB</translation>
    </message>
    <message>
        <source>This cannot be a policy file.</source>
        <translation>Das kann keine Richtliniendatei sein.</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>der Speicher reicht nicht, um die Datei zu lesen</translation>
    </message>
    <message>
        <source>Close other programs, and open it again.</source>
        <translation>Andere Programme schließen und noch einmal öffnen.</translation>
    </message>
    <message>
        <source>an association without an account</source>
        <translation>eine Assoziation ohne Account</translation>
    </message>
    <message>
        <source>It is left out. Write its account&apos;s name.</source>
        <translation>Sie ist weggelassen. Den Namen ihres Accounts schreiben.</translation>
    </message>
    <message>
        <source>the account %1 is read as %2</source>
        <translation>der Account %1 wird als %2 gelesen</translation>
    </message>
    <message>
        <source>Slurm keeps the names of accounts in lower case.</source>
        <translation>Slurm führt die Namen von Accounts in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to %1, or &quot;parent&quot;. 1 is used.</source>
        <translation>Eine ganze Zahl von 0 bis %1 oder „parent“ schreiben. 1 wird verwendet.</translation>
    </message>
    <message>
        <source>the user %1 stands in the account %2, which is not in the file</source>
        <translation>der Benutzer %1 steht im Account %2, der nicht in der Datei ist</translation>
    </message>
    <message>
        <source>The user&apos;s line is left out. Add a line for the account.</source>
        <translation>Die Zeile des Benutzers ist weggelassen. Eine Zeile für den Account hinzufügen.</translation>
    </message>
    <message>
        <source>the account %1 hangs from &quot;%2&quot;, which is not above it in the file</source>
        <translation>der Account %1 hängt an „%2“, das in der Datei nicht über ihm steht</translation>
    </message>
    <message>
        <source>It is hung from root. Correct its parent.</source>
        <translation>Er ist an root gehängt. Seinen übergeordneten Account berichtigen.</translation>
    </message>
    <message>
        <source>the association &quot;%1&quot; stands in the file twice</source>
        <translation>die Assoziation „%1“ steht zweimal in der Datei</translation>
    </message>
    <message>
        <source>The second one is left out.</source>
        <translation>Die zweite ist weggelassen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a value of another kind than expected</source>
        <translation>„%1“ enthält einen Wert anderer Art als erwartet</translation>
    </message>
    <message>
        <source>It is left out. Compare with a file that Apportion saved.</source>
        <translation>Er ist weggelassen. Mit einer von Apportion gespeicherten Datei vergleichen.</translation>
    </message>
    <message>
        <source>more rows than %1</source>
        <translation>mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>The rest is left out; no cluster has as many.</source>
        <translation>Der Rest ist weggelassen; kein Cluster hat so viele.</translation>
    </message>
    <message>
        <source>the nodes &quot;%1&quot; of a partition are no node group with a number of nodes</source>
        <translation>die Knoten „%1“ einer Partition sind keine Knotengruppe mit einer Zahl von Knoten</translation>
    </message>
    <message>
        <source>They are left out. Write the names of a line of nodeGroups.</source>
        <translation>Sie sind weggelassen. Die Namen einer Zeile von nodeGroups schreiben.</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>What stands above was read. Look for conflict marks, or for a comma too many or too few.</source>
        <translation>Was davor steht, wurde gelesen. Nach Konfliktmarken suchen oder nach einem Komma zu viel oder zu wenig.</translation>
    </message>
    <message>
        <source>the file has format %1; this release knows formats up to %2</source>
        <translation>die Datei hat Format %1; diese Version kennt Formate bis %2</translation>
    </message>
    <message>
        <source>Open it with the release of Apportion that saved it, or a newer one.</source>
        <translation>Mit der Version von Apportion öffnen, die sie gespeichert hat, oder einer neueren.</translation>
    </message>
    <message>
        <source>this is not a policy file: it does not tell its format</source>
        <translation>das ist keine Richtliniendatei: Sie nennt ihr Format nicht</translation>
    </message>
    <message>
        <source>A policy file has the extension .apportion and begins with &quot;format&quot;.</source>
        <translation>Eine Richtliniendatei hat die Endung .apportion und beginnt mit &quot;format&quot;.</translation>
    </message>
    <message>
        <source>Write one of: %1.</source>
        <translation>Eines hiervon schreiben: %1.</translation>
    </message>
    <message>
        <source>It is left out. Check its spelling.</source>
        <translation>Es ist weggelassen. Die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>Write a list of texts in quotes.</source>
        <translation>Eine Liste von Texten in Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>%1 more findings in this file are not listed</source>
        <translation>%1 weitere Befunde in dieser Datei sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>Correct the ones above and open the file again.</source>
        <translation>Die oben stehenden beheben und die Datei noch einmal öffnen.</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown here, or stands here twice</source>
        <translation>der Schlüssel „%1“ ist hier unbekannt oder steht hier zweimal</translation>
    </message>
    <message>
        <source>It is left out, and lost when the policy is saved. Check its spelling.</source>
        <translation>Er ist weggelassen und geht beim Speichern der Richtlinie verloren. Die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have the value %2</source>
        <translation>„%1“ kann nicht den Wert %2 haben</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>Einen Text in Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>true oder false schreiben.</translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation>Eine Zahl schreiben.</translation>
    </message>
    <message>
        <source>Write a number that is not below 0.</source>
        <translation>Eine Zahl schreiben, die nicht unter 0 liegt.</translation>
    </message>
    <message>
        <source>Write UsersAreCoords, or remove it.</source>
        <translation>„UsersAreCoords“ schreiben oder entfernen.</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Eine ganze Zahl von %1 bis %2 schreiben.</translation>
    </message>
    <message>
        <source>Write minutes, or &quot;UNLIMITED&quot;.</source>
        <translation>Minuten oder &quot;UNLIMITED&quot; schreiben.</translation>
    </message>
    <message>
        <source>Write TRES and their counts in braces.</source>
        <translation>TRES und ihre Anzahlen in geschweiften Klammern schreiben.</translation>
    </message>
    <message>
        <source>Write TRES and their weights in braces.</source>
        <translation>TRES und ihre Gewichte in geschweiften Klammern schreiben.</translation>
    </message>
    <message>
        <source>Write a number, or in quotes a number with K, M, G, T or P after it.</source>
        <translation>Eine Zahl schreiben, oder in Anführungszeichen eine Zahl mit K, M, G, T oder P dahinter.</translation>
    </message>
    <message>
        <source>Write keys and their values in braces.</source>
        <translation>Schlüssel und ihre Werte in geschweiften Klammern schreiben.</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What it would have printed is missing here.</source>
        <translation>Was es ausgegeben hätte, fehlt hier.</translation>
    </message>
    <message>
        <source>%1 took too long and was ended.</source>
        <translation>%1 dauerte zu lange und wurde beendet.</translation>
    </message>
    <message>
        <source>Allow it more time, or ask when the cluster is less busy.</source>
        <translation>Mehr Zeit geben oder fragen, wenn der Cluster weniger ausgelastet ist.</translation>
    </message>
    <message>
        <source>%1 printed more than can be taken, and was ended.</source>
        <translation>%1 gab mehr aus, als aufgenommen werden kann, und wurde beendet.</translation>
    </message>
    <message>
        <source>Print a part of it to a file yourself, and import that.</source>
        <translation>Einen Teil davon selbst in eine Datei ausgeben und diese importieren.</translation>
    </message>
    <message>
        <source>%1 was killed by signal %3.</source>
        <translation>%1 wurde durch Signal %3 abgebrochen.</translation>
    </message>
    <message>
        <source>Run it in a terminal to see why.</source>
        <translation>In einem Terminal ausführen, um den Grund zu sehen.</translation>
    </message>
    <message>
        <source>%1: there is no such command on %2.</source>
        <translation>%1: Diesen Befehl gibt es auf %2 nicht.</translation>
    </message>
    <message>
        <source>Name the folder of Slurm&apos;s commands, or ask a machine that has them, such as a login node, through ssh.</source>
        <translation>Den Ordner der Slurm-Befehle angeben oder über ssh einen Rechner fragen, der sie hat, etwa einen Login-Knoten.</translation>
    </message>
    <message>
        <source>There is no ssh on this machine.</source>
        <translation>Auf diesem Rechner gibt es kein ssh.</translation>
    </message>
    <message>
        <source>Install an OpenSSH client.</source>
        <translation>Einen OpenSSH-Client installieren.</translation>
    </message>
    <message>
        <source>ssh could not reach %2: %3</source>
        <translation>ssh konnte %2 nicht erreichen: %3</translation>
    </message>
    <message>
        <source>Try it in a terminal: ssh %2</source>
        <translation>In einem Terminal versuchen: ssh %2</translation>
    </message>
    <message>
        <source>ssh does not trust the key of %2: %3</source>
        <translation>ssh vertraut dem Schlüssel von %2 nicht: %3</translation>
    </message>
    <message>
        <source>Connect once in a terminal and look at the key: ssh %2</source>
        <translation>Einmal in einem Terminal verbinden und den Schlüssel ansehen: ssh %2</translation>
    </message>
    <message>
        <source>%2 does not let you in: %3</source>
        <translation>%2 lässt Sie nicht hinein: %3</translation>
    </message>
    <message>
        <source>%1: Slurm&apos;s commands on %2 do not know their cluster: %3</source>
        <translation>%1: Die Slurm-Befehle auf %2 kennen ihren Cluster nicht: %3</translation>
    </message>
    <message>
        <source>Ask a machine of the cluster, or let SLURM_CONF name its slurm.conf.</source>
        <translation>Einen Rechner des Clusters fragen oder SLURM_CONF auf dessen slurm.conf zeigen lassen.</translation>
    </message>
    <message>
        <source>%1: slurmctld does not answer: %3</source>
        <translation>%1: slurmctld antwortet nicht: %3</translation>
    </message>
    <message>
        <source>Check it with: scontrol ping</source>
        <translation>Prüfen mit: scontrol ping</translation>
    </message>
    <message>
        <source>%1: the cluster has no slurmdbd, and so no associations and no usage.</source>
        <translation>%1: Der Cluster hat kein slurmdbd und damit weder Assoziationen noch Verbrauch.</translation>
    </message>
    <message>
        <source>Fair share needs AccountingStorageType=accounting_storage/slurmdbd.</source>
        <translation>Fair Share braucht AccountingStorageType=accounting_storage/slurmdbd.</translation>
    </message>
    <message>
        <source>%1: slurmdbd does not answer: %3</source>
        <translation>%1: slurmdbd antwortet nicht: %3</translation>
    </message>
    <message>
        <source>Check it with: sacctmgr ping</source>
        <translation>Prüfen mit: sacctmgr ping</translation>
    </message>
    <message>
        <source>%1 is not permitted: %3</source>
        <translation>%1 ist nicht erlaubt: %3</translation>
    </message>
    <message>
        <source>Ask as an operator or administrator of Slurm, or let one save the answers with apportion-cli pull --save.</source>
        <translation>Als Operator oder Administrator von Slurm fragen oder einen solchen die Antworten mit apportion-cli pull --save speichern lassen.</translation>
    </message>
    <message>
        <source>%1: Slurm could not tell who you are: %3</source>
        <translation>%1: Slurm konnte nicht feststellen, wer Sie sind: %3</translation>
    </message>
    <message>
        <source>Check that munged runs on %2.</source>
        <translation>Prüfen, ob munged auf %2 läuft.</translation>
    </message>
    <message>
        <source>%1: the commands on %2 are of another release than the daemons: %3</source>
        <translation>%1: Die Befehle auf %2 haben eine andere Version als die Dienste: %3</translation>
    </message>
    <message>
        <source>Ask a machine with the cluster&apos;s own release.</source>
        <translation>Einen Rechner mit der Version des Clusters fragen.</translation>
    </message>
    <message>
        <source>%1: this release of Slurm does not know it: %3</source>
        <translation>%1: Diese Version von Slurm kennt es nicht: %3</translation>
    </message>
    <message>
        <source>Slurm 20.11 and later are understood.</source>
        <translation>Slurm 20.11 und neuer werden verstanden.</translation>
    </message>
    <message>
        <source>%1: %3</source>
        <translation>%1: %3</translation>
    </message>
    <message>
        <source>Give the file yourself, if it is needed.</source>
        <translation>Die Datei selbst angeben, falls sie gebraucht wird.</translation>
    </message>
    <message>
        <source>%1 printed nothing.</source>
        <translation>%1 gab nichts aus.</translation>
    </message>
    <message>
        <source>%1 failed: %3</source>
        <translation>%1 schlug fehl: %3</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2, and said nothing.</source>
        <translation>%1 schlug mit Exit-Code %2 fehl und meldete nichts.</translation>
    </message>
    <message>
        <source>No host is given.</source>
        <translation>Es ist kein Host angegeben.</translation>
    </message>
    <message>
        <source>A host cannot begin with a hyphen: %1</source>
        <translation>Ein Host darf nicht mit einem Bindestrich beginnen: %1</translation>
    </message>
    <message>
        <source>A host cannot hold blanks or control characters: %1</source>
        <translation>Ein Host darf keine Leer- oder Steuerzeichen enthalten: %1</translation>
    </message>
    <message>
        <source>The folder of Slurm&apos;s commands must begin with a slash: %1</source>
        <translation>Der Ordner der Slurm-Befehle muss mit einem Schrägstrich beginnen: %1</translation>
    </message>
    <message>
        <source>%1: not asked, for the settings did not tell the cluster.</source>
        <translation>%1: nicht gefragt, denn die Einstellungen nannten den Cluster nicht.</translation>
    </message>
    <message>
        <source>Name the cluster yourself.</source>
        <translation>Den Cluster selbst angeben.</translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation>%1: nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>slurm.conf</source>
        <translation>slurm.conf</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Associations</source>
        <translation>Assoziationen</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>This cannot be the name of a cluster: %1</source>
        <translation>Das kann kein Clustername sein: %1</translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2, slurm.conf says &quot;%3&quot;.</source>
        <translation>Der Cluster läuft mit %1=%2, slurm.conf sagt „%3“.</translation>
    </message>
    <message>
        <source>The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf.</source>
        <translation>Der laufende Wert wurde genommen; scontrol reconfigure oder ein Neustart brächte den aus slurm.conf.</translation>
    </message>
    <message>
        <source>NO_NORMAL_ALL may stand for any of NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS and NO_NORMAL_TRES.</source>
        <translation>NO_NORMAL_ALL kann für jedes von NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS und NO_NORMAL_TRES stehen.</translation>
    </message>
    <message>
        <source>All four were taken; give slurm.conf too, which says which of them are set.</source>
        <translation>Alle vier wurden genommen; auch slurm.conf angeben, die sagt, welche davon gesetzt sind.</translation>
    </message>
    <message>
        <source>%1 other settings of the cluster were not taken.</source>
        <translation>%1 weitere Einstellungen des Clusters wurden nicht übernommen.</translation>
    </message>
    <message>
        <source>They do not touch priorities; give slurm.conf too when it is to be exported with the changes.</source>
        <translation>Sie berühren keine Prioritäten; auch slurm.conf angeben, wenn sie mit den Änderungen exportiert werden soll.</translation>
    </message>
    <message>
        <source>No setting could be read.</source>
        <translation>Keine Einstellung war lesbar.</translation>
    </message>
    <message>
        <source>Print the settings with: scontrol show config</source>
        <translation>Die Einstellungen ausgeben mit: scontrol show config</translation>
    </message>
    <message>
        <source>There is no TRES in the file.</source>
        <translation>Die Datei enthält keine TRES.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show tres</source>
        <translation>Ausgeben mit: sacctmgr -P show tres</translation>
    </message>
    <message>
        <source>There is no node in the file.</source>
        <translation>Die Datei enthält keinen Knoten.</translation>
    </message>
    <message>
        <source>Print the nodes with: scontrol -o show node</source>
        <translation>Die Knoten ausgeben mit: scontrol -o show node</translation>
    </message>
    <message>
        <source>There is no QOS in the file.</source>
        <translation>Die Datei enthält keine QOS.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show qos</source>
        <translation>Ausgeben mit: sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>Print the nodes again with: scontrol -o show node</source>
        <translation>Die Knoten noch einmal ausgeben mit: scontrol -o show node</translation>
    </message>
    <message>
        <source>Nodes %1 run with %2 CPUs, %3 MB and GRES &quot;%4&quot;, which slurm.conf says otherwise.</source>
        <translation>Die Knoten %1 laufen mit %2 CPUs, %3 MB und GRES „%4“, slurm.conf sagt anderes.</translation>
    </message>
    <message>
        <source>The running values were taken; a restart of slurmctld would bring those of slurm.conf.</source>
        <translation>Die laufenden Werte wurden genommen; ein Neustart von slurmctld brächte die aus slurm.conf.</translation>
    </message>
    <message>
        <source>Not all nodes of the group run alike: those of slurm.conf were taken.</source>
        <translation>Nicht alle Knoten der Gruppe laufen gleich: Die Werte aus slurm.conf wurden genommen.</translation>
    </message>
    <message>
        <source>%1 nodes run that slurm.conf does not have, the first is %2.</source>
        <translation>%1 Knoten laufen, die slurm.conf nicht hat, der erste ist %2.</translation>
    </message>
    <message>
        <source>Check that both are of one cluster; they were left out.</source>
        <translation>Prüfen, ob beide von einem Cluster sind; sie wurden weggelassen.</translation>
    </message>
    <message>
        <source>Node %1: %2=%3 cannot be read.</source>
        <translation>Knoten %1: %2=%3 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 lines belong to no node.</source>
        <translation>%1 Zeilen gehören zu keinem Knoten.</translation>
    </message>
    <message>
        <source>Partition %1 names nodes that are not known: %2 of them, the first is %3.</source>
        <translation>Partition %1 nennt unbekannte Knoten: %2 Stück, der erste ist %3.</translation>
    </message>
    <message>
        <source>Print the nodes and the partitions of one cluster at the same time.</source>
        <translation>Die Knoten und die Partitionen eines Clusters zur selben Zeit ausgeben.</translation>
    </message>
    <message>
        <source>Check that both are of one cluster; it was added.</source>
        <translation>Prüfen, ob beide von einem Cluster sind; sie wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>QOS %1: %2=%3 cannot be read; its default is taken.</source>
        <translation>QOS %1: %2=%3 ist nicht lesbar; die Vorgabe wird genommen.</translation>
    </message>
    <message>
        <source>Print the QOS again with: sacctmgr -P show qos</source>
        <translation>Die QOS noch einmal ausgeben mit: sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>What is tracked is taken from the database, which keeps every TRES that any cluster ever tracked.</source>
        <translation>Was erfasst wird, stammt aus der Datenbank, die jede TRES behält, die je ein Cluster erfasst hat.</translation>
    </message>
    <message>
        <source>Give slurm.conf or the output of scontrol show config too: they say what this cluster tracks.</source>
        <translation>Auch slurm.conf oder die Ausgabe von scontrol show config angeben: Sie sagen, was dieser Cluster erfasst.</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>root has no siblings: its shares do not count</source>
        <translation>root hat keine Geschwister: Seine Anteile zählen nicht</translation>
    </message>
    <message>
        <source>%1 has no shares of its own: it uses those of %2, the nearest account above that has some</source>
        <translation>%1 hat keine eigenen Anteile: verwendet die von %2, dem nächsten Account darüber, der welche hat</translation>
    </message>
    <message>
        <source>Chosen, not computed. What counts is its part of the %1 shares that compete below %2</source>
        <translation>Gewählt, nicht berechnet. Es zählt der Teil an den %1 Anteilen, die unter %2 konkurrieren</translation>
    </message>
    <message>
        <source>Of %1 user associations; equal factors share a rank</source>
        <translation>Von %1 Benutzerassoziationen; gleiche Faktoren teilen sich einen Rang</translation>
    </message>
    <message>
        <source>What do the raw shares of %1, %2, mean?</source>
        <translation>Was bedeuten die Rohanteile von %1, %2?</translation>
    </message>
    <message>
        <source>What do the raw shares of %1 in %2, %3, mean?</source>
        <translation>Was bedeuten die Rohanteile von %1 in %2, %3?</translation>
    </message>
    <message>
        <source>Why is the rank of %1 %2?</source>
        <translation>Warum ist der Rang von %1 %2?</translation>
    </message>
    <message>
        <source>Why is the rank of %1 in %2 %3?</source>
        <translation>Warum ist der Rang von %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Weight of a CPU</source>
        <translation>Gewicht einer CPU</translation>
    </message>
    <message>
        <source>A requeue partition is charged a flat half: its jobs may be stopped at any time</source>
        <translation>Eine Requeue-Partition wird pauschal halb berechnet: Ihre Jobs können jederzeit gestoppt werden</translation>
    </message>
    <message>
        <source>Weight of a GB of memory</source>
        <translation>Gewicht eines GB Speicher</translation>
    </message>
    <message>
        <source>The mean over the CPUs of the partition</source>
        <translation>Das Mittel über die CPUs der Partition</translation>
    </message>
    <message>
        <source>All memory of a node costs as much as all its cores: who takes all of either is billed alike</source>
        <translation>Der ganze Speicher eines Knotens kostet so viel wie alle seine Kerne: Wer das eine oder das andere ganz belegt, dem wird gleich viel berechnet</translation>
    </message>
    <message>
        <source>Weight of a core of %1</source>
        <translation>Gewicht eines Kerns von %1</translation>
    </message>
    <message>
        <source>Given with the chip</source>
        <translation>Beim Chip angegeben</translation>
    </message>
    <message>
        <source>What it can do against %1</source>
        <translation>Was er gegenüber %1 leistet</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>Speicher von %1</translation>
    </message>
    <message>
        <source>Why does the hardware ask for %2 in partition %1?</source>
        <translation>Warum verlangt die Hardware %2 in Partition %1?</translation>
    </message>
    <message>
        <source>Gratis shares</source>
        <translation>Freie Anteile</translation>
    </message>
    <message>
        <source>What everybody&apos;s nodes are worth, split among the %1 accounts below root</source>
        <translation>Was die Knoten für alle wert sind, aufgeteilt auf die %1 Accounts unter root</translation>
    </message>
    <message>
        <source>Lab shares</source>
        <translation>Gruppenanteile</translation>
    </message>
    <message>
        <source>TRES of the nodes that %1 bought, their GPUs as their partition charges for them</source>
        <translation>TRES der Knoten, die %1 gekauft hat, ihre GPUs so, wie ihre Partition sie abrechnet</translation>
    </message>
    <message>
        <source>Communal shares</source>
        <translation>Gemeinschaftsanteile</translation>
    </message>
    <message>
        <source>Its part of the TRES of nodes that several bought together</source>
        <translation>Der Teil an den TRES von Knoten, die mehrere gemeinsam gekauft haben</translation>
    </message>
    <message>
        <source>Rounded; at least 1</source>
        <translation>Gerundet; mindestens 1</translation>
    </message>
    <message>
        <source>Why does the hardware ask for %2 shares for %1?</source>
        <translation>Warum verlangt die Hardware %2 Anteile für %1?</translation>
    </message>
    <message>
        <source>Rank in the baseline</source>
        <translation>Rang im Ausgangsstand</translation>
    </message>
    <message>
        <source>With the fair-share factor %1</source>
        <translation>Mit dem Fair-Share-Faktor %1</translation>
    </message>
    <message>
        <source>Rank in the draft</source>
        <translation>Rang im Entwurf</translation>
    </message>
    <message>
        <source>Ranks gained</source>
        <translation>Gewonnene Ränge</translation>
    </message>
    <message>
        <source>Why does %1 keep its rank?</source>
        <translation>Warum behält %1 den Rang?</translation>
    </message>
    <message>
        <source>Why has %1 no rank any more?</source>
        <translation>Warum hat %1 keinen Rang mehr?</translation>
    </message>
    <message>
        <source>Why had %1 no rank before?</source>
        <translation>Warum hatte %1 vorher keinen Rang?</translation>
    </message>
    <message>
        <source>Why does %1 rise?</source>
        <translation>Warum steigt %1?</translation>
    </message>
    <message>
        <source>Why does %1 fall?</source>
        <translation>Warum fällt %1?</translation>
    </message>
    <message>
        <source>Why is the site factor of job %1 in %2 %3?</source>
        <translation>Warum ist der Standortfaktor von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is the nice value of job %1 in %2 %3?</source>
        <translation>Warum ist der Nice-Wert von Job %1 in %2 %3?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second when everything is added?</source>
        <translation>Warum werden für Job %1 in %2 %3 je Sekunde abgerechnet, wenn alles addiert wird?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second under MAX_TRES?</source>
        <translation>Warum werden für Job %1 in %2 unter MAX_TRES %3 je Sekunde abgerechnet?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second under MAX_TRES_GRES?</source>
        <translation>Warum werden für Job %1 in %2 unter MAX_TRES_GRES %3 je Sekunde abgerechnet?</translation>
    </message>
    <message>
        <source>Where they meet</source>
        <translation>Wo sie sich treffen</translation>
    </message>
    <message>
        <source>%1 is the first account above both. What is above it concerns both alike</source>
        <translation>%1 ist der erste Account über beiden. Was darüber liegt, betrifft beide gleich</translation>
    </message>
    <message>
        <source>They do not compete</source>
        <translation>Sie konkurrieren nicht</translation>
    </message>
    <message>
        <source>Both are %1</source>
        <translation>Beide sind %1</translation>
    </message>
    <message>
        <source>One of them lies in the other: what %1 uses is part of what %2 uses, and its place is found within it</source>
        <translation>Eines liegt im anderen: Was %1 verbraucht, ist Teil dessen, was %2 verbraucht, und sein Platz ergibt sich darin</translation>
    </message>
    <message>
        <source>A tie of accounts</source>
        <translation>Ein Gleichstand von Accounts</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS. As the documentation has it, what is below them forms one level</source>
        <translation>%1 und %2 haben denselben LevelFS. Laut Dokumentation bildet alles darunter eine gemeinsame Ebene</translation>
    </message>
    <message>
        <source>Level fair share of %1</source>
        <translation>Fair Share der Ebene von %1</translation>
    </message>
    <message>
        <source>A user on `parent` is looked at before all who have shares of their own</source>
        <translation>Ein Benutzer auf `parent` wird vor allen betrachtet, die eigene Anteile haben</translation>
    </message>
    <message>
        <source>An account on `parent` has no place: what is below it competes here</source>
        <translation>Ein Account auf `parent` hat keinen Platz: Was darunter liegt, konkurriert hier</translation>
    </message>
    <message>
        <source>%1 has the higher LevelFS: all of %1 is ranked before all of %2</source>
        <translation>%1 hat den höheren LevelFS: Alles von %1 kommt im Rang vor allem von %2</translation>
    </message>
    <message>
        <source>They tie, and a user is looked at before an account</source>
        <translation>Gleichstand, und ein Benutzer wird vor einem Account betrachtet</translation>
    </message>
    <message>
        <source>They tie, and share a rank; %1 only stands first in the list</source>
        <translation>Gleichstand und gemeinsamer Rang; %1 steht nur in der Liste zuerst</translation>
    </message>
    <message>
        <source>They tie. Slurm walks them one after the other, %1 first: the first below %2 gets the rank of the last below %1</source>
        <translation>Gleichstand. Slurm durchläuft sie nacheinander, %1 zuerst: Der Erste unter %2 erhält den Rang des Letzten unter %1</translation>
    </message>
    <message>
        <source>The comparison that decides</source>
        <translation>Der Vergleich, der entscheidet</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>%1 and %2 share rank %3, and with it the fair-share factor</source>
        <translation>%1 und %2 teilen sich Rang %3 und damit den Fair-Share-Faktor</translation>
    </message>
    <message>
        <source>%1 has rank %2, %3 has rank %4; the factor falls with the rank</source>
        <translation>%1 hat Rang %2, %3 hat Rang %4; der Faktor fällt mit dem Rang</translation>
    </message>
    <message>
        <source>Fair-share factor of %1</source>
        <translation>Fair-Share-Faktor von %1</translation>
    </message>
    <message>
        <source>%1 and %2 have the same factor: fair share puts neither before the other</source>
        <translation>%1 und %2 haben denselben Faktor: Fair Share stellt keinen vor den anderen</translation>
    </message>
    <message>
        <source>Factors are compared over the whole tree, whatever the account: %1 has the higher one, %2 the lower</source>
        <translation>Faktoren werden über den ganzen Baum verglichen, gleich in welchem Account: %1 hat den höheren, %2 den niedrigeren</translation>
    </message>
    <message>
        <source>Why does %1 come before %2?</source>
        <translation>Warum kommt %1 vor %2?</translation>
    </message>
    <message>
        <source>Why does neither of %1 and %2 come first?</source>
        <translation>Warum kommt weder %1 noch %2 zuerst?</translation>
    </message>
    <message>
        <source>Held?</source>
        <translation>Angehalten?</translation>
    </message>
    <message>
        <source>Both are held or neither is</source>
        <translation>Beide sind angehalten oder keiner</translation>
    </message>
    <message>
        <source>%2 is held, and waits behind all that are not</source>
        <translation>%2 ist angehalten und wartet hinter allen, die es nicht sind</translation>
    </message>
    <message>
        <source>Can one preempt the other?</source>
        <translation>Kann einer den anderen verdrängen?</translation>
    </message>
    <message>
        <source>Neither can preempt the other</source>
        <translation>Keiner kann den anderen verdrängen</translation>
    </message>
    <message>
        <source>A reservation?</source>
        <translation>Eine Reservierung?</translation>
    </message>
    <message>
        <source>Both have a reservation or neither has</source>
        <translation>Beide haben eine Reservierung oder keiner</translation>
    </message>
    <message>
        <source>%1 has a reservation: it is looked at first, whatever the priorities</source>
        <translation>%1 hat eine Reservierung: Er wird zuerst betrachtet, gleich welche Prioritäten gelten</translation>
    </message>
    <message>
        <source>PriorityTier of the partition</source>
        <translation>PriorityTier der Partition</translation>
    </message>
    <message>
        <source>The tiers are equal</source>
        <translation>Die Stufen sind gleich</translation>
    </message>
    <message>
        <source>The priorities are equal</source>
        <translation>Die Prioritäten sind gleich</translation>
    </message>
    <message>
        <source>%1 has the higher priority</source>
        <translation>%1 hat die höhere Priorität</translation>
    </message>
    <message>
        <source>Submit time</source>
        <translation>Zeit der Einreichung</translation>
    </message>
    <message>
        <source>Both were submitted in the same second</source>
        <translation>Beide wurden in derselben Sekunde eingereicht</translation>
    </message>
    <message>
        <source>%1 was submitted before %2</source>
        <translation>%1 wurde vor %2 eingereicht</translation>
    </message>
    <message>
        <source>Job id</source>
        <translation>Job-ID</translation>
    </message>
    <message>
        <source>It is the same job</source>
        <translation>Es ist derselbe Job</translation>
    </message>
    <message>
        <source>%1 has the lower job id</source>
        <translation>%1 hat die niedrigere Job-ID</translation>
    </message>
    <message>
        <source>Place in the list</source>
        <translation>Platz in der Liste</translation>
    </message>
    <message>
        <source>It is the same row</source>
        <translation>Es ist dieselbe Zeile</translation>
    </message>
    <message>
        <source>Nothing tells them apart: %1 stands before %2 in the list</source>
        <translation>Nichts unterscheidet sie: %1 steht in der Liste vor %2</translation>
    </message>
    <message>
        <source>This speaks for %1</source>
        <translation>Das spricht für %1</translation>
    </message>
    <message>
        <source>This speaks for %2</source>
        <translation>Das spricht für %2</translation>
    </message>
    <message>
        <source>Only pending jobs wait for their turn: one of these runs</source>
        <translation>Nur wartende Jobs warten, bis sie an der Reihe sind: Einer von diesen läuft</translation>
    </message>
    <message>
        <source>Why does neither job come first?</source>
        <translation>Warum kommt keiner der Jobs zuerst?</translation>
    </message>
    <message>
        <source>A third job</source>
        <translation>Ein dritter Job</translation>
    </message>
    <message>
        <source>Why does Slurm look at job %1 before job %2?</source>
        <translation>Warum betrachtet Slurm Job %1 vor Job %2?</translation>
    </message>
    <message>
        <source>PriorityType=priority/basic has no weights</source>
        <translation>PriorityType=priority/basic hat keine Gewichte</translation>
    </message>
    <message>
        <source>One of the regimes has no users in this policy</source>
        <translation>Eines der Regime hat in dieser Richtlinie keine Benutzer</translation>
    </message>
    <message>
        <source>Nothing is to be made up: the users of the lower regime have no lower factor</source>
        <translation>Es ist nichts aufzuwiegen: Die Benutzer des unteren Regimes haben keinen niedrigeren Faktor</translation>
    </message>
    <message>
        <source>A job that has not waited has no age</source>
        <translation>Ein Job, der nicht gewartet hat, hat kein Alter</translation>
    </message>
    <message>
        <source>No weight of 32 bit is large enough: lower PriorityWeightFairshare first</source>
        <translation>Kein Gewicht von 32 Bit ist groß genug: zuerst PriorityWeightFairshare senken</translation>
    </message>
    <message>
        <source>When nobody runs, all usage fades alike and nobody passes anybody</source>
        <translation>Wenn niemand rechnet, klingt aller Verbrauch gleich ab, und niemand überholt jemanden</translation>
    </message>
    <message>
        <source>Not even with no usage at all: it is its shares, or an account above it, that hold it back</source>
        <translation>Auch ganz ohne Verbrauch nicht: Die eigenen Anteile oder ein Account darüber stehen im Weg</translation>
    </message>
    <message>
        <source>There is no user below %1</source>
        <translation>Unter %1 gibt es keinen Benutzer</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: others on its level have used nothing, or less</source>
        <translation>Die eigenen Anteile bringen höchstens Rang %1: Andere auf der Ebene haben nichts oder weniger verbraucht</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: even with all shares of its level it has used too much</source>
        <translation>Die eigenen Anteile bringen höchstens Rang %1: Selbst mit allen Anteilen der Ebene wurde zu viel verbraucht</translation>
    </message>
    <message>
        <source>Root has all shares there are</source>
        <translation>root hat alle Anteile, die es gibt</translation>
    </message>
    <message>
        <source>Mend all of them</source>
        <translation>Alle beheben</translation>
    </message>
    <message>
        <source>Track %1</source>
        <translation>%1 erfassen</translation>
    </message>
    <message>
        <source>Write Mem=%1G</source>
        <translation>Mem=%1G schreiben</translation>
    </message>
    <message>
        <source>Remove the weight of billing</source>
        <translation>Das Gewicht von billing entfernen</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>%1 berechnen</translation>
    </message>
    <message>
        <source>Add the chip %1 with weight %2</source>
        <translation>Den Chip %1 mit Gewicht %2 hinzufügen</translation>
    </message>
    <message>
        <source>Set %1=%2</source>
        <translation>%1=%2 setzen</translation>
    </message>
    <message>
        <source>Divide all weights by the same number</source>
        <translation>Alle Gewichte durch dieselbe Zahl teilen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>%1 schreiben</translation>
    </message>
    <message>
        <source>Give each 1 share</source>
        <translation>Jedem 1 Anteil geben</translation>
    </message>
    <message>
        <source>Divide them all by the same number</source>
        <translation>Alle durch dieselbe Zahl teilen</translation>
    </message>
    <message>
        <source>The association has no account.</source>
        <translation>Die Assoziation hat keinen Account.</translation>
    </message>
    <message>
        <source>Print them again with: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS</source>
        <translation>Noch einmal ausgeben mit: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS</translation>
    </message>
    <message>
        <source>It is not printed which account lies below which: %1 and others were put directly below root.</source>
        <translation>Es ist nicht ausgegeben, welcher Account unter welchem liegt: %1 und andere wurden direkt unter root gesetzt.</translation>
    </message>
    <message>
        <source>Add ParentName to the format: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS</source>
        <translation>ParentName zum Format hinzufügen: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS</translation>
    </message>
    <message>
        <source>Account %1 is named, but has no row of its own.</source>
        <translation>Account %1 wird genannt, hat aber keine eigene Zeile.</translation>
    </message>
    <message>
        <source>It was added below root with 1 share; print all associations with: sacctmgr -P show assoc</source>
        <translation>Er wurde mit 1 Anteil unter root hinzugefügt; alle Assoziationen ausgeben mit: sacctmgr -P show assoc</translation>
    </message>
    <message>
        <source>Account %1 lies below itself.</source>
        <translation>Account %1 liegt unter sich selbst.</translation>
    </message>
    <message>
        <source>It was put below root; correct its parent.</source>
        <translation>Er wurde unter root gesetzt; seinen übergeordneten Account berichtigen.</translation>
    </message>
    <message>
        <source>Keep one of the rows; the first one was taken.</source>
        <translation>Eine der Zeilen behalten; die erste wurde genommen.</translation>
    </message>
    <message>
        <source>The association is of cluster %1, not of %2; it was left out.</source>
        <translation>Die Assoziation ist vom Cluster %1, nicht von %2; sie wurde weggelassen.</translation>
    </message>
    <message>
        <source>Print one cluster: sacctmgr -P show assoc cluster=%1</source>
        <translation>Einen einzelnen Cluster ausgeben: sacctmgr -P show assoc cluster=%1</translation>
    </message>
    <message>
        <source>Print the associations again with: sacctmgr -P show assoc</source>
        <translation>Die Assoziationen noch einmal ausgeben mit: sacctmgr -P show assoc</translation>
    </message>
    <message>
        <source>Every new cluster has the user root in the account root, with 1 share, which the policy does not have.</source>
        <translation>Jeder neue Cluster hat den Benutzer root im Account root, mit 1 Anteil, den die Richtlinie nicht hat.</translation>
    </message>
    <message>
        <source>Add it, so that normalized shares below root are those of the cluster.</source>
        <translation>Ihn hinzufügen, damit die normierten Anteile unter root die des Clusters sind.</translation>
    </message>
    <message>
        <source>Write NAME=NUMBER, for example Mem=0.25G; it weighs nothing here, and is kept.</source>
        <translation>NAME=ZAHL schreiben, zum Beispiel Mem=0.25G; hier wiegt es nichts und wird behalten.</translation>
    </message>
    <message>
        <source>Nothing is to be done.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>A job has no id or no state.</source>
        <translation>Ein Job hat keine ID oder keinen Zustand.</translation>
    </message>
    <message>
        <source>The command reported an error: %1</source>
        <translation>Der Befehl meldete einen Fehler: %1</translation>
    </message>
    <message>
        <source>Run it again; what it printed beside the error was read.</source>
        <translation>Noch einmal ausführen; was er neben dem Fehler ausgab, wurde gelesen.</translation>
    </message>
    <message>
        <source>The JSON cannot be read from here on: %1</source>
        <translation>Das JSON ist von hier an nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Print it again into a file; what stands before this line was read.</source>
        <translation>Noch einmal in eine Datei ausgeben; was vor dieser Zeile steht, wurde gelesen.</translation>
    </message>
    <message>
        <source>No NodeName or NodeSet line defines %1.</source>
        <translation>Keine NodeName- oder NodeSet-Zeile definiert %1.</translation>
    </message>
    <message>
        <source>The list names a node twice.</source>
        <translation>Die Liste nennt einen Knoten zweimal.</translation>
    </message>
    <message>
        <source>%1 is a node of %2 already.</source>
        <translation>%1 ist schon ein Knoten von %2.</translation>
    </message>
    <message>
        <source>sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1.</source>
        <translation>sacctmgr kann %1 nicht in %2 umbenennen: %1 wird entfernt und %2 neu hinzugefügt, ohne den Verbrauch und die Jobs von %1.</translation>
    </message>
    <message>
        <source>Keep the name, or accept that %1 starts without usage.</source>
        <translation>Den Namen behalten oder hinnehmen, dass %1 ohne Verbrauch beginnt.</translation>
    </message>
    <message>
        <source>It is for cluster %1, not for %2.</source>
        <translation>Das ist für Cluster %1, nicht für %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares.</source>
        <translation>„%1“ ist keine Anzahl von Anteilen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority.</source>
        <translation>„%1“ ist keine Priorität.</translation>
    </message>
    <message>
        <source>There is no account %1 to hang it below.</source>
        <translation>Es gibt keinen Account %1, um es darunterzuhängen.</translation>
    </message>
    <message>
        <source>The command names nobody.</source>
        <translation>Der Befehl nennt niemanden.</translation>
    </message>
    <message>
        <source>Account %1 stands already.</source>
        <translation>Account %1 gibt es schon.</translation>
    </message>
    <message>
        <source>There is no account %1 for user %2.</source>
        <translation>Es gibt keinen Account %1 für Benutzer %2.</translation>
    </message>
    <message>
        <source>User %1 stands already in account %2.</source>
        <translation>Benutzer %1 steht schon im Account %2.</translation>
    </message>
    <message>
        <source>The command names no user or no account.</source>
        <translation>Der Befehl nennt keinen Benutzer oder keinen Account.</translation>
    </message>
    <message>
        <source>QOS %1 stands already, or there are too many of them.</source>
        <translation>QOS %1 gibt es schon, oder es gibt zu viele davon.</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2.</source>
        <translation>Account %1 kann nicht unter %2 hängen.</translation>
    </message>
    <message>
        <source>There is no QOS %1.</source>
        <translation>Es gibt keine QOS %1.</translation>
    </message>
    <message>
        <source>There is no such user.</source>
        <translation>Diesen Benutzer gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no account %1.</source>
        <translation>Es gibt keinen Account %1.</translation>
    </message>
    <message>
        <source>Account %1 is not empty.</source>
        <translation>Account %1 ist nicht leer.</translation>
    </message>
    <message>
        <source>There is no such QOS.</source>
        <translation>Diese QOS gibt es nicht.</translation>
    </message>
    <message>
        <source>A cluster is not removed here.</source>
        <translation>Ein Cluster wird hier nicht entfernt.</translation>
    </message>
    <message>
        <source>Only accounts, users, QOS and clusters are read.</source>
        <translation>Nur Accounts, Benutzer, QOS und Cluster werden gelesen.</translation>
    </message>
    <message>
        <source>Correct the command; what of it could not be read was left out: %1</source>
        <translation>Den Befehl berichtigen; was davon nicht lesbar war, wurde weggelassen: %1</translation>
    </message>
    <message>
        <source>Only a shell can say what this command does: %1</source>
        <translation>Nur eine Shell kann sagen, was dieser Befehl tut: %1</translation>
    </message>
    <message>
        <source>This is no command of sacctmgr that changes anything: %1</source>
        <translation>Das ist kein Befehl von sacctmgr, der etwas ändert: %1</translation>
    </message>
    <message>
        <source>It was left out and kept as a comment; write out what it does, or give the output of sacctmgr dump.</source>
        <translation>Er wurde weggelassen und als Kommentar behalten; ausschreiben, was er tut, oder die Ausgabe von sacctmgr dump angeben.</translation>
    </message>
    <message>
        <source>squeue does not say whether memory is asked for each node or each CPU; it was taken for each node.</source>
        <translation>squeue sagt nicht, ob Speicher je Knoten oder je CPU angefordert wird; angenommen wurde je Knoten.</translation>
    </message>
    <message>
        <source>The listing lacks %1: priorities of these jobs are guesses.</source>
        <translation>In der Auflistung fehlt %1: Prioritäten dieser Jobs sind geschätzt.</translation>
    </message>
    <message>
        <source>The lesson has no title</source>
        <translation>Die Lektion hat keinen Titel</translation>
    </message>
    <message>
        <source>Begin the file with a line ---, a line title: …, and a line ---</source>
        <translation>Die Datei mit einer Zeile ---, einer Zeile title: … und einer Zeile --- beginnen</translation>
    </message>
    <message>
        <source>The lesson names no sample</source>
        <translation>Die Lektion nennt kein Beispiel</translation>
    </message>
    <message>
        <source>Add sample: five-accounts, or another one, to its beginning</source>
        <translation>Am Anfang sample: five-accounts oder ein anderes hinzufügen</translation>
    </message>
    <message>
        <source>The lesson has no steps</source>
        <translation>Die Lektion hat keine Schritte</translation>
    </message>
    <message>
        <source>Each step begins with a line ## and its title</source>
        <translation>Jeder Schritt beginnt mit einer Zeile ## und seinem Titel</translation>
    </message>
    <message>
        <source>“%1” is nothing that a lesson begins with</source>
        <translation>„%1“ ist nichts, womit eine Lektion beginnt</translation>
    </message>
    <message>
        <source>Text before the first step is not shown</source>
        <translation>Text vor dem ersten Schritt wird nicht gezeigt</translation>
    </message>
    <message>
        <source>Begin a step with ## and a title</source>
        <translation>Einen Schritt mit ## und einem Titel beginnen</translation>
    </message>
    <message>
        <source>The step does more than fits into one</source>
        <translation>Der Schritt tut mehr, als in einen passt</translation>
    </message>
    <message>
        <source>Begin another step</source>
        <translation>Einen weiteren Schritt beginnen</translation>
    </message>
    <message>
        <source>“@%1” is not known</source>
        <translation>„@%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>resources/lessons/README.md lists what a lesson can do</source>
        <translation>resources/lessons/README.md führt auf, was eine Lektion kann</translation>
    </message>
    <message>
        <source>There is no question yet</source>
        <translation>Es gibt noch keine Frage</translation>
    </message>
    <message>
        <source>Write @ask and the question above it</source>
        <translation>Darüber @ask und die Frage schreiben</translation>
    </message>
    <message>
        <source>An option needs a label and an expression</source>
        <translation>Eine Option braucht eine Beschriftung und einen Ausdruck</translation>
    </message>
    <message>
        <source>Write @option the label = [fair-share of …]</source>
        <translation>@option Beschriftung = [fair-share of …] schreiben</translation>
    </message>
    <message>
        <source>The question has no answer</source>
        <translation>Die Frage hat keine Antwort</translation>
    </message>
    <message>
        <source>Write @answer and an expression, or two and more lines with @option</source>
        <translation>@answer und einen Ausdruck schreiben, oder zwei und mehr Zeilen mit @option</translation>
    </message>
    <message>
        <source>The lesson has more than %1 steps</source>
        <translation>Die Lektion hat mehr als %1 Schritte</translation>
    </message>
    <message>
        <source>Make two lessons of it</source>
        <translation>Zwei Lektionen daraus machen</translation>
    </message>
    <message>
        <source>The file is too large for a lesson</source>
        <translation>Die Datei ist zu groß für eine Lektion</translation>
    </message>
    <message>
        <source>A lesson has at most 256 KB</source>
        <translation>Eine Lektion hat höchstens 256 KB</translation>
    </message>
    <message>
        <source>The lesson could not be read: %1</source>
        <translation>Die Lektion war nicht lesbar: %1</translation>
    </message>
    <message>
        <source>Check that the file is there</source>
        <translation>Prüfen, ob die Datei vorhanden ist</translation>
    </message>
    <message>
        <source>The sample has no %1</source>
        <translation>Das Beispiel hat kein %1</translation>
    </message>
    <message>
        <source>The sample has no job %1</source>
        <translation>Das Beispiel hat keinen Job %1</translation>
    </message>
    <message>
        <source>“billing of %1” is not known</source>
        <translation>„billing of %1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>“order of %1” is not known</source>
        <translation>„order of %1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation>„%1“ wird nicht verstanden</translation>
    </message>
    <message>
        <source>The expression is nested too deeply</source>
        <translation>Der Ausdruck ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation>Eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>A number or [a quantity] is missing</source>
        <translation>Eine Zahl oder [eine Größe] fehlt</translation>
    </message>
    <message>
        <source>The setting %1 is no number</source>
        <translation>Die Einstellung %1 ist keine Zahl</translation>
    </message>
    <message>
        <source>There is no number for “%1”</source>
        <translation>Für „%1“ gibt es keine Zahl</translation>
    </message>
    <message>
        <source>“%1” is no quantity: write fair-share of user u1 in b</source>
        <translation>„%1“ ist keine Größe: fair-share of user u1 in b schreiben</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>„%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>“%1” claims nothing: write A &lt; B</source>
        <translation>„%1“ behauptet nichts: A &lt; B schreiben</translation>
    </message>
    <message>
        <source>There is no algorithm “%1”</source>
        <translation>Es gibt keinen Algorithmus „%1“</translation>
    </message>
    <message>
        <source>“%1” are no shares</source>
        <translation>„%1“ sind keine Anteile</translation>
    </message>
    <message>
        <source>“%1” cannot be changed so</source>
        <translation>„%1“ lässt sich so nicht ändern</translation>
    </message>
    <message>
        <source>“%1” is no weight</source>
        <translation>„%1“ ist kein Gewicht</translation>
    </message>
    <message>
        <source>“%1” is no change: write what = value</source>
        <translation>„%1“ ist keine Änderung: was = Wert schreiben</translation>
    </message>
    <message>
        <source>“%1” is no time</source>
        <translation>„%1“ ist keine Zeit</translation>
    </message>
    <message>
        <source>“%1” is no value of that setting</source>
        <translation>„%1“ ist kein Wert dieser Einstellung</translation>
    </message>
    <message>
        <source>There is no setting “%1”</source>
        <translation>Es gibt keine Einstellung „%1“</translation>
    </message>
    <message>
        <source>There is no column for “%1”</source>
        <translation>Für „%1“ gibt es keine Spalte</translation>
    </message>
    <message>
        <source>“%1” is nothing that can be pointed at</source>
        <translation>„%1“ ist nichts, worauf sich zeigen lässt</translation>
    </message>
    <message>
        <source>Mend this line of the lesson, or its sample</source>
        <translation>Diese Zeile der Lektion oder ihr Beispiel berichtigen</translation>
    </message>
    <message>
        <source>Two options are equally right, or one cannot be computed</source>
        <translation>Zwei Optionen sind gleich richtig, oder eine ist nicht berechenbar</translation>
    </message>
    <message>
        <source>There is no page “%1”</source>
        <translation>Es gibt keine Seite „%1“</translation>
    </message>
    <message>
        <source>“%1” changes nothing</source>
        <translation>„%1“ ändert nichts</translation>
    </message>
    <message>
        <source>It is not true that %1</source>
        <translation>Es trifft nicht zu, dass %1</translation>
    </message>
    <message>
        <source>%1 associations, such as %2, name the QOS %3, which the draft does not have: they lose it.</source>
        <translation>%1 Assoziationen, etwa %2, nennen die QOS %3, die der Entwurf nicht hat: sie verlieren sie.</translation>
    </message>
    <message>
        <source>Give them another QOS if it was renamed.</source>
        <translation>Ihnen eine andere QOS geben, falls sie umbenannt wurde.</translation>
    </message>
    <message>
        <source>Looked for are slurm.conf, what sacctmgr dump wrote and what Slurm&apos;s commands printed, under any name.</source>
        <translation>Gesucht werden slurm.conf, was sacctmgr dump geschrieben und was Slurms Befehle ausgegeben haben, unter beliebigem Namen.</translation>
    </message>
    <message>
        <source>The line is too long; the rest of it was left out.</source>
        <translation>Die Zeile ist zu lang; ihr Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>Nodes of partition %1</source>
        <translation>Knoten der Partition %1</translation>
    </message>
    <message>
        <source>CPUs of partition %1</source>
        <translation>CPUs der Partition %1</translation>
    </message>
    <message>
        <source>Memory of partition %1, in GB</source>
        <translation>Speicher der Partition %1 in GB</translation>
    </message>
    <message>
        <source>GPUs of partition %1</source>
        <translation>GPUs der Partition %1</translation>
    </message>
    <message>
        <source>What do the nodes of partition %1 come to?</source>
        <translation>Was ergeben die Knoten der Partition %1 zusammen?</translation>
    </message>
    <message>
        <source>What is left of their worth in year %1</source>
        <translation>Was im Jahr %1 von ihrem Wert bleibt</translation>
    </message>
    <message>
        <source>Why would %1 have %2 shares in year %3?</source>
        <translation>Warum hätte %1 im Jahr %3 %2 Anteile?</translation>
    </message>
    <message>
        <source>Its part of the shares</source>
        <translation>Sein Teil der Anteile</translation>
    </message>
    <message>
        <source>Cut to a whole number; what is left goes one by one to those that lost most by it</source>
        <translation>Auf eine ganze Zahl gekürzt; was übrig bleibt, geht einzeln an die, die dadurch am meisten verloren haben</translation>
    </message>
    <message>
        <source>Why would %1 get %2 shares?</source>
        <translation>Warum bekäme %1 %2 Anteile?</translation>
    </message>
    <message>
        <source>Points from one rank to the next</source>
        <translation>Punkte von einem Rang zum nächsten</translation>
    </message>
    <message>
        <source>Points at exactly its share</source>
        <translation>Punkte bei genau seinem Anteil</translation>
    </message>
    <message>
        <source>Points of a day of waiting</source>
        <translation>Punkte für einen Tag Warten</translation>
    </message>
    <message>
        <source>Until PriorityMaxAge is over: then the job has all of them</source>
        <translation>Bis PriorityMaxAge vorüber ist: dann hat der Job alle</translation>
    </message>
    <message>
        <source>Of one unit of it</source>
        <translation>Für eine Einheit davon</translation>
    </message>
    <message>
        <source>Of a job that asks for all that the partition has of it</source>
        <translation>Für einen Job, der alles verlangt, was die Partition davon hat</translation>
    </message>
    <message>
        <source>Points of a factor of 1</source>
        <translation>Punkte eines Faktors von 1</translation>
    </message>
    <message>
        <source>Points of partition %1</source>
        <translation>Punkte der Partition %1</translation>
    </message>
    <message>
        <source>Points of QOS %1</source>
        <translation>Punkte der QOS %1</translation>
    </message>
    <message>
        <source>Decay factor of a second</source>
        <translation>Abklingfaktor einer Sekunde</translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation>Der Verbrauch klingt nicht ab</translation>
    </message>
    <message>
        <source>What is left after a day</source>
        <translation>Was nach einem Tag übrig ist</translation>
    </message>
    <message>
        <source>What is left after a half-life</source>
        <translation>Was nach einer Halbwertszeit übrig ist</translation>
    </message>
    <message>
        <source>Not exactly a half: Slurm takes 0.693 for the logarithm of 2</source>
        <translation>Nicht genau die Hälfte: Slurm nimmt 0,693 für den Logarithmus von 2</translation>
    </message>
    <message>
        <source>Days until a tenth is left</source>
        <translation>Tage, bis ein Zehntel übrig ist</translation>
    </message>
    <message>
        <source>What one calculation period leaves</source>
        <translation>Was eine Berechnungsperiode übrig lässt</translation>
    </message>
    <message>
        <source>After it the running jobs&apos; use of the period is added</source>
        <translation>Danach kommt hinzu, was die laufenden Jobs in der Periode verbraucht haben</translation>
    </message>
    <message>
        <source>Age factor after a day of waiting</source>
        <translation>Altersfaktor nach einem Tag Warten</translation>
    </message>
    <message>
        <source>F at exactly its share</source>
        <translation>F bei genau seinem Anteil</translation>
    </message>
    <message>
        <source>Fair Tree does not use it</source>
        <translation>Fair Tree verwendet ihn nicht</translation>
    </message>
    <message>
        <source>Job size factor of a job of all nodes</source>
        <translation>Jobgrößenfaktor eines Jobs auf allen Knoten</translation>
    </message>
    <message>
        <source>TRES that are tracked</source>
        <translation>TRES, die erfasst werden</translation>
    </message>
    <message>
        <source>A weight for anything else stops slurmctld</source>
        <translation>Ein Gewicht für etwas anderes hält slurmctld an</translation>
    </message>
    <message>
        <source>Usage after a reset</source>
        <translation>Verbrauch nach einer Rücksetzung</translation>
    </message>
    <message>
        <source>Usage is never reset</source>
        <translation>Der Verbrauch wird nie zurückgesetzt</translation>
    </message>
    <message>
        <source>All usage becomes 0 whenever a new period begins</source>
        <translation>Mit jeder neuen Periode wird aller Verbrauch 0</translation>
    </message>
    <message>
        <source>What does %1 = %2 come to?</source>
        <translation>Was ergibt %1 = %2?</translation>
    </message>
    <message>
        <source>Neither a weight of its own nor the speed of a core is known</source>
        <translation>Weder ein eigenes Gewicht noch die Geschwindigkeit eines Kerns ist bekannt</translation>
    </message>
    <message>
        <source>What does the job factor %2 of partition %1 come to?</source>
        <translation>Was ergibt der Jobfaktor %2 der Partition %1?</translation>
    </message>
    <message>
        <source>What does the tier %2 of partition %1 do?</source>
        <translation>Was bewirkt die Stufe %2 der Partition %1?</translation>
    </message>
    <message>
        <source>What does the longest job of partition %1 come to?</source>
        <translation>Was ergibt der längste Job der Partition %1?</translation>
    </message>
    <message>
        <source>It has no nodes</source>
        <translation>Sie hat keine Knoten</translation>
    </message>
    <message>
        <source>What do the nodes %1 come to?</source>
        <translation>Was ergeben die Knoten %1?</translation>
    </message>
    <message>
        <source>Nodes of %1</source>
        <translation>Knoten von %1</translation>
    </message>
    <message>
        <source>CPUs of %1</source>
        <translation>CPUs von %1</translation>
    </message>
    <message>
        <source>Memory of %1, in GB</source>
        <translation>Speicher von %1, in GB</translation>
    </message>
    <message>
        <source>GPUs of %1</source>
        <translation>GPUs von %1</translation>
    </message>
    <message>
        <source>CPU TRES of %1</source>
        <translation>CPU-TRES von %1</translation>
    </message>
    <message>
        <source>What the nodes are worth when shares are derived from the hardware</source>
        <translation>Was die Knoten wert sind, wenn Anteile aus der Hardware abgeleitet werden</translation>
    </message>
    <message>
        <source>Why is a core of %1 worth %2?</source>
        <translation>Warum ist ein Kern von %1 %2 wert?</translation>
    </message>
    <message>
        <source>Which nodes have the chip %1?</source>
        <translation>Welche Knoten haben den Chip %1?</translation>
    </message>
    <message>
        <source>Nodes with the chip %1</source>
        <translation>Knoten mit dem Chip %1</translation>
    </message>
    <message>
        <source>What does the priority %2 of QOS %1 come to?</source>
        <translation>Was ergibt die Priorität %2 der QOS %1?</translation>
    </message>
    <message>
        <source>What does the usage factor %2 of QOS %1 do?</source>
        <translation>Was bewirkt der Verbrauchsfaktor %2 der QOS %1?</translation>
    </message>
    <message>
        <source>Usage of an hour of a job of billing 1</source>
        <translation>Verbrauch einer Stunde eines Jobs mit Abrechnung 1</translation>
    </message>
    <message>
        <source>Partitions in a higher tier</source>
        <translation>Partitionen einer höheren Stufe</translation>
    </message>
    <message>
        <source>Slurm looks at all jobs of a higher tier first, whatever their priority</source>
        <translation>Slurm sieht zuerst alle Jobs einer höheren Stufe an, was immer ihre Priorität ist</translation>
    </message>
    <message>
        <source>Longest job</source>
        <translation>Längster Job</translation>
    </message>
    <message>
        <source>Jobs may run without a limit</source>
        <translation>Jobs dürfen unbegrenzt laufen</translation>
    </message>
    <message>
        <source>What is left of its first second when it ends</source>
        <translation>Was von seiner ersten Sekunde übrig ist, wenn er endet</translation>
    </message>
    <message>
        <source>A job that runs longer than the half-life has lost more than half of its early usage before it ends</source>
        <translation>Ein Job, der länger als die Halbwertszeit läuft, hat vor seinem Ende mehr als die Hälfte seines frühen Verbrauchs verloren</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened</source>
        <translation>Das Beispiel „%1“ dieser Lektion konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>Name a sample of the program, or a policy file that stands beside the lesson</source>
        <translation>Ein Beispiel des Programms nennen, oder eine Richtliniendatei, die neben der Lektion steht</translation>
    </message>
    <message>
        <source>The line&apos;s sockets cannot give %1 CPUs and %2 cores: change it by hand.</source>
        <translation>Die Sockel der Zeile können nicht %1 CPUs und %2 Kerne ergeben: von Hand ändern.</translation>
    </message>
    <message>
        <source>Its list of nodes cannot be read: correct it.</source>
        <translation>Ihre Knotenliste ist nicht lesbar: berichtigen.</translation>
    </message>
    <message>
        <source>%1 still names nodes of it: take them out there first.</source>
        <translation>%1 nennt noch Knoten davon: zuerst dort herausnehmen.</translation>
    </message>
    <message>
        <source>%1 of the line says where each node is found: change the line by hand.</source>
        <translation>%1 der Zeile sagt, wo jeder Knoten zu finden ist: die Zeile von Hand ändern.</translation>
    </message>
    <message>
        <source>A NodeName=DEFAULT line gives it %1, which its own line cannot take back.</source>
        <translation>Eine Zeile NodeName=DEFAULT gibt ihr %1, was ihre eigene Zeile nicht zurücknehmen kann.</translation>
    </message>
    <message>
        <source>The new line NodeName=%1 is written without %2.</source>
        <translation>Die neue Zeile NodeName=%1 wird ohne %2 geschrieben.</translation>
    </message>
    <message>
        <source>Add by hand where these nodes are found, if their names do not say it.</source>
        <translation>Von Hand ergänzen, wo diese Knoten zu finden sind, falls ihre Namen es nicht sagen.</translation>
    </message>
    <message>
        <source>%1 is changed in the draft, and not in the exported slurm.conf.</source>
        <translation>%1 ist im Entwurf geändert, in der exportierten slurm.conf nicht.</translation>
    </message>
    <message>
        <source>It stands in an included file: change it there. A comment at the end of slurm.conf has its new text, if it has one.</source>
        <translation>Sie steht in einer eingebundenen Datei: dort ändern. Ihr neuer Text, falls sie einen hat, steht als Kommentar am Ende der slurm.conf.</translation>
    </message>
    <message>
        <source>A node has no name.</source>
        <translation>Ein Knoten hat keinen Namen.</translation>
    </message>
    <message>
        <source>A partition has no name.</source>
        <translation>Eine Partition hat keinen Namen.</translation>
    </message>
    <message>
        <source>A QOS has no name.</source>
        <translation>Eine QOS hat keinen Namen.</translation>
    </message>
    <message>
        <source>Copy this file of the cluster to %1, and import again.</source>
        <translation>Diese Datei des Clusters nach %1 kopieren und erneut importieren.</translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2; slurm.conf does not name the key, which is &quot;%3&quot; by default today.</source>
        <translation>Der Cluster läuft mit %1=%2; slurm.conf nennt den Schlüssel nicht, dessen Vorgabe heute „%3“ ist.</translation>
    </message>
    <message>
        <source>The running value was taken: an older release has another default, or slurm.conf was changed since.</source>
        <translation>Der laufende Wert wurde übernommen: Eine ältere Version hat eine andere Vorgabe, oder slurm.conf wurde seither geändert.</translation>
    </message>
    <message>
        <source>AccountingStorageTRES names %1 without %2: a job that asks for %3 without a type may be counted as %1, whatever type it gets</source>
        <translation>AccountingStorageTRES nennt %1 ohne %2: Ein Job, der %3 ohne Typ anfordert, wird womöglich als %1 gezählt, gleich welchen Typ er bekommt</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES</source>
        <translation>%1 zu AccountingStorageTRES hinzufügen</translation>
    </message>
    <message>
        <source>Partition %1 charges for %2: a job that asks for %3 without a type is billed nothing for it until it runs</source>
        <translation>Partition %1 berechnet %2: Ein Job, der %3 ohne Typ anfordert, zahlt dafür nichts, bis er läuft</translation>
    </message>
    <message>
        <source>Let users ask for a type, or give %1 a weight too</source>
        <translation>Benutzer einen Typ anfordern lassen oder auch %1 ein Gewicht geben</translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1: a waiting job that asks for %2 without a type gets nothing of it</source>
        <translation>PriorityWeightTRES gewichtet %1: Ein wartender Job, der %2 ohne Typ anfordert, hat nichts davon</translation>
    </message>
    <message>
        <source>The job is billed by the weights of its first partition, %1</source>
        <translation>Der Job wird mit den Gewichten seiner ersten Partition, %1, berechnet</translation>
    </message>
    <message>
        <source>The shares of the level add up to more than 32 bit can hold: Slurm counts on from 0</source>
        <translation>Die Anteile der Ebene ergeben mehr, als 32 Bit fassen: Slurm zählt ab 0 weiter</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Nothing was changed. Close other programs, and try again.</source>
        <translation>Nichts wurde geändert. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Something went wrong inside Apportion: %1</source>
        <translation>In Apportion ist etwas schiefgegangen: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Please tell its developers what you did.</source>
        <translation>Nichts wurde geändert. Bitte sagen Sie den Entwicklern, was Sie getan haben.</translation>
    </message>
    <message>
        <source>Something went wrong inside Apportion.</source>
        <translation>In Apportion ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Take it from git or from a backup. If it was edited or merged on purpose, this makes it complete: apportion-cli seal FILE</source>
        <translation>Holen Sie sie aus git oder aus einer Sicherung. Wurde sie mit Absicht bearbeitet oder zusammengeführt, macht dies sie vollständig: apportion-cli seal FILE</translation>
    </message>
    <message>
        <source>the file is of format 1, which has no sums: whether it is complete could not be checked</source>
        <translation>die Datei hat Format 1, das keine Prüfsummen kennt: ob sie vollständig ist, konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>Save it once: the present format has them.</source>
        <translation>Speichern Sie sie einmal: Das heutige Format hat sie.</translation>
    </message>
    <message>
        <source>the file is not complete: its end, where the sums of its lines stand, is missing</source>
        <translation>die Datei ist nicht vollständig: ihr Ende mit den Prüfsummen ihrer Zeilen fehlt</translation>
    </message>
    <message>
        <source>the sums of the lines are damaged, or two branches were merged: it is not known whether the file is complete</source>
        <translation>die Prüfsummen der Zeilen sind beschädigt, oder zwei Zweige wurden zusammengeführt: ob die Datei vollständig ist, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the file is not as it was saved: among the %1 lines from here on something was changed (%2 lines were saved)</source>
        <translation>die Datei ist nicht, wie sie gespeichert wurde: in den %1 Zeilen ab hier wurde etwas geändert (gespeichert wurden %2 Zeilen)</translation>
    </message>
    <message>
        <source>Write the TRES as in cpu=300,gres/gpu:h100=6.</source>
        <translation>Die TRES wie in cpu=300,gres/gpu:h100=6 schreiben.</translation>
    </message>
    <message>
        <source>this answer of the cluster has %1 bytes, and had %2 when it was saved: it is not complete</source>
        <translation>diese Antwort des Clusters hat %1 Bytes und hatte %2, als sie gespeichert wurde: Sie ist nicht vollständig</translation>
    </message>
    <message>
        <source>Ask the cluster again. An answer that was changed on purpose is imported from another folder.</source>
        <translation>Fragen Sie den Cluster noch einmal. Eine mit Absicht geänderte Antwort wird aus einem anderen Ordner importiert.</translation>
    </message>
    <message>
        <source>this answer of the cluster was saved, and is not there any more</source>
        <translation>diese Antwort des Clusters wurde gespeichert und ist nicht mehr da</translation>
    </message>
    <message>
        <source>What it told is not known here.</source>
        <translation>Was sie besagte, ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>the cluster did not give this answer: %1</source>
        <translation>der Cluster gab diese Antwort nicht: %1</translation>
    </message>
    <message>
        <source>Choose an account that the user is in, or add the user there</source>
        <translation>Einen Account wählen, in dem der Benutzer ist, oder ihn dort hinzufügen</translation>
    </message>
    <message>
        <source>%1 of %2 is no option that sacctmgr knows</source>
        <translation>%1 von %2 ist keine Option, die sacctmgr kennt</translation>
    </message>
    <message>
        <source>Correct its spelling, or remove it</source>
        <translation>Die Schreibweise berichtigen oder sie entfernen</translation>
    </message>
    <message>
        <source>%1 names the QOS %2, which does not exist: sacctmgr would refuse it</source>
        <translation>%1 nennt die QOS %2, die es nicht gibt: sacctmgr würde das ablehnen</translation>
    </message>
    <message>
        <source>Add the QOS, or correct the name</source>
        <translation>Die QOS hinzufügen oder den Namen berichtigen</translation>
    </message>
    <message>
        <source>%1 has a limit of %2, which is not tracked: it limits nothing, or sacctmgr refuses it</source>
        <translation>%1 hat eine Grenze für %2, das nicht erfasst wird: Sie begrenzt nichts, oder sacctmgr lehnt sie ab</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the limit</source>
        <translation>%1 in AccountingStorageTRES aufnehmen oder die Grenze entfernen</translation>
    </message>
    <message>
        <source>%1 has %2: what counts against it decays with the half-life of %3, so it limits recent use and is no budget</source>
        <translation>%1 hat %2: Was dagegen zählt, klingt mit der Halbwertszeit von %3 ab; es begrenzt also den jüngsten Verbrauch und ist kein Budget</translation>
    </message>
    <message>
        <source>For a budget set PriorityDecayHalfLife=0 with a reset period, or the flag NoDecay on a QOS with the limit</source>
        <translation>Für ein Budget PriorityDecayHalfLife=0 mit einer Rücksetzperiode setzen, oder das Flag NoDecay an einer QOS mit der Grenze</translation>
    </message>
    <message>
        <source>It counts from the last reset, or from its first start: usage stays only if that lies in the present day, week, month, quarter or year</source>
        <translation>Es zählt ab dem letzten Zurücksetzen oder ab seinem ersten Start: Der Verbrauch bleibt nur, wenn dieser in die laufende Periode (Tag, Woche, Monat, Quartal oder Jahr) fällt</translation>
    </message>
    <message>
        <source>Correct its spelling, or put a # before it</source>
        <translation>Die Schreibweise berichtigen oder ein # davor setzen</translation>
    </message>
    <message>
        <source>The nearest key that Slurm knows is %1</source>
        <translation>Der ähnlichste Schlüssel, den Slurm kennt, ist %1</translation>
    </message>
    <message>
        <source>%1 in %2 is no key that Slurm knows: slurmctld would not start</source>
        <translation>%1 in %2 ist kein Schlüssel, den Slurm kennt: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>%1 in %2 came with Slurm %3: slurmctld of %4 would not start</source>
        <translation>%1 in %2 gibt es erst seit Slurm %3: slurmctld von %4 würde nicht starten</translation>
    </message>
    <message>
        <source>%1 in %2 was given up after Slurm %3: slurmctld of %4 would not start</source>
        <translation>%1 in %2 wurde nach Slurm %3 aufgegeben: slurmctld von %4 würde nicht starten</translation>
    </message>
    <message>
        <source>Remove it, or say which release of Slurm the cluster runs</source>
        <translation>Entfernen, oder sagen, welche Version von Slurm auf dem Cluster läuft</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1 in %2 does nothing since Slurm %3</source>
        <translation>%1 in %2 bewirkt seit Slurm %3 nichts mehr</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight: slurmctld would not start.</source>
        <translation>„%1“ in %2 ist kein Gewicht: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>A PartitionName=DEFAULT line gives it %1, which its own line cannot take back.</source>
        <translation>Eine Zeile PartitionName=DEFAULT gibt ihr %1; ihre eigene Zeile kann das nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 has no value: slurmctld would not start.</source>
        <translation>%1 hat keinen Wert: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Give it one, or put a # before it.</source>
        <translation>Einen angeben oder ein # davor setzen.</translation>
    </message>
    <message>
        <source>usage was printed without its fraction, and two are too close to tell which comes first</source>
        <translation>Der Verbrauch wurde ohne seinen Bruchteil ausgegeben, und zwei liegen zu nah beieinander, um zu sagen, wer zuerst kommt</translation>
    </message>
    <message>
        <source>two have the same LevelFS, and Slurm walked them in the other order</source>
        <translation>Zwei haben das gleiche LevelFS, und Slurm ging sie in der anderen Reihenfolge durch</translation>
    </message>
    <message>
        <source>its priority was computed at another time than that of most jobs</source>
        <translation>Die Priorität wurde zu einer anderen Zeit berechnet als die der meisten Jobs</translation>
    </message>
    <message>
        <source>one of its terms differs</source>
        <translation>Einer der Terme weicht ab</translation>
    </message>
    <message>
        <source>there is no such job, partition or QOS in what was read</source>
        <translation>In dem, was gelesen wurde, gibt es keinen solchen Job, keine solche Partition oder QOS</translation>
    </message>
    <message>
        <source>unknown: please report it</source>
        <translation>unbekannt: bitte melden</translation>
    </message>
    <message>
        <source>Agrees with the cluster on %1 of %2 numbers that it printed itself.</source>
        <translation>Stimmt mit dem Cluster in %1 von %2 Zahlen überein, die er selbst ausgegeben hat.</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 there, %4 here. apportion-cli agree lists all that differ.</source>
        <translation>%1 von %2 ist dort %3, hier %4. apportion-cli agree führt alle auf, die abweichen.</translation>
    </message>
    <message>
        <source>There are no terms of priorities in the file.</source>
        <translation>In der Datei stehen keine Terme von Prioritäten.</translation>
    </message>
    <message>
        <source>Print them with: sprio -l</source>
        <translation>Ausgeben mit: sprio -l</translation>
    </message>
    <message>
        <source>The row has no job, or one of its terms is no number.</source>
        <translation>Die Zeile hat keinen Job, oder einer ihrer Terme ist keine Zahl.</translation>
    </message>
    <message>
        <source>Print it again with: sprio -l</source>
        <translation>Noch einmal ausgeben mit: sprio -l</translation>
    </message>
    <message>
        <source>no usage was read, so everybody counts as unused: give the output of sshare -a -l -P too</source>
        <translation>kein Verbrauch wurde gelesen, also gelten alle als unbenutzt: die Ausgabe von sshare -a -l -P mitgeben</translation>
    </message>
    <message>
        <source>Passwords are never asked for here. Put a key into your agent (ssh-add), and try in a terminal: ssh %2. Where a second factor is asked for, set ControlMaster and ControlPath for the host and keep that terminal open.</source>
        <translation>Nach Passwörtern wird hier nie gefragt. Geben Sie Ihrem Agenten einen Schlüssel (ssh-add) und versuchen Sie es in einem Terminal: ssh %2. Wird ein zweiter Faktor verlangt, setzen Sie ControlMaster und ControlPath für den Rechner und lassen Sie dieses Terminal offen.</translation>
    </message>
    <message>
        <source>PrivateData=%1: of an unknown number of accounts and users you see %2 and %3; of usage and jobs perhaps a part.</source>
        <translation>PrivateData=%1: Von einer unbekannten Zahl von Accounts und Benutzern sehen Sie %2 und %3, von Verbrauch und Jobs vielleicht nur einen Teil.</translation>
    </message>
    <message>
        <source>Terms of priorities</source>
        <translation>Terme der Prioritäten</translation>
    </message>
    <message>
        <source>A line of an included file is not of the form Key=Value, and was left out, as all such lines of the file.</source>
        <translation>Eine Zeile einer eingebundenen Datei hat nicht die Form Key=Value und wurde ausgelassen, wie alle solchen Zeilen der Datei.</translation>
    </message>
    <message>
        <source>Look whether the Include line names the right file.</source>
        <translation>Prüfen Sie, ob die Include-Zeile die richtige Datei nennt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies outside the folder of slurm.conf, and was not included.</source>
        <translation>„%1“ liegt nicht im Ordner der slurm.conf und wurde nicht eingebunden.</translation>
    </message>
    <message>
        <source>If it is a part of slurm.conf, import it with: apportion-cli import --follow-includes</source>
        <translation>Gehört es zur slurm.conf, dann importieren mit: apportion-cli import --follow-includes</translation>
    </message>
    <message>
        <source>the file has no baseline: what it holds is the baseline now</source>
        <translation>die Datei hat keinen Ausgangsstand: was sie enthält, ist nun der Ausgangsstand</translation>
    </message>
    <message>
        <source>Save it once: from then on it keeps the baseline, whatever is edited.</source>
        <translation>Speichern Sie sie einmal: von da an behält sie den Ausgangsstand, was immer bearbeitet wird.</translation>
    </message>
    <message>
        <source>There is no account for %1 to stand in.</source>
        <translation>Es gibt keinen Account, in dem %1 stehen könnte.</translation>
    </message>
    <message>
        <source>%1 has more raw shares than Slurm can hold.</source>
        <translation>%1 hat mehr Rohanteile, als Slurm fasst.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in a name: sacctmgr would not read it.</source>
        <translation>„%1“ darf in einem Namen nicht vorkommen: sacctmgr könnte ihn nicht lesen.</translation>
    </message>
    <message>
        <source>Blanks and control characters cannot stand in a name.</source>
        <translation>Leer- und Steuerzeichen dürfen in einem Namen nicht vorkommen.</translation>
    </message>
    <message>
        <source>A user needs a name.</source>
        <translation>Ein Benutzer braucht einen Namen.</translation>
    </message>
    <message>
        <source>An account needs a name.</source>
        <translation>Ein Account braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name has at most %1 bytes.</source>
        <translation>Ein Name hat höchstens %1 Byte.</translation>
    </message>
    <message>
        <source>There is an account %1 already; an account&apos;s name stands once in a cluster.</source>
        <translation>Es gibt schon einen Account %1; ein Accountname steht in einem Cluster nur einmal.</translation>
    </message>
    <message>
        <source>User %1 stands in account %2 already.</source>
        <translation>Benutzer %1 steht schon im Account %2.</translation>
    </message>
    <message>
        <source>The account root cannot be removed: every cluster has it.</source>
        <translation>Der Account root kann nicht entfernt werden: Jeder Cluster hat ihn.</translation>
    </message>
    <message>
        <source>The user root of the account root cannot be removed: every cluster has it.</source>
        <translation>Der Benutzer root des Accounts root kann nicht entfernt werden: Jeder Cluster hat ihn.</translation>
    </message>
    <message>
        <source>Only an account can hold others.</source>
        <translation>Nur ein Account kann andere enthalten.</translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation>root bleibt, wo es ist: Jeder Cluster hat es an der Spitze.</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below itself.</source>
        <translation>Account %1 kann nicht unter sich selbst hängen.</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2, which is part of it.</source>
        <translation>Account %1 kann nicht unter %2 hängen, das ein Teil davon ist.</translation>
    </message>
    <message>
        <source>root keeps its name: Slurm looks for it.</source>
        <translation>root behält seinen Namen: Slurm sucht danach.</translation>
    </message>
    <message>
        <source>There is a user %1 already.</source>
        <translation>Es gibt schon einen Benutzer %1.</translation>
    </message>
    <message>
        <source>unknown: a planned size, a site factor or a priority set by an administrator shows only in sprio -l</source>
        <translation>unbekannt: eine eingeplante Größe, ein Standortfaktor oder eine vom Administrator gesetzte Priorität zeigt sich nur in sprio -l</translation>
    </message>
    <message>
        <source>the nodes of the running cluster are not those of slurm.conf: give scontrol -o show node too</source>
        <translation>die Knoten des laufenden Clusters sind nicht die der slurm.conf: auch scontrol -o show node angeben</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 ist neu</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 ist weg</translation>
    </message>
    <message>
        <source>changes in %1</source>
        <translation>Änderungen in %1</translation>
    </message>
    <message>
        <source>users of %1</source>
        <translation>Benutzer von %1</translation>
    </message>
    <message>
        <source>priority of %1</source>
        <translation>Priorität von %1</translation>
    </message>
    <message>
        <source>other usage</source>
        <translation>anderer Verbrauch</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 geändert</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>other changes</source>
        <translation>andere Änderungen</translation>
    </message>
    <message>
        <source>nodes and partitions</source>
        <translation>Knoten und Partitionen</translation>
    </message>
    <message>
        <source>other jobs</source>
        <translation>andere Jobs</translation>
    </message>
    <message>
        <source>Accounts %1 have the same LevelFS: which of them comes first changes when slurmctld starts anew</source>
        <translation>Die Accounts %1 haben denselben LevelFS: Welcher von ihnen zuerst kommt, ändert sich, wenn slurmctld neu startet</translation>
    </message>
    <message>
        <source>After a start Slurm sorts them without case and `_` behind the letters, later by bytes, as here. Other shares end the tie</source>
        <translation>Nach einem Start sortiert Slurm sie ohne Groß- und Kleinschreibung und `_` hinter den Buchstaben, später nach Bytes, wie hier. Andere Anteile beenden den Gleichstand</translation>
    </message>
    <message>
        <source>TRES that %1 buys</source>
        <translation>TRES, die %1 kauft</translation>
    </message>
    <message>
        <source>Shares that stand for a TRES now</source>
        <translation>Anteile, die jetzt für ein TRES stehen</translation>
    </message>
    <message>
        <source>What each change is worth adds up to this: measured by %1 evaluations, over all orders in which they can be made</source>
        <translation>Was jede Änderung ausmacht, ergibt zusammen dies: gemessen mit %1 Auswertungen, über alle Reihenfolgen, in denen sie gemacht werden können</translation>
    </message>
    <message>
        <source>What each change is worth adds up to this: measured by %1 evaluations, over some orders in which they can be made</source>
        <translation>Was jede Änderung ausmacht, ergibt zusammen dies: gemessen mit %1 Auswertungen, über einige Reihenfolgen, in denen sie gemacht werden können</translation>
    </message>
    <message>
        <source>No change is worth a rank to this user</source>
        <translation>Keine Änderung macht für diesen Benutzer einen Rang aus</translation>
    </message>
    <message>
        <source>What each change is worth to it is measured on the page Compare</source>
        <translation>Was jede Änderung für ihn ausmacht, wird auf der Seite Vergleichen gemessen</translation>
    </message>
    <message>
        <source>It counts from the last reset, %1, and makes up for what it missed since.</source>
        <translation>Es zählt ab dem letzten Zurücksetzen, %1, und holt nach, was seither ausblieb.</translation>
    </message>
    <message>
        <source>This is not what slurmctld keeps of its last reset.</source>
        <translation>Das ist nicht, was slurmctld über sein letztes Zurücksetzen aufbewahrt.</translation>
    </message>
    <message>
        <source>Take priority_last_decay_ran from its StateSaveLocation.</source>
        <translation>Nehmen Sie priority_last_decay_ran aus seiner StateSaveLocation.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>sacctmgr cannot be told the name &quot;%1&quot; (%2): commas, brackets, quotes, backslashes and | are more than letters to it and its database, blanks at an end get lost, and &quot;in&quot; or &quot;for&quot; between other words cannot be told apart.</source>
        <translation>Der Name „%1“ (%2) lässt sich sacctmgr nicht sagen: Kommas, Klammern, Anführungszeichen, Backslashes und | sind ihm und seiner Datenbank mehr als Buchstaben, Leerzeichen an einem Ende gehen verloren, und „in“ oder „for“ zwischen anderen Wörtern ist nicht zu unterscheiden.</translation>
    </message>
    <message>
        <source>There is no account in the file.</source>
        <translation>In der Datei ist kein Account.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show account</source>
        <translation>Ausgeben mit: sacctmgr -P show account</translation>
    </message>
    <message>
        <source>There is no user in the file.</source>
        <translation>In der Datei ist kein Benutzer.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show user withcoord</source>
        <translation>Ausgeben mit: sacctmgr -P show user withcoord</translation>
    </message>
    <message>
        <source>this answer of the cluster is a part: %1</source>
        <translation>diese Antwort des Clusters ist nur ein Teil: %1</translation>
    </message>
    <message>
        <source>What is not in it is not known here, and is not to be taken for removed.</source>
        <translation>Was nicht darin steht, ist hier nicht bekannt und gilt nicht als entfernt.</translation>
    </message>
    <message>
        <source>This line is no row of the table.</source>
        <translation>Diese Zeile gehört nicht zur Tabelle.</translation>
    </message>
    <message>
        <source>The rest of the trace was read.</source>
        <translation>Der Rest der Aufzeichnung wurde gelesen.</translation>
    </message>
    <message>
        <source>Print the jobs with sacct -P: such a text may have any size.</source>
        <translation>Lassen Sie die Jobs mit sacct -P ausgeben: Ein solcher Text darf beliebig groß sein.</translation>
    </message>
    <message>
        <source>Jobs of other clusters, left out: %1.</source>
        <translation>Weggelassene Jobs anderer Cluster: %1.</translation>
    </message>
    <message>
        <source>Name the one that you want with --cluster.</source>
        <translation>Nennen Sie den gewünschten mit --cluster.</translation>
    </message>
    <message>
        <source>Jobs with a time in the hour that comes twice, which nothing tells apart: %1. The first hour was taken.</source>
        <translation>Jobs mit einer Zeit in der Stunde, die zweimal kommt, ohne dass etwas sie unterscheidet: %1. Die erste Stunde wurde genommen.</translation>
    </message>
    <message>
        <source>Print the jobs with: %1</source>
        <translation>Geben Sie die Jobs aus mit: %1</translation>
    </message>
    <message>
        <source>No job could be read.</source>
        <translation>Kein Job konnte gelesen werden.</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows when jobs started: they cannot be compared with.</source>
        <translation>Ohne die Spalte %1 weiß niemand, wann Jobs starteten: Mit ihnen lässt sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows how long jobs ran: they cannot be replayed.</source>
        <translation>Ohne die Spalte %1 weiß niemand, wie lange Jobs liefen: Sie lassen sich nicht nachspielen.</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows whose the jobs are: they have no fair share.</source>
        <translation>Ohne die Spalte %1 weiß niemand, wem die Jobs gehören: Sie haben keinen Fair-Share.</translation>
    </message>
    <message>
        <source>Without the column %1 jobs are taken to have asked for what they got.</source>
        <translation>Ohne die Spalte %1 wird angenommen, dass Jobs verlangten, was sie bekamen.</translation>
    </message>
    <message>
        <source>Without the column %1 jobs have the time limits of their partitions.</source>
        <translation>Ohne die Spalte %1 haben Jobs die Zeitgrenzen ihrer Partitionen.</translation>
    </message>
    <message>
        <source>Without the column %1 jobs can start as soon as they are submitted.</source>
        <translation>Ohne die Spalte %1 können Jobs starten, sobald sie eingereicht sind.</translation>
    </message>
    <message>
        <source>Without the column %1 dependencies, begin times, nice values and numbers of tasks are not known.</source>
        <translation>Ohne die Spalte %1 sind Abhängigkeiten, Anfangszeiten, Nice-Werte und die Zahl der Tasks nicht bekannt.</translation>
    </message>
    <message>
        <source>The row has %1 columns, the table %2.</source>
        <translation>Die Zeile hat %1 Spalten, die Tabelle %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2.</source>
        <translation>„%1“ ist kein Wert von %2.</translation>
    </message>
    <message>
        <source>The tasks of the array %1 are not all told: Slurm cut the list short.</source>
        <translation>Nicht alle Tasks des Arrays %1 sind genannt: Slurm hat die Liste gekürzt.</translation>
    </message>
    <message>
        <source>Run sacct with SLURM_BITSTR_LEN=0 in its environment.</source>
        <translation>Rufen Sie sacct mit SLURM_BITSTR_LEN=0 in der Umgebung auf.</translation>
    </message>
    <message>
        <source>The trace is of the format %1, which this version cannot read.</source>
        <translation>Die Aufzeichnung hat das Format %1, das diese Version nicht lesen kann.</translation>
    </message>
    <message>
        <source>Rows are missing above this line.</source>
        <translation>Über dieser Zeile fehlen Zeilen.</translation>
    </message>
    <message>
        <source>The file does not say whether its processors are cores or whole nodes; cores were taken.</source>
        <translation>Die Datei sagt nicht, ob ihre Prozessoren Kerne oder ganze Knoten sind; es wurden Kerne angenommen.</translation>
    </message>
    <message>
        <source>Say it with --processors cores or --processors nodes.</source>
        <translation>Sagen Sie es mit --processors cores oder --processors nodes.</translation>
    </message>
    <message>
        <source>AdminLevel=%1 of %2 is none that sacctmgr knows</source>
        <translation>AdminLevel=%1 von %2 ist keines, das sacctmgr kennt</translation>
    </message>
    <message>
        <source>Write None, Operator or Administrator</source>
        <translation>None, Operator oder Administrator schreiben</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names only what does not exist (%2): Slurm lets every account in</source>
        <translation>AllowAccounts der Partition %1 nennt nur, was es nicht gibt (%2): Slurm lässt jeden Account hinein</translation>
    </message>
    <message>
        <source>Name the accounts that shall be let in</source>
        <translation>Die Accounts nennen, die hinein dürfen</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, which does not exist</source>
        <translation>%1 der Partition %2 nennt %3, das es nicht gibt</translation>
    </message>
    <message>
        <source>Name what shall be let in: without the list everybody would be</source>
        <translation>Nennen, was hinein darf: ohne die Liste dürften alle</translation>
    </message>
    <message>
        <source>Take it out of the list, or correct its spelling</source>
        <translation>Aus der Liste nehmen oder die Schreibweise berichtigen</translation>
    </message>
    <message>
        <source>QOS %1 preempts %2, which does not exist: sacctmgr would refuse it</source>
        <translation>QOS %1 verdrängt %2, die es nicht gibt: sacctmgr würde das ablehnen</translation>
    </message>
    <message>
        <source>QOS %1 preempts itself: slurmdbd refuses it</source>
        <translation>QOS %1 verdrängt sich selbst: slurmdbd lehnt das ab</translation>
    </message>
    <message>
        <source>QOS %1 preempts %2, which preempts it in turn: slurmdbd refuses such a circle</source>
        <translation>QOS %1 verdrängt %2, und diese wiederum sie: slurmdbd lehnt einen solchen Kreis ab</translation>
    </message>
    <message>
        <source>Take one of them out of its Preempt list</source>
        <translation>Eine von ihnen aus ihrer Preempt-Liste nehmen</translation>
    </message>
    <message>
        <source>Take what does not exist out of the list</source>
        <translation>Was es nicht gibt, aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Partition %1 is defined twice; slurmctld would not start.</source>
        <translation>Partition %1 ist zweimal definiert; slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>What PartitionName=%1 gets in the exported slurm.conf has no effect.</source>
        <translation>Was PartitionName=%1 in der exportierten slurm.conf bekommt, hat keine Wirkung.</translation>
    </message>
    <message>
        <source>%1 stands on the line of another key: slurmctld would not start.</source>
        <translation>%1 steht in der Zeile eines anderen Schlüssels: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Give it a line of its own, as it gets in what is exported.</source>
        <translation>Ihm eine eigene Zeile geben, wie es sie im Export bekommt.</translation>
    </message>
    <message>
        <source>%1 rows of jobs stand again further down; the last one of each was taken.</source>
        <translation>%1 Zeilen von Jobs stehen weiter unten noch einmal; die jeweils letzte wurde genommen.</translation>
    </message>
    <message>
        <source>Print the jobs once, all at the same time.</source>
        <translation>Die Jobs einmal ausgeben, alle zur selben Zeit.</translation>
    </message>
    <message>
        <source>The file is UTF-16: Slurm&apos;s programs print UTF-8, and read nothing else.</source>
        <translation>Die Datei ist UTF-16: Slurms Programme geben UTF-8 aus und lesen nichts anderes.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Sie als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which was skipped: Slurm&apos;s programs would not read its first line.</source>
        <translation>Die Datei beginnt mit einer Bytereihenfolgemarke, die übersprungen wurde: Slurms Programme würden ihre erste Zeile nicht lesen.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 without a mark.</source>
        <translation>Sie als UTF-8 ohne Marke speichern.</translation>
    </message>
    <message>
        <source>Save it with the line ends of Unix.</source>
        <translation>Sie mit den Zeilenenden von Unix speichern.</translation>
    </message>
    <message>
        <source>left out: another listing of sshare tells the usage, and what Slurm computes of it</source>
        <translation>ausgelassen: eine andere Liste von sshare nennt den Verbrauch und was Slurm daraus berechnet</translation>
    </message>
    <message>
        <source>Since when jobs are asked for must be like 90days or 2026-01-31: %1</source>
        <translation>Seit wann nach Jobs gefragt wird, muss wie 90days oder 2026-01-31 aussehen: %1</translation>
    </message>
    <message>
        <source>Jobs of accounting</source>
        <translation>Jobs der Abrechnung</translation>
    </message>
    <message>
        <source>sprio was printed of another cluster than the jobs, or at another time: print them together</source>
        <translation>sprio wurde von einem anderen Cluster oder zu einer anderen Zeit als die Jobs ausgegeben: Geben Sie beide zusammen aus</translation>
    </message>
    <message>
        <source>The trace is not complete: lines were changed, added or lost.</source>
        <translation>Die Aufzeichnung ist nicht vollständig: Zeilen wurden geändert, hinzugefügt oder gingen verloren.</translation>
    </message>
    <message>
        <source>Import it again from what it was made of.</source>
        <translation>Importieren Sie sie noch einmal aus dem, woraus sie entstand.</translation>
    </message>
    <message>
        <source>Priority thresholds</source>
        <translation>Prioritätsschwellen</translation>
    </message>
    <message>
        <source>Associations name QOS of which the policy tells nothing: %1. apply.sh goes on only where the cluster has them.</source>
        <translation>Assoziationen nennen QOS, von denen die Richtlinie nichts sagt: %1. apply.sh macht nur weiter, wo der Cluster sie hat.</translation>
    </message>
    <message>
        <source>Import what sacctmgr -P show qos prints, too.</source>
        <translation>Importieren Sie auch, was sacctmgr -P show qos ausgibt.</translation>
    </message>
    <message>
        <source>There is no association in the file.</source>
        <translation>In der Datei steht keine Assoziation.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh</source>
        <translation>Ausgeben mit: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh</translation>
    </message>
    <message>
        <source>%1 has %2, and the cluster has no more than %3: it limits nothing</source>
        <translation>%1 hat %2, und der Cluster hat nicht mehr als %3: Das begrenzt nichts</translation>
    </message>
    <message>
        <source>Lower the limit, or remove it</source>
        <translation>Das Limit senken oder entfernen</translation>
    </message>
    <message>
        <source>%1 has %2, but %3 of %4 is reached before: it limits nothing</source>
        <translation>%1 hat %2, aber %3 von %4 ist vorher erreicht: Das begrenzt nichts</translation>
    </message>
    <message>
        <source>Raise the limit, or wait: in %1 days usage has decayed below it if nothing runs</source>
        <translation>Das Limit anheben oder warten: In %1 Tagen ist der Verbrauch darunter abgeklungen, wenn nichts läuft</translation>
    </message>
    <message>
        <source>Raise the limit, or reset the usage</source>
        <translation>Das Limit anheben oder den Verbrauch zurücksetzen</translation>
    </message>
    <message>
        <source>%1 has used up %2 (%3 minutes are used): none of its jobs starts</source>
        <translation>%1 hat %2 aufgebraucht (%3 Minuten sind genutzt): Keiner seiner Jobs startet</translation>
    </message>
    <message>
        <source>%1 of the %2 users of %3 have the QOS %4, which is asked for</source>
        <translation>%1 der %2 Benutzer von %3 haben die QOS %4, nach der gefragt ist</translation>
    </message>
    <message>
        <source>No user of %1 has the QOS %2: they have QOS lists of their own, which count</source>
        <translation>Kein Benutzer von %1 hat die QOS %2: Sie haben eigene QOS-Listen, die zählen</translation>
    </message>
    <message>
        <source>The users of %1 have the QOS %2 of their own</source>
        <translation>Die Benutzer von %1 haben die QOS %2 selbst</translation>
    </message>
    <message>
        <source>The users of %1 have QOS lists of their own, which count: change those</source>
        <translation>Die Benutzer von %1 haben eigene QOS-Listen, die zählen: Ändern Sie diese</translation>
    </message>
    <message>
        <source>%1 has %2: no job is accepted, unless a user or a QOS has such a limit of its own</source>
        <translation>%1 hat %2: Kein Job wird angenommen, es sei denn, ein Benutzer oder eine QOS hat ein eigenes solches Limit</translation>
    </message>
    <message>
        <source>%1 has %2: no job is accepted, unless a QOS has such a limit</source>
        <translation>%1 hat %2: Kein Job wird angenommen, es sei denn, eine QOS hat ein solches Limit</translation>
    </message>
    <message>
        <source>%1 has %2: no job starts, unless a user or a QOS has such a limit of its own</source>
        <translation>%1 hat %2: Kein Job startet, es sei denn, ein Benutzer oder eine QOS hat ein eigenes solches Limit</translation>
    </message>
    <message>
        <source>%1 has %2: no job starts, unless a QOS has such a limit</source>
        <translation>%1 hat %2: Kein Job startet, es sei denn, eine QOS hat ein solches Limit</translation>
    </message>
    <message>
        <source>Remove the limit where that is not meant</source>
        <translation>Entfernen Sie das Limit, wo das nicht gemeint ist</translation>
    </message>
    <message>
        <source>Job %1 can never start: %2 has %3</source>
        <translation>Job %1 kann nie starten: %2 hat %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: AllowAccounts of partition %2 does not name its account %3</source>
        <translation>Job %1 kann nie starten: AllowAccounts der Partition %2 nennt seinen Account %3 nicht</translation>
    </message>
    <message>
        <source>Job %1 can never start: DenyAccounts of partition %2 names its account %3, or one above it</source>
        <translation>Job %1 kann nie starten: DenyAccounts der Partition %2 nennt seinen Account %3 oder einen darüber</translation>
    </message>
    <message>
        <source>Let the account in, or tell the user</source>
        <translation>Lassen Sie den Account zu, oder sagen Sie es dem Benutzer</translation>
    </message>
    <message>
        <source>Job %1 can never start: AllowQos of partition %2 does not name its QOS %3</source>
        <translation>Job %1 kann nie starten: AllowQos der Partition %2 nennt seine QOS %3 nicht</translation>
    </message>
    <message>
        <source>Let the QOS in, or tell the user</source>
        <translation>Lassen Sie die QOS zu, oder sagen Sie es dem Benutzer</translation>
    </message>
    <message>
        <source>Job %1 can never start: DenyQos of partition %2 names its QOS %3</source>
        <translation>Job %1 kann nie starten: DenyQos der Partition %2 nennt seine QOS %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: %2 does not have its QOS %3</source>
        <translation>Job %1 kann nie starten: %2 hat seine QOS %3 nicht</translation>
    </message>
    <message>
        <source>Give the user the QOS, or tell them; a job that an operator gave a QOS starts all the same</source>
        <translation>Geben Sie dem Benutzer die QOS, oder sagen Sie es ihm; ein Job, dem ein Operator eine QOS gab, startet trotzdem</translation>
    </message>
    <message>
        <source>Job %1 can never start: it asks for %2, and %3 has %4</source>
        <translation>Job %1 kann nie starten: Er verlangt %2, und %3 hat %4</translation>
    </message>
    <message>
        <source>Raise the limit, or tell the user</source>
        <translation>Das Limit anheben oder dem Benutzer Bescheid geben</translation>
    </message>
    <message>
        <source>There are limits, but AccountingStorageEnforce does not say limits: slurmctld holds no job to them</source>
        <translation>Es gibt Limits, aber in AccountingStorageEnforce steht nicht limits: slurmctld setzt sie bei keinem Job durch</translation>
    </message>
    <message>
        <source>Set AccountingStorageEnforce=limits</source>
        <translation>AccountingStorageEnforce=limits setzen</translation>
    </message>
    <message>
        <source>Type a number of jobs, such as 4</source>
        <translation>Eine Anzahl Jobs eingeben, etwa 4</translation>
    </message>
    <message>
        <source>To have no limit, clear the value</source>
        <translation>Für kein Limit den Wert löschen</translation>
    </message>
    <message>
        <source>Type TRES × minutes, or hours or days with a letter: 6000, 100h, 2d</source>
        <translation>TRES × Minuten eingeben, oder Stunden oder Tage mit einem Buchstaben: 6000, 100h, 2d</translation>
    </message>
    <message>
        <source>Type memory in MB, or with a unit: 102400, 100G</source>
        <translation>Speicher in MB oder mit Einheit eingeben: 102400, 100G</translation>
    </message>
    <message>
        <source>Type a count, such as 64</source>
        <translation>Eine Anzahl eingeben, etwa 64</translation>
    </message>
    <message>
        <source>%1: not asked.</source>
        <translation>%1: nicht gefragt.</translation>
    </message>
    <message>
        <source>Last reset of usage</source>
        <translation>Letztes Zurücksetzen des Verbrauchs</translation>
    </message>
    <message>
        <source>two have the same LevelFS, and after a start of slurmctld releases before 23.11 mostly walk the newest first</source>
        <translation>zwei haben dasselbe LevelFS, und Versionen vor 23.11 nehmen nach einem Start von slurmctld meist das neueste zuerst</translation>
    </message>
    <message>
        <source>No command of Slurm tells it, and mostly only SlurmUser on the controller may read that file. Not knowing it, PriorityUsageResetPeriod, where it is switched on, is taken to clear all usage at once; the page Usage takes the time.</source>
        <translation>Kein Befehl von Slurm nennt ihn, und meist darf nur SlurmUser auf dem Controller diese Datei lesen. Ohne ihn wird angenommen, dass PriorityUsageResetPeriod, wo es eingeschaltet wird, sofort allen Verbrauch löscht; auf der Seite Verbrauch kann er eingetragen werden.</translation>
    </message>
    <message>
        <source>Database settings</source>
        <translation>Einstellungen der Datenbank</translation>
    </message>
    <message>
        <source>%1 is no list of people: no CSV whose header has a column user, no output of getent and no LDIF</source>
        <translation>%1 ist keine Liste von Leuten: keine CSV-Datei mit einer Spalte user in der Kopfzeile, keine Ausgabe von getent und kein LDIF</translation>
    </message>
    <message>
        <source>Name the columns in the first line: user,account</source>
        <translation>Die Spalten in der ersten Zeile nennen: user,account</translation>
    </message>
    <message>
        <source>%1 does not have the QOS %2</source>
        <translation>%1 hat die QOS %2 nicht</translation>
    </message>
    <message>
        <source>Nothing keeps %1 out of partition %2</source>
        <translation>Nichts hält %1 aus der Partition %2 fern</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 does not name %2</source>
        <translation>AllowAccounts der Partition %1 nennt %2 nicht</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names %2</source>
        <translation>AllowAccounts der Partition %1 nennt %2</translation>
    </message>
    <message>
        <source>DenyAccounts of partition %1 names %2</source>
        <translation>DenyAccounts der Partition %1 nennt %2</translation>
    </message>
    <message>
        <source>AllowQos of partition %1 does not name %2</source>
        <translation>AllowQos der Partition %1 nennt %2 nicht</translation>
    </message>
    <message>
        <source>DenyQos of partition %1 names %2</source>
        <translation>DenyQos der Partition %1 nennt %2</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, with everything below it: change that account</source>
        <translation>%1 der Partition %2 nennt %3 mit allem darunter: dort ändern</translation>
    </message>
    <message>
        <source>%1 is the last account in AllowAccounts of partition %2: without it everybody is let in</source>
        <translation>%1 ist der letzte Account in AllowAccounts der Partition %2: Ohne ihn kommen alle hinein</translation>
    </message>
    <message>
        <source>A job may run for %1 in partition %2, at a half-life of %3: when it ends, %4 % of its usage is forgotten</source>
        <translation>Ein Job darf in Partition %2 %1 laufen, bei einer Halbwertszeit von %3: Wenn er endet, sind %4 % seines Verbrauchs vergessen</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>Der Verlauf war beschädigt. Er bleibt als %1 erhalten, und ein neuer wurde begonnen.</translation>
    </message>
    <message>
        <source>What the cluster answered could not be kept in the history: %1</source>
        <translation>Was der Cluster geantwortet hat, konnte nicht im Verlauf aufgehoben werden: %1</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS, and Slurm walked %1 first</source>
        <translation>%1 und %2 haben dasselbe LevelFS, und Slurm ging %1 zuerst durch</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS, and Slurm walked %1 first: after a start releases before 23.11 begin with what was added last</source>
        <translation>%1 und %2 haben dasselbe LevelFS, und Slurm ging %1 zuerst durch: Nach einem Start beginnen Versionen vor 23.11 mit dem, was zuletzt hinzukam</translation>
    </message>
    <message>
        <source>After a start releases before 23.11 begin with what was added last; once sacctmgr changed something they go by name, as here. Other shares end the tie</source>
        <translation>Nach einem Start beginnen Versionen vor 23.11 mit dem, was zuletzt hinzukam; sobald sacctmgr etwas geändert hat, gehen sie nach den Namen, wie hier. Andere Anteile beenden den Gleichstand</translation>
    </message>
    <message>
        <source>As long as the job waits: it asks for %1 without a type, and is billed for the type that it gets once it runs</source>
        <translation>Solange der Job wartet: Er verlangt %1 ohne Typ, und was er davon bekommt, wird ihm nach seinem Typ berechnet, sobald er läuft</translation>
    </message>
    <message>
        <source>Lines of the file end with CR alone: it was read with the line ends of Unix, and an export writes those. Slurm&apos;s programs would read a single line.</source>
        <translation>Die Zeilen der Datei enden nur mit CR: Sie wurde mit den Zeilenenden von Unix gelesen, und ein Export schreibt diese. Die Programme von Slurm läsen eine einzige Zeile.</translation>
    </message>
    <message>
        <source>%1 has %2, at which slurmctld never looks: it limits nothing</source>
        <translation>%1 hat %2, und slurmctld sieht es nie an: Es begrenzt nichts</translation>
    </message>
    <message>
        <source>Set GrpTRESRunMins, or MaxTRESRunMinsPerUser of a QOS, instead</source>
        <translation>Stattdessen GrpTRESRunMins setzen oder MaxTRESRunMinsPerUser einer QOS</translation>
    </message>
    <message>
        <source>Type a priority, such as 1000</source>
        <translation>Eine Priorität eingeben, etwa 1000</translation>
    </message>
    <message>
        <source>There is no user %1.</source>
        <translation>Es gibt keinen Benutzer %1.</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 does not name %2, but nothing enforces it: AccountingStorageEnforce has no associations</source>
        <translation>AllowAccounts der Partition %1 nennt %2 nicht, aber nichts setzt das durch: in AccountingStorageEnforce steht nicht associations</translation>
    </message>
    <message>
        <source>DenyAccounts of partition %1 names %2, but nothing enforces it: AccountingStorageEnforce has no associations</source>
        <translation>DenyAccounts der Partition %1 nennt %2, aber nichts setzt das durch: in AccountingStorageEnforce steht nicht associations</translation>
    </message>
    <message>
        <source>associations or shares changed since Slurm computed last, as it does once in PriorityCalcPeriod: pull again afterwards</source>
        <translation>seit Slurm zuletzt gerechnet hat, änderten sich Assoziationen oder Anteile; es rechnet einmal je PriorityCalcPeriod: danach noch einmal abfragen</translation>
    </message>
    <message>
        <source>settings, QOS or associations may have changed since Slurm computed last: pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>Einstellungen, QOS oder Zuordnungen können sich geändert haben, seit Slurm zuletzt gerechnet hat: nach einem PriorityCalcPeriod noch einmal holen, und melden, wenn es dann noch abweicht</translation>
    </message>
    <message>
        <source>What is left of the usage until now</source>
        <translation>Was vom bisherigen Verbrauch übrig ist</translation>
    </message>
    <message>
        <source>Until then PriorityUsageResetPeriod clears all usage once or more</source>
        <translation>Bis dahin löscht PriorityUsageResetPeriod allen Verbrauch, einmal oder öfter</translation>
    </message>
    <message>
        <source>Usage does not decay</source>
        <translation>Verbrauch klingt nicht ab</translation>
    </message>
    <message>
        <source>Slurm&apos;s decay each second, over the seconds until the last pass before then</source>
        <translation>Slurms Abklingen je Sekunde, über die Sekunden bis zum letzten Durchlauf davor</translation>
    </message>
    <message>
        <source>What running comes to until then</source>
        <translation>Was das Rechnen bis dahin ergibt</translation>
    </message>
    <message>
        <source>Usage of one billing TRES that is always charged: seconds, those long past decayed</source>
        <translation>Verbrauch eines Billing-TRES, das immer berechnet wird: Sekunden, lange vergangene abgeklungen</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate is what is charged at any time</source>
        <translation>Billing-TRES × Sekunden; die Rate ist, was jederzeit berechnet wird</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Rates that were typed</source>
        <translation>Eingegebene Raten</translation>
    </message>
    <message>
        <source>Meanwhile %1</source>
        <translation>Inzwischen %1</translation>
    </message>
    <message>
        <source>The history cannot be read: %1</source>
        <translation>Der Verlauf kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>TRES of %1</source>
        <translation>TRES von %1</translation>
    </message>
    <message>
        <source>With the GPUs as their partition charges for them: what the nodes are worth when shares are derived</source>
        <translation>Mit den GPUs so, wie ihre Partition sie abrechnet: was die Knoten wert sind, wenn Anteile abgeleitet werden</translation>
    </message>
    <message>
        <source>Partition %1 has State=%2; its lists let %3 in</source>
        <translation>Partition %1 hat State=%2; ihre Listen lassen %3 hinein</translation>
    </message>
    <message>
        <source>no file tells the priority of its QOS: give what sacctmgr -P show qos prints, too</source>
        <translation>keine Datei sagt, welche Priorität seine QOS hat: auch angeben, was sacctmgr -P show qos ausgibt</translation>
    </message>
    <message>
        <source>Add %1 to the list of QOS, or choose another default</source>
        <translation>%1 in die Liste der QOS aufnehmen oder einen anderen Standard wählen</translation>
    </message>
    <message>
        <source>PriorityWeightQOS is %1, and no file tells the priorities of QOS: the QOS term of every job is 0 here</source>
        <translation>PriorityWeightQOS ist %1, und keine Datei sagt, welche Prioritäten QOS haben: der QOS-Term jedes Jobs ist hier 0</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names only what does not exist (%2): Slurm before 23.02 lets no account in</source>
        <translation>AllowAccounts der Partition %1 nennt nur, was es nicht gibt (%2): Slurm vor 23.02 lässt keinen Account hinein</translation>
    </message>
    <message>
        <source>%1=%2 of %3 has more than whole numbers: sacctmgr takes it for %4.</source>
        <translation>%1=%2 von %3 hat mehr als ganze Zahlen: sacctmgr nimmt es als %4.</translation>
    </message>
    <message>
        <source>%1=%2 of %3 cannot be read.</source>
        <translation>%1=%2 von %3 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 of %2 stands twice; sacctmgr takes both for one list.</source>
        <translation>%1 von %2 steht zweimal; sacctmgr nimmt beide als eine Liste.</translation>
    </message>
    <message>
        <source>%1 of %2 stands twice; the last one counts.</source>
        <translation>%1 von %2 steht zweimal; die letzte Angabe zählt.</translation>
    </message>
    <message>
        <source>%1 of %2 names %3 twice; the last one counts.</source>
        <translation>%1 von %2 nennt %3 zweimal; die letzte Angabe zählt.</translation>
    </message>
    <message>
        <source>%1 members of groups are named by an entry that stands in no list, such as %2: they are left out</source>
        <translation>%1 Mitglieder von Gruppen sind durch einen Eintrag benannt, der in keiner Liste steht, etwa %2: sie sind weggelassen</translation>
    </message>
    <message>
        <source>Give the entries of the people, too, with uid or sAMAccountName</source>
        <translation>Auch die Einträge der Personen angeben, mit uid oder sAMAccountName</translation>
    </message>
    <message>
        <source>There is a blank in %1, beside &quot;%2&quot;: slurmctld would not start.</source>
        <translation>In %1 steht ein Leerzeichen, bei „%2“: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Write it without blanks, as in CPU=1.0,Mem=0.25G; it is read as if there were none.</source>
        <translation>Ohne Leerzeichen schreiben, wie in CPU=1.0,Mem=0.25G; es ist gelesen, als gäbe es keines.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pattern, and Slurm includes none: slurmctld does not start with this line</source>
        <translation>„%1“ ist ein Muster, und Slurm bindet keine ein: slurmctld startet mit dieser Zeile nicht</translation>
    </message>
    <message>
        <source>Name each file in a line of its own; those that fit were read here</source>
        <translation>Jede Datei in einer eigenen Zeile nennen; die passenden sind hier gelesen</translation>
    </message>
    <message>
        <source>%1 is not allowed with NodeName=DEFAULT: slurmctld would not start.</source>
        <translation>%1 ist bei NodeName=DEFAULT nicht erlaubt: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Write it in the lines of the nodes.</source>
        <translation>Ihn in die Zeilen der Knoten schreiben.</translation>
    </message>
    <message>
        <source>Accounts with the same LevelFS are walked in the order that slurmctld has since its start, not by name</source>
        <translation>Accounts mit demselben LevelFS werden in der Reihenfolge durchgegangen, die slurmctld seit seinem Start hat, nicht nach Namen</translation>
    </message>
    <message>
        <source>FairShare, as the cluster printed it, shows it, and the numbers here follow it. Once sacctmgr changes an association or its shares, they go by name</source>
        <translation>FairShare, wie der Cluster es ausgegeben hat, zeigt das, und die Zahlen hier folgen ihm. Sobald sacctmgr eine Assoziation oder ihre Anteile ändert, gehen sie nach Namen</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES came with Slurm 25.05: %1 takes it for MAX_TRES, and GRES count in the maximum</source>
        <translation>MAX_TRES_GRES kam mit Slurm 25.05: %1 hält es für MAX_TRES, und GRES zählen im Maximum</translation>
    </message>
    <message>
        <source>Write MAX_TRES if that is meant</source>
        <translation>Schreiben Sie MAX_TRES, wenn das gemeint ist</translation>
    </message>
    <message>
        <source>As here they go since slurmctld started; once sacctmgr changes something they go by name. Other shares end the tie</source>
        <translation>Wie hier gehen sie, seit slurmctld gestartet ist; sobald sacctmgr etwas ändert, gehen sie nach den Namen. Andere Anteile beenden den Gleichstand</translation>
    </message>
    <message>
        <source>Use of a TRES that is new is counted from here on; nothing is known of it before. Raw usage stays as it is.</source>
        <translation>Verbrauch eines neuen TRES zählt von hier an; von vorher ist nichts davon bekannt. Der Rohverbrauch bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The pass that is due comes after the old period, unless slurmctld starts anew.</source>
        <translation>Der fällige Durchgang kommt noch nach der alten Periode, es sei denn, slurmctld startet neu.</translation>
    </message>
    <message>
        <source>From here on usage fades, is charged and moves priorities every %1 minutes.</source>
        <translation>Von hier an klingt Verbrauch alle %1 Minuten ab, wird berechnet und bewegt Prioritäten.</translation>
    </message>
    <message>
        <source>The factors under it have moved by then: half of today&apos;s usage is left beside what was used since.</source>
        <translation>Die Faktoren darunter haben sich bis dahin bewegt: Die Hälfte des heutigen Verbrauchs ist übrig, neben dem, was seither verbraucht wurde.</translation>
    </message>
    <message>
        <source>Nothing: Fair Tree does not look at it.</source>
        <translation>Nichts: Fair Tree sieht nicht darauf.</translation>
    </message>
    <message>
        <source>All fair-share factors change at once; usage stays as it is.</source>
        <translation>Alle Fair-Share-Faktoren ändern sich auf einmal; der Verbrauch bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The plugin is asked for site factors at each pass and for each job that comes; until then a job keeps its own.</source>
        <translation>Das Plugin wird bei jedem Durchgang und für jeden neuen Job nach Standortfaktoren gefragt; bis dahin behält ein Job den seinen.</translation>
    </message>
    <message>
        <source>Nothing: Slurm keeps it and no priority plugin of Slurm reads it.</source>
        <translation>Nichts: Slurm bewahrt es auf, und kein Prioritäts-Plugin von Slurm liest es.</translation>
    </message>
    <message>
        <source>What runs under the QOS is charged by the new factor from the last pass on; what was charged stays.</source>
        <translation>Was unter der QOS läuft, wird vom letzten Durchgang an nach dem neuen Faktor berechnet; was berechnet wurde, bleibt.</translation>
    </message>
    <message>
        <source>Half of what was charged by the old factor still counts.</source>
        <translation>Die Hälfte dessen, was nach dem alten Faktor berechnet wurde, zählt noch.</translation>
    </message>
    <message>
        <source>Job size and TRES terms of all pending jobs are computed anew with what there is.</source>
        <translation>Jobgröße und TRES-Terme aller wartenden Jobs werden mit dem, was da ist, neu berechnet.</translation>
    </message>
    <message>
        <source>It needs no pass: the scheduler looks at tiers each time that it sorts the queue.</source>
        <translation>Es braucht keinen Durchgang: Der Scheduler sieht auf die Stufen, sooft er die Warteschlange sortiert.</translation>
    </message>
    <message>
        <source>Norm shares changed with sacctmgr&apos;s call; now fair-share factors and the terms of pending jobs follow. Usage stays as it is.</source>
        <translation>Die normierten Anteile änderten sich mit dem Aufruf von sacctmgr; nun folgen Fair-Share-Faktoren und die Terme wartender Jobs. Der Verbrauch bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Half of today&apos;s usage is left beside what was used under the new shares.</source>
        <translation>Die Hälfte des heutigen Verbrauchs ist übrig, neben dem, was unter den neuen Anteilen verbraucht wurde.</translation>
    </message>
    <message>
        <source>The terms of all pending jobs are computed anew; jobs that were submitted meanwhile have it already.</source>
        <translation>Die Terme aller wartenden Jobs werden neu berechnet; inzwischen eingereichte Jobs haben es schon.</translation>
    </message>
    <message>
        <source>Each pending job gets the sum of its weighted factors. Jobs that run are charged since their beginning; those that ended under priority/basic never are.</source>
        <translation>Jeder wartende Job bekommt die Summe seiner gewichteten Faktoren. Laufende Jobs werden seit ihrem Beginn berechnet; die, die unter priority/basic endeten, nie.</translation>
    </message>
    <message>
        <source>Priorities follow their factors from pass to pass.</source>
        <translation>Prioritäten folgen ihren Faktoren von Durchgang zu Durchgang.</translation>
    </message>
    <message>
        <source>Half of today&apos;s usage is left beside what was used since.</source>
        <translation>Die Hälfte des heutigen Verbrauchs ist übrig, neben dem, was seither verbraucht wurde.</translation>
    </message>
    <message>
        <source>Running jobs get priorities again, and sprio lists them.</source>
        <translation>Laufende Jobs bekommen wieder Prioritäten, und sprio führt sie auf.</translation>
    </message>
    <message>
        <source>Running jobs keep the priority that they have.</source>
        <translation>Laufende Jobs behalten ihre Priorität.</translation>
    </message>
    <message>
        <source>A pending job whose priority would fall keeps the one that it has.</source>
        <translation>Ein wartender Job, dessen Priorität fiele, behält die, die er hat.</translation>
    </message>
    <message>
        <source>The priorities of pending jobs fall to what is computed.</source>
        <translation>Die Prioritäten wartender Jobs fallen auf das, was berechnet wird.</translation>
    </message>
    <message>
        <source>Jobs that a hold, a dependency or a begin time keeps back and that have no AccrueTime yet get that of their submission.</source>
        <translation>Jobs, die angehalten sind oder auf eine Abhängigkeit oder Beginnzeit warten und noch keine AccrueTime haben, bekommen die Zeit ihrer Einreichung.</translation>
    </message>
    <message>
        <source>All fair-share factors are those of the other algorithm at once; usage stays as it is.</source>
        <translation>Alle Fair-Share-Faktoren sind auf einmal die des anderen Verfahrens; der Verbrauch bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Before Slurm 23.11 scontrol reconfigure leaves the norm shares of the old algorithm in place: restart slurmctld there.</source>
        <translation>Vor Slurm 23.11 lässt scontrol reconfigure die normierten Anteile des alten Verfahrens stehen: dort slurmctld neu starten.</translation>
    </message>
    <message>
        <source>Depth-oblivious factors settle: they are made of the siblings&apos; usage of the pass before.</source>
        <translation>Depth-oblivious-Faktoren kommen zur Ruhe: Sie entstehen aus dem Verbrauch der Geschwister beim Durchgang davor.</translation>
    </message>
    <message>
        <source>From here on usage fades no more.</source>
        <translation>Von hier an klingt Verbrauch nicht mehr ab.</translation>
    </message>
    <message>
        <source>All of today&apos;s usage still counts as it does now.</source>
        <translation>Aller heutige Verbrauch zählt noch, wie er jetzt zählt.</translation>
    </message>
    <message>
        <source>From here on all usage fades by it. Everybody&apos;s part of it stays as it is: the change alone moves nobody.</source>
        <translation>Von hier an klingt aller Verbrauch danach ab. Der Teil eines jeden daran bleibt, wie er ist: Die Änderung allein bewegt niemanden.</translation>
    </message>
    <message>
        <source>%1 % of today&apos;s usage is left beside what was used since.</source>
        <translation>%1 % des heutigen Verbrauchs sind übrig, neben dem, was seither verbraucht wurde.</translation>
    </message>
    <message>
        <source>Usage stays, and is cleared no more.</source>
        <translation>Der Verbrauch bleibt und wird nicht mehr gelöscht.</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever.</source>
        <translation>Aller Verbrauch wird 0, für immer.</translation>
    </message>
    <message>
        <source>It grows again from nothing. As long as NOW stands in slurm.conf, each start and each reconfigure clears it anew.</source>
        <translation>Er wächst wieder von nichts an. Solange NOW in slurm.conf steht, löscht ihn jeder Start und jedes Reconfigure von Neuem.</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever, unless the last reset, or the first start of slurmctld, lies in the present period.</source>
        <translation>Aller Verbrauch wird 0, für immer, es sei denn, das letzte Löschen oder der erste Start von slurmctld liegt in der jetzigen Periode.</translation>
    </message>
    <message>
        <source>Usage becomes 0 again at each pass until the periods that were missed are caught up.</source>
        <translation>Der Verbrauch wird bei jedem Durchgang wieder 0, bis die versäumten Perioden nachgeholt sind.</translation>
    </message>
    <message>
        <source>Usage stays until the period ends.</source>
        <translation>Der Verbrauch bleibt, bis die Periode endet.</translation>
    </message>
    <message>
        <source>No usage is older than the beginning of the period: at each end of one all becomes 0.</source>
        <translation>Kein Verbrauch ist älter als der Beginn der Periode: Am Ende einer jeden wird alles 0.</translation>
    </message>
    <message>
        <source>The age terms of all waiting jobs are computed anew, also for the time that they have waited already.</source>
        <translation>Die Altersterme aller wartenden Jobs werden neu berechnet, auch für die Zeit, die sie schon gewartet haben.</translation>
    </message>
    <message>
        <source>They have grown by up to %1 points, and grow on until a job has waited PriorityMaxAge.</source>
        <translation>Sie sind um bis zu %1 Punkte gewachsen und wachsen weiter, bis ein Job PriorityMaxAge gewartet hat.</translation>
    </message>
    <message>
        <source>What runs goes on being charged as when it began; jobs that begin from now on are charged anew. What was used stays.</source>
        <translation>Was läuft, wird weiter berechnet wie bei seinem Beginn; Jobs, die von nun an beginnen, nach der neuen Regel. Was verbraucht wurde, bleibt.</translation>
    </message>
    <message>
        <source>Usage grows by both: by the old rule for jobs that began before, by the new one for the others.</source>
        <translation>Verbrauch wächst nach beiden: nach der alten Regel für Jobs, die vorher begannen, nach der neuen für die anderen.</translation>
    </message>
    <message>
        <source>Half of what was charged by the old rule still counts.</source>
        <translation>Die Hälfte dessen, was nach der alten Regel berechnet wurde, zählt noch.</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>Erster Durchgang</translation>
    </message>
    <message>
        <source>After one PriorityCalcPeriod</source>
        <translation>Nach einer PriorityCalcPeriod</translation>
    </message>
    <message>
        <source>After a half-life</source>
        <translation>Nach einer Halbwertszeit</translation>
    </message>
    <message>
        <source>%1=%2: Slurm comes with no such plugin; without one, slurmctld would not start</source>
        <translation>%1=%2: Ein solches Plugin bringt Slurm nicht mit; ohne es würde slurmctld nicht starten</translation>
    </message>
    <message>
        <source>%1=%2 in %3 is no value that Slurm knows: slurmctld would not start</source>
        <translation>%1=%2 in %3 ist kein Wert, den Slurm kennt: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>PreemptType=%1 and PreemptMode=%2 do not go together: slurmctld would not start</source>
        <translation>PreemptType=%1 und PreemptMode=%2 passen nicht zusammen: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>With preempt/none only OFF and GANG go; the others need CANCEL, REQUEUE, or SUSPEND with GANG</source>
        <translation>Mit preempt/none gehen nur OFF und GANG; die anderen brauchen CANCEL, REQUEUE oder SUSPEND mit GANG</translation>
    </message>
    <message>
        <source>%1 in AccountingStorageTRES is no TRES that Slurm knows: slurmctld would not start</source>
        <translation>%1 in AccountingStorageTRES ist kein TRES, den Slurm kennt: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Write cpu, mem, energy, node, billing, vmem, pages, or gres/, license/, fs/, bb/ or ic/ with a name behind it</source>
        <translation>Schreiben Sie cpu, mem, energy, node, billing, vmem, pages, oder gres/, license/, fs/, bb/ oder ic/ mit einem Namen dahinter</translation>
    </message>
    <message>
        <source>title, summary, sample, minutes and sources are known</source>
        <translation>Bekannt sind title, summary, sample, minutes und sources</translation>
    </message>
    <message>
        <source>%1 is a key that releases of Slurm know by itself: correct the spelling and the place</source>
        <translation>%1 ist ein Schlüssel, den Releases von Slurm für sich allein kennen: Schreibweise und Ort berichtigen</translation>
    </message>
    <message>
        <source>%1 is a key that releases of Slurm know in the lines of %2: correct the spelling and the place</source>
        <translation>%1 ist ein Schlüssel, den Releases von Slurm in den Zeilen von %2 kennen: Schreibweise und Ort berichtigen</translation>
    </message>
    <message>
        <source>slurmctld takes &quot;%1&quot; in %2, but no priority can be computed with it.</source>
        <translation>slurmctld nimmt &quot;%1&quot; in %2 an, aber damit lässt sich keine Priorität berechnen.</translation>
    </message>
    <message>
        <source>Write a decimal number; it weighs nothing here, and is kept.</source>
        <translation>Schreiben Sie eine Dezimalzahl; der Eintrag wiegt hier nichts und wird bewahrt.</translation>
    </message>
    <message>
        <source>There is no lesson “%1” beside this one</source>
        <translation>Neben dieser Lektion gibt es keine Lektion „%1“</translation>
    </message>
    <message>
        <source>Name the file of a lesson in the same folder, without its extension</source>
        <translation>Nennen Sie die Datei einer Lektion im selben Ordner, ohne ihre Endung</translation>
    </message>
    <message>
        <source>A name that begins with “%1” is not taken here: in commands and lists it reads as an option or a change.</source>
        <translation>Ein Name, der mit „%1“ beginnt, wird hier nicht angenommen: In Befehlen und Listen liest er sich als Option oder Änderung.</translation>
    </message>
    <message>
        <source>An administrator set it: Slurm computes it no more, and sprio prints 0 or nothing for each term</source>
        <translation>Ein Administrator hat sie gesetzt: Slurm berechnet sie nicht mehr, und sprio gibt für jeden Summanden 0 oder nichts aus</translation>
    </message>
    <message>
        <source>PrologFlags=%1: NoHold does not go with Contain, RunInJob or X11: slurmctld would not start</source>
        <translation>PrologFlags=%1: NoHold verträgt sich nicht mit Contain, RunInJob oder X11: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Take NoHold out</source>
        <translation>NoHold herausnehmen</translation>
    </message>
    <message>
        <source>SelectTypeParameters=%1 do not go together, or not with SelectType=%2: slurmctld would not start</source>
        <translation>SelectTypeParameters=%1 passen nicht zusammen oder nicht zu SelectType=%2: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Write one of CR_Core, CR_CPU and CR_Socket, with _Memory or without; under select/linear none of them but CR_Memory</source>
        <translation>Eines von CR_Core, CR_CPU und CR_Socket schreiben, mit _Memory oder ohne; unter select/linear keines davon, nur CR_Memory</translation>
    </message>
    <message>
        <source>FirstJobId=%1 is above MaxJobId=%2: slurmctld would not start</source>
        <translation>FirstJobId=%1 liegt über MaxJobId=%2: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Give MaxJobId a higher number</source>
        <translation>MaxJobId eine höhere Zahl geben</translation>
    </message>
    <message>
        <source>FrontendName=%1: built without --enable-front-end, as almost everywhere, slurmctld would not start</source>
        <translation>FrontendName=%1: Ohne --enable-front-end gebaut, wie fast überall, würde slurmctld nicht starten</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=0: Slurm divides by it, so that users who used nothing have no number as their factor, and all others 0</source>
        <translation>FairShareDampeningFactor=0: Slurm teilt dadurch, sodass Benutzer, die nichts verbraucht haben, keine Zahl als Faktor haben und alle anderen 0</translation>
    </message>
    <message>
        <source>Remove it, or write 1; the numbers here are those of 1</source>
        <translation>Entfernen oder 1 schreiben; die Zahlen hier sind die für 1</translation>
    </message>
    <message>
        <source>NodeName=%1: slurmctld makes %2=%3 of %2=%4.</source>
        <translation>NodeName=%1: slurmctld macht %2=%3 aus %2=%4.</translation>
    </message>
    <message>
        <source>Write what the node has.</source>
        <translation>Schreiben Sie, was der Knoten hat.</translation>
    </message>
    <message>
        <source>NodeName=%1 are %2 nodes, %3=%4 are %5: a slurmctld since 24.11 would not start.</source>
        <translation>NodeName=%1 sind %2 Knoten, %3=%4 sind %5: Ein slurmctld ab 24.11 würde nicht starten.</translation>
    </message>
    <message>
        <source>NodeName=%1 are %2 nodes, %3=%4 are %5: slurmctld would not start.</source>
        <translation>NodeName=%1 sind %2 Knoten, %3=%4 sind %5: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Give one, or as many as there are nodes.</source>
        <translation>Geben Sie eines an oder so viele, wie es Knoten gibt.</translation>
    </message>
    <message>
        <source>A forecast: in %1, if the jobs that run now, or others like them, run on</source>
        <translation>Eine Vorhersage: in %1, wenn die Jobs, die jetzt laufen, oder solche wie sie weiterlaufen</translation>
    </message>
    <message>
        <source>A forecast: in %1, if everybody runs the share that is promised</source>
        <translation>Eine Vorhersage: in %1, wenn alle den Anteil rechnen, der ihnen zugesagt ist</translation>
    </message>
    <message>
        <source>A forecast: in %1, if nobody hands in anything</source>
        <translation>Eine Vorhersage: in %1, wenn niemand etwas einreicht</translation>
    </message>
    <message>
        <source>A forecast: in %1, if everybody goes on as in the last half-life</source>
        <translation>Eine Vorhersage: in %1, wenn alle weitermachen wie in der letzten Halbwertszeit</translation>
    </message>
    <message>
        <source>It waits: it is held, not eligible, too large for the nodes of its partition, or starts in more than two years</source>
        <translation>Er wartet: er wird angehalten, ist nicht startberechtigt, zu groß für die Knoten seiner Partition oder startet erst in über zwei Jahren</translation>
    </message>
    <message>
        <source>It waits by then, and starts in %1 from now</source>
        <translation>Er wartet dann noch und startet von jetzt an in %1</translation>
    </message>
    <message>
        <source>It runs by then, and has no time limit at which it would end</source>
        <translation>Er läuft dann und hat kein Zeitlimit, an dem er enden würde</translation>
    </message>
    <message>
        <source>It runs by then, and ends in %1 from now at the latest</source>
        <translation>Er läuft dann und endet von jetzt an spätestens in %1</translation>
    </message>
    <message>
        <source>It has ended by then: in %1 from now at the latest</source>
        <translation>Er ist dann beendet: von jetzt an spätestens in %1</translation>
    </message>
    <message>
        <source>It waits by then: it starts in %1 from now, and ends in %2</source>
        <translation>Er wartet dann noch: er startet von jetzt an in %1 und endet in %2</translation>
    </message>
    <message>
        <source>It runs by then: it starts in %1 from now, and ends in %2</source>
        <translation>Er läuft dann: er startet von jetzt an in %1 und endet in %2</translation>
    </message>
    <message>
        <source>It has ended by then: it starts in %1 from now, and ends in %2</source>
        <translation>Er ist dann beendet: er startet von jetzt an in %1 und endet in %2</translation>
    </message>
    <message>
        <source>The queue by then</source>
        <translation>Die Warteschlange dann</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate is what is charged at any time, &quot;queue&quot; what jobs of the queue are charged beyond it</source>
        <translation>Billing-TRES × Sekunden; die Rate ist, was jederzeit berechnet wird, „queue“, was Jobs der Warteschlange darüber hinaus berechnet wird</translation>
    </message>
    <message>
        <source>The job by then, estimated</source>
        <translation>Der Job dann, geschätzt</translation>
    </message>
    <message>
        <source>It was handed in later</source>
        <translation>Er wurde später eingereicht</translation>
    </message>
    <message>
        <source>It runs now, and is taken to have run then</source>
        <translation>Er läuft jetzt; es wird angenommen, dass er auch damals lief</translation>
    </message>
    <message>
        <source>It waited then</source>
        <translation>Er wartete damals</translation>
    </message>
    <message>
        <source>What had been used by %1, as the history keeps it, under this policy</source>
        <translation>Der Verbrauch bis %1, wie ihn der Verlauf kennt, unter dieser Richtlinie</translation>
    </message>
    <message>
        <source>What had been used by %1, as it was imported from %2, under this policy</source>
        <translation>Der Verbrauch bis %1, wie er von %2 importiert wurde, unter dieser Richtlinie</translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation>Nicht mehr</translation>
    </message>
    <message>
        <source>The job then</source>
        <translation>Der Job damals</translation>
    </message>
    <message>
        <source>The list of QOS of %1 names some and adds or takes away others: sacctmgr would refuse it</source>
        <translation>Die QOS-Liste von %1 nennt einige und fügt andere hinzu oder nimmt sie weg: sacctmgr würde sie ablehnen</translation>
    </message>
    <message>
        <source>Write all of them with + or -, or none</source>
        <translation>Alle mit + oder - schreiben, oder keine</translation>
    </message>
    <message>
        <source>%1 has %2, which sacctmgr knows since Slurm %3: that of the cluster would refuse it</source>
        <translation>%1 hat %2, was sacctmgr seit Slurm %3 kennt: das des Clusters würde es ablehnen</translation>
    </message>
    <message>
        <source>CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: under %4 slurmctld would not start</source>
        <translation>CPUs=%1 von %2 ist die Zahl der Sockets, nicht der %3 Kerne: unter %4 würde slurmctld nicht starten</translation>
    </message>
    <message>
        <source>CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: only select/linear counts so</source>
        <translation>CPUs=%1 von %2 ist die Zahl der Sockets, nicht der %3 Kerne: nur select/linear zählt so</translation>
    </message>
    <message>
        <source>Write the number of cores, or of threads</source>
        <translation>Die Zahl der Kerne oder der Threads schreiben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option should: sacctmgr would refuse the line.</source>
        <translation>„%1“ steht, wo eine Option stehen müsste: sacctmgr würde die Zeile ablehnen.</translation>
    </message>
    <message>
        <source>Put a value that holds a colon in quotes, as in GrpWall=&apos;1:00:00&apos;; the word is kept as it stands.</source>
        <translation>Einen Wert mit Doppelpunkt in Anführungszeichen setzen, wie in GrpWall=&apos;1:00:00&apos;; das Wort bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The default QOS of %1 is %2, which its list of QOS does not have: sacctmgr refuses such a change, and before Slurm 23.11 slurmctld takes it for none</source>
        <translation>Die Standard-QOS von %1 ist %2, die in der Liste der QOS nicht steht: sacctmgr lehnt eine solche Änderung ab, und vor Slurm 23.11 nimmt slurmctld sie für keine</translation>
    </message>
    <message>
        <source>Rates that were drawn</source>
        <translation>Raten, die gezeichnet wurden</translation>
    </message>
    <message>
        <source>Meanwhile by a course, &quot;7d:&quot; being from the seventh day from now on: %1</source>
        <translation>Bis dahin nach einem Verlauf, „7d:“ heißt ab dem siebten Tag von jetzt an: %1</translation>
    </message>
    <message>
        <source>What the course that was drawn comes to until then</source>
        <translation>Was der gezeichnete Verlauf bis dahin ergibt</translation>
    </message>
    <message>
        <source>It runs at %1 rates until then: each times the usage that one billing TRES comes to while it lasts</source>
        <translation>Er hat bis dahin %1 Raten: jede mal dem Verbrauch, den ein Billing-TRES ergibt, solange sie gilt</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate follows the course that was drawn, &quot;queue&quot; is what jobs of the queue are charged beyond it</source>
        <translation>Billing-TRES × Sekunden; die Rate folgt dem gezeichneten Verlauf, „queue“ ist, was Jobs der Warteschlange darüber hinaus berechnet wird</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate follows the course that was drawn</source>
        <translation>Billing-TRES × Sekunden; die Rate folgt dem gezeichneten Verlauf</translation>
    </message>
    <message>
        <source>One list of QOS of %1 names some, another adds or takes away: sacctmgr takes both, and which of them counts depends on their order</source>
        <translation>Eine Liste von QOS von %1 nennt welche, eine andere fügt welche hinzu oder nimmt sie weg: sacctmgr nimmt beide, und welche davon zählt, hängt von ihrer Reihenfolge ab</translation>
    </message>
    <message>
        <source>Write one list</source>
        <translation>Schreiben Sie eine einzige Liste</translation>
    </message>
    <message>
        <source>It waits: a limit, or one of its partition, never lets it start</source>
        <translation>Er wartet: Ein Limit, oder eines seiner Partition, lässt ihn nie starten</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit; %4 start when slurmctld means to start them, the others by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Geschätzt: Von den heutigen Jobs warten %1, laufen %2 und sind %3 beendet. Jeder läuft bis zu seinem Zeitlimit; %4 starten, wann slurmctld sie starten will, die anderen nach ihrer heutigen Priorität, sobald ihre Partitionen und Limits Platz haben, mit Backfill, wo es eingeschaltet ist, und ohne Verdrängung</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each runs until its time limit; %5 start when slurmctld means to start them, the others by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Geschätzt: Von den heutigen Jobs warten %1 (%4 für immer, da ein Limit sie nie starten lässt), laufen %2 und sind %3 beendet. Jeder läuft bis zu seinem Zeitlimit; %5 starten, wann slurmctld sie starten will, die anderen nach ihrer heutigen Priorität, sobald ihre Partitionen und Limits Platz haben, mit Backfill, wo es eingeschaltet ist, und ohne Verdrängung</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit, and those that wait start by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Geschätzt: Von den heutigen Jobs warten %1, laufen %2 und sind %3 beendet. Jeder läuft bis zu seinem Zeitlimit, und die wartenden starten nach ihrer heutigen Priorität, sobald ihre Partitionen und Limits Platz haben, mit Backfill, wo es eingeschaltet ist, und ohne Verdrängung</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each runs until its time limit, and those that wait start by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Geschätzt: Von den heutigen Jobs warten %1 (%4 für immer, da ein Limit sie nie starten lässt), laufen %2 und sind %3 beendet. Jeder läuft bis zu seinem Zeitlimit, und die wartenden starten nach ihrer heutigen Priorität, sobald ihre Partitionen und Limits Platz haben, mit Backfill, wo es eingeschaltet ist, und ohne Verdrängung</translation>
    </message>
    <message>
        <source>It does so once more at each start and each reconfigure, as long as NOW stands in slurm.conf.</source>
        <translation>Es tut das bei jedem Start und jedem Reconfigure noch einmal, solange NOW in slurm.conf steht.</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever, if it is %1 or later where slurmctld runs; before that, usage stays until then.</source>
        <translation>Aller Verbrauch wird 0, für immer, wenn es dort, wo slurmctld läuft, der %1 oder später ist; vorher bleibt der Verbrauch bis dahin.</translation>
    </message>
    <message>
        <source>Put a value that holds a colon in quotes; the word is left out.</source>
        <translation>Setzen Sie einen Wert mit einem Doppelpunkt in Anführungszeichen; das Wort wird weggelassen.</translation>
    </message>
    <message>
        <source>%1 goes on behind its last bracket, which Slurm reads since 23.11: slurmctld of %2 would not start</source>
        <translation>%1 geht hinter der letzten Klammer weiter, was Slurm seit 23.11 liest: slurmctld von %2 würde nicht starten</translation>
    </message>
    <message>
        <source>Write the names one by one, or let their numbers stand last</source>
        <translation>Schreiben Sie die Namen einzeln, oder lassen Sie ihre Nummern am Ende stehen</translation>
    </message>
    <message>
        <source>%1=%2 of partition %3 does nothing: Priority=%4 counts for PriorityJobFactor and PriorityTier, also from a DEFAULT line.</source>
        <translation>%1=%2 der Partition %3 bewirkt nichts: Priority=%4 gilt für PriorityJobFactor und PriorityTier, auch aus einer DEFAULT-Zeile.</translation>
    </message>
    <message>
        <source>Remove it, or write both keys in place of Priority.</source>
        <translation>Entfernen Sie es, oder schreiben Sie beide Schlüssel anstelle von Priority.</translation>
    </message>
    <message>
        <source>%1 in %2 does nothing any more</source>
        <translation>%1 in %2 bewirkt nichts mehr</translation>
    </message>
    <message>
        <source>None of the %1 numbers that the cluster printed itself can be compared.</source>
        <translation>Keine der %1 Zahlen, die der Cluster selbst ausgegeben hat, lässt sich vergleichen.</translation>
    </message>
    <message>
        <source>Agrees with the cluster on %1 of %2 numbers that it printed itself; %3 more cannot be compared.</source>
        <translation>Stimmt mit dem Cluster in %1 von %2 Zahlen überein, die er selbst ausgegeben hat; %3 weitere lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>%2 instead of %1</source>
        <translation>%2 statt %1</translation>
    </message>
    <message>
        <source>Columns that are not read: %1</source>
        <translation>Spalten, die nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The shares of %1 cannot be %2, and stay as they are</source>
        <translation>Die Anteile von %1 können nicht %2 sein und bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Raw shares are a whole number from 0 to %1, or parent</source>
        <translation>Rohanteile sind eine ganze Zahl von 0 bis %1, oder parent</translation>
    </message>
    <message>
        <source>sacctmgr cannot move users from %1 to %2: they are removed there and added here anew, without what they used (%3: %4)</source>
        <translation>sacctmgr kann keine Benutzer von %1 nach %2 verschieben: dort werden sie entfernt und hier neu hinzugefügt, ohne ihren Verbrauch (%3: %4)</translation>
    </message>
    <message>
        <source>Leave them where they are, or accept that they start in %1 without usage.</source>
        <translation>Sie lassen, wo sie sind, oder hinnehmen, dass sie in %1 ohne Verbrauch beginnen.</translation>
    </message>
    <message>
        <source>users who move from %1 to %2</source>
        <translation>Benutzer, die von %1 nach %2 wechseln</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 wechselt von %2 nach %3</translation>
    </message>
    <message>
        <source>%1 stands twice: before Slurm %2 the last one counts alone.</source>
        <translation>%1 steht zweimal: Vor Slurm %2 zählt nur das letzte.</translation>
    </message>
    <message>
        <source>%1 in AccountingStorageTRES is called %2 now: slurmctld would not start</source>
        <translation>%1 in AccountingStorageTRES heißt jetzt %2: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Name it once, and give sets a line above those that they name.</source>
        <translation>Nennen Sie ihn einmal, und setzen Sie Sets über diejenigen, die sie nennen.</translation>
    </message>
    <message>
        <source>Partition %1 names the NodeSet %2 twice, or in a set that stands below it: slurmctld would not start.</source>
        <translation>Partition %1 nennt den NodeSet %2 zweimal, oder in einem, der unter ihm steht: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>NodeSet %1 is named twice.</source>
        <translation>NodeSet %1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>Partition %1 weighs %2 with less than 0: what a job is billed may be, too, which takes usage away, and counts as more than 10^19 for limits and priorities</source>
        <translation>Partition %1 gewichtet %2 mit weniger als 0: Auch die Abrechnung eines Jobs kann das sein, was Verbrauch wegnimmt und für Limits und Prioritäten als mehr als 10^19 zählt</translation>
    </message>
    <message>
        <source>Give no weight below 0</source>
        <translation>Geben Sie kein Gewicht unter 0</translation>
    </message>
    <message>
        <source>Nodes %1 have GRES %2, which GresTypes does not name: slurmctld gives them none of it</source>
        <translation>Die Knoten %1 haben die GRES %2, die GresTypes nicht nennt: slurmctld gibt ihnen keine davon</translation>
    </message>
    <message>
        <source>Add %1 to GresTypes, in the same spelling</source>
        <translation>%1 in derselben Schreibweise zu GresTypes hinzufügen</translation>
    </message>
    <message>
        <source>%1 is weighed, and the cluster has %2: slurmctld tells the two apart when it adds up what partitions have, so it has none of %1 for priorities</source>
        <translation>%1 ist gewichtet, und der Cluster hat %2: slurmctld unterscheidet beide, wenn es zusammenzählt, was Partitionen haben, und hat so für Prioritäten nichts von %1</translation>
    </message>
    <message>
        <source>Write it in lower case on NodeName lines, in gres.conf and in Licenses</source>
        <translation>In NodeName-Zeilen, in gres.conf und in Licenses klein schreiben</translation>
    </message>
    <message>
        <source>%1 jobs have ended and wait for nothing any more; they were left out.</source>
        <translation>%1 Jobs sind beendet und warten auf nichts mehr; sie wurden weggelassen.</translation>
    </message>
    <message>
        <source>How many %1 there are only the running cluster tells: no priority comes of their weight here</source>
        <translation>Wie viele %1 es gibt, sagt nur der laufende Cluster: Aus ihrem Gewicht folgt hier keine Priorität</translation>
    </message>
    <message>
        <source>Give the output of scontrol -o show partition too</source>
        <translation>Auch die Ausgabe von scontrol -o show partition angeben</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 verlässt %2</translation>
    </message>
    <message>
        <source>%1 is new in %2</source>
        <translation>%1 ist neu in %2</translation>
    </message>
    <message>
        <source>%1 in %2 was given up: slurmctld would not start</source>
        <translation>%1 in %2 wurde aufgegeben: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>%1 wants %2 beside it: slurmctld would not start</source>
        <translation>%1 verlangt %2 daneben: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Add %1, or take %2 out</source>
        <translation>Fügen Sie %1 hinzu, oder nehmen Sie %2 heraus</translation>
    </message>
    <message>
        <source>%1 does not go with %2: slurmctld would not start</source>
        <translation>%1 verträgt sich nicht mit %2: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Take one of them out</source>
        <translation>Nehmen Sie eines davon heraus</translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist: slurmctld would not start</source>
        <translation>Partition %1 nennt die QOS %2, die es nicht gibt: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, which does not exist: slurmctld does not start with it since Slurm 25.11</source>
        <translation>%1 der Partition %2 nennt %3, was es nicht gibt: Damit startet slurmctld seit Slurm 25.11 nicht</translation>
    </message>
    <message>
        <source>QOS %1 has the flag Relative, and is that of the partitions %2 and %3: slurmctld does not start with it since Slurm 23.11</source>
        <translation>QOS %1 hat das Flag Relative und ist die der Partitionen %2 und %3: Damit startet slurmctld seit Slurm 23.11 nicht</translation>
    </message>
    <message>
        <source>Give each partition a QOS of its own</source>
        <translation>Geben Sie jeder Partition eine eigene QOS</translation>
    </message>
    <message>
        <source>slurm.conf has no PriorityType: Slurm %1 takes priority/basic, and priorities and fair share as shown here do not come about</source>
        <translation>slurm.conf hat kein PriorityType: Slurm %1 nimmt priority/basic, und Prioritäten und Fair-Share, wie sie hier stehen, kommen nicht zustande</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor</source>
        <translation>Setzen Sie PriorityType=priority/multifactor</translation>
    </message>
    <message>
        <source>sprio tells it, scontrol does not</source>
        <translation>sprio verrät es, scontrol nicht</translation>
    </message>
    <message>
        <source>Waiting jobs have the size of slurmctld&apos;s plan for them (whole cores, sockets or nodes), not of the CPUs that were asked for: %1</source>
        <translation>Wartende Jobs haben die Größe des Plans, den slurmctld für sie hat (ganze Kerne, Sockel oder Knoten), nicht die der verlangten CPUs: %1</translation>
    </message>
    <message>
        <source>%1 of %2 users and %3 of %4 accounts that the cluster has are gone.</source>
        <translation>%1 von %2 Benutzern und %3 von %4 Accounts, die der Cluster hat, sind fort.</translation>
    </message>
    <message>
        <source>Check that what was read was not cut short, and is not of a part of the cluster alone.</source>
        <translation>Bitte prüfen, ob das Gelesene abgeschnitten ist oder nur einen Teil des Clusters betrifft.</translation>
    </message>
    <message>
        <source>User %1 has the default account %2, which the user is not in: sacctmgr modify would refuse it</source>
        <translation>Benutzer %1 hat als Standard-Account %2, in dem er nicht ist: sacctmgr modify würde es ablehnen</translation>
    </message>
    <message>
        <source>%1 has a limit of %2, which is no TRES that Slurm knows: sacctmgr would refuse it</source>
        <translation>%1 hat eine Grenze für %2, das kein TRES ist, den Slurm kennt: sacctmgr würde sie ablehnen</translation>
    </message>
    <message>
        <source>Write it without blanks; it is read as if there were none.</source>
        <translation>Ohne Leerzeichen schreiben; gelesen wird es, als stünden keine da.</translation>
    </message>
    <message>
        <source>%1=%2 is no plugin: slurmctld would not start.</source>
        <translation>%1=%2 ist kein Plugin: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>%1 schreiben.</translation>
    </message>
    <message>
        <source>NodeName=%1 stands for all nodes: slurmctld would not start.</source>
        <translation>NodeName=%1 steht für alle Knoten: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Give the node another name.</source>
        <translation>Dem Knoten einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>NodeName=%1: Port=%2 is no port: slurmctld would not start.</source>
        <translation>NodeName=%1: Port=%2 ist kein Port: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>NodeSet %1 has the name of a node: a slurmctld since 24.11 would not start.</source>
        <translation>NodeSet %1 heißt wie ein Knoten: Ein slurmctld ab 24.11 würde nicht starten.</translation>
    </message>
    <message>
        <source>Give the set another name.</source>
        <translation>Der Menge einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Partition %1 takes nodes from topology.conf, which is not read: %2.</source>
        <translation>Partition %1 nimmt Knoten aus topology.conf, die nicht gelesen wird: %2.</translation>
    </message>
    <message>
        <source>Give what scontrol -o show partition prints, too: without it they are left out here.</source>
        <translation>Auch die Ausgabe von scontrol -o show partition geben: Ohne sie fehlen diese Knoten hier.</translation>
    </message>
    <message>
        <source>Partition %1 names nodes that no NodeName line defines (%2 of them, the first is %3): slurmctld would not start.</source>
        <translation>Partition %1 nennt Knoten, die keine NodeName-Zeile festlegt (%2 Stück, der erste ist %3): slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>The line is indented: sacctmgr load would refuse the file.</source>
        <translation>Die Zeile ist eingerückt: sacctmgr load würde die Datei ablehnen.</translation>
    </message>
    <message>
        <source>Begin it with its first word.</source>
        <translation>Mit dem ersten Wort beginnen.</translation>
    </message>
    <message>
        <source>There is no &quot; - &quot; behind the first word: sacctmgr load would refuse the file.</source>
        <translation>Hinter dem ersten Wort steht kein &quot; - &quot;: sacctmgr load würde die Datei ablehnen.</translation>
    </message>
    <message>
        <source>The line stands on the wrong side of the Cluster line: sacctmgr load would refuse the file.</source>
        <translation>Die Zeile steht auf der falschen Seite der Cluster-Zeile: sacctmgr load würde die Datei ablehnen.</translation>
    </message>
    <message>
        <source>Write QOS above the line that begins with Cluster, all others below it.</source>
        <translation>QOS über die Zeile schreiben, die mit Cluster beginnt, alle anderen darunter.</translation>
    </message>
    <message>
        <source>A line begins with Cluster, Parent, Account, User or QOS; it is kept as it stands, and sacctmgr load would refuse it.</source>
        <translation>Eine Zeile beginnt mit Cluster, Parent, Account, User oder QOS; sie bleibt, wie sie ist, und sacctmgr load würde sie ablehnen.</translation>
    </message>
    <message>
        <source>An expedited requeue?</source>
        <translation>Bevorzugt neu eingereiht?</translation>
    </message>
    <message>
        <source>%1 rows of sprio are of jobs that have ended or of partitions that jobs have left: they are not compared.</source>
        <translation>%1 Zeilen von sprio gehören zu Jobs, die beendet sind, oder zu Partitionen, die Jobs verlassen haben: Sie werden nicht verglichen.</translation>
    </message>
    <message>
        <source>Under CALCULATE_RUNNING sprio lists them until slurmctld forgets the job; nothing is to be done.</source>
        <translation>Unter CALCULATE_RUNNING führt sprio sie auf, bis slurmctld den Job vergisst; es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Keep %1 beside %2 at first, with State=DRAIN: give %2 to the jobs that wait (scontrol update jobid=ID partition=%2), let those that run end, then take %1 away.</source>
        <translation>%1 zunächst neben %2 behalten, mit State=DRAIN: wartenden Jobs %2 geben (scontrol update jobid=ID partition=%2), laufende enden lassen, dann %1 wegnehmen.</translation>
    </message>
    <message>
        <source>Keep it at first, with State=DRAIN: give the jobs that wait another partition (scontrol update jobid=ID partition=NAME), let those that run end, then take it away.</source>
        <translation>Sie zunächst behalten, mit State=DRAIN: wartenden Jobs eine andere Partition geben (scontrol update jobid=ID partition=NAME), laufende enden lassen, dann sie wegnehmen.</translation>
    </message>
    <message>
        <source>QOS %1 becomes %2, which is another one to Slurm: jobs that wait in %1 would wait for ever (InvalidQOS). Jobs known to wait in it: %3.</source>
        <translation>QOS %1 wird zu %2, was für Slurm eine andere ist: Jobs, die in %1 warten, würden für immer warten (InvalidQOS). Jobs, von denen man weiß, dass sie darin warten: %3.</translation>
    </message>
    <message>
        <source>QOS %1 goes: jobs that wait in it would wait for ever (InvalidQOS). Jobs known to wait in it: %2.</source>
        <translation>QOS %1 fällt weg: Jobs, die darin warten, würden für immer warten (InvalidQOS). Jobs, von denen man weiß, dass sie darin warten: %2.</translation>
    </message>
    <message>
        <source>apply.sh stops between adding %2 and removing %1, and tells the calls that give it to these jobs (scontrol update jobid=ID qos=%2).</source>
        <translation>apply.sh hält zwischen dem Hinzufügen von %2 und dem Entfernen von %1 an und nennt die Aufrufe, die sie diesen Jobs geben (scontrol update jobid=ID qos=%2).</translation>
    </message>
    <message>
        <source>apply.sh changes nothing while there are any: give them another QOS (scontrol update jobid=ID qos=NAME), or let them run.</source>
        <translation>apply.sh ändert nichts, solange es welche gibt: ihnen eine andere QOS geben (scontrol update jobid=ID qos=NAME) oder sie laufen lassen.</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: on the level of %2, %3 comes first, with %4 of the %5 users before it</source>
        <translation>Seine eigenen Anteile bringen es bestenfalls auf Rang %1: Auf der Ebene von %2 kommt %3 zuerst, mit %4 der %5 Benutzer vor ihm</translation>
    </message>
    <message>
        <source>This step tells %1, which is asked for later</source>
        <translation>Dieser Schritt sagt %1, wonach später gefragt wird</translation>
    </message>
    <message>
        <source>A step before the change shows %1 already</source>
        <translation>Ein Schritt vor der Änderung zeigt %1 schon</translation>
    </message>
    <message>
        <source>slurmdbd keeps these once for all of its clusters, so they change on each of them: %1</source>
        <translation>slurmdbd führt dies einmal für alle seine Cluster; es ändert sich also auf jedem von ihnen: %1</translation>
    </message>
    <message>
        <source>Where sacctmgr show cluster lists more than one, ask who has the others.</source>
        <translation>Zeigt sacctmgr show cluster mehr als einen, fragen Sie, wem die anderen gehören.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses has no name: slurmctld counts a license that nobody can ask for.</source>
        <translation>„%1“ in Licenses hat keinen Namen: slurmctld zählt eine Lizenz, die niemand anfordern kann.</translation>
    </message>
    <message>
        <source>Slurm bills a job when it is submitted and when it starts: by TRESBillingWeights that have changed since, or by those of a partition that it has left; else please report it</source>
        <translation>Slurm berechnet einen Job, wenn er eingereicht wird und wenn er startet: nach TRESBillingWeights, die sich seither geändert haben, oder nach denen einer Partition, die er verlassen hat; sonst bitte melden</translation>
    </message>
    <message>
        <source>outside of Fair Tree Slurm makes this of the usage of the pass before: while jobs run, it is one PriorityCalcPeriod behind the usage beside it</source>
        <translation>außerhalb von Fair Tree macht Slurm das aus dem Verbrauch des vorigen Durchgangs: Solange Jobs laufen, liegt es eine PriorityCalcPeriod hinter dem Verbrauch daneben</translation>
    </message>
    <message>
        <source>depth-oblivious factors are made of what the siblings had in the pass before; after a start of slurmctld that is nothing for users whom neither a job nor sshare asked for: pull again after one PriorityCalcPeriod</source>
        <translation>Depth-oblivious-Faktoren werden aus dem gemacht, was die Geschwister im vorigen Durchgang hatten; nach einem Start von slurmctld ist das nichts für Benutzer, nach denen weder ein Job noch sshare gefragt hat: nach einer PriorityCalcPeriod noch einmal holen</translation>
    </message>
    <message>
        <source>The default QOS of %1 is %2, from above, which its list of QOS does not have: slurmctld takes it for none, and sacctmgr refuses to give it another list without it</source>
        <translation>Die Default-QOS von %1 ist %2, von oben, und steht nicht in seiner QOS-Liste: slurmctld nimmt sie für keine, und sacctmgr lehnt es ab, ihm eine andere Liste ohne sie zu geben</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies beside the file that includes it, where Slurm before 23.02 looks: since then slurmctld looks beside slurm.conf, and would not start.</source>
        <translation>„%1“ liegt neben der Datei, die sie einbindet, wo Slurm vor 23.02 sucht: Seither sucht slurmctld neben slurm.conf und würde nicht starten.</translation>
    </message>
    <message>
        <source>Name the file as it is found from the folder of slurm.conf, or with its whole path.</source>
        <translation>Nennen Sie die Datei so, wie sie vom Ordner der slurm.conf aus zu finden ist, oder mit ihrem ganzen Pfad.</translation>
    </message>
    <message>
        <source>QOS=&quot;&quot; of a partition is the name of no QOS: slurmctld would not start where AccountingStorageEnforce has qos.</source>
        <translation>QOS=&quot;&quot; einer Partition ist der Name keiner QOS: slurmctld würde nicht starten, wo AccountingStorageEnforce qos enthält.</translation>
    </message>
    <message>
        <source>Leave the key out; a QOS of the DEFAULT line above is taken back by another DEFAULT line alone.</source>
        <translation>Lassen Sie den Schlüssel weg; eine QOS der DEFAULT-Zeile darüber nimmt nur eine weitere DEFAULT-Zeile zurück.</translation>
    </message>
    <message>
        <source>%1=%2 is more seconds than slurmctld can count, which takes %3 of it.</source>
        <translation>%1=%2 sind mehr Sekunden, als slurmctld zählen kann; er nimmt davon %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies beside slurm.conf, where Slurm looks since 23.02: slurmctld of %2 would not start, as it looks beside the file that includes.</source>
        <translation>„%1“ liegt neben slurm.conf, wo Slurm seit 23.02 sucht: slurmctld von %2 würde nicht starten, da es neben der einbindenden Datei sucht.</translation>
    </message>
    <message>
        <source>Name the file with its whole path, which every release takes.</source>
        <translation>Nennen Sie die Datei mit ihrem ganzen Pfad, den jede Version nimmt.</translation>
    </message>
    <message>
        <source>There are two &quot;%1&quot;: the one beside slurm.conf was read, as Slurm does since 23.02; before, slurmctld reads the one beside the file that includes.</source>
        <translation>„%1“ gibt es zweimal: Gelesen wurde die Datei neben slurm.conf, wie Slurm es seit 23.02 tut; davor liest slurmctld die neben der einbindenden Datei.</translation>
    </message>
    <message>
        <source>Say which release it is, or give what scontrol show config prints; or name the file with its whole path.</source>
        <translation>Sagen Sie, welche Version es ist, oder geben Sie an, was scontrol show config ausgibt; oder nennen Sie die Datei mit ihrem ganzen Pfad.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no closing bracket: Slurm %2 takes it for the node %3.</source>
        <translation>„%1“ hat keine schließende Klammer: Slurm %2 nimmt es für den Knoten %3.</translation>
    </message>
    <message>
        <source>Close the bracket, as in n[001-087]: since 23.02 an open one is an error.</source>
        <translation>Schließen Sie die Klammer, wie in n[001-087]: Seit 23.02 ist eine offene ein Fehler.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres is no name:type:count: slurmctld takes it for %2.</source>
        <translation>„%1“ in Gres ist nicht Name:Typ:Anzahl: slurmctld nimmt es für %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres names no GRES: slurmctld leaves it out.</source>
        <translation>„%1“ in Gres nennt keine GRES: slurmctld lässt es weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres ends in no number that slurmctld reads: it leaves this out, and all that follows of %2.</source>
        <translation>„%1“ in Gres endet mit keiner Zahl, die slurmctld liest: es lässt dies weg und alles, was von %2 noch folgt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres has no number: slurmctld counts 1 of it, whatever other entries say, and leaves out those that follow.</source>
        <translation>„%1“ in Gres hat keine Zahl: slurmctld zählt 1 davon, was andere Einträge auch sagen, und lässt die folgenden weg.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres is more than what is read here: it is not counted.</source>
        <translation>„%1“ in Gres ist mehr, als hier gelesen wird: es wird nicht gezählt.</translation>
    </message>
    <message>
        <source>The job has ended by then: this is the priority with which it ran</source>
        <translation>Der Job ist bis dahin zu Ende: Das ist die Priorität, mit der er lief</translation>
    </message>
    <message>
        <source>By then</source>
        <translation>Bis dahin</translation>
    </message>
    <message>
        <source>The job has started by then. The estimate lets jobs start by their priority of today, and this is that one</source>
        <translation>Der Job hat bis dahin begonnen. Die Schätzung lässt Jobs nach ihrer Priorität von heute beginnen, und dies ist sie</translation>
    </message>
    <message>
        <source>No longer a part of its priority</source>
        <translation>Kein Teil seiner Priorität mehr</translation>
    </message>
    <message>
        <source>The job has started and keeps the priority that it had. This is what the term would come to if it still waited</source>
        <translation>Der Job hat begonnen und behält die Priorität, die er hatte. Dies ergäbe der Term, wenn er noch wartete</translation>
    </message>
    <message>
        <source>There are no passes: pending jobs keep the priority that they have and new ones come behind them, unless their nice is below 0; usage neither fades nor grows.</source>
        <translation>Es gibt keine Durchgänge: Wartende Jobs behalten ihre Priorität, und neue kommen hinter ihnen, außer mit nice unter 0; Verbrauch klingt weder ab noch wächst er.</translation>
    </message>
    <message>
        <source>Where priority/multifactor has never run, this pass only notes the time: pending jobs keep the priority that they have, and what was used under priority/basic is never charged. Where it has, each pending job gets the sum of its weighted factors.</source>
        <translation>Wo priority/multifactor noch nie lief, merkt sich dieser Durchgang nur die Zeit: Wartende Jobs behalten ihre Priorität, und was unter priority/basic verbraucht wurde, wird nie berechnet. Wo es schon lief, bekommt jeder wartende Job die Summe seiner gewichteten Faktoren.</translation>
    </message>
    <message>
        <source>Each pending job has the sum of its weighted factors, and what runs is charged from pass to pass.</source>
        <translation>Jeder wartende Job hat die Summe seiner gewichteten Faktoren, und was läuft, wird von Durchgang zu Durchgang berechnet.</translation>
    </message>
    <message>
        <source>Jobs that have an AccrueTime keep it; where limits are enforced, those that may not begin yet lose it as slurmctld reads this.</source>
        <translation>Jobs mit einer AccrueTime behalten sie; wo Limits durchgesetzt werden, verlieren sie die, die noch nicht beginnen dürfen, sobald slurmctld dies liest.</translation>
    </message>
    <message>
        <source>From here on hardly any usage fades: slurmctld takes no limit for a half-life of 136 years.</source>
        <translation>Von da an klingt kaum noch Verbrauch ab: slurmctld nimmt „ohne Grenze“ für eine Halbwertszeit von 136 Jahren.</translation>
    </message>
    <message>
        <source>%1 coordinates the account %2, which is not here: it is told to sacctmgr only where it is new, and taken only where the database has that account</source>
        <translation>%1 koordiniert den Account %2, den es hier nicht gibt: sacctmgr erfährt es nur, wo es neu ist, und nimmt es nur an, wo die Datenbank diesen Account hat</translation>
    </message>
    <message>
        <source>Partition %1 becomes %2, which is another one to Slurm: slurmctld ends every job in %1, waiting or running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %3.</source>
        <translation>Partition %1 wird zu %2, für Slurm eine andere: slurmctld beendet jeden Job in %1, wartend oder laufend, wenn es die neue slurm.conf liest (ab 25.11 keinen, dem andere Partitionen bleiben). Bekannte Jobs darin: %3.</translation>
    </message>
    <message>
        <source>Partition %1 goes: slurmctld ends every job in it, waiting or running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %2.</source>
        <translation>Partition %1 entfällt: slurmctld beendet jeden Job darin, wartend oder laufend, wenn es die neue slurm.conf liest (ab 25.11 keinen, dem andere Partitionen bleiben). Bekannte Jobs darin: %2.</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 in place of %2: slurmctld sets all usage to 0 at the first pass after it has read it</source>
        <translation>PriorityUsageResetPeriod=%1 statt %2: slurmctld setzt allen Verbrauch auf 0, beim ersten Durchgang, nachdem es dies gelesen hat</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 in place of %2: slurmctld usually sets all usage to 0 at the first pass after it has read it</source>
        <translation>PriorityUsageResetPeriod=%1 statt %2: slurmctld setzt meist allen Verbrauch auf 0, beim ersten Durchgang, nachdem es dies gelesen hat</translation>
    </message>
    <message>
        <source>slurmctld takes no limit for a half-life of 136 years, and usage is not reset: what was used once counts for decades</source>
        <translation>slurmctld nimmt „ohne Grenze“ für eine Halbwertszeit von 136 Jahren, und Verbrauch wird nicht zurückgesetzt: Was einmal verbraucht wurde, zählt für Jahrzehnte</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=NOW clears all usage at the first pass after each time that slurmctld reads its configuration</source>
        <translation>PriorityUsageResetPeriod=NOW löscht allen Verbrauch beim ersten Durchgang nach jedem Mal, dass slurmctld seine Konfiguration liest</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses is no name:count without blanks: slurmctld would not start.</source>
        <translation>„%1“ in Licenses ist kein Name:Anzahl ohne Leerzeichen: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>AccountingStorageType=%1: slurmctld ignores PriorityWeightAge and PriorityWeightFairshare, and so do the numbers here</source>
        <translation>AccountingStorageType=%1: slurmctld übergeht PriorityWeightAge und PriorityWeightFairshare, und die Zahlen hier tun es auch</translation>
    </message>
    <message>
        <source>They need AccountingStorageType=accounting_storage/slurmdbd</source>
        <translation>Sie brauchen AccountingStorageType=accounting_storage/slurmdbd</translation>
    </message>
    <message>
        <source>Without AccountingStorageType slurmctld ignores PriorityWeightAge and PriorityWeightFairshare; the numbers here count them</source>
        <translation>Ohne AccountingStorageType übergeht slurmctld PriorityWeightAge und PriorityWeightFairshare; die Zahlen hier rechnen damit</translation>
    </message>
    <message>
        <source>Write AccountingStorageType=accounting_storage/slurmdbd, unless it stands in a file that was not given</source>
        <translation>Schreiben Sie AccountingStorageType=accounting_storage/slurmdbd, wenn es nicht in einer Datei steht, die nicht mitgegeben wurde</translation>
    </message>
    <message>
        <source>Node %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation>Knoten %1 läuft mit %2=%3, slurm.conf sagt %4.</translation>
    </message>
    <message>
        <source>That of slurm.conf was taken, which scontrol reconfigure brings; scontrol update sets the other one again.</source>
        <translation>Das aus slurm.conf wurde genommen, wie scontrol reconfigure es herstellt; scontrol update setzt das andere wieder.</translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, of which slurm.conf says nothing.</source>
        <translation>Die Partition %1 läuft mit %2=%3, wovon slurm.conf nichts sagt.</translation>
    </message>
    <message>
        <source>What was printed of other clusters than %1 was left out: %2.</source>
        <translation>Was von anderen Clustern als %1 ausgegeben wurde, blieb weg: %2.</translation>
    </message>
    <message>
        <source>Print it of that cluster alone (-M %1).</source>
        <translation>Geben Sie es von diesem Cluster allein aus (-M %1).</translation>
    </message>
    <message>
        <source>Long names are cut in such a table: nothing of it was taken.</source>
        <translation>In einer solchen Tabelle sind lange Namen abgeschnitten: nichts daraus wurde übernommen.</translation>
    </message>
    <message>
        <source>Write %1 alone</source>
        <translation>%1 allein schreiben</translation>
    </message>
    <message>
        <source>%1=%2 of %3 is more than slurmdbd keeps: it refuses the call.</source>
        <translation>%1=%2 von %3 ist mehr, als slurmdbd aufbewahrt: Es lehnt den Aufruf ab.</translation>
    </message>
    <message>
        <source>The only one below %1 has 0 shares: it gets no share of what %1 gets</source>
        <translation>Der einzige Eintrag unter %1 hat 0 Anteile: Er bekommt keinen Anteil an dem, was %1 bekommt</translation>
    </message>
    <message>
        <source>Give it a share</source>
        <translation>Geben Sie ihm einen Anteil</translation>
    </message>
    <message>
        <source>%1=%2 of %3 is more than slurmdbd keeps: it takes no notice of it.</source>
        <translation>%1=%2 von %3 ist mehr, als slurmdbd aufbewahrt: Es beachtet den Wert nicht.</translation>
    </message>
    <message>
        <source>In %1 it never starts: AllowAccounts does not name its account %2</source>
        <translation>In %1 startet er nie: AllowAccounts nennt seinen Account %2 nicht</translation>
    </message>
    <message>
        <source>In %1 it never starts: DenyAccounts names its account %2, or one above it</source>
        <translation>In %1 startet er nie: DenyAccounts nennt seinen Account %2 oder einen darüber</translation>
    </message>
    <message>
        <source>In %1 it never starts: AllowQos does not name its QOS %2</source>
        <translation>In %1 startet er nie: AllowQos nennt seine QOS %2 nicht</translation>
    </message>
    <message>
        <source>In %1 it never starts: DenyQos names its QOS %2</source>
        <translation>In %1 startet er nie: DenyQos nennt seine QOS %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: %2 does not have its QOS %3</source>
        <translation>In %1 startet er nie: %2 hat seine QOS %3 nicht</translation>
    </message>
    <message>
        <source>In %1 it never starts: %2 has %3</source>
        <translation>In %1 startet er nie: %2 hat %3</translation>
    </message>
    <message>
        <source>In %1 it never starts: it asks for %2, and %3 has %4</source>
        <translation>In %1 startet er nie: Er verlangt %2, und %3 hat %4</translation>
    </message>
    <message>
        <source>slurmdbd knows the user %1 already, as other clusters have him. He keeps what he has there and the draft does not say: %2</source>
        <translation>slurmdbd kennt den Benutzer %1 schon, so wie andere Cluster ihn haben. Er behält, was er dort hat und der Entwurf nicht sagt: %2</translation>
    </message>
    <message>
        <source>AdminLevel=None takes a level away, on all clusters; what he coordinates sacctmgr remove coordinator takes away.</source>
        <translation>AdminLevel=None nimmt eine Stufe, auf allen Clustern; was er koordiniert, nimmt sacctmgr remove coordinator.</translation>
    </message>
    <message>
        <source>%1 of PartitionName=DEFAULT does nothing: Slurm reads it of the lines of partitions alone.</source>
        <translation>%1 von PartitionName=DEFAULT bewirkt nichts: Slurm liest es nur in den Zeilen von Partitionen.</translation>
    </message>
    <message>
        <source>Write it in the lines of the partitions that are to have it.</source>
        <translation>Es in die Zeilen der Partitionen schreiben, die es haben sollen.</translation>
    </message>
    <message>
        <source>slurmdbd knows the user %1 already. Where no other cluster has him, rollback.sh takes him out of it, with what he has there: %2</source>
        <translation>slurmdbd kennt den Benutzer %1 schon. Wo ihn kein anderer Cluster hat, nimmt rollback.sh ihn dort heraus, mit dem, was er dort hat: %2</translation>
    </message>
    <message>
        <source>sacctmgr show assoc where user=%1 tells which clusters have him. Once he is in an account again, AdminLevel and sacctmgr add coordinator give it back.</source>
        <translation>sacctmgr show assoc where user=%1 sagt, welche Cluster ihn haben. Ist er wieder in einem Account, geben AdminLevel und sacctmgr add coordinator es zurück.</translation>
    </message>
    <message>
        <source>Users that are numbers, as commands print those whom their machine does not know: %1.</source>
        <translation>Benutzer, die Zahlen sind, wie Befehle die ausgeben, die ihr Rechner nicht kennt: %1.</translation>
    </message>
    <message>
        <source>Run sacct where the users are known: their shares and limits stand by their names.</source>
        <translation>Führen Sie sacct aus, wo die Benutzer bekannt sind: Ihre Anteile und Grenzen stehen bei ihren Namen.</translation>
    </message>
    <message>
        <source>Jobs of &quot;nobody&quot;, as commands print all users whom their machine does not know: %1. They have no user.</source>
        <translation>Jobs von „nobody“, wie Befehle alle Benutzer ausgeben, die ihr Rechner nicht kennt: %1. Sie haben keinen Benutzer.</translation>
    </message>
    <message>
        <source>Run sacct where the users are known, or with the column UID.</source>
        <translation>Führen Sie sacct aus, wo die Benutzer bekannt sind, oder mit der Spalte UID.</translation>
    </message>
    <message>
        <source>%1 has no priority: at its submission that of the job&apos;s highest QOS, %2, counts</source>
        <translation>%1 hat keine Priorität: Bei der Einreichung zählt die der höchsten QOS des Jobs, %2</translation>
    </message>
    <message>
        <source>Slurm computed it before the job began, of what it had asked for: pull again after one PriorityCalcPeriod</source>
        <translation>Slurm hat es gerechnet, bevor der Job begann, aus dem, was er verlangt hatte: nach einem PriorityCalcPeriod noch einmal holen</translation>
    </message>
    <message>
        <source>Account %1 goes below %2 with accounts that have users or accounts: before Slurm 25.05.1 slurmdbd does not note for these where they are then, and sacctmgr dump may leave them out</source>
        <translation>Account %1 kommt unter %2, mit Accounts, die Benutzer oder Accounts haben: Vor Slurm 25.05.1 vermerkt slurmdbd bei diesen nicht, wo sie dann sind, und sacctmgr dump lässt sie vielleicht aus</translation>
    </message>
    <message>
        <source>Update slurmdbd first, or keep the account where it is; apply.sh keeps a dump of before</source>
        <translation>slurmdbd zuerst aktualisieren, oder den Account lassen, wo er ist; apply.sh bewahrt einen Dump von vorher</translation>
    </message>
    <message>
        <source>%1=%2 in %3 is no value that Slurm knows: slurmctld of %4 starts all the same, with a value that nobody wrote</source>
        <translation>%1=%2 in %3 ist kein Wert, den Slurm kennt: slurmctld von %4 startet trotzdem, mit einem Wert, den niemand geschrieben hat</translation>
    </message>
    <message>
        <source>Nodes %1 have GRES %2 with a type and without one: slurmd would not start there</source>
        <translation>Knoten %1 haben GRES %2 mit einem Typ und ohne: slurmd würde dort nicht starten</translation>
    </message>
    <message>
        <source>Give each entry a type, or none</source>
        <translation>Jedem Eintrag einen Typ geben, oder keinem</translation>
    </message>
    <message>
        <source>Partition %1 weighs %2 per %3, for which slurmctld has no room: what it charges depends on how it was built</source>
        <translation>Partition %1 gewichtet %2 je %3, wofür slurmctld keinen Platz hat: Was es berechnet, hängt davon ab, wie es gebaut wurde</translation>
    </message>
    <message>
        <source>Write the weight without that unit</source>
        <translation>Das Gewicht ohne diese Einheit schreiben</translation>
    </message>
    <message>
        <source>%1 of partition %2 does nothing: beside %3 Slurm does not look at it</source>
        <translation>%1 von Partition %2 bewirkt nichts: Neben %3 sieht Slurm es nicht an</translation>
    </message>
    <message>
        <source>Partition %1 has the topology %2, which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start</source>
        <translation>Partition %1 hat die Topologie %2, die slurmctld nur aus topology.yaml kennt: Wo diese Datei sie nicht nennt, startet slurmctld nicht</translation>
    </message>
    <message>
        <source>See that topology.yaml, which is not read here, has a topology of just this name, or take it out</source>
        <translation>Nachsehen, ob topology.yaml, die hier nicht gelesen wird, eine Topologie genau dieses Namens hat, oder es herausnehmen</translation>
    </message>
    <message>
        <source>QOS %1 has Preempt=%2, and slurmctld asks no QOS whom it preempts: PreemptType is %3</source>
        <translation>QOS %1 hat Preempt=%2, und slurmctld fragt keine QOS, wen sie verdrängt: PreemptType ist %3</translation>
    </message>
    <message>
        <source>Set PreemptType=preempt/qos and a PreemptMode, or take the list away</source>
        <translation>PreemptType=preempt/qos und einen PreemptMode setzen, oder die Liste wegnehmen</translation>
    </message>
    <message>
        <source>%1 is no flag of a QOS that sacctmgr of Slurm %3 takes; QOS %2 has it</source>
        <translation>%1 ist kein Flag einer QOS, das sacctmgr von Slurm %3 nimmt; QOS %2 hat es</translation>
    </message>
    <message>
        <source>%1=%2 of %3 has more decimals than slurmdbd keeps: it makes %4 of it</source>
        <translation>%1=%2 von %3 hat mehr Dezimalstellen, als slurmdbd behält: Es macht %4 daraus</translation>
    </message>
    <message>
        <source>Write no more than six decimals</source>
        <translation>Höchstens sechs Dezimalstellen schreiben</translation>
    </message>
    <message>
        <source>DefaultTime=%1 of partition %2 does nothing: it is above MaxTime=%3, which jobs without a time limit get</source>
        <translation>DefaultTime=%1 von Partition %2 bewirkt nichts: Es liegt über MaxTime=%3, das Jobs ohne Zeitlimit bekommen</translation>
    </message>
    <message>
        <source>Lower it, or remove it</source>
        <translation>Es senken oder entfernen</translation>
    </message>
    <message>
        <source>The job is billed by the weights of %1, where it was when it was last billed</source>
        <translation>Der Job wird mit den Gewichten von %1 berechnet, wo er war, als er zuletzt berechnet wurde</translation>
    </message>
    <message>
        <source>%1 may preempt %2 (PreemptType=%3): it is looked at first, whatever reservations and tiers they have</source>
        <translation>%1 darf %2 verdrängen (PreemptType=%3): Er wird zuerst betrachtet, gleich welche Reservierungen und Stufen sie haben</translation>
    </message>
    <message>
        <source>Alone they would stand the other way round. Who preempts whom goes round in a circle here, and a job between them decides</source>
        <translation>Allein stünden sie umgekehrt. Wer wen verdrängt, geht hier im Kreis, und ein Job zwischen ihnen entscheidet</translation>
    </message>
    <message>
        <source>Of user %1 only shares and limits are changed: where he is added, removed, made a coordinator or given a default account, sacctmgr, slurmdbd and slurmctld do not agree on the backslash in his name.</source>
        <translation>Von Benutzer %1 werden nur Anteile und Limits geändert: Wo er hinzugefügt, entfernt, zum Koordinator gemacht oder mit einem Standard-Account versehen wird, sind sich sacctmgr, slurmdbd und slurmctld über den Backslash in seinem Namen nicht einig.</translation>
    </message>
    <message>
        <source>Do that by hand with sacctmgr, restart slurmctld, which knows him from then on, and look at sacctmgr show user.</source>
        <translation>Das von Hand mit sacctmgr tun, slurmctld neu starten, das ihn von da an kennt, und sacctmgr show user ansehen.</translation>
    </message>
    <message>
        <source>User %1 becomes %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1.</source>
        <translation>Benutzer %1 wird zu %2: %1 wird entfernt und %2 neu hinzugefügt, ohne den Verbrauch und die Jobs von %1.</translation>
    </message>
    <message>
        <source>Keep the name, or rename the user by sacctmgr modify user set NewName=%1, which keeps both in all clusters, and import again.</source>
        <translation>Den Namen behalten, oder den Benutzer mit sacctmgr modify user set NewName=%1 umbenennen, was beides in allen Clustern erhält, und neu importieren.</translation>
    </message>
    <message>
        <source>There is a blank in %1, beside &quot;%2&quot;: before Slurm %3 slurmctld would not start.</source>
        <translation>In %1 steht ein Leerzeichen, bei „%2“: Vor Slurm %3 würde slurmctld nicht starten.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2.</source>
        <translation>Nicht im Dump: %1 der Zuordnungen, die sacctmgr auflistet, die erste davon Account %2.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3.</source>
        <translation>Nicht im Dump: %1 der Zuordnungen, die sacctmgr auflistet, die erste davon %2 in Account %3.</translation>
    </message>
    <message>
        <source>Batch scripts that stand behind their jobs, and were not used: %1.</source>
        <translation>Skripte von Batchjobs, die hinter ihren Jobs stehen und nicht verwendet wurden: %1.</translation>
    </message>
    <message>
        <source>Name the file of the scripts before that of the jobs.</source>
        <translation>Die Datei der Skripte vor der der Jobs nennen.</translation>
    </message>
    <message>
        <source>Account %1 goes below %2 with accounts that have users or accounts, and %3, where it was, is removed: before Slurm 25.05.1 slurmdbd takes these for part of that, and may remove them, too</source>
        <translation>Account %1 kommt samt Accounts, die Benutzer oder Accounts haben, unter %2, und %3, worunter es war, wird entfernt: vor Slurm 25.05.1 hält slurmdbd diese für einen Teil davon und entfernt sie womöglich mit</translation>
    </message>
    <message>
        <source>Update slurmdbd first, or keep %1 as an empty account; apply.sh stops before it removes what slurmdbd takes for more</source>
        <translation>Erst slurmdbd aktualisieren, oder %1 als leeren Account behalten; apply.sh hält an, bevor es entfernt, was slurmdbd für mehr hält</translation>
    </message>
    <message>
        <source>Blanks stand before Include: slurmctld would not start.</source>
        <translation>Vor Include stehen Leerzeichen: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Begin the line with Include.</source>
        <translation>Die Zeile mit Include beginnen.</translation>
    </message>
    <message>
        <source>Slurm takes the quotes behind Include for a part of the file&apos;s name: slurmctld would not start.</source>
        <translation>Slurm hält die Anführungszeichen hinter Include für einen Teil des Dateinamens: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Write the name without quotes; it cannot hold blanks.</source>
        <translation>Den Namen ohne Anführungszeichen schreiben; Leerzeichen kann er nicht enthalten.</translation>
    </message>
    <message>
        <source>More than a name stands behind Include: slurmctld would not start.</source>
        <translation>Hinter Include steht mehr als ein Name: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Give each file an Include line of its own, and a comment a blank before its #.</source>
        <translation>Jeder Datei eine eigene Include-Zeile geben, und einem Kommentar ein Leerzeichen vor dem #.</translation>
    </message>
    <message>
        <source>The file ends with Include and a name, without a line break: slurmctld goes on in what it read before, and mostly does not start.</source>
        <translation>Die Datei endet mit Include und einem Namen, ohne Zeilenumbruch: slurmctld liest in zuvor Gelesenem weiter und startet meist nicht.</translation>
    </message>
    <message>
        <source>End the line with a line break.</source>
        <translation>Die Zeile mit einem Zeilenumbruch beenden.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2. They were added from the list.</source>
        <translation>Im Dump fehlen %1 der Assoziationen, die sacctmgr auflistet, als erste Account %2. Sie wurden aus der Liste ergänzt.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3. They were added from the list.</source>
        <translation>Im Dump fehlen %1 der Assoziationen, die sacctmgr auflistet, als erste %2 in Account %3. Sie wurden aus der Liste ergänzt.</translation>
    </message>
    <message>
        <source>This is the list that sacct prints for the screen: its columns cut off what is longer.</source>
        <translation>Dies ist die Liste, die sacct für den Bildschirm ausgibt: ihre Spalten schneiden ab, was länger ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; separates the columns and stands within their values as well.</source>
        <translation>„%1“ trennt die Spalten und steht auch in ihren Werten.</translation>
    </message>
    <message>
        <source>Nothing names the columns: sacct leaves the names out with --noheader.</source>
        <translation>Nichts benennt die Spalten: mit --noheader lässt sacct die Namen weg.</translation>
    </message>
    <message>
        <source>Small jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Kleine Jobs zuerst, von den N = %1 Knoten aus MaxNodeCount, die bis 22.05 zählen, und C = %2 CPUs; zwischen 0 und 1 gehalten</translation>
    </message>
    <message>
        <source>Large jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Große Jobs zuerst, von den N = %1 Knoten aus MaxNodeCount, die bis 22.05 zählen, und C = %2 CPUs; zwischen 0 und 1 gehalten</translation>
    </message>
    <message>
        <source>Give each partition that is meant a line of its own, with a name without a comma</source>
        <translation>Geben Sie jeder gemeinten Partition eine eigene Zeile, mit einem Namen ohne Komma</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one partition for Slurm, and since 24.11 no job can ask for it, as what jobs ask for is taken apart at its commas</source>
        <translation>„%1“ ist für Slurm eine einzige Partition, und seit 24.11 kann kein Job sie verlangen, denn was Jobs verlangen, wird an den Kommas getrennt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one partition for Slurm, and before 24.11 jobs get it that ask for just this name</source>
        <translation>„%1“ ist für Slurm eine einzige Partition, und vor 24.11 bekommen sie Jobs, die genau diesen Namen verlangen</translation>
    </message>
    <message>
        <source>priority/basic: first in, first out, but for nice. Each new job counts one down from those before it, and its nice moves it alone</source>
        <translation>priority/basic: der Reihe nach, bis auf nice. Jeder neue Job zählt von denen davor um eins herunter, und sein nice verschiebt ihn allein</translation>
    </message>
    <message>
        <source>The default QOS of %1 associations, such as %2, is %3, which their list of QOS does not have: sacctmgr refuses that, and they get the default QOS %4, which it has.</source>
        <translation>Die Standard-QOS von %1 Assoziationen, etwa %2, ist %3, die in ihrer QOS-Liste nicht steht: sacctmgr lehnt das ab, und sie bekommen die Standard-QOS %4, die darin steht.</translation>
    </message>
    <message>
        <source>Add %1 to their list of QOS, or choose another default.</source>
        <translation>Nehmen Sie %1 in ihre QOS-Liste auf, oder wählen Sie einen anderen Standard.</translation>
    </message>
    <message>
        <source>MaxNodeCount=%1 is less than the %2 nodes that there are: slurmctld would not start</source>
        <translation>MaxNodeCount=%1 ist weniger als die %2 Knoten, die es gibt: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Give it at least their number, or remove it</source>
        <translation>Mindestens deren Anzahl angeben oder es entfernen</translation>
    </message>
    <message>
        <source>slurmdbd does not keep LimitFactor=0 of %1: it leaves limits as they are, and an export takes the factor away that there is.</source>
        <translation>slurmdbd behält LimitFactor=0 von %1 nicht: Es lässt Grenzen, wie sie sind, und ein Export nimmt den Faktor weg, den es gibt.</translation>
    </message>
    <message>
        <source>Leave it out, or set the limits themselves to 0.</source>
        <translation>Weglassen, oder die Grenzen selbst auf 0 setzen.</translation>
    </message>
    <message>
        <source>%1=%2 does not count, but cannot be read: slurmctld would not start.</source>
        <translation>%1=%2 zählt nicht, kann aber nicht gelesen werden: slurmctld würde nicht starten.</translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text.</source>
        <translation>Die Datei neu als Text in UTF-8 schreiben.</translation>
    </message>
    <message>
        <source>Lines of the file end with CR alone, for Slurm a single line: slurmctld would not start. It was read with the line ends of Unix, and an export writes those.</source>
        <translation>Zeilen der Datei enden mit CR allein, für Slurm ist sie eine einzige Zeile: slurmctld würde nicht starten. Gelesen wurde sie mit den Zeilenenden von Unix, und ein Export schreibt diese.</translation>
    </message>
    <message>
        <source>its nice value was changed since Slurm computed its terms, by scontrol update or by scontrol top of it or of another job: pull again after one PriorityCalcPeriod</source>
        <translation>ihr Nice-Wert wurde geändert, seit Slurm ihre Terme berechnet hat, durch scontrol update oder durch scontrol top dieses oder eines anderen Jobs: nach einer PriorityCalcPeriod neu abfragen</translation>
    </message>
    <message>
        <source>Both were requeued with --requeue=expedite or neither was</source>
        <translation>Beide wurden mit --requeue=expedite neu eingereiht oder keiner</translation>
    </message>
    <message>
        <source>%1 was requeued with --requeue=expedite: it is looked at first, whatever the priorities</source>
        <translation>%1 wurde mit --requeue=expedite neu eingereiht: Er wird zuerst angesehen, gleich wie die Prioritäten sind</translation>
    </message>
    <message>
        <source>The partition of %1 has the higher PriorityTier: it is looked at first, whatever the priorities</source>
        <translation>Die Partition von %1 hat die höhere PriorityTier: Er wird zuerst angesehen, gleich wie die Prioritäten sind</translation>
    </message>
    <message>
        <source>Without a half-life usage does not fade: only what the others run meanwhile helps, and how much that is nobody knows</source>
        <translation>Ohne Halbwertszeit klingt Verbrauch nicht ab: Nur was die anderen inzwischen rechnen, hilft, und wie viel das ist, weiß niemand</translation>
    </message>
    <message>
        <source>sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved: in the place of the dump, import what %1 prints.</source>
        <translation>sacctmgr lässt aus, wer unter einem Account ist, den slurmdbd 23.11 bis 25.05.0 verschoben hat: An Stelle des Dumps importieren, was %1 ausgibt.</translation>
    </message>
    <message>
        <source>sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved. Their MaxTRESRunMins, comments and WCKeys, which it does not list, are not known.</source>
        <translation>sacctmgr lässt aus, wer unter einem Account ist, den slurmdbd 23.11 bis 25.05.0 verschoben hat. MaxTRESRunMins, Kommentare und WCKeys davon, die es nicht auflistet, sind nicht bekannt.</translation>
    </message>
    <message>
        <source>scontrol may have deleted the partition with the highest PriorityJobFactor, by which slurmctld goes on dividing, or created this one without a factor, which counts as 0, until it is reconfigured; else pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>scontrol hat vielleicht die Partition mit dem höchsten PriorityJobFactor gelöscht, durch den slurmctld weiter teilt, oder diese ohne Faktor angelegt, was als 0 zählt, bis neu konfiguriert wird; sonst nach einer PriorityCalcPeriod neu abfragen und melden, wenn es sich dann noch unterscheidet</translation>
    </message>
    <message>
        <source>scontrol update may have changed the partition&apos;s TRESBillingWeights: slurmctld leaves the partition&apos;s total of billing, and what jobs are billed, as they were; else please report it</source>
        <translation>scontrol update hat vielleicht die TRESBillingWeights der Partition geändert: slurmctld lässt ihre Gesamtzahl an billing und was Jobs berechnet wird, wie sie waren; sonst bitte melden</translation>
    </message>
    <message>
        <source>Write paths that begin with / between commas, without blanks.</source>
        <translation>Pfade schreiben, die mit / beginnen, durch Kommas getrennt, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>Write host(address).</source>
        <translation>Host(Adresse) schreiben.</translation>
    </message>
    <message>
        <source>%1=%2 stands twice: slurmctld would not start</source>
        <translation>%1=%2 steht zweimal da: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>There is a blank in %1, behind &quot;%2&quot;: before Slurm %3 slurmctld takes it for a part of the name.</source>
        <translation>In %1 steht ein Leerzeichen hinter „%2“: Vor Slurm %3 nimmt slurmctld es für einen Teil des Namens.</translation>
    </message>
    <message>
        <source>The file holds NUL bytes: slurmctld reads nothing of a line behind one, and so it was read here. An export leaves out what stands there.</source>
        <translation>Die Datei enthält NUL-Bytes: slurmctld liest von einer Zeile nichts, was hinter einem steht, und so wurde sie auch hier gelesen. Ein Export lässt aus, was dort steht.</translation>
    </message>
    <message>
        <source>NodeName=%1: RealMemory=%2 is more than any node has; %3 MB are counted here.</source>
        <translation>NodeName=%1: RealMemory=%2 ist mehr, als ein Knoten hat; gerechnet wird hier mit %3 MB.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no closing bracket: Slurm %2 takes it for a node without a name, which no list shows.</source>
        <translation>„%1“ hat keine schließende Klammer: Slurm %2 nimmt es für einen Knoten ohne Namen, den keine Liste zeigt.</translation>
    </message>
    <message>
        <source>an account has less usage than those below it together, where the numbers here are made of their sum: RawUsage=0 takes the usage of an account whose shares are parent from it and from those above it, and leaves it to those below</source>
        <translation>ein Account hat weniger Verbrauch als die unter ihm zusammen, während die Zahlen hier aus deren Summe entstehen: RawUsage=0 nimmt den Verbrauch eines Accounts, dessen Shares parent sind, ihm und denen über ihm ab und lässt ihn denen darunter</translation>
    </message>
    <message>
        <source>sacctmgr may have given a QOS Priority=-1: before 25.11.6 slurmctld counts with 4294967295 for it until it is started anew, and the list of QOS has 0; else pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>sacctmgr hat einer QOS vielleicht Priority=-1 gegeben: Vor 25.11.6 rechnet slurmctld für sie mit 4294967295, bis es neu gestartet wird, und die Liste der QOS hat 0; sonst nach einer PriorityCalcPeriod noch einmal abholen und melden, falls es noch abweicht</translation>
    </message>
    <message>
        <source>%1=%2 of %3 keeps back cores of each socket, and %4 gives out whole ones: slurmctld would not start</source>
        <translation>%1=%2 von %3 hält Kerne jedes Sockels zurück, und %4 vergibt ganze: slurmctld würde nicht starten</translation>
    </message>
    <message>
        <source>Leave a socket whole, select cores, or write %1</source>
        <translation>Einen Sockel ganz lassen, Kerne auswählen oder %1 schreiben</translation>
    </message>
    <message>
        <source>Nodes %1 have the topology %2, which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start</source>
        <translation>Knoten %1 haben die Topologie %2, die slurmctld nur aus topology.yaml kennt: Wo diese Datei sie nicht nennt, startet slurmctld nicht</translation>
    </message>
    <message>
        <source>Look whether PluginDir has %1, or remove the key</source>
        <translation>Nachsehen, ob PluginDir %1 hat, oder den Schlüssel entfernen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder: slurmctld takes it for an empty file, and reads nothing that lies in it.</source>
        <translation>„%1“ ist ein Ordner: slurmctld nimmt ihn für eine leere Datei und liest nichts, was darin liegt.</translation>
    </message>
    <message>
        <source>Name each file in a line of its own.</source>
        <translation>Jede Datei in einer eigenen Zeile nennen.</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1 konnte nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>its owner, group or access list would not stay as they are; save it under another name</source>
        <translation>Eigentümer, Gruppe oder Zugriffsliste blieben nicht, wie sie sind; speichern Sie unter einem anderen Namen</translation>
    </message>
</context>
<context>
    <name>TextTranslation</name>
    <message>
        <source>unused</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>under-used</source>
        <translation>unter Anteil</translation>
    </message>
    <message>
        <source>at its share</source>
        <translation>am Anteil</translation>
    </message>
    <message>
        <source>over-used</source>
        <translation>über Anteil</translation>
    </message>
    <message>
        <source>no share left</source>
        <translation>kein Anteil übrig</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fair Tree</source>
        <translation>Fair Tree</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>Tiefenunabhängig</translation>
    </message>
    <message>
        <source>Linear 2009</source>
        <translation>Linear 2009</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>nodes %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>Job %1</translation>
    </message>
</context>
<context>
    <name>TimeReading</name>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why before another…</source>
        <translation>Warum vor einem anderen…</translation>
    </message>
</context>
<context>
    <name>apportion::AccessDialog</name>
    <message>
        <source>Accounts and partitions</source>
        <translation>Accounts und Partitionen</translation>
    </message>
    <message>
        <source>Who may run where</source>
        <translation>Wer darf wo rechnen</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>Accounts filtern</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Any QOS</source>
        <translation>Jede QOS</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>A click on a cell lets the account in or keeps it out; each can be undone.</source>
        <translation>Ein Klick auf eine Zelle lässt den Account hinein oder hält ihn fern; alles lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>This changed which QOS the account has, which counts in every partition.</source>
        <translation>Damit hat der Account andere QOS, und das gilt in jeder Partition.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccessModel</name>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>✓ %L1 of %L2 users</source>
        <comment>who may run jobs, and of how many</comment>
        <translation>✓ %L1 von %L2 Benutzern</translation>
    </message>
    <message>
        <source>denied, not enforced</source>
        <comment>an account, by a list of a partition that slurmctld does not ask</comment>
        <translation>verweigert, nicht durchgesetzt</translation>
    </message>
</context>
<context>
    <name>apportion::AccountActions</name>
    <message>
        <source>Add account…</source>
        <translation>Account hinzufügen…</translation>
    </message>
    <message>
        <source>Add users…</source>
        <translation>Benutzer hinzufügen…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Duplicate with users…</source>
        <translation>Mit Benutzern duplizieren…</translation>
    </message>
    <message>
        <source>Duplicate without users…</source>
        <translation>Ohne Benutzer duplizieren…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy rows with headers</source>
        <translation>Zeilen mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Edit raw shares</source>
        <translation>Rohanteile bearbeiten</translation>
    </message>
    <message>
        <source>Use the account&apos;s shares (parent)</source>
        <translation>Anteile des Accounts verwenden (parent)</translation>
    </message>
    <message>
        <source>Set raw shares to 1</source>
        <translation>Rohanteile auf 1 setzen</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Split shares…</source>
        <translation>Anteile aufteilen…</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Gehe zu…</translation>
    </message>
    <message>
        <source>Next place of this user</source>
        <translation>Nächster Platz dieses Benutzers</translation>
    </message>
    <message>
        <source>Expand what fits</source>
        <translation>Aufklappen, was passt</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Edit raw shares	Return</source>
        <translation>Rohanteile bearbeiten	Return</translation>
    </message>
    <message>
        <source>A copy with all sub-accounts, and nobody in them</source>
        <translation>Eine Kopie mit allen Unteraccounts und ohne Benutzer</translation>
    </message>
    <message>
        <source>Select several rows: the value of the first one is set in all of them.</source>
        <translation>Mehrere Zeilen auswählen: Der Wert der ersten wird in allen gesetzt.</translation>
    </message>
    <message>
        <source>The first of the selected rows has nothing to fill down in this column.</source>
        <translation>Die erste der ausgewählten Zeilen hat in dieser Spalte nichts zum Ausfüllen.</translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation>root bleibt, wo es ist: Jeder Cluster hat es an der Spitze.</translation>
    </message>
    <message>
        <source>The text is too long to be pasted.</source>
        <translation>Der Text ist zu lang zum Einfügen.</translation>
    </message>
    <message numerus="yes">
        <source>%n associations were pasted.</source>
        <translation>
            <numerusform>%n Assoziation wurde eingefügt.</numerusform>
            <numerusform>%n Assoziationen wurden eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>apportion::AccountColumns</name>
    <message>
        <source>Slurm&apos;s order of rows</source>
        <translation>Slurms Zeilenreihenfolge</translation>
    </message>
    <message>
        <source>Users before accounts, by name: the order in which sshare lists them</source>
        <translation>Benutzer vor Accounts, nach Namen: die Reihenfolge, in der sshare sie auflistet</translation>
    </message>
    <message>
        <source>The usual columns</source>
        <translation>Die üblichen Spalten</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
</context>
<context>
    <name>apportion::AccountComparison</name>
    <message>
        <source>Accounts that rise and fall</source>
        <translation>Accounts, die steigen und fallen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>The fair-share factor of each account&apos;s best user</source>
        <translation>Der Fair-Share-Faktor des besten Benutzers jedes Accounts</translation>
    </message>
    <message>
        <source>The rank of each account&apos;s best user</source>
        <translation>Der Rang des besten Benutzers jedes Accounts</translation>
    </message>
    <message>
        <source>Write what changes for this account, and why, to be printed or sent</source>
        <translation>Schreibt zum Drucken oder Versenden, was sich für diesen Account ändert und warum</translation>
    </message>
    <message>
        <source>Page for an account…</source>
        <translation>Seite für einen Account…</translation>
    </message>
    <message>
        <source>Page for %1…</source>
        <translation>Seite für %1…</translation>
    </message>
    <message>
        <source>Share and usage</source>
        <translation>Anteil und Verbrauch</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Gremium</translation>
    </message>
    <message>
        <source>What is promised to each account, and what it has used</source>
        <translation>Was jedem Account versprochen ist und was er verbraucht hat</translation>
    </message>
    <message>
        <source>One account after the other on the whole screen, in large type</source>
        <translation>Ein Account nach dem anderen auf dem ganzen Bildschirm, in großer Schrift</translation>
    </message>
</context>
<context>
    <name>apportion::AccountTreeModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Not in the baseline</source>
        <translation>Nicht im Ausgangsstand</translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation>%1 im Ausgangsstand</translation>
    </message>
    <message>
        <source>%1 TRES·s</source>
        <translation>%1 TRES·s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a factor and its regime</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>Account / Benutzer</translation>
    </message>
    <message>
        <source>Accounts in bold, their users and sub-accounts below them, in the order in which sshare lists them.</source>
        <translation>Accounts fett, darunter ihre Benutzer und Unteraccounts, in der Reihenfolge, in der sshare sie auflistet.</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>What was promised to the association, against its siblings. “parent”: it has no shares of its own and uses its account&apos;s.</source>
        <translation>Was der Assoziation gegenüber ihren Geschwistern zugesagt ist. „parent“: Sie hat keine eigenen Anteile und verwendet die ihres Accounts.</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>Norm. Anteile</translation>
    </message>
    <message>
        <source>Raw shares as a part of the whole: of its own level under Fair Tree, of the cluster under the classic algorithms.</source>
        <translation>Rohanteile als Teil des Ganzen: unter Fair Tree der eigenen Ebene, unter den klassischen Algorithmen des Clusters.</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Verbrauch (TRES·s)</translation>
    </message>
    <message>
        <source>Decayed usage in billing TRES times seconds, with everything below.</source>
        <translation>Abgeklungener Verbrauch in Abrechnungs-TRES mal Sekunden, mit allem darunter.</translation>
    </message>
    <message>
        <source>Eff. usage</source>
        <translation>Eff. Verbrauch</translation>
    </message>
    <message>
        <source>The part of the usage that is held against the shares: of its account&apos;s under Fair Tree, of the cluster&apos;s otherwise.</source>
        <translation>Der Teil des Verbrauchs, der den Anteilen gegenübersteht: unter Fair Tree des Verbrauchs des Accounts, sonst des Clusters.</translation>
    </message>
    <message>
        <source>Level FS</source>
        <translation>Level FS</translation>
    </message>
    <message>
        <source>Norm shares ÷ effective usage on the association&apos;s own level. Above 1 it used less than its share. Fair Tree only.</source>
        <translation>Norm. Anteile ÷ effektiver Verbrauch auf der eigenen Ebene der Assoziation. Über 1 hat sie weniger als ihren Anteil verbraucht. Nur Fair Tree.</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The place of the user by fair share: 1 comes first. Users who tie share a rank.</source>
        <translation>Der Platz des Benutzers nach Fair Share: 1 kommt zuerst. Benutzer im Gleichstand teilen sich einen Rang.</translation>
    </message>
    <message>
        <source>Here %1 shares are given out right below root.</source>
        <translation>Hier sind direkt unter root %1 Anteile vergeben.</translation>
    </message>
    <message>
        <source>Here the whole cluster used %1.</source>
        <translation>Hier hat der ganze Cluster %1 verbraucht.</translation>
    </message>
    <message>
        <source>Here one rank is worth %1: there are %2 users.</source>
        <translation>Hier ist ein Rang %1 wert: Es gibt %2 Benutzer.</translation>
    </message>
    <message>
        <source>Here the last of all users has rank %1 at most.</source>
        <translation>Hier hat der letzte aller Benutzer höchstens Rang %1.</translation>
    </message>
    <message>
        <source>No shares of its own: it uses those of %1.</source>
        <translation>Keine eigenen Anteile: verwendet die von %1.</translation>
    </message>
    <message>
        <source>%1 of the %2 shares on its level: %3 %</source>
        <translation>%1 der %2 Anteile auf der Ebene: %3 %</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>accounts that a user stands in</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands in several accounts: %2</source>
        <translation>%1 steht in mehreren Accounts: %2</translation>
    </message>
    <message>
        <source>%1, %2 % of the cluster&apos;s</source>
        <comment>an amount of usage and its part</comment>
        <translation>%1, %2 % des Clusters</translation>
    </message>
    <message>
        <source>It has shares and used nothing: it goes before everybody who did.</source>
        <translation>Hat Anteile und nichts verbraucht: kommt vor allen, die etwas verbraucht haben.</translation>
    </message>
    <message>
        <source>%1 of what %2 used</source>
        <translation>%1 dessen, was %2 verbraucht hat</translation>
    </message>
    <message>
        <source>%1: %2 ÷ %3, norm shares by effective usage</source>
        <translation>%1: %2 ÷ %3, norm. Anteile durch effektiven Verbrauch</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what a column means, and what that is in this tree</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>The association&apos;s own priority, for PriorityWeightAssoc. Empty: none is set, and a user takes the account&apos;s.</source>
        <translation>Die eigene Priorität der Assoziation, für PriorityWeightAssoc. Leer: Keine ist gesetzt, und ein Benutzer übernimmt die des Accounts.</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The QOS that jobs of the association may ask for, as sacctmgr writes the list.</source>
        <translation>Die QOS, die Jobs der Assoziation anfordern dürfen, wie sacctmgr die Liste schreibt.</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>Standardaccount</translation>
    </message>
    <message>
        <source>The account that the user&apos;s jobs are charged to when they name none.</source>
        <translation>Der Account, dem die Jobs des Benutzers berechnet werden, wenn sie keinen nennen.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What the account is, in the words of whoever added it.</source>
        <translation>Was der Account ist, in den Worten dessen, der ihn hinzugefügt hat.</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>To whom the account belongs.</source>
        <translation>Wem der Account gehört.</translation>
    </message>
    <message>
        <source>Drop it on an account.</source>
        <translation>Auf einem Account ablegen.</translation>
    </message>
    <message>
        <source>Below %1 in the baseline</source>
        <translation>Im Ausgangsstand unter %1</translation>
    </message>
    <message>
        <source>%1 %2 (+%3 a day)</source>
        <comment>a TRES; its minutes that are left; what decay gives back</comment>
        <translation>%1 %2 (+%3 am Tag)</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>a TRES</comment>
        <translation>%1 unbekannt</translation>
    </message>
    <message>
        <source>The limit that is set here; the details show what is inherited.</source>
        <translation>Das hier gesetzte Limit; was geerbt ist, zeigen die Details.</translation>
    </message>
    <message>
        <source>Default QOS</source>
        <translation>Standard-QOS</translation>
    </message>
    <message>
        <source>The QOS of jobs that name none.</source>
        <translation>Die QOS von Jobs, die keine nennen.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordiniert</translation>
    </message>
    <message>
        <source>The accounts that the user coordinates.</source>
        <translation>Die Accounts, die der Benutzer koordiniert.</translation>
    </message>
    <message>
        <source>Minutes left</source>
        <translation>Minuten übrig</translation>
    </message>
    <message>
        <source>What is left of GrpTRESMins, and what decay gives back within the next day if nothing runs.</source>
        <translation>Was von GrpTRESMins übrig ist, und was das Abklingen am nächsten Tag zurückgibt, wenn nichts läuft.</translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation>%1=%2 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 of %2 user associations</source>
        <comment>the place of a user</comment>
        <translation>%1 von %2 Benutzerassoziationen</translation>
    </message>
    <message>
        <source>The factor from 0 to 1 that PriorityWeightFairshare is multiplied with. Its colour is the regime: how usage stands to shares. In brackets that of an account, which sshare prints before Slurm 25.11 alone.</source>
        <translation>Der Faktor von 0 bis 1, mit dem PriorityWeightFairshare multipliziert wird. Seine Farbe ist das Regime: wie der Verbrauch zu den Anteilen steht. In Klammern der eines Accounts, den sshare nur vor Slurm 25.11 ausgibt.</translation>
    </message>
</context>
<context>
    <name>apportion::AccountView</name>
    <message>
        <source>Accounts and users</source>
        <translation>Accounts und Benutzer</translation>
    </message>
    <message numerus="yes">
        <source>%n association(s)</source>
        <comment>are dragged</comment>
        <translation>
            <numerusform>%n Assoziation</numerusform>
            <numerusform>%n Assoziationen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccountsPage</name>
    <message>
        <source>Show in the share map</source>
        <translation>In der Anteilskarte zeigen</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>Share map</source>
        <translation>Anteilskarte</translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation>Kein Account oder Benutzer hat „%1“ im Namen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Add users to several accounts…</source>
        <translation>Benutzer in mehrere Accounts aufnehmen…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>What would it take?</source>
        <translation>Was wäre dafür nötig?</translation>
    </message>
    <message>
        <source>How many raw shares bring it to a factor or a rank, and how long without running</source>
        <translation>Wie viele Rohanteile es auf einen Faktor oder Rang bringen, und wie lange ohne zu rechnen</translation>
    </message>
    <message>
        <source>Round the end of the tree: that was the last match.</source>
        <translation>Am Ende des Baums vorbei: Das war der letzte Treffer.</translation>
    </message>
    <message>
        <source>Names with “%1” in them: %2</source>
        <translation>Namen mit „%1“ darin: %2</translation>
    </message>
    <message>
        <source>No usage is known, so all users with shares have rank 1. Open what sshare -al prints to see how they stand.</source>
        <translation>Es ist kein Verbrauch bekannt, daher haben alle Benutzer mit Anteilen Rang 1. Öffnen Sie die Ausgabe von sshare -al, um zu sehen, wie sie stehen.</translation>
    </message>
    <message>
        <source>Users from a list…</source>
        <translation>Benutzer aus einer Liste…</translation>
    </message>
    <message>
        <source>people,getent,LDAP,ldapsearch,CSV,roster,directory,synchronize</source>
        <translation>Leute,Personen,getent,LDAP,ldapsearch,CSV,Verzeichnis,abgleichen</translation>
    </message>
    <message>
        <source>default account</source>
        <translation>Standardaccount</translation>
    </message>
    <message>
        <source>goal,target,how many shares,rank</source>
        <translation>Ziel,wie viele Anteile,Rang</translation>
    </message>
    <message>
        <source>limits,QOS,coordinators,description,default account,MaxJobs,GrpTRES</source>
        <translation>Grenzen,Limits,QOS,Koordinatoren,Beschreibung,Standardaccount,MaxJobs,GrpTRES</translation>
    </message>
</context>
<context>
    <name>apportion::AddForm</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>Raw shares of each: a number, or “parent”</source>
        <translation>Rohanteile für jeden: eine Zahl oder „parent“</translation>
    </message>
    <message>
        <source>New account in %1</source>
        <translation>Neuer Account in %1</translation>
    </message>
    <message>
        <source>New users in %1</source>
        <translation>Neue Benutzer in %1</translation>
    </message>
    <message>
        <source>Copy of %1 with its users</source>
        <translation>Kopie von %1 mit den Benutzern</translation>
    </message>
    <message>
        <source>Copy of %1 without its users</source>
        <translation>Kopie von %1 ohne die Benutzer</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>Namen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Names of the users</source>
        <translation>Namen der Benutzer</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Name des Accounts</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
</context>
<context>
    <name>apportion::AgreementDialog</name>
    <message numerus="yes">
        <source>Agrees with the cluster on %1 of %Ln number(s)</source>
        <translation>
            <numerusform>Stimmt mit dem Cluster in %1 von %Ln Zahl überein</numerusform>
            <numerusform>Stimmt mit dem Cluster in %1 von %Ln Zahlen überein</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement with the cluster</source>
        <translation>Übereinstimmung mit dem Cluster</translation>
    </message>
    <message>
        <source>Every number that Slurm itself computed and printed is the one that is computed here from the imported files.</source>
        <translation>Jede Zahl, die Slurm selbst berechnet und ausgegeben hat, ist die, die hier aus den importierten Dateien berechnet wird.</translation>
    </message>
    <message>
        <source>Slurm printed other numbers than those that are computed here from the imported files; the first %1 are listed.</source>
        <translation>Slurm hat andere Zahlen ausgegeben als die, die hier aus den importierten Dateien berechnet werden; die ersten %1 sind aufgeführt.</translation>
    </message>
    <message>
        <source>Slurm printed other numbers than those that are computed here from the imported files.</source>
        <translation>Slurm hat andere Zahlen ausgegeben als die, die hier aus den importierten Dateien berechnet werden.</translation>
    </message>
    <message>
        <source>Numbers that differ</source>
        <translation>Zahlen, die abweichen</translation>
    </message>
    <message>
        <source>Write a report…</source>
        <translation>Bericht schreiben…</translation>
    </message>
    <message>
        <source>A file to send along: the numbers and what they are made from, without any name of the cluster</source>
        <translation>Eine Datei zum Mitschicken: die Zahlen und woraus sie entstehen, ohne irgendeinen Namen des Clusters</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) of the cluster cannot be compared</source>
        <translation>
            <numerusform>%Ln Zahl des Clusters lässt sich nicht vergleichen</numerusform>
            <numerusform>%Ln Zahlen des Clusters lassen sich nicht vergleichen</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cluster printed of its own numbers comes of what was not imported.</source>
        <translation>Was der Cluster an eigenen Zahlen ausgegeben hat, folgt aus dem, was nicht importiert wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) cannot be compared: %1.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%Ln Zahl lässt sich nicht vergleichen: %1.</numerusform>
            <numerusform>%Ln Zahlen lassen sich nicht vergleichen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every number of Slurm&apos;s own that can be compared is the one that is computed here from the imported files.</source>
        <translation>Jede von Slurms eigenen Zahlen, die sich vergleichen lässt, ist die, die hier aus den importierten Dateien berechnet wird.</translation>
    </message>
</context>
<context>
    <name>apportion::AgreementModel</name>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>As sshare, sprio or scontrol head it.</source>
        <translation>Wie sshare, sprio oder scontrol sie überschreiben.</translation>
    </message>
    <message>
        <source>On the cluster</source>
        <translation>Auf dem Cluster</translation>
    </message>
    <message>
        <source>What Slurm itself computed and printed.</source>
        <translation>Was Slurm selbst berechnet und ausgegeben hat.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>What Apportion computes of what was imported.</source>
        <translation>Was Apportion aus dem Importierten berechnet.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>The cause, as far as it shows.</source>
        <translation>Die Ursache, soweit sie sich zeigt.</translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmChart</name>
    <message>
        <source>Ranks under each algorithm</source>
        <translation>Ränge unter jedem Algorithmus</translation>
    </message>
    <message>
        <source>No users yet. Open or import a policy to see who would rank where under another algorithm.</source>
        <translation>Noch keine Benutzer. Eine Richtlinie öffnen oder importieren, um zu sehen, wer unter einem anderen Algorithmus welchen Rang hätte.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Rank under %1</source>
        <translation>Rang unter %1</translation>
    </message>
    <message>
        <source>Fair-share under %1</source>
        <translation>Fair Share unter %1</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>steigt</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>fällt</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n Benutzer, dessen Rang sich weniger unterscheidet, ist nicht gezeichnet</numerusform>
            <numerusform>%n Benutzer, deren Rang sich weniger unterscheidet, sind nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>this policy</source>
        <translation>diese Richtlinie</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: rank %2, F %3</source>
        <comment>an algorithm</comment>
        <translation>%1: Rang %2, F %3</translation>
    </message>
    <message>
        <source>Accounts, by the rank of their best user</source>
        <translation>Accounts nach dem Rang ihres besten Benutzers</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n mit kleinerem Rangunterschied ist nicht gezeichnet</numerusform>
            <numerusform>%n mit kleinerem Rangunterschied sind nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Best user of %1</source>
        <comment>an account</comment>
        <translation>Bester Benutzer von %1</translation>
    </message>
    <message numerus="yes">
        <source>named: the %n whose rank differs most</source>
        <translation>
            <numerusform>benannt: der eine, dessen Rang sich am meisten unterscheidet</numerusform>
            <numerusform>benannt: die %n, deren Rang sich am meisten unterscheidet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmNotice</name>
    <message>
        <source>Shown as %1 would compute it: to compare, no slurm.conf of today can ask for it. The policy asks for %2.</source>
        <translation>Gezeigt, wie %1 es berechnen würde: zum Vergleich, keine heutige slurm.conf kann das verlangen. Die Richtlinie verlangt %2.</translation>
    </message>
    <message>
        <source>Shown as %1 would compute it. The policy asks for %2.</source>
        <translation>Gezeigt, wie %1 es berechnen würde. Die Richtlinie verlangt %2.</translation>
    </message>
    <message>
        <source>Use %1 in the policy</source>
        <translation>%1 in der Richtlinie verwenden</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>apportion::AnswerRow</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDelegate</name>
    <message>
        <source>%1 accounts</source>
        <comment>a badge: in how many a user stands</comment>
        <translation>%1 Accounts</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDetails</name>
    <message>
        <source>Add an option…</source>
        <translation>Option hinzufügen…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What the account is</source>
        <translation>Was der Account ist</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>To whom the account belongs</source>
        <translation>Wem der Account gehört</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>Standardaccount</translation>
    </message>
    <message>
        <source>The account that the user&apos;s jobs are charged to when they name none</source>
        <translation>Der Account, dem die Jobs des Benutzers berechnet werden, wenn sie keinen nennen</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The QOS that jobs may ask for: a list like “normal,high”, or changes to the account&apos;s like “+high,-low”</source>
        <translation>Die QOS, die Jobs anfordern dürfen: eine Liste wie „normal,high“ oder Änderungen an der des Accounts wie „+high,-low“</translation>
    </message>
    <message>
        <source>Default QOS</source>
        <translation>Standard-QOS</translation>
    </message>
    <message>
        <source>The QOS of jobs that name none</source>
        <translation>Die QOS von Jobs, die keine nennen</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>The association&apos;s own priority, for PriorityWeightAssoc; empty: none</source>
        <translation>Die eigene Priorität der Assoziation, für PriorityWeightAssoc; leer: keine</translation>
    </message>
    <message>
        <source>Limit or other option</source>
        <translation>Limit oder andere Option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Limits and other options of the selected associations</source>
        <translation>Limits und andere Optionen der ausgewählten Assoziationen</translation>
    </message>
    <message>
        <source>As the flat file of sacctmgr writes them. The last row adds one; Delete takes one away.</source>
        <translation>Wie die Flachdatei von sacctmgr sie schreibt. Die letzte Zeile fügt eine hinzu; Entf nimmt eine weg.</translation>
    </message>
    <message>
        <source>Take this option away</source>
        <translation>Diese Option wegnehmen</translation>
    </message>
    <message>
        <source>Select an account or a user.</source>
        <translation>Einen Account oder Benutzer auswählen.</translation>
    </message>
    <message>
        <source>user in account %1</source>
        <translation>Benutzer im Account %1</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message numerus="yes">
        <source>%n associations</source>
        <translation>
            <numerusform>%n Assoziation</numerusform>
            <numerusform>%n Assoziationen</numerusform>
        </translation>
    </message>
    <message>
        <source>What is typed is set in all of them.</source>
        <translation>Eine Eingabe gilt für alle.</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Differs among the selected associations</source>
        <translation>Verschieden unter den ausgewählten Assoziationen</translation>
    </message>
    <message>
        <source>Type the name of an option to add, such as GrpTRES</source>
        <translation>Namen einer Option eingeben, um sie hinzuzufügen, etwa GrpTRES</translation>
    </message>
    <message>
        <source>The name of an option is one word of letters and figures.</source>
        <translation>Der Name einer Option ist ein Wort aus Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>%1 has a place of its own, and is not kept among the options.</source>
        <translation>%1 hat einen eigenen Platz und steht nicht bei den Optionen.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Alle Optionen</translation>
    </message>
    <message>
        <source>Limits, or all options as they are written</source>
        <translation>Limits, oder alle Optionen, wie sie geschrieben sind</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordiniert</translation>
    </message>
    <message>
        <source>The accounts that the user coordinates: with commas</source>
        <translation>Die Accounts, die der Benutzer koordiniert: mit Kommas</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>Koordinatoren</translation>
    </message>
    <message>
        <source>The users who may change the account and add users to it: with commas. They keep what they coordinate elsewhere.</source>
        <translation>Die Benutzer, die den Account ändern und ihm Benutzer hinzufügen dürfen: mit Kommas. Was sie anderswo koordinieren, behalten sie.</translation>
    </message>
    <message>
        <source>Coordinators of %1</source>
        <translation>Koordinatoren von %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a value that is inherited, and from which account</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>UsersAreCoords, since Slurm 24.05: each user of the account coordinates it and all below it; before 25.05 those of accounts below coordinate theirs, too</source>
        <translation>UsersAreCoords, seit Slurm 24.05: jeder Benutzer des Accounts koordiniert ihn und alles darunter; vor 25.05 koordinieren auch die von Accounts darunter die ihren</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationPaster</name>
    <message>
        <source>What was copied cannot be read.</source>
        <translation>Das Kopierte ist nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read and were left out.</source>
        <translation>
            <numerusform>%n Zeile war nicht lesbar und wurde weggelassen.</numerusform>
            <numerusform>%n Zeilen waren nicht lesbar und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that could be pasted here.</source>
        <translation>Hier ist nichts, das sich einfügen ließe.</translation>
    </message>
</context>
<context>
    <name>apportion::BillingChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>What each TRES adds to the billing</source>
        <translation>Was jede TRES zur Abrechnung beiträgt</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see what each TRES adds to their billing.</source>
        <translation>Noch keine Jobs. Die Ausgabe von „scontrol -o show job“ importieren, um zu sehen, was jede TRES zur Abrechnung beiträgt.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Count × weight</source>
        <translation>Anzahl × Gewicht</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Part of its nodes billed</source>
        <translation>Abgerechneter Teil der Knoten</translation>
    </message>
    <message>
        <source>Part of its nodes blocked</source>
        <translation>Blockierter Teil der Knoten</translation>
    </message>
    <message>
        <source>not counted: another one is larger</source>
        <translation>zählt nicht: eine andere ist größer</translation>
    </message>
    <message>
        <source>Part of its nodes</source>
        <translation>Teil der Knoten</translation>
    </message>
    <message>
        <source>Billing TRES a second</source>
        <translation>Abrechnungs-TRES je Sekunde</translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>abgerechnet %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>blockiert %1</translation>
    </message>
    <message>
        <source>blocks %1 (%2)</source>
        <translation>blockiert %1 (%2)</translation>
    </message>
    <message>
        <source>Job %1 in %2</source>
        <translation>Job %1 in %2</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <translation>%1: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, not counted</source>
        <translation>%1: %2 × %3 = %4, zählt nicht</translation>
    </message>
    <message>
        <source>no billing weights: its CPUs are charged</source>
        <translation>keine Abrechnungsgewichte: die CPUs werden berechnet</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 unter %2</translation>
    </message>
</context>
<context>
    <name>apportion::BillingModel</name>
    <message>
        <source>The partition has no billing weights: each CPU counts 1.</source>
        <translation>Die Partition hat keine Abrechnungsgewichte: Jede CPU zählt 1.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation>%1: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, less than another</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation>%1: %2 × %3 = %4, weniger als eine andere</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>A sample job.</source>
        <translation>Ein Beispieljob.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Who submitted it.</source>
        <translation>Wer ihn eingereicht hat.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition whose TRESBillingWeights count.</source>
        <translation>Die Partition, deren TRESBillingWeights zählen.</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>The CPUs the job asks for.</source>
        <translation>Die CPUs, die der Job anfordert.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>The memory the job asks for.</source>
        <translation>Der Speicher, den der Job anfordert.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>The GPUs the job asks for.</source>
        <translation>Die GPUs, die der Job anfordert.</translation>
    </message>
    <message>
        <source>SUM (TRES/s)</source>
        <translation>SUM (TRES/s)</translation>
    </message>
    <message>
        <source>All weighted TRES added: the rule without MAX_TRES and MAX_TRES_GRES.</source>
        <translation>Alle gewichteten TRES addiert: die Regel ohne MAX_TRES und MAX_TRES_GRES.</translation>
    </message>
    <message>
        <source>MAX_TRES (TRES/s)</source>
        <translation>MAX_TRES (TRES/s)</translation>
    </message>
    <message>
        <source>The largest weighted TRES of the node, GPUs among them, and what does not belong to a node.</source>
        <translation>Die größte gewichtete TRES des Knotens, darunter GPUs, und was zu keinem Knoten gehört.</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES (TRES/s)</source>
        <translation>MAX_TRES_GRES (TRES/s)</translation>
    </message>
    <message>
        <source>The largest of CPU, memory and node, with every GRES added.</source>
        <translation>Das größte von CPU, Speicher und Knoten, dazu jede GRES.</translation>
    </message>
    <message>
        <source>The policy has no partition %1: there are no weights to bill by.</source>
        <translation>Die Richtlinie hat keine Partition %1: es gibt keine Gewichte, nach denen abzurechnen wäre.</translation>
    </message>
</context>
<context>
    <name>apportion::BottomBar</name>
    <message>
        <source>less than %1 ms</source>
        <translation>unter %1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n Account</numerusform>
            <numerusform>%n Accounts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · evaluated in %3</source>
        <translation>%1 · %2 · ausgewertet in %3</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation>Liste der Probleme schließen</translation>
    </message>
    <message>
        <source>Open the list of problems</source>
        <translation>Liste der Probleme öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>How the numbers here compare with those that the cluster printed itself</source>
        <translation>Wie sich die Zahlen hier zu denen verhalten, die der Cluster selbst ausgegeben hat</translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n Benutzerassoziation</numerusform>
            <numerusform>%n Benutzerassoziationen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is the matter with it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>apportion::ChangeListModel</name>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>The account, user, setting, partition or QOS that differs.</source>
        <translation>Der Account, Benutzer, die Einstellung, Partition oder QOS mit dem Unterschied.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>The value that Reset brings back.</source>
        <translation>Der Wert, den Zurücksetzen wiederbringt.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>The value in the policy as it is now.</source>
        <translation>Der jetzige Wert in der Richtlinie.</translation>
    </message>
    <message>
        <source>no change now</source>
        <comment>of a note: what it is about is as in the baseline</comment>
        <translation>keine Änderung mehr</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Why it is changed. It stays in the project file, and goes into apply.sh and reports.</source>
        <translation>Warum es geändert wird. Die Notiz bleibt in der Projektdatei und kommt in apply.sh und in Berichte.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>when a change is taken; what it then does</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>What of it differs, and when slurmctld takes it. Point at it to see what it does as time goes by.</source>
        <translation>Was daran anders ist, und wann slurmctld es annimmt. Zeigen Sie darauf, um zu sehen, was es mit der Zeit bewirkt.</translation>
    </message>
</context>
<context>
    <name>apportion::ChartMenu</name>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Als &amp;PNG speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Als &amp;SVG speichern…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern…</translation>
    </message>
    <message>
        <source>Save the &amp;data as CSV…</source>
        <translation>Daten als CS&amp;V speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the da&amp;ta</source>
        <translation>Da&amp;ten kopieren</translation>
    </message>
    <message>
        <source>Save or copy the chart</source>
        <translation>Diagramm speichern oder kopieren</translation>
    </message>
    <message>
        <source>Save or copy the chart: %1</source>
        <translation>Diagramm speichern oder kopieren: %1</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>As on the &amp;screen</source>
        <translation>&amp;Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Half a &amp;page, %1 × %2</source>
        <translation>&amp;Halbe Seite, %1 × %2</translation>
    </message>
    <message>
        <source>A s&amp;lide, %1 × %2</source>
        <translation>&amp;Folie, %1 × %2</translation>
    </message>
    <message>
        <source>A &amp;whole screen, %1 × %2</source>
        <translation>Ganzer &amp;Bildschirm, %1 × %2</translation>
    </message>
    <message>
        <source>&amp;Own size:</source>
        <translation>&amp;Eigene Größe:</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Breite des Bildes</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>Höhe des Bildes</translation>
    </message>
    <message>
        <source>Pixels of a P&amp;NG</source>
        <translation>Pixel einer P&amp;NG</translation>
    </message>
    <message>
        <source>&amp;%1 × the size</source>
        <translation>&amp;%1 × die Größe</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show on the &amp;whole screen</source>
        <translation>Auf dem &amp;ganzen Bildschirm zeigen</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <comment>a size of a picture</comment>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;%1 rows</source>
        <comment>a size of a picture</comment>
        <translation>&amp;%1 Zeilen</translation>
    </message>
</context>
<context>
    <name>apportion::ChartStage</name>
    <message>
        <source>Esc: back</source>
        <translation>Esc: zurück</translation>
    </message>
</context>
<context>
    <name>apportion::ChartWidget</name>
    <message>
        <source>%1 to %2 of %3</source>
        <comment>rows that a picture shows</comment>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>%n weitere darunter</numerusform>
            <numerusform>%n weitere darunter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ChipModel</name>
    <message>
        <source>derived</source>
        <comment>a weight that follows from the speed</comment>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>A chip needs a name.</source>
        <translation>Ein Chip braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is a chip “%1” already.</source>
        <translation>Es gibt schon einen Chip „%1“.</translation>
    </message>
    <message>
        <source>New chip</source>
        <translation>Neuer Chip</translation>
    </message>
    <message>
        <source>Change chip %1</source>
        <translation>Chip %1 ändern</translation>
    </message>
    <message>
        <source>Add chip %1</source>
        <translation>Chip %1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate chip as %1</source>
        <translation>Chip als %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove chip %1</source>
        <translation>Chip %1 entfernen</translation>
    </message>
    <message>
        <source>Move chips</source>
        <translation>Chips verschieben</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>The processor.</source>
        <translation>Der Prozessor.</translation>
    </message>
    <message>
        <source>Peak (GFLOPS per core)</source>
        <translation>Spitze (GFLOPS je Kern)</translation>
    </message>
    <message>
        <source>Peak speed of one core: clock × operations a cycle.</source>
        <translation>Spitzenleistung eines Kerns: Takt × Operationen je Takt.</translation>
    </message>
    <message>
        <source>Own weight</source>
        <translation>Eigenes Gewicht</translation>
    </message>
    <message>
        <source>A weight that is given. Empty: it follows from the speed, against the reference chip of weight 1.</source>
        <translation>Ein vorgegebenes Gewicht. Leer: Es ergibt sich aus der Leistung, gegenüber dem Referenzchip mit Gewicht 1.</translation>
    </message>
    <message>
        <source>CPU weight</source>
        <translation>CPU-Gewicht</translation>
    </message>
    <message>
        <source>What a core of the chip is worth.</source>
        <translation>Was ein Kern des Chips wert ist.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>How many nodes have the chip.</source>
        <translation>Wie viele Knoten den Chip haben.</translation>
    </message>
</context>
<context>
    <name>apportion::ClusterDialog</name>
    <message>
        <source>login.example.org</source>
        <comment>an example of a host</comment>
        <translation>login.example.org</translation>
    </message>
    <message>
        <source>Save answers as a new folder</source>
        <translation>Antworten als neuen Ordner speichern</translation>
    </message>
    <message>
        <source>cluster-answers</source>
        <comment>the suggested name of a folder</comment>
        <translation>cluster-antworten</translation>
    </message>
    <message>
        <source>Folder (*)</source>
        <translation>Ordner (*)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Ab&amp;brechen</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>&amp;Noch einmal abfragen</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Abfragen</translation>
    </message>
    <message>
        <source>Everything was answered.</source>
        <translation>Alles wurde beantwortet.</translation>
    </message>
    <message>
        <source>Nothing was answered. The first failure says why.</source>
        <translation>Nichts wurde beantwortet. Der erste Fehlschlag nennt den Grund.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 questions were answered. What was answered can be opened.</source>
        <translation>
            <numerusform>%n von %1 Fragen wurde beantwortet. Das Beantwortete kann geöffnet werden.</numerusform>
            <numerusform>%n von %1 Fragen wurden beantwortet. Das Beantwortete kann geöffnet werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CommitteeStage</name>
    <message>
        <source>It is new under “%1”.</source>
        <translation>Unter „%1“ ist er neu.</translation>
    </message>
    <message>
        <source>It is not there any more under “%1”.</source>
        <translation>Unter „%1“ gibt es ihn nicht mehr.</translation>
    </message>
    <message>
        <source>It has no users.</source>
        <translation>Er hat keine Benutzer.</translation>
    </message>
    <message>
        <source>Under “%1” its best user rises from rank %2 to %3.</source>
        <translation>Unter „%1“ steigt sein bester Benutzer von Rang %2 auf %3.</translation>
    </message>
    <message>
        <source>Under “%1” its best user falls from rank %2 to %3.</source>
        <translation>Unter „%1“ fällt sein bester Benutzer von Rang %2 auf %3.</translation>
    </message>
    <message>
        <source>Under “%1” its best user stays at rank %2.</source>
        <translation>Unter „%1“ bleibt sein bester Benutzer auf Rang %2.</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Gremium</translation>
    </message>
    <message>
        <source>← → another account · Esc back</source>
        <translation>← → anderer Account · Esc zurück</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an account, by its place among all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised today, %2 under “%3”; %4 is used.</source>
        <translation>Heute sind %1 des Clusters versprochen, unter „%3“ %2; %4 sind verbraucht.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised, %2 is used.</source>
        <translation>%1 des Clusters sind versprochen, %2 sind verbraucht.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a moment, and an account&apos;s place among all</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4.</source>
        <translation>Unter dem Ausgangsstand sind %1 des Clusters versprochen, unter „%3“ %2; zu diesem Zeitpunkt verbraucht: %4.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised; used at this moment: %2.</source>
        <translation>%1 des Clusters sind versprochen; zu diesem Zeitpunkt verbraucht: %2.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4 and %5.</source>
        <translation>Unter dem Ausgangsstand sind %1 des Clusters versprochen, unter „%3“ %2; zu diesem Zeitpunkt verbraucht: %4 und %5.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised; used at this moment: %2 under the baseline, %3 under “%4”.</source>
        <translation>%1 des Clusters sind versprochen; zu diesem Zeitpunkt verbraucht: %2 unter dem Ausgangsstand, %3 unter „%4“.</translation>
    </message>
    <message>
        <source>Ranks of its best user, by what changes: %1</source>
        <comment>+3 raw shares of physics 5 → 8</comment>
        <translation>Ränge des besten Benutzers, nach dem, was sich ändert: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its waiting jobs pass those of others %n time(s).</source>
        <translation>
            <numerusform>Seine wartenden Jobs überholen die anderer einmal.</numerusform>
            <numerusform>Seine wartenden Jobs überholen die anderer %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jobs of others pass its waiting jobs %n time(s).</source>
        <translation>
            <numerusform>Die Jobs anderer überholen seine wartenden Jobs einmal.</numerusform>
            <numerusform>Die Jobs anderer überholen seine wartenden Jobs %n-mal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CompareAccountModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>users who rise and users who fall</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message>
        <source>%1, factor %2</source>
        <comment>a user and the fair-share factor</comment>
        <translation>%1, Faktor %2</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Those whose best place falls most first, then those that rise most, then the rest in their order.</source>
        <translation>Zuerst die, deren bester Platz am meisten fällt, dann die, die am meisten steigen, dann die übrigen in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <source>Share before</source>
        <translation>Anteil vorher</translation>
    </message>
    <message>
        <source>Share after</source>
        <translation>Anteil nachher</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Platz vorher</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>Platz nachher</translation>
    </message>
    <message>
        <source>Which part of the cluster its raw shares promise under the baseline.</source>
        <translation>Welchen Teil des Clusters seine Rohanteile im Ausgangsstand zusagen.</translation>
    </message>
    <message>
        <source>Which part of the cluster its raw shares promise under the draft.</source>
        <translation>Welchen Teil des Clusters seine Rohanteile im Entwurf zusagen.</translation>
    </message>
    <message>
        <source>The rank of its best user under the baseline.</source>
        <translation>Der Rang seines besten Benutzers im Ausgangsstand.</translation>
    </message>
    <message>
        <source>The rank of its best user under the draft.</source>
        <translation>Der Rang seines besten Benutzers im Entwurf.</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>fällt · steigt</translation>
    </message>
    <message>
        <source>Ranks that the best user loses to the left, ranks gained to the right.</source>
        <translation>Ränge, die der beste Benutzer verliert, nach links, gewonnene nach rechts.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>How many ranks its best user gains (+) or loses (−).</source>
        <translation>Wie viele Ränge sein bester Benutzer gewinnt (+) oder verliert (−).</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>How many users at and below it rise (+) and fall (−).</source>
        <translation>Wie viele Benutzer in ihm und darunter steigen (+) und fallen (−).</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>How many ranks of its best user each change is worth, and who that is when another one was it before.</source>
        <translation>Wie viele Ränge jede Änderung für den bestplatzierten Benutzer wert ist, und wer das ist, wenn es vorher ein anderer war.</translation>
    </message>
    <message>
        <source>Because (ranks)</source>
        <translation>Weil (Ränge)</translation>
    </message>
    <message>
        <source>How often its waiting jobs pass those of others (+), less how often those pass them (−).</source>
        <translation>Wie oft seine wartenden Jobs die anderer überholen (+), weniger wie oft diese sie überholen (−).</translation>
    </message>
</context>
<context>
    <name>apportion::CompareModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Those who fall most first, then those who rise most, then the rest by rank.</source>
        <translation>Zuerst, wer am meisten fällt, dann, wer am meisten steigt, dann die übrigen nach Rang.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>The account in which the user stands.</source>
        <translation>Der Account, in dem der Benutzer steht.</translation>
    </message>
    <message>
        <source>Baseline F</source>
        <translation>F im Ausgangsstand</translation>
    </message>
    <message>
        <source>The fair-share factor under what was imported, opened or last exported.</source>
        <translation>Der Fair-Share-Faktor nach dem, was importiert, geöffnet oder zuletzt exportiert wurde.</translation>
    </message>
    <message>
        <source>Draft F</source>
        <translation>F im Entwurf</translation>
    </message>
    <message>
        <source>The fair-share factor under the policy as it is now.</source>
        <translation>Der Fair-Share-Faktor nach der jetzigen Richtlinie.</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>fällt · steigt</translation>
    </message>
    <message>
        <source>Ranks lost to the left, ranks gained to the right.</source>
        <translation>Verlorene Ränge nach links, gewonnene nach rechts.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>How many ranks the user gains (+) or loses (−).</source>
        <translation>Wie viele Ränge der Benutzer gewinnt (+) oder verliert (−).</translation>
    </message>
    <message>
        <source>How many ranks each change is worth, measured by evaluating with and without it; they add up to the ranks gained.</source>
        <translation>Wie viele Ränge jede Änderung ausmacht, gemessen durch Auswerten mit und ohne sie; zusammen ergeben sie die gewonnenen Ränge.</translation>
    </message>
    <message>
        <source>Because (ranks)</source>
        <translation>Weil (Ränge)</translation>
    </message>
</context>
<context>
    <name>apportion::ComparePage</name>
    <message>
        <source>Draft against baseline</source>
        <translation>Entwurf gegen Ausgangsstand</translation>
    </message>
    <message>
        <source>The draft is as the baseline</source>
        <translation>Der Entwurf entspricht dem Ausgangsstand</translation>
    </message>
    <message>
        <source>Change a share, a weight or a flag, and this page says who rises, who falls and why.</source>
        <translation>Einen Anteil, ein Gewicht oder ein Flag ändern, und diese Seite sagt, wer steigt, wer fällt und warum.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation>Benutzer, die steigen und fallen</translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation>Was an den Cluster geht</translation>
    </message>
    <message>
        <source>Changed lines of slurm.conf</source>
        <translation>Geänderte Zeilen der slurm.conf</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>Befehle für sacctmgr</translation>
    </message>
    <message>
        <source>Nothing yet: slurm.conf and the accounts stay as they are.</source>
        <translation>Noch nichts: slurm.conf und die Accounts bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>Export öffnen</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>who rises, who falls, who stays</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>1 rises</source>
        <translation>1 steigt</translation>
    </message>
    <message numerus="yes">
        <source>%n rise</source>
        <translation>
            <numerusform>%n steigt</numerusform>
            <numerusform>%n steigen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 falls</source>
        <translation>1 fällt</translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <translation>
            <numerusform>%n fällt</numerusform>
            <numerusform>%n fallen</numerusform>
        </translation>
    </message>
    <message>
        <source>1 stays</source>
        <translation>1 bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <translation>
            <numerusform>%n bleibt</numerusform>
            <numerusform>%n bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what a change does, and what it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Take the selected changes back to the baseline</source>
        <translation>Ausgewählte Änderungen auf den Ausgangsstand zurücknehmen</translation>
    </message>
    <message>
        <source>Reset all below</source>
        <translation>Alles darunter zurücksetzen</translation>
    </message>
    <message>
        <source>Changes against the baseline</source>
        <translation>Änderungen gegenüber dem Ausgangsstand</translation>
    </message>
    <message>
        <source>Reset all below the account</source>
        <translation>Alles unter dem Account zurücksetzen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Reset all below %1</source>
        <translation>Alles unter %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to the baseline</source>
        <translation>Auf den Ausgangsstand zurücksetzen</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>What the draft is compared with</source>
        <translation>Womit der Entwurf verglichen wird</translation>
    </message>
    <message>
        <source>Nothing is compared with a damaged file</source>
        <translation>Mit einer beschädigten Datei wird nichts verglichen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Bewegt</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Jobs that are looked at earlier or later</source>
        <translation>Jobs, die früher oder später an die Reihe kommen</translation>
    </message>
    <message>
        <source>No job waits</source>
        <translation>Kein Job wartet</translation>
    </message>
    <message>
        <source>Open the output of “scontrol -o show job” to see who passes whom in the queue.</source>
        <translation>Öffnen Sie die Ausgabe von „scontrol -o show job“, um zu sehen, wer wen in der Warteschlange überholt.</translation>
    </message>
    <message>
        <source>1 job moves in the queue</source>
        <translation>1 Job rückt in der Warteschlange</translation>
    </message>
    <message numerus="yes">
        <source>%n jobs move in the queue</source>
        <translation>
            <numerusform>%n Job rückt in der Warteschlange</numerusform>
            <numerusform>%n Jobs rücken in der Warteschlange</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happens to users, what to jobs</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>At reconfigure</source>
        <translation>Beim Neueinlesen</translation>
    </message>
    <message>
        <source>After one period</source>
        <translation>Nach 1 Periode</translation>
    </message>
    <message>
        <source>The first pass after “scontrol reconfigure”: what only a restart takes is not in effect yet</source>
        <translation>Der erste Durchgang nach „scontrol reconfigure“: Was nur ein Neustart übernimmt, gilt noch nicht</translation>
    </message>
    <message>
        <source>One PriorityCalcPeriod later: usage has decayed, and the running jobs have been charged</source>
        <translation>Eine PriorityCalcPeriod später: Der Verbrauch ist abgeklungen, und die laufenden Jobs sind berechnet</translation>
    </message>
    <message>
        <source>Users, accounts and jobs under each scenario</source>
        <translation>Nutzer, Accounts und Jobs unter jedem Szenario</translation>
    </message>
    <message>
        <source>&amp;Note on the change…</source>
        <translation>&amp;Notiz zur Änderung…</translation>
    </message>
    <message>
        <source>After a half-life</source>
        <translation>Nach 1 Halbwertszeit</translation>
    </message>
    <message>
        <source>When felt…</source>
        <translation>Wann spürbar…</translation>
    </message>
    <message>
        <source>On which day each account begins to feel the draft</source>
        <translation>An welchem Tag jeder Account den Entwurf zu spüren beginnt</translation>
    </message>
    <message>
        <source>Usage without the reset, as on all other pages: slurmctld may clear it (PriorityUsageResetPeriod).</source>
        <translation>Verbrauch ohne das Zurücksetzen, wie auf allen anderen Seiten: slurmctld löscht ihn womöglich (PriorityUsageResetPeriod).</translation>
    </message>
    <message>
        <source>Usage without the reset, as on all other pages: slurmctld will clear it (PriorityUsageResetPeriod).</source>
        <translation>Verbrauch ohne das Zurücksetzen, wie auf allen anderen Seiten: slurmctld wird ihn löschen (PriorityUsageResetPeriod).</translation>
    </message>
    <message>
        <source>%1 against baseline</source>
        <comment>a scenario</comment>
        <translation>%1 gegen Ausgangsstand</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what happens to some users, and to others</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 is new</source>
        <translation>1 ist neu</translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <translation>
            <numerusform>%n ist neu</numerusform>
            <numerusform>%n sind neu</numerusform>
        </translation>
    </message>
    <message>
        <source>1 leaves</source>
        <translation>1 fällt weg</translation>
    </message>
    <message numerus="yes">
        <source>%n leave</source>
        <translation>
            <numerusform>%n fällt weg</numerusform>
            <numerusform>%n fallen weg</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody moves at once: “When felt…” says whom it moves later</source>
        <translation>sofort bewegt sich niemand: „Wann spürbar…“ sagt, wen es später bewegt</translation>
    </message>
    <message>
        <source>No user rises or falls</source>
        <translation>Kein Benutzer steigt oder fällt</translation>
    </message>
    <message>
        <source>No account rises or falls</source>
        <translation>Kein Account steigt oder fällt</translation>
    </message>
    <message>
        <source>No job moves in the queue</source>
        <translation>Kein Job rückt in der Warteschlange</translation>
    </message>
    <message>
        <source>“All” lists those that stay too.</source>
        <translation>„Alle“ listet auch, wer bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”</source>
        <translation>Hier passt nichts zu „%1“</translation>
    </message>
    <message>
        <source>Esc in the filter shows all.</source>
        <translation>Esc im Filter zeigt alle.</translation>
    </message>
    <message>
        <source>All in effect</source>
        <translation>Alles in Kraft</translation>
    </message>
    <message>
        <source>One PriorityDecayHalfLife later, after a restart, as if no other job started: half of the usage of today is left, and running jobs have been charged until their time limit at most</source>
        <translation>Eine PriorityDecayHalfLife später, nach einem Neustart, als begänne kein anderer Job: Die Hälfte des heutigen Verbrauchs ist übrig, und die laufenden Jobs sind höchstens bis zu ihrem Zeitlimit berechnet</translation>
    </message>
    <message>
        <source>No later moment: the usage of today, as the calls of sacctmgr leave it, with all of the draft in effect, also what only a restart takes. These are the numbers of all other pages</source>
        <translation>Kein späterer Zeitpunkt: der heutige Verbrauch, wie ihn die Aufrufe von sacctmgr übrig lassen, mit allem aus dem Entwurf in Kraft, auch was erst ein Neustart übernimmt. Das sind die Zahlen aller anderen Seiten</translation>
    </message>
    <message>
        <source>%1 TRES·s of usage in all; under the baseline %2. “Why?” answers for “All in effect”.</source>
        <translation>%1 TRES·s Verbrauch insgesamt; beim Ausgangsstand %2. „Warum?“ antwortet für „Alles in Kraft“.</translation>
    </message>
</context>
<context>
    <name>apportion::CompareQueueModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>jobs that it passes and that pass it</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message>
        <source>never</source>
        <comment>no waiting makes up for it</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>priority %1</source>
        <translation>Priorität %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Those that fall most first, then those that rise most, then the rest in the order of the draft.</source>
        <translation>Zuerst die, die am meisten fallen, dann die, die am meisten steigen, dann die übrigen in der Reihenfolge des Entwurfs.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Whose job it is.</source>
        <translation>Wessen Job es ist.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>The account that it is charged to.</source>
        <translation>Der Account, dem er angerechnet wird.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>As which it is looked at under the baseline.</source>
        <translation>Als wievielter er im Ausgangsstand an die Reihe kommt.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>As which it is looked at under the draft.</source>
        <translation>Als wievielter er im Entwurf an die Reihe kommt.</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>fällt · steigt</translation>
    </message>
    <message>
        <source>Places lost to the left, places gained to the right.</source>
        <translation>Verlorene Plätze nach links, gewonnene nach rechts.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How many places it gains (+) or loses (−).</source>
        <translation>Wie viele Plätze er gewinnt (+) oder verliert (−).</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Überholt</translation>
    </message>
    <message>
        <source>How many jobs it passes (+), and how many pass it (−).</source>
        <translation>Wie viele Jobs er überholt (+) und wie viele ihn überholen (−).</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>How much earlier it would have to be submitted to have the priority of the job in its old place; never: no age makes up for it.</source>
        <translation>Wie viel früher er eingereicht sein müsste, um die Priorität des Jobs an seinem alten Platz zu haben; nie: kein Alter gleicht das aus.</translation>
    </message>
    <message>
        <source>How many places each change is worth, measured by evaluating with and without it; they add up to the places gained.</source>
        <translation>Wie viele Plätze jede Änderung ausmacht, gemessen durch Auswerten mit und ohne sie; zusammen ergeben sie die gewonnenen Plätze.</translation>
    </message>
    <message>
        <source>Because (places)</source>
        <translation>Weil (Plätze)</translation>
    </message>
</context>
<context>
    <name>apportion::ComparedRows</name>
    <message>
        <source>measuring …</source>
        <translation>wird gemessen …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scenario, and what a column tells of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 F</source>
        <comment>a scenario, and that these are the fair-share factors under it</comment>
        <translation>%1 F</translation>
    </message>
</context>
<context>
    <name>apportion::ConflictModel</name>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>das Ganze</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>new</source>
        <comment>an association</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a field, its value before and after</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an association, and what was changed in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an object, and what was changed in it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scenario, and what is meant of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1 mit %n Benutzer</numerusform>
            <numerusform>%1 mit %n Benutzern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CourseChart</name>
    <message>
        <source>Day %1: %2</source>
        <comment>of a course, and the value it has</comment>
        <translation>Tag %1: %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>apportion::DecayChart</name>
    <message>
        <source>Usage over time</source>
        <translation>Verbrauch über die Zeit</translation>
    </message>
    <message>
        <source>No decay to show yet. Open a policy, or set PriorityDecayHalfLife.</source>
        <translation>Noch kein Abklingen zu zeigen. Eine Richtlinie öffnen oder PriorityDecayHalfLife setzen.</translation>
    </message>
    <message>
        <source>Usage left (%)</source>
        <translation>Verbleibender Verbrauch (%)</translation>
    </message>
    <message>
        <source>half after %1</source>
        <translation>Hälfte: %1</translation>
    </message>
    <message>
        <source>a tenth after %1</source>
        <translation>ein Zehntel: %1</translation>
    </message>
    <message>
        <source>Nothing decays and nothing resets: usage counts for ever. Set a half-life.</source>
        <translation>Nichts klingt ab, und nichts wird zurückgesetzt: Verbrauch zählt für immer. Eine Halbwertszeit setzen.</translation>
    </message>
    <message>
        <source>Nothing decays: without a half-life only the reset clears usage.</source>
        <translation>Nichts klingt ab: Ohne Halbwertszeit löscht nur das Zurücksetzen den Verbrauch.</translation>
    </message>
    <message>
        <source>as Slurm decays it</source>
        <translation>wie Slurm abklingen lässt</translation>
    </message>
    <message>
        <source>2^(−t / half-life)</source>
        <translation>2^(−t / Halbwertszeit)</translation>
    </message>
    <message>
        <source>%1 % left</source>
        <translation>%1 % übrig</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Usage left as Slurm decays it</source>
        <translation>Verbleibender Verbrauch, wie Slurm ihn abklingen lässt</translation>
    </message>
    <message>
        <source>Usage left by 2^(−t/half-life)</source>
        <translation>Verbleibender Verbrauch nach 2^(−t/Halbwertszeit)</translation>
    </message>
    <message>
        <source>With a half-life of %1</source>
        <translation>Halbwertszeit: %1</translation>
    </message>
    <message>
        <source>With the campaign</source>
        <translation>Mit der Kampagne</translation>
    </message>
    <message>
        <source>back at half %1 after it</source>
        <translation>wieder bei der Hälfte %1 danach</translation>
    </message>
    <message>
        <source>back at a tenth %1 after it</source>
        <translation>wieder bei einem Zehntel %1 danach</translation>
    </message>
    <message>
        <source>half-life %1</source>
        <translation>Halbwertszeit %1</translation>
    </message>
    <message>
        <source>with the campaign</source>
        <translation>mit der Kampagne</translation>
    </message>
    <message>
        <source>longest job, %1:</source>
        <translation>längster Job, %1:</translation>
    </message>
    <message>
        <source>its first hour counts %1 % at its end</source>
        <translation>seine erste Stunde zählt am Ende %1 %</translation>
    </message>
    <message>
        <source>%1 % with %2</source>
        <translation>%1 % – Halbwertszeit: %2</translation>
    </message>
    <message>
        <source>%1 % with the campaign</source>
        <translation>%1 % mit der Kampagne</translation>
    </message>
    <message>
        <source>campaign, %1</source>
        <translation>Kampagne, %1</translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <translation>ab %1 für %2</translation>
    </message>
    <message>
        <source>Drawn as if the first pass clears all usage, as it may (PriorityUsageResetPeriod).</source>
        <translation>Gezeichnet, als löschte der erste Durchgang allen Verbrauch, wie es sein kann (PriorityUsageResetPeriod).</translation>
    </message>
    <message>
        <source>reset %1</source>
        <comment>a date</comment>
        <translation>Rücksetzung %1</translation>
    </message>
</context>
<context>
    <name>apportion::DecayPanel</name>
    <message>
        <source>Half-lives to hold against the policy&apos;s own, as slurm.conf writes times, separated by commas</source>
        <translation>Halbwertszeiten zum Vergleich mit der der Richtlinie, geschrieben wie Zeiten in slurm.conf, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Half-lives to compare with</source>
        <translation>Halbwertszeiten zum Vergleich</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Place a job or a campaign on the time line: drag it, drag its ends</source>
        <translation>Einen Job oder eine Kampagne auf die Zeitachse setzen: ziehen, auch an den Enden</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>All that the campaign uses, in percent of the usage that there is at the start</source>
        <translation>Alles, was die Kampagne verbraucht, in Prozent des anfänglichen Verbrauchs</translation>
    </message>
    <message>
        <source>Size of the campaign</source>
        <translation>Größe der Kampagne</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Abklingen</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>The fair-share factor in the coming weeks, if accounts run nothing, their share, or more</source>
        <translation>Der Fair-Share-Faktor der kommenden Wochen, wenn Accounts nichts, ihren Anteil oder mehr rechnen</translation>
    </message>
    <message>
        <source>half-lives: 1-0, 30-0</source>
        <translation>t½: 1-0, 30-0</translation>
    </message>
    <message>
        <source>accounts, account/user</source>
        <translation>Accounts, Account/Benutzer</translation>
    </message>
    <message>
        <source>Accounts to follow</source>
        <translation>Zu verfolgende Accounts</translation>
    </message>
    <message>
        <source>Whose factor to follow: accounts, or users as account/user, separated by commas. Empty: the selected account or user</source>
        <translation>Wessen Faktor zu verfolgen ist: Accounts oder Benutzer als Account/Benutzer, durch Kommas getrennt. Leer: der ausgewählte Account oder Benutzer</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>The third line: they run so many times their share</source>
        <translation>Die dritte Linie: Sie rechnen so oft ihren Anteil</translation>
    </message>
    <message>
        <source>How many times their share they run</source>
        <translation>Das Wievielfache ihres Anteils sie rechnen</translation>
    </message>
    <message>
        <source>How far the chart is worked out</source>
        <translation>Wie weit das Diagramm berechnet ist</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Ein Durchgang</translation>
    </message>
    <message>
        <source>What a pass makes of usage, step by step</source>
        <translation>Was ein Durchgang aus dem Verbrauch macht, Schritt für Schritt</translation>
    </message>
    <message>
        <source>What slurmctld does to usage once in a PriorityCalcPeriod, by step or playing</source>
        <translation>Was slurmctld einmal je PriorityCalcPeriod mit dem Verbrauch macht, Schritt für Schritt oder als Ablauf</translation>
    </message>
</context>
<context>
    <name>apportion::DecayWalkModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Whose usage it is, or which running job is charged.</source>
        <translation>Wessen Verbrauch es ist oder welchem laufenden Job berechnet wird.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Usage before the step, in TRES-seconds; of an account before the pass.</source>
        <translation>Verbrauch vor dem Schritt in TRES-Sekunden; bei einem Account vor dem Durchgang.</translation>
    </message>
    <message>
        <source>Decayed</source>
        <translation>Abgeklungen</translation>
    </message>
    <message>
        <source>What decay leaves of it.</source>
        <translation>Was das Abklingen davon übrig lässt.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>What running jobs add, decayed over the seconds that they are charged for.</source>
        <translation>Was laufende Jobs hinzufügen, abgeklungen über die Sekunden, die ihnen berechnet werden.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Usage after the step.</source>
        <translation>Verbrauch nach dem Schritt.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Every %1 usage is multiplied by %2</source>
        <translation>Alle %1 wird der Verbrauch mit %2 multipliziert</translation>
    </message>
    <message>
        <source>%1: %2 times %3 leaves %4.</source>
        <translation>%1: %2 mal %3 lässt %4 übrig.</translation>
    </message>
    <message>
        <source>Job %1 runs and is charged %2 a second for %3 s. Decayed over these, that adds %4 to %5, and to every account above.</source>
        <translation>Job %1 läuft, und ihm werden %3 s lang %2 in der Sekunde berechnet. Über diese abgeklungen, kommen %4 zu %5 und zu jedem Account darüber hinzu.</translation>
    </message>
    <message>
        <source>%1 adds up what is below it: %2 before the pass, %3 now.</source>
        <translation>%1 zählt zusammen, was darunter steht: vor dem Durchgang %2, jetzt %3.</translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation>Job %1 von %2</translation>
    </message>
</context>
<context>
    <name>apportion::DerivePanel</name>
    <message>
        <source>Billing weights derived from the hardware</source>
        <translation>Aus der Hardware abgeleitete Abrechnungsgewichte</translation>
    </message>
    <message>
        <source>Raw shares derived from the hardware</source>
        <translation>Aus der Hardware abgeleitete Rohanteile</translation>
    </message>
    <message>
        <source>The chips are not known</source>
        <translation>Die Chips sind nicht bekannt</translation>
    </message>
    <message>
        <source>Choose the chip of each kind of node in the table of nodes.</source>
        <translation>In der Knotentabelle den Chip jeder Art von Knoten wählen.</translation>
    </message>
    <message>
        <source>No accounts</source>
        <translation>Keine Accounts</translation>
    </message>
    <message>
        <source>Shares are given to the accounts directly below root.</source>
        <translation>Anteile erhalten die Accounts direkt unter root.</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>Beides anwenden</translation>
    </message>
    <message>
        <source>Weights are in force</source>
        <translation>Gewichte sind in Kraft</translation>
    </message>
    <message>
        <source>Weights of the selected are in force</source>
        <translation>Gewichte der Auswahl sind in Kraft</translation>
    </message>
    <message>
        <source>Apply weights to all that differ (%1)</source>
        <translation>Gewichte auf alle abweichenden anwenden (%1)</translation>
    </message>
    <message>
        <source>Apply weights to the selected (%1)</source>
        <translation>Gewichte auf die Auswahl anwenden (%1)</translation>
    </message>
    <message>
        <source>Shares are in force</source>
        <translation>Anteile sind in Kraft</translation>
    </message>
    <message>
        <source>Apply shares (%1)</source>
        <translation>Anteile anwenden (%1)</translation>
    </message>
    <message>
        <source>Weights and shares from the hardware</source>
        <translation>Gewichte und Anteile aus der Hardware</translation>
    </message>
    <message>
        <source>Weights from the hardware</source>
        <translation>Gewichte aus der Hardware</translation>
    </message>
    <message>
        <source>Shares from the hardware</source>
        <translation>Anteile aus der Hardware</translation>
    </message>
</context>
<context>
    <name>apportion::DerivedSharesModel</name>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>The accounts directly below root.</source>
        <translation>Die Accounts direkt unter root.</translation>
    </message>
    <message>
        <source>Shares now</source>
        <translation>Anteile jetzt</translation>
    </message>
    <message>
        <source>The raw shares in force.</source>
        <translation>Die geltenden Rohanteile.</translation>
    </message>
    <message>
        <source>Gratis</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Its part of the public nodes&apos; TRES, GPUs with them: the same for every account.</source>
        <translation>Der Teil an den TRES der öffentlichen Knoten, mit ihren GPUs: für jeden Account gleich.</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>What the nodes that it bought are worth in TRES.</source>
        <translation>Was die Knoten, die er gekauft hat, in TRES wert sind.</translation>
    </message>
    <message>
        <source>Communal</source>
        <translation>Gemeinschaft</translation>
    </message>
    <message>
        <source>Its part of the TRES of nodes that several bought together.</source>
        <translation>Der Teil an den TRES von Knoten, die mehrere gemeinsam gekauft haben.</translation>
    </message>
    <message>
        <source>Gratis + lab + communal, rounded.</source>
        <translation>Frei + Gruppe + Gemeinschaft, gerundet.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
</context>
<context>
    <name>apportion::DerivedWeightsModel</name>
    <message>
        <source>What the partition charges already</source>
        <translation>Was die Partition schon berechnet</translation>
    </message>
    <message>
        <source>What cores and memory of its nodes are worth</source>
        <translation>Was Kerne und Speicher ihrer Knoten wert sind</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>none: CPUs count 1</source>
        <translation>keine: CPUs zählen 1</translation>
    </message>
    <message>
        <source>Partitions whose nodes all have a known chip.</source>
        <translation>Partitionen, deren Knoten alle einen bekannten Chip haben.</translation>
    </message>
    <message>
        <source>Weights now</source>
        <translation>Gewichte jetzt</translation>
    </message>
    <message>
        <source>What the partition charges.</source>
        <translation>Was die Partition berechnet.</translation>
    </message>
    <message>
        <source>From the hardware</source>
        <translation>Aus der Hardware</translation>
    </message>
    <message>
        <source>CPU: the weight of the chip&apos;s cores. Memory: as much a node as its cores. A requeue partition: a flat half.</source>
        <translation>CPU: das Gewicht der Kerne des Chips. Speicher: je Knoten so viel wie seine Kerne. Eine Requeue-Partition: pauschal die Hälfte.</translation>
    </message>
</context>
<context>
    <name>apportion::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation>Partition %1 ändern</translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation>Knoten %1 ändern</translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation>QOS %1 ändern</translation>
    </message>
    <message>
        <source>Change jobs</source>
        <translation>Jobs ändern</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a value and whose it is</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n associations</source>
        <comment>a value and whose it is</comment>
        <translation>
            <numerusform>%1 von %n Assoziation</numerusform>
            <numerusform>%1 von %n Assoziationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n associations</source>
        <translation>
            <numerusform>%n Assoziation hinzufügen</numerusform>
            <numerusform>%n Assoziationen hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add user %1</source>
        <translation>Benutzer %1 hinzufügen</translation>
    </message>
    <message>
        <source>Add account %1</source>
        <translation>Account %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n associations</source>
        <translation>
            <numerusform>%n Assoziation entfernen</numerusform>
            <numerusform>%n Assoziationen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n associations to %1</source>
        <translation>
            <numerusform>%n Assoziation nach %1 verschieben</numerusform>
            <numerusform>%n Assoziationen nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Choose an account below root to duplicate.</source>
        <translation>Zum Duplizieren einen Account unter root wählen.</translation>
    </message>
    <message>
        <source>Change chip %1</source>
        <translation>Chip %1 ändern</translation>
    </message>
    <message>
        <source>Another baseline</source>
        <translation>Anderer Ausgangsstand</translation>
    </message>
    <message>
        <source>Another slurm.conf</source>
        <translation>Andere slurm.conf</translation>
    </message>
    <message>
        <source>Change the last reset of usage</source>
        <translation>Letztes Zurücksetzen des Verbrauchs ändern</translation>
    </message>
    <message>
        <source>Removal of the scenario %1</source>
        <translation>Entfernen des Szenarios %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that is taken, and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name of the scenario: %1</source>
        <translation>Name des Szenarios: %1</translation>
    </message>
    <message>
        <source>Note on a change</source>
        <translation>Notiz zu einer Änderung</translation>
    </message>
    <message>
        <source>The scenario %1 did not come back: there are too many others. Redo the step, and undo it when one is removed.</source>
        <translation>Das Szenario %1 kam nicht zurück: Es gibt zu viele andere. Wiederholen Sie den Schritt, und machen Sie ihn rückgängig, sobald eines entfernt ist.</translation>
    </message>
    <message>
        <source>Another scenario is called %1 by now: this one is called %2.</source>
        <translation>Ein anderes Szenario heißt inzwischen %1: dieses heißt %2.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>a step of undo</comment>
        <translation>Zurückgenommen: %1</translation>
    </message>
</context>
<context>
    <name>apportion::DominanceChart</name>
    <message>
        <source>a day of waiting</source>
        <translation>ein Tag Warten</translation>
    </message>
    <message>
        <source>a regime (F by 0.5)</source>
        <translation>ein Regime (F um 0,5)</translation>
    </message>
    <message>
        <source>a fair-share rank</source>
        <translation>ein Fair-Share-Rang</translation>
    </message>
    <message>
        <source>QOS %1 → %2</source>
        <translation>QOS %1 → %2</translation>
    </message>
    <message>
        <source>partition %1 → %2</source>
        <translation>Partition %1 → %2</translation>
    </message>
    <message>
        <source>job size, all of it</source>
        <translation>Jobgröße, ganz</translation>
    </message>
    <message>
        <source>all %1 of a partition</source>
        <translation>alle %1 einer Partition</translation>
    </message>
    <message>
        <source>highest association</source>
        <translation>höchste Assoziation</translation>
    </message>
    <message>
        <source>nice 1000</source>
        <translation>Nice 1000</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>What outweighs what</source>
        <translation>Was wiegt was auf</translation>
    </message>
    <message>
        <source>No weights yet. Give the factors weights to see how many days of waiting one of them is worth.</source>
        <translation>Noch keine Gewichte. Den Faktoren Gewichte geben, um zu sehen, wie viele Tage Warten einer davon wert ist.</translation>
    </message>
    <message>
        <source>One step of</source>
        <translation>Ein Schritt von</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>equals so many of: %1</source>
        <translation>entspricht so vielen von: %1</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>eines von</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>One step of the row equals so many of the column; “never”: the whole of that factor is worth less.</source>
        <translation>Ein Schritt der Zeile entspricht so vielen der Spalte; „nie“: Der ganze Faktor ist weniger wert.</translation>
    </message>
    <message>
        <source>%1 points against %2</source>
        <translation>%1 Punkte gegen %2</translation>
    </message>
    <message>
        <source>no number of them makes up for it: at most %1 points</source>
        <translation>keine Anzahl davon wiegt das auf: höchstens %1 Punkte</translation>
    </message>
    <message>
        <source>equals %1 of: %2</source>
        <translation>entspricht %1 von: %2</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. No waiting makes up for it.</source>
        <translation>Größter einzelner Schritt: %1, %2 Punkte. Kein Warten wiegt das auf.</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points, as much as %3 of waiting.</source>
        <translation>Größter einzelner Schritt: %1, %2 Punkte, so viel wie %3 Warten.</translation>
    </message>
    <message>
        <source>Only one counts: %1, %2 points.</source>
        <translation>Nur eines zählt: %1, %2 Punkte.</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. Next: %3, which never makes up for it.</source>
        <translation>Größter einzelner Schritt: %1, %2 Punkte. Dann: %3, was das nie aufwiegt.</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. Next: %3, of which it takes %4.</source>
        <translation>Größter einzelner Schritt: %1, %2 Punkte. Dann: %3, wovon es %4 braucht.</translation>
    </message>
    <message numerus="yes">
        <source>The %n largest of all steps</source>
        <translation>
            <numerusform>Der größte aller Schritte</numerusform>
            <numerusform>Die %n größten aller Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
</context>
<context>
    <name>apportion::Drawer</name>
    <message>
        <source>Close this column</source>
        <translation>Diese Spalte schließen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Undo list</source>
        <translation>Rückgängig-Liste</translation>
    </message>
</context>
<context>
    <name>apportion::ExplainPanel</name>
    <message>
        <source>Select a number to see how it comes about.</source>
        <translation>Eine Zahl auswählen, um zu sehen, wie sie entsteht.</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>Herleitung als Text kopieren</translation>
    </message>
    <message>
        <source>Back to where this was followed from</source>
        <translation>Zurück dorthin, von wo dem gefolgt wurde</translation>
    </message>
    <message>
        <source>Why before another? Choose it next</source>
        <translation>Warum vor einem anderen? Diesen als Nächstes wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Now choose the other account or user, in the table or in a chart.</source>
        <translation>Jetzt den anderen Account oder Benutzer wählen, in der Tabelle oder in einem Diagramm.</translation>
    </message>
    <message>
        <source>Now choose the other job in the table.</source>
        <translation>Jetzt den anderen Job in der Tabelle wählen.</translation>
    </message>
    <message>
        <source>How it comes about stands here once the question is answered.</source>
        <translation>Wie es zustande kommt, steht hier, sobald die Frage beantwortet ist.</translation>
    </message>
    <message>
        <source>How it comes about stands here once you have answered the question of a step further on.</source>
        <translation>Wie es zustande kommt, steht hier, sobald Sie die Frage eines späteren Schritts beantwortet haben.</translation>
    </message>
</context>
<context>
    <name>apportion::ExportPage</name>
    <message>
        <source>Fragment of slurm.conf</source>
        <translation>Fragment der slurm.conf</translation>
    </message>
    <message>
        <source>Your slurm.conf</source>
        <translation>Ihre slurm.conf</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>Befehle für sacctmgr</translation>
    </message>
    <message>
        <source>Flat file of accounts</source>
        <translation>Flachdatei der Accounts</translation>
    </message>
    <message>
        <source>every key that the policy decides, to include or to copy from</source>
        <translation>jeder Schlüssel, über den die Richtlinie entscheidet, zum Einschließen oder Kopieren</translation>
    </message>
    <message>
        <source>your file with only the changed lines changed</source>
        <translation>Ihre Datei, nur mit den geänderten Zeilen geändert</translation>
    </message>
    <message>
        <source>run this on the cluster: it makes the accounts what the draft says</source>
        <translation>auf dem Cluster ausführen: macht die Accounts zu dem, was der Entwurf sagt</translation>
    </message>
    <message>
        <source>the whole tree, for sacctmgr load</source>
        <translation>der ganze Baum, für sacctmgr load</translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation>Was an den Cluster geht</translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation>Alle in einen Ordner speichern…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Files that can be exported</source>
        <translation>Exportierbare Dateien</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Ganzer Text</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Choose your slurm.conf…</source>
        <translation>Ihre slurm.conf wählen…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>the original is not known</source>
        <translation>das Original ist nicht bekannt</translation>
    </message>
    <message>
        <source>the original cannot be read</source>
        <translation>das Original ist nicht lesbar</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>nichts zu ändern</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 Befehl</translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
    <message>
        <source>as the baseline</source>
        <translation>wie der Ausgangsstand</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>1 Zeile hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation>
            <numerusform>%n Zeile hinzugefügt</numerusform>
            <numerusform>%n Zeilen hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Your slurm.conf is not known</source>
        <translation>Ihre slurm.conf ist nicht bekannt</translation>
    </message>
    <message>
        <source>Choose the slurm.conf of the cluster. It is only read; the lines that the draft changes are shown and saved elsewhere.</source>
        <translation>Die slurm.conf des Clusters wählen. Sie wird nur gelesen; die Zeilen, die der Entwurf ändert, werden gezeigt und anderswo gespeichert.</translation>
    </message>
    <message>
        <source>The view ends here. Saving and copying give the whole text of %1 lines.</source>
        <translation>Die Ansicht endet hier. Speichern und Kopieren geben den ganzen Text von %1 Zeilen.</translation>
    </message>
    <message>
        <source>preparing…</source>
        <translation>wird vorbereitet…</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Save all to a folder</source>
        <translation>Alle in einen Ordner speichern</translation>
    </message>
    <message>
        <source>%1 has these already: %2. Nothing was written.</source>
        <translation>%1 enthält diese schon: %2. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Written before that: %1.</source>
        <translation>Davor geschrieben: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what went wrong, and what was written before</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n files saved in %1.</source>
        <translation>
            <numerusform>%n Datei in %1 gespeichert.</numerusform>
            <numerusform>%n Dateien in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make this the new baseline</source>
        <translation>Zum neuen Ausgangsstand machen</translation>
    </message>
    <message>
        <source>The policy was changed since it was saved: save it again first.</source>
        <translation>Die Richtlinie wurde seit dem Speichern geändert: erst noch einmal speichern.</translation>
    </message>
    <message>
        <source>the difference from %1</source>
        <translation>der Unterschied zu %1</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>Der Weg zurück</translation>
    </message>
    <message>
        <source>What to do in which order</source>
        <translation>Was wann zu tun ist</translation>
    </message>
    <message>
        <source>run this to take the commands for sacctmgr back</source>
        <translation>ausführen, um die Befehle für sacctmgr zurückzunehmen</translation>
    </message>
    <message>
        <source>the steps, how to check them, and what is lost</source>
        <translation>die Schritte, wie man sie prüft und was verloren geht</translation>
    </message>
    <message>
        <source>undoes the commands</source>
        <translation>macht die Befehle rückgängig</translation>
    </message>
    <message>
        <source>goes with the files</source>
        <translation>gehört zu den Dateien</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.</source>
        <translation>
            <numerusform>%n Änderung des Entwurfs kann nicht in slurm.conf geschrieben werden: Probleme und README sagen, was von Hand zu tun ist.</numerusform>
            <numerusform>%n Änderungen des Entwurfs können nicht in slurm.conf geschrieben werden: Probleme und README sagen, was von Hand zu tun ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is prepared</source>
        <translation>Wie viel vorbereitet ist</translation>
    </message>
    <message>
        <source>How much is written</source>
        <translation>Wie viel geschrieben ist</translation>
    </message>
    <message>
        <source>The files were not prepared.</source>
        <translation>Die Dateien wurden nicht vorbereitet.</translation>
    </message>
    <message>
        <source>Prepare them</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Nothing is exported from a damaged file</source>
        <translation>Aus einer beschädigten Datei wird nichts exportiert</translation>
    </message>
    <message>
        <source>Included: %1</source>
        <translation>Eingebunden: %1</translation>
    </message>
    <message>
        <source>a file that your slurm.conf includes, saved as %1</source>
        <translation>eine Datei, die Ihre slurm.conf einbindet, gespeichert als %1</translation>
    </message>
    <message>
        <source>unchanged but for what it includes</source>
        <translation>nur Eingebundenes geändert</translation>
    </message>
    <message>
        <source>saved as %1</source>
        <translation>gespeichert als %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removed</source>
        <comment>lines added, lines removed</comment>
        <translation>
            <numerusform>%1, %n entfernt</numerusform>
            <numerusform>%1, %n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>The apply.sh in %1 has changed the cluster, and the rollback.sh beside it is the way back. Nothing was written.</source>
        <translation>Die apply.sh in %1 hat den Cluster verändert, und die rollback.sh daneben ist der Weg zurück. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 has files that are not as an export left them: %2. Nothing was written.</source>
        <translation>%1 hat Dateien, die nicht sind, wie ein Export sie hinterlassen hat: %2. Es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>apportion::FeltDialog</name>
    <message>
        <source>When accounts feel the draft</source>
        <translation>Wann Accounts den Entwurf spüren</translation>
    </message>
    <message>
        <source>How far the days are looked at</source>
        <translation>Wie weit die Tage angesehen sind</translation>
    </message>
    <message>
        <source>When will my change be felt?</source>
        <translation>Wann ist meine Änderung spürbar?</translation>
    </message>
    <message>
        <source>The first day in the coming eight weeks on which the best user of an account has another place under the draft than under the baseline, with what the time bar says that runs meanwhile. A double click shows that day.</source>
        <translation>Der erste Tag der kommenden acht Wochen, an dem der beste Benutzer eines Accounts im Entwurf einen anderen Platz hat als im Ausgangsstand, mit dem, was laut Zeitleiste inzwischen läuft. Ein Doppelklick zeigt diesen Tag.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Spürbar</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Platz vorher</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>Platz nachher</translation>
    </message>
    <message>
        <source>Looking at the coming days…</source>
        <translation>Die kommenden Tage werden angesehen…</translation>
    </message>
    <message>
        <source>Stopped: not all days were looked at.</source>
        <translation>Angehalten: Nicht alle Tage wurden angesehen.</translation>
    </message>
    <message>
        <source>No account gets another place within eight weeks.</source>
        <translation>Kein Account bekommt in acht Wochen einen anderen Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) get another place within eight weeks.</source>
        <translation>
            <numerusform>%Ln Account bekommt in acht Wochen einen anderen Platz.</numerusform>
            <numerusform>%Ln Accounts bekommen in acht Wochen einen anderen Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>not within eight weeks</source>
        <translation>nicht in acht Wochen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>in 12 days, and a date</comment>
        <translation>%1, am %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place that an account without users has not</comment>
        <translation>keiner</translation>
    </message>
</context>
<context>
    <name>apportion::FileController</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>%n Datei wird geöffnet…</numerusform>
            <numerusform>%n Dateien werden geöffnet…</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no sample “%1”.</source>
        <translation>Es gibt kein Beispiel „%1“.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Import läuft…</translation>
    </message>
    <message>
        <source>These files hold no policy that could be read.</source>
        <translation>Diese Dateien enthalten keine lesbare Richtlinie.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen in %1 speichern?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Save policy</source>
        <translation>Richtlinie speichern</translation>
    </message>
    <message>
        <source>Policies (*.apportion)</source>
        <translation>Richtlinien (*.apportion)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>policy</source>
        <comment>the suggested name of a new policy file</comment>
        <translation>richtlinie</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Seite (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Policies (*.apportion);;All files (*)</source>
        <translation>Richtlinien (*.apportion);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
    <message>
        <source>The answers could not be saved.</source>
        <translation>Die Antworten konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a file, what is wrong with it, what to do</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>It was never saved.</source>
        <translation>Sie wurde noch nie gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) would be lost.</source>
        <translation>
            <numerusform>%n Änderung ginge verloren.</numerusform>
            <numerusform>%n Änderungen gingen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the file would be lost.</source>
        <translation>Was von der Datei abweicht, ginge verloren.</translation>
    </message>
    <message>
        <source>Not saved: %1 is as it was.</source>
        <translation>Nicht gespeichert: %1 ist, wie es war.</translation>
    </message>
    <message>
        <source>%1 is not complete: nothing is compared with it.</source>
        <translation>%1 ist nicht vollständig: Damit wird nichts verglichen.</translation>
    </message>
    <message>
        <source>It is the file that is not complete, and stays as it is: choose another name.</source>
        <translation>Es ist die Datei, die nicht vollständig ist, und sie bleibt, wie sie ist: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Refresh %1 with what these files tell, or open them as another policy?</source>
        <translation>%1 mit diesen Dateien auffrischen oder sie als andere Richtlinie öffnen?</translation>
    </message>
    <message>
        <source>Refresh %1 with what the cluster answered, or open that as another policy?</source>
        <translation>%1 mit den Antworten des Clusters auffrischen oder sie als andere Richtlinie öffnen?</translation>
    </message>
    <message>
        <source>Refresh or open</source>
        <translation>Auffrischen oder öffnen</translation>
    </message>
    <message>
        <source>Refreshing takes what only the cluster changed and keeps what only you changed. You choose where both changed the same; undo takes it back.</source>
        <translation>Auffrischen übernimmt, was nur der Cluster geändert hat, und behält, was nur Sie geändert haben. Wo beide dasselbe geändert haben, wählen Sie; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Nothing was refreshed: not all of it could be read.</source>
        <translation>Nichts wurde aufgefrischt: Nicht alles konnte gelesen werden.</translation>
    </message>
    <message>
        <source>On the cluster</source>
        <translation>Auf dem Cluster</translation>
    </message>
    <message>
        <source>Nothing was refreshed: the policy was changed meanwhile. Refresh it again.</source>
        <translation>Nichts wurde aufgefrischt: Die Richtlinie wurde inzwischen geändert. Frischen Sie sie noch einmal auf.</translation>
    </message>
    <message>
        <source>Refresh from %1</source>
        <translation>Auffrischen aus %1</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Zusammenführen…</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Report (*.apportion)</source>
        <translation>Bericht (*.apportion)</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Wird geschrieben…</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>Der Bericht konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>All of it would be lost.</source>
        <translation>Alles davon ginge verloren.</translation>
    </message>
    <message>
        <source>Slurm&apos;s files (*.conf *.cfg *.txt *.json);;All files (*)</source>
        <translation>Dateien von Slurm (*.conf *.cfg *.txt *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Refresh from files</source>
        <translation>Aus Dateien auffrischen</translation>
    </message>
    <message>
        <source>Nothing was refreshed: none of these is a file of Slurm.</source>
        <translation>Nichts wurde aufgefrischt: Darunter ist keine Datei von Slurm.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cluster&apos;s policy and its day</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a file, and when it was written</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files</source>
        <comment>a file, and how many others</comment>
        <translation>
            <numerusform>%1 und %n weitere Datei</numerusform>
            <numerusform>%1 und %n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as of %2</source>
        <comment>a cluster, and when it was asked</comment>
        <translation>%1 mit Stand %2</translation>
    </message>
    <message>
        <source>Refreshed from %1</source>
        <translation>Aufgefrischt aus %1</translation>
    </message>
    <message>
        <source>Another cluster</source>
        <translation>Anderer Cluster</translation>
    </message>
    <message>
        <source>A refresh takes them in place of the accounts that the policy was made of.</source>
        <translation>Ein Auffrischen setzt sie an die Stelle der Accounts, aus denen die Richtlinie entstand.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <comment>who are gone</comment>
        <translation>
            <numerusform>%n Benutzer</numerusform>
            <numerusform>%n Benutzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <comment>that are gone</comment>
        <translation>
            <numerusform>%n Account</numerusform>
            <numerusform>%n Accounts</numerusform>
        </translation>
    </message>
    <message>
        <source>Much usage is gone</source>
        <translation>Viel Verbrauch fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 users who had used something have no usage in what was read.</source>
        <translation>
            <numerusform>%n der %L1 Benutzer mit Verbrauch hat in dem, was gelesen wurde, keinen.</numerusform>
            <numerusform>%n der %L1 Benutzer mit Verbrauch haben in dem, was gelesen wurde, keinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A refresh takes them to have used nothing. Was sshare printed without -a, was the file cut short, or is it of another cluster?</source>
        <translation>Ein Auffrischen nimmt an, dass sie nichts verbraucht haben. Wurde sshare ohne -a ausgegeben, ist die Datei abgeschnitten, oder ist sie von einem anderen Cluster?</translation>
    </message>
    <message>
        <source>Much is gone</source>
        <translation>Vieles fehlt</translation>
    </message>
    <message>
        <source>%1 of %L2 and %3 of %L4 are not in what was read.</source>
        <comment>12 users of 104 and 3 accounts of 31</comment>
        <translation>%1 von %L2 und %3 von %L4 fehlen in dem, was gelesen wurde.</translation>
    </message>
    <message>
        <source>A refresh takes them for removed on the cluster. Was the file cut short, or is it of a part of the cluster alone?</source>
        <translation>Ein Auffrischen hält sie für auf dem Cluster entfernt. Ist die Datei abgeschnitten, oder betrifft sie nur einen Teil des Clusters?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1

%2</source>
        <comment>the names of files, and what becomes of them</comment>
        <translation>%1

%2</translation>
    </message>
    <message>
        <source>%1
Not read: %2</source>
        <comment>the names of files, and those of others</comment>
        <translation>%1
Nicht gelesen: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 jobs are of users or accounts that the policy does not have.</source>
        <translation>
            <numerusform>%n der %L1 Jobs ist von einem Benutzer oder Account, den die Richtlinie nicht hat.</numerusform>
            <numerusform>%n der %L1 Jobs sind von Benutzern oder Accounts, die die Richtlinie nicht hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strange jobs</source>
        <translation>Fremde Jobs</translation>
    </message>
    <message>
        <source>A refresh takes them in place of the queue. Are they of another cluster?</source>
        <translation>Ein Auffrischen nimmt sie anstelle der Warteschlange. Sind sie von einem anderen Cluster?</translation>
    </message>
    <message>
        <source>Policies and Slurm&apos;s files (*.apportion *.conf *.cfg *.txt *.json);;Policies (*.apportion);;All files (*)</source>
        <translation>Richtlinien und Slurm-Dateien (*.apportion *.conf *.cfg *.txt *.json);;Richtlinien (*.apportion);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>Refreshed from %1: %n change(s) came in</source>
        <translation>
            <numerusform>Aufgefrischt aus %1: %n Änderung kam herein</numerusform>
            <numerusform>Aufgefrischt aus %1: %n Änderungen kamen herein</numerusform>
        </translation>
    </message>
    <message>
        <source>Refreshed from %1: nothing was new</source>
        <translation>Aufgefrischt aus %1: nichts war neu</translation>
    </message>
</context>
<context>
    <name>apportion::FileTasks</name>
    <message>
        <source>%1 %2 %</source>
        <comment>what is being done, and how much of it is</comment>
        <translation>%1 %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>apportion::FindAnything</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Accounts, users, jobs, partitions, settings, pages, lessons, commands</source>
        <translation>Accounts, Benutzer, Jobs, Partitionen, Einstellungen, Seiten, Lektionen, Befehle</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <comment>a menu and one in it</comment>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>Nothing has “%1” in its name.</source>
        <translation>Nichts hat „%1“ im Namen.</translation>
    </message>
</context>
<context>
    <name>apportion::FlagDelegate</name>
    <message>
        <source>%1 Slurm&apos;s default: %2.</source>
        <comment>what a flag means; set or not set</comment>
        <translation>%1 Slurms Vorgabe: %2.</translation>
    </message>
</context>
<context>
    <name>apportion::FlagsModel</name>
    <message>
        <source>set in the baseline</source>
        <translation>im Ausgangsstand gesetzt</translation>
    </message>
    <message>
        <source>not set in the baseline</source>
        <translation>im Ausgangsstand nicht gesetzt</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flag</translation>
    </message>
    <message>
        <source>The word in PriorityFlags.</source>
        <translation>Das Wort in PriorityFlags.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What the flag does.</source>
        <translation>Was das Flag bewirkt.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Whether slurmctld sets the flag where slurm.conf says nothing.</source>
        <translation>Ob slurmctld das Flag setzt, wenn slurm.conf nichts sagt.</translation>
    </message>
</context>
<context>
    <name>apportion::FormBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this form (Esc)</source>
        <translation>Dieses Formular schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>apportion::FormulaView</name>
    <message>
        <source>Arrow keys choose a symbol, Return explains it</source>
        <translation>Pfeiltasten wählen ein Symbol, die Eingabetaste erklärt es</translation>
    </message>
</context>
<context>
    <name>apportion::GoToForm</name>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>account, user or account/user</source>
        <translation>Account, Benutzer oder Account/Benutzer</translation>
    </message>
    <message>
        <source>Account or user to go to</source>
        <translation>Account oder Benutzer, zu dem gegangen wird</translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation>Kein Account oder Benutzer hat „%1“ im Namen.</translation>
    </message>
</context>
<context>
    <name>apportion::GoalPanel</name>
    <message>
        <source>User %1 in %2</source>
        <translation>Benutzer %1 in %2</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Account %1</translation>
    </message>
    <message>
        <source>factor %1, rank %2</source>
        <translation>Faktor %1, Rang %2</translation>
    </message>
    <message>
        <source>factor at least</source>
        <translation>Faktor mindestens</translation>
    </message>
    <message>
        <source>rank or better</source>
        <translation>Rang oder besser</translation>
    </message>
    <message>
        <source>above</source>
        <translation>über</translation>
    </message>
    <message>
        <source>The factor to reach</source>
        <translation>Der zu erreichende Faktor</translation>
    </message>
    <message>
        <source>The rank to reach</source>
        <translation>Der zu erreichende Rang</translation>
    </message>
    <message>
        <source>account, or account/user</source>
        <translation>Account oder Account/Benutzer</translation>
    </message>
    <message>
        <source>The account or user to come before</source>
        <translation>Der Account oder Benutzer, vor den es kommen soll</translation>
    </message>
    <message>
        <source>How many raw shares bring it to</source>
        <translation>Wie viele Rohanteile führen zu</translation>
    </message>
    <message>
        <source>How long without running until it is at</source>
        <translation>Wie lange nicht rechnen bis</translation>
    </message>
    <message>
        <source>the others go on as before</source>
        <translation>die anderen machen weiter wie bisher</translation>
    </message>
    <message>
        <source>nobody else runs either</source>
        <translation>auch sonst rechnet niemand</translation>
    </message>
    <message>
        <source>What the others do meanwhile</source>
        <translation>Was die anderen inzwischen tun</translation>
    </message>
    <message>
        <source>Choose an account or a user in the table.</source>
        <translation>In der Tabelle einen Account oder Benutzer wählen.</translation>
    </message>
    <message>
        <source>Name the account or user that it shall come before.</source>
        <translation>Den Account oder Benutzer angeben, vor den es kommen soll.</translation>
    </message>
    <message>
        <source>It is there already: %1</source>
        <translation>Schon erreicht: %1</translation>
    </message>
    <message>
        <source>%1, when all usage is reset (%2 UTC): %3</source>
        <translation>%1, wenn aller Verbrauch zurückgesetzt wird (%2 UTC): %3</translation>
    </message>
    <message>
        <source>%1, until %2 UTC: %3</source>
        <translation>%1, bis %2 UTC: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n share(s), instead of %1: %2</source>
        <translation>
            <numerusform>%n Anteil statt %1: %2</numerusform>
            <numerusform>%n Anteile statt %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give it %n share(s)</source>
        <translation>
            <numerusform>%n Anteil geben</numerusform>
            <numerusform>%n Anteile geben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HardwarePage</name>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation>Knoten des Clusters</translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation>Keine Knoten</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Partitions and what they charge</source>
        <translation>Partitionen und was sie berechnen</translation>
    </message>
    <message>
        <source>No partitions</source>
        <translation>Keine Partitionen</translation>
    </message>
    <message>
        <source>What the jobs are billed</source>
        <translation>Was für die Jobs abgerechnet wird</translation>
    </message>
    <message>
        <source>In every partition</source>
        <translation>In jeder Partition</translation>
    </message>
    <message>
        <source>Bill each job in all partitions instead of in those it asks for</source>
        <translation>Jeden Job in allen Partitionen abrechnen statt in den angeforderten</translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation>Abrechnungsregel</translation>
    </message>
    <message>
        <source>The sum of every count × weight</source>
        <translation>Die Summe aller Anzahl × Gewicht</translation>
    </message>
    <message>
        <source>The largest of CPUs, memory, nodes and each GRES, plus licenses and the like</source>
        <translation>Das größte von CPUs, Speicher, Knoten und jeder GRES, dazu Lizenzen und Ähnliches</translation>
    </message>
    <message>
        <source>The largest of CPUs, memory and nodes, plus all GRES, plus licenses and the like</source>
        <translation>Das größte von CPUs, Speicher und Knoten, dazu alle GRES, dazu Lizenzen und Ähnliches</translation>
    </message>
    <message>
        <source>Jobs and what they are billed under each rule</source>
        <translation>Jobs und ihre Abrechnung nach jeder Regel</translation>
    </message>
    <message>
        <source>No jobs to bill</source>
        <translation>Keine Jobs abzurechnen</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Tracked TRES</source>
        <translation>Erfasste TRES</translation>
    </message>
    <message>
        <source>What of the hardware is shown</source>
        <translation>Was von der Hardware gezeigt wird</translation>
    </message>
    <message>
        <source>Nodes come with the NodeName lines of slurm.conf: drop that file on the window, or add rows.</source>
        <translation>Knoten kommen mit den NodeName-Zeilen der slurm.conf: diese Datei auf dem Fenster ablegen oder Zeilen hinzufügen.</translation>
    </message>
    <message>
        <source>what a core of each is worth</source>
        <translation>was ein Kern von jedem wert ist</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>Keine Chips</translation>
    </message>
    <message>
        <source>Add a chip with its peak speed or its weight, then choose it for the nodes that have it.</source>
        <translation>Einen Chip mit seiner Spitzenleistung oder seinem Gewicht hinzufügen, dann bei den Knoten wählen, die ihn haben.</translation>
    </message>
    <message>
        <source>Chips and what their cores are worth</source>
        <translation>Chips und was ihre Kerne wert sind</translation>
    </message>
    <message>
        <source>AccountingStorageTRES</source>
        <translation>AccountingStorageTRES</translation>
    </message>
    <message>
        <source>Tracked: %1</source>
        <translation>Erfasst: %1</translation>
    </message>
    <message>
        <source>Partitions come with the PartitionName lines of slurm.conf, or with scontrol show partition. Or add rows.</source>
        <translation>Partitionen kommen mit den PartitionName-Zeilen der slurm.conf oder mit scontrol show partition. Oder Zeilen hinzufügen.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Derive</source>
        <translation>Ableiten</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>What is asked of the hardware</source>
        <translation>Was von der Hardware gefragt ist</translation>
    </message>
    <message>
        <source>What the jobs are billed under each rule</source>
        <translation>Was für die Jobs nach jeder Regel abgerechnet wird</translation>
    </message>
    <message>
        <source>Billing weights and raw shares as the hardware asks for them</source>
        <translation>Abrechnungsgewichte und Rohanteile, wie die Hardware sie verlangt</translation>
    </message>
    <message>
        <source>What becomes of a lab&apos;s shares when it buys nodes</source>
        <translation>Was aus den Anteilen einer Gruppe wird, wenn sie Knoten kauft</translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job, or add jobs on the page Priority, to see what they are billed under each rule.</source>
        <translation>Die Ausgabe von scontrol -o show job öffnen oder auf der Seite Priorität Jobs hinzufügen, um ihre Abrechnung nach jeder Regel zu sehen.</translation>
    </message>
    <message>
        <source>What the hardware asks for</source>
        <translation>Was die Hardware verlangt</translation>
    </message>
    <message>
        <source>weights of partitions, shares of accounts</source>
        <translation>Gewichte der Partitionen, Anteile der Accounts</translation>
    </message>
    <message>
        <source>A lab buys nodes</source>
        <translation>Eine Gruppe kauft Knoten</translation>
    </message>
    <message>
        <source>what do its shares become?</source>
        <translation>was wird aus ihren Anteilen?</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>What each TRES adds to the billing under the three rules, and what a job blocks of its nodes</source>
        <translation>Was jede TRES nach den drei Regeln zur Abrechnung beiträgt und was ein Job von seinen Knoten blockiert</translation>
    </message>
    <message>
        <source>Who may run where…</source>
        <translation>Wer darf wo rechnen…</translation>
    </message>
    <message>
        <source>Accounts against partitions: who may run where, and why</source>
        <translation>Accounts gegen Partitionen: wer darf wo rechnen, und warum</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Zugang</translation>
    </message>
    <message>
        <source>What of the partitions is shown</source>
        <translation>Was von den Partitionen gezeigt wird</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>There is no help for this page.</source>
        <translation>Zu dieser Seite gibt es keine Hilfe.</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryChart</name>
    <message>
        <source>Usage and fair share over time</source>
        <translation>Verbrauch und Fair Share über die Zeit</translation>
    </message>
    <message>
        <source>Usage and fair share of %1 over time</source>
        <translation>Verbrauch und Fair Share von %1 über die Zeit</translation>
    </message>
    <message>
        <source>No pull has this account.</source>
        <translation>Keine Abfrage hat diesen Account.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>usage %1</source>
        <translation>Verbrauch %1</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>fair-share %1</source>
        <translation>Fair Share %1</translation>
    </message>
    <message>
        <source>raw shares %1</source>
        <translation>Rohanteile %1</translation>
    </message>
    <message numerus="yes">
        <source>The policy was another one on %1: %n change(s)</source>
        <translation>
            <numerusform>Die Richtlinie war am %1 eine andere: %n Änderung</numerusform>
            <numerusform>Die Richtlinie war am %1 eine andere: %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Fair-Share-Faktor</translation>
    </message>
    <message>
        <source>none in these pulls</source>
        <comment>a number of an account</comment>
        <translation>keine in diesen Abfragen</translation>
    </message>
    <message>
        <source>Usage (billing TRES times seconds)</source>
        <translation>Verbrauch (abgerechnete TRES mal Sekunden)</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nothing was kept yet</source>
        <translation>Noch nichts aufgehoben</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Pulls and replays</source>
        <translation>Abfragen und Nachspiele</translation>
    </message>
    <message>
        <source>account, or account/user</source>
        <translation>Account oder Account/Benutzer</translation>
    </message>
    <message>
        <source>Account to follow</source>
        <translation>Account, dem gefolgt wird</translation>
    </message>
    <message>
        <source>Whose usage and fair share to show: an account, or a user as account/user</source>
        <translation>Wessen Verbrauch und Fair Share gezeigt werden: ein Account oder ein Benutzer als Account/Benutzer</translation>
    </message>
    <message>
        <source>Usage and fair share</source>
        <translation>Verbrauch und Fair Share</translation>
    </message>
    <message>
        <source>a diamond stands where the policy changed</source>
        <translation>eine Raute steht, wo sich die Richtlinie geändert hat</translation>
    </message>
    <message>
        <source>What changed, or was measured</source>
        <translation>Was sich geändert hat oder gemessen wurde</translation>
    </message>
    <message>
        <source>What changed in the policy</source>
        <translation>Was sich an der Richtlinie geändert hat</translation>
    </message>
    <message>
        <source>What is imported from a cluster is kept from now on, with everybody&apos;s usage and fair share; so is what apportion-cli pull and replay find. A week later there is something to see.</source>
        <translation>Was von einem Cluster importiert wird, wird ab jetzt aufgehoben, mit Verbrauch und Fair Share aller; ebenso, was apportion-cli pull und replay finden. Eine Woche später gibt es etwas zu sehen.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>Der Verlauf war beschädigt. Er bleibt als %1 erhalten, und ein neuer wurde begonnen.</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>Der Verlauf kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>Nachspiel</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>%n aufgehoben</numerusform>
            <numerusform>%n aufgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Was gemessen wurde</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>Jobs von</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n job(s) · seed %3</source>
        <comment>trace, mode, jobs, seed of a replay</comment>
        <translation>
            <numerusform>%1 · %2 · %n Job · Startwert %3</numerusform>
            <numerusform>%1 · %2 · %n Jobs · Startwert %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opens its policy again, with what had been used then, as a policy of its own</source>
        <translation>Öffnet die Richtlinie von damals mit dem damaligen Verbrauch als eigene Richtlinie</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Nothing was done: some of them are not there any more.</source>
        <translation>Nichts wurde getan: Einige davon gibt es nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. For a day they can be brought back here.</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>%n gelöscht. Einen Tag lang lässt sich das hier zurücknehmen.</numerusform>
            <numerusform>%n gelöscht. Einen Tag lang lässt sich das hier zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Writes what is chosen, or all pulls, as comma-separated values</source>
        <translation>Schreibt das Gewählte oder alle Abfragen als CSV-Tabelle</translation>
    </message>
    <message>
        <source>Pulls and replays have other columns: choose one or the other</source>
        <translation>Abfragen und Nachspiele haben verschiedene Spalten: nur das eine oder das andere wählen</translation>
    </message>
    <message>
        <source>Takes them out of the history; it can be undone</source>
        <translation>Nimmt sie aus dem Verlauf; das lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>In what both differ</source>
        <translation>Worin sich beide unterscheiden</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>two times</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>since the pull before; choose two to compare them</source>
        <translation>seit der Abfrage davor; zwei wählen, um sie zu vergleichen</translation>
    </message>
    <message>
        <source>choose one, or two to compare them</source>
        <translation>eines wählen, oder zwei, um sie zu vergleichen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>the first %1 of %2; an export has all</source>
        <translation>die ersten %1 von %2; ein Export hat alle</translation>
    </message>
    <message>
        <source>a policy cannot be read</source>
        <translation>eine Richtlinie kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Steps that can be undone and redone</source>
        <translation>Schritte, die rückgängig gemacht und wiederholt werden können</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Notiz zu diesem Schritt</translation>
    </message>
    <message>
        <source>Why it was done. Ctrl+Enter keeps it, and goes on to the last step. It stays in the project file, and goes into apply.sh and reports.</source>
        <translation>Warum er getan wurde. Strg+Eingabe behält sie und geht zum letzten Schritt. Sie bleibt in der Projektdatei und kommt in apply.sh und Berichte.</translation>
    </message>
    <message>
        <source>A step can be given a note: why it was done.</source>
        <translation>Zu einem Schritt kann man notieren, warum er getan wurde.</translation>
    </message>
    <message>
        <source>This step changes nothing that a note can be on.</source>
        <translation>Dieser Schritt ändert nichts, zu dem es eine Notiz geben kann.</translation>
    </message>
    <message>
        <source>This step has too many changes for one note: write notes in Compare.</source>
        <translation>Dieser Schritt hat zu viele Änderungen für eine Notiz: schreiben Sie Notizen unter Vergleichen.</translation>
    </message>
    <message>
        <source>Note on: %1</source>
        <translation>Notiz zu: %1</translation>
    </message>
</context>
<context>
    <name>apportion::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Choose slurm.conf</source>
        <translation>slurm.conf wählen</translation>
    </message>
    <message>
        <source>Choose the associations</source>
        <translation>Assoziationen wählen</translation>
    </message>
    <message>
        <source>Choose the usage</source>
        <translation>Verbrauch wählen</translation>
    </message>
    <message>
        <source>Choose the jobs</source>
        <translation>Jobs wählen</translation>
    </message>
    <message>
        <source>Choose the partitions</source>
        <translation>Partitionen wählen</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s files</source>
        <translation>Slurm-Dateien wählen</translation>
    </message>
    <message numerus="yes">
        <source>Not one of these files, or its field is taken: %1</source>
        <translation>
            <numerusform>Keine dieser Dateien, oder ihr Feld ist belegt: %1</numerusform>
            <numerusform>Keine dieser Dateien, oder ihre Felder sind belegt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message numerus="yes">
        <source>Also read: %1</source>
        <translation>
            <numerusform>Auch gelesen: %1</numerusform>
            <numerusform>Auch gelesen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder of Slurm&apos;s files</source>
        <translation>Einen Ordner mit Slurm-Dateien wählen</translation>
    </message>
</context>
<context>
    <name>apportion::InlineNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>apportion::JobForm</name>
    <message>
        <source>fair-share %1</source>
        <translation>Fair Share %1</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>Alter %1</translation>
    </message>
    <message>
        <source>job size %1</source>
        <translation>Jobgröße %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>Partition %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>TRES %1</source>
        <translation>TRES %1</translation>
    </message>
    <message>
        <source>association %1</source>
        <translation>Assoziation %1</translation>
    </message>
    <message>
        <source>site %1</source>
        <translation>Standort %1</translation>
    </message>
    <message>
        <source>nice %1</source>
        <translation>Nice %1</translation>
    </message>
    <message>
        <source>no term gives a point</source>
        <translation>kein Summand gibt einen Punkt</translation>
    </message>
    <message>
        <source>The user is not in the account: no fair share, no association.</source>
        <translation>Der Benutzer ist nicht im Account: kein Fair Share, keine Assoziation.</translation>
    </message>
    <message>
        <source>no partition</source>
        <translation>keine Partition</translation>
    </message>
    <message>
        <source>%1: billed %2 a second, priority %3, place %4 of %5</source>
        <translation>%1: abgerechnet %2 je Sekunde, Priorität %3, Platz %4 von %5</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>16G</source>
        <translation>16G</translation>
    </message>
    <message>
        <source>Other TRES</source>
        <translation>Andere TRES</translation>
    </message>
    <message>
        <source>gres/gpu=1</source>
        <translation>gres/gpu=1</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Eingereicht</translation>
    </message>
    <message>
        <source>Add job</source>
        <translation>Job hinzufügen</translation>
    </message>
    <message>
        <source>Change selected</source>
        <translation>Auswahl ändern</translation>
    </message>
    <message>
        <source>Remove selected</source>
        <translation>Auswahl entfernen</translation>
    </message>
    <message>
        <source>Paste jobs</source>
        <translation>Jobs einfügen</translation>
    </message>
    <message>
        <source>Add the jobs that scontrol show job printed and that were copied</source>
        <translation>Die kopierten Jobs aus der Ausgabe von scontrol show job hinzufügen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Fill in an account and a user, or select a job.</source>
        <translation>Account und Benutzer ausfüllen oder einen Job auswählen.</translation>
    </message>
    <message>
        <source>Add job %1</source>
        <translation>Job %1 hinzufügen</translation>
    </message>
    <message>
        <source>Change job %1</source>
        <translation>Job %1 ändern</translation>
    </message>
    <message>
        <source>Remove job %1</source>
        <translation>Job %1 entfernen</translation>
    </message>
    <message>
        <source>The policy changed meanwhile: paste again.</source>
        <translation>Die Richtlinie hat sich inzwischen geändert: noch einmal einfügen.</translation>
    </message>
    <message>
        <source>Jobs added: %1</source>
        <translation>Hinzugefügte Jobs: %1</translation>
    </message>
    <message>
        <source>without a time limit: %1 of usage an hour</source>
        <translation>ohne Zeitlimit: %1 Verbrauch je Stunde</translation>
    </message>
    <message>
        <source>the whole run of %1 costs %2 of usage</source>
        <translation>der ganze Lauf von %1 kostet %2 Verbrauch</translation>
    </message>
    <message>
        <source>the account has used %1</source>
        <translation>der Account hat %1 verbraucht</translation>
    </message>
    <message>
        <source>the user keeps rank %1</source>
        <translation>der Benutzer behält Rang %1</translation>
    </message>
    <message>
        <source>the user falls from rank %1 to %2</source>
        <translation>der Benutzer fällt von Rang %1 auf %2</translation>
    </message>
    <message>
        <source>the default, %1</source>
        <comment>a QOS</comment>
        <translation>die Standard-QOS, %1</translation>
    </message>
    <message>
        <source>default, or a,b</source>
        <translation>Standard, oder a,b</translation>
    </message>
    <message>
        <source>partition&apos;s, or 1-0</source>
        <translation>der Partition, oder 1-0</translation>
    </message>
</context>
<context>
    <name>apportion::JobModel</name>
    <message>
        <source>held</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>The job&apos;s number. A job that names several partitions has a row for each.</source>
        <translation>Die Nummer des Jobs. Ein Job, der mehrere Partitionen nennt, hat für jede eine Zeile.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Who submitted the job.</source>
        <translation>Wer den Job eingereicht hat.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>The account whose shares and usage count.</source>
        <translation>Der Account, dessen Anteile und Verbrauch zählen.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition of this row; the partition and TRES terms depend on it.</source>
        <translation>Die Partition dieser Zeile; von ihr hängen die Summanden für Partition und TRES ab.</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The job&apos;s quality of service.</source>
        <translation>Die Dienstgüte (QOS) des Jobs.</translation>
    </message>
    <message>
        <source>Priority, by factor</source>
        <translation>Priorität, nach Faktoren</translation>
    </message>
    <message>
        <source>What each weighted factor adds; nice is drawn to the left of zero.</source>
        <translation>Was jeder gewichtete Faktor beiträgt; Nice ist links der Null gezeichnet.</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorität (Punkte)</translation>
    </message>
    <message>
        <source>The sum of the weighted factors, cut to an integer.</source>
        <translation>Die Summe der gewichteten Faktoren, auf eine ganze Zahl gekürzt.</translation>
    </message>
    <message>
        <source>Age (points)</source>
        <translation>Alter (Punkte)</translation>
    </message>
    <message>
        <source>Assoc (points)</source>
        <translation>Assoz. (Punkte)</translation>
    </message>
    <message>
        <source>For the priority of the association.</source>
        <translation>Für die Priorität der Assoziation.</translation>
    </message>
    <message>
        <source>Fair-share (points)</source>
        <translation>Fair Share (Punkte)</translation>
    </message>
    <message>
        <source>The user&apos;s fair-share factor times PriorityWeightFairshare.</source>
        <translation>Der Fair-Share-Faktor des Benutzers mal PriorityWeightFairshare.</translation>
    </message>
    <message>
        <source>Job size (points)</source>
        <translation>Jobgröße (Punkte)</translation>
    </message>
    <message>
        <source>For the nodes and CPUs the job asks for.</source>
        <translation>Für die Knoten und CPUs, die der Job anfordert.</translation>
    </message>
    <message>
        <source>Partition (points)</source>
        <translation>Partition (Punkte)</translation>
    </message>
    <message>
        <source>For the PriorityJobFactor of the partition.</source>
        <translation>Für den PriorityJobFactor der Partition.</translation>
    </message>
    <message>
        <source>QOS (points)</source>
        <translation>QOS (Punkte)</translation>
    </message>
    <message>
        <source>For the priority of the quality of service.</source>
        <translation>Für die Priorität der QOS.</translation>
    </message>
    <message>
        <source>TRES (points)</source>
        <translation>TRES (Punkte)</translation>
    </message>
    <message>
        <source>For the resources the job asks for, each with its own weight.</source>
        <translation>Für die Ressourcen, die der Job anfordert, jede mit eigenem Gewicht.</translation>
    </message>
    <message>
        <source>Site (points)</source>
        <translation>Standort (Punkte)</translation>
    </message>
    <message>
        <source>What the site factor plugin adds.</source>
        <translation>Was das Standortfaktor-Plugin beiträgt.</translation>
    </message>
    <message>
        <source>Nice (points)</source>
        <translation>Nice (Punkte)</translation>
    </message>
    <message>
        <source>What is taken away: the user&apos;s or administrator&apos;s adjustment.</source>
        <translation>Was abgezogen wird: die Anpassung des Benutzers oder Administrators.</translation>
    </message>
    <message>
        <source>For the time the job has been waiting until the cluster was asked; full after PriorityMaxAge.</source>
        <translation>Für die Zeit, die der Job gewartet hat, bis der Cluster gefragt wurde; voll nach PriorityMaxAge.</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>a job that is handed in later</comment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>a job that is not looked at yet: for a begin time, a dependency or a QOS</comment>
        <translation>wartet</translation>
    </message>
</context>
<context>
    <name>apportion::LadderChart</name>
    <message>
        <source>LevelFS ladder</source>
        <translation>LevelFS-Leiter</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.</source>
        <translation>Noch keine Accounts. Eine Richtlinie öffnen oder importieren, um zu sehen, in welcher Reihenfolge Fair Tree ihre Accounts durchläuft.</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>Ebene von</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>Norm. Anteile</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Effektiver Verbrauch</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>so many more that tie</comment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>an association and the account above it</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>on parent: ranked as unused</source>
        <translation>auf parent: Rang wie ungenutzt</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>%1 of the level&apos;s shares</source>
        <translation>%1 der Anteile der Ebene</translation>
    </message>
    <message>
        <source>%1 of its usage</source>
        <translation>%1 ihres Verbrauchs</translation>
    </message>
    <message>
        <source>F %1, rank %2</source>
        <translation>F %1, Rang %2</translation>
    </message>
    <message numerus="yes">
        <source>ties with %n other(s)</source>
        <translation>
            <numerusform>Gleichstand mit %n anderen</numerusform>
            <numerusform>Gleichstand mit %n anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tied accounts&apos; children form one level of %n: sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>Was unter den gleichauf liegenden Accounts hängt, bildet eine Ebene mit %n Eintrag: nach LevelFS sortiert, der höchste zuerst.</numerusform>
            <numerusform>Was unter den gleichauf liegenden Accounts hängt, bildet eine Ebene mit %n Einträgen: nach LevelFS sortiert, der höchste zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What hangs from %1, %n in all, is sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>Was unter %1 hängt, %n im Ganzen, wird nach LevelFS sortiert, der höchste zuerst.</numerusform>
            <numerusform>Was unter %1 hängt, %n im Ganzen, wird nach LevelFS sortiert, der höchste zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room for it on the ladder.</source>
        <comment>an account or a user</comment>
        <translation>Auf der Leiter ist kein Platz dafür.</translation>
    </message>
    <message numerus="yes">
        <source>%1 comes next with LevelFS %2, tied with %n other(s): everybody in it is ranked now.</source>
        <translation>
            <numerusform>Als Nächstes kommt %1 mit LevelFS %2, gleichauf mit %n anderen: Nun bekommen alle darin ihren Rang.</numerusform>
            <numerusform>Als Nächstes kommt %1 mit LevelFS %2, gleichauf mit %n anderen: Nun bekommen alle darin ihren Rang.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes next with LevelFS %2: everybody in it is ranked before whoever comes later.</source>
        <translation>Als Nächstes kommt %1 mit LevelFS %2: Alle darin bekommen ihren Rang vor allen, die später kommen.</translation>
    </message>
    <message>
        <source>%1 (LevelFS %2) shares rank %3: F = %4.</source>
        <translation>%1 (LevelFS %2) teilt sich Rang %3: F = %4.</translation>
    </message>
    <message>
        <source>%1 (LevelFS %2) gets rank %3: F = %4.</source>
        <translation>%1 (LevelFS %2) bekommt Rang %3: F = %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left.</source>
        <translation>
            <numerusform>Noch %n Benutzer.</numerusform>
            <numerusform>Noch %n Benutzer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user and the rank</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>LevelFS = share ÷ use on its own level</source>
        <translation>LevelFS = Anteil ÷ Verbrauch auf der eigenen Ebene</translation>
    </message>
    <message>
        <source>%1; ranked from the left</source>
        <comment>what LevelFS is</comment>
        <translation>%1; Rangfolge von links</translation>
    </message>
    <message>
        <source>Ranked from the left</source>
        <translation>Rangfolge von links</translation>
    </message>
    <message>
        <source>+%1 without a name</source>
        <comment>so many marks</comment>
        <translation>+%1 ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n weiterer nicht gezeichnet</numerusform>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::LastResetField</name>
    <message>
        <source>Last reset (UTC)</source>
        <translation>Zurückgesetzt (UTC)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>When slurmctld last set all usage to 0, or first started. Its file priority_last_decay_ran says it, which can be opened here; no command does.</source>
        <translation>Wann slurmctld zuletzt den gesamten Verbrauch auf 0 gesetzt hat oder zum ersten Mal gestartet ist. Das sagt seine Datei priority_last_decay_ran, die hier geöffnet werden kann; kein Befehl sagt es.</translation>
    </message>
    <message>
        <source>The next one is due on %1</source>
        <translation>Das nächste ist am %1 fällig</translation>
    </message>
    <message>
        <source>Write a time like 2026-03-01 00:00</source>
        <translation>Schreiben Sie eine Zeit wie 2026-03-01 00:00</translation>
    </message>
    <message>
        <source>One was due on %1: slurmctld makes up for it</source>
        <translation>Eines war am %1 fällig: slurmctld holt es nach</translation>
    </message>
</context>
<context>
    <name>apportion::LearnController</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>Open a &amp;folder of lessons…</source>
        <translation>&amp;Ordner mit Lektionen öffnen…</translation>
    </message>
    <message>
        <source>&amp;Show the lessons beside the page</source>
        <translation>Lektionen neben der Seite &amp;zeigen</translation>
    </message>
    <message>
        <source>A folder of lessons</source>
        <translation>Ein Ordner mit Lektionen</translation>
    </message>
    <message>
        <source>Write your results</source>
        <translation>Ergebnisse schreiben</translation>
    </message>
    <message>
        <source>Web page (*.html);;Printable (*.pdf)</source>
        <translation>Webseite (*.html);;Druckbar (*.pdf)</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Save the lesson as a web page</source>
        <translation>Die Lektion als Webseite speichern</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened.</source>
        <translation>Das Beispiel „%1“ dieser Lektion ließ sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>apportion::LearnPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>Lektionen schließen</translation>
    </message>
    <message>
        <source>Open a folder of lessons…</source>
        <translation>Ordner mit Lektionen öffnen…</translation>
    </message>
    <message>
        <source>End the lesson; what it changed is taken back</source>
        <translation>Lektion beenden; was sie geändert hat, wird zurückgenommen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next step of the lesson</source>
        <translation>Nächster Schritt der Lektion</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>There is no file *%1 in this folder.</source>
        <translation>In diesem Ordner gibt es keine Datei *%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1 Etwa %n Minute.</numerusform>
            <numerusform>%1 Etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>a file, a line, what is wrong there</comment>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of a lesson</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your name, on the page of results</source>
        <translation>Ihr Name, auf der Ergebnisseite</translation>
    </message>
    <message>
        <source>Whose answers are kept: each name has its own progress</source>
        <translation>Wessen Antworten bewahrt werden: Jeder Name hat seinen eigenen Fortschritt</translation>
    </message>
    <message>
        <source>Results…</source>
        <translation>Ergebnisse…</translation>
    </message>
    <message>
        <source>Writes a page with your answers, to hand in</source>
        <translation>Schreibt eine Seite mit Ihren Antworten, zum Abgeben</translation>
    </message>
    <message>
        <source>How it comes about stands here once the question is answered.</source>
        <translation>Wie es zustande kommt, steht hier, sobald die Frage beantwortet ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) answered.</source>
        <translation>
            <numerusform>%1 von %n Frage beantwortet.</numerusform>
            <numerusform>%1 von %n Fragen beantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson as a web page…</source>
        <translation>Die Lektion als Webseite speichern…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>The question is not answered then; Next goes on from there</source>
        <translation>Die Frage ist dann nicht beantwortet; „Weiter“ führt von dort fort</translation>
    </message>
</context>
<context>
    <name>apportion::LessonController</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened.</source>
        <translation>Das Beispiel „%1“ dieser Lektion ließ sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>apportion::LessonSession</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
</context>
<context>
    <name>apportion::LimitModel</name>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>What is limited, by sacctmgr&apos;s word for it</source>
        <translation>Was begrenzt ist, mit dem Wort von sacctmgr</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Which TRES, and the unit</source>
        <translation>Welche TRES, und die Einheit</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>The value that is set here; Delete takes it away</source>
        <translation>Der hier gesetzte Wert; Entf nimmt ihn weg</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>Ohne ihn</translation>
    </message>
    <message>
        <source>What would count without an own value, and whose it is</source>
        <translation>Was ohne eigenen Wert gälte, und wessen es ist</translation>
    </message>
    <message>
        <source>Binds first</source>
        <translation>Greift zuerst</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>Limit hinzufügen…</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Choose a TRES…</source>
        <translation>TRES wählen…</translation>
    </message>
    <message>
        <source>%1 × min</source>
        <comment>a TRES</comment>
        <translation>%1 × min</translation>
    </message>
    <message>
        <source>Type a value…</source>
        <translation>Wert eingeben…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a limit; whose it is</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Choose a limit here, then what it is of, then type its value</source>
        <translation>Hier ein Limit wählen, dann wovon, dann seinen Wert eingeben</translation>
    </message>
    <message>
        <source>%1 × hours: %2</source>
        <comment>a TRES; a number</comment>
        <translation>%1 × Stunden: %2</translation>
    </message>
    <message>
        <source>priority</source>
        <comment>of jobs</comment>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>The value that jobs of this association under its default QOS meet first, and whose it is: of that QOS; else of a Grp limit the smallest on the way to root, of others the nearest</source>
        <translation>Der Wert, auf den Jobs dieser Assoziation unter ihrer Standard-QOS zuerst treffen, und wessen er ist: der dieser QOS; sonst bei einer Grp-Grenze der kleinste auf dem Weg zu root, bei anderen der nächste</translation>
    </message>
</context>
<context>
    <name>apportion::LimitTable</name>
    <message numerus="yes">
        <source>%1: used up; %n days without jobs make room again.</source>
        <translation>
            <numerusform>%1: aufgebraucht; %n Tag ohne Jobs schafft wieder Platz.</numerusform>
            <numerusform>%1: aufgebraucht; %n Tage ohne Jobs schaffen wieder Platz.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: used up, and it does not decay.</source>
        <translation>%1: aufgebraucht, und es klingt nicht ab.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 TRES × minutes are left; %4 come back within a day.</source>
        <translation>%1: %2 von %3 TRES × Minuten sind übrig; %4 kommen binnen eines Tages zurück.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Take this limit away</source>
        <translation>Dieses Limit wegnehmen</translation>
    </message>
    <message>
        <source>%1: what was used of it is not known; sshare with the column GrpTRESRaw says it.</source>
        <translation>%1: Wie viel davon verbraucht wurde, ist nicht bekannt; sshare mit der Spalte GrpTRESRaw sagt es.</translation>
    </message>
</context>
<context>
    <name>apportion::MainWindow</name>
    <message>
        <source>Accounts, users and their shares</source>
        <translation>Accounts, Benutzer und ihre Anteile</translation>
    </message>
    <message>
        <source>Nodes, partitions and what jobs are billed</source>
        <translation>Knoten, Partitionen und die Abrechnung der Jobs</translation>
    </message>
    <message>
        <source>How usage counts and fades</source>
        <translation>Wie Verbrauch zählt und abklingt</translation>
    </message>
    <message>
        <source>Weights, and the jobs in the order in which Slurm looks at them</source>
        <translation>Gewichte und die Jobs in der Reihenfolge, in der Slurm sie betrachtet</translation>
    </message>
    <message>
        <source>The draft against the baseline</source>
        <translation>Der Entwurf gegen den Ausgangsstand</translation>
    </message>
    <message>
        <source>Settings and commands for the cluster</source>
        <translation>Einstellungen und Befehle für den Cluster</translation>
    </message>
    <message>
        <source>Apportion</source>
        <translation>Apportion</translation>
    </message>
    <message>
        <source>%1[*] — Apportion</source>
        <comment>the title of the window; [*] is where a mark stands when it is edited</comment>
        <translation>%1[*] — Apportion</translation>
    </message>
    <message>
        <source>%1 — edited</source>
        <translation>%1 – bearbeitet</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>the name of a chart to save</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>This page has no picture</source>
        <translation>Diese Seite hat kein Bild</translation>
    </message>
    <message>
        <source>About Apportion</source>
        <translation>Über Apportion</translation>
    </message>
    <message>
        <source>Apportion %1</source>
        <translation>Apportion %1</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Entwirft die Fair-Share- und Prioritätsrichtlinie eines Slurm-Clusters.

Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>&amp;Accounts</source>
        <translation>&amp;Accounts</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a file, and the scenario that is edited</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons, beside the page that they talk about</source>
        <translation>Lektionen, neben der Seite, von der sie handeln</translation>
    </message>
    <message>
        <source>A queue of jobs under the scenarios: who waits how long, and why</source>
        <translation>Eine Warteschlange von Jobs unter den Szenarien: wer wie lange wartet, und warum</translation>
    </message>
    <message>
        <source>Usage and fair share over the weeks, and what was replayed</source>
        <translation>Verbrauch und Fair Share über die Wochen, und was nachgespielt wurde</translation>
    </message>
</context>
<context>
    <name>apportion::MergeDialog</name>
    <message>
        <source>Changed on both sides</source>
        <translation>Auf beiden Seiten geändert</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>All of yours</source>
        <translation>Alle von hier</translation>
    </message>
    <message>
        <source>None of yours</source>
        <translation>Keine von hier</translation>
    </message>
    <message>
        <source>Choose what is to stand where both sides changed the same. The rest is merged; undo takes all of it back.</source>
        <translation>Wählen Sie, was gelten soll, wo beide Seiten dasselbe geändert haben. Der Rest wird zusammengeführt; Rückgängig nimmt alles zurück.</translation>
    </message>
</context>
<context>
    <name>apportion::MomentText</name>
    <message>
        <source>in %1 h</source>
        <translation>in %1 h</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 h</source>
        <comment>%1 is &quot;in 12 days&quot;</comment>
        <translation>%1 %2 h</translation>
    </message>
    <message>
        <source>Forecast: %1</source>
        <comment>%1 is &quot;in 12 days&quot;</comment>
        <translation>Vorhersage: %1</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>vor %1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Past: %1</source>
        <comment>%1 is &quot;12 days ago&quot;</comment>
        <translation>Vergangenheit: %1</translation>
    </message>
</context>
<context>
    <name>apportion::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>apportion::NewDialog</name>
    <message>
        <source>New policy</source>
        <translation>Neue Richtlinie</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>&amp;Name des Clusters</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorithmus</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>CPUs eines Knotens</translation>
    </message>
    <message>
        <source>Memory of a node, GB</source>
        <translation>Speicher eines Knotens, GB</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPUs eines Knotens</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Accounts and users</source>
        <translation>Accounts und Benutzer</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>Aus einer CSV-Datei…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>One line for each account: its name, its shares and the account above it. For each user: account/user and shares. Or begin with a line that names the columns: Account, User, Shares, Parent.</source>
        <translation>Je Account eine Zeile: sein Name, seine Anteile und der Account darüber. Je Benutzer: Account/Benutzer und Anteile. Oder beginnen Sie mit einer Zeile, die die Spalten nennt: Account, User, Shares, Parent.</translation>
    </message>
    <message>
        <source>%1 is text neither in UTF-8 nor in UTF-16. Save the table as CSV in UTF-8.</source>
        <translation>%1 ist Text weder in UTF-8 noch in UTF-16. Die Tabelle als CSV in UTF-8 speichern.</translation>
    </message>
    <message>
        <source>What was typed before</source>
        <translation>Was zuvor eingegeben wurde</translation>
    </message>
</context>
<context>
    <name>apportion::NodeGroupModel</name>
    <message>
        <source>public</source>
        <comment>nodes bought for everybody</comment>
        <translation>öffentlich</translation>
    </message>
    <message>
        <source>There is no chip “%1” in this policy.</source>
        <translation>In dieser Richtlinie gibt es keinen Chip „%1“.</translation>
    </message>
    <message>
        <source>There is no account “%1”: name accounts, separated by commas, or public.</source>
        <translation>Es gibt keinen Account „%1“: Accounts angeben, durch Kommas getrennt, oder öffentlich.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>The host list of the NodeName line.</source>
        <translation>Die Hostliste der NodeName-Zeile.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>The processor: its peak speed gives the weight of a core.</source>
        <translation>Der Prozessor: Seine Spitzenleistung ergibt das Gewicht eines Kerns.</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Gekauft von</translation>
    </message>
    <message>
        <source>Who paid for the nodes: public, an account, or several accounts together. Shares are derived from it.</source>
        <translation>Wer die Knoten bezahlt hat: öffentlich, ein Account oder mehrere Accounts zusammen. Daraus werden Anteile abgeleitet.</translation>
    </message>
    <message>
        <source>%1 cannot be made longer or shorter by number: edit the list of nodes instead.</source>
        <translation>%1 lässt sich nicht über die Anzahl verlängern oder kürzen: stattdessen die Knotenliste bearbeiten.</translation>
    </message>
    <message>
        <source>“%1” is no memory: write 256000 (MB) or 256G.</source>
        <translation>„%1“ ist kein Speicher: 256000 (MB) oder 256G schreiben.</translation>
    </message>
    <message>
        <source>“%1” is no GRES: write gpu:4 or gpu:a100:4,nvme:1.</source>
        <translation>„%1“ ist keine GRES: gpu:4 oder gpu:a100:4,nvme:1 schreiben.</translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation>Knoten %1 ändern</translation>
    </message>
    <message>
        <source>Add nodes %1</source>
        <translation>Knoten %1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate nodes as %1</source>
        <translation>Knoten als %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove nodes %1</source>
        <translation>Knoten %1 entfernen</translation>
    </message>
    <message>
        <source>Move nodes</source>
        <translation>Knoten verschieben</translation>
    </message>
    <message>
        <source>How many nodes the list names. Another number makes the list longer or shorter.</source>
        <translation>Wie viele Knoten die Liste nennt. Eine andere Zahl verlängert oder kürzt die Liste.</translation>
    </message>
    <message>
        <source>CPUs/node</source>
        <translation>CPUs/Knoten</translation>
    </message>
    <message>
        <source>The CPUs of one node, as Slurm counts them.</source>
        <translation>Die CPUs eines Knotens, wie Slurm sie zählt.</translation>
    </message>
    <message>
        <source>Cores/node</source>
        <translation>Kerne/Knoten</translation>
    </message>
    <message>
        <source>The cores of one node: weights and shares are derived from them.</source>
        <translation>Die Kerne eines Knotens: Aus ihnen werden Gewichte und Anteile abgeleitet.</translation>
    </message>
    <message>
        <source>Memory/node</source>
        <translation>Speicher/Knoten</translation>
    </message>
    <message>
        <source>The memory of one node. A number alone is MB; write 256G for GB.</source>
        <translation>Der Speicher eines Knotens. Eine Zahl allein ist MB; für GB 256G schreiben.</translation>
    </message>
    <message>
        <source>GRES/node</source>
        <translation>GRES/Knoten</translation>
    </message>
    <message>
        <source>The generic resources of one node, as slurm.conf writes them: gpu:a100:4.</source>
        <translation>Die generischen Ressourcen eines Knotens, wie slurm.conf sie schreibt: gpu:a100:4.</translation>
    </message>
</context>
<context>
    <name>apportion::Page</name>
    <message>
        <source>%1 is not complete: this is what is left of it. Save it under another name to go on with it.</source>
        <translation>%1 ist nicht vollständig: Dies ist, was davon übrig ist. Speichern Sie es unter einem anderen Namen, um damit weiterzuarbeiten.</translation>
    </message>
</context>
<context>
    <name>apportion::PartitionModel</name>
    <message>
        <source>No weights: each CPU counts 1.</source>
        <translation>Keine Gewichte: Jede CPU zählt 1.</translation>
    </message>
    <message>
        <source>“%1” is no weight: write CPU=1.0,Mem=0.25G,GRES/gpu=2.0.</source>
        <translation>„%1“ ist kein Gewicht: CPU=1.0,Mem=0.25G,GRES/gpu=2.0 schreiben.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition&apos;s name.</source>
        <translation>Der Name der Partition.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>How many nodes it has.</source>
        <translation>Wie viele Knoten sie hat.</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>The CPUs of its nodes.</source>
        <translation>Die CPUs ihrer Knoten.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>The memory of its nodes.</source>
        <translation>Der Speicher ihrer Knoten.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>The GPUs of its nodes.</source>
        <translation>Die GPUs ihrer Knoten.</translation>
    </message>
    <message>
        <source>Billing weights (per unit)</source>
        <translation>Abrechnungsgewichte (je Einheit)</translation>
    </message>
    <message>
        <source>TRESBillingWeights: what a second of each resource costs. Without weights each CPU counts 1. Memory is weighted per MB, or per GB with a G.</source>
        <translation>TRESBillingWeights: was eine Sekunde jeder Ressource kostet. Ohne Gewichte zählt jede CPU 1. Speicher wird je MB gewichtet, mit G je GB.</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>Jobfaktor</translation>
    </message>
    <message>
        <source>PriorityJobFactor: what the partition adds to a job&apos;s priority, against the highest of all partitions.</source>
        <translation>PriorityJobFactor: was die Partition zur Priorität eines Jobs beiträgt, gegenüber dem höchsten aller Partitionen.</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>PriorityTier: jobs in a higher tier come first, whatever their priority.</source>
        <translation>PriorityTier: Jobs einer höheren Stufe kommen zuerst, gleich welche Priorität sie haben.</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The partition&apos;s own quality of service.</source>
        <translation>Die eigene QOS der Partition.</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>Max. Zeit</translation>
    </message>
    <message>
        <source>The longest time limit of a job.</source>
        <translation>Das längste Zeitlimit eines Jobs.</translation>
    </message>
    <message>
        <source>The name of a partition is one word.</source>
        <translation>Der Name einer Partition ist ein Wort.</translation>
    </message>
    <message>
        <source>There is a partition “%1” already.</source>
        <translation>Es gibt schon eine Partition „%1“.</translation>
    </message>
    <message>
        <source>“%1” is no list of nodes.</source>
        <translation>„%1“ ist keine Knotenliste.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>Es gibt keine QOS „%1“.</translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation>Partition %1 ändern</translation>
    </message>
    <message>
        <source>Add partition %1</source>
        <translation>Partition %1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate partition as %1</source>
        <translation>Partition als %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove partition %1</source>
        <translation>Partition %1 entfernen</translation>
    </message>
    <message>
        <source>Move partitions</source>
        <translation>Partitionen verschieben</translation>
    </message>
    <message>
        <source>Node list</source>
        <translation>Knotenliste</translation>
    </message>
    <message>
        <source>Its nodes as slurm.conf names them: a host list, or ALL.</source>
        <translation>Ihre Knoten, wie slurm.conf sie nennt: eine Hostliste oder ALL.</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Requeue</translation>
    </message>
    <message>
        <source>A partition whose jobs are pushed aside: charged a flat half, and left out of the gratis shares.</source>
        <translation>Eine Partition, deren Jobs verdrängt werden: pauschal halb berechnet und bei den freien Anteilen außer Acht gelassen.</translation>
    </message>
    <message>
        <source>“%1” cannot be the %2 of a partition.</source>
        <translation>„%1“ kann nicht %2 einer Partition sein.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Es gibt keinen Account „%1“.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Whether jobs may be submitted, and start. Empty: UP.</source>
        <translation>Ob Jobs eingereicht werden und starten dürfen. Leer: UP.</translation>
    </message>
    <message>
        <source>The QOS that may run here. Empty: all.</source>
        <translation>Die QOS, die hier rechnen dürfen. Leer: alle.</translation>
    </message>
    <message>
        <source>The QOS that may not. Counts where AllowQos is empty.</source>
        <translation>Die QOS, die es nicht dürfen. Gilt, wo AllowQos leer ist.</translation>
    </message>
    <message>
        <source>The groups of the system whose users may run here. Empty: all.</source>
        <translation>Die Gruppen des Systems, deren Benutzer hier rechnen dürfen. Leer: alle.</translation>
    </message>
    <message>
        <source>The most nodes of a job. Empty: no limit.</source>
        <translation>Die meisten Knoten eines Jobs. Leer: kein Limit.</translation>
    </message>
    <message>
        <source>The accounts that may run here, from Slurm 23.02 on with all below them. Empty: all.</source>
        <translation>Die Accounts, die hier rechnen dürfen, ab Slurm 23.02 mit allen darunter. Leer: alle.</translation>
    </message>
    <message>
        <source>The accounts that may not, from Slurm 23.02 on with all below them. Counts where AllowAccounts is empty.</source>
        <translation>Die Accounts, die es nicht dürfen, ab Slurm 23.02 mit allen darunter. Gilt, wo AllowAccounts leer ist.</translation>
    </message>
</context>
<context>
    <name>apportion::PasteForm</name>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>Account / Benutzer</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>What pasting would change</source>
        <translation>Was das Einfügen ändern würde</translation>
    </message>
    <message numerus="yes">
        <source>Pasting changes %n values</source>
        <translation>
            <numerusform>Einfügen ändert %n Wert</numerusform>
            <numerusform>Einfügen ändert %n Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasting changes nothing</source>
        <translation>Einfügen ändert nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n values are there already.</source>
        <translation>
            <numerusform>%n Wert steht schon so da.</numerusform>
            <numerusform>%n Werte stehen schon so da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read; they stand first.</source>
        <translation>
            <numerusform>%n Zeile war nicht lesbar; sie steht zuerst.</numerusform>
            <numerusform>%n Zeilen waren nicht lesbar; sie stehen zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text that could be pasted here.</source>
        <translation>Hier gibt es keinen Text, der sich einfügen ließe.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a table that was pasted</comment>
        <translation>Zeile %1: %2</translation>
    </message>
</context>
<context>
    <name>apportion::PeopleDialog</name>
    <message>
        <source>Earlier list…</source>
        <translation>Frühere Liste…</translation>
    </message>
    <message>
        <source>Users from a list</source>
        <translation>Benutzer aus einer Liste</translation>
    </message>
    <message>
        <source>Read lists…</source>
        <translation>Listen lesen…</translation>
    </message>
    <message>
        <source>The list as it was before: who had another name under the same number was renamed</source>
        <translation>Die Liste, wie sie vorher war: Wer unter derselben Nummer anders hieß, wurde umbenannt</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What the lists would change</source>
        <translation>Was die Listen ändern würden</translation>
    </message>
    <message>
        <source>Change users</source>
        <translation>Benutzer ändern</translation>
    </message>
    <message>
        <source>Earlier list</source>
        <translation>Frühere Liste</translation>
    </message>
    <message>
        <source>Lists of people</source>
        <translation>Listen von Leuten</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt *.ldif *.passwd *.group);;All files (*)</source>
        <translation>Listen (*.csv *.tsv *.txt *.ldif *.passwd *.group);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing is read yet.</source>
        <translation>Noch ist nichts gelesen.</translation>
    </message>
    <message>
        <source>The users are as the lists have them.</source>
        <translation>Die Benutzer sind so, wie sie in den Listen stehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are chosen. Nobody is removed unless it is chosen.</source>
        <translation>
            <numerusform>%n Änderung ist gewählt. Niemand wird entfernt, wenn es nicht gewählt ist.</numerusform>
            <numerusform>%n Änderungen sind gewählt. Niemand wird entfernt, wenn es nicht gewählt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users have no account here.</source>
        <translation>
            <numerusform>%n Person hat hier keinen Account.</numerusform>
            <numerusform>%n Personen haben hier keinen Account.</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV with a header (user,account,shares), or the output of getent passwd, getent group or ldapsearch -LLL. Groups that are accounts here count.</source>
        <translation>CSV mit Kopfzeile (user,account,shares), oder die Ausgabe von getent passwd, getent group oder ldapsearch -LLL. Es zählen Gruppen, die hier Accounts sind.</translation>
    </message>
    <message numerus="yes">
        <source>%n users have a name that nobody can have.</source>
        <translation>
            <numerusform>%n Benutzer hat einen Namen, den niemand haben kann.</numerusform>
            <numerusform>%n Benutzer haben Namen, die niemand haben kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and why he was left out</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>apportion::PlacesForm</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Users in several accounts</source>
        <translation>Benutzer in mehreren Accounts</translation>
    </message>
    <message>
        <source>Users, with commas between them</source>
        <translation>Benutzer, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Names of the users</source>
        <translation>Namen der Benutzer</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>Raw shares in each of the accounts: a number, or “parent”</source>
        <translation>Rohanteile in jedem der Accounts: eine Zahl oder „parent“</translation>
    </message>
    <message>
        <source>Accounts, with commas between them</source>
        <translation>Accounts, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Names of the accounts</source>
        <translation>Namen der Accounts</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>Standardaccount</translation>
    </message>
    <message>
        <source>The account that jobs are charged to when they name none</source>
        <translation>Der Account, dem Jobs angerechnet werden, die keinen nennen</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Es gibt keinen Account „%1“.</translation>
    </message>
    <message>
        <source>as it is</source>
        <comment>the default account is not changed</comment>
        <translation>wie er ist</translation>
    </message>
    <message numerus="yes">
        <source>%n of them stand there already and stay as they are.</source>
        <translation>
            <numerusform>%n davon steht dort schon und bleibt, wie er ist.</numerusform>
            <numerusform>%n davon stehen dort schon und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %1 to %n accounts</source>
        <translation>
            <numerusform>%1 in %n Account aufnehmen</numerusform>
            <numerusform>%1 in %n Accounts aufnehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PlayButton</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>apportion::PolicyCellDelegate</name>
    <message>
        <source>%1
%2</source>
        <comment>a cut text, and what the cell means</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>apportion::PolicyTableModel</name>
    <message>
        <source>Not in the baseline</source>
        <translation>Nicht im Ausgangsstand</translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation>%1 im Ausgangsstand</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
</context>
<context>
    <name>apportion::PriorityChart</name>
    <message>
        <source>Priority of the jobs, by factor</source>
        <translation>Priorität der Jobs, nach Faktoren</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who is first, and why.</source>
        <translation>Noch keine Jobs. Die Ausgabe von „scontrol -o show job“ importieren, um zu sehen, wer zuerst kommt und warum.</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorität (Punkte)</translation>
    </message>
    <message>
        <source>held</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation>Job %1 von %2</translation>
    </message>
    <message>
        <source>Job %1 of %2 in %3</source>
        <translation>Job %1 von %2 in %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a job, and how many more jobs of the account</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Priority of the jobs, against job %1</source>
        <translation>Priorität der Jobs, gegen Job %1</translation>
    </message>
    <message>
        <source>Priority of each account&apos;s first job, by factor</source>
        <translation>Priorität des ersten Jobs jedes Accounts, nach Faktor</translation>
    </message>
    <message>
        <source>Points more or less than job %1</source>
        <translation>Punkte mehr oder weniger als Job %1</translation>
    </message>
    <message numerus="yes">
        <source>the first of %n job(s) of %1</source>
        <translation>
            <numerusform>der einzige Job von %1</numerusform>
            <numerusform>der erste von %n Jobs von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points against job %2</source>
        <translation>%1 Punkte gegen Job %2</translation>
    </message>
</context>
<context>
    <name>apportion::PriorityPage</name>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Flags of the priority</source>
        <translation>Flags der Priorität</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Pending jobs, in the order Slurm looks at them</source>
        <translation>Wartende Jobs in der Reihenfolge, in der Slurm sie betrachtet</translation>
    </message>
    <message>
        <source>Pending jobs in the order in which Slurm looks at them</source>
        <translation>Wartende Jobs in der Reihenfolge, in der Slurm sie betrachtet</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Keine Jobs</translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job to see in which order Slurm would look at them, and why.</source>
        <translation>Die Ausgabe von scontrol -o show job öffnen, um zu sehen, in welcher Reihenfolge Slurm sie betrachten würde und warum.</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Dateien öffnen…</translation>
    </message>
    <message>
        <source>What would a job of mine cost?</source>
        <translation>Was würde ein Job von mir kosten?</translation>
    </message>
    <message>
        <source>Which weight makes up for a regime?</source>
        <translation>Welches Gewicht wiegt Regime auf?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>How the jobs are shown</source>
        <translation>Wie die Jobs gezeigt werden</translation>
    </message>
    <message>
        <source>The priorities while the jobs go on waiting, and who passes whom</source>
        <translation>Die Prioritäten, während die Jobs weiter warten, und wer wen überholt</translation>
    </message>
    <message>
        <source>How many days of waiting a QOS, a partition or a regime is worth</source>
        <translation>Wie viele Tage Warten eine QOS, eine Partition oder ein Regime wert ist</translation>
    </message>
    <message>
        <source>Reset to Slurm&apos;s default</source>
        <translation>Auf Slurms Vorgabe zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>No flag at all, which is Slurm&apos;s default; a step that can be undone</source>
        <translation>Gar kein Flag, wie es Slurms Vorgabe ist; ein Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>%1: not set by default.</source>
        <translation>%1: in der Vorgabe nicht gesetzt.</translation>
    </message>
    <message>
        <source>None is set by default.</source>
        <translation>In der Vorgabe ist keines gesetzt.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1, as of %2 UTC</source>
        <translation>%1, Stand %2 UTC</translation>
    </message>
    <message>
        <source>Time stands still when the cluster was asked, else at the newest submission: until then the jobs have been waiting here</source>
        <translation>Die Zeit steht still, als der Cluster gefragt wurde, sonst bei der neuesten Einreichung: bis dahin haben die Jobs hier gewartet</translation>
    </message>
    <message>
        <source>Every job</source>
        <translation>Jeder Job</translation>
    </message>
    <message>
        <source>Show every job, not the first of each account alone</source>
        <translation>Jeden Job zeigen, nicht nur den ersten jedes Accounts</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Show only what the others have more or less than the selected job; without one, than the first</source>
        <translation>Nur zeigen, was die anderen mehr oder weniger haben als der gewählte Job; ohne Wahl als der erste</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>Show of every two steps how many of one make up the other</source>
        <translation>Von je zwei Schritten zeigen, wie viele des einen den anderen aufwiegen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>In which order the main pass looks at the jobs and what it does with each, by step or playing</source>
        <translation>In welcher Reihenfolge der Hauptdurchgang die Jobs ansieht und was er mit jedem macht, Schritt für Schritt oder als Ablauf</translation>
    </message>
    <message>
        <source>What the main pass does with the jobs, step by step</source>
        <translation>Was der Hauptdurchgang mit den Jobs macht, Schritt für Schritt</translation>
    </message>
    <message>
        <source>forecast: of today&apos;s %1 run and %2 have ended by then</source>
        <translation>Vorhersage: von den heutigen laufen dann %1, und %2 sind beendet</translation>
    </message>
    <message>
        <source>of the queue of then only what still waits or runs is known</source>
        <translation>von der damaligen Warteschlange ist nur bekannt, was noch wartet oder läuft</translation>
    </message>
    <message>
        <source>Jobs that have ended since are not known; those that were handed in later stand last</source>
        <translation>Jobs, die seither endeten, sind nicht bekannt; später eingereichte stehen am Ende</translation>
    </message>
    <message>
        <source>In this forecast all of today&apos;s jobs have started by then. Nobody hands in others: go back to see them in the order in which Slurm looks at them.</source>
        <translation>In dieser Vorhersage sind alle heutigen Jobs bis dahin gestartet. Niemand reicht andere ein: Gehen Sie zurück, um sie in der Reihenfolge zu sehen, in der Slurm sie ansieht.</translation>
    </message>
    <message>
        <source>All jobs have ended by then</source>
        <translation>Bis dahin sind alle Jobs beendet</translation>
    </message>
    <message>
        <source>No job waits by then</source>
        <translation>Bis dahin wartet kein Job</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <translation>Stand %1 UTC</translation>
    </message>
    <message>
        <source>In this forecast nobody hands in others: go back to see today&apos;s jobs in the order in which Slurm looks at them.</source>
        <translation>In dieser Vorhersage reicht niemand andere ein: Gehen Sie zurück, um die heutigen Jobs in der Reihenfolge zu sehen, in der Slurm sie betrachtet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) in %2 rows, as of %3 UTC</source>
        <translation>
            <numerusform>%1 Job in %2 Zeilen, Stand %3 UTC</numerusform>
            <numerusform>%1 Jobs in %2 Zeilen, Stand %3 UTC</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ProblemsModel</name>
    <message>
        <source>%1:%2</source>
        <comment>file and line</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Error: Slurm would refuse it. Warning: it works, but probably not as meant. Note: worth knowing.</source>
        <translation>Fehler: Slurm würde es ablehnen. Warnung: Es funktioniert, aber wohl nicht wie gemeint. Hinweis: gut zu wissen.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>What is the matter.</source>
        <translation>Was nicht stimmt.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>How to get rid of it.</source>
        <translation>Wie man es loswird.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>The association, partition, QOS, job or setting it is about.</source>
        <translation>Die Assoziation, Partition, QOS, der Job oder die Einstellung, um die es geht.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The file and line in which it was read.</source>
        <translation>Die Datei und Zeile, in der es gelesen wurde.</translation>
    </message>
    <message>
        <source>%1
(%2)</source>
        <comment>a sentence, and its source</comment>
        <translation>%1
(%2)</translation>
    </message>
</context>
<context>
    <name>apportion::ProblemsPanel</name>
    <message>
        <source>No problems: slurmctld would take this policy, and nothing in it looks unintended.</source>
        <translation>Keine Probleme: slurmctld würde diese Richtlinie annehmen, und nichts darin sieht unbeabsichtigt aus.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation>Liste der Probleme schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix it: %1</source>
        <translation>Beheben: %1</translation>
    </message>
</context>
<context>
    <name>apportion::PromiseChart</name>
    <message>
        <source>Promised share and usage</source>
        <translation>Versprochener Anteil und Verbrauch</translation>
    </message>
    <message>
        <source>No account is to be compared.</source>
        <translation>Es gibt keinen Account zu vergleichen.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Share: %1</source>
        <comment>under a scenario</comment>
        <translation>Anteil: %1</translation>
    </message>
    <message>
        <source>Rank: %1</source>
        <comment>under a scenario</comment>
        <translation>Rang: %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>Es gibt ihn nicht</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>Versprochen: %1</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>Verbraucht: %1</translation>
    </message>
    <message>
        <source>Promised under the baseline: %1</source>
        <translation>Versprochen im Ausgangsstand: %1</translation>
    </message>
    <message>
        <source>promised share</source>
        <translation>versprochener Anteil</translation>
    </message>
    <message>
        <source>promised under the baseline</source>
        <translation>im Ausgangsstand versprochen</translation>
    </message>
    <message>
        <source>used less</source>
        <translation>weniger verbraucht</translation>
    </message>
    <message>
        <source>used more</source>
        <translation>mehr verbraucht</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <comment>under a scenario</comment>
        <translation>Verbrauch: %1</translation>
    </message>
    <message>
        <source>Jobs passed: %1</source>
        <comment>under a scenario</comment>
        <translation>Überholte Jobs: %1</translation>
    </message>
</context>
<context>
    <name>apportion::PullModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running, %1</source>
        <translation>läuft, %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what went wrong, and what to do</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
</context>
<context>
    <name>apportion::PurchasePanel</name>
    <message>
        <source>like %1: %2</source>
        <translation>wie %1: %2</translation>
    </message>
    <message>
        <source>One account, or several separated by commas that buy together</source>
        <translation>Ein Account oder mehrere, durch Kommas getrennt, die gemeinsam kaufen</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source> years</source>
        <comment>after a number</comment>
        <translation> Jahre</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>Wer kauft</translation>
    </message>
    <message>
        <source>How many nodes</source>
        <translation>Wie viele Knoten</translation>
    </message>
    <message>
        <source>Of which kind</source>
        <translation>Welcher Art</translation>
    </message>
    <message>
        <source>Worth nothing after</source>
        <translation>Nichts mehr wert nach</translation>
    </message>
    <message>
        <source>Add the nodes and give the shares</source>
        <translation>Knoten hinzufügen und Anteile geben</translation>
    </message>
    <message>
        <source>Shares of the buyers year by year</source>
        <translation>Anteile der Käufer Jahr für Jahr</translation>
    </message>
    <message>
        <source>There are no nodes to buy more of: add a kind of node above.</source>
        <translation>Es gibt keine Knoten, von denen mehr zu kaufen wären: oben eine Knotenart hinzufügen.</translation>
    </message>
    <message>
        <source>Name the account that buys, or several separated by commas.</source>
        <translation>Den kaufenden Account angeben, oder mehrere, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>%1 buys nodes</source>
        <translation>%1 kauft Knoten</translation>
    </message>
    <message>
        <source>as many as stand for a TRES now</source>
        <translation>so viele, wie jetzt für ein TRES stehen</translation>
    </message>
    <message>
        <source>one for each TRES</source>
        <translation>einer je TRES</translation>
    </message>
    <message>
        <source>In which partitions</source>
        <translation>In welche Partitionen</translation>
    </message>
    <message>
        <source>Shares for their worth</source>
        <translation>Anteile für ihren Wert</translation>
    </message>
    <message>
        <source>none: no job can use them</source>
        <translation>keine: kein Job kann sie nutzen</translation>
    </message>
    <message>
        <source>The nodes are worth %1 TRES. Below root, %2 shares stand for the %3 TRES of all nodes: %4 for each.</source>
        <translation>Die Knoten sind %1 TRES wert. Unter root stehen %2 Anteile für die %3 TRES aller Knoten: %4 für jedes.</translation>
    </message>
    <message>
        <source>%1: %2 shares now, %3 with the nodes.</source>
        <translation>%1: jetzt %2 Anteile, %3 mit den Knoten.</translation>
    </message>
    <message>
        <source>Done: %1 is new, in no partition.</source>
        <translation>Erledigt: %1 ist neu, in keiner Partition.</translation>
    </message>
    <message>
        <source>Done: %1 is new, in %2.</source>
        <translation>Erledigt: %1 ist neu, in %2.</translation>
    </message>
    <message>
        <source>%1 has %2 shares, after %3.</source>
        <translation>%1 hat %2 Anteile, vorher %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n Kern</numerusform>
            <numerusform>%n Kerne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::QosModel</name>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The quality of service.</source>
        <translation>Die Dienstgüte (QOS).</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation>Verbrauchsfaktor</translation>
    </message>
    <message>
        <source>What the usage of its jobs is multiplied with.</source>
        <translation>Womit der Verbrauch ihrer Jobs multipliziert wird.</translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation>Verdrängt</translation>
    </message>
    <message>
        <source>The QOS whose jobs it may push aside.</source>
        <translation>Die QOS, deren Jobs sie verdrängen darf.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What the administrator wrote about it.</source>
        <translation>Was der Administrator dazu geschrieben hat.</translation>
    </message>
    <message>
        <source>“%1” is no option: write MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</source>
        <translation>„%1“ ist keine Option: MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos; schreiben.</translation>
    </message>
    <message>
        <source>%1 has a column of its own.</source>
        <translation>%1 hat eine eigene Spalte.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The name of a QOS is one word.</source>
        <translation>Der Name einer QOS ist ein Wort.</translation>
    </message>
    <message>
        <source>There is a QOS “%1” already.</source>
        <translation>Es gibt schon eine QOS „%1“.</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>Es gibt keine QOS „%1“.</translation>
    </message>
    <message>
        <source>A QOS cannot preempt itself.</source>
        <translation>Eine QOS kann sich nicht selbst verdrängen.</translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation>QOS %1 ändern</translation>
    </message>
    <message>
        <source>Add QOS %1</source>
        <translation>QOS %1 hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate QOS as %1</source>
        <translation>QOS als %1 duplizieren</translation>
    </message>
    <message>
        <source>Remove QOS %1</source>
        <translation>QOS %1 entfernen</translation>
    </message>
    <message>
        <source>Move QOS</source>
        <translation>QOS verschieben</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>The words of the option Flags, such as DenyOnLimit or NoDecay.</source>
        <translation>Die Wörter der Option Flags, etwa DenyOnLimit oder NoDecay.</translation>
    </message>
    <message>
        <source>Limits and other options</source>
        <translation>Limits und andere Optionen</translation>
    </message>
    <message>
        <source>Every other option as sacctmgr dump writes it: MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</source>
        <translation>Jede andere Option, wie sacctmgr dump sie schreibt: MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</translation>
    </message>
    <message>
        <source>What the QOS adds to a job&apos;s priority: as a part of the highest of all QOS, or as it is under NO_NORMAL_QOS.</source>
        <translation>Was die QOS zur Priorität eines Jobs beiträgt: als Anteil an der höchsten aller QOS, oder wie sie ist, unter NO_NORMAL_QOS.</translation>
    </message>
</context>
<context>
    <name>apportion::QuestionCard</name>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Eine Zahl eingeben, etwa %1 oder %2.</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25 %</translation>
    </message>
    <message>
        <source>This question has no answer: its lesson needs mending.</source>
        <translation>Diese Frage hat keine Antwort: Ihre Lektion muss berichtigt werden.</translation>
    </message>
    <message>
        <source>**Right.** %1</source>
        <translation>**Richtig.** %1</translation>
    </message>
    <message>
        <source>**Not quite.** %1</source>
        <translation>**Nicht ganz.** %1</translation>
    </message>
    <message>
        <source>Try another one.</source>
        <translation>Eine andere versuchen.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>That is too much.</source>
        <translation>Das ist zu viel.</translation>
    </message>
    <message>
        <source>That is too little.</source>
        <translation>Das ist zu wenig.</translation>
    </message>
    <message>
        <source>**%1** is the answer. %2</source>
        <translation>**%1** ist die Antwort. %2</translation>
    </message>
    <message>
        <source>**It is the one that was left.** %1</source>
        <translation>**Sie ist als letzte übrig geblieben.** %1</translation>
    </message>
</context>
<context>
    <name>apportion::QueueWalkModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>As which it is looked at.</source>
        <translation>Als wievielter er angesehen wird.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>A job that names several is looked at once in each.</source>
        <translation>Ein Job, der mehrere nennt, wird in jeder einmal angesehen.</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>PriorityTier of the partition: the highest goes first, whatever the priority.</source>
        <translation>PriorityTier der Partition: Die höchste geht vor, gleich welche Priorität.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Behind by</source>
        <translation>Dahinter durch</translation>
    </message>
    <message>
        <source>What puts it behind the one before it.</source>
        <translation>Was ihn hinter den vor ihm stellt.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>What the main pass does with it, counted from what nodes have and running jobs hold. Which nodes these are on is not known here, and limits are not looked at: a replay does.</source>
        <translation>Was der Hauptdurchgang mit ihm macht, gezählt nach dem, was Knoten haben und laufende Jobs halten. Auf welchen Knoten diese sind, ist hier nicht bekannt, und Limits werden nicht angesehen: Das tut ein Replay.</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>preemption</source>
        <translation>Verdrängung</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>Reservierung</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>submission</source>
        <translation>Einreichung</translation>
    </message>
    <message>
        <source>job id</source>
        <translation>Job-ID</translation>
    </message>
    <message>
        <source>the job&apos;s own order</source>
        <translation>Reihenfolge im Job</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>startet</translation>
    </message>
    <message>
        <source>does not fit: its partition waits</source>
        <translation>passt nicht: seine Partition wartet</translation>
    </message>
    <message>
        <source>passed over: its partition waits</source>
        <translation>übergangen: seine Partition wartet</translation>
    </message>
    <message>
        <source>has started in another partition</source>
        <translation>ist in einer anderen Partition gestartet</translation>
    </message>
    <message>
        <source>never fits its partition</source>
        <translation>passt nie in seine Partition</translation>
    </message>
    <message>
        <source>behind the depth of the pass</source>
        <translation>hinter der Tiefe des Durchgangs</translation>
    </message>
    <message>
        <source>not in the queue yet</source>
        <translation>noch nicht in der Warteschlange</translation>
    </message>
    <message>
        <source>held</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>A job before it waits for %1, so it is passed over. Backfill looks at it later, and starts it if that delays nobody before it.</source>
        <translation>Ein Job vor ihm wartet auf %1, deshalb wird er übergangen. Backfill sieht ihn später an und startet ihn, wenn das niemanden vor ihm verzögert.</translation>
    </message>
    <message>
        <source>A job before it waits for %1, so it is passed over.</source>
        <translation>Ein Job vor ihm wartet auf %1, deshalb wird er übergangen.</translation>
    </message>
    <message>
        <source>That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition. Backfill plans when it starts, and lets smaller jobs go before it that do not delay it.</source>
        <translation>Das passt nicht: In diesem Durchgang startet in %1 nichts mehr, und ihre Knoten sind für jede Partition draußen. Backfill plant, wann er startet, und lässt kleinere Jobs vor, die ihn nicht verzögern.</translation>
    </message>
    <message>
        <source>That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition.</source>
        <translation>Das passt nicht: In diesem Durchgang startet in %1 nichts mehr, und ihre Knoten sind für jede Partition draußen.</translation>
    </message>
    <message>
        <source>%1: %2 asked for, %3 free.</source>
        <comment>a resource, such as gres/gpu</comment>
        <translation>%1: %2 verlangt, %3 frei.</translation>
    </message>
    <message>
        <source>That fits: it starts, and holds its part from here on.</source>
        <translation>Das passt: Er startet und hält von hier an seinen Teil.</translation>
    </message>
    <message>
        <source>It has started in another of its partitions: next.</source>
        <translation>Er ist in einer anderen seiner Partitionen gestartet: der Nächste.</translation>
    </message>
    <message>
        <source>It asks for more than %1 ever has. The pass goes on without it.</source>
        <translation>Er verlangt mehr, als %1 je hat. Der Durchgang geht ohne ihn weiter.</translation>
    </message>
    <message>
        <source>The quick pass ends at default_queue_depth, %1. Only that over the whole queue, every %2 s, comes this far.</source>
        <translation>Der schnelle Durchgang endet bei default_queue_depth, %1. Nur der über die ganze Warteschlange, alle %2 s, kommt so weit.</translation>
    </message>
    <message>
        <source>Its begin time or a dependency is still ahead: it is not in the queue.</source>
        <translation>Seine Beginnzeit oder eine Abhängigkeit steht noch aus: Er ist nicht in der Warteschlange.</translation>
    </message>
    <message>
        <source>It is held: it is not in the queue.</source>
        <translation>Er ist angehalten: Er ist nicht in der Warteschlange.</translation>
    </message>
    <message>
        <source>Job %1 of %2.</source>
        <translation>Job %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Job %1 of %2 asks %3 for %n CPU(s)</source>
        <translation>
            <numerusform>Job %1 von %2 verlangt in %3 %n CPU</numerusform>
            <numerusform>Job %1 von %2 verlangt in %3 %n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n node(s) or more; free CPUs: %2.</source>
        <comment>job … asks … for … CPUs</comment>
        <translation>
            <numerusform>%1 auf mindestens %n Knoten; freie CPUs: %2.</numerusform>
            <numerusform>%1 auf mindestens %n Knoten; freie CPUs: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>expedited requeue</source>
        <translation>bevorzugt neu eingereiht</translation>
    </message>
</context>
<context>
    <name>apportion::RateDialog</name>
    <message>
        <source>Times what it runs</source>
        <translation>Mal dem, was er rechnet</translation>
    </message>
    <message>
        <source>Billing TRES</source>
        <translation>Billing-TRES</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Draw a rate</source>
        <translation>Eine Rate zeichnen</translation>
    </message>
    <message>
        <source>What the account runs on each of the coming days: drag in the chart. By keys: arrows choose a day and change it, with Shift they draw along, Delete gives a day back what it would run. The last day goes on.</source>
        <translation>Was der Account an jedem der kommenden Tage rechnet: im Diagramm ziehen. Mit Tasten: Pfeile wählen einen Tag und ändern ihn, mit Umschalt ziehen sie weiter, Entf gibt einem Tag zurück, was sonst liefe. Der letzte Tag gilt weiter.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>Von Tag</translation>
    </message>
    <message>
        <source>to day</source>
        <translation>bis Tag</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Account whose rate is drawn</source>
        <translation>Account, dessen Rate gezeichnet wird</translation>
    </message>
    <message>
        <source>account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Rate of the account on each day</source>
        <translation>Rate des Accounts an jedem Tag</translation>
    </message>
    <message>
        <source>First day of the rate</source>
        <translation>Erster Tag der Rate</translation>
    </message>
    <message>
        <source>Last day of the rate</source>
        <translation>Letzter Tag der Rate</translation>
    </message>
    <message>
        <source>Rate on these days</source>
        <translation>Rate an diesen Tagen</translation>
    </message>
    <message>
        <source>Gives all of these days that rate</source>
        <translation>Gibt all diesen Tagen diese Rate</translation>
    </message>
    <message>
        <source>The account runs on as it would</source>
        <translation>Der Account rechnet weiter wie sonst</translation>
    </message>
    <message>
        <source>Erase the rate</source>
        <translation>Rate löschen</translation>
    </message>
    <message>
        <source>%1 runs on: %2 billing TRES at any time</source>
        <translation>%1 macht weiter: %2 Billing-TRES jederzeit</translation>
    </message>
    <message>
        <source>%1 has one rate for all days; else %2 billing TRES at any time</source>
        <translation>%1 hat eine Rate für alle Tage; sonst %2 Billing-TRES jederzeit</translation>
    </message>
    <message>
        <source>%1 follows a drawn course; else %2 billing TRES at any time</source>
        <translation>%1 folgt einem gezeichneten Verlauf; sonst %2 Billing-TRES jederzeit</translation>
    </message>
    <message>
        <source>Change the unit of the rate</source>
        <translation>Einheit der Rate ändern</translation>
    </message>
</context>
<context>
    <name>apportion::RecoveryChart</name>
    <message>
        <source>Recovery and banking</source>
        <translation>Erholung und Ansparen</translation>
    </message>
    <message>
        <source>Nobody to follow yet. Open a policy with usage, or name accounts to see how their factor goes on.</source>
        <translation>Noch niemand zu verfolgen. Eine Richtlinie mit Verbrauch öffnen oder Accounts angeben, um zu sehen, wie ihr Faktor weitergeht.</translation>
    </message>
    <message>
        <source>runs nothing</source>
        <translation>rechnet nichts</translation>
    </message>
    <message>
        <source>runs its share</source>
        <translation>rechnet den Anteil</translation>
    </message>
    <message>
        <source>runs %1 × its share</source>
        <translation>rechnet %1 × den Anteil</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>as before, while others: %1</source>
        <translation>wie bisher, während andere: %1</translation>
    </message>
    <message>
        <source>Fair-share factor (of an account: its best user&apos;s)</source>
        <translation>Fair-Share-Faktor (bei einem Account: der beste seiner Benutzer)</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Fair-Share-Faktor</translation>
    </message>
    <message>
        <source>others, as before</source>
        <translation>andere wie bisher</translation>
    </message>
    <message>
        <source>%1 above %2: %3</source>
        <comment>an account, another, a time</comment>
        <translation>%1 über %2: %3</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie bisher</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>an account, what it runs, its factor</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>others, as before; %n more not drawn</source>
        <translation>
            <numerusform>andere wie bisher; %n weiterer nicht gezeichnet</numerusform>
            <numerusform>andere wie bisher; %n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::RegimeChart</name>
    <message>
        <source>no shares</source>
        <translation>keine Anteile</translation>
    </message>
    <message>
        <source>Fair-share regimes</source>
        <translation>Fair-Share-Regime</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see where its accounts stand.</source>
        <translation>Noch keine Accounts. Eine Richtlinie öffnen oder importieren, um zu sehen, wo ihre Accounts stehen.</translation>
    </message>
    <message>
        <source>2^(−U/S) on its own level (F itself is a rank)</source>
        <translation>2^(−U/S) auf der eigenen Ebene (F selbst ist ein Rang)</translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S/%1)</source>
        <translation>Fair-Share-Faktor F = 2^(−U/S/%1)</translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S)</source>
        <translation>Fair-Share-Faktor F = 2^(−U/S)</translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares on its own level</source>
        <translation>Effektiver Verbrauch ÷ normierte Anteile auf der eigenen Ebene</translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares (U/S)</source>
        <translation>Effektiver Verbrauch ÷ normierte Anteile (U/S)</translation>
    </message>
    <message numerus="yes">
        <source>%n beyond the right edge</source>
        <translation>
            <numerusform>%n jenseits des rechten Randes</numerusform>
            <numerusform>%n jenseits des rechten Randes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n weiterer nicht gezeichnet</numerusform>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>U/S %1</source>
        <translation>U/S %1</translation>
    </message>
    <message>
        <source>F %1</source>
        <translation>F %1</translation>
    </message>
    <message>
        <source>%1 TRES·s used</source>
        <translation>%1 TRES·s verbraucht</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>U/S</source>
        <translation>U/S</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Verbrauch (TRES·s)</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>1 + U − S</source>
        <translation>1 + U − S</translation>
    </message>
    <message>
        <source>Fair-share factor F = (S − U + 1)/2</source>
        <translation>Fair-Share-Faktor F = (S − U + 1)/2</translation>
    </message>
    <message>
        <source>1 + effective usage − normalized shares (1 + U − S)</source>
        <translation>1 + effektiver Verbrauch − normierte Anteile (1 + U − S)</translation>
    </message>
    <message>
        <source>1 + U − S %1</source>
        <translation>1 + U − S %1</translation>
    </message>
</context>
<context>
    <name>apportion::RegimePanel</name>
    <message>
        <source>Regimes</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>Wo sie stehen</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmen</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>The same users under Fair Tree, classic, depth-oblivious and linear, side by side</source>
        <translation>Dieselben Benutzer unter Fair Tree, klassisch, tiefenunabhängig und linear, nebeneinander</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Show the users too, not the accounts alone</source>
        <translation>Auch die Benutzer zeigen, nicht nur die Accounts</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schrittweise</translation>
    </message>
    <message>
        <source>Show how Fair Tree walks the levels and gives each user a rank, by step or playing</source>
        <translation>Zeigen, wie Fair Tree die Ebenen durchgeht und jedem Benutzer einen Rang gibt, schrittweise oder abgespielt</translation>
    </message>
</context>
<context>
    <name>apportion::ReleaseChoice</name>
    <message>
        <source>Release of Slurm</source>
        <translation>Version von Slurm</translation>
    </message>
    <message>
        <source>The release of Slurm that the cluster runs: the problems tell which keys of slurm.conf it refuses.</source>
        <translation>Die Version von Slurm, die auf dem Cluster läuft: Die Probleme sagen, welche Schlüssel von slurm.conf sie ablehnt.</translation>
    </message>
    <message>
        <source>Change the release of Slurm</source>
        <translation>Version von Slurm ändern</translation>
    </message>
    <message>
        <source>Newest Slurm (%1)</source>
        <translation>Neuestes Slurm (%1)</translation>
    </message>
    <message>
        <source>Slurm %1</source>
        <translation>Slurm %1</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayCauseModel</name>
    <message>
        <source>Waited for</source>
        <translation>Gewartet auf</translation>
    </message>
    <message>
        <source>What the last pass of a scheduler found in the way. The seconds of all lines are the wait.</source>
        <translation>Was der letzte Durchgang eines Schedulers im Weg fand. Die Sekunden aller Zeilen sind die Wartezeit.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Under the scenario on the left; of a group that of one job in the mean.</source>
        <translation>Unter dem linken Szenario; bei einer Gruppe die eines Jobs im Mittel.</translation>
    </message>
    <message>
        <source>Under the scenario on the right.</source>
        <translation>Unter dem rechten Szenario.</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayCurveChart</name>
    <message>
        <source>Really</source>
        <translation>Wirklich</translation>
    </message>
    <message>
        <source>Share delivered against promised</source>
        <translation>Gelieferter gegen versprochenen Anteil</translation>
    </message>
    <message>
        <source>Fair-share factor over time</source>
        <translation>Fair-Share-Faktor im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Waiting jobs over time</source>
        <translation>Wartende Jobs im Lauf der Zeit</translation>
    </message>
    <message>
        <source>CPUs in use over time</source>
        <translation>Belegte CPUs im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet.</source>
        <translation>Noch wurde nichts nachgespielt.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Versprochen</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Fair-Share-Faktor</translation>
    </message>
    <message>
        <source>Waiting jobs</source>
        <translation>Wartende Jobs</translation>
    </message>
    <message>
        <source>Part of the CPUs</source>
        <translation>Teil der CPUs</translation>
    </message>
    <message>
        <source>Time from the first job (hours)</source>
        <translation>Zeit ab dem ersten Job (Stunden)</translation>
    </message>
    <message>
        <source>Time from the first job (days)</source>
        <translation>Zeit ab dem ersten Job (Tage)</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n weiterer nicht gezeichnet</numerusform>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 promised</source>
        <translation>%1: %2 von versprochenen %3</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Part of what was charged</source>
        <translation>Teil des Berechneten</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>zugesagt</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayGroupModel</name>
    <message>
        <source>noise (±%1)</source>
        <translation>Rauschen (±%1)</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1 kürzer</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 länger</translation>
    </message>
    <message>
        <source>A limit</source>
        <translation>Ein Limit</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a reason to wait, seconds before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Alle Jobs</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>Jobs von</translation>
    </message>
    <message>
        <source>Choose a row to see because of what its jobs waited, down to each of them.</source>
        <translation>Eine Zeile wählen, um zu sehen, weswegen ihre Jobs warteten, bis hin zu jedem einzelnen.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>Mittlere Wartezeit</translation>
    </message>
    <message>
        <source>How much longer or shorter a job waits in the mean. Noise: a replay of the same policy differs as much from another one.</source>
        <translation>Um wie viel länger oder kürzer ein Job im Mittel wartet. Rauschen: Eine Wiedergabe derselben Richtlinie unterscheidet sich ebenso sehr von einer anderen.</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>The reason to wait that changes most.</source>
        <translation>Der Wartegrund, der sich am meisten ändert.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>p90</source>
        <translation>p90</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>Slowdown</translation>
    </message>
    <message>
        <source>The wait that half of the jobs do not exceed: before → after.</source>
        <translation>Die Wartezeit, die die Hälfte der Jobs nicht überschreitet: vorher → nachher.</translation>
    </message>
    <message>
        <source>The wait that nine in ten jobs do not exceed: before → after.</source>
        <translation>Die Wartezeit, die neun von zehn Jobs nicht überschreiten: vorher → nachher.</translation>
    </message>
    <message>
        <source>Median of (wait + run) ÷ run, runs below ten seconds counted as ten: before → after.</source>
        <translation>Median von (Warten + Laufen) ÷ Laufen, Läufe unter zehn Sekunden als zehn gezählt: vorher → nachher.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>How many started under the scenario on the right.</source>
        <translation>Wie viele unter dem rechten Szenario gestartet sind.</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayJobModel</name>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Under the scenario on the left.</source>
        <translation>Unter dem linken Szenario.</translation>
    </message>
    <message>
        <source>Under the scenario on the right.</source>
        <translation>Unter dem rechten Szenario.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when a job starts</comment>
        <translation>nie</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Replay of a queue</source>
        <translation>Eine Warteschlange nachgespielt</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Alle Jobs</translation>
    </message>
    <message>
        <source>Replaying</source>
        <translation>Wird nachgespielt</translation>
    </message>
    <message>
        <source>What would the queue have looked like?</source>
        <translation>Wie hätte die Warteschlange ausgesehen?</translation>
    </message>
    <message>
        <source>Replays jobs by the rules of Slurm&apos;s schedulers under the baseline and under the draft: who waits how long, and because of what. Take the jobs of your cluster (“apportion-cli pull --jobs-since 90days”, the output of sacct), or try it with jobs that are made up.</source>
        <translation>Spielt Jobs nach den Regeln der Scheduler von Slurm unter dem Ausgangsstand und unter dem Entwurf nach: wer wie lange wartet, und weswegen. Nehmen Sie die Jobs Ihres Clusters („apportion-cli pull --jobs-since 90days“, die Ausgabe von sacct), oder probieren Sie es mit erfundenen Jobs.</translation>
    </message>
    <message>
        <source>Replay made-up jobs</source>
        <translation>Erfundene Jobs nachspielen</translation>
    </message>
    <message>
        <source>Made-up jobs</source>
        <translation>Erfundene Jobs</translation>
    </message>
    <message>
        <source>Jobs of files…</source>
        <translation>Jobs aus Dateien…</translation>
    </message>
    <message>
        <source>The jobs to replay: trace files, output of sacct, or jobs made up for the policy</source>
        <translation>Die Jobs, die nachgespielt werden: Trace-Dateien, Ausgabe von sacct oder für die Richtlinie erfundene Jobs</translation>
    </message>
    <message>
        <source>Jobs to replay</source>
        <translation>Nachzuspielende Jobs</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Chooses nodes as Slurm does; takes some ten times as long</source>
        <translation>Wählt Knoten wie Slurm; dauert etwa zehnmal so lange</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Wartezeiten</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair Share</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Accounts</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitionen</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Who waits longer or shorter</source>
        <translation>Wer länger oder kürzer wartet</translation>
    </message>
    <message>
        <source>Because of what the jobs waited</source>
        <translation>Weswegen die Jobs warteten</translation>
    </message>
    <message>
        <source>Jobs that wait longer or shorter</source>
        <translation>Jobs, die länger oder kürzer warten</translation>
    </message>
    <message>
        <source>Why did they wait?</source>
        <translation>Warum warteten sie?</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Choose a row.</source>
        <translation>Eine Zeile wählen.</translation>
    </message>
    <message>
        <source>%1 % · about %2 left</source>
        <translation>%1 % · noch etwa %2</translation>
    </message>
    <message>
        <source>Traces (*.trace *.txt *.json *.swf);;All files (*)</source>
        <translation>Traces (*.trace *.txt *.json *.swf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Not kept in the history: %1</source>
        <translation>Nicht im Verlauf aufgehoben: %1</translation>
    </message>
    <message>
        <source>Results of a sweep…</source>
        <translation>Ergebnisse einer Reihe…</translation>
    </message>
    <message>
        <source>The scenario that another one is compared with</source>
        <translation>Das Szenario, mit dem ein anderes verglichen wird</translation>
    </message>
    <message>
        <source>Scenario before</source>
        <translation>Szenario vorher</translation>
    </message>
    <message>
        <source>The scenario that is compared</source>
        <translation>Das Szenario, das verglichen wird</translation>
    </message>
    <message>
        <source>Scenario after</source>
        <translation>Szenario nachher</translation>
    </message>
    <message>
        <source>Folder of a sweep</source>
        <translation>Ordner einer Reihe</translation>
    </message>
    <message>
        <source>There is nothing to replay</source>
        <translation>Es gibt nichts nachzuspielen</translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s) · the policy has changed since</source>
        <translation>
            <numerusform>%1 Lauf · die Richtlinie hat sich seither geändert</numerusform>
            <numerusform>%1 Läufe · die Richtlinie hat sich seither geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <translation>
            <numerusform>%1 Lauf</numerusform>
            <numerusform>%1 Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>A first look: counts what is free instead of choosing nodes, and claims nothing</source>
        <translation>Ein erster Blick: zählt, was frei ist, statt Knoten zu wählen, und behauptet nichts</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Job %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>verb</comment>
        <translation>Nachspielen</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayWaitChart</name>
    <message>
        <source>Waits before and after</source>
        <translation>Wartezeiten vorher und nachher</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet.</source>
        <translation>Noch wurde nichts nachgespielt.</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>Jobs von</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>p10 (s)</source>
        <translation>p10 (s)</translation>
    </message>
    <message>
        <source>p25 (s)</source>
        <translation>p25 (s)</translation>
    </message>
    <message>
        <source>Median (s)</source>
        <translation>Median (s)</translation>
    </message>
    <message>
        <source>p75 (s)</source>
        <translation>p75 (s)</translation>
    </message>
    <message>
        <source>p90 (s)</source>
        <translation>p90 (s)</translation>
    </message>
    <message numerus="yes">
        <source>%1: median %2, p90 %3 (%n job(s))</source>
        <translation>
            <numerusform>%1: Median %2, p90 %3 (%n Job)</numerusform>
            <numerusform>%1: Median %2, p90 %3 (%n Jobs)</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is noise.</source>
        <translation>Der Unterschied ist Rauschen.</translation>
    </message>
    <message>
        <source>Not claimed</source>
        <translation>Nicht behauptet</translation>
    </message>
    <message>
        <source>Wait (line: 8 in 10 jobs, bar: half of them, mark: the median)</source>
        <translation>Wartezeit (Linie: 8 von 10 Jobs, Balken: die Hälfte, Marke: der Median)</translation>
    </message>
</context>
<context>
    <name>apportion::ReportMaker</name>
    <message>
        <source>Write a report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Drawing chart %1 of %2…</source>
        <translation>Diagramm %1 von %2 wird gezeichnet…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>Write a page for %1</source>
        <translation>Eine Seite für %1 schreiben</translation>
    </message>
    <message>
        <source>Printable (*.pdf)</source>
        <translation>Druckbar (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Printable, only the %1 first rows of each list (*.pdf)</source>
        <translation>Druckbar, nur die %1 ersten Zeilen jeder Liste (*.pdf)</translation>
    </message>
    <message>
        <source>Web page, only the %1 first rows of each list (*.html)</source>
        <translation>Webseite, nur die %1 ersten Zeilen jeder Liste (*.html)</translation>
    </message>
</context>
<context>
    <name>apportion::SafetyNet</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery: save often.</source>
        <translation>Nicht gespeicherte Änderungen können nicht zur Wiederherstellung bewahrt werden: oft speichern.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>%1 holds no policy any more.</source>
        <translation>%1 enthält keine Richtlinie mehr.</translation>
    </message>
    <message>
        <source>Reload of %1</source>
        <translation>Neu laden von %1</translation>
    </message>
    <message>
        <source>%1 is not complete any more: it was not reloaded.</source>
        <translation>%1 ist nicht mehr vollständig: Es wurde nicht neu geladen.</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved edits (*.journal)</source>
        <translation>Ungespeicherte Änderungen (*.journal)</translation>
    </message>
    <message>
        <source>%1 is damaged: nothing could be recovered from it.</source>
        <translation>%1 ist beschädigt: Daraus konnte nichts wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Merge with %1</source>
        <translation>Zusammenführen mit %1</translation>
    </message>
    <message>
        <source>Both sides changed a scenario: what the file had of it is %1 now.</source>
        <translation>Beide Seiten haben ein Szenario geändert: Was die Datei davon hatte, heißt jetzt %1.</translation>
    </message>
    <message>
        <source>Nothing could be recovered from %1: what belongs to it does not lie beside it.</source>
        <translation>Aus %1 konnte nichts wiederhergestellt werden: Was dazugehört, liegt nicht daneben.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>of a policy, that others made</comment>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <comment>that others made or changed</comment>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>another baseline</source>
        <translation>ein anderer Ausgangsstand</translation>
    </message>
    <message>
        <source>Merged with %1: nothing was new.</source>
        <translation>Mit %1 zusammengeführt: Nichts war neu.</translation>
    </message>
    <message>
        <source>Merged with %1. Came in: %2.</source>
        <comment>a file, and a list of what</comment>
        <translation>Mit %1 zusammengeführt. Dazugekommen: %2.</translation>
    </message>
</context>
<context>
    <name>apportion::ScenarioMenu</name>
    <message>
        <source>S&amp;cenarios</source>
        <translation>S&amp;zenarien</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplizieren…</translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation>Szenario duplizieren</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Compare &amp;all</source>
        <translation>&amp;Alle vergleichen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Another scenario has this name. Choose another one.</source>
        <translation>Ein anderes Szenario hat diesen Namen. Wählen Sie einen anderen.</translation>
    </message>
</context>
<context>
    <name>apportion::ScenarioModel</name>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>The rank of the user, and by how many ranks it is better or worse than under the baseline</source>
        <translation>Der Rang des Benutzers und um wie viele Ränge er besser oder schlechter ist als im Ausgangsstand</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>—</source>
        <comment>what is not there</comment>
        <translation>—</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a place, and by how many places it is better</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an account&apos;s share, and the place of its best user</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The account&apos;s share of the cluster, the rank of its best user, and by how many ranks that is better or worse than under the baseline</source>
        <translation>Der Anteil des Accounts am Cluster, der Rang seines besten Nutzers, und um wie viele Ränge dieser besser oder schlechter ist als im Ausgangsstand</translation>
    </message>
    <message>
        <source>As which the job is looked at, and by how many places that is better or worse than under the baseline</source>
        <translation>Als wievielter der Job angesehen wird, und um wie viele Plätze das besser oder schlechter ist als im Ausgangsstand</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
</context>
<context>
    <name>apportion::SetAsideDialog</name>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>nichts geändert</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1, %2
%3</source>
        <comment>a policy, when it was edited last, and what was changed</comment>
        <translation>%1, %2
%3</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>No edits are put aside that can be read.</source>
        <translation>Es sind keine lesbaren Änderungen beiseitegelegt.</translation>
    </message>
    <message>
        <source>These edits were put aside. They stay until they are saved.</source>
        <translation>Diese Änderungen wurden beiseitegelegt. Sie bleiben, bis sie gespeichert sind.</translation>
    </message>
</context>
<context>
    <name>apportion::SettingField</name>
    <message>
        <source>Back to Slurm&apos;s default</source>
        <translation>Zurück zu Slurms Vorgabe</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Vorgabe von %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a caption and the key of slurm.conf</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to Slurm&apos;s default: %1</source>
        <translation>Zurück zur Vorgabe von Slurm: %1</translation>
    </message>
</context>
<context>
    <name>apportion::SettingsModel</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The key as slurm.conf names it.</source>
        <translation>Der Schlüssel, wie slurm.conf ihn nennt.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The value as slurm.conf writes it.</source>
        <translation>Der Wert, wie slurm.conf ihn schreibt.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>What the value counts.</source>
        <translation>Was der Wert zählt.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What the value comes to in this policy.</source>
        <translation>Was der Wert in dieser Richtlinie ausmacht.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>What Slurm takes when slurm.conf does not name the key.</source>
        <translation>Was Slurm nimmt, wenn slurm.conf den Schlüssel nicht nennt.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Vorgabe von %1</translation>
    </message>
</context>
<context>
    <name>apportion::SettingsSection</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Settings or qualities of service</source>
        <translation>Einstellungen oder QOS</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Search settings and flags</source>
        <translation>Einstellungen und Flags suchen</translation>
    </message>
    <message>
        <source>Weights and settings of the priority</source>
        <translation>Gewichte und Einstellungen der Priorität</translation>
    </message>
    <message>
        <source>Qualities of service</source>
        <translation>Dienstgüten (QOS)</translation>
    </message>
    <message>
        <source>No QOS</source>
        <translation>Keine QOS</translation>
    </message>
    <message>
        <source>QOS come with the file of sacctmgr dump. Or add rows.</source>
        <translation>QOS kommen mit der Datei von sacctmgr dump. Oder Zeilen hinzufügen.</translation>
    </message>
    <message>
        <source>Values that are not Slurm&apos;s default are bold. Choose a key to read what it does.</source>
        <translation>Werte, die nicht Slurms Vorgabe sind, sind fett. Einen Schlüssel wählen, um zu lesen, was er bewirkt.</translation>
    </message>
    <message>
        <source>%1 In %2.</source>
        <comment>a sentence of help; the unit of the value</comment>
        <translation>%1 Einheit: %2.</translation>
    </message>
    <message>
        <source>Reset to nothing</source>
        <translation>Auf nichts zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Auf %1 zurücksetzen</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>Limits…</translation>
    </message>
    <message>
        <source>The limits of the current QOS, each with its unit</source>
        <translation>Die Limits der aktuellen QOS, jedes mit seiner Einheit</translation>
    </message>
    <message>
        <source>Choose a QOS in the table.</source>
        <translation>Eine QOS in der Tabelle wählen.</translation>
    </message>
    <message>
        <source>Limits of QOS %1</source>
        <translation>Limits der QOS %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>apportion::ShareMap</name>
    <message>
        <source>Share map: shares</source>
        <translation>Anteilskarte: Anteile</translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation>Anteilskarte: Verbrauch</translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation>Anteilskarte: Verbrauch zu Anteilen</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see who has which share.</source>
        <translation>Noch keine Accounts. Eine Richtlinie öffnen oder importieren, um zu sehen, wer welchen Anteil hat.</translation>
    </message>
    <message>
        <source>Nothing has been used yet. Import the output of sshare to see usage.</source>
        <translation>Noch wurde nichts verbraucht. Die Ausgabe von sshare importieren, um Verbrauch zu sehen.</translation>
    </message>
    <message>
        <source>Nobody has shares yet. Give the accounts raw shares.</source>
        <translation>Noch hat niemand Anteile. Den Accounts Rohanteile geben.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>nichts hier</translation>
    </message>
    <message>
        <source>too small to draw one by one</source>
        <translation>zu klein, um einzeln gezeichnet zu werden</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Raw shares: %1</source>
        <translation>Rohanteile: %1</translation>
    </message>
    <message>
        <source>Norm shares: %1</source>
        <translation>Norm. Anteile: %1</translation>
    </message>
    <message>
        <source>Usage: %1 TRES·s</source>
        <translation>Verbrauch: %1 TRES·s</translation>
    </message>
    <message>
        <source>Used %1 × its share</source>
        <translation>Verbraucht: %1 × Anteil</translation>
    </message>
    <message>
        <source>Has no share of its level</source>
        <translation>Hat keinen Anteil an der Ebene</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Part of the whole</source>
        <translation>Teil des Ganzen</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Rohanteile</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>Norm. Anteile</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Verbrauch (TRES·s)</translation>
    </message>
    <message>
        <source>Usage ÷ share</source>
        <translation>Verbrauch ÷ Anteil</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Regime</translation>
    </message>
    <message>
        <source>shares</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>Anteile</translation>
    </message>
    <message>
        <source>usage</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an account and its part of the whole: physics 12 %</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Width: part of the shares</source>
        <translation>Breite: Teil der Anteile</translation>
    </message>
    <message>
        <source>Width: part of the usage (TRES·s)</source>
        <translation>Breite: Teil des Verbrauchs (TRES·s)</translation>
    </message>
    <message>
        <source>Width: part of the shares; filled to the line: all of its share is used</source>
        <translation>Breite: Teil der Anteile; bis zur Linie gefüllt: ganzer Anteil verbraucht</translation>
    </message>
</context>
<context>
    <name>apportion::ShareMapPanel</name>
    <message>
        <source>Share map</source>
        <translation>Anteilskarte</translation>
    </message>
    <message>
        <source>Share map by %1</source>
        <translation>Anteilskarte nach %1</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>Icicle</translation>
    </message>
    <message>
        <source>Rows instead of rings: levels below each other</source>
        <translation>Zeilen statt Ringe: Ebenen untereinander</translation>
    </message>
</context>
<context>
    <name>apportion::SidePanel</name>
    <message>
        <source>Panel at the right</source>
        <translation>Bereich rechts</translation>
    </message>
</context>
<context>
    <name>apportion::SlopeChart</name>
    <message>
        <source>Share of the cluster, baseline and draft</source>
        <translation>Anteil am Cluster, Ausgangsstand und Entwurf</translation>
    </message>
    <message>
        <source>Fair-share factor of the best user, baseline and draft</source>
        <translation>Fair-Share-Faktor des besten Benutzers, Ausgangsstand und Entwurf</translation>
    </message>
    <message>
        <source>Rank of the best user, baseline and draft</source>
        <translation>Rang des besten Benutzers, Ausgangsstand und Entwurf</translation>
    </message>
    <message>
        <source>No account is in both baseline and draft.</source>
        <translation>Kein Account steht in Ausgangsstand und Entwurf.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Ausgangsstand</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from the baseline to the draft</comment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n that change most</source>
        <translation>
            <numerusform>Der %n, der sich am meisten ändert</numerusform>
            <numerusform>Die %n, die sich am meisten ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>No account&apos;s share changes</source>
        <translation>Bei keinem Account ändert sich der Anteil</translation>
    </message>
    <message>
        <source>No account&apos;s factor changes</source>
        <translation>Bei keinem Account ändert sich der Faktor</translation>
    </message>
    <message>
        <source>No account&apos;s place changes</source>
        <translation>Bei keinem Account ändert sich der Platz</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) change; of those that stay as they are %1 are not drawn</source>
        <translation>
            <numerusform>%n Account ändert sich; von denen, die bleiben, wie sie sind, sind %1 nicht gezeichnet</numerusform>
            <numerusform>%n Accounts ändern sich; von denen, die bleiben, wie sie sind, sind %1 nicht gezeichnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SplitForm</name>
    <message>
        <source>Split</source>
        <translation>Aufteilen</translation>
    </message>
    <message>
        <source>Raw shares to split</source>
        <translation>Aufzuteilende Rohanteile</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>in proportion to usage</source>
        <translation>im Verhältnis zum Verbrauch</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Wie aufgeteilt wird</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>Account / Benutzer</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>What each would get</source>
        <translation>Was jeder erhielte</translation>
    </message>
    <message>
        <source>Split among what stands in %1</source>
        <translation>Aufteilen unter dem, was in %1 steht</translation>
    </message>
    <message numerus="yes">
        <source>Split among %n siblings</source>
        <translation>
            <numerusform>Unter %n Geschwister aufteilen</numerusform>
            <numerusform>Unter %n Geschwistern aufteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Select several siblings, or an account with several children.</source>
        <translation>Mehrere Geschwister auswählen oder einen Account mit mehreren Kindern.</translation>
    </message>
    <message>
        <source>Only siblings can be split among: shares count against those of the same account.</source>
        <translation>Aufteilen geht nur unter Geschwistern: Anteile zählen gegen die desselben Accounts.</translation>
    </message>
    <message>
        <source>None of them used anything: the shares are split evenly.</source>
        <translation>Keines davon hat etwas verbraucht: Die Anteile werden gleichmäßig aufgeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::StartPage</name>
    <message>
        <source>Apportion</source>
        <translation>Apportion</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster, and see what it does before it does it.</source>
        <translation>Die Fair-Share- und Prioritätsrichtlinie eines Slurm-Clusters entwerfen und sehen, was sie bewirkt, bevor sie es bewirkt.</translation>
    </message>
    <message>
        <source>Your cluster</source>
        <translation>Ihr Cluster</translation>
    </message>
    <message>
        <source>Import from files…</source>
        <translation>Aus Dateien importieren…</translation>
    </message>
    <message>
        <source>slurm.conf, the associations that sacctmgr dumps, usage from sshare, pending jobs from scontrol.</source>
        <translation>slurm.conf, die Assoziationen aus sacctmgr dump, Verbrauch aus sshare, wartende Jobs aus scontrol.</translation>
    </message>
    <message>
        <source>Open a policy…</source>
        <translation>Richtlinie öffnen…</translation>
    </message>
    <message>
        <source>A file that Apportion saved, or any of Slurm&apos;s. Files can be dropped here too.</source>
        <translation>Eine von Apportion gespeicherte Datei oder eine von Slurm. Dateien lassen sich auch hier ablegen.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendete Dateien</translation>
    </message>
    <message>
        <source>What you open or save will be listed here.</source>
        <translation>Was Sie öffnen oder speichern, wird hier aufgeführt.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>This build comes without samples.</source>
        <translation>Dieser Build kommt ohne Beispiele.</translation>
    </message>
    <message>
        <source>Import from a cluster…</source>
        <translation>Von einem Cluster importieren…</translation>
    </message>
    <message>
        <source>Asks a running cluster, here or through ssh, with commands that only read.</source>
        <translation>Fragt einen laufenden Cluster, hier oder über ssh, mit Befehlen, die nur lesen.</translation>
    </message>
    <message>
        <source>Learn how fair share works…</source>
        <translation>Lernen, wie Fair Share funktioniert…</translation>
    </message>
    <message>
        <source>Lessons beside the pages they talk about, with questions. They open samples of their own.</source>
        <translation>Lektionen neben den Seiten, von denen sie handeln, mit Fragen. Sie öffnen eigene Beispiele.</translation>
    </message>
    <message>
        <source>New policy…</source>
        <translation>Neue Richtlinie…</translation>
    </message>
    <message>
        <source>For a cluster that does not exist yet: nodes, partitions, accounts.</source>
        <translation>Für einen Cluster, den es noch nicht gibt: Knoten, Partitionen, Accounts.</translation>
    </message>
    <message>
        <source>Replay a made-up queue</source>
        <translation>Eine erdachte Warteschlange nachspielen</translation>
    </message>
    <message>
        <source>Some days of a university&apos;s jobs, with fair share and without: who waits longer, and why.</source>
        <translation>Einige Tage Jobs einer Universität, mit Fair Share und ohne: wer länger wartet, und warum.</translation>
    </message>
</context>
<context>
    <name>apportion::StepPlayer</name>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Die Schritte abspielen</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>The step that is shown</source>
        <translation>Der gezeigte Schritt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>Wie schnell die Schritte abgespielt werden</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>a speed</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>a speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>a speed</comment>
        <translation>Schnell</translation>
    </message>
</context>
<context>
    <name>apportion::SweepFrontChart</name>
    <message>
        <source>The best of two measures</source>
        <translation>Das Beste zweier Maße</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two measures</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>No point of the sweep has both measures.</source>
        <translation>Kein Punkt der Reihe hat beide Maße.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Nothing is better in both</source>
        <translation>Nichts ist in beidem besser</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing is better in both.</source>
        <translation>Nichts ist in beidem besser.</translation>
    </message>
    <message>
        <source>Something else is better in both.</source>
        <translation>Anderes ist in beidem besser.</translation>
    </message>
</context>
<context>
    <name>apportion::SweepMapChart</name>
    <message>
        <source>A measure over two settings</source>
        <translation>Ein Maß über zwei Einstellungen</translation>
    </message>
    <message>
        <source>A map needs a sweep over two settings.</source>
        <translation>Eine Karte braucht eine Reihe über zwei Einstellungen.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a setting and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1; the mean over what else changes</source>
        <translation>%1; das Mittel über alles andere, was sich ändert</translation>
    </message>
    <message>
        <source>down: %1</source>
        <comment>a setting</comment>
        <translation>nach unten: %1</translation>
    </message>
    <message>
        <source>across: %1</source>
        <comment>a setting</comment>
        <translation>nach rechts: %1</translation>
    </message>
</context>
<context>
    <name>apportion::SweepView</name>
    <message>
        <source>%1 · %2</source>
        <comment>a measure and of whom</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Results of a sweep</source>
        <translation>Ergebnisse einer Reihe</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Measure that it is held against</source>
        <translation>Maß, dem es gegenübersteht</translation>
    </message>
    <message>
        <source>Setting from top to bottom</source>
        <translation>Einstellung von oben nach unten</translation>
    </message>
    <message>
        <source>Setting from left to right</source>
        <translation>Einstellung von links nach rechts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Goes back to the replay</source>
        <translation>Kehrt zum Nachspiel zurück</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>This is no sweep that was merged (apportion-cli sweep merge): %1</source>
        <translation>Das ist keine zusammengeführte Reihe (apportion-cli sweep merge): %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), each with %2 seeds.</source>
        <translation>
            <numerusform>%1 Punkt mit %2 Startwerten.</numerusform>
            <numerusform>%1 Punkte, jeder mit %2 Startwerten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tasks are not in it.</source>
        <translation>%1 von %2 Aufgaben fehlen darin.</translation>
    </message>
    <message>
        <source>%1 (more is better)</source>
        <translation>%1 (mehr ist besser)</translation>
    </message>
    <message>
        <source>%1 (less is better)</source>
        <translation>%1 (weniger ist besser)</translation>
    </message>
</context>
<context>
    <name>apportion::TableSection</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add a row below the current one</source>
        <translation>Eine Zeile unter der aktuellen hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate the selected rows</source>
        <translation>Die ausgewählten Zeilen duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected rows</source>
        <translation>Die ausgewählten Zeilen entfernen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move the selected rows up</source>
        <translation>Die ausgewählten Zeilen nach oben verschieben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move the selected rows down</source>
        <translation>Die ausgewählten Zeilen nach unten verschieben</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>apportion::TimeBar</name>
    <message>
        <source>Play the coming weeks</source>
        <translation>Die kommenden Wochen abspielen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>The moment that is shown</source>
        <translation>Der Zeitpunkt, der gezeigt wird</translation>
    </message>
    <message>
        <source>Rates of accounts</source>
        <translation>Raten von Accounts</translation>
    </message>
    <message>
        <source>All go on</source>
        <translation>Alle machen weiter</translation>
    </message>
    <message>
        <source>Everybody runs as in the last half-life, charged by the draft&apos;s prices</source>
        <translation>Alle rechnen wie in der letzten Halbwertszeit, zu den Preisen des Entwurfs</translation>
    </message>
    <message>
        <source>What runs now</source>
        <translation>Was jetzt läuft</translation>
    </message>
    <message>
        <source>The jobs that run now, or others like them in their places, run on</source>
        <translation>Die Jobs, die jetzt laufen, oder solche wie sie an ihrer Stelle laufen weiter</translation>
    </message>
    <message>
        <source>All run their share</source>
        <translation>Alle ihren Anteil</translation>
    </message>
    <message>
        <source>Everybody runs the share that is promised, the cluster being as busy as it was</source>
        <translation>Alle rechnen den Anteil, der ihnen zugesagt ist; der Cluster ist so beschäftigt wie bisher</translation>
    </message>
    <message>
        <source>All rest</source>
        <translation>Alle ruhen</translation>
    </message>
    <message>
        <source>What runs until then</source>
        <translation>Was bis dahin läuft</translation>
    </message>
    <message>
        <source>Nobody hands in anything: what is in the queue runs, and then nothing does</source>
        <translation>Niemand reicht etwas ein: was in der Warteschlange ist, läuft, danach nichts mehr</translation>
    </message>
    <message>
        <source>What the numbers will be: drag, or walk by keys: arrows a day, Page Up and Page Down a week, space plays. Dots before now are what the history keeps of this cluster</source>
        <translation>Was die Zahlen sein werden: ziehen oder mit Tasten gehen: Pfeile einen Tag, Bild auf und ab eine Woche, Leertaste spielt ab. Punkte vor jetzt sind, was der Verlauf von diesem Cluster kennt</translation>
    </message>
    <message>
        <source>Usage of then, policy of today; of the queue what is still there</source>
        <translation>Verbrauch von damals, Richtlinie von heute; von der Warteschlange, was noch da ist</translation>
    </message>
    <message>
        <source>Forecast · %1</source>
        <comment>a date</comment>
        <translation>Vorhersage · %1</translation>
    </message>
    <message>
        <source>Past · %1</source>
        <comment>a date</comment>
        <translation>Vergangenheit · %1</translation>
    </message>
    <message>
        <source>Draw a rate…</source>
        <translation>Eine Rate zeichnen…</translation>
    </message>
    <message>
        <source>rates: chem=2x</source>
        <translation>z. B. chem=2x</translation>
    </message>
    <message>
        <source>What accounts run instead until then, separated by commas: so many billing TRES at any time (chem=200), or so many times as much (chem=2x). After so many days another rate: chem=2x/14d:0.5x; the button beside it draws such a course</source>
        <translation>Was Accounts bis dahin stattdessen rechnen, durch Kommas getrennt: so viele Billing-TRES jederzeit (chem=200), oder so oft so viel (chem=2x). Nach so vielen Tagen eine andere Rate: chem=2x/14d:0.5x; der Knopf daneben zeichnet einen solchen Verlauf</translation>
    </message>
    <message>
        <source>What runs until then. Jobs of the queue start by their priority of today as their partitions and limits have room, with backfill where it is on, and end at their time limits: an estimate, where Replay looks at single nodes and preemption too</source>
        <translation>Was bis dahin läuft. Jobs der Warteschlange starten nach ihrer heutigen Priorität, sobald ihre Partitionen und Limits Platz haben, mit Backfill, wo es eingeschaltet ist, und enden an ihren Zeitlimits: eine Schätzung, während die Wiedergabe auch auf einzelne Knoten und Verdrängung achtet</translation>
    </message>
    <message>
        <source>Only accounts of this policy have rates, as in physics=2x: the forecast goes on without the others</source>
        <translation>Nur Accounts dieser Richtlinie haben Raten, etwa physics=2x: Die Vorhersage rechnet ohne die anderen weiter</translation>
    </message>
    <message>
        <source>“%1” is no rate, as chem=200, chem=2x and chem=2x/%2 are: the forecast goes on without it</source>
        <comment>what was typed; a later rate</comment>
        <translation>„%1“ ist keine Rate, wie chem=200, chem=2x und chem=2x/%2 es sind: Die Vorhersage rechnet ohne sie weiter</translation>
    </message>
</context>
<context>
    <name>apportion::TimeChart</name>
    <message>
        <source>Time from now (hours)</source>
        <translation>Zeit ab jetzt (Stunden)</translation>
    </message>
    <message>
        <source>Time from now (days)</source>
        <translation>Zeit ab jetzt (Tage)</translation>
    </message>
    <message>
        <source>Time from the moment shown (hours)</source>
        <translation>Zeit ab dem gezeigten Zeitpunkt (Stunden)</translation>
    </message>
    <message>
        <source>Time from the moment shown (days)</source>
        <translation>Zeit ab dem gezeigten Zeitpunkt (Tage)</translation>
    </message>
</context>
<context>
    <name>apportion::ToolBar</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithmus</translation>
    </message>
    <message>
        <source>Filter accounts and users</source>
        <translation>Accounts und Benutzer filtern</translation>
    </message>
    <message>
        <source>What the draft is compared with: the policy as it was opened, imported or last exported</source>
        <translation>Womit der Entwurf verglichen wird: die Richtlinie, wie sie geöffnet, importiert oder zuletzt exportiert wurde</translation>
    </message>
    <message>
        <source>Who rises and who falls against the baseline</source>
        <translation>Wer gegenüber dem Ausgangsstand steigt und wer fällt</translation>
    </message>
    <message>
        <source>The settings and commands that take this policy to the cluster</source>
        <translation>Die Einstellungen und Befehle, die diese Richtlinie auf den Cluster bringen</translation>
    </message>
    <message>
        <source>%1: what the policy asks for</source>
        <translation>%1: was die Richtlinie verlangt</translation>
    </message>
    <message>
        <source>Show what %1 would make of this policy</source>
        <translation>Zeigen, was %1 aus dieser Richtlinie machen würde</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Ausgangsstand: %1</translation>
    </message>
</context>
<context>
    <name>apportion::UsagePage</name>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Now, once</source>
        <translation>Jetzt, einmal</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Jede Woche</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Jeden Monat</translation>
    </message>
    <message>
        <source>Every quarter</source>
        <translation>Jedes Quartal</translation>
    </message>
    <message>
        <source>Every year</source>
        <translation>Jedes Jahr</translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation>Verbrauch klingt nicht ab</translation>
    </message>
    <message>
        <source>Half is left after %1</source>
        <translation>Die Hälfte bleibt: %1</translation>
    </message>
    <message>
        <source>Old usage only fades</source>
        <translation>Alter Verbrauch klingt nur ab</translation>
    </message>
    <message>
        <source>All usage is 0 at midnight</source>
        <translation>Aller Verbrauch ist um Mitternacht 0</translation>
    </message>
    <message>
        <source>All usage is 0 on Sunday at 00:00</source>
        <translation>Aller Verbrauch ist sonntags um 00:00 Uhr 0</translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each month</source>
        <translation>Aller Verbrauch ist am 1. jedes Monats 0</translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each quarter</source>
        <translation>Aller Verbrauch ist am 1. jedes Quartals 0</translation>
    </message>
    <message>
        <source>All usage is 0 on 1 January</source>
        <translation>Aller Verbrauch ist am 1. Januar 0</translation>
    </message>
    <message>
        <source>Does nothing under Fair Tree</source>
        <translation>Wirkt unter Fair Tree nicht</translation>
    </message>
    <message>
        <source>Not dampened</source>
        <translation>Nicht gedämpft</translation>
    </message>
    <message>
        <source>F halves with every %1 shares used</source>
        <translation>F halbiert sich mit jedem Verbrauch von %1 Anteilen</translation>
    </message>
    <message>
        <source>Usage of the accounts</source>
        <translation>Verbrauch der Accounts</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Verbrauch</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>Halbwertszeit</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Calculated every</source>
        <translation>Berechnet alle</translation>
    </message>
    <message>
        <source>Dampening factor</source>
        <translation>Dämpfungsfaktor</translation>
    </message>
    <message>
        <source>How usage fades</source>
        <translation>Wie Verbrauch abklingt</translation>
    </message>
    <message>
        <source>times as slurm.conf writes them: minutes, h:min:sec, d-h, d-h:min</source>
        <translation>Zeiten wie in slurm.conf: Minuten, h:min:s, d-h, d-h:min</translation>
    </message>
    <message>
        <source>Usage of the accounts and their regimes</source>
        <translation>Verbrauch der Accounts und ihre Regime</translation>
    </message>
    <message>
        <source>%1, printed %2 or before</source>
        <comment>usage, and when its file was written</comment>
        <translation>%1, ausgegeben %2 oder davor</translation>
    </message>
    <message>
        <source>%1 TRES·s in all</source>
        <translation>%1 TRES·s insgesamt</translation>
    </message>
    <message>
        <source>What would it take?</source>
        <translation>Was wäre dafür nötig?</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show the fields of half-life, reset, period and dampening, or what they come to in a line</source>
        <translation>Die Felder von Halbwertszeit, Zurücksetzen, Takt und Dämpfung zeigen, oder in einer Zeile, was sie bewirken</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Half is left after 136 years: hardly anything fades</source>
        <translation>Die Hälfte bleibt: 136 Jahre; kaum etwas klingt ab</translation>
    </message>
    <message>
        <source>All usage is 0 at the first pass after slurmctld has read it</source>
        <translation>Aller Verbrauch ist 0 beim ersten Durchgang, nachdem slurmctld es gelesen hat</translation>
    </message>
</context>
<context>
    <name>apportion::WaitingChart</name>
    <message>
        <source>Priority while waiting</source>
        <translation>Priorität beim Warten</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who passes whom by waiting.</source>
        <translation>Noch keine Jobs. Die Ausgabe von „scontrol -o show job“ importieren, um zu sehen, wer wen durch Warten überholt.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorität (Punkte)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a job and its user</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 passes %2: %3</source>
        <comment>a job, another, a time</comment>
        <translation>%1 überholt %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n weiterer nicht gezeichnet</numerusform>
            <numerusform>%n weitere nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>Wartezeit: %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3, age full</source>
        <translation>%1 von %2: %3, Alter voll</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Fair share is held as it is now; only age grows</source>
        <translation>Fair Share bleibt wie jetzt; nur das Alter wächst</translation>
    </message>
</context>
<context>
    <name>apportion::WaitingForm</name>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> Tage</translation>
    </message>
    <message>
        <source>for the typical user</source>
        <translation>für den typischen Benutzer</translation>
    </message>
    <message>
        <source>for every user</source>
        <translation>für jeden Benutzer</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Gewartet</translation>
    </message>
    <message>
        <source>Who waits is</source>
        <translation>Wer wartet, ist</translation>
    </message>
    <message>
        <source>passes who is</source>
        <translation>überholt, wer ist</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>From factor %1 to %2 with an age factor of %3: PriorityWeightAge at least %4</source>
        <translation>Von Faktor %1 zu %2 mit einem Altersfaktor von %3: PriorityWeightAge mindestens %4</translation>
    </message>
    <message>
        <source>Set PriorityWeightAge to %1</source>
        <translation>PriorityWeightAge auf %1 setzen</translation>
    </message>
    <message>
        <source>No PriorityWeightAge of 32 bit makes up for factor %1 to %2.</source>
        <translation>Kein PriorityWeightAge von 32 Bit wiegt Faktor %1 gegen %2 auf.</translation>
    </message>
    <message>
        <source>or PriorityWeightFairshare at most %1</source>
        <translation>oder PriorityWeightFairshare höchstens %1</translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to %1</source>
        <translation>PriorityWeightFairshare auf %1 setzen</translation>
    </message>
</context>
<context>
    <name>apportion::WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Import from files…</source>
        <translation>Aus Dateien &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export settings…</source>
        <translation>&amp;Einstellungen exportieren…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Filter accounts and users</source>
        <translation>Accounts und Benutzer &amp;filtern</translation>
    </message>
    <message>
        <source>&amp;Copy the derivation</source>
        <translation>&amp;Herleitung kopieren</translation>
    </message>
    <message>
        <source>Panel at the &amp;right</source>
        <translation>&amp;Rechte Seitenleiste</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;Use the algorithm that is shown</source>
        <translation>&amp;Gezeigten Algorithmus verwenden</translation>
    </message>
    <message>
        <source>Fair Tree as &amp;documented (tied accounts merged)</source>
        <translation>Fair Tree wie &amp;dokumentiert (Accounts im Gleichstand zusammengelegt)</translation>
    </message>
    <message>
        <source>Compare with the policy as it is &amp;now</source>
        <translation>Mit der jetzigen Richtlinie &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;About Apportion</source>
        <translation>&amp;Über Apportion</translation>
    </message>
    <message>
        <source>Slurm walks tied accounts one after the other; its documentation says that their children form one level.</source>
        <translation>Slurm durchläuft Accounts im Gleichstand nacheinander; laut seiner Dokumentation bilden ihre Kinder eine Ebene.</translation>
    </message>
    <message>
        <source>What is changed from now on is shown as changed.</source>
        <translation>Was von jetzt an geändert wird, erscheint als geändert.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Bei&amp;spiele</translation>
    </message>
    <message>
        <source>Save &amp;picture</source>
        <translation>Bi&amp;ld speichern</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>Dun&amp;kel</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Richtlinie</translation>
    </message>
    <message>
        <source>&amp;Show under</source>
        <translation>&amp;Zeigen unter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Diese vergessen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>Compare with &amp;another policy…</source>
        <translation>Mit &amp;anderer Richtlinie vergleichen…</translation>
    </message>
    <message>
        <source>Compare with the policy as it was &amp;opened</source>
        <translation>Mit der Richtlinie wie ge&amp;öffnet vergleichen</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>&amp;Nächster Teil des Fensters</translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files; nothing in the draft changes.</source>
        <translation>Eine Richtliniendatei oder eine Datei von Slurm; am Entwurf ändert sich nichts.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>%1 % (normal)</source>
        <translation>%1 % (normal)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys that do the same</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>In tables and trees</source>
        <translation>In Tabellen und Bäumen</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Zelle bearbeiten</translation>
    </message>
    <message>
        <source>Take the typed value</source>
        <translation>Eingegebenen Wert übernehmen</translation>
    </message>
    <message>
        <source>Leave the cell as it was</source>
        <translation>Zelle lassen, wie sie war</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Mehr auswählen</translation>
    </message>
    <message>
        <source>Shift or Ctrl with the arrow keys</source>
        <translation>Umschalt oder Strg mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Ausgewählte Zeilen kopieren</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Import from a &amp;cluster…</source>
        <translation>Von einem &amp;Cluster importieren…</translation>
    </message>
    <message>
        <source>Write a repor&amp;t…</source>
        <translation>Berich&amp;t schreiben…</translation>
    </message>
    <message>
        <source>Show larger, on a pro&amp;jector</source>
        <translation>Größer zeigen, auf einem Pro&amp;jektor</translation>
    </message>
    <message>
        <source>Compare with what was last e&amp;xported</source>
        <translation>Mit dem zuletzt E&amp;xportierten vergleichen</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>Text of &amp;normal size</source>
        <translation>Text in &amp;normaler Größe</translation>
    </message>
    <message>
        <source>From match to match while the filter has the keyboard</source>
        <translation>Von Treffer zu Treffer, während im Filter getippt wird</translation>
    </message>
    <message>
        <source>Recover edits that were put asi&amp;de…</source>
        <translation>Beisei&amp;tegelegte Änderungen wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Find an&amp;ything…</source>
        <translation>&amp;Alles finden…</translation>
    </message>
    <message>
        <source>Re&amp;fresh from files…</source>
        <translation>Aus Dateien auf&amp;frischen…</translation>
    </message>
    <message>
        <source>Help for the &amp;time bar</source>
        <translation>Hilfe zur &amp;Zeitleiste</translation>
    </message>
    <message>
        <source>create,empty,wizard,template</source>
        <translation>anlegen,leer,Assistent,Vorlage</translation>
    </message>
    <message>
        <source>load,file</source>
        <translation>laden,Datei</translation>
    </message>
    <message>
        <source>update,reload,sshare,sprio,squeue,usage,jobs</source>
        <translation>aktualisieren,neu laden,sshare,sprio,squeue,Verbrauch,Jobs</translation>
    </message>
    <message>
        <source>read,load,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON</source>
        <translation>lesen,laden,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON</translation>
    </message>
    <message>
        <source>pull,ssh,running cluster,live</source>
        <translation>abfragen,ssh,laufender Cluster,live</translation>
    </message>
    <message>
        <source>restore,crash,unsaved,journal,lost</source>
        <translation>wiederherstellen,Absturz,ungesichert,Journal,verloren</translation>
    </message>
    <message>
        <source>apply,script,sacctmgr,slurm.conf,flat file</source>
        <translation>anwenden,Skript,sacctmgr,slurm.conf,Textdatei</translation>
    </message>
    <message>
        <source>print,PDF,HTML</source>
        <translation>drucken,PDF,HTML</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message>
        <source>findings,errors,warnings,check</source>
        <translation>Befunde,Fehler,Warnungen,prüfen</translation>
    </message>
    <message>
        <source>presentation,full screen,beamer</source>
        <translation>Präsentation,Vollbild,Beamer</translation>
    </message>
    <message>
        <source>ties,same LevelFS</source>
        <translation>Gleichstand,gleiche LevelFS</translation>
    </message>
    <message>
        <source>baseline,set the baseline</source>
        <translation>Ausgangsstand,Baseline,Ausgangsstand setzen</translation>
    </message>
    <message>
        <source>baseline,diff</source>
        <translation>Ausgangsstand,Baseline,diff</translation>
    </message>
    <message>
        <source>baseline,revert</source>
        <translation>Ausgangsstand,Baseline,zurück</translation>
    </message>
    <message>
        <source>baseline,last export</source>
        <translation>Ausgangsstand,Baseline,letzter Export</translation>
    </message>
    <message>
        <source>keyboard,shortcuts</source>
        <translation>Tastatur,Tastenkürzel</translation>
    </message>
    <message>
        <source>manual,documentation,how</source>
        <translation>Handbuch,Dokumentation,wie</translation>
    </message>
    <message>
        <source>version,license</source>
        <translation>Version,Lizenz</translation>
    </message>
    <message>
        <source>Undo &amp;list</source>
        <translation>Rückgängig-&amp;Liste</translation>
    </message>
    <message>
        <source>history,note,reason,why,comment,steps,edits</source>
        <translation>Verlauf,Notiz,Grund,warum,Kommentar,Schritte,Bearbeitungen,rückgängig</translation>
    </message>
</context>
<context>
    <name>apportion::WindowNotices</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 was not saved when the program ended on %2: %3.</source>
        <translation>%1 war nicht gespeichert, als das Programm am %2 endete: %3.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>%1 is not there any more. The policy is still open here; saving writes the file again.</source>
        <translation>%1 ist nicht mehr vorhanden. Die Richtlinie ist hier noch geöffnet; Speichern schreibt die Datei neu.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Somebody else wrote %1 while you edited it here.</source>
        <translation>Jemand anderes hat %1 geschrieben, während Sie es hier bearbeitet haben.</translation>
    </message>
    <message>
        <source>Somebody else wrote %1 since it was opened here.</source>
        <translation>Jemand anderes hat %1 geschrieben, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Not saved: somebody else wrote %1 meanwhile, and nothing of theirs was replaced.</source>
        <translation>Nicht gespeichert: Jemand anderes hat %1 inzwischen geschrieben, und nichts davon wurde ersetzt.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>%1 is not complete, and was not opened: what is left of it may be half of a policy.</source>
        <translation>%1 ist nicht vollständig und wurde nicht geöffnet: Was davon übrig ist, kann eine halbe Richtlinie sein.</translation>
    </message>
    <message>
        <source>Open what is left</source>
        <translation>Öffnen, was übrig ist</translation>
    </message>
    <message>
        <source>This is what is left of %1, which is not complete: it is not compared, not exported, and saved under another name.</source>
        <translation>Dies ist, was von %1 übrig ist, das nicht vollständig ist: Es wird nicht verglichen, nicht exportiert und unter einem anderen Namen gespeichert.</translation>
    </message>
    <message>
        <source>Unsaved edits that could not be read, or that you did not want, are kept in %1.</source>
        <translation>Ungespeicherte Änderungen, die nicht lesbar waren oder die Sie nicht wollten, liegen in %1.</translation>
    </message>
    <message>
        <source>Recover…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>The file was written by others since: your edits are merged into it.</source>
        <translation>Andere haben die Datei seither geschrieben: Ihre Änderungen werden hineingeführt.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>it stands in no file yet</source>
        <translation>steht noch in keiner Datei</translation>
    </message>
    <message>
        <source>The folder of %1 is not there any more. The policy is still open here: save it elsewhere.</source>
        <translation>Den Ordner von %1 gibt es nicht mehr. Die Richtlinie ist hier noch offen: Speichern Sie sie an einem anderen Ort.</translation>
    </message>
</context>
<context>
    <name>apportion::WorkProgress</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
</TS>
