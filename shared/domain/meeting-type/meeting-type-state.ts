/**
 * What becomes of a meeting type: `pending` is published from a date on, `archived` is put away and
 * comes back as what it was.
 */
export const MEETING_TYPE_STATES = ['published', 'pending', 'unpublished', 'archived'] as const;
export type MeetingTypeState = (typeof MEETING_TYPE_STATES)[number];

/** What is stored of it. */
interface Publishing {
  readonly enabled: boolean;
  /** An enabled one opens then; null where it is open already. */
  readonly publishFromMs: number | null;
  readonly isArchived: boolean;
}

/** What it is now: only what is `published` can be booked. */
export function toMeetingTypeState(
  { enabled, publishFromMs, isArchived }: Publishing,
  nowMs: number,
): MeetingTypeState {
  if (isArchived) return 'archived';
  if (!enabled) return 'unpublished';
  return publishFromMs !== null && publishFromMs > nowMs ? 'pending' : 'published';
}
