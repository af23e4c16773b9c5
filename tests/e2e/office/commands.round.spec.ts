import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { ListedMeetingType, MeetingTypeList } from '#shared/api/meeting-type-list.ts';
import { type TypeCommandId, typeCommands } from '#site/office/meeting-types/type-commands.ts';
import { project } from '#tests/support/run-server.ts';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { runByPalette } from '../support/run-by-palette.ts';
import { expect, test } from '../support/test.ts';

const owner = 'ada@demo.test';
const NAME = 'Intro call';
const ids = Object.keys(typeCommands) as TypeCommandId[];
const texts: { readonly action: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(project, 'locales/en/office/meeting-types.json'), 'utf8'),
);

/** What the meeting type has to be for a command to be offered. */
const states: Partial<Record<TypeCommandId, ListedMeetingType['state']>> = {
  publish: 'unpublished',
  restore: 'archived',
  delete: 'archived',
};
const labelOf = (id: TypeCommandId) => texts.action[id === 'onPage' ? 'hide' : id] ?? '';

/** Lists the meeting type as it has to be; what would change it is noted, and done nowhere. */
async function watch(page: Page, id: TypeCommandId): Promise<string[]> {
  const calls: string[] = [];
  await page.route(/\/api\/meeting-type(?:\/all)?\?/, async (route) => {
    const reply = await route.fetch();
    const list: MeetingTypeList = await reply.json();
    const state = states[id] ?? 'published';
    const meetingTypes = list.meetingTypes.map((type) =>
      type.name === NAME ? { ...type, state } : type,
    );
    await route.fulfill({ response: reply, json: { ...list, meetingTypes } });
  });
  await page.route(
    (url) => url.pathname.startsWith('/api/meeting-type'),
    async (route) => {
      const request = route.request();
      if (request.method() === 'GET') return route.fallback();
      const body = request.postData() ?? '';
      calls.push(`${request.method()} ${new URL(request.url()).pathname} ${body}`);
      // The copy is the meeting type itself, so that there is something to edit.
      const [, meetingTypeId] = /"meetingTypeId":"([^"]+)"/.exec(body) ?? [];
      return route.fulfill({
        json: { id: meetingTypeId, slug: 'copy', name: 'Copy', meetingTypes: [] },
      });
    },
  );
  return calls;
}

// A list that is asked for again by the last command may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** The ways to a command, each from the list of meeting types. */
const ways = {
  menu: async (page: Page, id: TypeCommandId) => {
    await page.getByRole('button', { name: `Actions: ${NAME}` }).click();
    await page.getByRole('menuitem', { name: labelOf(id), exact: true }).click();
  },
  key: async (page: Page, id: TypeCommandId) => {
    const row = page.getByRole('list', { name: 'Meeting types' }).getByRole('listitem');
    await row.filter({ hasText: NAME }).locator('[data-row]').focus();
    await page.keyboard.press(typeCommands[id].key);
  },
  palette: (page: Page, id: TypeCommandId) =>
    runByPalette(page, `${labelOf(id).replace('…', '')}: ${NAME}`),
  bar: async (page: Page, id: TypeCommandId) => {
    await page.getByRole('checkbox', { name: `Select ${NAME}` }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: labelOf(id), exact: true }).click();
  },
} as const;

interface Outcome {
  readonly calls: readonly string[];
  readonly path: string;
  readonly asked: readonly string[];
  readonly windows: readonly string[];
  readonly copied: number;
}

/** What it led to: calls, another screen, a question, a window, a link that was copied. */
async function outcomeOf(page: Page, calls: readonly string[]): Promise<Outcome> {
  const windows = page
    .context()
    .pages()
    .filter((each) => each !== page);
  return {
    calls: [...calls],
    path: new URL(page.url()).pathname,
    asked: await page.locator('dialog[open] h2').allTextContents(),
    // A page may add to its own address.
    windows: windows
      .map((each) => each.url())
      .filter((url) => url !== 'about:blank')
      .map((url) => new URL(url).pathname),
    copied: await page.getByRole('status').filter({ hasText: 'Link copied' }).count(),
  };
}

const nothing: Outcome = {
  ...{ calls: [], path: '/meeting-types' },
  ...{ asked: [], windows: [], copied: 0 },
};

/** What is there last, once a command has done all that it does. */
const ends: Record<TypeCommandId, keyof Outcome> = {
  ...{ open: 'windows', copy: 'copied', edit: 'path', duplicate: 'path' },
  ...{ share: 'asked', publishFrom: 'asked', terms: 'asked', move: 'asked', delete: 'asked' },
  ...{ publish: 'calls', unpublish: 'calls', archive: 'calls', restore: 'calls', onPage: 'calls' },
};

for (const id of ids) {
  test(`20.11 ${id}: menu, key, palette and bar do the same`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(page, owner);
    const calls = await watch(page, id);
    const several = 'takesSeveral' in typeCommands[id];
    const outcomes: Outcome[] = [];
    for (const way of ['menu', 'key', 'palette', ...(several ? (['bar'] as const) : [])] as const) {
      calls.length = 0;
      await page.goto('/meeting-types');
      await expect(page.getByRole('button', { name: `Actions: ${NAME}` })).toBeVisible();
      await ways[way](page, id);
      const end = ends[id];
      await expect.poll(async () => (await outcomeOf(page, calls))[end]).not.toEqual(nothing[end]);
      outcomes.push(await outcomeOf(page, calls));
      for (const each of context.pages()) if (each !== page) await each.close();
    }
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
  });
}

test('20.11 the palette finds meeting types, people and what can be done, also by other words', async ({
  page,
}) => {
  await signInAs(page, owner, '/dashboard');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await page.keyboard.press('Control+k');
  const field = palette.getByRole('combobox', { name: 'Where to?' });
  await expect(field).toBeFocused();
  const found = palette.getByRole('option');
  for (const [typed, name] of [
    ['intro', 'Intro call'],
    ['vacation', 'Out of office'],
    ['vacation', 'Add time off'],
    ['invite', 'Invite somebody'],
    ['hours', 'Availability'],
    ['book', 'Calendar: Book for a client'],
  ] as const) {
    await field.fill(typed);
    await expect(found.filter({ hasText: name }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await field.fill('invite somebody');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/team/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/team$/);
});

test('20.11 in the calendar the palette changes nothing but the view', async ({ page }) => {
  await signInAs(page, owner, '/calendar?view=day&date=2032-05-19');
  const view = page.getByRole('group', { name: 'View', exact: true });
  await expect(view.getByRole('button', { pressed: true })).toHaveText('Day');
  await runByPalette(page, 'Calendar: Week');
  await expect(view.getByRole('button', { pressed: true })).toHaveText('Week');
  await expect(page).toHaveURL(/date=2032-05-19/);
});

test('20.11 what is archived is found by the palette, and brought back', async ({ page }) => {
  await signInAs(page, owner, '/meeting-types');
  const row = page.locator('[data-row]').filter({ hasText: NAME });
  await row.focus();
  await page.keyboard.press(typeCommands.archive.key);
  await expect(row).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Where to?' }).fill('restore intro');
  // What is archived is asked for once something is typed.
  const found = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(found).toContainText(`Restore: ${NAME}`);
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
});

test('20.11 a letter of an open menu does what stands beside it', async ({ page }) => {
  await signInAs(page, owner, '/meeting-types');
  await page.getByRole('button', { name: `Actions: ${NAME}` }).click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^On which shelf/ })).toBeVisible();
});

test('20.11 a key in a row that is selected is for all that are', async ({ page }) => {
  await signInAs(page, owner);
  const calls = await watch(page, 'archive');
  await page.goto('/meeting-types');
  for (const name of [NAME, 'Ask me first']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.keyboard.press(typeCommands.archive.key);
  await expect.poll(() => calls.length).toBe(1);
  const { meetingTypeIds } = JSON.parse(calls[0]?.split(' ')[2] ?? '{}');
  expect(meetingTypeIds).toHaveLength(2);
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
});

test('20.11 a saved meeting type has its link, its page and a copy at the top right', async ({
  page,
}) => {
  await signInAs(page, owner, '/meeting-types');
  const listed = page.getByRole('switch', { name: `Can be booked: ${NAME}` });
  await expect(listed).toBeChecked();
  await expectAccessible(page);
  await listed.click();
  await expect(listed).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listed).toBeChecked();
  await expect(page.getByText(/the more is booked on a day/).first()).toBeVisible();
  await page.getByRole('button', { name: `Actions: ${NAME}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  for (const name of ['Copy link', 'Open page', 'Duplicate']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});
