/** What helps browsers in a room to reach each other where they cannot directly; none of it unless it is set. */
export interface Relay {
  /** Tells a browser its public address: `stun:turn.example.com:3478`. */
  readonly stunUrls: readonly string[];
  /** Passes on what cannot be sent directly, for who shows credentials made with the secret that it shares. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | undefined;
}

export const noRelay: Relay = { stunUrls: [], turn: undefined };
