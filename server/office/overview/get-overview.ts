import type { Services } from '#server/platform/kernel/services.ts';
import type { Overview } from '#shared/api/overview.ts';
import { KINDS_WITHOUT_A_PLACE } from '#shared/domain/effects/kinds.ts';
import { sumDays } from '#shared/domain/overview/sum-days.ts';
import {
  type AskedOverview,
  countDays,
  countNoShows,
  countPeople,
  listBusiest,
} from './overview-statement.ts';

/** The company at a glance, by five statements. */
export async function getOverview(
  { db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>,
  { companyId, timeZone }: Omit<AskedOverview, 'nowMs'>,
): Promise<Overview> {
  const asked = { companyId, timeZone, nowMs: clock.nowMs() };
  const [people, days, { seats, noShows }, busiest, failedEffects] = await Promise.all([
    countPeople(db.reads, asked),
    countDays(db.reads, asked),
    countNoShows(db.reads, asked),
    listBusiest(db.reads, asked),
    jobs.countFailed(companyId, KINDS_WITHOUT_A_PLACE),
  ]);
  const { today, members, teams, meetingTypes, published, ...attention } = people;
  return {
    ...{ today, members, teams, meetingTypes, published, days, busiest },
    attention: { ...attention, failedEffects },
    ...sumDays(days, today),
    noShowShare: seats === 0 ? null : noShows / seats,
  };
}
