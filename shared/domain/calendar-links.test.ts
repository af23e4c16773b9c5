import { expect, test } from 'vitest';
import { toCalendarLinks, toFileUrl } from './calendar-links.ts';

const entry = {
  title: 'Intro & more + tea',
  details: 'Line one\nLine two',
  place: 'Zoom',
  startIso: '2030-05-24T15:30:00+02:00',
  endIso: '2030-05-24T14:00:00.000Z',
};

const links = Object.fromEntries(
  toCalendarLinks(entry).map(({ calendar, href }) => [calendar, new URL(href)]),
);

test('8.30 each calendar has its way, the file comes last where there is one', () => {
  expect(Object.keys(links)).toEqual(['google', 'outlook', 'office']);
  expect(toCalendarLinks(entry, '/a.ics').at(-1)).toEqual({ calendar: 'ical', href: '/a.ics' });
});

test('Google gets both ends in UTC and every text whole', () => {
  const query = links.google?.searchParams;
  expect(query?.get('dates')).toBe('20300524T133000Z/20300524T140000Z');
  expect(query?.get('text')).toBe(entry.title);
  expect(query?.get('details')).toBe(entry.details);
});

test('Outlook gets spaces as %20 and a plus as %2B', () => {
  expect(links.outlook?.href).toContain('subject=Intro%20%26%20more%20%2B%20tea');
  expect(links.outlook?.searchParams.get('startdt')).toBe('2030-05-24T13:30:00.000Z');
});

test('7.30 Outlook has a form for private people and one for companies', () => {
  expect(links.outlook?.host).toBe('outlook.live.com');
  expect(links.office?.host).toBe('outlook.office.com');
});

test('7.30 the file has an address, also where the API is elsewhere', () => {
  expect(toFileUrl('', { appointmentId: 'a1' })).toBe('/api/appointment/a1/appointment.ics');
  expect(toFileUrl('https://api.kalends.test', { appointmentId: 'a1', secret: 's+1' })).toBe(
    'https://api.kalends.test/api/appointment/a1/appointment.ics?secret=s%2B1',
  );
});
