import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { NewSchedule, Schedule } from '#shared/api/schedule.ts';
import { tidyDay } from '#shared/domain/schedule/week-hours.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { loadSchedule } from './load-schedules.ts';
import {
  type HostKey,
  insertSchedule,
  type KeptSchedule,
  listDates,
  listOfHost,
  lockHost,
  replaceDates,
} from './store.ts';

/** More than anybody keeps apart. */
const MAX_SCHEDULES = 50;
/** Before any date that is kept. */
const EVER = '0001-01-01';

type Needs = Pick<Services, 'db' | 'clock'>;

/** A new schedule; a host's first is their default. */
export async function createSchedule(
  { db, clock }: Needs,
  of: HostKey,
  asked: Omit<NewSchedule, 'hostId'>,
): Promise<Schedule> {
  return await db.transaction(async (tx) => {
    const { dates, timezone: timeZone, ...columns } = asked;
    const kept = await add(tx, of, { ...columns, timeZone });
    await replaceDates(tx, kept, dates.map(tidied));
    return await loadSchedule({ db: tx, clock }, kept);
  });
}

/** A copy under another name, with its dates. */
export async function duplicateSchedule(
  { db, clock }: Needs,
  original: KeptSchedule,
  name: string,
): Promise<Schedule> {
  return await db.transaction(async (tx) => {
    const { timeZone, weekly } = original;
    const kept = await add(tx, original, { name, timeZone, weekly });
    const dates = await listDates(tx, original.companyId, [original.id], EVER);
    await replaceDates(tx, kept, dates);
    return await loadSchedule({ db: tx, clock }, kept);
  });
}

async function add(
  tx: Transaction,
  { companyId, hostId }: HostKey,
  asked: Pick<KeptSchedule, 'name' | 'timeZone' | 'weekly'>,
): Promise<KeptSchedule> {
  await lockHost(tx, { companyId, hostId });
  const others = await listOfHost(tx, { companyId, hostId });
  if (others.length >= MAX_SCHEDULES) {
    refuse('validation-failed', `A host has ${MAX_SCHEDULES} schedules at most`);
  }
  const isDefault = !others.some((other) => other.isDefault);
  const weekly = asked.weekly.map(tidyDay);
  const kept = { ...asked, weekly, companyId, hostId, id: randomUUID(), isDefault };
  await insertSchedule(tx, kept);
  return kept;
}

function tidied({ date, hours }: NewSchedule['dates'][number]) {
  return { date, hours: tidyDay(hours) };
}
