import type { Page } from 'playwright/test';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/page-test.ts';
import { plugIn, unplug, withDesk } from './desk.ts';
import { expectHeard, expectMoving } from './seen-and-heard.ts';
import { meetInStandIn } from './stand-in-people.ts';

const { executablePath, args } = fakeMedia.launchOptions;
test.use({
  launchOptions: {
    executablePath,
    // The last of a name counts.
    args: [...args, '--use-fake-device-for-media-stream=device-count=3'],
  },
});

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const [first, second] = ['fake_device_0', 'fake_device_2'] as const;

/** Which camera the picture of one's own is of. */
const ownCamera = (page: Page) =>
  page.getByLabel('Your picture', { exact: true }).evaluate((video: HTMLVideoElement) => {
    const { srcObject } = video;
    return srcObject instanceof MediaStream ? srcObject.getVideoTracks()[0]?.label : undefined;
  });

test('22. a camera that is unplugged is named, another one goes on, and it is taken again once it is back', async ({
  browser,
}) => {
  const { host, guest } = await meetInStandIn(browser, withDesk);
  expect(await ownCamera(host)).toBe(first);
  await unplug(host, first);
  const replaced = `${first} is no longer connected. ${second} goes on in its place.`;
  await expect(host.getByText(replaced)).toBeVisible();
  await expect.poll(() => ownCamera(host)).toBe(second);
  await expectMoving(guest, 'Picture of Ada Lovelace');
  await plugIn(host, first);
  await expect.poll(() => ownCamera(host)).toBe(first);
  await expectMoving(guest, 'Picture of Ada Lovelace');
});

test('22. without another camera it is said that one is not seen, and the picture comes back with it', async ({
  browser,
}) => {
  const { host, guest } = await meetInStandIn(browser, withDesk);
  await unplug(host, second);
  await unplug(host, first);
  const gone = `${first} is no longer connected, and there is no other camera`;
  await expect(host.getByText(gone)).toBeVisible();
  await expect(guest.getByLabel('Picture of Ada Lovelace')).toBeHidden();
  await plugIn(host, first);
  await expectMoving(guest, 'Picture of Ada Lovelace');
  await expect(host.getByText(gone)).toBeHidden();
});

test('22. a microphone that is unplugged is followed by another one, and both are still heard', async ({
  browser,
}) => {
  const { host, guest } = await meetInStandIn(browser, withDesk);
  await expectHeard(guest);
  await unplug(host, 'Fake Default Audio Input');
  await expect(host.getByText('Fake Audio Input 1 goes on in its place.')).toBeVisible();
  await expectHeard(guest);
});
