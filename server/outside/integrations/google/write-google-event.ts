import * as z from 'zod';
import type { WrittenObject } from '#server/platform/kernel/calendar-provider.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { isPage } from '../is-page.ts';
import type { Errand, GoogleCalendar } from './google-api.ts';
import { OWN_MARK, toGoogleEvent } from './to-google-event.ts';

const writtenEvent = z.object({ id: z.string(), etag: z.string().optional() });
const foundEvents = z.object({
  // Always there, also where it is empty: what lacks it is another answer than the one that was asked for.
  items: z.array(
    writtenEvent.extend({
      status: z.string().optional(),
      recurringEventId: z.string().optional(),
      extendedProperties: z
        .object({ private: z.record(z.string(), z.string()).optional() })
        .optional(),
    }),
  ),
});

interface Ours {
  readonly uid: string;
  readonly content: string;
}

/** Nobody is told of it: who takes part has our own mails. */
const QUIETLY = { sendUpdates: 'none' };
const BRIEFLY = new URLSearchParams({ ...QUIETLY, fields: 'id,etag' });

/** Makes an event, or changes the one that is named, as the port has it. */
export function writeGoogleEvent(
  calendar: GoogleCalendar,
  { at, ...event }: Ours & { readonly at: WrittenObject | null },
): Promise<WrittenObject> {
  return at ? change(calendar, event, { at, errand: 'change' }) : make(calendar, event);
}

async function make(calendar: GoogleCalendar, { uid, content }: Ours): Promise<WrittenObject> {
  const body = { ...toGoogleEvent(uid, content), iCalUID: uid };
  const response = await calendar.ask('', BRIEFLY, toJson('POST', body));
  if (response.status !== 409)
    return toWritten(await calendar.read(response, writtenEvent, 'make'));
  await response.body?.cancel();
  const id = await findOurs(calendar, uid);
  if (id === undefined) {
    throw new CalendarFault('changed-meanwhile', 'has one of this UID already');
  }
  return change(calendar, { uid, content }, { at: { id, version: null }, errand: 'make' });
}

/**
 * The id of what stands there under a UID: made by us, whose answer was lost, or deleted since. Any other was
 * put there by somebody else, from a mail as a rule.
 */
async function findOurs(calendar: GoogleCalendar, uid: string): Promise<string | undefined> {
  const query = new URLSearchParams({ iCalUID: uid, showDeleted: 'true' });
  const { items } = await calendar.read(await calendar.ask('', query), foundEvents);
  const found = items.find(({ recurringEventId }) => recurringEventId === undefined);
  const isMarked = found?.extendedProperties?.private?.[OWN_MARK] === uid;
  return isMarked || found?.status === 'cancelled' ? found?.id : undefined;
}

async function change(
  calendar: GoogleCalendar,
  { uid, content }: Ours,
  { at: { id, version }, errand }: { readonly at: WrittenObject; readonly errand: Errand },
): Promise<WrittenObject> {
  const sent = toJson('PATCH', toGoogleEvent(uid, content), version);
  const response = await calendar.ask(`/${encodeURIComponent(id)}`, BRIEFLY, sent);
  return toWritten(await calendar.read(response, writtenEvent, errand));
}

/** Takes an event of ours away; that it is gone already is well. */
export async function removeGoogleEvent(
  calendar: GoogleCalendar,
  { uid, id: known }: { readonly uid: string; readonly id: string | null },
): Promise<void> {
  const id = known ?? (await findOurs(calendar, uid));
  if (id === undefined) return;
  const response = await calendar.ask(`/${encodeURIComponent(id)}`, new URLSearchParams(QUIETLY), {
    method: 'DELETE',
  });
  const isGone =
    (response.ok && !isPage(response)) || response.status === 404 || response.status === 410;
  if (isGone) await response.body?.cancel();
  else await calendar.read(response, z.unknown(), 'change');
}

function toJson(method: string, body: object, version?: string | null): RequestInit {
  const headers = { 'content-type': 'application/json', ...(version && { 'if-match': version }) };
  return { method, headers, body: JSON.stringify(body) };
}

function toWritten({ id, etag }: z.output<typeof writtenEvent>): WrittenObject {
  return { id, version: etag ?? null };
}
