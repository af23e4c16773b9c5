import type { ProposalWeek } from '#shared/api/proposal.ts';
import type { TimedWeek } from '#shared/domain/proposal/timed-week.ts';
import type { WeekWish } from './seen.ts';

/** Between what is chosen: where, with whom, with what. */
export type Choices = Pick<ProposalWeek, 'channels' | 'isTogether' | 'hosts' | 'resources'>;

/** One's own time, whether all of it is known, and since when. */
export interface OwnWeek extends TimedWeek {
  readonly isUnreadable: boolean;
  readonly atMs: number;
  readonly wish: WeekWish;
  readonly choices: Choices;
}

/** What is picked, in epoch minutes, and what can be done about it. */
export interface Picking {
  readonly picks: readonly number[];
  readonly gone: readonly number[];
  readonly add: (starts: readonly number[]) => void;
  readonly remove: (start: number) => void;
  readonly move: (from: number, to: number) => void;
}
