import type { Channel } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import { type HoldChoice, usualHold } from './hold-choice.ts';
import { MAX_PROPOSED_TIMES } from './limits.ts';

/** For whom times are picked, as far as it is known. */
export interface DraftRecipient {
  readonly name: string;
  readonly email: string;
  readonly timeZone: string | null;
  readonly language: Language | null;
}

/** Where, with whom and with what proposed times are; null leaves it to whoever picks, or to whose turn it is. */
export interface DraftPlace {
  readonly channel: Channel | null;
  /** Among whom somebody is chosen, where one of them comes. */
  readonly hostIds: readonly string[] | null;
  readonly resourceId: string | null;
}

/** What somebody is about to propose; it survives that its panel is closed. */
export interface ProposalDraft {
  readonly meetingTypeId: string | null;
  readonly durationMinutes: number | null;
  readonly place: DraftPlace;
  readonly recipient: DraftRecipient;
  /** Starts, ascending. */
  readonly picks: readonly string[];
  /** Of them those that were suggested, and that nobody has touched: they follow the recipient's zone. */
  readonly suggested: readonly string[];
  /** Of them those that somebody else was quicker with. */
  readonly gone: readonly string[];
  readonly hold: HoldChoice;
  /** The proposal that came of it, until the next one is begun. */
  readonly madeId: string | null;
}

export type DraftEvent =
  | {
      readonly type: 'type-chosen';
      readonly meetingTypeId: string;
      readonly durationMinutes: number | null;
    }
  | { readonly type: 'duration-chosen'; readonly durationMinutes: number }
  | { readonly type: 'place-chosen'; readonly part: Partial<DraftPlace> }
  | { readonly type: 'recipient-said'; readonly part: Partial<DraftRecipient> }
  /** What is known of the recipient's address fills what nobody has said. */
  | { readonly type: 'recipient-known'; readonly known: Known }
  | { readonly type: 'picked'; readonly starts: readonly string[] }
  | {
      readonly type: 'suggested';
      readonly starts: readonly string[];
      /** What was suggested before, and makes room for these. */
      readonly instead: readonly string[];
    }
  | { readonly type: 'removed'; readonly start: string }
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'hold-chosen'; readonly hold: HoldChoice }
  | { readonly type: 'refused'; readonly gone: readonly string[] }
  | { readonly type: 'gone-dropped' }
  | { readonly type: 'made'; readonly proposalId: string }
  | { readonly type: 'begun-anew' };

interface Known {
  readonly name: string;
  readonly timezone: string;
  readonly language: Language;
}

export const usualPlace: DraftPlace = { channel: null, hostIds: null, resourceId: null };

export const emptyDraft: ProposalDraft = {
  meetingTypeId: null,
  durationMinutes: null,
  place: usualPlace,
  recipient: { name: '', email: '', timeZone: null, language: null },
  picks: [],
  suggested: [],
  gone: [],
  hold: usualHold,
  madeId: null,
};

export function changeDraft(draft: ProposalDraft, event: DraftEvent): ProposalDraft {
  const { recipient, picks, gone } = draft;
  switch (event.type) {
    case 'type-chosen': {
      const { meetingTypeId, durationMinutes } = event;
      return { ...draft, meetingTypeId, durationMinutes, place: usualPlace, gone: [] };
    }
    case 'duration-chosen':
      return { ...draft, durationMinutes: event.durationMinutes, gone: [] };
    case 'place-chosen':
      return { ...draft, place: { ...draft.place, ...event.part }, gone: [] };
    case 'recipient-said':
      return { ...draft, recipient: { ...recipient, ...event.part } };
    case 'recipient-known': {
      const { name, timezone, language } = event.known;
      return {
        ...draft,
        recipient: {
          email: recipient.email,
          name: recipient.name.trim() || name,
          timeZone: recipient.timeZone ?? timezone,
          language: recipient.language ?? language,
        },
      };
    }
    case 'picked':
      return { ...draft, picks: inOrder([...picks, ...event.starts]) };
    case 'suggested': {
      const left = without(draft, event.instead);
      const all = inOrder([...left.picks, ...event.starts]);
      const isSuggested = (start: string) =>
        left.suggested.includes(start) ||
        (event.starts.includes(start) && !left.picks.includes(start));
      return { ...left, picks: all, suggested: all.filter(isSuggested) };
    }
    case 'removed':
      return without(draft, [event.start]);
    case 'moved': {
      const left = without(draft, [event.from]);
      return { ...left, picks: inOrder([...left.picks, event.to]) };
    }
    case 'hold-chosen':
      return { ...draft, hold: event.hold };
    case 'refused':
      return { ...draft, gone: picks.filter((start) => event.gone.includes(start)) };
    case 'gone-dropped':
      return without(draft, gone);
    case 'made':
      return { ...draft, gone: [], madeId: event.proposalId };
    case 'begun-anew': {
      const { meetingTypeId, durationMinutes, place, hold } = draft;
      return { ...emptyDraft, meetingTypeId, durationMinutes, place, hold };
    }
  }
}

/** Whether something that was kept has the shape of a draft: nobody but a panel writes there. */
export function isDraft(kept: unknown): kept is ProposalDraft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.keys(emptyDraft).every((key) => key in kept || key === 'suggested') &&
    'picks' in kept &&
    Array.isArray(kept.picks)
  );
}

function without(draft: ProposalDraft, starts: readonly string[]): ProposalDraft {
  const stays = (start: string) => !starts.includes(start);
  const { picks, suggested, gone } = draft;
  return {
    ...draft,
    picks: picks.filter(stays),
    suggested: suggested.filter(stays),
    gone: gone.filter(stays),
  };
}

/** ISO texts of one form: they sort as what they mean. */
function inOrder(starts: readonly string[]): readonly string[] {
  return [...new Set(starts)].sort().slice(0, MAX_PROPOSED_TIMES);
}
