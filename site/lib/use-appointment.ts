import { ApiError } from '#shared/errors/api-error.ts';
import { api } from './api.ts';
import { readFreshAppointment } from './handed-over.ts';

const UNKNOWN = new Set([400, 404]);

/** The appointment of a page's link; the secret adds what only the attendee may see. */
export function useAppointment(link: { appointmentId: string; secret: string | undefined }) {
  const { appointmentId, secret } = link;
  return api.useQuery(
    'get',
    '/appointment/{appointmentId}',
    { params: { path: { appointmentId }, query: { secret } } },
    { initialData: () => readFreshAppointment(link) },
  );
}

/** Whether an appointment's link has a secret that is not valid, or not any more. */
export function isRefusedSecret(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

/** Whether a failed call says that its link leads nowhere, rather than that something broke. */
export function isUnknownLink(error: unknown): boolean {
  return error instanceof ApiError && UNKNOWN.has(error.status);
}
