# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables as dictionaries by column, compared cell by cell as text."""


def differences(slurm, here, keys, ignore=(), only=None):
    """What Apportion prints otherwise than Slurm, as sentences; only columns that both have are compared.

    Each row is known by its @p keys, in which leading blanks only show the depth. What has the same ones, as have a user's
    associations for partitions, stands in no order.
    """
    both = sorted(slurm[0].keys() & here[0].keys()) if slurm and here else []

    def keyed(table):
        rows = {}
        for row in sorted(table, key=lambda row: [row[name].strip() for name in both]):
            key = tuple(row[name].strip() for name in keys)
            rows.setdefault(key, []).append(row)
        return rows

    found = []
    expected, actual = keyed(slurm), keyed(here)
    found += [f"{'/'.join(key)}: only Slurm has it" for key in expected.keys() - actual.keys()]
    found += [f"{'/'.join(key)}: Slurm does not have it" for key in actual.keys() - expected.keys()]
    for key in expected.keys() & actual.keys():
        for theirs, ours in zip(expected[key], actual[key]):
            for column in theirs.keys() & ours.keys() - set(ignore):
                if only is not None and column not in only:
                    continue
                if theirs[column].strip() != ours[column].strip():
                    found.append(f"{'/'.join(key)} {column}: Slurm {theirs[column].strip()}, Apportion {ours[column].strip()}")
    return sorted(found)
