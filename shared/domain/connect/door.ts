/** What somebody may call themselves in a room. */
export const MAX_GUEST_NAME = 100;

/** How early a room opens, and how long it stays open after the end: the meeting type says. */
export interface RoomRules {
  readonly connectOpensMinutes: number;
  readonly connectClosesMinutes: number;
}

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
  { connectOpensMinutes, connectClosesMinutes }: RoomRules,
): RoomTimes {
  const endMinute = startMinute + durationMinutes;
  return {
    startMs: startMinute * 60_000,
    endMs: endMinute * 60_000,
    opensMs: (startMinute - connectOpensMinutes) * 60_000,
    closesMs: (endMinute + connectClosesMinutes) * 60_000,
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
