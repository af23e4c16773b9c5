import { type FormTexts, readFormTexts } from '#shared/domain/booking/form-texts.ts';

const key = () => `kalends:answers:${location.pathname}`;

/**
 * What the visitor typed, kept for as long as the tab lives, so that going back and forth, a failed
 * booking or a reload loses nothing. Undefined before anything was typed.
 */
export function readAnswersDraft(): FormTexts | undefined {
  try {
    const stored = sessionStorage.getItem(key());
    return stored ? (JSON.parse(stored) as FormTexts) : undefined;
  } catch {
    // Storage is closed to embedded pages in some browsers: there is no draft then.
    return undefined;
  }
}

export function saveAnswersDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(readFormTexts(new FormData(form))));
  } catch {
    // See readAnswersDraft.
  }
}

export function forgetAnswersDraft(): void {
  try {
    sessionStorage.removeItem(key());
  } catch {
    // See readAnswersDraft.
  }
}
