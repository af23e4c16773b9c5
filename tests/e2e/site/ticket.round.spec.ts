import type { Page } from 'playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { changePage, fillIn, ticket, times, turnPage } from './booking-page.ts';

/** Counts the view transitions that the page starts, and how often a ticket sets out from a time. */
async function countMotions(page: Page) {
  await page.addInitScript(() => {
    const counted = { started: 0, lifted: 0 };
    Object.assign(window, { counted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      counted.started += 1;
      return start(change);
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...motion) {
      counted.lifted += Number(this.matches('[data-ticket]'));
      return animate.apply(this, motion);
    };
  });
  const read = (name: string) =>
    page.evaluate((each) => Reflect.get(window, 'counted')[each], name);
  return { started: () => read('started'), lifted: () => read('lifted') };
}

/** The page of one appointment is asked for only when the test says so. */
async function holdNextPage(page: Page): Promise<() => void> {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/appointment/**', async (route) => {
    await isHeld;
    await route.continue();
  });
  return release;
}

const walks = [
  { path: '/ada/intro', heading: 'You’re booked', state: 'Booked', email: 'marie@example.com' },
  {
    path: '/ada/opt-in',
    heading: 'Booking confirmation needed',
    state: 'Waiting for you to confirm',
    email: 'pierre@ticket.test',
  },
] as const;

// Tall enough that nothing is scrolled to.
for (const { path, heading, state, email } of walks)
  for (const [width, height] of [
    [1280, 1100],
    [390, 844],
  ] as const)
    test(`11. the ticket keeps its place from the form to the next page, ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await turnPage(page);
      const time = (await times(page).first().textContent()) ?? '';
      await times(page).first().click();
      await expect(ticket(page).getByText(time)).toBeVisible();
      await expect(ticket(page)).toContainText('Ada');
      await expect(ticket(page).getByText('Not booked yet')).toBeVisible();
      const chosen = await placeAtRest(ticket(page));
      await fillIn(page, `${width}.${email}`);
      const release = await holdNextPage(page);
      await page.getByRole('button', { name: 'Book appointment' }).click();
      await expect(ticket(page).getByText(state, { exact: true })).toBeVisible();
      expect(await placeAtRest(ticket(page))).toEqual(chosen);
      release();
      await expect(page).toHaveURL(/\/appointment\//);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(ticket(page).getByText(time)).toBeVisible();
      await untilReact(page);
      expect(await placeAtRest(ticket(page))).toEqual(chosen);
    });

for (const scheme of ['light', 'dark'] as const)
  test(`11. the form with its ticket can be read by everybody, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await changePage(page, ({ bookingInfo }) => {
      Object.assign(Reflect.get(bookingInfo, 'meetingPaymentInfo'), { isAvailable: true });
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      // The same address again would be a reload, which keeps the form.
      await page.goto('about:blank');
      await page.goto('/ada/paid');
      await times(page).first().click();
      await expect(ticket(page)).toContainText('€50');
      await expectAccessible(page);
    }
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('11. the shortest form needs no scrolling, and the ticket stays above a longer one', async ({
    page,
  }) => {
    await page.goto('/ada/intro');
    await times(page).first().click();
    const submit = page.getByRole('button', { name: 'Book appointment' });
    for (const part of [ticket(page), page.getByLabel('Email', { exact: true }), submit])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 660 });
    await submit.focus();
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(ticket(page)).toBeInViewport({ ratio: 0.9 });
  });

  test('19.16 the form’s button stands at the foot of the sheet, however long the form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const [path, name] of [
      ['/ada/intro', 'Book appointment'],
      ['/ada/intro?lang=de', 'Termin buchen'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(path);
      await times(page).first().click();
      const submit = page.getByRole('button', { name });
      await expect(submit).toBeInViewport({ ratio: 1 });
      const { y, height } = await placeAtRest(submit);
      expect(664 - y - height).toBeLessThan(24);
      // The last field is not covered by it.
      const policy = page.getByRole('dialog').getByRole('checkbox');
      await policy.focus();
      const box = await placeAtRest(policy);
      expect(box.y + box.height).toBeLessThan(y);
    }
  });
});

test('11. the tapped time becomes the ticket, and the ticket the time again', async ({ page }) => {
  const { started, lifted } = await countMotions(page);
  await page.goto('/ada/intro');
  await expect(times(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await times(page).first().click();
  await expect(ticket(page)).toBeVisible();
  await expect.poll(lifted).toBe(1);
  await page.keyboard.press('Escape');
  await expect(times(page).first()).toBeFocused();
  await expect.poll(lifted).toBe(2);
  expect(await started()).toBe(0);
  await expect(page.locator('[data-ticket][inert]')).toHaveCount(0);
});

test('19.17 Back from a time that is scrolled away lets the ticket fade where it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/ada/intro');
  await times(page).last().click();
  await expect(ticket(page)).toBeVisible();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...motion) {
      const keyframes = motion[0];
      if (this.matches('[data-ticket]')) Object.assign(window, { keyframes });
      return animate.apply(this, motion);
    };
    // As far as Back leaves it from the time that was picked.
    document.documentElement.style.scrollBehavior = 'auto';
    window.scrollTo(0, 0);
  });
  await page.keyboard.press('Escape');
  await expect(ticket(page)).toHaveCount(0);
  const keyframes = await page.evaluate(() => Reflect.get(window, 'keyframes'));
  expect(keyframes).toEqual({ opacity: [1, 0] });
});

test('11. where less motion is wished, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { started, lifted } = await countMotions(page);
  await page.goto('/ada/intro');
  await times(page).first().click();
  await expect(ticket(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(times(page).first()).toBeVisible();
  expect([await started(), await lifted()]).toEqual([0, 0]);
});
