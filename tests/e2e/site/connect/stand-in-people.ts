import type { Browser, BrowserContext, Page } from 'playwright/test';
import type { Waiting } from '#shared/domain/connect/protocol.ts';
import { roomPath } from './a-door.ts';
import { expectMoving } from './seen-and-heard.ts';
import { standInRoom } from './stand-in-room.ts';

export const ada = { id: 'a', name: 'Ada Lovelace', role: 'host' } as const;
export const marie = { id: 'b', name: 'Marie Curie', role: 'attendee' } as const;

interface JoinWish {
  /** Whether a host has to let them in. */
  readonly waits?: boolean;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** A browser of their own, in the room; `prepare` before a page is opened. */
export async function join(
  browser: Browser,
  room: ReturnType<typeof standInRoom>,
  who: Waiting,
  { waits = false, prepare }: JoinWish = {},
) {
  const context = await browser.newContext();
  await prepare?.(context);
  await room.open(context, who, waits);
  const page = await context.newPage();
  await page.goto(roomPath());
  await enter(page);
  return page;
}

export const enter = (page: Page) =>
  page.getByRole('button', { name: /^(?:Join now|Ask to come in)$/ }).click();

/** Controls are gone after three quiet seconds: a key brings them back. */
export async function press(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name }).click();
}

/** Both in a room that stands in for our server, and seen by each other; `prepare` is done to both browsers. */
export async function meetInStandIn(browser: Browser, prepare?: JoinWish['prepare']) {
  const room = standInRoom();
  const host = await join(browser, room, ada, prepare && { prepare });
  const guest = await join(browser, room, marie, prepare && { prepare });
  await expectMoving(host, 'Picture of Marie Curie');
  await expectMoving(guest, 'Picture of Ada Lovelace');
  return { room, host, guest };
}
