import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { readQrCodes } from '../support/read-qr-codes.ts';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { expectTakenOver } from './expect-taken-over.ts';
import { early, holdReact } from './hold-react.ts';
import { signInAs } from './sign-in.ts';

/** Puts on Ada's card what a host puts on theirs. */
async function fillCard(page: Page): Promise<void> {
  await signInAs(page, 'ada@demo.test');
  const reply = await page.request.patch('/api/personal-page/me', {
    data: {
      description:
        'I turn questions that take an afternoon into answers that take an hour. '.repeat(3),
      onlineProfiles: {
        email: 'ada@studio.example',
        phone: '+44 20 7946 0018',
        linkedIn: 'linkedin.com/in/ada',
        instagram: 'https://instagram.com/ada',
        customLinks: [{ name: 'Our studio', url: 'studio.example', icon: '🏛️' }],
      },
    },
  });
  expect(reply.ok()).toBe(true);
  await page.context().clearCookies();
}

const boxes = (page: Page) =>
  page.locator('main a, main button, main h1, main h2, main h3, main p').evaluateAll((all) =>
    all
      .filter((each) => !each.closest('[data-times]') && each.textContent !== 'Show more')
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.textContent, x, y, width, height].join(' ');
      }),
  );

test('23. a card is there before any script, and nothing moves when React takes it over', async ({
  page,
}) => {
  await fillCard(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await holdReact(page);
    await page.goto('/ada', early);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Brandt' })).toBeVisible();
    const painted = await boxes(page);
    letGo();
    await untilReact(page);
    await expect(page.locator('[data-times] a').first()).toBeVisible();
    expect(await boxes(page)).toEqual(painted);
    await page.unrouteAll();
  }
});

test('23. a team’s page is painted as React shows it', ({ page }) =>
  expectTakenOver(page, '/team/studio'));

test('23. a visitor keeps a card, reads all of it, and books the next free time', async ({
  page,
}) => {
  await fillCard(page);
  await page.goto('/ada');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Write to ada@studio.example' })).toHaveAttribute(
    'href',
    'mailto:ada@studio.example',
  );
  await expect(page.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.com/in/ada',
  );
  await expect(page.getByRole('link', { name: 'Our studio' })).toHaveAttribute(
    'href',
    'https://studio.example',
  );
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  const next = page.getByRole('list', { name: /^Next free times/ }).getByRole('link');
  await expect(next).toHaveCount(3);
  await next.first().click();
  await expect(page).toHaveURL(/\/ada\/.+\?times=/);
  await expect(page.getByRole('button', { name: /^\d\d?:\d\d/ })).toHaveCount(1);
});

test('23. a card is held out as a code that leads to it', async ({ page, server }) => {
  await page.goto('/ada');
  await page.getByRole('button', { name: 'QR code' }).click();
  const screen = page.getByRole('dialog', { name: 'Ada Brandt' });
  await expect(screen.getByRole('img', { name: 'QR code of Ada Brandt' })).toBeVisible();
  await expectAccessible(page);
  expect(await readQrCodes(await page.screenshot())).toEqual([`${server.url}/ada`]);
  await page.keyboard.press('Escape');
  await expect(screen).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'QR code' })).toBeFocused();
});

test.describe('23. without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is whole, but for what only scripts can do', async ({ page }) => {
    await page.goto('/ada', early);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Brandt' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save contact' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Book Intro call' }).click();
    await expect(page).toHaveURL(/\/ada\/intro$/);
  });
});
