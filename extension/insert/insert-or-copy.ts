import type { Writing } from '#shared/domain/rich-text.ts';
import { callInPage } from './call-in-page.ts';
import {
  isHelpedByCopy,
  isPageOutcome,
  type Outcome,
  type PageOutcome,
  refuse,
} from './outcome.ts';

/**
 * Puts a text where the caret is in a tab, or into the clipboard where a person can go on with that.
 * `copy` is the caller's: pages have a clipboard, a service worker has none.
 */
export async function insertOrCopy(
  tabId: number,
  writing: Writing,
  copy: (writing: Writing) => Promise<boolean>,
): Promise<Outcome> {
  const outcome = await insertIntoTab(tabId, writing);
  if (outcome.kind === 'inserted' || !isHelpedByCopy[outcome.why]) return outcome;
  return (await copy(writing)) ? { kind: 'copied', why: outcome.why } : outcome;
}

async function insertIntoTab(tabId: number, writing: Writing): Promise<PageOutcome> {
  const done = await callInPage(tabId, 'insert', writing);
  if (done.kind === 'refused') return done;
  return isPageOutcome(done.result) ? done.result : refuse('page-failed');
}
