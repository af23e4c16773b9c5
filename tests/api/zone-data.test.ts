import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import {
  host as hostTable,
  meetingTypeHost,
  schedule,
  zoneData,
} from '#server/platform/db/schema/schema.ts';
import { answerDecision } from '#tests/support/answer-decision.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { hours } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';
import { anEdition, EARLIER, LATER } from '#tests/support/zone-editions.ts';

const timeZone = 'America/Santiago';
/** What was known before: that Chile has no summer time, so that its clocks are an hour behind ours. */
const before = anEdition(EARLIER, { timeZone, byMinutes: -60 });

describeApi.both('what is booked where the clocks are going to show another time', (api) => {
  let host: AHost;
  beforeEach(async () => {
    await api.db.orm.delete(zoneData);
    // What the story before has booked is none of this one's.
    await api.db.orm.update(hostTable).set({ leftAt: new Date(api.clock.nowMs()) });
    host = await aHost(api.db, { timeZone });
  });
  const aBooking = async (start = at('14:00'), of: AHost = host) => {
    const { meetingTypeId } = await aMeetingType(api.db, of);
    return book(api.client, { meetingTypeId, start });
  };

  test('is nothing to ask about where a zone is met for the first time', async () => {
    await aBooking();
    expect(await api.lookAtZones()).toBe(0);
    expect(await api.lookAtZones()).toBe(0);
  });

  test('is asked about once', async () => {
    await api.lookAtZones(before);
    await aBooking();
    expect(await api.lookAtZones()).toBe(1);
    expect(await api.lookAtZones()).toBe(0);
  });

  test.each(['move', 'keep'] as const)('is told its host once, who answers: %s', async (answer) => {
    await api.lookAtZones(before);
    await aBooking();
    await api.runJobs();
    api.mailbox.empty();
    await api.lookAtZones();
    const asHost = await signInAs(api, host);
    const list = async () => (await asHost.GET('/decisions')).data?.decisions ?? [];
    // 10:00 on the wall, which is an hour earlier with summer time than without.
    const asked = await list();
    expect(asked).toMatchObject([
      { kind: 'clock', appointment: { start: at('14:00') }, proposedStart: at('13:00') },
    ]);
    await api.runJobs();
    expect(api.mailbox.to(host.email)).toHaveLength(1);
    expect(api.mailbox.to('maya@visitor.test')).toHaveLength(0);
    for (const each of asked) await answerDecision(asHost, each, answer);
    await api.runJobs();
    expect(api.mailbox.to('maya@visitor.test')).toHaveLength(answer === 'move' ? 1 : 0);
    expect(await list()).toEqual([]);
    await api.lookAtZones();
    expect(await list()).toEqual([]);
  });

  test('is asked about once by two processes that start at the same time', async () => {
    await api.lookAtZones(before);
    await aBooking();
    const asked = await Promise.all([api.lookAtZones(), api.lookAtZones()]);
    expect(asked.sort()).toEqual([0, 1]);
  });

  test('is not asked about again while old and new processes take turns', async () => {
    await api.lookAtZones(before);
    await aBooking();
    await api.lookAtZones();
    expect(await api.lookAtZones(before)).toBe(0);
    expect(await api.lookAtZones()).toBe(0);
  });

  test('is not asked about where only the edition is another', async () => {
    await api.lookAtZones();
    await aBooking();
    expect(await api.lookAtZones(anEdition(LATER))).toBe(0);
  });

  test('is compared as far ahead in a year in which nobody has updated', async () => {
    await api.lookAtZones(before);
    api.clock.advance({ days: 400 });
    await api.lookAtZones(before);
    const [known] = await api.db.orm.select().from(zoneData);
    expect(known?.offsets.startMinute).toBe(Date.parse('2030-01-01T00:00Z') / 60_000);
  });

  test('is left alone where it is over or another zone is meant', async () => {
    const elsewhere = await aHost(api.db, { timeZone: 'America/Lima' });
    await api.lookAtZones(before);
    await aBooking(at('14:00'), elsewhere);
    await aBooking(at('14:00'));
    api.clock.set(at('14:01'));
    expect(await api.lookAtZones()).toBe(0);
  });

  test.each(['hours', 'hours of their own for it'])(
    'means the %s by which it was offered, wherever its host is at home',
    async (which) => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const { companyId, hostId, scheduleId } = host;
      const elsewhere = { timeZone: 'Europe/Berlin' };
      if (which === 'hours') {
        await api.db.orm.update(schedule).set(elsewhere).where(eq(schedule.id, scheduleId));
      } else {
        const chosen = { ...elsewhere, id: randomUUID(), companyId, hostId, name: 'Abroad' };
        const weekly = Array.from({ length: 7 }, () => hours('9:00-17:00'));
        await api.db.orm.insert(schedule).values({ ...chosen, weekly, isDefault: false });
        const serves = eq(meetingTypeHost.meetingTypeId, meetingTypeId);
        await api.db.orm.update(meetingTypeHost).set({ scheduleId: chosen.id }).where(serves);
      }
      await api.lookAtZones(before);
      await book(api.client, { meetingTypeId, start: at('14:00') });
      expect(await api.lookAtZones()).toBe(0);
    },
  );

  test('a zone that this process does not know is left to one that does', async () => {
    await aHost(api.db, { timeZone: 'America/Atlantis' });
    expect(await api.lookAtZones()).toBe(0);
    const known = await api.db.orm.select().from(zoneData);
    expect(known.map((each) => each.timeZone)).not.toContain('America/Atlantis');
  });
});
