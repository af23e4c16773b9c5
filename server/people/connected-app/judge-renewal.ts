import { RENEWAL_GRACE_SECONDS } from '#shared/domain/connected-apps.ts';

/** How far the renewals of a session have come. */
export interface Renewals {
  readonly generation: number;
  /** Whether a token of this generation has been shown. */
  readonly isTaken: boolean;
  readonly renewedAt: Date;
}

/**
 * What a refresh token of some generation is: the `newest`; the one before it, whose renewal is asked
 * for `again`; or `stolen`. Popup and worker may renew at the same moment, and a browser that closes
 * loses the reply: both ask again, and are told the same tokens. So the one before holds until somebody
 * shows that they have the newer ones, and a few seconds longer.
 */
export function judgeRenewal(
  { generation, isTaken, renewedAt }: Renewals,
  shown: number,
  nowMs: number,
): 'newest' | 'again' | 'stolen' {
  if (shown === generation) return 'newest';
  const isJustNow = nowMs - renewedAt.getTime() < RENEWAL_GRACE_SECONDS * 1000;
  return shown === generation - 1 && (!isTaken || isJustNow) ? 'again' : 'stolen';
}
