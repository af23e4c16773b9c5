import de from '#locales/de/proposal.json' with { type: 'json' };
import en from '#locales/en/proposal.json' with { type: 'json' };
import es from '#locales/es/proposal.json' with { type: 'json' };
import fr from '#locales/fr/proposal.json' with { type: 'json' };
import it from '#locales/it/proposal.json' with { type: 'json' };
import nl from '#locales/nl/proposal.json' with { type: 'json' };
import no from '#locales/no/proposal.json' with { type: 'json' };
import pl from '#locales/pl/proposal.json' with { type: 'json' };
import se from '#locales/se/proposal.json' with { type: 'json' };
import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { TranslateProposal } from '#shared/domain/proposal/compose-proposal.ts';
import { createTranslator } from '#shared/i18n/translator.ts';

const texts = { en, de, fr, es, no, nl, it, pl, se } satisfies Record<Language, typeof en>;

/** The words of a proposal in one language. */
export function proposalTranslator(language: Language): TranslateProposal {
  const translate = createTranslator(toLocale(language), { proposal: texts[language] });
  return (key, values) => translate('proposal', key, values);
}
