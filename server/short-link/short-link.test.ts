import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMeetingPage, NONE } from '#server/booking-page/get-booking-page.ts';
import type { Database } from '#server/db/database.ts';
import { createShortLink as createShortLinkCall } from '#shared/api/short-link.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/database.ts';
import { fakeClock } from '#tests/support/fake-clock.ts';
import { createOneTimeLink } from './create-one-time-link.ts';
import { createShortLink } from './create-short-link.ts';
import { getShortLink } from './get-short-link.ts';
import { getOneTimeLink, type LoadMeetingPage, takeOneTimeLink } from './one-time-link.ts';

const NOW = '2030-01-07T06:00:00.000Z';
const LATER = '2030-01-08T06:00:00.000Z';

describe.each(DATABASE_KINDS)('links on %s', (kind) => {
  const clock = fakeClock(NOW);
  let db: Database;
  let ada: AHost;
  let grace: AHost;
  let meeting: AMeetingType;
  const loadMeetingPage: LoadMeetingPage = ({ owner, ownerSlug, slug }, host) =>
    getMeetingPage(
      db,
      { kind: owner, slug: ownerSlug, meetingSlug: slug, companySlug: NONE, host },
      async () => undefined,
    );
  const services = () => ({ db, clock, publicUrl: 'https://book.test', loadMeetingPage });
  const owner = () => ({ ...ada, role: 'owner' as const });
  const take = (linkId: string, meetingTypeId = meeting.meetingTypeId) =>
    db.transaction((tx) =>
      takeOneTimeLink(tx, {
        linkId,
        meetingTypeId,
        appointmentId: randomUUID(),
        nowMs: clock.nowMs(),
      }),
    );

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    ada = await aHost(db, { firstname: 'Ada' });
    grace = await aHost(db, { firstname: 'Grace' }, ada);
    meeting = await aMeetingType(db, [ada, grace]);
  });
  beforeEach(() => clock.set(NOW));
  afterAll(() => db.close());

  test('a short link leads to its path', async () => {
    const link = await createShortLink(services(), ada, { target: '/ada/intro?lang=de' });
    expect(link).toEqual({
      id: expect.stringMatching(/^[\w-]{10}$/),
      path: `/s/${link.id}`,
      url: `https://book.test/s/${link.id}`,
    });
    expect(await getShortLink(services(), link.id)).toEqual({ target: '/ada/intro?lang=de' });
  });

  test('a short link that has expired is not found, nor one that never was', async () => {
    const { id } = await createShortLink(services(), ada, { target: '/ada', expiresAt: LATER });
    expect(await getShortLink(services(), id)).toEqual({ target: '/ada' });
    clock.set(LATER);
    await expect(getShortLink(services(), id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(getShortLink(services(), 'nothing')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a one-time link shows the page of its meeting type, with its host alone', async () => {
    const any = await createOneTimeLink(services(), owner(), meeting);
    const page = await getOneTimeLink(services(), any.id, undefined);
    expect(page.meetingType.id).toBe(meeting.meetingTypeId);
    expect(page.bookingInfo.hosts).toHaveLength(2);
    expect(any.path).toBe(`/${ada.hostSlug}/${meeting.meetingTypeSlug}?oneTimeLinkId=${any.id}`);
    const wish = { ...meeting, hostId: grace.hostId };
    const hers = await createOneTimeLink(services(), owner(), wish);
    const { bookingInfo } = await getOneTimeLink(services(), hers.id, undefined);
    expect(bookingInfo.hosts.map(({ firstname }) => firstname)).toEqual(['Grace']);
    expect(await take(hers.id)).toBe(grace.hostId);
  });

  test('twenty racers with one link: one books', async () => {
    const { id } = await createOneTimeLink(services(), owner(), meeting);
    const races = await Promise.allSettled(Array.from({ length: 20 }, () => take(id)));
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const race of races) {
      if (race.status === 'rejected') expect(race.reason).toMatchObject({ code: 'link-invalid' });
    }
    await expect(getOneTimeLink(services(), id, undefined)).rejects.toMatchObject({
      code: 'link-invalid',
    });
  });

  test('a booking that is rolled back leaves the link unused', async () => {
    const { id } = await createOneTimeLink(services(), owner(), meeting);
    const { meetingTypeId } = meeting;
    const used = { linkId: id, meetingTypeId, appointmentId: randomUUID(), nowMs: clock.nowMs() };
    await expect(
      db.transaction(async (tx) => {
        await takeOneTimeLink(tx, used);
        throw new Error('taken');
      }),
    ).rejects.toThrow('taken');
    expect(await take(id)).toBeNull();
  });

  test('a link is not for another meeting type, and not for ever', async () => {
    const other = await aMeetingType(db, ada);
    const { id } = await createOneTimeLink(services(), owner(), { ...meeting, expiresAt: LATER });
    await expect(take(id, other.meetingTypeId)).rejects.toMatchObject({ code: 'link-invalid' });
    clock.set(LATER);
    await expect(take(id)).rejects.toMatchObject({ code: 'link-invalid' });
    await expect(getOneTimeLink(services(), id, undefined)).rejects.toMatchObject({
      code: 'link-invalid',
    });
  });

  test('who may make one: admins, and members for what they serve', async () => {
    const linus = await aHost(db, {}, ada);
    const stranger = await aHost(db);
    const make = (by: AHost, role: 'owner' | 'admin' | 'member', hostId?: string) =>
      createOneTimeLink(services(), { ...by, role }, { ...meeting, hostId });
    expect(await make(grace, 'member')).toHaveProperty('id');
    expect(await make(linus, 'admin')).toHaveProperty('id');
    await expect(make(linus, 'member')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(make(ada, 'owner', linus.hostId)).rejects.toMatchObject({
      code: 'host-not-assigned',
    });
    await expect(make(stranger, 'owner')).rejects.toMatchObject({
      code: 'meeting-type-not-available',
    });
  });
});

test.each([
  ['/ada/intro?a=b#c', true],
  ['/', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['https://evil.test', false],
  ['ada', false],
  ['/a b', false],
  ['/a\nb', false],
])('the target %j: %s', (target, isAccepted) => {
  expect(createShortLinkCall.body.safeParse({ target }).success).toBe(isAccepted);
});
