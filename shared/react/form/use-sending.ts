import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#shared/errors/api-error.ts';
import { CallEnded } from '../api/call-ended.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useErrorText } from '../ui/use-error-text.ts';
import { findFlaws } from './find-flaws.ts';
import type { Problem } from './problems.ts';
import type { Told } from './told.ts';

export interface Sending {
  /** What it throws is told, and what was typed stays. */
  readonly onSave: () => Promise<unknown>;
  /** Which field a refusal is about, by its code; others are said above the foot. */
  readonly refusals?: Readonly<Record<string, string>> | undefined;
  readonly onSaved: () => void;
}

/** Sends a form once, unless something is wrong with a field, which takes the focus then. */
export function useSending({ onSave, refusals = {}, onSaved }: Sending) {
  const t = useTexts('form');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>({});
  const [failure, setFailure] = useState<string>();
  const toText = (flaw: Problem | string) =>
    typeof flaw === 'string' ? flaw : t(`problems.${flaw.code}`, { count: flaw.count ?? 0 });

  /** What a refusal says of fields that this form has. */
  const refusedIn = (form: HTMLFormElement, error: unknown): Told => {
    if (!(error instanceof ApiError)) return {};
    const ofCode = refusals[error.code ?? ''];
    const named = (error.body.fields ?? []).map(({ path }) => path.split('.')[0] ?? '');
    const wrong = ofCode
      ? [[ofCode, errorText(error)] as const]
      : named.map((name) => [name, toText({ code: 'invalid' })] as const);
    return Object.fromEntries(wrong.filter(([name]) => form.elements.namedItem(name)));
  };
  const tell = (form: HTMLFormElement, wrong: Told, said?: string) => {
    flushSync(() => {
      setBusy(false);
      setTold(wrong);
      setFailure(said);
    });
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const send = async (form: HTMLFormElement) => {
    const flaws = findFlaws(form);
    if (flaws.size > 0) {
      return tell(form, Object.fromEntries([...flaws].map(([name, flaw]) => [name, toText(flaw)])));
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onSave();
      onSaved();
    } catch (error) {
      const refused = refusedIn(form, error);
      const isSaid = error instanceof CallEnded || Object.keys(refused).length > 0;
      tell(form, refused, isSaid ? undefined : errorText(error));
    }
  };
  return {
    isBusy,
    told,
    failure,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // It may stand in another form's tree.
      event.stopPropagation();
      if (!isBusy) void send(event.currentTarget);
    },
    /** What was wrong with a field is said until it changes. */
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof HTMLElement && target.getAttribute('name');
      if (name && name in told) setTold(without(told, name));
    },
  };
}

function without(told: Told, name: string): Told {
  return Object.fromEntries(Object.entries(told).filter(([each]) => each !== name));
}
