import { createClient } from '#shared/api/client.ts';
import { demoPassword } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import {
  type ConferenceStandIn,
  conferenceStandIns,
} from '#tests/support/stand-ins/conference-stand-ins.ts';
import { bookAppointment } from '../site/book-appointment.ts';
import { findMeetingType } from '../site/free-starts.ts';
import { signIn } from '../site/sign-in.ts';
import { askThere } from '../support/ask-there.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { leaveServer } from '../support/leave-server.ts';
import { expect, test } from '../support/test.ts';

/** Patience with an effect that failed, and is tried again by itself. */
const PATIENCE = { timeout: 60_000 };

/** A server that is set up for a provider, and may reach its stand-in. */
function runMeetingWorld({ settings, oauth, url }: ConferenceStandIn) {
  const hosts = [oauth.url, url].map((each) => new URL(each).host);
  return runWorld({ environment: { ...settings, REACHABLE_PRIVATE_HOSTS: hosts.join(',') } });
}

test('22. an account with meetings is connected after a no and a step back, and disconnected', async ({
  page,
}) => {
  const webex = await conferenceStandIns.webex();
  const server = await runMeetingWorld(webex);
  try {
    await page.goto(`${server.url}/login?next=/integrations`);
    await signIn(page, 'grace@demo.test', demoPassword);
    await askThere(page, webex.oauth.url, 'May Kalends make meetings?');
    const connect = page.getByRole('button', { name: 'Connect Webex', exact: true });
    const isAsked = page.getByRole('heading', { name: 'May Kalends make meetings?' });

    await connect.click();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing was connected' })).toBeFocused();
    await expect(page.getByText('Webex did not let us in')).toBeVisible();
    await expect(page).toHaveURL(/\/webex\/authorize$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Connect once more' }).click();
    await expect(page).toHaveURL(/\/integrations$/);

    await connect.click();
    await expect(isAsked).toBeVisible();
    await page.goBack();
    await connect.click();
    await expect(isAsked).toBeVisible();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(page.getByText('Webex: ada@example.com')).toBeVisible();
    await expect(page.getByText('Makes the meetings of new appointments')).toBeVisible();
    await expect(connect).toHaveCount(0);
    await expectAccessible(page);

    const disconnect = page.getByRole('button', { name: 'Disconnect Webex' });
    await disconnect.click();
    const ask = page.getByRole('dialog', { name: 'Disconnect Webex?' });
    await expect(ask.getByText('stay as they are, with their links')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toHaveCount(0);
    await expect(disconnect).toBeFocused();
    await disconnect.click();
    await ask.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await expect(connect).toBeVisible();
    await expect(page.getByText('Webex: ada@example.com')).toHaveCount(0);
  } finally {
    await leaveServer(page);
    await server.stop();
    await webex.stop();
  }
});

test('22. an account that lets nobody in any more: its host reads it, connects again, and the missing meeting is made', async ({
  page,
}) => {
  const zoom = await conferenceStandIns.zoom();
  const server = await runMeetingWorld(zoom);
  try {
    const client = createClient({ origin: server.url });
    await page.goto(`${server.url}/login?next=/integrations`);
    await signIn(page, 'ada@demo.test', demoPassword);
    const connect = page.getByRole('button', { name: 'Connect Zoom', exact: true });
    await connect.click();
    await expect(page.getByText('Zoom: ada@example.com')).toBeVisible();
    const meetingTypeId = await findMeetingType(client, 'intro');
    const changed = await page.request.patch(`${server.url}/api/meeting-type/${meetingTypeId}`, {
      ...{ headers: { origin: server.url }, data: { channel: 'zoom' } },
    });
    expect(changed.status(), await changed.text()).toBe(200);

    zoom.revoke();
    const booked = await bookAppointment(server.url);
    const logged = async (subject: string) => {
      const { mails } = await (await page.request.get(`${server.url}/api/mail-log`)).json();
      return mails.filter((mail: { subject: string }) => mail.subject.includes(subject)).length;
    };
    const told = () => logged('No meeting links: Zoom (ada@example.com)');
    await expect.poll(told, PATIENCE).toBe(1);
    const appointment = `${server.url}/appointments/${booked.appointmentId}`;
    await page.goto(appointment);
    await expect(page.getByText('Its link is not there yet')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.url}/dashboard`);
    const attention = page.getByRole('listitem').filter({ hasText: 'Zoom does not let us in' });
    await attention.getByRole('link', { name: 'Look at it' }).click();
    await expect(page.getByText('It does not let us in any more. Connect it again.')).toBeVisible();
    await expectAccessible(page);

    await connect.click();
    await expect(page.getByText('Makes the meetings of new appointments')).toBeVisible();
    await expect.poll(() => logged('Meeting link'), PATIENCE).toBeGreaterThan(0);
    await page.goto(appointment);
    const [made, ...others] = zoom.meetings();
    expect(others).toEqual([]);
    const join = page.getByRole('link', { name: 'Join the meeting' });
    await expect(join).toHaveAttribute('href', made?.link ?? '');
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(attention).toHaveCount(0);
    expect(await told()).toBe(1);
  } finally {
    await leaveServer(page);
    await server.stop();
    await zoom.stop();
  }
});
