import type { EffectKind } from '#server/effects/effect/effect-kind.ts';
import { causeMeeting } from '#server/outside/conference-account/cause-meeting.ts';
import { keepMeeting } from '#server/outside/conference-account/keep-meeting.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** An appointment has its meeting at the account of one of its hosts, once, and it is gone with it. */
export const conference = {
  queue: 'conference',
  atOnce: 50,
  patienceSeconds: 60,
  // A server that is away for two days has everything afterwards.
  manners: { ofAccount: 2, backOff: { firstSeconds: 4, longestSeconds: 3600, tries: 56 } },
  about: 'appointmentId',
  lead: (services, event, eventId) => causeMeeting(services, event, eventId),
  perform: keepMeeting,
} as const satisfies EffectKind<'conference', Services>;
