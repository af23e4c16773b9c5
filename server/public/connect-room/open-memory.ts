import type { Sql } from '#server/platform/db/database.ts';
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { inBatches } from './in-batches.ts';
import {
  type KeptLine,
  type KeptPeople,
  keepLines,
  keepPeople,
  loadKeptRoom,
  type RoomKey,
  toNewest,
} from './kept-room-statement.ts';
import { emptyRoom, KEPT_LINES, namesIn, type Room } from './room.ts';

interface Options {
  readonly sql: Sql;
  readonly process: string;
  readonly onError: (error: unknown) => void;
}

/** What is remembered of rooms beyond this process; it alone reads and writes that. */
export interface Memory {
  /** Answers once it is kept, or given up; while the database is away, once it is owed. */
  keepLine(line: KeptLine): Promise<void>;
  /** Keeps what is owed, if the database is back. */
  keepOwed(): void;
  /** Who is in a room, and who was let in or was not, where that is another than before. */
  keepPeople(key: RoomKey, before: Room, room: Room): void;
  /** With all that was to be kept until now; an empty room where it cannot be read. */
  load(key: RoomKey): Promise<Room>;
  idle(): Promise<void>;
}

export function openMemory({ sql, process, onError }: Options): Memory {
  /** What was said while the database was away, and is still to be kept. */
  let owed: readonly KeptLine[] = [];
  const said = inBatches<KeptLine | null>(async (all) => {
    const lines = toNewest([...owed, ...all.filter((line) => line !== null)], KEPT_LINES);
    owed = [];
    await keepLines(sql, lines, KEPT_LINES).catch((error: unknown) => {
      // Anything else would fail again, and all that follows with it.
      if (isDatabaseUnavailable(error)) owed = lines;
      throw error;
    });
  }, onError);
  const people = inBatches<KeptPeople>((all) => keepPeople(sql, all, process), onError);
  const idle = async () => {
    await Promise.all([said.idle(), people.idle()]);
  };
  return {
    keepLine: said.add,
    keepOwed() {
      if (owed.length > 0) void said.add(null);
    },
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
