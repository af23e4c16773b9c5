import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoPassword, project, runServer } from '#tests/support/run-server.ts';
import { openAccount } from '../support/account-menu.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';
import { mailedLink } from './mailed-link.ts';
import { signIn } from './sign-in.ts';

const password = 'kettle umbrella north';

test('9. a forgotten password is replaced by a link, of which the page says who has it where no mail leaves', async ({
  page,
  request,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/401|403/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('grace@demo.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Please ask for the link' })).toBeFocused();
  await expectAccessible(page);

  const mail = { kind: 'password-reset-link', path: '/login/link' } as const;
  const link = await mailedLink(request, server, mail);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'grace@demo.test', demoPassword);
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right.');
  await signIn(page, 'grace@demo.test', password);
  await expect(page).not.toHaveURL(/\/login/);

  await page.goto(link);
  await expect(page.getByText('The link has been used already or has expired.')).toBeVisible();
  await expectAccessible(page);
});

test('9. the first owner enters an empty installation without any mail', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-first-'));
  const script = join(project, 'server/cli/owner.ts');
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'nora@first.test'], {
    cwd: project,
    env,
  });
  const link = new URL(stdout.trim().split('\n')[1] ?? '');
  const server = await runServer({ dataDir, environment: { DEMO: 'off' } });
  try {
    await page.goto(`${server.url}${link.pathname}${link.search}`);
    await expect(page.getByRole('heading', { name: 'Welcome to Kalends' })).toBeVisible();
    await page.getByLabel('Your name').fill('Nora Haddad');
    await page.getByLabel('Company').fill('Haddad & Sons');
    await expect(page.getByLabel('Address of your page')).toHaveValue('nora-haddad');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expect(page.getByText('This address is free.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create my company' }).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect((await openAccount(page)).getByText('nora@first.test')).toBeVisible();
    await leaveServer(page);
  } finally {
    await server.stop();
  }
});
