import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/platform/db/database.ts';
import { proposal, proposedTime, reservation } from '#server/platform/db/schema/schema.ts';
import { hashSecret, proposalToken } from '#server/platform/kernel/secret.ts';
import { DEFAULT_HOLD_HOURS } from '#shared/domain/proposal/limits.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import { demoHosts } from './demo-hosts.ts';
import { idOf } from './id-of.ts';
import type { InsertedCompany } from './insert-company.ts';
import { workingDay } from './working-day.ts';

const MINUTE_MS = 60_000;
const DURATION_MINUTES = 30;
/** Working days from today on; at an hour that leaves visitors most of the day. */
const DAYS = [4, 6, 7];
const HOUR = 9;

interface Now {
  readonly secret: string;
  readonly nowMs: number;
}

/** Times that Ada holds for somebody who has not answered yet. */
export async function insertProposal(
  orm: Orm,
  { companyId, hostIds, meetingTypeIds }: InsertedCompany,
  { secret, nowMs }: Now,
): Promise<void> {
  const ada = demoHosts.find(({ slug }) => slug === 'ada');
  if (!ada) throw new Error('The demo has no Ada');
  const [proposalId, hostId] = [randomUUID(), idOf(hostIds, ada.slug)];
  const holdUntil = toMinuteDate(nowMs + DEFAULT_HOLD_HOURS * 3_600_000);
  await orm.insert(proposal).values({
    ...{ companyId, id: proposalId, hostId, durationMinutes: DURATION_MINUTES, holdUntil },
    meetingTypeId: idOf(meetingTypeIds, 'intro'),
    ...{ recipientName: 'Tomasz Zieliński', recipientEmail: 'tomasz.zielinski@example.org' },
    ...{ recipientTimeZone: 'America/New_York', recipientLanguage: 'en' },
    tokenHash: hashSecret(proposalToken(secret, proposalId)),
    ...{ createdAt: new Date(nowMs), changedAt: new Date(nowMs) },
  });
  const zone = zoneOf(ada.timeZone);
  const today = localDay(zone, Math.floor(nowMs / MINUTE_MS));
  const starts = DAYS.map((days) =>
    toInstant(zone, workingDay(today, days) * 1440 + HOUR * 60),
  ).map((minute) => new Date(minute * MINUTE_MS));
  await orm.insert(proposedTime).values(
    starts.map((startsAt) => ({
      ...{ companyId, proposalId, startsAt, hostIds: [hostId], resourceChannelIds: [] },
      isOutsideHours: false,
    })),
  );
  await orm.insert(reservation).values(
    starts.map((startsAt) => {
      const end = new Date(startsAt.getTime() + DURATION_MINUTES * MINUTE_MS);
      return {
        ...{ companyId, hostId, holdId: proposalId, expiresAt: holdUntil },
        during: `[${startsAt.toISOString()},${end.toISOString()})`,
      };
    }),
  );
}

function toMinuteDate(ms: number): Date {
  return new Date(Math.ceil(ms / MINUTE_MS) * MINUTE_MS);
}
