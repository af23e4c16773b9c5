import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Schedule } from '#shared/api/schedule.ts';
import { MAX_DATES } from '#shared/domain/schedule/date-hours.ts';
import {
  type DayHours,
  tidyDay,
  toWeekHours,
  type WeekHours,
} from '#shared/domain/schedule/week-hours.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { loadSchedule } from './load-schedules.ts';
import {
  countDates,
  findSchedule,
  type KeptSchedule,
  lockSchedules,
  makeDefault,
  replaceDates,
  updateSchedule,
} from './store.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** As it is edited. */
interface Editable extends Pick<KeptSchedule, 'name' | 'weekly'> {
  readonly timezone: string;
}

/** What is undefined is not meant. */
interface Change {
  readonly name?: string | undefined;
  readonly timezone?: string | undefined;
  readonly weekly?: WeekHours | undefined;
  readonly isDefault?: true | undefined;
  /** What somebody saw when they made their change. */
  readonly was?: Partial<Editable> | undefined;
}

/**
 * Changes what is named, and nothing else.
 * @throws Refusal `changed-meanwhile` where something is no longer what `was` says.
 */
export async function changeSchedule(
  { db, clock }: Needs,
  of: KeptSchedule,
  { was = {}, isDefault, timezone, ...change }: Change,
): Promise<Schedule> {
  return await db.transaction(async (tx) => {
    const kept = await lock(tx, of);
    const now = { name: kept.name, timezone: kept.timeZone, weekly: toWeekHours(kept.weekly) };
    if (hasChanged(toComparable(now), toComparable(was))) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    const weekly = change.weekly?.map(tidyDay);
    await updateSchedule(tx, of, { ...change, timeZone: timezone, weekly });
    if (isDefault) await makeDefault(tx, of);
    return await reload(tx, { clock }, of);
  });
}

/** Gives dates other hours; `null` gives a date its weekday's again. */
export async function changeScheduleDates(
  { db, clock }: Needs,
  of: KeptSchedule,
  dates: readonly { readonly date: string; readonly hours: DayHours | null }[],
): Promise<Schedule> {
  return await db.transaction(async (tx) => {
    await lock(tx, of);
    const tidied = new Map(dates.map(({ date, hours }) => [date, hours && tidyDay(hours)]));
    await replaceDates(
      tx,
      of,
      [...tidied].map(([date, hours]) => ({ date, hours })),
    );
    if ((await countDates(tx, of)) > MAX_DATES) {
      refuse('validation-failed', `A schedule keeps ${MAX_DATES} dates at most`);
    }
    return await reload(tx, { clock }, of);
  });
}

/** @throws Refusal `not-found` where it was deleted meanwhile. */
async function lock(tx: Transaction, of: KeptSchedule): Promise<KeptSchedule> {
  const locked = (await lockSchedules(tx, of)).find(({ id }) => id === of.id);
  return locked ?? refuse('not-found', 'There is no such schedule');
}

async function reload(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  of: KeptSchedule,
): Promise<Schedule> {
  const kept = await findSchedule(tx, of);
  if (!kept) throw new Error('A schedule that is locked is not there');
  return await loadSchedule({ db: tx, clock }, kept);
}

/** Lists are compared by what is in them. */
function toComparable({ weekly, ...rest }: Partial<Editable>) {
  return { ...rest, weekly: weekly && JSON.stringify(weekly) };
}
