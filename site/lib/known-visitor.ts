import type { FormTexts } from '#shared/domain/booking/form-texts.ts';

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
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(known));
  } catch {
    // Storage is closed to embedded pages in some browsers: they type it again.
  }
}

/** What is known of the visitor before they type. */
export function readKnownAnswers(): FormTexts | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(location.pathname));
    return stored ? (JSON.parse(stored) as FormTexts) : undefined;
  } catch {
    // See keepKnownAnswers.
    return undefined;
  }
}
