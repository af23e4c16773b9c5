import type { Transaction } from '#server/platform/db/database.ts';
import { chooseLinkOf } from '#server/time/availability/meeting-link.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { tellHandOver } from './give-to-host.ts';
import type { LeaveServices } from './leave-seat.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import { recordChange } from './record-change.ts';
import { dropHost, findTaker } from './store/hand-over-statement.ts';

interface Leave {
  /** One of its hosts, who leaves. */
  readonly fromHostId: string;
  /** Another of them, who goes on with it. */
  readonly toHostId: string;
  readonly byHostId: string;
}

/**
 * One of several hosts leaves an appointment, which the others go on with; all who attend are told.
 * @throws Refusal `host-not-found`, `host-…-not-connected` where the other cannot be met on its channel.
 */
export async function leaveToOther(
  services: LeaveServices,
  tx: Transaction,
  appointment: LockedAppointment,
  { fromHostId, toHostId, byHostId }: Leave,
): Promise<void> {
  const { companyId, appointmentId, channel, settings } = appointment;
  const hosts = { companyId, appointmentId, fromHostId, toHostId };
  const taker = await findTaker(tx, hosts);
  if (!taker) return refuse('host-not-found', 'There is no such host');
  const meetingLink = taker.takesLinkOver ? chooseLinkOf(channel, settings, taker) : undefined;
  await dropHost(tx, { ...hosts, meetingLink });
  const change = { kind: 'handed-over', fromHostId, toHostId } as const;
  const maker = { by: 'host', hostId: byHostId } as const;
  await recordChange(services, tx, { companyId, appointmentId, maker, change });
  await tellHandOver(services, tx, appointment, { fromHostId, toHostId });
}
