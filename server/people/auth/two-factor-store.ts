import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { authTwoFactor, authVerification } from '#server/platform/db/schema/auth.ts';

/** So many codes in a row may be wrong before an account's second step is closed. */
const TRIES_OF_ACCOUNT = 10;
/** So many codes one right password lets somebody try. */
const TRIES_OF_CHALLENGE = 5;
/** So long an account's second step stays closed after too many wrong codes. */
export const LOCKED_SECONDS = 900;

/** What a code is compared with; sealed. */
export interface SealedFactor {
  readonly secret: string;
  readonly backupCodes: string;
}

const isOf = (userId: string) => eq(authTwoFactor.userId, userId);
const isNow = (nowMs: number) => gt(authVerification.expiresAt, new Date(nowMs));

/**
 * Takes one of the tries that a right password gives, before a code is looked at: whose account it is,
 * undefined where none is left or the password is too long ago. However many come at once, on whatever
 * process: the row is one.
 */
export async function takeTryOfChallenge(
  { orm }: Sql,
  challenge: string,
  nowMs: number,
): Promise<string | undefined> {
  const left = Array.from({ length: TRIES_OF_CHALLENGE }, (_, made) => String(made));
  const taken = await orm
    .update(authVerification)
    .set({ value: sql`(${authVerification.value}::int + 1)::text` })
    .where(
      and(
        eq(authVerification.identifier, `2fa-attempts-${challenge}`),
        inArray(authVerification.value, left),
        isNow(nowMs),
      ),
    )
    .returning({ id: authVerification.id });
  if (taken.length === 0) return undefined;
  const [row] = await orm
    .select({ userId: authVerification.value })
    .from(authVerification)
    .where(and(eq(authVerification.identifier, challenge), isNow(nowMs)));
  return row?.userId;
}

/**
 * Takes one of the account's tries, before a code is looked at; the last one closes it until a right
 * code opens it again or the time is over. `closed` where it is, undefined without a second step.
 */
export async function takeTryOfAccount(
  { orm }: Sql,
  userId: string,
  nowMs: number,
): Promise<SealedFactor | 'closed' | undefined> {
  const { failedVerificationCount: failed, lockedUntil, verified } = authTwoFactor;
  const tries = sql<number>`case when ${lockedUntil} is null then ${failed} + 1 else 1 end`;
  const until = new Date(nowMs + LOCKED_SECONDS * 1000).toISOString();
  const [taken] = await orm
    .update(authTwoFactor)
    .set({
      failedVerificationCount: tries,
      lockedUntil: sql`case when ${tries} >= ${TRIES_OF_ACCOUNT} then ${until}::timestamptz end`,
    })
    .where(
      and(
        isOf(userId),
        eq(verified, true),
        or(isNull(lockedUntil), lte(lockedUntil, new Date(nowMs))),
      ),
    )
    .returning({ secret: authTwoFactor.secret, backupCodes: authTwoFactor.backupCodes });
  if (taken) return taken;
  return (await loadFactor({ orm }, userId))?.verified ? 'closed' : undefined;
}

/** What an account's codes are compared with, whether a first one has been given or not. */
export async function loadFactor({ orm }: Pick<Sql, 'orm'>, userId: string) {
  const [row] = await orm
    .select({
      secret: authTwoFactor.secret,
      backupCodes: authTwoFactor.backupCodes,
      verified: authTwoFactor.verified,
    })
    .from(authTwoFactor)
    .where(isOf(userId));
  return row;
}

/** What an account's codes are compared with from now on; it is not on yet. */
export async function insertFactor(
  { orm }: Sql,
  userId: string,
  factor: SealedFactor,
): Promise<void> {
  await orm.delete(authTwoFactor).where(isOf(userId));
  await orm.insert(authTwoFactor).values({ id: randomUUID(), userId, ...factor, verified: false });
}

/** Puts other recovery codes in the place of these, whatever they are. */
export async function setRecoveryCodes(
  { orm }: Sql,
  userId: string,
  backupCodes: string,
): Promise<void> {
  await orm.update(authTwoFactor).set({ backupCodes }).where(isOf(userId));
}

/** A first code was given: from now on sign-ins ask for one. */
export async function markVerified({ orm }: Sql, userId: string): Promise<void> {
  await orm.update(authTwoFactor).set({ verified: true }).where(isOf(userId));
}

/** Uses up the app code of a time step and all before it: false where that was done already. */
export async function takeTimeStep({ orm }: Sql, userId: string, step: number): Promise<boolean> {
  const { lastTimeStep } = authTwoFactor;
  const taken = await orm
    .update(authTwoFactor)
    .set({ lastTimeStep: step })
    .where(and(isOf(userId), or(isNull(lastTimeStep), lt(lastTimeStep, step))))
    .returning({ id: authTwoFactor.id });
  return taken.length > 0;
}

/** Puts other recovery codes in the place of these, unless they have changed since they were read. */
export async function replaceRecoveryCodes(
  { orm }: Sql,
  userId: string,
  codes: { readonly before: string; readonly after: string },
): Promise<boolean> {
  const replaced = await orm
    .update(authTwoFactor)
    .set({ backupCodes: codes.after })
    .where(and(isOf(userId), eq(authTwoFactor.backupCodes, codes.before)))
    .returning({ id: authTwoFactor.id });
  return replaced.length > 0;
}

/** After a right code the account's wrong ones are forgotten. */
export async function forgetTries({ orm }: Sql, userId: string): Promise<void> {
  await orm
    .update(authTwoFactor)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(isOf(userId));
}

/** Ends the first step of a sign-in: false where another call has done so, or it is too long ago. */
export async function endChallenge(
  { orm }: Sql,
  challenge: string,
  nowMs: number,
): Promise<boolean> {
  const ended = await orm
    .delete(authVerification)
    .where(and(eq(authVerification.identifier, challenge), isNow(nowMs)))
    .returning({ id: authVerification.id });
  return ended.length > 0;
}
