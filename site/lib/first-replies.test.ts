import { afterEach, expect, it, vi } from 'vitest';

const times = {
  fromMinute: 0,
  untilMinute: 60_000,
  durationMinutes: 30,
  starts: [600, 30],
  firstMinute: 600,
};
const question = {
  meetingTypeId: 'm',
  start: '1970-01-01T00:00:00.000Z',
  end: '1970-01-02T00:00:00.000Z',
  timezone: 'UTC',
  meetingDuration: 30,
};

afterEach(() => vi.unstubAllGlobals());

it('11. the page answers what it came with in any zone, and nothing once something was booked', async () => {
  vi.resetModules();
  vi.stubGlobal('window', { __kalendsFirst: { page: { meetingType: { id: 'm' } }, times } });
  const { firstAvailability, forgetFirstAvailability } = await import('./first-replies.ts');
  expect(firstAvailability(question)?.dates[0]?.spots).toHaveLength(2);
  const kolkata = firstAvailability({ ...question, timezone: 'Asia/Kolkata' });
  expect(kolkata?.dates[0]?.spots).toHaveLength(2);
  expect(firstAvailability({ ...question, meetingDuration: 60 })).toBeUndefined();
  expect(firstAvailability({ ...question, troubleshoot: true })).toBeUndefined();
  forgetFirstAvailability();
  // A zone that was not shown yet must not bring back a time that has just been lost.
  expect(firstAvailability({ ...question, timezone: 'America/New_York' })).toBeUndefined();
});
