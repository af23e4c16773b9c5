import { demoPassword } from '#tests/support/run-server.ts';
import { times } from '../site/booking-page.ts';
import { freeStarts } from '../site/free-starts.ts';
import { signIn, signInAs } from '../site/sign-in.ts';
import { signOut } from '../support/account-menu.ts';
import { leaveServer } from '../support/leave-server.ts';
import { runWithDentist } from '../support/run-with-dentist.ts';
import { expect, test } from '../support/test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** On Ada’s clock. */
const hourOf = (iso: string) =>
  Number(new Date(iso).toLocaleTimeString('sv', { timeZone: 'Europe/Berlin', hour: '2-digit' }));

test('what a connected calendar takes is neither proposed nor offered, and named to its owner alone', async ({
  page,
}) => {
  const { server, stop } = await runWithDentist();
  try {
    await page.goto(`${server.url}/login?next=${encodeURIComponent('/propose?new=1')}`);
    await signIn(page, 'ada@demo.test', demoPassword);
    const week = page.getByRole('group', { name: /^Your week/ });
    await expect(week).toHaveAttribute('aria-busy', 'false');
    await expect(week.getByText('Dentist').first()).toBeVisible();
    const tenOClock = week.getByRole('button', { name: /10:00/ });
    await tenOClock.focus();
    await page.keyboard.press('ArrowRight');
    await expect(tenOClock).toHaveAccessibleName(/not free/);
    await page.getByRole('button', { name: 'Suggest three' }).click();
    const picks = page.getByRole('list', { name: 'Picked times' });
    await expect(picks.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
    await expect(picks).not.toContainText(/\b10:[0-5]\d –/);

    await page.goto(`${server.url}/calendar?view=week`);
    await expect(page.getByText('Dentist').first()).toBeVisible();
    await leaveServer(page);

    await page.goto(`${server.url}/ada/intro`);
    await expect(times(page).first()).toBeVisible();
    for (const offered of await times(page).allInnerTexts()) expect(offered).not.toMatch(/^10:/);
    const starts = await freeStarts(server.url, 'intro', [1, 8]);
    expect(starts).not.toEqual([]);
    expect(starts.filter((start) => hourOf(start) === 10)).toEqual([]);
    await expect(page.getByText('Dentist')).toHaveCount(0);
  } finally {
    await leaveServer(page);
    await stop();
  }
});

test('of a colleague’s calendar one sees that they are busy, and not with what', async ({
  page,
}) => {
  // The demo’s owner swims on Tuesdays.
  await signInAs(page, 'ada@demo.test', '/calendar?view=week');
  const swimming = page.getByText('Swimming', { exact: true });
  await expect(swimming).toBeVisible();
  await signOut(page);
  await signInAs(page, 'grace@demo.test', '/calendar?view=week');
  await page.getByRole('button', { name: 'People' }).click();
  const people = page.getByRole('dialog', { name: 'Whose calendars?' });
  await people.getByRole('searchbox').fill('ada');
  await people.getByRole('checkbox', { name: /Ada/ }).check();
  await people.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('group', { name: /, Ada Brandt$/ }).getByText('Busy')).toHaveCount(3);
  await expect(swimming).toHaveCount(0);
});
