import type { Confirmer } from '#server/time/reservation/provisional.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';

/** Who has to confirm a new booking first. */
export function firstConfirmer(settings: MeetingTypeSettings): Confirmer | undefined {
  if (settings.doubleOptIn) return 'attendee';
  return settings.hostConfirmation ? 'host' : undefined;
}
