import type { Page } from 'playwright/test';

/** Goes to a screen by its row in the side bar, whose group is unfolded first. */
export async function followWay(page: Page, name: string): Promise<void> {
  const way = page.getByRole('link', { name, exact: true, includeHidden: true });
  const group = page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .filter({ has: way });
  await group.waitFor();
  const folded = group.getByRole('button', { expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  await group.getByRole('link', { name, exact: true }).click();
}
