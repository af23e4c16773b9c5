/** What a calendar's own form is filled with. */
export interface CalendarEntry {
  readonly title: string;
  readonly details: string;
  readonly place: string;
  /** ISO instants. */
  readonly startIso: string;
  readonly endIso: string;
}

/** Opens Google Calendar's form for a new entry. */
export function toGoogleCalendarUrl(entry: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${toBasicUtc(entry.startIso)}/${toBasicUtc(entry.endIso)}`,
    details: entry.details,
    location: entry.place,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Where Outlook's calendar of private people is, and that of companies and schools. */
const outlookHosts = { private: 'outlook.live.com', work: 'outlook.office.com' } as const;

/** Opens Outlook's form for a new entry; each of its two homes knows its own accounts alone. */
export function toOutlookUrl(entry: CalendarEntry, account: keyof typeof outlookHosts): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(entry.startIso).toISOString(),
    enddt: new Date(entry.endIso).toISOString(),
    body: entry.details,
    location: entry.place,
  });
  // Outlook reads a plus as a plus, not as a space.
  return `https://${outlookHosts[account]}/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`;
}

/** Where the calendar file is; an address, for phones open no `data:` link. */
export function toFileUrl(apiOrigin: string, appointmentId: string): string {
  return `${apiOrigin}/api/appointment/${encodeURIComponent(appointmentId)}/appointment.ics`;
}

/** `2030-05-24T13:30:00.000Z → 20300524T133000Z` */
function toBasicUtc(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
