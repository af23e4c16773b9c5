import * as z from 'zod';
import type { WrittenObject } from '#server/platform/kernel/calendar-provider.ts';
import { isPage } from '../is-page.ts';
import type { Errand, Graph } from './graph-api.ts';
import { toTransactionId } from './graph-event.ts';
import { OWN_PROPERTY, toGraphEvent } from './to-graph-event.ts';

const writtenEvent = z.object({ id: z.string(), '@odata.etag': z.string().optional() });

interface Ours {
  readonly uid: string;
  readonly content: string;
}

/** Makes an event in a calendar, or changes the one that is named, as the port has it. */
export function writeGraphEvent(
  graph: Graph,
  calendarId: string,
  { at, ...event }: Ours & { readonly at: WrittenObject | null },
): Promise<WrittenObject> {
  if (at) return change(graph, event, { at, errand: 'change' });
  return make(graph, toEvents(calendarId), event);
}

const toEvents = (calendarId: string) => `/calendars/${encodeURIComponent(calendarId)}/events`;

/**
 * One whose answer was lost is found by its property, and there is no second. A transaction of this id may have
 * been ahead of us meanwhile; or it has made one that was deleted since: then it is another transaction.
 */
async function make(graph: Graph, events: string, { uid, content }: Ours): Promise<WrittenObject> {
  const found = await findOurs(graph, events, uid);
  if (found) return change(graph, { uid, content }, { at: found, errand: 'make' });
  const body = toGraphEvent(uid, content);
  const post = (transactionId: string) =>
    graph.ask(events, { method: 'POST', body: JSON.stringify({ ...body, transactionId }) });
  const response = await post(toTransactionId(uid));
  if (response.status !== 409) return toWritten(await graph.read(response, writtenEvent, 'make'));
  await response.body?.cancel();
  const made = await findOurs(graph, events, uid);
  if (made) return change(graph, { uid, content }, { at: made, errand: 'make' });
  const again = await post(toTransactionId(uid, String(graph.clock.nowMs())));
  return toWritten(await graph.read(again, writtenEvent, 'make'));
}

async function findOurs(
  graph: Graph,
  events: string,
  uid: string,
): Promise<WrittenObject | undefined> {
  const value = uid.replaceAll("'", "''");
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${OWN_PROPERTY}' and ep/value eq '${value}')`,
    $select: 'id',
  });
  const { items } = await graph.readPages(`${events}?${query}`, writtenEvent);
  const [found] = items;
  return found && { id: found.id, version: null };
}

async function change(
  graph: Graph,
  { uid, content }: Ours,
  { at: { id, version }, errand }: { readonly at: WrittenObject; readonly errand: Errand },
): Promise<WrittenObject> {
  const response = await graph.ask(`/events/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    headers: version ? { 'if-match': version } : {},
    body: JSON.stringify(toGraphEvent(uid, content)),
  });
  return toWritten(await graph.read(response, writtenEvent, errand));
}

/** Takes an event of ours away; that it is gone already is well. */
export async function removeGraphEvent(
  graph: Graph,
  calendarId: string,
  { uid, id: known }: { readonly uid: string; readonly id: string | null },
): Promise<void> {
  const id = known ?? (await findOurs(graph, toEvents(calendarId), uid))?.id;
  if (id === undefined) return;
  const response = await graph.ask(`/events/${encodeURIComponent(id)}`, { method: 'DELETE' });
  const isGone = (response.ok && !isPage(response)) || response.status === 404;
  if (isGone) await response.body?.cancel();
  else await graph.read(response, z.unknown(), 'change');
}

function toWritten(event: z.output<typeof writtenEvent>): WrittenObject {
  return { id: event.id, version: event['@odata.etag'] ?? null };
}
