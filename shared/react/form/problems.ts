import type * as z from 'zod';
import { ApiError } from '#shared/errors/api-error.ts';

const CODES = [
  ...(['required', 'too-short', 'too-long', 'too-small', 'too-big'] as const),
  ...(['not-secure', 'not-public', 'invalid-phone', 'invalid'] as const),
];
type Code = (typeof CODES)[number];

/** Why a value is not accepted; `count` is the bound that it passes. */
export interface Problem {
  readonly code: Code;
  readonly count?: number;
}
/** What is wrong, by field: of several things the first. */
export type Problems = Readonly<Record<string, Problem>>;

type Issue = z.core.$ZodIssue;

/** `[{ code: 'too_big', path: ['contact'], maximum: 200 … }] → { contact: { code: 'too-long', count: 200 } }` */
export function toProblems(issues: readonly Issue[]): Problems {
  const found = issues.map((issue) => [String(issue.path[0]), toProblem(issue)] as const);
  return Object.fromEntries(found.toReversed());
}

/** What a refused call says of fields that the browser had found well. */
export function problemsOf(error: unknown): Problems {
  const fields = (error instanceof ApiError && error.body.fields) || [];
  return Object.fromEntries(
    fields.map(({ path }) => [path.split('.')[0] ?? '', { code: 'invalid' }]),
  );
}

/** What to say of one issue: `{ code: 'too_big', maximum: 200 … } → { code: 'too-long', count: 200 }`. */
export function toProblem(issue: Issue): Problem {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'too-long' : 'too-big',
        count: Number(issue.maximum),
      };
    case 'invalid_type':
      return { code: issue.input === null ? 'required' : 'invalid' };
    case 'custom':
      return { code: toCode(issue.params?.problem) };
    default:
      return { code: 'invalid' };
  }
}

function tooSmall({ origin, minimum }: Extract<Issue, { code: 'too_small' }>): Problem {
  const count = Number(minimum);
  if (origin !== 'string') return { code: 'too-small', count };
  return count === 1 ? { code: 'required' } : { code: 'too-short', count };
}

function toCode(problem: unknown): Code {
  return CODES.find((code) => code === problem) ?? 'invalid';
}
