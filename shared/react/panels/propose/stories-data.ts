import type { ApiClient } from '#shared/api/client.ts';
import { createClient } from '#shared/api/client.ts';
import type { Proposal, ProposalWeek } from '#shared/api/proposal.ts';
import { toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { emptyDraft, type ProposalDraft } from '#shared/domain/proposal/proposal-draft.ts';
import { fromIso } from '#shared/time/dates.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { zonedFormats } from '#shared/time/zoned.ts';
import { toOwnWeek } from './own-week-query.ts';
import type { ProposableType } from './use-proposable-types.ts';

const BERLIN = 'Europe/Berlin';
const at = (time: string, day = 27) => `2030-05-${day}T${time}:00.000Z`;
const span = (from: string, to: string, day?: number) => ({
  start: at(from, day),
  end: at(to, day),
});
const LONG = 'Maximilian von Grundstücksverkehrsgenehmigungszuständigkeit';

export const reading = {
  formats: zonedFormats({ language: 'en', timeZone: BERLIN }),
  clock: '24h',
  nowMs: Date.parse(at('07:00', 24)),
} as const;

export const types: readonly ProposableType[] = [
  {
    ...{ id: '7e57ab1e-0000-4000-8000-000000000001', name: 'Intro call', of: null },
    ...{ durationsMinutes: [30, 60], path: '/ada/intro', customChannelName: null, comingCount: 2 },
  },
  {
    ...{ id: '7e57ab1e-0000-4000-8000-000000000002', name: LONG, of: 'The studio' },
    ...{ durationsMinutes: [30], path: null, customChannelName: 'By carrier pigeon' },
    comingCount: 0,
  },
];

/** Working days from nine to five in Berlin, with something of each kind on the Monday. */
const reply: ProposalWeek = {
  ...{ timezone: BERLIN, now: at('07:00', 24), durationMinutes: 30 },
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 15, isUnreadable: false },
  hours: [24, 27, 28, 29, 30].map((day) => span('07:00', '15:00', day)),
  busy: [
    { ...span('07:00', '08:00'), kind: 'appointment', label: LONG, proposalId: null },
    { ...span('08:00', '08:15'), kind: 'buffer', label: null, proposalId: null },
    { ...span('10:00', '10:30'), kind: 'hold', label: 'Maya Lindqvist', proposalId: null },
    { ...span('12:00', '13:00'), kind: 'calendar-event', label: null, proposalId: null },
  ],
  blocked: [span('07:00', '08:15'), span('10:00', '10:30'), span('12:00', '13:00')],
  starts: [28, 29, 30].flatMap((day) => ['07:00', '07:30', '13:00'].map((time) => at(time, day))),
  channels: ['zoom', 'phone', 'resource', 'custom'],
  isTogether: false,
  hosts: [
    { id: 'ada', name: 'Ada Brandt', isOwn: true },
    { id: 'max', name: LONG, isOwn: false },
  ],
  resources: [
    { id: 'garden', name: 'Garden room' },
    { id: 'shop', name: 'Workshop' },
  ],
  held: { count: 1, most: 30 },
};

const [first, second] = types;
export const type = first ?? second;
export const choices = reply;
export const wish = {
  ...{ meetingTypeId: type?.id ?? '', duration: 30 },
  ...{ from: at('22:00', 23), to: at('22:00', 30) },
};
export const week = toOwnWeek({ atMs: reading.nowMs, wish, reply });
export const model = toGridModel('2030-05-24', 7, zoneOf(BERLIN), ['']);

const picks = [at('07:30', 28), at('13:00', 29), at('18:00', 30)];
export const draft: ProposalDraft = {
  ...emptyDraft,
  recipient: { name: LONG, email: '', timeZone: 'America/New_York', language: 'en' },
  ...{ picks, gone: picks.slice(0, 1) },
};
export const picking = {
  ...{ picks: picks.map((start) => fromIso(start) ?? 0), gone: [] },
  ...{ add: () => undefined, remove: () => undefined, move: () => undefined },
};

export const proposal: Proposal = {
  ...{ id: '7e57ab1e-0000-4000-8000-000000000009', state: 'open' },
  ...{ meetingType: { id: wish.meetingTypeId, name: 'Intro call' }, durationMinutes: 30 },
  ...{ channel: null, host: { id: 'ada', name: 'Ada Brandt', timezone: BERLIN } },
  recipient: {
    ...{ name: LONG, email: null, timezone: 'America/New_York', language: 'en' },
  },
  times: picks.map((start) => ({
    ...{ start, end: start, hosts: [{ id: 'max', name: LONG }], resource: 'Garden room' },
    ...{ isOutsideHours: false, isFreed: false, url: `https://kalends.example.com/?t=${start}` },
  })),
  ...{ url: 'https://kalends.example.com/', otherUrl: 'https://kalends.example.com/' },
  ...{ holdUntil: at('07:00', 26), holdAtMost: at('07:00', 28), createdAt: at('06:00', 24) },
  ...{ closedAt: null, remindedAt: null, taken: null },
};

export const taken: Proposal = {
  ...proposal,
  state: 'taken',
  taken: { appointmentId: 'a', start: at('07:30', 28), name: LONG, isCancelled: false },
};

/** A server that knows this week alone. */
export const client: ApiClient = createClient({
  origin: 'https://kalends.example.com',
  fetch: async ({ url }) =>
    Response.json(new URL(url).pathname.endsWith('/proposal/week') ? reply : { meetingTypes: [] }),
});
