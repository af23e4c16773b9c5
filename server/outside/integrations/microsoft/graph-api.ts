import * as z from 'zod';
import type { Patience } from '#server/platform/kernel/calendar-provider.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from '../calendar-fault.ts';
import type { AuthorisedApi } from '../create-authorised-accounts.ts';
import { loadPages } from '../load-pages.ts';
import { readJson } from '../read-json.ts';
import { readRetryAfter } from '../read-retry-after.ts';

/** What is asked for: that decides what a refusal means. */
export type Errand = 'read' | 'make' | 'change';

/** Graph, asked in the name of an account. */
export interface GraphApi {
  readonly clock: Clock;
  /** Where the subscriptions are by which it calls us. */
  readonly subscriptions: string;
  readonly horizonDays: number;
  /** Graph for as long as somebody waits. */
  until(until: Patience): Graph;
}

export interface Graph extends Omit<GraphApi, 'until'> {
  /** Asks below `/v1.0/me`, or by a link that Graph itself has given. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** What a good answer says. @throws CalendarFault for any other. */
  read<Schema extends z.ZodType>(
    response: Response,
    schema: Schema,
    errand?: Errand,
  ): Promise<z.output<Schema>>;
  /** All pages of a list; `ask` in the place of the usual one. */
  readPages<Item extends z.ZodType>(
    path: string,
    item: Item,
    ask?: Graph['ask'],
  ): Promise<GraphPages<z.output<Item>>>;
}

interface GraphPages<Item> {
  readonly items: readonly Item[];
  /** Where to ask for what changes from now on. */
  readonly deltaLink: string | undefined;
}

/**
 * Times come in UTC; ids stay the same when an event is moved, and in full pages
 * (https://learn.microsoft.com/en-us/graph/outlook-immutable-id).
 */
const PREFER = 'outlook.timezone="UTC", IdType="ImmutableId", odata.maxpagesize=500';

export function openGraphApi(
  api: AuthorisedApi,
  base: string,
  { clock, horizonDays }: Pick<GraphApi, 'clock' | 'horizonDays'>,
): GraphApi {
  const read: Graph['read'] = async (response, schema, errand = 'read') => {
    if (response.ok) return readJson(response, schema);
    const code = await readCode(response);
    throw new CalendarFault(
      toTrouble(response.status, errand),
      `answered ${response.status} ${code}`,
      { retryAfterMs: readRetryAfter(response.headers, clock.nowMs()) },
    );
  };
  const subscriptions = `${base}/v1.0/subscriptions`;
  const open = (until: Patience): Graph => {
    const usual: Graph['ask'] = (path, init = {}) => {
      const headers = { 'content-type': 'application/json', prefer: PREFER, ...init.headers };
      return api.ask(addressOf(path, base), { ...init, headers }, until);
    };
    return {
      clock,
      subscriptions,
      horizonDays,
      ask: usual,
      read,
      async readPages(path, item, ask = usual) {
        const page = z.object({
          value: z.array(item),
          '@odata.nextLink': z.string().optional(),
          '@odata.deltaLink': z.string().optional(),
        });
        const pages = await loadPages(
          async (next) => read(await ask(next ?? path), page),
          (each) => each['@odata.nextLink'],
        );
        const deltaLink = pages.at(-1)?.['@odata.deltaLink'];
        return { items: pages.flatMap(({ value }) => value), deltaLink };
      },
    };
  };
  return { clock, subscriptions, horizonDays, until: open };
}

/** A link that leads elsewhere is not followed: the account's token would go along. */
function addressOf(path: string, base: string): string {
  if (path.startsWith('/')) return `${base}/v1.0/me${path}`;
  if (URL.parse(path)?.origin === new URL(base).origin) return path;
  throw new CalendarFault('answer-not-understood', 'leads somewhere else');
}

/** https://learn.microsoft.com/en-us/graph/errors */
function toTrouble(status: number, errand: Errand): CalendarTrouble {
  if (status === 429) return 'asked-too-often';
  if (status === 403) return errand === 'read' ? 'credentials-refused' : 'read-only';
  if (status === 409 || status === 412) return 'changed-meanwhile';
  if (status === 404 || status === 410) {
    return errand === 'change' ? 'changed-meanwhile' : 'no-calendar-there';
  }
  return status >= 500 ? 'no-answer' : 'answer-not-understood';
}

const refusal = z.object({ error: z.object({ code: z.string() }) });

/** The one word that says why; nothing of it that could be longer than a word. */
async function readCode(response: Response): Promise<string> {
  const said = await readJson(response, refusal).catch(() => undefined);
  const code = said?.error.code ?? '';
  return /^[\w.]{1,60}$/.test(code) ? code : 'with an error';
}
