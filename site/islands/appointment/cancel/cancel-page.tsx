import {
  AppointmentPageOf,
  readAppointmentLink,
} from '#site/islands/appointment/appointment-page-of.tsx';
import { Cancellation } from '#site/islands/appointment/cancellation.tsx';
import { KeepLink } from '#site/islands/appointment/keep-link.tsx';

/** Confirms a cancellation: where the link of the cancel mail leads. */
export function CancelPage() {
  return (
    <AppointmentPageOf link={readAppointmentLink(location.search)} needsSecret>
      {(appointment, link, nowMs) => (
        <Cancellation
          appointment={appointment}
          link={link}
          nowMs={nowMs}
          keep={<KeepLink link={link} />}
        />
      )}
    </AppointmentPageOf>
  );
}
