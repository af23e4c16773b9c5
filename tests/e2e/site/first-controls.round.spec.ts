import type { APIResponse, Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';
import { untilReact } from '../support/until-react.ts';
import { bookAppointment } from './book-appointment.ts';
import {
  type Control,
  describeAtRest,
  describeState,
  listControls,
  press,
  type Way,
} from './first-controls.ts';
import { early, holdReact } from './hold-react.ts';

// Between them they have every step that is painted, and pages that are painted by React alone.
const paths = [
  ['/ada/intro', 390],
  ['/ada/consultation?lang=de', 1280],
  ['/team/studio/demo', 390],
  ['/ada/flex', 390],
  ['/ada', 1280],
  ['/team/studio', 390],
] as const;
const ways = ['tap', 'click', 'key'] as const;

/** What the page shows once a control has been pressed that React was there for. */
async function pressLate(page: Page, path: string, control: Control, way: Way): Promise<string> {
  await page.goto(path);
  await press(page, control, way);
  return describeAtRest(page);
}

/** The same press before React is there; React comes so much later. */
async function pressEarly(page: Page, path: string, control: Control, way: Way): Promise<void> {
  const letGo = await holdReact(page);
  await page.goto(path, early);
  await press(page, control, way);
  letGo();
  await untilReact(page);
  await page.unrouteAll();
}

async function listEarly(page: Page, path: string): Promise<readonly Control[]> {
  const letGo = await holdReact(page);
  await page.goto(path, early);
  const controls = await listControls(page);
  letGo();
  await untilReact(page);
  await page.unrouteAll();
  return controls;
}

/** No page remembers the one before, whatever that wrote at its last moment. */
async function forgetEach(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * Pages and replies stay as they were first given: the server's time goes on while one control after the
 * other is pressed, and a start that has passed is offered no more.
 */
async function keepReplies(page: Page): Promise<void> {
  const kept = new Map<string, APIResponse>();
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    const url = request.url();
    const isSaid = request.resourceType() === 'document' || url.includes('/api/');
    if (request.method() !== 'GET' || !isSaid) return route.fallback();
    const response = kept.get(url) ?? (await route.fetch());
    kept.set(url, response);
    await route.fulfill({ response });
  });
}

/** Every control of what is painted before React, in every way: they do the same. */
async function expectEachAnswered(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await forgetEach(page);
  await keepReplies(page);
  for (const [index, control] of (await listEarly(page, path)).entries()) {
    const way = ways[index % ways.length] ?? 'click';
    const others = control.isPressed ? ways.filter((each) => each !== way) : [];
    await test.step(`${way} ${control.name}`, async () => {
      const expected = await pressLate(page, path, control, way);
      await pressEarly(page, path, control, way);
      await expect.poll(() => describeState(page)).toBe(expected);
      expect(await describeAtRest(page)).toBe(expected);
      for (const other of others) {
        await pressEarly(page, path, control, other);
        await expect.poll(() => describeState(page), other).toBe(expected);
      }
    });
  }
}

test.describe('19.11 every control before React has its effect, once', () => {
  test.use({ hasTouch: true });
  // Pages say what time it is somewhere: between two looks a minute may end.
  test.beforeEach(({ page }) => page.clock.setFixedTime(Date.now()));

  for (const [path, width] of paths)
    test(`${path}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await expectEachAnswered(page, path);
    });

  for (const hasSecret of [true, false])
    test(`an appointment, ${hasSecret ? 'with' : 'without'} its secret`, async ({
      page,
      server,
    }) => {
      const { path } = await bookAppointment(server.url);
      await expectEachAnswered(page, hasSecret ? path : path.replace(/\?.*/, ''));
    });

  test('the next free times, tapped while React is on its way', async ({ page }) => {
    const letGo = await holdReact(page);
    await page.goto('/ada/intro', early);
    await page.getByRole('region', { name: 'Next free times' }).getByRole('button').nth(1).tap();
    letGo();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  });

  test('what is opened and closed again stays closed', async ({ page, server }) => {
    const { path } = await bookAppointment(server.url);
    const letGo = await holdReact(page);
    await page.goto(path, early);
    const actions = page.getByRole('button', { name: 'Actions' });
    await actions.click();
    await actions.click();
    letGo();
    await untilReact(page);
    await expect(actions).toHaveAttribute('aria-expanded', 'false');
  });
});
