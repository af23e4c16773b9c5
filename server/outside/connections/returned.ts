import type { Language } from '#shared/domain/languages.ts';
import type { Errand } from './errand.ts';

/** A browser that is back from a provider: with its code, and how it reads. */
export interface Returned {
  readonly errand: Errand;
  readonly code: string;
  readonly language?: Language | undefined;
  readonly timezone?: string | undefined;
  readonly headers: Headers;
}

/** What an errand has led to. */
export interface Finished {
  /** False where a sign-in's second step is due. */
  readonly isDone: boolean;
  readonly cookies: readonly string[];
  readonly next: string | null;
}
