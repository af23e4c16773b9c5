import type { Page } from 'playwright/test';
import { PAGE_DATA_ID, toScriptJson } from '#shared/page-data.ts';
import { expect } from '../support/test.ts';

/** The starts that can be picked. */
export const times = (page: Page) => page.getByRole('tabpanel').getByRole('button');

/** What is about to be booked, or was. */
export const ticket = (page: Page) => page.getByRole('region', { name: 'Your appointment' });

/** The calendar turned to later weeks, so that tests which book leave the first days alone. */
export async function turnPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Later weeks' }).click();
  await expect(times(page).first()).toBeVisible();
}

export async function fillIn(page: Page, email = 'marie@example.com'): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('I accept the privacy policy.').check();
}

interface Reply {
  readonly bookingInfo: object;
  readonly meetingType: Record<string, object>;
}

/** Changes what the server says of a page, whether it comes with the page or is asked for. */
export async function changePage(page: Page, change: (reply: Reply) => void): Promise<void> {
  await changeDocument(page, (json) => {
    const data = JSON.parse(json);
    // The page of an appointment comes with something else.
    if (data.reply) change(data.reply);
    return toScriptJson(data);
  });
  await page.route(/\/api\/booking\/(single|v2\/team)\//, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    change(reply);
    await route.fulfill({ response, json: reply });
  });
}

/** Pages as a static host has them: all of them are there, come with nothing, and ask. */
export function comeUnfilled(page: Page): Promise<void> {
  return changeDocument(page, () => '', 200);
}

/** Changes what pages come with. */
async function changeDocument(
  page: Page,
  change: (json: string) => string,
  status?: number,
): Promise<void> {
  const block = new RegExp(`(?<=<script type="application/json" id="${PAGE_DATA_ID}">)[^<]*`);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace(block, change),
      ...(status !== undefined && { status }),
    });
  });
}
