import type { MeetingTypePlaces } from '#shared/api/connection.ts';
import { api } from '#site/office/api.ts';

/** A meeting type that one hosts, and where one's appointments of it are written. */
export type PlacedMeetingType = MeetingTypePlaces['meetingTypes'][number];

const of = (followsDefault: boolean) =>
  api.toQuery('get', '/meeting-type/integration', {
    params: { query: { followsDefault, pageSize: 100 } },
  });

/** Those that have a place of their own. */
export const ownPlaces = of(false);
/** Those that are written where all are. */
export const followers = of(true);

/** As a change says it. */
export function placeOf({ followsDefault, calendar }: PlacedMeetingType): string | null {
  return followsDefault ? 'default' : (calendar?.id ?? null);
}
