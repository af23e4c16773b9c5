import { randomUUID } from 'node:crypto';
import { checkPassword, type PasswordServices } from '#server/people/auth/check-password.ts';
import { closeEmailChanges } from '#server/people/auth/close-email-changes.ts';
import { endSessions } from '#server/people/auth/end-sessions.ts';
import { forgetTrustedBrowsers } from '#server/people/auth/forget-trusted-browsers.ts';
import { setPassword } from '#server/people/auth/set-password.ts';
import type { Services } from '#server/platform/kernel/services.ts';

/**
 * Sets another password for who shows the one there is, and ends all their other sessions.
 * @throws Refusal `wrong-password`; TooManyCalls after too many of them.
 */
export async function changeOwnPassword(
  services: PasswordServices & Pick<Services, 'db' | 'clock' | 'jobs'>,
  { headers, ...wish }: { headers: Headers; password: string; newPassword: string },
): Promise<{ changed: true }> {
  const { db, clock, jobs, accounts } = services;
  const { userId, sessionId } = await checkPassword(services, headers, wish.password);
  const passwordHash = await accounts.hashPassword(wish.newPassword);
  await db.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await endSessions(tx, userId, sessionId);
    await forgetTrustedBrowsers(tx, userId);
    await closeEmailChanges(tx, userId, new Date(clock.nowMs()));
    await jobs.publish(tx, { type: 'password-changed', userId, changeId: randomUUID() });
  });
  return { changed: true };
}
