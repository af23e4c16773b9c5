import { afterEach, expect, test, vi } from 'vitest';
import { forgetInTab, keepInTab, readFromTab } from './tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function aStorage(kept = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

test('what is kept is read as it was, until it is forgotten', () => {
  aStorage();
  expect(readFromTab('draft')).toBeUndefined();
  expect(keepInTab('draft', { reason: 'A cold', spot: undefined })).toBe(true);
  expect(readFromTab('draft')).toEqual({ reason: 'A cold' });
  forgetInTab('draft');
  expect(readFromTab('draft')).toBeUndefined();
});

test('what somebody else wrote there is nothing', () => {
  aStorage(new Map([['draft', '{reason']]));
  expect(readFromTab('draft')).toBeUndefined();
});

test('where storage is closed nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepInTab('draft', 1)).toBe(false);
  expect(readFromTab('draft')).toBeUndefined();
  expect(() => forgetInTab('draft')).not.toThrow();
});
