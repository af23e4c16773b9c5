import type { Language } from '#shared/domain/languages.ts';

/** What a text says of a time. Instants are minutes since the epoch. */
export interface Moment {
  /** The words that say it: `Tuesday 3 pm CET`. */
  readonly words: string;
  readonly from: number;
  readonly until: number;
  /** A day, or a part of one, where the text names no time of it: any time in it is meant. */
  readonly isDay: boolean;
}

/** Where and when the text is read, and by whom. */
export interface MomentReader {
  readonly timeZone: string;
  readonly nowMinute: number;
  readonly language: Language;
}

/** What is made of a text: what may mean several times is asked about. */
export type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'asks'; readonly moments: readonly Moment[] };

/** As long as a meeting is taken to be where the text does not say its end. */
export const USUAL_MINUTES = 30;
