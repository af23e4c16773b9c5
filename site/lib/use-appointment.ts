import { useQueryClient } from '@tanstack/react-query';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { api } from './api.ts';
import { ageHandedOver, readFreshAppointment } from './handed-over.ts';
import { readPageAppointment } from './page-appointment.ts';
import { tellOtherTabs, useAppointmentNews } from './use-appointment-news.ts';

const UNKNOWN = new Set([400, 404]);
/** So long a page need not ask again for what it came with. */
const FRESH_MS = 10_000;

interface Link {
  readonly appointmentId: string;
  readonly secret: string | undefined;
}

/**
 * The appointment of a page's link; the secret adds what only the attendee may see. Whoever comes back
 * to the page, or has changed it in another tab, sees it as it is now.
 */
export function useAppointment(link: Link) {
  const asked = api.useQuery('get', '/appointment/{appointmentId}', toInit(link), {
    initialData: () => readPageAppointment()?.appointment ?? readFreshAppointment(link),
    // What the page before knows of it may lack something.
    initialDataUpdatedAt: () => readPageAppointment()?.atMs ?? 0,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  useAppointmentNews(asked.data?.id ?? link.appointmentId, () => void asked.refetch());
  return asked;
}

/** Shows at once what this page has done to the appointment, here and in other tabs. */
export function useAppointmentChange(link: Link) {
  const queries = useQueryClient();
  return (change: (appointment: PublicAppointment) => PublicAppointment) => {
    queries.setQueriesData<PublicAppointment>(
      { queryKey: ['get', '/appointment/{appointmentId}'] },
      (known) => (known?.id === link.appointmentId ? change(known) : known),
    );
    ageHandedOver(link.appointmentId);
    tellOtherTabs(link.appointmentId);
  };
}

const toInit = ({ appointmentId, secret }: Link) => ({
  params: { path: { appointmentId }, query: { secret } },
});

/** Whether an appointment's link has a secret that is not valid, or not any more. */
export function isRefusedSecret(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Whether a failed call says that its link leads nowhere, rather than that something broke. */
export function isUnknownLink(error: unknown): boolean {
  return error instanceof ApiError && UNKNOWN.has(error.status);
}
