import type { Page } from 'playwright/test';
import type { RoutedTo, RoutingForm } from '#shared/api/routing-form.ts';
import { aForm, toContractForm } from '#tests/support/builders/sample-form.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';

// The server knows nothing of what a story stands in for, and says so of its page.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/status of 404/));

const id = '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f10';

const form = toContractForm(
  aForm([
    { name: 'email', target: 'email', fieldType: 'email', required: true, default: true },
    { name: 'people', label: 'How many are you?', fieldType: 'number', required: true },
    { name: 'source', hidden: true },
  ]),
);

const routingForm: RoutingForm = {
  id,
  slug: 'start',
  name: 'Find the right meeting',
  form: { ...form, actionButtonText: { de: 'Los' } },
  company: {
    id: '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f11',
    slug: 'demo',
    name: 'Studio Nord',
    logo: null,
    tier: 'growth',
    primaryColor: null,
    useBrandStyling: false,
    hideKalendsBranding: false,
    showDataPolicyLink: false,
    dataPolicyLink: null,
    imprintLink: null,
    customLegalText: null,
    googleAnalyticsMeasurementId: null,
    metaPixelId: null,
    featureAccess: { personalizedBranding: false },
  },
  brandColor: '#3B81F6',
  defaultLanguage: 'en',
};

/** A form whose answers lead where the test wants. */
async function standInApi(page: Page, outcome?: RoutedTo, asked = routingForm): Promise<void> {
  await page.route('**/api/booking/form/**', (route) => route.fulfill({ json: asked }));
  await page.route('**/api/booking/qualifier/qualify/*', (route) =>
    route.fulfill({ json: { submissionId: id, outcome } }),
  );
}

async function answer(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('maya@visitor.test');
  await page.getByLabel('How many are you?').fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('answers lead to a meeting, which knows them already', async ({ page }) => {
  const path = '/ada/intro?email=maya%40visitor.test&from_form=true';
  const outcome: RoutedTo = { kind: 'meeting-type', path, meetingTypeId: id };
  await standInApi(page, outcome);
  const sent = page.waitForRequest('**/api/booking/qualifier/qualify/*');
  await page.goto('/f/start?source=newsletter');
  await expectAccessible(page);
  await answer(page);
  await expect(page).toHaveURL(new RegExp(path.replace('?', '\\?')));
  expect((await sent).postDataJSON()).toEqual({
    answers: { email: 'maya@visitor.test', people: '12', source: 'newsletter' },
  });
});

test('what is missing is said beside its field, and nothing is sent', async ({ page }) => {
  await standInApi(page);
  await page.goto(`/form/${id}?email=nobody`);
  const email = page.getByLabel('Email');
  await email.evaluate((input) =>
    input.addEventListener('invalid', (event) => {
      input.dataset.bubble = event.defaultPrevented ? 'none' : 'shown';
    }),
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAttribute('data-bubble', 'none');
  await expect(email).toBeFocused();
});

test('one of many is searched, and has the focus where it is missing', async ({ page }) => {
  const options = Array.from({ length: 20 }, (_, index) => ({
    value: `${index}`,
    label: `Office ${index}`,
  }));
  const asked = { name: 'office', label: 'Which office?', options, required: true } as const;
  const many = toContractForm(aForm([{ ...asked, fieldType: 'select' }]));
  await standInApi(page, { kind: 'message', text: 'Soon.' }, { ...routingForm, form: many });
  const sent = page.waitForRequest('**/api/booking/qualifier/qualify/*');
  await page.goto(`/form/${id}`);
  const office = page.getByRole('combobox', { name: 'Which office?' });
  await expect(office).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(office).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('combobox', { name: 'Search the list' }).fill('office 17');
  await page.keyboard.press('Enter');
  await expect(office).toHaveText('Office 17');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await sent).postDataJSON()).toEqual({ answers: { office: '17' } });
});

for (const [kind, outcome, heading] of [
  ['a message', { kind: 'message', text: 'We will write to you.' }, 'Thank you'],
  ['nowhere', { kind: 'unqualified', path: '/unqualified' }, 'Thank you for your interest'],
] as const) {
  test(`answers lead to ${kind}`, async ({ page }) => {
    await standInApi(page, outcome);
    await page.goto('/f/start');
    await answer(page);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    if (outcome.kind === 'message') await expect(page.getByText(outcome.text)).toBeVisible();
    await expectAccessible(page);
  });
}

test('an unknown form is not valid', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  await page.goto('/f/nothing');
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
});

test('a short address leads to the long one, with its query', async ({ page }) => {
  await page.route('**/api/short-link/Ab_1', (route) =>
    route.fulfill({ json: { target: '/ada/intro?lang=de' } }),
  );
  await page.goto('/s/Ab_1?email=a%40b.c');
  await expect(page).toHaveURL(/\/ada\/intro\?lang=de&email=a%40b\.c$/);
});

test('a short address that has run out says so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  await page.goto('/s/gone');
  await expect(
    page.getByRole('heading', { name: 'This link leads nowhere any more' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test.describe('in a browser whose language Kalends does not speak', () => {
  test.use({ locale: 'ja-JP' });

  test('Spec A §5: the form speaks its company’s default language', async ({ page }) => {
    await page.route('**/api/booking/form/**', (route) =>
      route.fulfill({ json: { ...routingForm, defaultLanguage: 'de' } }),
    );
    await page.goto('/f/start');
    await expect(page.getByRole('button', { name: 'Los' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('8.14 coming back, a visitor finds what they answered', async ({ page }) => {
  const path = '/ada/intro?from_form=true';
  await standInApi(page, { kind: 'meeting-type', path, meetingTypeId: id });
  await page.goto(`/form/${id}`);
  await answer(page);
  await page.getByRole('banner').getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue('maya@visitor.test');
  await expect(page.getByLabel('How many are you?')).toHaveValue('12');
});
