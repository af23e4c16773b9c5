import { toEntityTag } from '#server/platform/http/entity-tag.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import type { FetchedImage, FetchImage } from '#server/platform/kernel/fetch-image.ts';
import { ByteCache } from '#server/platform/site/byte-cache.ts';

export interface KeptImage extends FetchedImage {
  readonly tag: string;
}

interface Entry {
  /** Undefined where there was none to be had. */
  readonly image: KeptImage | undefined;
  readonly byteLength: number;
  readonly fetchedAtMs: number;
}

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
const FRESH_MS = 60 * 60_000;
/** What could not be had is asked for again sooner, yet not by each visitor. */
const MISSING_MS = 60_000;
/** An entry takes memory for its name too. */
const ENTRY_BYTES = 1_000;

/**
 * Fetches pictures once for all visitors: kept in memory, asked for again after an hour, and shown
 * as they were while their own server does not answer.
 */
export function keepImages(fetchImage: FetchImage, clock: Clock) {
  const cache = new ByteCache<Entry>(MAX_CACHE_BYTES);
  const underWay = new Map<string, Promise<KeptImage | undefined>>();

  async function refresh(address: string, before: Entry | undefined) {
    const fetched = await fetchImage(address);
    const image = fetched ? { ...fetched, tag: toEntityTag(fetched.content) } : before?.image;
    const byteLength = ENTRY_BYTES + (image?.content.byteLength ?? 0);
    cache.set(address, { image, byteLength, fetchedAtMs: clock.nowMs() });
    return image;
  }

  return async (address: string): Promise<KeptImage | undefined> => {
    const kept = cache.get(address);
    const freshMs = kept?.image ? FRESH_MS : MISSING_MS;
    if (kept && clock.nowMs() - kept.fetchedAtMs < freshMs) return kept.image;
    const running =
      underWay.get(address) ?? refresh(address, kept).finally(() => underWay.delete(address));
    underWay.set(address, running);
    return running;
  };
}
