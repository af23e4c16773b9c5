import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import { fromIso } from '#shared/time/dates.ts';
import {
  formatDateOfInstant,
  formatTime,
  formatTimeRange,
  offsetLabel,
} from '#shared/time/format.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { USUAL_CLOCK } from '#shared/time/usual-clock.ts';

/** A time as its reader finds it in their own calendar. */
export interface When {
  /** `Thursday, June 4, 2026` */
  readonly date: string;
  /** `10:00 – 10:30`; in German `10:00 – 10:30 Uhr`; the end's date too if it is another day. */
  readonly times: string;
  /** `Europe/Berlin (GMT+2)` */
  readonly zone: string;
  /** Date and times in one line. */
  readonly line: string;
}

/** When an appointment is for a recipient, from instants; throws for what is no instant. */
export function getWhen(startIso: string, endIso: string, recipient: MailRecipient): When {
  const timeZone = isTimeZone(recipient.timeZone) ? recipient.timeZone : 'UTC';
  const reader = { language: recipient.language, timeZone };
  const clock = recipient.clock ?? USUAL_CLOCK;
  const start = toMinute(startIso);
  const end = toMinute(endIso);
  const date = formatDateOfInstant(start, reader);
  const endDate = formatDateOfInstant(end, reader);
  const times =
    date === endDate
      ? formatTimeRange(start, end, reader, clock)
      : `${formatTime(start, reader, clock)} – ${endDate}, ${formatTime(end, reader, clock)}`;
  return { date, times, zone: nameZone(timeZone, start), line: `${date}, ${times}` };
}

/** A single point in time for a recipient, the minute begun; throws for what is no instant. */
export function getMoment(
  iso: string,
  recipient: Pick<MailRecipient, 'language' | 'timeZone' | 'clock'>,
): { readonly date: string; readonly time: string; readonly zone: string } {
  const timeZone = isTimeZone(recipient.timeZone) ? recipient.timeZone : 'UTC';
  const reader = { language: recipient.language, timeZone };
  const minute = toMinute(iso, 'floor');
  return {
    date: formatDateOfInstant(minute, reader),
    time: formatTime(minute, reader, recipient.clock ?? USUAL_CLOCK),
    zone: nameZone(timeZone, minute),
  };
}

/** `Europe/Berlin (GMT+2)` */
function nameZone(timeZone: string, minute: number): string {
  return `${timeZone.replaceAll('_', ' ')} (${offsetLabel(minute, timeZone)})`;
}

function toMinute(iso: string, rounding: 'exact' | 'floor' = 'exact'): number {
  const minute = fromIso(iso, rounding);
  if (minute === undefined) throw new Error(`Not an instant: ${iso}`);
  return minute;
}
