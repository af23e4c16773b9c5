import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { api } from '#site/lib/api.ts';
import { LateSection } from '../running-late.tsx';
import { useHostChange } from './use-host-change.ts';

interface HostLateProps {
  readonly appointment: PublicAppointment;
  readonly detail: HostedAppointment;
  readonly nowMs: number;
  readonly onCannotCome: (() => void) | undefined;
}

/** Who is running late, and by how much its host is. */
export function HostLate({ appointment, detail, nowMs, onCannotCome }: HostLateProps) {
  const { id: appointmentId, start, end } = appointment;
  const { isPending, variables, mutate } = api.useChange(
    'post',
    '/appointments/{appointmentId}/late',
    useHostChange(appointmentId, () => undefined),
  );
  return (
    <LateSection
      appointment={{ start, end, late: detail.late }}
      nowMs={nowMs}
      pending={isPending ? variables.body.minutes : undefined}
      onSay={
        detail.isHost
          ? (minutes) => mutate({ params: { path: { appointmentId } }, body: { minutes } })
          : undefined
      }
      onCannotCome={onCannotCome}
    />
  );
}
