import { useQuery } from '@tanstack/react-query';
import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '../api.ts';
import { offersFor } from '../commands/command.ts';
import {
  type TypeCommandId,
  type TypeDeeds,
  typeCommands,
} from '../meeting-types/type-commands.ts';
import { useSession } from '../session.tsx';
import { type Entry, withoutDots } from './entry.ts';
import { hasAll, wordsOf } from './find-entries.ts';

/** As many as a page of a list has at most. */
const MOST = 100;
/** So many commands of meeting types are shown, whatever is typed. */
const MOST_COMMANDS = 12;

/** What a meeting type opens with: the editor, what one gives to it as a host, its page. */
const OPENING: readonly TypeCommandId[] = ['edit', 'terms', 'open'];

/**
 * Meeting types by their names; and what can be done with them once somebody says so beside the name:
 * `publish intro`.
 */
export function useTypeEntries(typed: string, deeds: TypeDeeds) {
  const t = useTexts('meeting-types');
  const palette = useTexts('palette');
  const session = useSession();
  const types = useTypes(typed.trim() !== '');
  const toCommands = (type: ListedMeetingType): Entry[] =>
    offersFor(typeCommands, type, session).map(({ id, icon, label, key, asks, run }) => ({
      ...{ id: `type-${id}-${type.id}`, icon, group: 'types' as const },
      name: palette('of', { what: withoutDots(t(label)), name: type.name }),
      ...(key && { shortcut: key }),
      ...(asks && { asks }),
      run: () => run(deeds),
    }));
  /** As the list of meeting types has it. */
  const toOpening = (type: ListedMeetingType): Pick<Entry, 'asks' | 'run'> => {
    const offers = offersFor(typeCommands, type, session);
    const [offer] = OPENING.flatMap((each) => offers.find(({ id }) => id === each) ?? []);
    return { ...(offer?.asks && { asks: true }), run: () => offer?.run(deeds) };
  };
  const words = wordsOf(typed);
  // By its name alone a meeting type is looked for, not what can be done with it.
  const named = types.filter(
    ({ name }) => words.some((word) => hasAll(name, word)) && !hasAll(name, typed),
  );
  return {
    types: types.map(
      (type): Entry => ({
        ...{ id: `type-${type.id}`, icon: 'layers', group: 'types', name: type.name },
        note: (type.state === 'archived' ? null : type.path) ?? t(`state.${type.state}`),
        ...toOpening(type),
      }),
    ),
    commands: named
      .flatMap(toCommands)
      .filter(({ name }) => hasAll(name, typed))
      .slice(0, MOST_COMMANDS),
  };
}

/** All that somebody reaches; archived ones, the last of them, once something is typed. */
function useTypes(isTyping: boolean): readonly ListedMeetingType[] {
  const isAsked = reachOf(useSession(), 'meeting-type:edit') !== undefined;
  const ask = (state?: 'archived') =>
    api.toQuery('get', '/meeting-type/all', { params: { query: { pageSize: MOST, state } } });
  const { data } = useQuery({ ...ask(), enabled: isAsked });
  const { data: archived } = useQuery({ ...ask('archived'), enabled: isAsked && isTyping });
  return [...(data?.meetingTypes ?? []), ...(archived?.meetingTypes ?? [])];
}
