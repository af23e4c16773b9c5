import browser, { type Omnibox } from 'webextension-polyfill';
import type { SeenLink } from '#shared/react/panels/seen.ts';
import { say } from '../say.ts';
import { loadServerUrl } from '../server-url.ts';
import { stored } from '../storage.ts';
import { copyInPage } from './put-into-tab.ts';
import { searchLinks } from './search-links.ts';
import { loadSeenLinks } from './seen-links.ts';
import { tellTab } from './tell-tab.ts';
import { toLinkWriting } from './to-link-writing.ts';

/** `kal` and a word in the address bar: Enter copies a link, with Alt or Ctrl it is opened. */
export function startOmnibox(): void {
  browser.omnibox.setDefaultSuggestion({ description: say('omnibox.hint') });
  browser.omnibox.onInputChanged.addListener((text, suggest) => void offer(text, suggest));
  browser.omnibox.onInputEntered.addListener((text, where) => void enter(text, where));
}

async function offer(
  text: string,
  suggest: (results: Omnibox.SuggestResult[]) => void,
): Promise<void> {
  suggest(searchLinks(await loadSeenLinks(), text).map(toSuggestion));
}

function toSuggestion({ name, url }: SeenLink): Omnibox.SuggestResult {
  return { content: url, description: toDescription(`${name} · ${url}`) };
}

/** Chromium reads a description as XML, Firefox as it stands. */
function toDescription(text: string): string {
  if (import.meta.env.FIREFOX) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

async function enter(text: string, where: Omnibox.OnInputEnteredDisposition): Promise<void> {
  const links = await loadSeenLinks();
  const link = links.find(({ url }) => url === text) ?? searchLinks(links, text)[0];
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  if (!link || where !== 'currentTab' || tab?.id === undefined) {
    const url = link?.url ?? (await loadServerUrl());
    return url === undefined ? browser.runtime.openOptionsPage() : open(url, where);
  }
  await stored.lastLink.save(link.id);
  await copy(tab.id, link);
}

async function copy(tabId: number, link: SeenLink): Promise<void> {
  const writing = toLinkWriting(link);
  const isCopied = await copyInPage(tabId, writing);
  const lines = [link.name];
  await tellTab(tabId, isCopied ? { lines: [...lines, say('copied')] } : { lines, writing });
}

async function open(url: string, where: Omnibox.OnInputEnteredDisposition): Promise<void> {
  if (where === 'currentTab') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: where === 'newForegroundTab' });
}
