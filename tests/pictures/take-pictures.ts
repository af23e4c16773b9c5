import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openSignedIn } from '#tests/e2e/extension/signed-in.ts';
import { launchExtension } from '#tests/e2e/support/launch-extension.ts';
import { pressToolbar } from '#tests/e2e/support/press-toolbar.ts';
import { servePages } from '#tests/e2e/support/serve-pages.ts';
import { project, runServer } from '#tests/support/run-server.ts';

/**
 * `npm run pictures`: what the stores show of the extension, in `dist/extension/store`. A picture is the
 * real panel beside the page that it stands beside in a browser; nothing in it is drawn.
 */
const folder = join(project, 'dist/extension/store');
const PANEL_WIDTH = 400;

const mailPage = `<!doctype html><title>Mail</title><style>
  body { font: 15px/1.55 system-ui, sans-serif; margin: 0; padding: 44px 52px; color: #1c1b19 }
  dl { display: grid; grid-template-columns: 4.5rem 1fr; gap: 10px 0; margin: 0 0 26px }
  dl > * { margin: 0; padding-bottom: 10px; border-bottom: 1px solid #e6e3dd } dt { color: #5f5b54 }
  #draft { outline: none }
</style><dl><dt>To<dd>Maya Chen<dt>Subject<dd>Our first call</dl>
<div id="draft" contenteditable="true"><p>Hi Maya,</p><p>it was good to meet you. Shall we talk it through?</p></div>`;

await mkdir(folder, { recursive: true });
// Whoever looks is where the demo's owner is.
process.env.TZ = 'Europe/Berlin';
const dataDir = await mkdtemp(join(tmpdir(), 'kalends-pictures-'));
const server = await runServer({ dataDir });
const sites = await servePages({ '/mail': mailPage });
const extension = await launchExtension();
try {
  const panel = await openSignedIn({ ...extension, allow: () => undefined }, server);
  await panel.goto(extension.url('sidepanel.html'));
  const mail = await extension.context.newPage();
  await mail.goto(sites.url('/mail'));
  await pressToolbar(extension, mail);

  await pickThree(panel);
  await takeSideBySide('1-propose', mail, panel);
  await takeTile(panel);

  await mail.bringToFront();
  await mail.locator('#draft').click();
  await mail.keyboard.press('Control+End');
  await mail.keyboard.press('Enter');
  // The panel is a tab here: the page stays the one before it.
  await panel.getByRole('button', { name: 'Hold 3 times and insert' }).dispatchEvent('click');
  await panel.getByText('Inserted.').waitFor();
  await takeSideBySide('2-insert', mail, panel);

  const link = await mail.locator('#draft a').first().getAttribute('href');
  const visitor = await extension.context.newPage();
  await visitor.goto(link ?? '');
  await visitor.getByRole('heading', { name: 'Intro call' }).waitFor();
  await visitor.waitForLoadState('networkidle');
  await panel.getByRole('tab', { name: 'Appointments' }).click();
  await takeSideBySide('3-book', visitor, panel);

  await panel.getByRole('tab', { name: 'Links' }).click();
  await panel
    .getByRole('button', { name: /^Insert / })
    .first()
    .waitFor();
  await takeSideBySide('4-links', mail, panel);
} finally {
  await extension.close();
  sites.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function pickThree(panel: Page): Promise<void> {
  await panel.setViewportSize({ width: PANEL_WIDTH, height: 800 });
  await panel.getByRole('tab', { name: 'Propose' }).click();
  await panel.getByLabel('Meeting', { exact: true }).selectOption('Intro call');
  await panel.getByLabel('Name', { exact: true }).fill('Maya Chen');
  await panel.getByLabel('Their time zone').selectOption('America/New_York');
  await panel.getByRole('button', { name: 'Suggest three' }).click();
  const picks = panel.getByRole('list', { name: 'Picked times' });
  await picks
    .getByRole('button', { name: /^Remove/ })
    .nth(2)
    .waitFor();
}

/** 1280 by 800, as both stores want them. */
async function takeSideBySide(name: string, page: Page, panel: Page): Promise<void> {
  await page.setViewportSize({ width: 1280 - PANEL_WIDTH, height: 800 });
  await panel.setViewportSize({ width: PANEL_WIDTH, height: 800 });
  const parts = [await take(page), await take(panel)];
  const both = await extension.context.newPage();
  await both.setViewportSize({ width: 1280, height: 800 });
  const images = parts.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await both.setContent(`<body style="display:flex;margin:0">${images.join('')}</body>`);
  await both.screenshot({ path: join(folder, `picture-${name}.png`) });
  await both.close();
}

async function take(page: Page): Promise<Buffer> {
  await page.bringToFront();
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** 440 by 280: the week, as the panel shows it. */
async function takeTile(panel: Page): Promise<void> {
  await panel.setViewportSize({ width: 440, height: 800 });
  const week = panel.getByRole('group', { name: /^Your week/ });
  await week.scrollIntoViewIfNeeded();
  const { y = 0 } = (await week.boundingBox()) ?? {};
  const clip = { x: 0, y: Math.min(Math.max(y - 8, 0), 520), width: 440, height: 280 };
  await panel.screenshot({ path: join(folder, 'tile.png'), clip, animations: 'disabled' });
}
