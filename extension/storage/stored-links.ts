import browser from 'webextension-polyfill';

/** A booking link that can be put into a text. */
export interface BookingLink {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

const LINKS = 'links';
const LAST = 'lastLink';

/** The links of the person who is signed in, as they were last heard of; none before that. */
export async function loadLinks(): Promise<readonly BookingLink[]> {
  const stored: unknown = (await browser.storage.local.get(LINKS))[LINKS];
  return toLinks(stored).filter(isBookingLink);
}

export function onLinksChange(listener: () => void): void {
  browser.storage.onChanged.addListener((changes, area) => {
    if (area === 'local' && LINKS in changes) listener();
  });
}

/** The one that was inserted last, else the first of all. */
export async function loadLastLink(): Promise<BookingLink | undefined> {
  const links = await loadLinks();
  const last: unknown = (await browser.storage.local.get(LAST))[LAST];
  return links.find(({ id }) => id === last) ?? links[0];
}

export async function rememberLink({ id }: BookingLink): Promise<void> {
  await browser.storage.local.set({ [LAST]: id });
}

/** `{ version: 1, value: { links } }`: an older version of the extension may have stored something else. */
function toLinks(stored: unknown): readonly unknown[] {
  const { version, value } = Object(stored);
  return version === 1 && Array.isArray(value?.links) ? value.links : [];
}

function isBookingLink(value: unknown): value is BookingLink {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, url } = value as Partial<Record<keyof BookingLink, unknown>>;
  return [id, name, url].every((text) => typeof text === 'string' && text !== '');
}
