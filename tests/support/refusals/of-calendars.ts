import { MAX_CONNECTIONS } from '#shared/domain/integrations/calendar-providers.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { connectFeed } from '../connected-calendar.ts';
import { signInAs } from '../logins.ts';
import { type FeedStandIn, startFeedStandIn } from '../stand-ins/feed-stand-in.ts';
import { aCalendar } from '../taken-time.ts';
import type { Scenario } from './world.ts';

/** Somebody connects a feed whose server answers like that. */
const connecting =
  (answer: (feed: FeedStandIn) => void): Scenario =>
  async ({ api, host }) => {
    const feed = await startFeedStandIn();
    answer(feed);
    const owner = await signInAs(api, host);
    return connectFeed(owner, feed.address).finally(feed.stop);
  };

const anEmptyFile = { content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' };

/** What is wrong with a calendar that somebody connects. */
export const refusalsOfCalendars = {
  'calendar-credentials-refused': connecting((feed) => feed.refuse(401)),
  'calendar-not-there': connecting((feed) => feed.publish({ content: '<!doctype html>' })),
  'calendar-no-answer': connecting((feed) => feed.refuse(500)),
  'calendar-address-not-allowed': async ({ api, host }) =>
    connectFeed(await signInAs(api, host), 'http://10.0.0.1/basic.ics'),
  'too-many-connections': async (world) => {
    const { api, host } = world;
    for (let made = 0; made < MAX_CONNECTIONS; made += 1) await aCalendar(api.db, host);
    return connecting((feed) => feed.publish(anEmptyFile))(world);
  },
  'already-connected': async ({ api, host }) => {
    const [first, second] = await Promise.all([startFeedStandIn(), startFeedStandIn()]);
    first.publish(anEmptyFile);
    second.publish(anEmptyFile);
    const owner = await signInAs(api, host);
    await connectFeed(owner, first.address);
    const { id } = await connectFeed(owner, second.address);
    return owner
      .PUT('/connections/{connectionId}/credentials', {
        params: { path: { connectionId: id } },
        body: { address: first.address },
      })
      .finally(() => Promise.all([first.stop(), second.stop()]));
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
