import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { mailedConfirmationId } from '#tests/support/confirmation-id.ts';
import { signInAs } from '#tests/support/logins.ts';

const NOW = '2030-01-07T06:00:00.000Z';
const START = '2030-01-10T10:00:00.000Z';
const LATER = '2030-01-14T14:00:00.000Z';
const maya = 'maya@visitor.test';
const noor = 'noor@visitor.test';

const once: WorkflowChoices = {
  name: null,
  trigger: 'booking-confirm',
  wait: { kind: 'minutes', minutes: 0 },
  meetingTypeIds: [],
  recipients: ['attendee'],
  languages: [],
  sendsIfBookedLate: false,
  isActive: true,
  texts: { en: { subject: 'By the way', text: 'It is {date}.' } },
};
const anHour = { kind: 'minutes', minutes: 60 } as const;

describeApi.both('24. workflows about what happens', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  let meetingTypeId: string;
  const { cancel, reschedule } = changesOn(api);
  beforeEach(async () => {
    // The clock comes back to what other tests have left to come.
    await api.db.query({ text: 'delete from planned_message' });
    await api.runDueJobs();
    api.clock.set(NOW);
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
    await api.db.query({
      text: 'delete from workflow where company_id = $1',
      values: [host.companyId],
    });
    await offer();
  });
  const offer = async (wish: MeetingTypeWish = {}) => {
    ({ meetingTypeId } = await aMeetingType(api.db, host, wish));
  };
  const bookOne = (attendee: Parameters<typeof book>[1]['attendee'] = {}, start = START) =>
    book(api.client, { meetingTypeId, start, attendee });
  const create = async (change: Partial<WorkflowChoices> = {}) => {
    const { data } = await asHost.POST('/workflows', { body: { ...once, ...change } });
    return data?.id ?? '';
  };
  const patch = async (workflowId: string, body: Partial<WorkflowChoices>) => {
    await asHost.PATCH('/workflows/{workflowId}', { params: { path: { workflowId } }, body });
    expect(await api.runDueJobs()).toEqual([]);
  };
  /** What workflows have told so far, and to whom: all that is due by now is sent before. */
  const told = async () => {
    for (let look = 0; look < 2; look += 1) {
      expect(await api.runJobs()).toEqual([]);
      await Promise.all([api.sendReminders(), api.sendReminders()]);
    }
    expect(await api.runJobs()).toEqual([]);
    const rows = await api.db.query<{ to: string }>({
      text: `select m.recipient as to from mail_log m join workflow w on w.company_id = m.company_id
          join planned_message p on p.company_id = m.company_id and p.id = m.planned_message_id
            and p.workflow_id = w.id
        where m.company_id = $1 and m.status = 'sent' order by m.created_at, m.recipient`,
      values: [host.companyId],
    });
    return rows.map(({ to }) => to);
  };
  const after = (minutes: number) => api.clock.advance({ minutes });

  test('once it is confirmed it tells the attendee, guests and hosts, once', async () => {
    await offer({ settings: { meetingOptions: withGuests } });
    await create({ recipients: ['attendee', 'guests', 'hosts'] });
    const { appointmentId } = await bookOne({ bringalongEmails: [noor] });
    expect(await told()).toEqual([host.email, maya, noor].toSorted());
    const mails = api.mailbox.messages.filter(({ subject }) => subject === 'By the way');
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain('It is Thursday, January 10, 2030.');
    after(30);
    expect(await told()).toHaveLength(3);
    const { data } = await asHost.GET('/appointments/{appointmentId}/messages', {
      params: { path: { appointmentId } },
    });
    expect(data?.messages).toHaveLength(3);
    expect(data?.messages[0]).toMatchObject({
      ...{ trigger: 'booking-confirm', dueAt: NOW, state: 'sent' },
    });
  });

  test('a booking that its host has to confirm counts from then, and after its wait', async () => {
    await offer({ settings: { hostConfirmation: true } });
    await create({ wait: anHour });
    const id = await mailedConfirmationId(api, 'host-confirmation-request', await bookOne());
    after(120);
    expect(await told()).toEqual([]);
    await api.client.GET('/booking/confirm-provisional-booking', { params: { query: { id } } });
    after(59);
    expect(await told()).toEqual([]);
    after(1);
    expect(await told()).toEqual([maya]);
  });

  test('moved twice it tells twice, and a confirmation that has gone is not told again', async () => {
    await create();
    await create({ trigger: 'booking-reschedule' });
    const booked = await bookOne();
    expect(await told()).toEqual([maya]);
    await reschedule(booked, LATER);
    expect(await told()).toEqual([maya, maya]);
    after(1);
    await reschedule(booked, START);
    expect(await told()).toEqual([maya, maya, maya]);
    after(20);
    expect(await told()).toHaveLength(3);
  });

  test('moved while it waits, it tells of the last move alone', async () => {
    await create({ trigger: 'booking-reschedule', wait: anHour });
    const booked = await bookOne();
    await reschedule(booked, LATER);
    expect(await told()).toEqual([]);
    after(30);
    await reschedule(booked, START);
    after(59);
    expect(await told()).toEqual([]);
    after(1);
    expect(await told()).toEqual([maya]);
  });

  test('a cancellation ends what waits, and is told itself', async () => {
    await create({ wait: anHour });
    await create({ trigger: 'booking-reschedule', wait: anHour });
    await create({ trigger: 'before-meeting' });
    await create({ trigger: 'booking-cancel', wait: anHour, recipients: ['attendee', 'hosts'] });
    const booked = await bookOne();
    await reschedule(booked, LATER);
    await told();
    after(30);
    await cancel(booked);
    expect(await told()).toEqual([]);
    after(61);
    expect(await told()).toEqual([host.email, maya].toSorted());
    api.clock.set(LATER);
    expect(await told()).toHaveLength(2);
  });

  test('says in our words that it is cancelled, where it has none of its own', async () => {
    for (const trigger of ['booking-cancel', 'booking-confirm'] as const) {
      await create({ trigger, texts: {}, recipients: ['attendee', 'hosts'] });
    }
    const booked = await bookOne();
    await told();
    api.mailbox.empty();
    await cancel(booked);
    await told();
    const planned = api.mailbox.messages.filter(({ attachments }) => attachments.length === 0);
    expect(planned.map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled', 'Cancelled']);
    expect(planned[0]?.text).toContain('The appointment will not take place.');
    expect(planned.map(({ text }) => text).join()).not.toContain('attached');
  });

  test('of a group each seat is told, and who came later hears of no move before', async () => {
    await offer({ totalSpots: 5 });
    for (const trigger of ['booking-confirm', 'booking-reschedule', 'booking-cancel'] as const) {
      await create({ trigger, recipients: ['attendee', 'hosts'] });
    }
    const { appointmentId } = await bookOne();
    expect(await told()).toHaveLength(2);
    after(1);
    await asHost.POST('/booking/reschedule/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { start: LATER },
    });
    expect(await told()).toHaveLength(4);
    after(1);
    const other = await bookOne({ email: noor }, LATER);
    expect(await told()).toHaveLength(6);
    after(1);
    await cancel(other);
    const all = await told();
    expect(all.filter((to) => to === noor)).toHaveLength(2);
    expect(all.filter((to) => to === maya)).toHaveLength(2);
    expect(all.filter((to) => to === host.email)).toHaveLength(4);
    after(1);
    await bookOne({ email: noor }, LATER);
    await told();
    after(1);
    await asHost.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: {},
    });
    // Two seats, called off at once.
    expect((await told()).filter((to) => to === host.email)).toHaveLength(6);
  });

  test('writes to addresses of its choice, which end it by one press', async () => {
    await offer({ totalSpots: 3 });
    await create({ recipients: ['hosts', 'Desk@Acme.test', 'crm@acme.test'] });
    const reminder = await create({ trigger: 'before-meeting', recipients: ['desk@acme.test'] });
    const { appointmentId } = await bookOne();
    expect(await told()).toEqual(['crm@acme.test', 'desk@acme.test', host.email].toSorted());
    const [mail] = api.mailbox.to('desk@acme.test');
    expect(mail?.text).toMatch(/^New booking: Maya[\s\S]*\n\nHello,\n/);
    expect(mail?.text).not.toContain('secret=');
    const [toHost] = api.mailbox.to(host.email).filter(({ subject }) => subject === 'By the way');
    expect(toHost?.unsubscribeLink).toBeUndefined();
    const link = new URL(mail?.unsubscribeLink ?? '');
    await api.fetch(`${link.pathname}${link.search}`, { method: 'POST' });
    after(1);
    await bookOne({ email: noor });
    expect((await told()).filter((to) => to === 'crm@acme.test')).toHaveLength(2);
    expect(await told()).toHaveLength(5);
    const { data } = await asHost.GET('/appointments/{appointmentId}/messages', {
      params: { path: { appointmentId } },
    });
    const atDesk = data?.messages.filter(({ address }) => address === 'desk@acme.test');
    expect(atDesk?.map(({ trigger, state, why }) => [trigger, state, why])).toEqual([
      ['booking-confirm', 'sent', null],
      ['booking-confirm', 'dropped', 'unwanted'],
      ['before-meeting', 'dropped', 'unwanted'],
    ]);
    await patch(reminder, { recipients: ['crm@acme.test'] });
    api.clock.set(START);
    api.clock.advance({ minutes: -1 });
    await patch(reminder, { wait: { kind: 'minutes', minutes: 1 } });
    expect(await told()).toHaveLength(6);
  });

  test('refuses more than five addresses, what is none, and nobody', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((each) => `desk${each}@acme.test` as const);
    for (const recipients of [many, ['desk' as never], []]) {
      expect(await refusedWith(create({ recipients }))).toBe('400 validation-failed');
    }
    await create({ recipients: many.slice(1) });
  });

  test('of what was before there was one, or while it was off, nothing is told', async () => {
    await bookOne();
    after(1);
    const id = await create();
    await patch(id, { name: 'Renamed' });
    expect(await told()).toEqual([]);
    await patch(id, { isActive: false });
    await bookOne({ email: noor }, LATER);
    after(1);
    await patch(id, { isActive: true });
    expect(await told()).toEqual([]);
    await patch(id, { trigger: 'booking-cancel' });
    await patch(id, { trigger: 'booking-confirm' });
    await patch(id, { recipients: ['attendee', 'hosts'] });
    expect(await told()).toEqual([]);
    await bookOne({ email: 'olga@visitor.test' }, '2030-01-11T10:00:00.000Z');
    expect(await told()).toEqual([host.email, 'olga@visitor.test'].toSorted());
  });

  test('what waits stays so where it is turned off and on again, or its wait changes', async () => {
    const id = await create({ wait: anHour });
    await bookOne();
    await told();
    after(10);
    await patch(id, { isActive: false });
    await patch(id, { isActive: true });
    await patch(id, { wait: { kind: 'minutes', minutes: 30 } });
    after(19);
    expect(await told()).toEqual([]);
    after(1);
    expect(await told()).toEqual([maya]);
  });

  test('what waits for the mail server does not go once it is cancelled', async () => {
    await create();
    const booked = await bookOne();
    await api.runJobs();
    await api.sendReminders();
    api.mailbox.failWith('421 later');
    await api.runJobs();
    await cancel(booked);
    api.mailbox.failWith(undefined);
    await api.runJobs();
    await api.retryJobs();
    await api.retryJobs();
    expect(await told()).toEqual([]);
  });
});

const withGuests = {
  allowSelectChannel: false,
  allowedChannels: [],
  allowHostSelection: false,
  forceHostSelection: false,
  allowAddingGuests: true,
};
