import { describe, expect, it } from 'vitest';
import type { RoomDoor } from '#shared/api/connect.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { type DoorSeen, toWaitMs } from './watch-door.ts';

const NOW_MS = Date.parse('2030-03-04T09:00:00Z');
const aDoor = (changes: Partial<RoomDoor>): RoomDoor => ({ ...({} as RoomDoor), ...changes });
const seen = (changes: Partial<DoorSeen>): DoorSeen => ({
  door: undefined,
  atMs: NOW_MS,
  error: undefined,
  isAsking: false,
  ...changes,
});
const wait = (changes: Partial<DoorSeen>) => toWaitMs(seen(changes), NOW_MS);
const early = (opensIso: string) => aDoor({ state: 'early', opensIso });

describe('how long until a door is looked at again', () => {
  it('an open one every ten seconds, also where the last look failed', () => {
    const door = aDoor({ state: 'open' });
    expect(wait({ door })).toBe(10_000);
    expect(wait({ door, error: new TypeError('Failed to fetch') })).toBe(10_000);
  });

  it('an early one when it opens, but every half minute before', () => {
    expect(wait({ door: early('2030-03-04T09:00:12Z') })).toBe(12_200);
    expect(wait({ door: early('2030-03-04T11:00:00Z') })).toBe(30_000);
    expect(wait({ door: early('2030-03-04T08:59:59Z') })).toBe(2_000);
  });

  it('one that has closed never', () => {
    expect(wait({ door: aDoor({ state: 'over' }) })).toBeUndefined();
  });

  it('an unreachable server again, and one that refuses never', () => {
    const refused = (status: number) => new ApiError(new Response(null, { status }), {});
    expect(wait({ error: new TypeError('Failed to fetch') })).toBe(4_000);
    expect(wait({ error: refused(503) })).toBe(4_000);
    expect(wait({ error: refused(404) })).toBeUndefined();
  });
});
