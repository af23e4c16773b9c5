import { toResourceFacts } from '#server/time/availability/engine-facts.ts';
import type { LoadedFacts } from '#server/time/availability/load-facts.ts';
import { decide as decideStart } from '#shared/domain/availability/decide.ts';
import type {
  AvailabilityFacts,
  GroupAppointment,
  UnavailabilityEvent,
  UnavailabilityType,
} from '#shared/domain/availability/types.ts';
import { refuse } from '#shared/errors/refusal.ts';

/** What of a start is wanted. */
export interface Wish {
  /** The resources that the attendee chose among; none where an appointment moves with its own. */
  readonly resourceChannelIds?: readonly string[];
  /** The attendee and the guests whom they bring along. */
  readonly seats: number;
}

/** Who could serve a start; a group that has begun is joined instead. */
export interface Candidates {
  readonly hostIds: readonly string[];
  /** The one resource that it takes, where it needs one. */
  readonly resourceChannelIds: readonly string[];
  readonly group?: GroupAppointment;
}

const LIMITS: readonly UnavailabilityType[] = [
  ...(['limitDay', 'limitWeek', 'limitMonth', 'limitYear'] as const),
  ...(['overallLimitDay', 'overallLimitWeek', 'overallLimitMonth', 'overallLimitYear'] as const),
  'paused',
];

/** Reasons that lie in the request itself; all others mean that somebody was quicker. */
const NEVER_BOOKABLE: readonly UnavailabilityType[] = ['offGrid', 'outsideHours', 'window'];

/**
 * Who can serve a start, and the first free resource, by the same function that showed it.
 * @throws Refusal `start-not-bookable` for starts nobody was ever shown, `not-enough-seats` for a
 * group with fewer seats than are wanted, `host-appointment-limit-reached` or
 * `slot-no-longer-available` for those that are gone.
 */
export function decide(loaded: LoadedFacts, startMinute: number, wish: Wish): Candidates {
  const resources = wish.resourceChannelIds
    ? toResourceFacts(loaded.meetingType, wish.resourceChannelIds)
    : loaded.facts.resources;
  const facts = { ...loaded.facts, resources };
  const { totalSpots } = loaded.meetingType;
  if (totalSpots !== null && wish.seats > totalSpots) refuseSeats();
  const roomy = facts.groups.filter((group) => freeSeats(group) >= wish.seats);
  const decision = decideStart({ ...facts, groups: roomy }, startMinute);
  if (decision.bookable) {
    return { ...decision, resourceChannelIds: decision.resourceChannelIds.slice(0, 1) };
  }
  if (roomy.length < facts.groups.length && decideStart(facts, startMinute).bookable) refuseSeats();
  return refuseStart(facts, startMinute, decision.reasons);
}

function freeSeats({ totalSpots, takenSpots }: GroupAppointment): number {
  return totalSpots - takenSpots;
}

function refuseSeats(): never {
  return refuse('not-enough-seats', 'There are not so many seats left');
}

function refuseStart(
  facts: AvailabilityFacts,
  startMinute: number,
  reasons: readonly UnavailabilityEvent[],
): never {
  const isPast = startMinute < facts.nowMinute;
  if (isPast || wasNeverShown(reasons, facts.rules.calculationMethod)) {
    const code = isPast ? 'in-the-past' : (reasons[0]?.type ?? 'not-offered');
    refuse('start-not-bookable', 'This start is not offered', [
      { path: 'start', code, message: 'This start is not offered' },
    ]);
  }
  if (isOnlyLimited(reasons)) {
    refuse('host-appointment-limit-reached', 'The host takes no more bookings in this period');
  }
  return refuse('slot-no-longer-available', 'This time is no longer available');
}

/** Every host who could serve the start has all the appointments they want. */
function isOnlyLimited(reasons: readonly UnavailabilityEvent[]): boolean {
  return reasons.length > 0 && reasons.every(({ type }) => LIMITS.includes(type));
}

/** Together one host who never works then is enough; with any host, all of them have to be. */
function wasNeverShown(
  reasons: readonly UnavailabilityEvent[],
  method: 'everyone' | 'anyone',
): boolean {
  const ofHosts = reasons.filter(({ type }) => type !== 'resource');
  if (ofHosts.length === 0) return reasons.length === 0;
  const byHost = [...Map.groupBy(ofHosts, (reason) => reason.hostName).values()];
  const isNever = (ofHost: readonly UnavailabilityEvent[]) =>
    ofHost.some(({ type }) => NEVER_BOOKABLE.includes(type));
  return method === 'everyone' ? byHost.some(isNever) : byHost.every(isNever);
}
