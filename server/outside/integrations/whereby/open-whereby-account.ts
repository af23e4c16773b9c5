import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type {
  ConferenceAccount,
  MadeMeeting,
  WantedMeeting,
} from '#server/platform/kernel/conference-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { loadPages } from '../load-pages.ts';
import { meetingLink } from '../meeting-link.ts';
import type { MeetingApi } from '../open-meeting-api.ts';

const room = z.object({
  meetingId: z.string(),
  roomUrl: meetingLink,
  endDate: z.string(),
});
const listed = z.object({ results: z.array(room), cursor: z.string().nullish() });

/** So much longer than its appointment a room is there, since its end cannot be changed. */
const SPARE_DAYS = 60;
const PREFIX_LETTERS = 24;

/**
 * A room of Whereby's is there until its end, and has no beginning that matters. An appointment that is moved
 * beyond it has another room, under another link.
 */
export function openWherebyAccount(whereby: MeetingApi): ConferenceAccount {
  const remove = async (id: string, until: Patience) => {
    await whereby.isThere(await whereby.send('DELETE', toPath(id), until));
  };
  return {
    make: (wanted, until) =>
      answeringCalendar(async () => {
        const endDate = new Date(endOf(wanted) + SPARE_DAYS * 86_400_000).toISOString();
        const named = { roomNamePrefix: prefixOf(wanted.key), roomNamePattern: 'uuid' };
        const answer = await whereby.send('POST', '/meetings', until, { endDate, ...named });
        return toMade(await whereby.read(answer, room));
      }),
    find: (key, until) =>
      answeringCalendar(async () => {
        const pages = await loadPages(
          (cursor) => listWherebyRooms(whereby, cursor, until),
          ({ cursor }) => cursor ?? undefined,
        );
        const rooms = pages.flatMap(({ results }) => results);
        const found = rooms.find(({ roomUrl }) => roomUrl.includes(`/${prefixOf(key)}`));
        return found ? toMade(found) : null;
      }),
    change: (id, wanted, until) =>
      answeringCalendar(async () => {
        const answer = await whereby.send('GET', toPath(id), until);
        if (answer.status === 404) return whereby.isThere(answer);
        const lasts = Date.parse((await whereby.read(answer, room)).endDate) >= endOf(wanted);
        if (!lasts) await remove(id, until);
        return lasts;
      }),
    remove: (id, until) => answeringCalendar(() => remove(id, until)),
  };
}

/** Rooms from a cursor on. @throws CalendarFault */
export async function listWherebyRooms(
  whereby: MeetingApi,
  cursor: string | undefined,
  until: Patience,
): Promise<z.output<typeof listed>> {
  const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) });
  return whereby.read(await whereby.send('GET', `/meetings?${query}`, until), listed);
}

function toPath(id: string): string {
  return `/meetings/${encodeURIComponent(id)}`;
}

function toMade({ meetingId, roomUrl }: z.output<typeof room>): MadeMeeting {
  return { id: meetingId, link: roomUrl };
}

/** What a room's name begins with, in the letters that it may have. */
function prefixOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, PREFIX_LETTERS);
}

function endOf({ startIso, durationMinutes }: WantedMeeting): number {
  return Date.parse(startIso) + durationMinutes * 60_000;
}
