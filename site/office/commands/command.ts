import type { Session } from '#shared/api/session.ts';
import type { IconName } from '#shared/react/ui/icon.tsx';

/**
 * Something that can be done with a thing of the office. Its menu, the bar over several, the palette
 * and the keys of its row all read it where it is written down.
 */
export interface Command<Thing, Deeds, Label extends string> {
  readonly icon: IconName;
  readonly label: (thing: Thing) => Label;
  /** Pressed where the thing is at home: while the focus is in its row, on its screen. */
  readonly key?: string;
  /** What cannot be taken back stands apart. */
  readonly tone?: 'danger';
  /** Opens a question first. */
  readonly asks?: true;
  /** Also for several at once. */
  readonly takesSeveral?: true;
  readonly isFor: (thing: Thing, actor: Session) => boolean;
  readonly run: (things: readonly Thing[], deeds: Deeds) => void;
}

/** A command with the things that it is for. */
export interface Offer<Id extends string, Deeds, Label extends string> {
  readonly id: Id;
  readonly icon: IconName;
  readonly label: Label;
  readonly key?: string;
  readonly tone?: 'danger';
  readonly asks?: true;
  readonly run: (deeds: Deeds) => void;
}

export type CommandTable<Id extends string, Thing, Deeds, Label extends string> = Readonly<
  Record<Id, Command<Thing, Deeds, Label>>
>;

/** All that can be done with one thing, in the order of the table. */
export function offersFor<Id extends string, Thing, Deeds, Label extends string>(
  commands: CommandTable<Id, Thing, Deeds, Label>,
  thing: Thing,
  actor: Session,
): Offer<Id, Deeds, Label>[] {
  return idsOf(commands)
    .filter((id) => commands[id].isFor(thing, actor))
    .map((id) => toOffer(id, commands[id], [thing, []]));
}

/** What can be done with several at once, each with those of them that it is for. */
export function offersForAll<Id extends string, Thing, Deeds, Label extends string>(
  commands: CommandTable<Id, Thing, Deeds, Label>,
  things: readonly Thing[],
  actor: Session,
): Offer<Id, Deeds, Label>[] {
  return idsOf(commands).flatMap((id) => {
    const command = commands[id];
    const [first, ...others] = things.filter((thing) => command.isFor(thing, actor));
    return command.takesSeveral && first !== undefined ? toOffer(id, command, [first, others]) : [];
  });
}

/** An offer in the reader's words, with what does it. */
export interface BoundOffer<Id extends string> extends Omit<Offer<Id, never, string>, 'run'> {
  readonly run: () => void;
}

/** Offers as they are shown where `deeds` does them. */
export function bindOffers<Id extends string, Deeds, Label extends string>(
  offers: readonly Offer<Id, Deeds, Label>[],
  deeds: Deeds,
  say: (label: Label) => string,
): BoundOffer<Id>[] {
  return offers.map((offer) => ({
    ...offer,
    ...{ label: say(offer.label), run: () => offer.run(deeds) },
  }));
}

/** The one that a key is for; `E` and `e` are one key. */
export function offerOfKey<Found extends { readonly key?: string }>(
  offers: readonly Found[],
  key: string,
): Found | undefined {
  return offers.find((offer) => offer.key?.toLowerCase() === key.toLowerCase());
}

function toOffer<Id extends string, Thing, Deeds, Label extends string>(
  id: Id,
  command: Command<Thing, Deeds, Label>,
  [first, others]: readonly [Thing, readonly Thing[]],
): Offer<Id, Deeds, Label> {
  const { icon, key, tone, asks } = command;
  return {
    ...{ id, icon, label: command.label(first) },
    ...(key && { key }),
    ...(tone && { tone }),
    ...(asks && { asks }),
    run: (deeds) => command.run([first, ...others], deeds),
  };
}

function idsOf<Id extends string>(commands: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(commands) as Id[];
}
