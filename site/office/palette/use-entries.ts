import { useState } from 'react';
import type { TypeDeeds } from '../meeting-types/type-commands.ts';
import { ENTRY_GROUPS, type Entry } from './entry.ts';
import { findEntries } from './find-entries.ts';
import { noteRecent, readRecent, withRecent } from './recent-entries.ts';
import { useFoundEntries } from './use-found-entries.ts';
import { useOwnEntries } from './use-own-entries.ts';
import { useScreenEntries } from './use-screen-entries.ts';
import { useTypeEntries } from './use-type-entries.ts';

interface Doing {
  readonly deeds: TypeDeeds;
  readonly onKeys: () => void;
}

/** What the palette shows for what is typed, by groups; before that, what was run last stands first. */
export function useEntries(typed: string, { deeds, onKeys }: Doing) {
  const [recent] = useState(readRecent);
  const here = useScreenEntries();
  const own = useOwnEntries({ onKeys });
  const { types, commands } = useTypeEntries(typed, deeds);
  const { found, isFetching } = useFoundEntries(typed);
  const local = [...types, ...own];
  const shown =
    typed.trim() === ''
      ? [...here, ...withRecent(local, recent)].filter(({ group }) => group !== 'types')
      : [...findEntries([...here, ...local], typed), ...commands, ...found];
  return {
    isFetching,
    groups: ENTRY_GROUPS.map(
      (group) => [group, shown.filter((each) => each.group === group)] as const,
    ).filter(([, entries]) => entries.length > 0),
    /** What is found by a name alone is not offered again without it. */
    remember: (entry: Entry) => {
      if (local.some(({ id }) => id === entry.id)) noteRecent(entry.id);
    },
  } as const;
}
