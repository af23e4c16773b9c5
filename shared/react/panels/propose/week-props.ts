import type { TimedWeek } from '#shared/domain/proposal/timed-week.ts';

/** One's own time, and whether all of it is known. */
export interface OwnWeek extends TimedWeek {
  readonly isUnreadable: boolean;
}

/** What is picked, in epoch minutes, and what can be done about it. */
export interface Picking {
  readonly picks: readonly number[];
  readonly gone: readonly number[];
  readonly add: (starts: readonly number[]) => void;
  readonly remove: (start: number) => void;
  readonly move: (from: number, to: number) => void;
}
