import type { LimitKind } from '#shared/api/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** What requests are counted by: the client's address, or the e-mail that their body names. */
export type LimitKey = 'address' | 'email';

export interface LimitPolicy {
  readonly name: string;
  readonly key: LimitKey;
  /** So many calls in so many seconds; the window begins with the first of them. */
  readonly points: number;
  readonly windowSeconds: number;
  /**
   * `shared` by all processes through the database; `process` where a write for each call would
   * cost more than the call itself.
   */
  readonly store: 'shared' | 'process';
  readonly refusal: { readonly code: ErrorCode; readonly message: string };
}

/** Spec A §8: pages know the refusal by this message too. */
const tooMany = { code: 'rate-limited', message: 'exceeded booking rate limit' } as const;

const hour = 3600;

const bookingByEmail: LimitPolicy = {
  name: 'booking-by-email',
  key: 'email',
  points: 20,
  windowSeconds: hour,
  store: 'shared',
  refusal: { code: 'email-booking-limit-exceeded', message: 'booking limit of this email' },
};
const bookingByAddress: LimitPolicy = {
  name: 'booking-by-address',
  key: 'address',
  points: 60,
  windowSeconds: hour,
  store: 'shared',
  refusal: tooMany,
};
const mailByEmail: LimitPolicy = {
  name: 'mail-by-email',
  key: 'email',
  points: 3,
  windowSeconds: hour,
  store: 'shared',
  refusal: tooMany,
};
const signUpByEmail: LimitPolicy = { ...mailByEmail, name: 'sign-up-by-email', points: 5 };
const mailByAddress: LimitPolicy = {
  name: 'mail-by-address',
  key: 'address',
  points: 20,
  windowSeconds: hour,
  store: 'shared',
  refusal: tooMany,
};
const formByAddress: LimitPolicy = {
  name: 'form-by-address',
  key: 'address',
  points: 120,
  windowSeconds: 600,
  store: 'process',
  refusal: tooMany,
};
const lookUpByAddress: LimitPolicy = {
  name: 'look-up-by-address',
  key: 'address',
  points: 600,
  windowSeconds: 60,
  store: 'process',
  refusal: tooMany,
};
const officeByAddress: LimitPolicy = { ...lookUpByAddress, name: 'office-by-address' };

/** Webhooks whose signature is wrong, and no others: a provider's own are never held back. */
export const forgedWebhookLimits: readonly LimitPolicy[] = [
  {
    name: 'forged-webhook-by-address',
    key: 'address',
    points: 20,
    windowSeconds: 600,
    store: 'process',
    refusal: { code: 'rate-limited', message: 'too many webhooks without a valid signature' },
  },
];

/** Every limit, by the kind that an endpoint declares. The first that is exceeded refuses. */
export const limitPolicies = {
  /** Probes come often and cost little. */
  probe: [],
  'look-up': [lookUpByAddress],
  form: [formByAddress],
  book: [bookingByEmail, bookingByAddress],
  mail: [mailByAddress],
  forget: [mailByEmail, mailByAddress],
  'sign-up': [signUpByEmail, mailByAddress],
  office: [officeByAddress],
} as const satisfies Record<LimitKind, readonly LimitPolicy[]>;

/** Each policy once. */
export const allLimitPolicies: readonly LimitPolicy[] = [
  ...new Set([
    ...Object.values<readonly LimitPolicy[]>(limitPolicies).flat(),
    ...forgedWebhookLimits,
  ]),
];
