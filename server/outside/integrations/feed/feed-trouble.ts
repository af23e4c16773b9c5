import type { CalendarAnswer } from '#server/platform/kernel/calendar-provider.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';

/** Why a feed gives no answer. It never says the feed's address, which is what opens it. */
export class FeedTrouble extends Error {
  readonly trouble: CalendarTrouble;
  readonly retryAfterMs: number | undefined;

  constructor(
    trouble: CalendarTrouble,
    what: string,
    {
      retryAfterMs,
      cause,
    }: { readonly retryAfterMs?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(what, { cause });
    this.name = 'FeedTrouble';
    this.trouble = trouble;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What `work` comes to as the port has it. What is no trouble of the feed is a fault of ours, and thrown. */
export async function toAnswer<Value>(work: () => Promise<Value>): Promise<CalendarAnswer<Value>> {
  try {
    return { answered: true, value: await work() };
  } catch (cause) {
    if (!(cause instanceof FeedTrouble)) throw cause;
    const { trouble, retryAfterMs } = cause;
    return { answered: false, trouble, retryAfterMs, cause };
  }
}
