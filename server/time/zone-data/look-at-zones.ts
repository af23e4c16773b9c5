import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { askHost } from '#server/time/decision/ask-hosts.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { findShiftedAppointments, type ShiftedAppointment } from './find-shifted-appointments.ts';
import { addKnown, type KnownZone, listKnown, lockKnown, replaceKnown } from './store.ts';
import { listUsedZones } from './zones-statement.ts';

type ZoneServices = Pick<Services, 'db' | 'clock' | 'log' | 'jobs' | 'zoneData'>;

/** What is booked further ahead is not asked about. */
const YEARS_AHEAD = 10;

/**
 * Compares what this process knows of the zones that hosts use with what was known before, and asks the hosts
 * of coming appointments at which their clocks are going to show another time. An older edition changes
 * nothing: of an old and a new process side by side the new one counts. A zone that is met for the first time
 * is written down. Run again, or twice at once, it asks nobody twice. Says about how many it has asked.
 */
export async function lookAtZones(services: ZoneServices): Promise<number> {
  const { db, log, zoneData } = services;
  const known = new Map((await listKnown(db)).map((each) => [each.timeZone, each]));
  let asked = 0;
  for (const timeZone of new Set([...known.keys(), ...(await listUsedZones(db))])) {
    // One that only a newer process knows is left to that.
    if (isTimeZone(timeZone) && !isCurrent(services, known.get(timeZone)))
      asked += await lookAt(services, timeZone);
  }
  const newest = [...known.values()].map(({ edition }) => edition).reduce(later, '');
  if (newest > zoneData.edition)
    log.warn({ newest, own: zoneData.edition }, 'time zones have changed since this Node was made');
  return asked;
}

/** The same at a start, which goes on without: the next look is within the hour. */
export async function lookAtZonesQuietly(services: ZoneServices): Promise<void> {
  try {
    await lookAtZones(services);
  } catch (error) {
    services.log.error({ err: error }, 'time zones');
  }
}

/** Under the row's lock: of several processes the first asks, and the others find it done. */
async function lookAt(services: ZoneServices, timeZone: string): Promise<number> {
  const { db, clock, log } = services;
  const present = toPresent(services, timeZone);
  const count = await db.transaction(async (tx) => {
    const known = await lockKnown(tx, timeZone);
    if (!known) await addKnown(tx, present);
    if (!known || isCurrent(services, known)) return 0;
    const shifted =
      known.edition === present.edition
        ? []
        : await findShiftedAppointments(tx, {
            timeZone,
            former: known.offsets,
            present: present.offsets,
            nowMinute: nowMinute(clock),
          });
    await replaceKnown(tx, present);
    await askHosts(services, tx, shifted);
    return shifted.length;
  });
  if (count > 0)
    log.warn({ timeZone, count }, 'a time zone has changed, and what is booked shows another time');
  return count;
}

/** Each host is asked about all of theirs at once, so that one mail tells. */
async function askHosts(
  services: ZoneServices,
  tx: Transaction,
  shifted: readonly ShiftedAppointment[],
): Promise<void> {
  const byHost = Map.groupBy(shifted, ({ companyId, hostId }) => `${companyId} ${hostId}`);
  for (const theirs of byHost.values()) {
    const [host] = theirs;
    const questions = theirs.map(({ appointmentId, keptStartMinute }) => ({
      ...{ appointmentId, kind: 'clock' as const },
      proposedStartMs: keptStartMinute * 60_000,
    }));
    if (host) await askHost(services, tx, host, questions);
  }
}

/** Whether there is nothing to learn: it was looked at by this edition this year, or by a later one. */
function isCurrent(services: ZoneServices, known: KnownZone | undefined): boolean {
  if (!known) return false;
  const { edition } = services.zoneData;
  if (known.edition !== edition) return known.edition > edition;
  return known.offsets.endMinute >= rangeOf(services).endMinute;
}

function toPresent(services: ZoneServices, timeZone: string): KnownZone {
  const { zoneData } = services;
  const { startMinute, endMinute } = rangeOf(services);
  const offsets = zoneData.offsets(timeZone, startMinute, endMinute);
  return { timeZone, edition: zoneData.edition, offsets };
}

/** Whole years, so that it is written once a year; from the one before, which local times may reach into. */
function rangeOf({ clock }: ZoneServices): { startMinute: number; endMinute: number } {
  const year = new Date(clock.nowMs()).getUTCFullYear();
  const minuteOf = (each: number) => Date.UTC(each, 0) / 60_000;
  return { startMinute: minuteOf(year - 1), endMinute: minuteOf(year + 1 + YEARS_AHEAD) };
}

const later = (one: string, other: string) => (one > other ? one : other);
