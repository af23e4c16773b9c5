import type { Database, Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { LimitsChange, User, UserChange } from '#shared/api/user.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { changeSlug } from './change-slug.ts';
import { findUser, lockUser, type UserKey, updateUser } from './store.ts';

/**
 * Changes what is named of a member, and nothing else.
 * @throws Refusal `changed-meanwhile` where something is no longer what `was` says; `slug-taken`;
 * `not-found` for somebody who is no member any more.
 */
export function changeUser(
  db: Database,
  key: UserKey,
  { was = {}, slug, timezone: timeZone, lastname, ...change }: UserChange,
): Promise<User> {
  return applyTo(db, key, async (tx, kept) => {
    if (hasChanged(kept, was)) refuseOvertaken();
    if (slug !== undefined && slug !== kept.slug) await changeSlug(tx, key, slug);
    const changed = {
      ...change,
      ...(lastname !== undefined && { lastname: lastname ?? '' }),
      ...(timeZone !== undefined && { timeZone }),
    };
    if (Object.values(changed).some((value) => value !== undefined)) {
      await updateUser(tx, key, changed);
    }
  });
}

/** The same for limits, which are compared as a whole. */
export function changeLimits(
  db: Database,
  key: UserKey,
  { limits, was }: LimitsChange,
): Promise<User> {
  return applyTo(db, key, async (tx, kept) => {
    if (was && toText(was.limits) !== toText(kept.limits)) refuseOvertaken();
    await updateUser(tx, key, { limits });
  });
}

export function changeDisableOverLimit(
  db: Database,
  key: UserKey,
  disableOverLimit: boolean,
): Promise<User> {
  return applyTo(db, key, (tx) => updateUser(tx, key, { disableOverLimit }));
}

/** By the hash of a file of theirs; null shows their initials. */
export function setPicture(db: Database, key: UserKey, picture: string | null): Promise<User> {
  return applyTo(db, key, (tx) => updateUser(tx, key, { picture }));
}

async function applyTo(
  db: Database,
  key: UserKey,
  work: (tx: Transaction, kept: User) => Promise<void>,
): Promise<User> {
  return await db.transaction(async (tx) => {
    const kept = await lockUser(tx, key);
    if (!kept) refuse('not-found', 'There is nobody like this');
    await work(tx, kept);
    return (await findUser(tx, key)) ?? kept;
  });
}

function refuseOvertaken(): never {
  refuse('changed-meanwhile', 'Somebody else has changed this');
}

/** The same for the same limits, in whatever order they were written. */
function toText(limits: User['limits']): string {
  const periods = Object.entries(limits).map(([period, { count, minutes }]) =>
    JSON.stringify([period, count ?? null, minutes ?? null]),
  );
  return periods.sort().join();
}
