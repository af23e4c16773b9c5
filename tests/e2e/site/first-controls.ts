import type { ElementHandle, Page } from 'playwright/test';

/** How a control is pressed: by a mouse, a finger, or the key that presses it. */
export type Way = 'click' | 'tap' | 'key';

/** A control of a page, by which child of `#island` and then on it is. */
export interface Control {
  readonly path: readonly number[];
  readonly name: string;
  /** What all that are alike have in common. */
  readonly kind: string;
  /** Whether it is pressed, and not chosen from or typed into, which is the same however one comes to it. */
  readonly isPressed: boolean;
}

/**
 * What can be pressed or filled in on the page as it stands, one of each kind: the second one where
 * there are several, since the first is often chosen already. Links are followed by the browser itself.
 */
export function listControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const place = document.getElementById('island');
    const byKind = new Map<string, Control[]>();
    const found = place?.querySelectorAll(
      'button, input, select, textarea, summary, a:not([href]), [role="button"], [onclick]',
    );
    for (const element of found ?? []) {
      const isOff = element.matches(':disabled, [aria-disabled="true"], [inert] *');
      if (isOff || !element.checkVisibility()) continue;
      const path: number[] = [];
      const classes: string[] = [];
      for (let each = element; each !== place && each.parentElement; each = each.parentElement) {
        path.unshift([...each.parentElement.children].indexOf(each));
        classes.unshift(`${each.localName}.${each.className}`);
      }
      const kind = classes.join(' ');
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const isPressed = !element.matches(
        'select, textarea, input:not([type="radio"], [type="checkbox"])',
      );
      byKind.set(kind, [...(byKind.get(kind) ?? []), { path, name, kind, isPressed }]);
    }
    return [...byKind.values()].flatMap((alike) => alike[1] ?? alike[0] ?? []);
  });
}

async function findControl(page: Page, { path }: Control): Promise<ElementHandle> {
  const handle = await page.evaluateHandle((steps) => {
    const place = document.getElementById('island');
    return steps.reduce<Element | null>((each, index) => each?.children[index] ?? null, place);
  }, path);
  const element = handle.asElement();
  if (!element) throw new Error('The control is not there');
  return element as ElementHandle;
}

/** Does with a control what it is for. */
export async function press(page: Page, control: Control, way: Way): Promise<void> {
  const element = await findControl(page, control);
  const type = await element.evaluate((each) =>
    each instanceof HTMLInputElement ? each.type : each.nodeName.toLowerCase(),
  );
  if (type === 'select') await chooseAnother(element);
  else if (['text', 'search', 'email', 'textarea'].includes(type)) await element.fill('a');
  else if (way === 'key') {
    await element.focus();
    // Enter on a radio sends its form, as Enter in any field does.
    await page.keyboard.press(type === 'radio' || type === 'checkbox' ? 'Space' : 'Enter');
  } else await element[way]();
}

async function chooseAnother(select: ElementHandle): Promise<void> {
  const other = await select.evaluate(
    (each) =>
      each instanceof HTMLSelectElement &&
      [...each.options].find(({ selected }) => !selected)?.value,
  );
  await select.selectOption(String(other));
}

/** All that a visitor can tell of a page: where it is, what it says, what is chosen and filled in. */
export async function describeState(page: Page): Promise<string> {
  const about = await page.evaluate(() => [
    location.href,
    document.title,
    document.documentElement.lang,
    ...document
      .querySelectorAll('[aria-busy="true"]')
      .values()
      .map((each) => each.outerHTML),
  ]);
  return [...about, await page.locator('#island').ariaSnapshot()].join('\n');
}

/** The same, once nothing changes any more. */
export async function describeAtRest(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle');
  let before = '';
  for (let now = await describeState(page); now !== before; now = await describeState(page)) {
    before = now;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
  }
  return before;
}
