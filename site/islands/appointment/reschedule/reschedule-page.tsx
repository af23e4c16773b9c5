import { toPath } from '#shared/routes/index.ts';
import {
  AppointmentPageOf,
  readAppointmentLink,
} from '#site/islands/appointment/appointment-page-of.tsx';
import { KeepLink } from '#site/islands/appointment/keep-link.tsx';
import { Rescheduling } from '#site/islands/appointment/rescheduling.tsx';

/** Spec A §2: the reschedule booker, where the link of the reschedule mail leads. */
export function ReschedulePage() {
  return (
    <AppointmentPageOf link={readAppointmentLink(location.search)} needsSecret>
      {(appointment, link, nowMs) => (
        <Rescheduling
          appointment={appointment}
          link={link}
          nowMs={nowMs}
          keep={<KeepLink link={link} />}
          // Spec A §2: after success it goes to the appointment.
          onMoved={({ appointmentId, secret }) =>
            location.assign(toPath('appointment', { appointmentId }, { secret }))
          }
        />
      )}
    </AppointmentPageOf>
  );
}
