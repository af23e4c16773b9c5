import { expect, test } from 'vitest';
import { type FormState, hasChanges, initialForm } from './form-state.ts';
import { joinForms } from './join-forms.ts';

const typed = initialForm({ name: { now: 'Ada', was: null } });
const rest = { discard: () => undefined, overwrite: undefined, onSubmit: () => undefined };
const still = initialForm();
const join = (...states: readonly FormState[]) =>
  joinForms(states.map((state) => ({ ...rest, state }))).state;

test('what is typed in one of several forms is unsaved in all of them', () => {
  expect(hasChanges(join(still, typed))).toBe(true);
  expect(hasChanges(join(still, still))).toBe(false);
  expect(Object.keys(join(typed, typed).changes)).toHaveLength(2);
});

test('what failed is said before what is saved', () => {
  const saved: FormState = { ...still, phase: { is: 'saved' } };
  const saving: FormState = { ...typed, phase: { is: 'saving' } };
  const failed: FormState = { ...typed, phase: { is: 'failed', error: 'no line' } };
  expect(join(saved, saving).phase.is).toBe('saving');
  expect(join(saved, failed).phase).toEqual(failed.phase);
  expect(join(saved, still).phase.is).toBe('saved');
  expect(join(still, still).phase.is).toBe('editing');
});

test('all that ask stop asking before the first of them is saved', () => {
  const said: string[] = [];
  const asking = (name: string) => ({
    ...{ ...rest, state: typed },
    overwrite: {
      names: [name],
      onBack: () => said.push(`${name} asks no more`),
      onOverwrite: () => said.push(`${name} is saved`),
    },
  });
  const { overwrite } = joinForms([asking('a'), { ...rest, state: typed }, asking('b')]);
  expect(overwrite?.names).toEqual(['a', 'b']);
  overwrite?.onOverwrite();
  expect(said).toEqual(['a asks no more', 'b asks no more', 'a is saved', 'b is saved']);
});
