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
  /** What several are done with, where that is not the same. */
  readonly several?: Deeds;
  readonly say: (label: Label) => string;
}

/** What can be done with the rows of a list: with one all that it is for, with several what takes them. */
export function useRowCommands<Id extends string, Thing, Deeds, Label extends string>({
  table,
  deeds,
  several = deeds,
  say,
}: RowCommands<Id, Thing, Deeds, Label>) {
  const session = useSession();
  const offersOf = (things: readonly Thing[]): BoundOffer<Id>[] => {
    const [first, ...others] = things;
    if (first === undefined) return [];
    return others.length === 0
      ? bindOffers(offersFor(table, first, session), deeds, say)
      : bindOffers(offersForAll(table, things, session), several, say);
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
