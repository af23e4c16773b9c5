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
  const url = toOutlookUrl(entry);
  expect(url).toContain('subject=Intro%20%26%20more%20%2B%20tea');
  expect(new URL(url).searchParams.get('startdt')).toBe('2030-05-24T13:30:00.000Z');
});

test('the file link carries the calendar file unchanged', () => {
  const ics = 'BEGIN:VCALENDAR\r\nSUMMARY:50 % & ü\r\nEND:VCALENDAR\r\n';
  const url = toFileUrl(ics);
  expect(decodeURIComponent(url.slice(url.indexOf(',') + 1))).toBe(ics);
});
