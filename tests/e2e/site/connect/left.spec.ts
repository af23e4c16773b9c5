import type { Page } from 'playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/page-test.ts';
import { aDoor, answerDoor, roomPath } from './a-door.ts';

test.use(fakeMedia);

/** The tab was in the room for half an hour, and left it for this reason. */
async function comeFromRoom(page: Page, why: string, waitMs?: number): Promise<void> {
  const { roomId } = aDoor(Date.now());
  await page.addInitScript(
    ([id, reason, askMs]) => {
      const untilMs = Date.now();
      const askFromMs = askMs === undefined ? null : untilMs + askMs;
      const stay = { fromMs: untilMs - 31 * 60_000, untilMs, why: reason, askFromMs };
      sessionStorage.setItem(`kalends:stay:${id}`, JSON.stringify(stay));
    },
    [roomId, why, waitMs] as const,
  );
}

test('after the room: how long it was, and back into the lobby without a new page', async ({
  page,
}) => {
  await comeFromRoom(page, 'left');
  await answerDoor(page, () => aDoor(Date.now()));
  await page.goto(roomPath('/left'));
  await expect(page.getByRole('heading', { name: 'You have left the meeting' })).toBeVisible();
  await expect(page.getByText(/^You left at \d\d:\d\d, after 31 minutes\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book the next one' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Come back' }).click();
  await expect(page.getByRole('heading', { name: 'Intro call' })).toBeFocused();
  expect(new URL(page.url()).pathname).toMatch(/\/join$/);
  expect(new URL(page.url()).searchParams.get('key')).not.toBeNull();
});

const ends = [
  ['refused', 'You were not let in', 'Ask again'],
  ['full', 'The room is full', 'Try again'],
  ['too-fast', 'Too much at once', 'Come back'],
  ['taken-over', 'You are in this meeting in another tab', 'Come back'],
] as const;

for (const [why, title, again] of ends) {
  test(`${why}: it says so, and the way back is open`, async ({ page }) => {
    await comeFromRoom(page, why, 0);
    await answerDoor(page, () => aDoor(Date.now()));
    await page.goto(roomPath('/left'));
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: again })).toBeVisible();
    await expectAccessible(page);
  });
}

test('once the room is closed there is no way back, but one on', async ({ page }) => {
  await comeFromRoom(page, 'closed');
  await answerDoor(page, () => aDoor(Date.now(), { state: 'over' }));
  await page.goto(roomPath('/left'));
  await expect(page.getByRole('heading', { name: 'This meeting is over' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Come back' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Book the next one' })).toBeVisible();
});

test('a host goes on to their appointments', async ({ page }) => {
  await comeFromRoom(page, 'left');
  await answerDoor(page, () =>
    aDoor(Date.now(), {
      you: { role: 'host', name: 'Ada Lovelace', picture: null },
      state: 'over',
    }),
  );
  await page.goto(roomPath('/left'));
  await expect(page.getByRole('link', { name: 'To your appointments' })).toBeVisible();
});
