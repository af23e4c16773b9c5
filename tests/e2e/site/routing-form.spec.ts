import type { Page } from 'playwright/test';
import type { RoutedTo, RoutingForm } from '#shared/api/routing-form.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible } from './expect-accessible.ts';

const id = '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f10';

type Field = RoutingForm['form']['fields'][number]['dataField'];

function aField(changes: Partial<Field>): Field {
  return {
    id: changes.name ?? '',
    name: '',
    label: '',
    locales: [],
    fieldType: 'text-single',
    target: 'other',
    required: true,
    hidden: false,
    hideUntilChange: false,
    default: false,
    mutable: true,
    defaultValue: null,
    placeholder: null,
    options: [],
    min: null,
    max: null,
    validation: null,
    defaultCountryCode: null,
    showInfobox: false,
    ...changes,
  };
}

const fields = [
  aField({ name: 'email', target: 'email', fieldType: 'email', default: true }),
  aField({ name: 'people', label: 'How many are you?', fieldType: 'number' }),
  aField({ name: 'source', hidden: true, required: false }),
];

const routingForm: RoutingForm = {
  id,
  slug: 'start',
  name: 'Find the right meeting',
  form: {
    fields: fields.map((dataField, index) => ({ index, dataField })),
    useFullName: true,
    blockEmails: false,
    blockedEmails: [],
    actionButtonText: { de: 'Los' },
  },
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
async function standInApi(page: Page, outcome?: RoutedTo): Promise<void> {
  await page.route('**/api/booking/form/**', (route) => route.fulfill({ json: routingForm }));
  await page.route('**/api/booking/qualifier/qualify/*', (route) =>
    route.fulfill({ json: { submissionId: id, outcome } }),
  );
}

async function answer(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('maya@visitor.test');
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
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
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
