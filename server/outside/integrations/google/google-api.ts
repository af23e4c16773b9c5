import * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from '../calendar-fault.ts';
import type { AuthorisedApi } from '../create-authorised-accounts.ts';
import { readJson } from '../read-json.ts';
import { readRetryAfter } from '../read-retry-after.ts';

/** Google's API of an account. */
export interface GoogleApi extends AuthorisedApi {
  /** Where its list of calendars is. */
  readonly calendars: string;
  /** Where the channels are ended by which it calls us. */
  readonly channels: string;
  /** A calendar of it, for as long as somebody waits. */
  calendar(calendarId: string, until: Patience): GoogleCalendar;
  /** What a good answer says. @throws CalendarFault for any other. */
  read<Schema extends z.ZodType>(
    response: Response,
    schema: Schema,
    errand?: Errand,
  ): Promise<z.output<Schema>>;
}

/** What is asked for: that decides what a refusal means. */
export type Errand = 'read' | 'make' | 'change';

/** A calendar that is being asked. */
export interface GoogleCalendar extends Pick<GoogleApi, 'read'> {
  /** `path` below its events: `''`, `/id`. */
  ask(path: string, query: URLSearchParams, init?: RequestInit): Promise<Response>;
}

export function openGoogleApi(api: AuthorisedApi, base: string, clock: Clock): GoogleApi {
  const read: GoogleApi['read'] = async (response, schema, errand = 'read') => {
    if (response.ok) return readJson(response, schema);
    const reason = await readReason(response);
    throw new CalendarFault(
      toTrouble(response.status, reason, errand),
      `answered ${response.status} ${reason}`,
      { retryAfterMs: readRetryAfter(response.headers, clock.nowMs()) },
    );
  };
  return {
    ...api,
    read,
    calendars: `${base}/calendar/v3/users/me/calendarList`,
    channels: `${base}/calendar/v3/channels/stop`,
    calendar(calendarId, until) {
      const events = `${base}/calendar/v3/calendars/${encodeURIComponent(calendarId)}/events`;
      const ask: GoogleCalendar['ask'] = (path, query, init = {}) =>
        api.ask(`${events}${path}?${query}`, init, until);
      return { read, ask };
    },
  };
}

const TOO_OFTEN = /rateLimitExceeded|quotaExceeded|limitExceeded|calendarUsageLimits/i;
const NO_SCOPE = /insufficientPermissions|insufficientScope/i;

/** https://developers.google.com/workspace/calendar/api/guides/errors */
function toTrouble(status: number, reason: string, errand: Errand): CalendarTrouble {
  if (status === 429 || (status === 403 && TOO_OFTEN.test(reason))) return 'asked-too-often';
  if (status === 403 && NO_SCOPE.test(reason)) return 'credentials-refused';
  if (status === 403 && reason === 'accessNotConfigured') return 'no-answer';
  if (status === 403) return errand === 'read' ? 'no-calendar-there' : 'read-only';
  if (status === 409 || status === 412) return 'changed-meanwhile';
  if (status === 404 || status === 410)
    return errand === 'change' ? 'changed-meanwhile' : 'no-calendar-there';
  return status >= 500 ? 'no-answer' : 'answer-not-understood';
}

const refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
});

/** The one word that says why; nothing of it that could be longer than a word. */
async function readReason(response: Response): Promise<string> {
  const said = await readJson(response, refusal).catch(() => undefined);
  const reason = said?.error.errors[0]?.reason ?? '';
  return /^\w{1,60}$/.test(reason) ? reason : 'with an error';
}
