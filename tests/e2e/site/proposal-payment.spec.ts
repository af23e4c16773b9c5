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
