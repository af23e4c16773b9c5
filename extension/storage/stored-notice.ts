import browser from 'webextension-polyfill';
import type { Writing } from '#shared/domain/rich-text.ts';

/** What the window that says it has to say; its service worker may be gone by then. */
export interface StoredNotice {
  readonly lines: readonly string[];
  readonly content?: Writing | undefined;
}

const KEY = 'notice';

export async function saveNotice(notice: StoredNotice): Promise<void> {
  await browser.storage.session.set({ [KEY]: notice });
}

/** It lives as long as the browser does, and only this version of the extension writes it. */
export async function loadNotice(): Promise<StoredNotice | undefined> {
  const stored = (await browser.storage.session.get(KEY))[KEY];
  return stored as StoredNotice | undefined;
}
