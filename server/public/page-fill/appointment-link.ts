import type { AskedPage } from '#server/platform/site/serve-site.ts';
import type { AskedAppointment } from '#server/time/appointment/get-appointment.ts';
import { appointmentApi } from '#shared/api/appointment.ts';

/** What a page's address says of the appointment that it is about. */
export interface AppointmentLink {
  /** None where the API would refuse it unread. */
  readonly asked: AskedAppointment | undefined;
}

/** Its own page names it in the path, those of mailed links in the query. Undefined of other pages. */
export function findAppointmentLink({
  page,
  url: { searchParams: query },
}: Pick<AskedPage, 'page' | 'url'>): AppointmentLink | undefined {
  const secret = query.get('secret') ?? undefined;
  if (page.id === 'appointment') return toLink(page.params.appointmentId, secret);
  const isMailed = page.id === 'cancel' || page.id === 'reschedule';
  // Without a secret they can do nothing, and do not ask.
  return isMailed && secret ? toLink(query.get('appointmentId'), secret) : undefined;
}

function toLink(appointmentId: string | null | undefined, secret: string | undefined) {
  const { params, query } = appointmentApi.getAppointment;
  const inPath = params.safeParse({ appointmentId });
  const inQuery = query.safeParse({ secret });
  return {
    asked: inPath.success && inQuery.success ? { ...inPath.data, ...inQuery.data } : undefined,
  };
}
