import type { PlanningDue } from '#server/platform/kernel/jobs.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { planAppointment } from './plan-appointment.ts';
import { listChanged, listComing, notePlanned } from './planning-statement.ts';

type PlanningServices = Pick<Services, 'db' | 'clock' | 'jobs'>;

/** What one job does; the next one goes on, and others have their turn in between. */
const BATCH = 200;

/**
 * Plans what is coming by the workflows of companies that have changed them since, or have never been planned
 * by: what was booked under the version before is. What was begun and lost begins again here.
 */
export async function planChanged(services: PlanningServices): Promise<void> {
  const { db, jobs, clock } = services;
  for (const { companyId, versions } of await listChanged(db)) {
    await jobs.later(db, { kind: 'planning', companyId, after: null, versions }, clock.nowMs());
  }
}

/** One by one, each in a transaction of its own: run again it finds them planned. */
export async function planCompany(services: PlanningServices, due: PlanningDue): Promise<void> {
  const { db, jobs, clock } = services;
  const { companyId, after, versions } = due;
  const nowMs = clock.nowMs();
  const coming = await listComing(db, { companyId, nowMs, after, limit: BATCH });
  for (const appointmentId of coming) await planAppointment(services, appointmentId);
  const last = coming.at(-1);
  if (last !== undefined && coming.length === BATCH) {
    await jobs.later(db, { ...due, after: last }, nowMs);
  } else {
    await notePlanned(db, companyId, versions);
  }
}
