import { randomUUID } from 'node:crypto';
import type { RadicaleAccount } from '../run-radicale.ts';

/** What somebody does in their calendars by another program than ours. */
export interface RadicaleCalendars {
  /** Says its id: its path. */
  makeCalendar(name: string, about?: CalendarFacts): Promise<string>;
  removeCalendar(calendarId: string): Promise<void>;
  /** Puts all that a file has into a calendar at once, in place of what is there. */
  putCalendar(calendarId: string, content: string): Promise<void>;
  putFile(calendarId: string, name: string, content: string): Promise<void>;
  removeFile(calendarId: string, name: string): Promise<void>;
}

interface CalendarFacts {
  /** `#rrggbb` or `#rrggbbaa` */
  readonly color?: string;
  readonly components?: readonly string[];
  /** An iCalendar file with a VTIMEZONE. */
  readonly timeZone?: string;
}

/** Plain HTTP (RFC 4791 §5.3, RFC 9110), so that nothing of what is tested is used to test it. */
export function askRadicale(server: RadicaleAccount): RadicaleCalendars {
  const ask = async (method: string, path: string, body?: string) => {
    const login = Buffer.from(`${server.username}:${server.password()}`).toString('base64');
    const reply = await fetch(new URL(path, server.url), {
      method,
      headers: { authorization: `Basic ${login}` },
      ...(body !== undefined && { body }),
    });
    await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status}`);
  };
  return {
    async makeCalendar(name, about = {}) {
      const path = `/${server.username}/${randomUUID()}/`;
      // An account has its home once somebody has looked at it.
      await ask('PROPFIND', `/${server.username}/`, '');
      await ask('MKCALENDAR', path, toCalendarXml(name, about));
      return path;
    },
    removeCalendar: (calendarId) => ask('DELETE', calendarId),
    putCalendar: (calendarId, content) => ask('PUT', calendarId, content),
    putFile: (calendarId, name, content) =>
      ask('PUT', calendarId + encodeURIComponent(name), content),
    removeFile: (calendarId, name) => ask('DELETE', calendarId + encodeURIComponent(name)),
  };
}

function toCalendarXml(name: string, about: CalendarFacts): string {
  const { color, components = ['VEVENT'], timeZone } = about;
  const set = components.map((each) => `<C:comp name="${each}"/>`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:A="http://apple.com/ns/ical/">
  <D:set><D:prop>
    <D:displayname><![CDATA[${name}]]></D:displayname>
    <C:supported-calendar-component-set>${set}</C:supported-calendar-component-set>
    ${color ? `<A:calendar-color>${color}</A:calendar-color>` : ''}
    ${timeZone ? `<C:calendar-timezone><![CDATA[${timeZone}]]></C:calendar-timezone>` : ''}
  </D:prop></D:set>
</C:mkcalendar>`;
}
