import type { Page } from 'playwright/test';
import { placeAtRest } from '../support/place-at-rest.ts';
import { expect, test } from '../support/test.ts';
import { changePage, times } from './booking-page.ts';

/** Longer than any column: a word that breaks nowhere by itself. */
const longWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

const settings = [
  { name: 'a small phone', width: 320, fontSize: '100%' },
  { name: 'a tablet', width: 768, fontSize: '100%' },
  { name: 'a phone with letters of twice the size', width: 390, fontSize: '200%' },
  { name: 'a desktop with letters of twice the size', width: 1280, fontSize: '200%' },
] as const;

const paths = [
  '/ada/intro',
  '/ada/consultation',
  '/ada/form-first',
  '/team/studio/clinic',
  '/mia/lesson',
];

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

for (const { name, width, fontSize } of settings) {
  test(`on ${name} nothing has to be scrolled sideways, in German and with long words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, fontSize);
    await changePage(page, ({ bookingInfo, meetingType }) => {
      Object.assign(bookingInfo, { bookingBelongsToName: longWord });
      Object.assign(meetingType.meetingInfo ?? {}, { name: longWord, description: longWord });
    });
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(`${path}?lang=de`);
        await expect(page.getByRole('heading', { name: longWord })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('on a tablet and with large letters a day of the calendar keeps its width', async ({
  page,
}) => {
  for (const { width, fontSize } of settings) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/ada/intro');
    await expect(times(page).first()).toBeVisible();
    await page.addStyleTag({ content: `html { font-size: ${fontSize} }` });
    const widthOfDay = async () =>
      (await placeAtRest(page.getByRole('gridcell').getByRole('button').first())).width;
    await expect.poll(widthOfDay, `${width} px, ${fontSize}`).toBeGreaterThanOrEqual(28);
  }
});

test('what is small to look at takes a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ada/consultation');
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '60 minutes' }).click();
  await expect(times(page).first()).toBeVisible();
  for (const name of ['Later weeks', '12h', 'Show more', /^Time zone/, 'Change duration']) {
    await test.step(String(name), async () => {
      const control = page.getByRole('button', { name }).or(page.getByRole('tab', { name }));
      await control.scrollIntoViewIfNeeded();
      const box = await placeAtRest(control);
      // Within 44 px about its middle.
      const position = { x: box.width / 2, y: box.height / 2 - 20 };
      await control.click({ trial: true, position });
    });
  }
});

test('on a phone no field of the form comes to stand below a ticket of long names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await changePage(page, ({ bookingInfo, meetingType }) => {
    const names = { firstname: longWord, lastname: longWord };
    const { hosts } = bookingInfo as { readonly hosts: readonly object[] };
    Object.assign(bookingInfo, { hosts: hosts.map((host) => ({ ...host, ...names })) });
    Object.assign(meetingType.meetingInfo ?? {}, { name: `${longWord} ${longWord}` });
  });
  await page.goto('/ada/intro');
  await times(page).first().click();
  await page.getByRole('button', { name: 'Book appointment' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  for (const text of ['Name', 'Name is required'])
    await expect
      .poll(() =>
        page
          .getByRole('dialog')
          .getByText(text, { exact: true })
          .evaluate((element) => {
            const { x, y, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + 4, y + height / 2));
          }),
      )
      .toBe(true);
});
