import type { Availability } from '#shared/api/availability.ts';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { answerFromKnown, type KnownTimes } from '#shared/domain/availability/known-times.ts';
import type { OffsetAt } from '#shared/domain/availability/to-availability.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { offsetIn, toOffsetTable } from '#shared/time/offset-table.ts';

/** A question about availability, as text: `{ hostIds: ['a', 'b'] } → { hostIds: 'a,b' }`. */
type Question = Readonly<Record<string, unknown>>;

/** What the page came with, or what its shell asked for before this code was here. */
export interface EarlyReplies {
  page?: BookingPageReply;
  /** The starts of the next weeks, where the page came with them. */
  readonly times?: KnownTimes;
  /** The question that `availability` answers. */
  asked?: Readonly<Record<string, string>>;
  availability?: Availability;
  /** When they came, by this device. */
  atMs?: number;
  /** Ends once nothing more will come, whether or not it came. */
  readonly settled: Promise<void>;
}

declare global {
  interface Window {
    __kalendsFirst?: EarlyReplies;
  }
}

/** Ends once the first replies are here, or never will be: at once where the page came with them. */
export async function untilFirstReplies(): Promise<void> {
  await window.__kalendsFirst?.settled;
}

/** The page's own booking info, where it is here already. */
export function firstPage(): BookingPageReply | undefined {
  return window.__kalendsFirst?.page;
}

let isOutdated = false;

/** From now on starts are asked for: something has been booked since the page came, here or elsewhere. */
export function forgetFirstAvailability(): void {
  isOutdated = true;
}

/** What the page knows of these starts without asking again. */
export function firstAvailability(question: Question): Availability | undefined {
  const { asked, availability, times, page } = window.__kalendsFirst ?? {};
  if (isOutdated) return undefined;
  if (times && page && 'meetingType' in page) return knownAvailability(question, page, times);
  return asked && isSameQuestion(question, asked) ? availability : undefined;
}

/** The answer to a question that asks for nothing but days of the weeks that the page came with. */
function knownAvailability(
  { start, end, timezone, ...rest }: Question,
  page: Extract<BookingPageReply, { meetingType: unknown }>,
  times: KnownTimes,
): Availability | undefined {
  const { durationMinutes, hostId } = times;
  const asked = {
    meetingTypeId: page.meetingType.id,
    meetingDuration: String(durationMinutes),
    ...(hostId !== undefined && { hostIds: hostId }),
  };
  const [startMinute, endMinute] = [start, end].map((at) => Date.parse(String(at)) / 60_000);
  if (startMinute === undefined || endMinute === undefined) return undefined;
  if (!isSameQuestion(rest, asked) || endMinute > times.untilMinute) return undefined;
  const range = { startMinute, endMinute };
  const key = `${startMinute} ${endMinute} ${timezone}`;
  const answer =
    answers.get(key) ?? answerFromKnown(times, range, offsetsOf(String(timezone), times));
  answers.set(key, answer);
  return answer;
}

/** Of the one or two windows that are known: to sort hundreds of starts takes a slow phone a while. */
const answers = new Map<string, Availability>();

/** The device knows its own zone without asking Intl, which takes a slow phone a while. */
function offsetsOf(timeZone: string, { fromMinute, untilMinute }: KnownTimes): OffsetAt {
  if (timeZone === visitorTimeZone())
    return (minute) => -new Date(minute * 60_000).getTimezoneOffset();
  const table = toOffsetTable(timeZone, fromMinute, untilMinute);
  return (minute) => offsetIn(table, minute);
}

function isSameQuestion(question: Question, asked: Readonly<Record<string, string>>): boolean {
  const given = Object.entries(question).filter(([, value]) => value !== undefined);
  return (
    given.length === Object.keys(asked).length &&
    given.every(([name, value]) => asked[name] === String(value))
  );
}

/**
 * When the first replies came, for queries. Of a page that the browser brought back from its history
 * they may be of any age, so that its starts are asked for again.
 */
export function firstRepliesMs(): number | undefined {
  const navigation = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined;
  return navigation?.type === 'back_forward' ? 0 : window.__kalendsFirst?.atMs;
}
