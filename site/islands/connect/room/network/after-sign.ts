/** What the browser says of its network, and that the page is still there. */
export type NetworkSign =
  | { readonly kind: 'beat' | 'offline' | 'online' }
  /** `wifi`, `cellular`, `none` and more (W3C Network Information); undefined where the browser keeps it to itself. */
  | { readonly kind: 'type'; readonly type: string | undefined };

export interface NetworkSight {
  /** When the page was seen to be there last, by the clock on the wall: that of a page stands still as it sleeps. */
  readonly beatMs: number;
  /** Of the last network that there was. */
  readonly type: string | undefined;
}

export const BEAT_MS = 2_000;
/** Pages in the background beat late, too, but not as late as this. */
const SLEPT_MS = 15_000;

interface AfterSign {
  readonly sight: NetworkSight;
  /** `lost`: there is none now; `changed`: what led to others may lead nowhere from now on. */
  readonly became: 'lost' | 'changed' | undefined;
}

/** What a sign means for a call. A network that is measured anew is no other one. */
export function afterSign(sight: NetworkSight, sign: NetworkSign, nowMs: number): AfterSign {
  switch (sign.kind) {
    case 'beat':
      return {
        sight: { ...sight, beatMs: nowMs },
        became: nowMs - sight.beatMs > SLEPT_MS ? 'changed' : undefined,
      };
    case 'offline':
      return { sight, became: 'lost' };
    case 'online':
      return { sight, became: 'changed' };
    case 'type': {
      if (sign.type === undefined || sign.type === 'none') return { sight, became: undefined };
      const isOther = sight.type !== undefined && sight.type !== sign.type;
      return {
        sight: { ...sight, type: sign.type },
        became: isOther ? 'changed' : undefined,
      };
    }
  }
}
