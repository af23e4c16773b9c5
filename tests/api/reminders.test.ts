import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import type { BookingReply } from '#shared/api/booking.ts';
import type { ApiClient } from '#shared/api/client.ts';
import {
  EVENT_TRIGGERS,
  type EventTrigger,
  isEvent,
  type Wait,
  type WorkflowChoices,
  type WorkflowTrigger,
} from '#shared/domain/reminder/workflow.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';

const START = '2030-01-10T10:00:00.000Z';
const LATER = '2030-01-14T14:00:00.000Z';
const maya = 'maya@visitor.test';
const noor = 'noor@visitor.test';
const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const ROUNDS = roundsOf({ few: 2, many: 60 });
const STEPS = 45;
/** What a company reminds of unless it wants something else. */
const OUT_OF_THE_BOX = [
  { hours: 24, lateHours: 4 },
  { hours: 1, lateHours: 0.5 },
];

const withGuests: MeetingTypeWish['settings'] = {
  meetingOptions: {
    allowSelectChannel: false,
    allowedChannels: [],
    allowHostSelection: false,
    forceHostSelection: false,
    allowAddingGuests: true,
  },
};

describeApi.both('24. reminders', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  let meetingTypeId: string;
  const { cancel, reschedule } = changesOn(api);
  beforeEach(async () => {
    // The clock comes back to what other tests have left to come.
    await api.db.query({ text: 'delete from planned_message' });
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
    ({ meetingTypeId } = await aMeetingType(api.db, host, {
      description: 'Bring your passport.',
      settings: withGuests,
    }));
  });
  const bookOne = async (attendee: Parameters<typeof book>[1]['attendee'] = {}, start = START) => {
    const booked = await book(api.client, { meetingTypeId, start, attendee });
    await settle();
    return booked;
  };
  const settle = async () => {
    expect(await api.runJobs()).toEqual([]);
    api.mailbox.empty();
  };
  /** What is reminded of once the clock shows that. */
  const remindedAt = async (iso: string) => {
    api.clock.set(iso);
    api.mailbox.empty();
    await api.sendReminders();
    await api.runJobs();
    return [...api.mailbox.messages];
  };
  const hoursBefore = (hours: number, start = START) =>
    new Date(Date.parse(start) - hours * HOUR_MS).toISOString();
  const namesAt = async (iso: string) =>
    (await remindedAt(iso)).map(({ to }) => to.email).toSorted();
  const statesOf = async (appointmentId: string) => {
    const rows = await api.db.query<{ state: string }>({
      text: `select concat_ws(' ', state, why) as state from planned_message
        where appointment_id = $1 order by starts_at, due_at, guest`,
      values: [appointmentId],
    });
    return rows.map(({ state }) => state);
  };

  test('go a day and an hour before to who booked and whom they bring, once', async () => {
    await bookOne({ language: 'de', timezone: 'Europe/Berlin', bringalongEmails: [noor] });
    expect(await remindedAt(hoursBefore(25))).toEqual([]);
    const first = await remindedAt(hoursBefore(24));
    expect(first.map(({ to }) => to.email).toSorted()).toEqual([maya, noor]);
    const [mail] = first.filter(({ to }) => to.email === maya);
    expect(mail?.subject).toContain('Erinnerung: Talk mit Hana');
    expect(mail?.text).toContain('Donnerstag, 10. Januar 2030\n  11:00 – 11:30 Uhr\n');
    expect(mail?.text).toContain('Bring your passport.');
    expect(mail?.text).toMatch(/reschedule\?[\s\S]*cancel\?/);
    expect(mail?.attachments).toEqual([]);
    expect(mail?.inReplyTo).toBeDefined();
    expect(await remindedAt(hoursBefore(24))).toEqual([]);
    expect(await namesAt(hoursBefore(1))).toEqual([maya, noor]);
    expect(await namesAt(hoursBefore(-48))).toEqual([]);
  });

  test('of a moved appointment are of its new time alone', async () => {
    const booked = await bookOne();
    await reschedule(booked, LATER);
    await settle();
    expect(await namesAt(hoursBefore(24))).toEqual([]);
    expect(await namesAt(hoursBefore(1))).toEqual([]);
    expect(await namesAt(hoursBefore(24, LATER))).toEqual([maya]);
    expect(await namesAt(hoursBefore(1, LATER))).toEqual([maya]);
  });

  test('of what was moved or cancelled just now are not sent, though nobody has planned it yet', async () => {
    const moved = await bookOne();
    const other = await bookOne({ email: noor }, '2030-01-10T12:00:00.000Z');
    api.clock.set(hoursBefore(21));
    await reschedule(moved, LATER);
    await cancel(other);
    expect(await api.sendReminders()).toBe(0);
    expect(await statesOf(moved.appointmentId)).toEqual(['ended', 'ended', 'planned', 'planned']);
    expect(await statesOf(other.appointmentId)).toEqual(['ended', 'ended']);
  });

  test('of a cancelled appointment are none, and one that waits for the mail server does not go', async () => {
    const booked = await bookOne();
    api.clock.set(hoursBefore(24));
    await api.sendReminders();
    api.mailbox.failWith('421 later');
    await api.runJobs();
    await cancel(booked);
    api.mailbox.failWith(undefined);
    api.mailbox.empty();
    await api.runJobs();
    await api.retryJobs();
    await api.retryJobs();
    expect(api.mailbox.to(maya).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Cancelled'),
    ]);
    expect(await namesAt(hoursBefore(1))).toEqual([]);
    expect(await statesOf(booked.appointmentId)).toEqual(['sent', 'ended']);
  });

  test('moved away and back before it has gone, it goes for the time that it is at', async () => {
    const booked = await bookOne();
    api.clock.set(hoursBefore(24));
    await api.sendReminders();
    await reschedule(booked, LATER);
    api.mailbox.failWith('421 later');
    await api.runJobs();
    api.mailbox.failWith(undefined);
    await reschedule(booked, START);
    await api.retryJobs();
    await api.retryJobs();
    expect(await namesAt(hoursBefore(23.5))).toEqual([maya]);
    expect(await namesAt(hoursBefore(1))).toEqual([maya]);
  });

  test('that are late beyond their limit are dropped, and none comes after the start', async () => {
    const late = await bookOne();
    const over = await bookOne({ email: noor }, '2030-01-09T10:00:00.000Z');
    expect(await namesAt(hoursBefore(19))).toEqual([]);
    expect(await statesOf(late.appointmentId)).toEqual(['dropped late', 'planned']);
    expect(await statesOf(over.appointmentId)).toEqual(['dropped late', 'dropped late']);
    expect(await namesAt(hoursBefore(0.7))).toEqual([maya]);
  });

  test('that were due before it was booked are left out, or go at once where that is wanted', async () => {
    const sooner = '2030-01-07T10:00:00.000Z';
    const booked = await bookOne({}, sooner);
    expect(await statesOf(booked.appointmentId)).toEqual(['dropped booked-late', 'planned']);
    await api.db.query({
      text: `update workflow set sends_if_booked_late = true
        where company_id = $1 and wait ->> 'minutes' = '1440'`,
      values: [host.companyId],
    });
    const other = await bookOne({ email: noor }, '2030-01-07T12:00:00.000Z');
    expect(await statesOf(other.appointmentId)).toEqual(['planned', 'planned']);
    expect(await namesAt('2030-01-07T06:00:01.000Z')).toEqual([noor]);
  });

  test('are not for who wants none, said at the booking', async () => {
    const booked = await bookOne({ receiveReminders: false, bringalongEmails: [noor] });
    expect(await statesOf(booked.appointmentId)).toEqual(Array(4).fill('dropped unwanted'));
    expect(await namesAt(hoursBefore(24))).toEqual([]);
  });

  test('of a group go to those who have a seat then', async () => {
    ({ meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 5 }));
    await bookOne();
    const left = await bookOne({ email: noor });
    await bookOne({ email: 'olga@visitor.test' });
    await cancel(left);
    await settle();
    expect(await namesAt(hoursBefore(24))).toEqual([maya, 'olga@visitor.test']);
  });

  test('of what a host moves, or gives to a colleague, are of how it is then', async () => {
    const colleague = await aHost(api.db, {}, host);
    ({ meetingTypeId } = await aMeetingType(api.db, [host, colleague], {
      calculationMethod: 'anyone',
    }));
    const { appointmentId } = await bookOne();
    const path = { appointmentId };
    await asHost.POST('/booking/reschedule/{appointmentId}', {
      params: { path },
      body: { start: LATER },
    });
    await settle();
    expect(await namesAt(hoursBefore(24))).toEqual([]);
    expect(await namesAt(hoursBefore(24, LATER))).toEqual([maya]);
    await asHost.POST('/booking/cancel/{appointmentId}', { params: { path }, body: {} });
    expect(await namesAt(hoursBefore(1, LATER))).not.toContain(noor);
    expect(await statesOf(appointmentId)).toEqual(['ended', 'ended', 'sent', 'ended']);
  });

  test('of a process that is killed before it has written them are sent by the next one', async () => {
    await bookOne();
    api.clock.set(hoursBefore(24));
    const dying: Database = {
      ...api.db,
      transaction: (work) =>
        api.db.transaction(async (tx) => {
          await work(tx);
          throw new Error('It is killed');
        }),
    };
    expect(await api.sendReminders({ db: dying })).toBe(0);
    await api.runJobs();
    expect(api.mailbox.messages).toEqual([]);
    expect(await namesAt(hoursBefore(23.9))).toEqual([maya]);
  });

  test('of what was booked before there were any are planned, and by a workflow that has changed', async () => {
    const { appointmentId } = await bookOne();
    await api.db.query({ text: 'delete from planned_message' });
    await api.db.query({
      text: 'update workflow set planned_version = version where company_id <> $1',
      values: [host.companyId],
    });
    await api.planChanged();
    expect(await api.runDueJobs()).toEqual([]);
    expect(await statesOf(appointmentId)).toEqual(['planned', 'planned']);
    await api.db.query({
      text: `update workflow set wait = '{"kind":"days","days":1,"minuteOfDay":1020}',
          version = version + 1
        where company_id = $1 and wait ->> 'minutes' = '1440'`,
      values: [host.companyId],
    });
    await api.planChanged();
    expect(await api.runDueJobs()).toEqual([]);
    // 17:00 in Stockholm.
    expect(await namesAt('2030-01-09T15:59:00.000Z')).toEqual([]);
    expect(await namesAt('2030-01-09T16:00:00.000Z')).toEqual([maya]);
    await api.planChanged();
    expect(await api.waitingJobs()).toBe(0);
  });

  test('of whatever two processes meet are those that an oracle expects', async () => {
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1) sent += await playRound(round);
    expect(sent).toBeGreaterThan(ROUNDS * 6);
  });

  /**
   * Books, moves, cancels and changes workflows at random while the time goes on, and looks after each step. Says
   * how many were sent.
   */
  async function playRound(round: number): Promise<number> {
    const random = createRandom(round);
    const oracle = createOracle();
    await api.db.query({ text: 'delete from planned_message' });
    await api.db.query({ text: 'delete from mail_log where planned_message_id is not null' });
    api.clock.set('2030-01-07T06:00:00.000Z');
    // Whose calendar no other round has filled.
    const ownHost = await aHost(api.db, { weekly: everyDay('0:00-24:00') });
    const own = await aMeetingType(api.db, ownHost, { durationMinutes: 15 });
    const asOwner = await signInAs(api, ownHost);
    const { data: listed } = await asOwner.GET('/workflows');
    const triggerOf = new Map<string, WorkflowTrigger>();
    const sorted = (listed?.workflows ?? []).toSorted(
      (one, other) => minutesOf(other) - minutesOf(one),
    );
    sorted.forEach(({ id, trigger }, at) => {
      const { hours = 0, lateHours = 0 } = OUT_OF_THE_BOX[at] ?? {};
      triggerOf.set(id, trigger);
      oracle.goes(id, { trigger, hours, lateHours, isActive: true }, api.clock.nowMs());
    });
    for (const trigger of EVENT_TRIGGERS) {
      const hours = random([0, 0, 0.25, 1]) ?? 0;
      const wait = { kind: 'minutes', minutes: hours * 60 } as const;
      const { data } = await asOwner.POST('/workflows', { body: { ...ofRound, trigger, wait } });
      const id = data?.id ?? '';
      triggerOf.set(id, trigger);
      oracle.goes(id, { trigger, hours, lateHours: 0.5, isActive: true }, api.clock.nowMs());
    }
    const standing = new Map<string, { readonly booked: BookingReply; readonly start: string }>();
    // Soon enough for the clock of this round to come by what is due.
    const aStart = () => {
      const soonestMs = api.clock.nowMs() + (random([1.5, 2, 3, 6, 25, 26, 28, 31]) ?? 2) * HOUR_MS;
      return new Date(Math.ceil(soonestMs / QUARTER_MS) * QUARTER_MS).toISOString();
    };
    const someComing = () =>
      random([...standing.values()].filter(({ start }) => Date.parse(start) > api.clock.nowMs()));
    const tries = {
      book: async () => {
        const start = aStart();
        const booked = await book(api.client, { meetingTypeId: own.meetingTypeId, start });
        standing.set(booked.appointmentId, { booked, start });
        oracle.stands(booked.appointmentId, start, api.clock.nowMs());
        oracle.happens('booking-confirm', booked.appointmentId, api.clock.nowMs());
      },
      move: async () => {
        const booked = someComing()?.booked;
        const start = aStart();
        if (!booked) return;
        await reschedule(booked, start);
        standing.set(booked.appointmentId, { booked, start });
        oracle.stands(booked.appointmentId, start, api.clock.nowMs());
        oracle.happens('booking-reschedule', booked.appointmentId, api.clock.nowMs());
      },
      cancel: async () => {
        const booked = someComing()?.booked;
        if (!booked) return;
        await cancel(booked);
        standing.delete(booked.appointmentId);
        oracle.isGone(booked.appointmentId);
        oracle.happens('booking-cancel', booked.appointmentId, api.clock.nowMs());
      },
      change: async () => {
        const [id, trigger] = random([...triggerOf]) ?? orThrow();
        const hours = random(isEvent(trigger) ? [0, 0.25, 1, 3] : [1, 2, 3, 24, 26]) ?? 1;
        const isActive = random([true, true, true, false]) ?? true;
        const wait = { kind: 'minutes', minutes: hours * 60 } as const;
        await asOwner.PATCH('/workflows/{workflowId}', {
          params: { path: { workflowId: id } },
          body: { wait, isActive },
        });
        expect(await api.runDueJobs()).toEqual([]);
        const lateHours = Math.min(4, Math.max(0.5, hours / 2));
        oracle.goes(id, { trigger, hours, lateHours, isActive }, api.clock.nowMs());
      },
      wait: async () => {},
    };
    for (let step = 0; step < STEPS; step += 1) {
      const name = random([
        ...(['book', 'book', 'book', 'move', 'cancel', 'wait', 'wait', 'change'] as const),
      ]);
      // A start that is taken or over is refused, and nothing changes.
      if (name) await tries[name]().catch(orRefused);
      await Promise.all([api.sendReminders(), api.sendReminders()]);
      await api.runJobs();
      await Promise.all([api.sendReminders(), api.sendReminders()]);
      await api.runJobs();
      oracle.look(api.clock.nowMs());
      api.clock.advance({ minutes: random([5, 15, 20, 30, 60, 120]) ?? 5 });
    }
    const told = await api.db.query<{ appointmentId: string; at: Date }>({
      text: `select appointment_id as "appointmentId", created_at as at from mail_log
        where planned_message_id is not null and company_id = $1 and status = 'sent'`,
      values: [ownHost.companyId],
    });
    const toLine = (each: { readonly appointmentId: string; readonly atMs: number }) =>
      `${each.appointmentId} ${new Date(each.atMs).toISOString()}`;
    const sent = told.map(({ appointmentId, at }) => toLine({ appointmentId, atMs: at.getTime() }));
    expect(sent.toSorted(), `round ${round}`).toEqual(oracle.expected.map(toLine).toSorted());
    return sent.length;
  }

  describe('end by one press', () => {
    const linkOf = async () => {
      const [mail] = await remindedAt(hoursBefore(24));
      const link = new URL(mail?.unsubscribeLink ?? '');
      return `${link.pathname}${link.search}`;
    };

    test('that a mail program makes, and not by opening the link', async () => {
      const booked = await bookOne();
      const link = await linkOf();
      const opened = await api.fetch(link);
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toMatch(
        /^http:\/\/kalends\.test\/unsubscribe\?token=/,
      );
      expect(await statesOf(booked.appointmentId)).toEqual(['sent', 'planned']);
      const pressed = await api.fetch(link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(pressed.status).toBe(204);
      expect(await namesAt(hoursBefore(1))).toEqual([]);
      expect(await statesOf(booked.appointmentId)).toEqual(['sent', 'dropped unwanted']);
    });

    test('on the page, for all appointments at the company, and begin again by another', async () => {
      await bookOne({ bringalongEmails: [noor] });
      const token = new URL(await linkOf(), ORIGIN).searchParams.get('token') ?? '';
      const params = { query: { token } };
      const { data } = await api.client.GET('/reminder-refusal', { params });
      expect(data).toMatchObject({ companyName: 'Acme', isRefused: false });
      const set = (isRefused: boolean) =>
        api.client.POST('/reminder-refusal', { body: { token, isRefused } });
      await set(true);
      const { data: refused } = await set(true);
      expect(refused?.isRefused).toBe(true);
      const other = data?.email === maya ? noor : maya;
      expect(await namesAt(hoursBefore(1))).toEqual([other]);
      await set(false);
      await bookOne({ email: data?.email ?? '' }, LATER);
      expect(await namesAt(hoursBefore(24, LATER))).toEqual([data?.email]);
    });

    test('not by a link of nobody', async () => {
      const get = api.client.GET('/reminder-refusal', { params: { query: { token: 'made up' } } });
      expect(await refusedWith(get)).toBe('403 link-invalid');
      const reply = await api.fetch('/api/unsubscribe?token=made%20up', { method: 'POST' });
      expect(reply.status).toBe(403);
    });

    test('also what waits for the mail server', async () => {
      await bookOne();
      const link = await linkOf();
      api.clock.set(hoursBefore(1));
      await api.sendReminders();
      api.mailbox.failWith('421 later');
      await api.runJobs();
      await api.fetch(link, { method: 'POST' });
      api.mailbox.failWith(undefined);
      api.mailbox.empty();
      await api.retryJobs();
      expect(api.mailbox.messages).toEqual([]);
    });
  });

  describe('a host sees them at their appointment', () => {
    const listOf = async (appointmentId: string, client = asHost) => {
      const { data } = await client.GET('/appointments/{appointmentId}/messages', {
        params: { path: { appointmentId } },
      });
      return data?.messages ?? [];
    };
    const decide = (
      appointmentId: string,
      messageId: string | undefined,
      decision: 'skip' | 'plan' | 'send',
    ) =>
      asHost.POST('/appointments/{appointmentId}/messages/{messageId}', {
        params: { path: { appointmentId, messageId: messageId ?? '' } },
        body: { decision },
      });

    test('as they are, whether or not the plan is written down yet', async () => {
      const { appointmentId, secret } = await book(api.client, { meetingTypeId, start: START });
      const expected = [
        { dueAt: hoursBefore(24), guest: '', state: 'planned', why: null },
        { dueAt: hoursBefore(1), guest: '', state: 'planned', why: null },
      ];
      expect(await listOf(appointmentId)).toMatchObject(expected);
      await settle();
      expect(await listOf(appointmentId)).toMatchObject(expected);
      await cancel({ appointmentId, secret });
      expect(await listOf(appointmentId)).toEqual([]);
    });

    test('leaves one out, and plans it again', async () => {
      const { appointmentId } = await bookOne();
      const [day, hour] = await listOf(appointmentId);
      await decide(appointmentId, day?.id, 'skip');
      const { data } = await decide(appointmentId, day?.id, 'skip');
      expect(data?.messages.map(({ state }) => state)).toEqual(['skipped', 'planned']);
      expect(await namesAt(hoursBefore(24))).toEqual([]);
      await decide(appointmentId, day?.id, 'plan');
      expect(await namesAt(hoursBefore(23))).toEqual([maya]);
      await decide(appointmentId, hour?.id, 'skip');
      expect(await namesAt(hoursBefore(1))).toEqual([]);
      const again = decide(appointmentId, day?.id, 'skip');
      expect(await refusedWith(again)).toBe('409 changed-meanwhile');
    });

    test('sends one now: once, though two press, and not again when it is due', async () => {
      const { appointmentId } = await bookOne();
      const [day] = await listOf(appointmentId);
      await Promise.all([1, 2].map(() => decide(appointmentId, day?.id, 'send')));
      await api.runJobs();
      expect(api.mailbox.to(maya)).toHaveLength(1);
      expect(await namesAt(hoursBefore(24))).toEqual([]);
      expect((await listOf(appointmentId)).map(({ state }) => state)).toEqual(['sent', 'planned']);
    });
  });

  describe('of two processes', () => {
    test('that look at once are sent once', async () => {
      for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00'])
        await bookOne({}, `2030-01-10T${time}:00.000Z`);
      api.clock.set(hoursBefore(21));
      const sent = await Promise.all([1, 2, 3, 4].map(() => api.sendReminders()));
      expect(sent.reduce((sum, each) => sum + each, 0)).toBe(5);
      await api.runJobs();
      expect(api.mailbox.to(maya)).toHaveLength(5);
    });
  });
});

/** Of a workflow that a round makes. */
const ofRound = {
  name: null,
  meetingTypeIds: [],
  recipients: ['attendee'],
  languages: [],
  sendsIfBookedLate: false,
  isActive: true,
  texts: {},
} satisfies Partial<WorkflowChoices>;

interface OracleWorkflow {
  readonly trigger: WorkflowTrigger;
  readonly hours: number;
  readonly lateHours: number;
  readonly isActive: boolean;
}

function minutesOf({ wait }: { readonly wait: Wait }): number {
  return wait.kind === 'minutes' ? wait.minutes : 0;
}

/** What is to be sent, found by looking at what stands at each moment and at nothing else. */
function createOracle() {
  const standing = new Map<string, { readonly startMs: number; readonly sinceMs: number }>();
  const workflows = new Map<string, OracleWorkflow & { readonly dueFromMs: number }>();
  const happened: { trigger: EventTrigger; appointmentId: string; atMs: number }[] = [];
  const done = new Set<string>();
  const expected: { readonly appointmentId: string; readonly atMs: number }[] = [];
  return {
    expected,
    stands: (appointmentId: string, start: string, sinceMs: number) =>
      standing.set(appointmentId, { startMs: Date.parse(start), sinceMs }),
    goes(workflowId: string, how: OracleWorkflow, nowMs: number) {
      const before = workflows.get(workflowId);
      const isAsBefore = before?.isActive === how.isActive;
      workflows.set(workflowId, { ...how, dueFromMs: isAsBefore ? before.dueFromMs : nowMs });
    },
    happens: (trigger: EventTrigger, appointmentId: string, atMs: number) =>
      happened.push({ trigger, appointmentId, atMs }),
    isGone: (appointmentId: string) => standing.delete(appointmentId),
    look(nowMs: number) {
      for (const [appointmentId, { startMs, sinceMs }] of standing) {
        for (const [workflowId, { trigger, hours, lateHours, isActive }] of workflows) {
          if (isEvent(trigger)) continue;
          const dueMs = startMs - hours * HOUR_MS;
          const isDue = sinceMs <= dueMs && dueMs <= nowMs;
          const isInTime = nowMs < Math.min(startMs, dueMs + lateHours * HOUR_MS);
          const key = `${appointmentId} ${startMs} ${workflowId}`;
          if (!isActive || !isDue || !isInTime || done.has(key)) continue;
          done.add(key);
          expected.push({ appointmentId, atMs: nowMs });
        }
      }
      for (const [at, { trigger, appointmentId, atMs }] of happened.entries()) {
        const stands = standing.get(appointmentId);
        // Where it has been moved or cancelled since, nothing is left to be said of it.
        const isOver = happened.some(
          (other, after) =>
            after > at && other.appointmentId === appointmentId && other.trigger === trigger,
        );
        if (isOver || (trigger !== 'booking-cancel' && !stands)) continue;
        for (const [workflowId, { hours, lateHours, isActive, ...how }] of workflows) {
          const dueMs = atMs + hours * HOUR_MS;
          const untilMs = Math.min(dueMs + lateHours * HOUR_MS, stands?.startMs ?? Infinity);
          const isInTime = how.dueFromMs <= dueMs && dueMs <= nowMs && nowMs < untilMs;
          const key = `${appointmentId} @${atMs} ${workflowId}`;
          if (how.trigger !== trigger || !isActive || !isInTime || done.has(key)) continue;
          done.add(key);
          expected.push({ appointmentId, atMs: nowMs });
        }
      }
    },
  };
}

/** The same choices for the same seed. */
function createRandom(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return <T>(of: readonly T[]): T | undefined => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return of[Math.floor((state / 2 ** 32) * of.length)];
  };
}

function orThrow(): never {
  throw new Error('There is none');
}

function orRefused(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
