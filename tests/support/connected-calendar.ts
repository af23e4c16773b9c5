import ICAL from 'ical.js';
import type { ApiClient } from '#shared/api/client.ts';
import type { Connection } from '#shared/api/connection.ts';
import type { RadicaleAccount } from './run-radicale.ts';

/** Connects an account of a calendar server. */
export async function connect(
  client: ApiClient,
  server: Pick<RadicaleAccount, 'url' | 'username' | 'password'>,
): Promise<Connection> {
  const { url: address, username } = server;
  const body = { provider: 'caldav' as const, address, username, password: server.password() };
  const { data } = await client.POST('/connections', { body });
  if (!data) throw new Error('A connection was made without a body.');
  return data;
}

/** Connects a calendar that is published at an address. */
export async function connectFeed(client: ApiClient, address: string): Promise<Connection> {
  const { data } = await client.POST('/connections', { body: { provider: 'feed', address } });
  if (!data) throw new Error('A connection was made without a body.');
  return data;
}

/** Looks into an account's calendars now. */
export async function look(client: ApiClient, { id }: Pick<Connection, 'id'>): Promise<Connection> {
  const { data } = await client.POST('/connections/{connectionId}/read', {
    params: { path: { connectionId: id } },
  });
  if (!data) throw new Error('A connection was read without a body.');
  return data;
}

/** What is in a calendar of Radicale, by UID: read by its owner's own program. */
export async function eventsAt(
  server: RadicaleAccount,
  calendarPath: string,
): Promise<ICAL.Event[]> {
  const login = Buffer.from(`${server.username}:${server.password()}`).toString('base64');
  const reply = await fetch(new URL(calendarPath, server.url), {
    headers: { authorization: `Basic ${login}` },
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`GET ${calendarPath}: ${reply.status}`);
  if (text.trim() === '') return [];
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

/** An event of a time, in UTC: `2030-01-07T10:00:00.000Z`. */
export function anEvent(
  uid: string,
  [startIso, endIso]: readonly [string, string],
  more = '',
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kalends//Tests//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20300101T000000Z',
    `DTSTART:${toUtc(startIso)}`,
    `DTEND:${toUtc(endIso)}`,
    `SUMMARY:${uid}`,
    ...(more ? [more] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** `20300107T100000Z` */
function toUtc(iso: string): string {
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`;
}
