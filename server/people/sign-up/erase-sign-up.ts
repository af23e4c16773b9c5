import type { Database } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import { deleteSignUp, findSignUp } from './store/sign-up.ts';

/** Erases a sign-up whose link works no more, confirmed or not. */
export async function eraseSignUp(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  signUpId: string,
): Promise<void> {
  const signUp = await findSignUp(db, signUpId);
  if (!signUp || signUp.expiresAt.getTime() > clock.nowMs()) return;
  await deleteSignUp(db, signUpId);
}
