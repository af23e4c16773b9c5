import { createClient } from '#shared/api/client.ts';
import { findMeetingType } from '#tests/e2e/site/free-starts.ts';
import { justEnded } from '#tests/support/just-ended.ts';
import { amountAtMost, type Bench } from '../figure.ts';
import { median } from '../median.ts';
import { type DemoHost, startDemoHost } from '../support/demo-host.ts';
import { using } from '../support/servers.ts';
import { visitPage } from '../support/visit-page.ts';

const VISITS = 5;

/** The page before a room, until one can press to join. */
export const joinPage: Bench = {
  name: 'join-page',
  run: () =>
    using(async (keep) => {
      const host = await startDemoHost(keep);
      const url = `${host.url}/connect/${await bookRoom(host)}/join`;
      const times: number[] = [];
      for (let count = 0; count < VISITS; count += 1) {
        const { slotsMs } = await visitPage(host.browser, url, {
          cookie: host.cookie,
          watch: watchForLobby,
        });
        times.push(slotsMs / 1000);
      }
      return [amountAtMost('join page: usable, poor phone', median(times), 1.5, 's')];
    }),
};

/** The id of an appointment that has just ended: its room is open for a while. */
async function bookRoom({ url, cookie }: DemoHost): Promise<string> {
  const meetingTypeId = await findMeetingType(createClient({ origin: url }), 'intro');
  const attendee = { firstname: 'Marie', lastname: 'Curie', email: 'marie@example.com' };
  const reply = await fetch(`${url}/api/booking/back-dated`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(justEnded(meetingTypeId, attendee)),
  });
  const booked = await reply.json();
  if (!reply.ok) throw new Error(`No room: ${JSON.stringify(booked)}`);
  return booked.appointmentId;
}

/** Runs in the page: marks the frame in which one can join. */
function watchForLobby(): void {
  const look = () => {
    const button = document.querySelector<HTMLButtonElement>('main form button[type="submit"]');
    if (button && !button.disabled) performance.mark('slots');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
