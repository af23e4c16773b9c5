import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Once the page has taken its skeleton's place, axe finds nothing: all of its rules in light, and
 * in dark those about colours, since nothing else differs.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await endTransitions(page);
  await expectNoViolations(new AxeBuilder({ page }), 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await endTransitions(page);
  await expectNoViolations(new AxeBuilder({ page }).withRules(colourRules), 'dark');
}

async function expectNoViolations(axe: AxeBuilder, scheme: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found, scheme).toEqual([]);
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
