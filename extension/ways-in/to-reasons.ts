import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Outcome, Why } from '../insert/outcome.ts';
import { say } from '../say.ts';

const reasons = {
  'no-field': 'why.no-field',
  'foreign-frame': 'why.foreign-frame',
  'hidden-field': 'why.hidden-field',
  'field-kind': 'why.field-kind',
  'locked-field': 'why.locked-field',
  'too-long': 'why.too-long',
  'not-taken': 'why.not-taken',
  'closed-page': 'why.closed-page',
} as const satisfies Record<Why, TextKey<'in-browser'>>;

/** Why a page's field did not get a text, and that it can be pasted where that is so. */
export function toReasons(
  outcome: Exclude<Outcome, { readonly kind: 'inserted' }>,
): readonly string[] {
  return [say(reasons[outcome.why]), ...(outcome.kind === 'copied' ? [say('copied')] : [])];
}
