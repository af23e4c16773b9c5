import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/platform/db/database.ts';
import { company, slugDirectory, team, teamHost } from '#server/platform/db/schema/schema.ts';
import type { DemoCompany } from './demo-companies.ts';
import { insertHost } from './insert-host.ts';
import { insertMeetingType } from './insert-meeting-type.ts';

/** What was made of a company of the demo; ids by slug. */
export interface InsertedCompany {
  readonly companyId: string;
  readonly hostIds: ReadonlyMap<string, string>;
  readonly teamId: string | null;
  readonly meetingTypeIds: ReadonlyMap<string, string>;
}

export async function insertCompany(
  orm: Orm,
  demo: DemoCompany,
  { passwordHash, publicUrl }: { readonly passwordHash: string; readonly publicUrl: string },
): Promise<InsertedCompany> {
  const companyId = randomUUID();
  // The first one runs the installation, so the moment has to tell them apart.
  const createdAt = sql`clock_timestamp()`;
  await orm.insert(company).values({ ...demo.columns, id: companyId, slug: demo.slug, createdAt });
  const hostIds = new Map<string, string>();
  for (const host of demo.hosts) {
    const email = `${host.slug}@${demo.slug}.test`;
    hostIds.set(host.slug, await insertHost(orm, { host, companyId, email, passwordHash }));
  }
  const teamId = demo.team
    ? await insertTeam(orm, companyId, demo.team, [...hostIds.values()])
    : null;
  const meetingTypeIds = new Map<string, string>();
  for (const [position, each] of demo.meetingTypes.entries()) {
    const id = await insertMeetingType(orm, each, {
      publicUrl,
      companyId,
      teamId,
      hostIds,
      position,
    });
    meetingTypeIds.set(each.slug, id);
  }
  return { companyId, hostIds, teamId, meetingTypeIds };
}

async function insertTeam(
  orm: Orm,
  companyId: string,
  { slug, ...columns }: NonNullable<DemoCompany['team']>,
  hostIds: readonly string[],
): Promise<string> {
  const id = randomUUID();
  await orm.insert(team).values({ ...columns, companyId, id });
  await orm.insert(slugDirectory).values({ kind: 'team', slug, companyId, targetId: id });
  await orm
    .insert(teamHost)
    .values(hostIds.map((hostId, position) => ({ companyId, teamId: id, hostId, position })));
  return id;
}
