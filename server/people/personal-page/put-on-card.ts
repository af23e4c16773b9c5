import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { CardChange, CardProfiles } from '#shared/api/personal-page.ts';
import { toCardLink } from '#shared/domain/card/card-link.ts';
import { toKeptLink } from '#shared/domain/card/custom-link.ts';
import { SOCIAL_PROFILES } from '#shared/domain/card/profiles.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type KeptPage, toKeptPage } from './kept-page.ts';
import { keepPage, lockCard } from './store.ts';

type Profiles = NonNullable<CardChange['onlineProfiles']>;

/**
 * Changes what is named of somebody's card, and nothing else; what is already so changes nothing.
 * @throws Refusal `changed-meanwhile` where something is no longer what `was` says; `not-found` for somebody
 * who is no member any more.
 */
export async function putOnCard(
  tx: Transaction,
  key: { readonly companyId: string; readonly id: string },
  { was = {}, onlineProfiles, ...named }: CardChange,
): Promise<void> {
  const card = await lockCard(tx, key);
  if (!card) return refuse('not-found', 'There is nobody like this');
  const kept = toKeptPage(card.page);
  if (isOvertaken(kept, was)) refuse('changed-meanwhile', 'Somebody else has changed this');
  const change = {
    ...named,
    ...(onlineProfiles && {
      onlineProfiles: { ...kept.onlineProfiles, ...toKept(onlineProfiles) },
    }),
  };
  if (hasChanged(comparable(kept), comparable(change))) await keepPage(tx, key, change);
}

function isOvertaken(
  kept: KeptPage,
  { onlineProfiles = {}, ...was }: NonNullable<CardChange['was']>,
) {
  return (
    hasChanged(comparable(kept), comparable(was)) ||
    hasChanged(comparable(kept.onlineProfiles), comparable(onlineProfiles))
  );
}

/** Lists and what has parts as texts, which are compared as a whole. */
function comparable<T extends object>(values: T): { [Name in keyof T]: unknown } {
  const texts = Object.entries(values).map(([name, value]) => [name, toText(value)]);
  return Object.fromEntries(texts);
}

/** The same for the same, in whatever order its parts were written. */
function toText(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return JSON.stringify(value.map(toText));
  const parts = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(parts.map(([name, part]) => [name, toText(part)]));
}

function toKept({ customLinks, ...profiles }: Profiles): Partial<CardProfiles> {
  const socials = SOCIAL_PROFILES.flatMap((each) => {
    const link = profiles[each];
    return link === undefined || link === null ? [] : [[each, toCardLink(link) ?? null]];
  });
  return {
    ...withoutUndefined(profiles),
    ...Object.fromEntries(socials),
    ...(customLinks && { customLinks: customLinks.map(toKeptLink) }),
  };
}

function withoutUndefined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
