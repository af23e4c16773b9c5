import * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type {
  ConferenceAccount,
  MadeMeeting,
  WantedMeeting,
} from '#server/platform/kernel/conference-provider.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { answeringCalendar, CalendarFault } from '../calendar-fault.ts';
import type { AuthorisedApi } from '../create-authorised-accounts.ts';
import { readJson } from '../read-json.ts';
import { readRetryAfter } from '../read-retry-after.ts';

const link = z.string().startsWith('https://');
const made = z.object({ id: z.number(), join_url: link });
const listed = z.object({
  meetings: z.array(made.extend({ agenda: z.string().optional() })),
  next_page_token: z.string().optional(),
});
const refusal = z.object({ code: z.number() });

/** The account has not let us do that: 4711. */
const NO_SCOPE = 4711;
/** A meeting at a given time. */
const SCHEDULED = 2;

export function openZoomAccount(api: AuthorisedApi, base: string, clock: Clock): ConferenceAccount {
  const send = (method: string, path: string, until: Patience, body?: object) =>
    api.ask(
      `${base}${path}`,
      {
        method,
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      },
      until,
    );
  const good = async (response: Response) => {
    if (response.ok) return response;
    throw await toFault(response, clock);
  };
  /** False where there is no such meeting any more. */
  const ofOne = async (response: Response) => {
    if (response.status !== 404) {
      await (await good(response)).body?.cancel();
      return true;
    }
    await response.body?.cancel();
    return false;
  };
  const findOn = async (key: string, until: Patience, page = ''): Promise<MadeMeeting | null> => {
    const query = new URLSearchParams({ type: 'scheduled', page_size: '300' });
    if (page !== '') query.set('next_page_token', page);
    const answer = await send('GET', `/users/me/meetings?${query}`, until);
    const read = await readJson(await good(answer), listed);
    const found = read.meetings.find(({ agenda }) => agenda?.includes(key));
    if (found) return toMade(found);
    return read.next_page_token ? findOn(key, until, read.next_page_token) : null;
  };
  return {
    make: (wanted, until) =>
      answeringCalendar(async () => {
        const answer = await send('POST', '/users/me/meetings', until, toBody(wanted));
        return toMade(await readJson(await good(answer), made));
      }),
    find: (key, until) => answeringCalendar(() => findOn(key, until)),
    change: (id, wanted, until) =>
      answeringCalendar(async () =>
        ofOne(await send('PATCH', `/meetings/${id}`, until, toBody(wanted))),
      ),
    remove: (id, until) =>
      answeringCalendar(async () => {
        await ofOne(await send('DELETE', `/meetings/${id}`, until));
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
async function toFault(response: Response, clock: Clock): Promise<CalendarFault> {
  const { status, headers } = response;
  const said = await readJson(response, refusal).catch(() => undefined);
  const retryAfterMs = readRetryAfter(headers, clock.nowMs());
  return new CalendarFault(
    toTrouble(status, said?.code),
    `answered ${status} ${said?.code ?? ''}`,
    {
      retryAfterMs,
    },
  );
}

function toTrouble(status: number, code: number | undefined): CalendarTrouble {
  if (status === 429) return 'asked-too-often';
  if (status >= 500) return 'no-answer';
  return code === NO_SCOPE ? 'credentials-refused' : 'answer-not-understood';
}
