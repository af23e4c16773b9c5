import { expectAccessible } from '#tests/e2e/support/expect-accessible.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the popup opens the site of the server that was given in the options', async ({
  extension,
  server,
}) => {
  const options = await extension.context.newPage();
  await options.goto(extension.url('options.html'));
  const address = options.getByLabel('Address of your Kalends server');
  await expect(address).toHaveValue('http://localhost:4321');

  await address.fill('not a web address');
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByRole('status')).toHaveText(
    'This is not a web address. Please check it.',
  );

  await address.fill(`${server.url}/`);
  await options.getByRole('button', { name: 'Save' }).click();
  await expect(options.getByRole('status')).toHaveText('Saved.');

  const popup = await extension.context.newPage();
  await popup.goto(extension.url('popup.html'));
  await expect(popup.getByText(`Connected to ${new URL(server.url).host}`)).toBeVisible();
  const opened = extension.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Open Kalends' }).click();
  const site = await opened;
  await expect(site).toHaveURL(`${server.url}/`);
  await expect(site.getByRole('heading').first()).toBeVisible();
});

test('popup and options are fit for everyone', async ({ extension }) => {
  for (const name of ['popup.html', 'options.html']) {
    const page = await extension.context.newPage();
    await page.goto(extension.url(name));
    await expectAccessible(page);
  }
});
