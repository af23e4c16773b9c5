import { describe, expect, test } from 'vitest';
import {
  allowedBy,
  type Consent,
  type ConsentEffect,
  type ConsentEvent,
  initial,
  isAnalyticsId,
  isAsked,
  isMetaPixelId,
  parseConsentRecord,
  transition,
} from './consent.ts';

const nowIso = '2030-01-07T06:00:00.000Z';
const none = { essential: true, analytics: false, marketing: false };
const all = { essential: true, analytics: true, marketing: true };
const stored = JSON.stringify({ timestamp: nowIso, preferences: all, status: 'accepted_all' });
const opened: ConsentEvent = { type: 'storage-read', text: null };
const returned: ConsentEvent = { type: 'storage-read', text: stored };
const customize: ConsentEvent = { type: 'customize-opened' };
const close: ConsentEvent = { type: 'customize-closed' };
const analyticsOn: ConsentEvent = { type: 'category-toggled', category: 'analytics', isOn: true };

/** Runs events from the start; the last one's effects are returned. */
function run(...events: readonly ConsentEvent[]): [Consent, readonly ConsentEffect[]] {
  let state = initial;
  let effects: readonly ConsentEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return [state, effects];
}

// Each row quotes Spec A §4 or §8.
test.each<[sentence: string, events: ConsentEvent[], isShown: boolean, allowed: object]>([
  ['nothing is shown or loaded before the record is read', [], false, none],
  ['the banner is shown where no record exists', [opened], true, none],
  ['the banner is hidden if a record exists', [returned], false, all],
  ['a record that cannot be read is none', [{ type: 'storage-read', text: '{' }], true, none],
  ['shown if storage fails', [{ type: 'storage-failed', cause: 'denied' }], true, none],
  ['Accept all sets every category true', [opened, { type: 'accepted-all', nowIso }], false, all],
  ['Reject all keeps only essential', [opened, { type: 'rejected-all', nowIso }], false, none],
  [
    'Save stores the chosen toggles',
    [opened, customize, analyticsOn, { type: 'saved', nowIso }],
    false,
    { ...none, analytics: true },
  ],
  ['closing the dialog decides nothing', [opened, customize, analyticsOn, close], true, none],
  ['what is being chosen does not hold yet', [opened, customize, analyticsOn], true, none],
  ['a decision holds while it is reconsidered', [returned, customize], false, all],
  ['and after closing the dialog', [returned, customize, close], false, all],
])('%s', (_, events, isShown, allowed) => {
  const [state] = run(...events);
  expect(isAsked(state)).toBe(isShown);
  expect(allowedBy(state)).toEqual(allowed);
});

test('a decision is stored and propagated', () => {
  const [, effects] = run(opened, { type: 'accepted-all', nowIso });
  const record = { timestamp: nowIso, preferences: all, status: 'accepted_all' };
  expect(effects).toEqual([
    { type: 'store-record', record },
    { type: 'apply', preferences: all },
  ]);
  expect(parseConsentRecord(JSON.stringify(record))).toEqual(record);
});

test('a stored decision is propagated on load', () => {
  expect(run(returned)[1]).toEqual([{ type: 'apply', preferences: all }]);
});

test('cookie storage errors are logged; a decision holds although it could not be stored', () => {
  const failed = { type: 'storage-failed', cause: 'full' } as const;
  const [state, effects] = run(opened, { type: 'rejected-all', nowIso }, failed);
  expect(effects).toEqual([{ type: 'log-storage-error', cause: 'full' }]);
  expect(isAsked(state)).toBe(false);
});

test.each([
  'null',
  '[]',
  '{"preferences":{}}',
  '{"timestamp":"never","status":"accepted_all","preferences":{"analytics":true,"marketing":true}}',
  '{"timestamp":"2030-01-07","status":"yes","preferences":{"analytics":true,"marketing":true}}',
  '{"timestamp":"2030-01-07","status":"accepted_all","preferences":{"analytics":"true"}}',
])('is no record: %s', (text) => {
  expect(parseConsentRecord(text)).toBeUndefined();
});

test('essential cookies cannot be switched off by a stored record', () => {
  const text = stored.replace('"essential":true', '"essential":false');
  expect(parseConsentRecord(text)?.preferences.essential).toBe(true);
});

describe('ids of third parties', () => {
  test.each([
    ['1234567890', true],
    ['12a', false],
    ["1');alert(1)//", false],
    ['', false],
    [null, false],
  ])('the pixel id %s must be all digits: %s', (id, isValid) => {
    expect(isMetaPixelId(id)).toBe(isValid);
  });
  test.each([
    ['G-ABC123DEF4', true],
    ['UA-1234-1', false],
    ['G-abc', false],
    [null, false],
  ])('the measurement id %s: %s', (id, isValid) => {
    expect(isAnalyticsId(id)).toBe(isValid);
  });
});
