import type { JobInsert, Queue } from 'pg-boss';
import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { Account, Effect, EffectQueue, Manners } from '#server/platform/kernel/effects.ts';

/** Where what has failed for good waits until somebody says "again". */
export const FAILED_QUEUE = 'failed-effect';

/** The database takes back what a process holds for longer than it would itself. */
const BEYOND_PATIENCE_SECONDS = 60;

/** The settings of a kind's queue, as pg-boss has them. */
export function toQueue({ queue, manners, patienceSeconds }: EffectQueue): Queue {
  return {
    name: queue,
    ...toRetries(manners),
    retryBackoff: true,
    expireInSeconds: patienceSeconds + BEYOND_PATIENCE_SECONDS,
    deadLetter: FAILED_QUEUE,
  };
}

/** A row of a kind's queue. What is caused again finds its row there. */
export function toJob(
  { byProvider }: EffectQueue,
  { kind, key, what, account }: Effect,
): JobInsert & { readonly id: string } {
  const theirs = account && byProvider?.[account.provider];
  return {
    id: deriveId(`${kind} ${key}`),
    data: what,
    ...(account && { group: { id: toGroupId(account), tier: account.provider } }),
    ...(theirs && toRetries(theirs)),
  };
}

/** How many of one account may be under way, by provider. */
export function toGroupLimits({ manners, byProvider = {} }: EffectQueue) {
  const tiers = Object.entries(byProvider).map(
    ([provider, { ofAccount }]) => [provider, ofAccount] as const,
  );
  return { default: manners.ofAccount, tiers: Object.fromEntries(tiers) };
}

/** `{ provider, id } → provider/id` */
export function toGroupId({ provider, id }: Account): string {
  return `${provider}/${id}`;
}

function toRetries({ backOff: { firstSeconds, longestSeconds, tries } }: Manners) {
  return { retryLimit: tries, retryDelay: firstSeconds, retryDelayMax: longestSeconds };
}
