import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { appointmentUid } from '#server/time/appointment/appointment-uid.ts';
import { describeOwnEvent } from '#server/time/appointment/describe-own-event.ts';
import { hostCancelBooking, hostRescheduleBooking } from '#server/time/booking/host-change.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { Refusal } from '#shared/errors/refusal.ts';
import { askAboutTheirChange } from './ask-about-their-change.ts';
import { causeWritingOf } from './cause-writing.ts';
import {
  adoptTheirChange,
  forgetTheirChange,
  lookAgain,
  markToWrite,
} from './store/their-changes.ts';
import { findKeptChange, type KeptChange } from './store/their-changes-statement.ts';
import { hashEntry } from './write-appointment.ts';

const MINUTE_MS = 60_000;

/** The appointment is decided about already: there is nothing left to follow, nor to ask. */
const DECIDED: readonly ErrorCode[] = [
  ...(['appointment-not-found', 'appointment-cancelled', 'appointment-past'] as const),
  ...(['changed-meanwhile', 'forbidden'] as const),
];

/**
 * Has an appointment follow what its host has made of its event in their calendar, as if they had moved or
 * cancelled it here, or asks them. Run again it finds it done. What somebody has decided here since counts more.
 */
export async function followTheirChange(services: Services, of: HostedRef): Promise<void> {
  const found = await findKeptChange(services.db, of, appointmentUid(of.appointmentId));
  // They have taken it back, or it was written over.
  if (!found) return causeWritingOf(services, of);
  // While it rests nothing comes from it: it is looked at once more when it goes on.
  if (found.isPaused) return lookAgain(services.db, of);
  if (found.startMs === found.theirStartMs) return adopt(services, found);
  if (found.startMs !== found.changedFromMs) {
    await forgetTheirChange(services.db, of);
    return causeWritingOf(services, of);
  }
  const outcome = mayFollow(found) ? await follow(services, found) : 'refused';
  if (outcome === 'refused') await askAboutTheirChange(services, found);
}

/** The event is written again as the appointment is, whatever stands there. */
export async function putBack(services: Services, of: HostedRef): Promise<void> {
  const isThere = await markToWrite(services.db, of);
  if (isThere) await causeWritingOf(services, of);
}

/** What a host alone has, and one person attends, is theirs to move by a drag. */
function mayFollow({
  change,
  isAlone,
  isElsewhere,
  followsMoves,
  followsDeletions,
}: KeptChange): boolean {
  if (!isAlone) return false;
  if (change === 'moved') return followsMoves;
  // What has another place now was moved there, not given up.
  return change === 'deleted' && followsDeletions && !isElsewhere;
}

async function follow(services: Services, found: KeptChange): Promise<'done' | 'refused'> {
  const { companyId, hostId, appointmentId, startMs, theirStartMs } = found;
  // It is their own: more than a member may nobody needs for that.
  const actor = { companyId, hostId, role: 'member', adminOfTeamIds: [] } as const;
  const asked = { appointmentId, fromMinute: startMs / MINUTE_MS };
  try {
    if (theirStartMs === null) await hostCancelBooking(services, actor, asked);
    else {
      const start = new Date(theirStartMs).toISOString();
      await hostRescheduleBooking(services, actor, { ...asked, start });
      await adopt(services, found);
    }
    return 'done';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return DECIDED.includes(error.code) ? 'done' : 'refused';
  }
}

/** What stands there is what the appointment is by now: writing it would be an echo. */
async function adopt(services: Services, found: KeptChange): Promise<void> {
  const entry = await describeOwnEvent(services, found);
  if (!entry || found.theirStartMs === null) return;
  await adoptTheirChange(services.db, found, {
    contentHash: hashEntry(entry),
    startsAt: new Date(found.theirStartMs),
    version: found.version,
  });
}
