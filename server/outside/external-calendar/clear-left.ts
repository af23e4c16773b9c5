import type { Services } from '#server/platform/kernel/services.ts';
import { appointmentUid } from '#server/time/appointment/appointment-uid.ts';
import { openAccount } from './calendar-account.ts';
import { causeWritingOf } from './cause-writing.ts';
import { OFFICE_PATIENCE_MS } from './reading-times.ts';
import { closeWhereGone, listLeft } from './store/open-writings.ts';

type ClearingServices = Pick<Services, 'db' | 'clock' | 'keys' | 'calendars' | 'jobs'>;

/**
 * Takes away what those who died while they wrote have left in a calendar, or in all of an account, of appointments
 * that do not stand there. Who tries again what they began does so itself, but not while the account rests, and not
 * once it has given up. What has no answer stays for the next time; resolves to how many that are.
 */
export async function clearLeft(
  services: ClearingServices,
  of: Parameters<typeof listLeft>[1],
  when: 'once dead' | 'anyway' = 'once dead',
): Promise<number> {
  const { db, clock } = services;
  const left = await listLeft(db, of, when === 'anyway' ? when : { nowMs: clock.nowMs() });
  const until = { signal: AbortSignal.timeout(OFFICE_PATIENCE_MS) };
  let unanswered = 0;
  for (const each of left) {
    const object = { uid: appointmentUid(each.appointmentId), id: null };
    const account = openAccount(services, each.connection);
    const answer = await account?.removeEvent(each.calendarRemoteId, object, until);
    if (!answer?.answered) unanswered += 1;
    // It is to stand there by now, and may be what was taken away.
    else if (!(await closeWhereGone(db, each))) await causeWritingOf(services, each);
  }
  return unanswered;
}
