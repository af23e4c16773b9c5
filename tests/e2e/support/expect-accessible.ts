import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { untilReact } from './until-react.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** Less than half of what the package's own `source` says, which each page that is looked at reads anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Patience with a frame on a busy machine: one that does not answer in time is left out. */
const FRAME_MS = 60_000;
const onlyColours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Once the page has taken its skeleton's place, axe finds nothing: all of its rules in light, and
 * in dark those about colours, since nothing else differs.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilReact(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await endTransitions(page);
  expect(await findViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await endTransitions(page);
  expect(await findViolations(page, onlyColours), 'dark').toEqual([]);
}

/**
 * To every frame, each of which axe asks then, of whatever origin it is. Its own builder for
 * Playwright adds it anew for each look, and opens a page to sum up: twice the time.
 */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => window.axe !== undefined)) continue;
    await frame.evaluate(source);
    await frame.evaluate(() => window.axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
  }
}

/** What axe finds in the page as it stands, by all of its rules unless `wanted` says otherwise. */
export async function findViolations(page: Page, wanted: RunOptions = {}): Promise<string[]> {
  await addAxe(page);
  const options: RunOptions = { ...wanted, resultTypes: ['violations'], pingWaitTime: FRAME_MS };
  const violations: readonly Result[] = await page.evaluate(async (asked) => {
    if (!window.axe) throw new Error('The page was left while axe looked at it');
    return (await window.axe.run(document, asked)).violations;
  }, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

/** A colour on its way from light to dark is neither: its contrast is not the page's. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) {
        animation.finish();
      }
    }
  });
}
