import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FormFirst,
  type FormFirstContact,
  type FormFirstEffect,
  type FormFirstEvent,
  initial,
  isComplete,
  transition,
} from './form-first.ts';

const contact: FormFirstContact = { email: 'ada@acme.test', fullname: 'Ada', formData: {} };
const other: FormFirstContact = { ...contact, formData: { company: 'Acme' } };
const empty = initial({ contact: { email: '', formData: {} }, isEmailChecked: true });
const changed = (to: FormFirstContact, isEmailChecked = true): FormFirstEvent => ({
  type: 'changed',
  input: { contact: to, isEmailChecked },
});
const stopped: FormFirstEvent = { type: 'typing-stopped' };
const created: FormFirstEvent = { type: 'created', contactId: 'c1' };
const updated: FormFirstEvent = { type: 'updated' };
const failed: FormFirstEvent = { type: 'failed' };

const timer = { type: 'start-timer', durationMs: 1500 };
const stop = { type: 'stop-timer' };
const create = { type: 'create-contact', contact };
const update = { type: 'update-contact', contactId: 'c1', contact: other };

function run(...events: readonly FormFirstEvent[]): [FormFirst, readonly FormFirstEffect[]] {
  let state = empty;
  let effects: readonly FormFirstEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return [state, effects];
}

// Each row quotes Spec A §4.
test.each<[sentence: string, events: FormFirstEvent[], step: string, effects: object[]]>([
  ['after 1.5 s with no typing', [changed(contact)], 'waiting', [timer]],
  ['typing on begins anew', [changed(contact), changed(other)], 'waiting', [timer]],
  ['the contact is created', [changed(contact), stopped], 'sending', [create]],
  ['once', [changed(contact), stopped, created], 'resting', []],
  ['not before validation is done', [changed(contact, false), stopped], 'resting', []],
  ['but as soon as it is', [changed(contact, false), changed(contact)], 'waiting', [timer]],
  [
    'typing that makes the address bad again sends nothing',
    [changed(contact), changed({ ...contact, email: 'ada@' })],
    'resting',
    [stop],
  ],
  [
    'afterwards each change updates the existing contact',
    [changed(contact), stopped, created, changed(other), stopped],
    'sending',
    [update],
  ],
  [
    'a change during the creation is an update',
    [changed(contact), stopped, changed(other), created, stopped],
    'sending',
    [update],
  ],
  [
    'what is known already is not sent again',
    [changed(contact), stopped, created, changed(other), changed(contact)],
    'resting',
    [stop],
  ],
  [
    'an update comes to rest',
    [changed(contact), stopped, created, changed(other), stopped, updated],
    'resting',
    [],
  ],
  [
    'a failed creation is tried with the next change',
    [changed(contact), stopped, failed],
    'resting',
    [],
  ],
  [
    'and then it is still a creation',
    [changed(contact), stopped, failed, changed(contact), stopped],
    'sending',
    [create],
  ],
])('%s', (_, events, step, effects) => {
  const [state, done] = run(...events);
  expect(state.step).toBe(step);
  expect(done).toEqual(effects);
});

test.each<[contact: Partial<FormFirstContact>, complete: boolean]>([
  [{ fullname: 'Ada' }, true],
  [{ fullname: ' ' }, false],
  [{ fullname: '', firstname: 'Ada', lastname: 'Lovelace' }, true],
  [{ fullname: '', firstname: 'Ada' }, false],
  [{ email: 'ada' }, false],
])('a name and a valid email exist: %j', (changes, complete) => {
  expect(isComplete({ contact: { ...contact, ...changes }, isEmailChecked: true })).toBe(complete);
});

test('whatever happens, a contact is created once and one call is under way', () => {
  const events = fc.array(
    fc.constantFrom(
      changed(contact),
      changed(other),
      changed(contact, false),
      stopped,
      failed,
      updated,
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(events, (script) => {
      let state = empty;
      let created = 0;
      let underWay = 0;
      for (const event of script) {
        if ((event.type === 'updated' || event.type === 'failed') && state.step === 'sending') {
          // An answer to the creation is its contact.
          const isCreation = event.type === 'updated' && !state.kept;
          [state] = transition(state, isCreation ? { type: 'created', contactId: 'c' } : event);
          created += isCreation ? 1 : 0;
          underWay -= 1;
          continue;
        }
        const [next, effects] = transition(state, event);
        state = next;
        underWay += effects.filter(({ type }) => type.endsWith('-contact')).length;
        expect(underWay).toBeLessThanOrEqual(1);
      }
      expect(created).toBeLessThanOrEqual(1);
    }),
  );
});
