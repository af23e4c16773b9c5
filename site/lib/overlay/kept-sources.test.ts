import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSources, readSources } from './kept-sources.ts';

const ROOM = 200;
const aSource = (id: string, name = 'work.ics') => ({
  ...{ id, name, unread: 0, isCut: false },
  busy: [{ startMinute: 31_563_360, endMinute: 31_563_390 }],
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > ROOM) throw new DOMException('No room', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('11. what a tab keeps of a calendar is there again after a reload', () => {
  expect(keepSources([aSource('1')])).toBe(true);
  expect(readSources()).toEqual([aSource('1')]);
});

test('11. where there is no room for more nothing stays, not what was kept before either', () => {
  keepSources([aSource('1')]);
  expect(keepSources([aSource('1'), aSource('2', 'home.ics')])).toBe(false);
  expect(readSources()).toEqual([]);
});
