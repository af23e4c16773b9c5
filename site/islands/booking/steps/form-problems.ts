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

/** Without the problem of an input that was typed in: `$topic → topic`, `guests[1] → guests.1`. */
export function withoutProblem(problems: Problems, inputName: string): Problems {
  const key = inputName.replace(/^\$/, '').replace(/\[(\d+)\]$/, '.$1');
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== key));
}
