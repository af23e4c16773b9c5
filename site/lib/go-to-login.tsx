import { useEffect } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import { toPath } from '#shared/routes/index.ts';

/** Whether a call was refused because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Goes to the sign-in page, which comes back here. */
export function GoToLogin() {
  useEffect(() => {
    location.replace(toPath('login', {}, { next: location.pathname + location.search }));
  }, []);
  return null;
}
