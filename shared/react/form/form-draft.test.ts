import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraftsOf, readFormDraft, saveFormDraft } from './form-draft.ts';

const changes = { contact: { now: 'Bell', was: null } };
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
});

test('each form has a draft of its own, until there is nothing left to keep', () => {
  saveFormDraft('company', changes);
  expect(readFormDraft('company')).toEqual(changes);
  expect(readFormDraft('profile')).toEqual({});
  saveFormDraft('company', {});
  expect(kept.size).toBe(0);
});

test('9. what was typed for one company is not offered in another', () => {
  keepDraftsOf('acme');
  saveFormDraft('company', changes);
  keepDraftsOf('globex');
  expect(readFormDraft('company')).toEqual({});
  keepDraftsOf('acme');
  expect(readFormDraft('company')).toEqual(changes);
});

test.each(['{', '[1]', '{"contact":"Bell"}', '{"contact":{"was":null}}'])(
  'what is no draft (%s) is none',
  (text) => {
    kept.set('kalends:form:company', text);
    expect(readFormDraft('company')).toEqual({});
  },
);

test('without storage there is no draft, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => saveFormDraft('company', changes)).not.toThrow();
  expect(readFormDraft('company')).toEqual({});
});
