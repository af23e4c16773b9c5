import type { TextKey } from '#shared/i18n/text-keys.ts';
import { say } from '../say.ts';
import type { Outcome, Why } from './outcome.ts';

const reasons = {
  'no-field': 'why.no-field',
  'foreign-frame': 'why.foreign-frame',
  'hidden-field': 'why.hidden-field',
  'field-kind': 'why.field-kind',
  'locked-field': 'why.locked-field',
  'too-long': 'why.too-long',
  'not-taken': 'why.not-taken',
  unseen: 'why.unseen',
  'page-failed': 'why.page-failed',
  'not-pressed': 'why.not-pressed',
  'closed-page': 'why.closed-page',
} as const satisfies Record<Why, TextKey<'in-browser'>>;

/** Why a text is not where it was wanted, and where it is instead. Nothing of one that is seen. */
export function sayOutcome(outcome: Outcome): readonly string[] {
  if (outcome.kind === 'inserted') return [];
  if (outcome.kind === 'refused') return [say(reasons[outcome.why])];
  return [say(reasons[outcome.why]), say(outcome.why === 'unseen' ? 'copiedToo' : 'copied')];
}
