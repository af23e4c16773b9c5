import type { FormTexts } from '#shared/domain/booking/form-texts.ts';
import { keepInTab, readFromTab } from '#shared/tab-storage.ts';

const keyOf = (path: string) => `kalends:known:${path}`;

/**
 * Keeps who somebody is for the form at a path, as long as the tab lives. It is in no address, which
 * logs and referrers would pass on.
 */
export function keepKnownAnswers(path: string, who: { name: string; email: string }): void {
  const [firstname = '', ...lastname] = who.name.trim().split(/\s+/);
  const known: FormTexts = {
    ...{ fullname: [who.name], firstname: [firstname], lastname: [lastname.join(' ')] },
    email: [who.email],
  };
  keepInTab(keyOf(path), known);
}

/** What is known of the visitor before they type. */
export function readKnownAnswers(): FormTexts | undefined {
  return readFromTab(keyOf(location.pathname)) as FormTexts | undefined;
}
