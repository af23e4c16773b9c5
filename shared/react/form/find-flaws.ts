import type { Problem } from './problems.ts';

/** What the platform says of a control, and the bounds that it has. */
export type Judged = Pick<HTMLInputElement, 'type' | 'validity' | 'min' | 'max' | 'minLength'>;
type Flaw = Problem | string | undefined;

/** What keeps a form from being sent, by field: in the words of its field, or as the platform found it. */
export function findFlaws(form: HTMLFormElement): ReadonlyMap<string, Problem | string> {
  const found = [...form.elements].flatMap((control) => {
    const flaw = flawOf(control);
    const name = control.getAttribute('name');
    return flaw && name ? [[name, flaw] as const] : [];
  });
  return new Map(found.toReversed());
}

function flawOf(control: Element): Flaw {
  if (!(control instanceof HTMLElement)) return undefined;
  const { flaw } = control.dataset;
  if (flaw !== undefined) return flaw;
  return isJudged(control) ? toFlaw(control) : undefined;
}

function isJudged(control: HTMLElement): control is HTMLElement & Judged {
  return 'validity' in control && 'willValidate' in control && control.willValidate === true;
}

/** `<input required>` that is empty → `{ code: 'required' }`; nothing where it is well. */
export function toFlaw({ type, validity, min, max, minLength }: Judged): Problem | undefined {
  const isNumber = type === 'number';
  if (validity.valid) return undefined;
  if (validity.badInput) return { code: 'invalid' };
  if (validity.valueMissing) return { code: 'required' };
  if (validity.tooShort) return { code: 'too-short', count: minLength };
  if (isNumber && validity.rangeUnderflow) return { code: 'too-small', count: Number(min) };
  if (isNumber && validity.rangeOverflow) return { code: 'too-big', count: Number(max) };
  return { code: 'invalid' };
}
