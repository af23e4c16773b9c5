import type { Page } from 'playwright/test';
import { type EmptyInstallation, startEmptyInstallation } from '../support/empty-installation.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test as officeTest } from '../support/test.ts';

const owner = 'ada@example.org';
const member = 'grace@example.org';
const password = 'kettle umbrella north';

const test = officeTest.extend<{ readonly installation: EmptyInstallation }>({
  installation: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says what it needs.
    async ({}, use) => {
      const installation = await startEmptyInstallation('pglite', owner);
      await use(installation);
      await installation.stop();
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.server.url),
});

async function post(page: Page, path: string, data: object) {
  const reply = await page.request.post(`/api${path}`, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  return await reply.json();
}

const tokenOf = (path: string) => new URL(path, 'https://a.test').searchParams.get('token');

async function becomeOwner(page: Page, { ownerPath }: EmptyInstallation): Promise<void> {
  const who = { name: 'Ada Lovelace', companyName: 'Engines Ltd', slug: 'ada', password };
  const where = { timezone: 'Europe/Berlin', language: 'en' };
  await post(page, '/auth/link/owner', { token: tokenOf(ownerPath), ...who, ...where });
  await post(page, '/onboarding/done', {});
}

/** Somebody who has neither an address nor anything to book. */
async function becomeMember(page: Page): Promise<void> {
  const { link } = await post(page, '/company/invite', { email: member, role: 'member' });
  const who = { name: 'Grace Hopper', password, timezone: 'Europe/Berlin' };
  await page.context().clearCookies();
  await post(page, '/company/join-company', { token: tokenOf(link), ...who });
  await post(page, '/onboarding/done', {});
}

interface Empty {
  readonly at: string;
  /** What the list says. */
  readonly says: string;
  /** What it offers, and what that leads to: a dialog, or another screen. */
  readonly press: string;
  readonly dialog?: string;
  readonly heading?: string;
}

const ofOwner: readonly Empty[] = [
  {
    ...{ at: '/appointments', says: 'Nothing is coming up' },
    ...{ press: 'Book for a client', dialog: 'Book for a client' },
  },
  {
    ...{ at: '/booking-links?kind=once', says: 'For one person, once' },
    ...{ press: 'New one-time link', dialog: 'New one-time link' },
  },
  {
    ...{ at: '/booking-links?kind=short', says: 'Short enough to say aloud' },
    ...{ press: 'New short link', dialog: 'New short link' },
  },
  {
    ...{ at: '/booking-links?kind=proposed', says: 'No times are held' },
    ...{ press: 'Propose times', heading: 'Propose times' },
  },
  {
    ...{ at: '/propose', says: 'No times are held yet' },
    ...{ press: 'Propose times', heading: 'Propose times' },
  },
  {
    ...{ at: '/out-of-office', says: 'You are not away' },
    ...{ press: 'Add time away', dialog: 'Add time away' },
  },
  { at: '/admin/teams', says: 'No teams yet', press: 'New team', dialog: 'New team' },
  { at: '/team-pages', says: 'No teams yet', press: 'New team', dialog: 'New team' },
  {
    ...{ at: '/admin/team', says: 'Work with others' },
    ...{ press: 'Invite somebody', dialog: 'Invite somebody' },
  },
];

const ofMember: readonly Empty[] = [
  {
    ...{ at: '/booking-links', says: 'There is no link yet' },
    ...{ press: 'Publish a meeting type', heading: 'Meeting types' },
  },
];

async function walk(page: Page, lists: readonly Empty[]): Promise<void> {
  for (const { at, says, press, dialog, heading } of lists) {
    await page.goto(at);
    const empty = page.getByRole('heading', { name: says, exact: true }).locator('..');
    await expect(empty, at).toBeVisible();
    await expectAccessible(page);
    const step = { name: press, exact: true };
    await empty.getByRole('button', step).or(empty.getByRole('link', step)).click();
    if (dialog !== undefined) {
      await expect(page.getByRole('dialog', { name: dialog }), at).toBeVisible();
    }
    if (heading !== undefined) {
      await expect(page.getByRole('heading', { level: 1, name: heading }), at).toBeVisible();
    }
  }
}

test('an empty list has the button that it talks about', async ({ page, installation }) => {
  await becomeOwner(page, installation);
  await walk(page, ofOwner);
});

test('a member without an address or anything to book is led to both', async ({
  page,
  installation,
}) => {
  await becomeOwner(page, installation);
  await becomeMember(page);
  await page.goto('/appointments');
  await page.locator('header').getByRole('button', { name: 'Book for a client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book for a client' });
  await dialog.getByRole('link', { name: 'New meeting type' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New meeting type' })).toBeVisible();
  await page.goto('/propose?new=1');
  await page.getByRole('link', { name: 'Publish a meeting type' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meeting types' })).toBeVisible();
  for (const path of ['/dashboard', '/kalends-integration']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  }
  await walk(page, ofMember);
});
