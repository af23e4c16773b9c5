import type { Locator } from 'playwright/test';

/** Takes one of some in a field, which is the platform's while they are few and searched once they are many. */
export async function chooseOption(field: Locator, name: string): Promise<void> {
  await field.waitFor();
  if (await field.evaluate((control) => control.tagName === 'SELECT')) {
    await field.selectOption({ label: name });
    return;
  }
  await field.click();
  const dialog = field
    .page()
    .getByRole('dialog')
    .filter({ has: field.page().getByRole('listbox') })
    .last();
  await dialog.getByRole('combobox').fill(name);
  await dialog.getByRole('option', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
