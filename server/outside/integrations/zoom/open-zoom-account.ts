import * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type {
  ConferenceAccount,
  MadeMeeting,
  WantedMeeting,
} from '#server/platform/kernel/conference-provider.ts';
import { answeringCalendar } from '../calendar-fault.ts';
import { meetingLink } from '../meeting-link.ts';
import type { MeetingApi, ReadRefusal } from '../open-meeting-api.ts';
import { readJson } from '../read-json.ts';

const made = z.object({ id: z.number(), join_url: meetingLink });
const listed = z.object({
  meetings: z.array(made.extend({ agenda: z.string().optional() })),
  next_page_token: z.string().optional(),
});
const refusal = z.object({ code: z.number() });

/** The account has not let us do that: 4711. */
const NO_SCOPE = 4711;
/** A meeting at a given time. */
const SCHEDULED = 2;

export function openZoomAccount(zoom: MeetingApi): ConferenceAccount {
  const findOn = async (key: string, until: Patience, page = ''): Promise<MadeMeeting | null> => {
    const query = new URLSearchParams({ type: 'scheduled', page_size: '300' });
    if (page !== '') query.set('next_page_token', page);
    const read = await zoom.read(
      await zoom.send('GET', `/users/me/meetings?${query}`, until),
      listed,
    );
    const found = read.meetings.find(({ agenda }) => agenda?.includes(key));
    if (found) return toMade(found);
    return read.next_page_token ? findOn(key, until, read.next_page_token) : null;
  };
  return {
    make: (wanted, until) =>
      answeringCalendar(async () => {
        const answer = await zoom.send('POST', '/users/me/meetings', until, toBody(wanted));
        return toMade(await zoom.read(answer, made));
      }),
    find: (key, until) => answeringCalendar(() => findOn(key, until)),
    change: (id, wanted, until) =>
      answeringCalendar(async () =>
        zoom.isThere(await zoom.send('PATCH', `/meetings/${id}`, until, toBody(wanted))),
      ),
    remove: (id, until) =>
      answeringCalendar(async () => {
        await zoom.isThere(await zoom.send('DELETE', `/meetings/${id}`, until));
      }),
  };
}

function toMade({ id, join_url }: z.output<typeof made>): MadeMeeting {
  return { id: String(id), link: join_url };
}

/** Its lists tell the first letters of an agenda alone, so that the key stands there by itself. */
function toBody({ key, title, startIso, durationMinutes }: WantedMeeting) {
  return {
    ...{ topic: title.slice(0, 200), type: SCHEDULED, agenda: key },
    ...{ start_time: startIso, timezone: 'UTC', duration: durationMinutes },
  };
}

/** https://developers.zoom.us/docs/api/errors/ */
export const readZoomRefusal: ReadRefusal = async (answer) => {
  if (answer.status === 429 || answer.status >= 500) return undefined;
  const said = await readJson(answer, refusal).catch(() => undefined);
  return said?.code === NO_SCOPE ? 'credentials-refused' : 'answer-not-understood';
};
