import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Orm } from '#server/platform/db/database.ts';
import {
  busyTime,
  invitation,
  meetingType,
  outOfOffice,
  workspace,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import { demoHosts } from './demo-hosts.ts';
import { idOf } from './id-of.ts';
import { insertAppointments } from './insert-appointments.ts';
import type { InsertedCompany } from './insert-company.ts';
import { insertProposal } from './insert-proposal.ts';
import { workingDay } from './working-day.ts';

const DAY_MINUTES = 1440;
const DAY_MS = DAY_MINUTES * 60_000;
/** Late enough that the next weeks are as they always are. */
const AWAY_FROM = 27;
const AWAY_UNTIL = 29;

/**
 * What a workspace has that people work in: appointments, times held for somebody, a shelf, somebody
 * away, an invitation.
 */
export async function insertLife(
  orm: Orm,
  studio: InsertedCompany,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): Promise<void> {
  await insertAppointments(orm, studio, nowMs);
  await insertProposal(orm, studio, { secret, nowMs });
  await insertShelf(orm, studio);
  await insertTimeAway(orm, studio, nowMs);
  await insertInvitation(orm, studio, nowMs);
}

async function insertShelf(
  orm: Orm,
  { companyId, meetingTypeIds }: InsertedCompany,
): Promise<void> {
  const id = randomUUID();
  await orm.insert(workspace).values({ companyId, id, name: 'Clients' });
  const onIt = ['consultation', 'workshop', 'paid'].map((slug) => idOf(meetingTypeIds, slug));
  await orm
    .update(meetingType)
    .set({ workspaceId: id })
    .where(ofCompany(meetingType, companyId, inArray(meetingType.id, onIt)));
}

async function insertTimeAway(
  orm: Orm,
  { companyId, hostIds }: InsertedCompany,
  nowMs: number,
): Promise<void> {
  const linus = demoHosts.find(({ slug }) => slug === 'linus');
  if (!linus) throw new Error('The demo has no Linus');
  const zone = zoneOf(linus.timeZone);
  const today = localDay(zone, Math.floor(nowMs / 60_000));
  const [first, last] = [workingDay(today, AWAY_FROM), workingDay(today, AWAY_UNTIL)];
  const away = { companyId, id: randomUUID(), hostId: idOf(hostIds, linus.slug) };
  await orm.insert(outOfOffice).values({
    ...away,
    ...{ firstDate: dateOfDay(first), lastDate: dateOfDay(last), timeZone: linus.timeZone },
    ...{ reason: 'vacation', note: 'In the hills, without a signal.' },
    delegateHostId: idOf(hostIds, 'grace'),
  });
  await orm.insert(busyTime).values({
    ...{ ...away, kind: 'out-of-office' },
    startsAt: new Date(toInstant(zone, first * DAY_MINUTES) * 60_000),
    endsAt: new Date(toInstant(zone, (last + 1) * DAY_MINUTES) * 60_000),
  });
}

async function insertInvitation(
  orm: Orm,
  { companyId, hostIds, teamId }: InsertedCompany,
  nowMs: number,
): Promise<void> {
  await orm.insert(invitation).values({
    ...{ companyId, id: randomUUID(), email: 'noor@demo.test', role: 'member', language: 'en' },
    teamIds: teamId === null ? [] : [teamId],
    // Nobody has been sent the link; it can be sent again.
    tokenHash: hashSecret(randomUUID()),
    invitedBy: idOf(hostIds, 'ada'),
    sentAt: new Date(nowMs - 2 * DAY_MS),
    expiresAt: new Date(nowMs + 5 * DAY_MS),
  });
}
