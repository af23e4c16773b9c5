import { JOIN_FROM_MINUTES } from '../constants.ts';

/** What somebody may call themselves in a room. */
export const MAX_GUEST_NAME = 100;

/** How early a room opens, how long it stays open after the end, and whether a host lets people in. */
export interface RoomRules {
  readonly opensMinutes: number;
  readonly closesMinutes: number;
  readonly waits: boolean;
}

export const DEFAULT_ROOM_RULES: RoomRules = {
  opensMinutes: JOIN_FROM_MINUTES,
  closesMinutes: 60,
  waits: true,
};

export interface RoomTimes {
  readonly startMs: number;
  readonly endMs: number;
  readonly opensMs: number;
  readonly closesMs: number;
}

export type DoorState = 'early' | 'open' | 'over' | 'cancelled';

export function toRoomTimes(
  {
    startMinute,
    durationMinutes,
  }: { readonly startMinute: number; readonly durationMinutes: number },
  { opensMinutes, closesMinutes }: RoomRules,
): RoomTimes {
  const endMinute = startMinute + durationMinutes;
  return {
    startMs: startMinute * 60_000,
    endMs: endMinute * 60_000,
    opensMs: (startMinute - opensMinutes) * 60_000,
    closesMs: (endMinute + closesMinutes) * 60_000,
  };
}

/** From the moment it opens until before the moment it closes. */
export function toDoorState(
  { opensMs, closesMs }: Pick<RoomTimes, 'opensMs' | 'closesMs'>,
  nowMs: number,
): Exclude<DoorState, 'cancelled'> {
  if (nowMs < opensMs) return 'early';
  return nowMs < closesMs ? 'open' : 'over';
}
