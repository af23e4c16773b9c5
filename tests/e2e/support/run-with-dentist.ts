import { expect, request } from 'playwright/test';
import { demoPassword, type RunningServer } from '#tests/support/run-server.ts';
import { runWorld } from '#tests/support/run-world.ts';
import { startFeedStandIn } from '#tests/support/stand-ins/feed-stand-in.ts';

/** On its owner’s clock: 10 to 11, each day. */
const FILE = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//EN', 'X-WR-CALNAME:Teeth'],
  ...['BEGIN:VEVENT', 'UID:1@teeth.test', 'DTSTAMP:20240101T000000Z', 'RRULE:FREQ=DAILY'],
  ...['DTSTART:20240101T100000', 'DTEND:20240101T110000', 'SUMMARY:Dentist'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

interface Connected {
  readonly server: RunningServer;
  stop(): Promise<void>;
}

/** A server on which Ada has a calendar connected whose dentist takes 10 to 11 of each of her days. */
export async function runWithDentist(): Promise<Connected> {
  const feed = await startFeedStandIn();
  feed.publish({ content: FILE });
  const server = await runWorld({
    environment: { REACHABLE_PRIVATE_HOSTS: `127.0.0.1:${feed.port}` },
  });
  const ada = await request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
  });
  const login = { email: 'ada@demo.test', password: demoPassword };
  await ada.post('/api/auth/sign-in/email', { data: login });
  const made = await ada.post('/api/connections', {
    data: { provider: 'feed', address: feed.address },
  });
  expect(made.ok(), await made.text()).toBe(true);
  await ada.dispose();
  return {
    server,
    stop: async () => {
      await server.stop();
      await feed.stop();
    },
  };
}
