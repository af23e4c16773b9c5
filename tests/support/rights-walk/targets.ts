import { randomUUID } from 'node:crypto';
import {
  apiToken,
  calendarFeed,
  invitation,
  mailLog,
  oneTimeLink,
  outOfOffice,
  proposal,
  proposedTime,
  resource,
  schedule,
  shortLink,
  workflow,
  workspace,
} from '#server/platform/db/schema/schema.ts';
import { hashSecret } from '#server/platform/kernel/secret.ts';
import type { Owned } from '#shared/domain/roles/rights.ts';
import type { TestApi } from '../api.ts';
import { book } from '../api-bookings.ts';
import { aMeetingType, aTeam } from '../builders.ts';
import { aCalendar } from '../taken-time.ts';
import type { Person } from './people.ts';

/** Whose things a call is about: a colleague's on the team's page, a colleague's own, the caller's own. */
export const RELATIONS = ['team', 'colleague', 'own'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Where what a call names is made. */
export interface Place {
  readonly api: TestApi;
  readonly whose: Person;
  /** The team whose page it is on; none for what is somebody's own. */
  readonly teamId: string | null;
  /** The team that they are in, if any. */
  readonly teamOfWhose: string | null;
  /** Whoever else is in the company. */
  readonly others: readonly Person[];
  /** What has been made for this call, by its name. */
  readonly made: Map<string, Target>;
}

/** Something that a call names, and whose it is; for what is the company's, no host's. */
export interface Target {
  readonly value: string;
  /** None for what only has to be of the same company. */
  readonly owned?: Owned;
  /** A value that is nobody's: a time, a word. */
  readonly isPlain?: true;
}

type Make = (place: Place) => Promise<Target>;

let starts = 0;

/** Half hours that nobody had before. */
export function newStart(): string {
  starts += 1;
  return new Date(Date.parse('2030-01-08T00:00:00Z') + (starts % 2000) * 1_800_000).toISOString();
}

function ownedBy({ whose, teamId }: Place): Owned {
  return { companyId: whose.host.companyId, hostIds: [whose.host.hostId], teamId };
}

const aMeeting: Make = async (place) => {
  const { api, whose, teamId } = place;
  const page = teamId === null ? { ownerHostId: whose.host.hostId } : { ownerHostId: null, teamId };
  const { meetingTypeId } = await aMeetingType(api.db, whose.host, page);
  return { value: meetingTypeId, owned: ownedBy(place) };
};

const aBooking: Make = async (place) => {
  const { value: meetingTypeId } = await aMeeting(place);
  const { appointmentId, secret } = await book(place.api.client, {
    meetingTypeId,
    start: newStart(),
    attendee: { email: `${randomUUID()}@visitor.test` },
  });
  place.made.set('secret', { value: secret, isPlain: true });
  const [attendee] = await place.api.db.query<{ id: string }>({
    text: 'select id from attendee where appointment_id = $1',
    values: [appointmentId],
  });
  place.made.set('attendeeId', { value: attendee?.id ?? '', isPlain: true });
  return { value: appointmentId, owned: ownedBy(place) };
};

const aPerson: Make = async (place) => ({
  value: place.whose.host.hostId,
  owned: ownedBy({ ...place, teamId: place.teamOfWhose }),
});

const aSchedule: Make = async ({ api: { db }, whose }) => {
  const { companyId, hostId } = whose.host;
  const id = randomUUID();
  const weekly = Array.from({ length: 7 }, () => []);
  const named = { name: `Hours ${id}`, timeZone: 'UTC', weekly, isDefault: false };
  await db.orm.insert(schedule).values({ companyId, id, hostId, ...named });
  return { value: id, owned: { companyId, hostIds: [hostId], teamId: null } };
};

const anAbsence: Make = async ({ api: { db }, whose }) => {
  const { companyId, hostId } = whose.host;
  const id = randomUUID();
  const [firstDate, lastDate] = ['2030-06-03', '2030-06-04'];
  const said = { firstDate, lastDate, timeZone: 'UTC', reason: 'vacation' } as const;
  await db.orm.insert(outOfOffice).values({ companyId, id, hostId, ...said });
  return { value: id, owned: { companyId, hostIds: [hostId], teamId: null } };
};

const aConnection: Make = async ({ api: { db }, whose: { host } }) => {
  const { companyId, hostId } = host;
  const id = await aCalendar(db, host);
  return { value: id, owned: { companyId, hostIds: [hostId], teamId: null } };
};

const aWorkspace: Make = async ({ api: { db }, whose: { host } }) => {
  const id = randomUUID();
  await db.orm.insert(workspace).values({ companyId: host.companyId, id, name: `Shelf ${id}` });
  return { value: id };
};

const aWorkflow: Make = async ({ api: { db }, whose: { host } }) => {
  const id = randomUUID();
  await db.orm.insert(workflow).values({
    ...{ companyId: host.companyId, id, trigger: 'before-meeting', recipients: ['attendee'] },
    ...{ wait: { kind: 'minutes', minutes: 60 }, lateMinutes: 30 },
  });
  return { value: id };
};

const aShortLink: Make = async ({ api: { db }, whose }) => {
  const { companyId, hostId } = whose.host;
  const id = randomUUID();
  await db.orm.insert(shortLink).values({ companyId, id, target: '/ada', createdBy: hostId });
  return { value: id, owned: { companyId, hostIds: [hostId], teamId: null } };
};

const aOneTimeLink: Make = async (place) => {
  const { companyId, hostId } = place.whose.host;
  const { value: meetingTypeId } = await aMeeting(place);
  const id = randomUUID();
  await place.api.db.orm
    .insert(oneTimeLink)
    .values({ companyId, id, meetingTypeId, createdBy: hostId });
  return { value: id, owned: ownedBy(place) };
};

const aProposal: Make = async (place) => {
  const { companyId, hostId } = place.whose.host;
  const { value: meetingTypeId } = await aMeeting(place);
  const id = randomUUID();
  const token = id.replaceAll('-', '').slice(0, 22);
  const key = { companyId, proposalId: id };
  await place.api.db.orm.insert(proposal).values({
    ...{ companyId, id, hostId, meetingTypeId, durationMinutes: 30, tokenHash: hashSecret(token) },
    ...{ recipientName: 'Maya', recipientEmail: 'maya@visitor.test', recipientTimeZone: 'UTC' },
    ...{ recipientLanguage: 'en', holdUntil: new Date('2030-01-08T09:00:00Z') },
    createdAt: new Date(place.api.clock.nowMs()),
  });
  await place.api.db.orm.insert(proposedTime).values({
    ...{ ...key, startsAt: new Date('2030-01-10T10:00:00Z'), hostIds: [hostId] },
    ...{ resourceChannelIds: [], isOutsideHours: false },
  });
  place.made.set('token', { value: token, isPlain: true });
  return { value: id, owned: ownedBy(place) };
};

const ofProposal: Make = async (place) => {
  if (!place.made.has('token')) await aProposal(place);
  return place.made.get('token') ?? { value: '', isPlain: true };
};

const aToken: Make = async ({ api: { db }, whose }) => {
  const { companyId, hostId } = whose.host;
  const id = randomUUID();
  await db.orm.insert(apiToken).values({ companyId, id, hostId, name: 'Theirs', tokenHash: id });
  return { value: id, owned: { companyId, hostIds: [hostId], teamId: null } };
};

const aFeed: Make = async (place) => {
  const { whose, teamId } = place;
  const { companyId, hostId } = whose.host;
  const id = randomUUID();
  await place.api.db.orm
    .insert(calendarFeed)
    .values({ companyId, id, hostId, teamId, name: 'Phone', secretHash: id, hint: 'abcd' });
  return { value: id, owned: ownedBy(place) };
};

const aMail: Make = async ({ api: { db }, whose: { host } }) => {
  const id = randomUUID();
  const text = { subject: 'Booked', html: '', text: '' };
  const to = { recipient: 'maya@visitor.test', recipientName: 'Maya' };
  const { companyId } = host;
  await db.orm
    .insert(mailLog)
    .values({ companyId, id, kind: 'attendee-confirmation', status: 'sent', ...to, ...text });
  return { value: id };
};

const aFailedEffect: Make = async ({ api: { db }, whose: { host } }) => {
  const id = randomUUID();
  const data = JSON.stringify({ companyId: host.companyId, mailId: randomUUID() });
  await db.query({
    text: `insert into pgboss.job (name, id, data, source_name) values ($1, $2, $3::jsonb, 'mail')`,
    values: ['failed-effect', id, data],
  });
  return { value: id };
};

const anInvitation: Make = async ({ api: { db, clock }, whose: { host } }) => {
  const id = randomUUID();
  const email = `${id}@invited.test`;
  const at = new Date(clock.nowMs());
  await db.orm.insert(invitation).values({
    ...{ companyId: host.companyId, id, email, role: 'member', language: 'en', tokenHash: id },
    ...{ invitedBy: host.hostId, sentAt: at, expiresAt: new Date('2030-02-01T00:00:00Z') },
  });
  return { value: email };
};

const aTeamOfNobody: Make = async ({ api: { db }, whose: { host } }) => {
  const { teamId } = await aTeam(db, host);
  return { value: teamId, owned: { companyId: host.companyId, hostIds: [], teamId } };
};

const aResource: Make = async ({ api: { db }, whose: { host } }) => {
  const id = randomUUID();
  await db.orm.insert(resource).values({ companyId: host.companyId, id, name: `Room ${id}` });
  return { value: id };
};

const aColleague: Make = async ({ others, whose }) => {
  const colleague = others.find(({ host }) => host.hostId !== whose.host.hostId);
  return { value: colleague?.host.hostId ?? '' };
};

const ofBooking: (name: string) => Make = (name) => async (place) => {
  if (!place.made.has('appointmentId')) place.made.set('appointmentId', await aBooking(place));
  return place.made.get(name) ?? { value: '', isPlain: true };
};

/**
 * What a call names, by how it calls it: in its path, or where its query or its body has to. A name
 * that is missing here fails the walk, with a sentence that says so.
 */
export const targets: Readonly<Record<string, Make>> = {
  meetingTypeId: aMeeting,
  appointmentId: ofBooking('appointmentId'),
  attendeeId: ofBooking('attendeeId'),
  // Planned by the worker of its appointment's events: nobody has one before.
  messageId: async () => ({ value: randomUUID(), isPlain: true }),
  secret: ofBooking('secret'),
  user: aPerson,
  userId: aPerson,
  scheduleId: aSchedule,
  availabilityId: async (place) => ({ value: (await aSchedule(place)).value }),
  outOfOfficeId: anAbsence,
  connectionId: aConnection,
  workspaceId: aWorkspace,
  workflowId: aWorkflow,
  templateId: async () => ({ value: 'attendee-confirmation', isPlain: true }),
  linkId: aShortLink,
  oneTimeLinkId: aOneTimeLink,
  proposalId: aProposal,
  token: ofProposal,
  tokenId: aToken,
  feedId: aFeed,
  mailId: aMail,
  failedEffectId: aFailedEffect,
  email: anInvitation,
  teamId: aTeamOfNobody,
  resourceId: aResource,
  hostId: async ({ whose }) => ({ value: whose.host.hostId }),
  toHostId: aColleague,
  sessionId: async () => ({ value: 'no-such-session', isPlain: true }),
  start: async () => ({ value: newStart(), isPlain: true }),
};
