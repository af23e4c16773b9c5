import { randomBytes, randomUUID } from 'node:crypto';
import { count, eq, inArray } from 'drizzle-orm';
import type { DemoLogin } from '#server/announce.ts';
import type { Config } from '#server/config.ts';
import type { Database, Orm } from '#server/db/database.ts';
import {
  authAccount,
  authUser,
  company,
  host,
  meetingType,
  meetingTypeHost,
  resourceChannel,
  routingForm,
  schedule,
  shortLink,
  slugDirectory,
  team,
  teamHost,
} from '#server/db/schema/schema.ts';
import { demoHosts, demoWeek } from './demo-hosts.ts';
import { type DemoMeetingType, demoMeetingTypes } from './demo-meeting-types.ts';
import { DEMO_FORM_NAME, DEMO_FORM_SLUG, demoRoutingForm } from './demo-routing-form.ts';

const COMPANY_SLUG = 'demo';
/** `/s/hello` leads to Ada's intro call. */
const DEMO_SHORT_LINK = 'hello';
const OWNER_EMAIL = 'ada@demo.test';
/** Any number: whoever seeds first makes the others wait. */
const SEED_LOCK = 20_301;

/**
 * Fills an empty database with the demo workspace, where the settings want one. Returns who can sign
 * in; a database that has a demo already keeps what is in it, and DEMO_PASSWORD, if given, counts.
 */
export async function seedDemo(
  db: Database,
  config: Pick<Config, 'demo' | 'production' | 'demoPassword'>,
): Promise<DemoLogin | undefined> {
  if (config.demo === 'off' || (config.demo === 'auto' && config.production)) return undefined;
  return db.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [SEED_LOCK] });
    const [there] = await tx.orm.select({ companies: count() }).from(company);
    if (there && there.companies > 0) {
      return keepDemo(tx.orm, config.demoPassword);
    }
    const chosen = config.demoPassword ?? randomBytes(9).toString('base64url');
    await insertDemo(tx.orm, await hashPassword(chosen));
    return { email: OWNER_EMAIL, password: chosen };
  });
}

async function keepDemo(
  orm: Orm,
  demoPassword: string | undefined,
): Promise<DemoLogin | undefined> {
  const [demo] = await orm.select().from(company).where(eq(company.slug, COMPANY_SLUG));
  if (!demo) return undefined;
  if (demoPassword !== undefined) {
    const hosts = await orm
      .select({ userId: host.userId })
      .from(host)
      .where(eq(host.companyId, demo.id));
    const userIds = hosts.map(({ userId }) => userId).filter((userId) => userId !== null);
    await orm
      .update(authAccount)
      .set({ password: await hashPassword(demoPassword) })
      .where(inArray(authAccount.userId, userIds));
  }
  return { email: OWNER_EMAIL, password: undefined };
}

/** As better-auth's sign-in expects it; loaded only when a password has to be set. */
async function hashPassword(password: string): Promise<string> {
  const crypto = await import('better-auth/crypto');
  return crypto.hashPassword(password);
}

async function insertDemo(orm: Orm, passwordHash: string): Promise<void> {
  const companyId = randomUUID();
  await orm.insert(company).values({
    id: companyId,
    slug: COMPANY_SLUG,
    name: 'Studio Nord',
    tier: 'growth',
    primaryColor: '#0F766E',
    personalizedBranding: true,
    showDataPolicyLink: true,
    dataPolicyLink: 'https://demo.test/privacy',
    imprintLink: 'https://demo.test/imprint',
  });
  const hostIds = await insertHosts(orm, companyId, passwordHash);
  const teamId = await insertTeam(orm, companyId, [...hostIds.values()]);
  const meetingTypeIds = new Map<string, string>();
  for (const [position, demo] of demoMeetingTypes.entries()) {
    const id = await insertMeetingType(orm, demo, { companyId, teamId, hostIds, position });
    meetingTypeIds.set(demo.slug, id);
  }
  await insertRoutingForm(orm, companyId, teamId, meetingTypeIds);
  await orm.insert(shortLink).values({ id: DEMO_SHORT_LINK, companyId, target: '/ada/intro' });
}

async function insertHosts(
  orm: Orm,
  companyId: string,
  passwordHash: string,
): Promise<Map<string, string>> {
  const ids = new Map(demoHosts.map(({ slug }) => [slug, randomUUID()]));
  for (const { slug, ...demo } of demoHosts) {
    const id = idOf(ids, slug);
    const userId = randomUUID();
    const email = `${slug}@demo.test`;
    const name = `${demo.firstname} ${demo.lastname}`;
    await orm.insert(authUser).values({ id: userId, name, email, emailVerified: true });
    await orm.insert(authAccount).values({
      id: randomUUID(),
      accountId: userId,
      providerId: 'credential',
      userId,
      password: passwordHash,
    });
    await orm.insert(host).values({ ...demo, companyId, id, userId, email });
    await orm.insert(slugDirectory).values({ kind: 'host', slug, companyId, targetId: id });
    await orm.insert(schedule).values({
      companyId,
      id: randomUUID(),
      hostId: id,
      name: 'Working hours',
      timeZone: demo.timeZone,
      weekly: demoWeek,
      isDefault: true,
    });
  }
  return ids;
}

async function insertTeam(
  orm: Orm,
  companyId: string,
  hostIds: readonly string[],
): Promise<string> {
  const teamId = randomUUID();
  await orm.insert(team).values({
    companyId,
    id: teamId,
    name: 'The studio',
    description: 'Three people, three time zones.',
  });
  await orm
    .insert(slugDirectory)
    .values({ kind: 'team', slug: 'studio', companyId, targetId: teamId });
  await orm
    .insert(teamHost)
    .values(hostIds.map((hostId, position) => ({ companyId, teamId, hostId, position })));
  return teamId;
}

async function insertMeetingType(
  orm: Orm,
  demo: DemoMeetingType,
  to: {
    readonly companyId: string;
    readonly teamId: string;
    readonly hostIds: Map<string, string>;
    readonly position: number;
  },
): Promise<string> {
  const { owner, hosts, bufferMinutes, resourceChannels, ...columns } = demo;
  const { companyId, position } = to;
  const meetingTypeId = randomUUID();
  await orm.insert(meetingType).values({
    ...columns,
    companyId,
    position,
    id: meetingTypeId,
    ownerHostId: 'host' in owner ? idOf(to.hostIds, owner.host) : null,
    teamId: 'team' in owner ? to.teamId : null,
    allowedDurations: [...columns.allowedDurations],
    locations: [...columns.locations],
    bufferBeforeMinutes: bufferMinutes,
    bufferAfterMinutes: bufferMinutes,
    bookingWindow: { kind: 'rolling', days: 60 },
  });
  await orm.insert(meetingTypeHost).values(
    hosts.map((slug, index) => ({
      companyId,
      meetingTypeId,
      hostId: idOf(to.hostIds, slug),
      position: index,
    })),
  );
  if (resourceChannels.length === 0) return meetingTypeId;
  await orm.insert(resourceChannel).values(
    resourceChannels.map((resource, index) => ({
      ...resource,
      companyId,
      meetingTypeId,
      id: randomUUID(),
      channel: 'resource' as const,
      position: index,
    })),
  );
  return meetingTypeId;
}

async function insertRoutingForm(
  orm: Orm,
  companyId: string,
  teamId: string,
  meetingTypeIds: ReadonlyMap<string, string>,
): Promise<void> {
  const id = randomUUID();
  await orm.insert(routingForm).values({
    companyId,
    id,
    name: DEMO_FORM_NAME,
    enabled: true,
    definition: demoRoutingForm({
      teamId,
      consultationId: idOf(meetingTypeIds, 'consultation'),
      introId: idOf(meetingTypeIds, 'intro'),
    }),
  });
  await orm
    .insert(slugDirectory)
    .values({ kind: 'form', slug: DEMO_FORM_SLUG, companyId, targetId: id });
}

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo has no host ${slug}`);
  return id;
}
