import { beforeAll, expect, test } from 'vitest';
import { book, startsOf } from '#tests/support/api-bookings.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { type KeptWorld, keepWorld } from '#tests/support/keep-world.ts';
import { signInAs } from '#tests/support/logins.ts';

const start = '2030-01-08T10:00:00.000Z';

describeApi.both('20.6 a world that is kept', (api) => {
  let host: AHost;
  let meeting: AMeetingType;
  let world: KeptWorld;
  beforeAll(async () => {
    host = await aHost(api.db);
    meeting = await aMeetingType(api.db, host);
    world = await keepWorld(api.db);
  });

  const rowsOf = async (table: string) =>
    api.db.query({ text: `select * from ${table} order by 1, 2` });
  const isFree = async () => {
    const range = { start: '2030-01-08T00:00:00Z', end: '2030-01-09T00:00:00Z' };
    const starts = await startsOf(api.client, { meetingTypeId: meeting.meetingTypeId, ...range });
    return starts.some((each) => Date.parse(each) === Date.parse(start));
  };

  test('is as it was after each story, whatever has been booked and saved', async () => {
    const before = [await rowsOf('host'), await rowsOf('meeting_type'), await rowsOf('schedule')];
    for (let story = 0; story < 2; story += 1) {
      await book(api.client, { ...meeting, start });
      await signInAs(api, host);
      await world.restore();
      const counts = ['appointment', 'attendee', 'reservation', 'auth_user', 'pgboss.job'].map(
        async (table) => (await rowsOf(table)).length,
      );
      expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0]);
    }
    const after = [await rowsOf('host'), await rowsOf('meeting_type'), await rowsOf('schedule')];
    expect(after).toEqual(before);
  });

  test('is what pages show: what the server remembered of a taken time is forgotten', async () => {
    expect(await isFree()).toBe(true);
    await book(api.client, { ...meeting, start });
    expect(await isFree()).toBe(false);
    await world.restore();
    expect(await isFree()).toBe(true);
  });
});
