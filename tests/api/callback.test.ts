import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf, refusedWith } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aCompany, aHost, aMeetingType } from '#tests/support/builders.ts';

interface Wish {
  readonly meetingTypeId?: string;
  readonly hostId?: string;
  readonly phone?: string;
  readonly name?: string;
  readonly email?: string;
  readonly dataPolicyAccepted?: boolean;
}

// Spec A §7: POST /booking/callback.
describeApi('asking to be called back', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const ask = async (wish: Wish, key?: string) => {
    const { data } = await api.client.POST('/booking/callback', {
      body: {
        name: 'Maya Lindqvist',
        phone: '+46 (70) 123-45 67',
        notes: 'After lunch, please',
        timezone: 'Europe/Stockholm',
        ...wish,
      },
      params: { header: key === undefined ? {} : { 'idempotency-key': key } },
    });
    return data?.callbackId;
  };

  test('tells the host by mail who it is, and nobody else', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host);
    await ask({ meetingTypeId, email: 'maya@visitor.test' });
    expect(await api.runJobs()).toEqual([]);
    const mail = api.mailbox.only(host.email);
    for (const part of [
      'Talk',
      'Maya Lindqvist',
      '+46701234567',
      'maya@visitor.test',
      'After lunch',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(api.mailbox.messages).toHaveLength(1);
  });

  test('reaches the host who is named, also without a meeting type', async () => {
    const second = await aHost(api.db, { language: 'de' }, host);
    await ask({ hostId: second.hostId });
    await api.runJobs();
    expect(api.mailbox.messages.map(({ to }) => to.email)).toEqual([second.email]);
  });

  test('writes to nobody about somebody who has been erased since', async () => {
    await ask({ hostId: host.hostId });
    await api.db.query({ text: 'delete from callback_request' });
    expect(await api.runJobs()).toEqual([]);
    expect(api.mailbox.messages).toEqual([]);
  });

  test('sent twice with one key is asked once, also at the same time', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const key = randomUUID();
    const ids = await Promise.all([1, 2, 3, 4].map(() => ask({ meetingTypeId }, key)));
    expect(new Set([...ids, await ask({ meetingTypeId }, key)]).size).toBe(1);
    await api.runJobs();
    expect(api.mailbox.to(host.email)).toHaveLength(1);
    expect(await ask({ meetingTypeId, phone: '+46709999999' }, key)).not.toBe(ids[0]);
  });

  // Spec A §5: digits must number 8 to 15 with an optional leading plus.
  test.each([
    ['a phone number that is none', { phone: 'call me' }, 'phone'],
    ['a bare country code', { phone: '+46' }, 'phone'],
    ['a blank name', { name: '  ' }, 'name'],
    ['an e-mail that is none', { email: 'maya' }, 'email'],
  ])('is refused for %s, and nobody is told', async (_, wish, path) => {
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const { code, body } = await refusalOf(ask({ meetingTypeId, ...wish }));
    expect(code).toBe('validation-failed');
    expect(body.fields?.map((field) => field.path)).toEqual([path]);
    expect(await api.waitingJobs()).toBe(0);
  });

  // Spec A §5: the data policy checkbox is required when the data policy link is shown.
  test('needs the data policy accepted where the company shows it', async () => {
    const careful = await aHost(api.db, {}, await aCompany(api.db, { showDataPolicyLink: true }));
    const { meetingTypeId } = await aMeetingType(api.db, careful);
    for (const who of [{ meetingTypeId }, { hostId: careful.hostId }]) {
      const { code, body } = await refusalOf(ask(who));
      expect(code).toBe('validation-failed');
      expect(body.fields?.map((field) => field.path)).toEqual(['dataPolicyAccepted']);
      expect(await ask({ ...who, dataPolicyAccepted: true })).toBeDefined();
    }
  });

  test('needs somebody to be asked', async () => {
    expect(await refusedWith(ask({}))).toBe('400 validation-failed');
    expect(await refusedWith(ask({ hostId: randomUUID() }))).toBe('404 host-not-found');
    expect(await refusedWith(ask({ meetingTypeId: randomUUID() }))).toBe(
      '404 meeting-type-not-available',
    );
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const { hostId } = await aHost(api.db);
    expect(await refusedWith(ask({ meetingTypeId, hostId }))).toBe('409 host-not-assigned');
  });

  test('is not possible for a disabled meeting type, nor while its host is paused', async () => {
    const draft = await aMeetingType(api.db, host, { enabled: false });
    expect(await refusedWith(ask({ meetingTypeId: draft.meetingTypeId }))).toBe(
      '404 meeting-type-disabled',
    );
    const { meetingTypeId } = await aMeetingType(api.db, host);
    await api.db.query({
      text: 'update meeting_type_host set enabled = false where meeting_type_id = $1',
      values: [meetingTypeId],
    });
    expect(await refusedWith(ask({ meetingTypeId }))).toBe('409 host-disabled');
    expect(await api.waitingJobs()).toBe(0);
  });
});
