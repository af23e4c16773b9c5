/** What a text says of a time. Instants are minutes since the epoch. */
export interface Moment {
  /** The words that say it: `Tuesday 3 pm CET`. */
  readonly words: string;
  readonly from: number;
  readonly until: number;
  /** A whole day, where the text names no time of it. */
  readonly isDay: boolean;
}

/** Where and when the text is read, and by whom. */
export interface MomentReader {
  readonly timeZone: string;
  readonly nowMinute: number;
  readonly language: string;
}

/** As long as a meeting is taken to be where the text does not say its end. */
export const USUAL_MINUTES = 30;
