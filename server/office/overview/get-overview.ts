import type { Services } from '#server/platform/kernel/services.ts';
import type { Overview } from '#shared/api/overview.ts';
import { sumDays } from '#shared/domain/overview/sum-days.ts';
import {
  type AskedOverview,
  countDays,
  countNoShows,
  countPeople,
  listBusiest,
} from './overview-statement.ts';

/** The company at a glance, by four statements. */
export async function getOverview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { companyId, timeZone }: Omit<AskedOverview, 'nowMs'>,
): Promise<Overview> {
  const asked = { companyId, timeZone, nowMs: clock.nowMs() };
  const [people, days, { seats, noShows }, busiest] = await Promise.all([
    countPeople(db.reads, asked),
    countDays(db.reads, asked),
    countNoShows(db.reads, asked),
    listBusiest(db.reads, asked),
  ]);
  const { today, members, teams, meetingTypes, published, ...attention } = people;
  return {
    ...{ today, members, teams, meetingTypes, published, days, busiest, attention },
    ...sumDays(days, today),
    noShowShare: seats === 0 ? null : noShows / seats,
  };
}
