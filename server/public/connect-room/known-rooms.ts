import type { RoomKey } from './kept-room-statement.ts';
import type { Room } from './room.ts';

/** A room that lines of this process are in, or that it leads. */
export type Known = { readonly key: RoomKey } & (
  | { readonly lead: 'asking'; readonly later: (() => void)[] }
  | { readonly lead: 'ours'; readonly room: Room }
  | { readonly lead: { readonly owner: string } }
);

/** One of which it is known who leads it. */
export type Led = Exclude<Known, { readonly lead: 'asking' }>;

export interface KnownRooms {
  find(roomId: string): Known | undefined;
  /** One that this process leads. */
  findOurs(roomId: string): Extract<Known, { readonly lead: 'ours' }> | undefined;
  set(known: Known): void;
  remove(roomId: string): void;
  all(): readonly Known[];
  ours(): readonly RoomKey[];
  /** The other processes that lead rooms which lines of ours are in. */
  owners(): ReadonlySet<string>;
  isEmpty(): boolean;
  clear(): void;
}

/** Which rooms this process has to do with, and who leads each; what becomes of them is for others to say. */
export function keepKnownRooms(): KnownRooms {
  const rooms = new Map<string, Known>();
  return {
    find: (roomId) => rooms.get(roomId),
    findOurs(roomId) {
      const known = rooms.get(roomId);
      return known?.lead === 'ours' ? known : undefined;
    },
    set: (known) => void rooms.set(known.key.roomId, known),
    remove: (roomId) => void rooms.delete(roomId),
    all: () => [...rooms.values()],
    ours: () => [...rooms.values()].flatMap(({ key, lead }) => (lead === 'ours' ? [key] : [])),
    owners() {
      const leads = [...rooms.values()].map(({ lead }) => lead);
      return new Set(leads.flatMap((lead) => (typeof lead === 'object' ? [lead.owner] : [])));
    },
    isEmpty: () => rooms.size === 0,
    clear: () => rooms.clear(),
  };
}
