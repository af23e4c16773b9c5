import type { SeenLink } from '#shared/react/panels/seen.ts';
import { stored } from '../storage.ts';

/** The booking links of who is signed in, as they were last seen. */
export async function loadSeenLinks(): Promise<readonly SeenLink[]> {
  return (await stored.links.load())?.links ?? [];
}

/** The one that was inserted last, else the first of all. */
export async function loadLastLink(): Promise<SeenLink | undefined> {
  const links = await loadSeenLinks();
  const last = await stored.lastLink.load();
  return links.find(({ id }) => id === last) ?? links[0];
}
