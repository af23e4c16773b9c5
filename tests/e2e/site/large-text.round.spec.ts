import type { Page } from 'playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { expect, test } from '../support/test.ts';
import { bookAppointment } from './book-appointment.ts';
import { times } from './booking-page.ts';

/** Every letter of the page is twice as large as we mean it, in no more room. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

/** Texts that are cut off by the box they stand in, unless that says so with an ellipsis. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cuts = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isSaid = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isSilent = element.classList.contains('sr-only');
      return (
        !isSaid && !isSilent && [overflowX, overflowY].some((each) => /hidden|clip/.test(each))
      );
    };
    const reach = (element: Element) =>
      cuts(element) || ['BUTTON', 'A', 'LABEL'].includes(element.tagName);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility() || parent.closest('.sr-only, script, style'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        // What can be scrolled to is not cut off.
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) break;
        if (!reach(box) || getComputedStyle(box).display === 'inline') continue;
        const edge = box.getBoundingClientRect();
        const isInside =
          top >= edge.top - 2 &&
          bottom <= edge.bottom + 2 &&
          left >= edge.left - 2 &&
          right <= edge.right + 2;
        if (!isInside) found.push(text);
        break;
      }
    }
    return found;
  });
}

for (const width of [1280, 390]) {
  test(`letters of twice the size are not cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await doubleText(page);
    for (const path of ['/?lang=de', '/login?lang=de', '/ada?lang=de', '/ada/intro?lang=de']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('/ada/intro')) await expect(times(page).first()).toBeVisible();
      expect(await clippedTexts(page), path).toEqual([]);
    }
    await times(page).first().click();
    await expect(page.getByLabel('E-Mail', { exact: true })).toBeVisible();
    expect(await clippedTexts(page), 'form').toEqual([]);
  });
}

const words = {
  de: {
    check: 'Mit meinem Kalender abgleichen',
    zone: /Zeitzone/,
    email: 'E-Mail',
    book: 'Termin buchen',
  },
  pl: {
    check: 'Porównaj z moim kalendarzem',
    zone: /Strefa czasowa/,
    email: 'E-mail',
    book: 'Zarezerwuj spotkanie',
  },
} as const;

for (const language of ['de', 'pl'] as const)
  for (const width of [390, 320])
    test(`letters of twice the size break no word at ${width} px, ${language}`, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.allow(/404/);
      await page.setViewportSize({ width, height: 844 });
      await doubleText(page);
      const say = words[language];
      const open = (path: string) => page.goto(`${path}?lang=${language}`);
      const expectWhole = async (what: string) => expect(await brokenWords(page), what).toEqual([]);

      await open('/ada/consultation');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectWhole('places');
      await open('/team/studio/demo');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await expectWhole('hosts');
      await open('/ada/draft');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWhole('closed');
      await open('/ada/intro');
      await expect(times(page).first()).toBeVisible();
      await expectWhole('times');
      for (const opener of [say.check, say.zone]) {
        await page.getByRole('button', { name: opener }).filter({ visible: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(`dialog of ${opener}`);
        await page.keyboard.press('Escape');
      }
      await times(page).first().click();
      await expect(page.getByLabel(say.email, { exact: true })).toBeVisible();
      await expectWhole('form');
      // What stays above the form leaves room for its end.
      await page.getByRole('button', { name: say.book }).click();
      await expect(page.getByLabel(say.email, { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expectWhole('problems');
    });

for (const width of [390, 320])
  test(`a title’s words stay whole at ${width} px, without hyphens`, async ({ page, server }) => {
    const { appointmentId, secret } = await bookAppointment(server.url);
    await page.setViewportSize({ width, height: 844 });
    await doubleText(page);
    await page.goto(`/cancel?appointmentId=${appointmentId}&secret=${secret}`);
    await page.addStyleTag({ content: 'h1, h2 { hyphens: manual !important }' });
    const title = page.getByRole('heading', { level: 1 });
    const expectWhole = async (text: string) => {
      await expect(title).toHaveText(text);
      const broken = await brokenWords(page);
      expect(broken.filter((word) => text.includes(word))).toEqual([]);
    };
    await expectWhole('Cancel this appointment?');
    await page.getByRole('button', { name: 'Cancel appointment' }).click();
    await expectWhole('Appointment cancelled');
  });
