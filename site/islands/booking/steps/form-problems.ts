import type { ShownProblem } from '#shared/react/fields/problem-text.tsx';

/** What is wrong by input name: `{ email: 'invalid-email', 'bringalongEmails.1': … }`. */
export type Problems = Readonly<Record<string, ShownProblem>>;

/** Problems by input: `attendee.bringalongEmails.1 → bringalongEmails.1`. */
export function toProblems(
  errors: readonly { readonly path: string; readonly code: string }[],
): Problems {
  return Object.fromEntries(
    errors.map(({ path, code }) => [path.replace(/^attendee\./, ''), code as ShownProblem]),
  );
}

/**
 * What the browser knows to be wrong and does not tell in its value, such as letters in a number,
 * by input. Our own rules go before it.
 */
export function nativeProblems(form: HTMLFormElement): Problems {
  const inputs = [...form.elements].filter((each) => each instanceof HTMLInputElement);
  return Object.fromEntries(
    inputs.flatMap(({ name, validity }) =>
      name && validity.badInput ? [[toProblemKey(name), 'invalid-number'] as const] : [],
    ),
  );
}

/** The problems of these inputs alone. */
export function onlyOf(problems: Problems, inputs: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([key]) => inputs.includes(key)));
}

/** Without the problem of an input that was typed in: `$topic → topic`, `guests[1] → guests.1`. */
export function withoutProblem(problems: Problems, inputName: string): Problems {
  const key = toProblemKey(inputName);
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== key));
}

function toProblemKey(inputName: string): string {
  return inputName.replace(/^\$/, '').replace(/\[(\d+)\]$/, '.$1');
}
