import { describe, expect, test } from 'vitest';
import {
  type FormEvent,
  type FormState,
  hasChanges,
  initialForm,
  overtakenNames,
  transition,
  valuesOf,
} from './form-state.ts';

const saved = { contact: 'Reception', link: null };
const type = (now: string | null, name = 'contact'): FormEvent => ({
  type: 'changed',
  name,
  now,
  saved,
});
const typed = (...events: readonly FormEvent[]): FormState =>
  events.reduce(transition, initialForm());

describe('a form', () => {
  test('shows what is saved, and over it what was typed', () => {
    const { changes } = typed(type('Bell'));
    expect(valuesOf(saved, changes)).toEqual({ contact: 'Bell', link: null });
    // Another tab saved a field that nobody touched here.
    const newer = { ...saved, link: 'https://a.example' };
    expect(valuesOf(newer, changes)).toEqual({ contact: 'Bell', link: 'https://a.example' });
  });

  test('keeps what stood there when somebody began to type', () => {
    const { changes } = typed(type('B'), {
      type: 'changed',
      name: 'contact',
      now: 'Bell',
      saved: { contact: 'Front desk' },
    });
    expect(changes).toEqual({ contact: { now: 'Bell', was: 'Reception' } });
  });

  test('is unchanged where all is typed back', () => {
    expect(hasChanges(typed(type('Bell'), type('Reception')))).toBe(false);
    expect(hasChanges(typed(type('x', 'link'), type(null, 'link')))).toBe(false);
  });

  test('says "Saved" once, and keeps what was typed meanwhile', () => {
    const sent = typed(type('Bell'));
    const during = [{ type: 'sent' }, type('Bell 2')] as const;
    const state = [...during, { type: 'saved', sent: sent.changes } as const].reduce(
      transition,
      sent,
    );
    expect(state.phase).toEqual({ is: 'saved' });
    expect(state.changes).toEqual({ contact: { now: 'Bell 2', was: 'Bell' } });
    expect(transition(state, { type: 'rested' }).phase).toEqual({ is: 'editing' });
  });

  test('keeps what was typed when saving fails, and what the server refused until it changes', () => {
    const error = new TypeError();
    const refused = { contact: { code: 'invalid' } } as const;
    const failed = typed(type('Bell'), { type: 'sent' }, { type: 'failed', error, refused });
    expect(failed).toMatchObject({ phase: { is: 'failed', error }, refused });
    expect(hasChanges(failed)).toBe(true);
    expect(transition(failed, type('Bells'))).toMatchObject({
      refused: {},
      phase: { is: 'editing' },
    });
  });

  test('lies on top of what somebody else saved first', () => {
    const state = typed(type('Bell'), type('https://b.example', 'link'));
    const theirs = { contact: 'Front desk', link: 'https://b.example' };
    expect(transition(state, { type: 'overtaken', saved: theirs }).changes).toEqual({
      contact: { now: 'Bell', was: 'Front desk' },
    });
  });

  test('tells what somebody else has saved since, and takes theirs where it is wished', () => {
    const state = typed(type('Bell'), type('https://b.example', 'link'));
    const theirs = { contact: 'Front desk', link: 'https://b.example' };
    expect(overtakenNames(state.changes, saved)).toEqual([]);
    expect(overtakenNames(state.changes, theirs)).toEqual(['contact']);
    const taken = transition(state, { type: 'given-up', names: ['contact'] });
    expect(valuesOf(theirs, taken.changes)).toEqual(theirs);
  });

  test('is as it was once its changes are discarded', () => {
    expect(
      typed(type('Bell'), { type: 'left', names: ['contact'] }, { type: 'discarded' }),
    ).toEqual(initialForm());
  });
});
