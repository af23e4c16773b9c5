import type { SignInOutcome } from '../sign-in.ts';

/** Whether an outcome is about the sign-in itself; the others are about the way to its server. */
export function isOwnWord(
  outcome: SignInOutcome,
): outcome is Extract<SignInOutcome, 'refused' | 'overtaken' | 'failed'> {
  return outcome === 'refused' || outcome === 'overtaken' || outcome === 'failed';
}
