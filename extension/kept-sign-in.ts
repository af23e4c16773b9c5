import { createKeptSignIn } from './create-kept-sign-in.ts';
import { forgetSeen, stored } from './storage.ts';

/** The one sign-in of this browser. */
export const keptSignIn = createKeptSignIn({
  item: stored.signIn,
  lock: (work) => navigator.locks.request('kalends-sign-in', work),
  forgetSeen,
});
