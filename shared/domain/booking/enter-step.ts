import type { Chosen, Draft, Flow, Outcome } from './flow.ts';
import { isSamePlace, type PageFacts } from './page-facts.ts';
import type { StepName } from './trail.ts';

/**
 * A step of the way, come back to with what has been chosen; undefined where the page has no such
 * step, or where too little is chosen for it. A payment and a booking are not entered but made.
 */
export function enterStep(draft: Draft, step: StepName, page: PageFacts): Flow | undefined {
  switch (step) {
    case 'host-selection':
      return page.hostSelection === 'none' ? undefined : { step, draft };
    case 'details':
      return page.isFormFirst ? { step, draft } : undefined;
    case 'time':
      return enterTime(draft, page);
    case 'duration':
      return page.durations.length > 1 ? { step, draft } : undefined;
    case 'channel':
      return page.places.length > 1 ? { step, draft } : undefined;
    case 'form':
      return page.isFormFirst ? undefined : toBookable(draft, step);
    case 'confirm':
      return page.isFormFirst && draft.attendee ? toBookable(draft, step) : undefined;
    default:
      return undefined;
  }
}

/** On a form-first page a start that stays picked would be the next step. */
function enterTime(draft: Draft, page: PageFacts): Flow | undefined {
  if (!page.isFormFirst) return { step: 'time', draft };
  const { picked: _, ...open } = draft;
  return draft.attendee ? { step: 'time', draft: open } : undefined;
}

function toBookable(draft: Draft, step: 'form' | 'confirm'): Flow | undefined {
  const chosen = asChosen(draft);
  return chosen && { step, draft: chosen, attempt: { status: 'idle' } };
}

function asChosen(draft: Draft): Chosen | undefined {
  const { place, durationMinutes, date, picked } = draft;
  if (!place || !durationMinutes || !date || !picked) return undefined;
  return { ...draft, place, durationMinutes, date, picked };
}

/** What this tab has booked, come back to. */
export function enterBooked(draft: Draft, outcome: Outcome): Flow | undefined {
  const chosen = asChosen(draft);
  return chosen && { step: 'booked', draft: chosen, outcome, isRevisited: true };
}

/** What of a draft kept for a while still holds: what is not offered any more is chosen anew. */
export function toOfferedDraft(kept: Draft, page: PageFacts, hostIds: readonly string[]): Draft {
  const { place: keptPlace, durationMinutes, hostId, picked, ...rest } = kept;
  const place = page.places.find((each) => isSamePlace(each, keptPlace));
  const isDuration = durationMinutes !== undefined && page.durations.includes(durationMinutes);
  const isHost = hostId !== undefined && hostIds.includes(hostId);
  const isAsItWas = isDuration && place && (isHost || hostId === undefined);
  return {
    ...rest,
    ...(isHost && { hostId }),
    ...(place && { place }),
    ...(isDuration && { durationMinutes }),
    ...(isAsItWas && picked && { picked }),
  };
}
