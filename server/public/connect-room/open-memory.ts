import type { Sql } from '#server/platform/db/database.ts';
import { keepOwing } from './keep-owing.ts';
import {
  type KeptLine,
  type KeptPeople,
  keepLines,
  keepPeople,
  loadKeptRoom,
  type RoomKey,
  toLatest,
  toNewest,
} from './kept-room-statement.ts';
import { emptyRoom, KEPT_LINES, namesIn, type Room } from './room.ts';

interface Options {
  readonly sql: Sql;
  readonly process: string;
  /** Whether the database is known to be away: then nothing is tried. */
  readonly isAway: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** What is remembered of rooms beyond this process; it alone reads and writes that. */
export interface Memory {
  /** Answers once it is kept, or given up; where the database cannot be reached, once it is owed. */
  keepLine(line: KeptLine): Promise<void>;
  /** Keeps what is owed, if the database is back. */
  keepOwed(): void;
  /** Who is in a room, and who was let in or was not, where that is another than before. */
  keepPeople(key: RoomKey, before: Room, room: Room): void;
  /** With all that was to be kept until now, and was owed; an empty room where it cannot be read. */
  load(key: RoomKey): Promise<Room>;
  idle(): Promise<void>;
}

export function openMemory({ sql, process, isAway, onError }: Options): Memory {
  const said = keepOwing<KeptLine>({
    ...{ isAway, onError },
    toFew: (lines) => toNewest(lines, KEPT_LINES),
    keep: (lines) => keepLines(sql, lines, KEPT_LINES),
  });
  const people = keepOwing<KeptPeople>({
    ...{ isAway, onError },
    toFew: toLatest,
    keep: (rooms) => keepPeople(sql, rooms, process),
  });
  const idle = async () => {
    await Promise.all([said.idle(), people.idle()]);
  };
  const keepOwed = () => {
    said.keepOwed();
    people.keepOwed();
  };
  return {
    keepLine: said.add,
    keepOwed,
    keepPeople(key, before, room) {
      const { admitted, refused } = room;
      const isSame = admitted === before.admitted && refused === before.refused;
      if (isSame && room.people === before.people) return;
      const present = namesIn(room);
      if (isSame && present.join('\n') === namesIn(before).join('\n')) return;
      const kept = { admitted: [...admitted], refused: Object.fromEntries(refused), present };
      void people.add({ ...key, ...kept });
    },
    async load(key) {
      keepOwed();
      await idle();
      return loadKeptRoom(sql, key).then(toRoom, (error: unknown) => {
        onError(error);
        return emptyRoom;
      });
    },
    idle,
  };
}

function toRoom({ admitted, refused, chat }: Awaited<ReturnType<typeof loadKeptRoom>>): Room {
  return {
    ...emptyRoom,
    admitted: new Set(admitted),
    refused: new Map(Object.entries(refused)),
    chat: chat.slice(-KEPT_LINES),
    seq: chat.at(-1)?.seq ?? 0,
  };
}
