import type { Problems } from './problems.ts';

/** What a field holds; one that is empty holds null. Lists and records are compared by what is in them. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue | undefined };
export type Values = Readonly<Record<string, FieldValue>>;

/**
 * What somebody has typed, by field, with what stood there when they began. All else shows what is
 * saved, also what others save meanwhile.
 */
export type Changes = Readonly<
  Record<string, { readonly now: FieldValue; readonly was: FieldValue }>
>;

export interface FormState {
  readonly changes: Changes;
  /** Fields that were left once: what is wrong with them is said. */
  readonly left: readonly string[];
  /** What the server found wrong, until the field is changed. */
  readonly refused: Problems;
  readonly phase:
    | { readonly is: 'editing' | 'saving' | 'saved' }
    | { readonly is: 'failed'; readonly error: unknown };
}

export type FormEvent =
  | {
      readonly type: 'changed';
      readonly name: string;
      readonly now: FieldValue;
      readonly saved: Values;
    }
  | { readonly type: 'left'; readonly names: readonly string[] }
  | { readonly type: 'sent' }
  | { readonly type: 'saved'; readonly sent: Changes }
  | { readonly type: 'failed'; readonly error: unknown; readonly refused: Problems }
  /** Somebody else saved first: from here on, theirs is what is changed. */
  | { readonly type: 'overtaken'; readonly saved: Values }
  /** What somebody else saved is taken for these instead. */
  | { readonly type: 'given-up'; readonly names: readonly string[] }
  | { readonly type: 'discarded' }
  /** "Saved" was read. */
  | { readonly type: 'rested' };

export function initialForm(draft: Changes = {}): FormState {
  return { changes: draft, left: [], refused: {}, phase: { is: 'editing' } };
}

export function transition(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return {
        ...state,
        changes: withChange(state.changes, event),
        refused: without(state.refused, event.name),
        phase: state.phase.is === 'saving' ? state.phase : { is: 'editing' },
      };
    case 'left':
      return { ...state, left: [...new Set([...state.left, ...event.names])] };
    case 'sent':
      return { ...state, phase: { is: 'saving' } };
    case 'saved':
      return {
        ...initialForm(typedSince(state.changes, event.sent)),
        left: state.left,
        phase: { is: 'saved' },
      };
    case 'failed':
      return { ...state, phase: { is: 'failed', error: event.error }, refused: event.refused };
    case 'overtaken':
      return { ...state, changes: onTopOf(state.changes, event.saved) };
    case 'given-up':
      return { ...state, changes: event.names.reduce(without, state.changes) };
    case 'discarded':
      return initialForm();
    case 'rested':
      return state.phase.is === 'saved' ? { ...state, phase: { is: 'editing' } } : state;
  }
}

/** What the form shows: what is saved, and over it what was typed. */
export function valuesOf(saved: Values, changes: Changes): Values {
  return { ...saved, ...nowOf(changes) };
}

export function nowOf(changes: Changes): Values {
  return mapValues(changes, ({ now }) => now);
}

export function wasOf(changes: Changes): Values {
  return mapValues(changes, ({ was }) => was);
}

export function hasChanges({ changes }: Pick<FormState, 'changes'>): boolean {
  return Object.keys(changes).length > 0;
}

/** What is typed back to how it was is no change. */
function withChange(
  changes: Changes,
  { name, now, saved }: Extract<FormEvent, { type: 'changed' }>,
): Changes {
  const was = changes[name]?.was ?? saved[name] ?? null;
  return isSame(now, was) ? without(changes, name) : { ...changes, [name]: { now, was } };
}

/** What was typed while the rest was on its way stays to be saved. */
function typedSince(changes: Changes, sent: Changes): Changes {
  const later = Object.entries(changes).filter(([name, { now }]) => !isSame(sent[name]?.now, now));
  return Object.fromEntries(
    later.map(([name, { now, was }]) => [name, { now, was: sent[name]?.now ?? was }]),
  );
}

/** Fields that somebody else has saved since they were typed into here. */
export function overtakenNames(changes: Changes, saved: Values): string[] {
  return Object.entries(changes)
    .filter(
      ([name, { now, was }]) => !(isSame(was, saved[name] ?? null) || isSame(now, saved[name])),
    )
    .map(([name]) => name);
}

function onTopOf(changes: Changes, saved: Values): Changes {
  const rebased = mapValues(changes, ({ now }, name) => ({ now, was: saved[name] ?? null }));
  return Object.fromEntries(
    Object.entries(rebased).filter(([, { now, was }]) => !isSame(now, was)),
  );
}

function isSame(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, each]) => [name, to(each, name)]));
}
