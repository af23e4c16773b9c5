import { expect, test } from 'vitest';
import { MAX_PROPOSED_TIMES } from './limits.ts';
import {
  changeDraft,
  type DraftEvent,
  emptyDraft,
  isDraft,
  type ProposalDraft,
} from './proposal-draft.ts';

const at = (hour: number) => `2030-05-24T${String(hour).padStart(2, '0')}:00:00.000Z`;
const after = (...events: readonly DraftEvent[]): ProposalDraft =>
  events.reduce(changeDraft, emptyDraft);

test('10. picks are kept in order, each once', () => {
  const { picks } = after(
    { type: 'picked', starts: [at(12), at(9)] },
    { type: 'picked', starts: [at(9)] },
  );
  expect(picks).toEqual([at(9), at(12)]);
});

test('10. more picks than can be proposed are left out', () => {
  const starts = Array.from({ length: 15 }, (_, hour) => at(hour));
  expect(after({ type: 'picked', starts }).picks).toHaveLength(MAX_PROPOSED_TIMES);
});

test('10. a moved pick goes with what was known of it', () => {
  const draft = after(
    { type: 'picked', starts: [at(9), at(12)] },
    { type: 'refused', gone: [at(9)] },
    { type: 'moved', from: at(9), to: at(15) },
  );
  expect(draft).toMatchObject({ picks: [at(12), at(15)], gone: [] });
});

test('10. a refusal marks what has gone, and dropping that keeps the rest', () => {
  const refused = after(
    { type: 'picked', starts: [at(9), at(12)] },
    { type: 'refused', gone: [at(9), at(20)] },
  );
  expect(refused).toMatchObject({ picks: [at(9), at(12)], gone: [at(9)] });
  expect(changeDraft(refused, { type: 'gone-dropped' })).toMatchObject({
    picks: [at(12)],
    gone: [],
  });
});

test('10. what is known of an address fills only what nobody has said', () => {
  const known = { name: 'Maya', timezone: 'America/New_York', language: 'en' } as const;
  const { recipient } = after(
    { type: 'recipient-said', part: { email: 'maya@example.com', language: 'fr' } },
    { type: 'recipient-known', known },
  );
  expect(recipient).toEqual({
    ...{ name: 'Maya', email: 'maya@example.com' },
    ...{ timeZone: 'America/New_York', language: 'fr' },
  });
});

test('10. the next proposal begins with the same meeting and hold, and nobody', () => {
  const hold = { kind: 'hours', hours: 4 } as const;
  const next = after(
    { type: 'type-chosen', meetingTypeId: 'm', durationMinutes: 30 },
    { type: 'recipient-said', part: { name: 'Maya' } },
    { type: 'picked', starts: [at(9)] },
    { type: 'hold-chosen', hold },
    { type: 'made', proposalId: 'p' },
    { type: 'begun-anew' },
  );
  expect(next).toEqual({ ...emptyDraft, meetingTypeId: 'm', durationMinutes: 30, hold });
});

test('10. another meeting has places of its own; the next proposal is at the same one', () => {
  const placed = after(
    { type: 'type-chosen', meetingTypeId: 'm', durationMinutes: 30 },
    { type: 'place-chosen', part: { channel: 'zoom' } },
    { type: 'place-chosen', part: { hostIds: ['h'] } },
  );
  const place = { channel: 'zoom', hostIds: ['h'], resourceId: null };
  expect(placed.place).toEqual(place);
  expect(changeDraft(placed, { type: 'begun-anew' }).place).toEqual(place);
  const other = { type: 'type-chosen', meetingTypeId: 'n', durationMinutes: 30 } as const;
  expect(changeDraft(placed, other).place).toEqual(emptyDraft.place);
});

test('10. what is kept is a draft or nothing', () => {
  expect(isDraft(JSON.parse(JSON.stringify(emptyDraft)))).toBe(true);
  for (const other of [null, 'x', {}, { ...emptyDraft, picks: 'all' }])
    expect(isDraft(other)).toBe(false);
});

test('19.7 suggestions that nobody touched make room for others, what was picked or moved stays', () => {
  const draft = after(
    { type: 'picked', starts: [at(8)] },
    { type: 'suggested', starts: [at(9), at(12)], instead: [] },
    { type: 'moved', from: at(12), to: at(13) },
  );
  expect(draft).toMatchObject({ picks: [at(8), at(9), at(13)], suggested: [at(9)] });
  const followed = changeDraft(draft, {
    ...{ type: 'suggested', starts: [at(17), at(18)], instead: draft.suggested },
  });
  expect(followed).toMatchObject({
    ...{ picks: [at(8), at(13), at(17), at(18)], suggested: [at(17), at(18)] },
  });
});

test('19.7 what was suggested too and is picked by hand is not only suggested', () => {
  const draft = after(
    { type: 'picked', starts: [at(9)] },
    { type: 'suggested', starts: [at(9), at(12)], instead: [] },
  );
  expect(draft).toMatchObject({ picks: [at(9), at(12)], suggested: [at(12)] });
});
