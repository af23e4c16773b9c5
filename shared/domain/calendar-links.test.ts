import { expect, test } from 'vitest';
import { toFileUrl, toGoogleCalendarUrl, toOutlookUrl } from './calendar-links.ts';

const entry = {
  title: 'Intro & more + tea',
  details: 'Line one\nLine two',
  place: 'Zoom',
  startIso: '2030-05-24T15:30:00+02:00',
  endIso: '2030-05-24T14:00:00.000Z',
};

test('Google gets both ends in UTC and every text whole', () => {
  const query = new URL(toGoogleCalendarUrl(entry)).searchParams;
  expect(query.get('dates')).toBe('20300524T133000Z/20300524T140000Z');
  expect(query.get('text')).toBe(entry.title);
  expect(query.get('details')).toBe(entry.details);
});

test('Outlook gets spaces as %20 and a plus as %2B', () => {
  const url = toOutlookUrl(entry, 'private');
  expect(url).toContain('subject=Intro%20%26%20more%20%2B%20tea');
  expect(new URL(url).searchParams.get('startdt')).toBe('2030-05-24T13:30:00.000Z');
});

test('7.30 Outlook has a form for private people and one for companies', () => {
  expect(new URL(toOutlookUrl(entry, 'private')).host).toBe('outlook.live.com');
  expect(new URL(toOutlookUrl(entry, 'work')).host).toBe('outlook.office.com');
});

test('7.30 the file has an address, also where the API is elsewhere', () => {
  expect(toFileUrl('', 'a1')).toBe('/api/appointment/a1/appointment.ics');
  expect(toFileUrl('https://api.kalends.test', 'a1')).toBe(
    'https://api.kalends.test/api/appointment/a1/appointment.ics',
  );
});
