import { isWebUrl } from './web-url.ts';

/** Where it is left open what a room is called, as typed and as an address has it. */
const OPEN = /\{room\}|%7Broom%7D/gi;

/** Servers whose rooms are there once somebody asks for their name: without one there is nobody to meet. */
const NAMED_BY_WHO_COMES = ['meet.jit.si'];

/**
 * The link of one room where its host's leaves the name open: `https://meet.example/{room}`, and Jitsi without a name.
 * `('https://meet.jit.si/', 'a1') → 'https://meet.jit.si/a1'`; any other link stays.
 */
export function nameRoom(link: string, name: string): string {
  const named = link.replace(OPEN, name);
  if (named !== link || !isWebUrl(link)) return named;
  const { origin, hostname, pathname } = new URL(link);
  const isNameless = NAMED_BY_WHO_COMES.includes(hostname) && pathname === '/';
  return isNameless ? `${origin}/${name}` : link;
}
