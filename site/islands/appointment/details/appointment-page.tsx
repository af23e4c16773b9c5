import { matchRoute } from '#shared/routes/index.ts';
import {
  type AppointmentLink,
  AppointmentPageOf,
} from '#site/islands/appointment/appointment-page-of.tsx';
import { AppointmentOrHosted } from './appointment-or-hosted.tsx';

/** Spec A §2: the confirmation page, after a booking or a cancellation. */
export function AppointmentPage() {
  const asked: AppointmentLink = {
    appointmentId: matchRoute(location.pathname)?.params.appointmentId ?? '',
    secret: new URLSearchParams(location.search).get('secret') ?? undefined,
  };
  return (
    <AppointmentPageOf link={asked} hasMonth>
      {(appointment, link, nowMs) => (
        <AppointmentOrHosted appointment={appointment} link={link} nowMs={nowMs} />
      )}
    </AppointmentPageOf>
  );
}
