import { findUnknown } from '#shared/domain/reminder/placeholders.ts';
import type { OwnText } from '#shared/domain/reminder/workflow.ts';

/** What is named wrongly is said beside it, and shown without it. */
export function toKnown({ subject, text }: OwnText): OwnText {
  const orNull = (said: string | null) =>
    said === null || findUnknown(said).length > 0 ? null : said;
  return { subject: orNull(subject), text: orNull(text) };
}
