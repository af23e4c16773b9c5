import { expect, test } from '../support/test.ts';
import { times } from './booking-page.ts';

// Spec A §3, form field: locales; a field's placeholder and options speak the page's language too.

test('the booking form asks in the visitor’s language and sends the options’ values', async ({
  page,
}) => {
  await page.goto('/ada/consultation?lang=de');
  await page.getByRole('radio', { name: 'Zoom' }).click();
  await page.getByRole('radio', { name: '30 Minuten' }).click();
  await page.getByRole('button', { name: 'Spätere Wochen' }).click();
  await times(page).first().click();
  const company = page.getByLabel('Firma');
  await expect(company).toHaveAttribute('placeholder', 'Wo Sie arbeiten');
  const topic = page.getByLabel('Worum geht es?');
  await expect(topic.getByRole('option')).toHaveText([
    'Bitte wählen',
    'Strategie',
    'Produkt',
    'Personal',
    'Etwas anderes',
  ]);

  await page.getByLabel('Vorname').fill('Marie');
  await page.getByLabel('Nachname').fill('Curie');
  await page.getByLabel('E-Mail', { exact: true }).fill('marie@example.com');
  await company.fill('Radium');
  await topic.selectOption('Personal');
  await page.getByRole('radio', { name: 'Zahlende Kundschaft' }).check();
  await page.getByRole('checkbox', { name: 'Begutachtungen' }).check();
  await page.getByLabel('Ich akzeptiere die Datenschutzerklärung.').check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/booking'));
  await page.getByRole('button', { name: 'Beratung anfragen' }).click();
  expect((await sent).postDataJSON().attendee).toMatchObject({
    topic: 'hiring',
    stage: 'paying-customers',
    interests: ['reviews'],
  });
  await expect(page).toHaveURL(/\/appointment\//);
});

test('so do the questions of a routing form, and they lead where their values do', async ({
  page,
}) => {
  await page.goto('/f/start?lang=de');
  await page.getByLabel('E-Mail').fill('marie@example.com');
  await page.getByLabel('Wie viele sind Sie?').fill('3');
  await page.getByRole('radio', { name: 'Ein erstes Gespräch' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL(/\/ada\/intro/);
});
