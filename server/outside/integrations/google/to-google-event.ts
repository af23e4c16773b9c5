import { toIso } from '#shared/time/dates.ts';
import type { EventMoment } from '../event-text.ts';
import { readWrittenEvent } from '../read-written-event.ts';

/** What an event of ours is known by beside its UID: of those that we made, and of no copy from a mail. */
export const OWN_MARK = 'kalends';

/**
 * An event of ours as Google is told of it. It names no attendee: they have our own mails, and Google would
 * put it into their calendars a second time. What is `null` is taken away, when an event is changed.
 */
export function toGoogleEvent(uid: string, content: string) {
  const event = readWrittenEvent(content);
  return {
    summary: event.title,
    description: event.description,
    location: event.location,
    start: toTime(event.start),
    end: toTime(event.end),
    status: event.isCancelled ? 'cancelled' : event.isTentative ? 'tentative' : 'confirmed',
    transparency: event.isFree ? 'transparent' : 'opaque',
    extendedProperties: { private: { [OWN_MARK]: uid } },
  };
}

function toTime(moment: EventMoment) {
  return 'date' in moment
    ? { date: moment.date, dateTime: null, timeZone: null }
    : { date: null, dateTime: toIso(moment.minute), timeZone: 'UTC' };
}
