import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resource, resourceChannel } from '#server/platform/db/schema/schema.ts';
import type { BookingRequestInput } from '#shared/api/booking.ts';
import { type AHost, aCompany, aHost, aMeetingType } from '#tests/support/builders.ts';
import { hours } from '#tests/support/hours.ts';
import { aVisitorsRequest, bookInRace, visitServer } from '#tests/support/server-visitor.ts';
import { SERVERS_MS, startTwoServers, type TwoServers } from '#tests/support/two-servers.ts';

const RACERS = 50;

let two: TwoServers;
beforeAll(async () => {
  two = await startTwoServers();
}, SERVERS_MS);
afterAll(async () => {
  expect(await two.stop()).toEqual([0, 0]);
});

const always = Array.from({ length: 7 }, () => hours('0:00-24:00'));

/** Every visitor asks one of the servers in turns; how many had their wish, and what others were told. */
async function race(requests: readonly BookingRequestInput[]) {
  const answers = await Promise.all(
    requests.map((body, index) => bookInRace(two.clients[index % 2 === 0 ? 0 : 1], body)),
  );
  const refusals = answers.filter((answer) => answer !== 'booked');
  return { booked: answers.length - refusals.length, refusals: [...new Set(refusals)] };
}

/** Starts of the third day from now on, which no clock reaches in a test. */
async function startsOf(meetingTypeId: string): Promise<readonly string[]> {
  const starts = await visitServer(two.servers[0].url).findStarts(meetingTypeId);
  const days = Map.groupBy(starts, (start) => start.slice(0, 10));
  return [...days.values()][3] ?? [];
}

test('9. a room that two meeting types of two hosts offer is given once, whoever asks where', async () => {
  const company = await aCompany(two.db);
  const roomId = randomUUID();
  const { companyId } = company;
  await two.db.orm.insert(resource).values({ companyId, id: roomId, name: 'Library' });
  const offer = async (host: AHost) => {
    const { meetingTypeId } = await aMeetingType(two.db, host, { channel: 'resource' });
    const id = randomUUID();
    await two.db.orm.insert(resourceChannel).values({
      ...{ companyId, id, meetingTypeId, resourceId: roomId, name: 'Library' },
      ...{ channel: 'resource', subChannel: '' },
    });
    return { meetingTypeId, resourceChannelIds: [id] };
  };
  const wish = { weekly: always };
  const offered = [
    await offer(await aHost(two.db, wish, company)),
    await offer(await aHost(two.db, wish, company)),
  ] as const;
  const starts = (await startsOf(offered[0].meetingTypeId)).slice(0, 3);
  const requests = Array.from({ length: RACERS }, (_, n) => {
    // Neighbours ask for other meeting types and on other servers.
    const wished = offered[Math.floor(n / 2) % 2 === 0 ? 0 : 1];
    const start = starts[n % starts.length] ?? '';
    return { ...aVisitorsRequest(n, { ...wished, start }), ...wished };
  });
  expect(await race(requests)).toEqual({
    booked: starts.length,
    refusals: ['409 slot-no-longer-available'],
  });
  const overlaps = await two.db.query({
    text: `select from reservation a join reservation b on a.company_id = b.company_id
      and a.resource_id = b.resource_id and a.id < b.id and a.during && b.during`,
  });
  expect(overlaps).toEqual([]);
});

test('9. a host who gives three a day over all meeting types gives three, whoever asks for which', async () => {
  const company = await aCompany(two.db);
  const limited = { weekly: always, limits: { day: { count: 3 } } };
  const host = await aHost(two.db, limited, company);
  const colleague = await aHost(two.db, { weekly: always }, company);
  const offered = [
    await aMeetingType(two.db, host),
    await aMeetingType(two.db, [colleague, host]),
    await aMeetingType(two.db, [host, colleague], { bufferAfterMinutes: 5 }),
  ];
  const starts = await startsOf(offered[0]?.meetingTypeId ?? '');
  const requests = Array.from({ length: RACERS }, (_, n) => {
    const { meetingTypeId = '' } = offered[n % offered.length] ?? {};
    // Far enough apart that nothing but the limit stands in the way.
    return aVisitorsRequest(n, { meetingTypeId, start: starts[(n * 2) % 40] ?? '' });
  });
  const { booked, refusals } = await race(requests);
  expect(booked).toBe(3);
  expect(refusals).toContain('409 host-appointment-limit-reached');
  const counted = await two.db.query<{ count: number }>({
    text: 'select count(*)::int as count from appointment where host_ids @> array[$1::uuid]',
    values: [host.hostId],
  });
  expect(counted).toEqual([{ count: 3 }]);
});
