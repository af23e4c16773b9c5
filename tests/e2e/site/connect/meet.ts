import type { Browser, Page } from 'playwright/test';
import type { RunningWorld } from '#tests/support/run-world.ts';
import { signInWith } from '../sign-in.ts';
import { type BookedRoom, bookRoom } from './book-room.ts';
import { expectHeard, expectMoving } from './seen-and-heard.ts';

interface Meeting {
  readonly browser: Browser;
  readonly server: RunningWorld;
  /** Where Ada and Marie reach it; itself where nothing is said. */
  readonly at?: readonly [ofAda: string, ofMarie: string];
  /** Before a page of theirs is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

interface Met {
  readonly ada: Page;
  readonly marie: Page;
  readonly room: BookedRoom;
}

/** Somebody's browser at an address of our server, whose certificate may be one of our own. */
export async function aPage(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, ignoreHTTPSErrors: true })).newPage();
}

/** Ada, who is signed in, and Marie come into a room through the lobby and its door, and see and hear each other. */
export async function meet({ browser, server, at, prepare }: Meeting): Promise<Met> {
  const [ofAda, ofMarie] = at ?? [server.url, server.url];
  const [ada, marie] = [await aPage(browser, ofAda), await aPage(browser, ofMarie)];
  await Promise.all([prepare?.(ada), prepare?.(marie)]);
  await signInWith(ada.request, 'ada@demo.test');
  const room = await bookRoom(ada, server);
  await ada.goto(room.ofHost);
  await marie.goto(room.ofMarie);
  await ada.getByRole('button', { name: 'Join now' }).click();
  await marie.getByRole('button', { name: 'Ask to come in' }).click();
  await ada.getByRole('button', { name: /^(?:Let in|Admit)/ }).click();
  await expectMeeting({ ada, marie });
  return { ada, marie, room };
}

export async function expectMeeting({ ada, marie }: Omit<Met, 'room'>): Promise<void> {
  await expectMoving(ada, 'Picture of Marie Curie');
  await expectMoving(marie, 'Picture of Ada Brandt');
  await expectHeard(ada);
  await expectHeard(marie);
}

/** Somebody whom nobody has to let in, under the name of their link or another. */
export async function join(page: Page, path: string, name?: string): Promise<void> {
  await page.goto(path);
  if (name) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join now' }).click();
}
