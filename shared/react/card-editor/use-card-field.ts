import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CardField,
  type CardFieldEvent,
  initial,
  type SaveText,
  transition,
} from '#shared/domain/card/card-field.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import type { CardDesk } from './card-desk.ts';
import {
  type CardText,
  type CardTextFlaw,
  findTextFlaw,
  readText,
  toTextChange,
} from './card-texts.ts';

interface EditedField {
  readonly desk: CardDesk;
  readonly text: CardText;
  /** A save that did not succeed, beside what its field says. */
  readonly onFailed: (error: unknown) => void;
}

type Event = CardFieldEvent<CardTextFlaw>;

/** A text of a card that is edited in its place: how far that is, and what is done with it. */
export function useCardField({ desk, text, onFailed }: EditedField) {
  const [state, setState] = useState<CardField<CardTextFlaw>>(initial);
  const latest = useRef(state);
  const root = useRef<HTMLDivElement>(null);
  const face = useRef<HTMLButtonElement>(null);

  const send = (event: Event): void => {
    const turn = transition(latest.current, event);
    latest.current = turn.state;
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    flushSync(() => setState(turn.state));
    // What was typed in is gone: who was in it goes on from where it stood.
    if (hadFocus && turn.state.step === 'shown') face.current?.focus();
    for (const effect of turn.effects) void save(effect);
  };
  const save = async ({ text: typed, was }: SaveText): Promise<void> => {
    try {
      await desk.change(toTextChange(text, typed, was));
      send({ type: 'saved' });
    } catch (error) {
      send(await toOutcome(error));
    }
  };
  const toOutcome = async (error: unknown): Promise<Event> => {
    try {
      if (error instanceof ApiError && error.code === 'changed-meanwhile') {
        return { type: 'overtaken', theirs: readText(await desk.reload(), text) };
      }
    } catch (again) {
      onFailed(again);
      return { type: 'failed', error: again };
    }
    onFailed(error);
    return { type: 'failed', error };
  };
  const typed = state.step === 'shown' ? '' : state.typed;
  return {
    state,
    root,
    face,
    open: () => send({ type: 'opened', text: readText(desk.card, text) }),
    type: (now: string) => send({ type: 'typed', text: now }),
    enter: () => send({ type: 'entered', flaw: findTextFlaw(text, typed) }),
    leave: () => send({ type: 'left', flaw: findTextFlaw(text, typed) }),
    cancel: () => send({ type: 'cancelled' }),
    insist: () => send({ type: 'insisted' }),
  };
}
