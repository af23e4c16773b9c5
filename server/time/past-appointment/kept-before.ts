import { keptDays } from '#shared/domain/kept-days.ts';

const DAY_MS = 86_400_000;

/** What ended before then is kept no longer; undefined where all of it is kept. */
export function keptBefore(
  { ofCompany, atMost }: { readonly ofCompany: number | null; readonly atMost: number },
  nowMs: number,
): Date | undefined {
  const days = keptDays(ofCompany, atMost);
  return days === null ? undefined : new Date(nowMs - days * DAY_MS);
}
