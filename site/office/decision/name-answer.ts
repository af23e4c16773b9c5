import type { Decision } from '#shared/api/decision.ts';
import type { Clock } from '#shared/time/format.ts';
import type { ZonedFormats } from '#shared/time/zoned.ts';

/** What a button does, and to which appointment: there are as many that say the same as there are questions. */
export function nameAnswer(
  text: string,
  { name, start }: Decision['appointment'],
  { formats, clock }: { readonly formats: ZonedFormats; readonly clock: Clock },
): string {
  return `${text}: ${name}, ${formats.day(start)}, ${formats.time(start, clock)}`;
}
