import { beforeEach, expect, test } from 'vitest';
import type { EmailQualityPorts } from '#server/platform/kernel/email-quality.ts';
import { book, refusalOf } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';

const down = () => Promise.reject(new Error('The name server is down.'));
const fine = { isValid: true, reason: null };

/** Who is asked about a domain: `throwaway.test` is disposable, `nowhere.test` takes no mail. */
const emailQuality: EmailQualityPorts = {
  isDisposable: async (domain) => domain === 'throwaway.test',
  takesMail: async (domain) => domain !== 'nowhere.test',
};

/** Spec A §5, e-mail quality guard. */
const verdicts: readonly [string, string, Partial<EmailQualityPorts>, object][] = [
  ['an address that takes mail', 'maya@visitor.test', {}, fine],
  ['a disposable address', 'a@ThrowAway.test', {}, { isValid: false, reason: 'disposable' }],
  ['an unknown domain', 'a@nowhere.test', {}, { isValid: false, reason: 'invalid_domain' }],
  ['a service failure counts as valid', 'a@nowhere.test', { takesMail: down }, fine],
  ['and so does the other one', 'a@throwaway.test', { isDisposable: down }, fine],
];

describeApi('the e-mail quality guard', (api) => {
  let meetingTypeId: string;
  beforeEach(async () => {
    const settings = { emailQualityGuard: true };
    ({ meetingTypeId } = await aMeetingType(api.db, await aHost(api.db), { settings }));
  });
  const clientWith = (ports: Partial<EmailQualityPorts>) =>
    api.clientWith({ emailQuality: { ...emailQuality, ...ports } });

  test.each(verdicts)('%s', async (_, email, ports, verdict) => {
    const client = clientWith(ports);
    const { data } = await client.POST('/booking/validate-email-quality', { body: { email } });
    expect(data).toEqual(verdict);
  });

  test.each(verdicts)('has the last word on a booking: %s', async (_, email, ports, verdict) => {
    const booking = book(clientWith(ports), {
      meetingTypeId,
      start: at('10:00'),
      attendee: { email },
    });
    if (verdict === fine) expect(await booking).toHaveProperty('appointmentId');
    else {
      const { code, body } = await refusalOf(booking);
      expect(code).toBe('validation-failed');
      expect(body.fields?.map(({ path }) => path)).toEqual(['attendee.email']);
    }
  });

  test('asks nobody about a booking where it is off', async () => {
    const offered = await aMeetingType(api.db, await aHost(api.db));
    const client = api.clientWith({ emailQuality: { isDisposable: down, takesMail: down } });
    const attendee = { email: 'a@throwaway.test' };
    const request = { meetingTypeId: offered.meetingTypeId, start: at('10:00'), attendee };
    expect(await book(client, request)).toHaveProperty('appointmentId');
  });
});
