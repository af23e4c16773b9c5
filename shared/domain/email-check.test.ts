import { expect, test } from 'vitest';
import {
  type EmailCheck,
  type EmailCheckEffect,
  type EmailCheckEvent,
  initial,
  isDone,
  transition,
} from './email-check.ts';

const email = 'ada@acme.test';
const typed: EmailCheckEvent = { type: 'typed', email };
const stopped: EmailCheckEvent = { type: 'typing-stopped' };
const blurred: EmailCheckEvent = { type: 'blurred' };
const answered = (isValid: boolean, reason: string | null = null): EmailCheckEvent => ({
  type: 'answered',
  email,
  isValid,
  reason,
});
const checkNow = [{ type: 'stop-timer' }, { type: 'check-email', email }];

function run(...events: readonly EmailCheckEvent[]): [EmailCheck, readonly EmailCheckEffect[]] {
  let state = initial();
  let effects: readonly EmailCheckEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return [state, effects];
}

// Each row quotes Spec A §4 or §5.
test.each<[sentence: string, events: EmailCheckEvent[], state: object, effects: object[]]>([
  [
    'checked 800 ms after typing',
    [typed],
    { step: 'idle', email },
    [{ type: 'start-timer', durationMs: 800 }],
  ],
  ['typing stopped: validating', [typed, stopped], { step: 'validating', email }, checkNow],
  ['or on blur', [typed, blurred], { step: 'validating', email }, checkNow],
  ['never twice at once', [typed, blurred, stopped], { step: 'validating', email }, []],
  ['valid', [typed, stopped, answered(true)], { step: 'valid', email }, []],
  ['not again once it is known', [typed, stopped, answered(true), blurred], { step: 'valid' }, []],
  [
    'Disposable email addresses are not allowed',
    [typed, stopped, answered(false, 'disposable')],
    { step: 'invalid', problem: 'disposable' },
    [],
  ],
  [
    'Email domain does not exist',
    [typed, stopped, answered(false, 'invalid_domain')],
    { step: 'invalid', problem: 'invalid_domain' },
    [],
  ],
  [
    'Email address could not be verified',
    [typed, stopped, answered(false, null)],
    { step: 'invalid', problem: 'unverified' },
    [],
  ],
  [
    'a service failure counts as valid',
    [typed, stopped, { type: 'failed', email }],
    { step: 'valid' },
    [],
  ],
  [
    'what is no address is not checked',
    [{ type: 'typed', email: 'ada@' }, blurred],
    { step: 'idle', email: 'ada@' },
    [],
  ],
  [
    'typing on begins anew',
    [typed, stopped, answered(false, 'disposable'), { type: 'typed', email: 'ada@acme.tes' }],
    { step: 'idle', email: 'ada@acme.tes' },
    [{ type: 'start-timer', durationMs: 800 }],
  ],
  [
    'an answer about an older address is not about this one',
    [typed, stopped, { type: 'typed', email: 'b@acme.test' }, answered(true)],
    { step: 'idle', email: 'b@acme.test' },
    [],
  ],
])('%s', (_, events, state, effects) => {
  const [reached, done] = run(...events);
  expect(reached).toMatchObject(state);
  expect(done).toEqual(effects);
});

test('only a checked address is done', () => {
  expect(isDone(run(typed, stopped)[0])).toBe(false);
  expect(isDone(run(typed, stopped, answered(true))[0])).toBe(true);
});

test('a prefilled address is checked when the field is left', () => {
  const [state] = transition(initial(` ${email} `), blurred);
  expect(state).toEqual({ step: 'validating', email });
});
