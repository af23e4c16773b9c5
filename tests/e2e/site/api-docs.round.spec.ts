import { expect, test } from '../support/test.ts';

test('the API can be read as a page that asks nobody but us', async ({ page, server }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(server.url) || /^(?:blob|data):/.test(request.url());
    if (!isOurs) foreign.push(request.url());
  });

  const response = await page.goto('/api/docs');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page).toHaveTitle('Kalends API');
  // The viewer writes the id of a call on the section and on what stands in it.
  const operation = page.locator('[id="operation/createBooking"]').first();
  await operation.scrollIntoViewIfNeeded();
  await expect(operation.getByRole('heading', { name: 'Books a start' })).toBeVisible();
  await expect(operation).toContainText('/booking');
  await expect(operation).toContainText('idempotency-key');
  expect(foreign).toEqual([]);
});

test('its search finds a call', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('searchbox').or(page.getByPlaceholder('Search...')).fill('booking');
  const found = page.getByRole('listbox').or(page.locator('[data-role="search:results"]'));
  // The viewer draws every call before it looks for one.
  await expect(found).toContainText('ook', { timeout: 60_000 });
});

test('its script is kept for good, and comes compressed', async ({ request }) => {
  const page = await (await request.get('/api/docs')).text();
  const script = /src="(docs\/viewer-[a-f0-9]+\.js)"/.exec(page)?.[1] ?? '';
  const response = await request.get(`/api/${script}`);
  expect(response.headers()['cache-control']).toContain('immutable');
  expect(response.headers()['content-encoding']).toMatch(/br|gzip/);
  expect((await request.get('/api/docs/viewer-0000.js')).status()).toBe(404);
});

test('19.21 its words are there before its viewer is, and give way to it', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/viewer-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/api/docs', { waitUntil: 'commit' });
  const index = page.getByRole('main');
  await expect(index.getByRole('link', { name: 'POST /booking', exact: true })).toBeVisible();
  await expect(index.getByText('Books a start')).toBeVisible();
  letGo();
  await expect(page.locator('#index')).toHaveCount(0);
  const operation = page.locator('[id="operation/createBooking"]').first();
  await expect(operation.getByRole('heading', { name: 'Books a start' })).toBeVisible();
});
