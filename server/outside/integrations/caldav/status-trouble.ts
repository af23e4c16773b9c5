import type { Clock } from '#server/platform/kernel/clock.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';
import { CalendarFault } from '../calendar-fault.ts';
import { readRetryAfter } from '../read-retry-after.ts';
import type { DavReply } from './send-dav.ts';

export type Troubles = Readonly<Record<number, CalendarTrouble | undefined>>;

const byStatus: Troubles = {
  401: 'credentials-refused',
  // Of a calendar: what was shared with its reader is not any more.
  403: 'no-calendar-there',
  404: 'no-calendar-there',
  405: 'no-calendar-there',
  410: 'no-calendar-there',
  // Something is on its way, locked, or too early: the same may go well later (RFC 9110, 4918, 8470).
  ...{ 408: 'no-answer', 421: 'no-answer', 423: 'no-answer', 425: 'no-answer' },
  429: 'asked-too-often',
};

/** What a status other than the wanted ones says; `also` has what it says to one question alone. */
export function statusTrouble(reply: DavReply, clock: Clock, also: Troubles = {}): CalendarFault {
  const { status, asked } = reply;
  const retryAfterMs = readRetryAfter(reply.headers, clock.nowMs());
  const isWait = status === 503 && retryAfterMs !== undefined;
  const trouble = also[status] ?? (isWait ? 'asked-too-often' : byStatus[status]);
  const what = `${asked}: ${status}`;
  if (trouble === 'asked-too-often') return new CalendarFault(trouble, what, { retryAfterMs });
  return new CalendarFault(
    trouble ?? (isFault(status) ? 'no-answer' : 'answer-not-understood'),
    what,
  );
}

/** A fault of the server's own, or a redirect that leads nowhere: of a page that says it is closed, say. */
const isFault = (status: number) => status >= 500 || (status >= 300 && status < 400);
