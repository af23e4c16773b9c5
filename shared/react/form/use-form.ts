import { type FormEvent as SubmitEvent, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { ApiError } from '#shared/errors/api-error.ts';
import { readFormDraft, saveFormDraft } from './form-draft.ts';
import {
  type Changes,
  type FieldValue,
  type FormEvent,
  type FormState,
  hasChanges,
  initialForm,
  nowOf,
  overtakenNames,
  transition,
  type Values,
  valuesOf,
  wasOf,
} from './form-state.ts';
import { type Problem, type Problems, problemsOf, toProblems } from './problems.ts';

/** So long "Saved" is there to be read. */
const SAVED_MS = 4_000;

interface FormSetup<Saved extends Values, Body> {
  /** The draft's, one for each thing that is edited. */
  readonly name: string;
  /** What is saved, as it was last heard. */
  readonly saved: Saved;
  /** The endpoint's body: what changed, and `was`, what stood there before; all of it for a new thing. */
  readonly schema: z.ZodType<Body>;
  /** Saves, and lets `saved` be what is saved then. */
  readonly save: (body: Body) => Promise<unknown>;
  /** Asks again what is saved, after somebody else was first; a new thing has nobody else. */
  readonly reload?: () => Promise<Saved>;
  /** Whether it makes something new: `saved` is what it begins with, and is sent too. */
  readonly isNew?: boolean;
}

/** Save was pressed though somebody else has saved these meanwhile: it is asked before theirs is lost. */
export interface Overwrite {
  readonly names: readonly string[];
  readonly onOverwrite: () => void;
  /** Leaves everything as it is. */
  readonly onBack: () => void;
}

/** A form that is typed into: what its fields and its save bar are given. */
export interface Form {
  readonly state: FormState;
  readonly values: Values;
  readonly problemOf: (name: string) => Problem | undefined;
  readonly change: (name: string, now: FieldValue) => void;
  readonly leave: (name: string) => void;
  readonly discard: () => void;
  /** What has to be asked first. */
  readonly overwrite: Overwrite | undefined;
  /** Keeps what was typed, on top of what somebody else has saved. */
  readonly keepMine: () => void;
  /** Takes what somebody else has saved for these fields. */
  readonly takeTheirs: (names: readonly string[]) => void;
  /** For the `<form>` around them. */
  readonly onSubmit: (submitted: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form over what is saved: only what was typed is its own, is kept as a draft of the tab, and is
 * sent. It is checked by the endpoint's schema; the first field with a problem takes the focus.
 */
export function useForm<Saved extends Values, Body>(setup: FormSetup<Saved, Body>): Form {
  const { name: form, saved, schema, save, reload, isNew = false } = setup;
  const [state, dispatch] = useReducer(transition, form, (key) => initialForm(readFormDraft(key)));
  const [asked, ask] = useState<HTMLFormElement>();
  const latest = useRef(state);
  const send = (event: FormEvent) => {
    const { changes } = latest.current;
    latest.current = transition(latest.current, event);
    if (latest.current.changes !== changes) saveFormDraft(form, latest.current.changes);
    dispatch(event);
  };
  const toBody = (changes: Changes) =>
    isNew ? valuesOf(saved, changes) : { ...nowOf(changes), was: wasOf(changes) };
  const found = check(schema, toBody(state.changes)).problems;
  const problemOf = (name: string) =>
    state.refused[name] ?? (state.left.includes(name) ? found[name] : undefined);

  const fail = (error: unknown) => send({ type: 'failed', error, refused: problemsOf(error) });
  const submit = async (element: HTMLFormElement) => {
    const { changes, phase } = latest.current;
    if (phase.is === 'saving' || !(isNew || hasChanges({ changes }))) return;
    const { body, problems } = check(schema, toBody(changes));
    if (body === undefined) {
      flushSync(() => send({ type: 'left', names: Object.keys(problems) }));
      return focusProblem(element);
    }
    send({ type: 'sent' });
    try {
      await save(body);
      send({ type: 'saved', sent: changes });
      setTimeout(() => send({ type: 'rested' }), SAVED_MS);
    } catch (error) {
      // First what stands there now: who is told to save again must not be refused for the same reason.
      const theirs = reload && isOvertaken(error) ? await reload() : undefined;
      flushSync(() => fail(error));
      focusProblem(element);
      // They have said the same: nothing of theirs would be lost.
      if (theirs && !overtakenNames(latest.current.changes, theirs).length) rebase(theirs);
    }
  };
  const rebase = (theirs: Saved) => send({ type: 'overtaken', saved: theirs });
  const overtaken = isNew ? [] : overtakenNames(state.changes, saved);
  const overwrite = (element: HTMLFormElement) => {
    ask(undefined);
    rebase(saved);
    submit(element).catch(fail);
  };
  return {
    state,
    values: valuesOf(saved, state.changes),
    problemOf,
    change: (name, now) => send({ type: 'changed', name, now, saved }),
    leave: (name) => send({ type: 'left', names: [name] }),
    discard: () => send({ type: 'discarded' }),
    keepMine: () => rebase(saved),
    takeTheirs: (names) => send({ type: 'given-up', names }),
    onSubmit: (submitted) => {
      submitted.preventDefault();
      const { currentTarget } = submitted;
      if (overtaken.length > 0 && state.phase.is !== 'saving') ask(currentTarget);
      else submit(currentTarget).catch(fail);
    },
    overwrite: asked && {
      names: overtaken,
      onOverwrite: () => overwrite(asked),
      onBack: () => ask(undefined),
    },
  };
}

/** What can be sent, or else what is wrong with it. */
function check<Body>(
  schema: z.ZodType<Body>,
  typed: Values,
): { readonly body?: Body; readonly problems: Problems } {
  const read = schema.safeParse(typed, { reportInput: true });
  if (read.success) return { body: read.data, problems: {} };
  return { problems: toProblems(read.error.issues) };
}

function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed-meanwhile';
}

function focusProblem(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
