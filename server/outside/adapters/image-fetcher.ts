import {
  type FetchImage,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
} from '#server/platform/kernel/fetch-image.ts';
import { isPublicAddress } from '#server/platform/kernel/public-address.ts';
import type { Target } from './checked-connector.ts';
import { createFetchOutside } from './fetch-outside.ts';

/** All of it, redirects included. */
const PATIENCE_MS = 5_000;
const MAX_REDIRECTS = 3;

const isOfTheWeb = ({ address, port }: Target) =>
  isPublicAddress(address) && (port === 443 || port === 80);

/**
 * Fetches pictures from the public web and from nowhere else: what an installation may reach beside it is
 * not for them, since a page shows them to everybody. `mayReach` is for tests, whose servers stand on this
 * machine.
 */
export function createImageFetcher({
  mayReach = isOfTheWeb,
}: {
  readonly mayReach?: (target: Target) => boolean;
} = {}): FetchImage {
  const fetch = createFetchOutside({
    mayReach,
    maxBytes: MAX_IMAGE_BYTES,
    patienceMs: PATIENCE_MS,
    maxRedirects: MAX_REDIRECTS,
  });
  return async (address) => {
    // Unreachable, too large, too slow, not a picture: there is none to show.
    const answer = await fetch(address, { headers: { accept: 'image/*' } }).catch(() => undefined);
    const type =
      (answer?.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (answer?.status !== 200 || !IMAGE_TYPES.has(type)) return undefined;
    return { content: new Uint8Array(await answer.arrayBuffer()), type };
  };
}
