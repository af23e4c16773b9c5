import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { host as hostTable, meetingTypeHost } from '#server/platform/db/schema/schema.ts';
import type { Limits } from '#shared/domain/availability/types.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, availabilityOf, day, timesOf, week } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const TUESDAY = '2030-01-08';
const reached = '409 host-appointment-limit-reached';

describeApi('9. limits of a host', (api) => {
  let host: AHost;
  let talk: AMeetingType;
  let demo: AMeetingType;
  beforeEach(async () => {
    host = await aHost(api.db);
    talk = await aMeetingType(api.db, host);
    demo = await aMeetingType(api.db, host, { allowedDurations: [30, 60] });
  });
  const { cancel, reschedule } = changesOn(api);
  const limit = (limits: Limits, disableOverLimit = false) =>
    api.db.orm
      .update(hostTable)
      .set({ limits, disableOverLimit })
      .where(eq(hostTable.id, host.hostId));
  const agree = (
    { meetingTypeId }: AMeetingType,
    limits: { readonly ownLimits?: Limits; readonly adminLimits?: Limits },
  ) =>
    api.db.orm
      .update(meetingTypeHost)
      .set(limits)
      .where(
        and(
          eq(meetingTypeHost.meetingTypeId, meetingTypeId),
          eq(meetingTypeHost.hostId, host.hostId),
        ),
      );

  describe('over all meeting types', () => {
    test('count what any of them took; a cancelled one counts no more', async () => {
      await limit({ day: { count: 2 } });
      await book(api.client, { ...talk, start: at('09:00') });
      const second = await book(api.client, { ...demo, start: at('10:00') });
      expect(await timesOf(api.client, talk)).toEqual([]);
      expect(await timesOf(api.client, demo)).toEqual([]);
      expect(await refusedWith(book(api.client, { ...talk, start: at('14:00') }))).toBe(reached);
      expect(await timesOf(api.client, talk, tuesday)).toContain(`${TUESDAY}T09:00`);
      await cancel(second);
      expect(await timesOf(api.client, talk)).toContain('14:00');
    });

    test('count minutes, each meeting with its own', async () => {
      await limit({ week: { minutes: 120 } });
      await book(api.client, { ...demo, start: at('09:00'), duration: 60 });
      await book(api.client, { ...talk, start: at('09:00', TUESDAY) });
      const hour = { meetingDuration: 60 };
      expect(await timesOf(api.client, demo, hour)).toEqual([]);
      expect(await timesOf(api.client, demo)).toContain('14:00');
    });

    test('let an appointment move that counts itself, and no further one in', async () => {
      await limit({ day: { count: 1 } });
      const booking = await book(api.client, { ...talk, start: at('09:00') });
      await reschedule(booking, at('11:00'));
      await book(api.client, { ...demo, start: at('09:00', TUESDAY) });
      expect(await refusedWith(reschedule(booking, at('11:00', TUESDAY)))).toBe(reached);
    });

    test('of one host of several leave the others', async () => {
      const colleague = await aHost(api.db, {}, host);
      const shared = await aMeetingType(api.db, [host, colleague], { calculationMethod: 'anyone' });
      await limit({ day: { count: 1 } });
      await book(api.client, { ...talk, start: at('09:00') });
      const { appointmentId } = await book(api.client, { ...shared, start: at('10:00') });
      const [row] = await api.db.query<{ hosts: string[] }>({
        text: 'select host_ids::text[] as hosts from appointment where id = $1',
        values: [appointmentId],
      });
      expect(row?.hosts).toEqual([colleague.hostId]);
    });
  });

  describe('for one meeting type', () => {
    test('hold as the host says and as an admin says', async () => {
      await agree(talk, { ownLimits: { day: { count: 3 } }, adminLimits: { week: { count: 1 } } });
      await book(api.client, { ...talk, start: at('09:00') });
      expect(await timesOf(api.client, talk, week)).toEqual([]);
      expect(await timesOf(api.client, demo)).toContain('14:00');
      await agree(talk, { adminLimits: {} });
      expect(await timesOf(api.client, talk)).toContain('14:00');
      await agree(talk, { ownLimits: { day: { minutes: 45 } } });
      expect(await timesOf(api.client, talk)).toEqual([]);
    });

    test('are named where a host asks why', async () => {
      await agree(talk, { ownLimits: { month: { count: 0 } } });
      await limit({ year: { count: 0 } });
      const client = await signInAs(api, host);
      const { dates } = await availabilityOf(client, talk, { troubleshoot: true });
      const types = dates[0]?.spots[4]?.unavailabilityEvents?.map(({ type }) => type);
      expect(types).toEqual(['limitMonth', 'overallLimitYear']);
    });
  });

  describe('that pause', () => {
    test('close all pages until the period ends, and say until when', async () => {
      await limit({ week: { count: 1 } }, true);
      expect((await availabilityOf(api.client, talk)).pausedUntil).toBeUndefined();
      await book(api.client, { ...demo, start: at('14:00', TUESDAY) });
      const nextWeek = { start: at('00:00', '2030-01-14'), end: at('00:00', '2030-01-19') };
      expect(await availabilityOf(api.client, talk, nextWeek)).toEqual({
        dates: [],
        earliestAvailableDate: null,
        pausedUntil: '2030-01-14',
      });
      const later = book(api.client, { ...talk, start: at('09:00', '2030-01-15') });
      expect(await refusedWith(later)).toBe(reached);
      api.clock.set('2030-01-14T00:00:00Z');
      const open = await availabilityOf(api.client, talk, nextWeek);
      expect(open.dates.map(({ date }) => date.slice(8))).toEqual(['14', '15', '16', '17', '18']);
      expect(open.pausedUntil).toBeUndefined();
    });

    test('seat nobody in groups that have begun either, until the period ends', async () => {
      const course = await aMeetingType(api.db, host, { totalSpots: 4 });
      const start = at('14:00', TUESDAY);
      const first = await book(api.client, { ...course, start });
      await limit({ week: { count: 1 } }, true);
      const attendee = { email: 'late@visitor.test' };
      const join = () => book(api.client, { ...course, start, attendee });
      expect(await timesOf(api.client, course, tuesday)).toEqual([]);
      expect(await refusedWith(join())).toBe(reached);
      // A limit alone counts appointments: a seat is none.
      await limit({ week: { count: 1 } });
      expect((await join()).appointmentId).toBe(first.appointmentId);
    });

    test('leave the others of those who take turns', async () => {
      const colleague = await aHost(api.db, {}, host);
      const shared = await aMeetingType(api.db, [host, colleague], { calculationMethod: 'anyone' });
      await limit({ day: { count: 0 } }, true);
      const open = await availabilityOf(api.client, shared, day);
      expect(open.dates).toHaveLength(1);
      expect(open.pausedUntil).toBeUndefined();
      expect(await timesOf(api.client, shared, { hostIds: [host.hostId] })).toEqual([]);
    });
  });
});

const tuesday = { start: at('00:00', TUESDAY), end: at('23:59', TUESDAY) };
