/** So many minutes somebody may say they are late. */
export const LATE_MINUTES = [5, 10, 15] as const;
/** Nobody is told more often by the same person of the same appointment. */
const MAX_TOLD = 6;

/** Where an appointment's page begins with it: `/appointment/{id}#late`. */
export const LATE_HASH = 'late';

const FROM_MINUTES = 60;
const MINUTE_MS = 60_000;

/** Of 0 minutes is who comes on time after all. */
export type LateMinutes = (typeof LATE_MINUTES)[number] | 0;

/** Who is running late to an appointment, as those who meet there read it. */
export interface RunningLate {
  readonly name: string;
  readonly minutes: number;
  /** Whether it is the reader. */
  readonly isYou: boolean;
}

/** Why nobody can say yet, or any more, that they are running late. */
export type NotLate = 'too-early' | 'over';

/** From when it can be said, in milliseconds of the epoch. */
export function lateFromMs(startMs: number): number {
  return startMs - FROM_MINUTES * MINUTE_MS;
}

/** Undefined from an hour before the start until the end. Instants are milliseconds of the epoch. */
export function whyNotLate(
  { startMs, endMs }: { readonly startMs: number; readonly endMs: number },
  nowMs: number,
): NotLate | undefined {
  if (nowMs >= endMs) return 'over';
  return nowMs < lateFromMs(startMs) ? 'too-early' : undefined;
}

/**
 * Why something is not told: it is what was said last, or they have said too much. That they come on time after
 * all can be said once more.
 */
export function whyUnsaid(
  said: { readonly minutes: number; readonly times: number } | undefined,
  minutes: LateMinutes,
): 'same' | 'too-often' | undefined {
  if (minutes === (said?.minutes ?? 0)) return 'same';
  return minutes > 0 && said && said.times >= MAX_TOLD ? 'too-often' : undefined;
}

/** What all read once the reader has said something: the last that was said, and nobody who is on time. */
export function withOwn(
  late: readonly RunningLate[],
  name: string,
  minutes: LateMinutes,
): RunningLate[] {
  const others = late.filter(({ isYou }) => !isYou);
  return minutes > 0 ? [...others, { name, minutes, isYou: true }] : others;
}
