import { within } from '#server/platform/db/within.ts';
import { clearLeft } from './clear-left.ts';
import type { Looker } from './create-looker.ts';
import { forgetElsewhere } from './forget-elsewhere.ts';
import { keepChannel } from './keep-channel.ts';
import { type ReadingServices, readCalendar } from './read-calendar.ts';
import { FIRST_PATIENCE_MS } from './reading-times.ts';
import { type CalendarKey, claimDue } from './store/event-rows.ts';

/** Calendars that one process reads at once. */
const AT_ONCE = 20;
const LOOK_MS = 2_000;
/** So long what was begun may take once the process stops. */
const STOP_MS = 2_000;
/** So often it is learnt whose calendars can be asked before a booking. */
const LEARN_MS = 20_000;
/** A process that has taken one up and is killed holds it so long. */
const CLAIM_MS = FIRST_PATIENCE_MS * 2;

/** Reads the calendars that are due, as many as `room` says; resolves to the readings that have begun. */
export async function readDue(
  services: ReadingServices,
  room: number = AT_ONCE,
): Promise<readonly Promise<void>[]> {
  const nowMs = services.clock.nowMs();
  const keys = await claimDue(services.db, {
    now: new Date(nowMs),
    againAt: new Date(nowMs + CLAIM_MS),
    limit: room,
  });
  return keys.map((key) => readQuietly(services, key));
}

/**
 * Looks every two seconds for calendars that are due. A provider that is silent keeps its own calendars from
 * being read, and takes one of the places of this process for as long as it is given. Returns what stops it,
 * once what was begun has ended.
 */
export function keepReading(services: ReadingServices, looker: Looker): () => Promise<void> {
  const reading = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let learnAgainMs = 0;
  let isNew = true;
  const look = async () => {
    if (isNew) await forgetElsewhere(services);
    isNew = false;
    if (services.clock.nowMs() >= learnAgainMs) {
      learnAgainMs = services.clock.nowMs() + LEARN_MS;
      await looker.refresh();
    }
    const room = AT_ONCE - reading.size;
    if (room <= 0) return;
    for (const begun of await readDue(services, room)) {
      reading.add(begun);
      void begun.finally(() => reading.delete(begun));
    }
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => services.log.error({ err: error }, 'calendars'))
      .finally(() => {
        looking = undefined;
      });
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    // What a database or a provider leaves without an answer is read again by the next process.
    await within(STOP_MS, Promise.all([looking, ...reading]), undefined);
  };
}

async function readQuietly(services: ReadingServices, key: CalendarKey): Promise<void> {
  try {
    await readCalendar(services, key);
    await keepChannel(services, key);
    await clearLeft(services, key);
  } catch (error) {
    services.log.error({ err: error, calendarId: key.calendarId }, 'calendar');
  }
}
