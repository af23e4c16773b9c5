import type { Sql } from '#server/platform/db/database.ts';
import { afterHold } from './after-hold.ts';
import { inBatches } from './in-batches.ts';
import { holdRooms, type RoomKey, releaseRooms } from './kept-room-statement.ts';
import type { Known, KnownRooms, Led } from './known-rooms.ts';
import type { Memory } from './open-memory.ts';
import { isEmpty } from './room.ts';
import type { DatabaseWatch } from './watch-database.ts';

interface Options {
  readonly sql: Sql;
  readonly process: string;
  /** How long a room is led by a process that says nothing. */
  readonly holdMs: number;
  readonly rooms: KnownRooms;
  readonly memory: Pick<Memory, 'load' | 'idle'>;
  /** Whether lines of this process are in a room. */
  readonly isCalled: (roomId: string) => boolean;
  /** It is known who leads a room, or somebody else does from now on; what has waited for that comes after. */
  readonly onLed: (roomId: string) => void;
  /** Sees whether the database answers. */
  readonly watch: DatabaseWatch['watch'];
  readonly onError: (error: unknown) => void;
}

interface Leads {
  /** Asks who leads a room, anew where that was known. */
  ask(key: RoomKey): Known;
  /** As soon as it is known who leads. */
  withLead(key: RoomKey, act: (known: Led) => void): void;
  /** Keeps the lead of rooms, leaves those that are empty, and hears who leads the others. */
  renew(): Promise<void>;
  idle(): Promise<void>;
  /** Leaves all rooms to others. */
  release(): Promise<void>;
}

/** It alone says who leads a room: the process that holds it in the database. */
export function holdLeads(options: Options): Leads {
  const { sql, process, holdMs, rooms, memory, isCalled, onLed, watch, onError } = options;
  const asked = inBatches<RoomKey>(settle, onError);

  function ask(key: RoomKey): Known {
    const known: Known = { key, lead: 'asking', later: [] };
    rooms.set(known);
    void asked.add(key);
    return known;
  }

  function withLead(key: RoomKey, act: (known: Led) => void): void {
    const known = rooms.find(key.roomId) ?? ask(key);
    if (known.lead === 'asking') known.later.push(() => withLead(key, act));
    else act(known);
  }

  /** Asks who leads, and begins to do so, or hands lines on, where that is new. */
  async function settle(keys: readonly RoomKey[]): Promise<void> {
    await leaveEmpty();
    const asking = new Map(keys.map((key) => [key.roomId, key]));
    for (const roomId of asking.keys()) if (!rooms.find(roomId)) asking.delete(roomId);
    if (asking.size === 0) return;
    const holders = await watch(holdRooms(sql, [...asking.values()], { process, holdMs }));
    await Promise.all([...asking.keys()].map((roomId) => follow(roomId, holders.get(roomId))));
  }

  async function follow(roomId: string, holder: string | undefined): Promise<void> {
    const known = rooms.find(roomId);
    const next = known && afterHold(known.lead, holder, process);
    if (!next || next === 'go-on') return;
    const later = known.lead === 'asking' ? known.later : [];
    if (next === 'open') await open(known.key, later);
    else begin({ key: known.key, lead: { owner: next.handTo } }, later);
  }

  /** Begins with what is remembered. */
  async function open(key: RoomKey, later: (() => void)[]): Promise<void> {
    rooms.set({ key, lead: 'asking', later });
    begin({ key, lead: 'ours', room: await memory.load(key) }, later);
  }

  function begin(known: Led, later: readonly (() => void)[]): void {
    rooms.set(known);
    onLed(known.key.roomId);
    for (const act of later) act();
  }

  async function leaveEmpty(): Promise<void> {
    const left: RoomKey[] = [];
    for (const { key, ...known } of rooms.all()) {
      const isLeft = known.lead === 'ours' ? isEmpty(known.room) : known.lead !== 'asking';
      if (!isLeft || isCalled(key.roomId)) continue;
      rooms.remove(key.roomId);
      if (known.lead === 'ours') left.push(key);
    }
    if (left.length === 0) return;
    await memory.idle();
    await releaseRooms(sql, left, process);
  }

  return {
    ask,
    withLead,
    async renew() {
      for (const { key } of rooms.all()) void asked.add(key);
      await asked.idle();
    },
    idle: asked.idle,
    async release() {
      const ours = rooms.ours();
      rooms.clear();
      // Where the database is away, the rooms are free once nothing was heard of this process for a while.
      if (ours.length > 0) await releaseRooms(sql, ours, process).catch(onError);
    },
  };
}
