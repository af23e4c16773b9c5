import type { ProposalWeek } from '#shared/api/proposal.ts';
import type { ProposableType } from './use-proposable-types.ts';

/** What is kept for the moment until the server answers, and for when it does not. */
export interface Seen<Value> {
  readonly peek: () => Value | undefined;
  readonly save: (value: Value) => unknown;
}

/** A week as the server said it last. */
export interface WeekSeen {
  readonly atMs: number;
  readonly wish: WeekWish;
  readonly reply: ProposalWeek;
}

/** What is asked of a week. */
export interface WeekWish {
  readonly meetingTypeId: string;
  readonly duration?: number;
  readonly channel?: ProposalWeek['channels'][number];
  readonly hostIds?: readonly string[];
  readonly resourceChannelIds?: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** What a panel knew when it was open last. */
export interface PanelSeen {
  readonly types: Seen<readonly ProposableType[]>;
  readonly week: Seen<WeekSeen>;
}
