import browser from 'webextension-polyfill';
import type { TextKey } from '#shared/i18n/text-keys.ts';

/**
 * A text where no translator is: in the service worker, in menus and on pages of others. The browser
 * keeps these in its own files and language: `extension/build/message-files.ts`.
 */
export function say(
  key: TextKey<'in-browser'>,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = browser.i18n.getMessage(key.replaceAll(/[.-]/g, '_'));
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
