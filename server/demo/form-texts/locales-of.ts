import type { FieldTexts } from '#shared/domain/fields/types.ts';
import type { Language } from '#shared/domain/languages.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { se } from './se.ts';

/** The demo's questions; those that are asked in several forms say the same in all. */
type Question =
  | 'company'
  | 'website'
  | 'assistant'
  | 'backup-phone'
  | 'team-size'
  | 'topic'
  | 'stage'
  | 'interests'
  | 'urgency'
  | 'newsletter'
  | 'more'
  | 'notes'
  | 'level'
  | 'say'
  | 'people'
  | 'need'
  | 'customer-number'
  | 'pages'
  | 'package';

type Texts = Omit<FieldTexts, 'locale'>;
export type FormTexts = Readonly<Record<Question, Texts>>;

/** English is what the forms themselves are written in. */
const translations: Readonly<Record<Exclude<Language, 'en'>, FormTexts>> = {
  de,
  fr,
  es,
  no,
  nl,
  it,
  pl,
  se,
};

/** A question in every language but English. */
export function localesOf(question: Question) {
  return Object.entries(translations).map(([locale, texts]) => ({
    ...texts[question],
    locale: locale as keyof typeof translations,
  }));
}
