import { toOneLine } from './one-line.ts';

/** What a calendar's own form is filled with. */
export interface CalendarEntry {
  readonly title: string;
  readonly details: string;
  readonly place: string;
  /** ISO instants. */
  readonly startIso: string;
  readonly endIso: string;
}

/** A way into somebody's calendar: a calendar's own form for a new entry, or a file. */
export interface CalendarLink {
  readonly calendar: keyof typeof forms | 'ical';
  readonly href: string;
}

/** The ways into calendars that there are, the file last where there is one. */
export function toCalendarLinks(entry: CalendarEntry, fileUrl?: string): CalendarLink[] {
  const ofForm = (calendar: keyof typeof forms) => ({ calendar, href: forms[calendar](entry) });
  return [
    ...calendars.map(ofForm),
    ...(fileUrl === undefined ? [] : [{ calendar: 'ical' as const, href: fileUrl }]),
  ];
}

/** What opens each calendar's form; Outlook's two homes know their own accounts alone. */
const forms = {
  google: toGoogleCalendarUrl,
  outlook: (entry) => toOutlookUrl(entry, 'outlook.live.com'),
  office: (entry) => toOutlookUrl(entry, 'outlook.office.com'),
} as const satisfies Readonly<Record<string, (entry: CalendarEntry) => string>>;

const calendars = [
  'google',
  'outlook',
  'office',
] as const satisfies readonly (keyof typeof forms)[];

/** Opens Google Calendar's form for a new entry. */
function toGoogleCalendarUrl(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: toOneLine(entry.title),
    dates: `${toBasicUtc(entry.startIso)}/${toBasicUtc(entry.endIso)}`,
    details: entry.details,
    location: entry.place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Opens Outlook's form for a new entry. */
function toOutlookUrl(entry: CalendarEntry, host: string): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: toOneLine(entry.title),
    startdt: new Date(entry.startIso).toISOString(),
    enddt: new Date(entry.endIso).toISOString(),
    body: entry.details,
    location: entry.place,
  });
  // Outlook reads a plus as a plus, not as a space.
  return `https://${host}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}

/** Where the calendar file is; an address, for phones open no `data:` link. */
export function toFileUrl(
  apiOrigin: string,
  {
    appointmentId,
    secret,
  }: { readonly appointmentId: string; readonly secret?: string | undefined },
): string {
  const query = secret === undefined ? '' : `?${new URLSearchParams({ secret })}`;
  return `${apiOrigin}/api/appointment/${encodeURIComponent(appointmentId)}/appointment.ics${query}`;
}

/** `2030-05-24T13:30:00.000Z → 20300524T133000Z` */
function toBasicUtc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
