import { randomUUID } from 'node:crypto';
import { shortForm } from '#server/demo/demo-forms.ts';
import { demoMeetingTypes } from '#server/demo/demo-meeting-types.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  company,
  conferenceConnection,
  host,
  meetingType,
  meetingTypeHost,
  schedule,
  scheduleOverride,
  slugDirectory,
  team,
  teamHost,
} from '#server/platform/db/schema/schema.ts';
import type { ConferenceProvider } from '#shared/domain/channels.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { hours } from './hours.ts';

/**
 * Rows as a test needs them. What a test does not say is the plainest there is: a host in UTC who
 * works weekdays from 9 to 17, half an hour by video under the meeting's own link, no buffers, no
 * notice, no limits.
 */

export interface ACompany {
  readonly companyId: string;
  readonly slug: string;
}

export interface AHost extends ACompany {
  readonly hostId: string;
  readonly hostSlug: string;
  readonly scheduleId: string;
  readonly email: string;
  readonly name: string;
}

export interface AMeetingType {
  readonly companyId: string;
  readonly meetingTypeId: string;
  readonly meetingTypeSlug: string;
}

type Columns<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const weekdays = [[], ...Array.from({ length: 5 }, () => hours('9:00-17:00')), []];

function aSlug(): string {
  return randomUUID().slice(0, 13);
}

export async function aCompany(
  db: Database,
  columns: Columns<typeof company> = {},
): Promise<ACompany> {
  const row = {
    id: randomUUID(),
    slug: aSlug(),
    name: 'Acme',
    tier: 'growth' as const,
    ...columns,
  };
  await db.orm.insert(company).values(row);
  return { companyId: row.id, slug: row.slug };
}

export interface HostWish extends Columns<typeof host> {
  readonly slug?: string;
  readonly weekly?: readonly (readonly (readonly [number, number])[])[];
  /** Hours by local date; an empty list closes the date. */
  readonly overrides?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** A host with a public address and a schedule, in a company of their own unless one is given. */
export async function aHost(
  db: Database,
  { slug = aSlug(), weekly = weekdays, overrides = {}, ...columns }: HostWish = {},
  of?: ACompany,
): Promise<AHost> {
  const { companyId, slug: companySlug } = of ?? (await aCompany(db));
  const row = {
    companyId,
    id: randomUUID(),
    role: 'owner' as const,
    email: `${slug}@host.test`,
    firstname: 'Hana',
    lastname: slug,
    timeZone: 'UTC',
    ...columns,
  };
  const scheduleId = randomUUID();
  await db.orm.insert(host).values(row);
  await db.orm.insert(slugDirectory).values({ kind: 'host', slug, companyId, targetId: row.id });
  await db.orm.insert(schedule).values({
    companyId,
    id: scheduleId,
    hostId: row.id,
    name: 'Hours',
    timeZone: row.timeZone,
    weekly,
    isDefault: true,
  });
  for (const [date, ranges] of Object.entries(overrides)) {
    await db.orm.insert(scheduleOverride).values({ companyId, scheduleId, date, ranges });
  }
  return {
    companyId,
    slug: companySlug,
    hostId: row.id,
    hostSlug: slug,
    scheduleId,
    email: row.email,
    name: `${row.firstname} ${row.lastname}`,
  };
}

export interface ATeam {
  readonly teamId: string;
  readonly name: string;
  readonly teamSlug: string;
}

/** A team with a page, and members in this order. */
export async function aTeam(
  db: Database,
  { companyId }: ACompany,
  members: readonly AHost[] = [],
  admins: readonly AHost[] = [],
): Promise<ATeam> {
  const teamSlug = aSlug();
  const row = { companyId, id: randomUUID(), name: `Team ${teamSlug}` };
  await db.orm.insert(team).values(row);
  const directory = { kind: 'team' as const, slug: teamSlug, companyId, targetId: row.id };
  await db.orm.insert(slugDirectory).values(directory);
  for (const [position, member] of members.entries()) {
    const { hostId } = member;
    const place = { companyId, teamId: row.id, hostId, position };
    await db.orm.insert(teamHost).values({ ...place, isAdmin: admins.includes(member) });
  }
  return { teamId: row.id, name: row.name, teamSlug };
}

/** Gives the host an account where meetings are held; returns the link of their room. */
export async function aConferenceConnection(
  db: Database,
  { companyId, hostId }: AHost,
  provider: ConferenceProvider = 'zoom',
): Promise<string> {
  const meetingLink = `https://${provider}.example.com/${hostId}`;
  await db.orm.insert(conferenceConnection).values({ companyId, hostId, provider, meetingLink });
  return meetingLink;
}

const [plain] = demoMeetingTypes;
if (!plain) throw new Error('The demo has no meeting type to take plain settings from.');
const plainSettings: MeetingTypeSettings = {
  ...plain.settings,
  cancellationPolicy: { enable: false, mode: null, duration: null },
  reschedulingPolicy: { enable: false, mode: null, duration: null },
};

export interface MeetingTypeWish extends Omit<Columns<typeof meetingType>, 'settings'> {
  readonly settings?: Partial<MeetingTypeSettings>;
}

/** Where a meeting takes place that says no channel. */
const A_MEETING_LINK = 'https://meet.example.com/talk';

/** A meeting type on the first host's page, served by all of the given hosts. */
export async function aMeetingType(
  db: Database,
  hosts: AHost | readonly [AHost, ...AHost[]],
  { settings = {}, ...columns }: MeetingTypeWish = {},
): Promise<AMeetingType> {
  const served = 'hostId' in hosts ? [hosts] : hosts;
  const [{ companyId, hostId }] = served as readonly [AHost];
  const row = {
    companyId,
    id: randomUUID(),
    slug: aSlug(),
    ownerHostId: hostId,
    enabled: true,
    name: 'Talk',
    durationMinutes: 30,
    allowedDurations: [],
    channel: 'connect' as const,
    locations: [],
    bookingWindow: { kind: 'rolling' as const, days: 60 },
    limits: {},
    calculationMethod: 'everyone' as const,
    // Who asks for a channel says how they meet there.
    settings: {
      ...plainSettings,
      meetingLink: columns.channel === undefined ? A_MEETING_LINK : null,
      ...settings,
    },
    form: shortForm,
    ...columns,
  };
  await db.orm.insert(meetingType).values(row);
  await db.orm.insert(meetingTypeHost).values(
    served.map(({ hostId }, position) => ({
      companyId,
      meetingTypeId: row.id,
      hostId,
      position,
    })),
  );
  return { companyId, meetingTypeId: row.id, meetingTypeSlug: row.slug };
}
