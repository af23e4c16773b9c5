/** An event as a file of a calendar, of an hour that never matters. */
export function aCalendarFile(uid: string, summary = 'Dentist', component = 'VEVENT'): string {
  return toFile(toComponent(uid, summary, component));
}

/** Many events in one file. */
export function aCalendarFileOf(uids: readonly string[]): string {
  return toFile(uids.flatMap((uid) => toComponent(uid, 'Dentist', 'VEVENT')));
}

function toFile(components: readonly string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kalends//Tests//EN'];
  return [...head, ...components, 'END:VCALENDAR', ''].join('\r\n');
}

function toComponent(uid: string, summary: string, component: string): string[] {
  return [
    `BEGIN:${component}`,
    `UID:${uid}`,
    'DTSTAMP:20300101T000000Z',
    'DTSTART:20300521T100000Z',
    ...(component === 'VEVENT' ? ['DTEND:20300521T110000Z'] : []),
    `SUMMARY:${summary}`,
    `END:${component}`,
  ];
}
