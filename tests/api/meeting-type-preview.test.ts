import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { busyTime, host, meetingTypeHost, schedule } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { EditedReply, MeetingTypeChange } from '#shared/api/meeting-type-editor.ts';
import { previewSlots } from '#shared/domain/meeting-type/preview-slots.ts';
import { toIso } from '#shared/time/dates.ts';
import { book, startsOf } from '#tests/support/api-bookings.ts';
import { at, week } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  type AMeetingType,
  aConferenceConnection,
  aHost,
  aMeetingType,
} from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';

const RULE_SETS = roundsOf({ few: 40, many: 200 });

const range = {
  startMinute: Date.parse(week.start) / 60_000,
  endMinute: Date.parse(week.end) / 60_000,
};

const anyLimit = fc.record(
  { count: fc.integer({ min: 1, max: 3 }), minutes: fc.integer({ min: 150, max: 300 }) },
  { requiredKeys: [] },
);
const anyWindow = fc.oneof(
  fc.record({ kind: fc.constant('rolling' as const), days: fc.nat({ max: 9 }) }),
  fc.tuple(fc.integer({ min: 1, max: 14 }), fc.nat({ max: 14 })).map(([first, more]) => ({
    kind: 'range' as const,
    from: `2030-01-${String(first).padStart(2, '0')}`,
    to: `2030-01-${String(first + more).padStart(2, '0')}`,
  })),
);

/** Rules as an editor may set them, for some of these hosts. */
function anyChange(hosts: readonly AHost[], schedules: readonly string[]) {
  const anyHosts = fc
    .shuffledSubarray([...hosts], { minLength: 1 })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ hostId }) =>
          fc.record({
            hostId: fc.constant(hostId),
            weight: fc.constant(100),
            priority: fc.constant(0),
            enabled: fc.boolean(),
            scheduleId: fc.constantFrom(
              null,
              schedules[hosts.findIndex((each) => each.hostId === hostId)] ?? null,
            ),
          }),
        ),
      ),
    )
    .filter((chosen) => chosen.some(({ enabled }) => enabled));
  return fc.record({
    durationMinutes: fc.integer({ min: 5, max: 150 }),
    slotIntervalMinutes: fc.constantFrom(null, 5, 15, 25, 30, 40, 60, 90),
    bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 45),
    bufferAfterMinutes: fc.constantFrom(0, 0, 10, 90),
    minNoticeMinutes: fc.constantFrom(0, 45, 2000),
    bookingWindow: anyWindow,
    limits: fc.oneof(
      fc.constant({}),
      fc.record({ day: anyLimit, week: anyLimit, month: anyLimit }, { requiredKeys: [] }),
    ),
    calculationMethod: fc.constantFrom('everyone' as const, 'anyone' as const),
    totalSpots: fc.constantFrom(null, 3),
    hosts: anyHosts,
    channel: fc.constantFrom('phone' as const, 'zoom' as const),
    meetingLink: fc.constantFrom(null, 'https://meet.example.com/talk'),
  });
}

describeApi('9. the preview of an edited meeting type', (api) => {
  let hosts: readonly AHost[];
  let schedules: string[];
  let edited: AMeetingType;
  let client: ApiClient;
  let before: EditedReply;

  beforeAll(async () => {
    const owner = await aHost(api.db, { weekly: everyDay('9:00-12:00', '13:00-17:00') });
    const inBerlin = await aHost(
      api.db,
      { timeZone: 'Europe/Berlin', role: 'member', overrides: { '2030-01-09': [] } },
      owner,
    );
    const aroundTheClock = await aHost(
      api.db,
      { timeZone: 'Asia/Kathmandu', role: 'member', weekly: everyDay('0:00-24:00') },
      owner,
    );
    hosts = [owner, inBerlin, aroundTheClock];
    for (const each of hosts) await aConferenceConnection(api.db, each);
    schedules = [];
    for (const { companyId, hostId } of hosts) {
      const id = randomUUID();
      schedules.push(id);
      await api.db.orm.insert(schedule).values({
        ...{ companyId, hostId, id, name: 'Evenings', timeZone: 'UTC', isDefault: false },
        weekly: everyDay('16:00-20:00'),
      });
      await api.db.orm.insert(busyTime).values({
        ...{ companyId, hostId, id: randomUUID(), kind: 'calendar-event' },
        startsAt: new Date(at('14:10', '2030-01-10')),
        endsAt: new Date(at('15:05', '2030-01-10')),
      });
    }
    edited = await aMeetingType(api.db, [owner, inBerlin, aroundTheClock], {
      calculationMethod: 'anyone',
      totalSpots: 3,
    });
    const alone = await aMeetingType(api.db, inBerlin);
    await book(api.client, { ...idOf(edited), start: at('10:00', '2030-01-08') });
    await book(api.client, { ...idOf(edited), start: at('11:00', '2030-01-08') });
    await book(api.client, { ...idOf(alone), start: at('10:30', '2030-01-10') });
    // Limits of their own, which the preview has to hold too.
    await api.db.orm
      .update(host)
      .set({ limits: { week: { count: 1 } }, disableOverLimit: true })
      .where(eq(host.id, inBerlin.hostId));
    await api.db.orm
      .update(meetingTypeHost)
      .set({ ownLimits: { day: { minutes: 60 } }, adminLimits: { week: { count: 2 } } })
      .where(eq(meetingTypeHost.hostId, owner.hostId));
    client = await signInAs(api, owner);
    before = await dataOf(
      client.GET('/meeting-type/{meetingTypeId}', { params: { path: idOf(edited) } }),
    );
  });

  const saved = async (change: MeetingTypeChange) => {
    await client.PATCH('/meeting-type/{meetingTypeId}', {
      params: { path: idOf(edited) },
      body: change,
    });
    try {
      return await startsOf(api.client, { ...idOf(edited), ...week });
    } catch (error) {
      // Where nobody can be met the page says why; the preview has nothing to show.
      if (String(error).includes('zoom')) return [];
      throw error;
    }
  };
  const previewed = async ({ hosts: chosen = [], ...change }: MeetingTypeChange) => {
    const asked = chosen.map(({ hostId, scheduleId }) =>
      scheduleId === null ? hostId : `${hostId}.${scheduleId}`,
    );
    const facts = await dataOf(
      client.GET('/meeting-type/editor/facts', {
        params: { query: { ...idOf(edited), hosts: asked, ...week } },
      }),
    );
    const slots = previewSlots({ ...before, ...change, hosts: chosen }, facts, range);
    return slots.map(({ startMinute }) => toIso(startMinute));
  };

  test('says what visitors are offered once it is saved, whatever the rules', async () => {
    let offered = 0;
    await fc.assert(
      fc.asyncProperty(anyChange(hosts, schedules), async (change) => {
        const preview = await previewed(change);
        expect(preview).toEqual(await saved(change));
        offered += preview.length;
      }),
      { numRuns: RULE_SETS, seed: 9 },
    );
    // Rules under which nothing is ever free would prove nothing.
    expect(offered).toBeGreaterThan(RULE_SETS);
  });
});

function idOf({ meetingTypeId }: AMeetingType) {
  return { meetingTypeId };
}

async function dataOf<T>(call: Promise<{ readonly data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new Error('Nothing was answered');
  return data;
}
