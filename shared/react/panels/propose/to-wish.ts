import type { ProposalWish } from '#shared/api/proposal.ts';
import type { Language } from '#shared/domain/languages.ts';
import { toHoldEnd } from '#shared/domain/proposal/hold-choice.ts';
import type { ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import type { TimedWeek } from '#shared/domain/proposal/timed-week.ts';
import type { Offer } from './to-offer.ts';

interface Known {
  /** Undefined while the meetings are on their way. */
  readonly offer: Offer | undefined;
  /** By whose clock the hold ends; undefined while nobody knows what is busy. */
  readonly week: Pick<TimedWeek, 'nowMinute' | 'durationMinutes'> | undefined;
  /** For a recipient of whom none is known. */
  readonly language: Language;
}

/** What a draft lacks: times, whom they are for, what is busy then, or an end that is still to come. */
type Lack = 'times' | 'recipient' | 'week' | 'end';

/** A draft as it is asked for, or the first thing that it lacks. */
export function toWish(
  { recipient, picks, hold }: Pick<ProposalDraft, 'recipient' | 'picks' | 'hold'>,
  { offer, week, language }: Known,
): { readonly wish: ProposalWish } | { readonly lack: Lack } {
  const name = recipient.name.trim();
  if (!offer || picks.length === 0) return { lack: 'times' };
  if (name === '' || recipient.timeZone === null) return { lack: 'recipient' };
  if (!week) return { lack: 'week' };
  const holdUntil = toHoldEnd(hold, picks, {
    nowMs: week.nowMinute * 60_000,
    timeZone: recipient.timeZone,
  });
  if (holdUntil === undefined) return { lack: 'end' };
  return {
    wish: {
      ...offer,
      duration: week.durationMinutes,
      times: [...picks],
      recipient: {
        name,
        email: recipient.email.trim() || null,
        timezone: recipient.timeZone,
        language: recipient.language ?? language,
      },
      holdUntil,
    },
  };
}
