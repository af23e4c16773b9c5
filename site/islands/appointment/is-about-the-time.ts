import { ApiError } from '#shared/errors/api-error.ts';

/** Refusals that no other time would change. */
const NOT_THE_TIME = new Set([
  'appointment-not-found',
  'appointment-cancelled',
  'appointment-past',
  'link-invalid',
  'too-late-to-reschedule',
  'rate-limited',
]);

/**
 * Spec A §8: any failed reschedule says that the selected time is booked. What says more about
 * itself (a spent link, no connection) is told as it is.
 */
export function isAboutTheTime(error: unknown): boolean {
  return error instanceof ApiError && !NOT_THE_TIME.has(error.code ?? '');
}
