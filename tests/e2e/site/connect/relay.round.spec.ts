import { type RunningCoturn, runCoturn } from '#tests/support/run-coturn.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { shiftDate } from '#tests/support/shift-date.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { test as base, expect } from '../../support/test.ts';
import { chosenWay, forceRelay } from './kept-connections.ts';
import { expectMeeting, meet } from './meet.ts';

interface WorkerFixtures {
  readonly relay: RunningCoturn;
}

const test = base.extend<object, WorkerFixtures>({
  relay: [
    async ({ browserName: _ }, use) => {
      const relay = await runCoturn();
      await use(relay);
      await relay.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ livesInTime: _, relay }, use) => {
      const environment = { TURN_URL: relay.url, TURN_SECRET: relay.secret };
      const server = await runWorld({ environment });
      await use(server);
      expect(await server.stop(), 'exit code of the server').toBe(0);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use(fakeMedia);
// As patient as what is waited for in it.
test.describe.configure({ timeout: 240_000 });

/** The server's credentials are good for two hours: one minute is left of those that were handed out. */
const UNTIL_THEY_END_MS = 119 * 60_000;

test('22. two people meet by relay alone, and have new credentials before the first ones end @coturn', async ({
  browser,
  server,
  relay,
}) => {
  const people = await meet({ browser, server, prepare: forceRelay });
  const ways = () => Promise.all([chosenWay(people.ada), chosenWay(people.marie)]);
  const kinds = async () => (await ways()).map((way) => way?.kind);
  await expect.poll(kinds).toEqual(['relay', 'relay']);
  const first = await ways();
  const known = relay.users().size;
  expect(known).toBeGreaterThanOrEqual(2);

  await people.ada.evaluate(shiftDate, UNTIL_THEY_END_MS);
  const isAnother = async () =>
    (await ways()).map((way, index) => way?.fragment !== first[index]?.fragment);
  // A clock that jumps starts ICE again as well, with the credentials that are there.
  await expect.poll(() => relay.users().size, 'new names').toBeGreaterThan(known);
  await expect.poll(isAnother, 'ICE has started again at both').toEqual([true, true]);
  await expect.poll(kinds).toEqual(['relay', 'relay']);
  await expectMeeting(people);
});
