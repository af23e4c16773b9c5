import { within } from '#server/platform/db/within.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { handOn } from './hand-on.ts';
import { settle } from './plan-appointment.ts';
import { listDue, lockPlanned, putOffDue } from './plan-statement.ts';

type SendServices = Pick<Services, 'db' | 'clock' | 'jobs' | 'log'>;

const LOOK_MS = 2_000;
/** Messages of one look; the next one follows at once where there are more. */
const AT_ONCE = 100;
/** What fails is looked at again after so long, and keeps nothing else waiting. */
const AGAIN_MS = 60_000;
/** So long what was begun may take once the process stops. */
const STOP_MS = 2_000;

/** Hands on what is due by the clock; says how many messages. */
export async function sendDue(services: SendServices): Promise<number> {
  const { db, clock, log } = services;
  const nowMs = clock.nowMs();
  let sent = 0;
  for (const appointmentId of await listDue(db, { nowMs, limit: AT_ONCE })) {
    try {
      sent += await sendDueOf(services, appointmentId);
    } catch (error) {
      log.error({ err: error, appointmentId }, 'reminders');
      await putOffDue(db, appointmentId, { nowMs, againMs: nowMs + AGAIN_MS });
    }
  }
  return sent;
}

/**
 * Plans an appointment's messages as it is now, under its lock, and hands on those that are due. So
 * what is gone or has moved is reminded of as it is, or not at all, whatever was planned before. An appointment
 * that somebody else has in hand is left to them. Says how many messages.
 */
async function sendDueOf(services: SendServices, appointmentId: string): Promise<number> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    if (!(await lockPlanned(tx, appointmentId, { skipLocked: true }))) return 0;
    const nowMs = clock.nowMs();
    const plan = await settle(tx, appointmentId, nowMs);
    const messages = plan?.open.filter(({ dueMs }) => dueMs <= nowMs) ?? [];
    if (plan && messages.length > 0) await handOn(services, tx, { appointmentId, plan, messages });
    return messages.length;
  });
}

/**
 * Looks every two seconds for messages that are due. Returns what stops it, once what was begun has ended: what
 * is left is sent by the next process.
 */
export function keepReminding(services: SendServices): () => Promise<void> {
  let sending: Promise<void> | undefined;
  let isStopping = false;
  const send = async () => {
    while (!isStopping && (await sendDue(services)) > 0);
  };
  const timer = setInterval(() => {
    sending ??= send()
      .catch((error: unknown) => services.log.error({ err: error }, 'reminders'))
      .finally(() => {
        sending = undefined;
      });
  }, LOOK_MS);
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await within(STOP_MS, Promise.all([sending]), undefined);
  };
}
