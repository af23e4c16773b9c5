import type { ApiClient } from '#shared/api/client.ts';
import type { TestApi } from './api.ts';
import { availabilityOf, type SlotQuery, timesOf } from './api-slots.ts';
import { type AHost, type AMeetingType, aMeetingType, type MeetingTypeWish } from './builders.ts';

/** What a host offers, seen by visitors; `host` is asked each time, as each test has its own. */
export function offersOf(api: TestApi, host: () => AHost) {
  return {
    offer: (wish?: MeetingTypeWish, by: AHost | readonly [AHost, ...AHost[]] = host()) =>
      aMeetingType(api.db, by, wish),
    /** `['09:00', …]` of the Monday. */
    times: (meetingType: AMeetingType, query?: SlotQuery) =>
      timesOf(api.client, meetingType, query),
    ask: (meetingType: AMeetingType, query?: SlotQuery, client: ApiClient = api.client) =>
      availabilityOf(client, meetingType, query),
    async countAppointments(meetingTypeId: string): Promise<number> {
      const text = 'select 1 from appointment where meeting_type_id = $1';
      return (await api.db.query({ text, values: [meetingTypeId] })).length;
    },
  };
}
