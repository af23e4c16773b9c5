import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { runByPalette } from '../support/run-by-palette.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const NAME = 'Grace Okafor';
const OWN = 'Ada Brandt';

const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

interface Asked {
  readonly name: string;
  readonly label: string;
  readonly key: string;
}

/** The ways to a command; the palette has those of the member who is open. */
const ways: readonly ((page: Page, asked: Asked) => Promise<void>)[] = [
  async (page, { name, label }) => {
    await page.getByRole('button', { name: `Actions: ${name}` }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  },
  async (page, { name, key }) => {
    await row(page, name).focus();
    await page.keyboard.press(key);
  },
  async (page, { name, label }) => {
    await row(page, name).click();
    await dialog(page, name).getByRole('button', { name: label, exact: true }).click();
  },
  async (page, { name, label }) => {
    await row(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    await runByPalette(page, `${label.replace('…', '')}: ${name}`);
  },
];

async function openMembers(page: Page): Promise<void> {
  await signInAs(page, owner, '/admin/team');
  await expect(row(page, NAME)).toBeVisible();
}

const questions = [
  { name: NAME, label: 'Hand the company over', key: 'h', asks: 'Hand the company over' },
  { name: NAME, label: 'Remove…', key: 'Delete', asks: `Remove ${NAME}` },
  { name: OWN, label: 'Leave the company…', key: 'Delete', asks: 'Leave the company' },
] as const;

test('20.11 what is asked about a member is the same by menu, key, button and palette', async ({
  page,
}) => {
  await openMembers(page);
  for (const { asks, ...asked } of questions) {
    for (const way of ways) {
      await way(page, asked);
      await expect(dialog(page, asks)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/team$/);
    }
  }
});

test('20.11 by each of them a member is made an admin and a member again, which can be taken back', async ({
  page,
}) => {
  await openMembers(page);
  const roleOf = (role: string) => row(page, NAME).getByText(role, { exact: true });
  let isAdmin = (await roleOf('Admin').count()) > 0;
  for (const way of ways) {
    const label = isAdmin ? 'Take the admin role away' : 'Make admin';
    await way(page, { name: NAME, label, key: 'a' });
    isAdmin = !isAdmin;
    await expect(roleOf(isAdmin ? 'Admin' : 'Member')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(roleOf(isAdmin ? 'Member' : 'Admin')).toBeVisible();
});

test('20.11 who is asked about from their own dialog is there again once one goes back', async ({
  page,
}) => {
  await openMembers(page);
  await row(page, NAME).click();
  await dialog(page, NAME).getByRole('button', { name: 'Remove…' }).click();
  const removal = dialog(page, `Remove ${NAME}`);
  await removal.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog(page, NAME)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, NAME)).toBeFocused();
});
