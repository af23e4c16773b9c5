import { ApiError } from './api-error.ts';

/** Whether a call was refused because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
