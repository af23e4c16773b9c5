import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { describeCallback } from './describe-callback.ts';
import { type CallbackRequested, requestCallback } from './request-callback.ts';

describe.each(DATABASE_KINDS)('asking to be called back on %s', (kind) => {
  const clock = fakeClock('2030-01-07T06:00:00.000Z');
  const events: CallbackRequested[] = [];
  let db: Database;
  let ada: AHost;
  let grace: AHost;
  let meeting: AMeetingType;
  const ask = (wish: { meetingTypeId?: string; hostId?: string; phone?: string }) =>
    requestCallback(
      {
        db,
        clock,
        jobs: {
          async publish(_, event) {
            events.push(event);
          },
        },
      },
      {
        name: 'Maya',
        phone: '+46 (70) 123-45 67',
        email: 'maya@visitor.test',
        notes: 'After lunch',
        timezone: 'Europe/Stockholm',
        ...wish,
      },
    );
  const hostOf = async (callbackId: string) => {
    const text = 'select host_id as "hostId", phone from callback_request where id = $1';
    return (await db.query<{ hostId: string; phone: string }>({ text, values: [callbackId] }))[0];
  };

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    ada = await aHost(db);
    grace = await aHost(db, { language: 'de', timeZone: 'Europe/Berlin' }, ada);
    meeting = await aMeetingType(db, [ada, grace]);
  });
  afterAll(() => db.close());

  test('the named host is asked, else the meeting type’s first', async () => {
    const { meetingTypeId } = meeting;
    const first = await ask({ meetingTypeId });
    expect(await hostOf(first.callbackId)).toEqual({ hostId: ada.hostId, phone: '+46701234567' });
    const named = await ask({ meetingTypeId, hostId: grace.hostId });
    expect(await hostOf(named.callbackId)).toMatchObject({ hostId: grace.hostId });
    const alone = await ask({ hostId: grace.hostId });
    expect(await hostOf(alone.callbackId)).toMatchObject({ hostId: grace.hostId });
  });

  test('the host reads who called, in their own language', async () => {
    const { callbackId } = await ask({ hostId: grace.hostId });
    const event = events.at(-1);
    expect(event).toEqual({ type: 'callback-requested', companyId: ada.companyId, callbackId });
    expect(event && (await describeCallback(db, event))).toMatchObject({
      kind: 'callback-request',
      recipient: { email: grace.email, language: 'de', timeZone: 'Europe/Berlin' },
      company: { name: 'Acme' },
      caller: {
        name: 'Maya',
        phone: '+46701234567',
        email: 'maya@visitor.test',
        notes: 'After lunch',
        timeZone: 'Europe/Stockholm',
      },
    });
    const gone = { companyId: ada.companyId, callbackId: randomUUID() };
    expect(await describeCallback(db, gone)).toBeUndefined();
  });

  test('what cannot be asked is refused, and nothing is kept or told', async () => {
    const before = events.length;
    const draft = await aMeetingType(db, ada, { enabled: false });
    const stranger = await aHost(db);
    const { meetingTypeId } = meeting;
    await expect(ask({ meetingTypeId: draft.meetingTypeId })).rejects.toMatchObject({
      code: 'meeting-type-not-available',
    });
    await expect(ask({ meetingTypeId, hostId: stranger.hostId })).rejects.toMatchObject({
      code: 'host-not-assigned',
    });
    await expect(ask({ hostId: randomUUID() })).rejects.toMatchObject({ code: 'host-not-found' });
    await expect(ask({ meetingTypeId, phone: 'call me' })).rejects.toMatchObject({
      code: 'validation-failed',
      fields: [{ path: 'phone', code: 'invalid-phone' }],
    });
    expect(events).toHaveLength(before);
  });
});
