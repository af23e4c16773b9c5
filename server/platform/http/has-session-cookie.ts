/** Whether whoever asks says that they are signed in; whether they are, only `findSession` knows. */
export function hasSessionCookie(cookie: string | undefined): boolean {
  return /(?:^|;\s*)(?:__Secure-)?kalends\.session_token=/.test(cookie ?? '');
}
