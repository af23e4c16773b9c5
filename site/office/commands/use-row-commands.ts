import { useSession } from '../session.tsx';
import {
  type BoundOffer,
  bindOffers,
  type CommandTable,
  offerOfKey,
  offersFor,
  offersForAll,
} from './command.ts';

interface RowCommands<Id extends string, Thing, Deeds, Label extends string> {
  readonly table: CommandTable<Id, Thing, Deeds, Label>;
  readonly deeds: Deeds;
  readonly say: (label: Label) => string;
}

/** What can be done with the rows of a list: with one all that it is for, with several what takes them. */
export function useRowCommands<Id extends string, Thing, Deeds, Label extends string>({
  table,
  deeds,
  say,
}: RowCommands<Id, Thing, Deeds, Label>) {
  const session = useSession();
  const offersOf = (things: readonly Thing[]): BoundOffer<Id>[] => {
    const [first, ...others] = things;
    if (first === undefined) return [];
    const offers =
      others.length === 0 ? offersFor(table, first, session) : offersForAll(table, things, session);
    return bindOffers(offers, deeds, say);
  };
  return {
    offersOf,
    /** True where the key does something. */
    onKey: (things: readonly Thing[], key: string): boolean => {
      const offer = offerOfKey(offersOf(things), key);
      offer?.run();
      return offer !== undefined;
    },
  } as const;
}
