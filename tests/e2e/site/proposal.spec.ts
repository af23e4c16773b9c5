import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { fillIn } from './booking-page.ts';
import { linkOf, proposeTimes } from './propose-times.ts';

test.use({ timezoneId: 'America/New_York' });

const offered = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const marked = (page: Page) => page.getByRole('tabpanel').getByRole('button', { pressed: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
const book = (page: Page) => page.getByRole('button', { name: 'Book appointment' }).click();
const inNewYork = (iso: string) =>
  new Date(iso).toLocaleDateString('en', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'America/New_York' },
  });

test('10. a visitor in New York opens a held time, books it, and the others are free again', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, free } = await proposeTimes({ browser, server }, 'intro');
  const starts = proposal.times.map(({ start }) => start);
  const [first = '', second = '', third = ''] = starts;
  const link = linkOf(proposal.times[1]?.url);
  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'Ada Brandt is holding these times for you' }),
  ).toBeVisible();
  await expect(offered(page)).toHaveCount(3);
  await expect(marked(page)).toContainText(inNewYork(second));
  await expect(page.getByText(/^Held until .*\(in (2 days|47 hours)\)$/)).toBeVisible();
  await expect(page.getByText('Whoever has this link can take one of these times.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Time zone: America\/New York/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(offered(page)).toHaveCount(3);
  const held = await free();
  for (const start of starts) expect(held, 'opening a link picks nothing').not.toContain(start);

  await goOn(page).click();
  await fillIn(page, 'maya@visitor.test');
  await book(page);
  await expect(page).toHaveURL(/\/appointment\//);
  const left = await free();
  expect(left).not.toContain(second);
  expect(left).toEqual(expect.arrayContaining([first, third]));

  await page.goto(link);
  await expect(
    page.getByRole('heading', { name: 'You have chosen a time with Ada Brandt' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See your appointment' }).click();
  await expect(page).toHaveURL(/\/appointment\//);

  const other = await browser.newContext();
  const forwarded = await other.newPage();
  await forwarded.goto(link);
  await expect(
    forwarded.getByRole('heading', { name: 'One of these times has been taken' }),
  ).toBeVisible();
  await expectAccessible(forwarded);
  await forwarded.getByRole('link', { name: 'Choose another time' }).click();
  await expect(forwarded.getByRole('grid')).toBeVisible();
  await expect(forwarded).not.toHaveURL(/proposal=/);
  await other.close();
});

test('10. a time that somebody else took meanwhile is said, and nothing typed is lost', async ({
  browser,
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { proposal } = await proposeTimes({ browser, server }, 'intro');
  await page.goto(linkOf(proposal.url));
  await expect(marked(page)).toHaveCount(0);
  await offered(page).first().getByRole('button').click();
  await fillIn(page, 'maya@visitor.test');
  const colleague = await browser.newContext({ baseURL: server.url });
  const second = await colleague.newPage();
  await second.goto(linkOf(proposal.times[2]?.url));
  await goOn(second).click();
  await fillIn(second, 'colleague@visitor.test');
  await book(second);
  await expect(second).toHaveURL(/\/appointment\//);
  await colleague.close();

  await book(page);
  await expect(
    page.getByRole('main').getByText('A time of this proposal has been picked already.'),
  ).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button').first().click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@visitor.test');
  await book(page);
  await expect(page).toHaveURL(/\/appointment\//);
});

test('10. in the whole calendar the held times are free for whoever has the link', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
  await page.goto(linkOf(proposal.times[0]?.url));
  await page.getByRole('button', { name: 'Or choose another time' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Ada Brandt is holding these times for you')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the held times' }).click();
  await expect(offered(page)).toHaveCount(3);

  // What the page before it asked for may come late.
  await page.goto('about:blank');
  const asked = page.waitForRequest(/booking-availability/);
  await page.goto(linkOf(proposal.otherUrl));
  const reply = await (await page.request.get((await asked).url())).json();
  const free = reply.dates.flatMap(({ spots }: { spots: { startTime: string }[] }) =>
    spots.map(({ startTime }) => startTime),
  );
  const thisMonth = proposal.times.filter(({ start }) =>
    reply.dates.some(({ date }: { date: string }) => start.startsWith(date)),
  );
  expect(free).toEqual(expect.arrayContaining(thisMonth.map(({ start }) => start)));

  await withdraw();
  await page.goto(linkOf(proposal.url));
  await expect(page.getByText('These times are no longer offered')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);
});

test('10. a time outside the hours is offered as it was proposed, and booked', async ({
  browser,
  page,
  server,
}) => {
  const night = (free: readonly string[]) => [`${free.at(-1)?.slice(0, 10)}T21:07:00.000Z`];
  const { proposal } = await proposeTimes({ browser, server }, 'intro', night);
  await page.goto(linkOf(proposal.url));
  await expect(
    page.getByRole('heading', { name: 'Ada Brandt is holding this time for you' }),
  ).toBeVisible();
  await expect(marked(page)).toContainText(':07');
  await goOn(page).click();
  await fillIn(page);
  await page.goBack();
  await page.goto(linkOf(proposal.url));
  await goOn(page).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marie Curie');
  await fillIn(page);
  await book(page);
  await expect(page).toHaveURL(/\/appointment\//);
});

test('10. hours that run out while the page is open are said, and the way on is there', async ({
  browser,
  page,
  server,
}) => {
  const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
  await page.clock.install();
  let state = 'open';
  await page.route(/\/api\/proposal\/offer\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state } });
  });
  await page.goto(linkOf(proposal.url));
  await expect(page.getByText(/in (2 days|47 hours)/)).toBeVisible();
  await page.clock.fastForward('46:30:00');
  await expect(page.getByText(/in (89|90) minutes/)).toBeVisible();
  state = 'expired';
  await page.clock.fastForward('01:32:00');
  await expect(page.getByRole('heading', { name: 'These times are no longer held' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto(linkOf(proposal.url));
  await expect(page.getByRole('status').filter({ hasText: 'no longer held' })).toBeVisible();
  await withdraw();
});

test('10. a link that was cut leads to all free times, and says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[04]/);
  await page.goto('/ada/intro?proposal=abc&times=2030-05-24T10:00Z');
  await expect(page.getByText('We could not find this proposal')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

for (const [slug, ends] of [
  ['opt-in', 'Booking confirmation needed'],
  ['ask', 'Host confirmation pending'],
] as const) {
  test(`10. a held time of a meeting that waits for a confirmation: ${slug}`, async ({
    browser,
    page,
    server,
  }) => {
    const { proposal } = await proposeTimes({ browser, server }, slug);
    await page.goto(linkOf(proposal.times[0]?.url));
    await goOn(page).click();
    await fillIn(page);
    await book(page);
    await expect(page.getByRole('heading', { name: ends })).toBeVisible();
    await page.goto(linkOf(proposal.url));
    await expect(
      page.getByRole('heading', { name: 'You have chosen a time with Ada Brandt' }),
    ).toBeVisible();
  });
}

test('10. a held seat of a group', async ({ browser, page, server }) => {
  const { proposal } = await proposeTimes({ browser, server }, 'workshop');
  await page.goto(linkOf(proposal.times[0]?.url));
  await goOn(page).click();
  await fillIn(page);
  await book(page);
  await expect(page).toHaveURL(/\/appointment\//);
});

test('10. where the form comes first, a held time is confirmed with one press', async ({
  browser,
  page,
  server,
}) => {
  const { proposal } = await proposeTimes({ browser, server }, 'form-first');
  await page.goto(linkOf(proposal.times[1]?.url));
  await fillIn(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(marked(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/appointment\//);
});

for (const [width, language] of [
  [390, 'en'],
  [390, 'de'],
  [1280, 'de'],
] as const) {
  test(`10. held times at ${width}, ${language}`, async ({ browser, page, server }) => {
    const { proposal, withdraw } = await proposeTimes({ browser, server }, 'intro');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${linkOf(proposal.times[1]?.url)}&lang=${language}`);
    await expect(offered(page)).toHaveCount(3);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await withdraw();
  });
}
