import type { Language } from '#shared/domain/languages.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import type { Namespace } from '#shared/i18n/text-keys.ts';
import { matchRoute } from '#shared/routes/index.ts';
import { placedScreens } from './screens.ts';

/** What every screen speaks with. */
export const SHELL_TEXTS: readonly Namespace[] = ['common', 'errors', 'office', 'list'];

/**
 * Asks for the code of the screen that a path leads to and for the texts, while the office's own code
 * is still on its way. Who opens the office asks for them again, and hears what failed.
 */
export function askEarly(path: string, language: Language): void {
  const id = matchRoute(path)?.id;
  const screen = placedScreens.find((each) => each.id === id);
  screen?.load().catch(() => undefined);
  loadOfficeTexts(language, [...SHELL_TEXTS, ...(screen?.texts ?? [])]).catch(() => undefined);
}
