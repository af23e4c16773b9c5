import type { PageFacts, Place } from '#shared/domain/booking/page-facts.ts';
import { windowInstants } from '#shared/domain/booking/window.ts';

export interface AskedWindow {
  /** Its first date. */
  readonly from: string;
  readonly timeZone: string;
  /** Spec A §4: without one the shortest allowed duration shows which days are free. */
  readonly durationMinutes?: number | undefined;
  readonly place?: Place | undefined;
  readonly hostId?: string | undefined;
  /** Spec A §4: all starts, also those that cannot be booked, with the reasons. */
  readonly troubleshoot?: boolean;
  /** Starts that a host proposed: the server says of each whether it can be booked. */
  readonly proposed?: readonly string[] | undefined;
  /** The token of the proposal by whose link the visitor came. */
  readonly proposal?: string | undefined;
}

/** What the server is asked about a window's starts. */
export function availabilityQuestion(page: PageFacts, asked: AskedWindow) {
  return {
    meetingTypeId: page.meetingTypeId,
    ...windowInstants(asked.from),
    timezone: asked.timeZone,
    meetingDuration: asked.durationMinutes ?? page.durations[0],
    ...(asked.hostId && { hostIds: [asked.hostId] }),
    ...(asked.troubleshoot && { troubleshoot: true }),
    ...(asked.proposed && { starts: [...asked.proposed] }),
    ...(asked.proposal && { proposal: asked.proposal }),
    ...(page.channelDecidesHosts && asked.place && { channel: asked.place.channel }),
    ...(asked.place?.resourceChannelIds && {
      resourceChannelIds: [...asked.place.resourceChannelIds],
    }),
  };
}
