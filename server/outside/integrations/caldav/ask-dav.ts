import { type Multistatus, readMultistatus } from './read-multistatus.ts';
import { type DavDoor, type DavReply, sendDav } from './send-dav.ts';
import { statusTrouble } from './status-trouble.ts';

/** How tsdav is told whom to ask through; it has no other way to the network then. */
type Worded = (fetch: typeof globalThis.fetch) => Promise<unknown>;

/**
 * Asks what tsdav words, and has the whole answer. tsdav itself sees none of it: what it makes of one is
 * not reliable (`readMultistatus`).
 * @throws CalendarFault where nothing was answered; any status is an answer.
 */
export async function ask(door: DavDoor, worded: Worded): Promise<DavReply> {
  let answered: DavReply | undefined;
  await worded(async (input, init = {}) => {
    const { method, headers, body } = init;
    answered = await sendDav(door, new URL(String(input)), { method, headers, body });
    return new Response();
  });
  if (!answered) throw new Error('tsdav has asked nothing');
  return answered;
}

/** An answer about resources. @throws CalendarFault also where it is another one. */
export async function askMultistatus(
  door: DavDoor,
  worded: Worded,
): Promise<Multistatus & { readonly url: URL }> {
  const reply = await ask(door, worded);
  if (reply.status < 200 || reply.status > 299) throw statusTrouble(reply, door.clock);
  return { ...readMultistatus(reply), url: reply.url };
}
