import type { Browser, Page } from 'playwright/test';
import { roomKey } from '#server/platform/kernel/secret.ts';
import { createClient } from '#shared/api/client.ts';
import { signInWith } from '#tests/e2e/site/sign-in.ts';
import type { RunningWorld } from '#tests/support/run-world.ts';
import { fakeMedia } from '../../support/fake-media.ts';
import { expect, test } from '../../support/test.ts';
import { visitor } from '../book-appointment.ts';
import { findMeetingType } from '../free-starts.ts';
import { expectHeard, expectMoving } from './seen-and-heard.ts';

test.use(fakeMedia);

const HALF_HOUR_MS = 30 * 60_000;

/**
 * The paths into the room of Ada's appointment with Marie, which has just ended: nobody waits here for the
 * minutes before one, and its room stays open for a while.
 */
async function aRoom(host: Page, server: RunningWorld) {
  const meetingTypeId = await findMeetingType(createClient({ origin: server.url }), 'intro');
  const endMs = Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS;
  const start = new Date(endMs - HALF_HOUR_MS).toISOString();
  const attendee = { ...visitor, timezone: 'Europe/Berlin' };
  const reply = await host.request.post('/api/booking/back-dated', {
    headers: { origin: server.url },
    data: { meetingTypeId, start, attendee },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { appointmentId, secret } = await reply.json();
  const own = await host.request.get(`/api/appointment/${appointmentId}?secret=${secret}`);
  const key = roomKey(server.secret, (await own.json()).attendee.id);
  const path = `/connect/${appointmentId}/join`;
  return { ofHost: path, ofMarie: `${path}?key=${key}` };
}

async function aPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('22. two people meet through our own server, and one who was let in comes back', async ({
  browser,
  server,
}) => {
  const [ada, marie] = [await aPage(browser), await aPage(browser)];
  await signInWith(ada.request, 'ada@demo.test');
  const { ofHost, ofMarie } = await aRoom(ada, server);

  // Without her key the address opens for its host alone.
  await ada.goto(ofHost);
  await marie.goto(ofMarie);
  await ada.getByRole('button', { name: 'Join now' }).click();
  await marie.getByRole('button', { name: 'Ask to come in' }).click();
  await ada.getByRole('button', { name: /^(?:Let in|Admit)/ }).click();
  await expectMoving(ada, 'Picture of Marie Curie');
  await expectMoving(marie, 'Picture of Ada Brandt');
  await expectHeard(ada);

  await marie.reload();
  await marie.getByRole('button', { name: /^(?:Join now|Ask to come in)$/ }).click();
  await expectMoving(marie, 'Picture of Ada Brandt');
  await expectMoving(ada, 'Picture of Marie Curie');

  const stranger = await aPage(browser);
  await stranger.goto(ofHost);
  await expect(stranger.getByRole('button', { name: 'Ask to come in' })).toHaveCount(0);
});
