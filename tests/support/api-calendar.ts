import ICAL from 'ical.js';

/** What a calendar program sees of a file with one event. */
export interface ReadEvent {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly startIso: string;
  readonly endIso: string;
  readonly status: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Addresses. */
  readonly organizer: string;
  readonly attendees: readonly string[];
}

/** Reads a file back with a parser that we did not write. Throws for no or several events. */
export function readCalendar(file: string): ReadEvent {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error(`Not one event:\n${file}`);
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    startIso: event.startDate.toJSDate().toISOString(),
    endIso: event.endDate.toJSDate().toISOString(),
    status: String(component.getFirstPropertyValue('status')),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: toEmail(event.organizer),
    attendees: event.attendees.map((attendee) => toEmail(String(attendee.getFirstValue()))),
  };
}

/** RFC 3986 §3.1: schemes are written in either case. */
function toEmail(uri: string): string {
  return uri.replace(/^mailto:/i, '');
}
