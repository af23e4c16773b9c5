import { ApiError } from '#shared/errors/api-error.ts';
import { isErrorCode } from '#shared/errors/catalogue.ts';
import { PageError } from '#shared/errors/explain.ts';

/** Spec B §8: what nobody can explain is 'Action failed. Please try again.' */
export function toFailure(error: unknown): unknown {
  const isExplained =
    error instanceof ApiError && isErrorCode(error.code) && error.code !== 'generic-unavailable';
  return isExplained ? error : new PageError('action-failed');
}
