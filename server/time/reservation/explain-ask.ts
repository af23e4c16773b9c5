import { toResourceFacts } from '#server/time/availability/engine-facts.ts';
import { decide } from '#shared/domain/availability/decide.ts';
import type { UnavailabilityType } from '#shared/domain/availability/types.ts';
import type { OpenedAsk } from './ask.ts';

/** How a start stands that somebody is about to propose. */
interface Explained {
  /** Why it cannot be held; empty where it can. */
  readonly reasons: readonly UnavailabilityType[];
  /** It can be held, and nobody else could book it. */
  readonly isWaived: boolean;
}

/** What speaks against an ask, by the function that decides; and whether only a waiver allows it. */
export function explainAsk(
  { ask, meetingType, facts: asked }: OpenedAsk,
  resourceChannelIds: readonly string[],
): Explained {
  const resources = toResourceFacts(meetingType, resourceChannelIds);
  const facts = { ...asked, resources };
  const decision = decide(facts, ask.startMinute);
  if (!decision.bookable) {
    return { reasons: decision.reasons.map(({ type }) => type), isWaived: false };
  }
  const { waivers: _, ...ordinary } = facts;
  return { reasons: [], isWaived: !decide(ordinary, ask.startMinute).bookable };
}
