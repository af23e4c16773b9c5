import { type FormState, hasChanges } from './form-state.ts';
import type { Form, Overwrite } from './use-form.ts';

type Part = Pick<Form, 'state' | 'discard' | 'overwrite' | 'onSubmit'>;

/** The most telling first: what failed is said, and nothing is saved before all of it is. */
const PHASES = ['failed', 'saving', 'saved', 'editing'] as const;

/**
 * Several forms of a screen behind one bar. Each is a call of its own: what one of them is refused stays
 * unsaved and is said, while the others are saved.
 */
export function joinForms(forms: readonly Part[]): Part {
  return {
    state: joinStates(forms.map(({ state }) => state)),
    discard: () => {
      for (const { discard } of forms) discard();
    },
    overwrite: joinQuestions(forms.flatMap(({ overwrite }) => overwrite ?? [])),
    onSubmit: (submitted) => {
      submitted.preventDefault();
      for (const form of forms.filter(({ state }) => hasChanges(state))) form.onSubmit(submitted);
    },
  };
}

function joinQuestions(asked: readonly Overwrite[]): Overwrite | undefined {
  if (asked.length === 0) return undefined;
  const onBack = () => {
    for (const each of asked) each.onBack();
  };
  return {
    names: asked.flatMap(({ names }) => names),
    onOverwrite: () => {
      // All of them stop asking before the first is saved, or what is wrong with it would lie behind the question.
      onBack();
      for (const { onOverwrite } of asked) onOverwrite();
    },
    onBack,
  };
}

function joinStates(states: readonly FormState[]): FormState {
  const entries = states.flatMap(({ changes }, index) =>
    Object.entries(changes).map(([name, change]) => [`${index}.${name}`, change] as const),
  );
  const telling = PHASES.map((is) => states.find(({ phase }) => phase.is === is));
  return {
    changes: Object.fromEntries(entries),
    left: [],
    refused: {},
    phase: telling.find((state) => state !== undefined)?.phase ?? { is: 'editing' },
  };
}
