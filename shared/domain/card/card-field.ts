/** What is being typed, and what the card said when that began. */
interface Draft {
  readonly typed: string;
  /** Undone by nobody unseen: a save names it, and is refused once the card says something else. */
  readonly was: string;
}

/** A text on a card that is edited where it stands (Spec B §4.1). */
export type CardField<Flaw extends string = string> =
  /** As visitors see it; whether what they see was saved just now. */
  | { readonly step: 'shown'; readonly isSaved: boolean }
  | ({ readonly step: 'typing'; readonly flaw?: Flaw | undefined } & Draft)
  | ({ readonly step: 'saving' } & Draft)
  /** What was typed stays until it is saved or given up. */
  | ({ readonly step: 'failed'; readonly error: unknown } & Draft)
  /** Somebody else was quicker: `was` is what they wrote. */
  | ({ readonly step: 'overtaken' } & Draft);

export type CardFieldEvent<Flaw extends string = string> =
  | { readonly type: 'opened'; readonly text: string }
  | { readonly type: 'typed'; readonly text: string }
  /** Enter, or the focus goes elsewhere; what is wrong with the text, if anything. */
  | { readonly type: 'entered' | 'left'; readonly flaw: Flaw | undefined }
  /** Escape, or what was typed is given up. */
  | { readonly type: 'cancelled' }
  /** Try again, or save mine all the same. */
  | { readonly type: 'insisted' }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'overtaken'; readonly theirs: string };

/** To be done by who shows the field; what becomes of it comes back as an event. */
export interface SaveText {
  readonly type: 'save';
  readonly text: string;
  readonly was: string;
}

interface Turn<Flaw extends string> {
  readonly state: CardField<Flaw>;
  readonly effects: readonly SaveText[];
}

export const initial: CardField<never> = { step: 'shown', isSaved: false };

/** What a field is after an event, and what is to be done; an event that it has no use for changes nothing. */
export function transition<Flaw extends string>(
  state: CardField<Flaw>,
  event: CardFieldEvent<Flaw>,
): Turn<Flaw> {
  const next = toNext(state, event);
  if (next.step !== 'saving' || state.step === 'saving') return { state: next, effects: [] };
  return { state: next, effects: [{ type: 'save', text: next.typed, was: next.was }] };
}

function toNext<Flaw extends string>(
  state: CardField<Flaw>,
  event: CardFieldEvent<Flaw>,
): CardField<Flaw> {
  switch (event.type) {
    case 'opened':
      if (state.step !== 'shown') return state;
      return { step: 'typing', typed: event.text, was: event.text };
    case 'cancelled':
      return state.step === 'saving' ? state : initial;
    default:
      return state.step === 'shown' ? state : toNextOfDraft(state, event);
  }
}

type Drafted<Flaw extends string> = Exclude<CardField<Flaw>, { readonly step: 'shown' }>;
type DraftEvent<Flaw extends string> = Exclude<
  CardFieldEvent<Flaw>,
  { readonly type: 'opened' | 'cancelled' }
>;

function toNextOfDraft<Flaw extends string>(
  state: Drafted<Flaw>,
  event: DraftEvent<Flaw>,
): CardField<Flaw> {
  const { typed, was } = state;
  switch (event.type) {
    case 'typed':
      if (state.step === 'saving') return state;
      // What they wrote stays in view beside it.
      if (state.step === 'overtaken') return { ...state, typed: event.text };
      return { step: 'typing', typed: event.text, was };
    case 'left':
    case 'entered':
      return finished(state, event);
    case 'insisted':
      return state.step === 'saving' ? state : { step: 'saving', typed, was };
    case 'saved':
      return { step: 'shown', isSaved: true };
    case 'failed':
      return { step: 'failed', error: event.error, typed, was };
    case 'overtaken':
      return { step: 'overtaken', typed, was: event.theirs };
  }
}

function finished<Flaw extends string>(
  state: Drafted<Flaw>,
  { type, flaw }: Extract<DraftEvent<Flaw>, { readonly type: 'entered' | 'left' }>,
): CardField<Flaw> {
  const { step, typed, was } = state;
  // Nothing is written over what others wrote, or tried again, but by who says so.
  if (step === 'saving' || step === 'overtaken') return state;
  if (step === 'failed' && type === 'left') return state;
  if (typed.trim() === was.trim()) return initial;
  return flaw === undefined ? { step: 'saving', typed, was } : { step: 'typing', typed, was, flaw };
}
