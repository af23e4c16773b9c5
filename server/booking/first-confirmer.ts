import type { MeetingTypeSettings } from '#server/meeting-type/settings.ts';
import type { Confirmer } from '#server/reservation/provisional.ts';

/** Who has to confirm a new booking first. */
export function firstConfirmer(settings: MeetingTypeSettings): Confirmer | undefined {
  if (settings.doubleOptIn) return 'attendee';
  return settings.hostConfirmation ? 'host' : undefined;
}
