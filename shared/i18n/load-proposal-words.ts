import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { TranslateProposal } from '#shared/domain/proposal/compose-proposal.ts';
import type { TextTree } from './load-texts.ts';
import { createTranslator } from './translator.ts';

// A recipient's language is seldom the page's: each is loaded when somebody writes in it.
const files = import.meta.glob<TextTree>('../../locales/*/proposal.json', { import: 'default' });

/** The words of a proposal in its recipient's language. */
export async function loadProposalWords(language: Language): Promise<TranslateProposal> {
  const proposal = await files[`../../locales/${language}/proposal.json`]?.();
  if (!proposal) throw new Error(`No words for a proposal in ${language}`);
  const translate = createTranslator(toLocale(language), { proposal });
  return (key, values) => translate('proposal', key, values);
}
