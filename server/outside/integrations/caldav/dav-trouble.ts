import type { CalendarAnswer } from '#server/platform/kernel/calendar-provider.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';

/**
 * Why a server gives no answer. It says what kind of answer that was and nothing of what was sent: the
 * password is in that.
 */
export class DavTrouble extends Error {
  readonly trouble: CalendarTrouble;
  readonly retryAfterMs: number | undefined;

  constructor(trouble: CalendarTrouble, what: string, retryAfterMs?: number) {
    super(what);
    this.name = 'DavTrouble';
    this.trouble = trouble;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What `work` comes to as the port has it. What is no trouble of a server is a fault of ours, and thrown. */
export async function answering<Value>(work: () => Promise<Value>): Promise<CalendarAnswer<Value>> {
  try {
    return { answered: true, value: await work() };
  } catch (cause) {
    if (!(cause instanceof DavTrouble)) throw cause;
    const { trouble, retryAfterMs } = cause;
    return { answered: false, trouble, retryAfterMs, cause };
  }
}
