<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>BaselineText</name>
    <message>
        <source>d MMM</source>
        <comment>a date in the tool bar</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>opened %1</source>
        <comment>a policy, on a day</comment>
        <translation>ouverte %1</translation>
    </message>
    <message>
        <source>exported %1</source>
        <comment>a policy, on a day</comment>
        <translation>exportée %1</translation>
    </message>
    <message>
        <source>set %1</source>
        <comment>a policy, on a day</comment>
        <translation>fixée %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <comment>a policy, on a day</comment>
        <translation>du %1</translation>
    </message>
</context>
<context>
    <name>ChangeListModel</name>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user in an account</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>parts brutes</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorité</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>values, at reconfigure</source>
        <comment>of a partition that changed: when slurmctld takes them</comment>
        <translation>valeurs, à reconfigure</translation>
    </message>
    <message>
        <source>setting, at a restart</source>
        <translation>paramètre, à un redémarrage</translation>
    </message>
    <message>
        <source>setting, at reconfigure</source>
        <translation>paramètre, à reconfigure</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a moment after a change, and what the change does by then</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>removed, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>supprimé, avec %n utilisateur</numerusform>
            <numerusform>supprimé, avec %n utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>added, with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>ajouté, avec %n utilisateur</numerusform>
            <numerusform>ajouté, avec %n utilisateurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeSummary</name>
    <message numerus="yes">
        <source>%n share(s) changed</source>
        <translation>
            <numerusform>%n part modifiée</numerusform>
            <numerusform>%n parts modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight(s) changed</source>
        <translation>
            <numerusform>%n poids modifié</numerusform>
            <numerusform>%n poids modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed</source>
        <translation>
            <numerusform>%n paramètre modifié</numerusform>
            <numerusform>%n paramètres modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s) changed</source>
        <translation>
            <numerusform>%n partition modifiée</numerusform>
            <numerusform>%n partitions modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n QOS changed</source>
        <translation>
            <numerusform>%n QOS modifiée</numerusform>
            <numerusform>%n QOS modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) added</source>
        <translation>
            <numerusform>%n association ajoutée</numerusform>
            <numerusform>%n associations ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) removed</source>
        <translation>
            <numerusform>%n association supprimée</numerusform>
            <numerusform>%n associations supprimées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n association(s) moved</source>
        <translation>
            <numerusform>%n association déplacée</numerusform>
            <numerusform>%n associations déplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>options of %n association(s) changed</source>
        <translation>
            <numerusform>options de %n association modifiées</numerusform>
            <numerusform>options de %n associations modifiées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>The chart could not be drawn at this size. Choose a smaller one.</source>
        <translation>Le graphique n&apos;a pas pu être dessiné à cette taille. Choisissez-en une plus petite.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Impossible d&apos;écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Policy and moment</source>
        <translation>Politique et moment</translation>
    </message>
    <message>
        <source>usage of %1</source>
        <translation>consommation du %1</translation>
    </message>
</context>
<context>
    <name>ChartKind</name>
    <message>
        <source>Usage decay</source>
        <translation>Décroissance de la consommation</translation>
    </message>
    <message>
        <source>Regimes</source>
        <translation>Régimes</translation>
    </message>
    <message>
        <source>Priority by factor</source>
        <translation>Priorité par facteur</translation>
    </message>
    <message>
        <source>Share map: shares</source>
        <translation>Carte des parts&#xa0;: parts</translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation>Carte des parts&#xa0;: consommation</translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation>Carte des parts&#xa0;: consommation et parts</translation>
    </message>
    <message>
        <source>Algorithms side by side</source>
        <translation>Algorithmes côte à côte</translation>
    </message>
    <message>
        <source>Recovery and banking</source>
        <translation>Récupération et mise en réserve</translation>
    </message>
    <message>
        <source>Priority while waiting</source>
        <translation>Priorité pendant l&apos;attente</translation>
    </message>
    <message>
        <source>What outweighs what</source>
        <translation>Ce qui l&apos;emporte sur quoi</translation>
    </message>
    <message>
        <source>Billing by TRES</source>
        <translation>Facturation par TRES</translation>
    </message>
    <message>
        <source>Icicle: shares</source>
        <translation>Diagramme en glaçons&#xa0;: parts</translation>
    </message>
    <message>
        <source>Icicle: usage</source>
        <translation>Diagramme en glaçons&#xa0;: consommation</translation>
    </message>
    <message>
        <source>Icicle: usage against shares</source>
        <translation>Diagramme en glaçons&#xa0;: consommation rapportée aux parts</translation>
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
        <translation>%1 j %2 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
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
        <translation>Importer depuis un cluster</translation>
    </message>
    <message>
        <source>Asks a running cluster for its settings, associations, usage and jobs. The commands below only read: nothing on the cluster is changed.</source>
        <translation>Demande à un cluster en service ses paramètres, ses associations, sa consommation et ses jobs. Les commandes ci-dessous ne font que lire&#xa0;: rien n&apos;est modifié sur le cluster.</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>&amp;Cette machine</translation>
    </message>
    <message>
        <source>C&amp;luster</source>
        <translation>C&amp;luster</translation>
    </message>
    <message>
        <source>the machine&apos;s own</source>
        <translation>celui de la machine</translation>
    </message>
    <message>
        <source>Another cluster of the same slurmdbd, by its name</source>
        <translation>Un autre cluster du même slurmdbd, par son nom</translation>
    </message>
    <message>
        <source>Throu&amp;gh ssh to</source>
        <translation>Par ss&amp;h vers</translation>
    </message>
    <message>
        <source>Host for ssh</source>
        <translation>Hôte pour ssh</translation>
    </message>
    <message>
        <source>&amp;Commands in</source>
        <translation>&amp;Commandes dans</translation>
    </message>
    <message>
        <source>the search path</source>
        <translation>le chemin de recherche</translation>
    </message>
    <message>
        <source>The folder of scontrol, sacctmgr and sshare, where no search path leads there</source>
        <translation>Le dossier de scontrol, sacctmgr et sshare, s&apos;ils ne sont pas dans le chemin de recherche</translation>
    </message>
    <message>
        <source>With your own ssh configuration and agent; no password is ever asked for.</source>
        <translation>Avec votre propre configuration ssh et votre agent&#xa0;; aucun mot de passe n&apos;est jamais demandé.</translation>
    </message>
    <message>
        <source>Ti&amp;me for each</source>
        <translation>&amp;Durée pour chacune</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Copies the command lines, to be run by hand</source>
        <translation>Copie les lignes de commande, à exécuter à la main</translation>
    </message>
    <message>
        <source>Commands and their answers</source>
        <translation>Commandes et leurs réponses</translation>
    </message>
    <message>
        <source>The chosen command line</source>
        <translation>La ligne de commande choisie</translation>
    </message>
    <message>
        <source>Questions that were answered</source>
        <translation>Questions ayant reçu une réponse</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>&amp;Enregistrer les réponses…</translation>
    </message>
    <message>
        <source>Saves what the commands printed as a folder that can be opened elsewhere</source>
        <translation>Enregistre ce que les commandes ont affiché dans un dossier qui peut être ouvert ailleurs</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Inte&amp;rroger</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Keep in the history</source>
        <translation>Conserver dans l’historique</translation>
    </message>
    <message>
        <source>When it is opened, everybody&apos;s usage and fair share are kept for the page History</source>
        <translation>À l’ouverture, la consommation et le fair share de tous sont conservés pour la page Historique</translation>
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
        <translation>%1, son meilleur utilisateur, est parti, et il n’y a plus personne</translation>
    </message>
    <message>
        <source>%1 is its best user now; nobody was in it before</source>
        <translation>%1 est maintenant son meilleur utilisateur&#xa0;; il n’y avait personne avant</translation>
    </message>
    <message>
        <source>%1, who is new, is its best user now</source>
        <translation>%1, qui est nouveau, est maintenant son meilleur utilisateur</translation>
    </message>
    <message>
        <source>%1, who came from %2, is its best user now</source>
        <translation>%1, qui vient de %2, est maintenant son meilleur utilisateur</translation>
    </message>
    <message>
        <source>%1, its best user, left; %2 is now</source>
        <translation>%1, son meilleur utilisateur, est parti&#xa0;; c’est maintenant %2</translation>
    </message>
    <message>
        <source>%1, its best user, left; %2 is now, for whom: %3</source>
        <translation>%1, son meilleur utilisateur, est parti&#xa0;; c’est maintenant %2, pour qui&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is its best user now, no longer %2</source>
        <translation>%1 est maintenant son meilleur utilisateur, et non plus %2</translation>
    </message>
    <message>
        <source>%1 is its best user now, no longer %2; for %1: %3</source>
        <translation>%1 est maintenant son meilleur utilisateur, et non plus %2&#xa0;; pour %1&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>FinderText</name>
    <message>
        <source>user</source>
        <translation>utilisateur</translation>
    </message>
    <message>
        <source>account</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a job&apos;s id and its name</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>job of %1 in %2</source>
        <translation>job de %1 dans %2</translation>
    </message>
    <message>
        <source>setting</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partition</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>job</source>
        <translation>job</translation>
    </message>
</context>
<context>
    <name>Formula</name>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>parent</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>QOS priority</source>
        <translation>priorité de la QOS</translation>
    </message>
    <message>
        <source>users</source>
        <translation>utilisateurs</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>demandé</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>node</source>
        <translation>node</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>highest of all partitions</source>
        <translation>la plus haute de toutes les partitions</translation>
    </message>
    <message>
        <source>highest of all QOS</source>
        <translation>la plus haute de toutes les QOS</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>GRES of a node</source>
        <translation>GRES d’un nœud</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>CPU d’un nœud</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>consommation</translation>
    </message>
    <message>
        <source>usage of what is below</source>
        <translation>consommation de ce qui est en dessous</translation>
    </message>
    <message>
        <source>the sum, cut to an integer between 1 and 4294967295</source>
        <translation>la somme, tronquée à un entier entre 1 et 4294967295</translation>
    </message>
    <message>
        <source>own</source>
        <translation>la sienne</translation>
    </message>
    <message>
        <source>over the weighted TRES</source>
        <translation>sur les TRES pondérés</translation>
    </message>
    <message>
        <source>total of the partition</source>
        <translation>total de la partition</translation>
    </message>
    <message>
        <source>years</source>
        <translation>années</translation>
    </message>
    <message>
        <source>years passed</source>
        <translation>années écoulées</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>users with a higher factor</source>
        <translation>utilisateurs au facteur plus élevé</translation>
    </message>
    <message>
        <source>users ranked before</source>
        <translation>utilisateurs classés avant</translation>
    </message>
    <message>
        <source>usage now</source>
        <translation>consommation actuelle</translation>
    </message>
    <message>
        <source>usage factor</source>
        <translation>facteur de consommation</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>those of all siblings</source>
        <translation>celles de tous les frères</translation>
    </message>
    <message>
        <source>siblings</source>
        <translation>frères</translation>
    </message>
    <message>
        <source>shares now</source>
        <translation>parts actuelles</translation>
    </message>
    <message>
        <source>shares below root</source>
        <translation>parts sous root</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>rank of the user before</source>
        <translation>rang de l’utilisateur précédent</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>queue</source>
        <translation>file d’attente</translation>
    </message>
    <message>
        <source>parts</source>
        <translation>portions</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>left</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>highest of all</source>
        <translation>la plus haute de toutes</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>la plus haute</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tracé</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>acheteurs</translation>
    </message>
    <message>
        <source>billing</source>
        <translation>facturation</translation>
    </message>
    <message>
        <source>association priority</source>
        <translation>priorité de l’association</translation>
    </message>
    <message>
        <source>always tracked</source>
        <translation>toujours suivis</translation>
    </message>
    <message>
        <source>accrue time</source>
        <translation>début de l’âge</translation>
    </message>
    <message>
        <source>accounts</source>
        <translation>comptes</translation>
    </message>
    <message>
        <source>TRES of public nodes</source>
        <translation>TRES des nœuds publics</translation>
    </message>
    <message>
        <source>TRES of all nodes</source>
        <translation>TRES de tous les nœuds</translation>
    </message>
    <message>
        <source>TRES of a node</source>
        <translation>TRES d’un nœud</translation>
    </message>
    <message>
        <source>FLOPS of a core</source>
        <translation>FLOPS d’un cœur</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>processeurs</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>parts brutes</translation>
    </message>
    <message>
        <source>level shares</source>
        <translation>parts du niveau</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
</context>
<context>
    <name>Headless</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation>Il n&apos;y a pas de politique sur laquelle travailler.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>Written to %1:</source>
        <translation>Écrit dans %1&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n compte</numerusform>
            <numerusform>%n comptes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, evaluated as %5 in %6 ms</source>
        <translation>%1&#xa0;: %2, %3, %4, évalués comme %5 en %6 ms</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Impossible d&apos;écrire %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n association d&apos;utilisateur</numerusform>
            <numerusform>%n associations d&apos;utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is there already, and its apply.sh has changed the cluster: rollback.sh is the way back.</source>
        <translation>%1 existe déjà, et son apply.sh a modifié le cluster&#xa0;: rollback.sh permet le retour en arrière.</translation>
    </message>
    <message>
        <source>%1 is there already, and is not as an export left it (export.b2sums).</source>
        <translation>%1 existe déjà, et n’est pas tel qu’un export l’a laissé (export.b2sums).</translation>
    </message>
    <message>
        <source>%1 is there already, and is of another cluster.</source>
        <translation>%1 existe déjà, et vient d’un autre cluster.</translation>
    </message>
</context>
<context>
    <name>HeadlessChart</name>
    <message>
        <source>There is no chart “%1”. The charts are: %2.</source>
        <translation>Il n&apos;y a pas de graphique «&#xa0;%1&#xa0;». Les graphiques sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Name the file to write with --out.</source>
        <translation>Indiquez avec --out le fichier à écrire.</translation>
    </message>
    <message>
        <source>There is no policy to work on.</source>
        <translation>Il n&apos;y a pas de politique sur laquelle travailler.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>A chart is a .png, .svg, .pdf or .csv file, not %1.</source>
        <translation>Un graphique est un fichier .png, .svg, .pdf ou .csv, pas %1.</translation>
    </message>
</context>
<context>
    <name>HeadlessReport</name>
    <message>
        <source>There is no policy to work on.</source>
        <translation>Il n&apos;y a pas de politique sur laquelle travailler.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>There is nothing in %1 to compare with.</source>
        <translation>Il n&apos;y a rien dans %1 à quoi comparer.</translation>
    </message>
    <message>
        <source>There is no baseline: nothing can be said of what changes for an account.</source>
        <translation>Il n’y a pas de référence&#xa0;: on ne peut pas dire ce qui change pour un compte.</translation>
    </message>
    <message>
        <source>There is no account %1.</source>
        <translation>Le compte %1 n&apos;existe pas.</translation>
    </message>
    <message>
        <source>A report is a .pdf or an .html file, not %1.</source>
        <translation>Un rapport est un fichier .pdf ou .html, pas %1.</translation>
    </message>
    <message>
        <source>%1 is not complete: nothing is compared with it.</source>
        <translation>%1 n’est pas complet&#xa0;: rien n’y est comparé.</translation>
    </message>
    <message>
        <source>--largest is how many rows of each list the report has, such as 60, not %1.</source>
        <translation>--largest est le nombre de lignes de chaque liste dans le rapport, par exemple 60, et non %1.</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import from files</source>
        <translation>Importer des fichiers</translation>
    </message>
    <message>
        <source>Give what you have of these files. slurm.conf or the associations are enough to begin with.</source>
        <translation>Indiquez ceux de ces fichiers dont vous disposez. slurm.conf ou les associations suffisent pour commencer.</translation>
    </message>
    <message>
        <source>&amp;slurm.conf</source>
        <translation>&amp;slurm.conf</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Priority settings, nodes, partitions, TRES: a copy of the cluster&apos;s slurm.conf</source>
        <translation>Paramètres de priorité, nœuds, partitions, TRES&#xa0;: une copie du slurm.conf du cluster</translation>
    </message>
    <message>
        <source>&amp;Associations</source>
        <translation>&amp;Associations</translation>
    </message>
    <message>
        <source>Accounts, users, shares and QOS: sacctmgr dump CLUSTER file=associations.cfg</source>
        <translation>Comptes, utilisateurs, parts et QOS&#xa0;: sacctmgr dump CLUSTER file=associations.cfg</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>&amp;Consommation</translation>
    </message>
    <message>
        <source>Decayed usage: sshare -a -P -o Account,User,RawUsage &gt; usage.txt</source>
        <translation>Consommation après décroissance&#xa0;: sshare -a -P -o Account,User,RawUsage &gt; usage.txt</translation>
    </message>
    <message>
        <source>Pending &amp;jobs</source>
        <translation>&amp;Jobs en attente</translation>
    </message>
    <message>
        <source>Jobs to order: scontrol -o show job &gt; jobs.txt</source>
        <translation>Jobs à ordonner&#xa0;: scontrol -o show job &gt; jobs.txt</translation>
    </message>
    <message>
        <source>&amp;Partitions</source>
        <translation>&amp;Partitions</translation>
    </message>
    <message>
        <source>Optional, as running: scontrol -o show partition &gt; partitions.txt</source>
        <translation>Facultatif, telles qu&apos;en service&#xa0;: scontrol -o show partition &gt; partitions.txt</translation>
    </message>
    <message>
        <source>Choose several files…</source>
        <translation>Choisir plusieurs fichiers…</translation>
    </message>
    <message>
        <source>Each file is put where it belongs, told from its beginning</source>
        <translation>Chaque fichier est mis à sa place, reconnue d&apos;après son début</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>A folder of such files, as saved when a cluster was asked</source>
        <translation>Un dossier de tels fichiers, tel qu&apos;enregistré en interrogeant un cluster</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Name an account and a user.</source>
        <translation>Indiquez un compte et un utilisateur.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Le compte «&#xa0;%1&#xa0;» n&apos;existe pas.</translation>
    </message>
    <message>
        <source>There is no partition “%1”.</source>
        <translation>Il n&apos;y a pas de partition «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Name a partition: none is the default.</source>
        <translation>Indiquez une partition&#xa0;: aucune n&apos;est celle par défaut.</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>Il n&apos;y a pas de QOS «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is no TRES: write gres/gpu=2,license/matlab=1.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un TRES&#xa0;: écrivez gres/gpu=2,license/matlab=1.</translation>
    </message>
    <message>
        <source>“%1” is no memory: write 16000 (MB) or 16G.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une quantité de mémoire&#xa0;: écrivez 16000 (MB) ou 16G.</translation>
    </message>
    <message>
        <source>%1 has a field of its own, or follows.</source>
        <translation>%1 a son propre champ, ou en découle.</translation>
    </message>
    <message>
        <source>There is no job in the text: copy what scontrol show job prints.</source>
        <translation>Le texte ne contient aucun job&#xa0;: copiez ce qu&apos;affiche scontrol show job.</translation>
    </message>
</context>
<context>
    <name>LearnerResults</name>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>solution montrée</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>Results of the lessons</source>
        <translation>Résultats des leçons</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Answered rightly</source>
        <translation>Réponses justes</translation>
    </message>
    <message>
        <source>%1 of %2 questions</source>
        <translation>%1 sur %2 questions</translation>
    </message>
    <message>
        <source>results</source>
        <comment>a file&apos;s name</comment>
        <translation>resultats</translation>
    </message>
    <message>
        <source>after all other options</source>
        <translation>après toutes les autres réponses</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>What was changed before this step: %1</source>
        <translation>Ce qui fut changé avant cette étape&#xa0;: %1</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <comment>where it stands what a lesson says of Slurm</comment>
        <translation>Sources&#xa0;: %1</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Comment il se calcule</translation>
    </message>
    <message>
        <source>The picture, which tells the answer</source>
        <translation>L’image, qui donne la réponse</translation>
    </message>
    <message>
        <source>Slurm’s page %1</source>
        <translation>la page %1 de Slurm</translation>
    </message>
    <message>
        <source>Slurm’s source file %1</source>
        <translation>le fichier source %1 de Slurm</translation>
    </message>
    <message>
        <source>numbers that a running Slurm printed</source>
        <translation>des nombres affichés par un Slurm en marche</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <comment>a time</comment>
        <translation>%1 passent</translation>
    </message>
    <message>
        <source>raw shares of %1: %2</source>
        <translation>parts brutes de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>raw shares of %1 in %2: %3</source>
        <translation>parts brutes de %1 dans %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>usage of %1 in %2: %3</source>
        <translation>consommation de %1 dans %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>billing weights of partition %1: %2</source>
        <translation>poids de facturation de la partition %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>UsageFactor of QOS %1: %2</source>
        <translation>UsageFactor de la QOS %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nice of job %1: %2</source>
        <translation>nice du job %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>How it comes about, which tells the answer of a question above</source>
        <translation>Comment il se calcule, ce qui donne la réponse à une question plus haut</translation>
    </message>
    <message>
        <source>The picture, which tells the answer of a question above</source>
        <translation>L’image, qui donne la réponse à une question plus haut</translation>
    </message>
    <message>
        <source>The table, which tells the answer of a question above</source>
        <translation>Le tableau, qui donne la réponse à une question plus haut</translation>
    </message>
</context>
<context>
    <name>LessonVeil</name>
    <message>
        <source>It stands here once the question is answered.</source>
        <translation>Visible ici une fois la question résolue.</translation>
    </message>
</context>
<context>
    <name>LimitModel</name>
    <message>
        <source>For all jobs below together; what was used decays like usage</source>
        <translation>Pour tous les jobs en dessous ensemble&#xa0;; ce qui a été utilisé décroît comme la consommation</translation>
    </message>
    <message>
        <source>For each association below that has none of its own</source>
        <translation>Pour chaque association en dessous qui n&apos;en a pas une propre</translation>
    </message>
    <message>
        <source>For each account</source>
        <translation>Pour chaque compte</translation>
    </message>
    <message>
        <source>For each user</source>
        <translation>Pour chaque utilisateur</translation>
    </message>
    <message>
        <source>For each job, on each of its nodes</source>
        <translation>Pour chaque job, sur chacun de ses nœuds</translation>
    </message>
    <message>
        <source>What each job must ask for</source>
        <translation>Ce que chaque job doit demander</translation>
    </message>
    <message>
        <source>For all jobs below together</source>
        <translation>Pour tous les jobs en dessous ensemble</translation>
    </message>
    <message>
        <source>For each job</source>
        <translation>Pour chaque job</translation>
    </message>
    <message>
        <source>How many of the jobs that wait grow older at a time; the others gain no age</source>
        <translation>Combien des jobs en attente vieillissent à la fois&#xa0;; les autres ne gagnent pas d’âge</translation>
    </message>
    <message>
        <source>Jobs below this priority have no nodes reserved for them</source>
        <translation>Aucun nœud n’est réservé aux jobs sous cette priorité</translation>
    </message>
    <message>
        <source>Slurm keeps it, and never looks at it</source>
        <translation>Slurm la garde et ne la consulte jamais</translation>
    </message>
    <message>
        <source>For all jobs of the QOS together; what was used decays like usage, unless the QOS has the flag NoDecay</source>
        <translation>Pour tous les jobs de la QOS ensemble&#xa0;; ce qui a été utilisé décroît comme la consommation, sauf si la QOS a l&apos;indicateur NoDecay</translation>
    </message>
    <message>
        <source>For all jobs of the QOS together</source>
        <translation>Pour tous les jobs de la QOS ensemble</translation>
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
        <translation>Jobs démarrés</translation>
    </message>
    <message>
        <source>Jobs that did not start</source>
        <translation>Jobs non démarrés</translation>
    </message>
    <message>
        <source>Mean wait, s</source>
        <translation>Attente moyenne, s</translation>
    </message>
    <message>
        <source>Median wait, s</source>
        <translation>Attente médiane, s</translation>
    </message>
    <message>
        <source>Wait of nine in ten, s</source>
        <translation>Attente de neuf sur dix, s</translation>
    </message>
    <message>
        <source>Median slowdown</source>
        <translation>Ralentissement médian</translation>
    </message>
    <message>
        <source>Slowdown of nine in ten</source>
        <translation>Ralentissement de neuf sur dix</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Facteur fair-share</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Tous les jobs</translation>
    </message>
    <message>
        <source>Usage (billing TRES times seconds)</source>
        <translation>Consommation (TRES facturés fois secondes)</translation>
    </message>
</context>
<context>
    <name>NewPolicy</name>
    <message>
        <source>Line %1 of the accounts is not understood: %2</source>
        <translation>La ligne %1 des comptes n’est pas comprise&#xa0;: %2</translation>
    </message>
    <message>
        <source>The account %1 hangs below itself.</source>
        <translation>Le compte %1 est placé sous lui-même.</translation>
    </message>
    <message>
        <source>Give the cluster a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>Donnez au cluster un nom fait de lettres, de chiffres, de «&#xa0;_&#xa0;», «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
    <message>
        <source>Line %1 of the accounts names %2 again.</source>
        <translation>La ligne %1 des comptes nomme %2 encore une fois.</translation>
    </message>
    <message>
        <source>“%1” is no host list: write n[1-10].</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une liste d’hôtes&#xa0;: écrivez n[1-10].</translation>
    </message>
    <message>
        <source>Give each partition a name and nodes, without blanks: %1</source>
        <translation>Donnez à chaque partition un nom et des nœuds, sans espaces&#xa0;: %1</translation>
    </message>
    <message>
        <source>One partition</source>
        <translation>Une partition</translation>
    </message>
    <message>
        <source>CPUs and GPUs</source>
        <translation>CPU et GPU</translation>
    </message>
    <message>
        <source>No accounts yet</source>
        <translation>Pas encore de comptes</translation>
    </message>
    <message>
        <source>Nodes %1: CPUs from 1 to %2, memory from 1 to %3 GB and GPUs from 0 to %2 are whole numbers.</source>
        <translation>Nœuds %1&#xa0;: les CPU de 1 à %2, la mémoire de 1 à %3 Go et les GPU de 0 à %2 sont des nombres entiers.</translation>
    </message>
    <message>
        <source>an empty cluster</source>
        <translation>un cluster vide</translation>
    </message>
</context>
<context>
    <name>NumberFormat</name>
    <message>
        <source>1 day</source>
        <translation>1 jour</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 heure</translation>
    </message>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>unused</source>
        <comment>LevelFS of an association without usage</comment>
        <translation>inutilisé</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>illimité</translation>
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
        <translation>Les parts brutes ne peuvent être vides&#xa0;: saisissez un nombre entier, ou parent.</translation>
    </message>
    <message>
        <source>“%1” is no number of shares: type a whole number, or parent.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre de parts&#xa0;: saisissez un nombre entier, ou parent.</translation>
    </message>
    <message>
        <source>Raw shares go from 0 to %1.</source>
        <translation>Les parts brutes vont de 0 à %1.</translation>
    </message>
    <message>
        <source>“%1” is no whole number.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre entier.</translation>
    </message>
    <message>
        <source>The value goes from %1 to %2.</source>
        <translation>La valeur va de %1 à %2.</translation>
    </message>
    <message>
        <source>“%1” is no number.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre.</translation>
    </message>
</context>
<context>
    <name>PageCommands</name>
    <message>
        <source>Who may run where…</source>
        <translation>Qui peut calculer où…</translation>
    </message>
    <message>
        <source>access,permission,allow,deny,AllowAccounts,AllowQos,matrix</source>
        <translation>accès,permission,autoriser,interdire,AllowAccounts,AllowQos,matrice</translation>
    </message>
    <message>
        <source>Access of partitions</source>
        <translation>Accès aux partitions</translation>
    </message>
    <message>
        <source>allow,deny,AllowAccounts,DenyAccounts,AllowGroups,state</source>
        <translation>autoriser,interdire,AllowAccounts,DenyAccounts,AllowGroups,état</translation>
    </message>
    <message>
        <source>What jobs are billed</source>
        <translation>Ce que les jobs coûtent</translation>
    </message>
    <message>
        <source>cost,price,TRESBillingWeights</source>
        <translation>coût,prix,TRESBillingWeights</translation>
    </message>
    <message>
        <source>Derive weights and shares from the hardware</source>
        <translation>Déduire poids et parts du matériel</translation>
    </message>
    <message>
        <source>billing weights,chips,GPU</source>
        <translation>poids de facturation,puces,GPU</translation>
    </message>
    <message>
        <source>Nodes that a lab buys</source>
        <translation>Nœuds qu’un laboratoire achète</translation>
    </message>
    <message>
        <source>purchase,buy,condo,investment</source>
        <translation>achat,acheter,investissement,condo</translation>
    </message>
    <message>
        <source>QOS and their limits</source>
        <translation>Les QOS et leurs limites</translation>
    </message>
    <message>
        <source>quality of service,GrpTRES,MaxJobs</source>
        <translation>qualité de service,GrpTRES,MaxJobs</translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation>Utilisateurs qui montent et descendent</translation>
    </message>
    <message>
        <source>ranks,winners,losers</source>
        <translation>rangs,gagnants,perdants</translation>
    </message>
    <message>
        <source>Accounts that rise and fall</source>
        <translation>Comptes qui montent et descendent</translation>
    </message>
    <message>
        <source>winners,losers,committee,page for an account</source>
        <translation>gagnants,perdants,comité,page pour un compte</translation>
    </message>
    <message>
        <source>Queue before and after</source>
        <translation>File d’attente avant et après</translation>
    </message>
    <message>
        <source>order of jobs</source>
        <translation>ordre des jobs</translation>
    </message>
    <message>
        <source>Changes and notes on them</source>
        <translation>Changements et notes à leur sujet</translation>
    </message>
    <message>
        <source>note,reason,why,comment,reset,take back</source>
        <translation>note,raison,pourquoi,commentaire,réinitialiser,annuler</translation>
    </message>
    <message>
        <source>When the draft is felt…</source>
        <translation>Quand le brouillon se fait sentir…</translation>
    </message>
    <message>
        <source>day,date,how long</source>
        <translation>jour,date,combien de temps</translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation>Tout enregistrer dans un dossier…</translation>
    </message>
    <message>
        <source>apply.sh,rollback.sh,script,flat file,associations.cfg</source>
        <translation>apply.sh,rollback.sh,script,fichier plat,associations.cfg</translation>
    </message>
    <message>
        <source>associations,people,groups,shares,fair share,tree,sshare,limits,coordinators</source>
        <translation>associations,personnes,groupes,parts,fair share,arbre,sshare,limites,coordinateurs</translation>
    </message>
    <message>
        <source>nodes,partitions,chips,GPU,TRES,billing,purchase,access</source>
        <translation>nœuds,partitions,puces,GPU,TRES,facturation,achat,accès</translation>
    </message>
    <message>
        <source>half-life,decay,recovery,reset,regimes</source>
        <translation>demi-vie,décroissance,rétablissement,remise à zéro,régimes</translation>
    </message>
    <message>
        <source>weights,QOS,jobs,queue,sprio,waiting,settings,multifactor</source>
        <translation>poids,QOS,jobs,file d’attente,sprio,attente,réglages,multifactor</translation>
    </message>
    <message>
        <source>difference,diff,baseline,changes,notes,ranks</source>
        <translation>différence,diff,référence,changements,notes,rangs</translation>
    </message>
    <message>
        <source>simulation,trace,sacct,sweep,waits,backfill</source>
        <translation>simulation,trace,sacct,balayage,attentes,backfill</translation>
    </message>
    <message>
        <source>apply.sh,rollback.sh,slurm.conf,sacctmgr,script,flat file</source>
        <translation>apply.sh,rollback.sh,slurm.conf,sacctmgr,script,fichier plat</translation>
    </message>
    <message>
        <source>pulls,runs,past,over time</source>
        <translation>relevés,exécutions,passé,au fil du temps</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Ancienneté</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>Taille du job</translation>
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
        <translation>Association</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
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
        <translation>Le compte %1 n&apos;existe pas.</translation>
    </message>
    <message>
        <source>%1 stands in several accounts: write account/user.</source>
        <translation>%1 figure dans plusieurs comptes&#xa0;: écrivez compte/utilisateur.</translation>
    </message>
    <message>
        <source>There is no account or user %1.</source>
        <translation>Il n&apos;y a ni compte ni utilisateur %1.</translation>
    </message>
    <message>
        <source>There is no user %1 in account %2.</source>
        <translation>Il n&apos;y a pas d&apos;utilisateur %1 dans le compte %2.</translation>
    </message>
    <message>
        <source>Several columns need names: put a line with “Account”, “User” and “Raw shares” above them.</source>
        <translation>Plusieurs colonnes doivent être nommées&#xa0;: placez au-dessus une ligne avec «&#xa0;Account&#xa0;», «&#xa0;User&#xa0;» et «&#xa0;Raw shares&#xa0;».</translation>
    </message>
    <message>
        <source>There is no row left for it.</source>
        <translation>Il ne reste plus de ligne pour lui.</translation>
    </message>
    <message>
        <source>root has no shares of its own.</source>
        <translation>root n&apos;a pas de parts propres.</translation>
    </message>
    <message>
        <source>%1 stands in the table twice; the first line was taken.</source>
        <translation>%1 figure deux fois dans le tableau&#xa0;; la première ligne a été retenue.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Coller un tableau</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>new in %1</source>
        <translation>nouveau dans %1</translation>
    </message>
    <message>
        <source>also in %1</source>
        <translation>aussi dans %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>a user moves between accounts</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>was called %1</source>
        <translation>s&apos;appelait %1</translation>
    </message>
    <message>
        <source>no longer in %1: remove there</source>
        <translation>n&apos;est plus dans %1&#xa0;: y supprimer</translation>
    </message>
    <message>
        <source>in no list any more: remove everywhere</source>
        <translation>n&apos;est plus dans aucune liste&#xa0;: supprimer partout</translation>
    </message>
    <message>
        <source>in no account of this policy</source>
        <translation>dans aucun compte de cette politique</translation>
    </message>
    <message>
        <source>there is no account %1 in this policy</source>
        <comment>one or several, with commas</comment>
        <translation>le compte %1 n’existe pas dans cette politique</translation>
    </message>
    <message>
        <source>new in %1 (shares %2)</source>
        <translation>nouveau dans %1 (parts %2)</translation>
    </message>
    <message>
        <source>also in %1 (shares %2)</source>
        <translation>aussi dans %1 (parts %2)</translation>
    </message>
    <message>
        <source>from %1 to %2 (shares %3)</source>
        <comment>a user moves between accounts</comment>
        <translation>de %1 à %2 (parts %3)</translation>
    </message>
    <message>
        <source>shares in %1: from %2 to %3</source>
        <translation>parts dans %1&#xa0;: de %2 à %3</translation>
    </message>
    <message>
        <source>There is more of it: apportion-cli sync prints all.</source>
        <translation>Il y en a d’autres&#xa0;: apportion-cli sync affiche tout.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>PolicyFile</name>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 n&apos;a pas été enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c&apos;est un dossier</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was read.</source>
        <translation>%1 a été modifié par un autre programme depuis sa lecture.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>The copy for the projector could not be written. %1</source>
        <translation>La copie pour le vidéoprojecteur n&apos;a pas pu être écrite. %1</translation>
    </message>
    <message>
        <source>Opening the larger window…</source>
        <translation>Ouverture de la fenêtre agrandie…</translation>
    </message>
    <message>
        <source>The larger window could not be opened.</source>
        <translation>La fenêtre agrandie n&apos;a pas pu être ouverte.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Opens a policy that comes with the program.</source>
        <translation>Ouvre une politique fournie avec le programme.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Shows a page: %1.</source>
        <translation>Affiche une page&#xa0;: %1.</translation>
    </message>
    <message>
        <source>light, dark or system.</source>
        <translation>light, dark ou system.</translation>
    </message>
    <message>
        <source>Opens no window: evaluates, and writes settings, commands and charts.</source>
        <translation>N&apos;ouvre pas de fenêtre&#xa0;: évalue, et écrit les paramètres, les commandes et les graphiques.</translation>
    </message>
    <message>
        <source>Saves a picture of the window as soon as it shows numbers, and ends.</source>
        <translation>Enregistre une image de la fenêtre dès qu&apos;elle affiche des nombres, puis se termine.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>width×height</source>
        <translation>largeur×hauteur</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n&apos;a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.</source>
        <translation>Concevoir la politique de fair share et de priorité d&apos;un cluster Slurm.</translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files.</source>
        <translation>Un fichier de politique, ou n&apos;importe lequel des fichiers de Slurm.</translation>
    </message>
    <message>
        <source>The language of the window: en, de, fr or zh_CN.</source>
        <translation>La langue de la fenêtre&#xa0;: en, de, fr ou zh_CN.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>Opens no window: writes one chart to the file of --out (.png, .svg, .pdf, or .csv for its data): %1.</source>
        <translation>N&apos;ouvre pas de fenêtre&#xa0;: écrit un graphique dans le fichier de --out (.png, .svg, .pdf, ou .csv pour ses données)&#xa0;: %1.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>Pixels of a PNG for each unit of the chart&apos;s size.</source>
        <translation>Pixels d&apos;un PNG par unité de la taille du graphique.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>The folder that --headless, or the file that --chart writes to.</source>
        <translation>Le dossier où écrit --headless, ou le fichier où écrit --chart.</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>The size of the window, or of a chart.</source>
        <translation>La taille de la fenêtre, ou d&apos;un graphique.</translation>
    </message>
    <message>
        <source>Opens no window: writes a report of the policy, printable (.pdf) or as a web page (.html).</source>
        <translation>N&apos;ouvre pas de fenêtre&#xa0;: écrit un rapport de la politique, imprimable (.pdf) ou en page web (.html).</translation>
    </message>
    <message>
        <source>Fills the screen with a copy of a policy, and deletes the copy&apos;s file.</source>
        <translation>Remplit l&apos;écran avec une copie d&apos;une politique, et supprime le fichier de la copie.</translation>
    </message>
    <message>
        <source>The policy that --report compares with, instead of the baseline in the policy&apos;s own file.</source>
        <translation>La politique à laquelle --report compare, au lieu de la référence contenue dans son propre fichier.</translation>
    </message>
    <message>
        <source>Of the report: only what changes for this account, and why.</source>
        <translation>Du rapport&#xa0;: seulement ce qui change pour ce compte, et pourquoi.</translation>
    </message>
    <message>
        <source>--%1: “%2” is none of %3.</source>
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» n’est aucun de %3.</translation>
    </message>
    <message>
        <source>--size: “%1” is no width×height.</source>
        <translation>--size&#xa0;: «&#xa0;%1&#xa0;» n’est pas largeur×hauteur.</translation>
    </message>
    <message>
        <source>--scale: “%1” is no number above 0, up to %2.</source>
        <translation>--scale&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre supérieur à 0 et d&apos;au plus %2.</translation>
    </message>
    <message>
        <source>%1 is not complete: there is nothing to show.</source>
        <translation>%1 n&apos;est pas complet&#xa0;: il n&apos;y a rien à montrer.</translation>
    </message>
    <message>
        <source>What the rows of --chart are, where there is a choice: accounts or users.</source>
        <translation>Ce que sont les lignes de --chart, là où il y a un choix&#xa0;: accounts ou users.</translation>
    </message>
    <message>
        <source>Of the report: only so many rows of each list, those that change most first, instead of all.</source>
        <translation>Du rapport&#xa0;: seulement autant de lignes de chaque liste, celles qui changent le plus en premier, au lieu de toutes.</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>%1 (theirs)</source>
        <comment>the name of a scenario that others changed too</comment>
        <translation>%1 (des autres)</translation>
    </message>
</context>
<context>
    <name>PullFolder</name>
    <message>
        <source>%1 could not be replaced.</source>
        <translation>%1 n&apos;a pas pu être remplacé.</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n&apos;a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1 holds other things; choose an empty folder or a new name.</source>
        <translation>%1 contient autre chose&#xa0;; choisissez un dossier vide ou un nouveau nom.</translation>
    </message>
    <message>
        <source>%1 could not be made.</source>
        <translation>%1 n&apos;a pas pu être créé.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Impossible d&apos;écrire %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Recovered edits</source>
        <translation>Modifications récupérées</translation>
    </message>
</context>
<context>
    <name>RecoveryWords</name>
    <message>
        <source>nodes changed</source>
        <translation>nœuds modifiés</translation>
    </message>
    <message>
        <source>tracked TRES or licenses changed</source>
        <translation>TRES suivis ou licences modifiés</translation>
    </message>
    <message>
        <source>name, release or options of the cluster changed</source>
        <translation>nom, version ou options du cluster modifiés</translation>
    </message>
    <message>
        <source>other lines of slurm.conf or of the dump changed</source>
        <translation>autres lignes de slurm.conf ou du dump modifiées</translation>
    </message>
    <message>
        <source>jobs changed</source>
        <translation>jobs modifiés</translation>
    </message>
    <message>
        <source>usage changed</source>
        <translation>consommation modifiée</translation>
    </message>
    <message>
        <source>notes changed</source>
        <translation>notes modifiées</translation>
    </message>
    <message>
        <source>other scenarios changed</source>
        <translation>autres scénarios modifiés</translation>
    </message>
    <message>
        <source>another baseline</source>
        <translation>une autre référence</translation>
    </message>
    <message>
        <source>an export noted</source>
        <translation>un export noté</translation>
    </message>
    <message>
        <source>another slurm.conf beside it</source>
        <translation>un autre slurm.conf à côté</translation>
    </message>
    <message>
        <source>%1 renamed to %2</source>
        <translation>%1 renommé en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more renamed</source>
        <translation>
            <numerusform>%n autre renommé</numerusform>
            <numerusform>%n autres renommés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayProblems</name>
    <message numerus="yes">
        <source>%1 job(s) of users that the policy does not have: without shares and limits.</source>
        <translation>
            <numerusform>%1 job d’un utilisateur que la politique n’a pas&#xa0;: sans part ni limites.</numerusform>
            <numerusform>%1 jobs d’utilisateurs que la politique n’a pas&#xa0;: sans parts ni limites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: in the default one.</source>
        <translation>
            <numerusform>%1 job d’une partition que la politique n’a pas&#xa0;: dans celle par défaut.</numerusform>
            <numerusform>%1 jobs de partitions que la politique n’a pas&#xa0;: dans celle par défaut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of partitions that the policy does not have: left out.</source>
        <translation>
            <numerusform>%1 job d’une partition que la politique n’a pas&#xa0;: omis.</numerusform>
            <numerusform>%1 jobs de partitions que la politique n’a pas&#xa0;: omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with GRES that could not be read.</source>
        <translation>
            <numerusform>%1 job avec des GRES illisibles.</numerusform>
            <numerusform>%1 jobs avec des GRES illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with dependencies that could not be read.</source>
        <translation>
            <numerusform>%1 job avec des dépendances illisibles.</numerusform>
            <numerusform>%1 jobs avec des dépendances illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) without an end: they take their limit.</source>
        <translation>
            <numerusform>%1 job sans fin&#xa0;: il dure jusqu’à sa limite.</numerusform>
            <numerusform>%1 jobs sans fin&#xa0;: ils durent jusqu’à leur limite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) with reservations, features, unknown licenses or nodes, components, suspensions, other options of sbatch or starts within their submission, which are not modelled.</source>
        <translation>
            <numerusform>%1 job avec réservations, features, licences ou nœuds inconnus, composants, suspensions, autres options de sbatch ou démarrages dès la soumission, qui ne sont pas modélisés.</numerusform>
            <numerusform>%1 jobs avec réservations, features, licences ou nœuds inconnus, composants, suspensions, autres options de sbatch ou démarrages dès la soumission, qui ne sont pas modélisés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) that could begin only later for reasons that the trace does not tell: wait as long.</source>
        <translation>
            <numerusform>%1 job ne pouvait commencer que plus tard pour des raisons que la trace ne dit pas&#xa0;: attend aussi longtemps.</numerusform>
            <numerusform>%1 jobs ne pouvaient commencer que plus tard pour des raisons que la trace ne dit pas&#xa0;: attendent aussi longtemps.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>a file, a line and what is wrong with it</comment>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) of the trace could not be read, such as %2</source>
        <translation>
            <numerusform>%1 ligne de la trace n’a pas pu être lue, à savoir %2</numerusform>
            <numerusform>%1 lignes de la trace n’ont pas pu être lues, par exemple %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under %2.</source>
        <translation>
            <numerusform>%1 job ne démarre jamais sous %2.</numerusform>
            <numerusform>%1 jobs ne démarrent jamais sous %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not replayed, as there are more than four scenarios: %1.</source>
        <translation>Non rejoués, car il y a plus de quatre scénarios&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not modelled, so that starts may differ: %1.</source>
        <translation>Non modélisé, les démarrages peuvent donc différer&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) of batch scripts, whose own options (#SBATCH) accounting does not keep: without them.</source>
        <translation>
            <numerusform>%1 job de scripts batch, dont la comptabilité ne garde pas les options propres (#SBATCH)&#xa0;: sans elles.</numerusform>
            <numerusform>%1 jobs de scripts batch, dont la comptabilité ne garde pas les options propres (#SBATCH)&#xa0;: sans elles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) never start under any scenario.</source>
        <translation>
            <numerusform>%1 job ne démarre dans aucun scénario.</numerusform>
            <numerusform>%1 jobs ne démarrent dans aucun scénario.</numerusform>
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
        <translation>Aucun job ne peut être inventé pour cette politique&#xa0;: elle n&apos;a pas d&apos;utilisateurs, ou pas de partition avec des nœuds.</translation>
    </message>
    <message>
        <source>No jobs that could be replayed were found in the files.</source>
        <translation>Aucun job à rejouer n&apos;a été trouvé dans les fichiers.</translation>
    </message>
    <message>
        <source>Stopped before there was an answer.</source>
        <translation>Arrêté avant qu&apos;il y ait une réponse.</translation>
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
        <translation>par l&apos;âge</translation>
    </message>
    <message>
        <source>by the association&apos;s priority</source>
        <translation>par la priorité de l&apos;association</translation>
    </message>
    <message>
        <source>by fair-share</source>
        <translation>par le fair-share</translation>
    </message>
    <message>
        <source>by job size</source>
        <translation>par la taille du job</translation>
    </message>
    <message>
        <source>by partition</source>
        <translation>par la partition</translation>
    </message>
    <message>
        <source>by QOS</source>
        <translation>par la QOS</translation>
    </message>
    <message>
        <source>by TRES</source>
        <translation>par les TRES</translation>
    </message>
    <message>
        <source>by the site factor</source>
        <translation>par le facteur site</translation>
    </message>
    <message>
        <source>by nice</source>
        <translation>par nice</translation>
    </message>
    <message>
        <source>by PriorityTier</source>
        <translation>par PriorityTier</translation>
    </message>
    <message>
        <source>submitted earlier</source>
        <translation>soumis plus tôt</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>jobs ahead; whose; by which term</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>The next pass of the scheduler</source>
        <translation>Le prochain passage de l&apos;ordonnanceur</translation>
    </message>
    <message>
        <source>Jobs ahead</source>
        <translation>Jobs devant</translation>
    </message>
    <message>
        <source>Nodes in use</source>
        <translation>Nœuds occupés</translation>
    </message>
    <message>
        <source>Nodes kept for jobs ahead</source>
        <translation>Nœuds gardés pour les jobs devant</translation>
    </message>
    <message>
        <source>Limit %1 of %2</source>
        <comment>a limit and who has it</comment>
        <translation>Limite %1 de %2</translation>
    </message>
    <message>
        <source>Limits of the partition</source>
        <translation>Limites de la partition</translation>
    </message>
    <message>
        <source>A dependency</source>
        <translation>Une dépendance</translation>
    </message>
    <message>
        <source>Its begin time</source>
        <translation>Son heure de début</translation>
    </message>
    <message>
        <source>Other tasks of its array</source>
        <translation>D&apos;autres tâches de son tableau</translation>
    </message>
    <message>
        <source>A hold</source>
        <translation>Mis en attente (hold)</translation>
    </message>
    <message>
        <source>Against what really happened: starts differ by %1 (median) and %2 (p90), %3 of the CPUs were busy and %4 in the replay.</source>
        <translation>Face à ce qui s&apos;est réellement passé&#xa0;: les débuts diffèrent de %1 (médiane) et %2 (p90), %3 des CPU étaient occupés et %4 dans le rejeu.</translation>
    </message>
    <message>
        <source>The jobs are made up: nothing really happened to compare with.</source>
        <translation>Les jobs sont inventés&#xa0;: il n&apos;y a rien de réel à quoi comparer.</translation>
    </message>
    <message numerus="yes">
        <source>The fast mode waits %1 in the mean, the exact one %2 (first %n job(s)).</source>
        <translation>
            <numerusform>Le mode rapide attend %1 en moyenne, le mode exact %2 (premier job).</numerusform>
            <numerusform>Le mode rapide attend %1 en moyenne, le mode exact %2 (%n premiers jobs).</numerusform>
        </translation>
    </message>
    <message>
        <source>Differences below ±%1 are noise here.</source>
        <translation>Les différences en dessous de ±%1 sont ici du bruit.</translation>
    </message>
    <message>
        <source>Only a first look: what is noise is not known yet, so nothing is claimed.</source>
        <translation>Un premier aperçu seulement&#xa0;: on ne sait pas encore ce qui est du bruit, donc rien n&apos;est affirmé.</translation>
    </message>
    <message>
        <source>Licenses in use</source>
        <translation>Licences utilisées</translation>
    </message>
    <message>
        <source>A run that others pushed aside</source>
        <translation>Une exécution évincée par d’autres</translation>
    </message>
    <message>
        <source>None of the jobs can start under this policy.</source>
        <translation>Aucun des jobs ne peut démarrer sous cette politique.</translation>
    </message>
    <message>
        <source>The trace does not tell when jobs began: there is nothing to compare with what really happened.</source>
        <translation>La trace ne dit pas quand les jobs ont commencé&#xa0;: il n’y a rien à comparer avec ce qui s’est réellement passé.</translation>
    </message>
    <message>
        <source>No job of the trace begins in the time that is looked at.</source>
        <translation>Aucun job de la trace ne commence dans la période examinée.</translation>
    </message>
    <message>
        <source>Chance moves the fast mode by ±%1. It may be further off the exact one, so nothing is claimed: replay in the exact mode what matters.</source>
        <translation>Le hasard déplace le mode rapide de ±%1. Il peut s’écarter davantage du mode exact, donc rien n’est affirmé&#xa0;: rejouez en mode exact ce qui compte.</translation>
    </message>
</context>
<context>
    <name>ReportFile</name>
    <message>
        <source>The report could not be laid out.</source>
        <translation>La mise en page du rapport a échoué.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>%1 of %2</source>
        <comment>a page and how many there are</comment>
        <translation>%1 sur %2</translation>
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
        <translation>Politique de fair share et de priorité</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Accounts and users</source>
        <translation>Comptes et utilisateurs</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Half-life of usage</source>
        <translation>Demi-vie de la consommation</translation>
    </message>
    <message>
        <source>Usage in all</source>
        <translation>Consommation totale</translation>
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
        <translation>Constats</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Account or user</source>
        <translation>Compte ou utilisateur</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>Norm. shares</source>
        <translation>Parts norm.</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Consommation (TRES·s)</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Consommation effective</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Régime</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>%1 of %2 are listed; %3 are left out.</source>
        <translation>%1 sur %2 sont affichés&#xa0;; %3 sont omis.</translation>
    </message>
    <message>
        <source>How usage fades, and where everybody stands</source>
        <translation>Comment la consommation s&apos;estompe, et où chacun se situe</translation>
    </message>
    <message>
        <source>The users in their order</source>
        <translation>Les utilisateurs dans leur ordre</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>The first %1 of %2 users; %3 are left out.</source>
        <translation>Les %1 premiers utilisateurs sur %2&#xa0;; %3 sont omis.</translation>
    </message>
    <message>
        <source>Hardware and billing</source>
        <translation>Matériel et facturation</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>CPUs each</source>
        <translation>CPU par nœud</translation>
    </message>
    <message>
        <source>Memory each</source>
        <translation>Mémoire par nœud</translation>
    </message>
    <message>
        <source>GRES</source>
        <translation>GRES</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Puce</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>Facteur de job</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>Longest job</source>
        <translation>Job le plus long</translation>
    </message>
    <message>
        <source>TRESBillingWeights</source>
        <translation>TRESBillingWeights</translation>
    </message>
    <message>
        <source>none: CPUs are billed</source>
        <translation>aucun&#xa0;: les CPU sont facturés</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation>Facteur de consommation</translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation>Préempte</translation>
    </message>
    <message>
        <source>Pending jobs in Slurm&apos;s order</source>
        <translation>Jobs en attente dans l&apos;ordre de Slurm</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Fair share</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Ancienneté</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
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
        <translation>Les %1 premiers jobs sur %2&#xa0;; %3 sont omis.</translation>
    </message>
    <message>
        <source>Nothing was found that Slurm would refuse or that looks unintended.</source>
        <translation>Rien n&apos;a été trouvé que Slurm refuserait ou qui semble involontaire.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>What is the matter</source>
        <translation>Le problème</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>%1 of %2 findings are listed, the gravest first; %3 are left out.</source>
        <translation>%1 constats sur %2 sont affichés, les plus graves d&apos;abord&#xa0;; %3 sont omis.</translation>
    </message>
    <message>
        <source>Difference to the baseline</source>
        <translation>Écart par rapport à la référence</translation>
    </message>
    <message>
        <source>The policy is as its baseline: nothing leaves for the cluster.</source>
        <translation>La politique est conforme à sa référence&#xa0;: rien ne part vers le cluster.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 of %2 changes are listed; %3 are left out.</source>
        <translation>%1 modifications sur %2 sont affichées&#xa0;; %3 sont omises.</translation>
    </message>
    <message>
        <source>Who falls, who rises</source>
        <translation>Qui descend, qui monte</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Accounts: what is promised, and where their best user stands</source>
        <translation>Comptes&#xa0;: ce qui est promis, et la place de leur meilleur utilisateur</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>%1 of %2 accounts that change; %3 are left out.</source>
        <translation>%1 des %2 comptes qui changent&#xa0;; %3 sont omis.</translation>
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
        <translation>nouveau</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>The queue: what is looked at earlier or later</source>
        <translation>La file d&apos;attente&#xa0;: ce qui est examiné plus tôt ou plus tard</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>%1 of %2 jobs that change places; %3 are left out.</source>
        <translation>%1 des %2 jobs qui changent de place&#xa0;; %3 sont omis.</translation>
    </message>
    <message>
        <source>Agreement with the cluster</source>
        <translation>Accord avec le cluster</translation>
    </message>
    <message>
        <source>%1 of %2 numbers that it printed itself when it was imported</source>
        <translation>%1 des %2 nombres qu’il a lui-même affichés lors de l’import</translation>
    </message>
    <message>
        <source>The policy is as its baseline: nothing changes.</source>
        <translation>La politique est comme sa référence&#xa0;: rien ne change.</translation>
    </message>
    <message>
        <source>What is changed in this account</source>
        <translation>Ce qui est modifié dans ce compte</translation>
    </message>
    <message>
        <source>Nothing: what changes for it comes from elsewhere.</source>
        <translation>Rien&#xa0;: ce qui change pour lui vient d’ailleurs.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Promised share of the cluster</source>
        <translation>Part promise de la grappe</translation>
    </message>
    <message>
        <source>Part of all usage</source>
        <translation>Part de toute la consommation</translation>
    </message>
    <message>
        <source>Rank of its best user</source>
        <translation>Rang de son meilleur utilisateur</translation>
    </message>
    <message>
        <source>Its users</source>
        <translation>Ses utilisateurs</translation>
    </message>
    <message>
        <source>%1 rise, %2 fall, of %3</source>
        <translation>%1 montent, %2 descendent, sur %3</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Ranks in all</source>
        <translation>Rangs en tout</translation>
    </message>
    <message>
        <source>Users it lifts</source>
        <translation>Utilisateurs qu’il fait monter</translation>
    </message>
    <message>
        <source>Users it lowers</source>
        <translation>Utilisateurs qu’il fait descendre</translation>
    </message>
    <message>
        <source>Measured by evaluating the policy with and without each change; the ranks add up to what its users gain and lose.</source>
        <translation>Mesuré en évaluant la politique avec et sans chaque changement&#xa0;; la somme des rangs est ce que ses utilisateurs gagnent et perdent.</translation>
    </message>
    <message>
        <source>What changes for this account</source>
        <translation>Ce qui change pour ce compte</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Assoc.</source>
        <translation>Assoc.</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Accounts: shares and usage</source>
        <translation>Comptes&#xa0;: parts et consommation</translation>
    </message>
    <message>
        <source>Every user</source>
        <translation>Tous les utilisateurs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a kind of finding, what it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>À regarder</translation>
    </message>
    <message>
        <source>Accounts with their users</source>
        <translation>Comptes avec leurs utilisateurs</translation>
    </message>
    <message>
        <source>%1 of %2 stand here; %3 more follow.</source>
        <translation>%1 sur %2 figurent ici&#xa0;; %3 autres suivent.</translation>
    </message>
    <message>
        <source>For whom, and why</source>
        <translation>Pour qui, et pourquoi</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Replay of a queue</source>
        <translation>Rejeu d’une file</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two scenarios</comment>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>so many errors, warnings, notes</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <translation>
            <numerusform>%n compte</numerusform>
            <numerusform>%n comptes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n association d&apos;utilisateur</numerusform>
            <numerusform>%n associations d&apos;utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n partition(s)</source>
        <translation>
            <numerusform>%n partition</numerusform>
            <numerusform>%n partitions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 users who rise, fall, are new or removed; %3 are left out.</source>
        <translation>%1 utilisateurs sur %2 qui montent, descendent, sont nouveaux ou supprimés&#xa0;; %3 sont omis.</translation>
    </message>
    <message>
        <source>%1 (until now %2)</source>
        <comment>an account that has another name</comment>
        <translation>%1 (jusqu&apos;ici %2)</translation>
    </message>
    <message>
        <source>By its new name it is another account on the cluster: sacctmgr renames none, it is removed and added, and its users begin there without usage.</source>
        <translation>Sous son nouveau nom, c&apos;est un autre compte sur le cluster&#xa0;: sacctmgr n&apos;en renomme aucun, il est supprimé puis ajouté, et ses utilisateurs y commencent sans consommation.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>raw shares</source>
        <translation>parts brutes</translation>
    </message>
    <message>
        <source>begins without usage</source>
        <comment>who is added by another name</comment>
        <translation>commence sans consommation</translation>
    </message>
    <message numerus="yes">
        <source>%n lose it</source>
        <comment>users of an account that is removed</comment>
        <translation>
            <numerusform>%n le perd</numerusform>
            <numerusform>%n le perdent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <comment>users of an account that is new</comment>
        <translation>
            <numerusform>%n est nouveau</numerusform>
            <numerusform>%n sont nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>The account is removed: who is in it loses it, and its waiting jobs hang from no account.</source>
        <translation>Le compte est supprimé&#xa0;: ceux qui y figurent le perdent, et ses jobs en attente ne dépendent plus d’aucun compte.</translation>
    </message>
    <message>
        <source>The account is new: who is in it has no place under the baseline to compare with.</source>
        <translation>Le compte est nouveau&#xa0;: ceux qui y figurent n’ont pas de place dans la référence à laquelle comparer.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are not listed, as sprio does not: they are held, or wait for a begin time, a dependency or a QOS.</source>
        <translation>
            <numerusform>%n job n’est pas listé, comme dans sprio&#xa0;: il est retenu, ou attend une heure de début, une dépendance ou une QOS.</numerusform>
            <numerusform>%n jobs ne sont pas listés, comme dans sprio&#xa0;: ils sont retenus, ou attendent une heure de début, une dépendance ou une QOS.</numerusform>
        </translation>
    </message>
    <message>
        <source>At once %1 user associations rise, %2 fall, of %3.</source>
        <translation>Aussitôt, %1 associations d&apos;utilisateurs montent et %2 descendent, sur %3.</translation>
    </message>
    <message>
        <source>In the coming eight weeks no other account gets another place, if everybody goes on as now.</source>
        <translation>Dans les huit semaines à venir, aucun autre compte ne reçoit une autre place, si tous continuent comme maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n more account(s) get another place in the coming eight weeks, if everybody goes on as now:</source>
        <translation>
            <numerusform>%n autre compte reçoit une autre place dans les huit semaines à venir, si tous continuent comme maintenant&#xa0;:</numerusform>
            <numerusform>%n autres comptes reçoivent une autre place dans les huit semaines à venir, si tous continuent comme maintenant&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Ressenti</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a place before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>No account&apos;s share or place changes at once.</source>
        <translation>Ni la part ni la place d&apos;aucun compte ne changent aussitôt.</translation>
    </message>
    <message>
        <source>Nobody&apos;s rank changes at once.</source>
        <translation>Le rang de personne ne change aussitôt.</translation>
    </message>
    <message>
        <source>No job changes its place at once.</source>
        <translation>Aucun job ne change de place aussitôt.</translation>
    </message>
    <message>
        <source>%1 of %2 stand here; %3 more follow, and %4 are left out.</source>
        <translation>%1 sur %2 figurent ici&#xa0;; %3 autres suivent, et %4 sont omis.</translation>
    </message>
    <message>
        <source>In the queue %1 jobs are looked at earlier, %2 later, of %3.</source>
        <translation>Dans la file, %1 jobs sont examinés plus tôt, %2 plus tard, sur %3.</translation>
    </message>
    <message>
        <source>Jobs passed</source>
        <translation>Jobs dépassés</translation>
    </message>
    <message>
        <source>%1, by what is changed: %2</source>
        <comment>a kind of finding, what it is</comment>
        <translation>%1, du fait de la modification&#xa0;: %2</translation>
    </message>
    <message>
        <source>Usage as of</source>
        <translation>Consommation du</translation>
    </message>
    <message>
        <source>Written on</source>
        <translation>Écrit le</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparée à</translation>
    </message>
    <message>
        <source>Because (places)</source>
        <translation>Raison (places)</translation>
    </message>
    <message>
        <source>How often its jobs pass those of others</source>
        <translation>Combien de fois ses jobs dépassent ceux des autres</translation>
    </message>
    <message>
        <source>Jobs passed: how often its jobs pass those of others, less how often those pass them.</source>
        <translation>Jobs dépassés&#xa0;: combien de fois ses jobs dépassent ceux des autres, moins combien de fois ceux-ci les dépassent.</translation>
    </message>
    <message>
        <source>No change of the policy is worth a rank at once to any user of this account.</source>
        <translation>Aucune modification de la politique ne vaut aussitôt un rang à un utilisateur de ce compte.</translation>
    </message>
    <message>
        <source>In the coming eight weeks its best user gets no other rank, if everybody goes on as now.</source>
        <translation>Dans les huit semaines à venir, son meilleur utilisateur ne change pas de rang, si tous continuent comme maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>In %n day(s), on %1, its best user gets another rank: %2 instead of %3, if everybody goes on as now.</source>
        <translation>
            <numerusform>Dans %n jour, le %1, son meilleur utilisateur change de rang&#xa0;: %2 au lieu de %3, si tous continuent comme maintenant.</numerusform>
            <numerusform>Dans %n jours, le %1, son meilleur utilisateur change de rang&#xa0;: %2 au lieu de %3, si tous continuent comme maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>the baseline, %1</source>
        <comment>as of 27 Nov</comment>
        <translation>la référence, %1</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Five accounts</source>
        <translation>Cinq comptes</translation>
    </message>
    <message>
        <source>The example of the Multifactor Priority documentation: five users, classic fair share.</source>
        <translation>L&apos;exemple de la documentation Multifactor Priority&#xa0;: cinq utilisateurs, fair share classique.</translation>
    </message>
    <message>
        <source>A university</source>
        <translation>Une université</translation>
    </message>
    <message>
        <source>Departments and labs that bought nodes together; six partitions, weights from hardware.</source>
        <translation>Des départements et des laboratoires qui ont acheté des nœuds ensemble&#xa0;; six partitions, des poids tirés du matériel.</translation>
    </message>
    <message>
        <source>Ties under Fair Tree</source>
        <translation>Ex æquo sous Fair Tree</translation>
    </message>
    <message>
        <source>Tied users and accounts, parent shares, zero shares and idle accounts.</source>
        <translation>Utilisateurs et comptes ex æquo, parts parent, parts nulles et comptes inactifs.</translation>
    </message>
    <message>
        <source>A GPU cluster</source>
        <translation>Un cluster GPU</translation>
    </message>
    <message>
        <source>About 200 users share two kinds of GPUs; billing takes the largest part.</source>
        <translation>Environ 200 utilisateurs se partagent deux sortes de GPU&#xa0;; la facturation retient la plus grande contribution.</translation>
    </message>
    <message>
        <source>Five regimes</source>
        <translation>Cinq régimes</translation>
    </message>
    <message>
        <source>One account in each regime of classic fair share, and jobs that age against it.</source>
        <translation>Un compte dans chaque régime du fair share classique, et des jobs dont l&apos;ancienneté s&apos;y oppose.</translation>
    </message>
    <message>
        <source>Fair Tree, step by step</source>
        <translation>Fair Tree, pas à pas</translation>
    </message>
    <message>
        <source>Three accounts of two users each: small enough to rank by hand.</source>
        <translation>Trois comptes de deux utilisateurs chacun&#xa0;: assez petit pour être classé à la main.</translation>
    </message>
    <message>
        <source>A lab at a university</source>
        <translation>Un labo d’université</translation>
    </message>
    <message>
        <source>The lab by which FASRC explains sshare: all users on parent, weights from chips, a requeue partition.</source>
        <translation>Le labo par lequel la FASRC explique sshare&#xa0;: tous les utilisateurs sur parent, des poids tirés des puces, une partition requeue.</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>%1: Slurm reads minutes and seconds here</source>
        <translation>%1&#xa0;: Slurm lit ici des minutes et des secondes</translation>
    </message>
</context>
<context>
    <name>SettingInfo</name>
    <message>
        <source>%1 at exactly its share</source>
        <translation>%1 à exactement sa part</translation>
    </message>
    <message>
        <source>points per rank %1</source>
        <translation>points par rang&#xa0;: %1</translation>
    </message>
    <message>
        <source>fewer CPUs a minute first</source>
        <translation>moins de CPU par minute d&apos;abord</translation>
    </message>
    <message>
        <source>more CPUs a minute first</source>
        <translation>plus de CPU par minute d&apos;abord</translation>
    </message>
    <message>
        <source>smaller first</source>
        <translation>plus petits d&apos;abord</translation>
    </message>
    <message>
        <source>larger first</source>
        <translation>les plus grands d&apos;abord</translation>
    </message>
    <message>
        <source>for each point of PriorityJobFactor</source>
        <translation>pour chaque point de PriorityJobFactor</translation>
    </message>
    <message>
        <source>all partitions alike</source>
        <translation>toutes les partitions à égalité</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the partition that gets most, and its points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>for each point of the QOS&apos;s priority</source>
        <translation>pour chaque point de priorité de la QOS</translation>
    </message>
    <message>
        <source>no QOS has a priority</source>
        <translation>aucune QOS n&apos;a de priorité</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the QOS that gets most, and its points</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>full after %1</source>
        <translation>maximum après %1</translation>
    </message>
    <message>
        <source>for each point of the association&apos;s priority</source>
        <translation>pour chaque point de priorité de l&apos;association</translation>
    </message>
    <message>
        <source>full for the highest association priority</source>
        <translation>maximum pour la priorité d&apos;association la plus élevée</translation>
    </message>
    <message>
        <source>for each unit asked for</source>
        <translation>pour chaque unité demandée</translation>
    </message>
    <message>
        <source>per partition total</source>
        <translation>par total de la partition</translation>
    </message>
    <message>
        <source>every day at midnight</source>
        <translation>chaque jour à minuit</translation>
    </message>
    <message>
        <source>every Sunday at midnight</source>
        <translation>chaque dimanche à minuit</translation>
    </message>
    <message>
        <source>on the first of every month</source>
        <translation>le premier de chaque mois</translation>
    </message>
    <message>
        <source>on the first of every quarter</source>
        <translation>le premier de chaque trimestre</translation>
    </message>
    <message>
        <source>on the first of January</source>
        <translation>le premier janvier</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>usage does not fade</source>
        <translation>la consommation ne décroît pas</translation>
    </message>
    <message>
        <source>half is forgotten after %1</source>
        <translation>la moitié est oubliée après %1</translation>
    </message>
    <message>
        <source>does nothing under Fair Tree</source>
        <translation>sans effet sous Fair Tree</translation>
    </message>
    <message>
        <source>only what is always tracked</source>
        <translation>seulement ce qui est toujours suivi</translation>
    </message>
    <message>
        <source>1 more than what is always tracked</source>
        <translation>1 de plus que ce qui est toujours suivi</translation>
    </message>
    <message numerus="yes">
        <source>%n more than what is always tracked</source>
        <translation>
            <numerusform>%n de plus que ce qui est toujours suivi</numerusform>
            <numerusform>%n de plus que ce qui est toujours suivi</numerusform>
        </translation>
    </message>
    <message>
        <source>TRES are added</source>
        <translation>les TRES sont additionnés</translation>
    </message>
    <message>
        <source>the largest TRES counts</source>
        <translation>le plus grand TRES compte</translation>
    </message>
    <message>
        <source>the largest TRES counts, GRES are added</source>
        <translation>le plus grand TRES compte, les GRES s&apos;ajoutent</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>the algorithm; how jobs are billed</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>first in, first out</source>
        <translation>premier arrivé, premier servi</translation>
    </message>
    <message>
        <source>the sum of weighted factors</source>
        <translation>la somme des facteurs pondérés</translation>
    </message>
    <message>
        <source>every %1</source>
        <comment>how often usage is computed</comment>
        <translation>toutes les %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>minutes, or days-hours</source>
        <translation>minutes, ou jours-heures</translation>
    </message>
    <message>
        <source>points a TRES</source>
        <translation>points par TRES</translation>
    </message>
    <message>
        <source>What is tracked beyond CPUs, memory, energy, nodes and billing. A weight for anything that is not tracked stops slurmctld.</source>
        <translation>Ce qui est suivi en plus des CPU, de la mémoire, de l&apos;énergie, des nœuds et de la facturation. Un poids pour ce qui n&apos;est pas suivi arrête slurmctld.</translation>
    </message>
    <message>
        <source>How jobs are ordered: priority/multifactor adds weighted factors, priority/basic is first in, first out.</source>
        <translation>Comment les jobs sont ordonnés&#xa0;: priority/multifactor additionne des facteurs pondérés, priority/basic est premier arrivé, premier servi.</translation>
    </message>
    <message>
        <source>Words that change how fair share, factors and billing are computed. Words that Slurm does not know do nothing.</source>
        <translation>Mots qui changent le calcul du fair share, des facteurs et de la facturation. Les mots que Slurm ne connaît pas sont sans effet.</translation>
    </message>
    <message>
        <source>After this time past usage counts half. 0: usage never fades, and a reset period must be set.</source>
        <translation>Après ce délai, la consommation passée compte pour moitié. 0&#xa0;: la consommation ne s&apos;estompe jamais, et une période de remise à zéro doit être définie.</translation>
    </message>
    <message>
        <source>When all usage is set to 0, so that a new allocation period begins.</source>
        <translation>Moment où toute la consommation est remise à 0, pour qu&apos;une nouvelle période d&apos;allocation commence.</translation>
    </message>
    <message>
        <source>How often usage is decayed and the running jobs&apos; use is added.</source>
        <translation>Fréquence à laquelle la décroissance est appliquée et la consommation des jobs en cours ajoutée.</translation>
    </message>
    <message>
        <source>YES gives small jobs the higher job size factor, NO large ones.</source>
        <translation>YES donne aux petits jobs le facteur de taille le plus élevé, NO aux grands.</translation>
    </message>
    <message>
        <source>The waiting time after which the age factor is 1 and grows no more.</source>
        <translation>Le temps d’attente après lequel le facteur d&apos;ancienneté vaut 1 et ne croît plus.</translation>
    </message>
    <message>
        <source>Softens how fast the classic factor falls with usage: F = 2^(−U/S/factor). Fair Tree does not use it.</source>
        <translation>Adoucit la baisse du facteur classique avec la consommation&#xa0;: F = 2^(−U/S/facteur). Fair Tree ne l&apos;utilise pas.</translation>
    </message>
    <message>
        <source>Points for a job that has waited PriorityMaxAge or longer.</source>
        <translation>Points d&apos;un job qui a attendu PriorityMaxAge ou plus.</translation>
    </message>
    <message>
        <source>Points for the priority of the job&apos;s association.</source>
        <translation>Points pour la priorité de l&apos;association du job.</translation>
    </message>
    <message>
        <source>Points for a fair-share factor of 1. Make it large enough that neighbouring ranks differ by a point.</source>
        <translation>Points pour un facteur fair-share de 1. Choisissez-le assez grand pour que des rangs voisins diffèrent d&apos;un point.</translation>
    </message>
    <message>
        <source>Points for the largest job (or the smallest, with PriorityFavorSmall).</source>
        <translation>Points pour le plus grand job (ou le plus petit, avec PriorityFavorSmall).</translation>
    </message>
    <message>
        <source>Points in the partition with the highest PriorityJobFactor.</source>
        <translation>Points dans la partition au PriorityJobFactor le plus élevé.</translation>
    </message>
    <message>
        <source>Points for the QOS with the highest priority.</source>
        <translation>Points pour la QOS de plus haute priorité.</translation>
    </message>
    <message>
        <source>Points for asking for all of a TRES in the partition, for each TRES: CPU=1000,GRES/gpu=3000.</source>
        <translation>Points pour une demande de la totalité d&apos;un TRES de la partition, par TRES&#xa0;: CPU=1000,GRES/gpu=3000.</translation>
    </message>
    <message>
        <source>The plugin of the site that adds a term of its own.</source>
        <translation>Le plugin du site, qui ajoute un terme de son cru.</translation>
    </message>
    <message>
        <source>What the site factor plugin is given.</source>
        <translation>Ce qui est transmis au plugin du facteur de site.</translation>
    </message>
    <message>
        <source>Further parameters of the priority plugin.</source>
        <translation>Autres paramètres du plugin de priorité.</translation>
    </message>
    <message>
        <source>The priority of running jobs is recomputed too.</source>
        <translation>La priorité des jobs en cours est elle aussi recalculée.</translation>
    </message>
    <message>
        <source>Classic fair share, but the depth of an account in the tree matters less. Implies NO_FAIR_TREE.</source>
        <translation>Fair share classique, mais la profondeur d&apos;un compte dans l&apos;arbre compte moins. Implique NO_FAIR_TREE.</translation>
    </message>
    <message>
        <source>A job&apos;s priority may rise, never fall.</source>
        <translation>La priorité d&apos;un job peut monter, jamais descendre.</translation>
    </message>
    <message>
        <source>A job is billed for its largest weighted TRES of the node, not for their sum.</source>
        <translation>Un job est facturé pour le plus grand de ses TRES pondérés du nœud, non pour leur somme.</translation>
    </message>
    <message>
        <source>The classic fair-share factor 2^(−U/S) instead of Fair Tree&apos;s ranks.</source>
        <translation>Le facteur fair-share classique 2^(−U/S) au lieu des rangs de Fair Tree.</translation>
    </message>
    <message>
        <source>The association&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation>La priorité de l&apos;association compte telle quelle, et non comme fraction de la plus élevée.</translation>
    </message>
    <message>
        <source>The partition&apos;s job factor counts as it stands, not as a part of the highest.</source>
        <translation>Le facteur de job de la partition compte tel quel, et non comme fraction du plus élevé.</translation>
    </message>
    <message>
        <source>The QOS&apos;s priority counts as it stands, not as a part of the highest.</source>
        <translation>La priorité de la QOS compte telle quelle, et non comme fraction de la plus élevée.</translation>
    </message>
    <message>
        <source>Requested TRES count as they stand, not as a part of the partition&apos;s total.</source>
        <translation>Les TRES demandés comptent tels quels, non comme fraction du total de la partition.</translation>
    </message>
    <message>
        <source>The value cannot hold a line break or a #.</source>
        <translation>La valeur ne peut contenir ni saut de ligne ni #.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: what is wrong, what to do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>«&#xa0;%1&#xa0;» est illisible.</translation>
    </message>
    <message>
        <source>%1 (slurm.conf(5), %2)</source>
        <comment>a sentence, and its source</comment>
        <translation>%1 (slurm.conf(5), %2)</translation>
    </message>
    <message>
        <source>half is forgotten after 136 years: hardly anything fades</source>
        <translation>la moitié est oubliée après 136 ans&#xa0;: presque rien ne décroît</translation>
    </message>
    <message>
        <source>%1 A change counts once slurmctld is restarted, which scontrol reconfigure does since Slurm 23.11.</source>
        <comment>what the setting does</comment>
        <translation>%1 Une modification compte dès que slurmctld est redémarré, ce que fait scontrol reconfigure depuis Slurm 23.11.</translation>
    </message>
    <message>
        <source>each time that slurmctld reads it</source>
        <translation>chaque fois que slurmctld le lit</translation>
    </message>
    <message>
        <source>As MAX_TRES, but GPUs and other GRES are added on top. It wins when both are set. Before Slurm 25.05 it is MAX_TRES.</source>
        <translation>Comme MAX_TRES, mais les GPU et les autres GRES s&apos;y ajoutent. Prévaut quand les deux sont définis. Avant Slurm 25.05, c&apos;est MAX_TRES.</translation>
    </message>
    <message>
        <source>Job size is CPUs divided by the time limit: short wide jobs first, or last with PriorityFavorSmall.</source>
        <translation>La taille du job est le nombre de CPU divisé par la limite de temps&#xa0;: les jobs courts et larges d&apos;abord, ou en dernier avec PriorityFavorSmall.</translation>
    </message>
    <message>
        <source>Jobs gather age from their submission on, even while a dependency, a hold or a begin time keeps them from running.</source>
        <translation>Les jobs vieillissent dès leur soumission, même quand une dépendance, un blocage ou une heure de début les empêche de démarrer.</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>The same holds for %1 more, beginning with %2</source>
        <translation>Il en va de même pour %1 autres, à commencer par %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more accounts and users, beginning with %2</source>
        <translation>Il en va de même pour %1 autres comptes et utilisateurs, à commencer par %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more partitions, beginning with %2</source>
        <translation>Il en va de même pour %1 autres partitions, à commencer par %2</translation>
    </message>
    <message>
        <source>The same holds for %1 more jobs, beginning with %2</source>
        <translation>Il en va de même pour %1 autres jobs, à commencer par %2</translation>
    </message>
    <message>
        <source>They are mended in the same way</source>
        <translation>Ils se corrigent de la même façon</translation>
    </message>
    <message>
        <source>Set %1, or remove the values</source>
        <translation>Définir %1, ou supprimer les valeurs</translation>
    </message>
    <message>
        <source>Give different values, or set the weight to 0</source>
        <translation>Donner des valeurs différentes, ou mettre le poids à 0</translation>
    </message>
    <message>
        <source>The flag %1 does nothing while %2 is 0</source>
        <translation>L&apos;indicateur %1 est sans effet tant que %2 vaut 0</translation>
    </message>
    <message>
        <source>Set the weight, or remove the flag</source>
        <translation>Définir le poids, ou supprimer l&apos;indicateur</translation>
    </message>
    <message>
        <source>PriorityFavorSmall=YES does nothing while PriorityWeightJobSize is 0</source>
        <translation>PriorityFavorSmall=YES est sans effet tant que PriorityWeightJobSize vaut 0</translation>
    </message>
    <message>
        <source>Set PriorityWeightJobSize, or remove PriorityFavorSmall</source>
        <translation>Définissez PriorityWeightJobSize, ou supprimez PriorityFavorSmall</translation>
    </message>
    <message>
        <source>PriorityJobFactor counts nothing while %1 is 0: it is set for %2 of %3 partitions, such as %4</source>
        <translation>PriorityJobFactor ne compte pas tant que %1 vaut 0&#xa0;: il est défini pour %2 partitions sur %3, par exemple %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all partitions have the same PriorityJobFactor</source>
        <translation>%1=%2 ne départage aucun job&#xa0;: toutes les partitions ont le même PriorityJobFactor</translation>
    </message>
    <message>
        <source>The priority of a QOS counts nothing while %1 is 0: it is set for %2 of %3 QOS, such as %4</source>
        <translation>La priorité d&apos;une QOS ne compte pas tant que %1 vaut 0&#xa0;: elle est définie pour %2 QOS sur %3, par exemple %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: all QOS have the same priority</source>
        <translation>%1=%2 ne distingue aucun job&#xa0;: toutes les QOS ont la même priorité</translation>
    </message>
    <message>
        <source>The priority of an association counts nothing while %1 is 0: it is set for %2 of %3, such as %4</source>
        <translation>La priorité d&apos;une association ne compte pas tant que %1 vaut 0&#xa0;: elle est définie pour %2 sur %3, par exemple %4</translation>
    </message>
    <message>
        <source>%1=%2 tells no two jobs apart: no association has a priority</source>
        <translation>%1=%2 ne distingue aucun job&#xa0;: aucune association n&apos;a de priorité</translation>
    </message>
    <message>
        <source>%1 of %2 weighs %3, which is not tracked: slurmctld would not start</source>
        <translation>%1 de %2 pondère %3, qui n&apos;est pas suivi&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the weight</source>
        <translation>Ajouter %1 à AccountingStorageTRES, ou supprimer le poids</translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1, which is not tracked: slurmctld would not start</source>
        <translation>PriorityWeightTRES pondère %1, qui n&apos;est pas suivi&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Partition %1 charges Mem=%2 per MB, which is %3 per GB</source>
        <translation>La partition %1 facture Mem=%2 par MB, soit %3 par GB</translation>
    </message>
    <message>
        <source>Write Mem=%1G for %1 per GB</source>
        <translation>Écrivez Mem=%1G pour %1 par Go</translation>
    </message>
    <message>
        <source>Partition %1 gives billing itself a weight, which does nothing</source>
        <translation>La partition %1 donne un poids à billing même, ce qui est sans effet</translation>
    </message>
    <message>
        <source>Remove it from TRESBillingWeights</source>
        <translation>Le supprimer de TRESBillingWeights</translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged by no billing weight</source>
        <translation>Les GPU de la partition %1 ne sont facturés par aucun poids de facturation</translation>
    </message>
    <message>
        <source>GPUs of partition %1 are charged but for those of %2</source>
        <translation>Les GPU de la partition %1 sont facturés, sauf ceux de %2</translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights: its CPUs are charged, its GPUs are not</source>
        <translation>La partition %1 n&apos;a pas de TRESBillingWeights&#xa0;: ses CPU sont facturés, ses GPU ne le sont pas</translation>
    </message>
    <message>
        <source>Add %1 to its TRESBillingWeights</source>
        <translation>Ajoutez %1 à ses TRESBillingWeights</translation>
    </message>
    <message>
        <source>Give it TRESBillingWeights=CPU=1,%1</source>
        <translation>Donnez-lui TRESBillingWeights=CPU=1,%1</translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and give the partition TRESBillingWeights=CPU=1,%1</source>
        <translation>Ajouter %2 à AccountingStorageTRES, et donner à la partition TRESBillingWeights=CPU=1,%1</translation>
    </message>
    <message>
        <source>Add %2 to AccountingStorageTRES, and %1 to the partition&apos;s TRESBillingWeights</source>
        <translation>Ajoutez %2 à AccountingStorageTRES, et %1 aux TRESBillingWeights de la partition</translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist</source>
        <translation>La partition %1 nomme la QOS %2, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Add the QOS with sacctmgr, or correct the name</source>
        <translation>Ajouter la QOS avec sacctmgr, ou corriger le nom</translation>
    </message>
    <message>
        <source>Nodes %1 belong to account %2, which does not exist</source>
        <translation>Les nœuds %1 appartiennent au compte %2, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Choose an account of the tree, or add this one</source>
        <translation>Choisir un compte de l&apos;arbre, ou ajouter celui-ci</translation>
    </message>
    <message>
        <source>Nodes %1 have the chip %2, of which nothing is known</source>
        <translation>Les nœuds %1 ont la puce %2, dont rien n&apos;est connu</translation>
    </message>
    <message>
        <source>Add the chip with its FLOPS or its weight, so that billing weights can be derived</source>
        <translation>Ajoutez la puce avec ses FLOPS ou son poids, pour que les poids de facturation puissent en être déduits</translation>
    </message>
    <message>
        <source>Job %1 asks for partition %2, which does not exist</source>
        <translation>Le job %1 demande la partition %2, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Read the slurm.conf that the jobs come from, or correct the partition</source>
        <translation>Lisez le slurm.conf d&apos;où viennent les jobs, ou corrigez la partition</translation>
    </message>
    <message>
        <source>Job %1 has the QOS %2, which does not exist</source>
        <translation>Le job %1 a la QOS %2, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Read an associations file with its QOS lines, or add the QOS</source>
        <translation>Lisez un fichier d&apos;associations avec ses lignes QOS, ou ajoutez la QOS</translation>
    </message>
    <message>
        <source>Job %1 runs under account %2, which does not exist</source>
        <translation>Le job %1 tourne sous le compte %2, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Read the associations of the same cluster, or add the account</source>
        <translation>Lisez les associations du même cluster, ou ajoutez le compte</translation>
    </message>
    <message>
        <source>Job %1 belongs to user %2, who is not in account %3</source>
        <translation>Le job %1 appartient à l&apos;utilisateur %2, qui n&apos;est pas dans le compte %3</translation>
    </message>
    <message>
        <source>Add the user to the account, or correct the job</source>
        <translation>Ajoutez l&apos;utilisateur au compte, ou corrigez le job</translation>
    </message>
    <message>
        <source>Lower the weights: only their ratios matter, and sums of some millions leave room for nice and site factors</source>
        <translation>Baisser les poids&#xa0;: seuls leurs rapports comptent, et des sommes de quelques millions laissent de la place à nice et aux facteurs de site</translation>
    </message>
    <message>
        <source>The priority weights add up to %1, more than the 4294967295 that a priority can hold</source>
        <translation>La somme des poids de priorité est %1, plus que les 4294967295 qu&apos;une priorité peut contenir</translation>
    </message>
    <message>
        <source>With factors that are not normalized, a priority can pass 4294967295; whatever is above is cut</source>
        <translation>Avec des facteurs non normalisés, une priorité peut dépasser 4294967295&#xa0;; l&apos;excédent est tronqué</translation>
    </message>
    <message>
        <source>Lower the weights of the raw factors, or remove the NO_NORMAL flags</source>
        <translation>Réduisez les poids des facteurs bruts, ou supprimez les options NO_NORMAL</translation>
    </message>
    <message>
        <source>PriorityWeightFairshare is 0: shares and usage have no influence on any priority</source>
        <translation>PriorityWeightFairshare vaut 0&#xa0;: les parts et la consommation n&apos;ont d&apos;influence sur aucune priorité</translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to at least the number of users, %1</source>
        <translation>Donnez à PriorityWeightFairshare au moins le nombre d&apos;utilisateurs, %1</translation>
    </message>
    <message>
        <source>PriorityWeightFairshare=%1 is less than the %2 users: neighbours in rank differ by less than one point</source>
        <translation>PriorityWeightFairshare=%1 est inférieur au nombre d&apos;utilisateurs, %2&#xa0;: des voisins de rang diffèrent de moins d&apos;un point</translation>
    </message>
    <message>
        <source>Set it to %1 or more; ten times the number of users keeps every rank apart from the other terms&apos; rounding</source>
        <translation>Donnez-lui %1 ou plus&#xa0;; dix fois le nombre d&apos;utilisateurs met chaque rang à l&apos;abri des arrondis des autres termes</translation>
    </message>
    <message>
        <source>The flag %1 does nothing: Slurm ignores it silently</source>
        <translation>L&apos;indicateur %1 est sans effet&#xa0;: Slurm l&apos;ignore sans rien dire</translation>
    </message>
    <message>
        <source>Remove it; Fair Tree is what Slurm does without NO_FAIR_TREE or DEPTH_OBLIVIOUS</source>
        <translation>Supprimez-le&#xa0;; Fair Tree est ce que fait Slurm sans NO_FAIR_TREE ni DEPTH_OBLIVIOUS</translation>
    </message>
    <message>
        <source>PriorityFlags holds words that Slurm silently ignores: %1</source>
        <translation>PriorityFlags contient des mots que Slurm ignore sans rien dire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Correct the spelling or remove them</source>
        <translation>Corriger leur orthographe ou les supprimer</translation>
    </message>
    <message>
        <source>MAX_TRES and MAX_TRES_GRES stand together: MAX_TRES_GRES wins, and GPUs are added to the maximum</source>
        <translation>MAX_TRES et MAX_TRES_GRES figurent ensemble&#xa0;: MAX_TRES_GRES prévaut, et les GPU s&apos;ajoutent au maximum</translation>
    </message>
    <message>
        <source>Keep the one that is meant</source>
        <translation>Gardez celui qui est voulu</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1 does nothing under Fair Tree</source>
        <translation>FairShareDampeningFactor=%1 est sans effet sous Fair Tree</translation>
    </message>
    <message>
        <source>Remove it, or use NO_FAIR_TREE if usage shall be dampened</source>
        <translation>Supprimez-le, ou utilisez NO_FAIR_TREE si la consommation doit être amortie</translation>
    </message>
    <message>
        <source>PriorityDecayHalfLife=0 without PriorityUsageResetPeriod: slurmctld would not start</source>
        <translation>PriorityDecayHalfLife=0 sans PriorityUsageResetPeriod&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Set a half-life, such as 14-0, or a reset period, such as MONTHLY</source>
        <translation>Définir une demi-vie, par exemple 14-0, ou une période de remise à zéro, par exemple MONTHLY</translation>
    </message>
    <message>
        <source>Usage neither decays nor is reset: what was used once counts for ever</source>
        <translation>La consommation ne décroît pas et n&apos;est jamais remise à zéro&#xa0;: ce qui a été consommé une fois compte pour toujours</translation>
    </message>
    <message>
        <source>Put another period in its place as soon as usage was cleared</source>
        <translation>Mettre une autre période à sa place dès que la consommation a été remise à zéro</translation>
    </message>
    <message>
        <source>PriorityCalcPeriod is below one minute: slurmctld would not start</source>
        <translation>PriorityCalcPeriod est inférieur à une minute&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Set it to 5, Slurm&apos;s default, or to 1 or more</source>
        <translation>Donnez-lui 5, la valeur par défaut de Slurm, ou au moins 1</translation>
    </message>
    <message>
        <source>Choose a half-life that is longer than the longest MaxTime</source>
        <translation>Choisir une demi-vie plus longue que le plus long MaxTime</translation>
    </message>
    <message>
        <source>PriorityType=priority/basic runs jobs in the order of submission: the priority weights do nothing</source>
        <translation>PriorityType=priority/basic exécute les jobs dans l&apos;ordre de soumission&#xa0;: les poids de priorité sont sans effet</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor, or remove the weights</source>
        <translation>Définissez PriorityType=priority/multifactor, ou supprimez les poids</translation>
    </message>
    <message>
        <source>PriorityMaxAge is 0: every job has its full age at once, so that age tells no two jobs apart</source>
        <translation>PriorityMaxAge vaut 0&#xa0;: chaque job a d&apos;emblée toute son ancienneté, qui ne départage donc aucun job</translation>
    </message>
    <message>
        <source>Set it to the time after which waiting longer should not count, such as 7-0</source>
        <translation>Y mettre le délai après lequel attendre davantage ne doit plus compter, par exemple 7-0</translation>
    </message>
    <message>
        <source>All %1 below %2 have 0 shares: none of them gets a share of what %2 gets</source>
        <translation>Tous les %1 sous %2 ont 0 part&#xa0;: aucun ne reçoit rien de ce que reçoit %2</translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal</source>
        <translation>Leur donner des parts, 1 chacun s&apos;ils sont égaux</translation>
    </message>
    <message>
        <source>The raw shares below %1 add up to %2, more than the 4294967295 that Slurm can hold</source>
        <translation>La somme des parts brutes sous %1 est %2, plus que les 4294967295 que Slurm peut contenir</translation>
    </message>
    <message>
        <source>Divide them all by the same number: only their ratios matter</source>
        <translation>Divisez-les toutes par le même nombre&#xa0;: seuls leurs rapports comptent</translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: under Fair Tree they tie whatever they used</source>
        <translation>Tous les %1 sous %2 sont sur `parent`&#xa0;: sous Fair Tree, ils sont ex æquo quelle que soit leur consommation</translation>
    </message>
    <message>
        <source>Give them shares, 1 each if they are equal, so that usage tells them apart</source>
        <translation>Donnez-leur des parts, 1 chacun s&apos;ils sont égaux, pour que la consommation les départage</translation>
    </message>
    <message>
        <source>All %1 below %2 are on `parent`: they share one fair-share factor, whoever of them used it</source>
        <translation>Tous les %1 sous %2 sont sur `parent`&#xa0;: ils partagent un même facteur fair-share, quel que soit celui qui a consommé</translation>
    </message>
    <message>
        <source>Leave it so if the account shall count as one; else give them shares</source>
        <translation>Laissez ainsi si le compte doit compter pour un seul&#xa0;; sinon, donnez-leur des parts</translation>
    </message>
    <message>
        <source>Give it shares if that is not meant</source>
        <translation>Lui donner des parts si ce n&apos;est pas voulu</translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: all others of the account come first</source>
        <translation>L&apos;utilisateur %1 du compte %3 a 0 part et une consommation de %2&#xa0;: tous les autres du compte passent avant lui</translation>
    </message>
    <message>
        <source>User %1 in account %3 has 0 shares and a usage of %2: the fair-share factor is 0</source>
        <translation>L&apos;utilisateur %1 du compte %3 a 0 part et une consommation de %2&#xa0;: son facteur fair-share est 0</translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: all accounts beside it come first</source>
        <translation>Le compte %1 a 0 part et une consommation de %2&#xa0;: tous les comptes de même niveau passent avant lui</translation>
    </message>
    <message>
        <source>Account %1 has 0 shares and a usage of %2: everybody below it has a fair-share factor of 0</source>
        <translation>Le compte %1 a 0 part et une consommation de %2&#xa0;: tous ceux en dessous ont un facteur fair-share de 0</translation>
    </message>
    <message>
        <source>User %1 in account %2 has an association for partition %3, which does not exist</source>
        <translation>L&apos;utilisateur %1 du compte %2 a une association pour la partition %3, qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Remove the association, or correct the partition&apos;s name</source>
        <translation>Supprimez l&apos;association, ou corrigez le nom de la partition</translation>
    </message>
    <message>
        <source>%1=%2 is %3 minutes and %4 seconds, not hours and minutes: Slurm takes %5 minutes</source>
        <translation>%1=%2 vaut %3 minutes et %4 secondes, et non des heures et des minutes&#xa0;: Slurm prend %5 minutes</translation>
    </message>
    <message>
        <source>Write %1:00 if hours and minutes are meant, else %2</source>
        <translation>Écrivez %1:00 s&apos;il s&apos;agit d&apos;heures et de minutes, sinon %2</translation>
    </message>
    <message>
        <source>%1=%2 is rounded up to %3 whole minutes</source>
        <translation>%1=%2 est arrondi à %3 minutes entières (par excès)</translation>
    </message>
    <message>
        <source>Leave the seconds out</source>
        <translation>Omettez les secondes</translation>
    </message>
    <message>
        <source>%1=%2 is %2 minutes: a number alone counts minutes</source>
        <translation>%1=%2 signifie %2 minutes&#xa0;: un nombre seul compte des minutes</translation>
    </message>
    <message>
        <source>Write %1-0 if days are meant</source>
        <translation>Écrivez %1-0 s&apos;il s&apos;agit de jours</translation>
    </message>
    <message>
        <source>raw shares of %1 %2 → %3</source>
        <translation>parts brutes de %1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 competes below %3 instead of %2</source>
        <translation>%1 concourt sous %3 au lieu de %2</translation>
    </message>
    <message>
        <source>Level shares below %1</source>
        <translation>Parts du niveau sous %1</translation>
    </message>
    <message>
        <source>%1 associations compete here; those on `parent` are left out</source>
        <translation>%1 associations sont ici en concurrence&#xa0;; celles sur `parent` ne comptent pas</translation>
    </message>
    <message>
        <source>Normalized shares</source>
        <translation>Parts normalisées</translation>
    </message>
    <message>
        <source>The part of the machine that %1 was promised: its part of each level above, multiplied</source>
        <translation>La part de la machine promise à %1&#xa0;: sa part à chaque niveau supérieur, multipliée</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own and shows those of %2</source>
        <translation>%1 est sur `parent`&#xa0;: il n&apos;a pas de parts propres et affiche celles de %2</translation>
    </message>
    <message>
        <source>Part of %1 among its siblings</source>
        <translation>Part de %1 parmi ses pairs</translation>
    </message>
    <message>
        <source>Nobody on this level has shares</source>
        <translation>Personne n&apos;a de parts à ce niveau</translation>
    </message>
    <message>
        <source>%1 has no shares</source>
        <translation>%1 n&apos;a pas de parts</translation>
    </message>
    <message>
        <source>root has no siblings to share with; Slurm shows 0</source>
        <translation>root n&apos;a pas de pairs avec qui partager&#xa0;; Slurm affiche 0</translation>
    </message>
    <message>
        <source>root is the whole machine</source>
        <translation>root est la machine entière</translation>
    </message>
    <message>
        <source>Raw usage of %1</source>
        <translation>Consommation brute de %1</translation>
    </message>
    <message>
        <source>Billing TRES × seconds, as decayed until now</source>
        <translation>TRES facturés × secondes, après décroissance jusqu&apos;à maintenant</translation>
    </message>
    <message>
        <source>%1 was left behind by users who are gone</source>
        <translation>%1 a été laissé par des utilisateurs qui sont partis</translation>
    </message>
    <message>
        <source>What the machine can do</source>
        <translation>Ce que la machine peut fournir</translation>
    </message>
    <message>
        <source>Without processors or half-life: all usage there is</source>
        <translation>Sans processeurs ou sans demi-vie&#xa0;: toute la consommation existante</translation>
    </message>
    <message>
        <source>Normalized usage</source>
        <translation>Consommation normalisée</translation>
    </message>
    <message>
        <source>Nobody has used anything</source>
        <translation>Personne n&apos;a rien consommé</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Consommation effective</translation>
    </message>
    <message>
        <source>root is all usage there is</source>
        <translation>root est toute la consommation</translation>
    </message>
    <message>
        <source>Nobody below %1 has used anything</source>
        <translation>Personne sous %1 n&apos;a rien consommé</translation>
    </message>
    <message>
        <source>%1 has used nothing</source>
        <translation>%1 n&apos;a rien consommé</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Facteur fair-share</translation>
    </message>
    <message>
        <source>Without shares the factor is 0</source>
        <translation>Sans parts, le facteur est 0</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has the factor that %2 as a whole deserves</source>
        <translation>%1 est sur `parent`&#xa0;: il a le facteur que mérite %2 dans son ensemble</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=%1: 1 when nothing was used, %2 when exactly the share was used</source>
        <translation>FairShareDampeningFactor=%1&#xa0;: 1 si rien n&apos;a été consommé, %2 si la part l&apos;a été exactement</translation>
    </message>
    <message>
        <source>1 when nothing was used, 0.5 when exactly the share was used</source>
        <translation>1 si rien n&apos;a été consommé, 0,5 si la part l&apos;a été exactement</translation>
    </message>
    <message>
        <source>0.5 when exactly the share was used</source>
        <translation>0,5 quand la consommation égale exactement la part</translation>
    </message>
    <message>
        <source>root has no fair-share factor: it does not compete</source>
        <translation>root n&apos;a pas de facteur fair-share&#xa0;: il n&apos;est pas en concurrence</translation>
    </message>
    <message>
        <source>Under Fair Tree only users have a factor; an account has its place on its level</source>
        <translation>Sous Fair Tree, seuls les utilisateurs ont un facteur&#xa0;; un compte a sa place à son niveau</translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 %2?</source>
        <translation>Pourquoi les parts normalisées de %1 valent-elles %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why are the normalized shares of %1 in %2 %3?</source>
        <translation>Pourquoi les parts normalisées de %1 dans %2 valent-elles %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 %2?</source>
        <translation>Pourquoi la consommation brute de %1 vaut-elle %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the raw usage of %1 in %2 %3?</source>
        <translation>Pourquoi la consommation brute de %1 dans %2 vaut-elle %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 %2?</source>
        <translation>Pourquoi la consommation normalisée de %1 vaut-elle %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the normalized usage of %1 in %2 %3?</source>
        <translation>Pourquoi la consommation normalisée de %1 dans %2 vaut-elle %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 %2?</source>
        <translation>Pourquoi la consommation effective de %1 vaut-elle %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the effective usage of %1 in %2 %3?</source>
        <translation>Pourquoi la consommation effective de %1 dans %2 vaut-elle %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 %2?</source>
        <translation>Pourquoi le LevelFS de %1 vaut-il %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the LevelFS of %1 in %2 %3?</source>
        <translation>Pourquoi le LevelFS de %1 dans %2 vaut-il %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 %2?</source>
        <translation>Pourquoi le facteur fair-share de %1 vaut-il %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the fair-share factor of %1 in %2 %3?</source>
        <translation>Pourquoi le facteur fair-share de %1 dans %2 vaut-il %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why has %1 no LevelFS?</source>
        <translation>Pourquoi %1 n&apos;a-t-il pas de LevelFS&#xa0;?</translation>
    </message>
    <message>
        <source>Why has %1 in %2 no LevelFS?</source>
        <translation>Pourquoi %1 dans %2 n&apos;a-t-il pas de LevelFS&#xa0;?</translation>
    </message>
    <message>
        <source>Why has %1 no fair-share factor?</source>
        <translation>Pourquoi %1 n&apos;a-t-il pas de facteur fair-share&#xa0;?</translation>
    </message>
    <message>
        <source>Why has %1 in %2 no fair-share factor?</source>
        <translation>Pourquoi %1 dans %2 n&apos;a-t-il pas de facteur fair-share&#xa0;?</translation>
    </message>
    <message>
        <source>Effective usage of %1</source>
        <translation>Consommation effective de %1</translation>
    </message>
    <message>
        <source>Its normalized usage Uₙ is %1</source>
        <translation>Sa consommation normalisée Uₙ est %1</translation>
    </message>
    <message>
        <source>Its own usage, and its part of what the others below %1 used</source>
        <translation>Sa propre consommation, et sa part de celle des autres sous %1</translation>
    </message>
    <message>
        <source>Usage to shares of %1</source>
        <translation>Consommation rapportée aux parts de %1</translation>
    </message>
    <message>
        <source>Usage to shares of the level</source>
        <translation>Consommation rapportée aux parts du niveau</translation>
    </message>
    <message>
        <source>Usage to shares of %1, against its level</source>
        <translation>Rapport consommation/parts de %1, face à son niveau</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>%1 deviates from its share in the same direction as %2</source>
        <translation>%1 s&apos;écarte de sa part dans le même sens que %2</translation>
    </message>
    <message>
        <source>%1 deviates from its share in the other direction than %2</source>
        <translation>%1 s&apos;écarte de sa part dans l&apos;autre sens que %2</translation>
    </message>
    <message>
        <source>Without shares or without usage nothing is spread over the level</source>
        <translation>Sans parts ou sans consommation, rien n&apos;est réparti sur le niveau</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it counts with all of %2</source>
        <translation>%1 est sur `parent`&#xa0;: il compte avec tout %2</translation>
    </message>
    <message>
        <source>Sorted below %1 and what ties with it</source>
        <translation>Classé sous %1 et ses ex æquo</translation>
    </message>
    <message>
        <source>Sorted below %1</source>
        <translation>Classé sous %1</translation>
    </message>
    <message>
        <source>Before %2, %1 users were ranked</source>
        <translation>Avant %2, %1 utilisateurs ont été classés</translation>
    </message>
    <message>
        <source>%2 ties with the one before and gets the same rank; %1 users were ranked already</source>
        <translation>%2 est ex æquo avec le précédent et reçoit le même rang&#xa0;; %1 utilisateurs étaient déjà classés</translation>
    </message>
    <message>
        <source>%2 ties with the one before: its first gets the rank of the last of the %1 users ranked already</source>
        <translation>%2 est ex æquo avec le précédent&#xa0;: son premier reçoit le rang du dernier des %1 utilisateurs déjà classés</translation>
    </message>
    <message>
        <source>root has no siblings to compete with</source>
        <translation>root n&apos;a pas de pairs avec qui entrer en concurrence</translation>
    </message>
    <message>
        <source>%1 is on `parent`: it has no shares of its own, and is looked at before all who have</source>
        <translation>%1 est sur `parent`&#xa0;: il n&apos;a pas de parts propres, et il est examiné avant tous ceux qui en ont</translation>
    </message>
    <message>
        <source>%1 is on `parent`: what is below it competes with its siblings</source>
        <translation>%1 est sur `parent`&#xa0;: ce qui se trouve dessous est en concurrence avec ses pairs</translation>
    </message>
    <message>
        <source>Level fair share</source>
        <translation>Fair share du niveau</translation>
    </message>
    <message>
        <source>Without shares it comes last on its level</source>
        <translation>Sans parts, il vient dernier à son niveau</translation>
    </message>
    <message>
        <source>It has used nothing and comes first on its level</source>
        <translation>N&apos;a rien consommé et vient en tête de son niveau</translation>
    </message>
    <message>
        <source>1 is exactly its share; above, it has used less</source>
        <translation>1 est exactement sa part&#xa0;; au-dessus, il a moins consommé</translation>
    </message>
    <message>
        <source>It has used %1 times its share</source>
        <translation>A consommé %1 fois sa part</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Only the order counts: F falls evenly from 1 to 1 / %1</source>
        <translation>Seul l&apos;ordre compte&#xa0;: F décroît régulièrement de 1 à 1 / %1</translation>
    </message>
    <message>
        <source>The job is held: its priority is 0 until it is released</source>
        <translation>Le job est retenu&#xa0;: sa priorité est 0 jusqu&apos;à ce qu&apos;il soit libéré</translation>
    </message>
    <message>
        <source>The job is running and keeps the priority that it had; CALCULATE_RUNNING would compute it again</source>
        <translation>Le job est en cours et garde la priorité qu&apos;il avait&#xa0;; CALCULATE_RUNNING la recalculerait</translation>
    </message>
    <message>
        <source>INCR_ONLY: a priority never falls, and this one was %1</source>
        <translation>INCR_ONLY&#xa0;: une priorité ne baisse jamais, et celle-ci était %1</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Below 1 it is 1; 0 would mean that the job is held</source>
        <translation>En dessous de 1, elle vaut 1&#xa0;; 0 signifierait que le job est retenu</translation>
    </message>
    <message>
        <source>More does not fit into 32 bit</source>
        <translation>32 bits ne peuvent en contenir davantage</translation>
    </message>
    <message>
        <source>Site factor</source>
        <translation>Facteur de site</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Subtracted from the priority</source>
        <translation>Soustrait de la priorité</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>No such term</source>
        <translation>Ce terme n&apos;existe pas</translation>
    </message>
    <message>
        <source>priority/basic knows no factors: first in, first out</source>
        <translation>priority/basic ne connaît pas de facteurs&#xa0;: premier arrivé, premier servi</translation>
    </message>
    <message>
        <source>Charge for %1</source>
        <translation>Facturé pour %1</translation>
    </message>
    <message>
        <source>Does not count: another one of the maximum is larger</source>
        <translation>Ne compte pas&#xa0;: un autre TRES du maximum est plus grand</translation>
    </message>
    <message>
        <source>Memory is counted in MB</source>
        <translation>La mémoire se compte en MB</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>The partition is unknown, and with it what it charges</source>
        <translation>La partition est inconnue, et avec elle ce qu&apos;elle facture</translation>
    </message>
    <message>
        <source>Partition %1 has no TRESBillingWeights</source>
        <translation>La partition %1 n&apos;a pas de TRESBillingWeights</translation>
    </message>
    <message>
        <source>Shown cut to an integer; usage grows by %1 each second that the job runs</source>
        <translation>Affiché tronqué à l&apos;entier&#xa0;; la consommation croît de %1 par seconde d&apos;exécution du job</translation>
    </message>
    <message>
        <source>Why does the age of job %1 in %2 count %3?</source>
        <translation>Pourquoi l&apos;ancienneté du job %1 dans %2 compte-t-elle pour %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why does the association of job %1 in %2 count %3?</source>
        <translation>Pourquoi l&apos;association du job %1 dans %2 compte-t-elle %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why does fair share count %3 for job %1 in %2?</source>
        <translation>Pourquoi le fair share compte-t-il pour %3 pour le job %1 dans %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why does the size of job %1 in %2 count %3?</source>
        <translation>Pourquoi la taille du job %1 dans %2 compte-t-elle pour %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why does partition %2 count %3 for job %1?</source>
        <translation>Pourquoi la partition %2 compte-t-elle %3 pour le job %1&#xa0;?</translation>
    </message>
    <message>
        <source>Why does the QOS of job %1 in %2 count %3?</source>
        <translation>Pourquoi la QOS du job %1 dans %2 compte-t-elle pour %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why do the TRES of job %1 in %2 count %3?</source>
        <translation>Pourquoi les TRES du job %1 dans %2 comptent-ils pour %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second?</source>
        <translation>Pourquoi le job %1 dans %2 est-il facturé %3 par seconde&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the priority of job %1 in %2 %3?</source>
        <translation>Pourquoi la priorité du job %1 dans %2 est-elle %3&#xa0;?</translation>
    </message>
    <message>
        <source>The weight is 0: Slurm does not look at this factor</source>
        <translation>Le poids est 0&#xa0;: Slurm ne regarde pas ce facteur</translation>
    </message>
    <message>
        <source>Age factor</source>
        <translation>Facteur d&apos;ancienneté</translation>
    </message>
    <message>
        <source>The job gathers no age yet: it is held, not eligible, or waits for another job</source>
        <translation>Le job ne gagne pas encore d&apos;ancienneté&#xa0;: il est retenu, pas éligible, ou attend un autre job</translation>
    </message>
    <message>
        <source>It has waited for %1 s of %2 s</source>
        <translation>Il a attendu %1 s sur %2 s</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Ancienneté</translation>
    </message>
    <message>
        <source>Association factor</source>
        <translation>Facteur d&apos;association</translation>
    </message>
    <message>
        <source>Neither the user nor an account above has a priority</source>
        <translation>Ni l&apos;utilisateur ni aucun compte au-dessus n&apos;a de priorité</translation>
    </message>
    <message>
        <source>The priority is that of %1</source>
        <translation>La priorité est celle de %1</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Association</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Fair share</translation>
    </message>
    <message>
        <source>%1 has no association in account %2</source>
        <translation>%1 n&apos;a pas d&apos;association dans le compte %2</translation>
    </message>
    <message>
        <source>Job size factor</source>
        <translation>Facteur de taille du job</translation>
    </message>
    <message>
        <source>Small jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Petits jobs d&apos;abord, sur N = %1 nœuds et C = %2 CPU&#xa0;; maintenu entre 0 et 1</translation>
    </message>
    <message>
        <source>Large jobs first, of N = %1 nodes and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Grands jobs d&apos;abord, sur N = %1 nœuds et C = %2 CPU&#xa0;; borné entre 0 et 1</translation>
    </message>
    <message>
        <source>Job size</source>
        <translation>Taille du job</translation>
    </message>
    <message>
        <source>Partition factor of %1</source>
        <translation>Facteur de partition de %1</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition is unknown</source>
        <translation>La partition est inconnue</translation>
    </message>
    <message>
        <source>QOS factor of %1</source>
        <translation>Facteur de QOS de %1</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The job&apos;s QOS is unknown</source>
        <translation>La QOS du job est inconnue</translation>
    </message>
    <message>
        <source>TRES %1</source>
        <translation>TRES %1</translation>
    </message>
    <message>
        <source>The partition has none of it</source>
        <translation>La partition n&apos;en a pas</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>PriorityWeightTRES is not set</source>
        <translation>PriorityWeightTRES n&apos;est pas défini</translation>
    </message>
    <message>
        <source>Choose a name of letters, digits, dots, dashes and underscores. The changes of this one are left out.</source>
        <translation>Choisissez un nom fait de lettres, de chiffres, de points, de tirets et de tirets bas. Les modifications de celui-ci sont omises.</translation>
    </message>
    <message>
        <source>The %1 of %2 cannot be set exactly: sacctmgr replaces quotes, and takes no line breaks.</source>
        <translation>La valeur %1 de %2 ne peut pas être définie exactement&#xa0;: sacctmgr remplace les guillemets et n&apos;accepte pas de sauts de ligne.</translation>
    </message>
    <message>
        <source>Leave quotes and line breaks out of it.</source>
        <translation>N&apos;y mettez ni guillemets ni sauts de ligne.</translation>
    </message>
    <message>
        <source>Correct the Include line; the rest was read.</source>
        <translation>Corrigez la ligne Include&#xa0;; le reste a été lu.</translation>
    </message>
    <message>
        <source>No file fits &quot;%1&quot;.</source>
        <translation>Aucun fichier ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; includes itself.</source>
        <translation>«&#xa0;%1&#xa0;» s&apos;inclut lui-même.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not included: there are too many included files.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas inclus&#xa0;: il y a trop de fichiers inclus.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be included.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être inclus.</translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation>%1=%2 est illisible.</translation>
    </message>
    <message>
        <source>Write name:type:count, for example gpu:a100:4.</source>
        <translation>Écrivez nom:type:nombre, par exemple gpu:a100:4.</translation>
    </message>
    <message>
        <source>%1 stands twice for NodeName=%2; the last one counts.</source>
        <translation>%1 figure deux fois pour NodeName=%2&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Supprimez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>Write the nodes as in n[001-087] or a1,a2.</source>
        <translation>Écrivez les nœuds sous la forme n[001-087] ou a1,a2.</translation>
    </message>
    <message>
        <source>Node %1 is defined twice; slurmctld would not start.</source>
        <translation>Le nœud %1 est défini deux fois&#xa0;; slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Keep one definition; the first one was taken.</source>
        <translation>Gardez une seule définition&#xa0;; la première a été retenue.</translation>
    </message>
    <message>
        <source>NodeSet %1 is defined twice.</source>
        <translation>Le NodeSet %1 est défini deux fois.</translation>
    </message>
    <message>
        <source>The partitions name too many nodes.</source>
        <translation>Les partitions nomment trop de nœuds.</translation>
    </message>
    <message>
        <source>Define them, or take them out of the partition; they are left out here.</source>
        <translation>Définissez-les, ou retirez-les de la partition&#xa0;; ils sont omis ici.</translation>
    </message>
    <message>
        <source>%1 stands twice for PartitionName=%2; the last one counts.</source>
        <translation>%1 figure deux fois pour PartitionName=%2&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>Partitions %1 and %2 are both the default one; the last one counts.</source>
        <translation>Les partitions %1 et %2 sont toutes deux celle par défaut&#xa0;; la dernière compte.</translation>
    </message>
    <message>
        <source>Take Default=YES from one of them.</source>
        <translation>Retirez Default=YES à l&apos;une d&apos;elles.</translation>
    </message>
    <message>
        <source>There are more than %1 partitions.</source>
        <translation>Il y a plus de %1 partitions.</translation>
    </message>
    <message>
        <source>The rest was not read.</source>
        <translation>Le reste n&apos;a pas été lu.</translation>
    </message>
    <message>
        <source>Give at least one minute, for example 5.</source>
        <translation>Donnez au moins une minute, par exemple 5.</translation>
    </message>
    <message>
        <source>Give YES or NO.</source>
        <translation>Donnez YES ou NO.</translation>
    </message>
    <message>
        <source>Write %1 as days-hours (7-0), hours:minutes:seconds or minutes.</source>
        <translation>Écrivez %1 sous la forme jours-heures (7-0), heures:minutes:secondes ou minutes.</translation>
    </message>
    <message>
        <source>%1=%2 is read as minutes and seconds: %3.</source>
        <translation>%1=%2 est lu comme des minutes et des secondes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>For hours and minutes write %1.</source>
        <translation>Pour des heures et des minutes, écrivez %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight.</source>
        <translation>«&#xa0;%1&#xa0;» dans %2 n&apos;est pas un poids.</translation>
    </message>
    <message>
        <source>There is a second Cluster line.</source>
        <translation>Il y a une deuxième ligne Cluster.</translation>
    </message>
    <message>
        <source>Give a file with one cluster; the first one was taken.</source>
        <translation>Donnez un fichier d&apos;un seul cluster&#xa0;; le premier a été retenu.</translation>
    </message>
    <message>
        <source>The accounts are of cluster %1, slurm.conf is of cluster %2.</source>
        <translation>Les comptes sont ceux du cluster %1, slurm.conf est celui du cluster %2.</translation>
    </message>
    <message>
        <source>Check that both files belong together.</source>
        <translation>Vérifiez que les deux fichiers vont ensemble.</translation>
    </message>
    <message>
        <source>%1 is not a number.</source>
        <translation>%1 n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>Correct the QOS line; its default is taken.</source>
        <translation>Corrigez la ligne de la QOS&#xa0;; sa valeur par défaut est retenue.</translation>
    </message>
    <message>
        <source>QOS &quot;%1&quot; has no name of its own, or stands twice.</source>
        <translation>La QOS «&#xa0;%1&#xa0;» n&apos;a pas de nom propre, ou figure deux fois.</translation>
    </message>
    <message>
        <source>Give each QOS one line; this one was left out.</source>
        <translation>Donnez une ligne à chaque QOS&#xa0;; celle-ci a été omise.</translation>
    </message>
    <message>
        <source>Account %1 stands twice.</source>
        <translation>Le compte %1 figure deux fois.</translation>
    </message>
    <message>
        <source>An account has one place in the tree; the first one was taken.</source>
        <translation>Un compte a une seule place dans l&apos;arbre&#xa0;; la première a été retenue.</translation>
    </message>
    <message>
        <source>Account %1 has a Partition, which only users have.</source>
        <translation>Le compte %1 a une Partition, ce que seuls les utilisateurs ont.</translation>
    </message>
    <message>
        <source>It was left out.</source>
        <translation>Elle a été omise.</translation>
    </message>
    <message>
        <source>User %1 stands twice in account %2.</source>
        <translation>L&apos;utilisateur %1 figure deux fois dans le compte %2.</translation>
    </message>
    <message>
        <source>Keep one of the lines; the first one was taken.</source>
        <translation>Gardez une des lignes&#xa0;; la première a été retenue.</translation>
    </message>
    <message>
        <source>The line names nobody.</source>
        <translation>La ligne ne nomme personne.</translation>
    </message>
    <message>
        <source>Write it as in: User - &apos;ann&apos;:Fairshare=1</source>
        <translation>Écrivez-la ainsi&#xa0;: User - &apos;ann&apos;:Fairshare=1</translation>
    </message>
    <message>
        <source>The line is not understood: %1</source>
        <translation>La ligne n&apos;est pas comprise&#xa0;: %1</translation>
    </message>
    <message>
        <source>Parent %1 stands before the line that creates it.</source>
        <translation>Parent %1 figure avant la ligne qui le crée.</translation>
    </message>
    <message>
        <source>Move it below that line: sacctmgr load would stop here.</source>
        <translation>Placez-la sous cette ligne&#xa0;: sacctmgr load s&apos;arrêterait ici.</translation>
    </message>
    <message>
        <source>No line creates this parent: %1</source>
        <translation>Aucune ligne ne crée ce parent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add its Account line; the lines below it were kept, but are not part of the tree.</source>
        <translation>Ajoutez sa ligne Account&#xa0;; les lignes en dessous ont été conservées, mais ne font pas partie de l&apos;arbre.</translation>
    </message>
    <message>
        <source>No line names the user root; he was added with 1 share.</source>
        <translation>Aucune ligne ne nomme l&apos;utilisateur root&#xa0;; il a été ajouté avec 1 part.</translation>
    </message>
    <message>
        <source>Every cluster has him in the account root: nothing is to be done.</source>
        <translation>Tout cluster l&apos;a dans le compte root&#xa0;: il n&apos;y a rien à faire.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares; 1 is taken.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre de parts&#xa0;; 1 est retenu.</translation>
    </message>
    <message>
        <source>Give a number from 0 to 2147483646, or parent.</source>
        <translation>Donnez un nombre de 0 à 2147483646, ou parent.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority; none is taken.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une priorité&#xa0;; aucune n&apos;est retenue.</translation>
    </message>
    <message>
        <source>Give a whole number from 0 to 4294967294.</source>
        <translation>Indiquez un nombre entier de 0 à 4294967294.</translation>
    </message>
    <message>
        <source>A quote is left open.</source>
        <translation>Un guillemet n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>Close it; the rest of the line was taken as its value.</source>
        <translation>Fermez-le&#xa0;; le reste de la ligne a été pris comme valeur.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a host list.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une liste d&apos;hôtes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names more than %2 nodes.</source>
        <translation>«&#xa0;%1&#xa0;» nomme plus de %2 nœuds.</translation>
    </message>
    <message>
        <source>Job %1: user %2 is not in account %3.</source>
        <translation>Job %1&#xa0;: l&apos;utilisateur %2 n&apos;est pas dans le compte %3.</translation>
    </message>
    <message>
        <source>Dump the associations and print the jobs at the same time; its fair-share factor is 0 here.</source>
        <translation>Exportez les associations et affichez les jobs au même moment&#xa0;; son facteur fair-share est ici 0.</translation>
    </message>
    <message>
        <source>Job %1 is in a partition that is not known.</source>
        <translation>Le job %1 est dans une partition inconnue.</translation>
    </message>
    <message>
        <source>Give the slurm.conf of the same cluster.</source>
        <translation>Donnez le slurm.conf du même cluster.</translation>
    </message>
    <message>
        <source>Nothing of slurm.conf could be read.</source>
        <translation>Rien de slurm.conf n&apos;a pu être lu.</translation>
    </message>
    <message>
        <source>Give the slurm.conf of the cluster.</source>
        <translation>Donnez le slurm.conf du cluster.</translation>
    </message>
    <message>
        <source>Nothing of the associations could be read.</source>
        <translation>Rien des associations n&apos;a pu être lu.</translation>
    </message>
    <message>
        <source>Write them with: sacctmgr dump CLUSTER file=FILE</source>
        <translation>Écrivez-les avec&#xa0;: sacctmgr dump CLUSTER file=FILE</translation>
    </message>
    <message>
        <source>There is no partition in the file.</source>
        <translation>Le fichier ne contient aucune partition.</translation>
    </message>
    <message>
        <source>Print the partitions with: scontrol -o show partition</source>
        <translation>Affichez les partitions avec&#xa0;: scontrol -o show partition</translation>
    </message>
    <message>
        <source>Usage cannot be placed without the associations.</source>
        <translation>La consommation ne peut pas être attribuée sans les associations.</translation>
    </message>
    <message>
        <source>Give the file of sacctmgr dump too.</source>
        <translation>Donnez aussi le fichier de sacctmgr dump.</translation>
    </message>
    <message>
        <source>Nothing of the usage could be read.</source>
        <translation>Rien de la consommation n&apos;a pu être lu.</translation>
    </message>
    <message>
        <source>Print it with: sshare -a -P -o Account,User,RawUsage</source>
        <translation>Affichez-la avec&#xa0;: sshare -a -P -o Account,User,RawUsage</translation>
    </message>
    <message>
        <source>There is no job in the file.</source>
        <translation>Il n&apos;y a aucun job dans le fichier.</translation>
    </message>
    <message>
        <source>Print the jobs with: scontrol -o show job</source>
        <translation>Affichez les jobs avec&#xa0;: scontrol -o show job</translation>
    </message>
    <message>
        <source>Job %1: %2=%3 cannot be read.</source>
        <translation>Job %1&#xa0;: %2=%3 est illisible.</translation>
    </message>
    <message>
        <source>Print the jobs again with: scontrol -o show job</source>
        <translation>Affichez de nouveau les jobs avec&#xa0;: scontrol -o show job</translation>
    </message>
    <message>
        <source>%1 lines belong to no job.</source>
        <translation>%1 lignes n&apos;appartiennent à aucun job.</translation>
    </message>
    <message>
        <source>Partition %1: %2=%3 cannot be read.</source>
        <translation>Partition %1&#xa0;: %2=%3 est illisible.</translation>
    </message>
    <message>
        <source>Print the partitions again with: scontrol -o show partition</source>
        <translation>Affichez de nouveau les partitions avec&#xa0;: scontrol -o show partition</translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation>La partition %1 tourne avec %2=%3, slurm.conf indique %4.</translation>
    </message>
    <message>
        <source>The nodes of partition %1 are taken from its totals, as if all were alike.</source>
        <translation>Les nœuds de la partition %1 sont tirés de ses totaux, comme s&apos;ils étaient tous identiques.</translation>
    </message>
    <message>
        <source>Give slurm.conf too: nodes in several partitions are counted more than once here.</source>
        <translation>Donnez aussi slurm.conf&#xa0;: les nœuds de plusieurs partitions sont comptés ici plusieurs fois.</translation>
    </message>
    <message>
        <source>Partition %1 runs, but slurm.conf does not have it.</source>
        <translation>La partition %1 est en service, mais ne figure pas dans slurm.conf.</translation>
    </message>
    <message>
        <source>%1 lines belong to no partition.</source>
        <translation>%1 lignes n&apos;appartiennent à aucune partition.</translation>
    </message>
    <message>
        <source>From here on there are %1 more findings of this kind.</source>
        <translation>À partir d&apos;ici, il y a %1 autres constats de ce type.</translation>
    </message>
    <message>
        <source>Correct the ones above and read the file again.</source>
        <translation>Corrigez ceux qui précèdent et relisez le fichier.</translation>
    </message>
    <message>
        <source>Check the name and whether you may read it.</source>
        <translation>Vérifiez le nom et vos droits de lecture.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Le fichier «&#xa0;%1&#xa0;» n&apos;existe pas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a file that can be read.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un fichier lisible.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be opened.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is larger than a gigabyte.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse un gigaoctet.</translation>
    </message>
    <message>
        <source>Give a file of Slurm&apos;s; it is never that large.</source>
        <translation>Donnez un fichier de Slurm&#xa0;; il n&apos;est jamais aussi gros.</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot; failed half-way.</source>
        <translation>La lecture de «&#xa0;%1&#xa0;» a échoué en cours de route.</translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text; the rest of it was read.</source>
        <translation>Réécrivez le fichier en texte UTF-8&#xa0;; le reste a été lu.</translation>
    </message>
    <message>
        <source>The file holds NUL bytes: it is not plain text.</source>
        <translation>Le fichier contient des octets NUL&#xa0;: ce n&apos;est pas du texte brut.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 here.</source>
        <translation>Le fichier n&apos;est pas en UTF-8 ici.</translation>
    </message>
    <message>
        <source>The %1 of user %2 cannot be changed by these commands.</source>
        <translation>La valeur %1 de l&apos;utilisateur %2 ne peut pas être modifiée par ces commandes.</translation>
    </message>
    <message>
        <source>Set it with sacctmgr by hand, or load the flat file.</source>
        <translation>Définissez-le à la main avec sacctmgr, ou chargez le fichier plat.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form Key=Value.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas de la forme Key=Value.</translation>
    </message>
    <message>
        <source>slurmctld would refuse it: correct it, or put a # before it.</source>
        <translation>slurmctld la refuserait&#xa0;: corrigez-la, ou mettez un # devant.</translation>
    </message>
    <message>
        <source>%1 stands twice (before in line %2); the last one counts.</source>
        <translation>%1 figure deux fois (déjà à la ligne %2)&#xa0;; le dernier compte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses cannot be read.</source>
        <translation>«&#xa0;%1&#xa0;» dans Licenses est illisible.</translation>
    </message>
    <message>
        <source>Write name:count, for example matlab:20.</source>
        <translation>Écrivez nom:nombre, par exemple matlab:20.</translation>
    </message>
    <message>
        <source>A time is missing.</source>
        <translation>Une durée manque.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a time.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une date.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is longer than Slurm can count.</source>
        <translation>«&#xa0;%1&#xa0;» dépasse ce que Slurm peut compter.</translation>
    </message>
    <message>
        <source>The row has no account, or its usage &quot;%1&quot; is no number.</source>
        <translation>La ligne n&apos;a pas de compte, ou sa consommation «&#xa0;%1&#xa0;» n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>Print it again with: sshare -a -P -o Account,User,RawUsage</source>
        <translation>Affichez-la de nouveau avec&#xa0;: sshare -a -P -o Account,User,RawUsage</translation>
    </message>
    <message>
        <source>Account %1 is not among the associations.</source>
        <translation>Le compte %1 n&apos;est pas parmi les associations.</translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; its usage counts for the account above.</source>
        <translation>Exportez les associations et affichez la consommation au même moment&#xa0;; sa consommation compte pour le compte supérieur.</translation>
    </message>
    <message>
        <source>User %1 of account %2 is not among the associations, or has more rows than there are.</source>
        <translation>L&apos;utilisateur %1 du compte %2 n&apos;est pas parmi les associations, ou a plus de lignes qu&apos;elles.</translation>
    </message>
    <message>
        <source>Dump the associations and print the usage at the same time; the usage counts for the account.</source>
        <translation>Exportez les associations et affichez la consommation au même moment&#xa0;; la consommation compte pour le compte.</translation>
    </message>
    <message>
        <source>Account %1 has two rows; the first one was taken.</source>
        <translation>Le compte %1 a deux lignes&#xa0;; la première a été retenue.</translation>
    </message>
    <message>
        <source>Give the usage of one cluster.</source>
        <translation>Donnez la consommation d&apos;un seul cluster.</translation>
    </message>
    <message>
        <source>%1 of %2 associations have no row; they are taken to have used nothing.</source>
        <translation>%1 associations sur %2 n&apos;ont pas de ligne&#xa0;; elles sont réputées n&apos;avoir rien consommé.</translation>
    </message>
    <message>
        <source>Print all of them: sshare needs -a for that.</source>
        <translation>Affichez-les toutes&#xa0;: sshare a besoin de -a pour cela.</translation>
    </message>
    <message>
        <source>There is no header with the columns Account, User and RawUsage between |.</source>
        <translation>Il n&apos;y a pas d&apos;en-tête avec les colonnes Account, User et RawUsage séparées par |.</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n&apos;existe pas</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Vérifiez le nom.</translation>
    </message>
    <message>
        <source>no file of Slurm&apos;s is in this directory</source>
        <translation>aucun fichier de Slurm dans ce répertoire</translation>
    </message>
    <message>
        <source>it is not clear what this file is</source>
        <translation>la nature de ce fichier n&apos;est pas claire</translation>
    </message>
    <message>
        <source>Expected are a policy file, slurm.conf, what sacctmgr dump wrote, or the output of sshare or scontrol show job.</source>
        <translation>Sont attendus un fichier de politique, slurm.conf, ce qu&apos;a écrit sacctmgr dump, ou la sortie de sshare ou de scontrol show job.</translation>
    </message>
    <message>
        <source>another file of this kind was given before</source>
        <translation>un autre fichier de ce type a déjà été donné</translation>
    </message>
    <message>
        <source>This one is left out. Open the files of one cluster at a time.</source>
        <translation>Celui-ci est omis. Ouvrez les fichiers d&apos;un seul cluster à la fois.</translation>
    </message>
    <message>
        <source>left out: a policy file is opened by itself</source>
        <translation>omis&#xa0;: un fichier de politique s&apos;ouvre seul</translation>
    </message>
    <message>
        <source>Open it alone.</source>
        <translation>Ouvrez-le seul.</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>le fichier ne peut être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check the disk, and open it again.</source>
        <translation>Vérifiez le disque, puis rouvrez-le.</translation>
    </message>
    <message>
        <source>the file cannot be opened: %1</source>
        <translation>le fichier ne peut être ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check its name and who may read it.</source>
        <translation>Vérifiez son nom et qui peut le lire.</translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation>le fichier dépasse 2 GiB</translation>
    </message>
    <message>
        <source>This cannot be a policy file.</source>
        <translation>Ce ne peut être un fichier de politique.</translation>
    </message>
    <message>
        <source>there is not enough memory to read the file</source>
        <translation>la mémoire ne suffit pas pour lire le fichier</translation>
    </message>
    <message>
        <source>Close other programs, and open it again.</source>
        <translation>Fermez d&apos;autres programmes, puis rouvrez-le.</translation>
    </message>
    <message>
        <source>an association without an account</source>
        <translation>une association sans compte</translation>
    </message>
    <message>
        <source>It is left out. Write its account&apos;s name.</source>
        <translation>Elle est omise. Écrivez le nom de son compte.</translation>
    </message>
    <message>
        <source>the account %1 is read as %2</source>
        <translation>le compte %1 est lu comme %2</translation>
    </message>
    <message>
        <source>Slurm keeps the names of accounts in lower case.</source>
        <translation>Slurm conserve les noms de comptes en minuscules.</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to %1, or &quot;parent&quot;. 1 is used.</source>
        <translation>Écrivez un nombre entier de 0 à %1, ou &quot;parent&quot;. 1 est utilisé.</translation>
    </message>
    <message>
        <source>the user %1 stands in the account %2, which is not in the file</source>
        <translation>l&apos;utilisateur %1 figure dans le compte %2, qui n&apos;est pas dans le fichier</translation>
    </message>
    <message>
        <source>The user&apos;s line is left out. Add a line for the account.</source>
        <translation>La ligne de l&apos;utilisateur est omise. Ajoutez une ligne pour le compte.</translation>
    </message>
    <message>
        <source>the account %1 hangs from &quot;%2&quot;, which is not above it in the file</source>
        <translation>le compte %1 dépend de «&#xa0;%2&#xa0;», qui ne figure pas au-dessus de lui dans le fichier</translation>
    </message>
    <message>
        <source>It is hung from root. Correct its parent.</source>
        <translation>Il est rattaché à root. Corrigez son parent.</translation>
    </message>
    <message>
        <source>the association &quot;%1&quot; stands in the file twice</source>
        <translation>l&apos;association «&#xa0;%1&#xa0;» figure deux fois dans le fichier</translation>
    </message>
    <message>
        <source>The second one is left out.</source>
        <translation>La seconde est omise.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds a value of another kind than expected</source>
        <translation>«&#xa0;%1&#xa0;» contient une valeur d&apos;un autre type que prévu</translation>
    </message>
    <message>
        <source>It is left out. Compare with a file that Apportion saved.</source>
        <translation>C&apos;est omis. Comparez avec un fichier enregistré par Apportion.</translation>
    </message>
    <message>
        <source>more rows than %1</source>
        <translation>plus de %1 lignes</translation>
    </message>
    <message>
        <source>The rest is left out; no cluster has as many.</source>
        <translation>Le reste est omis&#xa0;; aucun cluster n&apos;en a autant.</translation>
    </message>
    <message>
        <source>the nodes &quot;%1&quot; of a partition are no node group with a number of nodes</source>
        <translation>les nœuds «&#xa0;%1&#xa0;» d&apos;une partition ne sont pas un groupe de nœuds avec un nombre de nœuds</translation>
    </message>
    <message>
        <source>They are left out. Write the names of a line of nodeGroups.</source>
        <translation>Ils sont omis. Écrivez les noms d&apos;une ligne de nodeGroups.</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>ce n&apos;est pas du JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>What stands above was read. Look for conflict marks, or for a comma too many or too few.</source>
        <translation>Ce qui précède a été lu. Cherchez des marques de conflit, ou une virgule de trop ou de moins.</translation>
    </message>
    <message>
        <source>the file has format %1; this release knows formats up to %2</source>
        <translation>le fichier a le format %1&#xa0;; cette version connaît les formats jusqu&apos;à %2</translation>
    </message>
    <message>
        <source>Open it with the release of Apportion that saved it, or a newer one.</source>
        <translation>Ouvrez-le avec la version d&apos;Apportion qui l&apos;a enregistré, ou une plus récente.</translation>
    </message>
    <message>
        <source>this is not a policy file: it does not tell its format</source>
        <translation>ce n&apos;est pas un fichier de politique&#xa0;: il n&apos;indique pas son format</translation>
    </message>
    <message>
        <source>A policy file has the extension .apportion and begins with &quot;format&quot;.</source>
        <translation>Un fichier de politique a l&apos;extension .apportion et commence par &quot;format&quot;.</translation>
    </message>
    <message>
        <source>Write one of: %1.</source>
        <translation>Écrivez l&apos;un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is left out. Check its spelling.</source>
        <translation>Il est omis. Vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>Write a list of texts in quotes.</source>
        <translation>Écrivez une liste de textes entre guillemets.</translation>
    </message>
    <message>
        <source>%1 more findings in this file are not listed</source>
        <translation>%1 autres constats de ce fichier ne sont pas affichés</translation>
    </message>
    <message>
        <source>Correct the ones above and open the file again.</source>
        <translation>Corrigez ce qui précède et rouvrez le fichier.</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is unknown here, or stands here twice</source>
        <translation>la clé «&#xa0;%1&#xa0;» est inconnue ici, ou y figure deux fois</translation>
    </message>
    <message>
        <source>It is left out, and lost when the policy is saved. Check its spelling.</source>
        <translation>Elle est omise, et sera perdue à l&apos;enregistrement de la politique. Vérifiez son orthographe.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot have the value %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut avoir la valeur %2</translation>
    </message>
    <message>
        <source>Write a text in quotes.</source>
        <translation>Écrivez un texte entre guillemets.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Écrivez true ou false.</translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation>Écrivez un nombre.</translation>
    </message>
    <message>
        <source>Write a number that is not below 0.</source>
        <translation>Écrivez un nombre qui n&apos;est pas inférieur à 0.</translation>
    </message>
    <message>
        <source>Write UsersAreCoords, or remove it.</source>
        <translation>Écrire UsersAreCoords, ou le retirer.</translation>
    </message>
    <message>
        <source>Write a whole number from %1 to %2.</source>
        <translation>Écrivez un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>Write minutes, or &quot;UNLIMITED&quot;.</source>
        <translation>Écrivez des minutes, ou &quot;UNLIMITED&quot;.</translation>
    </message>
    <message>
        <source>Write TRES and their counts in braces.</source>
        <translation>Écrivez les TRES et leurs nombres entre accolades.</translation>
    </message>
    <message>
        <source>Write TRES and their weights in braces.</source>
        <translation>Écrivez les TRES et leurs poids entre accolades.</translation>
    </message>
    <message>
        <source>Write a number, or in quotes a number with K, M, G, T or P after it.</source>
        <translation>Écrivez un nombre, ou entre guillemets un nombre suivi de K, M, G, T ou P.</translation>
    </message>
    <message>
        <source>Write keys and their values in braces.</source>
        <translation>Écrivez des clés et leurs valeurs entre accolades.</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1 a été annulé.</translation>
    </message>
    <message>
        <source>What it would have printed is missing here.</source>
        <translation>Ce qu&apos;il aurait affiché manque ici.</translation>
    </message>
    <message>
        <source>%1 took too long and was ended.</source>
        <translation>%1 a pris trop de temps et a été interrompu.</translation>
    </message>
    <message>
        <source>Allow it more time, or ask when the cluster is less busy.</source>
        <translation>Accordez-lui plus de temps, ou interrogez le cluster quand il est moins chargé.</translation>
    </message>
    <message>
        <source>%1 printed more than can be taken, and was ended.</source>
        <translation>%1 a affiché plus qu&apos;il n&apos;est possible de traiter et a été interrompu.</translation>
    </message>
    <message>
        <source>Print a part of it to a file yourself, and import that.</source>
        <translation>Affichez-en vous-même une partie dans un fichier, et importez celui-ci.</translation>
    </message>
    <message>
        <source>%1 was killed by signal %3.</source>
        <translation>%1 a été tué par le signal %3.</translation>
    </message>
    <message>
        <source>Run it in a terminal to see why.</source>
        <translation>Lancez-le dans un terminal pour voir pourquoi.</translation>
    </message>
    <message>
        <source>%1: there is no such command on %2.</source>
        <translation>%1&#xa0;: cette commande n&apos;existe pas sur %2.</translation>
    </message>
    <message>
        <source>Name the folder of Slurm&apos;s commands, or ask a machine that has them, such as a login node, through ssh.</source>
        <translation>Indiquez le dossier des commandes de Slurm, ou interrogez par ssh une machine qui les a, comme un nœud de connexion.</translation>
    </message>
    <message>
        <source>There is no ssh on this machine.</source>
        <translation>Il n&apos;y a pas de ssh sur cette machine.</translation>
    </message>
    <message>
        <source>Install an OpenSSH client.</source>
        <translation>Installez un client OpenSSH.</translation>
    </message>
    <message>
        <source>ssh could not reach %2: %3</source>
        <translation>ssh n&apos;a pas pu joindre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Try it in a terminal: ssh %2</source>
        <translation>Essayez dans un terminal&#xa0;: ssh %2</translation>
    </message>
    <message>
        <source>ssh does not trust the key of %2: %3</source>
        <translation>ssh ne fait pas confiance à la clé de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Connect once in a terminal and look at the key: ssh %2</source>
        <translation>Connectez-vous une fois dans un terminal et examinez la clé&#xa0;: ssh %2</translation>
    </message>
    <message>
        <source>%2 does not let you in: %3</source>
        <translation>%2 ne vous laisse pas entrer&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: Slurm&apos;s commands on %2 do not know their cluster: %3</source>
        <translation>%1&#xa0;: les commandes de Slurm sur %2 ne connaissent pas leur cluster&#xa0;: %3</translation>
    </message>
    <message>
        <source>Ask a machine of the cluster, or let SLURM_CONF name its slurm.conf.</source>
        <translation>Interrogez une machine du cluster, ou faites désigner son slurm.conf par SLURM_CONF.</translation>
    </message>
    <message>
        <source>%1: slurmctld does not answer: %3</source>
        <translation>%1&#xa0;: slurmctld ne répond pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>Check it with: scontrol ping</source>
        <translation>Vérifiez avec&#xa0;: scontrol ping</translation>
    </message>
    <message>
        <source>%1: the cluster has no slurmdbd, and so no associations and no usage.</source>
        <translation>%1&#xa0;: le cluster n&apos;a pas de slurmdbd, donc ni associations ni consommation.</translation>
    </message>
    <message>
        <source>Fair share needs AccountingStorageType=accounting_storage/slurmdbd.</source>
        <translation>Le fair share nécessite AccountingStorageType=accounting_storage/slurmdbd.</translation>
    </message>
    <message>
        <source>%1: slurmdbd does not answer: %3</source>
        <translation>%1&#xa0;: slurmdbd ne répond pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>Check it with: sacctmgr ping</source>
        <translation>Vérifiez avec&#xa0;: sacctmgr ping</translation>
    </message>
    <message>
        <source>%1 is not permitted: %3</source>
        <translation>%1 n&apos;est pas autorisé&#xa0;: %3</translation>
    </message>
    <message>
        <source>Ask as an operator or administrator of Slurm, or let one save the answers with apportion-cli pull --save.</source>
        <translation>Interrogez en tant qu&apos;opérateur ou administrateur de Slurm, ou faites enregistrer les réponses par l&apos;un d&apos;eux avec apportion-cli pull --save.</translation>
    </message>
    <message>
        <source>%1: Slurm could not tell who you are: %3</source>
        <translation>%1&#xa0;: Slurm n&apos;a pas pu déterminer qui vous êtes&#xa0;: %3</translation>
    </message>
    <message>
        <source>Check that munged runs on %2.</source>
        <translation>Vérifiez que munged tourne sur %2.</translation>
    </message>
    <message>
        <source>%1: the commands on %2 are of another release than the daemons: %3</source>
        <translation>%1&#xa0;: les commandes sur %2 sont d&apos;une autre version que les démons&#xa0;: %3</translation>
    </message>
    <message>
        <source>Ask a machine with the cluster&apos;s own release.</source>
        <translation>Interrogez une machine qui a la même version que le cluster.</translation>
    </message>
    <message>
        <source>%1: this release of Slurm does not know it: %3</source>
        <translation>%1&#xa0;: cette version de Slurm ne le connaît pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>Slurm 20.11 and later are understood.</source>
        <translation>Slurm 20.11 et les versions ultérieures sont compris.</translation>
    </message>
    <message>
        <source>%1: %3</source>
        <translation>%1&#xa0;: %3</translation>
    </message>
    <message>
        <source>Give the file yourself, if it is needed.</source>
        <translation>Donnez le fichier vous-même, s&apos;il est nécessaire.</translation>
    </message>
    <message>
        <source>%1 printed nothing.</source>
        <translation>%1 n&apos;a rien affiché.</translation>
    </message>
    <message>
        <source>%1 failed: %3</source>
        <translation>%1 a échoué&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2, and said nothing.</source>
        <translation>%1 a échoué avec le code de retour %2, sans message.</translation>
    </message>
    <message>
        <source>No host is given.</source>
        <translation>Aucun hôte n&apos;est indiqué.</translation>
    </message>
    <message>
        <source>A host cannot begin with a hyphen: %1</source>
        <translation>Un hôte ne peut commencer par un tiret&#xa0;: %1</translation>
    </message>
    <message>
        <source>A host cannot hold blanks or control characters: %1</source>
        <translation>Un hôte ne peut contenir ni espaces ni caractères de contrôle&#xa0;: %1</translation>
    </message>
    <message>
        <source>The folder of Slurm&apos;s commands must begin with a slash: %1</source>
        <translation>Le dossier des commandes de Slurm doit commencer par une barre oblique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: not asked, for the settings did not tell the cluster.</source>
        <translation>%1&#xa0;: non interrogé, car les paramètres n&apos;ont pas indiqué le cluster.</translation>
    </message>
    <message>
        <source>Name the cluster yourself.</source>
        <translation>Indiquez vous-même le nom du cluster.</translation>
    </message>
    <message>
        <source>%1: not asked any more.</source>
        <translation>%1&#xa0;: n&apos;est plus demandé.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>slurm.conf</source>
        <translation>slurm.conf</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Associations</source>
        <translation>Associations</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>This cannot be the name of a cluster: %1</source>
        <translation>Ce ne peut être le nom d&apos;un cluster&#xa0;: %1</translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2, slurm.conf says &quot;%3&quot;.</source>
        <translation>Le cluster tourne avec %1=%2, slurm.conf indique «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>The running value was taken; scontrol reconfigure or a restart would bring that of slurm.conf.</source>
        <translation>La valeur en vigueur a été retenue&#xa0;; scontrol reconfigure ou un redémarrage amènerait celle de slurm.conf.</translation>
    </message>
    <message>
        <source>NO_NORMAL_ALL may stand for any of NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS and NO_NORMAL_TRES.</source>
        <translation>NO_NORMAL_ALL peut tenir lieu de n&apos;importe lequel de NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS et NO_NORMAL_TRES.</translation>
    </message>
    <message>
        <source>All four were taken; give slurm.conf too, which says which of them are set.</source>
        <translation>Les quatre ont été retenus&#xa0;; donnez aussi slurm.conf, qui indique lesquels sont définis.</translation>
    </message>
    <message>
        <source>%1 other settings of the cluster were not taken.</source>
        <translation>%1 autres paramètres du cluster n&apos;ont pas été repris.</translation>
    </message>
    <message>
        <source>They do not touch priorities; give slurm.conf too when it is to be exported with the changes.</source>
        <translation>Ils ne touchent pas aux priorités&#xa0;; donnez aussi slurm.conf s&apos;il doit être exporté avec les modifications.</translation>
    </message>
    <message>
        <source>No setting could be read.</source>
        <translation>Aucun paramètre n&apos;a pu être lu.</translation>
    </message>
    <message>
        <source>Print the settings with: scontrol show config</source>
        <translation>Affichez les paramètres avec&#xa0;: scontrol show config</translation>
    </message>
    <message>
        <source>There is no TRES in the file.</source>
        <translation>Le fichier ne contient aucun TRES.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show tres</source>
        <translation>Affichez-les avec&#xa0;: sacctmgr -P show tres</translation>
    </message>
    <message>
        <source>There is no node in the file.</source>
        <translation>Il n&apos;y a aucun nœud dans le fichier.</translation>
    </message>
    <message>
        <source>Print the nodes with: scontrol -o show node</source>
        <translation>Affichez les nœuds avec&#xa0;: scontrol -o show node</translation>
    </message>
    <message>
        <source>There is no QOS in the file.</source>
        <translation>Le fichier ne contient aucune QOS.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show qos</source>
        <translation>Affichez-les avec&#xa0;: sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>Print the nodes again with: scontrol -o show node</source>
        <translation>Affichez de nouveau les nœuds avec&#xa0;: scontrol -o show node</translation>
    </message>
    <message>
        <source>Nodes %1 run with %2 CPUs, %3 MB and GRES &quot;%4&quot;, which slurm.conf says otherwise.</source>
        <translation>Les nœuds %1 tournent avec %2 CPU, %3 MB et GRES «&#xa0;%4&#xa0;», ce que slurm.conf indique autrement.</translation>
    </message>
    <message>
        <source>The running values were taken; a restart of slurmctld would bring those of slurm.conf.</source>
        <translation>Les valeurs en service ont été retenues&#xa0;; un redémarrage de slurmctld appliquerait celles de slurm.conf.</translation>
    </message>
    <message>
        <source>Not all nodes of the group run alike: those of slurm.conf were taken.</source>
        <translation>Les nœuds du groupe ne tournent pas tous à l&apos;identique&#xa0;: ceux de slurm.conf ont été retenus.</translation>
    </message>
    <message>
        <source>%1 nodes run that slurm.conf does not have, the first is %2.</source>
        <translation>%1 nœuds en service ne figurent pas dans slurm.conf, le premier est %2.</translation>
    </message>
    <message>
        <source>Check that both are of one cluster; they were left out.</source>
        <translation>Vérifiez que les deux proviennent du même cluster&#xa0;; ils ont été omis.</translation>
    </message>
    <message>
        <source>Node %1: %2=%3 cannot be read.</source>
        <translation>Nœud %1&#xa0;: %2=%3 est illisible.</translation>
    </message>
    <message>
        <source>%1 lines belong to no node.</source>
        <translation>%1 lignes n&apos;appartiennent à aucun nœud.</translation>
    </message>
    <message>
        <source>Partition %1 names nodes that are not known: %2 of them, the first is %3.</source>
        <translation>La partition %1 nomme des nœuds inconnus&#xa0;: au nombre de %2, dont le premier est %3.</translation>
    </message>
    <message>
        <source>Print the nodes and the partitions of one cluster at the same time.</source>
        <translation>Affichez les nœuds et les partitions d&apos;un même cluster au même moment.</translation>
    </message>
    <message>
        <source>Check that both are of one cluster; it was added.</source>
        <translation>Vérifiez que les deux sont du même cluster&#xa0;; il a été ajouté.</translation>
    </message>
    <message>
        <source>QOS %1: %2=%3 cannot be read; its default is taken.</source>
        <translation>QOS %1&#xa0;: %2=%3 est illisible&#xa0;; la valeur par défaut est retenue.</translation>
    </message>
    <message>
        <source>Print the QOS again with: sacctmgr -P show qos</source>
        <translation>Affichez de nouveau les QOS avec&#xa0;: sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>What is tracked is taken from the database, which keeps every TRES that any cluster ever tracked.</source>
        <translation>Ce qui est suivi est tiré de la base de données, qui conserve chaque TRES qu&apos;un cluster quelconque a un jour suivi.</translation>
    </message>
    <message>
        <source>Give slurm.conf or the output of scontrol show config too: they say what this cluster tracks.</source>
        <translation>Donnez aussi slurm.conf ou la sortie de scontrol show config&#xa0;: ils indiquent ce que suit ce cluster.</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>root has no siblings: its shares do not count</source>
        <translation>root n&apos;a pas de pairs&#xa0;: ses parts ne comptent pas</translation>
    </message>
    <message>
        <source>%1 has no shares of its own: it uses those of %2, the nearest account above that has some</source>
        <translation>%1 n&apos;a pas de parts propres&#xa0;: il utilise celles de %2, le compte supérieur le plus proche qui en a</translation>
    </message>
    <message>
        <source>Chosen, not computed. What counts is its part of the %1 shares that compete below %2</source>
        <translation>Choisies, non calculées. Ce qui compte est leur proportion dans les %1 parts en concurrence sous %2</translation>
    </message>
    <message>
        <source>Of %1 user associations; equal factors share a rank</source>
        <translation>Sur %1 associations d&apos;utilisateur&#xa0;; les facteurs égaux partagent un rang</translation>
    </message>
    <message>
        <source>What do the raw shares of %1, %2, mean?</source>
        <translation>Que signifient les parts brutes de %1, soit %2&#xa0;?</translation>
    </message>
    <message>
        <source>What do the raw shares of %1 in %2, %3, mean?</source>
        <translation>Que signifient les parts brutes de %1 dans %2, soit %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the rank of %1 %2?</source>
        <translation>Pourquoi le rang de %1 est-il %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the rank of %1 in %2 %3?</source>
        <translation>Pourquoi le rang de %1 dans %2 est-il %3&#xa0;?</translation>
    </message>
    <message>
        <source>Weight of a CPU</source>
        <translation>Poids d&apos;un CPU</translation>
    </message>
    <message>
        <source>A requeue partition is charged a flat half: its jobs may be stopped at any time</source>
        <translation>Une partition requeue est facturée à moitié, au forfait&#xa0;: ses jobs peuvent être arrêtés à tout moment</translation>
    </message>
    <message>
        <source>Weight of a GB of memory</source>
        <translation>Poids d&apos;un Go de mémoire</translation>
    </message>
    <message>
        <source>The mean over the CPUs of the partition</source>
        <translation>La moyenne sur les CPU de la partition</translation>
    </message>
    <message>
        <source>All memory of a node costs as much as all its cores: who takes all of either is billed alike</source>
        <translation>Toute la mémoire d&apos;un nœud coûte autant que tous ses cœurs&#xa0;: prendre tout l&apos;un ou tout l&apos;autre est facturé pareil</translation>
    </message>
    <message>
        <source>Weight of a core of %1</source>
        <translation>Poids d&apos;un cœur de %1</translation>
    </message>
    <message>
        <source>Given with the chip</source>
        <translation>Donné avec la puce</translation>
    </message>
    <message>
        <source>What it can do against %1</source>
        <translation>Ce dont il est capable face à %1</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>Mémoire de %1</translation>
    </message>
    <message>
        <source>Why does the hardware ask for %2 in partition %1?</source>
        <translation>Pourquoi le matériel demande-t-il %2 dans la partition %1&#xa0;?</translation>
    </message>
    <message>
        <source>Gratis shares</source>
        <translation>Parts gratuites</translation>
    </message>
    <message>
        <source>What everybody&apos;s nodes are worth, split among the %1 accounts below root</source>
        <translation>Ce que valent les nœuds communs, réparti entre les %1 comptes sous root</translation>
    </message>
    <message>
        <source>Lab shares</source>
        <translation>Parts du laboratoire</translation>
    </message>
    <message>
        <source>TRES of the nodes that %1 bought, their GPUs as their partition charges for them</source>
        <translation>TRES des nœuds que %1 a achetés, leurs GPU comme leur partition les facture</translation>
    </message>
    <message>
        <source>Communal shares</source>
        <translation>Parts communes</translation>
    </message>
    <message>
        <source>Its part of the TRES of nodes that several bought together</source>
        <translation>Sa part des TRES des nœuds achetés à plusieurs</translation>
    </message>
    <message>
        <source>Rounded; at least 1</source>
        <translation>Arrondi&#xa0;; au moins 1</translation>
    </message>
    <message>
        <source>Why does the hardware ask for %2 shares for %1?</source>
        <translation>Pourquoi le matériel demande-t-il %2 parts pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>Rank in the baseline</source>
        <translation>Rang dans la référence</translation>
    </message>
    <message>
        <source>With the fair-share factor %1</source>
        <translation>Avec le facteur fair-share %1</translation>
    </message>
    <message>
        <source>Rank in the draft</source>
        <translation>Rang dans le brouillon</translation>
    </message>
    <message>
        <source>Ranks gained</source>
        <translation>Rangs gagnés</translation>
    </message>
    <message>
        <source>Why does %1 keep its rank?</source>
        <translation>Pourquoi %1 garde-t-il son rang&#xa0;?</translation>
    </message>
    <message>
        <source>Why has %1 no rank any more?</source>
        <translation>Pourquoi %1 n&apos;a-t-il plus de rang&#xa0;?</translation>
    </message>
    <message>
        <source>Why had %1 no rank before?</source>
        <translation>Pourquoi %1 n&apos;avait-il pas de rang auparavant&#xa0;?</translation>
    </message>
    <message>
        <source>Why does %1 rise?</source>
        <translation>Pourquoi %1 monte-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Why does %1 fall?</source>
        <translation>Pourquoi %1 descend-il&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the site factor of job %1 in %2 %3?</source>
        <translation>Pourquoi le facteur de site du job %1 dans %2 est-il %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is the nice value of job %1 in %2 %3?</source>
        <translation>Pourquoi la valeur nice du job %1 dans %2 est-elle %3&#xa0;?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second when everything is added?</source>
        <translation>Pourquoi le job %1 dans %2 est-il facturé %3 par seconde quand tout est additionné&#xa0;?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second under MAX_TRES?</source>
        <translation>Pourquoi le job %1 dans %2 est-il facturé %3 par seconde sous MAX_TRES&#xa0;?</translation>
    </message>
    <message>
        <source>Why is job %1 in %2 billed %3 a second under MAX_TRES_GRES?</source>
        <translation>Pourquoi le job %1 dans %2 est-il facturé %3 par seconde sous MAX_TRES_GRES&#xa0;?</translation>
    </message>
    <message>
        <source>Where they meet</source>
        <translation>Où ils se rencontrent</translation>
    </message>
    <message>
        <source>%1 is the first account above both. What is above it concerns both alike</source>
        <translation>%1 est le premier compte au-dessus des deux. Ce qui est plus haut les concerne tous deux également</translation>
    </message>
    <message>
        <source>They do not compete</source>
        <translation>Ils ne sont pas en concurrence</translation>
    </message>
    <message>
        <source>Both are %1</source>
        <translation>Les deux sont %1</translation>
    </message>
    <message>
        <source>One of them lies in the other: what %1 uses is part of what %2 uses, and its place is found within it</source>
        <translation>L&apos;un se trouve dans l&apos;autre&#xa0;: ce que %1 consomme fait partie de ce que %2 consomme, et sa place s&apos;y détermine</translation>
    </message>
    <message>
        <source>A tie of accounts</source>
        <translation>Des comptes ex æquo</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS. As the documentation has it, what is below them forms one level</source>
        <translation>%1 et %2 ont le même LevelFS. D&apos;après la documentation, ce qui est sous eux forme un seul niveau</translation>
    </message>
    <message>
        <source>Level fair share of %1</source>
        <translation>Fair share de niveau de %1</translation>
    </message>
    <message>
        <source>A user on `parent` is looked at before all who have shares of their own</source>
        <translation>Un utilisateur sur `parent` est examiné avant tous ceux qui ont des parts propres</translation>
    </message>
    <message>
        <source>An account on `parent` has no place: what is below it competes here</source>
        <translation>Un compte sur `parent` n&apos;a pas de place&#xa0;: ce qui est sous lui concourt ici</translation>
    </message>
    <message>
        <source>%1 has the higher LevelFS: all of %1 is ranked before all of %2</source>
        <translation>%1 a le LevelFS le plus élevé&#xa0;: tout %1 est classé avant tout %2</translation>
    </message>
    <message>
        <source>They tie, and a user is looked at before an account</source>
        <translation>Ils sont ex æquo, et un utilisateur est examiné avant un compte</translation>
    </message>
    <message>
        <source>They tie, and share a rank; %1 only stands first in the list</source>
        <translation>Ils sont ex æquo et partagent un rang&#xa0;; %1 est seulement en tête de liste</translation>
    </message>
    <message>
        <source>They tie. Slurm walks them one after the other, %1 first: the first below %2 gets the rank of the last below %1</source>
        <translation>Ils sont ex æquo. Slurm les parcourt l&apos;un après l&apos;autre, %1 d&apos;abord&#xa0;: le premier sous %2 reçoit le rang du dernier sous %1</translation>
    </message>
    <message>
        <source>The comparison that decides</source>
        <translation>La comparaison décisive</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Ce qui en résulte</translation>
    </message>
    <message>
        <source>%1 and %2 share rank %3, and with it the fair-share factor</source>
        <translation>%1 et %2 partagent le rang %3, et avec lui le facteur fair-share</translation>
    </message>
    <message>
        <source>%1 has rank %2, %3 has rank %4; the factor falls with the rank</source>
        <translation>%1 a le rang %2, %3 le rang %4&#xa0;; le facteur diminue avec le rang</translation>
    </message>
    <message>
        <source>Fair-share factor of %1</source>
        <translation>Facteur fair-share de %1</translation>
    </message>
    <message>
        <source>%1 and %2 have the same factor: fair share puts neither before the other</source>
        <translation>%1 et %2 ont le même facteur&#xa0;: le fair share ne met aucun des deux devant l&apos;autre</translation>
    </message>
    <message>
        <source>Factors are compared over the whole tree, whatever the account: %1 has the higher one, %2 the lower</source>
        <translation>Les facteurs se comparent dans tout l&apos;arbre, quel que soit le compte&#xa0;: %1 a le plus élevé, %2 le plus bas</translation>
    </message>
    <message>
        <source>Why does %1 come before %2?</source>
        <translation>Pourquoi %1 passe-t-il avant %2&#xa0;?</translation>
    </message>
    <message>
        <source>Why does neither of %1 and %2 come first?</source>
        <translation>Pourquoi ni %1 ni %2 ne passe-t-il en premier&#xa0;?</translation>
    </message>
    <message>
        <source>Held?</source>
        <translation>Retenu&#xa0;?</translation>
    </message>
    <message>
        <source>Both are held or neither is</source>
        <translation>Les deux sont retenus, ou aucun ne l&apos;est</translation>
    </message>
    <message>
        <source>%2 is held, and waits behind all that are not</source>
        <translation>%2 est retenu, et attend derrière tous ceux qui ne le sont pas</translation>
    </message>
    <message>
        <source>Can one preempt the other?</source>
        <translation>L&apos;un peut-il préempter l&apos;autre&#xa0;?</translation>
    </message>
    <message>
        <source>Neither can preempt the other</source>
        <translation>Aucun ne peut préempter l&apos;autre</translation>
    </message>
    <message>
        <source>A reservation?</source>
        <translation>Une réservation&#xa0;?</translation>
    </message>
    <message>
        <source>Both have a reservation or neither has</source>
        <translation>Tous deux ont une réservation, ou aucun n&apos;en a</translation>
    </message>
    <message>
        <source>%1 has a reservation: it is looked at first, whatever the priorities</source>
        <translation>%1 a une réservation&#xa0;: il est examiné d&apos;abord, quelles que soient les priorités</translation>
    </message>
    <message>
        <source>PriorityTier of the partition</source>
        <translation>PriorityTier de la partition</translation>
    </message>
    <message>
        <source>The tiers are equal</source>
        <translation>Les tiers sont égaux</translation>
    </message>
    <message>
        <source>The priorities are equal</source>
        <translation>Les priorités sont égales</translation>
    </message>
    <message>
        <source>%1 has the higher priority</source>
        <translation>%1 a la priorité la plus élevée</translation>
    </message>
    <message>
        <source>Submit time</source>
        <translation>Date de soumission</translation>
    </message>
    <message>
        <source>Both were submitted in the same second</source>
        <translation>Tous deux ont été soumis à la même seconde</translation>
    </message>
    <message>
        <source>%1 was submitted before %2</source>
        <translation>%1 a été soumis avant %2</translation>
    </message>
    <message>
        <source>Job id</source>
        <translation>Numéro de job</translation>
    </message>
    <message>
        <source>It is the same job</source>
        <translation>C&apos;est le même job</translation>
    </message>
    <message>
        <source>%1 has the lower job id</source>
        <translation>%1 a le plus petit numéro de job</translation>
    </message>
    <message>
        <source>Place in the list</source>
        <translation>Place dans la liste</translation>
    </message>
    <message>
        <source>It is the same row</source>
        <translation>C&apos;est la même ligne</translation>
    </message>
    <message>
        <source>Nothing tells them apart: %1 stands before %2 in the list</source>
        <translation>Rien ne les départage&#xa0;: %1 est avant %2 dans la liste</translation>
    </message>
    <message>
        <source>This speaks for %1</source>
        <translation>Cela parle pour %1</translation>
    </message>
    <message>
        <source>This speaks for %2</source>
        <translation>Cela parle en faveur de %2</translation>
    </message>
    <message>
        <source>Only pending jobs wait for their turn: one of these runs</source>
        <translation>Seuls les jobs en attente attendent leur tour&#xa0;: l&apos;un des deux est en cours</translation>
    </message>
    <message>
        <source>Why does neither job come first?</source>
        <translation>Pourquoi aucun des deux jobs ne passe-t-il en premier&#xa0;?</translation>
    </message>
    <message>
        <source>A third job</source>
        <translation>Un troisième job</translation>
    </message>
    <message>
        <source>Why does Slurm look at job %1 before job %2?</source>
        <translation>Pourquoi Slurm examine-t-il le job %1 avant le job %2&#xa0;?</translation>
    </message>
    <message>
        <source>PriorityType=priority/basic has no weights</source>
        <translation>PriorityType=priority/basic n&apos;a pas de poids</translation>
    </message>
    <message>
        <source>One of the regimes has no users in this policy</source>
        <translation>L&apos;un des régimes n&apos;a pas d&apos;utilisateurs dans cette politique</translation>
    </message>
    <message>
        <source>Nothing is to be made up: the users of the lower regime have no lower factor</source>
        <translation>Il n&apos;y a rien à rattraper&#xa0;: les utilisateurs du régime inférieur n&apos;ont pas de facteur inférieur</translation>
    </message>
    <message>
        <source>A job that has not waited has no age</source>
        <translation>Un job qui n&apos;a pas attendu n&apos;a pas d&apos;ancienneté</translation>
    </message>
    <message>
        <source>No weight of 32 bit is large enough: lower PriorityWeightFairshare first</source>
        <translation>Aucun poids sur 32 bits n&apos;est assez grand&#xa0;: baissez d&apos;abord PriorityWeightFairshare</translation>
    </message>
    <message>
        <source>When nobody runs, all usage fades alike and nobody passes anybody</source>
        <translation>Quand personne n&apos;exécute rien, toute la consommation s&apos;estompe pareillement et personne ne dépasse personne</translation>
    </message>
    <message>
        <source>Not even with no usage at all: it is its shares, or an account above it, that hold it back</source>
        <translation>Pas même sans aucune consommation&#xa0;: ce sont ses parts, ou un compte au-dessus, qui le retiennent</translation>
    </message>
    <message>
        <source>There is no user below %1</source>
        <translation>Il n&apos;y a pas d&apos;utilisateur sous %1</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: others on its level have used nothing, or less</source>
        <translation>Ses propres parts l&apos;amènent au mieux au rang %1&#xa0;: d&apos;autres à son niveau n&apos;ont rien consommé, ou moins</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: even with all shares of its level it has used too much</source>
        <translation>Ses propres parts l&apos;amènent au mieux au rang %1&#xa0;: même avec toutes les parts de son niveau, il a trop consommé</translation>
    </message>
    <message>
        <source>Root has all shares there are</source>
        <translation>root a toutes les parts qui existent</translation>
    </message>
    <message>
        <source>Mend all of them</source>
        <translation>Les corriger toutes</translation>
    </message>
    <message>
        <source>Track %1</source>
        <translation>Suivre %1</translation>
    </message>
    <message>
        <source>Write Mem=%1G</source>
        <translation>Écrire Mem=%1G</translation>
    </message>
    <message>
        <source>Remove the weight of billing</source>
        <translation>Supprimer le poids de billing</translation>
    </message>
    <message>
        <source>Charge %1</source>
        <translation>Facturer %1</translation>
    </message>
    <message>
        <source>Add the chip %1 with weight %2</source>
        <translation>Ajouter la puce %1 avec le poids %2</translation>
    </message>
    <message>
        <source>Set %1=%2</source>
        <translation>Définir %1=%2</translation>
    </message>
    <message>
        <source>Divide all weights by the same number</source>
        <translation>Diviser tous les poids par le même nombre</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Write %1</source>
        <translation>Écrire %1</translation>
    </message>
    <message>
        <source>Give each 1 share</source>
        <translation>Donner 1 part à chacun</translation>
    </message>
    <message>
        <source>Divide them all by the same number</source>
        <translation>Les diviser toutes par le même nombre</translation>
    </message>
    <message>
        <source>The association has no account.</source>
        <translation>L&apos;association n&apos;a pas de compte.</translation>
    </message>
    <message>
        <source>Print them again with: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS</source>
        <translation>Affichez-les de nouveau avec&#xa0;: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,Priority,QOS</translation>
    </message>
    <message>
        <source>It is not printed which account lies below which: %1 and others were put directly below root.</source>
        <translation>La hiérarchie n&apos;est pas affichée&#xa0;: %1 et d&apos;autres ont été placés directement sous root.</translation>
    </message>
    <message>
        <source>Add ParentName to the format: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS</source>
        <translation>Ajoutez ParentName au format&#xa0;: sacctmgr -P show assoc format=Account,User,Partition,ParentName,Fairshare,QOS</translation>
    </message>
    <message>
        <source>Account %1 is named, but has no row of its own.</source>
        <translation>Le compte %1 est nommé, mais n&apos;a pas de ligne propre.</translation>
    </message>
    <message>
        <source>It was added below root with 1 share; print all associations with: sacctmgr -P show assoc</source>
        <translation>Il a été ajouté sous root avec 1 part&#xa0;; affichez toutes les associations avec&#xa0;: sacctmgr -P show assoc</translation>
    </message>
    <message>
        <source>Account %1 lies below itself.</source>
        <translation>Le compte %1 se trouve sous lui-même.</translation>
    </message>
    <message>
        <source>It was put below root; correct its parent.</source>
        <translation>Il a été placé sous root&#xa0;; corrigez son parent.</translation>
    </message>
    <message>
        <source>Keep one of the rows; the first one was taken.</source>
        <translation>Gardez une des lignes&#xa0;; la première a été retenue.</translation>
    </message>
    <message>
        <source>The association is of cluster %1, not of %2; it was left out.</source>
        <translation>L&apos;association est du cluster %1, non de %2&#xa0;; elle a été omise.</translation>
    </message>
    <message>
        <source>Print one cluster: sacctmgr -P show assoc cluster=%1</source>
        <translation>Affichez un seul cluster&#xa0;: sacctmgr -P show assoc cluster=%1</translation>
    </message>
    <message>
        <source>Print the associations again with: sacctmgr -P show assoc</source>
        <translation>Affichez de nouveau les associations avec&#xa0;: sacctmgr -P show assoc</translation>
    </message>
    <message>
        <source>Every new cluster has the user root in the account root, with 1 share, which the policy does not have.</source>
        <translation>Tout nouveau cluster a l&apos;utilisateur root dans le compte root, avec 1 part, que la politique n&apos;a pas.</translation>
    </message>
    <message>
        <source>Add it, so that normalized shares below root are those of the cluster.</source>
        <translation>Ajoutez-le, pour que les parts normalisées sous root soient celles du cluster.</translation>
    </message>
    <message>
        <source>Write NAME=NUMBER, for example Mem=0.25G; it weighs nothing here, and is kept.</source>
        <translation>Écrivez NAME=NUMBER, par exemple Mem=0.25G&#xa0;; ce texte n&apos;a ici aucun poids, et est conservé.</translation>
    </message>
    <message>
        <source>Nothing is to be done.</source>
        <translation>Il n&apos;y a rien à faire.</translation>
    </message>
    <message>
        <source>A job has no id or no state.</source>
        <translation>Un job n&apos;a pas de numéro ou pas d&apos;état.</translation>
    </message>
    <message>
        <source>The command reported an error: %1</source>
        <translation>La commande a signalé une erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Run it again; what it printed beside the error was read.</source>
        <translation>Relancez-la&#xa0;; ce qu&apos;elle a affiché outre l&apos;erreur a été lu.</translation>
    </message>
    <message>
        <source>The JSON cannot be read from here on: %1</source>
        <translation>Le JSON est illisible à partir d&apos;ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Print it again into a file; what stands before this line was read.</source>
        <translation>Affichez-le de nouveau dans un fichier&#xa0;; ce qui précède cette ligne a été lu.</translation>
    </message>
    <message>
        <source>No NodeName or NodeSet line defines %1.</source>
        <translation>Aucune ligne NodeName ou NodeSet ne définit %1.</translation>
    </message>
    <message>
        <source>The list names a node twice.</source>
        <translation>La liste nomme un nœud deux fois.</translation>
    </message>
    <message>
        <source>%1 is a node of %2 already.</source>
        <translation>%1 est déjà un nœud de %2.</translation>
    </message>
    <message>
        <source>sacctmgr cannot rename %1 to %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1.</source>
        <translation>sacctmgr ne peut pas renommer %1 en %2&#xa0;: %1 est supprimé et %2 est ajouté, sans la consommation ni les jobs de %1.</translation>
    </message>
    <message>
        <source>Keep the name, or accept that %1 starts without usage.</source>
        <translation>Gardez le nom, ou acceptez que %1 reparte sans consommation.</translation>
    </message>
    <message>
        <source>It is for cluster %1, not for %2.</source>
        <translation>C&apos;est pour le cluster %1, pas pour %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number of shares.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre de parts.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no priority.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une priorité.</translation>
    </message>
    <message>
        <source>There is no account %1 to hang it below.</source>
        <translation>Il n&apos;y a pas de compte %1 auquel le rattacher.</translation>
    </message>
    <message>
        <source>The command names nobody.</source>
        <translation>La commande ne nomme personne.</translation>
    </message>
    <message>
        <source>Account %1 stands already.</source>
        <translation>Le compte %1 existe déjà.</translation>
    </message>
    <message>
        <source>There is no account %1 for user %2.</source>
        <translation>Il n&apos;y a pas de compte %1 pour l&apos;utilisateur %2.</translation>
    </message>
    <message>
        <source>User %1 stands already in account %2.</source>
        <translation>L&apos;utilisateur %1 est déjà dans le compte %2.</translation>
    </message>
    <message>
        <source>The command names no user or no account.</source>
        <translation>La commande ne nomme pas d&apos;utilisateur ou de compte.</translation>
    </message>
    <message>
        <source>QOS %1 stands already, or there are too many of them.</source>
        <translation>La QOS %1 existe déjà, ou il y en a trop.</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2.</source>
        <translation>Le compte %1 ne peut être rattaché à %2.</translation>
    </message>
    <message>
        <source>There is no QOS %1.</source>
        <translation>Il n&apos;y a pas de QOS %1.</translation>
    </message>
    <message>
        <source>There is no such user.</source>
        <translation>Cet utilisateur n&apos;existe pas.</translation>
    </message>
    <message>
        <source>There is no account %1.</source>
        <translation>Le compte %1 n&apos;existe pas.</translation>
    </message>
    <message>
        <source>Account %1 is not empty.</source>
        <translation>Le compte %1 n&apos;est pas vide.</translation>
    </message>
    <message>
        <source>There is no such QOS.</source>
        <translation>Cette QOS n&apos;existe pas.</translation>
    </message>
    <message>
        <source>A cluster is not removed here.</source>
        <translation>Un cluster ne se supprime pas ici.</translation>
    </message>
    <message>
        <source>Only accounts, users, QOS and clusters are read.</source>
        <translation>Seuls les comptes, les utilisateurs, les QOS et les clusters sont lus.</translation>
    </message>
    <message>
        <source>Correct the command; what of it could not be read was left out: %1</source>
        <translation>Corrigez la commande&#xa0;; ce qui en était illisible a été omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only a shell can say what this command does: %1</source>
        <translation>Seul un shell peut dire ce que fait cette commande&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is no command of sacctmgr that changes anything: %1</source>
        <translation>Ce n&apos;est pas une commande de sacctmgr qui modifie quelque chose&#xa0;: %1</translation>
    </message>
    <message>
        <source>It was left out and kept as a comment; write out what it does, or give the output of sacctmgr dump.</source>
        <translation>Elle a été omise et gardée en commentaire&#xa0;; écrivez en toutes lettres ce qu&apos;elle fait, ou donnez la sortie de sacctmgr dump.</translation>
    </message>
    <message>
        <source>squeue does not say whether memory is asked for each node or each CPU; it was taken for each node.</source>
        <translation>squeue n&apos;indique pas si la mémoire est demandée par nœud ou par CPU&#xa0;; elle a été prise par nœud.</translation>
    </message>
    <message>
        <source>The listing lacks %1: priorities of these jobs are guesses.</source>
        <translation>%1 manque dans la liste&#xa0;: les priorités de ces jobs sont des estimations.</translation>
    </message>
    <message>
        <source>The lesson has no title</source>
        <translation>La leçon n&apos;a pas de titre</translation>
    </message>
    <message>
        <source>Begin the file with a line ---, a line title: …, and a line ---</source>
        <translation>Commencez le fichier par une ligne ---, une ligne title: … et une ligne ---</translation>
    </message>
    <message>
        <source>The lesson names no sample</source>
        <translation>La leçon ne nomme pas d&apos;exemple</translation>
    </message>
    <message>
        <source>Add sample: five-accounts, or another one, to its beginning</source>
        <translation>Ajoutez sample: five-accounts, ou un autre, à son début</translation>
    </message>
    <message>
        <source>The lesson has no steps</source>
        <translation>La leçon n&apos;a pas d&apos;étapes</translation>
    </message>
    <message>
        <source>Each step begins with a line ## and its title</source>
        <translation>Chaque étape commence par une ligne ## suivie de son titre</translation>
    </message>
    <message>
        <source>“%1” is nothing that a lesson begins with</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est rien par quoi commence une leçon</translation>
    </message>
    <message>
        <source>Text before the first step is not shown</source>
        <translation>Le texte avant la première étape n&apos;est pas affiché</translation>
    </message>
    <message>
        <source>Begin a step with ## and a title</source>
        <translation>Commencez une étape par ## et un titre</translation>
    </message>
    <message>
        <source>The step does more than fits into one</source>
        <translation>L&apos;étape fait plus que ce qu&apos;une étape peut contenir</translation>
    </message>
    <message>
        <source>Begin another step</source>
        <translation>Commencez une autre étape</translation>
    </message>
    <message>
        <source>“@%1” is not known</source>
        <translation>«&#xa0;@%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>resources/lessons/README.md lists what a lesson can do</source>
        <translation>resources/lessons/README.md énumère ce qu&apos;une leçon peut faire</translation>
    </message>
    <message>
        <source>There is no question yet</source>
        <translation>Il n&apos;y a pas encore de question</translation>
    </message>
    <message>
        <source>Write @ask and the question above it</source>
        <translation>Écrivez @ask et la question au-dessus</translation>
    </message>
    <message>
        <source>An option needs a label and an expression</source>
        <translation>Une option demande un libellé et une expression</translation>
    </message>
    <message>
        <source>Write @option the label = [fair-share of …]</source>
        <translation>Écrivez @option le libellé = [fair-share of …]</translation>
    </message>
    <message>
        <source>The question has no answer</source>
        <translation>La question n&apos;a pas de réponse</translation>
    </message>
    <message>
        <source>Write @answer and an expression, or two and more lines with @option</source>
        <translation>Écrivez @answer et une expression, ou deux lignes ou plus avec @option</translation>
    </message>
    <message>
        <source>The lesson has more than %1 steps</source>
        <translation>La leçon a plus de %1 étapes</translation>
    </message>
    <message>
        <source>Make two lessons of it</source>
        <translation>Faites-en deux leçons</translation>
    </message>
    <message>
        <source>The file is too large for a lesson</source>
        <translation>Le fichier est trop gros pour une leçon</translation>
    </message>
    <message>
        <source>A lesson has at most 256 KB</source>
        <translation>Une leçon compte au plus 256 KB</translation>
    </message>
    <message>
        <source>The lesson could not be read: %1</source>
        <translation>La leçon n&apos;a pas pu être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check that the file is there</source>
        <translation>Vérifiez que le fichier existe</translation>
    </message>
    <message>
        <source>The sample has no %1</source>
        <translation>L&apos;exemple n&apos;a pas de %1</translation>
    </message>
    <message>
        <source>The sample has no job %1</source>
        <translation>L&apos;exemple n&apos;a pas de job %1</translation>
    </message>
    <message>
        <source>“billing of %1” is not known</source>
        <translation>«&#xa0;billing of %1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>“order of %1” is not known</source>
        <translation>«&#xa0;order of %1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>“%1” is not understood</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas compris</translation>
    </message>
    <message>
        <source>The expression is nested too deeply</source>
        <translation>L&apos;expression est trop imbriquée</translation>
    </message>
    <message>
        <source>A bracket is not closed</source>
        <translation>Une parenthèse n&apos;est pas fermée</translation>
    </message>
    <message>
        <source>A number or [a quantity] is missing</source>
        <translation>Il manque un nombre ou [une grandeur]</translation>
    </message>
    <message>
        <source>The setting %1 is no number</source>
        <translation>Le paramètre %1 n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>There is no number for “%1”</source>
        <translation>Il n&apos;y a pas de nombre pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is no quantity: write fair-share of user u1 in b</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une grandeur&#xa0;: écrivez fair-share of user u1 in b</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>“%1” claims nothing: write A &lt; B</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;affirme rien&#xa0;: écrivez A &lt; B</translation>
    </message>
    <message>
        <source>There is no algorithm “%1”</source>
        <translation>L&apos;algorithme «&#xa0;%1&#xa0;» n&apos;existe pas</translation>
    </message>
    <message>
        <source>“%1” are no shares</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre de parts</translation>
    </message>
    <message>
        <source>“%1” cannot be changed so</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être modifié ainsi</translation>
    </message>
    <message>
        <source>“%1” is no weight</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un poids</translation>
    </message>
    <message>
        <source>“%1” is no change: write what = value</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une modification&#xa0;: écrivez quoi = valeur</translation>
    </message>
    <message>
        <source>“%1” is no time</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une durée</translation>
    </message>
    <message>
        <source>“%1” is no value of that setting</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une valeur de ce paramètre</translation>
    </message>
    <message>
        <source>There is no setting “%1”</source>
        <translation>Le paramètre «&#xa0;%1&#xa0;» n&apos;existe pas</translation>
    </message>
    <message>
        <source>There is no column for “%1”</source>
        <translation>Il n&apos;y a pas de colonne pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is nothing that can be pointed at</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est rien que l&apos;on puisse désigner</translation>
    </message>
    <message>
        <source>Mend this line of the lesson, or its sample</source>
        <translation>Corrigez cette ligne de la leçon, ou son exemple</translation>
    </message>
    <message>
        <source>Two options are equally right, or one cannot be computed</source>
        <translation>Deux options sont également justes, ou l&apos;une ne peut être calculée</translation>
    </message>
    <message>
        <source>There is no page “%1”</source>
        <translation>Il n&apos;y a pas de page «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” changes nothing</source>
        <translation>«&#xa0;%1&#xa0;» ne change rien</translation>
    </message>
    <message>
        <source>It is not true that %1</source>
        <translation>Il n&apos;est pas vrai que %1</translation>
    </message>
    <message>
        <source>%1 associations, such as %2, name the QOS %3, which the draft does not have: they lose it.</source>
        <translation>%1 associations, dont %2, nomment la QOS %3, que le brouillon n’a pas&#xa0;: elles la perdent.</translation>
    </message>
    <message>
        <source>Give them another QOS if it was renamed.</source>
        <translation>Donnez-leur une autre QOS si elle a été renommée.</translation>
    </message>
    <message>
        <source>Looked for are slurm.conf, what sacctmgr dump wrote and what Slurm&apos;s commands printed, under any name.</source>
        <translation>Sont recherchés slurm.conf, ce que sacctmgr dump a écrit et ce que les commandes de Slurm ont affiché, sous n’importe quel nom.</translation>
    </message>
    <message>
        <source>The line is too long; the rest of it was left out.</source>
        <translation>La ligne est trop longue&#xa0;; le reste en a été laissé de côté.</translation>
    </message>
    <message>
        <source>Nodes of partition %1</source>
        <translation>Nœuds de la partition %1</translation>
    </message>
    <message>
        <source>CPUs of partition %1</source>
        <translation>CPU de la partition %1</translation>
    </message>
    <message>
        <source>Memory of partition %1, in GB</source>
        <translation>Mémoire de la partition %1, en Go</translation>
    </message>
    <message>
        <source>GPUs of partition %1</source>
        <translation>GPU de la partition %1</translation>
    </message>
    <message>
        <source>What do the nodes of partition %1 come to?</source>
        <translation>Que totalisent les nœuds de la partition %1&#xa0;?</translation>
    </message>
    <message>
        <source>What is left of their worth in year %1</source>
        <translation>Ce qui reste de leur valeur l’année %1</translation>
    </message>
    <message>
        <source>Why would %1 have %2 shares in year %3?</source>
        <translation>Pourquoi %1 aurait-il %2 parts l’année %3&#xa0;?</translation>
    </message>
    <message>
        <source>Its part of the shares</source>
        <translation>Sa part des parts</translation>
    </message>
    <message>
        <source>Cut to a whole number; what is left goes one by one to those that lost most by it</source>
        <translation>Tronqué à un nombre entier&#xa0;; le reste va un par un à ceux qui y ont le plus perdu</translation>
    </message>
    <message>
        <source>Why would %1 get %2 shares?</source>
        <translation>Pourquoi %1 recevrait-il %2 parts&#xa0;?</translation>
    </message>
    <message>
        <source>Points from one rank to the next</source>
        <translation>Points d’un rang au suivant</translation>
    </message>
    <message>
        <source>Points at exactly its share</source>
        <translation>Points lorsque la part est exactement consommée</translation>
    </message>
    <message>
        <source>Points of a day of waiting</source>
        <translation>Points d’une journée d’attente</translation>
    </message>
    <message>
        <source>Until PriorityMaxAge is over: then the job has all of them</source>
        <translation>Jusqu’à la fin de PriorityMaxAge&#xa0;: le job les a alors tous</translation>
    </message>
    <message>
        <source>Of one unit of it</source>
        <translation>Pour une unité</translation>
    </message>
    <message>
        <source>Of a job that asks for all that the partition has of it</source>
        <translation>Pour un job qui demande tout ce que la partition en a</translation>
    </message>
    <message>
        <source>Points of a factor of 1</source>
        <translation>Points d’un facteur de 1</translation>
    </message>
    <message>
        <source>Points of partition %1</source>
        <translation>Points de la partition %1</translation>
    </message>
    <message>
        <source>Points of QOS %1</source>
        <translation>Points de la QOS %1</translation>
    </message>
    <message>
        <source>Decay factor of a second</source>
        <translation>Facteur de décroissance d’une seconde</translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation>La consommation ne décroît pas</translation>
    </message>
    <message>
        <source>What is left after a day</source>
        <translation>Ce qui reste après un jour</translation>
    </message>
    <message>
        <source>What is left after a half-life</source>
        <translation>Ce qui reste après une demi-vie</translation>
    </message>
    <message>
        <source>Not exactly a half: Slurm takes 0.693 for the logarithm of 2</source>
        <translation>Pas exactement la moitié&#xa0;: Slurm prend 0,693 pour le logarithme de 2</translation>
    </message>
    <message>
        <source>Days until a tenth is left</source>
        <translation>Jours jusqu’à ce qu’il reste un dixième</translation>
    </message>
    <message>
        <source>What one calculation period leaves</source>
        <translation>Ce qu’une période de calcul laisse</translation>
    </message>
    <message>
        <source>After it the running jobs&apos; use of the period is added</source>
        <translation>Ensuite s’ajoute ce que les jobs en cours ont consommé pendant la période</translation>
    </message>
    <message>
        <source>Age factor after a day of waiting</source>
        <translation>Facteur d’ancienneté après un jour d’attente</translation>
    </message>
    <message>
        <source>F at exactly its share</source>
        <translation>F lorsque la part est exactement consommée</translation>
    </message>
    <message>
        <source>Fair Tree does not use it</source>
        <translation>Fair Tree ne l’utilise pas</translation>
    </message>
    <message>
        <source>Job size factor of a job of all nodes</source>
        <translation>Facteur de taille d’un job sur tous les nœuds</translation>
    </message>
    <message>
        <source>TRES that are tracked</source>
        <translation>TRES suivies</translation>
    </message>
    <message>
        <source>A weight for anything else stops slurmctld</source>
        <translation>Un poids pour autre chose arrête slurmctld</translation>
    </message>
    <message>
        <source>Usage after a reset</source>
        <translation>Consommation après une remise à zéro</translation>
    </message>
    <message>
        <source>Usage is never reset</source>
        <translation>La consommation n’est jamais remise à zéro</translation>
    </message>
    <message>
        <source>All usage becomes 0 whenever a new period begins</source>
        <translation>Toute la consommation devient 0 à chaque nouvelle période</translation>
    </message>
    <message>
        <source>What does %1 = %2 come to?</source>
        <translation>Que donne %1 = %2&#xa0;?</translation>
    </message>
    <message>
        <source>Neither a weight of its own nor the speed of a core is known</source>
        <translation>Ni un poids propre ni la vitesse d’un cœur ne sont connus</translation>
    </message>
    <message>
        <source>What does the job factor %2 of partition %1 come to?</source>
        <translation>Que donne le facteur de job %2 de la partition %1&#xa0;?</translation>
    </message>
    <message>
        <source>What does the tier %2 of partition %1 do?</source>
        <translation>Que fait le niveau %2 de la partition %1&#xa0;?</translation>
    </message>
    <message>
        <source>What does the longest job of partition %1 come to?</source>
        <translation>Que donne le job le plus long de la partition %1&#xa0;?</translation>
    </message>
    <message>
        <source>It has no nodes</source>
        <translation>Elle n’a pas de nœuds</translation>
    </message>
    <message>
        <source>What do the nodes %1 come to?</source>
        <translation>Que totalisent les nœuds %1&#xa0;?</translation>
    </message>
    <message>
        <source>Nodes of %1</source>
        <translation>Nœuds de %1</translation>
    </message>
    <message>
        <source>CPUs of %1</source>
        <translation>CPU de %1</translation>
    </message>
    <message>
        <source>Memory of %1, in GB</source>
        <translation>Mémoire de %1, en GB</translation>
    </message>
    <message>
        <source>GPUs of %1</source>
        <translation>GPU de %1</translation>
    </message>
    <message>
        <source>CPU TRES of %1</source>
        <translation>TRES CPU de %1</translation>
    </message>
    <message>
        <source>What the nodes are worth when shares are derived from the hardware</source>
        <translation>Ce que valent les nœuds quand les parts se déduisent du matériel</translation>
    </message>
    <message>
        <source>Why is a core of %1 worth %2?</source>
        <translation>Pourquoi un cœur de %1 vaut-il %2&#xa0;?</translation>
    </message>
    <message>
        <source>Which nodes have the chip %1?</source>
        <translation>Quels nœuds ont la puce %1&#xa0;?</translation>
    </message>
    <message>
        <source>Nodes with the chip %1</source>
        <translation>Nœuds avec la puce %1</translation>
    </message>
    <message>
        <source>What does the priority %2 of QOS %1 come to?</source>
        <translation>Que donne la priorité %2 de la QOS %1&#xa0;?</translation>
    </message>
    <message>
        <source>What does the usage factor %2 of QOS %1 do?</source>
        <translation>Que fait le facteur de consommation %2 de la QOS %1&#xa0;?</translation>
    </message>
    <message>
        <source>Usage of an hour of a job of billing 1</source>
        <translation>Consommation d’une heure d’un job de facturation 1</translation>
    </message>
    <message>
        <source>Partitions in a higher tier</source>
        <translation>Partitions d’un niveau supérieur</translation>
    </message>
    <message>
        <source>Slurm looks at all jobs of a higher tier first, whatever their priority</source>
        <translation>Slurm examine d’abord tous les jobs d’un niveau supérieur, quelle que soit leur priorité</translation>
    </message>
    <message>
        <source>Longest job</source>
        <translation>Job le plus long</translation>
    </message>
    <message>
        <source>Jobs may run without a limit</source>
        <translation>Les jobs peuvent durer sans limite</translation>
    </message>
    <message>
        <source>What is left of its first second when it ends</source>
        <translation>Ce qui reste de sa première seconde quand il se termine</translation>
    </message>
    <message>
        <source>A job that runs longer than the half-life has lost more than half of its early usage before it ends</source>
        <translation>Un job plus long que la demi-vie a perdu plus de la moitié de sa consommation initiale avant de se terminer</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» de cette leçon n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>Name a sample of the program, or a policy file that stands beside the lesson</source>
        <translation>Nommez un exemple du programme, ou un fichier de politique placé à côté de la leçon</translation>
    </message>
    <message>
        <source>The line&apos;s sockets cannot give %1 CPUs and %2 cores: change it by hand.</source>
        <translation>Les sockets de la ligne ne peuvent pas donner %1 CPU et %2 cœurs&#xa0;: modifiez-la à la main.</translation>
    </message>
    <message>
        <source>Its list of nodes cannot be read: correct it.</source>
        <translation>Sa liste de nœuds est illisible&#xa0;: corrigez-la.</translation>
    </message>
    <message>
        <source>%1 still names nodes of it: take them out there first.</source>
        <translation>%1 nomme encore certains de ses nœuds&#xa0;: retirez-les d’abord là.</translation>
    </message>
    <message>
        <source>%1 of the line says where each node is found: change the line by hand.</source>
        <translation>%1 de la ligne dit où trouver chaque nœud&#xa0;: modifiez la ligne à la main.</translation>
    </message>
    <message>
        <source>A NodeName=DEFAULT line gives it %1, which its own line cannot take back.</source>
        <translation>Une ligne NodeName=DEFAULT lui donne %1, que sa propre ligne ne peut pas reprendre.</translation>
    </message>
    <message>
        <source>The new line NodeName=%1 is written without %2.</source>
        <translation>La nouvelle ligne NodeName=%1 est écrite sans %2.</translation>
    </message>
    <message>
        <source>Add by hand where these nodes are found, if their names do not say it.</source>
        <translation>Ajoutez à la main où trouver ces nœuds, si leurs noms ne le disent pas.</translation>
    </message>
    <message>
        <source>%1 is changed in the draft, and not in the exported slurm.conf.</source>
        <translation>%1 est modifié dans le brouillon, mais pas dans le slurm.conf exporté.</translation>
    </message>
    <message>
        <source>It stands in an included file: change it there. A comment at the end of slurm.conf has its new text, if it has one.</source>
        <translation>Elle se trouve dans un fichier inclus&#xa0;: modifiez-la là. Son nouveau texte, s’il y en a un, figure en commentaire à la fin de slurm.conf.</translation>
    </message>
    <message>
        <source>A node has no name.</source>
        <translation>Un nœud n’a pas de nom.</translation>
    </message>
    <message>
        <source>A partition has no name.</source>
        <translation>Une partition n’a pas de nom.</translation>
    </message>
    <message>
        <source>A QOS has no name.</source>
        <translation>Une QOS n’a pas de nom.</translation>
    </message>
    <message>
        <source>Copy this file of the cluster to %1, and import again.</source>
        <translation>Copiez ce fichier du cluster vers %1 et importez à nouveau.</translation>
    </message>
    <message>
        <source>The cluster runs with %1=%2; slurm.conf does not name the key, which is &quot;%3&quot; by default today.</source>
        <translation>Le cluster tourne avec %1=%2&#xa0;; slurm.conf ne nomme pas la clé, qui vaut aujourd&apos;hui «&#xa0;%3&#xa0;» par défaut.</translation>
    </message>
    <message>
        <source>The running value was taken: an older release has another default, or slurm.conf was changed since.</source>
        <translation>La valeur en cours a été prise&#xa0;: une version plus ancienne a une autre valeur par défaut, ou slurm.conf a été modifié depuis.</translation>
    </message>
    <message>
        <source>AccountingStorageTRES names %1 without %2: a job that asks for %3 without a type may be counted as %1, whatever type it gets</source>
        <translation>AccountingStorageTRES nomme %1 sans %2&#xa0;: un job qui demande %3 sans type peut être compté comme %1, quel que soit le type obtenu</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES</source>
        <translation>Ajouter %1 à AccountingStorageTRES</translation>
    </message>
    <message>
        <source>Partition %1 charges for %2: a job that asks for %3 without a type is billed nothing for it until it runs</source>
        <translation>La partition %1 facture %2&#xa0;: un job qui demande %3 sans type n&apos;en est pas facturé avant de s&apos;exécuter</translation>
    </message>
    <message>
        <source>Let users ask for a type, or give %1 a weight too</source>
        <translation>Faire demander un type aux utilisateurs, ou donner aussi un poids à %1</translation>
    </message>
    <message>
        <source>PriorityWeightTRES weighs %1: a waiting job that asks for %2 without a type gets nothing of it</source>
        <translation>PriorityWeightTRES pondère %1&#xa0;: un job en attente qui demande %2 sans type n&apos;en reçoit rien</translation>
    </message>
    <message>
        <source>The job is billed by the weights of its first partition, %1</source>
        <translation>Le job est facturé avec les poids de sa première partition, %1</translation>
    </message>
    <message>
        <source>The shares of the level add up to more than 32 bit can hold: Slurm counts on from 0</source>
        <translation>Les parts du niveau dépassent ce que 32 bits contiennent&#xa0;: Slurm repart de 0</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Il n’y a pas assez de mémoire pour cela.</translation>
    </message>
    <message>
        <source>Nothing was changed. Close other programs, and try again.</source>
        <translation>Rien n’a été modifié. Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>Something went wrong inside Apportion: %1</source>
        <translation>Une erreur s’est produite dans Apportion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was changed. Please tell its developers what you did.</source>
        <translation>Rien n’a été modifié. Veuillez dire à ses développeurs ce que vous avez fait.</translation>
    </message>
    <message>
        <source>Something went wrong inside Apportion.</source>
        <translation>Une erreur s’est produite dans Apportion.</translation>
    </message>
    <message>
        <source>Take it from git or from a backup. If it was edited or merged on purpose, this makes it complete: apportion-cli seal FILE</source>
        <translation>Reprenez-le de git ou d’une sauvegarde. S’il a été modifié ou fusionné à dessein, ceci le rend complet&#xa0;: apportion-cli seal FILE</translation>
    </message>
    <message>
        <source>the file is of format 1, which has no sums: whether it is complete could not be checked</source>
        <translation>le fichier est au format 1, qui n’a pas de sommes&#xa0;: on n’a pas pu vérifier s’il est complet</translation>
    </message>
    <message>
        <source>Save it once: the present format has them.</source>
        <translation>Enregistrez-le une fois&#xa0;: le format actuel en a.</translation>
    </message>
    <message>
        <source>the file is not complete: its end, where the sums of its lines stand, is missing</source>
        <translation>le fichier n’est pas complet&#xa0;: sa fin, où sont les sommes de ses lignes, manque</translation>
    </message>
    <message>
        <source>the sums of the lines are damaged, or two branches were merged: it is not known whether the file is complete</source>
        <translation>les sommes des lignes sont endommagées, ou deux branches ont été fusionnées&#xa0;: on ne sait pas si le fichier est complet</translation>
    </message>
    <message>
        <source>the file is not as it was saved: among the %1 lines from here on something was changed (%2 lines were saved)</source>
        <translation>le fichier n’est pas tel qu’il a été enregistré&#xa0;: parmi les %1 lignes à partir d’ici, quelque chose a changé (%2 lignes avaient été enregistrées)</translation>
    </message>
    <message>
        <source>Write the TRES as in cpu=300,gres/gpu:h100=6.</source>
        <translation>Écrivez les TRES sous la forme cpu=300,gres/gpu:h100=6.</translation>
    </message>
    <message>
        <source>this answer of the cluster has %1 bytes, and had %2 when it was saved: it is not complete</source>
        <translation>cette réponse du cluster a %1 octets, et en avait %2 quand elle a été enregistrée&#xa0;: elle n’est pas complète</translation>
    </message>
    <message>
        <source>Ask the cluster again. An answer that was changed on purpose is imported from another folder.</source>
        <translation>Interrogez de nouveau le cluster. Une réponse modifiée à dessein s’importe d’un autre dossier.</translation>
    </message>
    <message>
        <source>this answer of the cluster was saved, and is not there any more</source>
        <translation>cette réponse du cluster avait été enregistrée et n’est plus là</translation>
    </message>
    <message>
        <source>What it told is not known here.</source>
        <translation>Ce qu’elle disait n’est pas connu ici.</translation>
    </message>
    <message>
        <source>the cluster did not give this answer: %1</source>
        <translation>le cluster n’a pas donné cette réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose an account that the user is in, or add the user there</source>
        <translation>Choisir un compte dont l’utilisateur est membre, ou l’y ajouter</translation>
    </message>
    <message>
        <source>%1 of %2 is no option that sacctmgr knows</source>
        <translation>%1 de %2 n’est pas une option connue de sacctmgr</translation>
    </message>
    <message>
        <source>Correct its spelling, or remove it</source>
        <translation>Corriger l’orthographe, ou la retirer</translation>
    </message>
    <message>
        <source>%1 names the QOS %2, which does not exist: sacctmgr would refuse it</source>
        <translation>%1 nomme la QOS %2, qui n’existe pas&#xa0;: sacctmgr le refuserait</translation>
    </message>
    <message>
        <source>Add the QOS, or correct the name</source>
        <translation>Ajouter la QOS, ou corriger le nom</translation>
    </message>
    <message>
        <source>%1 has a limit of %2, which is not tracked: it limits nothing, or sacctmgr refuses it</source>
        <translation>%1 a une limite de %2, qui n’est pas suivi&#xa0;: elle ne limite rien, ou sacctmgr la refuse</translation>
    </message>
    <message>
        <source>Add %1 to AccountingStorageTRES, or remove the limit</source>
        <translation>Ajouter %1 à AccountingStorageTRES, ou retirer la limite</translation>
    </message>
    <message>
        <source>%1 has %2: what counts against it decays with the half-life of %3, so it limits recent use and is no budget</source>
        <translation>%1 a %2&#xa0;: ce qui compte contre cette limite décroît avec la demi-vie de %3&#xa0;; elle limite donc la consommation récente et n’est pas un budget</translation>
    </message>
    <message>
        <source>For a budget set PriorityDecayHalfLife=0 with a reset period, or the flag NoDecay on a QOS with the limit</source>
        <translation>Pour un budget, mettre PriorityDecayHalfLife=0 avec une période de remise à zéro, ou le drapeau NoDecay sur une QOS avec la limite</translation>
    </message>
    <message>
        <source>It counts from the last reset, or from its first start: usage stays only if that lies in the present day, week, month, quarter or year</source>
        <translation>Il compte depuis la dernière remise à zéro, ou depuis son premier démarrage&#xa0;: la consommation ne reste que si ce moment est dans la période en cours (jour, semaine, mois, trimestre ou année)</translation>
    </message>
    <message>
        <source>Correct its spelling, or put a # before it</source>
        <translation>Corriger l’orthographe, ou mettre un # devant</translation>
    </message>
    <message>
        <source>The nearest key that Slurm knows is %1</source>
        <translation>La clé la plus proche que Slurm connaisse est %1</translation>
    </message>
    <message>
        <source>%1 in %2 is no key that Slurm knows: slurmctld would not start</source>
        <translation>%1 dans %2 n’est pas une clé connue de Slurm&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>%1 in %2 came with Slurm %3: slurmctld of %4 would not start</source>
        <translation>%1 dans %2 n’existe que depuis Slurm %3&#xa0;: slurmctld de %4 ne démarrerait pas</translation>
    </message>
    <message>
        <source>%1 in %2 was given up after Slurm %3: slurmctld of %4 would not start</source>
        <translation>%1 dans %2 a été abandonné après Slurm %3&#xa0;: slurmctld de %4 ne démarrerait pas</translation>
    </message>
    <message>
        <source>Remove it, or say which release of Slurm the cluster runs</source>
        <translation>Le retirer, ou dire quelle version de Slurm tourne sur le cluster</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>%1 in %2 does nothing since Slurm %3</source>
        <translation>%1 dans %2 n’a plus d’effet depuis Slurm %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in %2 is not a weight: slurmctld would not start.</source>
        <translation>«&#xa0;%1&#xa0;» dans %2 n’est pas un poids&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>A PartitionName=DEFAULT line gives it %1, which its own line cannot take back.</source>
        <translation>Une ligne PartitionName=DEFAULT lui donne %1, que sa propre ligne ne peut pas annuler.</translation>
    </message>
    <message>
        <source>%1 has no value: slurmctld would not start.</source>
        <translation>%1 n’a pas de valeur&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Give it one, or put a # before it.</source>
        <translation>Lui en donner une, ou mettre un # devant.</translation>
    </message>
    <message>
        <source>usage was printed without its fraction, and two are too close to tell which comes first</source>
        <translation>la consommation a été affichée sans sa partie décimale, et deux sont trop proches pour dire lequel vient d’abord</translation>
    </message>
    <message>
        <source>two have the same LevelFS, and Slurm walked them in the other order</source>
        <translation>deux ont le même LevelFS, et Slurm les a parcourus dans l’autre ordre</translation>
    </message>
    <message>
        <source>its priority was computed at another time than that of most jobs</source>
        <translation>sa priorité a été calculée à un autre moment que celle de la plupart des jobs</translation>
    </message>
    <message>
        <source>one of its terms differs</source>
        <translation>l’un de ses termes diffère</translation>
    </message>
    <message>
        <source>there is no such job, partition or QOS in what was read</source>
        <translation>il n’y a pas de tel job, de telle partition ou de tel QOS dans ce qui a été lu</translation>
    </message>
    <message>
        <source>unknown: please report it</source>
        <translation>inconnue&#xa0;: merci de la signaler</translation>
    </message>
    <message>
        <source>Agrees with the cluster on %1 of %2 numbers that it printed itself.</source>
        <translation>Concorde avec le cluster sur %1 des %2 nombres qu’il a affichés lui-même.</translation>
    </message>
    <message>
        <source>%1 of %2 is %3 there, %4 here. apportion-cli agree lists all that differ.</source>
        <translation>%1 de %2 vaut %3 là-bas, %4 ici. apportion-cli agree énumère tous ceux qui diffèrent.</translation>
    </message>
    <message>
        <source>There are no terms of priorities in the file.</source>
        <translation>Il n’y a pas de termes de priorité dans le fichier.</translation>
    </message>
    <message>
        <source>Print them with: sprio -l</source>
        <translation>Affichez-les avec&#xa0;: sprio -l</translation>
    </message>
    <message>
        <source>The row has no job, or one of its terms is no number.</source>
        <translation>La ligne n’a pas de job, ou l’un de ses termes n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Print it again with: sprio -l</source>
        <translation>Affichez-la de nouveau avec&#xa0;: sprio -l</translation>
    </message>
    <message>
        <source>no usage was read, so everybody counts as unused: give the output of sshare -a -l -P too</source>
        <translation>aucune consommation n’a été lue, tous comptent donc comme inutilisés&#xa0;: donnez aussi la sortie de sshare -a -l -P</translation>
    </message>
    <message>
        <source>Passwords are never asked for here. Put a key into your agent (ssh-add), and try in a terminal: ssh %2. Where a second factor is asked for, set ControlMaster and ControlPath for the host and keep that terminal open.</source>
        <translation>Aucun mot de passe n’est jamais demandé ici. Donnez une clé à votre agent (ssh-add) et essayez dans un terminal&#xa0;: ssh %2. Si un second facteur est demandé, définissez ControlMaster et ControlPath pour cette machine et gardez ce terminal ouvert.</translation>
    </message>
    <message>
        <source>PrivateData=%1: of an unknown number of accounts and users you see %2 and %3; of usage and jobs perhaps a part.</source>
        <translation>PrivateData=%1&#xa0;: sur un nombre inconnu de comptes et d’utilisateurs, vous en voyez %2 et %3&#xa0;; des consommations et des jobs, peut-être une partie seulement.</translation>
    </message>
    <message>
        <source>Terms of priorities</source>
        <translation>Termes des priorités</translation>
    </message>
    <message>
        <source>A line of an included file is not of the form Key=Value, and was left out, as all such lines of the file.</source>
        <translation>Une ligne d’un fichier inclus n’a pas la forme Key=Value et a été omise, comme toutes les lignes de ce genre du fichier.</translation>
    </message>
    <message>
        <source>Look whether the Include line names the right file.</source>
        <translation>Vérifiez que la ligne Include nomme le bon fichier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies outside the folder of slurm.conf, and was not included.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve hors du dossier de slurm.conf et n’a pas été inclus.</translation>
    </message>
    <message>
        <source>If it is a part of slurm.conf, import it with: apportion-cli import --follow-includes</source>
        <translation>S’il fait partie de slurm.conf, importez-le avec&#xa0;: apportion-cli import --follow-includes</translation>
    </message>
    <message>
        <source>the file has no baseline: what it holds is the baseline now</source>
        <translation>le fichier n’a pas de référence&#xa0;: ce qu’il contient est désormais la référence</translation>
    </message>
    <message>
        <source>Save it once: from then on it keeps the baseline, whatever is edited.</source>
        <translation>Enregistrez-le une fois&#xa0;: il garde ensuite la référence, quoi que l’on modifie.</translation>
    </message>
    <message>
        <source>There is no account for %1 to stand in.</source>
        <translation>Il n&apos;y a pas de compte où placer %1.</translation>
    </message>
    <message>
        <source>%1 has more raw shares than Slurm can hold.</source>
        <translation>%1 a plus de parts brutes que Slurm ne peut en contenir.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in a name: sacctmgr would not read it.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut figurer dans un nom&#xa0;: sacctmgr ne saurait pas le lire.</translation>
    </message>
    <message>
        <source>Blanks and control characters cannot stand in a name.</source>
        <translation>Un nom ne peut contenir ni espaces ni caractères de contrôle.</translation>
    </message>
    <message>
        <source>A user needs a name.</source>
        <translation>Un utilisateur doit avoir un nom.</translation>
    </message>
    <message>
        <source>An account needs a name.</source>
        <translation>Un compte doit avoir un nom.</translation>
    </message>
    <message>
        <source>A name has at most %1 bytes.</source>
        <translation>Un nom compte au plus %1 octets.</translation>
    </message>
    <message>
        <source>There is an account %1 already; an account&apos;s name stands once in a cluster.</source>
        <translation>Il existe déjà un compte %1&#xa0;; un nom de compte est unique dans un cluster.</translation>
    </message>
    <message>
        <source>User %1 stands in account %2 already.</source>
        <translation>L&apos;utilisateur %1 est déjà dans le compte %2.</translation>
    </message>
    <message>
        <source>The account root cannot be removed: every cluster has it.</source>
        <translation>Le compte root ne peut pas être supprimé&#xa0;: tout cluster en a un.</translation>
    </message>
    <message>
        <source>The user root of the account root cannot be removed: every cluster has it.</source>
        <translation>L&apos;utilisateur root du compte root ne peut pas être supprimé&#xa0;: tout cluster en a un.</translation>
    </message>
    <message>
        <source>Only an account can hold others.</source>
        <translation>Seul un compte peut en contenir d&apos;autres.</translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation>root reste où il est&#xa0;: chaque cluster l&apos;a au sommet.</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below itself.</source>
        <translation>Le compte %1 ne peut pas dépendre de lui-même.</translation>
    </message>
    <message>
        <source>Account %1 cannot hang below %2, which is part of it.</source>
        <translation>Le compte %1 ne peut pas dépendre de %2, qui en fait partie.</translation>
    </message>
    <message>
        <source>root keeps its name: Slurm looks for it.</source>
        <translation>root garde son nom&#xa0;: Slurm le cherche.</translation>
    </message>
    <message>
        <source>There is a user %1 already.</source>
        <translation>Il existe déjà un utilisateur %1.</translation>
    </message>
    <message>
        <source>unknown: a planned size, a site factor or a priority set by an administrator shows only in sprio -l</source>
        <translation>inconnue&#xa0;: une taille planifiée, un facteur de site ou une priorité fixée par un administrateur n’apparaît que dans sprio -l</translation>
    </message>
    <message>
        <source>the nodes of the running cluster are not those of slurm.conf: give scontrol -o show node too</source>
        <translation>les nœuds du cluster en marche ne sont pas ceux de slurm.conf&#xa0;: donnez aussi scontrol -o show node</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 est nouveau</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 a disparu</translation>
    </message>
    <message>
        <source>changes in %1</source>
        <translation>changements dans %1</translation>
    </message>
    <message>
        <source>users of %1</source>
        <translation>utilisateurs de %1</translation>
    </message>
    <message>
        <source>priority of %1</source>
        <translation>priorité de %1</translation>
    </message>
    <message>
        <source>other usage</source>
        <translation>autre consommation</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 modifié</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>other changes</source>
        <translation>autres changements</translation>
    </message>
    <message>
        <source>nodes and partitions</source>
        <translation>nœuds et partitions</translation>
    </message>
    <message>
        <source>other jobs</source>
        <translation>autres jobs</translation>
    </message>
    <message>
        <source>Accounts %1 have the same LevelFS: which of them comes first changes when slurmctld starts anew</source>
        <translation>Les comptes %1 ont le même LevelFS&#xa0;: celui qui vient en premier change quand slurmctld redémarre</translation>
    </message>
    <message>
        <source>After a start Slurm sorts them without case and `_` behind the letters, later by bytes, as here. Other shares end the tie</source>
        <translation>Après un démarrage, Slurm les trie sans casse et `_` après les lettres, plus tard par octets, comme ici. D’autres parts mettent fin à l’égalité</translation>
    </message>
    <message>
        <source>TRES that %1 buys</source>
        <translation>TRES que %1 achète</translation>
    </message>
    <message>
        <source>Shares that stand for a TRES now</source>
        <translation>Parts qui correspondent actuellement à un TRES</translation>
    </message>
    <message>
        <source>What each change is worth adds up to this: measured by %1 evaluations, over all orders in which they can be made</source>
        <translation>La somme de ce que vaut chaque changement&#xa0;: mesurée par %1 évaluations, sur tous les ordres dans lesquels ils peuvent être faits</translation>
    </message>
    <message>
        <source>What each change is worth adds up to this: measured by %1 evaluations, over some orders in which they can be made</source>
        <translation>La somme de ce que vaut chaque changement&#xa0;: mesurée par %1 évaluations, sur quelques ordres dans lesquels ils peuvent être faits</translation>
    </message>
    <message>
        <source>No change is worth a rank to this user</source>
        <translation>Aucun changement ne vaut un rang à cet utilisateur</translation>
    </message>
    <message>
        <source>What each change is worth to it is measured on the page Compare</source>
        <translation>Ce que vaut chaque changement pour lui est mesuré sur la page Comparer</translation>
    </message>
    <message>
        <source>It counts from the last reset, %1, and makes up for what it missed since.</source>
        <translation>Il compte à partir de la dernière remise à zéro, %1, et rattrape ce qui a manqué depuis.</translation>
    </message>
    <message>
        <source>This is not what slurmctld keeps of its last reset.</source>
        <translation>Ce n’est pas ce que slurmctld conserve de sa dernière remise à zéro.</translation>
    </message>
    <message>
        <source>Take priority_last_decay_ran from its StateSaveLocation.</source>
        <translation>Prenez priority_last_decay_ran dans sa StateSaveLocation.</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>sacctmgr cannot be told the name &quot;%1&quot; (%2): commas, brackets, quotes, backslashes and | are more than letters to it and its database, blanks at an end get lost, and &quot;in&quot; or &quot;for&quot; between other words cannot be told apart.</source>
        <translation>On ne peut pas donner le nom «&#xa0;%1&#xa0;» (%2) à sacctmgr&#xa0;: virgules, crochets, guillemets, barres obliques inverses et | sont plus que des lettres pour lui et sa base de données, les espaces à une extrémité se perdent, et «&#xa0;in&#xa0;» ou «&#xa0;for&#xa0;» entre d’autres mots ne se distingue pas.</translation>
    </message>
    <message>
        <source>There is no account in the file.</source>
        <translation>Il n’y a aucun compte dans le fichier.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show account</source>
        <translation>Affichez-les avec&#xa0;: sacctmgr -P show account</translation>
    </message>
    <message>
        <source>There is no user in the file.</source>
        <translation>Il n’y a aucun utilisateur dans le fichier.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show user withcoord</source>
        <translation>Affichez-les avec&#xa0;: sacctmgr -P show user withcoord</translation>
    </message>
    <message>
        <source>this answer of the cluster is a part: %1</source>
        <translation>cette réponse du cluster n’est qu’une partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is not in it is not known here, and is not to be taken for removed.</source>
        <translation>Ce qui n’y figure pas n’est pas connu ici, et ne doit pas passer pour supprimé.</translation>
    </message>
    <message>
        <source>This line is no row of the table.</source>
        <translation>Cette ligne n’appartient pas au tableau.</translation>
    </message>
    <message>
        <source>The rest of the trace was read.</source>
        <translation>Le reste de la trace a été lu.</translation>
    </message>
    <message>
        <source>Print the jobs with sacct -P: such a text may have any size.</source>
        <translation>Affichez les jobs avec sacct -P&#xa0;: un tel texte peut avoir n’importe quelle taille.</translation>
    </message>
    <message>
        <source>Jobs of other clusters, left out: %1.</source>
        <translation>Jobs d’autres clusters, laissés de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Name the one that you want with --cluster.</source>
        <translation>Nommez celui que vous voulez avec --cluster.</translation>
    </message>
    <message>
        <source>Jobs with a time in the hour that comes twice, which nothing tells apart: %1. The first hour was taken.</source>
        <translation>Jobs dont un moment tombe dans l’heure qui revient deux fois, sans que rien ne les distingue&#xa0;: %1. La première heure a été prise.</translation>
    </message>
    <message>
        <source>Print the jobs with: %1</source>
        <translation>Affichez les jobs avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>No job could be read.</source>
        <translation>Aucun job n’a pu être lu.</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows when jobs started: they cannot be compared with.</source>
        <translation>Sans la colonne %1, on ne sait pas quand les jobs ont démarré&#xa0;: on ne peut rien leur comparer.</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows how long jobs ran: they cannot be replayed.</source>
        <translation>Sans la colonne %1, on ne sait pas combien de temps les jobs ont duré&#xa0;: ils ne peuvent pas être rejoués.</translation>
    </message>
    <message>
        <source>Without the column %1 nobody knows whose the jobs are: they have no fair share.</source>
        <translation>Sans la colonne %1, on ne sait pas à qui sont les jobs&#xa0;: ils n’ont pas de fair-share.</translation>
    </message>
    <message>
        <source>Without the column %1 jobs are taken to have asked for what they got.</source>
        <translation>Sans la colonne %1, les jobs sont supposés avoir demandé ce qu’ils ont obtenu.</translation>
    </message>
    <message>
        <source>Without the column %1 jobs have the time limits of their partitions.</source>
        <translation>Sans la colonne %1, les jobs ont les limites de temps de leurs partitions.</translation>
    </message>
    <message>
        <source>Without the column %1 jobs can start as soon as they are submitted.</source>
        <translation>Sans la colonne %1, les jobs peuvent démarrer dès leur soumission.</translation>
    </message>
    <message>
        <source>Without the column %1 dependencies, begin times, nice values and numbers of tasks are not known.</source>
        <translation>Sans la colonne %1, les dépendances, les heures de début, les valeurs nice et les nombres de tâches ne sont pas connus.</translation>
    </message>
    <message>
        <source>The row has %1 columns, the table %2.</source>
        <translation>La ligne a %1 colonnes, le tableau %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de %2.</translation>
    </message>
    <message>
        <source>The tasks of the array %1 are not all told: Slurm cut the list short.</source>
        <translation>Les tâches du tableau %1 ne sont pas toutes indiquées&#xa0;: Slurm a abrégé la liste.</translation>
    </message>
    <message>
        <source>Run sacct with SLURM_BITSTR_LEN=0 in its environment.</source>
        <translation>Lancez sacct avec SLURM_BITSTR_LEN=0 dans son environnement.</translation>
    </message>
    <message>
        <source>The trace is of the format %1, which this version cannot read.</source>
        <translation>La trace est au format %1, que cette version ne peut pas lire.</translation>
    </message>
    <message>
        <source>Rows are missing above this line.</source>
        <translation>Des lignes manquent au-dessus de celle-ci.</translation>
    </message>
    <message>
        <source>The file does not say whether its processors are cores or whole nodes; cores were taken.</source>
        <translation>Le fichier ne dit pas si ses processeurs sont des cœurs ou des nœuds entiers&#xa0;; des cœurs ont été supposés.</translation>
    </message>
    <message>
        <source>Say it with --processors cores or --processors nodes.</source>
        <translation>Dites-le avec --processors cores ou --processors nodes.</translation>
    </message>
    <message>
        <source>AdminLevel=%1 of %2 is none that sacctmgr knows</source>
        <translation>AdminLevel=%1 de %2 n’est pas connu de sacctmgr</translation>
    </message>
    <message>
        <source>Write None, Operator or Administrator</source>
        <translation>Écrire None, Operator ou Administrator</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names only what does not exist (%2): Slurm lets every account in</source>
        <translation>AllowAccounts de la partition %1 ne nomme que ce qui n’existe pas (%2)&#xa0;: Slurm laisse entrer tous les comptes</translation>
    </message>
    <message>
        <source>Name the accounts that shall be let in</source>
        <translation>Nommer les comptes qui doivent y entrer</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, which does not exist</source>
        <translation>%1 de la partition %2 nomme %3, qui n’existe pas</translation>
    </message>
    <message>
        <source>Name what shall be let in: without the list everybody would be</source>
        <translation>Nommer ce qui doit y entrer&#xa0;: sans la liste, tous entreraient</translation>
    </message>
    <message>
        <source>Take it out of the list, or correct its spelling</source>
        <translation>Le retirer de la liste, ou corriger son orthographe</translation>
    </message>
    <message>
        <source>QOS %1 preempts %2, which does not exist: sacctmgr would refuse it</source>
        <translation>La QOS %1 préempte %2, qui n’existe pas&#xa0;: sacctmgr le refuserait</translation>
    </message>
    <message>
        <source>QOS %1 preempts itself: slurmdbd refuses it</source>
        <translation>La QOS %1 se préempte elle-même&#xa0;: slurmdbd le refuse</translation>
    </message>
    <message>
        <source>QOS %1 preempts %2, which preempts it in turn: slurmdbd refuses such a circle</source>
        <translation>La QOS %1 préempte %2, qui la préempte à son tour&#xa0;: slurmdbd refuse un tel cercle</translation>
    </message>
    <message>
        <source>Take one of them out of its Preempt list</source>
        <translation>Retirer l’une d’elles de sa liste Preempt</translation>
    </message>
    <message>
        <source>Take what does not exist out of the list</source>
        <translation>Retirer de la liste ce qui n’existe pas</translation>
    </message>
    <message>
        <source>Partition %1 is defined twice; slurmctld would not start.</source>
        <translation>La partition %1 est définie deux fois&#xa0;; slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>What PartitionName=%1 gets in the exported slurm.conf has no effect.</source>
        <translation>Ce que PartitionName=%1 reçoit dans le slurm.conf exporté n’a aucun effet.</translation>
    </message>
    <message>
        <source>%1 stands on the line of another key: slurmctld would not start.</source>
        <translation>%1 se trouve sur la ligne d’une autre clé&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Give it a line of its own, as it gets in what is exported.</source>
        <translation>Lui donner sa propre ligne, comme dans ce qui est exporté.</translation>
    </message>
    <message>
        <source>%1 rows of jobs stand again further down; the last one of each was taken.</source>
        <translation>%1 lignes de jobs se retrouvent plus bas&#xa0;; la dernière de chacun a été prise.</translation>
    </message>
    <message>
        <source>Print the jobs once, all at the same time.</source>
        <translation>Afficher les jobs une seule fois, tous au même moment.</translation>
    </message>
    <message>
        <source>The file is UTF-16: Slurm&apos;s programs print UTF-8, and read nothing else.</source>
        <translation>Le fichier est en UTF-16&#xa0;: les programmes de Slurm écrivent en UTF-8, et ne lisent rien d’autre.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>L’enregistrer en UTF-8.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark, which was skipped: Slurm&apos;s programs would not read its first line.</source>
        <translation>Le fichier commence par une marque d’ordre des octets, qui a été sautée&#xa0;: les programmes de Slurm ne liraient pas sa première ligne.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 without a mark.</source>
        <translation>L’enregistrer en UTF-8 sans marque.</translation>
    </message>
    <message>
        <source>Save it with the line ends of Unix.</source>
        <translation>L’enregistrer avec les fins de ligne d’Unix.</translation>
    </message>
    <message>
        <source>left out: another listing of sshare tells the usage, and what Slurm computes of it</source>
        <translation>laissé de côté&#xa0;: une autre liste de sshare donne la consommation, et ce que Slurm en calcule</translation>
    </message>
    <message>
        <source>Since when jobs are asked for must be like 90days or 2026-01-31: %1</source>
        <translation>Le moment depuis lequel les jobs sont demandés doit ressembler à 90days ou 2026-01-31&#xa0;: %1</translation>
    </message>
    <message>
        <source>Jobs of accounting</source>
        <translation>Jobs de la comptabilité</translation>
    </message>
    <message>
        <source>sprio was printed of another cluster than the jobs, or at another time: print them together</source>
        <translation>sprio a été imprimé d’une autre grappe que les jobs, ou à un autre moment&#xa0;: imprimez-les ensemble</translation>
    </message>
    <message>
        <source>The trace is not complete: lines were changed, added or lost.</source>
        <translation>La trace n’est pas complète&#xa0;: des lignes ont été modifiées, ajoutées ou perdues.</translation>
    </message>
    <message>
        <source>Import it again from what it was made of.</source>
        <translation>Importez-la de nouveau à partir de ses sources.</translation>
    </message>
    <message>
        <source>Priority thresholds</source>
        <translation>Seuils de priorité</translation>
    </message>
    <message>
        <source>Associations name QOS of which the policy tells nothing: %1. apply.sh goes on only where the cluster has them.</source>
        <translation>Des associations nomment des QOS dont la politique ne dit rien&#xa0;: %1. apply.sh ne continue que si le cluster les a.</translation>
    </message>
    <message>
        <source>Import what sacctmgr -P show qos prints, too.</source>
        <translation>Importez aussi ce qu’affiche sacctmgr -P show qos.</translation>
    </message>
    <message>
        <source>There is no association in the file.</source>
        <translation>Il n’y a aucune association dans le fichier.</translation>
    </message>
    <message>
        <source>Print them with: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh</source>
        <translation>Affichez-les avec&#xa0;: sacctmgr -P show assoc wopl format=Account,User,Partition,MinPrioThresh</translation>
    </message>
    <message>
        <source>%1 has %2, and the cluster has no more than %3: it limits nothing</source>
        <translation>%1 a %2, et la grappe n&apos;a pas plus de %3&#xa0;: cela ne limite rien</translation>
    </message>
    <message>
        <source>Lower the limit, or remove it</source>
        <translation>Abaissez la limite, ou supprimez-la</translation>
    </message>
    <message>
        <source>%1 has %2, but %3 of %4 is reached before: it limits nothing</source>
        <translation>%1 a %2, mais %3 de %4 est atteint avant&#xa0;: cela ne limite rien</translation>
    </message>
    <message>
        <source>Raise the limit, or wait: in %1 days usage has decayed below it if nothing runs</source>
        <translation>Relevez la limite, ou attendez&#xa0;: dans %1 jours la consommation sera retombée en dessous si rien ne tourne</translation>
    </message>
    <message>
        <source>Raise the limit, or reset the usage</source>
        <translation>Relevez la limite, ou remettez la consommation à zéro</translation>
    </message>
    <message>
        <source>%1 has used up %2 (%3 minutes are used): none of its jobs starts</source>
        <translation>%1 a épuisé %2 (%3 minutes utilisées)&#xa0;: aucun de ses jobs ne démarre</translation>
    </message>
    <message>
        <source>%1 of the %2 users of %3 have the QOS %4, which is asked for</source>
        <translation>%1 des %2 utilisateurs de %3 ont la QOS %4 demandée</translation>
    </message>
    <message>
        <source>No user of %1 has the QOS %2: they have QOS lists of their own, which count</source>
        <translation>Aucun utilisateur de %1 n’a la QOS %2&#xa0;: ils ont leurs propres listes de QOS, qui comptent</translation>
    </message>
    <message>
        <source>The users of %1 have the QOS %2 of their own</source>
        <translation>Les utilisateurs de %1 ont eux-mêmes la QOS %2</translation>
    </message>
    <message>
        <source>The users of %1 have QOS lists of their own, which count: change those</source>
        <translation>Les utilisateurs de %1 ont leurs propres listes de QOS, qui comptent&#xa0;: modifiez celles-ci</translation>
    </message>
    <message>
        <source>%1 has %2: no job is accepted, unless a user or a QOS has such a limit of its own</source>
        <translation>%1 a %2&#xa0;: aucun job n’est accepté, sauf si un utilisateur ou une QOS a une telle limite en propre</translation>
    </message>
    <message>
        <source>%1 has %2: no job is accepted, unless a QOS has such a limit</source>
        <translation>%1 a %2&#xa0;: aucun job n’est accepté, sauf si une QOS a une telle limite</translation>
    </message>
    <message>
        <source>%1 has %2: no job starts, unless a user or a QOS has such a limit of its own</source>
        <translation>%1 a %2&#xa0;: aucun job ne démarre, sauf si un utilisateur ou une QOS a une telle limite en propre</translation>
    </message>
    <message>
        <source>%1 has %2: no job starts, unless a QOS has such a limit</source>
        <translation>%1 a %2&#xa0;: aucun job ne démarre, sauf si une QOS a une telle limite</translation>
    </message>
    <message>
        <source>Remove the limit where that is not meant</source>
        <translation>Supprimez la limite si ce n’est pas voulu</translation>
    </message>
    <message>
        <source>Job %1 can never start: %2 has %3</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: %2 a %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: AllowAccounts of partition %2 does not name its account %3</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: AllowAccounts de la partition %2 ne nomme pas son compte %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: DenyAccounts of partition %2 names its account %3, or one above it</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: DenyAccounts de la partition %2 nomme son compte %3, ou un compte au-dessus</translation>
    </message>
    <message>
        <source>Let the account in, or tell the user</source>
        <translation>Laissez entrer le compte, ou prévenez l’utilisateur</translation>
    </message>
    <message>
        <source>Job %1 can never start: AllowQos of partition %2 does not name its QOS %3</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: AllowQos de la partition %2 ne nomme pas sa QOS %3</translation>
    </message>
    <message>
        <source>Let the QOS in, or tell the user</source>
        <translation>Laissez entrer la QOS, ou prévenez l’utilisateur</translation>
    </message>
    <message>
        <source>Job %1 can never start: DenyQos of partition %2 names its QOS %3</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: DenyQos de la partition %2 nomme sa QOS %3</translation>
    </message>
    <message>
        <source>Job %1 can never start: %2 does not have its QOS %3</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: %2 n’a pas sa QOS %3</translation>
    </message>
    <message>
        <source>Give the user the QOS, or tell them; a job that an operator gave a QOS starts all the same</source>
        <translation>Donnez la QOS à l’utilisateur, ou prévenez-le&#xa0;; un job auquel un opérateur a donné une QOS démarre quand même</translation>
    </message>
    <message>
        <source>Job %1 can never start: it asks for %2, and %3 has %4</source>
        <translation>Le job %1 ne peut jamais démarrer&#xa0;: il demande %2, et %3 a %4</translation>
    </message>
    <message>
        <source>Raise the limit, or tell the user</source>
        <translation>Relevez la limite, ou prévenez l&apos;utilisateur</translation>
    </message>
    <message>
        <source>There are limits, but AccountingStorageEnforce does not say limits: slurmctld holds no job to them</source>
        <translation>Il y a des limites, mais AccountingStorageEnforce ne dit pas limits&#xa0;: slurmctld ne les applique à aucun job</translation>
    </message>
    <message>
        <source>Set AccountingStorageEnforce=limits</source>
        <translation>Mettez AccountingStorageEnforce=limits</translation>
    </message>
    <message>
        <source>Type a number of jobs, such as 4</source>
        <translation>Tapez un nombre de jobs, par exemple 4</translation>
    </message>
    <message>
        <source>To have no limit, clear the value</source>
        <translation>Pour n&apos;avoir aucune limite, effacez la valeur</translation>
    </message>
    <message>
        <source>Type TRES × minutes, or hours or days with a letter: 6000, 100h, 2d</source>
        <translation>Tapez des TRES × minutes, ou des heures ou jours avec une lettre&#xa0;: 6000, 100h, 2d</translation>
    </message>
    <message>
        <source>Type memory in MB, or with a unit: 102400, 100G</source>
        <translation>Tapez la mémoire en Mo, ou avec une unité&#xa0;: 102400, 100G</translation>
    </message>
    <message>
        <source>Type a count, such as 64</source>
        <translation>Tapez un nombre, par exemple 64</translation>
    </message>
    <message>
        <source>%1: not asked.</source>
        <translation>%1&#xa0;: non demandé.</translation>
    </message>
    <message>
        <source>Last reset of usage</source>
        <translation>Dernière remise à zéro de la consommation</translation>
    </message>
    <message>
        <source>two have the same LevelFS, and after a start of slurmctld releases before 23.11 mostly walk the newest first</source>
        <translation>deux ont le même LevelFS, et les versions antérieures à 23.11 parcourent le plus souvent, après un démarrage de slurmctld, le plus récent d’abord</translation>
    </message>
    <message>
        <source>No command of Slurm tells it, and mostly only SlurmUser on the controller may read that file. Not knowing it, PriorityUsageResetPeriod, where it is switched on, is taken to clear all usage at once; the page Usage takes the time.</source>
        <translation>Aucune commande de Slurm ne l’indique, et le plus souvent seul SlurmUser peut lire ce fichier, sur le contrôleur. Sans elle, on suppose que PriorityUsageResetPeriod, là où elle est activée, efface aussitôt toute la consommation&#xa0;; la page Consommation accepte la date.</translation>
    </message>
    <message>
        <source>Database settings</source>
        <translation>Paramètres de la base de données</translation>
    </message>
    <message>
        <source>%1 is no list of people: no CSV whose header has a column user, no output of getent and no LDIF</source>
        <translation>%1 n&apos;est pas une liste de personnes&#xa0;: ni CSV avec une colonne user dans l&apos;en-tête, ni sortie de getent, ni LDIF</translation>
    </message>
    <message>
        <source>Name the columns in the first line: user,account</source>
        <translation>Nommez les colonnes dans la première ligne&#xa0;: user,account</translation>
    </message>
    <message>
        <source>%1 does not have the QOS %2</source>
        <translation>%1 n&apos;a pas la QOS %2</translation>
    </message>
    <message>
        <source>Nothing keeps %1 out of partition %2</source>
        <translation>Rien n&apos;exclut %1 de la partition %2</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 does not name %2</source>
        <translation>AllowAccounts de la partition %1 ne nomme pas %2</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names %2</source>
        <translation>AllowAccounts de la partition %1 nomme %2</translation>
    </message>
    <message>
        <source>DenyAccounts of partition %1 names %2</source>
        <translation>DenyAccounts de la partition %1 nomme %2</translation>
    </message>
    <message>
        <source>AllowQos of partition %1 does not name %2</source>
        <translation>AllowQos de la partition %1 ne nomme pas %2</translation>
    </message>
    <message>
        <source>DenyQos of partition %1 names %2</source>
        <translation>DenyQos de la partition %1 nomme %2</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, with everything below it: change that account</source>
        <translation>%1 de la partition %2 nomme %3, avec tout ce qui est en dessous&#xa0;: changez ce compte</translation>
    </message>
    <message>
        <source>%1 is the last account in AllowAccounts of partition %2: without it everybody is let in</source>
        <translation>%1 est le dernier compte d&apos;AllowAccounts de la partition %2&#xa0;: sans lui, tout le monde entre</translation>
    </message>
    <message>
        <source>A job may run for %1 in partition %2, at a half-life of %3: when it ends, %4 % of its usage is forgotten</source>
        <translation>Un job peut durer %1 dans la partition %2, avec une demi-vie de %3&#xa0;: à sa fin, %4 % de sa consommation sont oubliés</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>L’historique était endommagé. Il est conservé sous %1, et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>What the cluster answered could not be kept in the history: %1</source>
        <translation>La réponse du cluster n’a pas pu être conservée dans l’historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS, and Slurm walked %1 first</source>
        <translation>%1 et %2 ont le même LevelFS, et Slurm a parcouru %1 en premier</translation>
    </message>
    <message>
        <source>%1 and %2 have the same LevelFS, and Slurm walked %1 first: after a start releases before 23.11 begin with what was added last</source>
        <translation>%1 et %2 ont le même LevelFS, et Slurm a parcouru %1 en premier&#xa0;: après un démarrage, les versions antérieures à 23.11 commencent par ce qui a été ajouté en dernier</translation>
    </message>
    <message>
        <source>After a start releases before 23.11 begin with what was added last; once sacctmgr changed something they go by name, as here. Other shares end the tie</source>
        <translation>Après un démarrage, les versions antérieures à 23.11 commencent par ce qui a été ajouté en dernier&#xa0;; dès que sacctmgr a changé quelque chose, elles suivent les noms, comme ici. D&apos;autres parts mettent fin à l&apos;égalité</translation>
    </message>
    <message>
        <source>As long as the job waits: it asks for %1 without a type, and is billed for the type that it gets once it runs</source>
        <translation>Tant que le job attend&#xa0;: il demande %1 sans type, et le type qu&apos;il obtient lui est facturé dès qu&apos;il s&apos;exécute</translation>
    </message>
    <message>
        <source>Lines of the file end with CR alone: it was read with the line ends of Unix, and an export writes those. Slurm&apos;s programs would read a single line.</source>
        <translation>Les lignes du fichier se terminent par CR seul&#xa0;: il a été lu avec les fins de ligne d&apos;Unix, et un export écrit celles-ci. Les programmes de Slurm liraient une seule ligne.</translation>
    </message>
    <message>
        <source>%1 has %2, at which slurmctld never looks: it limits nothing</source>
        <translation>%1 a %2, que slurmctld ne consulte jamais&#xa0;: cela ne limite rien</translation>
    </message>
    <message>
        <source>Set GrpTRESRunMins, or MaxTRESRunMinsPerUser of a QOS, instead</source>
        <translation>Définir plutôt GrpTRESRunMins, ou MaxTRESRunMinsPerUser d’une QOS</translation>
    </message>
    <message>
        <source>Type a priority, such as 1000</source>
        <translation>Tapez une priorité, par exemple 1000</translation>
    </message>
    <message>
        <source>There is no user %1.</source>
        <translation>Il n’y a pas d’utilisateur %1.</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 does not name %2, but nothing enforces it: AccountingStorageEnforce has no associations</source>
        <translation>AllowAccounts de la partition %1 ne nomme pas %2, mais rien ne l’applique&#xa0;: AccountingStorageEnforce ne dit pas associations</translation>
    </message>
    <message>
        <source>DenyAccounts of partition %1 names %2, but nothing enforces it: AccountingStorageEnforce has no associations</source>
        <translation>DenyAccounts de la partition %1 nomme %2, mais rien ne l’applique&#xa0;: AccountingStorageEnforce ne dit pas associations</translation>
    </message>
    <message>
        <source>associations or shares changed since Slurm computed last, as it does once in PriorityCalcPeriod: pull again afterwards</source>
        <translation>des associations ou des parts ont changé depuis le dernier calcul de Slurm, qui en fait un par PriorityCalcPeriod&#xa0;: interrogez-le de nouveau ensuite</translation>
    </message>
    <message>
        <source>settings, QOS or associations may have changed since Slurm computed last: pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>des réglages, QOS ou associations ont pu changer depuis le dernier calcul de Slurm&#xa0;: relevez à nouveau après un PriorityCalcPeriod, et signalez-le si l’écart demeure</translation>
    </message>
    <message>
        <source>What is left of the usage until now</source>
        <translation>Ce qui reste de la consommation jusqu’à présent</translation>
    </message>
    <message>
        <source>Until then PriorityUsageResetPeriod clears all usage once or more</source>
        <translation>D’ici là, PriorityUsageResetPeriod efface toute la consommation une fois ou plus</translation>
    </message>
    <message>
        <source>Usage does not decay</source>
        <translation>La consommation ne décroît pas</translation>
    </message>
    <message>
        <source>Slurm&apos;s decay each second, over the seconds until the last pass before then</source>
        <translation>La décroissance de Slurm par seconde, sur les secondes jusqu’à la dernière passe avant ce moment</translation>
    </message>
    <message>
        <source>What running comes to until then</source>
        <translation>Ce que l’exécution ajoute d’ici là</translation>
    </message>
    <message>
        <source>Usage of one billing TRES that is always charged: seconds, those long past decayed</source>
        <translation>Consommation d’un TRES de facturation compté en permanence&#xa0;: des secondes, les plus anciennes décrues</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate is what is charged at any time</source>
        <translation>TRES de facturation × secondes&#xa0;; le débit est ce qui est compté à tout moment</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Rates that were typed</source>
        <translation>Débits saisis</translation>
    </message>
    <message>
        <source>Meanwhile %1</source>
        <translation>Entre-temps %1</translation>
    </message>
    <message>
        <source>The history cannot be read: %1</source>
        <translation>L’historique ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>TRES of %1</source>
        <translation>TRES de %1</translation>
    </message>
    <message>
        <source>With the GPUs as their partition charges for them: what the nodes are worth when shares are derived</source>
        <translation>Avec les GPU comme leur partition les facture&#xa0;: ce que valent les nœuds quand les parts se déduisent du matériel</translation>
    </message>
    <message>
        <source>Partition %1 has State=%2; its lists let %3 in</source>
        <translation>La partition %1 a State=%2&#xa0;; ses listes laissent entrer %3</translation>
    </message>
    <message>
        <source>no file tells the priority of its QOS: give what sacctmgr -P show qos prints, too</source>
        <translation>aucun fichier ne dit la priorité de sa QOS&#xa0;: donnez aussi ce qu&apos;affiche sacctmgr -P show qos</translation>
    </message>
    <message>
        <source>Add %1 to the list of QOS, or choose another default</source>
        <translation>Ajoutez %1 à la liste de QOS, ou choisissez une autre valeur par défaut</translation>
    </message>
    <message>
        <source>PriorityWeightQOS is %1, and no file tells the priorities of QOS: the QOS term of every job is 0 here</source>
        <translation>PriorityWeightQOS vaut %1, et aucun fichier ne dit les priorités des QOS&#xa0;: le terme QOS de chaque job est ici 0</translation>
    </message>
    <message>
        <source>AllowAccounts of partition %1 names only what does not exist (%2): Slurm before 23.02 lets no account in</source>
        <translation>AllowAccounts de la partition %1 ne nomme que ce qui n&apos;existe pas (%2)&#xa0;: avant 23.02, Slurm ne laisse entrer aucun compte</translation>
    </message>
    <message>
        <source>%1=%2 of %3 has more than whole numbers: sacctmgr takes it for %4.</source>
        <translation>%1=%2 de %3 contient plus que des nombres entiers&#xa0;: sacctmgr le prend pour %4.</translation>
    </message>
    <message>
        <source>%1=%2 of %3 cannot be read.</source>
        <translation>%1=%2 de %3 est illisible.</translation>
    </message>
    <message>
        <source>%1 of %2 stands twice; sacctmgr takes both for one list.</source>
        <translation>%1 de %2 figure deux fois&#xa0;; sacctmgr prend les deux pour une seule liste.</translation>
    </message>
    <message>
        <source>%1 of %2 stands twice; the last one counts.</source>
        <translation>%1 de %2 figure deux fois&#xa0;; la dernière valeur compte.</translation>
    </message>
    <message>
        <source>%1 of %2 names %3 twice; the last one counts.</source>
        <translation>%1 de %2 nomme %3 deux fois&#xa0;; la dernière valeur compte.</translation>
    </message>
    <message>
        <source>%1 members of groups are named by an entry that stands in no list, such as %2: they are left out</source>
        <translation>%1 membres de groupes sont nommés par une entrée qui ne figure dans aucune liste, comme %2&#xa0;: ils sont omis</translation>
    </message>
    <message>
        <source>Give the entries of the people, too, with uid or sAMAccountName</source>
        <translation>Donnez aussi les entrées des personnes, avec uid ou sAMAccountName</translation>
    </message>
    <message>
        <source>There is a blank in %1, beside &quot;%2&quot;: slurmctld would not start.</source>
        <translation>Il y a une espace dans %1, près de «&#xa0;%2&#xa0;»&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Write it without blanks, as in CPU=1.0,Mem=0.25G; it is read as if there were none.</source>
        <translation>Écrivez-le sans espaces, comme dans CPU=1.0,Mem=0.25G&#xa0;; il est lu comme s&apos;il n&apos;y en avait pas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a pattern, and Slurm includes none: slurmctld does not start with this line</source>
        <translation>«&#xa0;%1&#xa0;» est un motif, et Slurm n&apos;en inclut pas&#xa0;: slurmctld ne démarre pas avec cette ligne</translation>
    </message>
    <message>
        <source>Name each file in a line of its own; those that fit were read here</source>
        <translation>Nommez chaque fichier sur sa propre ligne&#xa0;; ceux qui correspondent ont été lus ici</translation>
    </message>
    <message>
        <source>%1 is not allowed with NodeName=DEFAULT: slurmctld would not start.</source>
        <translation>%1 n&apos;est pas permis avec NodeName=DEFAULT&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Write it in the lines of the nodes.</source>
        <translation>Écrivez-le dans les lignes des nœuds.</translation>
    </message>
    <message>
        <source>Accounts with the same LevelFS are walked in the order that slurmctld has since its start, not by name</source>
        <translation>Les comptes de même LevelFS sont parcourus dans l’ordre que slurmctld a depuis son démarrage, non par nom</translation>
    </message>
    <message>
        <source>FairShare, as the cluster printed it, shows it, and the numbers here follow it. Once sacctmgr changes an association or its shares, they go by name</source>
        <translation>FairShare, tel que le cluster l’a affiché, le montre, et les nombres ici le suivent. Dès que sacctmgr change une association ou ses parts, ils vont par nom</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES came with Slurm 25.05: %1 takes it for MAX_TRES, and GRES count in the maximum</source>
        <translation>MAX_TRES_GRES est arrivé avec Slurm 25.05&#xa0;: %1 le prend pour MAX_TRES, et les GRES comptent dans le maximum</translation>
    </message>
    <message>
        <source>Write MAX_TRES if that is meant</source>
        <translation>Écrivez MAX_TRES si c’est ce qui est voulu</translation>
    </message>
    <message>
        <source>As here they go since slurmctld started; once sacctmgr changes something they go by name. Other shares end the tie</source>
        <translation>Elles vont comme ici depuis le démarrage de slurmctld&#xa0;; dès que sacctmgr change quelque chose, elles suivent les noms. D’autres parts mettent fin à l’égalité</translation>
    </message>
    <message>
        <source>Use of a TRES that is new is counted from here on; nothing is known of it before. Raw usage stays as it is.</source>
        <translation>La consommation d’un nouveau TRES est comptée à partir d’ici&#xa0;; rien n’en est connu auparavant. La consommation brute reste telle quelle.</translation>
    </message>
    <message>
        <source>The pass that is due comes after the old period, unless slurmctld starts anew.</source>
        <translation>Le passage attendu vient encore après l’ancienne période, sauf si slurmctld redémarre.</translation>
    </message>
    <message>
        <source>From here on usage fades, is charged and moves priorities every %1 minutes.</source>
        <translation>À partir d’ici, la consommation décroît, est comptée et fait bouger les priorités toutes les %1 minutes.</translation>
    </message>
    <message>
        <source>The factors under it have moved by then: half of today&apos;s usage is left beside what was used since.</source>
        <translation>Les facteurs qui en dépendent ont bougé d’ici là&#xa0;: il reste la moitié de la consommation d’aujourd’hui, à côté de ce qui a été consommé depuis.</translation>
    </message>
    <message>
        <source>Nothing: Fair Tree does not look at it.</source>
        <translation>Rien&#xa0;: Fair Tree n’en tient pas compte.</translation>
    </message>
    <message>
        <source>All fair-share factors change at once; usage stays as it is.</source>
        <translation>Tous les facteurs de fair-share changent d’un coup&#xa0;; la consommation reste telle quelle.</translation>
    </message>
    <message>
        <source>The plugin is asked for site factors at each pass and for each job that comes; until then a job keeps its own.</source>
        <translation>Le greffon est interrogé sur les facteurs de site à chaque passage et pour chaque nouveau job&#xa0;; d’ici là, un job garde le sien.</translation>
    </message>
    <message>
        <source>Nothing: Slurm keeps it and no priority plugin of Slurm reads it.</source>
        <translation>Rien&#xa0;: Slurm le conserve et aucun greffon de priorité de Slurm ne le lit.</translation>
    </message>
    <message>
        <source>What runs under the QOS is charged by the new factor from the last pass on; what was charged stays.</source>
        <translation>Ce qui s’exécute sous la QOS est compté au nouveau facteur depuis le dernier passage&#xa0;; ce qui a été compté reste.</translation>
    </message>
    <message>
        <source>Half of what was charged by the old factor still counts.</source>
        <translation>La moitié de ce qui a été compté à l’ancien facteur compte encore.</translation>
    </message>
    <message>
        <source>Job size and TRES terms of all pending jobs are computed anew with what there is.</source>
        <translation>La taille et les termes TRES de tous les jobs en attente sont recalculés avec ce qui existe.</translation>
    </message>
    <message>
        <source>It needs no pass: the scheduler looks at tiers each time that it sorts the queue.</source>
        <translation>Aucun passage n’est nécessaire&#xa0;: l’ordonnanceur regarde les niveaux chaque fois qu’il trie la file.</translation>
    </message>
    <message>
        <source>Norm shares changed with sacctmgr&apos;s call; now fair-share factors and the terms of pending jobs follow. Usage stays as it is.</source>
        <translation>Les parts normalisées ont changé avec l’appel de sacctmgr&#xa0;; maintenant suivent les facteurs de fair-share et les termes des jobs en attente. La consommation reste telle quelle.</translation>
    </message>
    <message>
        <source>Half of today&apos;s usage is left beside what was used under the new shares.</source>
        <translation>Il reste la moitié de la consommation d’aujourd’hui, à côté de ce qui a été consommé sous les nouvelles parts.</translation>
    </message>
    <message>
        <source>The terms of all pending jobs are computed anew; jobs that were submitted meanwhile have it already.</source>
        <translation>Les termes de tous les jobs en attente sont recalculés&#xa0;; les jobs soumis entre-temps en tiennent déjà compte.</translation>
    </message>
    <message>
        <source>Each pending job gets the sum of its weighted factors. Jobs that run are charged since their beginning; those that ended under priority/basic never are.</source>
        <translation>Chaque job en attente reçoit la somme de ses facteurs pondérés. Les jobs en cours sont comptés depuis leur début&#xa0;; ceux qui ont fini sous priority/basic ne le seront jamais.</translation>
    </message>
    <message>
        <source>Priorities follow their factors from pass to pass.</source>
        <translation>Les priorités suivent leurs facteurs de passage en passage.</translation>
    </message>
    <message>
        <source>Half of today&apos;s usage is left beside what was used since.</source>
        <translation>Il reste la moitié de la consommation d’aujourd’hui, à côté de ce qui a été consommé depuis.</translation>
    </message>
    <message>
        <source>Running jobs get priorities again, and sprio lists them.</source>
        <translation>Les jobs en cours reçoivent de nouveau des priorités, et sprio les liste.</translation>
    </message>
    <message>
        <source>Running jobs keep the priority that they have.</source>
        <translation>Les jobs en cours gardent leur priorité.</translation>
    </message>
    <message>
        <source>A pending job whose priority would fall keeps the one that it has.</source>
        <translation>Un job en attente dont la priorité baisserait garde la sienne.</translation>
    </message>
    <message>
        <source>The priorities of pending jobs fall to what is computed.</source>
        <translation>Les priorités des jobs en attente descendent à ce qui est calculé.</translation>
    </message>
    <message>
        <source>Jobs that a hold, a dependency or a begin time keeps back and that have no AccrueTime yet get that of their submission.</source>
        <translation>Les jobs retenus, ou qui attendent une dépendance ou une heure de début, et sans AccrueTime, reçoivent celle de leur soumission.</translation>
    </message>
    <message>
        <source>All fair-share factors are those of the other algorithm at once; usage stays as it is.</source>
        <translation>Tous les facteurs de fair-share sont d’un coup ceux de l’autre algorithme&#xa0;; la consommation reste telle quelle.</translation>
    </message>
    <message>
        <source>Before Slurm 23.11 scontrol reconfigure leaves the norm shares of the old algorithm in place: restart slurmctld there.</source>
        <translation>Avant Slurm 23.11, scontrol reconfigure laisse en place les parts normalisées de l’ancien algorithme&#xa0;: redémarrez-y slurmctld.</translation>
    </message>
    <message>
        <source>Depth-oblivious factors settle: they are made of the siblings&apos; usage of the pass before.</source>
        <translation>Les facteurs depth-oblivious se stabilisent&#xa0;: ils viennent de la consommation des frères au passage précédent.</translation>
    </message>
    <message>
        <source>From here on usage fades no more.</source>
        <translation>À partir d’ici, la consommation ne décroît plus.</translation>
    </message>
    <message>
        <source>All of today&apos;s usage still counts as it does now.</source>
        <translation>Toute la consommation d’aujourd’hui compte encore comme maintenant.</translation>
    </message>
    <message>
        <source>From here on all usage fades by it. Everybody&apos;s part of it stays as it is: the change alone moves nobody.</source>
        <translation>À partir d’ici, toute la consommation décroît ainsi. La part de chacun reste la même&#xa0;: la modification seule ne déplace personne.</translation>
    </message>
    <message>
        <source>%1 % of today&apos;s usage is left beside what was used since.</source>
        <translation>Il reste %1 % de la consommation d’aujourd’hui, à côté de ce qui a été consommé depuis.</translation>
    </message>
    <message>
        <source>Usage stays, and is cleared no more.</source>
        <translation>La consommation reste et n’est plus effacée.</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever.</source>
        <translation>Toute la consommation devient 0, définitivement.</translation>
    </message>
    <message>
        <source>It grows again from nothing. As long as NOW stands in slurm.conf, each start and each reconfigure clears it anew.</source>
        <translation>Elle repart de rien. Tant que NOW figure dans slurm.conf, chaque démarrage et chaque reconfiguration l’efface de nouveau.</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever, unless the last reset, or the first start of slurmctld, lies in the present period.</source>
        <translation>Toute la consommation devient 0, définitivement, sauf si la dernière remise à zéro, ou le premier démarrage de slurmctld, se trouve dans la période présente.</translation>
    </message>
    <message>
        <source>Usage becomes 0 again at each pass until the periods that were missed are caught up.</source>
        <translation>La consommation redevient 0 à chaque passage jusqu’à ce que les périodes manquées soient rattrapées.</translation>
    </message>
    <message>
        <source>Usage stays until the period ends.</source>
        <translation>La consommation reste jusqu’à la fin de la période.</translation>
    </message>
    <message>
        <source>No usage is older than the beginning of the period: at each end of one all becomes 0.</source>
        <translation>Aucune consommation n’est plus ancienne que le début de la période&#xa0;: à la fin de chacune, tout devient 0.</translation>
    </message>
    <message>
        <source>The age terms of all waiting jobs are computed anew, also for the time that they have waited already.</source>
        <translation>Les termes d’âge de tous les jobs en attente sont recalculés, aussi pour le temps déjà attendu.</translation>
    </message>
    <message>
        <source>They have grown by up to %1 points, and grow on until a job has waited PriorityMaxAge.</source>
        <translation>Ils ont augmenté de %1 points au plus, et augmentent jusqu’à ce qu’un job ait attendu PriorityMaxAge.</translation>
    </message>
    <message>
        <source>What runs goes on being charged as when it began; jobs that begin from now on are charged anew. What was used stays.</source>
        <translation>Ce qui s’exécute continue d’être compté comme à son début&#xa0;; les jobs qui commencent désormais le sont selon la nouvelle règle. Ce qui a été consommé reste.</translation>
    </message>
    <message>
        <source>Usage grows by both: by the old rule for jobs that began before, by the new one for the others.</source>
        <translation>La consommation augmente selon les deux&#xa0;: l’ancienne règle pour les jobs commencés avant, la nouvelle pour les autres.</translation>
    </message>
    <message>
        <source>Half of what was charged by the old rule still counts.</source>
        <translation>La moitié de ce qui a été compté selon l’ancienne règle compte encore.</translation>
    </message>
    <message>
        <source>First pass</source>
        <translation>Premier passage</translation>
    </message>
    <message>
        <source>After one PriorityCalcPeriod</source>
        <translation>Après une PriorityCalcPeriod</translation>
    </message>
    <message>
        <source>After a half-life</source>
        <translation>Après une demi-vie</translation>
    </message>
    <message>
        <source>%1=%2: Slurm comes with no such plugin; without one, slurmctld would not start</source>
        <translation>%1=%2&#xa0;: Slurm ne fournit aucun greffon de ce nom&#xa0;; sans lui, slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>%1=%2 in %3 is no value that Slurm knows: slurmctld would not start</source>
        <translation>%1=%2 dans %3 n’est pas une valeur que Slurm connaît&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>PreemptType=%1 and PreemptMode=%2 do not go together: slurmctld would not start</source>
        <translation>PreemptType=%1 et PreemptMode=%2 ne vont pas ensemble&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>With preempt/none only OFF and GANG go; the others need CANCEL, REQUEUE, or SUSPEND with GANG</source>
        <translation>Avec preempt/none, seuls OFF et GANG conviennent&#xa0;; les autres exigent CANCEL, REQUEUE, ou SUSPEND avec GANG</translation>
    </message>
    <message>
        <source>%1 in AccountingStorageTRES is no TRES that Slurm knows: slurmctld would not start</source>
        <translation>%1 dans AccountingStorageTRES n’est pas un TRES que Slurm connaît&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Write cpu, mem, energy, node, billing, vmem, pages, or gres/, license/, fs/, bb/ or ic/ with a name behind it</source>
        <translation>Écrivez cpu, mem, energy, node, billing, vmem, pages, ou gres/, license/, fs/, bb/ ou ic/ suivi d’un nom</translation>
    </message>
    <message>
        <source>title, summary, sample, minutes and sources are known</source>
        <translation>title, summary, sample, minutes et sources sont connus</translation>
    </message>
    <message>
        <source>%1 is a key that releases of Slurm know by itself: correct the spelling and the place</source>
        <translation>%1 est une clé que des versions de Slurm connaissent seule&#xa0;: corrigez l’orthographe et l’endroit</translation>
    </message>
    <message>
        <source>%1 is a key that releases of Slurm know in the lines of %2: correct the spelling and the place</source>
        <translation>%1 est une clé que des versions de Slurm connaissent dans les lignes de %2&#xa0;: corrigez l’orthographe et l’endroit</translation>
    </message>
    <message>
        <source>slurmctld takes &quot;%1&quot; in %2, but no priority can be computed with it.</source>
        <translation>slurmctld accepte «&#xa0;%1&#xa0;» dans %2, mais aucune priorité ne peut en être calculée.</translation>
    </message>
    <message>
        <source>Write a decimal number; it weighs nothing here, and is kept.</source>
        <translation>Écrivez un nombre décimal&#xa0;; l’entrée ne pèse rien ici et est conservée.</translation>
    </message>
    <message>
        <source>There is no lesson “%1” beside this one</source>
        <translation>Il n’y a pas de leçon «&#xa0;%1&#xa0;» à côté de celle-ci</translation>
    </message>
    <message>
        <source>Name the file of a lesson in the same folder, without its extension</source>
        <translation>Nommez le fichier d’une leçon du même dossier, sans son extension</translation>
    </message>
    <message>
        <source>A name that begins with “%1” is not taken here: in commands and lists it reads as an option or a change.</source>
        <translation>Un nom qui commence par «&#xa0;%1&#xa0;» n’est pas accepté ici&#xa0;: dans les commandes et les listes, il se lit comme une option ou une modification.</translation>
    </message>
    <message>
        <source>An administrator set it: Slurm computes it no more, and sprio prints 0 or nothing for each term</source>
        <translation>Un administrateur l’a fixée&#xa0;: Slurm ne la calcule plus, et sprio affiche 0 ou rien pour chaque terme</translation>
    </message>
    <message>
        <source>PrologFlags=%1: NoHold does not go with Contain, RunInJob or X11: slurmctld would not start</source>
        <translation>PrologFlags=%1&#xa0;: NoHold ne va pas avec Contain, RunInJob ou X11&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Take NoHold out</source>
        <translation>Retirer NoHold</translation>
    </message>
    <message>
        <source>SelectTypeParameters=%1 do not go together, or not with SelectType=%2: slurmctld would not start</source>
        <translation>SelectTypeParameters=%1 ne vont pas ensemble, ou pas avec SelectType=%2&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Write one of CR_Core, CR_CPU and CR_Socket, with _Memory or without; under select/linear none of them but CR_Memory</source>
        <translation>Écrire l’un de CR_Core, CR_CPU et CR_Socket, avec _Memory ou sans&#xa0;; avec select/linear aucun d’eux, seulement CR_Memory</translation>
    </message>
    <message>
        <source>FirstJobId=%1 is above MaxJobId=%2: slurmctld would not start</source>
        <translation>FirstJobId=%1 est au-dessus de MaxJobId=%2&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Give MaxJobId a higher number</source>
        <translation>Donner à MaxJobId un nombre plus grand</translation>
    </message>
    <message>
        <source>FrontendName=%1: built without --enable-front-end, as almost everywhere, slurmctld would not start</source>
        <translation>FrontendName=%1&#xa0;: compilé sans --enable-front-end, comme presque partout, slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>FairShareDampeningFactor=0: Slurm divides by it, so that users who used nothing have no number as their factor, and all others 0</source>
        <translation>FairShareDampeningFactor=0&#xa0;: Slurm divise par lui&#xa0;; les utilisateurs qui n’ont rien consommé n’ont donc pas de nombre comme facteur, et tous les autres 0</translation>
    </message>
    <message>
        <source>Remove it, or write 1; the numbers here are those of 1</source>
        <translation>Le retirer, ou écrire 1&#xa0;; les nombres affichés sont ceux de 1</translation>
    </message>
    <message>
        <source>NodeName=%1: slurmctld makes %2=%3 of %2=%4.</source>
        <translation>NodeName=%1&#xa0;: slurmctld fait %2=%3 de %2=%4.</translation>
    </message>
    <message>
        <source>Write what the node has.</source>
        <translation>Écrivez ce que le nœud a.</translation>
    </message>
    <message>
        <source>NodeName=%1 are %2 nodes, %3=%4 are %5: a slurmctld since 24.11 would not start.</source>
        <translation>NodeName=%1 désigne %2 nœuds, %3=%4 en donne %5&#xa0;: un slurmctld à partir de 24.11 ne démarrerait pas.</translation>
    </message>
    <message>
        <source>NodeName=%1 are %2 nodes, %3=%4 are %5: slurmctld would not start.</source>
        <translation>NodeName=%1 désigne %2 nœuds, %3=%4 en donne %5&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Give one, or as many as there are nodes.</source>
        <translation>Donnez-en un seul, ou autant qu’il y a de nœuds.</translation>
    </message>
    <message>
        <source>A forecast: in %1, if the jobs that run now, or others like them, run on</source>
        <translation>Une prévision&#xa0;: dans %1, si les jobs en cours, ou d’autres semblables, continuent</translation>
    </message>
    <message>
        <source>A forecast: in %1, if everybody runs the share that is promised</source>
        <translation>Une prévision&#xa0;: dans %1, si chacun exécute la part promise</translation>
    </message>
    <message>
        <source>A forecast: in %1, if nobody hands in anything</source>
        <translation>Une prévision&#xa0;: dans %1, si personne ne soumet rien</translation>
    </message>
    <message>
        <source>A forecast: in %1, if everybody goes on as in the last half-life</source>
        <translation>Une prévision&#xa0;: dans %1, si chacun continue comme durant la dernière demi-vie</translation>
    </message>
    <message>
        <source>It waits: it is held, not eligible, too large for the nodes of its partition, or starts in more than two years</source>
        <translation>Il attend&#xa0;: il est retenu, non éligible, trop grand pour les nœuds de sa partition, ou ne démarre que dans plus de deux ans</translation>
    </message>
    <message>
        <source>It waits by then, and starts in %1 from now</source>
        <translation>Il attend alors, et démarre dans %1 à partir de maintenant</translation>
    </message>
    <message>
        <source>It runs by then, and has no time limit at which it would end</source>
        <translation>Il s’exécute alors, et n’a pas de limite de temps qui y mettrait fin</translation>
    </message>
    <message>
        <source>It runs by then, and ends in %1 from now at the latest</source>
        <translation>Il s’exécute alors, et se termine au plus tard dans %1 à partir de maintenant</translation>
    </message>
    <message>
        <source>It has ended by then: in %1 from now at the latest</source>
        <translation>Il est alors terminé&#xa0;: au plus tard dans %1 à partir de maintenant</translation>
    </message>
    <message>
        <source>It waits by then: it starts in %1 from now, and ends in %2</source>
        <translation>Il attend alors&#xa0;: il démarre dans %1 à partir de maintenant, et se termine dans %2</translation>
    </message>
    <message>
        <source>It runs by then: it starts in %1 from now, and ends in %2</source>
        <translation>Il s’exécute alors&#xa0;: il démarre dans %1 à partir de maintenant, et se termine dans %2</translation>
    </message>
    <message>
        <source>It has ended by then: it starts in %1 from now, and ends in %2</source>
        <translation>Il est alors terminé&#xa0;: il démarre dans %1 à partir de maintenant, et se termine dans %2</translation>
    </message>
    <message>
        <source>The queue by then</source>
        <translation>La file d’attente alors</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate is what is charged at any time, &quot;queue&quot; what jobs of the queue are charged beyond it</source>
        <translation>TRES de facturation × secondes&#xa0;; le débit est ce qui est compté à tout moment, «&#xa0;queue&#xa0;» ce qui est compté au-delà pour les jobs de la file</translation>
    </message>
    <message>
        <source>The job by then, estimated</source>
        <translation>Le job alors, estimation</translation>
    </message>
    <message>
        <source>It was handed in later</source>
        <translation>Il a été soumis plus tard</translation>
    </message>
    <message>
        <source>It runs now, and is taken to have run then</source>
        <translation>Il s’exécute à présent, et l’on suppose qu’il s’exécutait alors</translation>
    </message>
    <message>
        <source>It waited then</source>
        <translation>Il attendait alors</translation>
    </message>
    <message>
        <source>What had been used by %1, as the history keeps it, under this policy</source>
        <translation>La consommation jusqu’au %1, telle que la garde l’historique, sous cette politique</translation>
    </message>
    <message>
        <source>What had been used by %1, as it was imported from %2, under this policy</source>
        <translation>La consommation jusqu’au %1, telle qu’elle a été importée de %2, sous cette politique</translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation>Ce n’est plus le cas</translation>
    </message>
    <message>
        <source>The job then</source>
        <translation>Le job alors</translation>
    </message>
    <message>
        <source>The list of QOS of %1 names some and adds or takes away others: sacctmgr would refuse it</source>
        <translation>La liste de QOS de %1 en nomme certaines et en ajoute ou en retire d&apos;autres&#xa0;: sacctmgr la refuserait</translation>
    </message>
    <message>
        <source>Write all of them with + or -, or none</source>
        <translation>Les écrire toutes avec + ou -, ou aucune</translation>
    </message>
    <message>
        <source>%1 has %2, which sacctmgr knows since Slurm %3: that of the cluster would refuse it</source>
        <translation>%1 a %2, que sacctmgr connaît depuis Slurm %3&#xa0;: celui de la grappe le refuserait</translation>
    </message>
    <message>
        <source>CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: under %4 slurmctld would not start</source>
        <translation>CPUs=%1 de %2 est le nombre de ses sockets, pas de ses %3 cœurs&#xa0;: sous %4, slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>CPUs=%1 of %2 is the number of its sockets, not of its %3 cores: only select/linear counts so</source>
        <translation>CPUs=%1 de %2 est le nombre de ses sockets, pas de ses %3 cœurs&#xa0;: seul select/linear compte ainsi</translation>
    </message>
    <message>
        <source>Write the number of cores, or of threads</source>
        <translation>Écrire le nombre de cœurs, ou de threads</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands where an option should: sacctmgr would refuse the line.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve là où une option est attendue&#xa0;: sacctmgr refuserait la ligne.</translation>
    </message>
    <message>
        <source>Put a value that holds a colon in quotes, as in GrpWall=&apos;1:00:00&apos;; the word is kept as it stands.</source>
        <translation>Mettre entre guillemets une valeur qui contient deux-points, comme dans GrpWall=&apos;1:00:00&apos;&#xa0;; le mot est gardé tel quel.</translation>
    </message>
    <message>
        <source>The default QOS of %1 is %2, which its list of QOS does not have: sacctmgr refuses such a change, and before Slurm 23.11 slurmctld takes it for none</source>
        <translation>La QOS par défaut de %1 est %2, qui n&apos;est pas dans sa liste de QOS&#xa0;: sacctmgr refuse un tel changement, et avant Slurm 23.11 slurmctld la tient pour aucune</translation>
    </message>
    <message>
        <source>Rates that were drawn</source>
        <translation>Débits dessinés</translation>
    </message>
    <message>
        <source>Meanwhile by a course, &quot;7d:&quot; being from the seventh day from now on: %1</source>
        <translation>D’ici là selon un cours, «&#xa0;7d:&#xa0;» signifiant à partir du septième jour d’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the course that was drawn comes to until then</source>
        <translation>Ce que donne d’ici là le cours dessiné</translation>
    </message>
    <message>
        <source>It runs at %1 rates until then: each times the usage that one billing TRES comes to while it lasts</source>
        <translation>Il a %1 débits d’ici là&#xa0;: chacun multiplié par la consommation d’un TRES facturé tant qu’il dure</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate follows the course that was drawn, &quot;queue&quot; is what jobs of the queue are charged beyond it</source>
        <translation>TRES facturés × secondes&#xa0;; le débit suit le cours dessiné, «&#xa0;queue&#xa0;» est ce qui est facturé en plus aux jobs de la file</translation>
    </message>
    <message>
        <source>Billing TRES × seconds; the rate follows the course that was drawn</source>
        <translation>TRES facturés × secondes&#xa0;; le débit suit le cours dessiné</translation>
    </message>
    <message>
        <source>One list of QOS of %1 names some, another adds or takes away: sacctmgr takes both, and which of them counts depends on their order</source>
        <translation>Une liste de QOS de %1 en nomme, une autre en ajoute ou en retire&#xa0;: sacctmgr accepte les deux, et celle qui compte dépend de leur ordre</translation>
    </message>
    <message>
        <source>Write one list</source>
        <translation>Écrivez une seule liste</translation>
    </message>
    <message>
        <source>It waits: a limit, or one of its partition, never lets it start</source>
        <translation>Il attend&#xa0;: une limite, ou une de sa partition, ne le laisse jamais démarrer</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit; %4 start when slurmctld means to start them, the others by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Estimation&#xa0;: des jobs d’aujourd’hui, %1 attendent, %2 s’exécutent et %3 sont terminés. Chacun s’exécute jusqu’à sa limite de temps&#xa0;; %4 démarrent quand slurmctld compte les démarrer, les autres selon leur priorité d’aujourd’hui dès que leurs partitions et leurs limites ont de la place, avec backfill s’il est actif et sans préemption</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each runs until its time limit; %5 start when slurmctld means to start them, the others by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Estimation&#xa0;: des jobs d’aujourd’hui, %1 attendent (%4 pour toujours, car une limite ne les laisse jamais démarrer), %2 s’exécutent et %3 sont terminés. Chacun s’exécute jusqu’à sa limite de temps&#xa0;; %5 démarrent quand slurmctld compte les démarrer, les autres selon leur priorité d’aujourd’hui dès que leurs partitions et leurs limites ont de la place, avec backfill s’il est actif et sans préemption</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait, %2 run and %3 have ended. Each runs until its time limit, and those that wait start by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Estimation&#xa0;: des jobs d’aujourd’hui, %1 attendent, %2 s’exécutent et %3 sont terminés. Chacun s’exécute jusqu’à sa limite de temps, et ceux qui attendent démarrent selon leur priorité d’aujourd’hui dès que leurs partitions et leurs limites ont de la place, avec backfill s’il est actif et sans préemption</translation>
    </message>
    <message>
        <source>Estimated: of today&apos;s jobs %1 wait (%4 for good, as a limit never lets them start), %2 run and %3 have ended. Each runs until its time limit, and those that wait start by their priority of today as their partitions and limits have room, with backfill where it is on and without preemption</source>
        <translation>Estimation&#xa0;: des jobs d’aujourd’hui, %1 attendent (%4 pour toujours, car une limite ne les laisse jamais démarrer), %2 s’exécutent et %3 sont terminés. Chacun s’exécute jusqu’à sa limite de temps, et ceux qui attendent démarrent selon leur priorité d’aujourd’hui dès que leurs partitions et leurs limites ont de la place, avec backfill s’il est actif et sans préemption</translation>
    </message>
    <message>
        <source>It does so once more at each start and each reconfigure, as long as NOW stands in slurm.conf.</source>
        <translation>Il recommence à chaque démarrage et à chaque reconfigure, tant que NOW figure dans slurm.conf.</translation>
    </message>
    <message>
        <source>All usage becomes 0, for ever, if it is %1 or later where slurmctld runs; before that, usage stays until then.</source>
        <translation>Toute la consommation devient 0, définitivement, si l’on est le %1 ou plus tard là où slurmctld s’exécute&#xa0;; avant cela, elle reste jusqu’à cette date.</translation>
    </message>
    <message>
        <source>Put a value that holds a colon in quotes; the word is left out.</source>
        <translation>Mettez entre guillemets une valeur qui contient un deux-points&#xa0;; le mot est laissé de côté.</translation>
    </message>
    <message>
        <source>%1 goes on behind its last bracket, which Slurm reads since 23.11: slurmctld of %2 would not start</source>
        <translation>%1 continue derrière son dernier crochet, ce que Slurm lit depuis 23.11&#xa0;: slurmctld de %2 ne démarrerait pas</translation>
    </message>
    <message>
        <source>Write the names one by one, or let their numbers stand last</source>
        <translation>Écrivez les noms un par un, ou placez leurs numéros à la fin</translation>
    </message>
    <message>
        <source>%1=%2 of partition %3 does nothing: Priority=%4 counts for PriorityJobFactor and PriorityTier, also from a DEFAULT line.</source>
        <translation>%1=%2 de la partition %3 est sans effet&#xa0;: Priority=%4 vaut pour PriorityJobFactor et PriorityTier, même depuis une ligne DEFAULT.</translation>
    </message>
    <message>
        <source>Remove it, or write both keys in place of Priority.</source>
        <translation>Supprimez-le, ou écrivez les deux clés à la place de Priority.</translation>
    </message>
    <message>
        <source>%1 in %2 does nothing any more</source>
        <translation>%1 dans %2 ne fait plus rien</translation>
    </message>
    <message>
        <source>None of the %1 numbers that the cluster printed itself can be compared.</source>
        <translation>Aucun des %1 nombres que le cluster a affichés lui-même ne peut être comparé.</translation>
    </message>
    <message>
        <source>Agrees with the cluster on %1 of %2 numbers that it printed itself; %3 more cannot be compared.</source>
        <translation>Concorde avec le cluster sur %1 des %2 nombres qu’il a affichés lui-même&#xa0;; %3 autres ne peuvent être comparés.</translation>
    </message>
    <message>
        <source>%2 instead of %1</source>
        <translation>%2 au lieu de %1</translation>
    </message>
    <message>
        <source>Columns that are not read: %1</source>
        <translation>Colonnes qui ne sont pas lues&#xa0;: %1</translation>
    </message>
    <message>
        <source>The shares of %1 cannot be %2, and stay as they are</source>
        <translation>Les parts de %1 ne peuvent être %2 et restent comme elles sont</translation>
    </message>
    <message>
        <source>Raw shares are a whole number from 0 to %1, or parent</source>
        <translation>Les parts brutes sont un nombre entier de 0 à %1, ou parent</translation>
    </message>
    <message>
        <source>sacctmgr cannot move users from %1 to %2: they are removed there and added here anew, without what they used (%3: %4)</source>
        <translation>sacctmgr ne peut pas déplacer d’utilisateurs de %1 vers %2&#xa0;: ils sont supprimés là et ajoutés ici à nouveau, sans leur consommation (%3&#xa0;: %4)</translation>
    </message>
    <message>
        <source>Leave them where they are, or accept that they start in %1 without usage.</source>
        <translation>Laissez-les où ils sont, ou acceptez qu’ils repartent sans consommation dans %1.</translation>
    </message>
    <message>
        <source>users who move from %1 to %2</source>
        <translation>utilisateurs qui passent de %1 à %2</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 passe de %2 à %3</translation>
    </message>
    <message>
        <source>%1 stands twice: before Slurm %2 the last one counts alone.</source>
        <translation>%1 figure deux fois&#xa0;: avant Slurm %2, seul le dernier compte.</translation>
    </message>
    <message>
        <source>%1 in AccountingStorageTRES is called %2 now: slurmctld would not start</source>
        <translation>%1 dans AccountingStorageTRES s&apos;appelle désormais %2&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Name it once, and give sets a line above those that they name.</source>
        <translation>Nommez-le une fois, et placez chaque ensemble au-dessus de ceux qu&apos;il nomme.</translation>
    </message>
    <message>
        <source>Partition %1 names the NodeSet %2 twice, or in a set that stands below it: slurmctld would not start.</source>
        <translation>La partition %1 nomme le NodeSet %2 deux fois, ou dans un autre qui figure au-dessous&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>NodeSet %1 is named twice.</source>
        <translation>Le NodeSet %1 est nommé deux fois.</translation>
    </message>
    <message>
        <source>Partition %1 weighs %2 with less than 0: what a job is billed may be, too, which takes usage away, and counts as more than 10^19 for limits and priorities</source>
        <translation>La partition %1 pondère %2 par moins de 0&#xa0;: la facturation d&apos;un job peut l&apos;être aussi, ce qui retire de la consommation et compte comme plus de 10^19 pour les limites et les priorités</translation>
    </message>
    <message>
        <source>Give no weight below 0</source>
        <translation>Ne donnez aucun poids inférieur à 0</translation>
    </message>
    <message>
        <source>Nodes %1 have GRES %2, which GresTypes does not name: slurmctld gives them none of it</source>
        <translation>Les nœuds %1 ont la GRES %2, que GresTypes ne nomme pas&#xa0;: slurmctld ne leur en donne aucune</translation>
    </message>
    <message>
        <source>Add %1 to GresTypes, in the same spelling</source>
        <translation>Ajouter %1 à GresTypes, avec la même orthographe</translation>
    </message>
    <message>
        <source>%1 is weighed, and the cluster has %2: slurmctld tells the two apart when it adds up what partitions have, so it has none of %1 for priorities</source>
        <translation>%1 est pondéré, et le cluster a %2&#xa0;: slurmctld distingue les deux quand il additionne ce que les partitions ont, et n&apos;a donc rien de %1 pour les priorités</translation>
    </message>
    <message>
        <source>Write it in lower case on NodeName lines, in gres.conf and in Licenses</source>
        <translation>L&apos;écrire en minuscules sur les lignes NodeName, dans gres.conf et dans Licenses</translation>
    </message>
    <message>
        <source>%1 jobs have ended and wait for nothing any more; they were left out.</source>
        <translation>%1 jobs sont terminés et n&apos;attendent plus rien&#xa0;; ils ont été omis.</translation>
    </message>
    <message>
        <source>How many %1 there are only the running cluster tells: no priority comes of their weight here</source>
        <translation>Combien de %1 existent, seul le cluster en marche le dit&#xa0;: leur poids ne donne ici aucune priorité</translation>
    </message>
    <message>
        <source>Give the output of scontrol -o show partition too</source>
        <translation>Donner aussi la sortie de scontrol -o show partition</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 quitte %2</translation>
    </message>
    <message>
        <source>%1 is new in %2</source>
        <translation>%1 est nouveau dans %2</translation>
    </message>
    <message>
        <source>%1 in %2 was given up: slurmctld would not start</source>
        <translation>%1 dans %2 a été abandonné&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>%1 wants %2 beside it: slurmctld would not start</source>
        <translation>%1 exige %2 à côté&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Add %1, or take %2 out</source>
        <translation>Ajoutez %1, ou retirez %2</translation>
    </message>
    <message>
        <source>%1 does not go with %2: slurmctld would not start</source>
        <translation>%1 ne va pas avec %2&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Take one of them out</source>
        <translation>Retirez l’un des deux</translation>
    </message>
    <message>
        <source>Partition %1 names the QOS %2, which does not exist: slurmctld would not start</source>
        <translation>La partition %1 nomme la QOS %2, qui n’existe pas&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>%1 of partition %2 names %3, which does not exist: slurmctld does not start with it since Slurm 25.11</source>
        <translation>%1 de la partition %2 nomme %3, qui n’existe pas&#xa0;: depuis Slurm 25.11, slurmctld ne démarre pas avec cela</translation>
    </message>
    <message>
        <source>QOS %1 has the flag Relative, and is that of the partitions %2 and %3: slurmctld does not start with it since Slurm 23.11</source>
        <translation>La QOS %1 a le drapeau Relative et est celle des partitions %2 et %3&#xa0;: depuis Slurm 23.11, slurmctld ne démarre pas avec cela</translation>
    </message>
    <message>
        <source>Give each partition a QOS of its own</source>
        <translation>Donnez à chaque partition une QOS à elle</translation>
    </message>
    <message>
        <source>slurm.conf has no PriorityType: Slurm %1 takes priority/basic, and priorities and fair share as shown here do not come about</source>
        <translation>slurm.conf n’a pas de PriorityType&#xa0;: Slurm %1 prend priority/basic, et les priorités et le fair-share montrés ici n’ont pas lieu</translation>
    </message>
    <message>
        <source>Set PriorityType=priority/multifactor</source>
        <translation>Mettez PriorityType=priority/multifactor</translation>
    </message>
    <message>
        <source>sprio tells it, scontrol does not</source>
        <translation>sprio le dit, scontrol non</translation>
    </message>
    <message>
        <source>Waiting jobs have the size of slurmctld&apos;s plan for them (whole cores, sockets or nodes), not of the CPUs that were asked for: %1</source>
        <translation>Des jobs en attente ont la taille du plan de slurmctld (cœurs, sockets ou nœuds entiers), non celle des CPU demandés&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 users and %3 of %4 accounts that the cluster has are gone.</source>
        <translation>%1 utilisateurs sur %2 et %3 comptes sur %4 que possède le cluster ont disparu.</translation>
    </message>
    <message>
        <source>Check that what was read was not cut short, and is not of a part of the cluster alone.</source>
        <translation>Vérifiez que ce qui a été lu n&apos;est pas tronqué et ne concerne pas qu&apos;une partie du cluster.</translation>
    </message>
    <message>
        <source>User %1 has the default account %2, which the user is not in: sacctmgr modify would refuse it</source>
        <translation>L’utilisateur %1 a pour compte par défaut %2, dont il ne fait pas partie&#xa0;: sacctmgr modify le refuserait</translation>
    </message>
    <message>
        <source>%1 has a limit of %2, which is no TRES that Slurm knows: sacctmgr would refuse it</source>
        <translation>%1 a une limite de %2, qui n’est pas un TRES que Slurm connaît&#xa0;: sacctmgr la refuserait</translation>
    </message>
    <message>
        <source>Write it without blanks; it is read as if there were none.</source>
        <translation>À écrire sans espaces&#xa0;; la lecture se fait comme s’il n’y en avait pas.</translation>
    </message>
    <message>
        <source>%1=%2 is no plugin: slurmctld would not start.</source>
        <translation>%1=%2 n’est pas un plugin&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Écrire %1.</translation>
    </message>
    <message>
        <source>NodeName=%1 stands for all nodes: slurmctld would not start.</source>
        <translation>NodeName=%1 désigne tous les nœuds&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Give the node another name.</source>
        <translation>Donner un autre nom au nœud.</translation>
    </message>
    <message>
        <source>NodeName=%1: Port=%2 is no port: slurmctld would not start.</source>
        <translation>NodeName=%1&#xa0;: Port=%2 n’est pas un port&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>NodeSet %1 has the name of a node: a slurmctld since 24.11 would not start.</source>
        <translation>Le NodeSet %1 porte le nom d’un nœud&#xa0;: un slurmctld depuis 24.11 ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Give the set another name.</source>
        <translation>Donner un autre nom à l’ensemble.</translation>
    </message>
    <message>
        <source>Partition %1 takes nodes from topology.conf, which is not read: %2.</source>
        <translation>La partition %1 prend des nœuds de topology.conf, qui n’est pas lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Give what scontrol -o show partition prints, too: without it they are left out here.</source>
        <translation>Donner aussi la sortie de scontrol -o show partition&#xa0;: sans elle, ces nœuds manquent ici.</translation>
    </message>
    <message>
        <source>Partition %1 names nodes that no NodeName line defines (%2 of them, the first is %3): slurmctld would not start.</source>
        <translation>La partition %1 nomme des nœuds qu’aucune ligne NodeName ne définit (au nombre de %2, dont le premier est %3)&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>The line is indented: sacctmgr load would refuse the file.</source>
        <translation>La ligne est en retrait&#xa0;: sacctmgr load refuserait le fichier.</translation>
    </message>
    <message>
        <source>Begin it with its first word.</source>
        <translation>La commencer par son premier mot.</translation>
    </message>
    <message>
        <source>There is no &quot; - &quot; behind the first word: sacctmgr load would refuse the file.</source>
        <translation>Il n’y a pas de &quot; - &quot; après le premier mot&#xa0;: sacctmgr load refuserait le fichier.</translation>
    </message>
    <message>
        <source>The line stands on the wrong side of the Cluster line: sacctmgr load would refuse the file.</source>
        <translation>La ligne est du mauvais côté de la ligne Cluster&#xa0;: sacctmgr load refuserait le fichier.</translation>
    </message>
    <message>
        <source>Write QOS above the line that begins with Cluster, all others below it.</source>
        <translation>Écrire les QOS au-dessus de la ligne qui commence par Cluster, toutes les autres au-dessous.</translation>
    </message>
    <message>
        <source>A line begins with Cluster, Parent, Account, User or QOS; it is kept as it stands, and sacctmgr load would refuse it.</source>
        <translation>Une ligne commence par Cluster, Parent, Account, User ou QOS&#xa0;; elle est gardée telle quelle, et sacctmgr load la refuserait.</translation>
    </message>
    <message>
        <source>An expedited requeue?</source>
        <translation>Remis en file en priorité&#xa0;?</translation>
    </message>
    <message>
        <source>%1 rows of sprio are of jobs that have ended or of partitions that jobs have left: they are not compared.</source>
        <translation>%1 lignes de sprio concernent des jobs terminés ou des partitions que des jobs ont quittées&#xa0;: elles ne sont pas comparées.</translation>
    </message>
    <message>
        <source>Under CALCULATE_RUNNING sprio lists them until slurmctld forgets the job; nothing is to be done.</source>
        <translation>Sous CALCULATE_RUNNING, sprio les liste jusqu’à ce que slurmctld oublie le job&#xa0;; il n’y a rien à faire.</translation>
    </message>
    <message>
        <source>Keep %1 beside %2 at first, with State=DRAIN: give %2 to the jobs that wait (scontrol update jobid=ID partition=%2), let those that run end, then take %1 away.</source>
        <translation>Gardez d&apos;abord %1 à côté de %2, avec State=DRAIN&#xa0;: donnez %2 aux jobs en attente (scontrol update jobid=ID partition=%2), laissez finir ceux qui sont en cours, puis retirez %1.</translation>
    </message>
    <message>
        <source>Keep it at first, with State=DRAIN: give the jobs that wait another partition (scontrol update jobid=ID partition=NAME), let those that run end, then take it away.</source>
        <translation>Gardez-la d&apos;abord, avec State=DRAIN&#xa0;: donnez une autre partition aux jobs en attente (scontrol update jobid=ID partition=NAME), laissez finir ceux qui sont en cours, puis retirez-la.</translation>
    </message>
    <message>
        <source>QOS %1 becomes %2, which is another one to Slurm: jobs that wait in %1 would wait for ever (InvalidQOS). Jobs known to wait in it: %3.</source>
        <translation>La QOS %1 devient %2, qui pour Slurm en est une autre&#xa0;: les jobs en attente dans %1 attendraient pour toujours (InvalidQOS). Jobs dont on sait qu&apos;ils y attendent&#xa0;: %3.</translation>
    </message>
    <message>
        <source>QOS %1 goes: jobs that wait in it would wait for ever (InvalidQOS). Jobs known to wait in it: %2.</source>
        <translation>La QOS %1 disparaît&#xa0;: les jobs qui y sont en attente attendraient pour toujours (InvalidQOS). Jobs dont on sait qu&apos;ils y attendent&#xa0;: %2.</translation>
    </message>
    <message>
        <source>apply.sh stops between adding %2 and removing %1, and tells the calls that give it to these jobs (scontrol update jobid=ID qos=%2).</source>
        <translation>apply.sh s&apos;arrête entre l&apos;ajout de %2 et le retrait de %1, et indique les appels qui la donnent à ces jobs (scontrol update jobid=ID qos=%2).</translation>
    </message>
    <message>
        <source>apply.sh changes nothing while there are any: give them another QOS (scontrol update jobid=ID qos=NAME), or let them run.</source>
        <translation>apply.sh ne change rien tant qu&apos;il y en a&#xa0;: donnez-leur une autre QOS (scontrol update jobid=ID qos=NAME), ou laissez-les s&apos;exécuter.</translation>
    </message>
    <message>
        <source>Its own shares bring it to rank %1 at best: on the level of %2, %3 comes first, with %4 of the %5 users before it</source>
        <translation>Ses propres parts l’amènent au mieux au rang %1&#xa0;: au niveau de %2, %3 passe d’abord, avec %4 des %5 utilisateurs placés avant lui</translation>
    </message>
    <message>
        <source>This step tells %1, which is asked for later</source>
        <translation>Cette étape dit %1, qui est demandé plus tard</translation>
    </message>
    <message>
        <source>A step before the change shows %1 already</source>
        <translation>Une étape avant la modification montre déjà %1</translation>
    </message>
    <message>
        <source>slurmdbd keeps these once for all of its clusters, so they change on each of them: %1</source>
        <translation>slurmdbd les garde une seule fois pour tous ses clusters&#xa0;; ils changent donc sur chacun d’eux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where sacctmgr show cluster lists more than one, ask who has the others.</source>
        <translation>Si sacctmgr show cluster en montre plusieurs, demandez à ceux qui ont les autres.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses has no name: slurmctld counts a license that nobody can ask for.</source>
        <translation>«&#xa0;%1&#xa0;» dans Licenses n’a pas de nom&#xa0;: slurmctld compte une licence que personne ne peut demander.</translation>
    </message>
    <message>
        <source>Slurm bills a job when it is submitted and when it starts: by TRESBillingWeights that have changed since, or by those of a partition that it has left; else please report it</source>
        <translation>Slurm facture un job quand il est soumis et quand il démarre&#xa0;: d’après des TRESBillingWeights qui ont changé depuis, ou ceux d’une partition qu’il a quittée&#xa0;; sinon, merci de le signaler</translation>
    </message>
    <message>
        <source>outside of Fair Tree Slurm makes this of the usage of the pass before: while jobs run, it is one PriorityCalcPeriod behind the usage beside it</source>
        <translation>hors de Fair Tree, Slurm le calcule à partir de la consommation de la passe précédente&#xa0;: tant que des jobs tournent, il a une PriorityCalcPeriod de retard sur la consommation à côté</translation>
    </message>
    <message>
        <source>depth-oblivious factors are made of what the siblings had in the pass before; after a start of slurmctld that is nothing for users whom neither a job nor sshare asked for: pull again after one PriorityCalcPeriod</source>
        <translation>les facteurs depth-oblivious sont faits de ce que les voisins avaient à la passe précédente&#xa0;; après un démarrage de slurmctld, ce n’est rien pour les utilisateurs que ni un job ni sshare n’a demandés&#xa0;: interroger de nouveau après une PriorityCalcPeriod</translation>
    </message>
    <message>
        <source>The default QOS of %1 is %2, from above, which its list of QOS does not have: slurmctld takes it for none, and sacctmgr refuses to give it another list without it</source>
        <translation>La QOS par défaut de %1 est %2, reçue d’en haut, que sa liste de QOS n’a pas&#xa0;: slurmctld la prend pour aucune, et sacctmgr refuse de lui donner une autre liste sans elle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies beside the file that includes it, where Slurm before 23.02 looks: since then slurmctld looks beside slurm.conf, and would not start.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve à côté du fichier qui l’inclut, là où Slurm cherche avant 23.02&#xa0;: depuis, slurmctld cherche à côté de slurm.conf et ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Name the file as it is found from the folder of slurm.conf, or with its whole path.</source>
        <translation>Nommez le fichier tel qu’on le trouve depuis le dossier de slurm.conf, ou par son chemin complet.</translation>
    </message>
    <message>
        <source>QOS=&quot;&quot; of a partition is the name of no QOS: slurmctld would not start where AccountingStorageEnforce has qos.</source>
        <translation>QOS=&quot;&quot; d’une partition n’est le nom d’aucune QOS&#xa0;: slurmctld ne démarrerait pas là où AccountingStorageEnforce contient qos.</translation>
    </message>
    <message>
        <source>Leave the key out; a QOS of the DEFAULT line above is taken back by another DEFAULT line alone.</source>
        <translation>Omettez la clé&#xa0;; une QOS de la ligne DEFAULT au-dessus ne se reprend que par une autre ligne DEFAULT.</translation>
    </message>
    <message>
        <source>%1=%2 is more seconds than slurmctld can count, which takes %3 of it.</source>
        <translation>%1=%2 fait plus de secondes que slurmctld n’en peut compter&#xa0;; il en prend %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies beside slurm.conf, where Slurm looks since 23.02: slurmctld of %2 would not start, as it looks beside the file that includes.</source>
        <translation>«&#xa0;%1&#xa0;» se trouve à côté de slurm.conf, là où Slurm cherche depuis 23.02&#xa0;: slurmctld de %2 ne démarrerait pas, car il cherche à côté du fichier qui inclut.</translation>
    </message>
    <message>
        <source>Name the file with its whole path, which every release takes.</source>
        <translation>Nommez le fichier par son chemin complet, que toutes les versions acceptent.</translation>
    </message>
    <message>
        <source>There are two &quot;%1&quot;: the one beside slurm.conf was read, as Slurm does since 23.02; before, slurmctld reads the one beside the file that includes.</source>
        <translation>Il y a deux «&#xa0;%1&#xa0;»&#xa0;: celui à côté de slurm.conf a été lu, comme le fait Slurm depuis 23.02&#xa0;; avant, slurmctld lit celui à côté du fichier qui inclut.</translation>
    </message>
    <message>
        <source>Say which release it is, or give what scontrol show config prints; or name the file with its whole path.</source>
        <translation>Indiquez de quelle version il s’agit, ou donnez ce qu’affiche scontrol show config&#xa0;; ou nommez le fichier par son chemin complet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no closing bracket: Slurm %2 takes it for the node %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de crochet fermant&#xa0;: Slurm %2 le prend pour le nœud %3.</translation>
    </message>
    <message>
        <source>Close the bracket, as in n[001-087]: since 23.02 an open one is an error.</source>
        <translation>Fermez le crochet, comme dans n[001-087]&#xa0;: depuis 23.02, un crochet ouvert est une erreur.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres is no name:type:count: slurmctld takes it for %2.</source>
        <translation>«&#xa0;%1&#xa0;» dans Gres n’est pas nom:type:nombre&#xa0;: slurmctld le prend pour %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres names no GRES: slurmctld leaves it out.</source>
        <translation>«&#xa0;%1&#xa0;» dans Gres ne nomme aucune GRES&#xa0;: slurmctld l’ignore.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres ends in no number that slurmctld reads: it leaves this out, and all that follows of %2.</source>
        <translation>«&#xa0;%1&#xa0;» dans Gres ne se termine par aucun nombre que slurmctld lise&#xa0;: il ignore cette entrée et toutes celles de %2 qui suivent.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres has no number: slurmctld counts 1 of it, whatever other entries say, and leaves out those that follow.</source>
        <translation>«&#xa0;%1&#xa0;» dans Gres n’a pas de nombre&#xa0;: slurmctld en compte 1, quoi que disent les autres entrées, et ignore celles qui suivent.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Gres is more than what is read here: it is not counted.</source>
        <translation>«&#xa0;%1&#xa0;» dans Gres dépasse ce qui est lu ici&#xa0;: cette entrée n’est pas comptée.</translation>
    </message>
    <message>
        <source>The job has ended by then: this is the priority with which it ran</source>
        <translation>Le job est terminé d’ici là&#xa0;: c’est la priorité avec laquelle il a tourné</translation>
    </message>
    <message>
        <source>By then</source>
        <translation>D’ici là</translation>
    </message>
    <message>
        <source>The job has started by then. The estimate lets jobs start by their priority of today, and this is that one</source>
        <translation>Le job a commencé d&apos;ici là. L&apos;estimation fait commencer les jobs selon leur priorité d&apos;aujourd&apos;hui, et c&apos;est celle-ci</translation>
    </message>
    <message>
        <source>No longer a part of its priority</source>
        <translation>Ne fait plus partie de sa priorité</translation>
    </message>
    <message>
        <source>The job has started and keeps the priority that it had. This is what the term would come to if it still waited</source>
        <translation>Le job a commencé et garde la priorité qu&apos;il avait. Voici ce que donnerait le terme s&apos;il attendait encore</translation>
    </message>
    <message>
        <source>There are no passes: pending jobs keep the priority that they have and new ones come behind them, unless their nice is below 0; usage neither fades nor grows.</source>
        <translation>Il n&apos;y a pas de passes&#xa0;: les jobs en attente gardent leur priorité et les nouveaux viennent derrière eux, sauf si leur nice est inférieur à 0&#xa0;; la consommation ne décroît ni n&apos;augmente.</translation>
    </message>
    <message>
        <source>Where priority/multifactor has never run, this pass only notes the time: pending jobs keep the priority that they have, and what was used under priority/basic is never charged. Where it has, each pending job gets the sum of its weighted factors.</source>
        <translation>Là où priority/multifactor n&apos;a jamais tourné, cette passe ne fait que noter l&apos;heure&#xa0;: les jobs en attente gardent leur priorité, et ce qui a été consommé sous priority/basic n&apos;est jamais compté. Là où il a tourné, chaque job en attente reçoit la somme de ses facteurs pondérés.</translation>
    </message>
    <message>
        <source>Each pending job has the sum of its weighted factors, and what runs is charged from pass to pass.</source>
        <translation>Chaque job en attente a la somme de ses facteurs pondérés, et ce qui tourne est compté de passe en passe.</translation>
    </message>
    <message>
        <source>Jobs that have an AccrueTime keep it; where limits are enforced, those that may not begin yet lose it as slurmctld reads this.</source>
        <translation>Les jobs qui ont une AccrueTime la gardent&#xa0;; là où les limites sont appliquées, ceux qui ne peuvent pas encore commencer la perdent dès que slurmctld lit ceci.</translation>
    </message>
    <message>
        <source>From here on hardly any usage fades: slurmctld takes no limit for a half-life of 136 years.</source>
        <translation>À partir de là, presque aucune consommation ne décroît&#xa0;: slurmctld prend «&#xa0;sans limite&#xa0;» pour une demi-vie de 136 ans.</translation>
    </message>
    <message>
        <source>%1 coordinates the account %2, which is not here: it is told to sacctmgr only where it is new, and taken only where the database has that account</source>
        <translation>%1 coordonne le compte %2, qui n&apos;est pas ici&#xa0;: sacctmgr ne l&apos;apprend que si c&apos;est nouveau, et ne l&apos;accepte que si la base de données a ce compte</translation>
    </message>
    <message>
        <source>Partition %1 becomes %2, which is another one to Slurm: slurmctld ends every job in %1, waiting or running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %3.</source>
        <translation>La partition %1 devient %2, une autre pour Slurm&#xa0;: slurmctld termine chaque job de %1, en attente ou en cours, quand il lit le nouveau slurm.conf (à partir de 25.11, pas ceux à qui il en reste d&apos;autres). Jobs connus dedans&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Partition %1 goes: slurmctld ends every job in it, waiting or running, when it reads the new slurm.conf (from 25.11 on not one that has others left). Jobs known in it: %2.</source>
        <translation>La partition %1 disparaît&#xa0;: slurmctld y termine chaque job, en attente ou en cours, quand il lit le nouveau slurm.conf (à partir de 25.11, pas ceux à qui il en reste d&apos;autres). Jobs connus dedans&#xa0;: %2.</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 in place of %2: slurmctld sets all usage to 0 at the first pass after it has read it</source>
        <translation>PriorityUsageResetPeriod=%1 au lieu de %2&#xa0;: slurmctld met toute la consommation à 0 à la première passe après l&apos;avoir lu</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=%1 in place of %2: slurmctld usually sets all usage to 0 at the first pass after it has read it</source>
        <translation>PriorityUsageResetPeriod=%1 au lieu de %2&#xa0;: slurmctld met le plus souvent toute la consommation à 0 à la première passe après l&apos;avoir lu</translation>
    </message>
    <message>
        <source>slurmctld takes no limit for a half-life of 136 years, and usage is not reset: what was used once counts for decades</source>
        <translation>slurmctld prend «&#xa0;sans limite&#xa0;» pour une demi-vie de 136 ans, et la consommation n&apos;est pas remise à zéro&#xa0;: ce qui a été consommé une fois compte pendant des décennies</translation>
    </message>
    <message>
        <source>PriorityUsageResetPeriod=NOW clears all usage at the first pass after each time that slurmctld reads its configuration</source>
        <translation>PriorityUsageResetPeriod=NOW efface toute la consommation à la première passe après chaque lecture de la configuration par slurmctld</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in Licenses is no name:count without blanks: slurmctld would not start.</source>
        <translation>«&#xa0;%1&#xa0;» dans Licenses n&apos;est pas un nom:nombre sans espaces&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>AccountingStorageType=%1: slurmctld ignores PriorityWeightAge and PriorityWeightFairshare, and so do the numbers here</source>
        <translation>AccountingStorageType=%1&#xa0;: slurmctld ignore PriorityWeightAge et PriorityWeightFairshare, et les nombres d’ici aussi</translation>
    </message>
    <message>
        <source>They need AccountingStorageType=accounting_storage/slurmdbd</source>
        <translation>Ils ont besoin de AccountingStorageType=accounting_storage/slurmdbd</translation>
    </message>
    <message>
        <source>Without AccountingStorageType slurmctld ignores PriorityWeightAge and PriorityWeightFairshare; the numbers here count them</source>
        <translation>Sans AccountingStorageType, slurmctld ignore PriorityWeightAge et PriorityWeightFairshare&#xa0;; les nombres ici les comptent</translation>
    </message>
    <message>
        <source>Write AccountingStorageType=accounting_storage/slurmdbd, unless it stands in a file that was not given</source>
        <translation>Écrivez AccountingStorageType=accounting_storage/slurmdbd, à moins qu’il ne soit dans un fichier qui n’a pas été donné</translation>
    </message>
    <message>
        <source>Node %1 runs with %2=%3, slurm.conf says %4.</source>
        <translation>Le nœud %1 fonctionne avec %2=%3, slurm.conf dit %4.</translation>
    </message>
    <message>
        <source>That of slurm.conf was taken, which scontrol reconfigure brings; scontrol update sets the other one again.</source>
        <translation>La valeur de slurm.conf a été prise, celle que scontrol reconfigure rétablit&#xa0;; scontrol update remet l’autre.</translation>
    </message>
    <message>
        <source>Partition %1 runs with %2=%3, of which slurm.conf says nothing.</source>
        <translation>La partition %1 fonctionne avec %2=%3, dont slurm.conf ne dit rien.</translation>
    </message>
    <message>
        <source>What was printed of other clusters than %1 was left out: %2.</source>
        <translation>Ce qui a été affiché d’autres clusters que %1 a été laissé de côté&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Print it of that cluster alone (-M %1).</source>
        <translation>Affichez-le de ce cluster seul (-M %1).</translation>
    </message>
    <message>
        <source>Long names are cut in such a table: nothing of it was taken.</source>
        <translation>Dans un tel tableau, les longs noms sont coupés&#xa0;: rien n’en a été repris.</translation>
    </message>
    <message>
        <source>Write %1 alone</source>
        <translation>Écrivez %1 seul</translation>
    </message>
    <message>
        <source>%1=%2 of %3 is more than slurmdbd keeps: it refuses the call.</source>
        <translation>%1=%2 de %3 dépasse ce que slurmdbd conserve&#xa0;: il refuse l’appel.</translation>
    </message>
    <message>
        <source>The only one below %1 has 0 shares: it gets no share of what %1 gets</source>
        <translation>Le seul sous %1 a 0 part&#xa0;: il n’obtient aucune part de ce qu’obtient %1</translation>
    </message>
    <message>
        <source>Give it a share</source>
        <translation>Donnez-lui une part</translation>
    </message>
    <message>
        <source>%1=%2 of %3 is more than slurmdbd keeps: it takes no notice of it.</source>
        <translation>%1=%2 de %3 dépasse ce que slurmdbd conserve&#xa0;: il n’en tient pas compte.</translation>
    </message>
    <message>
        <source>In %1 it never starts: AllowAccounts does not name its account %2</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: AllowAccounts ne nomme pas son compte %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: DenyAccounts names its account %2, or one above it</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: DenyAccounts nomme son compte %2, ou un compte au-dessus</translation>
    </message>
    <message>
        <source>In %1 it never starts: AllowQos does not name its QOS %2</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: AllowQos ne nomme pas sa QOS %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: DenyQos names its QOS %2</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: DenyQos nomme sa QOS %2</translation>
    </message>
    <message>
        <source>In %1 it never starts: %2 does not have its QOS %3</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: %2 n’a pas sa QOS %3</translation>
    </message>
    <message>
        <source>In %1 it never starts: %2 has %3</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: %2 a %3</translation>
    </message>
    <message>
        <source>In %1 it never starts: it asks for %2, and %3 has %4</source>
        <translation>Dans %1, il ne démarre jamais&#xa0;: il demande %2, et %3 a %4</translation>
    </message>
    <message>
        <source>slurmdbd knows the user %1 already, as other clusters have him. He keeps what he has there and the draft does not say: %2</source>
        <translation>slurmdbd connaît déjà l’utilisateur %1, tel que d’autres clusters l’ont. Il garde ce qu’il y a et que le brouillon ne dit pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>AdminLevel=None takes a level away, on all clusters; what he coordinates sacctmgr remove coordinator takes away.</source>
        <translation>AdminLevel=None retire un niveau, sur tous les clusters&#xa0;; ce qu’il coordonne, sacctmgr remove coordinator le retire.</translation>
    </message>
    <message>
        <source>%1 of PartitionName=DEFAULT does nothing: Slurm reads it of the lines of partitions alone.</source>
        <translation>%1 de PartitionName=DEFAULT n’a aucun effet&#xa0;: Slurm ne le lit que dans les lignes des partitions.</translation>
    </message>
    <message>
        <source>Write it in the lines of the partitions that are to have it.</source>
        <translation>Écrivez-le dans les lignes des partitions qui doivent l’avoir.</translation>
    </message>
    <message>
        <source>slurmdbd knows the user %1 already. Where no other cluster has him, rollback.sh takes him out of it, with what he has there: %2</source>
        <translation>slurmdbd connaît déjà l’utilisateur %1. Là où aucun autre cluster ne l’a, rollback.sh l’en retire, avec ce qu’il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>sacctmgr show assoc where user=%1 tells which clusters have him. Once he is in an account again, AdminLevel and sacctmgr add coordinator give it back.</source>
        <translation>sacctmgr show assoc where user=%1 dit quels clusters l’ont. Une fois qu’il est de nouveau dans un compte, AdminLevel et sacctmgr add coordinator le rendent.</translation>
    </message>
    <message>
        <source>Users that are numbers, as commands print those whom their machine does not know: %1.</source>
        <translation>Utilisateurs qui sont des nombres, comme les commandes affichent ceux que leur machine ne connaît pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Run sacct where the users are known: their shares and limits stand by their names.</source>
        <translation>Exécutez sacct là où les utilisateurs sont connus&#xa0;: leurs parts et limites tiennent à leurs noms.</translation>
    </message>
    <message>
        <source>Jobs of &quot;nobody&quot;, as commands print all users whom their machine does not know: %1. They have no user.</source>
        <translation>Jobs de «&#xa0;nobody&#xa0;», comme les commandes affichent tous les utilisateurs que leur machine ne connaît pas&#xa0;: %1. Ils n’ont pas d’utilisateur.</translation>
    </message>
    <message>
        <source>Run sacct where the users are known, or with the column UID.</source>
        <translation>Exécutez sacct là où les utilisateurs sont connus, ou avec la colonne UID.</translation>
    </message>
    <message>
        <source>%1 has no priority: at its submission that of the job&apos;s highest QOS, %2, counts</source>
        <translation>%1 n&apos;a pas de priorité&#xa0;: à la soumission, c&apos;est celle de la plus haute QOS du job, %2, qui compte</translation>
    </message>
    <message>
        <source>Slurm computed it before the job began, of what it had asked for: pull again after one PriorityCalcPeriod</source>
        <translation>Slurm l&apos;a calculé avant le début du job, d&apos;après ce qu&apos;il avait demandé&#xa0;: relevez à nouveau après un PriorityCalcPeriod</translation>
    </message>
    <message>
        <source>Account %1 goes below %2 with accounts that have users or accounts: before Slurm 25.05.1 slurmdbd does not note for these where they are then, and sacctmgr dump may leave them out</source>
        <translation>Le compte %1 passe sous %2 avec des comptes qui ont des utilisateurs ou des comptes&#xa0;: avant Slurm 25.05.1, slurmdbd ne note pas pour ceux-ci où ils sont alors, et sacctmgr dump peut les omettre</translation>
    </message>
    <message>
        <source>Update slurmdbd first, or keep the account where it is; apply.sh keeps a dump of before</source>
        <translation>Mettez d&apos;abord slurmdbd à jour, ou laissez le compte où il est&#xa0;; apply.sh conserve un dump de l&apos;état précédent</translation>
    </message>
    <message>
        <source>%1=%2 in %3 is no value that Slurm knows: slurmctld of %4 starts all the same, with a value that nobody wrote</source>
        <translation>%1=%2 dans %3 n&apos;est pas une valeur connue de Slurm&#xa0;: slurmctld de %4 démarre quand même, avec une valeur que personne n&apos;a écrite</translation>
    </message>
    <message>
        <source>Nodes %1 have GRES %2 with a type and without one: slurmd would not start there</source>
        <translation>Les nœuds %1 ont le GRES %2 avec un type et sans type&#xa0;: slurmd n&apos;y démarrerait pas</translation>
    </message>
    <message>
        <source>Give each entry a type, or none</source>
        <translation>Donnez un type à chaque entrée, ou à aucune</translation>
    </message>
    <message>
        <source>Partition %1 weighs %2 per %3, for which slurmctld has no room: what it charges depends on how it was built</source>
        <translation>La partition %1 pondère %2 par %3, pour quoi slurmctld n&apos;a pas de place&#xa0;: ce qu&apos;il facture dépend de la manière dont il a été compilé</translation>
    </message>
    <message>
        <source>Write the weight without that unit</source>
        <translation>Écrivez le poids sans cette unité</translation>
    </message>
    <message>
        <source>%1 of partition %2 does nothing: beside %3 Slurm does not look at it</source>
        <translation>%1 de la partition %2 n&apos;a aucun effet&#xa0;: à côté de %3, Slurm ne le regarde pas</translation>
    </message>
    <message>
        <source>Partition %1 has the topology %2, which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start</source>
        <translation>La partition %1 a la topologie %2, que slurmctld ne connaît que par topology.yaml&#xa0;: là où ce fichier ne la nomme pas, slurmctld ne démarre pas</translation>
    </message>
    <message>
        <source>See that topology.yaml, which is not read here, has a topology of just this name, or take it out</source>
        <translation>Vérifiez que topology.yaml, qui n&apos;est pas lu ici, a une topologie portant exactement ce nom, ou retirez-la</translation>
    </message>
    <message>
        <source>QOS %1 has Preempt=%2, and slurmctld asks no QOS whom it preempts: PreemptType is %3</source>
        <translation>La QOS %1 a Preempt=%2, et slurmctld ne demande à aucune QOS qui elle préempte&#xa0;: PreemptType vaut %3</translation>
    </message>
    <message>
        <source>Set PreemptType=preempt/qos and a PreemptMode, or take the list away</source>
        <translation>Définissez PreemptType=preempt/qos et un PreemptMode, ou retirez la liste</translation>
    </message>
    <message>
        <source>%1 is no flag of a QOS that sacctmgr of Slurm %3 takes; QOS %2 has it</source>
        <translation>%1 n&apos;est pas un indicateur de QOS que sacctmgr de Slurm %3 accepte&#xa0;; la QOS %2 l&apos;a</translation>
    </message>
    <message>
        <source>%1=%2 of %3 has more decimals than slurmdbd keeps: it makes %4 of it</source>
        <translation>%1=%2 de %3 a plus de décimales que slurmdbd n&apos;en garde&#xa0;: il en fait %4</translation>
    </message>
    <message>
        <source>Write no more than six decimals</source>
        <translation>N&apos;écrivez pas plus de six décimales</translation>
    </message>
    <message>
        <source>DefaultTime=%1 of partition %2 does nothing: it is above MaxTime=%3, which jobs without a time limit get</source>
        <translation>DefaultTime=%1 de la partition %2 n&apos;a aucun effet&#xa0;: il dépasse MaxTime=%3, que reçoivent les jobs sans limite de temps</translation>
    </message>
    <message>
        <source>Lower it, or remove it</source>
        <translation>Réduisez-le ou supprimez-le</translation>
    </message>
    <message>
        <source>The job is billed by the weights of %1, where it was when it was last billed</source>
        <translation>Le job est facturé avec les poids de %1, où il était quand il a été facturé pour la dernière fois</translation>
    </message>
    <message>
        <source>%1 may preempt %2 (PreemptType=%3): it is looked at first, whatever reservations and tiers they have</source>
        <translation>%1 peut préempter %2 (PreemptType=%3)&#xa0;: il est examiné d&apos;abord, quels que soient leurs réservations et leurs niveaux</translation>
    </message>
    <message>
        <source>Alone they would stand the other way round. Who preempts whom goes round in a circle here, and a job between them decides</source>
        <translation>Seuls, ils seraient dans l&apos;ordre inverse. La préemption forme ici un cycle, et un job placé entre eux décide</translation>
    </message>
    <message>
        <source>Of user %1 only shares and limits are changed: where he is added, removed, made a coordinator or given a default account, sacctmgr, slurmdbd and slurmctld do not agree on the backslash in his name.</source>
        <translation>De l&apos;utilisateur %1, seules les parts et les limites sont modifiées&#xa0;: là où il est ajouté, supprimé, fait coordinateur ou doté d&apos;un compte par défaut, sacctmgr, slurmdbd et slurmctld ne s&apos;accordent pas sur la barre oblique inverse de son nom.</translation>
    </message>
    <message>
        <source>Do that by hand with sacctmgr, restart slurmctld, which knows him from then on, and look at sacctmgr show user.</source>
        <translation>Faites-le à la main avec sacctmgr, redémarrez slurmctld, qui le connaîtra dès lors, et regardez sacctmgr show user.</translation>
    </message>
    <message>
        <source>User %1 becomes %2: %1 is removed and %2 is added anew, without the usage and the jobs of %1.</source>
        <translation>L&apos;utilisateur %1 devient %2&#xa0;: %1 est supprimé et %2 est ajouté, sans la consommation ni les jobs de %1.</translation>
    </message>
    <message>
        <source>Keep the name, or rename the user by sacctmgr modify user set NewName=%1, which keeps both in all clusters, and import again.</source>
        <translation>Gardez le nom, ou renommez l&apos;utilisateur par sacctmgr modify user set NewName=%1, qui conserve les deux dans tous les clusters, puis importez à nouveau.</translation>
    </message>
    <message>
        <source>There is a blank in %1, beside &quot;%2&quot;: before Slurm %3 slurmctld would not start.</source>
        <translation>Il y a une espace dans %1, près de «&#xa0;%2&#xa0;»&#xa0;: avant Slurm %3, slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2.</source>
        <translation>Absentes du dump&#xa0;: %1 des associations que sacctmgr affiche, la première étant le compte %2.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3.</source>
        <translation>Absentes du dump&#xa0;: %1 des associations que sacctmgr affiche, la première étant %2 dans le compte %3.</translation>
    </message>
    <message>
        <source>Batch scripts that stand behind their jobs, and were not used: %1.</source>
        <translation>Scripts batch qui se trouvent après leurs jobs et n&apos;ont pas été utilisés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Name the file of the scripts before that of the jobs.</source>
        <translation>Nommez le fichier des scripts avant celui des jobs.</translation>
    </message>
    <message>
        <source>Account %1 goes below %2 with accounts that have users or accounts, and %3, where it was, is removed: before Slurm 25.05.1 slurmdbd takes these for part of that, and may remove them, too</source>
        <translation>Le compte %1 passe sous %2 avec des comptes qui ont des utilisateurs ou des comptes, et %3, où il était, est supprimé&#xa0;: avant Slurm 25.05.1, slurmdbd les prend pour une partie de celui-ci et peut les supprimer aussi</translation>
    </message>
    <message>
        <source>Update slurmdbd first, or keep %1 as an empty account; apply.sh stops before it removes what slurmdbd takes for more</source>
        <translation>Mettez d’abord slurmdbd à jour, ou gardez %1 comme compte vide&#xa0;; apply.sh s’arrête avant de supprimer ce que slurmdbd prend pour davantage</translation>
    </message>
    <message>
        <source>Blanks stand before Include: slurmctld would not start.</source>
        <translation>Des espaces précèdent Include&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Begin the line with Include.</source>
        <translation>Commencez la ligne par Include.</translation>
    </message>
    <message>
        <source>Slurm takes the quotes behind Include for a part of the file&apos;s name: slurmctld would not start.</source>
        <translation>Slurm prend les guillemets après Include pour une partie du nom du fichier&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Write the name without quotes; it cannot hold blanks.</source>
        <translation>Écrivez le nom sans guillemets&#xa0;; il ne peut pas contenir d’espaces.</translation>
    </message>
    <message>
        <source>More than a name stands behind Include: slurmctld would not start.</source>
        <translation>Il y a plus qu’un nom après Include&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Give each file an Include line of its own, and a comment a blank before its #.</source>
        <translation>Donnez à chaque fichier sa propre ligne Include, et à un commentaire un espace avant son #.</translation>
    </message>
    <message>
        <source>The file ends with Include and a name, without a line break: slurmctld goes on in what it read before, and mostly does not start.</source>
        <translation>Le fichier se termine par Include et un nom, sans fin de ligne&#xa0;: slurmctld continue dans ce qu’il a lu auparavant et, le plus souvent, ne démarre pas.</translation>
    </message>
    <message>
        <source>End the line with a line break.</source>
        <translation>Terminez la ligne par une fin de ligne.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them account %2. They were added from the list.</source>
        <translation>Absentes du dump&#xa0;: %1 des associations que sacctmgr liste, la première étant le compte %2. Elles ont été ajoutées depuis la liste.</translation>
    </message>
    <message>
        <source>Not in the dump: %1 of the associations that sacctmgr lists, the first of them %2 in account %3. They were added from the list.</source>
        <translation>Absentes du dump&#xa0;: %1 des associations que sacctmgr liste, la première étant %2 dans le compte %3. Elles ont été ajoutées depuis la liste.</translation>
    </message>
    <message>
        <source>This is the list that sacct prints for the screen: its columns cut off what is longer.</source>
        <translation>C’est la liste que sacct affiche à l’écran&#xa0;: ses colonnes coupent ce qui est plus long.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; separates the columns and stands within their values as well.</source>
        <translation>«&#xa0;%1&#xa0;» sépare les colonnes et figure aussi dans leurs valeurs.</translation>
    </message>
    <message>
        <source>Nothing names the columns: sacct leaves the names out with --noheader.</source>
        <translation>Rien ne nomme les colonnes&#xa0;: avec --noheader, sacct omet les noms.</translation>
    </message>
    <message>
        <source>Small jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Petits jobs d&apos;abord, sur les N = %1 nœuds de MaxNodeCount, qui comptent jusqu&apos;à 22.05, et C = %2 CPU&#xa0;; maintenu entre 0 et 1</translation>
    </message>
    <message>
        <source>Large jobs first, of the N = %1 nodes of MaxNodeCount, which count up to 22.05, and C = %2 CPUs; kept between 0 and 1</source>
        <translation>Grands jobs d&apos;abord, sur les N = %1 nœuds de MaxNodeCount, qui comptent jusqu&apos;à 22.05, et C = %2 CPU&#xa0;; borné entre 0 et 1</translation>
    </message>
    <message>
        <source>Give each partition that is meant a line of its own, with a name without a comma</source>
        <translation>Donnez à chaque partition visée une ligne à elle, avec un nom sans virgule</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one partition for Slurm, and since 24.11 no job can ask for it, as what jobs ask for is taken apart at its commas</source>
        <translation>«&#xa0;%1&#xa0;» est une seule partition pour Slurm, et depuis 24.11 aucun job ne peut la demander, car ce que les jobs demandent est séparé aux virgules</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one partition for Slurm, and before 24.11 jobs get it that ask for just this name</source>
        <translation>«&#xa0;%1&#xa0;» est une seule partition pour Slurm, et avant 24.11 l&apos;obtiennent les jobs qui demandent exactement ce nom</translation>
    </message>
    <message>
        <source>priority/basic: first in, first out, but for nice. Each new job counts one down from those before it, and its nice moves it alone</source>
        <translation>priority/basic&#xa0;: premier arrivé, premier servi, au nice près. Chaque nouveau job compte un de moins que les précédents, et son nice ne déplace que lui</translation>
    </message>
    <message>
        <source>The default QOS of %1 associations, such as %2, is %3, which their list of QOS does not have: sacctmgr refuses that, and they get the default QOS %4, which it has.</source>
        <translation>La QOS par défaut de %1 associations, dont %2, est %3, que leur liste de QOS n’a pas&#xa0;: sacctmgr le refuse, et elles reçoivent la QOS par défaut %4, qui y est.</translation>
    </message>
    <message>
        <source>Add %1 to their list of QOS, or choose another default.</source>
        <translation>Ajoutez %1 à leur liste de QOS, ou choisissez une autre valeur par défaut.</translation>
    </message>
    <message>
        <source>MaxNodeCount=%1 is less than the %2 nodes that there are: slurmctld would not start</source>
        <translation>MaxNodeCount=%1 est inférieur au nombre de nœuds, %2&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Give it at least their number, or remove it</source>
        <translation>Donner au moins leur nombre, ou retirer la clé</translation>
    </message>
    <message>
        <source>slurmdbd does not keep LimitFactor=0 of %1: it leaves limits as they are, and an export takes the factor away that there is.</source>
        <translation>slurmdbd ne conserve pas LimitFactor=0 de %1&#xa0;: il laisse les limites telles quelles, et un export retire le facteur qui existe.</translation>
    </message>
    <message>
        <source>Leave it out, or set the limits themselves to 0.</source>
        <translation>L’omettre, ou mettre les limites elles-mêmes à 0.</translation>
    </message>
    <message>
        <source>%1=%2 does not count, but cannot be read: slurmctld would not start.</source>
        <translation>%1=%2 ne compte pas, mais ne peut être lu&#xa0;: slurmctld ne démarrerait pas.</translation>
    </message>
    <message>
        <source>Write the file again as UTF-8 text.</source>
        <translation>Réécrire le fichier comme texte en UTF-8.</translation>
    </message>
    <message>
        <source>Lines of the file end with CR alone, for Slurm a single line: slurmctld would not start. It was read with the line ends of Unix, and an export writes those.</source>
        <translation>Des lignes du fichier finissent par CR seul, une seule ligne pour Slurm&#xa0;: slurmctld ne démarrerait pas. Il a été lu avec les fins de ligne d’Unix, et un export écrit celles-ci.</translation>
    </message>
    <message>
        <source>its nice value was changed since Slurm computed its terms, by scontrol update or by scontrol top of it or of another job: pull again after one PriorityCalcPeriod</source>
        <translation>sa valeur nice a été modifiée depuis que Slurm a calculé ses termes, par scontrol update ou par un scontrol top de ce job ou d’un autre&#xa0;: réinterroger après une PriorityCalcPeriod</translation>
    </message>
    <message>
        <source>Both were requeued with --requeue=expedite or neither was</source>
        <translation>Les deux ont été remis en file par --requeue=expedite, ou aucun</translation>
    </message>
    <message>
        <source>%1 was requeued with --requeue=expedite: it is looked at first, whatever the priorities</source>
        <translation>%1 a été remis en file par --requeue=expedite&#xa0;: il est examiné d’abord, quelles que soient les priorités</translation>
    </message>
    <message>
        <source>The partition of %1 has the higher PriorityTier: it is looked at first, whatever the priorities</source>
        <translation>La partition de %1 a le PriorityTier le plus élevé&#xa0;: il est examiné d’abord, quelles que soient les priorités</translation>
    </message>
    <message>
        <source>Without a half-life usage does not fade: only what the others run meanwhile helps, and how much that is nobody knows</source>
        <translation>Sans demi-vie, la consommation ne décroît pas&#xa0;: seul aide ce que les autres exécutent entre-temps, et personne ne sait combien</translation>
    </message>
    <message>
        <source>sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved: in the place of the dump, import what %1 prints.</source>
        <translation>sacctmgr omet qui se trouve sous un compte que slurmdbd 23.11 à 25.05.0 a déplacé&#xa0;: à la place du dump, importez ce qu’affiche %1.</translation>
    </message>
    <message>
        <source>sacctmgr leaves out who is below an account that slurmdbd 23.11 to 25.05.0 moved. Their MaxTRESRunMins, comments and WCKeys, which it does not list, are not known.</source>
        <translation>sacctmgr omet ce qui est sous un compte que slurmdbd 23.11 à 25.05.0 a déplacé. Leurs MaxTRESRunMins, commentaires et WCKeys, qu’il ne liste pas, ne sont pas connus.</translation>
    </message>
    <message>
        <source>scontrol may have deleted the partition with the highest PriorityJobFactor, by which slurmctld goes on dividing, or created this one without a factor, which counts as 0, until it is reconfigured; else pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>scontrol a peut-être supprimé la partition au PriorityJobFactor le plus élevé, par lequel slurmctld continue de diviser, ou créé celle-ci sans facteur, ce qui compte comme 0, jusqu’à la reconfiguration&#xa0;; sinon, réinterroger après une PriorityCalcPeriod, et le signaler si cela diffère encore</translation>
    </message>
    <message>
        <source>scontrol update may have changed the partition&apos;s TRESBillingWeights: slurmctld leaves the partition&apos;s total of billing, and what jobs are billed, as they were; else please report it</source>
        <translation>scontrol update a peut-être modifié les TRESBillingWeights de la partition&#xa0;: slurmctld laisse son total de billing, et ce qui est facturé aux jobs, tels quels&#xa0;; sinon, merci de le signaler</translation>
    </message>
    <message>
        <source>Write paths that begin with / between commas, without blanks.</source>
        <translation>Écrivez des chemins qui commencent par /, séparés par des virgules, sans espaces.</translation>
    </message>
    <message>
        <source>Write host(address).</source>
        <translation>Écrivez hôte(adresse).</translation>
    </message>
    <message>
        <source>%1=%2 stands twice: slurmctld would not start</source>
        <translation>%1=%2 figure deux fois&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>There is a blank in %1, behind &quot;%2&quot;: before Slurm %3 slurmctld takes it for a part of the name.</source>
        <translation>Il y a une espace dans %1, derrière «&#xa0;%2&#xa0;»&#xa0;: avant Slurm %3, slurmctld la prend pour une partie du nom.</translation>
    </message>
    <message>
        <source>The file holds NUL bytes: slurmctld reads nothing of a line behind one, and so it was read here. An export leaves out what stands there.</source>
        <translation>Le fichier contient des octets NUL&#xa0;: slurmctld ne lit rien d’une ligne derrière un tel octet, et il a été lu de même ici. Un export omet ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>NodeName=%1: RealMemory=%2 is more than any node has; %3 MB are counted here.</source>
        <translation>NodeName=%1&#xa0;: RealMemory=%2 est plus que n’en a aucun nœud&#xa0;; %3 MB sont comptés ici.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no closing bracket: Slurm %2 takes it for a node without a name, which no list shows.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de crochet fermant&#xa0;: Slurm %2 le prend pour un nœud sans nom, qu’aucune liste ne montre.</translation>
    </message>
    <message>
        <source>an account has less usage than those below it together, where the numbers here are made of their sum: RawUsage=0 takes the usage of an account whose shares are parent from it and from those above it, and leaves it to those below</source>
        <translation>un compte a moins de consommation que ceux qui sont au-dessous de lui pris ensemble, alors que les nombres ici sont faits de leur somme&#xa0;: RawUsage=0 retire la consommation d&apos;un compte dont les parts sont parent à lui-même et à ceux au-dessus, et la laisse à ceux au-dessous</translation>
    </message>
    <message>
        <source>sacctmgr may have given a QOS Priority=-1: before 25.11.6 slurmctld counts with 4294967295 for it until it is started anew, and the list of QOS has 0; else pull again after one PriorityCalcPeriod, and report it if it still differs</source>
        <translation>sacctmgr a peut-être donné Priority=-1 à une QOS&#xa0;: avant 25.11.6, slurmctld compte avec 4294967295 pour elle jusqu&apos;à ce qu&apos;il soit redémarré, et la liste des QOS a 0&#xa0;; sinon relever de nouveau après une PriorityCalcPeriod, et le signaler si la différence demeure</translation>
    </message>
    <message>
        <source>%1=%2 of %3 keeps back cores of each socket, and %4 gives out whole ones: slurmctld would not start</source>
        <translation>%1=%2 de %3 réserve des cœurs de chaque socket, et %4 attribue des sockets entiers&#xa0;: slurmctld ne démarrerait pas</translation>
    </message>
    <message>
        <source>Leave a socket whole, select cores, or write %1</source>
        <translation>Laisser un socket entier, sélectionner des cœurs, ou écrire %1</translation>
    </message>
    <message>
        <source>Nodes %1 have the topology %2, which slurmctld knows from topology.yaml alone: where that file does not name it, slurmctld does not start</source>
        <translation>Les nœuds %1 ont la topologie %2, que slurmctld ne connaît que par topology.yaml&#xa0;: si ce fichier ne la nomme pas, slurmctld ne démarre pas</translation>
    </message>
    <message>
        <source>Look whether PluginDir has %1, or remove the key</source>
        <translation>Vérifier que PluginDir contient %1, ou supprimer la clé</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder: slurmctld takes it for an empty file, and reads nothing that lies in it.</source>
        <translation>«&#xa0;%1&#xa0;» est un dossier&#xa0;: slurmctld le prend pour un fichier vide, et ne lit rien de ce qui s&apos;y trouve.</translation>
    </message>
    <message>
        <source>Name each file in a line of its own.</source>
        <translation>Nommer chaque fichier sur sa propre ligne.</translation>
    </message>
</context>
<context>
    <name>TextFile</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Impossible d&apos;écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>Impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop gros</translation>
    </message>
    <message>
        <source>its owner, group or access list would not stay as they are; save it under another name</source>
        <translation>son propriétaire, son groupe ou sa liste d’accès ne resteraient pas tels quels&#xa0;; enregistrez sous un autre nom</translation>
    </message>
</context>
<context>
    <name>TextTranslation</name>
    <message>
        <source>unused</source>
        <translation>inutilisé</translation>
    </message>
    <message>
        <source>under-used</source>
        <translation>sous sa part</translation>
    </message>
    <message>
        <source>at its share</source>
        <translation>à sa part</translation>
    </message>
    <message>
        <source>over-used</source>
        <translation>part dépassée</translation>
    </message>
    <message>
        <source>no share left</source>
        <translation>aucune part</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Fair Tree</source>
        <translation>Fair Tree</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Depth-oblivious</source>
        <translation>Sans effet de profondeur</translation>
    </message>
    <message>
        <source>Linear 2009</source>
        <translation>Linéaire 2009</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
    </message>
    <message>
        <source>nodes %1</source>
        <translation>nœuds %1</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>job %1</source>
        <translation>job %1</translation>
    </message>
</context>
<context>
    <name>TimeReading</name>
    <message>
        <source>no limit</source>
        <translation>aucune limite</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
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
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Why before another…</source>
        <translation>Pourquoi avant un autre…</translation>
    </message>
</context>
<context>
    <name>apportion::AccessDialog</name>
    <message>
        <source>Accounts and partitions</source>
        <translation>Comptes et partitions</translation>
    </message>
    <message>
        <source>Who may run where</source>
        <translation>Qui peut calculer où</translation>
    </message>
    <message>
        <source>Filter accounts</source>
        <translation>Filtrer les comptes</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Any QOS</source>
        <translation>Toute QOS</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>A click on a cell lets the account in or keeps it out; each can be undone.</source>
        <translation>Un clic sur une cellule laisse entrer le compte ou l&apos;exclut&#xa0;; tout peut être annulé.</translation>
    </message>
    <message>
        <source>This changed which QOS the account has, which counts in every partition.</source>
        <translation>Cela a changé les QOS du compte, ce qui compte dans toutes les partitions.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccessModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>✓ %L1 of %L2 users</source>
        <comment>who may run jobs, and of how many</comment>
        <translation>✓ %L1 utilisateurs sur %L2</translation>
    </message>
    <message>
        <source>denied, not enforced</source>
        <comment>an account, by a list of a partition that slurmctld does not ask</comment>
        <translation>refusé, non appliqué</translation>
    </message>
</context>
<context>
    <name>apportion::AccountActions</name>
    <message>
        <source>Add account…</source>
        <translation>Ajouter un compte…</translation>
    </message>
    <message>
        <source>Add users…</source>
        <translation>Ajouter des utilisateurs…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Duplicate with users…</source>
        <translation>Dupliquer avec les utilisateurs…</translation>
    </message>
    <message>
        <source>Duplicate without users…</source>
        <translation>Dupliquer sans les utilisateurs…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy rows with headers</source>
        <translation>Copier les lignes avec les en-têtes</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Edit raw shares</source>
        <translation>Modifier les parts brutes</translation>
    </message>
    <message>
        <source>Use the account&apos;s shares (parent)</source>
        <translation>Utiliser les parts du compte (parent)</translation>
    </message>
    <message>
        <source>Set raw shares to 1</source>
        <translation>Mettre les parts brutes à 1</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Recopier vers le bas</translation>
    </message>
    <message>
        <source>Split shares…</source>
        <translation>Répartir les parts…</translation>
    </message>
    <message>
        <source>Go to…</source>
        <translation>Aller à…</translation>
    </message>
    <message>
        <source>Next place of this user</source>
        <translation>Emplacement suivant de cet utilisateur</translation>
    </message>
    <message>
        <source>Expand what fits</source>
        <translation>Déplier ce qui tient</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Edit raw shares	Return</source>
        <translation>Modifier les parts brutes	Entrée</translation>
    </message>
    <message>
        <source>A copy with all sub-accounts, and nobody in them</source>
        <translation>Une copie avec tous les sous-comptes, sans aucun utilisateur</translation>
    </message>
    <message>
        <source>Select several rows: the value of the first one is set in all of them.</source>
        <translation>Sélectionnez plusieurs lignes&#xa0;: la valeur de la première est reprise dans toutes.</translation>
    </message>
    <message>
        <source>The first of the selected rows has nothing to fill down in this column.</source>
        <translation>La première des lignes sélectionnées n&apos;a rien à recopier dans cette colonne.</translation>
    </message>
    <message>
        <source>root stays where it is: every cluster has it at the top.</source>
        <translation>root reste où il est&#xa0;: chaque cluster l&apos;a au sommet.</translation>
    </message>
    <message>
        <source>The text is too long to be pasted.</source>
        <translation>Le texte est trop long pour être collé.</translation>
    </message>
    <message numerus="yes">
        <source>%n associations were pasted.</source>
        <translation>
            <numerusform>%n association a été collée.</numerusform>
            <numerusform>%n associations ont été collées.</numerusform>
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
        <translation>Ordre des lignes de Slurm</translation>
    </message>
    <message>
        <source>Users before accounts, by name: the order in which sshare lists them</source>
        <translation>Les utilisateurs avant les comptes, par nom&#xa0;: l&apos;ordre dans lequel sshare les énumère</translation>
    </message>
    <message>
        <source>The usual columns</source>
        <translation>Les colonnes habituelles</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
</context>
<context>
    <name>apportion::AccountComparison</name>
    <message>
        <source>Accounts that rise and fall</source>
        <translation>Comptes qui montent et descendent</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>The fair-share factor of each account&apos;s best user</source>
        <translation>Le facteur fair-share du meilleur utilisateur de chaque compte</translation>
    </message>
    <message>
        <source>The rank of each account&apos;s best user</source>
        <translation>Le rang du meilleur utilisateur de chaque compte</translation>
    </message>
    <message>
        <source>Write what changes for this account, and why, to be printed or sent</source>
        <translation>Écrire ce qui change pour ce compte, et pourquoi, pour l’imprimer ou l’envoyer</translation>
    </message>
    <message>
        <source>Page for an account…</source>
        <translation>Page pour un compte…</translation>
    </message>
    <message>
        <source>Page for %1…</source>
        <translation>Page pour %1…</translation>
    </message>
    <message>
        <source>Share and usage</source>
        <translation>Part et consommation</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>What is promised to each account, and what it has used</source>
        <translation>Ce qui est promis à chaque compte, et ce qu’il a consommé</translation>
    </message>
    <message>
        <source>One account after the other on the whole screen, in large type</source>
        <translation>Un compte après l’autre, en plein écran et en grands caractères</translation>
    </message>
</context>
<context>
    <name>apportion::AccountTreeModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Not in the baseline</source>
        <translation>Absent de la référence</translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation>%1 dans la référence</translation>
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
        <translation>Compte / utilisateur</translation>
    </message>
    <message>
        <source>Accounts in bold, their users and sub-accounts below them, in the order in which sshare lists them.</source>
        <translation>Les comptes en gras, leurs utilisateurs et sous-comptes en dessous, dans l&apos;ordre où sshare les énumère.</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>What was promised to the association, against its siblings. “parent”: it has no shares of its own and uses its account&apos;s.</source>
        <translation>Ce qui a été promis à l&apos;association, face à ses sœurs. «&#xa0;parent&#xa0;»&#xa0;: elle n&apos;a pas de parts propres et utilise celles de son compte.</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>Parts norm.</translation>
    </message>
    <message>
        <source>Raw shares as a part of the whole: of its own level under Fair Tree, of the cluster under the classic algorithms.</source>
        <translation>Les parts brutes en fraction du tout&#xa0;: de son niveau sous Fair Tree, du cluster sous les algorithmes classiques.</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Consommation (TRES·s)</translation>
    </message>
    <message>
        <source>Decayed usage in billing TRES times seconds, with everything below.</source>
        <translation>Consommation après décroissance, en TRES de facturation fois secondes, avec tout ce qui est en dessous.</translation>
    </message>
    <message>
        <source>Eff. usage</source>
        <translation>Cons. effective</translation>
    </message>
    <message>
        <source>The part of the usage that is held against the shares: of its account&apos;s under Fair Tree, of the cluster&apos;s otherwise.</source>
        <translation>La part de la consommation opposée aux parts&#xa0;: de celle de son compte sous Fair Tree, sinon de celle du cluster.</translation>
    </message>
    <message>
        <source>Level FS</source>
        <translation>Level FS</translation>
    </message>
    <message>
        <source>Norm shares ÷ effective usage on the association&apos;s own level. Above 1 it used less than its share. Fair Tree only.</source>
        <translation>Parts normalisées ÷ consommation effective au niveau de l&apos;association. Au-dessus de 1, elle a consommé moins que sa part. Fair Tree seulement.</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>The place of the user by fair share: 1 comes first. Users who tie share a rank.</source>
        <translation>La place de l&apos;utilisateur selon le fair share&#xa0;: 1 passe en premier. Les ex æquo partagent un rang.</translation>
    </message>
    <message>
        <source>Here %1 shares are given out right below root.</source>
        <translation>Ici, %1 parts sont attribuées juste sous root.</translation>
    </message>
    <message>
        <source>Here the whole cluster used %1.</source>
        <translation>Ici, le cluster entier a consommé %1.</translation>
    </message>
    <message>
        <source>Here one rank is worth %1: there are %2 users.</source>
        <translation>Ici, un rang vaut %1&#xa0;: il y a %2 utilisateurs.</translation>
    </message>
    <message>
        <source>Here the last of all users has rank %1 at most.</source>
        <translation>Ici, le dernier de tous les utilisateurs a au plus le rang %1.</translation>
    </message>
    <message>
        <source>No shares of its own: it uses those of %1.</source>
        <translation>Pas de parts propres&#xa0;: utilise celles de %1.</translation>
    </message>
    <message>
        <source>%1 of the %2 shares on its level: %3 %</source>
        <translation>%1 des %2 parts de son niveau&#xa0;: %3&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>accounts that a user stands in</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands in several accounts: %2</source>
        <translation>%1 figure dans plusieurs comptes&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2 % of the cluster&apos;s</source>
        <comment>an amount of usage and its part</comment>
        <translation>%1, %2&#xa0;% de celle du cluster</translation>
    </message>
    <message>
        <source>It has shares and used nothing: it goes before everybody who did.</source>
        <translation>Il a des parts et n&apos;a rien consommé&#xa0;: il passe avant tous ceux qui ont consommé.</translation>
    </message>
    <message>
        <source>%1 of what %2 used</source>
        <translation>%1 de ce que %2 a consommé</translation>
    </message>
    <message>
        <source>%1: %2 ÷ %3, norm shares by effective usage</source>
        <translation>%1&#xa0;: %2 ÷ %3, parts normalisées sur consommation effective</translation>
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
        <translation>Priorité</translation>
    </message>
    <message>
        <source>The association&apos;s own priority, for PriorityWeightAssoc. Empty: none is set, and a user takes the account&apos;s.</source>
        <translation>La priorité propre de l&apos;association, pour PriorityWeightAssoc. Vide&#xa0;: aucune n&apos;est définie, et un utilisateur reprend celle du compte.</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The QOS that jobs of the association may ask for, as sacctmgr writes the list.</source>
        <translation>Les QOS que les jobs de l&apos;association peuvent demander, comme sacctmgr écrit la liste.</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>Compte par défaut</translation>
    </message>
    <message>
        <source>The account that the user&apos;s jobs are charged to when they name none.</source>
        <translation>Le compte auquel sont facturés les jobs de l&apos;utilisateur quand ils n&apos;en nomment aucun.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>What the account is, in the words of whoever added it.</source>
        <translation>Ce qu&apos;est le compte, selon les mots de qui l&apos;a ajouté.</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>To whom the account belongs.</source>
        <translation>À qui appartient le compte.</translation>
    </message>
    <message>
        <source>Drop it on an account.</source>
        <translation>Déposez-le sur un compte.</translation>
    </message>
    <message>
        <source>Below %1 in the baseline</source>
        <translation>Sous %1 dans la référence</translation>
    </message>
    <message>
        <source>%1 %2 (+%3 a day)</source>
        <comment>a TRES; its minutes that are left; what decay gives back</comment>
        <translation>%1 %2 (+%3 par jour)</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>a TRES</comment>
        <translation>%1 inconnu</translation>
    </message>
    <message>
        <source>The limit that is set here; the details show what is inherited.</source>
        <translation>La limite définie ici&#xa0;; les détails montrent ce qui est hérité.</translation>
    </message>
    <message>
        <source>Default QOS</source>
        <translation>QOS par défaut</translation>
    </message>
    <message>
        <source>The QOS of jobs that name none.</source>
        <translation>La QOS des jobs qui n&apos;en nomment aucune.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonne</translation>
    </message>
    <message>
        <source>The accounts that the user coordinates.</source>
        <translation>Les comptes que l&apos;utilisateur coordonne.</translation>
    </message>
    <message>
        <source>Minutes left</source>
        <translation>Minutes restantes</translation>
    </message>
    <message>
        <source>What is left of GrpTRESMins, and what decay gives back within the next day if nothing runs.</source>
        <translation>Ce qui reste de GrpTRESMins, et ce que la décroissance rend le jour suivant si rien ne tourne.</translation>
    </message>
    <message>
        <source>%1=%2 cannot be read.</source>
        <translation>%1=%2 est illisible.</translation>
    </message>
    <message>
        <source>%1 of %2 user associations</source>
        <comment>the place of a user</comment>
        <translation>%1 sur %2 associations d&apos;utilisateurs</translation>
    </message>
    <message>
        <source>The factor from 0 to 1 that PriorityWeightFairshare is multiplied with. Its colour is the regime: how usage stands to shares. In brackets that of an account, which sshare prints before Slurm 25.11 alone.</source>
        <translation>Le facteur de 0 à 1 par lequel PriorityWeightFairshare est multiplié. Sa couleur est le régime&#xa0;: la consommation comparée aux parts. Entre parenthèses celui d’un compte, que sshare n’affiche qu’avant Slurm 25.11.</translation>
    </message>
</context>
<context>
    <name>apportion::AccountView</name>
    <message>
        <source>Accounts and users</source>
        <translation>Comptes et utilisateurs</translation>
    </message>
    <message numerus="yes">
        <source>%n association(s)</source>
        <comment>are dragged</comment>
        <translation>
            <numerusform>%n association</numerusform>
            <numerusform>%n associations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AccountsPage</name>
    <message>
        <source>Show in the share map</source>
        <translation>Montrer dans la carte des parts</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Share map</source>
        <translation>Carte des parts</translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation>Aucun compte ni utilisateur n&apos;a «&#xa0;%1&#xa0;» dans son nom.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an action and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Add users to several accounts…</source>
        <translation>Ajouter des utilisateurs à plusieurs comptes…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>What would it take?</source>
        <translation>Que faudrait-il&#xa0;?</translation>
    </message>
    <message>
        <source>How many raw shares bring it to a factor or a rank, and how long without running</source>
        <translation>Combien de parts brutes l’amènent à un facteur ou à un rang, et combien de temps sans calculer</translation>
    </message>
    <message>
        <source>Round the end of the tree: that was the last match.</source>
        <translation>Retour par le bout de l’arbre&#xa0;: c’était le dernier résultat.</translation>
    </message>
    <message>
        <source>Names with “%1” in them: %2</source>
        <translation>Noms contenant «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>No usage is known, so all users with shares have rank 1. Open what sshare -al prints to see how they stand.</source>
        <translation>Aucune consommation n’est connue&#xa0;: tous les utilisateurs qui ont des parts ont le rang 1. Ouvrez ce qu’affiche sshare -al pour voir où ils en sont.</translation>
    </message>
    <message>
        <source>Users from a list…</source>
        <translation>Utilisateurs d&apos;une liste…</translation>
    </message>
    <message>
        <source>people,getent,LDAP,ldapsearch,CSV,roster,directory,synchronize</source>
        <translation>personnes,getent,LDAP,ldapsearch,CSV,annuaire,synchroniser</translation>
    </message>
    <message>
        <source>default account</source>
        <translation>compte par défaut</translation>
    </message>
    <message>
        <source>goal,target,how many shares,rank</source>
        <translation>but,objectif,combien de parts,rang</translation>
    </message>
    <message>
        <source>limits,QOS,coordinators,description,default account,MaxJobs,GrpTRES</source>
        <translation>limites,QOS,coordinateurs,description,compte par défaut,MaxJobs,GrpTRES</translation>
    </message>
</context>
<context>
    <name>apportion::AddForm</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>Raw shares of each: a number, or “parent”</source>
        <translation>Parts brutes de chacun&#xa0;: un nombre, ou “parent”</translation>
    </message>
    <message>
        <source>New account in %1</source>
        <translation>Nouveau compte dans %1</translation>
    </message>
    <message>
        <source>New users in %1</source>
        <translation>Nouveaux utilisateurs dans %1</translation>
    </message>
    <message>
        <source>Copy of %1 with its users</source>
        <translation>Copie de %1 avec ses utilisateurs</translation>
    </message>
    <message>
        <source>Copy of %1 without its users</source>
        <translation>Copie de %1 sans ses utilisateurs</translation>
    </message>
    <message>
        <source>Names, with commas between them</source>
        <translation>Noms, séparés par des virgules</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Names of the users</source>
        <translation>Noms des utilisateurs</translation>
    </message>
    <message>
        <source>Name of the account</source>
        <translation>Nom du compte</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
</context>
<context>
    <name>apportion::AgreementDialog</name>
    <message numerus="yes">
        <source>Agrees with the cluster on %1 of %Ln number(s)</source>
        <translation>
            <numerusform>D’accord avec le cluster sur %1 nombre sur %Ln</numerusform>
            <numerusform>D’accord avec le cluster sur %1 nombres sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreement with the cluster</source>
        <translation>Accord avec le cluster</translation>
    </message>
    <message>
        <source>Every number that Slurm itself computed and printed is the one that is computed here from the imported files.</source>
        <translation>Chaque nombre que Slurm a lui-même calculé et affiché est celui qui est calculé ici à partir des fichiers importés.</translation>
    </message>
    <message>
        <source>Slurm printed other numbers than those that are computed here from the imported files; the first %1 are listed.</source>
        <translation>Slurm a affiché d’autres nombres que ceux calculés ici à partir des fichiers importés&#xa0;; les %1 premiers sont listés.</translation>
    </message>
    <message>
        <source>Slurm printed other numbers than those that are computed here from the imported files.</source>
        <translation>Slurm a affiché d’autres nombres que ceux calculés ici à partir des fichiers importés.</translation>
    </message>
    <message>
        <source>Numbers that differ</source>
        <translation>Nombres qui diffèrent</translation>
    </message>
    <message>
        <source>Write a report…</source>
        <translation>Écrire un rapport…</translation>
    </message>
    <message>
        <source>A file to send along: the numbers and what they are made from, without any name of the cluster</source>
        <translation>Un fichier à joindre&#xa0;: les nombres et ce dont ils proviennent, sans aucun nom du cluster</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) of the cluster cannot be compared</source>
        <translation>
            <numerusform>%Ln nombre du cluster ne peut être comparé</numerusform>
            <numerusform>%Ln nombres du cluster ne peuvent être comparés</numerusform>
        </translation>
    </message>
    <message>
        <source>What the cluster printed of its own numbers comes of what was not imported.</source>
        <translation>Les nombres que le cluster a affichés lui-même découlent de ce qui n’a pas été importé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln number(s) cannot be compared: %1.</source>
        <comment>why</comment>
        <translation>
            <numerusform>%Ln nombre ne peut être comparé&#xa0;: %1.</numerusform>
            <numerusform>%Ln nombres ne peuvent être comparés&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every number of Slurm&apos;s own that can be compared is the one that is computed here from the imported files.</source>
        <translation>Chaque nombre de Slurm qui peut être comparé est celui qui est calculé ici à partir des fichiers importés.</translation>
    </message>
</context>
<context>
    <name>apportion::AgreementModel</name>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>As sshare, sprio or scontrol head it.</source>
        <translation>Comme sshare, sprio ou scontrol l’intitulent.</translation>
    </message>
    <message>
        <source>On the cluster</source>
        <translation>Sur le cluster</translation>
    </message>
    <message>
        <source>What Slurm itself computed and printed.</source>
        <translation>Ce que Slurm a lui-même calculé et affiché.</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>What Apportion computes of what was imported.</source>
        <translation>Ce qu’Apportion calcule à partir de ce qui a été importé.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>The cause, as far as it shows.</source>
        <translation>La cause, autant qu’elle apparaît.</translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmChart</name>
    <message>
        <source>Ranks under each algorithm</source>
        <translation>Rangs sous chaque algorithme</translation>
    </message>
    <message>
        <source>No users yet. Open or import a policy to see who would rank where under another algorithm.</source>
        <translation>Pas encore d&apos;utilisateurs. Ouvrez ou importez une politique pour voir le rang de chacun sous un autre algorithme.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Rank under %1</source>
        <translation>Rang sous %1</translation>
    </message>
    <message>
        <source>Fair-share under %1</source>
        <translation>Fair-share sous %1</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>descend</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n utilisateur dont le rang diffère moins n&apos;est pas dessiné</numerusform>
            <numerusform>%n utilisateurs dont le rang diffère moins ne sont pas dessinés</numerusform>
        </translation>
    </message>
    <message>
        <source>this policy</source>
        <translation>cette politique</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1: rank %2, F %3</source>
        <comment>an algorithm</comment>
        <translation>%1&#xa0;: rang %2, F %3</translation>
    </message>
    <message>
        <source>Accounts, by the rank of their best user</source>
        <translation>Comptes, selon le rang de leur meilleur utilisateur</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n whose rank differs less are not drawn</source>
        <translation>
            <numerusform>%n dont le rang diffère moins n’est pas dessiné</numerusform>
            <numerusform>%n dont le rang diffère moins ne sont pas dessinés</numerusform>
        </translation>
    </message>
    <message>
        <source>Best user of %1</source>
        <comment>an account</comment>
        <translation>Meilleur utilisateur de %1</translation>
    </message>
    <message numerus="yes">
        <source>named: the %n whose rank differs most</source>
        <translation>
            <numerusform>nommé&#xa0;: celui dont le rang diffère le plus</numerusform>
            <numerusform>nommés&#xa0;: les %n dont le rang diffère le plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::AlgorithmNotice</name>
    <message>
        <source>Shown as %1 would compute it: to compare, no slurm.conf of today can ask for it. The policy asks for %2.</source>
        <translation>Affiché comme le calculerait %1&#xa0;: pour comparaison, aucun slurm.conf actuel ne peut le demander. La politique demande %2.</translation>
    </message>
    <message>
        <source>Shown as %1 would compute it. The policy asks for %2.</source>
        <translation>Affiché comme le calculerait %1. La politique demande %2.</translation>
    </message>
    <message>
        <source>Use %1 in the policy</source>
        <translation>Utiliser %1 dans la politique</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
</context>
<context>
    <name>apportion::AnswerRow</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDelegate</name>
    <message>
        <source>%1 accounts</source>
        <comment>a badge: in how many a user stands</comment>
        <translation>%1 comptes</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationDetails</name>
    <message>
        <source>Add an option…</source>
        <translation>Ajouter une option…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>What the account is</source>
        <translation>Ce qu&apos;est le compte</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Drapeaux</translation>
    </message>
    <message>
        <source>To whom the account belongs</source>
        <translation>À qui appartient le compte</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>Compte par défaut</translation>
    </message>
    <message>
        <source>The account that the user&apos;s jobs are charged to when they name none</source>
        <translation>Le compte auquel sont facturés les jobs de l&apos;utilisateur quand ils n&apos;en nomment aucun</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The QOS that jobs may ask for: a list like “normal,high”, or changes to the account&apos;s like “+high,-low”</source>
        <translation>Les QOS que les jobs peuvent demander&#xa0;: une liste comme «&#xa0;normal,high&#xa0;», ou des modifications de celles du compte comme «&#xa0;+high,-low&#xa0;»</translation>
    </message>
    <message>
        <source>Default QOS</source>
        <translation>QOS par défaut</translation>
    </message>
    <message>
        <source>The QOS of jobs that name none</source>
        <translation>La QOS des jobs qui n&apos;en nomment aucune</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>The association&apos;s own priority, for PriorityWeightAssoc; empty: none</source>
        <translation>La priorité propre de l&apos;association, pour PriorityWeightAssoc&#xa0;; vide&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Limit or other option</source>
        <translation>Limite ou autre option</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Limits and other options of the selected associations</source>
        <translation>Limites et autres options des associations sélectionnées</translation>
    </message>
    <message>
        <source>As the flat file of sacctmgr writes them. The last row adds one; Delete takes one away.</source>
        <translation>Telles que le fichier plat de sacctmgr les écrit. La dernière ligne en ajoute une&#xa0;; Suppr en retire une.</translation>
    </message>
    <message>
        <source>Take this option away</source>
        <translation>Retirer cette option</translation>
    </message>
    <message>
        <source>Select an account or a user.</source>
        <translation>Sélectionnez un compte ou un utilisateur.</translation>
    </message>
    <message>
        <source>user in account %1</source>
        <translation>utilisateur du compte %1</translation>
    </message>
    <message>
        <source>account</source>
        <translation>compte</translation>
    </message>
    <message numerus="yes">
        <source>%n associations</source>
        <translation>
            <numerusform>%n association</numerusform>
            <numerusform>%n associations</numerusform>
        </translation>
    </message>
    <message>
        <source>What is typed is set in all of them.</source>
        <translation>Ce qui est saisi s&apos;applique à toutes.</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>Differs among the selected associations</source>
        <translation>Diffère entre les associations sélectionnées</translation>
    </message>
    <message>
        <source>Type the name of an option to add, such as GrpTRES</source>
        <translation>Saisissez le nom d&apos;une option à ajouter, par exemple GrpTRES</translation>
    </message>
    <message>
        <source>The name of an option is one word of letters and figures.</source>
        <translation>Le nom d&apos;une option est un seul mot, de lettres et de chiffres.</translation>
    </message>
    <message>
        <source>%1 has a place of its own, and is not kept among the options.</source>
        <translation>%1 a sa propre place, et n&apos;est pas conservé parmi les options.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>Limits, or all options as they are written</source>
        <translation>Les limites, ou toutes les options telles qu&apos;elles sont écrites</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonne</translation>
    </message>
    <message>
        <source>The accounts that the user coordinates: with commas</source>
        <translation>Les comptes que l&apos;utilisateur coordonne&#xa0;: avec des virgules</translation>
    </message>
    <message>
        <source>Coordinators</source>
        <translation>Coordinateurs</translation>
    </message>
    <message>
        <source>The users who may change the account and add users to it: with commas. They keep what they coordinate elsewhere.</source>
        <translation>Les utilisateurs qui peuvent modifier le compte et y ajouter des utilisateurs, séparés par des virgules. Ils gardent ce qu’ils coordonnent ailleurs.</translation>
    </message>
    <message>
        <source>Coordinators of %1</source>
        <translation>Coordinateurs de %1</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <comment>a value that is inherited, and from which account</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>UsersAreCoords, since Slurm 24.05: each user of the account coordinates it and all below it; before 25.05 those of accounts below coordinate theirs, too</source>
        <translation>UsersAreCoords, depuis Slurm 24.05&#xa0;: chaque utilisateur du compte le coordonne, ainsi que tout ce qui est dessous&#xa0;; avant 25.05, ceux des comptes en dessous coordonnent aussi les leurs</translation>
    </message>
</context>
<context>
    <name>apportion::AssociationPaster</name>
    <message>
        <source>What was copied cannot be read.</source>
        <translation>Ce qui a été copié est illisible.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read and were left out.</source>
        <translation>
            <numerusform>%n ligne n&apos;a pas pu être lue et a été omise.</numerusform>
            <numerusform>%n lignes n&apos;ont pas pu être lues et ont été omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing that could be pasted here.</source>
        <translation>Il n&apos;y a rien qui puisse être collé ici.</translation>
    </message>
</context>
<context>
    <name>apportion::BillingChart</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>What each TRES adds to the billing</source>
        <translation>Ce que chaque TRES ajoute à la facturation</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see what each TRES adds to their billing.</source>
        <translation>Pas encore de jobs. Importez la sortie de «&#xa0;scontrol -o show job&#xa0;» pour voir ce que chaque TRES ajoute à leur facturation.</translation>
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
        <translation>Règle</translation>
    </message>
    <message>
        <source>TRES</source>
        <translation>TRES</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Count × weight</source>
        <translation>Nombre × poids</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>Part of its nodes billed</source>
        <translation>Fraction de ses nœuds facturée</translation>
    </message>
    <message>
        <source>Part of its nodes blocked</source>
        <translation>Fraction de ses nœuds bloquée</translation>
    </message>
    <message>
        <source>not counted: another one is larger</source>
        <translation>non compté&#xa0;: un autre est plus grand</translation>
    </message>
    <message>
        <source>Part of its nodes</source>
        <translation>Fraction de ses nœuds</translation>
    </message>
    <message>
        <source>Billing TRES a second</source>
        <translation>TRES de facturation par seconde</translation>
    </message>
    <message>
        <source>billed %1</source>
        <translation>facturé %1</translation>
    </message>
    <message>
        <source>blocks %1</source>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>blocks %1 (%2)</source>
        <translation>bloque %1 (%2)</translation>
    </message>
    <message>
        <source>Job %1 in %2</source>
        <translation>Job %1 dans %2</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, not counted</source>
        <translation>%1&#xa0;: %2 × %3 = %4, non compté</translation>
    </message>
    <message>
        <source>no billing weights: its CPUs are charged</source>
        <translation>pas de poids de facturation&#xa0;: ses CPU sont facturés</translation>
    </message>
    <message>
        <source>%1 under %2</source>
        <translation>%1 sous %2</translation>
    </message>
</context>
<context>
    <name>apportion::BillingModel</name>
    <message>
        <source>The partition has no billing weights: each CPU counts 1.</source>
        <translation>La partition n&apos;a pas de poids de facturation&#xa0;: chaque CPU compte 1.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4, less than another</source>
        <comment>a TRES, its count, its weight, their product</comment>
        <translation>%1&#xa0;: %2 × %3 = %4, moins qu&apos;un autre</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>A sample job.</source>
        <translation>Un job d&apos;exemple.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Who submitted it.</source>
        <translation>Qui l&apos;a soumis.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition whose TRESBillingWeights count.</source>
        <translation>La partition dont les TRESBillingWeights comptent.</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The CPUs the job asks for.</source>
        <translation>Les CPU que le job demande.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>The memory the job asks for.</source>
        <translation>La mémoire que le job demande.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPUs the job asks for.</source>
        <translation>Les GPU que le job demande.</translation>
    </message>
    <message>
        <source>SUM (TRES/s)</source>
        <translation>SUM (TRES/s)</translation>
    </message>
    <message>
        <source>All weighted TRES added: the rule without MAX_TRES and MAX_TRES_GRES.</source>
        <translation>Tous les TRES pondérés additionnés&#xa0;: la règle sans MAX_TRES ni MAX_TRES_GRES.</translation>
    </message>
    <message>
        <source>MAX_TRES (TRES/s)</source>
        <translation>MAX_TRES (TRES/s)</translation>
    </message>
    <message>
        <source>The largest weighted TRES of the node, GPUs among them, and what does not belong to a node.</source>
        <translation>Le plus grand TRES pondéré du nœud, GPU compris, et ce qui n&apos;appartient pas à un nœud.</translation>
    </message>
    <message>
        <source>MAX_TRES_GRES (TRES/s)</source>
        <translation>MAX_TRES_GRES (TRES/s)</translation>
    </message>
    <message>
        <source>The largest of CPU, memory and node, with every GRES added.</source>
        <translation>Le plus grand parmi CPU, mémoire et nœud, plus chaque GRES.</translation>
    </message>
    <message>
        <source>The policy has no partition %1: there are no weights to bill by.</source>
        <translation>La politique n’a pas de partition %1&#xa0;: il n’y a pas de poids pour facturer.</translation>
    </message>
</context>
<context>
    <name>apportion::BottomBar</name>
    <message>
        <source>less than %1 ms</source>
        <translation>moins de %1 ms</translation>
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
            <numerusform>%n compte</numerusform>
            <numerusform>%n comptes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 · evaluated in %3</source>
        <translation>%1 · %2 · évalué en %3</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation>Fermer la liste des problèmes</translation>
    </message>
    <message>
        <source>Open the list of problems</source>
        <translation>Ouvrir la liste des problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>How the numbers here compare with those that the cluster printed itself</source>
        <translation>Comment les nombres d’ici se comparent à ceux que le cluster a lui-même affichés</translation>
    </message>
    <message numerus="yes">
        <source>%n user association(s)</source>
        <translation>
            <numerusform>%n association d&apos;utilisateur</numerusform>
            <numerusform>%n associations d&apos;utilisateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, and what is the matter with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>apportion::ChangeListModel</name>
    <message>
        <source>What was changed</source>
        <translation>Ce qui a été modifié</translation>
    </message>
    <message>
        <source>The account, user, setting, partition or QOS that differs.</source>
        <translation>Le compte, l&apos;utilisateur, le paramètre, la partition ou la QOS qui diffère.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>The value that Reset brings back.</source>
        <translation>La valeur que Réinitialiser rétablit.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>The value in the policy as it is now.</source>
        <translation>La valeur actuelle dans la politique.</translation>
    </message>
    <message>
        <source>no change now</source>
        <comment>of a note: what it is about is as in the baseline</comment>
        <translation>plus de modification</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Why it is changed. It stays in the project file, and goes into apply.sh and reports.</source>
        <translation>Pourquoi c’est modifié. La note reste dans le fichier du projet et va dans apply.sh et les rapports.</translation>
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
        <translation>Ce qui en diffère, et quand slurmctld le prend. Pointez dessus pour voir ce que cela fait avec le temps.</translation>
    </message>
</context>
<context>
    <name>apportion::ChartMenu</name>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Enregistrer en &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Enregistrer en &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save the &amp;data as CSV…</source>
        <translation>Enregistrer les &amp;données en CSV…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l&apos;image</translation>
    </message>
    <message>
        <source>Copy the da&amp;ta</source>
        <translation>Copier l&amp;es données</translation>
    </message>
    <message>
        <source>Save or copy the chart</source>
        <translation>Enregistrer ou copier le graphique</translation>
    </message>
    <message>
        <source>Save or copy the chart: %1</source>
        <translation>Enregistrer ou copier le graphique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ta&amp;ille</translation>
    </message>
    <message>
        <source>As on the &amp;screen</source>
        <translation>Comme à l&apos;é&amp;cran</translation>
    </message>
    <message>
        <source>Half a &amp;page, %1 × %2</source>
        <translation>Une demi-&amp;page, %1 × %2</translation>
    </message>
    <message>
        <source>A s&amp;lide, %1 × %2</source>
        <translation>Une &amp;diapositive, %1 × %2</translation>
    </message>
    <message>
        <source>A &amp;whole screen, %1 × %2</source>
        <translation>Un écran &amp;entier, %1 × %2</translation>
    </message>
    <message>
        <source>&amp;Own size:</source>
        <translation>&amp;Taille libre&#xa0;:</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Largeur de l&apos;image</translation>
    </message>
    <message>
        <source>Height of the picture</source>
        <translation>Hauteur de l&apos;image</translation>
    </message>
    <message>
        <source>Pixels of a P&amp;NG</source>
        <translation>Pixels d&apos;un P&amp;NG</translation>
    </message>
    <message>
        <source>&amp;%1 × the size</source>
        <translation>&amp;%1 × la taille</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Afficher &amp;tout</translation>
    </message>
    <message>
        <source>Show on the &amp;whole screen</source>
        <translation>Afficher en &amp;plein écran</translation>
    </message>
    <message>
        <source>&amp;All of it</source>
        <comment>a size of a picture</comment>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>&amp;%1 rows</source>
        <comment>a size of a picture</comment>
        <translation>&amp;%1 lignes</translation>
    </message>
</context>
<context>
    <name>apportion::ChartStage</name>
    <message>
        <source>Esc: back</source>
        <translation>Échap&#xa0;: retour</translation>
    </message>
</context>
<context>
    <name>apportion::ChartWidget</name>
    <message>
        <source>%1 to %2 of %3</source>
        <comment>rows that a picture shows</comment>
        <translation>%1 à %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more below</source>
        <translation>
            <numerusform>%n autre plus bas</numerusform>
            <numerusform>%n autres plus bas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::ChipModel</name>
    <message>
        <source>derived</source>
        <comment>a weight that follows from the speed</comment>
        <translation>déduit</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>A chip needs a name.</source>
        <translation>Une puce doit avoir un nom.</translation>
    </message>
    <message>
        <source>There is a chip “%1” already.</source>
        <translation>Il existe déjà une puce «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>New chip</source>
        <translation>Nouvelle puce</translation>
    </message>
    <message>
        <source>Change chip %1</source>
        <translation>Modifier la puce %1</translation>
    </message>
    <message>
        <source>Add chip %1</source>
        <translation>Ajouter la puce %1</translation>
    </message>
    <message>
        <source>Duplicate chip as %1</source>
        <translation>Dupliquer la puce en %1</translation>
    </message>
    <message>
        <source>Remove chip %1</source>
        <translation>Supprimer la puce %1</translation>
    </message>
    <message>
        <source>Move chips</source>
        <translation>Déplacer des puces</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Puce</translation>
    </message>
    <message>
        <source>The processor.</source>
        <translation>Le processeur.</translation>
    </message>
    <message>
        <source>Peak (GFLOPS per core)</source>
        <translation>Crête (GFLOPS par cœur)</translation>
    </message>
    <message>
        <source>Peak speed of one core: clock × operations a cycle.</source>
        <translation>Vitesse de pointe d&apos;un cœur&#xa0;: fréquence × opérations par cycle.</translation>
    </message>
    <message>
        <source>Own weight</source>
        <translation>Poids propre</translation>
    </message>
    <message>
        <source>A weight that is given. Empty: it follows from the speed, against the reference chip of weight 1.</source>
        <translation>Un poids imposé. Vide&#xa0;: il découle de la vitesse, par rapport à la puce de référence de poids 1.</translation>
    </message>
    <message>
        <source>CPU weight</source>
        <translation>Poids CPU</translation>
    </message>
    <message>
        <source>What a core of the chip is worth.</source>
        <translation>Ce que vaut un cœur de la puce.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>How many nodes have the chip.</source>
        <translation>Combien de nœuds ont la puce.</translation>
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
        <translation>Enregistrer les réponses dans un nouveau dossier</translation>
    </message>
    <message>
        <source>cluster-answers</source>
        <comment>the suggested name of a folder</comment>
        <translation>reponses-cluster</translation>
    </message>
    <message>
        <source>Folder (*)</source>
        <translation>Dossier (*)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Ask again</source>
        <translation>Inte&amp;rroger de nouveau</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Inte&amp;rroger</translation>
    </message>
    <message>
        <source>Everything was answered.</source>
        <translation>Toutes les questions ont reçu une réponse.</translation>
    </message>
    <message>
        <source>Nothing was answered. The first failure says why.</source>
        <translation>Aucune question n&apos;a reçu de réponse. Le premier échec dit pourquoi.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 questions were answered. What was answered can be opened.</source>
        <translation>
            <numerusform>%n question sur %1 a reçu une réponse. Ce qui a été répondu peut être ouvert.</numerusform>
            <numerusform>%n questions sur %1 ont reçu une réponse. Ce qui a été répondu peut être ouvert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CommitteeStage</name>
    <message>
        <source>It is new under “%1”.</source>
        <translation>Il est nouveau sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>It is not there any more under “%1”.</source>
        <translation>Il n’existe plus sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>It has no users.</source>
        <translation>Il n’a pas d’utilisateurs.</translation>
    </message>
    <message>
        <source>Under “%1” its best user rises from rank %2 to %3.</source>
        <translation>Sous «&#xa0;%1&#xa0;», son meilleur utilisateur monte du rang %2 au rang %3.</translation>
    </message>
    <message>
        <source>Under “%1” its best user falls from rank %2 to %3.</source>
        <translation>Sous «&#xa0;%1&#xa0;», son meilleur utilisateur descend du rang %2 au rang %3.</translation>
    </message>
    <message>
        <source>Under “%1” its best user stays at rank %2.</source>
        <translation>Sous «&#xa0;%1&#xa0;», son meilleur utilisateur reste au rang %2.</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>← → another account · Esc back</source>
        <translation>← → autre compte · Échap retour</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an account, by its place among all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised today, %2 under “%3”; %4 is used.</source>
        <translation>%1 du cluster sont promis aujourd’hui, %2 sous «&#xa0;%3&#xa0;»&#xa0;; %4 sont consommés.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised, %2 is used.</source>
        <translation>%1 du cluster sont promis, %2 sont consommés.</translation>
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
        <translation>%1 du cluster sont promis sous la référence, %2 sous «&#xa0;%3&#xa0;»&#xa0;; consommés à ce moment&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised; used at this moment: %2.</source>
        <translation>%1 du cluster sont promis&#xa0;; consommés à ce moment&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised under the baseline, %2 under “%3”; used at this moment: %4 and %5.</source>
        <translation>%1 du cluster sont promis sous la référence, %2 sous «&#xa0;%3&#xa0;»&#xa0;; consommés à ce moment&#xa0;: %4 et %5.</translation>
    </message>
    <message>
        <source>%1 of the cluster is promised; used at this moment: %2 under the baseline, %3 under “%4”.</source>
        <translation>%1 du cluster sont promis&#xa0;; consommés à ce moment&#xa0;: %2 sous la référence, %3 sous «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>Ranks of its best user, by what changes: %1</source>
        <comment>+3 raw shares of physics 5 → 8</comment>
        <translation>Rangs du meilleur utilisateur, selon ce qui change&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Its waiting jobs pass those of others %n time(s).</source>
        <translation>
            <numerusform>Ses jobs en attente dépassent ceux des autres %n fois.</numerusform>
            <numerusform>Ses jobs en attente dépassent ceux des autres %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The jobs of others pass its waiting jobs %n time(s).</source>
        <translation>
            <numerusform>Les jobs des autres dépassent ses jobs en attente %n fois.</numerusform>
            <numerusform>Les jobs des autres dépassent ses jobs en attente %n fois.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CompareAccountModel</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
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
        <translation>%1, facteur %2</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Those whose best place falls most first, then those that rise most, then the rest in their order.</source>
        <translation>D&apos;abord ceux dont la meilleure place descend le plus, puis ceux qui montent le plus, puis les autres dans leur ordre.</translation>
    </message>
    <message>
        <source>Share before</source>
        <translation>Part avant</translation>
    </message>
    <message>
        <source>Share after</source>
        <translation>Part après</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Place avant</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>Place après</translation>
    </message>
    <message>
        <source>Which part of the cluster its raw shares promise under the baseline.</source>
        <translation>Quelle part du cluster ses parts brutes promettent dans la référence.</translation>
    </message>
    <message>
        <source>Which part of the cluster its raw shares promise under the draft.</source>
        <translation>Quelle part du cluster ses parts brutes promettent dans le brouillon.</translation>
    </message>
    <message>
        <source>The rank of its best user under the baseline.</source>
        <translation>Le rang de son meilleur utilisateur dans la référence.</translation>
    </message>
    <message>
        <source>The rank of its best user under the draft.</source>
        <translation>Le rang de son meilleur utilisateur dans le brouillon.</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>descend · monte</translation>
    </message>
    <message>
        <source>Ranks that the best user loses to the left, ranks gained to the right.</source>
        <translation>Rangs perdus par le meilleur utilisateur à gauche, rangs gagnés à droite.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>How many ranks its best user gains (+) or loses (−).</source>
        <translation>Combien de rangs son meilleur utilisateur gagne (+) ou perd (−).</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>How many users at and below it rise (+) and fall (−).</source>
        <translation>Combien d&apos;utilisateurs du compte et en dessous montent (+) et descendent (−).</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>How many ranks of its best user each change is worth, and who that is when another one was it before.</source>
        <translation>Combien de rangs chaque changement vaut pour son meilleur utilisateur, et qui c’est quand c’était un autre avant.</translation>
    </message>
    <message>
        <source>Because (ranks)</source>
        <translation>Raison (rangs)</translation>
    </message>
    <message>
        <source>How often its waiting jobs pass those of others (+), less how often those pass them (−).</source>
        <translation>Combien de fois ses jobs en attente dépassent ceux des autres (+), moins combien de fois ceux-ci les dépassent (−).</translation>
    </message>
</context>
<context>
    <name>apportion::CompareModel</name>
    <message>
        <source>%1 in %2</source>
        <comment>a user&apos;s association with one partition</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Those who fall most first, then those who rise most, then the rest by rank.</source>
        <translation>Ceux qui descendent le plus d&apos;abord, puis ceux qui montent le plus, puis les autres par rang.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>The account in which the user stands.</source>
        <translation>Le compte dans lequel se trouve l&apos;utilisateur.</translation>
    </message>
    <message>
        <source>Baseline F</source>
        <translation>F de référence</translation>
    </message>
    <message>
        <source>The fair-share factor under what was imported, opened or last exported.</source>
        <translation>Le facteur fair-share d&apos;après ce qui a été importé, ouvert ou exporté en dernier.</translation>
    </message>
    <message>
        <source>Draft F</source>
        <translation>F brouillon</translation>
    </message>
    <message>
        <source>The fair-share factor under the policy as it is now.</source>
        <translation>Le facteur fair-share sous la politique actuelle.</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>descend · monte</translation>
    </message>
    <message>
        <source>Ranks lost to the left, ranks gained to the right.</source>
        <translation>Rangs perdus à gauche, rangs gagnés à droite.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>How many ranks the user gains (+) or loses (−).</source>
        <translation>Combien de rangs l&apos;utilisateur gagne (+) ou perd (−).</translation>
    </message>
    <message>
        <source>How many ranks each change is worth, measured by evaluating with and without it; they add up to the ranks gained.</source>
        <translation>Combien de rangs vaut chaque changement, mesuré en évaluant avec et sans lui&#xa0;; leur somme donne les rangs gagnés.</translation>
    </message>
    <message>
        <source>Because (ranks)</source>
        <translation>Raison (rangs)</translation>
    </message>
</context>
<context>
    <name>apportion::ComparePage</name>
    <message>
        <source>Draft against baseline</source>
        <translation>Brouillon et référence</translation>
    </message>
    <message>
        <source>The draft is as the baseline</source>
        <translation>Le brouillon est identique à la référence</translation>
    </message>
    <message>
        <source>Change a share, a weight or a flag, and this page says who rises, who falls and why.</source>
        <translation>Modifiez une part, un poids ou un indicateur, et cette page dit qui monte, qui descend et pourquoi.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Users who rise and fall</source>
        <translation>Utilisateurs qui montent et descendent</translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation>Ce qui part vers le cluster</translation>
    </message>
    <message>
        <source>Changed lines of slurm.conf</source>
        <translation>Lignes modifiées de slurm.conf</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>Commandes pour sacctmgr</translation>
    </message>
    <message>
        <source>Nothing yet: slurm.conf and the accounts stay as they are.</source>
        <translation>Rien encore&#xa0;: slurm.conf et les comptes restent tels quels.</translation>
    </message>
    <message>
        <source>Open Export</source>
        <translation>Ouvrir l&apos;export</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>who rises, who falls, who stays</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>1 rises</source>
        <translation>1 monte</translation>
    </message>
    <message numerus="yes">
        <source>%n rise</source>
        <translation>
            <numerusform>%n monte</numerusform>
            <numerusform>%n montent</numerusform>
        </translation>
    </message>
    <message>
        <source>1 falls</source>
        <translation>1 descend</translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <translation>
            <numerusform>%n descend</numerusform>
            <numerusform>%n descendent</numerusform>
        </translation>
    </message>
    <message>
        <source>1 stays</source>
        <translation>1 reste</translation>
    </message>
    <message numerus="yes">
        <source>%n stay</source>
        <translation>
            <numerusform>%n reste</numerusform>
            <numerusform>%n restent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what a change does, and what it is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Take the selected changes back to the baseline</source>
        <translation>Ramener les modifications sélectionnées à la référence</translation>
    </message>
    <message>
        <source>Reset all below</source>
        <translation>Tout réinitialiser en dessous</translation>
    </message>
    <message>
        <source>Changes against the baseline</source>
        <translation>Modifications par rapport à la référence</translation>
    </message>
    <message>
        <source>Reset all below the account</source>
        <translation>Tout réinitialiser sous le compte</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Reset all below %1</source>
        <translation>Tout réinitialiser sous %1</translation>
    </message>
    <message>
        <source>Reset to the baseline</source>
        <translation>Ramener à la référence</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>What the draft is compared with</source>
        <translation>Ce à quoi le brouillon est comparé</translation>
    </message>
    <message>
        <source>Nothing is compared with a damaged file</source>
        <translation>Rien n’est comparé avec un fichier endommagé</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacés</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Jobs that are looked at earlier or later</source>
        <translation>Jobs examinés plus tôt ou plus tard</translation>
    </message>
    <message>
        <source>No job waits</source>
        <translation>Aucun job n&apos;attend</translation>
    </message>
    <message>
        <source>Open the output of “scontrol -o show job” to see who passes whom in the queue.</source>
        <translation>Ouvrez la sortie de «&#xa0;scontrol -o show job&#xa0;» pour voir qui dépasse qui dans la file.</translation>
    </message>
    <message>
        <source>1 job moves in the queue</source>
        <translation>1 job se déplace dans la file</translation>
    </message>
    <message numerus="yes">
        <source>%n jobs move in the queue</source>
        <translation>
            <numerusform>%n job se déplace dans la file</numerusform>
            <numerusform>%n jobs se déplacent dans la file</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happens to users, what to jobs</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>At reconfigure</source>
        <translation>À la reconfiguration</translation>
    </message>
    <message>
        <source>After one period</source>
        <translation>Après une période</translation>
    </message>
    <message>
        <source>The first pass after “scontrol reconfigure”: what only a restart takes is not in effect yet</source>
        <translation>La première passe après «&#xa0;scontrol reconfigure&#xa0;»&#xa0;: ce que seul un redémarrage prend n’est pas encore en vigueur</translation>
    </message>
    <message>
        <source>One PriorityCalcPeriod later: usage has decayed, and the running jobs have been charged</source>
        <translation>Une PriorityCalcPeriod plus tard&#xa0;: la consommation a décru et les jobs en cours ont été facturés</translation>
    </message>
    <message>
        <source>Users, accounts and jobs under each scenario</source>
        <translation>Utilisateurs, comptes et jobs sous chaque scénario</translation>
    </message>
    <message>
        <source>&amp;Note on the change…</source>
        <translation>&amp;Note sur la modification…</translation>
    </message>
    <message>
        <source>After a half-life</source>
        <translation>Après une demi-vie</translation>
    </message>
    <message>
        <source>When felt…</source>
        <translation>Ressenti quand…</translation>
    </message>
    <message>
        <source>On which day each account begins to feel the draft</source>
        <translation>Quel jour chaque compte commence à ressentir le brouillon</translation>
    </message>
    <message>
        <source>Usage without the reset, as on all other pages: slurmctld may clear it (PriorityUsageResetPeriod).</source>
        <translation>Consommation sans la remise à zéro, comme sur toutes les autres pages&#xa0;: slurmctld l’effacera peut-être (PriorityUsageResetPeriod).</translation>
    </message>
    <message>
        <source>Usage without the reset, as on all other pages: slurmctld will clear it (PriorityUsageResetPeriod).</source>
        <translation>Consommation sans la remise à zéro, comme sur toutes les autres pages&#xa0;: slurmctld l’effacera (PriorityUsageResetPeriod).</translation>
    </message>
    <message>
        <source>%1 against baseline</source>
        <comment>a scenario</comment>
        <translation>%1 et référence</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what happens to some users, and to others</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 is new</source>
        <translation>1 est nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%n are new</source>
        <translation>
            <numerusform>%n est nouveau</numerusform>
            <numerusform>%n sont nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>1 leaves</source>
        <translation>1 part</translation>
    </message>
    <message numerus="yes">
        <source>%n leave</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n partent</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody moves at once: “When felt…” says whom it moves later</source>
        <translation>personne ne bouge aussitôt&#xa0;: «&#xa0;Ressenti quand…&#xa0;» dit qui bouge plus tard</translation>
    </message>
    <message>
        <source>No user rises or falls</source>
        <translation>Aucun utilisateur ne monte ni ne descend</translation>
    </message>
    <message>
        <source>No account rises or falls</source>
        <translation>Aucun compte ne monte ni ne descend</translation>
    </message>
    <message>
        <source>No job moves in the queue</source>
        <translation>Aucun job ne se déplace dans la file</translation>
    </message>
    <message>
        <source>“All” lists those that stay too.</source>
        <translation>«&#xa0;Tout&#xa0;» montre aussi ceux qui restent.</translation>
    </message>
    <message>
        <source>Nothing here matches “%1”</source>
        <translation>Rien ici ne correspond à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Esc in the filter shows all.</source>
        <translation>Échap dans le filtre montre tout.</translation>
    </message>
    <message>
        <source>All in effect</source>
        <translation>Tout en vigueur</translation>
    </message>
    <message>
        <source>One PriorityDecayHalfLife later, after a restart, as if no other job started: half of the usage of today is left, and running jobs have been charged until their time limit at most</source>
        <translation>Une PriorityDecayHalfLife plus tard, après un redémarrage, comme si aucun autre job ne démarrait&#xa0;: il reste la moitié de la consommation d’aujourd’hui, et les jobs en cours ont été facturés au plus jusqu’à leur limite de temps</translation>
    </message>
    <message>
        <source>No later moment: the usage of today, as the calls of sacctmgr leave it, with all of the draft in effect, also what only a restart takes. These are the numbers of all other pages</source>
        <translation>Pas un moment ultérieur&#xa0;: la consommation d’aujourd’hui, telle que les appels de sacctmgr la laissent, avec tout le brouillon en vigueur, même ce que seul un redémarrage prend en compte. Ce sont les nombres de toutes les autres pages</translation>
    </message>
    <message>
        <source>%1 TRES·s of usage in all; under the baseline %2. “Why?” answers for “All in effect”.</source>
        <translation>%1 TRES·s de consommation en tout&#xa0;; sous la référence %2. «&#xa0;Pourquoi&#xa0;?&#xa0;» répond pour «&#xa0;Tout en vigueur&#xa0;».</translation>
    </message>
</context>
<context>
    <name>apportion::CompareQueueModel</name>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>+%1 −%2</source>
        <comment>jobs that it passes and that pass it</comment>
        <translation>+%1 −%2</translation>
    </message>
    <message>
        <source>never</source>
        <comment>no waiting makes up for it</comment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>priority %1</source>
        <translation>priorité %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Those that fall most first, then those that rise most, then the rest in the order of the draft.</source>
        <translation>D&apos;abord ceux qui descendent le plus, puis ceux qui montent le plus, puis les autres dans l&apos;ordre du brouillon.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Whose job it is.</source>
        <translation>À qui est le job.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>The account that it is charged to.</source>
        <translation>Le compte auquel il est imputé.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>As which it is looked at under the baseline.</source>
        <translation>Son rang d&apos;examen dans la référence.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>As which it is looked at under the draft.</source>
        <translation>Son rang d&apos;examen dans le brouillon.</translation>
    </message>
    <message>
        <source>falls · rises</source>
        <translation>descend · monte</translation>
    </message>
    <message>
        <source>Places lost to the left, places gained to the right.</source>
        <translation>Places perdues à gauche, places gagnées à droite.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>How many places it gains (+) or loses (−).</source>
        <translation>Combien de places il gagne (+) ou perd (−).</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Dépasse</translation>
    </message>
    <message>
        <source>How many jobs it passes (+), and how many pass it (−).</source>
        <translation>Combien de jobs il dépasse (+), et combien le dépassent (−).</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>How much earlier it would have to be submitted to have the priority of the job in its old place; never: no age makes up for it.</source>
        <translation>De combien il faudrait l&apos;avoir soumis plus tôt pour avoir la priorité du job à son ancienne place&#xa0;; jamais&#xa0;: aucun âge ne compense.</translation>
    </message>
    <message>
        <source>How many places each change is worth, measured by evaluating with and without it; they add up to the places gained.</source>
        <translation>Combien de places vaut chaque changement, mesuré en évaluant avec et sans lui&#xa0;; leur somme donne les places gagnées.</translation>
    </message>
    <message>
        <source>Because (places)</source>
        <translation>Raison (places)</translation>
    </message>
</context>
<context>
    <name>apportion::ComparedRows</name>
    <message>
        <source>measuring …</source>
        <translation>mesure en cours …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a scenario, and what a column tells of it</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>supprimé</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>le tout</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Le vôtre</translation>
    </message>
    <message>
        <source>new</source>
        <comment>an association</comment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a field, its value before and after</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an association, and what was changed in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n user(s)</source>
        <comment>an account</comment>
        <translation>
            <numerusform>%1 avec %n utilisateur</numerusform>
            <numerusform>%1 avec %n utilisateurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::CourseChart</name>
    <message>
        <source>Day %1: %2</source>
        <comment>of a course, and the value it has</comment>
        <translation>Jour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maint.</translation>
    </message>
</context>
<context>
    <name>apportion::DecayChart</name>
    <message>
        <source>Usage over time</source>
        <translation>Consommation au fil du temps</translation>
    </message>
    <message>
        <source>No decay to show yet. Open a policy, or set PriorityDecayHalfLife.</source>
        <translation>Pas encore de décroissance à montrer. Ouvrez une politique, ou définissez PriorityDecayHalfLife.</translation>
    </message>
    <message>
        <source>Usage left (%)</source>
        <translation>Consommation restante (%)</translation>
    </message>
    <message>
        <source>half after %1</source>
        <translation>moitié après %1</translation>
    </message>
    <message>
        <source>a tenth after %1</source>
        <translation>un dixième après %1</translation>
    </message>
    <message>
        <source>Nothing decays and nothing resets: usage counts for ever. Set a half-life.</source>
        <translation>Rien ne décroît et rien n&apos;est remis à zéro&#xa0;: la consommation compte pour toujours. Définissez une demi-vie.</translation>
    </message>
    <message>
        <source>Nothing decays: without a half-life only the reset clears usage.</source>
        <translation>Rien ne décroît&#xa0;: sans demi-vie, seule la remise à zéro efface la consommation.</translation>
    </message>
    <message>
        <source>as Slurm decays it</source>
        <translation>décroissance telle que Slurm l&apos;applique</translation>
    </message>
    <message>
        <source>2^(−t / half-life)</source>
        <translation>2^(−t / demi-vie)</translation>
    </message>
    <message>
        <source>%1 % left</source>
        <translation>reste %1&#xa0;%</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Usage left as Slurm decays it</source>
        <translation>Consommation restante selon la décroissance de Slurm</translation>
    </message>
    <message>
        <source>Usage left by 2^(−t/half-life)</source>
        <translation>Consommation restante selon 2^(−t/demi-vie)</translation>
    </message>
    <message>
        <source>With a half-life of %1</source>
        <translation>Avec une demi-vie de %1</translation>
    </message>
    <message>
        <source>With the campaign</source>
        <translation>Avec la campagne</translation>
    </message>
    <message>
        <source>back at half %1 after it</source>
        <translation>revenu à la moitié %1 après</translation>
    </message>
    <message>
        <source>back at a tenth %1 after it</source>
        <translation>revenue à un dixième %1 après</translation>
    </message>
    <message>
        <source>half-life %1</source>
        <translation>demi-vie %1</translation>
    </message>
    <message>
        <source>with the campaign</source>
        <translation>avec la campagne</translation>
    </message>
    <message>
        <source>longest job, %1:</source>
        <translation>job le plus long, %1&#xa0;:</translation>
    </message>
    <message>
        <source>its first hour counts %1 % at its end</source>
        <translation>sa première heure compte pour %1&#xa0;% à la fin</translation>
    </message>
    <message>
        <source>%1 % with %2</source>
        <translation>%1&#xa0;% avec %2</translation>
    </message>
    <message>
        <source>%1 % with the campaign</source>
        <translation>%1&#xa0;% avec la campagne</translation>
    </message>
    <message>
        <source>campaign, %1</source>
        <translation>campagne, %1</translation>
    </message>
    <message>
        <source>from %1 for %2</source>
        <translation>à partir de %1 pendant %2</translation>
    </message>
    <message>
        <source>Drawn as if the first pass clears all usage, as it may (PriorityUsageResetPeriod).</source>
        <translation>Dessiné comme si la première passe effaçait toute la consommation, ce qui peut arriver (PriorityUsageResetPeriod).</translation>
    </message>
    <message>
        <source>reset %1</source>
        <comment>a date</comment>
        <translation>remise à zéro %1</translation>
    </message>
</context>
<context>
    <name>apportion::DecayPanel</name>
    <message>
        <source>Half-lives to hold against the policy&apos;s own, as slurm.conf writes times, separated by commas</source>
        <translation>Demi-vies à comparer à celle de la politique, écrites comme les durées dans slurm.conf, séparées par des virgules</translation>
    </message>
    <message>
        <source>Half-lives to compare with</source>
        <translation>Demi-vies à comparer</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Place a job or a campaign on the time line: drag it, drag its ends</source>
        <translation>Placer un job ou une campagne sur l&apos;axe du temps&#xa0;: faites-le glisser, ou ses extrémités</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>All that the campaign uses, in percent of the usage that there is at the start</source>
        <translation>Tout ce que la campagne consomme, en pour cent de la consommation présente au départ</translation>
    </message>
    <message>
        <source>Size of the campaign</source>
        <translation>Taille de la campagne</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Décroissance</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>The fair-share factor in the coming weeks, if accounts run nothing, their share, or more</source>
        <translation>Le facteur fair-share dans les semaines à venir, si les comptes n&apos;exécutent rien, leur part, ou davantage</translation>
    </message>
    <message>
        <source>half-lives: 1-0, 30-0</source>
        <translation>t½&#xa0;: 1-0, 30-0</translation>
    </message>
    <message>
        <source>accounts, account/user</source>
        <translation>comptes, compte/utilisateur</translation>
    </message>
    <message>
        <source>Accounts to follow</source>
        <translation>Comptes à suivre</translation>
    </message>
    <message>
        <source>Whose factor to follow: accounts, or users as account/user, separated by commas. Empty: the selected account or user</source>
        <translation>Ceux dont suivre le facteur&#xa0;: des comptes, ou des utilisateurs sous la forme compte/utilisateur, séparés par des virgules. Vide&#xa0;: le compte ou l&apos;utilisateur sélectionné</translation>
    </message>
    <message>
        <source> ×</source>
        <translation> ×</translation>
    </message>
    <message>
        <source>The third line: they run so many times their share</source>
        <translation>La troisième courbe&#xa0;: ils consomment tant de fois leur part</translation>
    </message>
    <message>
        <source>How many times their share they run</source>
        <translation>Combien de fois leur part ils consomment</translation>
    </message>
    <message>
        <source>How far the chart is worked out</source>
        <translation>Avancement du calcul du graphique</translation>
    </message>
    <message>
        <source>One pass</source>
        <translation>Une passe</translation>
    </message>
    <message>
        <source>What a pass makes of usage, step by step</source>
        <translation>Ce qu’une passe fait de la consommation, pas à pas</translation>
    </message>
    <message>
        <source>What slurmctld does to usage once in a PriorityCalcPeriod, by step or playing</source>
        <translation>Ce que slurmctld fait de la consommation une fois par PriorityCalcPeriod, pas à pas ou en continu</translation>
    </message>
</context>
<context>
    <name>apportion::DecayWalkModel</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Whose usage it is, or which running job is charged.</source>
        <translation>De qui est la consommation, ou quel job en cours est facturé.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Usage before the step, in TRES-seconds; of an account before the pass.</source>
        <translation>Consommation avant l’étape, en TRES-secondes&#xa0;; d’un compte, avant la passe.</translation>
    </message>
    <message>
        <source>Decayed</source>
        <translation>Après décroissance</translation>
    </message>
    <message>
        <source>What decay leaves of it.</source>
        <translation>Ce que la décroissance en laisse.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>What running jobs add, decayed over the seconds that they are charged for.</source>
        <translation>Ce que les jobs en cours ajoutent, décru sur les secondes qui leur sont facturées.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Usage after the step.</source>
        <translation>Consommation après l’étape.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a user and the account</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>Every %1 usage is multiplied by %2</source>
        <translation>Toutes les %1, la consommation est multipliée par %2</translation>
    </message>
    <message>
        <source>%1: %2 times %3 leaves %4.</source>
        <translation>%1&#xa0;: %2 fois %3 laisse %4.</translation>
    </message>
    <message>
        <source>Job %1 runs and is charged %2 a second for %3 s. Decayed over these, that adds %4 to %5, and to every account above.</source>
        <translation>Le job %1 s’exécute et est facturé %2 par seconde pendant %3 s. Décru sur celles-ci, cela ajoute %4 à %5, et à chaque compte au-dessus.</translation>
    </message>
    <message>
        <source>%1 adds up what is below it: %2 before the pass, %3 now.</source>
        <translation>%1 additionne ce qui est au-dessous&#xa0;: %2 avant la passe, %3 maintenant.</translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation>Job %1 de %2</translation>
    </message>
</context>
<context>
    <name>apportion::DerivePanel</name>
    <message>
        <source>Billing weights derived from the hardware</source>
        <translation>Poids de facturation déduits du matériel</translation>
    </message>
    <message>
        <source>Raw shares derived from the hardware</source>
        <translation>Parts brutes déduites du matériel</translation>
    </message>
    <message>
        <source>The chips are not known</source>
        <translation>Les puces ne sont pas connues</translation>
    </message>
    <message>
        <source>Choose the chip of each kind of node in the table of nodes.</source>
        <translation>Choisissez la puce de chaque sorte de nœud dans le tableau des nœuds.</translation>
    </message>
    <message>
        <source>No accounts</source>
        <translation>Aucun compte</translation>
    </message>
    <message>
        <source>Shares are given to the accounts directly below root.</source>
        <translation>Les parts sont attribuées aux comptes directement sous root.</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>Appliquer les deux</translation>
    </message>
    <message>
        <source>Weights are in force</source>
        <translation>Les poids sont en vigueur</translation>
    </message>
    <message>
        <source>Weights of the selected are in force</source>
        <translation>Les poids de la sélection sont en vigueur</translation>
    </message>
    <message>
        <source>Apply weights to all that differ (%1)</source>
        <translation>Appliquer les poids à tous ceux qui diffèrent (%1)</translation>
    </message>
    <message>
        <source>Apply weights to the selected (%1)</source>
        <translation>Appliquer les poids à la sélection (%1)</translation>
    </message>
    <message>
        <source>Shares are in force</source>
        <translation>Les parts sont en vigueur</translation>
    </message>
    <message>
        <source>Apply shares (%1)</source>
        <translation>Appliquer les parts (%1)</translation>
    </message>
    <message>
        <source>Weights and shares from the hardware</source>
        <translation>Poids et parts d&apos;après le matériel</translation>
    </message>
    <message>
        <source>Weights from the hardware</source>
        <translation>Poids d&apos;après le matériel</translation>
    </message>
    <message>
        <source>Shares from the hardware</source>
        <translation>Parts d&apos;après le matériel</translation>
    </message>
</context>
<context>
    <name>apportion::DerivedSharesModel</name>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>The accounts directly below root.</source>
        <translation>Les comptes directement sous root.</translation>
    </message>
    <message>
        <source>Shares now</source>
        <translation>Parts actuelles</translation>
    </message>
    <message>
        <source>The raw shares in force.</source>
        <translation>Les parts brutes en vigueur.</translation>
    </message>
    <message>
        <source>Gratis</source>
        <translation>Gratuit</translation>
    </message>
    <message>
        <source>Its part of the public nodes&apos; TRES, GPUs with them: the same for every account.</source>
        <translation>Sa part des TRES des nœuds publics, GPU compris&#xa0;: la même pour chaque compte.</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>What the nodes that it bought are worth in TRES.</source>
        <translation>Ce que valent en TRES les nœuds qu&apos;il a achetés.</translation>
    </message>
    <message>
        <source>Communal</source>
        <translation>Commun</translation>
    </message>
    <message>
        <source>Its part of the TRES of nodes that several bought together.</source>
        <translation>Sa part des TRES des nœuds achetés à plusieurs.</translation>
    </message>
    <message>
        <source>Gratis + lab + communal, rounded.</source>
        <translation>Gratuites + labo + communes, arrondies.</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Après</translation>
    </message>
</context>
<context>
    <name>apportion::DerivedWeightsModel</name>
    <message>
        <source>What the partition charges already</source>
        <translation>Ce que la partition facture déjà</translation>
    </message>
    <message>
        <source>What cores and memory of its nodes are worth</source>
        <translation>Ce que valent les cœurs et la mémoire de ses nœuds</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>none: CPUs count 1</source>
        <translation>aucun&#xa0;: les CPU comptent 1</translation>
    </message>
    <message>
        <source>Partitions whose nodes all have a known chip.</source>
        <translation>Partitions dont tous les nœuds ont une puce connue.</translation>
    </message>
    <message>
        <source>Weights now</source>
        <translation>Poids actuels</translation>
    </message>
    <message>
        <source>What the partition charges.</source>
        <translation>Ce que la partition facture.</translation>
    </message>
    <message>
        <source>From the hardware</source>
        <translation>D&apos;après le matériel</translation>
    </message>
    <message>
        <source>CPU: the weight of the chip&apos;s cores. Memory: as much a node as its cores. A requeue partition: a flat half.</source>
        <translation>CPU&#xa0;: le poids des cœurs de la puce. Mémoire&#xa0;: autant par nœud que ses cœurs. Partition requeue&#xa0;: la moitié, au forfait.</translation>
    </message>
</context>
<context>
    <name>apportion::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation>Modifier la partition %1</translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation>Modifier les nœuds %1</translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation>Modifier la QOS %1</translation>
    </message>
    <message>
        <source>Change jobs</source>
        <translation>Modifier les jobs</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a value and whose it is</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n associations</source>
        <comment>a value and whose it is</comment>
        <translation>
            <numerusform>%1 de %n association</numerusform>
            <numerusform>%1 de %n associations</numerusform>
        </translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message numerus="yes">
        <source>Add %n associations</source>
        <translation>
            <numerusform>Ajouter %n association</numerusform>
            <numerusform>Ajouter %n associations</numerusform>
        </translation>
    </message>
    <message>
        <source>Add user %1</source>
        <translation>Ajouter l&apos;utilisateur %1</translation>
    </message>
    <message>
        <source>Add account %1</source>
        <translation>Ajouter le compte %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n associations</source>
        <translation>
            <numerusform>Supprimer %n association</numerusform>
            <numerusform>Supprimer %n associations</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n associations to %1</source>
        <translation>
            <numerusform>Déplacer %n association vers %1</numerusform>
            <numerusform>Déplacer %n associations vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Choose an account below root to duplicate.</source>
        <translation>Choisissez un compte sous root à dupliquer.</translation>
    </message>
    <message>
        <source>Change chip %1</source>
        <translation>Modifier la puce %1</translation>
    </message>
    <message>
        <source>Another baseline</source>
        <translation>Autre référence</translation>
    </message>
    <message>
        <source>Another slurm.conf</source>
        <translation>Autre slurm.conf</translation>
    </message>
    <message>
        <source>Change the last reset of usage</source>
        <translation>Modifier la dernière remise à zéro de la consommation</translation>
    </message>
    <message>
        <source>Removal of the scenario %1</source>
        <translation>Suppression du scénario %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name that is taken, and a number</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name of the scenario: %1</source>
        <translation>Nom du scénario&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note on a change</source>
        <translation>Note sur une modification</translation>
    </message>
    <message>
        <source>The scenario %1 did not come back: there are too many others. Redo the step, and undo it when one is removed.</source>
        <translation>Le scénario %1 n’est pas revenu&#xa0;: il y en a trop d’autres. Rétablissez l’étape, et annulez-la quand l’un d’eux est supprimé.</translation>
    </message>
    <message>
        <source>Another scenario is called %1 by now: this one is called %2.</source>
        <translation>Un autre scénario s’appelle désormais %1&#xa0;: celui-ci s’appelle %2.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>a step of undo</comment>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::DominanceChart</name>
    <message>
        <source>a day of waiting</source>
        <translation>un jour d&apos;attente</translation>
    </message>
    <message>
        <source>a regime (F by 0.5)</source>
        <translation>un régime (F de 0,5)</translation>
    </message>
    <message>
        <source>a fair-share rank</source>
        <translation>un rang de fair share</translation>
    </message>
    <message>
        <source>QOS %1 → %2</source>
        <translation>QOS %1 → %2</translation>
    </message>
    <message>
        <source>partition %1 → %2</source>
        <translation>partition %1 → %2</translation>
    </message>
    <message>
        <source>job size, all of it</source>
        <translation>taille du job, en totalité</translation>
    </message>
    <message>
        <source>all %1 of a partition</source>
        <translation>tout %1 d&apos;une partition</translation>
    </message>
    <message>
        <source>highest association</source>
        <translation>association la plus élevée</translation>
    </message>
    <message>
        <source>nice 1000</source>
        <translation>nice 1000</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 j</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>What outweighs what</source>
        <translation>Ce qui l&apos;emporte sur quoi</translation>
    </message>
    <message>
        <source>No weights yet. Give the factors weights to see how many days of waiting one of them is worth.</source>
        <translation>Pas encore de poids. Donnez des poids aux facteurs pour voir combien de jours d&apos;attente vaut chacun d&apos;eux.</translation>
    </message>
    <message>
        <source>One step of</source>
        <translation>Un pas de</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>equals so many of: %1</source>
        <translation>équivaut à ce nombre de&#xa0;: %1</translation>
    </message>
    <message>
        <source>one of</source>
        <translation>un de</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>One step of the row equals so many of the column; “never”: the whole of that factor is worth less.</source>
        <translation>Un pas de la ligne équivaut à tant de pas de la colonne&#xa0;; «&#xa0;jamais&#xa0;»&#xa0;: ce facteur tout entier vaut moins.</translation>
    </message>
    <message>
        <source>%1 points against %2</source>
        <translation>%1 points contre %2</translation>
    </message>
    <message>
        <source>no number of them makes up for it: at most %1 points</source>
        <translation>aucun nombre ne le compense&#xa0;: au plus %1 points</translation>
    </message>
    <message>
        <source>equals %1 of: %2</source>
        <translation>équivaut à %1 de&#xa0;: %2</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. No waiting makes up for it.</source>
        <translation>Le plus grand pas&#xa0;: %1, %2 points. Aucune attente ne le compense.</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points, as much as %3 of waiting.</source>
        <translation>Le plus grand pas&#xa0;: %1, %2 points, autant que %3 d’attente.</translation>
    </message>
    <message>
        <source>Only one counts: %1, %2 points.</source>
        <translation>Un seul compte&#xa0;: %1, %2 points.</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. Next: %3, which never makes up for it.</source>
        <translation>Le plus grand pas&#xa0;: %1, %2 points. Puis&#xa0;: %3, qui ne le compense jamais.</translation>
    </message>
    <message>
        <source>Largest single step: %1, %2 points. Next: %3, of which it takes %4.</source>
        <translation>Le plus grand pas&#xa0;: %1, %2 points. Puis&#xa0;: %3, dont il faut %4.</translation>
    </message>
    <message numerus="yes">
        <source>The %n largest of all steps</source>
        <translation>
            <numerusform>Le plus grand de tous les pas</numerusform>
            <numerusform>Les %n plus grands de tous les pas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
</context>
<context>
    <name>apportion::Drawer</name>
    <message>
        <source>Close this column</source>
        <translation>Fermer cette colonne</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Undo list</source>
        <translation>Liste d’annulation</translation>
    </message>
</context>
<context>
    <name>apportion::ExplainPanel</name>
    <message>
        <source>Select a number to see how it comes about.</source>
        <translation>Sélectionnez un nombre pour voir d&apos;où il vient.</translation>
    </message>
    <message>
        <source>Copy the derivation as text</source>
        <translation>Copier la dérivation sous forme de texte</translation>
    </message>
    <message>
        <source>Back to where this was followed from</source>
        <translation>Revenir à l&apos;endroit d&apos;où ceci a été suivi</translation>
    </message>
    <message>
        <source>Why before another? Choose it next</source>
        <translation>Pourquoi avant un autre&#xa0;? Choisissez-le ensuite</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Now choose the other account or user, in the table or in a chart.</source>
        <translation>Choisissez maintenant l&apos;autre compte ou utilisateur, dans le tableau ou un graphique.</translation>
    </message>
    <message>
        <source>Now choose the other job in the table.</source>
        <translation>Choisissez maintenant l&apos;autre job dans le tableau.</translation>
    </message>
    <message>
        <source>How it comes about stands here once the question is answered.</source>
        <translation>Le calcul apparaît ici une fois la question résolue.</translation>
    </message>
    <message>
        <source>How it comes about stands here once you have answered the question of a step further on.</source>
        <translation>Comment on y arrive s’affiche ici dès que vous avez répondu à la question d’une étape ultérieure.</translation>
    </message>
</context>
<context>
    <name>apportion::ExportPage</name>
    <message>
        <source>Fragment of slurm.conf</source>
        <translation>Fragment de slurm.conf</translation>
    </message>
    <message>
        <source>Your slurm.conf</source>
        <translation>Votre slurm.conf</translation>
    </message>
    <message>
        <source>Commands for sacctmgr</source>
        <translation>Commandes pour sacctmgr</translation>
    </message>
    <message>
        <source>Flat file of accounts</source>
        <translation>Fichier plat des comptes</translation>
    </message>
    <message>
        <source>every key that the policy decides, to include or to copy from</source>
        <translation>chaque clé que la politique détermine, à inclure ou à copier</translation>
    </message>
    <message>
        <source>your file with only the changed lines changed</source>
        <translation>votre fichier, où seules les lignes concernées sont modifiées</translation>
    </message>
    <message>
        <source>run this on the cluster: it makes the accounts what the draft says</source>
        <translation>à exécuter sur le cluster&#xa0;: met les comptes dans l&apos;état que prévoit le brouillon</translation>
    </message>
    <message>
        <source>the whole tree, for sacctmgr load</source>
        <translation>l&apos;arbre entier, pour sacctmgr load</translation>
    </message>
    <message>
        <source>What leaves for the cluster</source>
        <translation>Ce qui part vers le cluster</translation>
    </message>
    <message>
        <source>Save all to a folder…</source>
        <translation>Tout enregistrer dans un dossier…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Files that can be exported</source>
        <translation>Fichiers exportables</translation>
    </message>
    <message>
        <source>Whole text</source>
        <translation>Texte entier</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Choose your slurm.conf…</source>
        <translation>Choisir votre slurm.conf…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>the original is not known</source>
        <translation>l&apos;original n&apos;est pas connu</translation>
    </message>
    <message>
        <source>the original cannot be read</source>
        <translation>l&apos;original est illisible</translation>
    </message>
    <message>
        <source>nothing to change</source>
        <translation>rien à modifier</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 commande</translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n commande</numerusform>
            <numerusform>%n commandes</numerusform>
        </translation>
    </message>
    <message>
        <source>as the baseline</source>
        <translation>comme la référence</translation>
    </message>
    <message>
        <source>1 line added</source>
        <translation>1 ligne ajoutée</translation>
    </message>
    <message numerus="yes">
        <source>%n lines added</source>
        <translation>
            <numerusform>%n ligne ajoutée</numerusform>
            <numerusform>%n lignes ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>Your slurm.conf is not known</source>
        <translation>Votre slurm.conf n&apos;est pas connu</translation>
    </message>
    <message>
        <source>Choose the slurm.conf of the cluster. It is only read; the lines that the draft changes are shown and saved elsewhere.</source>
        <translation>Choisissez le slurm.conf du cluster. Il est seulement lu&#xa0;; les lignes que le brouillon modifie sont affichées et enregistrées ailleurs.</translation>
    </message>
    <message>
        <source>The view ends here. Saving and copying give the whole text of %1 lines.</source>
        <translation>L&apos;affichage s&apos;arrête ici. L&apos;enregistrement et la copie donnent le texte entier de %1 lignes.</translation>
    </message>
    <message>
        <source>preparing…</source>
        <translation>préparation…</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Enregistrer %1</translation>
    </message>
    <message>
        <source>Save all to a folder</source>
        <translation>Tout enregistrer dans un dossier</translation>
    </message>
    <message>
        <source>%1 has these already: %2. Nothing was written.</source>
        <translation>%1 contient déjà ceci&#xa0;: %2. Rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation>Les remplacer</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Written before that: %1.</source>
        <translation>Écrit auparavant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what went wrong, and what was written before</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n files saved in %1.</source>
        <translation>
            <numerusform>%n fichier enregistré dans %1.</numerusform>
            <numerusform>%n fichiers enregistrés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make this the new baseline</source>
        <translation>En faire la nouvelle référence</translation>
    </message>
    <message>
        <source>The policy was changed since it was saved: save it again first.</source>
        <translation>La politique a été modifiée depuis son enregistrement&#xa0;: enregistrez-la d&apos;abord.</translation>
    </message>
    <message>
        <source>the difference from %1</source>
        <translation>la différence avec %1</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>Le retour en arrière</translation>
    </message>
    <message>
        <source>What to do in which order</source>
        <translation>Que faire, et dans quel ordre</translation>
    </message>
    <message>
        <source>run this to take the commands for sacctmgr back</source>
        <translation>lancez ceci pour annuler les commandes de sacctmgr</translation>
    </message>
    <message>
        <source>the steps, how to check them, and what is lost</source>
        <translation>les étapes, comment les vérifier, et ce qui est perdu</translation>
    </message>
    <message>
        <source>undoes the commands</source>
        <translation>annule les commandes</translation>
    </message>
    <message>
        <source>goes with the files</source>
        <translation>accompagne les fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) of the draft cannot be written into slurm.conf: Problems and the README say what to do by hand.</source>
        <translation>
            <numerusform>%n modification du brouillon ne peut pas être écrite dans slurm.conf&#xa0;: Problèmes et le README disent quoi faire à la main.</numerusform>
            <numerusform>%n modifications du brouillon ne peuvent pas être écrites dans slurm.conf&#xa0;: Problèmes et le README disent quoi faire à la main.</numerusform>
        </translation>
    </message>
    <message>
        <source>How much is prepared</source>
        <translation>Avancement de la préparation</translation>
    </message>
    <message>
        <source>How much is written</source>
        <translation>Avancement de l’écriture</translation>
    </message>
    <message>
        <source>The files were not prepared.</source>
        <translation>Les fichiers n’ont pas été préparés.</translation>
    </message>
    <message>
        <source>Prepare them</source>
        <translation>Les préparer</translation>
    </message>
    <message>
        <source>Nothing is exported from a damaged file</source>
        <translation>Rien n’est exporté d’un fichier endommagé</translation>
    </message>
    <message>
        <source>Included: %1</source>
        <translation>Inclus&#xa0;: %1</translation>
    </message>
    <message>
        <source>a file that your slurm.conf includes, saved as %1</source>
        <translation>un fichier que votre slurm.conf inclut, enregistré sous %1</translation>
    </message>
    <message>
        <source>unchanged but for what it includes</source>
        <translation>seuls ses fichiers inclus changent</translation>
    </message>
    <message>
        <source>saved as %1</source>
        <translation>enregistré sous %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n removed</source>
        <comment>lines added, lines removed</comment>
        <translation>
            <numerusform>%1, %n supprimée</numerusform>
            <numerusform>%1, %n supprimées</numerusform>
        </translation>
    </message>
    <message>
        <source>The apply.sh in %1 has changed the cluster, and the rollback.sh beside it is the way back. Nothing was written.</source>
        <translation>Le script apply.sh de %1 a modifié le cluster, et rollback.sh, à côté, permet le retour en arrière. Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>%1 has files that are not as an export left them: %2. Nothing was written.</source>
        <translation>%1 contient des fichiers qui ne sont pas tels qu’un export les a laissés&#xa0;: %2. Rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>apportion::FeltDialog</name>
    <message>
        <source>When accounts feel the draft</source>
        <translation>Quand les comptes ressentent le brouillon</translation>
    </message>
    <message>
        <source>How far the days are looked at</source>
        <translation>Avancement de l’examen des jours</translation>
    </message>
    <message>
        <source>When will my change be felt?</source>
        <translation>Quand ma modification se fera-t-elle sentir&#xa0;?</translation>
    </message>
    <message>
        <source>The first day in the coming eight weeks on which the best user of an account has another place under the draft than under the baseline, with what the time bar says that runs meanwhile. A double click shows that day.</source>
        <translation>Le premier jour des huit semaines à venir où le meilleur utilisateur d’un compte a une autre place dans le brouillon que dans la référence, avec ce qui s’exécute entre-temps selon la barre du temps. Un double clic montre ce jour.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Ressenti</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>Place avant</translation>
    </message>
    <message>
        <source>Place after</source>
        <translation>Place après</translation>
    </message>
    <message>
        <source>Looking at the coming days…</source>
        <translation>Examen des jours à venir…</translation>
    </message>
    <message>
        <source>Stopped: not all days were looked at.</source>
        <translation>Arrêté&#xa0;: tous les jours n’ont pas été examinés.</translation>
    </message>
    <message>
        <source>No account gets another place within eight weeks.</source>
        <translation>Aucun compte n’obtient une autre place en huit semaines.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) get another place within eight weeks.</source>
        <translation>
            <numerusform>%Ln compte obtient une autre place en huit semaines.</numerusform>
            <numerusform>%Ln comptes obtiennent une autre place en huit semaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>not within eight weeks</source>
        <translation>pas en huit semaines</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <comment>in 12 days, and a date</comment>
        <translation>%1, le %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>a place that an account without users has not</comment>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>apportion::FileController</name>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n files…</source>
        <translation>
            <numerusform>Ouverture de %n fichier…</numerusform>
            <numerusform>Ouverture de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no sample “%1”.</source>
        <translation>L&apos;exemple «&#xa0;%1&#xa0;» n&apos;existe pas.</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importation…</translation>
    </message>
    <message>
        <source>These files hold no policy that could be read.</source>
        <translation>Ces fichiers ne contiennent aucune politique lisible.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n&apos;a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Save policy</source>
        <translation>Enregistrer la politique</translation>
    </message>
    <message>
        <source>Policies (*.apportion)</source>
        <translation>Politiques (*.apportion)</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n&apos;a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>policy</source>
        <comment>the suggested name of a new policy file</comment>
        <translation>politique</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Page (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Policies (*.apportion);;All files (*)</source>
        <translation>Politiques (*.apportion);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved in %1</source>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>The answers could not be saved.</source>
        <translation>Les réponses n&apos;ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a file, what is wrong with it, what to do</comment>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>It was never saved.</source>
        <translation>Elle n’a jamais été enregistrée.</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) would be lost.</source>
        <translation>
            <numerusform>%n modification serait perdue.</numerusform>
            <numerusform>%n modifications seraient perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>What differs from the file would be lost.</source>
        <translation>Ce qui diffère du fichier serait perdu.</translation>
    </message>
    <message>
        <source>Not saved: %1 is as it was.</source>
        <translation>Non enregistré&#xa0;: %1 est resté tel quel.</translation>
    </message>
    <message>
        <source>%1 is not complete: nothing is compared with it.</source>
        <translation>%1 n’est pas complet&#xa0;: rien n’est comparé avec lui.</translation>
    </message>
    <message>
        <source>It is the file that is not complete, and stays as it is: choose another name.</source>
        <translation>C’est le fichier qui n’est pas complet, et il reste tel quel&#xa0;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Refresh %1 with what these files tell, or open them as another policy?</source>
        <translation>Actualiser %1 avec ces fichiers, ou les ouvrir comme une autre politique&#xa0;?</translation>
    </message>
    <message>
        <source>Refresh %1 with what the cluster answered, or open that as another policy?</source>
        <translation>Actualiser %1 avec les réponses du cluster, ou les ouvrir comme une autre politique&#xa0;?</translation>
    </message>
    <message>
        <source>Refresh or open</source>
        <translation>Actualiser ou ouvrir</translation>
    </message>
    <message>
        <source>Refreshing takes what only the cluster changed and keeps what only you changed. You choose where both changed the same; undo takes it back.</source>
        <translation>Actualiser prend ce que seul le cluster a modifié et garde ce que vous seul avez modifié. Vous choisissez là où les deux ont modifié la même chose&#xa0;; annuler revient en arrière.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Nothing was refreshed: not all of it could be read.</source>
        <translation>Rien n’a été actualisé&#xa0;: tout n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>On the cluster</source>
        <translation>Sur le cluster</translation>
    </message>
    <message>
        <source>Nothing was refreshed: the policy was changed meanwhile. Refresh it again.</source>
        <translation>Rien n’a été actualisé&#xa0;: la politique a été modifiée entre-temps. Actualisez-la à nouveau.</translation>
    </message>
    <message>
        <source>Refresh from %1</source>
        <translation>Actualisation depuis %1</translation>
    </message>
    <message>
        <source>Merging…</source>
        <translation>Fusion…</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>Écrire un rapport</translation>
    </message>
    <message>
        <source>Report (*.apportion)</source>
        <translation>Rapport (*.apportion)</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>Le rapport n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>All of it would be lost.</source>
        <translation>Tout serait perdu.</translation>
    </message>
    <message>
        <source>Slurm&apos;s files (*.conf *.cfg *.txt *.json);;All files (*)</source>
        <translation>Fichiers de Slurm (*.conf *.cfg *.txt *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Refresh from files</source>
        <translation>Actualiser depuis des fichiers</translation>
    </message>
    <message>
        <source>Nothing was refreshed: none of these is a file of Slurm.</source>
        <translation>Rien n’a été actualisé&#xa0;: aucun de ces fichiers n’est un fichier de Slurm.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a cluster&apos;s policy and its day</comment>
        <translation>%1 du %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a file, and when it was written</comment>
        <translation>%1 du %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more files</source>
        <comment>a file, and how many others</comment>
        <translation>
            <numerusform>%1 et %n autre fichier</numerusform>
            <numerusform>%1 et %n autres fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 as of %2</source>
        <comment>a cluster, and when it was asked</comment>
        <translation>%1 au %2</translation>
    </message>
    <message>
        <source>Refreshed from %1</source>
        <translation>Actualisé depuis %1</translation>
    </message>
    <message>
        <source>Another cluster</source>
        <translation>Autre cluster</translation>
    </message>
    <message>
        <source>A refresh takes them in place of the accounts that the policy was made of.</source>
        <translation>Une actualisation les met à la place des comptes dont la politique a été faite.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s)</source>
        <comment>who are gone</comment>
        <translation>
            <numerusform>%n utilisateur</numerusform>
            <numerusform>%n utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n account(s)</source>
        <comment>that are gone</comment>
        <translation>
            <numerusform>%n compte</numerusform>
            <numerusform>%n comptes</numerusform>
        </translation>
    </message>
    <message>
        <source>Much usage is gone</source>
        <translation>Beaucoup de consommation a disparu</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 users who had used something have no usage in what was read.</source>
        <translation>
            <numerusform>%n des %L1 utilisateurs qui avaient consommé n’a aucune consommation dans ce qui a été lu.</numerusform>
            <numerusform>%n des %L1 utilisateurs qui avaient consommé n’ont aucune consommation dans ce qui a été lu.</numerusform>
        </translation>
    </message>
    <message>
        <source>A refresh takes them to have used nothing. Was sshare printed without -a, was the file cut short, or is it of another cluster?</source>
        <translation>Un rafraîchissement considère qu’ils n’ont rien consommé. sshare a-t-il été lancé sans -a, le fichier est-il tronqué, ou vient-il d’un autre cluster&#xa0;?</translation>
    </message>
    <message>
        <source>Much is gone</source>
        <translation>Il manque beaucoup</translation>
    </message>
    <message>
        <source>%1 of %L2 and %3 of %L4 are not in what was read.</source>
        <comment>12 users of 104 and 3 accounts of 31</comment>
        <translation>%1 sur %L2 et %3 sur %L4 ne figurent pas dans ce qui a été lu.</translation>
    </message>
    <message>
        <source>A refresh takes them for removed on the cluster. Was the file cut short, or is it of a part of the cluster alone?</source>
        <translation>Une actualisation les tient pour supprimés sur le cluster. Le fichier est-il tronqué, ou ne concerne-t-il qu&apos;une partie du cluster&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
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
Non lus&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of the %L1 jobs are of users or accounts that the policy does not have.</source>
        <translation>
            <numerusform>%n des %L1 jobs est d’un utilisateur ou d’un compte que la politique n’a pas.</numerusform>
            <numerusform>%n des %L1 jobs sont d’utilisateurs ou de comptes que la politique n’a pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strange jobs</source>
        <translation>Jobs étrangers</translation>
    </message>
    <message>
        <source>A refresh takes them in place of the queue. Are they of another cluster?</source>
        <translation>Une actualisation les prend à la place de la file. Viennent-ils d’une autre grappe&#xa0;?</translation>
    </message>
    <message>
        <source>Policies and Slurm&apos;s files (*.apportion *.conf *.cfg *.txt *.json);;Policies (*.apportion);;All files (*)</source>
        <translation>Politiques et fichiers de Slurm (*.apportion *.conf *.cfg *.txt *.json);;Politiques (*.apportion);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>Refreshed from %1: %n change(s) came in</source>
        <translation>
            <numerusform>Actualisé depuis %1&#xa0;: %n modification est arrivée</numerusform>
            <numerusform>Actualisé depuis %1&#xa0;: %n modifications sont arrivées</numerusform>
        </translation>
    </message>
    <message>
        <source>Refreshed from %1: nothing was new</source>
        <translation>Actualisé depuis %1&#xa0;: rien de nouveau</translation>
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
        <translation>Tout trouver</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Accounts, users, jobs, partitions, settings, pages, lessons, commands</source>
        <translation>Comptes, utilisateurs, jobs, partitions, paramètres, pages, leçons, commandes</translation>
    </message>
    <message>
        <source>%1 ▸ %2</source>
        <comment>a menu and one in it</comment>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>Nothing has “%1” in its name.</source>
        <translation>Rien n’a «&#xa0;%1&#xa0;» dans son nom.</translation>
    </message>
</context>
<context>
    <name>apportion::FlagDelegate</name>
    <message>
        <source>%1 Slurm&apos;s default: %2.</source>
        <comment>what a flag means; set or not set</comment>
        <translation>%1 Par défaut dans Slurm&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>apportion::FlagsModel</name>
    <message>
        <source>set in the baseline</source>
        <translation>défini dans la référence</translation>
    </message>
    <message>
        <source>not set in the baseline</source>
        <translation>non défini dans la référence</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>The word in PriorityFlags.</source>
        <translation>Le mot dans PriorityFlags.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>What the flag does.</source>
        <translation>Ce que fait l&apos;indicateur.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non activé</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Whether slurmctld sets the flag where slurm.conf says nothing.</source>
        <translation>Si slurmctld active l’option lorsque slurm.conf n’en dit rien.</translation>
    </message>
</context>
<context>
    <name>apportion::FormBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this form (Esc)</source>
        <translation>Fermer ce formulaire (Échap)</translation>
    </message>
</context>
<context>
    <name>apportion::FormulaView</name>
    <message>
        <source>Arrow keys choose a symbol, Return explains it</source>
        <translation>Les flèches choisissent un symbole, Entrée l&apos;explique</translation>
    </message>
</context>
<context>
    <name>apportion::GoToForm</name>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>account, user or account/user</source>
        <translation>compte, utilisateur ou compte/utilisateur</translation>
    </message>
    <message>
        <source>Account or user to go to</source>
        <translation>Compte ou utilisateur à atteindre</translation>
    </message>
    <message>
        <source>No account or user has “%1” in its name.</source>
        <translation>Aucun compte ni utilisateur n&apos;a «&#xa0;%1&#xa0;» dans son nom.</translation>
    </message>
</context>
<context>
    <name>apportion::GoalPanel</name>
    <message>
        <source>User %1 in %2</source>
        <translation>Utilisateur %1 dans %2</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Compte %1</translation>
    </message>
    <message>
        <source>factor %1, rank %2</source>
        <translation>facteur %1, rang %2</translation>
    </message>
    <message>
        <source>factor at least</source>
        <translation>facteur d&apos;au moins</translation>
    </message>
    <message>
        <source>rank or better</source>
        <translation>rang ou mieux</translation>
    </message>
    <message>
        <source>above</source>
        <translation>au-dessus de</translation>
    </message>
    <message>
        <source>The factor to reach</source>
        <translation>Le facteur à atteindre</translation>
    </message>
    <message>
        <source>The rank to reach</source>
        <translation>Le rang à atteindre</translation>
    </message>
    <message>
        <source>account, or account/user</source>
        <translation>compte, ou compte/utilisateur</translation>
    </message>
    <message>
        <source>The account or user to come before</source>
        <translation>Le compte ou l&apos;utilisateur à devancer</translation>
    </message>
    <message>
        <source>How many raw shares bring it to</source>
        <translation>Combien de parts brutes l&apos;amènent à</translation>
    </message>
    <message>
        <source>How long without running until it is at</source>
        <translation>Combien de temps sans exécution avant d&apos;être à</translation>
    </message>
    <message>
        <source>the others go on as before</source>
        <translation>les autres continuent comme avant</translation>
    </message>
    <message>
        <source>nobody else runs either</source>
        <translation>personne d&apos;autre n&apos;exécute rien non plus</translation>
    </message>
    <message>
        <source>What the others do meanwhile</source>
        <translation>Ce que font les autres pendant ce temps</translation>
    </message>
    <message>
        <source>Choose an account or a user in the table.</source>
        <translation>Choisissez un compte ou un utilisateur dans le tableau.</translation>
    </message>
    <message>
        <source>Name the account or user that it shall come before.</source>
        <translation>Indiquez le compte ou l&apos;utilisateur devant lequel il doit passer.</translation>
    </message>
    <message>
        <source>It is there already: %1</source>
        <translation>L&apos;objectif est déjà atteint&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, when all usage is reset (%2 UTC): %3</source>
        <translation>%1, à la remise à zéro de toute la consommation (%2 UTC)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, until %2 UTC: %3</source>
        <translation>%1, jusqu&apos;au %2 UTC&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n share(s), instead of %1: %2</source>
        <translation>
            <numerusform>%n part au lieu de %1&#xa0;: %2</numerusform>
            <numerusform>%n parts au lieu de %1&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give it %n share(s)</source>
        <translation>
            <numerusform>Donner %n part</numerusform>
            <numerusform>Donner %n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HardwarePage</name>
    <message>
        <source>Hardware</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Nodes of the cluster</source>
        <translation>Nœuds du cluster</translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation>Aucun nœud</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Partitions and what they charge</source>
        <translation>Les partitions et ce qu&apos;elles facturent</translation>
    </message>
    <message>
        <source>No partitions</source>
        <translation>Pas de partitions</translation>
    </message>
    <message>
        <source>What the jobs are billed</source>
        <translation>Facturé aux jobs</translation>
    </message>
    <message>
        <source>In every partition</source>
        <translation>Dans chaque partition</translation>
    </message>
    <message>
        <source>Bill each job in all partitions instead of in those it asks for</source>
        <translation>Facturer chaque job dans toutes les partitions au lieu de celles qu&apos;il demande</translation>
    </message>
    <message>
        <source>Billing rule</source>
        <translation>Règle de facturation</translation>
    </message>
    <message>
        <source>The sum of every count × weight</source>
        <translation>La somme de chaque quantité × poids</translation>
    </message>
    <message>
        <source>The largest of CPUs, memory, nodes and each GRES, plus licenses and the like</source>
        <translation>Le plus grand parmi CPU, mémoire, nœuds et chaque GRES, plus les licences et autres</translation>
    </message>
    <message>
        <source>The largest of CPUs, memory and nodes, plus all GRES, plus licenses and the like</source>
        <translation>Le plus grand parmi CPU, mémoire et nœuds, plus tous les GRES, plus les licences et autres</translation>
    </message>
    <message>
        <source>Jobs and what they are billed under each rule</source>
        <translation>Les jobs et leur facturation sous chaque règle</translation>
    </message>
    <message>
        <source>No jobs to bill</source>
        <translation>Aucun job à facturer</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Puces</translation>
    </message>
    <message>
        <source>Tracked TRES</source>
        <translation>TRES suivis</translation>
    </message>
    <message>
        <source>What of the hardware is shown</source>
        <translation>Ce qui est montré du matériel</translation>
    </message>
    <message>
        <source>Nodes come with the NodeName lines of slurm.conf: drop that file on the window, or add rows.</source>
        <translation>Les nœuds viennent des lignes NodeName de slurm.conf&#xa0;: déposez ce fichier sur la fenêtre, ou ajoutez des lignes.</translation>
    </message>
    <message>
        <source>what a core of each is worth</source>
        <translation>ce que vaut un cœur de chacune</translation>
    </message>
    <message>
        <source>No chips</source>
        <translation>Pas de puces</translation>
    </message>
    <message>
        <source>Add a chip with its peak speed or its weight, then choose it for the nodes that have it.</source>
        <translation>Ajoutez une puce avec sa vitesse de pointe ou son poids, puis choisissez-la pour les nœuds qui en sont équipés.</translation>
    </message>
    <message>
        <source>Chips and what their cores are worth</source>
        <translation>Les puces et ce que valent leurs cœurs</translation>
    </message>
    <message>
        <source>AccountingStorageTRES</source>
        <translation>AccountingStorageTRES</translation>
    </message>
    <message>
        <source>Tracked: %1</source>
        <translation>Suivis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Partitions come with the PartitionName lines of slurm.conf, or with scontrol show partition. Or add rows.</source>
        <translation>Les partitions viennent des lignes PartitionName de slurm.conf, ou de scontrol show partition. Ou ajoutez des lignes.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Facturation</translation>
    </message>
    <message>
        <source>Derive</source>
        <translation>Déduire</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>What is asked of the hardware</source>
        <translation>Ce qui est demandé au matériel</translation>
    </message>
    <message>
        <source>What the jobs are billed under each rule</source>
        <translation>Ce qui est facturé aux jobs sous chaque règle</translation>
    </message>
    <message>
        <source>Billing weights and raw shares as the hardware asks for them</source>
        <translation>Poids de facturation et parts brutes tels que le matériel les demande</translation>
    </message>
    <message>
        <source>What becomes of a lab&apos;s shares when it buys nodes</source>
        <translation>Ce que deviennent les parts d&apos;un laboratoire quand il achète des nœuds</translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job, or add jobs on the page Priority, to see what they are billed under each rule.</source>
        <translation>Ouvrez la sortie de scontrol -o show job, ou ajoutez des jobs à la page Priorité, pour voir ce qui leur est facturé sous chaque règle.</translation>
    </message>
    <message>
        <source>What the hardware asks for</source>
        <translation>Ce que le matériel demande</translation>
    </message>
    <message>
        <source>weights of partitions, shares of accounts</source>
        <translation>poids des partitions, parts des comptes</translation>
    </message>
    <message>
        <source>A lab buys nodes</source>
        <translation>Un labo achète des nœuds</translation>
    </message>
    <message>
        <source>what do its shares become?</source>
        <translation>que deviennent ses parts&#xa0;?</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>What each TRES adds to the billing under the three rules, and what a job blocks of its nodes</source>
        <translation>Ce que chaque TRES ajoute à la facturation sous les trois règles, et ce qu&apos;un job bloque de ses nœuds</translation>
    </message>
    <message>
        <source>Who may run where…</source>
        <translation>Qui peut calculer où…</translation>
    </message>
    <message>
        <source>Accounts against partitions: who may run where, and why</source>
        <translation>Comptes et partitions&#xa0;: qui peut tourner où, et pourquoi</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Accès</translation>
    </message>
    <message>
        <source>What of the partitions is shown</source>
        <translation>Ce qui est montré des partitions</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n CPU(s)</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPU</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::HelpPanel</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>There is no help for this page.</source>
        <translation>Il n&apos;y a pas d&apos;aide pour cette page.</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryChart</name>
    <message>
        <source>Usage and fair share over time</source>
        <translation>Consommation et fair share au fil du temps</translation>
    </message>
    <message>
        <source>Usage and fair share of %1 over time</source>
        <translation>Consommation et fair share de %1 au fil du temps</translation>
    </message>
    <message>
        <source>No pull has this account.</source>
        <translation>Aucun relevé n’a ce compte.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>usage %1</source>
        <translation>consommation %1</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>fair-share %1</source>
        <translation>fair share %1</translation>
    </message>
    <message>
        <source>raw shares %1</source>
        <translation>parts brutes %1</translation>
    </message>
    <message numerus="yes">
        <source>The policy was another one on %1: %n change(s)</source>
        <translation>
            <numerusform>La politique était autre le %1&#xa0;: %n changement</numerusform>
            <numerusform>La politique était autre le %1&#xa0;: %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Facteur fair-share</translation>
    </message>
    <message>
        <source>none in these pulls</source>
        <comment>a number of an account</comment>
        <translation>aucun dans ces relevés</translation>
    </message>
    <message>
        <source>Usage (billing TRES times seconds)</source>
        <translation>Consommation (TRES facturés fois secondes)</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing was kept yet</source>
        <translation>Rien n’est encore conservé</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Pulls and replays</source>
        <translation>Relevés et rejeux</translation>
    </message>
    <message>
        <source>account, or account/user</source>
        <translation>compte, ou compte/utilisateur</translation>
    </message>
    <message>
        <source>Account to follow</source>
        <translation>Compte à suivre</translation>
    </message>
    <message>
        <source>Whose usage and fair share to show: an account, or a user as account/user</source>
        <translation>De qui montrer la consommation et le fair share&#xa0;: un compte, ou un utilisateur comme compte/utilisateur</translation>
    </message>
    <message>
        <source>Usage and fair share</source>
        <translation>Consommation et fair share</translation>
    </message>
    <message>
        <source>a diamond stands where the policy changed</source>
        <translation>un losange marque un changement de politique</translation>
    </message>
    <message>
        <source>What changed, or was measured</source>
        <translation>Ce qui a changé, ou a été mesuré</translation>
    </message>
    <message>
        <source>What changed in the policy</source>
        <translation>Ce qui a changé dans la politique</translation>
    </message>
    <message>
        <source>What is imported from a cluster is kept from now on, with everybody&apos;s usage and fair share; so is what apportion-cli pull and replay find. A week later there is something to see.</source>
        <translation>Ce qui est importé d’un cluster est conservé désormais, avec la consommation et le fair share de tous&#xa0;; de même ce que trouvent apportion-cli pull et replay. Une semaine plus tard, il y a quelque chose à voir.</translation>
    </message>
    <message>
        <source>The history was damaged. It is kept as %1, and a new one was begun.</source>
        <translation>L’historique était endommagé. Il est conservé sous %1, et un nouveau a été commencé.</translation>
    </message>
    <message>
        <source>The history cannot be read</source>
        <translation>L’historique ne peut pas être lu</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>relevé</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>rejeu</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>%n conservé</numerusform>
            <numerusform>%n conservés</numerusform>
        </translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>Ce qui a été mesuré</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>Jobs de</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n job(s) · seed %3</source>
        <comment>trace, mode, jobs, seed of a replay</comment>
        <translation>
            <numerusform>%1 · %2 · %n job · graine %3</numerusform>
            <numerusform>%1 · %2 · %n jobs · graine %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Opens its policy again, with what had been used then, as a policy of its own</source>
        <translation>Rouvre sa politique, avec la consommation d’alors, comme une politique à part</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Nothing was done: some of them are not there any more.</source>
        <translation>Rien n’a été fait&#xa0;: certains n’existent plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted. For a day they can be brought back here.</source>
        <comment>pulls and replays</comment>
        <translation>
            <numerusform>%n supprimé. Pendant un jour, on peut revenir en arrière ici.</numerusform>
            <numerusform>%n supprimés. Pendant un jour, on peut revenir en arrière ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporter comme tableau</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Writes what is chosen, or all pulls, as comma-separated values</source>
        <translation>Écrit ce qui est choisi, ou tous les relevés, en valeurs séparées par des virgules</translation>
    </message>
    <message>
        <source>Pulls and replays have other columns: choose one or the other</source>
        <translation>Relevés et rejeux ont des colonnes différentes&#xa0;: choisir les uns ou les autres</translation>
    </message>
    <message>
        <source>Takes them out of the history; it can be undone</source>
        <translation>Les retire de l’historique&#xa0;; cela peut être annulé</translation>
    </message>
    <message>
        <source>In what both differ</source>
        <translation>En quoi les deux diffèrent</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>two times</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>since the pull before; choose two to compare them</source>
        <translation>depuis le relevé précédent&#xa0;; en choisir deux pour les comparer</translation>
    </message>
    <message>
        <source>choose one, or two to compare them</source>
        <translation>en choisir un, ou deux pour les comparer</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>the first %1 of %2; an export has all</source>
        <translation>les %1 premiers sur %2&#xa0;; un export les a tous</translation>
    </message>
    <message>
        <source>a policy cannot be read</source>
        <translation>une politique ne peut pas être lue</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>apportion::HistoryPanel</name>
    <message>
        <source>As it was opened</source>
        <translation>Tel qu&apos;à l&apos;ouverture</translation>
    </message>
    <message>
        <source>Steps that can be undone and redone</source>
        <translation>Étapes qui peuvent être annulées et rétablies</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Note sur cette étape</translation>
    </message>
    <message>
        <source>Why it was done. Ctrl+Enter keeps it, and goes on to the last step. It stays in the project file, and goes into apply.sh and reports.</source>
        <translation>Pourquoi elle a été faite. Ctrl+Entrée la garde et va à la dernière étape. Elle reste dans le fichier du projet et va dans apply.sh et les rapports.</translation>
    </message>
    <message>
        <source>A step can be given a note: why it was done.</source>
        <translation>Une étape peut recevoir une note&#xa0;: pourquoi elle a été faite.</translation>
    </message>
    <message>
        <source>This step changes nothing that a note can be on.</source>
        <translation>Cette étape ne change rien qui puisse recevoir une note.</translation>
    </message>
    <message>
        <source>This step has too many changes for one note: write notes in Compare.</source>
        <translation>Cette étape a trop de changements pour une seule note&#xa0;: écrivez-les dans Comparer.</translation>
    </message>
    <message>
        <source>Note on: %1</source>
        <translation>Note sur&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Choose slurm.conf</source>
        <translation>Choisir slurm.conf</translation>
    </message>
    <message>
        <source>Choose the associations</source>
        <translation>Choisir les associations</translation>
    </message>
    <message>
        <source>Choose the usage</source>
        <translation>Choisir la consommation</translation>
    </message>
    <message>
        <source>Choose the jobs</source>
        <translation>Choisir les jobs</translation>
    </message>
    <message>
        <source>Choose the partitions</source>
        <translation>Choisir les partitions</translation>
    </message>
    <message>
        <source>Choose Slurm&apos;s files</source>
        <translation>Choisir les fichiers de Slurm</translation>
    </message>
    <message numerus="yes">
        <source>Not one of these files, or its field is taken: %1</source>
        <translation>
            <numerusform>N&apos;est pas l&apos;un de ces fichiers, ou son champ est occupé&#xa0;: %1</numerusform>
            <numerusform>Ne sont pas de ces fichiers, ou leur champ est occupé&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n&apos;y a pas de fichier %1.</translation>
    </message>
    <message numerus="yes">
        <source>Also read: %1</source>
        <translation>
            <numerusform>Également lu&#xa0;: %1</numerusform>
            <numerusform>Également lus&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a folder of Slurm&apos;s files</source>
        <translation>Choisir un dossier de fichiers de Slurm</translation>
    </message>
</context>
<context>
    <name>apportion::InlineNotice</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>apportion::JobForm</name>
    <message>
        <source>fair-share %1</source>
        <translation>fair share %1</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>ancienneté %1</translation>
    </message>
    <message>
        <source>job size %1</source>
        <translation>taille du job %1</translation>
    </message>
    <message>
        <source>partition %1</source>
        <translation>partition %1</translation>
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
        <translation>association %1</translation>
    </message>
    <message>
        <source>site %1</source>
        <translation>site %1</translation>
    </message>
    <message>
        <source>nice %1</source>
        <translation>nice %1</translation>
    </message>
    <message>
        <source>no term gives a point</source>
        <translation>aucun terme ne donne de point</translation>
    </message>
    <message>
        <source>The user is not in the account: no fair share, no association.</source>
        <translation>L&apos;utilisateur n&apos;est pas dans le compte&#xa0;: ni fair share, ni association.</translation>
    </message>
    <message>
        <source>no partition</source>
        <translation>aucune partition</translation>
    </message>
    <message>
        <source>%1: billed %2 a second, priority %3, place %4 of %5</source>
        <translation>%1&#xa0;: facturé %2 par seconde, priorité %3, place %4 sur %5</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>16G</source>
        <translation>16G</translation>
    </message>
    <message>
        <source>Other TRES</source>
        <translation>Autres TRES</translation>
    </message>
    <message>
        <source>gres/gpu=1</source>
        <translation>gres/gpu=1</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>Nice</source>
        <translation>Nice</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Soumis</translation>
    </message>
    <message>
        <source>Add job</source>
        <translation>Ajouter un job</translation>
    </message>
    <message>
        <source>Change selected</source>
        <translation>Modifier la sélection</translation>
    </message>
    <message>
        <source>Remove selected</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>Paste jobs</source>
        <translation>Coller des jobs</translation>
    </message>
    <message>
        <source>Add the jobs that scontrol show job printed and that were copied</source>
        <translation>Ajouter les jobs affichés par scontrol show job et copiés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Fill in an account and a user, or select a job.</source>
        <translation>Renseignez un compte et un utilisateur, ou sélectionnez un job.</translation>
    </message>
    <message>
        <source>Add job %1</source>
        <translation>Ajouter le job %1</translation>
    </message>
    <message>
        <source>Change job %1</source>
        <translation>Modifier le job %1</translation>
    </message>
    <message>
        <source>Remove job %1</source>
        <translation>Supprimer le job %1</translation>
    </message>
    <message>
        <source>The policy changed meanwhile: paste again.</source>
        <translation>La politique a changé entre-temps&#xa0;: collez de nouveau.</translation>
    </message>
    <message>
        <source>Jobs added: %1</source>
        <translation>Jobs ajoutés&#xa0;: %1</translation>
    </message>
    <message>
        <source>without a time limit: %1 of usage an hour</source>
        <translation>sans limite de temps&#xa0;: %1 de consommation par heure</translation>
    </message>
    <message>
        <source>the whole run of %1 costs %2 of usage</source>
        <translation>l’exécution complète de %1 coûte %2 de consommation</translation>
    </message>
    <message>
        <source>the account has used %1</source>
        <translation>le compte a consommé %1</translation>
    </message>
    <message>
        <source>the user keeps rank %1</source>
        <translation>l’utilisateur garde le rang %1</translation>
    </message>
    <message>
        <source>the user falls from rank %1 to %2</source>
        <translation>l’utilisateur passe du rang %1 au rang %2</translation>
    </message>
    <message>
        <source>the default, %1</source>
        <comment>a QOS</comment>
        <translation>celle par défaut, %1</translation>
    </message>
    <message>
        <source>default, or a,b</source>
        <translation>par défaut, ou a,b</translation>
    </message>
    <message>
        <source>partition&apos;s, or 1-0</source>
        <translation>de la partition, ou 1-0</translation>
    </message>
</context>
<context>
    <name>apportion::JobModel</name>
    <message>
        <source>held</source>
        <translation>retenu</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>The job&apos;s number. A job that names several partitions has a row for each.</source>
        <translation>Le numéro du job. Un job qui nomme plusieurs partitions a une ligne pour chacune.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Who submitted the job.</source>
        <translation>Qui a soumis le job.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>The account whose shares and usage count.</source>
        <translation>Le compte dont les parts et la consommation comptent.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition of this row; the partition and TRES terms depend on it.</source>
        <translation>La partition de cette ligne&#xa0;; les termes de partition et de TRES en dépendent.</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The job&apos;s quality of service.</source>
        <translation>La qualité de service du job.</translation>
    </message>
    <message>
        <source>Priority, by factor</source>
        <translation>Priorité, par facteur</translation>
    </message>
    <message>
        <source>What each weighted factor adds; nice is drawn to the left of zero.</source>
        <translation>Ce qu&apos;ajoute chaque facteur pondéré&#xa0;; nice est dessiné à gauche de zéro.</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>The sum of the weighted factors, cut to an integer.</source>
        <translation>La somme des facteurs pondérés, tronquée à l&apos;entier.</translation>
    </message>
    <message>
        <source>Age (points)</source>
        <translation>Ancienneté (points)</translation>
    </message>
    <message>
        <source>Assoc (points)</source>
        <translation>Assoc (points)</translation>
    </message>
    <message>
        <source>For the priority of the association.</source>
        <translation>Pour la priorité de l&apos;association.</translation>
    </message>
    <message>
        <source>Fair-share (points)</source>
        <translation>Fair-share (points)</translation>
    </message>
    <message>
        <source>The user&apos;s fair-share factor times PriorityWeightFairshare.</source>
        <translation>Le facteur fair-share de l&apos;utilisateur fois PriorityWeightFairshare.</translation>
    </message>
    <message>
        <source>Job size (points)</source>
        <translation>Taille du job (points)</translation>
    </message>
    <message>
        <source>For the nodes and CPUs the job asks for.</source>
        <translation>Pour les nœuds et les CPU que le job demande.</translation>
    </message>
    <message>
        <source>Partition (points)</source>
        <translation>Partition (points)</translation>
    </message>
    <message>
        <source>For the PriorityJobFactor of the partition.</source>
        <translation>Pour le PriorityJobFactor de la partition.</translation>
    </message>
    <message>
        <source>QOS (points)</source>
        <translation>QOS (points)</translation>
    </message>
    <message>
        <source>For the priority of the quality of service.</source>
        <translation>Pour la priorité de la qualité de service.</translation>
    </message>
    <message>
        <source>TRES (points)</source>
        <translation>TRES (points)</translation>
    </message>
    <message>
        <source>For the resources the job asks for, each with its own weight.</source>
        <translation>Pour les ressources que le job demande, chacune avec son propre poids.</translation>
    </message>
    <message>
        <source>Site (points)</source>
        <translation>Site (points)</translation>
    </message>
    <message>
        <source>What the site factor plugin adds.</source>
        <translation>Ce qu&apos;ajoute le plugin du facteur de site.</translation>
    </message>
    <message>
        <source>Nice (points)</source>
        <translation>Nice (points)</translation>
    </message>
    <message>
        <source>What is taken away: the user&apos;s or administrator&apos;s adjustment.</source>
        <translation>Ce qui est retranché&#xa0;: l&apos;ajustement de l&apos;utilisateur ou de l&apos;administrateur.</translation>
    </message>
    <message>
        <source>For the time the job has been waiting until the cluster was asked; full after PriorityMaxAge.</source>
        <translation>Pour le temps d’attente du job jusqu’au moment où le cluster a été interrogé&#xa0;; entier après PriorityMaxAge.</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>a job that is handed in later</comment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>a job that is not looked at yet: for a begin time, a dependency or a QOS</comment>
        <translation>attend</translation>
    </message>
</context>
<context>
    <name>apportion::LadderChart</name>
    <message>
        <source>LevelFS ladder</source>
        <translation>Échelle des LevelFS</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see in which order Fair Tree walks its accounts.</source>
        <translation>Pas encore de comptes. Ouvrez ou importez une politique pour voir dans quel ordre Fair Tree parcourt ses comptes.</translation>
    </message>
    <message>
        <source>Level of</source>
        <translation>Niveau de</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Association</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>LevelFS</source>
        <translation>LevelFS</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>Parts norm.</translation>
    </message>
    <message>
        <source>Effective usage</source>
        <translation>Consommation effective</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Régime</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Ex æquo</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
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
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>on parent: ranked as unused</source>
        <translation>sur parent&#xa0;: classé comme inutilisé</translation>
    </message>
    <message>
        <source>LevelFS %1</source>
        <translation>LevelFS %1</translation>
    </message>
    <message>
        <source>%1 of the level&apos;s shares</source>
        <translation>%1 des parts du niveau</translation>
    </message>
    <message>
        <source>%1 of its usage</source>
        <translation>%1 de sa consommation</translation>
    </message>
    <message>
        <source>F %1, rank %2</source>
        <translation>F %1, rang %2</translation>
    </message>
    <message numerus="yes">
        <source>ties with %n other(s)</source>
        <translation>
            <numerusform>ex æquo avec %n autre</numerusform>
            <numerusform>ex æquo avec %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tied accounts&apos; children form one level of %n: sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>Ce qui dépend des comptes à égalité forme un niveau de %n&#xa0;: trié par LevelFS, le plus haut d’abord.</numerusform>
            <numerusform>Ce qui dépend des comptes à égalité forme un niveau de %n&#xa0;: trié par LevelFS, le plus haut d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What hangs from %1, %n in all, is sorted by LevelFS, the highest first.</source>
        <translation>
            <numerusform>Ce qui dépend de %1, %n en tout, est trié par LevelFS, le plus haut d’abord.</numerusform>
            <numerusform>Ce qui dépend de %1, %n en tout, est trié par LevelFS, le plus haut d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room for it on the ladder.</source>
        <comment>an account or a user</comment>
        <translation>Il n&apos;y a pas de place pour cela sur l&apos;échelle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 comes next with LevelFS %2, tied with %n other(s): everybody in it is ranked now.</source>
        <translation>
            <numerusform>%1 vient ensuite avec LevelFS %2, à égalité avec %n autre&#xa0;: tous ceux qui y sont reçoivent leur rang.</numerusform>
            <numerusform>%1 vient ensuite avec LevelFS %2, à égalité avec %n autres&#xa0;: tous ceux qui y sont reçoivent leur rang.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 comes next with LevelFS %2: everybody in it is ranked before whoever comes later.</source>
        <translation>%1 vient ensuite avec LevelFS %2&#xa0;: tous ceux qui y sont reçoivent leur rang avant ceux qui viennent après.</translation>
    </message>
    <message>
        <source>%1 (LevelFS %2) shares rank %3: F = %4.</source>
        <translation>%1 (LevelFS %2) partage le rang %3&#xa0;: F = %4.</translation>
    </message>
    <message>
        <source>%1 (LevelFS %2) gets rank %3: F = %4.</source>
        <translation>%1 (LevelFS %2) reçoit le rang %3&#xa0;: F = %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n user(s) left.</source>
        <translation>
            <numerusform>Reste %n utilisateur.</numerusform>
            <numerusform>Restent %n utilisateurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user and the rank</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>LevelFS = share ÷ use on its own level</source>
        <translation>LevelFS = part ÷ consommation à son propre niveau</translation>
    </message>
    <message>
        <source>%1; ranked from the left</source>
        <comment>what LevelFS is</comment>
        <translation>%1&#xa0;; classement à partir de la gauche</translation>
    </message>
    <message>
        <source>Ranked from the left</source>
        <translation>Classement depuis la gauche</translation>
    </message>
    <message>
        <source>+%1 without a name</source>
        <comment>so many marks</comment>
        <translation>+%1 sans nom</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n autre non représenté</numerusform>
            <numerusform>%n autres non représentés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::LastResetField</name>
    <message>
        <source>Last reset (UTC)</source>
        <translation>Remise à zéro (UTC)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>When slurmctld last set all usage to 0, or first started. Its file priority_last_decay_ran says it, which can be opened here; no command does.</source>
        <translation>Quand slurmctld a remis pour la dernière fois toute la consommation à 0, ou a démarré pour la première fois. Son fichier priority_last_decay_ran le dit et peut être ouvert ici&#xa0;; aucune commande ne le dit.</translation>
    </message>
    <message>
        <source>The next one is due on %1</source>
        <translation>La prochaine est due le %1</translation>
    </message>
    <message>
        <source>Write a time like 2026-03-01 00:00</source>
        <translation>Écrivez une heure comme 2026-03-01 00:00</translation>
    </message>
    <message>
        <source>One was due on %1: slurmctld makes up for it</source>
        <translation>Une était due le %1&#xa0;: slurmctld la rattrape</translation>
    </message>
</context>
<context>
    <name>apportion::LearnController</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>Open a &amp;folder of lessons…</source>
        <translation>Ouvrir un &amp;dossier de leçons…</translation>
    </message>
    <message>
        <source>&amp;Show the lessons beside the page</source>
        <translation>&amp;Afficher les leçons à côté de la page</translation>
    </message>
    <message>
        <source>A folder of lessons</source>
        <translation>Un dossier de leçons</translation>
    </message>
    <message>
        <source>Write your results</source>
        <translation>Écrire vos résultats</translation>
    </message>
    <message>
        <source>Web page (*.html);;Printable (*.pdf)</source>
        <translation>Page web (*.html);;Imprimable (*.pdf)</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n&apos;a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Save the lesson as a web page</source>
        <translation>Enregistrer la leçon comme page web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened.</source>
        <translation>L’exemple «&#xa0;%1&#xa0;» de cette leçon n’a pas pu être ouvert.</translation>
    </message>
</context>
<context>
    <name>apportion::LearnPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Close the lessons</source>
        <translation>Fermer les leçons</translation>
    </message>
    <message>
        <source>Open a folder of lessons…</source>
        <translation>Ouvrir un dossier de leçons…</translation>
    </message>
    <message>
        <source>End the lesson; what it changed is taken back</source>
        <translation>Terminer la leçon&#xa0;; ce qu&apos;elle a modifié est annulé</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next step of the lesson</source>
        <translation>Étape suivante de la leçon</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>There is no file *%1 in this folder.</source>
        <translation>Il n&apos;y a pas de fichier *%1 dans ce dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%1 About %n minute(s).</source>
        <translation>
            <numerusform>%1 Environ %n minute.</numerusform>
            <numerusform>%1 Environ %n minutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <comment>a file, a line, what is wrong there</comment>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of a lesson</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminer la leçon</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your name, on the page of results</source>
        <translation>Votre nom, sur la page des résultats</translation>
    </message>
    <message>
        <source>Whose answers are kept: each name has its own progress</source>
        <translation>À qui sont les réponses gardées&#xa0;: chaque nom a sa propre progression</translation>
    </message>
    <message>
        <source>Results…</source>
        <translation>Résultats…</translation>
    </message>
    <message>
        <source>Writes a page with your answers, to hand in</source>
        <translation>Écrit une page avec vos réponses, à remettre</translation>
    </message>
    <message>
        <source>How it comes about stands here once the question is answered.</source>
        <translation>Le calcul apparaît ici une fois la question résolue.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n question(s) answered.</source>
        <translation>
            <numerusform>Question résolue&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Questions résolues&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the lesson as a web page…</source>
        <translation>Enregistrer la leçon comme page web…</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>The question is not answered then; Next goes on from there</source>
        <translation>La question n’est alors pas répondue&#xa0;; «&#xa0;Suivant&#xa0;» continue à partir de là</translation>
    </message>
</context>
<context>
    <name>apportion::LessonController</name>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>The sample “%1” of this lesson could not be opened.</source>
        <translation>L&apos;exemple «&#xa0;%1&#xa0;» de cette leçon n&apos;a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::LessonSession</name>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::LimitModel</name>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>What is limited, by sacctmgr&apos;s word for it</source>
        <translation>Ce qui est limité, avec le mot de sacctmgr</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Which TRES, and the unit</source>
        <translation>Quel TRES, et l&apos;unité</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propre</translation>
    </message>
    <message>
        <source>The value that is set here; Delete takes it away</source>
        <translation>La valeur définie ici&#xa0;; Suppr l&apos;enlève</translation>
    </message>
    <message>
        <source>Without it</source>
        <translation>Sans elle</translation>
    </message>
    <message>
        <source>What would count without an own value, and whose it is</source>
        <translation>Ce qui compterait sans valeur propre, et à qui c&apos;est</translation>
    </message>
    <message>
        <source>Binds first</source>
        <translation>Limite d&apos;abord</translation>
    </message>
    <message>
        <source>QOS %1</source>
        <translation>QOS %1</translation>
    </message>
    <message>
        <source>Add a limit…</source>
        <translation>Ajouter une limite…</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>jobs</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Choose a TRES…</source>
        <translation>Choisir un TRES…</translation>
    </message>
    <message>
        <source>%1 × min</source>
        <comment>a TRES</comment>
        <translation>%1 × min</translation>
    </message>
    <message>
        <source>Type a value…</source>
        <translation>Taper une valeur…</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a limit; whose it is</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Choose a limit here, then what it is of, then type its value</source>
        <translation>Choisissez ici une limite, puis de quoi, puis tapez sa valeur</translation>
    </message>
    <message>
        <source>%1 × hours: %2</source>
        <comment>a TRES; a number</comment>
        <translation>%1 × heures&#xa0;: %2</translation>
    </message>
    <message>
        <source>priority</source>
        <comment>of jobs</comment>
        <translation>priorité</translation>
    </message>
    <message>
        <source>The value that jobs of this association under its default QOS meet first, and whose it is: of that QOS; else of a Grp limit the smallest on the way to root, of others the nearest</source>
        <translation>La valeur que les jobs de cette association rencontrent d’abord sous sa QOS par défaut, et à qui elle est&#xa0;: celle de cette QOS&#xa0;; sinon, pour une limite Grp, la plus petite sur le chemin vers root, pour les autres la plus proche</translation>
    </message>
</context>
<context>
    <name>apportion::LimitTable</name>
    <message numerus="yes">
        <source>%1: used up; %n days without jobs make room again.</source>
        <translation>
            <numerusform>%1&#xa0;: épuisé&#xa0;; %n jour sans jobs refait de la place.</numerusform>
            <numerusform>%1&#xa0;: épuisé&#xa0;; %n jours sans jobs refont de la place.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: used up, and it does not decay.</source>
        <translation>%1&#xa0;: épuisé, et cela ne décroît pas.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 TRES × minutes are left; %4 come back within a day.</source>
        <translation>%1&#xa0;: il reste %2 des %3 TRES × minutes&#xa0;; %4 reviennent en un jour.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Take this limit away</source>
        <translation>Enlever cette limite</translation>
    </message>
    <message>
        <source>%1: what was used of it is not known; sshare with the column GrpTRESRaw says it.</source>
        <translation>%1&#xa0;: la quantité consommée n’est pas connue&#xa0;; sshare avec la colonne GrpTRESRaw la donne.</translation>
    </message>
</context>
<context>
    <name>apportion::MainWindow</name>
    <message>
        <source>Accounts, users and their shares</source>
        <translation>Les comptes, les utilisateurs et leurs parts</translation>
    </message>
    <message>
        <source>Nodes, partitions and what jobs are billed</source>
        <translation>Nœuds, partitions et facturation des jobs</translation>
    </message>
    <message>
        <source>How usage counts and fades</source>
        <translation>Comment la consommation compte et s&apos;estompe</translation>
    </message>
    <message>
        <source>Weights, and the jobs in the order in which Slurm looks at them</source>
        <translation>Les poids, et les jobs dans l&apos;ordre où Slurm les examine</translation>
    </message>
    <message>
        <source>The draft against the baseline</source>
        <translation>Le brouillon face à la référence</translation>
    </message>
    <message>
        <source>Settings and commands for the cluster</source>
        <translation>Paramètres et commandes pour le cluster</translation>
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
        <translation>%1 — modifié</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>the name of a chart to save</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>This page has no picture</source>
        <translation>Cette page n&apos;a pas d&apos;image</translation>
    </message>
    <message>
        <source>About Apportion</source>
        <translation>À propos d&apos;Apportion</translation>
    </message>
    <message>
        <source>Apportion %1</source>
        <translation>Apportion %1</translation>
    </message>
    <message>
        <source>Design the fair-share and priority policy of a Slurm cluster.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Concevoir la politique de fair share et de priorité d&apos;un cluster Slurm.

Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>&amp;Accounts</source>
        <translation>&amp;Comptes</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a file, and the scenario that is edited</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lessons, beside the page that they talk about</source>
        <translation>Des leçons, à côté de la page dont elles parlent</translation>
    </message>
    <message>
        <source>A queue of jobs under the scenarios: who waits how long, and why</source>
        <translation>Une file de jobs sous les scénarios&#xa0;: qui attend combien de temps, et pourquoi</translation>
    </message>
    <message>
        <source>Usage and fair share over the weeks, and what was replayed</source>
        <translation>Consommation et fair share au fil des semaines, et ce qui a été rejoué</translation>
    </message>
</context>
<context>
    <name>apportion::MergeDialog</name>
    <message>
        <source>Changed on both sides</source>
        <translation>Modifié des deux côtés</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>All of yours</source>
        <translation>Toutes les vôtres</translation>
    </message>
    <message>
        <source>None of yours</source>
        <translation>Aucune des vôtres</translation>
    </message>
    <message>
        <source>Choose what is to stand where both sides changed the same. The rest is merged; undo takes all of it back.</source>
        <translation>Choisissez ce qui doit valoir là où les deux côtés ont modifié la même chose. Le reste est fusionné&#xa0;; annuler revient sur tout.</translation>
    </message>
</context>
<context>
    <name>apportion::MomentText</name>
    <message>
        <source>in %1 h</source>
        <translation>dans %1 h</translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
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
        <translation>Prévision&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 h ago</source>
        <translation>il y a %1 h</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Past: %1</source>
        <comment>%1 is &quot;12 days ago&quot;</comment>
        <translation>Passé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>apportion::NewDialog</name>
    <message>
        <source>New policy</source>
        <translation>Nouvelle politique</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>&amp;Name of the cluster</source>
        <translation>&amp;Nom du cluster</translation>
    </message>
    <message>
        <source>&amp;Algorithm</source>
        <translation>&amp;Algorithme</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>CPUs of a node</source>
        <translation>CPU d’un nœud</translation>
    </message>
    <message>
        <source>Memory of a node, GB</source>
        <translation>Mémoire d’un nœud, Go</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPU d’un nœud</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Accounts and users</source>
        <translation>Comptes et utilisateurs</translation>
    </message>
    <message>
        <source>From a CSV file…</source>
        <translation>Depuis un fichier CSV…</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>One line for each account: its name, its shares and the account above it. For each user: account/user and shares. Or begin with a line that names the columns: Account, User, Shares, Parent.</source>
        <translation>Une ligne par compte&#xa0;: son nom, ses parts et le compte au-dessus. Par utilisateur&#xa0;: compte/utilisateur et parts. Ou commencez par une ligne qui nomme les colonnes&#xa0;: Account, User, Shares, Parent.</translation>
    </message>
    <message>
        <source>%1 is text neither in UTF-8 nor in UTF-16. Save the table as CSV in UTF-8.</source>
        <translation>%1 n’est un texte ni en UTF-8 ni en UTF-16. Enregistrer le tableau en CSV, en UTF-8.</translation>
    </message>
    <message>
        <source>What was typed before</source>
        <translation>Ce qui a été saisi auparavant</translation>
    </message>
</context>
<context>
    <name>apportion::NodeGroupModel</name>
    <message>
        <source>public</source>
        <comment>nodes bought for everybody</comment>
        <translation>commun</translation>
    </message>
    <message>
        <source>There is no chip “%1” in this policy.</source>
        <translation>Il n&apos;y a pas de puce «&#xa0;%1&#xa0;» dans cette politique.</translation>
    </message>
    <message>
        <source>There is no account “%1”: name accounts, separated by commas, or public.</source>
        <translation>Il n&apos;y a pas de compte «&#xa0;%1&#xa0;»&#xa0;: nommez des comptes, séparés par des virgules, ou public.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>The host list of the NodeName line.</source>
        <translation>La liste d&apos;hôtes de la ligne NodeName.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Puce</translation>
    </message>
    <message>
        <source>The processor: its peak speed gives the weight of a core.</source>
        <translation>Le processeur&#xa0;: sa vitesse de crête donne le poids d&apos;un cœur.</translation>
    </message>
    <message>
        <source>Bought by</source>
        <translation>Acheté par</translation>
    </message>
    <message>
        <source>Who paid for the nodes: public, an account, or several accounts together. Shares are derived from it.</source>
        <translation>Qui a payé les nœuds&#xa0;: public, un compte, ou plusieurs comptes ensemble. Les parts en sont déduites.</translation>
    </message>
    <message>
        <source>%1 cannot be made longer or shorter by number: edit the list of nodes instead.</source>
        <translation>%1 ne peut être allongé ou raccourci par le nombre&#xa0;: modifiez plutôt la liste des nœuds.</translation>
    </message>
    <message>
        <source>“%1” is no memory: write 256000 (MB) or 256G.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une mémoire&#xa0;: écrivez 256000 (MB) ou 256G.</translation>
    </message>
    <message>
        <source>“%1” is no GRES: write gpu:4 or gpu:a100:4,nvme:1.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un GRES&#xa0;: écrivez gpu:4 ou gpu:a100:4,nvme:1.</translation>
    </message>
    <message>
        <source>Change nodes %1</source>
        <translation>Modifier les nœuds %1</translation>
    </message>
    <message>
        <source>Add nodes %1</source>
        <translation>Ajouter les nœuds %1</translation>
    </message>
    <message>
        <source>Duplicate nodes as %1</source>
        <translation>Dupliquer les nœuds en %1</translation>
    </message>
    <message>
        <source>Remove nodes %1</source>
        <translation>Supprimer les nœuds %1</translation>
    </message>
    <message>
        <source>Move nodes</source>
        <translation>Déplacer les nœuds</translation>
    </message>
    <message>
        <source>How many nodes the list names. Another number makes the list longer or shorter.</source>
        <translation>Combien de nœuds la liste nomme. Un autre nombre allonge ou raccourcit la liste.</translation>
    </message>
    <message>
        <source>CPUs/node</source>
        <translation>CPU/nœud</translation>
    </message>
    <message>
        <source>The CPUs of one node, as Slurm counts them.</source>
        <translation>Les CPU d&apos;un nœud, comme Slurm les compte.</translation>
    </message>
    <message>
        <source>Cores/node</source>
        <translation>Cœurs/nœud</translation>
    </message>
    <message>
        <source>The cores of one node: weights and shares are derived from them.</source>
        <translation>Les cœurs d&apos;un nœud&#xa0;: les poids et les parts en sont déduits.</translation>
    </message>
    <message>
        <source>Memory/node</source>
        <translation>Mémoire/nœud</translation>
    </message>
    <message>
        <source>The memory of one node. A number alone is MB; write 256G for GB.</source>
        <translation>La mémoire d&apos;un nœud. Un nombre seul est en MB&#xa0;; écrivez 256G pour des GB.</translation>
    </message>
    <message>
        <source>GRES/node</source>
        <translation>GRES/nœud</translation>
    </message>
    <message>
        <source>The generic resources of one node, as slurm.conf writes them: gpu:a100:4.</source>
        <translation>Les ressources génériques d&apos;un nœud, comme slurm.conf les écrit&#xa0;: gpu:a100:4.</translation>
    </message>
</context>
<context>
    <name>apportion::Page</name>
    <message>
        <source>%1 is not complete: this is what is left of it. Save it under another name to go on with it.</source>
        <translation>%1 n’est pas complet&#xa0;: voici ce qu’il en reste. Enregistrez-le sous un autre nom pour continuer avec.</translation>
    </message>
</context>
<context>
    <name>apportion::PartitionModel</name>
    <message>
        <source>No weights: each CPU counts 1.</source>
        <translation>Pas de poids&#xa0;: chaque CPU compte pour 1.</translation>
    </message>
    <message>
        <source>“%1” is no weight: write CPU=1.0,Mem=0.25G,GRES/gpu=2.0.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un poids&#xa0;: écrivez CPU=1.0,Mem=0.25G,GRES/gpu=2.0.</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>The partition&apos;s name.</source>
        <translation>Le nom de la partition.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>How many nodes it has.</source>
        <translation>Combien de nœuds elle a.</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The CPUs of its nodes.</source>
        <translation>Les CPU de ses nœuds.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>The memory of its nodes.</source>
        <translation>La mémoire de ses nœuds.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The GPUs of its nodes.</source>
        <translation>Les GPU de ses nœuds.</translation>
    </message>
    <message>
        <source>Billing weights (per unit)</source>
        <translation>Poids de facturation (par unité)</translation>
    </message>
    <message>
        <source>TRESBillingWeights: what a second of each resource costs. Without weights each CPU counts 1. Memory is weighted per MB, or per GB with a G.</source>
        <translation>TRESBillingWeights&#xa0;: ce que coûte une seconde de chaque ressource. Sans poids, chaque CPU compte 1. La mémoire est pondérée par MB, ou par GB avec un G.</translation>
    </message>
    <message>
        <source>Job factor</source>
        <translation>Facteur de job</translation>
    </message>
    <message>
        <source>PriorityJobFactor: what the partition adds to a job&apos;s priority, against the highest of all partitions.</source>
        <translation>PriorityJobFactor&#xa0;: ce que la partition ajoute à la priorité d&apos;un job, par rapport à la plus élevée de toutes les partitions.</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>PriorityTier: jobs in a higher tier come first, whatever their priority.</source>
        <translation>PriorityTier&#xa0;: les jobs d&apos;un tier plus élevé passent d&apos;abord, quelle que soit leur priorité.</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>The partition&apos;s own quality of service.</source>
        <translation>La qualité de service propre à la partition.</translation>
    </message>
    <message>
        <source>Max time</source>
        <translation>Durée max.</translation>
    </message>
    <message>
        <source>The longest time limit of a job.</source>
        <translation>La plus longue limite de temps d&apos;un job.</translation>
    </message>
    <message>
        <source>The name of a partition is one word.</source>
        <translation>Le nom d&apos;une partition est un seul mot.</translation>
    </message>
    <message>
        <source>There is a partition “%1” already.</source>
        <translation>Il existe déjà une partition «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is no list of nodes.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une liste de nœuds.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>Il n&apos;y a pas de QOS «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Change partition %1</source>
        <translation>Modifier la partition %1</translation>
    </message>
    <message>
        <source>Add partition %1</source>
        <translation>Ajouter la partition %1</translation>
    </message>
    <message>
        <source>Duplicate partition as %1</source>
        <translation>Dupliquer la partition en %1</translation>
    </message>
    <message>
        <source>Remove partition %1</source>
        <translation>Supprimer la partition %1</translation>
    </message>
    <message>
        <source>Move partitions</source>
        <translation>Déplacer les partitions</translation>
    </message>
    <message>
        <source>Node list</source>
        <translation>Liste de nœuds</translation>
    </message>
    <message>
        <source>Its nodes as slurm.conf names them: a host list, or ALL.</source>
        <translation>Ses nœuds tels que slurm.conf les nomme&#xa0;: une liste d&apos;hôtes, ou ALL.</translation>
    </message>
    <message>
        <source>Requeue</source>
        <translation>Requeue</translation>
    </message>
    <message>
        <source>A partition whose jobs are pushed aside: charged a flat half, and left out of the gratis shares.</source>
        <translation>Une partition dont les jobs sont écartés&#xa0;: facturée à moitié, au forfait, et exclue des parts gratuites.</translation>
    </message>
    <message>
        <source>“%1” cannot be the %2 of a partition.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le %2 d&apos;une partition.</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Il n&apos;y a pas de compte «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Whether jobs may be submitted, and start. Empty: UP.</source>
        <translation>Si des jobs peuvent être soumis, et démarrer. Vide&#xa0;: UP.</translation>
    </message>
    <message>
        <source>The QOS that may run here. Empty: all.</source>
        <translation>Les QOS qui peuvent tourner ici. Vide&#xa0;: toutes.</translation>
    </message>
    <message>
        <source>The QOS that may not. Counts where AllowQos is empty.</source>
        <translation>Les QOS qui ne le peuvent pas. Compte quand AllowQos est vide.</translation>
    </message>
    <message>
        <source>The groups of the system whose users may run here. Empty: all.</source>
        <translation>Les groupes du système dont les utilisateurs peuvent tourner ici. Vide&#xa0;: tous.</translation>
    </message>
    <message>
        <source>The most nodes of a job. Empty: no limit.</source>
        <translation>Le plus de nœuds d&apos;un job. Vide&#xa0;: aucune limite.</translation>
    </message>
    <message>
        <source>The accounts that may run here, from Slurm 23.02 on with all below them. Empty: all.</source>
        <translation>Les comptes qui peuvent tourner ici, à partir de Slurm 23.02 avec tous ceux en dessous. Vide&#xa0;: tous.</translation>
    </message>
    <message>
        <source>The accounts that may not, from Slurm 23.02 on with all below them. Counts where AllowAccounts is empty.</source>
        <translation>Les comptes qui ne le peuvent pas, à partir de Slurm 23.02 avec tous ceux en dessous. Compte quand AllowAccounts est vide.</translation>
    </message>
</context>
<context>
    <name>apportion::PasteForm</name>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>Compte / utilisateur</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>What pasting would change</source>
        <translation>Ce que le collage modifierait</translation>
    </message>
    <message numerus="yes">
        <source>Pasting changes %n values</source>
        <translation>
            <numerusform>Le collage modifie %n valeur</numerusform>
            <numerusform>Le collage modifie %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Pasting changes nothing</source>
        <translation>Le collage ne modifie rien</translation>
    </message>
    <message numerus="yes">
        <source>%n values are there already.</source>
        <translation>
            <numerusform>%n valeur y est déjà.</numerusform>
            <numerusform>%n valeurs y sont déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines could not be read; they stand first.</source>
        <translation>
            <numerusform>%n ligne n&apos;a pas pu être lue&#xa0;; elle figure en tête.</numerusform>
            <numerusform>%n lignes n&apos;ont pas pu être lues&#xa0;; elles figurent en tête.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no text that could be pasted here.</source>
        <translation>Il n&apos;y a pas de texte à coller ici.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <comment>of a table that was pasted</comment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>apportion::PeopleDialog</name>
    <message>
        <source>Earlier list…</source>
        <translation>Liste antérieure…</translation>
    </message>
    <message>
        <source>Users from a list</source>
        <translation>Utilisateurs d&apos;une liste</translation>
    </message>
    <message>
        <source>Read lists…</source>
        <translation>Lire des listes…</translation>
    </message>
    <message>
        <source>The list as it was before: who had another name under the same number was renamed</source>
        <translation>La liste telle qu&apos;elle était&#xa0;: qui avait un autre nom sous le même numéro a été renommé</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>What the lists would change</source>
        <translation>Ce que les listes changeraient</translation>
    </message>
    <message>
        <source>Change users</source>
        <translation>Changer les utilisateurs</translation>
    </message>
    <message>
        <source>Earlier list</source>
        <translation>Liste antérieure</translation>
    </message>
    <message>
        <source>Lists of people</source>
        <translation>Listes de personnes</translation>
    </message>
    <message>
        <source>Lists (*.csv *.tsv *.txt *.ldif *.passwd *.group);;All files (*)</source>
        <translation>Listes (*.csv *.tsv *.txt *.ldif *.passwd *.group);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Nothing is read yet.</source>
        <translation>Rien n&apos;est encore lu.</translation>
    </message>
    <message>
        <source>The users are as the lists have them.</source>
        <translation>Les utilisateurs sont tels que dans les listes.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are chosen. Nobody is removed unless it is chosen.</source>
        <translation>
            <numerusform>%n changement est choisi. Personne n&apos;est supprimé sans que ce soit choisi.</numerusform>
            <numerusform>%n changements sont choisis. Personne n&apos;est supprimé sans que ce soit choisi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n users have no account here.</source>
        <translation>
            <numerusform>%n utilisateur n’a pas de compte ici.</numerusform>
            <numerusform>%n utilisateurs n’ont pas de compte ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV with a header (user,account,shares), or the output of getent passwd, getent group or ldapsearch -LLL. Groups that are accounts here count.</source>
        <translation>CSV avec un en-tête (user,account,shares), ou la sortie de getent passwd, getent group ou ldapsearch -LLL. Comptent les groupes qui sont des comptes ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n users have a name that nobody can have.</source>
        <translation>
            <numerusform>%n utilisateur a un nom que personne ne peut avoir.</numerusform>
            <numerusform>%n utilisateurs ont un nom que personne ne peut avoir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a user, and why he was left out</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>apportion::PlacesForm</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Users in several accounts</source>
        <translation>Utilisateurs dans plusieurs comptes</translation>
    </message>
    <message>
        <source>Users, with commas between them</source>
        <translation>Utilisateurs, séparés par des virgules</translation>
    </message>
    <message>
        <source>Names of the users</source>
        <translation>Noms des utilisateurs</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>Raw shares in each of the accounts: a number, or “parent”</source>
        <translation>Parts brutes dans chacun des comptes&#xa0;: un nombre, ou «&#xa0;parent&#xa0;»</translation>
    </message>
    <message>
        <source>Accounts, with commas between them</source>
        <translation>Comptes, séparés par des virgules</translation>
    </message>
    <message>
        <source>Names of the accounts</source>
        <translation>Noms des comptes</translation>
    </message>
    <message>
        <source>Default account</source>
        <translation>Compte par défaut</translation>
    </message>
    <message>
        <source>The account that jobs are charged to when they name none</source>
        <translation>Le compte auquel sont imputés les jobs qui n’en nomment aucun</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>There is no account “%1”.</source>
        <translation>Le compte «&#xa0;%1&#xa0;» n&apos;existe pas.</translation>
    </message>
    <message>
        <source>as it is</source>
        <comment>the default account is not changed</comment>
        <translation>inchangé</translation>
    </message>
    <message numerus="yes">
        <source>%n of them stand there already and stay as they are.</source>
        <translation>
            <numerusform>%n d’entre eux s’y trouve déjà et reste tel quel.</numerusform>
            <numerusform>%n d’entre eux s’y trouvent déjà et restent tels quels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %1 to %n accounts</source>
        <translation>
            <numerusform>Ajouter %1 à %n compte</numerusform>
            <numerusform>Ajouter %1 à %n comptes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::PlayButton</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
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
        <translation>Absent de la référence</translation>
    </message>
    <message>
        <source>%1 in the baseline</source>
        <translation>%1 dans la référence</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
</context>
<context>
    <name>apportion::PriorityChart</name>
    <message>
        <source>Priority of the jobs, by factor</source>
        <translation>Priorité des jobs, par facteur</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who is first, and why.</source>
        <translation>Pas encore de jobs. Importez la sortie de «&#xa0;scontrol -o show job&#xa0;» pour voir qui est premier, et pourquoi.</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenu</translation>
    </message>
    <message>
        <source>Job %1 of %2</source>
        <translation>Job %1 de %2</translation>
    </message>
    <message>
        <source>Job %1 of %2 in %3</source>
        <translation>Job %1 de %2 dans %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>a job, and how many more jobs of the account</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Priority of the jobs, against job %1</source>
        <translation>Priorité des jobs, par rapport au job %1</translation>
    </message>
    <message>
        <source>Priority of each account&apos;s first job, by factor</source>
        <translation>Priorité du premier job de chaque compte, par facteur</translation>
    </message>
    <message>
        <source>Points more or less than job %1</source>
        <translation>Points de plus ou de moins que le job %1</translation>
    </message>
    <message numerus="yes">
        <source>the first of %n job(s) of %1</source>
        <translation>
            <numerusform>le seul job de %1</numerusform>
            <numerusform>le premier de %n jobs de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points against job %2</source>
        <translation>%1 points par rapport au job %2</translation>
    </message>
</context>
<context>
    <name>apportion::PriorityPage</name>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Flags of the priority</source>
        <translation>Options de la priorité</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Pending jobs, in the order Slurm looks at them</source>
        <translation>Jobs en attente, dans l&apos;ordre où Slurm les examine</translation>
    </message>
    <message>
        <source>Pending jobs in the order in which Slurm looks at them</source>
        <translation>Les jobs en attente, dans l&apos;ordre où Slurm les examine</translation>
    </message>
    <message>
        <source>No jobs</source>
        <translation>Pas de jobs</translation>
    </message>
    <message>
        <source>Open the output of scontrol -o show job to see in which order Slurm would look at them, and why.</source>
        <translation>Ouvrez la sortie de scontrol -o show job pour voir dans quel ordre Slurm les examinerait, et pourquoi.</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>Ouvrir des fichiers…</translation>
    </message>
    <message>
        <source>What would a job of mine cost?</source>
        <translation>Que coûterait un de mes jobs&#xa0;?</translation>
    </message>
    <message>
        <source>Which weight makes up for a regime?</source>
        <translation>Quel poids compense un régime&#xa0;?</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>How the jobs are shown</source>
        <translation>Affichage des jobs</translation>
    </message>
    <message>
        <source>The priorities while the jobs go on waiting, and who passes whom</source>
        <translation>Les priorités pendant que les jobs continuent d&apos;attendre, et qui dépasse qui</translation>
    </message>
    <message>
        <source>How many days of waiting a QOS, a partition or a regime is worth</source>
        <translation>Combien de jours d&apos;attente vaut une QOS, une partition ou un régime</translation>
    </message>
    <message>
        <source>Reset to Slurm&apos;s default</source>
        <translation>Revenir à la valeur par défaut de Slurm</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>No flag at all, which is Slurm&apos;s default; a step that can be undone</source>
        <translation>Aucun flag, ce qui est la valeur par défaut de Slurm&#xa0;; une étape qui peut être annulée</translation>
    </message>
    <message>
        <source>%1: not set by default.</source>
        <translation>%1&#xa0;: non défini par défaut.</translation>
    </message>
    <message>
        <source>None is set by default.</source>
        <translation>Aucun n’est défini par défaut.</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
    </message>
    <message>
        <source>%1, as of %2 UTC</source>
        <translation>%1, au %2 UTC</translation>
    </message>
    <message>
        <source>Time stands still when the cluster was asked, else at the newest submission: until then the jobs have been waiting here</source>
        <translation>Le temps est arrêté au moment où le cluster a été interrogé, sinon à la soumission la plus récente&#xa0;: c’est jusque-là que les jobs ont attendu ici</translation>
    </message>
    <message>
        <source>Every job</source>
        <translation>Chaque job</translation>
    </message>
    <message>
        <source>Show every job, not the first of each account alone</source>
        <translation>Montrer chaque job, pas seulement le premier de chaque compte</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Show only what the others have more or less than the selected job; without one, than the first</source>
        <translation>Ne montrer que ce que les autres ont de plus ou de moins que le job choisi&#xa0;; sans choix, que le premier</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Toutes les paires</translation>
    </message>
    <message>
        <source>Show of every two steps how many of one make up the other</source>
        <translation>Montrer pour chaque paire combien de l’un compense l’autre</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>In which order the main pass looks at the jobs and what it does with each, by step or playing</source>
        <translation>Dans quel ordre la passe principale regarde les jobs et ce qu’elle fait de chacun, pas à pas ou en continu</translation>
    </message>
    <message>
        <source>What the main pass does with the jobs, step by step</source>
        <translation>Ce que la passe principale fait des jobs, pas à pas</translation>
    </message>
    <message>
        <source>forecast: of today&apos;s %1 run and %2 have ended by then</source>
        <translation>prévision&#xa0;: de ceux d’aujourd’hui, %1 s’exécutent alors et %2 sont terminés</translation>
    </message>
    <message>
        <source>of the queue of then only what still waits or runs is known</source>
        <translation>de la file d’alors, on ne connaît que ce qui attend ou s’exécute encore</translation>
    </message>
    <message>
        <source>Jobs that have ended since are not known; those that were handed in later stand last</source>
        <translation>Les jobs terminés depuis ne sont pas connus&#xa0;; ceux soumis plus tard viennent en dernier</translation>
    </message>
    <message>
        <source>In this forecast all of today&apos;s jobs have started by then. Nobody hands in others: go back to see them in the order in which Slurm looks at them.</source>
        <translation>Dans cette prévision, tous les jobs d’aujourd’hui ont démarré d’ici là. Personne n’en soumet d’autres&#xa0;: revenez en arrière pour les voir dans l’ordre où Slurm les regarde.</translation>
    </message>
    <message>
        <source>All jobs have ended by then</source>
        <translation>Tous les jobs sont terminés d’ici là</translation>
    </message>
    <message>
        <source>No job waits by then</source>
        <translation>Aucun job n’attend d’ici là</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir à maintenant</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <translation>au %1 UTC</translation>
    </message>
    <message>
        <source>In this forecast nobody hands in others: go back to see today&apos;s jobs in the order in which Slurm looks at them.</source>
        <translation>Dans cette prévision, personne n’en soumet d’autres&#xa0;: revenez pour voir les jobs d’aujourd’hui dans l’ordre où Slurm les examine.</translation>
    </message>
    <message numerus="yes">
        <source>%1 job(s) in %2 rows, as of %3 UTC</source>
        <translation>
            <numerusform>%1 job sur %2 lignes, au %3 UTC</numerusform>
            <numerusform>%1 jobs sur %2 lignes, au %3 UTC</numerusform>
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
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Error: Slurm would refuse it. Warning: it works, but probably not as meant. Note: worth knowing.</source>
        <translation>Erreur&#xa0;: Slurm le refuserait. Avertissement&#xa0;: cela fonctionne, mais sans doute pas comme prévu. Remarque&#xa0;: bon à savoir.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>What is the matter.</source>
        <translation>Ce qui ne va pas.</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>How to get rid of it.</source>
        <translation>Comment s&apos;en débarrasser.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>The association, partition, QOS, job or setting it is about.</source>
        <translation>L&apos;association, la partition, la QOS, le job ou le paramètre concerné.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>The file and line in which it was read.</source>
        <translation>Le fichier et la ligne où cela a été lu.</translation>
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
        <translation>Aucun problème&#xa0;: slurmctld accepterait cette politique, et rien n&apos;y semble involontaire.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Close the list of problems</source>
        <translation>Fermer la liste des problèmes</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Fix it</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fix it: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::PromiseChart</name>
    <message>
        <source>Promised share and usage</source>
        <translation>Part promise et consommation</translation>
    </message>
    <message>
        <source>No account is to be compared.</source>
        <translation>Aucun compte à comparer.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Share: %1</source>
        <comment>under a scenario</comment>
        <translation>Part&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rank: %1</source>
        <comment>under a scenario</comment>
        <translation>Rang&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>It is not there</source>
        <translation>Il n’existe pas</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>Promis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>Consommé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Promised under the baseline: %1</source>
        <translation>Promis dans la référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>promised share</source>
        <translation>part promise</translation>
    </message>
    <message>
        <source>promised under the baseline</source>
        <translation>promise dans la référence</translation>
    </message>
    <message>
        <source>used less</source>
        <translation>moins consommé</translation>
    </message>
    <message>
        <source>used more</source>
        <translation>plus consommé</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <comment>under a scenario</comment>
        <translation>Consommation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Jobs passed: %1</source>
        <comment>under a scenario</comment>
        <translation>Jobs dépassés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::PullModel</name>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>running, %1</source>
        <translation>en cours, %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non interrogé</translation>
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
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
</context>
<context>
    <name>apportion::PurchasePanel</name>
    <message>
        <source>like %1: %2</source>
        <translation>comme %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>One account, or several separated by commas that buy together</source>
        <translation>Un compte, ou plusieurs, séparés par des virgules, qui achètent ensemble</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source> years</source>
        <comment>after a number</comment>
        <translation> ans</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>Qui achète</translation>
    </message>
    <message>
        <source>How many nodes</source>
        <translation>Combien de nœuds</translation>
    </message>
    <message>
        <source>Of which kind</source>
        <translation>De quelle sorte</translation>
    </message>
    <message>
        <source>Worth nothing after</source>
        <translation>Sans valeur après</translation>
    </message>
    <message>
        <source>Add the nodes and give the shares</source>
        <translation>Ajouter les nœuds et donner les parts</translation>
    </message>
    <message>
        <source>Shares of the buyers year by year</source>
        <translation>Parts des acheteurs, année par année</translation>
    </message>
    <message>
        <source>There are no nodes to buy more of: add a kind of node above.</source>
        <translation>Il n&apos;y a pas de nœuds à acheter en plus&#xa0;: ajoutez un type de nœud ci-dessus.</translation>
    </message>
    <message>
        <source>Name the account that buys, or several separated by commas.</source>
        <translation>Nommez le compte qui achète, ou plusieurs séparés par des virgules.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Année %1</translation>
    </message>
    <message>
        <source>%1 buys nodes</source>
        <translation>%1 achète des nœuds</translation>
    </message>
    <message>
        <source>as many as stand for a TRES now</source>
        <translation>autant qu’il y en a actuellement par TRES</translation>
    </message>
    <message>
        <source>one for each TRES</source>
        <translation>une par TRES</translation>
    </message>
    <message>
        <source>In which partitions</source>
        <translation>Dans quelles partitions</translation>
    </message>
    <message>
        <source>Shares for their worth</source>
        <translation>Parts pour leur valeur</translation>
    </message>
    <message>
        <source>none: no job can use them</source>
        <translation>aucune&#xa0;: nul job ne peut les utiliser</translation>
    </message>
    <message>
        <source>The nodes are worth %1 TRES. Below root, %2 shares stand for the %3 TRES of all nodes: %4 for each.</source>
        <translation>Les nœuds valent %1 TRES. Sous root, %2 parts correspondent aux %3 TRES de tous les nœuds&#xa0;: %4 pour chacun.</translation>
    </message>
    <message>
        <source>%1: %2 shares now, %3 with the nodes.</source>
        <translation>%1&#xa0;: %2 parts actuellement, %3 avec les nœuds.</translation>
    </message>
    <message>
        <source>Done: %1 is new, in no partition.</source>
        <translation>Fait&#xa0;: %1 est nouveau, dans aucune partition.</translation>
    </message>
    <message>
        <source>Done: %1 is new, in %2.</source>
        <translation>Fait&#xa0;: %1 est nouveau, dans %2.</translation>
    </message>
    <message>
        <source>%1 has %2 shares, after %3.</source>
        <translation>%1 a %2 parts, contre %3 avant.</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n cœur</numerusform>
            <numerusform>%n cœurs</numerusform>
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
        <translation>La qualité de service.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Usage factor</source>
        <translation>Facteur de consommation</translation>
    </message>
    <message>
        <source>What the usage of its jobs is multiplied with.</source>
        <translation>Ce par quoi la consommation de ses jobs est multipliée.</translation>
    </message>
    <message>
        <source>Preempts</source>
        <translation>Préempte</translation>
    </message>
    <message>
        <source>The QOS whose jobs it may push aside.</source>
        <translation>Les QOS dont elle peut évincer les jobs.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>What the administrator wrote about it.</source>
        <translation>Ce que l&apos;administrateur en a écrit.</translation>
    </message>
    <message>
        <source>“%1” is no option: write MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une option&#xa0;: écrivez MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</translation>
    </message>
    <message>
        <source>%1 has a column of its own.</source>
        <translation>%1 a sa propre colonne.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Un guillemet n&apos;est pas fermé.</translation>
    </message>
    <message>
        <source>The name of a QOS is one word.</source>
        <translation>Le nom d&apos;une QOS est un seul mot.</translation>
    </message>
    <message>
        <source>There is a QOS “%1” already.</source>
        <translation>Il y a déjà une QOS «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There is no QOS “%1”.</source>
        <translation>Il n&apos;y a pas de QOS «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A QOS cannot preempt itself.</source>
        <translation>Une QOS ne peut se préempter elle-même.</translation>
    </message>
    <message>
        <source>Change QOS %1</source>
        <translation>Modifier la QOS %1</translation>
    </message>
    <message>
        <source>Add QOS %1</source>
        <translation>Ajouter la QOS %1</translation>
    </message>
    <message>
        <source>Duplicate QOS as %1</source>
        <translation>Dupliquer la QOS en %1</translation>
    </message>
    <message>
        <source>Remove QOS %1</source>
        <translation>Supprimer la QOS %1</translation>
    </message>
    <message>
        <source>Move QOS</source>
        <translation>Déplacer des QOS</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>The words of the option Flags, such as DenyOnLimit or NoDecay.</source>
        <translation>Les mots de l&apos;option Flags, comme DenyOnLimit ou NoDecay.</translation>
    </message>
    <message>
        <source>Limits and other options</source>
        <translation>Limites et autres options</translation>
    </message>
    <message>
        <source>Every other option as sacctmgr dump writes it: MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</source>
        <translation>Toute autre option telle que l&apos;écrit sacctmgr dump&#xa0;: MaxJobsPerUser=4:GrpTRES=&apos;cpu=100&apos;.</translation>
    </message>
    <message>
        <source>What the QOS adds to a job&apos;s priority: as a part of the highest of all QOS, or as it is under NO_NORMAL_QOS.</source>
        <translation>Ce que la QOS ajoute à la priorité d’un job&#xa0;: en part de la plus élevée de toutes les QOS, ou telle quelle sous NO_NORMAL_QOS.</translation>
    </message>
</context>
<context>
    <name>apportion::QuestionCard</name>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Type a number, such as %1 or %2.</source>
        <translation>Saisissez un nombre, par exemple %1 ou %2.</translation>
    </message>
    <message>
        <source>25 %</source>
        <translation>25&#xa0;%</translation>
    </message>
    <message>
        <source>This question has no answer: its lesson needs mending.</source>
        <translation>Cette question n&apos;a pas de réponse&#xa0;: sa leçon est à corriger.</translation>
    </message>
    <message>
        <source>**Right.** %1</source>
        <translation>**Exact.** %1</translation>
    </message>
    <message>
        <source>**Not quite.** %1</source>
        <translation>**Pas tout à fait.** %1</translation>
    </message>
    <message>
        <source>Try another one.</source>
        <translation>Essayez-en une autre.</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>That is too much.</source>
        <translation>C’est trop.</translation>
    </message>
    <message>
        <source>That is too little.</source>
        <translation>C’est trop peu.</translation>
    </message>
    <message>
        <source>**%1** is the answer. %2</source>
        <translation>**%1** est la réponse. %2</translation>
    </message>
    <message>
        <source>**It is the one that was left.** %1</source>
        <translation>**C&apos;est celle qui restait.** %1</translation>
    </message>
</context>
<context>
    <name>apportion::QueueWalkModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>As which it is looked at.</source>
        <translation>À quel rang il est regardé.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>A job that names several is looked at once in each.</source>
        <translation>Un job qui en nomme plusieurs est regardé une fois dans chacune.</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Tier</translation>
    </message>
    <message>
        <source>PriorityTier of the partition: the highest goes first, whatever the priority.</source>
        <translation>PriorityTier de la partition&#xa0;: le plus élevé passe d’abord, quelle que soit la priorité.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Behind by</source>
        <translation>Derrière par</translation>
    </message>
    <message>
        <source>What puts it behind the one before it.</source>
        <translation>Ce qui le met derrière le précédent.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>What the main pass does with it, counted from what nodes have and running jobs hold. Which nodes these are on is not known here, and limits are not looked at: a replay does.</source>
        <translation>Ce que la passe principale en fait, compté d’après ce que les nœuds ont et ce que les jobs en cours tiennent. Sur quels nœuds ils sont n’est pas connu ici, et les limites ne sont pas regardées&#xa0;: un rejeu le fait.</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>blocage</translation>
    </message>
    <message>
        <source>preemption</source>
        <translation>préemption</translation>
    </message>
    <message>
        <source>reservation</source>
        <translation>réservation</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>tier</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>priorité</translation>
    </message>
    <message>
        <source>submission</source>
        <translation>soumission</translation>
    </message>
    <message>
        <source>job id</source>
        <translation>identifiant du job</translation>
    </message>
    <message>
        <source>the job&apos;s own order</source>
        <translation>ordre propre au job</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>démarre</translation>
    </message>
    <message>
        <source>does not fit: its partition waits</source>
        <translation>ne tient pas&#xa0;: sa partition attend</translation>
    </message>
    <message>
        <source>passed over: its partition waits</source>
        <translation>sauté&#xa0;: sa partition attend</translation>
    </message>
    <message>
        <source>has started in another partition</source>
        <translation>a démarré dans une autre partition</translation>
    </message>
    <message>
        <source>never fits its partition</source>
        <translation>ne tient jamais dans sa partition</translation>
    </message>
    <message>
        <source>behind the depth of the pass</source>
        <translation>au-delà de la profondeur de la passe</translation>
    </message>
    <message>
        <source>not in the queue yet</source>
        <translation>pas encore dans la file</translation>
    </message>
    <message>
        <source>held</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>A job before it waits for %1, so it is passed over. Backfill looks at it later, and starts it if that delays nobody before it.</source>
        <translation>Un job avant lui attend %1, il est donc sauté. Le backfill le regarde plus tard et le démarre si cela ne retarde personne avant lui.</translation>
    </message>
    <message>
        <source>A job before it waits for %1, so it is passed over.</source>
        <translation>Un job avant lui attend %1, il est donc sauté.</translation>
    </message>
    <message>
        <source>That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition. Backfill plans when it starts, and lets smaller jobs go before it that do not delay it.</source>
        <translation>Cela ne tient pas&#xa0;: plus rien de %1 ne démarre dans cette passe, et ses nœuds en sont exclus pour toute partition. Le backfill planifie son départ et laisse passer avant lui des jobs plus petits qui ne le retardent pas.</translation>
    </message>
    <message>
        <source>That does not fit: nothing of %1 starts any more in this pass, and its nodes are out of it for every partition.</source>
        <translation>Cela ne tient pas&#xa0;: plus rien de %1 ne démarre dans cette passe, et ses nœuds en sont exclus pour toute partition.</translation>
    </message>
    <message>
        <source>%1: %2 asked for, %3 free.</source>
        <comment>a resource, such as gres/gpu</comment>
        <translation>%1&#xa0;: %2 demandés, %3 libres.</translation>
    </message>
    <message>
        <source>That fits: it starts, and holds its part from here on.</source>
        <translation>Cela tient&#xa0;: il démarre et tient sa part désormais.</translation>
    </message>
    <message>
        <source>It has started in another of its partitions: next.</source>
        <translation>Il a démarré dans une autre de ses partitions&#xa0;: au suivant.</translation>
    </message>
    <message>
        <source>It asks for more than %1 ever has. The pass goes on without it.</source>
        <translation>Il demande plus que %1 n’aura jamais. La passe continue sans lui.</translation>
    </message>
    <message>
        <source>The quick pass ends at default_queue_depth, %1. Only that over the whole queue, every %2 s, comes this far.</source>
        <translation>La passe rapide s’arrête à default_queue_depth, %1. Seule celle sur toute la file, toutes les %2 s, va aussi loin.</translation>
    </message>
    <message>
        <source>Its begin time or a dependency is still ahead: it is not in the queue.</source>
        <translation>Son heure de début ou une dépendance est encore à venir&#xa0;: il n’est pas dans la file.</translation>
    </message>
    <message>
        <source>It is held: it is not in the queue.</source>
        <translation>Il est bloqué&#xa0;: il n’est pas dans la file.</translation>
    </message>
    <message>
        <source>Job %1 of %2.</source>
        <translation>Job %1 de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Job %1 of %2 asks %3 for %n CPU(s)</source>
        <translation>
            <numerusform>Le job %1 de %2 demande %n CPU dans %3</numerusform>
            <numerusform>Le job %1 de %2 demande %n CPU dans %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n node(s) or more; free CPUs: %2.</source>
        <comment>job … asks … for … CPUs</comment>
        <translation>
            <numerusform>%1 sur %n nœud au moins&#xa0;; CPU libres&#xa0;: %2.</numerusform>
            <numerusform>%1 sur %n nœuds au moins&#xa0;; CPU libres&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>expedited requeue</source>
        <translation>remise en file prioritaire</translation>
    </message>
</context>
<context>
    <name>apportion::RateDialog</name>
    <message>
        <source>Times what it runs</source>
        <translation>Fois ce qu’il exécute</translation>
    </message>
    <message>
        <source>Billing TRES</source>
        <translation>TRES facturés</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Draw a rate</source>
        <translation>Dessiner un débit</translation>
    </message>
    <message>
        <source>What the account runs on each of the coming days: drag in the chart. By keys: arrows choose a day and change it, with Shift they draw along, Delete gives a day back what it would run. The last day goes on.</source>
        <translation>Ce que le compte exécute chacun des jours à venir&#xa0;: glissez dans le graphique. Au clavier&#xa0;: les flèches choisissent un jour et le changent, avec Maj elles prolongent, Suppr rend à un jour ce qui s’exécuterait. Le dernier jour se prolonge.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>Du jour</translation>
    </message>
    <message>
        <source>to day</source>
        <translation>au jour</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>Account whose rate is drawn</source>
        <translation>Compte dont le débit est dessiné</translation>
    </message>
    <message>
        <source>account</source>
        <translation>compte</translation>
    </message>
    <message>
        <source>Rate of the account on each day</source>
        <translation>Débit du compte chaque jour</translation>
    </message>
    <message>
        <source>First day of the rate</source>
        <translation>Premier jour du débit</translation>
    </message>
    <message>
        <source>Last day of the rate</source>
        <translation>Dernier jour du débit</translation>
    </message>
    <message>
        <source>Rate on these days</source>
        <translation>Débit ces jours-là</translation>
    </message>
    <message>
        <source>Gives all of these days that rate</source>
        <translation>Donne ce débit à tous ces jours</translation>
    </message>
    <message>
        <source>The account runs on as it would</source>
        <translation>Le compte continue comme sinon</translation>
    </message>
    <message>
        <source>Erase the rate</source>
        <translation>Effacer le débit</translation>
    </message>
    <message>
        <source>%1 runs on: %2 billing TRES at any time</source>
        <translation>%1 continue&#xa0;: %2 TRES facturés à tout moment</translation>
    </message>
    <message>
        <source>%1 has one rate for all days; else %2 billing TRES at any time</source>
        <translation>%1 a un seul débit pour tous les jours&#xa0;; sinon %2 TRES facturés à tout moment</translation>
    </message>
    <message>
        <source>%1 follows a drawn course; else %2 billing TRES at any time</source>
        <translation>%1 suit un cours dessiné&#xa0;; sinon %2 TRES facturés à tout moment</translation>
    </message>
    <message>
        <source>Change the unit of the rate</source>
        <translation>Changer l’unité du débit</translation>
    </message>
</context>
<context>
    <name>apportion::RecoveryChart</name>
    <message>
        <source>Recovery and banking</source>
        <translation>Récupération et mise en réserve</translation>
    </message>
    <message>
        <source>Nobody to follow yet. Open a policy with usage, or name accounts to see how their factor goes on.</source>
        <translation>Personne à suivre pour l&apos;instant. Ouvrez une politique avec de la consommation, ou nommez des comptes pour voir comment évolue leur facteur.</translation>
    </message>
    <message>
        <source>runs nothing</source>
        <translation>n&apos;exécute rien</translation>
    </message>
    <message>
        <source>runs its share</source>
        <translation>exécute sa part</translation>
    </message>
    <message>
        <source>runs %1 × its share</source>
        <translation>consomme %1 × sa part</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Association</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
    </message>
    <message>
        <source>as before, while others: %1</source>
        <translation>comme avant, tandis que d&apos;autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fair-share factor (of an account: its best user&apos;s)</source>
        <translation>Facteur fair-share (pour un compte&#xa0;: celui de son meilleur utilisateur)</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Facteur fair-share</translation>
    </message>
    <message>
        <source>others, as before</source>
        <translation>les autres, comme avant</translation>
    </message>
    <message>
        <source>%1 above %2: %3</source>
        <comment>an account, another, a time</comment>
        <translation>%1 au-dessus de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>an account, what it runs, its factor</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>others, as before; %n more not drawn</source>
        <translation>
            <numerusform>les autres, comme avant&#xa0;; %n autre non représenté</numerusform>
            <numerusform>les autres, comme avant&#xa0;; %n autres non représentés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::RegimeChart</name>
    <message>
        <source>no shares</source>
        <translation>pas de parts</translation>
    </message>
    <message>
        <source>Fair-share regimes</source>
        <translation>Régimes de fair share</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see where its accounts stand.</source>
        <translation>Pas encore de comptes. Ouvrez ou importez une politique pour voir où se situent ses comptes.</translation>
    </message>
    <message>
        <source>2^(−U/S) on its own level (F itself is a rank)</source>
        <translation>2^(−U/S) à son niveau (F lui-même est un rang)</translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S/%1)</source>
        <translation>Facteur fair-share F = 2^(−U/S/%1)</translation>
    </message>
    <message>
        <source>Fair-share factor F = 2^(−U/S)</source>
        <translation>Facteur fair-share F = 2^(−U/S)</translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares on its own level</source>
        <translation>Consommation effective ÷ parts normalisées à son propre niveau</translation>
    </message>
    <message>
        <source>Effective usage ÷ normalized shares (U/S)</source>
        <translation>Consommation effective ÷ parts normalisées (U/S)</translation>
    </message>
    <message numerus="yes">
        <source>%n beyond the right edge</source>
        <translation>
            <numerusform>%n au-delà du bord droit</numerusform>
            <numerusform>%n au-delà du bord droit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n autre non représenté</numerusform>
            <numerusform>%n autres non représentés</numerusform>
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
        <translation>%1 TRES·s consommés</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Association</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>U/S</source>
        <translation>U/S</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Consommation (TRES·s)</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Régime</translation>
    </message>
    <message>
        <source>1 + U − S</source>
        <translation>1 + U − S</translation>
    </message>
    <message>
        <source>Fair-share factor F = (S − U + 1)/2</source>
        <translation>Facteur fair-share F = (S − U + 1)/2</translation>
    </message>
    <message>
        <source>1 + effective usage − normalized shares (1 + U − S)</source>
        <translation>1 + consommation effective − parts normalisées (1 + U − S)</translation>
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
        <translation>Régimes</translation>
    </message>
    <message>
        <source>Where they stand</source>
        <translation>Où ils se situent</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>Algorithmes</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>The same users under Fair Tree, classic, depth-oblivious and linear, side by side</source>
        <translation>Les mêmes utilisateurs sous Fair Tree, classique, sans effet de profondeur et linéaire, côte à côte</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Show the users too, not the accounts alone</source>
        <translation>Montrer aussi les utilisateurs, pas seulement les comptes</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Show how Fair Tree walks the levels and gives each user a rank, by step or playing</source>
        <translation>Montrer comment Fair Tree parcourt les niveaux et donne un rang à chaque utilisateur, pas à pas ou déroulé</translation>
    </message>
</context>
<context>
    <name>apportion::ReleaseChoice</name>
    <message>
        <source>Release of Slurm</source>
        <translation>Version de Slurm</translation>
    </message>
    <message>
        <source>The release of Slurm that the cluster runs: the problems tell which keys of slurm.conf it refuses.</source>
        <translation>La version de Slurm qui tourne sur le cluster&#xa0;: les problèmes disent quelles clés de slurm.conf elle refuse.</translation>
    </message>
    <message>
        <source>Change the release of Slurm</source>
        <translation>Changer la version de Slurm</translation>
    </message>
    <message>
        <source>Newest Slurm (%1)</source>
        <translation>Slurm le plus récent (%1)</translation>
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
        <translation>Attente de</translation>
    </message>
    <message>
        <source>What the last pass of a scheduler found in the way. The seconds of all lines are the wait.</source>
        <translation>Ce que le dernier passage d&apos;un ordonnanceur a trouvé en travers. Les secondes de toutes les lignes font l&apos;attente.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Under the scenario on the left; of a group that of one job in the mean.</source>
        <translation>Sous le scénario de gauche&#xa0;; d’un groupe, celui d’un job en moyenne.</translation>
    </message>
    <message>
        <source>Under the scenario on the right.</source>
        <translation>Sous le scénario de droite.</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayCurveChart</name>
    <message>
        <source>Really</source>
        <translation>Réalité</translation>
    </message>
    <message>
        <source>Share delivered against promised</source>
        <translation>Part livrée face à la part promise</translation>
    </message>
    <message>
        <source>Fair-share factor over time</source>
        <translation>Facteur fair-share au fil du temps</translation>
    </message>
    <message>
        <source>Waiting jobs over time</source>
        <translation>Jobs en attente au fil du temps</translation>
    </message>
    <message>
        <source>CPUs in use over time</source>
        <translation>CPU occupés au fil du temps</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet.</source>
        <translation>Rien n&apos;a encore été rejoué.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a part of the whole</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Promis</translation>
    </message>
    <message>
        <source>Fair-share factor</source>
        <translation>Facteur fair-share</translation>
    </message>
    <message>
        <source>Waiting jobs</source>
        <translation>Jobs en attente</translation>
    </message>
    <message>
        <source>Part of the CPUs</source>
        <translation>Part des CPU</translation>
    </message>
    <message>
        <source>Time from the first job (hours)</source>
        <translation>Temps depuis le premier job (heures)</translation>
    </message>
    <message>
        <source>Time from the first job (days)</source>
        <translation>Temps depuis le premier job (jours)</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n autre non représenté</numerusform>
            <numerusform>%n autres non représentés</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 promised</source>
        <translation>%1&#xa0;: %2 sur %3 promis</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Part of what was charged</source>
        <translation>Part de ce qui a été facturé</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>promis</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayGroupModel</name>
    <message>
        <source>noise (±%1)</source>
        <translation>bruit (±%1)</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>%1 shorter</source>
        <translation>%1 de moins</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>A limit</source>
        <translation>Une limite</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a reason to wait, seconds before and after</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Tous les jobs</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>Jobs de</translation>
    </message>
    <message>
        <source>Choose a row to see because of what its jobs waited, down to each of them.</source>
        <translation>Choisir une ligne pour voir à cause de quoi ses jobs ont attendu, jusqu&apos;à chacun d&apos;eux.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Mean wait</source>
        <translation>Attente moyenne</translation>
    </message>
    <message>
        <source>How much longer or shorter a job waits in the mean. Noise: a replay of the same policy differs as much from another one.</source>
        <translation>De combien un job attend plus ou moins en moyenne. Bruit&#xa0;: un rejeu de la même politique diffère autant d&apos;une autre.</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>À cause de</translation>
    </message>
    <message>
        <source>The reason to wait that changes most.</source>
        <translation>La raison d&apos;attente qui change le plus.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>p90</source>
        <translation>p90</translation>
    </message>
    <message>
        <source>Slowdown</source>
        <translation>Ralentissement</translation>
    </message>
    <message>
        <source>The wait that half of the jobs do not exceed: before → after.</source>
        <translation>L’attente que la moitié des jobs ne dépassent pas&#xa0;: avant → après.</translation>
    </message>
    <message>
        <source>The wait that nine in ten jobs do not exceed: before → after.</source>
        <translation>L’attente que neuf jobs sur dix ne dépassent pas&#xa0;: avant → après.</translation>
    </message>
    <message>
        <source>Median of (wait + run) ÷ run, runs below ten seconds counted as ten: before → after.</source>
        <translation>Médiane de (attente + exécution) ÷ exécution, les exécutions de moins de dix secondes comptées comme dix&#xa0;: avant → après.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>How many started under the scenario on the right.</source>
        <translation>Combien ont démarré sous le scénario de droite.</translation>
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
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Under the scenario on the left.</source>
        <translation>Sous le scénario de gauche.</translation>
    </message>
    <message>
        <source>Under the scenario on the right.</source>
        <translation>Sous le scénario de droite.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>when a job starts</comment>
        <translation>jamais</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Rejeu</translation>
    </message>
    <message>
        <source>Replay of a queue</source>
        <translation>Rejeu d’une file</translation>
    </message>
    <message>
        <source>All jobs</source>
        <translation>Tous les jobs</translation>
    </message>
    <message>
        <source>Replaying</source>
        <translation>Rejeu en cours</translation>
    </message>
    <message>
        <source>What would the queue have looked like?</source>
        <translation>À quoi aurait ressemblé la file&#xa0;?</translation>
    </message>
    <message>
        <source>Replays jobs by the rules of Slurm&apos;s schedulers under the baseline and under the draft: who waits how long, and because of what. Take the jobs of your cluster (“apportion-cli pull --jobs-since 90days”, the output of sacct), or try it with jobs that are made up.</source>
        <translation>Rejoue des jobs selon les règles des ordonnanceurs de Slurm, sous la référence et sous le brouillon&#xa0;: qui attend combien de temps, et à cause de quoi. Prenez les jobs de votre cluster («&#xa0;apportion-cli pull --jobs-since 90days&#xa0;», la sortie de sacct), ou essayez avec des jobs inventés.</translation>
    </message>
    <message>
        <source>Replay made-up jobs</source>
        <translation>Rejouer des jobs inventés</translation>
    </message>
    <message>
        <source>Made-up jobs</source>
        <translation>Jobs inventés</translation>
    </message>
    <message>
        <source>Jobs of files…</source>
        <translation>Jobs de fichiers…</translation>
    </message>
    <message>
        <source>The jobs to replay: trace files, output of sacct, or jobs made up for the policy</source>
        <translation>Les jobs à rejouer&#xa0;: fichiers de traces, sortie de sacct, ou jobs inventés pour la politique</translation>
    </message>
    <message>
        <source>Jobs to replay</source>
        <translation>Jobs à rejouer</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Chooses nodes as Slurm does; takes some ten times as long</source>
        <translation>Choisit les nœuds comme Slurm&#xa0;; prend une dizaine de fois plus de temps</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Attentes</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Fair-share</source>
        <translation>Fair-share</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>Partitions</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>Who waits longer or shorter</source>
        <translation>Qui attend plus ou moins longtemps</translation>
    </message>
    <message>
        <source>Because of what the jobs waited</source>
        <translation>À cause de quoi les jobs ont attendu</translation>
    </message>
    <message>
        <source>Jobs that wait longer or shorter</source>
        <translation>Jobs qui attendent plus ou moins longtemps</translation>
    </message>
    <message>
        <source>Why did they wait?</source>
        <translation>Pourquoi l’attente&#xa0;?</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Choose a row.</source>
        <translation>Choisir une ligne.</translation>
    </message>
    <message>
        <source>%1 % · about %2 left</source>
        <translation>%1 % · encore %2 environ</translation>
    </message>
    <message>
        <source>Traces (*.trace *.txt *.json *.swf);;All files (*)</source>
        <translation>Traces (*.trace *.txt *.json *.swf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Not kept in the history: %1</source>
        <translation>Non conservé dans l’historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Results of a sweep…</source>
        <translation>Résultats d’un balayage…</translation>
    </message>
    <message>
        <source>The scenario that another one is compared with</source>
        <translation>Le scénario auquel un autre est comparé</translation>
    </message>
    <message>
        <source>Scenario before</source>
        <translation>Scénario avant</translation>
    </message>
    <message>
        <source>The scenario that is compared</source>
        <translation>Le scénario qui est comparé</translation>
    </message>
    <message>
        <source>Scenario after</source>
        <translation>Scénario après</translation>
    </message>
    <message>
        <source>Folder of a sweep</source>
        <translation>Dossier d’un balayage</translation>
    </message>
    <message>
        <source>There is nothing to replay</source>
        <translation>Il n’y a rien à rejouer</translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s) · the policy has changed since</source>
        <translation>
            <numerusform>%1 exécution · la politique a changé depuis</numerusform>
            <numerusform>%1 exécutions · la politique a changé depuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <translation>
            <numerusform>%1 exécution</numerusform>
            <numerusform>%1 exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>A first look: counts what is free instead of choosing nodes, and claims nothing</source>
        <translation>Un premier aperçu&#xa0;: compte ce qui est libre au lieu de choisir des nœuds, et n’affirme rien</translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation>Job %1</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>verb</comment>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>apportion::ReplayWaitChart</name>
    <message>
        <source>Waits before and after</source>
        <translation>Attentes avant et après</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet.</source>
        <translation>Rien n&apos;a encore été rejoué.</translation>
    </message>
    <message>
        <source>Jobs of</source>
        <translation>Jobs de</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
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
        <translation>Médiane (s)</translation>
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
            <numerusform>%1&#xa0;: médiane %2, p90 %3 (%n job)</numerusform>
            <numerusform>%1&#xa0;: médiane %2, p90 %3 (%n jobs)</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference is noise.</source>
        <translation>La différence est du bruit.</translation>
    </message>
    <message>
        <source>Not claimed</source>
        <translation>Non affirmé</translation>
    </message>
    <message>
        <source>Wait (line: 8 in 10 jobs, bar: half of them, mark: the median)</source>
        <translation>Attente (ligne&#xa0;: 8 jobs sur 10, barre&#xa0;: la moitié, repère&#xa0;: la médiane)</translation>
    </message>
</context>
<context>
    <name>apportion::ReportMaker</name>
    <message>
        <source>Write a report</source>
        <translation>Écrire un rapport</translation>
    </message>
    <message>
        <source>Drawing chart %1 of %2…</source>
        <translation>Dessin du graphique %1 sur %2…</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n&apos;a pas pu être écrit.</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 n’a pas été écrit.</translation>
    </message>
    <message>
        <source>Write a page for %1</source>
        <translation>Écrire une page pour %1</translation>
    </message>
    <message>
        <source>Printable (*.pdf)</source>
        <translation>Imprimable (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Printable, only the %1 first rows of each list (*.pdf)</source>
        <translation>Imprimable, seulement les %1 premières lignes de chaque liste (*.pdf)</translation>
    </message>
    <message>
        <source>Web page, only the %1 first rows of each list (*.html)</source>
        <translation>Page web, seulement les %1 premières lignes de chaque liste (*.html)</translation>
    </message>
</context>
<context>
    <name>apportion::SafetyNet</name>
    <message>
        <source>Unsaved edits cannot be kept for recovery: save often.</source>
        <translation>Les modifications non enregistrées ne peuvent être gardées pour récupération&#xa0;: enregistrez souvent.</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>%1 holds no policy any more.</source>
        <translation>%1 ne contient plus de politique.</translation>
    </message>
    <message>
        <source>Reload of %1</source>
        <translation>Rechargement de %1</translation>
    </message>
    <message>
        <source>%1 is not complete any more: it was not reloaded.</source>
        <translation>%1 n’est plus complet&#xa0;: il n’a pas été rechargé.</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>Récupérer des modifications</translation>
    </message>
    <message>
        <source>Unsaved edits (*.journal)</source>
        <translation>Modifications non enregistrées (*.journal)</translation>
    </message>
    <message>
        <source>%1 is damaged: nothing could be recovered from it.</source>
        <translation>%1 est endommagé&#xa0;: rien n’a pu en être récupéré.</translation>
    </message>
    <message>
        <source>Merge with %1</source>
        <translation>Fusion avec %1</translation>
    </message>
    <message>
        <source>Both sides changed a scenario: what the file had of it is %1 now.</source>
        <translation>Les deux côtés ont modifié un scénario&#xa0;: ce que le fichier en avait s&apos;appelle maintenant %1.</translation>
    </message>
    <message>
        <source>Nothing could be recovered from %1: what belongs to it does not lie beside it.</source>
        <translation>Rien n’a pu être récupéré de %1&#xa0;: ce qui en fait partie ne se trouve pas à côté.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>of a policy, that others made</comment>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <comment>that others made or changed</comment>
        <translation>
            <numerusform>%n scénario</numerusform>
            <numerusform>%n scénarios</numerusform>
        </translation>
    </message>
    <message>
        <source>another baseline</source>
        <translation>une autre référence</translation>
    </message>
    <message>
        <source>Merged with %1: nothing was new.</source>
        <translation>Fusionné avec %1&#xa0;: rien de nouveau.</translation>
    </message>
    <message>
        <source>Merged with %1. Came in: %2.</source>
        <comment>a file, and a list of what</comment>
        <translation>Fusionné avec %1. Nouveautés&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>apportion::ScenarioMenu</name>
    <message>
        <source>S&amp;cenarios</source>
        <translation>S&amp;cénarios</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Dupliquer…</translation>
    </message>
    <message>
        <source>Duplicate scenario</source>
        <translation>Dupliquer le scénario</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>Rename scenario</source>
        <translation>Renommer le scénario</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Compare &amp;all</source>
        <translation>Tout comp&amp;arer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Another scenario has this name. Choose another one.</source>
        <translation>Un autre scénario porte ce nom. Choisissez-en un autre.</translation>
    </message>
</context>
<context>
    <name>apportion::ScenarioModel</name>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>The rank of the user, and by how many ranks it is better or worse than under the baseline</source>
        <translation>Le rang de l’utilisateur, et de combien de rangs il est meilleur ou moins bon que dans la référence</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
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
        <translation>La part du compte dans le cluster, le rang de son meilleur utilisateur, et de combien de rangs il est meilleur ou moins bon que sous la référence</translation>
    </message>
    <message>
        <source>As which the job is looked at, and by how many places that is better or worse than under the baseline</source>
        <translation>À quelle place le job est examiné, et de combien de places c&apos;est mieux ou moins bien que sous la référence</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Parent</translation>
    </message>
</context>
<context>
    <name>apportion::SetAsideDialog</name>
    <message>
        <source>never saved</source>
        <translation>jamais enregistré</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>rien n’a changé</translation>
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
        <translation>Récupérer des modifications</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>No edits are put aside that can be read.</source>
        <translation>Aucune modification lisible n’est mise de côté.</translation>
    </message>
    <message>
        <source>These edits were put aside. They stay until they are saved.</source>
        <translation>Ces modifications ont été mises de côté. Elles restent jusqu’à leur enregistrement.</translation>
    </message>
</context>
<context>
    <name>apportion::SettingField</name>
    <message>
        <source>Back to Slurm&apos;s default</source>
        <translation>Revenir à la valeur par défaut de Slurm</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Valeur par défaut de %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a caption and the key of slurm.conf</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back to Slurm&apos;s default: %1</source>
        <translation>Revenir à la valeur par défaut de Slurm&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::SettingsModel</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>The key as slurm.conf names it.</source>
        <translation>La clé telle que slurm.conf la nomme.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The value as slurm.conf writes it.</source>
        <translation>La valeur telle que slurm.conf l&apos;écrit.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>What the value counts.</source>
        <translation>Ce que compte la valeur.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>What the value comes to in this policy.</source>
        <translation>Ce que la valeur donne dans cette politique.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>What Slurm takes when slurm.conf does not name the key.</source>
        <translation>Ce que Slurm retient quand slurm.conf ne nomme pas la clé.</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>Valeur par défaut de %1</translation>
    </message>
</context>
<context>
    <name>apportion::SettingsSection</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>QOS</source>
        <translation>QOS</translation>
    </message>
    <message>
        <source>Settings or qualities of service</source>
        <translation>Paramètres ou qualités de service</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Search settings and flags</source>
        <translation>Rechercher des paramètres et des indicateurs</translation>
    </message>
    <message>
        <source>Weights and settings of the priority</source>
        <translation>Poids et paramètres de la priorité</translation>
    </message>
    <message>
        <source>Qualities of service</source>
        <translation>Qualités de service</translation>
    </message>
    <message>
        <source>No QOS</source>
        <translation>Pas de QOS</translation>
    </message>
    <message>
        <source>QOS come with the file of sacctmgr dump. Or add rows.</source>
        <translation>Les QOS viennent du fichier de sacctmgr dump. Ou ajoutez des lignes.</translation>
    </message>
    <message>
        <source>Values that are not Slurm&apos;s default are bold. Choose a key to read what it does.</source>
        <translation>Les valeurs autres que celles par défaut de Slurm sont en gras. Choisissez une clé pour lire son effet.</translation>
    </message>
    <message>
        <source>%1 In %2.</source>
        <comment>a sentence of help; the unit of the value</comment>
        <translation>%1 En %2.</translation>
    </message>
    <message>
        <source>Reset to nothing</source>
        <translation>Réinitialiser à rien</translation>
    </message>
    <message>
        <source>Reset to %1</source>
        <translation>Réinitialiser à %1</translation>
    </message>
    <message>
        <source>Limits…</source>
        <translation>Limites…</translation>
    </message>
    <message>
        <source>The limits of the current QOS, each with its unit</source>
        <translation>Les limites de la QOS courante, chacune avec son unité</translation>
    </message>
    <message>
        <source>Choose a QOS in the table.</source>
        <translation>Choisissez une QOS dans le tableau.</translation>
    </message>
    <message>
        <source>Limits of QOS %1</source>
        <translation>Limites de la QOS %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>apportion::ShareMap</name>
    <message>
        <source>Share map: shares</source>
        <translation>Carte des parts&#xa0;: parts</translation>
    </message>
    <message>
        <source>Share map: usage</source>
        <translation>Carte des parts&#xa0;: consommation</translation>
    </message>
    <message>
        <source>Share map: usage against shares</source>
        <translation>Carte des parts&#xa0;: consommation et parts</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Parts</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>No accounts yet. Open or import a policy to see who has which share.</source>
        <translation>Pas encore de comptes. Ouvrez ou importez une politique pour voir qui a quelle part.</translation>
    </message>
    <message>
        <source>Nothing has been used yet. Import the output of sshare to see usage.</source>
        <translation>Rien n&apos;a encore été consommé. Importez la sortie de sshare pour voir la consommation.</translation>
    </message>
    <message>
        <source>Nobody has shares yet. Give the accounts raw shares.</source>
        <translation>Personne n&apos;a encore de parts. Donnez des parts brutes aux comptes.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing here</source>
        <translation>rien ici</translation>
    </message>
    <message>
        <source>too small to draw one by one</source>
        <translation>trop petits pour être dessinés un par un</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>Raw shares: %1</source>
        <translation>Parts brutes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Norm shares: %1</source>
        <translation>Parts normalisées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Usage: %1 TRES·s</source>
        <translation>Consommation&#xa0;: %1 TRES·s</translation>
    </message>
    <message>
        <source>Used %1 × its share</source>
        <translation>A consommé %1 × sa part</translation>
    </message>
    <message>
        <source>Has no share of its level</source>
        <translation>N&apos;a pas de part de son niveau</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Association</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Dans</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Part of the whole</source>
        <translation>Part de l&apos;ensemble</translation>
    </message>
    <message>
        <source>Raw shares</source>
        <translation>Parts brutes</translation>
    </message>
    <message>
        <source>Norm shares</source>
        <translation>Parts norm.</translation>
    </message>
    <message>
        <source>Usage (TRES·s)</source>
        <translation>Consommation (TRES·s)</translation>
    </message>
    <message>
        <source>Usage ÷ share</source>
        <translation>Consommation ÷ part</translation>
    </message>
    <message>
        <source>Regime</source>
        <translation>Régime</translation>
    </message>
    <message>
        <source>shares</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>parts</translation>
    </message>
    <message>
        <source>usage</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>consommation</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>below a name: what the map shows of it</comment>
        <translation>équilibre</translation>
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
        <translation>Largeur&#xa0;: portion des parts</translation>
    </message>
    <message>
        <source>Width: part of the usage (TRES·s)</source>
        <translation>Largeur&#xa0;: portion de la consommation (TRES·s)</translation>
    </message>
    <message>
        <source>Width: part of the shares; filled to the line: all of its share is used</source>
        <translation>Largeur&#xa0;: portion des parts&#xa0;; rempli jusqu’au trait&#xa0;: toute la part est utilisée</translation>
    </message>
</context>
<context>
    <name>apportion::ShareMapPanel</name>
    <message>
        <source>Share map</source>
        <translation>Carte des parts</translation>
    </message>
    <message>
        <source>Share map by %1</source>
        <translation>Carte des parts par %1</translation>
    </message>
    <message>
        <source>Icicle</source>
        <translation>Diagramme en glaçons</translation>
    </message>
    <message>
        <source>Rows instead of rings: levels below each other</source>
        <translation>Des lignes au lieu d&apos;anneaux&#xa0;: les niveaux l&apos;un sous l&apos;autre</translation>
    </message>
</context>
<context>
    <name>apportion::SidePanel</name>
    <message>
        <source>Panel at the right</source>
        <translation>Panneau de droite</translation>
    </message>
</context>
<context>
    <name>apportion::SlopeChart</name>
    <message>
        <source>Share of the cluster, baseline and draft</source>
        <translation>Part du cluster, référence et brouillon</translation>
    </message>
    <message>
        <source>Fair-share factor of the best user, baseline and draft</source>
        <translation>Facteur fair-share du meilleur utilisateur, référence et brouillon</translation>
    </message>
    <message>
        <source>Rank of the best user, baseline and draft</source>
        <translation>Rang du meilleur utilisateur, référence et brouillon</translation>
    </message>
    <message>
        <source>No account is in both baseline and draft.</source>
        <translation>Aucun compte n&apos;est à la fois dans la référence et le brouillon.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from the baseline to the draft</comment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>The %n that change most</source>
        <translation>
            <numerusform>Le %n qui change le plus</numerusform>
            <numerusform>Les %n qui changent le plus</numerusform>
        </translation>
    </message>
    <message>
        <source>No account&apos;s share changes</source>
        <translation>La part d’aucun compte ne change</translation>
    </message>
    <message>
        <source>No account&apos;s factor changes</source>
        <translation>Le facteur d’aucun compte ne change</translation>
    </message>
    <message>
        <source>No account&apos;s place changes</source>
        <translation>La place d’aucun compte ne change</translation>
    </message>
    <message numerus="yes">
        <source>%n account(s) change; of those that stay as they are %1 are not drawn</source>
        <translation>
            <numerusform>%n compte change&#xa0;; parmi ceux qui restent tels quels, %1 ne sont pas représentés</numerusform>
            <numerusform>%n comptes changent&#xa0;; parmi ceux qui restent tels quels, %1 ne sont pas représentés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apportion::SplitForm</name>
    <message>
        <source>Split</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Raw shares to split</source>
        <translation>Parts brutes à répartir</translation>
    </message>
    <message>
        <source>evenly</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>in proportion to usage</source>
        <translation>en proportion de la consommation</translation>
    </message>
    <message>
        <source>How to split</source>
        <translation>Mode de répartition</translation>
    </message>
    <message>
        <source>Account / user</source>
        <translation>Compte / utilisateur</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>What each would get</source>
        <translation>Ce que chacun recevrait</translation>
    </message>
    <message>
        <source>Split among what stands in %1</source>
        <translation>Répartir entre ce qui se trouve dans %1</translation>
    </message>
    <message numerus="yes">
        <source>Split among %n siblings</source>
        <translation>
            <numerusform>Répartir entre %n élément frère</numerusform>
            <numerusform>Répartir entre %n éléments frères</numerusform>
        </translation>
    </message>
    <message>
        <source>Select several siblings, or an account with several children.</source>
        <translation>Sélectionnez plusieurs éléments frères, ou un compte qui a plusieurs enfants.</translation>
    </message>
    <message>
        <source>Only siblings can be split among: shares count against those of the same account.</source>
        <translation>On ne peut répartir qu&apos;entre éléments frères&#xa0;: les parts comptent face à celles du même compte.</translation>
    </message>
    <message>
        <source>None of them used anything: the shares are split evenly.</source>
        <translation>Aucun d&apos;eux n&apos;a rien consommé&#xa0;: les parts sont réparties à égalité.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
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
        <translation>Concevoir la politique de fair share et de priorité d&apos;un cluster Slurm, et voir ce qu&apos;elle fait avant qu&apos;elle le fasse.</translation>
    </message>
    <message>
        <source>Your cluster</source>
        <translation>Votre cluster</translation>
    </message>
    <message>
        <source>Import from files…</source>
        <translation>Importer depuis des fichiers…</translation>
    </message>
    <message>
        <source>slurm.conf, the associations that sacctmgr dumps, usage from sshare, pending jobs from scontrol.</source>
        <translation>slurm.conf, les associations exportées par sacctmgr, la consommation de sshare, les jobs en attente de scontrol.</translation>
    </message>
    <message>
        <source>Open a policy…</source>
        <translation>Ouvrir une politique…</translation>
    </message>
    <message>
        <source>A file that Apportion saved, or any of Slurm&apos;s. Files can be dropped here too.</source>
        <translation>Un fichier enregistré par Apportion, ou l&apos;un de ceux de Slurm. Des fichiers peuvent aussi être déposés ici.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>What you open or save will be listed here.</source>
        <translation>Ce que vous ouvrez ou enregistrez sera listé ici.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>This build comes without samples.</source>
        <translation>Cette version est fournie sans exemples.</translation>
    </message>
    <message>
        <source>Import from a cluster…</source>
        <translation>Importer d&apos;un cluster…</translation>
    </message>
    <message>
        <source>Asks a running cluster, here or through ssh, with commands that only read.</source>
        <translation>Interroge un cluster en service, ici ou par ssh, avec des commandes qui ne font que lire.</translation>
    </message>
    <message>
        <source>Learn how fair share works…</source>
        <translation>Apprendre comment fonctionne le fair share…</translation>
    </message>
    <message>
        <source>Lessons beside the pages they talk about, with questions. They open samples of their own.</source>
        <translation>Des leçons à côté des pages dont elles parlent, avec des questions. Elles ouvrent leurs propres exemples.</translation>
    </message>
    <message>
        <source>New policy…</source>
        <translation>Nouvelle politique…</translation>
    </message>
    <message>
        <source>For a cluster that does not exist yet: nodes, partitions, accounts.</source>
        <translation>Pour un cluster qui n’existe pas encore&#xa0;: nœuds, partitions, comptes.</translation>
    </message>
    <message>
        <source>Replay a made-up queue</source>
        <translation>Rejouer une file inventée</translation>
    </message>
    <message>
        <source>Some days of a university&apos;s jobs, with fair share and without: who waits longer, and why.</source>
        <translation>Quelques jours de jobs d’une université, avec fair-share et sans&#xa0;: qui attend plus longtemps, et pourquoi.</translation>
    </message>
</context>
<context>
    <name>apportion::StepPlayer</name>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Play the steps</source>
        <translation>Dérouler les pas</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas de plus</translation>
    </message>
    <message>
        <source>The step that is shown</source>
        <translation>Le pas affiché</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>Vitesse à laquelle les étapes sont jouées</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>a speed</comment>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>a speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>a speed</comment>
        <translation>Rapide</translation>
    </message>
</context>
<context>
    <name>apportion::SweepFrontChart</name>
    <message>
        <source>The best of two measures</source>
        <translation>Le meilleur de deux mesures</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two measures</comment>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>No point of the sweep has both measures.</source>
        <translation>Aucun point du balayage n’a les deux mesures.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Nothing is better in both</source>
        <translation>Rien n’est meilleur dans les deux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing is better in both.</source>
        <translation>Rien n’est meilleur dans les deux.</translation>
    </message>
    <message>
        <source>Something else is better in both.</source>
        <translation>Autre chose est meilleur dans les deux.</translation>
    </message>
</context>
<context>
    <name>apportion::SweepMapChart</name>
    <message>
        <source>A measure over two settings</source>
        <translation>Une mesure selon deux paramètres</translation>
    </message>
    <message>
        <source>A map needs a sweep over two settings.</source>
        <translation>Une carte demande un balayage de deux paramètres.</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a setting and its value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1; the mean over what else changes</source>
        <translation>%1&#xa0;; la moyenne de ce qui change par ailleurs</translation>
    </message>
    <message>
        <source>down: %1</source>
        <comment>a setting</comment>
        <translation>vers le bas&#xa0;: %1</translation>
    </message>
    <message>
        <source>across: %1</source>
        <comment>a setting</comment>
        <translation>vers la droite&#xa0;: %1</translation>
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
        <translation>Résultats d’un balayage</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Measure that it is held against</source>
        <translation>Mesure à laquelle elle est opposée</translation>
    </message>
    <message>
        <source>Setting from top to bottom</source>
        <translation>Paramètre de haut en bas</translation>
    </message>
    <message>
        <source>Setting from left to right</source>
        <translation>Paramètre de gauche à droite</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Goes back to the replay</source>
        <translation>Revient au rejeu</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>This is no sweep that was merged (apportion-cli sweep merge): %1</source>
        <translation>Ce n’est pas un balayage fusionné (apportion-cli sweep merge)&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 point(s), each with %2 seeds.</source>
        <translation>
            <numerusform>%1 point avec %2 graines.</numerusform>
            <numerusform>%1 points, chacun avec %2 graines.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tasks are not in it.</source>
        <translation>%1 tâches sur %2 n’y sont pas.</translation>
    </message>
    <message>
        <source>%1 (more is better)</source>
        <translation>%1 (plus est mieux)</translation>
    </message>
    <message>
        <source>%1 (less is better)</source>
        <translation>%1 (moins est mieux)</translation>
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
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Add a row below the current one</source>
        <translation>Ajouter une ligne sous la ligne actuelle</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Duplicate the selected rows</source>
        <translation>Dupliquer les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the selected rows</source>
        <translation>Supprimer les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move the selected rows up</source>
        <translation>Monter les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move the selected rows down</source>
        <translation>Descendre les lignes sélectionnées</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>apportion::TimeBar</name>
    <message>
        <source>Play the coming weeks</source>
        <translation>Dérouler les semaines à venir</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir à maintenant</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>The moment that is shown</source>
        <translation>Le moment affiché</translation>
    </message>
    <message>
        <source>Rates of accounts</source>
        <translation>Débits des comptes</translation>
    </message>
    <message>
        <source>All go on</source>
        <translation>Tous continuent</translation>
    </message>
    <message>
        <source>Everybody runs as in the last half-life, charged by the draft&apos;s prices</source>
        <translation>Chacun exécute comme durant la dernière demi-vie, aux prix du brouillon</translation>
    </message>
    <message>
        <source>What runs now</source>
        <translation>Jobs en cours</translation>
    </message>
    <message>
        <source>The jobs that run now, or others like them in their places, run on</source>
        <translation>Les jobs en cours, ou d’autres semblables à leur place, continuent</translation>
    </message>
    <message>
        <source>All run their share</source>
        <translation>Chacun sa part</translation>
    </message>
    <message>
        <source>Everybody runs the share that is promised, the cluster being as busy as it was</source>
        <translation>Chacun exécute la part promise, le cluster étant aussi occupé qu’avant</translation>
    </message>
    <message>
        <source>All rest</source>
        <translation>Tous au repos</translation>
    </message>
    <message>
        <source>What runs until then</source>
        <translation>Ce qui s’exécute d’ici là</translation>
    </message>
    <message>
        <source>Nobody hands in anything: what is in the queue runs, and then nothing does</source>
        <translation>Personne ne soumet rien&#xa0;: ce qui est dans la file s’exécute, puis plus rien</translation>
    </message>
    <message>
        <source>What the numbers will be: drag, or walk by keys: arrows a day, Page Up and Page Down a week, space plays. Dots before now are what the history keeps of this cluster</source>
        <translation>Ce que seront les nombres&#xa0;: glisser, ou au clavier&#xa0;: flèches un jour, Page préc. et Page suiv. une semaine, espace déroule. Les points avant maintenant sont ce que l’historique garde de ce cluster</translation>
    </message>
    <message>
        <source>Usage of then, policy of today; of the queue what is still there</source>
        <translation>Consommation d’alors, politique d’aujourd’hui&#xa0;; de la file, ce qui y est encore</translation>
    </message>
    <message>
        <source>Forecast · %1</source>
        <comment>a date</comment>
        <translation>Prévision · %1</translation>
    </message>
    <message>
        <source>Past · %1</source>
        <comment>a date</comment>
        <translation>Passé · %1</translation>
    </message>
    <message>
        <source>Draw a rate…</source>
        <translation>Dessiner un débit…</translation>
    </message>
    <message>
        <source>rates: chem=2x</source>
        <translation>p. ex. chem=2x</translation>
    </message>
    <message>
        <source>What accounts run instead until then, separated by commas: so many billing TRES at any time (chem=200), or so many times as much (chem=2x). After so many days another rate: chem=2x/14d:0.5x; the button beside it draws such a course</source>
        <translation>Ce que des comptes exécutent à la place d’ici là, séparés par des virgules&#xa0;: tant de TRES facturés à tout moment (chem=200), ou tant de fois plus (chem=2x). Après tant de jours un autre débit&#xa0;: chem=2x/14d:0.5x&#xa0;; le bouton à côté dessine un tel cours</translation>
    </message>
    <message>
        <source>What runs until then. Jobs of the queue start by their priority of today as their partitions and limits have room, with backfill where it is on, and end at their time limits: an estimate, where Replay looks at single nodes and preemption too</source>
        <translation>Ce qui s’exécute d’ici là. Les jobs de la file démarrent selon leur priorité d’aujourd’hui dès que leurs partitions et leurs limites ont de la place, avec backfill s’il est actif, et se terminent à leurs limites de temps&#xa0;: une estimation, là où Rejeu regarde aussi chaque nœud et la préemption</translation>
    </message>
    <message>
        <source>Only accounts of this policy have rates, as in physics=2x: the forecast goes on without the others</source>
        <translation>Seuls les comptes de cette politique ont un débit, par exemple physics=2x&#xa0;: la prévision continue sans les autres</translation>
    </message>
    <message>
        <source>“%1” is no rate, as chem=200, chem=2x and chem=2x/%2 are: the forecast goes on without it</source>
        <comment>what was typed; a later rate</comment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un débit, comme le sont chem=200, chem=2x et chem=2x/%2&#xa0;: la prévision continue sans lui</translation>
    </message>
</context>
<context>
    <name>apportion::TimeChart</name>
    <message>
        <source>Time from now (hours)</source>
        <translation>Temps à partir de maintenant (heures)</translation>
    </message>
    <message>
        <source>Time from now (days)</source>
        <translation>Temps à partir de maintenant (jours)</translation>
    </message>
    <message>
        <source>Time from the moment shown (hours)</source>
        <translation>Temps à partir du moment affiché (heures)</translation>
    </message>
    <message>
        <source>Time from the moment shown (days)</source>
        <translation>Temps à partir du moment affiché (jours)</translation>
    </message>
</context>
<context>
    <name>apportion::ToolBar</name>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Filter accounts and users</source>
        <translation>Filtrer les comptes et les utilisateurs</translation>
    </message>
    <message>
        <source>What the draft is compared with: the policy as it was opened, imported or last exported</source>
        <translation>Ce à quoi le brouillon est comparé&#xa0;: la politique telle qu&apos;elle a été ouverte, importée ou exportée pour la dernière fois</translation>
    </message>
    <message>
        <source>Who rises and who falls against the baseline</source>
        <translation>Qui monte et qui descend par rapport à la référence</translation>
    </message>
    <message>
        <source>The settings and commands that take this policy to the cluster</source>
        <translation>Les paramètres et les commandes qui portent cette politique au cluster</translation>
    </message>
    <message>
        <source>%1: what the policy asks for</source>
        <translation>%1&#xa0;: ce que demande la politique</translation>
    </message>
    <message>
        <source>Show what %1 would make of this policy</source>
        <translation>Montrer ce que %1 ferait de cette politique</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Référence&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>apportion::UsagePage</name>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Now, once</source>
        <translation>Maintenant, une fois</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Chaque jour</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Chaque semaine</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Chaque mois</translation>
    </message>
    <message>
        <source>Every quarter</source>
        <translation>Chaque trimestre</translation>
    </message>
    <message>
        <source>Every year</source>
        <translation>Chaque année</translation>
    </message>
    <message>
        <source>Usage does not fade</source>
        <translation>La consommation ne s&apos;estompe pas</translation>
    </message>
    <message>
        <source>Half is left after %1</source>
        <translation>La moitié reste après %1</translation>
    </message>
    <message>
        <source>Old usage only fades</source>
        <translation>La consommation ancienne ne fait que décroître</translation>
    </message>
    <message>
        <source>All usage is 0 at midnight</source>
        <translation>Toute la consommation est remise à 0 à minuit</translation>
    </message>
    <message>
        <source>All usage is 0 on Sunday at 00:00</source>
        <translation>Toute la consommation est remise à 0 le dimanche à 00:00</translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each month</source>
        <translation>Toute la consommation passe à 0 le 1er de chaque mois</translation>
    </message>
    <message>
        <source>All usage is 0 on the 1st of each quarter</source>
        <translation>Toute la consommation passe à 0 le 1er de chaque trimestre</translation>
    </message>
    <message>
        <source>All usage is 0 on 1 January</source>
        <translation>Toute la consommation passe à 0 le 1er janvier</translation>
    </message>
    <message>
        <source>Does nothing under Fair Tree</source>
        <translation>Sans effet sous Fair Tree</translation>
    </message>
    <message>
        <source>Not dampened</source>
        <translation>Non amorti</translation>
    </message>
    <message>
        <source>F halves with every %1 shares used</source>
        <translation>F est divisé par deux toutes les %1 parts consommées</translation>
    </message>
    <message>
        <source>Usage of the accounts</source>
        <translation>Consommation des comptes</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Consommation</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>Demi-vie</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Calculated every</source>
        <translation>Calculée toutes les</translation>
    </message>
    <message>
        <source>Dampening factor</source>
        <translation>Facteur d&apos;amortissement</translation>
    </message>
    <message>
        <source>How usage fades</source>
        <translation>Comment la consommation décroît</translation>
    </message>
    <message>
        <source>times as slurm.conf writes them: minutes, h:min:sec, d-h, d-h:min</source>
        <translation>durées comme slurm.conf les écrit&#xa0;: minutes, h:min:sec, j-h, j-h:min</translation>
    </message>
    <message>
        <source>Usage of the accounts and their regimes</source>
        <translation>La consommation des comptes et leurs régimes</translation>
    </message>
    <message>
        <source>%1, printed %2 or before</source>
        <comment>usage, and when its file was written</comment>
        <translation>%1, affiché le %2 ou avant</translation>
    </message>
    <message>
        <source>%1 TRES·s in all</source>
        <translation>%1 TRES·s au total</translation>
    </message>
    <message>
        <source>What would it take?</source>
        <translation>Que faudrait-il&#xa0;?</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Show the fields of half-life, reset, period and dampening, or what they come to in a line</source>
        <translation>Montrer les champs de la demi-vie, de la remise à zéro, de la période et de l&apos;amortissement, ou leur effet en une ligne</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two short sentences</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Half is left after 136 years: hardly anything fades</source>
        <translation>La moitié reste après 136 ans&#xa0;: presque rien ne décroît</translation>
    </message>
    <message>
        <source>All usage is 0 at the first pass after slurmctld has read it</source>
        <translation>Toute la consommation est à 0 à la première passe après que slurmctld l&apos;a lu</translation>
    </message>
</context>
<context>
    <name>apportion::WaitingChart</name>
    <message>
        <source>Priority while waiting</source>
        <translation>Priorité pendant l&apos;attente</translation>
    </message>
    <message>
        <source>No jobs yet. Import the output of “scontrol -o show job” to see who passes whom by waiting.</source>
        <translation>Pas encore de jobs. Importez la sortie de «&#xa0;scontrol -o show job&#xa0;» pour voir qui dépasse qui en attendant.</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Job</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Priority (points)</source>
        <translation>Priorité (points)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a job and its user</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 passes %2: %3</source>
        <comment>a job, another, a time</comment>
        <translation>%1 dépasse %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more not drawn</source>
        <translation>
            <numerusform>%n autre non représenté</numerusform>
            <numerusform>%n autres non représentés</numerusform>
        </translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>après %1</translation>
    </message>
    <message>
        <source>%1 of %2: %3, age full</source>
        <translation>%1 de %2&#xa0;: %3, ancienneté maximale</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Fair share is held as it is now; only age grows</source>
        <translation>Le fair-share reste tel quel&#xa0;; seul l’âge croît</translation>
    </message>
</context>
<context>
    <name>apportion::WaitingForm</name>
    <message>
        <source> days</source>
        <comment>after a number</comment>
        <translation> jours</translation>
    </message>
    <message>
        <source>for the typical user</source>
        <translation>pour l&apos;utilisateur typique</translation>
    </message>
    <message>
        <source>for every user</source>
        <translation>pour chaque utilisateur</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Who waits is</source>
        <translation>Celui qui attend est</translation>
    </message>
    <message>
        <source>passes who is</source>
        <translation>dépasse celui qui est</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>From factor %1 to %2 with an age factor of %3: PriorityWeightAge at least %4</source>
        <translation>Du facteur %1 à %2 avec un facteur d&apos;ancienneté de %3&#xa0;: PriorityWeightAge d&apos;au moins %4</translation>
    </message>
    <message>
        <source>Set PriorityWeightAge to %1</source>
        <translation>Mettre PriorityWeightAge à %1</translation>
    </message>
    <message>
        <source>No PriorityWeightAge of 32 bit makes up for factor %1 to %2.</source>
        <translation>Aucun PriorityWeightAge sur 32 bits ne compense le facteur de %1 à %2.</translation>
    </message>
    <message>
        <source>or PriorityWeightFairshare at most %1</source>
        <translation>ou PriorityWeightFairshare au plus %1</translation>
    </message>
    <message>
        <source>Set PriorityWeightFairshare to %1</source>
        <translation>Définir PriorityWeightFairshare à %1</translation>
    </message>
</context>
<context>
    <name>apportion::WindowActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Import from files…</source>
        <translation>&amp;Importer depuis des fichiers…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export settings…</source>
        <translation>&amp;Exporter les paramètres…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Filter accounts and users</source>
        <translation>&amp;Filtrer les comptes et les utilisateurs</translation>
    </message>
    <message>
        <source>&amp;Copy the derivation</source>
        <translation>&amp;Copier la dérivation</translation>
    </message>
    <message>
        <source>Panel at the &amp;right</source>
        <translation>Panneau à d&amp;roite</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>&amp;Use the algorithm that is shown</source>
        <translation>&amp;Utiliser l&apos;algorithme affiché</translation>
    </message>
    <message>
        <source>Fair Tree as &amp;documented (tied accounts merged)</source>
        <translation>Fair Tree selon la &amp;documentation (comptes ex æquo fusionnés)</translation>
    </message>
    <message>
        <source>Compare with the policy as it is &amp;now</source>
        <translation>Comparer avec la politique &amp;actuelle</translation>
    </message>
    <message>
        <source>&amp;About Apportion</source>
        <translation>À &amp;propos d&apos;Apportion</translation>
    </message>
    <message>
        <source>Slurm walks tied accounts one after the other; its documentation says that their children form one level.</source>
        <translation>Slurm parcourt les comptes ex æquo l&apos;un après l&apos;autre&#xa0;; sa documentation dit que leurs enfants forment un seul niveau.</translation>
    </message>
    <message>
        <source>What is changed from now on is shown as changed.</source>
        <translation>Ce qui est modifié à partir de maintenant est signalé comme modifié.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>Save &amp;picture</source>
        <translation>Enregistrer l&apos;&amp;image</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>Som&amp;bre</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Politique</translation>
    </message>
    <message>
        <source>&amp;Show under</source>
        <translation>&amp;Afficher sous</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l&apos;instant</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation>Oublier ces fichiers</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>Compare with &amp;another policy…</source>
        <translation>Comparer avec une a&amp;utre politique…</translation>
    </message>
    <message>
        <source>Compare with the policy as it was &amp;opened</source>
        <translation>Comparer avec la politique telle qu&apos;&amp;ouverte</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Aide pour cette page</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;Next part of the window</source>
        <translation>Partie &amp;suivante de la fenêtre</translation>
    </message>
    <message>
        <source>A policy file, or any of Slurm&apos;s files; nothing in the draft changes.</source>
        <translation>Un fichier de politique, ou l&apos;un des fichiers de Slurm&#xa0;; rien ne change dans le brouillon.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>%1 % (normal)</source>
        <translation>%1&#xa0;% (normal)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between two keys that do the same</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>In tables and trees</source>
        <translation>Dans les tableaux et les arbres</translation>
    </message>
    <message>
        <source>Edit the cell</source>
        <translation>Modifier la cellule</translation>
    </message>
    <message>
        <source>Take the typed value</source>
        <translation>Valider la valeur saisie</translation>
    </message>
    <message>
        <source>Leave the cell as it was</source>
        <translation>Laisser la cellule inchangée</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Étendre la sélection</translation>
    </message>
    <message>
        <source>Shift or Ctrl with the arrow keys</source>
        <translation>Maj ou Ctrl avec les flèches</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copier les lignes sélectionnées</translation>
    </message>
    <message>
        <source>To the next control</source>
        <translation>Vers le contrôle suivant</translation>
    </message>
    <message>
        <source>Import from a &amp;cluster…</source>
        <translation>Importer d&apos;un &amp;cluster…</translation>
    </message>
    <message>
        <source>Write a repor&amp;t…</source>
        <translation>Écrire un rappor&amp;t…</translation>
    </message>
    <message>
        <source>Show larger, on a pro&amp;jector</source>
        <translation>Affichage agrandi, sur un pro&amp;jecteur</translation>
    </message>
    <message>
        <source>Compare with what was last e&amp;xported</source>
        <translation>Comparer avec ce qui a été e&amp;xporté en dernier</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>Texte plus g&amp;rand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Text of &amp;normal size</source>
        <translation>Texte de taille &amp;normale</translation>
    </message>
    <message>
        <source>From match to match while the filter has the keyboard</source>
        <translation>D’un résultat à l’autre pendant la saisie dans le filtre</translation>
    </message>
    <message>
        <source>Recover edits that were put asi&amp;de…</source>
        <translation>Récupérer des modifications mises &amp;de côté…</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Find an&amp;ything…</source>
        <translation>Tout trou&amp;ver…</translation>
    </message>
    <message>
        <source>Re&amp;fresh from files…</source>
        <translation>Actualiser depuis des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Help for the &amp;time bar</source>
        <translation>Aide pour la barre du &amp;temps</translation>
    </message>
    <message>
        <source>create,empty,wizard,template</source>
        <translation>créer,vide,assistant,modèle</translation>
    </message>
    <message>
        <source>load,file</source>
        <translation>charger,fichier</translation>
    </message>
    <message>
        <source>update,reload,sshare,sprio,squeue,usage,jobs</source>
        <translation>mettre à jour,recharger,sshare,sprio,squeue,consommation,jobs</translation>
    </message>
    <message>
        <source>read,load,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON</source>
        <translation>lire,charger,dump,slurm.conf,sacctmgr,sshare,sprio,scontrol,squeue,JSON</translation>
    </message>
    <message>
        <source>pull,ssh,running cluster,live</source>
        <translation>relever,ssh,grappe en marche,direct</translation>
    </message>
    <message>
        <source>restore,crash,unsaved,journal,lost</source>
        <translation>restaurer,plantage,non enregistré,journal,perdu</translation>
    </message>
    <message>
        <source>apply,script,sacctmgr,slurm.conf,flat file</source>
        <translation>appliquer,script,sacctmgr,slurm.conf,fichier plat</translation>
    </message>
    <message>
        <source>print,PDF,HTML</source>
        <translation>imprimer,PDF,HTML</translation>
    </message>
    <message>
        <source>search</source>
        <translation>chercher</translation>
    </message>
    <message>
        <source>findings,errors,warnings,check</source>
        <translation>constats,erreurs,avertissements,vérifier</translation>
    </message>
    <message>
        <source>presentation,full screen,beamer</source>
        <translation>présentation,plein écran,vidéoprojecteur</translation>
    </message>
    <message>
        <source>ties,same LevelFS</source>
        <translation>ex æquo,même LevelFS</translation>
    </message>
    <message>
        <source>baseline,set the baseline</source>
        <translation>référence,définir la référence</translation>
    </message>
    <message>
        <source>baseline,diff</source>
        <translation>référence,diff</translation>
    </message>
    <message>
        <source>baseline,revert</source>
        <translation>référence,revenir</translation>
    </message>
    <message>
        <source>baseline,last export</source>
        <translation>référence,dernier export</translation>
    </message>
    <message>
        <source>keyboard,shortcuts</source>
        <translation>clavier,raccourcis</translation>
    </message>
    <message>
        <source>manual,documentation,how</source>
        <translation>manuel,documentation,comment</translation>
    </message>
    <message>
        <source>version,license</source>
        <translation>version,licence</translation>
    </message>
    <message>
        <source>Undo &amp;list</source>
        <translation>&amp;Liste d’annulation</translation>
    </message>
    <message>
        <source>history,note,reason,why,comment,steps,edits</source>
        <translation>historique,note,raison,pourquoi,commentaire,étapes,modifications,annuler</translation>
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
        <translation>%1 n&apos;était pas enregistré quand le programme s&apos;est terminé le %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Mettre de côté</translation>
    </message>
    <message>
        <source>%1 is not there any more. The policy is still open here; saving writes the file again.</source>
        <translation>%1 n&apos;existe plus. La politique est toujours ouverte ici&#xa0;; l&apos;enregistrer réécrit le fichier.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder les miennes</translation>
    </message>
    <message>
        <source>Somebody else wrote %1 while you edited it here.</source>
        <translation>Quelqu&apos;un d&apos;autre a écrit %1 pendant que vous le modifiiez ici.</translation>
    </message>
    <message>
        <source>Somebody else wrote %1 since it was opened here.</source>
        <translation>Quelqu&apos;un d&apos;autre a écrit %1 depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Not saved: somebody else wrote %1 meanwhile, and nothing of theirs was replaced.</source>
        <translation>Non enregistré&#xa0;: quelqu’un d’autre a écrit %1 entre-temps, et rien n’en a été remplacé.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>%1 is not complete, and was not opened: what is left of it may be half of a policy.</source>
        <translation>%1 n’est pas complet et n’a pas été ouvert&#xa0;: ce qu’il en reste peut n’être qu’une moitié de politique.</translation>
    </message>
    <message>
        <source>Open what is left</source>
        <translation>Ouvrir ce qui reste</translation>
    </message>
    <message>
        <source>This is what is left of %1, which is not complete: it is not compared, not exported, and saved under another name.</source>
        <translation>Voici ce qui reste de %1, qui n’est pas complet&#xa0;: ce n’est ni comparé ni exporté, et s’enregistre sous un autre nom.</translation>
    </message>
    <message>
        <source>Unsaved edits that could not be read, or that you did not want, are kept in %1.</source>
        <translation>Les modifications non enregistrées qui n’ont pas pu être lues, ou que vous n’avez pas voulues, sont gardées dans %1.</translation>
    </message>
    <message>
        <source>Recover…</source>
        <translation>Récupérer…</translation>
    </message>
    <message>
        <source>The file was written by others since: your edits are merged into it.</source>
        <translation>D’autres ont écrit le fichier depuis&#xa0;: vos modifications y seront fusionnées.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>it stands in no file yet</source>
        <translation>n’est encore dans aucun fichier</translation>
    </message>
    <message>
        <source>The folder of %1 is not there any more. The policy is still open here: save it elsewhere.</source>
        <translation>Le dossier de %1 n’existe plus. La politique est encore ouverte ici&#xa0;: enregistrez-la ailleurs.</translation>
    </message>
</context>
<context>
    <name>apportion::WorkProgress</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
</TS>
