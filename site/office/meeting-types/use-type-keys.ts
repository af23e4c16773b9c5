import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { offerOfKey, offersFor, offersForAll } from '../commands/command.ts';
import { useSession } from '../session.tsx';
import { type TypeDeeds, typeCommands } from './type-commands.ts';

/** What a key does with meeting types of a list; true where it does something. */
export function useTypeKeys(one: TypeDeeds, several: TypeDeeds) {
  const session = useSession();
  return (types: readonly ListedMeetingType[], key: string): boolean => {
    const [first, ...others] = types;
    if (first === undefined) return false;
    const isOne = others.length === 0;
    const offers = isOne
      ? offersFor(typeCommands, first, session)
      : offersForAll(typeCommands, types, session);
    const offer = offerOfKey(offers, key);
    offer?.run(isOne ? one : several);
    return offer !== undefined;
  };
}
