import type { Writing } from '#shared/domain/rich-text.ts';
import { offerPaste, runCommand } from './means.ts';
import { offer } from './offer.ts';
import { type PageOutcome, refuse } from './outcome.ts';
import { hasDrawn, readText } from './sight.ts';
import type { CodeField } from './to-code-field.ts';

/** Plain text to an editor that draws it elsewhere than where it listens. */
export async function insertIntoCode(
  { root, shown }: CodeField,
  { plain }: Writing,
): Promise<PageOutcome> {
  const before = readText(shown);
  const isThere = () => hasDrawn(before, readText(shown), plain);
  const reply = await offer({ root, shown, means: [offerPaste, runCommand] }, { plain }, isThere);
  if (reply === 'shown') return { kind: 'inserted', as: 'plain' };
  return refuse(reply === 'taken' ? 'unseen' : 'not-taken');
}
