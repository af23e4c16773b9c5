import type { TextKey } from '#shared/i18n/text-keys.ts';
import type { Why } from '../insert/outcome.ts';
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

/** Why a page's field did not get a text, in words. */
export function toReason(why: Why): string {
  return say(reasons[why]);
}
