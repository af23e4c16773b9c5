import type { Language } from '#shared/domain/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { se } from './se.ts';
import type { Words } from './words.ts';

export const allWords = { en, de, fr, es, no, nl, it, pl, se } as const satisfies Record<
  Language,
  Words
>;
