import type { Page } from 'playwright/test';
import { smallCamera } from '../../support/small-camera.ts';
import { expect, test } from '../../support/test.ts';
import { signInWith } from '../sign-in.ts';
import { bookRoom } from './book-room.ts';
import { join } from './meet.ts';
import { expectHeard, expectMoving } from './seen-and-heard.ts';

test.use({ launchOptions: [smallCamera, { scope: 'worker' }] });
// One machine is all six: as patient as that takes, never a measure.
test.describe.configure({ timeout: 480_000 });

test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const GUESTS = ['Nora', 'Omar', 'Pia', 'Quinn'];
/** Five others: a third as wide as the camera's 160 pixels is what each of them is sent. */
const SENT_WIDTH = 160 / 3;

interface Person {
  readonly page: Page;
  readonly name: string;
}

/** With a silent microphone: what is loud later is the one who speaks. */
async function joinSilently(page: Page, path: string, typed?: string): Promise<void> {
  await page.goto(path);
  if (typed) await page.getByLabel('Your name').fill(typed);
  await page.getByRole('button', { name: 'Microphone', exact: true, pressed: true }).click();
  await page.getByRole('button', { name: 'Join now' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
}

async function expectSeen(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const label = `Picture of ${name}`;
    await expectMoving(page, label);
    const video = page.getByLabel(label);
    const width = () => video.evaluate((shown: HTMLVideoElement) => shown.videoWidth);
    await expect.poll(width, label).toBeLessThanOrEqual(SENT_WIDTH);
  }
}

async function expectSilent(listeners: readonly Page[], count: number): Promise<void> {
  for (const page of listeners) {
    await expect(page.getByRole('img', { name: 'Microphone off' })).toHaveCount(count);
  }
}

test('22. six people see and hear each other, and a seventh is told that the room is full', async ({
  browser,
  server,
}) => {
  const aPage = async () => {
    const viewport = { width: 640, height: 480 };
    return (await browser.newContext({ baseURL: server.url, viewport })).newPage();
  };
  const ada = await aPage();
  await signInWith(ada.request, 'ada@demo.test');
  const emails = GUESTS.map((name) => `${name.toLowerCase()}@guests.test`);
  const room = await bookRoom(ada, server, [...emails, 'rosa@guests.test']);
  const marie = await aPage();
  await joinSilently(ada, room.ofHost);
  await joinSilently(marie, room.ofMarie);
  const people: Person[] = [
    { name: 'Ada Brandt', page: ada },
    { name: 'Marie Curie', page: marie },
  ];
  const [rosas, ...seats] = room.guests.toReversed();
  for (const [index, { path }] of seats.toReversed().entries()) {
    const [page, name = ''] = [await aPage(), GUESTS[index]];
    await joinSilently(page, path, name);
    people.push({ page, name });
  }
  const besides = (person: Person) => people.filter((other) => other !== person);

  for (const person of people) {
    const names = besides(person).map(({ name }) => name);
    await expectSeen(person.page, names);
  }

  // One after the other: what five microphones send at once says nothing of the sixth.
  for (const speaker of people) {
    const listeners = besides(speaker).map(({ page }) => page);
    await expectSilent(listeners, listeners.length);
    await speaker.page.keyboard.press('m');
    await expectSilent(listeners, listeners.length - 1);
    for (const page of listeners) await expectHeard(page);
    await speaker.page.keyboard.press('m');
  }

  const seventh = await aPage();
  await join(seventh, rosas?.path ?? '', 'Rosa');
  await expect(seventh.getByRole('heading', { name: 'The room is full' })).toBeVisible();
});
