import { expectAccessible } from '../support/expect-accessible.ts';
import { cardTest as test } from '../support/paying-tests.ts';
import { expect } from '../support/test.ts';
import { fillIn } from './booking-page.ts';
import { expectBooked, payByCard, submitForm } from './paying-visitor.ts';
import { linkOf, proposeTimes } from './propose-times.ts';

test('10. a held time of a paid meeting is paid and taken, and the others are free again', async ({
  browser,
  page,
  server,
  stripe,
}) => {
  const before = stripe.counts.charges;
  const { proposal, free } = await proposeTimes({ browser, server }, 'paid');
  const [first = '', second = '', third = ''] = proposal.times.map(({ start }) => start);
  await page.goto(linkOf(proposal.times[1]?.url));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillIn(page, 'maya@visitor.test');
  await submitForm(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  const held = await free();
  for (const start of [first, second, third]) {
    expect(held, 'while it is paid all are held').not.toContain(start);
  }

  await payByCard(page);
  await expectBooked(page);
  expect(stripe.counts.charges).toBe(before + 1);
  const left = await free();
  expect(left).not.toContain(second);
  expect(left).toEqual(expect.arrayContaining([first, third]));
  await page.goto(linkOf(proposal.url));
  await expect(
    page.getByRole('heading', { name: 'You have chosen a time with Ada Brandt' }),
  ).toBeVisible();
});

test('19.7 of two who have the link the second is told before they pay', async ({
  browser,
  page,
  server,
  stripe,
}) => {
  const before = stripe.counts.charges;
  const { proposal } = await proposeTimes({ browser, server }, 'paid');
  await page.goto(linkOf(proposal.times[0]?.url));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillIn(page, 'maya@visitor.test');

  const other = await browser.newContext({ baseURL: server.url });
  const second = await other.newPage();
  await second.goto(linkOf(proposal.times[1]?.url));
  await second.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillIn(second, 'noah@visitor.test');

  await submitForm(page);
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await submitForm(second);
  await expect(
    second.getByText(/is paying for one of these times right now/).first(),
  ).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Payment' })).toHaveCount(0);

  const third = await other.newPage();
  await third.goto(linkOf(proposal.url));
  await expect(third.getByRole('status').filter({ hasText: 'is paying for one' })).toBeVisible();
  await expect(third.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
  await expectAccessible(third);

  await payByCard(page);
  await expectBooked(page);
  await expect(
    third.getByRole('heading', { name: 'One of these times has been taken' }),
  ).toBeVisible();
  expect(stripe.counts.charges).toBe(before + 1);
  await other.close();
});

test('19.7 the times of somebody who does not pay after all can be chosen again', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, withdraw } = await proposeTimes({ browser, server }, 'paid');
  await page.goto(linkOf(proposal.times[0]?.url));
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await fillIn(page, 'maya@visitor.test');
  const ordered = page.waitForResponse('**/api/booking/create-payment-order');
  await submitForm(page);
  const { paymentId } = await (await ordered).json();

  const other = await browser.newContext({ baseURL: server.url });
  const second = await other.newPage();
  await second.goto(linkOf(proposal.url));
  const wait = second.getByRole('status').filter({ hasText: 'is paying for one' });
  await expect(wait).toBeVisible();
  await page.request.delete(`/api/booking/payment-order/${paymentId}`);
  await expect(wait).toBeHidden({ timeout: 20_000 });
  await expect(second.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await other.close();
  await withdraw();
});
