import type { APIRequestContext } from 'playwright/test';
import { createClient } from '#shared/api/client.ts';
import type { RunningWorld } from '#tests/support/run-world.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from './book-appointment.ts';
import { findMeetingType } from './free-starts.ts';
import { mailedText, openMailLog } from './mailed-link.ts';

const MINUTE_MS = 60_000;

/** Ada has booked Marie in for a time of the coming hour, whatever else she has then. */
async function bookNear(request: APIRequestContext, server: RunningWorld) {
  await openMailLog(request, server);
  const meetingTypeId = await findMeetingType(createClient({ origin: server.url }), 'intro');
  const never = { enable: false, mode: null, duration: null };
  const changed = await request.patch(`${server.url}/api/meeting-type/${meetingTypeId}`, {
    headers: { origin: server.url },
    data: { cancellationPolicy: never, reschedulingPolicy: never },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  const firstMs = Math.ceil(Date.now() / MINUTE_MS + 15) * MINUTE_MS;
  for (let later = 0; later < 45; later += 5) {
    const reply = await request.post(`${server.url}/api/booking/for-client`, {
      headers: { origin: server.url },
      data: {
        ...{ meetingTypeId, offHours: true },
        start: new Date(firstMs + later * MINUTE_MS).toISOString(),
        attendee: { ...visitor, timezone: 'Europe/Berlin' },
      },
    });
    if (reply.ok()) {
      const { appointmentId, secret } = await reply.json();
      return { appointmentId, path: `/appointment/${appointmentId}?secret=${secret}` };
    }
  }
  throw new Error('Ada has no time in the coming hour');
}

test('24. who is running late says so, and each side sees it wherever they look', async ({
  page,
  request,
  server,
}) => {
  const { appointmentId, path } = await bookNear(page.request, server);
  const late = page.getByRole('region', { name: 'Running late?' });
  await page.goto(`${path}#late`);
  await expect(late.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(late.getByRole('button', { name: '10 minutes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(late.getByRole('status')).toContainText('You are about 10 minutes late.');
  await expect(late.getByRole('button', { name: '10 minutes' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(late.getByRole('status')).toContainText('You are about 10 minutes late.');
  await openMailLog(request, server);
  await expect
    .poll(() => mailedText(request, server, { kind: 'host-late' }), { timeout: 60_000 })
    .toContain('Marie Curie is about 10 minutes late');

  await page.goto('/dashboard');
  await expect(page.getByText('Marie Curie is about 10 minutes late').first()).toBeVisible();
  await page.goto(`/appointments/${appointmentId}`);
  await expect(late.getByRole('status')).toContainText('Marie Curie is about 10 minutes late.');
  await late.getByRole('button', { name: '5 minutes', exact: true }).click();
  await expect(late.getByRole('status')).toContainText('You are about 5 minutes late.');
  await expectAccessible(page);
  await page.goto(`/appointment/${appointmentId}`);
  await expect(late.getByRole('status')).toContainText('You are about 5 minutes late.');
  await late.getByRole('button', { name: 'On time after all' }).click();
  await expect(late.getByText('You are about')).toHaveCount(0);
  await expect(late.getByRole('heading')).toBeFocused();
});

test('24. who cannot come is led to another time, on a phone too', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { appointmentId, path } = await bookNear(page.request, server);
  await page.goto(path);
  const cannot = page.getByRole('button', { name: 'I can’t come' });
  await cannot.scrollIntoViewIfNeeded();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await cannot.click();
  await expect(page.getByRole('button', { name: 'Keep my time' })).toBeVisible();
  await page.goto(`/appointments/${appointmentId}`);
  await cannot.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
