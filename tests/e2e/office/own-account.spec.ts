import type { Page } from 'playwright/test';
import { mailedLink, mailedText } from '../site/mailed-link.ts';
import { signIn } from '../site/sign-in.ts';
import { signedUpPassword, signUpPerson } from '../site/sign-up-person.ts';
import { openAccount } from '../support/account-menu.ts';
import { chooseZone } from '../support/choose-zone.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

async function enter(page: Page, email: string, next = '/profile'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await signIn(page, email, signedUpPassword);
  await expect(page).not.toHaveURL(/\/login/);
}

test('9. who moves to another zone is asked whether their hours come along', async ({
  page,
  request,
  server,
}) => {
  const email = 'mona@movers.test';
  await signUpPerson(request, server, { name: 'Mona Mover', email, slug: 'mona-mover' });
  await enter(page, email);
  const move = page.getByRole('dialog', { name: 'Do your hours move along?' });
  await chooseZone(page, 'Time zone', 'Lisbon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(move).toContainText('Working hours');
  await expectAccessible(page);
  await move.getByRole('button', { name: /^Leave them in / }).click();
  await expect(move).toBeHidden();
  await page.goto('/availability');
  await expect(page.getByRole('list', { name: 'Your hours' })).toContainText('Europe/Berlin');

  // Hours of another zone than the one that is left are not asked about.
  await page.goto('/profile');
  await chooseZone(page, 'Time zone', 'New York');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(move).toBeHidden();
  await chooseZone(page, 'Time zone', 'Berlin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await chooseZone(page, 'Time zone', 'Lisbon');
  await page.getByRole('button', { name: 'Save' }).click();
  await move.getByRole('button', { name: /^Move them to / }).click();
  await expect(move).toBeHidden();
  await page.goto('/availability');
  await expect(page.getByRole('list', { name: 'Your hours' })).toContainText('Europe/Lisbon');
});

test('9. who belongs to two companies switches between them', async ({ page, request, server }) => {
  const [owner, guest] = ['olga@first.test', 'gil@second.test'];
  await signUpPerson(request, server, { name: 'Olga First', email: owner, slug: 'olga-first' });
  await signUpPerson(request, server, { name: 'Gil Second', email: guest, slug: 'gil-second' });
  await enter(page, guest, '/dashboard');
  await page.getByRole('button', { name: 'Not now' }).click();
  const menu = await openAccount(page);
  const companies = menu.getByRole('group', { name: 'Company' }).getByRole('menuitemradio');
  await expect(companies).toHaveCount(0);

  const headers = { origin: server.url };
  const credentials = { email: owner, password: signedUpPassword };
  await request.post(`${server.url}/api/auth/sign-in/email`, { headers, data: credentials });
  const invited = await request.post(`${server.url}/api/company/invite`, {
    headers,
    data: { email: guest, role: 'member', teamIds: [] },
  });
  const { pathname, search } = new URL((await invited.json()).link);
  await page.goto(pathname + search);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.getByRole('link', { name: 'Go on' }).click();
  await openAccount(page);
  await expectAccessible(page);

  const admin = page.getByRole('link', { name: 'Members', includeHidden: true });
  const names = await companies.allTextContents();
  expect(names).toHaveLength(2);
  const own = names.find((name) => name.includes('Gil')) ?? '';
  const other = names.find((name) => name !== own) ?? '';
  const chosen = menu
    .getByRole('group', { name: 'Company' })
    .getByRole('menuitemradio', { checked: true });
  await companies.filter({ hasText: own }).click();
  await expect(admin).toHaveCount(1);
  await page.reload();
  await openAccount(page);
  await expect(chosen).toHaveText(own);
  await companies.filter({ hasText: other }).click();
  await expect(admin).toHaveCount(0);
  await openAccount(page);
  await expect(chosen).toHaveText(other);
});

test('9. another address counts once it is confirmed there, the old one is told, other sessions end', async ({
  page,
  browser,
  request,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401|403/);
  const [old, next] = ['ines@old.test', 'ines@new.test'];
  await signUpPerson(request, server, { name: 'Ines Neu', email: old, slug: 'ines-neu' });
  await enter(page, old);
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-US' });
  const other = await elsewhere.newPage();
  await enter(other, old);

  const form = page.getByRole('region', { name: 'Email address' });
  await form.getByLabel('New email address').fill(next);
  await form.getByLabel('Your password').fill(signedUpPassword);
  await form.getByRole('button', { name: 'Send confirmation' }).click();
  await expect(form.getByRole('status')).toHaveText(`We have written to ${next}.`);
  const mail = { kind: 'email-change-link', path: '/login/link', to: next };
  await page.goto(await mailedLink(request, server, mail));
  await expect(page.getByRole('heading', { name: 'Confirm your new address' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeFocused();

  await expect
    .poll(() => mailedText(request, server, { kind: 'email-changed', to: old }))
    .toContain('Your account now uses another address');
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, old, signedUpPassword);
  await expect(other.getByRole('alert')).toHaveText('Email or password is not right.');
  await signIn(other, next, signedUpPassword);
  await expect(other).toHaveURL(/\/(dashboard|onboarding)/);
  await other.goto('/profile');
  await expect((await openAccount(other)).getByText(next)).toBeVisible();
  await elsewhere.close();
});
