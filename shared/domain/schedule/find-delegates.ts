/** A meeting type with one host who gives time to it. */
export interface Offer {
  readonly meetingTypeId: string;
  readonly name: string;
  readonly slug: string;
  /** Whose page it is on; a team's is on none's. */
  readonly ownerHostId: string | null;
  readonly hostId: string;
}

interface Meeting {
  readonly id: string;
  readonly name: string;
}

/** A colleague with which of a host's meeting types they offer too. */
export interface DelegateOffers {
  readonly hostId: string;
  readonly offers: readonly Meeting[];
  readonly lacks: readonly Meeting[];
}

/**
 * Who can stand in for a host: a colleague counts for a meeting type where they give time to it, or
 * have one of their own under the same address. Those who offer most come first; who offers nothing is
 * no delegate.
 */
export function findDelegates(hostId: string, offers: readonly Offer[]): readonly DelegateOffers[] {
  const own = offers.filter((offer) => offer.hostId === hostId);
  const colleagues = [...new Set(offers.map((offer) => offer.hostId))];
  return colleagues
    .filter((colleague) => colleague !== hostId)
    .map((colleague) => toDelegate(colleague, own, offers))
    .filter((delegate) => delegate.offers.length > 0)
    .toSorted((one, other) => other.offers.length - one.offers.length);
}

function toDelegate(
  hostId: string,
  own: readonly Offer[],
  offers: readonly Offer[],
): DelegateOffers {
  const theirs = offers.filter((offer) => offer.hostId === hostId);
  const isOffered = (meeting: Offer) => theirs.some((offer) => isSameMeeting(offer, meeting));
  const toMeeting = ({ meetingTypeId, name }: Offer) => ({ id: meetingTypeId, name });
  return {
    hostId,
    offers: own.filter(isOffered).map(toMeeting),
    lacks: own.filter((meeting) => !isOffered(meeting)).map(toMeeting),
  };
}

function isSameMeeting(offer: Offer, meeting: Offer): boolean {
  if (offer.meetingTypeId === meeting.meetingTypeId) return true;
  return offer.ownerHostId === offer.hostId && offer.slug === meeting.slug;
}
