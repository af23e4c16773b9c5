const HALF_HOUR_MS = 30 * 60_000;

/**
 * What a host sends to `/booking/back-dated` for half an hour that has just ended: nobody waits for the minutes
 * before it, and its room stays open for a while.
 */
export function justEnded<Attendee extends object>(meetingTypeId: string, attendee: Attendee) {
  const endMs = Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS;
  const start = new Date(endMs - HALF_HOUR_MS).toISOString();
  return { meetingTypeId, start, attendee: { ...attendee, timezone: 'Europe/Berlin' } };
}
