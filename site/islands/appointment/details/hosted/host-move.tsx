import { TimeChooser } from '#site/islands/appointment/time-chooser.tsx';
import { usePicked } from '#site/islands/appointment/use-picked.ts';
import { api } from '#site/lib/api.ts';
import type { HostStepProps } from './host-cancellation.tsx';
import { useHostChange } from './use-host-change.ts';

/** The host moves it with everybody who comes. */
export function HostMove({ appointment, nowMs, told, keep, onDone }: HostStepProps) {
  const [pending, setPending] = usePicked(appointment, nowMs);
  const change = useHostChange(appointment.id, onDone);
  const move = api.useChange('post', '/booking/reschedule/{appointmentId}', change);
  return (
    <TimeChooser
      appointment={appointment}
      told={told}
      keep={keep}
      takesFocus
      pending={pending}
      onPick={setPending}
      confirm={{
        isBusy: move.isPending,
        onConfirm: () =>
          pending &&
          move.mutate({
            params: { path: { appointmentId: appointment.id } },
            body: { start: pending.startTime },
          }),
      }}
    />
  );
}
