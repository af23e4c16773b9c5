import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/platform/db/database.ts';
import {
  authAccount,
  authUser,
  conferenceConnection,
  host,
  schedule,
  slugDirectory,
} from '#server/platform/db/schema/schema.ts';
import { CONFERENCE_PROVIDERS } from '#shared/domain/channels.ts';
import { workingWeek } from '#shared/domain/schedule/working-week.ts';
import type { DemoHost } from './demo-hosts.ts';

/** A host who can sign in, with a public address and working hours; returns their id. */
export async function insertHost(
  orm: Orm,
  to: {
    readonly host: DemoHost;
    readonly companyId: string;
    readonly email: string;
    readonly passwordHash: string;
  },
): Promise<string> {
  const { companyId, email } = to;
  const { slug, meetingLinks, card: _, ...columns } = to.host;
  const id = randomUUID();
  const userId = await insertUser(orm, to);
  // Who looks at the demo has no first steps to go.
  await orm
    .insert(host)
    .values({ ...columns, companyId, id, userId, email, onboardedAt: new Date(0) });
  await orm.insert(slugDirectory).values({ kind: 'host', slug, companyId, targetId: id });
  for (const provider of CONFERENCE_PROVIDERS) {
    const meetingLink = meetingLinks[provider];
    if (meetingLink === undefined) continue;
    await orm.insert(conferenceConnection).values({ companyId, hostId: id, provider, meetingLink });
  }
  await orm.insert(schedule).values({
    companyId,
    id: randomUUID(),
    hostId: id,
    name: 'Working hours',
    timeZone: columns.timeZone,
    weekly: workingWeek,
    isDefault: true,
  });
  return id;
}

async function insertUser(
  orm: Orm,
  { host, email, passwordHash }: Parameters<typeof insertHost>[1],
): Promise<string> {
  const id = randomUUID();
  const name = `${host.firstname} ${host.lastname}`;
  await orm.insert(authUser).values({ id, name, email, emailVerified: true });
  await orm.insert(authAccount).values({
    id: randomUUID(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: passwordHash,
  });
  return id;
}
