import { randomUUID } from 'node:crypto';
import type { contract } from '#shared/api/contract.ts';
import { REDIRECT_ADDRESSES } from '#shared/domain/connected-apps.ts';
import { book } from '../api-bookings.ts';
import { aMeetingType } from '../builders.ts';
import { mailedConfirmationId } from '../confirmation-id.ts';
import type { Person } from './people.ts';
import type { Known } from './sample-of.ts';
import { newStart, type Place, type Relation } from './targets.ts';

type OperationId = keyof typeof contract;

const UNKNOWN = '7e57ab1e-0000-4000-8000-000000000000';

/** Who calls, about whom, and whether what they know is right. */
export interface Asked {
  readonly known: Known;
  readonly caller: Person | undefined;
  readonly isAttendee: boolean;
  readonly place: Place;
}

export interface Fixture {
  /** What schemas cannot say of a body or a query. */
  readonly body?: (asked: Asked) => Promise<object>;
  readonly query?: (asked: Asked) => Promise<Readonly<Record<string, string>>>;
  /** Names in it that are texts, not what they stand for elsewhere. */
  readonly plain?: readonly string[];
  /** Whose things it can be about; all there are where nothing is said. */
  readonly relations?: readonly Relation[];
  /** Codes that a call which is let in may be answered with, instead of success. */
  readonly answers?: readonly string[];
  /** What is not theirs is not there for them, instead of forbidden. */
  readonly isHidden?: true;
  /** How another company's is refused, where it is not as if it were not there. */
  readonly ofOthers?: '403' | '404';
}

const changedName = async () => ({ name: 'Another name' });
const attendee = { email: 'maya@visitor.test', fullname: 'Maya', timezone: 'UTC' };

const awayDays = { firstDate: '2030-06-03', lastDate: '2030-06-04' };
const away = {
  ...awayDays,
  reason: 'vacation',
  note: null,
  delegateHostId: null,
  appointments: 'leave',
};

/** The id in the mail that asks to confirm a booking; whoever has no such mail has no proof. */
async function confirmationId(
  { place, isAttendee }: Asked,
  by: 'attendee' | 'host' = 'attendee',
): Promise<string> {
  const { api, whose } = place;
  const settings = { doubleOptIn: by === 'attendee', hostConfirmation: by === 'host' };
  const { meetingTypeId } = await aMeetingType(api.db, whose.host, { settings });
  const email = `${randomUUID()}@visitor.test`;
  const booked = await book(api.client, { meetingTypeId, start: newStart(), attendee: { email } });
  const id = await mailedConfirmationId(
    api,
    by === 'host' ? 'host-confirmation-request' : 'attendee-opt-in',
    booked,
  );
  return isAttendee ? id : id.replace(/[^.]+$/, 'no-proof');
}
const confirmation = async (asked: Asked) => ({ id: await confirmationId(asked) });

/** What of the contract is not plain from its schemas. */
export const fixtures: Readonly<Partial<Record<OperationId, Fixture>>> = {
  switchCompany: { body: async ({ caller }) => ({ companyId: caller?.host.companyId ?? UNKNOWN }) },
  allowApp: {
    body: async ({ caller }) => ({
      client_id: 'kalends-extension',
      redirect_uri: REDIRECT_ADDRESSES[0],
      response_type: 'code',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      companyId: caller?.host.companyId ?? UNKNOWN,
    }),
  },
  getWalletPass: { answers: ['wallet-not-configured'] },
  connectCalendar: {
    body: async () => ({ provider: 'feed', address: 'http://10.0.0.1/basic.ics' }),
    answers: ['calendar-address-not-allowed'],
  },
  // No provider of them is set up there.
  authoriseCalendar: { answers: ['not-found'] },
  // Planned by the worker of its appointment's events: here it is not there yet.
  decidePlannedMessage: { answers: ['changed-meanwhile'] },
  // A preview names meeting types that need not be there, and there is no mail server.
  previewWorkflow: {
    body: async () => ({
      ...{
        trigger: 'before-meeting',
        reader: 'attendee',
        language: 'en',
        own: { subject: null, text: null },
      },
      ...{ meetingTypeIds: [], sends: false },
    }),
  },
  authoriseConference: { body: async () => ({ provider: 'zoom' }), answers: ['not-found'] },
  connectConference: {
    body: async () => ({ provider: 'whereby', key: 'a key' }),
    answers: ['not-found'],
  },
  disconnectConference: { body: async () => ({ provider: 'zoom' }), answers: ['not-found'] },
  // What the walk makes has no credentials that could be opened.
  reconnectCalendar: { answers: ['calendar-credentials-refused'] },
  // They are asked nothing.
  answerDecision: { answers: ['not-found'] },
  getProvisionalBooking: { query: confirmation },
  confirmProvisionalBooking: { query: confirmation },
  declineProvisionalBooking: {
    body: async (asked) => ({ id: await confirmationId(asked, 'host') }),
  },
  createBackDatedBooking: {
    body: async ({ known, place }) => ({
      meetingTypeId: await known('meetingTypeId'),
      hostIds: [place.whose.host.hostId],
      start: newStart().replace('2030', '2029'),
      attendee,
    }),
  },
  bookForClient: {
    body: async ({ known, place }) => ({
      meetingTypeId: await known('meetingTypeId'),
      hostIds: [place.whose.host.hostId],
      start: newStart(),
      attendee,
    }),
  },
  createProposal: {
    body: async ({ known }) => ({
      meetingTypeId: await known('meetingTypeId'),
      times: [newStart()],
      recipient: { name: 'Maya', email: 'maya@visitor.test', timezone: 'UTC', language: 'en' },
    }),
  },
  findRecipient: { plain: ['email'] },
  // It is years away.
  sayLate: { answers: ['too-early-to-be-late'] },
  sayHostLate: { answers: ['too-early-to-be-late'] },
  // It waits for nobody.
  hostDeclineSeat: { answers: ['appointment-cancelled'] },
  // It is listed for whoever may end it.
  revokeApiToken: { isHidden: true },
  getListedMeetingType: { isHidden: true },
  changeShortLink: { isHidden: true, body: changedName },
  withdrawShortLink: { isHidden: true },
  changeOneTimeLink: { isHidden: true, body: changedName },
  withdrawOneTimeLink: { isHidden: true },
  // A shelf that there is not has nothing on it.
  listMeetingTypesOfWorkspace: { plain: ['workspaceId'] },
  deleteMeetingType: { answers: ['meeting-type-in-use'] },
  toggleOnCard: { query: async ({ known }) => ({ userId: (await known('userId')) ?? UNKNOWN }) },
  // Each host says it of themselves.
  changeBookingFrequency: { relations: ['own'] },
  // Where it was not built there is none.
  downloadExtension: { plain: ['browser'], answers: ['not-found'] },
  inviteMember: { plain: ['email'] },
  inviteMembers: { body: async () => ({ emails: [`${randomUUID()}@walk.test`], role: 'member' }) },
  // Everybody stays what they are: others walk here too.
  switchAdmin: {
    body: async ({ place }) => ({ isAdmin: place.whose.actor.role === 'admin' }),
    answers: ['last-owner'],
  },
  changeOwner: {
    body: async ({ known }) => ({ userId: (await known('userId')) ?? UNKNOWN, password: 'not it' }),
    plain: ['userId'],
    answers: ['wrong-password'],
  },
  closeCompany: {
    body: async () => ({ name: 'Acme', password: 'not it' }),
    answers: ['wrong-password'],
  },
  removeMember: {
    body: async () => ({
      appointments: { colleagueId: UNKNOWN },
      meetingTypes: { colleagueId: null },
    }),
    answers: ['host-not-found', 'last-owner', 'forbidden'],
  },
  createTeam: {
    body: async () => ({ name: 'Team', slug: `t-${randomUUID()}`, description: null }),
  },
  patchOwnEmail: { plain: ['email'] },
  // Their own alone, and there is none of that name.
  endSession: { plain: ['sessionId'], answers: ['not-found'] },
  linkAccount: { answers: ['wrong-password'] },
  unlinkAccount: { plain: ['provider'], answers: ['not-found'] },
  confirmTwoFactor: { answers: ['wrong-code'] },
  renewRecoveryCodes: { answers: ['changed-meanwhile'] },
  getPreviewFacts: {
    // Some of several, whoever they are.
    ofOthers: '403',
    query: async ({ known }) => ({
      hosts: (await known('user')) ?? UNKNOWN,
      start: '2030-01-08T00:00:00Z',
      end: '2030-01-14T00:00:00Z',
    }),
  },
  patchCompany: { body: async () => ({ hideKalendsBranding: true }) },
  patchWorkspace: { body: changedName },
  patchSchedule: { body: changedName },
  moveScheduleZone: { body: async () => ({ from: 'UTC', to: 'Europe/Berlin' }) },
  listAwayAppointments: { query: async () => awayDays },
  createOutOfOffice: { body: async () => away },
  patchOutOfOffice: { body: async () => away },
};
