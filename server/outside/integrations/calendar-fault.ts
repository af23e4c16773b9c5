import type { CalendarAnswer } from '#server/platform/kernel/calendar-provider.ts';
import { AddressNotAllowed, AnswerTooLarge } from '#server/platform/kernel/fetch-outside.ts';
import type { CalendarTrouble } from '#shared/domain/external-calendar/troubles.ts';

/**
 * No answer of a provider of calendars. Its message says what kind it was, and nothing of what was sent or answered:
 * passwords, tokens and secret addresses are in that.
 */
export class CalendarFault extends Error {
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
    super(what, cause === undefined ? undefined : { cause });
    this.name = 'CalendarFault';
    this.trouble = trouble;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What `ask` comes to, as the port has it. @throws what is a fault of ours. */
export async function answeringCalendar<Value>(
  ask: () => Promise<Value>,
): Promise<CalendarAnswer<Value>> {
  try {
    return { answered: true, value: await ask() };
  } catch (error) {
    const fault = toFault(error);
    if (!fault) throw error;
    const { trouble, retryAfterMs } = fault;
    return { answered: false, trouble, retryAfterMs, cause: fault };
  }
}

function toFault(error: unknown): CalendarFault | undefined {
  if (error instanceof CalendarFault) return error;
  const isForeseen = isOver(error) || error instanceof AddressNotAllowed;
  return isForeseen ? toUnasked(error) : undefined;
}

/** Why a question has led to no response. */
export function toUnasked(error: unknown): CalendarFault {
  if (error instanceof AddressNotAllowed) {
    return new CalendarFault('address-not-allowed', error.message);
  }
  if (isOver(error)) return new CalendarFault('no-answer', 'took too long');
  return new CalendarFault('no-answer', 'cannot be reached', { cause: error });
}

/** Why a response could not be read to its end. */
export function toUnread(error: unknown): CalendarFault {
  if (isOver(error)) return new CalendarFault('no-answer', 'took too long');
  const what = error instanceof AnswerTooLarge ? error.message : 'broke off';
  return new CalendarFault('answer-not-understood', what);
}

function isOver(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');
}
