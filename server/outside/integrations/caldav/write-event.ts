import { createHash } from 'node:crypto';
import { createObject, deleteObject, propfind } from 'tsdav';
import type { WrittenObject } from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { isPage } from '../is-page.ts';
import { ask, askMultistatus } from './ask-dav.ts';
import { toPath } from './read-href.ts';
import { CALDAV, childOf, DAV, textOf } from './read-multistatus.ts';
import { readXml } from './read-xml.ts';
import type { DavDoor, DavReply } from './send-dav.ts';
import { statusTrouble, type Troubles } from './status-trouble.ts';

const CONTENT_TYPE = 'text/calendar; charset=utf-8';

/** It may not be written here (403, 405), or not this event (RFC 4791 §5.3.2.1), or there is no room. */
const NOT_TAKEN: Troubles = {
  ...{ 400: 'read-only', 403: 'read-only', 405: 'read-only', 413: 'read-only' },
  ...{ 415: 'read-only', 422: 'read-only', 507: 'read-only' },
};

/** Makes or changes an event, and says its version there. @throws CalendarFault. */
export async function writeEvent(
  door: DavDoor,
  calendar: URL,
  event: { readonly uid: string; readonly content: string; readonly at: WrittenObject | null },
): Promise<WrittenObject> {
  const { uid, content, at } = event;
  const url = new URL(at?.id ?? toFileName(uid), calendar);
  const put = (condition: Readonly<Record<string, string>>) =>
    ask(door, (fetch) =>
      createObject({
        url: url.href,
        data: content,
        headers: { 'content-type': CONTENT_TYPE, ...condition },
        fetch,
      }),
    );
  const first = await put(conditionOf(at));
  // Its name is made of its UID: what stands there is the event, written by a try that nobody heard the end of.
  const reply = !at && first.status === 412 ? await put({}) : first;
  if (!isWell(reply)) throw troubleOf(door, reply);
  return { id: toPath(url.href, calendar), version: await readVersion(door, url, reply) };
}

/** Some servers take `If-Match: *` for a tag: what may stand there as it likes has no condition. */
function conditionOf(at: WrittenObject | null): Readonly<Record<string, string>> {
  if (!at) return { 'if-none-match': '*' };
  return at.version === null ? {} : { 'if-match': at.version };
}

/** Takes an event away. @throws CalendarFault. */
export async function removeEvent(
  door: DavDoor,
  calendar: URL,
  { uid, id }: { readonly uid: string; readonly id: string | null },
): Promise<void> {
  const url = new URL(id ?? toFileName(uid), calendar);
  const reply = await ask(door, (fetch) => deleteObject({ url: url.href, fetch }));
  if (isPage(reply)) throw notUnderstood(reply);
  if (isWell(reply) || reply.status === 404 || reply.status === 410) return;
  throw statusTrouble(reply, door.clock, { 403: 'read-only', 405: 'read-only' });
}

const notUnderstood = ({ asked }: DavReply) =>
  new CalendarFault('answer-not-understood', `${asked}: answered a page`);

const isWell = ({ status }: DavReply) => status >= 200 && status <= 299;

/** A name that every server takes: of anything else than plain letters its hash. */
function toFileName(uid: string): string {
  const isPlain = /^[\w-][\w.@-]{0,99}$/.test(uid);
  const name = isPlain ? uid : createHash('sha256').update(uid).digest('hex');
  return `${encodeURIComponent(name)}.ics`;
}

function troubleOf(door: DavDoor, reply: DavReply): CalendarFault {
  if (reply.status === 412 || isOfAnother(reply)) {
    return new CalendarFault('changed-meanwhile', `${reply.asked}: ${reply.status}`);
  }
  // There is no calendar that it could be put into (RFC 4918 §9.7.1).
  return statusTrouble(reply, door.clock, { ...NOT_TAKEN, 409: 'no-calendar-there' });
}

/** RFC 4791 §5.3.2.1: an event of this UID is in the calendar already. */
function isOfAnother({ status, text }: DavReply): boolean {
  const isRefused = status === 403 || status === 409;
  return isRefused && childOf(readXml(text), `${CALDAV}no-uid-conflict`) !== undefined;
}

/**
 * A server that has changed what it was given tells no tag (RFC 4791 §5.3.4), and a weak one is no version
 * that could be named later (RFC 9110 §13.1.1): it is asked for then. What is written is written, whether
 * or not that is answered; but where a page was answered before, nobody has said that it is.
 */
async function readVersion(door: DavDoor, url: URL, reply: DavReply): Promise<string | null> {
  const told = reply.headers.get('etag');
  if (told && !told.startsWith('W/')) return told;
  try {
    const { resources } = await askMultistatus(door, (fetch) =>
      propfind({ url: url.href, props: { 'd:getetag': {} }, depth: '0', fetch }),
    );
    return textOf(resources[0]?.properties.get(`${DAV}getetag`)) ?? null;
  } catch (error) {
    if (isPage(reply)) throw notUnderstood(reply);
    if (error instanceof CalendarFault) return null;
    throw error;
  }
}
