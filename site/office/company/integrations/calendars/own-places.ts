import { queryOptions } from '@tanstack/react-query';
import type { MeetingTypePlaces } from '#shared/api/connection.ts';
import { pagePlace } from '#shared/react/list/address-parts.ts';
import { byPage, defineList, renamed } from '#shared/react/list/define-list.ts';
import { client } from '#site/lib/client.ts';
import { api } from '#site/office/api.ts';

/** A meeting type that one hosts, and where one's appointments of it are written. */
export type PlacedMeetingType = MeetingTypePlaces['meetingTypes'][number];

const PATH = '/meeting-type/integration';
const PAGE_SIZE = 20;
/** As many as one reply has. */
const ALL_SIZE = 100;

/** Those that have a place of their own. */
export const placesOf = (page: number) =>
  api.toQuery('get', PATH, {
    params: { query: { followsDefault: false, page, pageSize: PAGE_SIZE } },
  });

/** The same as a list that is turned by the screen's address. */
export const placesList = defineList({
  address: { places: pagePlace },
  useData: ({ places: page }) =>
    api.useData('get', PATH, {
      params: { query: { followsDefault: false, page, pageSize: PAGE_SIZE } },
    }).data,
  read: ({ meetingTypes, ...reply }) => ({
    rows: meetingTypes,
    total: reply.total,
    paging: renamed(byPage(reply), ({ page }) => ({ places: page })),
  }),
  toId: ({ id }) => id,
  toName: ({ name }) => name,
});

/** Those that are written where all are, all of them: one is looked for among them. */
export const followers = queryOptions({
  queryKey: ['get', PATH, 'followers'],
  queryFn: async () => {
    const found: PlacedMeetingType[] = [];
    for (let page = 1, isMore = true; isMore; page += 1) {
      const query = { followsDefault: true, page, pageSize: ALL_SIZE };
      const { data } = await client.GET(PATH, { params: { query } });
      const { meetingTypes, total } = data ?? { meetingTypes: [], total: 0 };
      found.push(...meetingTypes);
      isMore = meetingTypes.length > 0 && page * ALL_SIZE < total;
    }
    return found;
  },
});

/** As a change says it. */
export function placeOf({ followsDefault, calendar }: PlacedMeetingType): string | null {
  return followsDefault ? 'default' : (calendar?.id ?? null);
}
