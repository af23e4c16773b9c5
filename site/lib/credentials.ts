const API_URL = import.meta.env.PUBLIC_API_URL ?? '';

const KEY = 'kalends.signed-in';

/** Where this build's API is: its own origin, or the one given as PUBLIC_API_URL. */
export const apiOrigin = API_URL;

/** Whether the API is on another origin, to which a browser sends cookies only when it is told to. */
export const isApiElsewhere = API_URL !== '' && new URL(API_URL).origin !== location.origin;

/** How calls are made that sign somebody in or out. */
export const signInCredentials: RequestCredentials = isApiElsewhere ? 'include' : 'same-origin';

/**
 * How all other calls are made. To an API elsewhere they carry the session's cookie once somebody has
 * signed in on these pages: a visitor's never do, so that any static host can show booking pages,
 * also one that may not sign anybody in.
 */
export function callCredentials(): RequestCredentials {
  return isApiElsewhere && isSignedInHere() ? 'include' : 'same-origin';
}

/** Notes whether somebody is signed in on these pages. */
export function noteSignedIn(isSignedIn: boolean): void {
  if (!isApiElsewhere) return;
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing for us asks for the password again.
  }
}

function isSignedInHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
