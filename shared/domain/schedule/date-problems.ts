import { addDays } from '#shared/time/dates.ts';
import { MAX_DATES_AT_ONCE } from './date-hours.ts';

/** First and last day as they are typed: nothing where there is none. */
interface TypedDates {
  readonly from: string;
  readonly to: string;
}

type Problem = 'missing' | 'past' | 'before' | 'tooMany';

/** Why dates cannot be given other hours, by field: `{ from: '2030-06-02', to: '2030-06-01' } → { to: 'before' }`. */
export function findDateProblems(
  { from, to }: TypedDates,
  today: string,
): { readonly from?: Problem; readonly to?: Problem } {
  const first = firstProblem(from, today);
  const last = first ? undefined : lastProblem(from, to);
  return { ...(first && { from: first }), ...(last && { to: last }) };
}

function firstProblem(from: string, today: string): Problem | undefined {
  if (from === '') return 'missing';
  return from < today ? 'past' : undefined;
}

function lastProblem(from: string, to: string): Problem | undefined {
  if (to === '') return 'missing';
  if (to < from) return 'before';
  return to > addDays(from, MAX_DATES_AT_ONCE - 1) ? 'tooMany' : undefined;
}
