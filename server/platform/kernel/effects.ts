import type { EffectKindName } from '#shared/domain/effects/kinds.ts';
import type { AccountEvent, PaymentOrderRef } from './events.ts';

/** A mail of a company's log, or those that an event of an account causes; earlier versions name a sign-up alone. */
type MailJob =
  | { readonly companyId: string; readonly mailId: string }
  | AccountEvent
  | { readonly signUpId: string };

/** An appointment as one of its hosts has it, or had it. */
export interface HostedRef {
  readonly companyId: string;
  readonly appointmentId: string;
  readonly hostId: string;
}

/**
 * What each kind of effect has to know: ids, never secrets. `companyId` says in whose list it is once
 * it has failed for good.
 */
export interface EffectData {
  readonly message: MailJob;
  readonly refund: PaymentOrderRef;
  readonly calendar: HostedRef;
  readonly conference: HostedRef;
}

/** Who is asked to do it. What one account is asked waits for itself, never for another's. */
export interface Account {
  /** `stripe` */
  readonly provider: string;
  /** Which of its accounts: the one that the server itself is set up with is `server`. */
  readonly id: string;
}

/**
 * A row that follows from an event, written in a transaction with what it follows from. The same kind
 * and key are one effect, however often they are written.
 */
export type Effect = {
  readonly [Kind in EffectKindName]: {
    readonly kind: Kind;
    readonly key: string;
    readonly what: EffectData[Kind];
    readonly account?: Account;
  };
}[EffectKindName];

/** How long after a failure it is tried again, twice as long each time, and how often in all. */
interface BackOff {
  readonly firstSeconds: number;
  readonly longestSeconds: number;
  readonly tries: number;
}

/** What an account stands, and how it is left alone once it gives no answer. */
export interface Manners {
  /** Effects of one account that all processes together have under way. */
  readonly ofAccount: number;
  readonly backOff: BackOff;
}

/** How the queue of a kind is worked. */
export interface EffectQueue {
  readonly queue: string;
  /** Effects that one process has under way. */
  readonly atOnce: number;
  /** What has no answer after so long has failed. */
  readonly patienceSeconds: number;
  readonly manners: Manners;
  /** Of providers that need others. */
  readonly byProvider?: Readonly<Record<string, Manners>>;
}

/**
 * The account gives no answer, whatever it is asked: all that waits for it is put off, not this effect
 * alone. Any other error is about the effect that meets it.
 */
export class AccountUnavailable extends Error {}
