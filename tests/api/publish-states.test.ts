import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { meetingType } from '#server/platform/db/schema/schema.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { describePaying } from '#tests/support/api-payments.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { type AMeetingType, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const OPENS = at('00:00', '2030-02-01');
const AFTER = at('10:00', '2030-02-04');

type State = Partial<typeof meetingType.$inferInsert>;

/** What cannot be booked, and what would make it so again. */
const closed: readonly [name: string, state: State, opensIt: State | 'time'][] = [
  ['a draft', { enabled: false }, { enabled: true }],
  ['published later', { publishFrom: new Date(OPENS) }, 'time'],
  ['archived', { archivedAt: new Date(at('06:00')) }, { archivedAt: null }],
];

const disabled = '404 meeting-type-disabled';
const person = { email: 'maya@visitor.test', fullname: 'Maya Lindqvist', timezone: 'UTC' };

describePaying('9. a meeting type that is', (api, { host, order, offer }) => {
  const set = ({ meetingTypeId }: AMeetingType, state: State) =>
    api.db.orm.update(meetingType).set(state).where(eq(meetingType.id, meetingTypeId));

  describe.each(closed)('%s', (_, state, opensIt) => {
    const open = async (of: AMeetingType) => {
      if (opensIt === 'time') api.clock.set(OPENS);
      else await set(of, opensIt);
    };

    /** Every way that a visitor has to a booking. */
    const ways: Readonly<
      Record<string, (of: AMeetingType) => Promise<{ ask: () => Promise<unknown>; says: string }>>
    > = {
      'shows no times': async (of) => ({
        ask: () => startsOf(api.client, { ...of, ...day }),
        says: disabled,
      }),
      'answers no proposed start': async (of) => ({
        ask: () => startsOf(api.client, { ...of, ...day, starts: [at('10:00')] }),
        says: disabled,
      }),
      'is booked by nobody': async (of) => ({
        ask: () => book(api.client, { ...of, start: AFTER }),
        says: disabled,
      }),
      'shows no page': async ({ meetingTypeSlug }) => ({
        ask: () =>
          api.client.GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', {
            params: {
              path: { companySlug: '-', meetingSlug: meetingTypeSlug, userSlug: host().hostSlug },
            },
          }),
        says: disabled,
      }),
      'shows no page by its id': async ({ meetingTypeId }) => ({
        ask: () =>
          api.client.GET('/booking/meeting/{slug}', { params: { path: { slug: meetingTypeId } } }),
        says: disabled,
      }),
      'is found by nobody at its name': async ({ meetingTypeSlug }) => ({
        ask: () =>
          api.client.GET('/booking/meeting/{slug}', {
            params: { path: { slug: meetingTypeSlug } },
          }),
        says: '404 meeting-type-not-available',
      }),
      'opens no one-time link': async (of) => {
        const linkId = await aLink(of);
        return {
          ask: () =>
            api.client.GET('/booking/one-time-link/{linkId}', { params: { path: { linkId } } }),
          says: disabled,
        };
      },
      'is booked by no one-time link': async (of) => {
        const oneTimeLinkId = await aLink(of);
        return {
          ask: () => book(api.client, { ...of, start: AFTER, oneTimeLinkId }),
          says: disabled,
        };
      },
      'keeps no form that is filled first': async ({ meetingTypeId }) => ({
        ask: () =>
          api.client.POST('/booking/form-first-contact', { body: { meetingTypeId, ...person } }),
        says: '404 meeting-type-not-available',
      }),
      'asks nobody to call back': async ({ meetingTypeId }) => ({
        ask: () =>
          api.client.POST('/booking/callback', {
            body: { meetingTypeId, name: 'Maya', phone: '+4670123456', timezone: 'UTC' },
          }),
        says: disabled,
      }),
    };
    const aLink = async ({ meetingTypeId }: AMeetingType) => {
      const { data } = await (await signInAs(api, host())).POST(
        '/meeting-type/booking-link/{meetingTypeId}',
        { params: { path: { meetingTypeId } }, body: {} },
      );
      return data?.id ?? '';
    };

    test.each(Object.keys(ways))('%s', async (name) => {
      const of = await aMeetingType(api.db, host(), { settings: { formFirst: true } });
      const way = await ways[name]?.(of);
      await set(of, state);
      expect(await refusedWith(way?.ask() ?? Promise.resolve())).toBe(way?.says);
      await open(of);
      await way?.ask();
    });

    test('is paid for by nobody', async () => {
      const of = await offer();
      await set(of, state);
      const pay = () => order({ meetingTypeId: of.meetingTypeId, start: AFTER });
      expect(await refusedWith(pay())).toBe(disabled);
      await open(of);
      expect((await pay()).paymentId).toBeTruthy();
    });

    test('is listed on no page', async () => {
      const of = await aMeetingType(api.db, host(), { name: 'Listed' });
      await set(of, state);
      const listed = async () => {
        const { data } = await api.client.GET(
          '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
          {
            params: { path: { companySlug: '-', meetingSlug: '-', userSlug: host().hostSlug } },
          },
        );
        return data && 'meetingTypes' in data ? data.meetingTypes.map(({ id }) => id) : undefined;
      };
      expect(await listed()).not.toContain(of.meetingTypeId);
      await open(of);
      expect(await listed()).toContain(of.meetingTypeId);
    });

    test('keeps what is booked, which can move, and takes what took place', async () => {
      const of = await aMeetingType(api.db, host());
      const booking = await book(api.client, { ...of, start: AFTER });
      await set(of, state);
      await changesOn(api).reschedule(booking, at('12:00', '2030-02-04'));
      const asHost = await signInAs(api, host());
      const { data } = await asHost.POST('/booking/back-dated', {
        body: {
          meetingTypeId: of.meetingTypeId,
          start: '2030-01-04T10:00:00.000Z',
          attendee: person,
        },
      });
      expect(data?.bookingType).toBe('confirmed');
    });
  });
});
