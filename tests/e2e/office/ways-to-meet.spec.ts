import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Europe/Berlin', viewport: { width: 390, height: 844 } });

test('19.8 a host keeps their number and their rooms, and a meeting type leads to what is missing', async ({
  page,
}) => {
  await signInAs(page, 'grace@demo.test', '/profile');
  const ways = page.getByRole('region', { name: 'Ways to meet me' });
  const save = page.getByRole('button', { name: 'Save' });
  const phone = ways.getByLabel('Phone number');
  await phone.fill('030 12');
  await phone.press('Tab');
  await expect(ways.getByText('Please enter a valid phone number')).toBeVisible();
  await phone.fill('0170 1234567');
  await phone.press('Tab');
  await expect(phone).toHaveValue('+49 170 1234567');
  await ways.getByLabel('Add a room').selectOption('Webex');
  const room = ways.getByLabel('Webex');
  await expect(room).toBeFocused();
  await room.fill('https://10.0.0.1/grace');
  await room.press('Tab');
  await expect(ways.getByText('an address that everyone can open')).toBeVisible();
  await room.fill('https://acme.webex.com/meet/grace');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+49 170 1234567');
  await expect(room).toHaveValue('https://acme.webex.com/meet/grace');

  await page.goto('/new');
  await page.getByLabel('Where you meet').selectOption('Webex');
  await expect(page.getByText('no room in the profile')).toBeHidden();
  await page.getByLabel('Where you meet').selectOption('kMeet');
  await expect(page.getByText('no room in the profile')).toBeVisible();
  await page.getByRole('link', { name: 'Add mine in my profile' }).click();
  // What was chosen stays as a draft of the tab.
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(ways.getByLabel('kMeet')).toBeFocused();
});

test('19.8 the first steps keep a number with the host, who is warned before taking it away', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'linus@demo.test', '/onboarding?step=3');
  await page.getByLabel('Name').fill('Chat on the phone');
  await page.getByRole('radio', { name: 'On WhatsApp' }).check();
  await page.getByRole('button', { name: 'Save and show the link' }).click();
  await expect(page.getByText('Please enter your phone number')).toBeVisible();
  await page.getByLabel('Your phone number').fill('0170 7654321');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and show the link' }).click();
  await expect(page.getByRole('heading', { name: 'You can be booked' })).toBeVisible();

  // The first steps may have been gone before: then it has the address that it had.
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page
    .getByRole('button', { name: /^\d\d?:\d\d/ })
    .first()
    .click();
  await page.getByLabel(/^Name|Full name/).fill('Maya Lindqvist');
  await page.getByLabel('Email').fill('maya@visitor.test');
  await page.getByLabel(/^Phone/).fill('+46 70 123 45 67');
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page).toHaveURL(/\/appointment/);
  await expect(page.getByRole('link', { name: '+49 170 7654321' })).toHaveAttribute(
    'href',
    'https://wa.me/491707654321',
  );

  await page.goto('/profile');
  const ways = page.getByRole('region', { name: 'Ways to meet me' });
  await ways.getByLabel('Phone number').fill('');
  await expect(ways.getByText('1 coming appointment needs this number.')).toBeVisible();
  await ways.getByLabel('Phone number').fill('+49 170 1111111');
  await expect(ways.getByText('1 coming appointment shows the new number.')).toBeVisible();
});

test('19.8 the first steps keep a room with the host, not with the meeting type', async ({
  page,
}) => {
  await signInAs(page, 'linus@demo.test', '/onboarding?step=3');
  await page.getByLabel('Name').fill('Talk online');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByLabel('Link of your room').fill('https://whereby.com/linus-rao');
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/meeting-type') && reply.request().method() !== 'GET',
  );
  await page.getByRole('button', { name: 'Save and show the link' }).click();
  expect((await saved).request().postDataJSON()).toMatchObject({
    channel: 'whereby',
    meetingLink: null,
  });
  await expect(page.getByRole('heading', { name: 'You can be booked' })).toBeVisible();
  await page.goto('/profile');
  const ways = page.getByRole('region', { name: 'Ways to meet me' });
  await expect(ways.getByLabel('Whereby')).toHaveValue('https://whereby.com/linus-rao');
});
