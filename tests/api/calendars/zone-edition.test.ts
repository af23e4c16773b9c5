import { afterEach, beforeEach, expect, test } from 'vitest';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost } from '#tests/support/builders.ts';
import { anEvent, connectFeed } from '#tests/support/connected-calendar.ts';
import { signInAs } from '#tests/support/logins.ts';
import { type FeedStandIn, startFeedStandIn } from '#tests/support/stand-ins/feed-stand-in.ts';
import { anEdition, EARLIER, LATER } from '#tests/support/zone-editions.ts';

describeApi.both('21. what was read with other zone data', (api) => {
  let feed: FeedStandIn;
  let ada: AHost;
  beforeEach(async () => {
    feed = await startFeedStandIn();
    feed.publish({ content: anEvent('dentist', [at('10:00'), at('11:00')]) });
    ada = await aHost(api.db);
    await connectFeed(await signInAs(api, ada), feed.address);
  });
  afterEach(() => feed.stop());

  /** As a Node would have read it that takes the zone's clock for an hour late. */
  const readAnHourOff = () =>
    api.db.query({
      text: `update busy_time set starts_at = starts_at + interval '1 hour',
        ends_at = ends_at + interval '1 hour' where host_id = $1`,
      values: [ada.hostId],
    });
  const taken = async () => {
    const rows = await api.db.query<{ from: Date }>({
      text: 'select starts_at as "from" from busy_time where host_id = $1',
      values: [ada.hostId],
    });
    return rows.map(({ from }) => from.toISOString());
  };
  const readBy = async (edition: string) => {
    api.clock.advance({ minutes: 60 });
    await api.readCalendars({ zoneData: anEdition(edition) });
  };

  test('is put right by the first that knows better, though nothing has changed there', async () => {
    await readAnHourOff();
    await readBy(EARLIER);
    expect(await taken()).toEqual([at('11:00')]);
    await readBy(LATER);
    expect(await taken()).toEqual([at('10:00')]);
  });

  test('is done again after one that knows less has written any of it', async () => {
    await readBy(LATER);
    feed.publish({
      content: ['dentist', 'hairdresser']
        .map((uid) => anEvent(uid, [at('10:00'), at('11:00')]))
        .join(''),
    });
    await readBy(EARLIER);
    await readAnHourOff();
    await readBy(LATER);
    expect(await taken()).toEqual([at('10:00'), at('10:00')]);
  });
});
