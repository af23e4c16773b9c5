import { RELAY_CREDENTIAL_SECONDS } from '#shared/domain/connect/protocol.ts';

/** New credentials of a relay are asked for so long before the old ones end. */
const AHEAD_MS = 120_000;

interface Credentials {
  /** When this page was told of them; null for what is good for always. */
  readonly toldMs: number | null;
  readonly nowMs: number;
}

/** By how long ago they came, never by the moment that they name: the page's clock may be hours off. */
export function isRenewalDue({ toldMs, nowMs }: Credentials): boolean {
  return toldMs !== null && nowMs - toldMs >= RELAY_CREDENTIAL_SECONDS * 1000 - AHEAD_MS;
}
