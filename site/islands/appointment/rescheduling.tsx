import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { AppointmentLink } from './appointment-page-of.tsx';
import { Changeable } from './changeable.tsx';
import { TimeChooser } from './time-chooser.tsx';
import { listTold } from './told-people.tsx';
import { usePicked } from './use-picked.ts';
import { type Moved, useReschedule } from './use-reschedule.ts';

interface ReschedulingProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
  readonly nowMs: number;
  /** The way out that changes nothing. */
  readonly keep: ReactNode;
  /** It follows an act of the visitor on this page. */
  readonly takesFocus?: boolean;
  readonly onMoved: (moved: Moved) => void;
}

/** Moves an appointment for the attendee whose secret the link has, where it can be moved. */
export function Rescheduling(props: ReschedulingProps) {
  const { appointment, link, nowMs } = props;
  return (
    <Changeable appointment={appointment} link={link} change="reschedule" nowMs={nowMs}>
      <Chooser {...props} />
    </Changeable>
  );
}

function Chooser({ appointment, link, nowMs, keep, takesFocus, onMoved }: ReschedulingProps) {
  const [pending, setPending] = usePicked(appointment, nowMs);
  const forget = () => setPending(undefined);
  const reschedule = useReschedule({ link, nowMs, onMoved, onTaken: forget });
  return (
    <TimeChooser
      appointment={appointment}
      told={listTold(appointment)}
      keep={keep}
      takesFocus={takesFocus}
      pending={pending}
      onPick={setPending}
      confirm={{
        isBusy: reschedule.isBusy,
        onConfirm: () => pending && reschedule.confirm(pending),
      }}
    />
  );
}
