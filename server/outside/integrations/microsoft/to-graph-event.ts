import { toIso } from '#shared/time/dates.ts';
import type { EventMoment } from '../event-text.ts';
import { readWrittenEvent, type WrittenEvent } from '../read-written-event.ts';

/** What an event of ours is found by: a property of our own, named within a set of its kind. */
export const OWN_PROPERTY = 'String {6f0b2f0e-5c0b-4f6e-9d0a-2b7a54a4c1d7} Name KalendsUid';

/** An event of ours as Graph is told of it. It names no attendee: Microsoft would invite them. */
export function toGraphEvent(uid: string, content: string) {
  const event = readWrittenEvent(content);
  return {
    subject: event.title,
    body: { contentType: 'text', content: event.description },
    location: { displayName: event.location },
    isAllDay: 'date' in event.start,
    start: toTime(event.start),
    end: toTime(event.end),
    showAs: toShown(event),
    singleValueExtendedProperties: [{ id: OWN_PROPERTY, value: uid }],
  };
}

function toShown({ isCancelled, isFree, isTentative }: WrittenEvent): string {
  if (isCancelled || isFree) return 'free';
  return isTentative ? 'tentative' : 'busy';
}

function toTime(moment: EventMoment) {
  const iso = 'date' in moment ? `${moment.date}T00:00:00` : toIso(moment.minute).slice(0, 19);
  return { dateTime: iso, timeZone: 'UTC' };
}
