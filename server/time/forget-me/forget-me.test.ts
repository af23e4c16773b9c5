import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import {
  appointment,
  attendee,
  callbackRequest,
  connectChatLine,
  connectRoom,
  formFirstContact,
  idempotencyKey,
  mailLog,
  paymentOrder,
  routingSubmission,
} from '#server/platform/db/schema/schema.ts';
import type { ForgetRequested } from '#server/platform/kernel/events.ts';
import { toKeyRing } from '#server/platform/kernel/seal.ts';
import { attendeeSecret, hashSecret, isSecretOf } from '#server/platform/kernel/secret.ts';
import { composeMessages } from '#server/post/messages/compose-messages.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { confirmForget } from './confirm-forget.ts';
import { requestForget } from './request-forget.ts';

const NOW = '2030-01-07T06:00:00.000Z';
const secret = 'a secret for tests only';
const publicUrl = 'https://book.test';
const startsAt = new Date('2030-01-09T10:00:00Z');

describe.each(DATABASE_KINDS)('forget me on %s', (kind) => {
  const clock = fakeClock(NOW);
  const events: ForgetRequested[] = [];
  const jobs = {
    async publish(_: unknown, event: ForgetRequested) {
      events.push(event);
    },
  };
  let db: Database;
  let ada: AHost;
  let meeting: AMeetingType;
  const services = () => ({
    ...{ db, clock, secret, publicUrl, jobs, sendsMail: true },
    keys: toKeyRing({ secret }),
  });

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    ada = await aHost(db);
    meeting = await aMeetingType(db, ada);
  });
  beforeEach(() => {
    clock.set(NOW);
    events.length = 0;
  });
  afterAll(() => db.close());

  /** An appointment with its attendees; each has an e-mail, a name and answers of their own. */
  async function anAppointmentOf(
    people: readonly { email: string; name: string; guests?: string[] }[],
    totalSpots: number | null = null,
  ) {
    const appointmentId = randomUUID();
    const { companyId, meetingTypeId } = meeting;
    const row = {
      companyId,
      id: appointmentId,
      meetingTypeId,
      hostIds: [ada.hostId],
      startsAt,
      durationMinutes: 30,
      status: 'booked' as const,
      channel: 'connect' as const,
      resourceChannelIds: [],
      totalSpots,
    };
    const attendees = people.map(({ email, name, guests = [] }) => ({
      companyId,
      id: randomUUID(),
      appointmentId,
      email,
      name,
      phone: '+46701234567',
      address: `${name}s street`,
      notes: `Notes of ${name}`,
      guests,
      answers: [{ name: 'company', label: 'Company', value: `Company of ${name}` }],
      language: 'en' as const,
      timeZone: 'UTC',
      secretHash: '',
    }));
    for (const each of attendees) each.secretHash = hashSecret(attendeeSecret(secret, each.id));
    await db.transaction(async (tx) => {
      await tx.orm.insert(appointment).values(row);
      await tx.orm.insert(attendee).values(attendees);
    });
    return { appointmentId, attendeeIds: attendees.map(({ id }) => id) };
  }

  async function aMail(recipient: string, text: string, appointmentId: string | null = null) {
    const id = randomUUID();
    await db.orm.insert(mailLog).values({
      companyId: ada.companyId,
      id,
      kind: 'test',
      appointmentId,
      recipient,
      recipientName: recipient,
      subject: 'About you',
      html: `<p>${text}</p>`,
      text,
      status: 'sent',
    });
    return id;
  }

  async function keptMails(ids: readonly string[]) {
    const rows = await db.orm.select({ id: mailLog.id }).from(mailLog);
    return ids.map((id) => rows.some((row) => row.id === id));
  }

  /** Asks, and reads the token where the person would: in the mail's link. */
  async function ask(email: string): Promise<string> {
    await requestForget(services(), { email });
    const event = events.at(-1);
    const composed = event && (await composeMessages(services(), event));
    const [message] = composed?.messages ?? [];
    if (message?.kind !== 'forget-link') throw new Error('Nobody was written to.');
    return new URL(message.links.confirm).searchParams.get('token') ?? '';
  }

  const tablesWith = (text: string) => findTablesWith(db, text);

  test('the reply is always the same; only somebody who is known is written to', async () => {
    await anAppointmentOf([{ email: 'known@visitor.test', name: 'Kira' }]);
    const unknown = await requestForget(services(), { email: 'nobody@visitor.test' });
    expect(events).toEqual([]);
    const known = await requestForget(services(), {
      email: 'Known@Visitor.test',
      language: 'de',
    });
    expect(known).toEqual(unknown);
    const [event] = events;
    expect(event).toEqual({
      type: 'forget-requested',
      forgetRequestId: expect.any(String),
      language: 'de',
    });
    expect(event && (await composeMessages(services(), event))).toEqual({
      companyId: ada.companyId,
      appointmentId: null,
      messages: [
        {
          kind: 'forget-link',
          recipient: {
            email: 'known@visitor.test',
            name: 'Kira',
            language: 'de',
            timeZone: 'UTC',
          },
          links: {
            confirm: expect.stringMatching(/^https:\/\/book\.test\/forget-me\?token=[\w-]{43}$/),
          },
          expiresAtIso: '2030-01-08T06:00:00.000Z',
        },
      ],
    });
  });

  test('no table mentions the person any more, and the appointment keeps its time', async () => {
    const { companyId, meetingTypeId } = meeting;
    const email = 'Maya@Visitor.test';
    const mine = await anAppointmentOf([{ email, name: 'Maya Lindqvist' }]);
    const [attendeeId = ''] = mine.attendeeIds;
    await anAppointmentOf([
      { email: 'tom@visitor.test', name: 'Tom', guests: ['a@b.test', email] },
    ]);
    await aMail(email, 'Hello Maya Lindqvist');
    await aMail(ada.email, 'Maya Lindqvist has booked', mine.appointmentId);
    await db.orm.insert(formFirstContact).values({
      companyId,
      id: randomUUID(),
      meetingTypeId,
      email,
      fullname: 'Maya Lindqvist',
      formData: {},
    });
    await db.orm.insert(callbackRequest).values({
      companyId,
      id: randomUUID(),
      hostId: ada.hostId,
      name: 'Maya Lindqvist',
      phone: '+46',
      email,
      language: 'en',
      timezone: 'UTC',
    });
    await db.orm.insert(routingSubmission).values({
      companyId,
      id: randomUUID(),
      formId: randomUUID(),
      answers: { mail: email, name: 'Maya Lindqvist' },
      outcome: { kind: 'unqualified' },
    });
    const line = { companyId, ...mine, personId: 'p', saidAt: startsAt };
    await db.orm.insert(connectChatLine).values([
      { ...line, seq: 1, lineId: '1', attendeeId, name: 'Maya', text: 'Hello' },
      { ...line, seq: 2, lineId: '2', name: 'Ada', text: 'Welcome' },
    ]);
    const refusal = { times: 1, saidMs: 0 };
    await db.orm.insert(connectRoom).values({
      ...{ companyId, appointmentId: mine.appointmentId, admitted: [], closesAt: startsAt },
      refused: { p: { ...refusal, name: 'Maya Lindqvist', role: 'attendee' } },
    });
    await db.orm
      .insert(idempotencyKey)
      .values({ companyId, keyHash: 'k', requestHash: 'r', attendeeId });
    const order = { companyId, meetingTypeId, provider: 'stripe' as const, amountCents: 100 };
    await db.orm.insert(paymentOrder).values({
      ...order,
      id: randomUUID(),
      currency: 'EUR',
      request: {
        meetingTypeId,
        start: startsAt.toISOString(),
        attendee: { email, fullname: 'Maya Lindqvist', timezone: 'UTC' },
      },
      startMinute: 1,
      hostIds: [ada.hostId],
      status: 'booked',
      expiresAt: startsAt,
    });

    expect(await confirmForget(services(), await ask(email))).toEqual({ erased: true });
    expect(await tablesWith('maya')).toEqual([]);
    expect(await tablesWith('lindqvist')).toEqual([]);
    const [kept] = await db.orm
      .select({ startsAt: appointment.startsAt, status: appointment.status })
      .from(appointment)
      .where(eq(appointment.id, mine.appointmentId));
    expect(kept).toEqual({ startsAt, status: 'booked' });
    const [erased] = await db.orm.select().from(attendee).where(eq(attendee.id, attendeeId));
    expect(erased).toMatchObject({
      email: '',
      name: '',
      phone: null,
      address: null,
      notes: null,
      guests: [],
      answers: [],
    });
    expect(isSecretOf(attendeeSecret(secret, attendeeId), erased?.secretHash ?? '')).toBe(false);
    expect(await db.query({ text: 'select * from idempotency_key' })).toEqual([]);
    expect(await db.query({ text: 'select text from connect_chat_line' })).toEqual([
      { text: 'Welcome' },
    ]);
    expect(await db.query({ text: 'select refused from connect_room' })).toEqual([
      { refused: { p: refusal } },
    ]);
    const [tom] = await db.orm.select().from(attendee).where(eq(attendee.name, 'Tom'));
    expect(tom).toMatchObject({ email: 'tom@visitor.test', guests: ['a@b.test'] });
  });

  test('others of a group, and others’ mails, stay', async () => {
    const group = await anAppointmentOf(
      [
        { email: 'ina@visitor.test', name: 'Ina' },
        { email: 'ole@visitor.test', name: 'Ole' },
      ],
      8,
    );
    const mails = [
      await aMail('ole@visitor.test', 'You are booked, Ole', group.appointmentId),
      await aMail(ada.email, 'Ole has booked', group.appointmentId),
      await aMail(ada.email, 'Ina has booked', group.appointmentId),
      await aMail('ina@visitor.test', 'You are booked', group.appointmentId),
      await aMail('ole@visitor.test', 'Something else'),
    ];
    await confirmForget(services(), await ask('ina@visitor.test'));
    expect(await keptMails(mails)).toEqual([true, true, false, false, true]);
    const [ole] = await db.orm.select().from(attendee).where(eq(attendee.name, 'Ole'));
    expect(ole).toMatchObject({ email: 'ole@visitor.test', notes: 'Notes of Ole' });
  });

  test('confirming again, or many times at once, answers the same', async () => {
    await anAppointmentOf([{ email: 'uma@visitor.test', name: 'Uma' }]);
    const token = await ask('uma@visitor.test');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => confirmForget(services(), token)),
    );
    expect(answers).toEqual(answers.map(() => ({ erased: true })));
    clock.advance({ days: 30 });
    expect(await confirmForget(services(), token)).toEqual({ erased: true });
  });

  test('an unknown or expired token erases nothing', async () => {
    await anAppointmentOf([{ email: 'eve@visitor.test', name: 'Eve' }]);
    const token = await ask('eve@visitor.test');
    await expect(confirmForget(services(), `${token}x`)).rejects.toMatchObject({
      code: 'link-invalid',
    });
    clock.advance({ days: 1 });
    await expect(confirmForget(services(), token)).rejects.toMatchObject({ code: 'link-invalid' });
    expect(await tablesWith('eve@visitor.test')).toContain('attendee');
  });
});
