import type { EffectKind } from '#server/effects/effect/effect-kind.ts';
import { causeWriting } from '#server/outside/external-calendar/cause-writing.ts';
import { writeAppointment } from '#server/outside/external-calendar/write-appointment.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/** An appointment stands in the calendars of its hosts as it is, once in each, and is gone from them with it. */
export const calendar = {
  queue: 'calendar',
  atOnce: 50,
  patienceSeconds: 60,
  // A server that is away for two days has everything afterwards.
  manners: { ofAccount: 2, backOff: { firstSeconds: 4, longestSeconds: 3600, tries: 56 } },
  about: 'appointmentId',
  lead: (services, event, eventId) => causeWriting(services, event, eventId),
  perform: writeAppointment,
} as const satisfies EffectKind<'calendar', Services>;
