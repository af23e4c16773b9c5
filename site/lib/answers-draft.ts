import { type FormTexts, readFormTexts } from '#shared/domain/booking/form-texts.ts';
import { forgetInTab, keepInTab, readFromTab } from '#shared/tab-storage.ts';

const key = () => `kalends:answers:${location.pathname}`;

/**
 * What the visitor typed, kept for as long as the tab lives, so that going back and forth, a failed
 * booking or a reload loses nothing. Undefined before anything was typed.
 */
export function readAnswersDraft(): FormTexts | undefined {
  return readFromTab(key()) as FormTexts | undefined;
}

export function saveAnswersDraft(form: HTMLFormElement): void {
  keepInTab(key(), readFormTexts(new FormData(form)));
}

export function forgetAnswersDraft(): void {
  forgetInTab(key());
}
