import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/test.ts';
import { aPage, meet } from './meet.ts';
import { expectMoving } from './seen-and-heard.ts';

test.use(fakeMedia);

// What is left open would take the next story's share of the machine.
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('22. two people meet through our own server, and one who was let in comes back', async ({
  browser,
  server,
}) => {
  const { ada, marie, room } = await meet({ browser, server });

  await marie.reload();
  await marie.getByRole('button', { name: /^(?:Join now|Ask to come in)$/ }).click();
  await expectMoving(marie, 'Picture of Ada Brandt');
  await expectMoving(ada, 'Picture of Marie Curie');

  // Without her key the address opens for its host alone.
  const stranger = await aPage(browser, server.url);
  await stranger.goto(room.ofHost);
  await expect(stranger.getByRole('button', { name: 'Ask to come in' })).toHaveCount(0);
});
