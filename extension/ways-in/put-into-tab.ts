import type { Writing } from '#shared/domain/rich-text.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { callInPage } from '../insert/call-in-page.ts';
import { insertOrCopy } from '../insert/insert-or-copy.ts';
import type { Why } from '../insert/outcome.ts';
import { say } from '../say.ts';
import { tellTab } from './tell-tab.ts';

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

/** Puts a text where the caret is. Where that fails it says why, and that the text can be pasted. */
export async function putIntoTab(tabId: number, content: Writing): Promise<void> {
  const outcome = await insertOrCopy(tabId, content, (text) => copyInPage(tabId, text));
  if (outcome.kind === 'inserted') return;
  const lines = [say(reasons[outcome.why]), ...(outcome.kind === 'copied' ? [say('copied')] : [])];
  await tellTab(tabId, outcome.kind === 'copied' ? { lines } : { lines, content });
}

/** The service worker has no clipboard; the page that a person looks at has one. */
export async function copyInPage(tabId: number, content: Writing): Promise<boolean> {
  return (await callInPage(tabId, 'copy', content))?.result === true;
}
