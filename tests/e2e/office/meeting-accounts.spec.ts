import { demoPassword } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { conferenceStandIns } from '#tests/support/stand-ins/conference-stand-ins.ts';
import { signIn } from '../site/sign-in.ts';
import { askThere } from '../support/ask-there.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';

test('22. an account with meetings is connected after a no and a step back, and disconnected', async ({
  page,
}) => {
  const webex = await conferenceStandIns.webex();
  const environment = {
    ...webex.settings,
    REACHABLE_PRIVATE_HOSTS: [webex.oauth.url, webex.url].map((url) => new URL(url).host).join(','),
  };
  const server = await runWorld({ environment });
  try {
    await page.goto(`${server.url}/login?next=/integrations`);
    await signIn(page, 'grace@demo.test', demoPassword);
    await askThere(page, webex.oauth.url, 'May Kalends make meetings?');
    const connect = page.getByRole('button', { name: 'Connect Webex', exact: true });
    const isAsked = page.getByRole('heading', { name: 'May Kalends make meetings?' });

    await connect.click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing was connected' })).toBeFocused();
    await expect(page.getByText('Webex did not let us in')).toBeVisible();
    await expect(page).toHaveURL(/\/webex\/authorize$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Connect once more' }).click();
    await expect(page).toHaveURL(/\/integrations$/);

    await connect.click();
    await expect(isAsked).toBeVisible();
    await page.goBack();
    await connect.click();
    await expect(isAsked).toBeVisible();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(page.getByText('Webex: ada@example.com')).toBeVisible();
    await expect(page.getByText('Makes the meetings of new appointments')).toBeVisible();
    await expect(connect).toHaveCount(0);
    await expectAccessible(page);

    const disconnect = page.getByRole('button', { name: 'Disconnect Webex' });
    await disconnect.click();
    const ask = page.getByRole('dialog', { name: 'Disconnect Webex?' });
    await expect(ask.getByText('stay as they are, with their links')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toHaveCount(0);
    await expect(disconnect).toBeFocused();
    await disconnect.click();
    await ask.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await expect(connect).toBeVisible();
    await expect(page.getByText('Webex: ada@example.com')).toHaveCount(0);
  } finally {
    await leaveServer(page);
    await server.stop();
    await webex.stop();
  }
});
