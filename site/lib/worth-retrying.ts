import { ApiError } from '#shared/errors/api-error.ts';

const MAX_RETRIES = 2;

/** A refusal is an answer; only what may pass by itself is asked again. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  return mayPass(error) && navigator.onLine && failureCount < MAX_RETRIES;
}

/** Whether a failure may pass by itself; none does not. */
export function mayPass(error: unknown): boolean {
  const isAnswer = error instanceof ApiError && error.status < 500;
  return Boolean(error) && !isAnswer;
}
