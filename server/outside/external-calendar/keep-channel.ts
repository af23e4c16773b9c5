import { randomUUID } from 'node:crypto';
import type {
  CalendarAnswer,
  CalendarChannels,
  OpenChannel,
} from '#server/platform/kernel/calendar-provider.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { openAccount } from './calendar-account.ts';
import { newChannelSecret } from './channel-secret.ts';
import { closeChannels } from './end-channels.ts';
import { loadReading, type Reading } from './load-reading.ts';
import { toPushAddress } from './push-address.ts';
import type { ReadingServices } from './read-calendar.ts';
import { FIRST_PATIENCE_MS, PATIENCE_MS, prolongMs, watchAgainMs } from './reading-times.ts';
import {
  type ChannelRow,
  claimChannel,
  findChannel,
  insertChannel,
  takeChannels,
  updateChannel,
} from './store/channel-rows.ts';
import { type CalendarKey, lockSync, updateSync } from './store/event-rows.ts';

/** A calendar whose provider calls us, or is asked to. */
interface Watching {
  readonly services: ReadingServices;
  readonly reading: Reading;
  readonly channels: CalendarChannels;
  readonly address: string;
}

/**
 * Has the provider of a calendar call us when something changes in it, where it does such a thing and reaches us: for
 * the first time, and before it would end. A provider that does not want to is no trouble of the calendar, which is
 * read as often as before.
 */
export async function keepChannel(services: ReadingServices, key: CalendarKey): Promise<void> {
  const reading = await loadReading(services.db, key);
  if (!reading || !isWanted(reading) || reading.sync.failures > 0) return;
  const address = toPushAddress(services.publicUrl, reading.connection.provider);
  const nowMs = services.clock.nowMs();
  const isSeenTo = (reading.sync.watchAt?.getTime() ?? 0) > nowMs;
  if (address === undefined || isSeenTo) return;
  const channels = openAccount(services, reading.connection)?.channels;
  if (!channels) return;
  const times = { now: new Date(nowMs), againAt: new Date(nowMs + FIRST_PATIENCE_MS) };
  if (!(await claimChannel(services.db, key, times))) return;
  const watching = { services, reading, channels, address };
  const before = await findChannel(services.db, key);
  if (before && (await prolong(watching, before))) return;
  await openAnother(watching, before);
}

function isWanted({ connection, calendar }: Reading): boolean {
  return !connection.isPaused && calendar.isBusy;
}

/** Whether there is nothing more to do: another one is opened where this one is gone, or none can be prolonged. */
async function prolong(watching: Watching, before: ChannelRow): Promise<boolean> {
  const { channels, address } = watching;
  const { handle } = before;
  if (!channels.prolong || handle === null || before.address !== address) return false;
  const answer = await channels.prolong(handle, patience());
  if (!answer.answered && answer.trouble === 'changed-meanwhile') return false;
  if (answer.answered) await keep(watching, before, answer.value);
  else await noteRefusal(watching, answer, before);
  return true;
}

async function openAnother(watching: Watching, before: ChannelRow | undefined): Promise<void> {
  const { services, reading, channels, address } = watching;
  const { companyId, calendarId } = reading.expanded;
  const id = randomUUID();
  const secret = newChannelSecret({ companyId, id });
  const openedAt = new Date(services.clock.nowMs());
  const row = { companyId, id, calendarId, address, openedAt, handle: null };
  // Kept before it is asked for: a provider may call before it has answered.
  await insertChannel(services.db, { ...row, secretHash: hashSecret(secret) });
  const { remoteId } = reading.calendar;
  const answer = await channels.open(remoteId, { id, secret, address }, patience());
  if (answer.answered) await keep(watching, row, answer.value);
  else {
    await takeChannels(services.db, reading.expanded, { id });
    await noteRefusal(watching, answer, before);
  }
}

/** Counts on a channel, and no more on the one before; or ends it where it is wanted no more by now. */
async function keep(
  { services, reading, channels }: Watching,
  { companyId, id }: Pick<ChannelRow, 'companyId' | 'id'>,
  { handle, endsAtMs }: OpenChannel,
): Promise<void> {
  const key = reading.expanded;
  const nowMs = services.clock.nowMs();
  const ended = await services.db.transaction(async (tx) => {
    // Who pauses, forgets or chooses holds it too.
    await lockSync(tx, key);
    const current = await loadReading(tx, key);
    if (!current || !isWanted(current)) {
      await takeChannels(tx, key, { id });
      return [handle];
    }
    const isThere = await updateChannel(
      tx,
      { companyId, id },
      { handle, openedAt: new Date(nowMs) },
    );
    if (!isThere) return [handle];
    await updateSync(tx, key, {
      watchedUntil: new Date(endsAtMs),
      watchAt: new Date(prolongMs(endsAtMs, nowMs, Math.random())),
      // What has changed between the last reading and this moment, nobody has told.
      nextReadAt: new Date(nowMs),
    });
    return takeChannels(tx, key, { exceptId: id });
  });
  await closeChannels(channels, ended);
}

async function noteRefusal(
  { services, reading }: Watching,
  { trouble, retryAfterMs }: Extract<CalendarAnswer<unknown>, { readonly answered: false }>,
  before: ChannelRow | undefined,
): Promise<void> {
  const { connection, expanded: key, sync } = reading;
  const mayPass = trouble === 'no-answer' || trouble === 'asked-too-often';
  const nowMs = services.clock.nowMs();
  const again = watchAgainMs({ mayPass, retryAfterMs }, nowMs, Math.random());
  await updateSync(services.db, key, { watchAt: new Date(again) });
  // Said once, and not each time that it is tried again.
  if (mayPass || (sync.watchAt !== null && !before)) return;
  services.log.warn(
    { connectionId: connection.id, provider: connection.provider, trouble },
    'a provider does not call us when a calendar changes: it is read as often as before',
  );
}

function patience() {
  return { signal: AbortSignal.timeout(PATIENCE_MS) };
}
