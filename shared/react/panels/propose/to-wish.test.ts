import { describe, expect, test } from 'vitest';
import { emptyDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { toWish } from './to-wish.ts';

const nowMinute = Date.parse('2030-05-24T07:00:00.000Z') / 60_000;
const known = {
  offer: { meetingTypeId: 'intro', duration: 30 },
  week: { nowMinute, durationMinutes: 45 },
  language: 'de',
} as const;
const complete = {
  recipient: { name: ' Maya ', email: ' ', timeZone: 'Asia/Tokyo', language: null },
  picks: ['2030-05-27T08:00:00.000Z'],
  hold: { kind: 'hours', hours: 48 },
} as const;

test('10. a draft that lacks nothing is asked for, held by the clock of the server', () => {
  expect(toWish(complete, known)).toEqual({
    wish: {
      meetingTypeId: 'intro',
      duration: 45,
      times: complete.picks,
      recipient: { name: 'Maya', email: null, timezone: 'Asia/Tokyo', language: 'de' },
      holdUntil: '2030-05-26T07:00:00.000Z',
    },
  });
});

test('10. a recipient’s own language is theirs', () => {
  const recipient = { ...complete.recipient, language: 'pl' } as const;
  expect(toWish({ ...complete, recipient }, known)).toMatchObject({
    wish: { recipient: { language: 'pl' } },
  });
});

describe('10. of what a draft lacks the first is said', () => {
  const nameless = { ...complete.recipient, name: ' ' };
  const zoneless = { ...complete.recipient, timeZone: null };
  const over = { kind: 'until', at: '2030-05-24T06:59:00.000Z' } as const;
  test.each([
    ['times', emptyDraft, { ...known, week: undefined }],
    ['times', complete, { ...known, offer: undefined }],
    ['recipient', { ...complete, recipient: nameless }, { ...known, week: undefined }],
    ['recipient', { ...complete, recipient: zoneless, hold: over }, known],
    ['week', { ...complete, hold: over }, { ...known, week: undefined }],
    ['end', { ...complete, hold: over }, known],
  ] as const)('%s', (lack, draft, what) => {
    expect(toWish(draft, what)).toEqual({ lack });
  });
});
