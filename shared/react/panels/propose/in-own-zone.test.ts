import { expect, test } from 'vitest';
import { composeProposal } from '#shared/domain/proposal/compose-proposal.ts';
import { fromIso } from '#shared/time/dates.ts';
import { zonedFormats } from '#shared/time/zoned.ts';
import { inOwnZone } from './in-own-zone.ts';

test('19.14 the text says "for me" in the zone in which the panel shows the times', () => {
  const facts = {
    meetingType: { name: 'Intro' },
    durationMinutes: 30,
    // Of the account, which is at home elsewhere.
    host: { timezone: 'Asia/Tokyo' },
    recipient: { language: 'en', timezone: 'America/New_York' },
    times: [{ start: '2030-06-05T14:00:00.000Z', url: null, isFreed: false }],
    holdUntil: null,
    otherUrl: null,
  } as const;
  const formats = zonedFormats({ language: 'en', timeZone: 'Europe/Berlin' });
  const said = composeProposal(
    inOwnZone(facts, { formats }),
    (key, values = {}) => [key, ...Object.values(values)].join(' | '),
    fromIso('2030-06-01T08:00:00Z') ?? 0,
  );
  expect(said).toContainEqual({
    kind: 'times',
    items: [expect.objectContaining({ beneath: 'hostTime | 16:00 – 16:30 | Europe/Berlin' })],
  });
});
