import * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type {
  ConferenceAccount,
  WantedMeeting,
} from '#server/platform/kernel/conference-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { meetingLink } from '../meeting-link.ts';
import type { MeetingApi } from '../open-meeting-api.ts';

const made = z.object({ id: z.string(), joinWebUrl: meetingLink });

const CREATED = 201;

/**
 * Graph has no list of meetings. One is made by an id of ours, and who asks for it again is given the same one
 * (https://learn.microsoft.com/graph/api/onlinemeeting-createorget): what an earlier try has left is found so, and
 * what is only made by looking goes at once.
 */
export function openTeamsAccount(teams: MeetingApi): ConferenceAccount {
  const createOrGet = async (body: object, until: Patience) => {
    const answer = await teams.send('POST', '/createOrGet', until, body);
    const { id, joinWebUrl } = await teams.read(answer, made);
    return { found: { id, link: joinWebUrl }, isNew: answer.status === CREATED };
  };
  const remove = async (id: string, until: Patience) => {
    await teams.isThere(await teams.send('DELETE', toPath(id), until));
  };
  return {
    make: (wanted, until) =>
      answeringCalendar(async () => {
        const body = { ...toBody(wanted), externalId: wanted.key };
        return (await createOrGet(body, until)).found;
      }),
    find: (key, until) =>
      answeringCalendar(async () => {
        const { found, isNew } = await createOrGet({ externalId: key }, until);
        if (isNew) await remove(found.id, until);
        return isNew ? null : found;
      }),
    change: (id, wanted, until) =>
      answeringCalendar(async () =>
        teams.isThere(await teams.send('PATCH', toPath(id), until, toBody(wanted))),
      ),
    remove: (id, until) => answeringCalendar(() => remove(id, until)),
  };
}

function toPath(id: string): string {
  return `/${encodeURIComponent(id)}`;
}

function toBody({ title, startIso, durationMinutes }: WantedMeeting) {
  const end = new Date(Date.parse(startIso) + durationMinutes * 60_000).toISOString();
  return { subject: title, startDateTime: startIso, endDateTime: end };
}
