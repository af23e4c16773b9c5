import type { Page } from 'playwright/test';
import type { RichText } from '#shared/domain/rich-text.ts';
import { expect, test } from '#tests/e2e/support/kept-extension.ts';

const intro = 'https://kalends.example/ada/intro';
const link: RichText = [[{ text: 'Intro', href: intro }]];
const unseen = { kind: 'refused', why: 'unseen' };

/** Pages that take what is pasted, and do with it as they like; each counts how often it was given it. */
const taker = (
  take: string,
) => `<div id="field" contenteditable="true"></div><p id="shown"></p><script>
  const field = document.querySelector('#field');
  const shown = document.querySelector('#shown');
  globalThis.given = 0;
  const take = ${take};
  const hear = (event, data) => {
    event.preventDefault();
    globalThis.given += 1;
    take(data.getData('text/html'), data.getData('text/plain'));
  };
  field.addEventListener('paste', (event) => hear(event, event.clipboardData));
  field.addEventListener('beforeinput', (event) => {
    if (event.dataTransfer) hear(event, event.dataTransfer);
  });
</script>`;

test.use({
  pages: {
    '/late': taker('(html) => { globalThis.clean = () => { field.innerHTML = html; }; }'),
    '/soon': taker('(html) => setTimeout(() => { field.innerHTML = html; }, 600)'),
    '/reworded': taker('() => { field.textContent = "A booking link of Ada"; }'),
    '/elsewhere': taker('(_, plain) => { shown.textContent = plain; }'),
    '/canvas': `<textarea id="field" style="opacity:0;width:1px;height:1px"></textarea><canvas></canvas><script>
      const field = document.querySelector('#field');
      globalThis.given = 0;
      field.addEventListener('input', () => { globalThis.given += 1; field.value = ''; });
    </script>`,
    '/drawn': `<canvas id="field" tabindex="0"></canvas><script>
      const field = document.querySelector('#field');
      globalThis.given = 0;
      field.editContext = new EditContext();
      field.addEventListener('paste', (event) => { globalThis.given += 1; event.preventDefault(); });
    </script>`,
    '/monaco': `<div class="monaco-editor"><div id="field" tabindex="0"></div><div class="view-lines"></div></div><script>
      const field = document.querySelector('#field');
      globalThis.given = 0;
      field.editContext = new EditContext();
      field.addEventListener('paste', (event) => {
        globalThis.given += 1;
        event.preventDefault();
        document.querySelector('.view-lines').textContent = event.clipboardData.getData('text/plain');
      });
    </script>`,
  },
});

const given = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'given'));

for (const [path, said] of [
  ['/late', unseen],
  ['/soon', { kind: 'inserted', as: 'rich' }],
  ['/reworded', unseen],
  ['/elsewhere', unseen],
  ['/canvas', unseen],
  ['/drawn', unseen],
  ['/monaco', { kind: 'inserted', as: 'plain' }],
] as const) {
  test(`19.13 a page that takes a text gets it once, and it is said what is seen of it: ${path}`, async ({
    insert,
    openPressed,
  }) => {
    const page = await openPressed(path);
    await page.locator('#field').focus();
    expect(await insert(page, link)).toEqual(said);
    expect(await given(page)).toBe(1);
  });
}

test('19.13 Jodit asks in a dialog what a paste shall be, and has it once', async ({
  extension,
  stranger,
  press,
  insert,
}) => {
  const page = await extension.context.newPage();
  await page.goto(stranger.url('/writing/jodit.ts?text=&asks'));
  await expect(page).toHaveTitle('ready');
  await press(page);
  await page.locator('.draft [contenteditable="true"]').click();
  expect(await insert(page, link)).toEqual(unseen);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect
    .poll(() => page.evaluate(() => globalThis.drafts[0]?.said()))
    .toBe(`[Intro](${intro})`);
});
