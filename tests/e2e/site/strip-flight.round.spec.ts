import type { Page } from 'playwright/test';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { ticket } from './booking-page.ts';

/** What is seen of something that flies, as far as it is not clipped away. */
interface Seen {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Notes of each ticket that sets out what is seen of it on its way, a hundredth of a second after the other.
 * While they are held, those that set out for the form stay where they began.
 */
async function watchFlights(page: Page) {
  await page.addInitScript(() => {
    const watched = { isHeld: false, flights: [] as Seen[][] };
    const see = (element: Element): Seen => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const clip = getComputedStyle(element).clipPath.replace(/ round.*/, '');
      const [above = 0, aside = above, below = above, before = aside] = [
        ...clip.matchAll(/-?[\d.]+/g),
      ].map(Number);
      return {
        left: left + before,
        top: top + above,
        right: right - aside,
        bottom: bottom - below,
      };
    };
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: HTMLElement, ...motion) {
      const flight = animate.apply(this, motion);
      if (!this.matches('[data-ticket]')) return flight;
      flight.pause();
      const length = Number(flight.effect?.getComputedTiming().endTime);
      const moments = Array.from({ length: Math.ceil(length / 10) }, (_, index) => index * 10);
      watched.flights.push(
        moments.map((moment) => {
          flight.currentTime = moment;
          return see(this);
        }),
      );
      flight.currentTime = 0;
      if (this.inert || !watched.isHeld) flight.play();
      return flight;
    };
    Object.assign(window, { watched });
  });
  return {
    hold: () =>
      page.evaluate(() => Object.assign(Reflect.get(window, 'watched'), { isHeld: true })),
    flights: (): Promise<readonly (readonly Seen[])[]> =>
      page.evaluate(() => Reflect.get(window, 'watched').flights),
  };
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  for (const moment of ['once it has arrived', 'while it is on its way'] as const)
    test(`19.17 a time of the strip never leaves the screen as it flies to the form and, ${moment}, back, at ${width} px`, async ({
      page,
    }) => {
      const { hold, flights } = await watchFlights(page);
      await page.setViewportSize({ width, height });
      // What follows a time is here: a step that is still to come is shown without a flight.
      await page.goto('/ada/intro', { waitUntil: 'networkidle' });
      await untilReact(page);
      if (moment === 'while it is on its way') await hold();
      const strip = page.getByRole('region', { name: 'Next free times' }).getByRole('button');
      for (const chip of [strip.first(), strip.last()]) {
        const before = (await flights()).length;
        const place = await placeAtRest(chip);
        await chip.click();
        await expect(ticket(page)).toBeVisible();
        if (moment === 'once it has arrived') await placeAtRest(ticket(page));
        await page.goBack();
        await expect.poll(async () => (await flights()).length).toBe(before + 2);
        const [there = [], back = []] = (await flights()).slice(before);
        expect(there[0]?.left).toBeCloseTo(place.x, 0);
        expect(there[0]?.top).toBeCloseTo(place.y, 0);
        for (const { left, top, right, bottom } of [...there, ...back]) {
          expect(Math.min(left, top)).toBeGreaterThan(-1);
          expect(right).toBeLessThan(width + 1);
          expect(bottom).toBeLessThan(height + 1);
          expect(right - left).toBeGreaterThan(20);
          expect(bottom - top).toBeGreaterThan(20);
        }
        await expect(page.locator('[data-ticket][inert]')).toHaveCount(0);
        await expect(chip).toBeInViewport({ ratio: 1 });
      }
    });
