import type { Page } from 'playwright/test';
import { signInAs } from '../site/sign-in.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

interface FormScreen {
  readonly name: string;
  /** Where one goes, and the row there that leads to it. */
  readonly path: string;
  readonly row?: string;
  /** What both change, to what here and to what in the other tab; a profile is saved by several calls. */
  readonly fields: readonly (readonly [label: RegExp, mine: string, theirs: string])[];
  /** What the question calls them. */
  readonly told: readonly string[];
  /** Another field, and what it may not hold. */
  readonly flaw: readonly [label: string, wrong: string];
  /** It hears of what other tabs save: nothing has to be refused first. */
  readonly hears?: true;
}

const screens: readonly FormScreen[] = [
  {
    name: 'general',
    path: '/admin/general',
    fields: [[/^How attendees reach you/, 'My bell', 'Their bell']],
    told: ['How attendees reach you'],
    flaw: ['Website', 'http://a.example'],
  },
  {
    name: 'privacy',
    path: '/admin/privacy',
    fields: [[/^Imprint/, 'https://a.example/mine', 'https://a.example/theirs']],
    told: ['Imprint'],
    flaw: ['Data policy', 'http://a.example'],
  },
  {
    name: 'team',
    path: '/admin/teams',
    row: 'Studio',
    fields: [[/^Description/, 'My words', 'Their words']],
    told: ['Description'],
    flaw: ['Name', ''],
  },
  {
    name: 'profile',
    path: '/profile',
    fields: [
      [/^Title/, 'My title', 'Their title'],
      [/^A day: Meetings/, '41', '42'],
    ],
    told: ['Title', 'How much you give'],
    flaw: ['First name', ''],
  },
  {
    name: 'editor',
    path: '/meeting-types',
    row: 'Intro call',
    fields: [[/^Description/, 'My words', 'Their words']],
    told: ['Basics'],
    flaw: ['Name', ''],
    hears: true,
  },
];

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Save over what someone else saved?' });

async function saveWell(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}

/** What was typed here, after the other tab has saved theirs; Save asks from now on. */
async function openConflict(page: Page, screen: FormScreen): Promise<Page> {
  await signInAs(page, 'ada@demo.test', screen.path);
  if (screen.row) await page.locator('[data-row]').filter({ hasText: screen.row }).click();
  const other = await page.context().newPage();
  const fieldsOf = (of: Page) => screen.fields.map(([label]) => of.getByLabel(label));
  for (const field of fieldsOf(page)) await expect(field).toBeVisible();
  await other.goto(page.url());
  for (const [label, mine, theirs] of screen.fields) {
    await page.getByLabel(label).fill(mine);
    await other.getByLabel(label).fill(theirs);
  }
  await saveWell(other);
  await page.bringToFront();
  if (!screen.hears) await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /Some(one|body else) has/ }),
  ).toBeVisible();
  return other;
}

async function expectMine(page: Page, { fields }: FormScreen): Promise<void> {
  for (const [label, mine] of fields) await expect(page.getByLabel(label)).toHaveValue(mine);
}

for (const screen of screens) {
  test(`20.10 ${screen.name}: while a conflict is open Save asks, and goes on to what else is wrong`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/409/);
    const other = await openConflict(page, screen);
    await save(page).click();
    await expect(question(page).getByRole('listitem')).toHaveText([...screen.told]);
    await expect(question(page).getByRole('button', { name: 'Go back' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expectMine(page, screen);

    const [label, wrong] = screen.flaw;
    const flawed = page.getByLabel(label).first();
    const right = await flawed.inputValue();
    await flawed.fill(wrong);
    await save(page).click();
    await question(page).getByRole('button', { name: 'Save mine' }).click();
    await expect(question(page)).toBeHidden();
    await expect(flawed).toBeFocused();
    await expect(flawed).toHaveAttribute('aria-invalid', 'true');
    await flawed.fill(right);
    await saveWell(page);
    await expect(question(page)).toBeHidden();
    await other.reload();
    await expectMine(other, screen);
  });
}
