/**
 * What two browsers in a room say to each other through our server. `from` and `to` are stays, one a page
 * that was loaded: what was meant for the page before a reload is dropped.
 */
export type PeerMessage = { readonly from: string; readonly to: string | null } & (
  | {
      /** First of all, and after each time that the line came back. */
      readonly kind: 'here';
      readonly asks: boolean;
      /** Whether the sender has a connection to the receiver already. */
      readonly knows: boolean;
    }
  /** `round` counts the connections that a pair has had, `turn` the offers within one. */
  | {
      readonly kind: 'offer' | 'answer';
      readonly round: number;
      readonly turn: number;
      readonly sdp: string;
    }
  | {
      readonly kind: 'candidate';
      readonly round: number;
      readonly candidate: RTCIceCandidateInit;
    }
  /** Asks the one who leads for an offer. */
  | { readonly kind: 'again'; readonly round: number; readonly isBroken: boolean }
  /** Whether the sender has the receiver's picture before their eyes. */
  | { readonly kind: 'view'; readonly sees: boolean }
);

type Plain<M> = M extends unknown ? Omit<M, 'from' | 'to'> : never;
export type PeerWords = Plain<PeerMessage>;

/** What came from another browser; anything that is none of ours is null. */
export function readPeerMessage(body: unknown): PeerMessage | null {
  if (typeof body !== 'object' || body === null) return null;
  return 'kind' in body && 'from' in body ? (body as PeerMessage) : null;
}
