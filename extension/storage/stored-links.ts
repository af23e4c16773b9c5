import type { SeenLink } from '#shared/react/panels/seen.ts';
import { stored } from './stored.ts';

/** A booking link that can be put into a text. */
export type BookingLink = Pick<SeenLink, 'id' | 'name' | 'url'>;

/** The links of the person who is signed in, as they were last heard of; none before that. */
export async function loadLinks(): Promise<readonly BookingLink[]> {
  return (await stored.links.load())?.links ?? [];
}

export function onLinksChange(listener: () => void): void {
  stored.links.watch(listener);
}

/** The one that was inserted last, else the first of all. */
export async function loadLastLink(): Promise<BookingLink | undefined> {
  const links = await loadLinks();
  const last = await stored.lastLinkId.load();
  return links.find(({ id }) => id === last) ?? links[0];
}

export async function rememberLink({ id }: BookingLink): Promise<void> {
  await stored.lastLinkId.save(id);
}
