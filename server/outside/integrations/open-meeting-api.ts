import type * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from './calendar-fault.ts';
import type { AuthorisedApi } from './create-authorised-accounts.ts';
import { readJson } from './read-json.ts';
import { readRetryAfter } from './read-retry-after.ts';

/** A REST API with meetings, asked in the name of an account. */
export interface MeetingApi {
  /** `path` below its base; a body goes as JSON. @throws CalendarFault where nothing is answered. */
  send(method: string, path: string, until: Patience, body?: object): Promise<Response>;
  /** What a good answer says. @throws CalendarFault for any other. */
  read<Schema extends z.ZodType>(answer: Response, schema: Schema): Promise<z.output<Schema>>;
  /** Whether what was asked about is there; what a good answer says is dropped. @throws CalendarFault */
  isThere(answer: Response): Promise<boolean>;
}

/** What a refusal means where a provider says it by something else than the status. */
export type ReadRefusal = (answer: Response) => Promise<CalendarTrouble | undefined>;

export function openMeetingApi(
  api: Pick<AuthorisedApi, 'ask'>,
  base: string,
  { clock, readRefusal }: { readonly clock: Clock; readonly readRefusal?: ReadRefusal },
): MeetingApi {
  const good = async (answer: Response) => {
    if (answer.ok) return answer;
    const { status, headers } = answer;
    const said = await readRefusal?.(answer);
    throw new CalendarFault(said ?? toTrouble(status), `answered ${status}`, {
      retryAfterMs: readRetryAfter(headers, clock.nowMs()),
    });
  };
  return {
    send: (method, path, until, body) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method, ...(body && { headers, body: JSON.stringify(body) }) };
      return api.ask(base + path, init, until);
    },
    read: async (answer, schema) => readJson(await good(answer), schema),
    async isThere(answer) {
      const isGone = answer.status === 404 || answer.status === 410;
      await (isGone ? answer : await good(answer)).body?.cancel();
      return !isGone;
    },
  };
}

function toTrouble(status: number): CalendarTrouble {
  if (status === 429) return 'asked-too-often';
  if (status === 403) return 'credentials-refused';
  return status >= 500 ? 'no-answer' : 'answer-not-understood';
}
