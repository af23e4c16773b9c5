import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { Connection } from '#shared/api/connection.ts';
import type { Decision } from '#shared/api/decision.ts';
import { answerDecision } from '#tests/support/answer-decision.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { anEvent, connectFeed, look } from '#tests/support/connected-calendar.ts';
import { signInAs } from '#tests/support/logins.ts';
import { type FeedStandIn, startFeedStandIn } from '#tests/support/stand-ins/feed-stand-in.ts';

describeApi.both('21. what a host is to decide about appointments', (api) => {
  let feed: FeedStandIn;
  let ada: AHost;
  let talk: AMeetingType;
  let client: ApiClient;

  beforeEach(async () => {
    feed = await startFeedStandIn();
    feed.publish({ content: anEvent('breakfast', [at('07:00'), at('07:30')]) });
    ada = await aHost(api.db, { role: 'owner' });
    talk = await aMeetingType(api.db, ada, { name: 'Talk' });
    client = await signInAs(api, ada);
  });
  afterEach(() => feed.stop());

  const aBooking = async (time = '10:00') => {
    const booked = await book(api.client, { ...talk, start: at(time) });
    await api.runJobs();
    api.mailbox.empty();
    return booked;
  };
  const list = async (as = client, query: { cursor?: string; pageSize?: number } = {}) => {
    const { data } = await as.GET('/decisions', { params: { query } });
    if (!data) throw new Error('A list has a body');
    return data;
  };
  const open = async (as = client): Promise<Decision[]> => (await list(as)).decisions;
  const answer = (asked: Decision, said: 'keep' | 'move', as = client) =>
    answerDecision(as, asked, said);
  const publish = (connection: Connection, ...events: Parameters<typeof anEvent>[]) => {
    feed.publish({ content: events.map((each) => anEvent(...each)).join('') });
    return look(client, connection);
  };
  const dentist = (from = '10:00', to = '11:00'): Parameters<typeof anEvent> => [
    'dentist',
    [at(from), at(to)],
  ];
  const clash = async () => {
    const booked = await aBooking();
    const connection = await connectFeed(client, feed.address);
    await publish(connection, dentist());
    const [asked] = await open();
    if (!asked) throw new Error('Nothing is asked');
    return { ...booked, connection, asked };
  };
  const hostsMails = async () => {
    await api.runJobs();
    return api.mailbox.to(ada.email).map(({ subject }) => subject);
  };

  test('is what an event of their calendar takes the time of, told once, with its name', async () => {
    const { connection, appointmentId, asked } = await clash();
    expect(asked).toMatchObject({
      appointment: {
        ...{ id: appointmentId, name: 'Talk', start: at('10:00'), end: at('10:30') },
        ...{ hosts: [{ id: ada.hostId }], attendees: [{ name: 'Maya Lindqvist' }] },
      },
      ...{ kind: 'clash', proposedStart: null },
      event: { title: 'dentist', start: at('10:00'), end: at('11:00') },
    });
    expect(await hostsMails()).toEqual(['Appointments that need your decision']);
    expect(api.mailbox.only(ada.email).text).toContain('dentist');
    api.mailbox.empty();
    await publish(connection, dentist('09:30', '11:00'));
    await publish(connection, dentist('09:30', '11:00'), ['lunch', [at('12:00'), at('13:00')]]);
    expect(await open()).toHaveLength(1);
    expect(await hostsMails()).toEqual([]);
    const { data } = await client.GET('/dashboard');
    expect(data?.decisions).toMatchObject([{ appointment: { id: appointmentId }, kind: 'clash' }]);
  });

  test('is marked in the calendar of the one who is asked, and of no one else who sees it', async () => {
    const { appointmentId, asked } = await clash();
    const query = { from: at('00:00'), to: at('23:00'), hostIds: [ada.hostId] };
    const marks = async (as: ApiClient) =>
      (await as.GET('/calendar', { params: { query } })).data?.decisions;
    expect(await marks(client)).toMatchObject([{ appointment: { id: appointmentId } }]);
    const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
    expect(await marks(admin)).toEqual([]);
    await answer(asked, 'keep');
    expect(await marks(client)).toEqual([]);
  });

  test('of several at once one mail tells, and lists are paged', async () => {
    for (const time of ['10:00', '10:30', '14:00']) await aBooking(time);
    const connection = await connectFeed(client, feed.address);
    await publish(connection, ['fair', [at('09:00'), at('17:00')]]);
    expect(await hostsMails()).toEqual(['Appointments that need your decision']);
    const first = await list(client, { pageSize: 2 });
    expect(first.decisions.map(({ appointment }) => appointment.start)).toEqual([
      at('10:00'),
      at('10:30'),
    ]);
    const second = await list(client, { pageSize: 2, cursor: first.next ?? '' });
    expect(second).toMatchObject({
      decisions: [{ appointment: { start: at('14:00') } }],
      next: null,
    });
    expect(await refusedWith(list(client, { cursor: 'elsewhere' }))).toBe('400 validation-failed');
  });

  test('is kept by a press, and not asked again about that event', async () => {
    const { connection, asked } = await clash();
    await answer(asked, 'keep');
    expect(await open()).toEqual([]);
    expect(await refusedWith(answer(asked, 'keep'))).toBe('404 not-found');
    await publish(connection, dentist('09:30', '11:00'));
    expect(await open()).toEqual([]);
    await publish(connection, dentist(), ['school', [at('10:15'), at('12:00')]]);
    expect(await open()).toMatchObject([{ about: 'school' }]);
  });

  test('settles itself once the event, or the appointment, is elsewhere', async () => {
    const { connection, appointmentId } = await clash();
    await publish(connection, dentist('11:00', '12:00'));
    expect(await open()).toEqual([]);
    await publish(connection, dentist());
    expect(await open()).toHaveLength(1);
    await client.POST('/booking/reschedule/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { start: at('14:00') },
    });
    expect(await open()).toEqual([]);
    await api.runJobs();
    api.mailbox.empty();
    await publish(connection, dentist('14:00', '15:00'));
    expect(await open()).toMatchObject([{ appointment: { start: at('14:00') } }]);
    await client.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: {},
    });
    expect(await open()).toEqual([]);
    // What was settled before its mail was written is not told.
    expect(await hostsMails()).not.toContain('Appointments that need your decision');
  });

  test('is nobody else’s to see or to answer', async () => {
    const { asked } = await clash();
    const admin = await signInAs(api, await aHost(api.db, { role: 'admin' }, ada));
    expect(await open(admin)).toEqual([]);
    expect(await refusedWith(answer(asked, 'keep', admin))).toBe('404 not-found');
    expect(await refusedWith(answer(asked, 'move'))).toBe('404 not-found');
  });

  test('is asked by what moves a zone’s clock, and moved by a press with all who attend', async () => {
    const { appointmentId } = await aBooking();
    const ask = (proposed: string) =>
      api.askHost(ada, [{ appointmentId, kind: 'clock', proposedStartMs: Date.parse(proposed) }]);
    await ask(at('11:00'));
    await ask(at('11:00'));
    expect(await hostsMails()).toEqual(['Appointments that need your decision']);
    const [asked] = await open();
    expect(asked).toMatchObject({ kind: 'clock', proposedStart: at('11:00') });
    if (!asked) return;
    api.mailbox.empty();
    await ask(at('11:30'));
    expect(await refusedWith(answer(asked, 'move'))).toBe('409 changed-meanwhile');
    const [latest] = await open();
    await answer(latest ?? asked, 'move');
    expect(await open()).toEqual([]);
    await api.runJobs();
    expect(api.mailbox.to('maya@visitor.test')).toHaveLength(1);
    expect(await refusedWith(answer(asked, 'move'))).toBe('404 not-found');
  });
});

// The embedded database has one connection: nobody holds anything there while another reads.
describeApi('21. a calendar that is read while an appointment is held', (api) => {
  test('waits for nobody who moves it: whoever holds it waits for the calendar in turn', async () => {
    const ada = await aHost(api.db, { role: 'owner' });
    const talk = await aMeetingType(api.db, ada);
    const client = await signInAs(api, ada);
    const { appointmentId } = await book(api.client, { ...talk, start: at('10:00') });
    const feed = await startFeedStandIn();
    try {
      feed.publish({ content: anEvent('breakfast', [at('07:00'), at('07:30')]) });
      const connection = await connectFeed(client, feed.address);
      feed.publish({ content: anEvent('dentist', [at('10:00'), at('11:00')]) });
      const held = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      const mover = api.db.transaction(async (tx) => {
        const text = 'select 1 from appointment where id = $1 for update';
        await tx.query({ text, values: [appointmentId] });
        held.resolve();
        await released.promise;
      });
      await held.promise;
      await look(client, connection).finally(released.resolve);
      await mover;
      const { data } = await client.GET('/decisions');
      expect(data?.decisions).toMatchObject([{ about: 'dentist' }]);
    } finally {
      await feed.stop();
    }
  });
});
