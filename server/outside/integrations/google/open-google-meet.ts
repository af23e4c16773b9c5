import * as z from 'zod';
import type { ConferenceAccount } from '#server/platform/kernel/conference-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { meetingLink } from '../meeting-link.ts';
import type { MeetingApi } from '../open-meeting-api.ts';

const space = z.object({
  name: z.string().regex(/^spaces\/[\w-]+$/),
  meetingUri: meetingLink,
});

/**
 * A space of Meet's is a place without a title and a time, so nothing of it moves. It cannot be deleted: it is
 * closed to everybody its owner does not let in. Nor are there lists of spaces: where an answer was lost,
 * another one is made, and nobody has been told of the first.
 */
export function openGoogleMeet(meet: MeetingApi): ConferenceAccount {
  return {
    make: (_, until) =>
      answeringCalendar(async () => {
        const made = await meet.read(await meet.send('POST', '/spaces', until, {}), space);
        return { id: made.name, link: made.meetingUri };
      }),
    find: async () => ({ answered: true, value: null }),
    change: (id, _, until) =>
      answeringCalendar(async () => meet.isThere(await meet.send('GET', `/${id}`, until))),
    remove: (id, until) =>
      answeringCalendar(async () => {
        const path = `/${id}?updateMask=config.accessType`;
        const body = { config: { accessType: 'RESTRICTED' } };
        await meet.isThere(await meet.send('PATCH', path, until, body));
      }),
  };
}
