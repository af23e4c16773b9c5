import type { LimitKind } from '#shared/api/endpoint.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';

/**
 * What requests are counted by: the client's address, once or as often as their body names e-mails, or
 * each e-mail or the mailed token that it names.
 */
export type LimitKey = 'address' | 'address-by-emails' | 'email' | 'token';

/** So much of something within a while. */
export interface Limit {
  readonly name: string;
  /** So many calls in so many seconds; the window begins with the first of them. */
  readonly points: number;
  readonly windowSeconds: number;
  /**
   * `shared` by all processes through the database; `process` where a write for each call would
   * cost more than the call itself.
   */
  readonly store: 'shared' | 'process';
}

/** A limit that calls of an endpoint are counted under. */
export interface LimitPolicy extends Limit {
  readonly key: LimitKey;
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
/** A page may show dozens, to many people behind one address; each is asked for once. */
const fileByAddress: LimitPolicy = { ...lookUpByAddress, name: 'file-by-address', points: 6000 };
const officeByAddress: LimitPolicy = { ...lookUpByAddress, name: 'office-by-address' };
const inviteByEmail: LimitPolicy = { ...mailByEmail, name: 'invite-by-email', points: 5 };
const inviteByAddress: LimitPolicy = {
  ...mailByAddress,
  name: 'invite-by-address',
  key: 'address-by-emails',
  points: 200,
};
/** Who is signed in says their password again. */
const passwordByAddress: LimitPolicy = {
  name: 'password-by-address',
  key: 'address',
  points: 20,
  windowSeconds: hour,
  store: 'shared',
  refusal: tooMany,
};
/** A link that was followed asks for its password again: few tries, for nobody may guess it here. */
const confirmByToken: LimitPolicy = {
  name: 'confirm-by-token',
  key: 'token',
  points: 20,
  windowSeconds: hour,
  store: 'shared',
  refusal: tooMany,
};

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

/** Calls of providers of calendars, which have many hosts' behind one address; what is refused is read all the same. */
export const calendarNoticeLimits: readonly LimitPolicy[] = [
  {
    name: 'calendar-notice-by-address',
    key: 'address',
    points: 6000,
    windowSeconds: 60,
    store: 'process',
    refusal: tooMany,
  },
];

/** Mail programs ask for their many readers from few addresses. */
export const unsubscribeLimits: readonly LimitPolicy[] = [
  {
    name: 'unsubscribe-by-address',
    key: 'address',
    points: 600,
    windowSeconds: 60,
    store: 'process',
    refusal: tooMany,
  },
];

/** Every limit, by the kind that an endpoint declares. The first that is exceeded refuses. */
export const limitPolicies = {
  /** Probes come often and cost little. */
  probe: [],
  'look-up': [lookUpByAddress],
  file: [fileByAddress],
  form: [formByAddress],
  book: [bookingByEmail, bookingByAddress],
  mail: [mailByAddress],
  forget: [mailByEmail, mailByAddress],
  'sign-up': [signUpByEmail, mailByAddress],
  'confirm-sign-up': [confirmByToken, formByAddress],
  invite: [inviteByEmail, inviteByAddress],
  password: [passwordByAddress],
  office: [officeByAddress],
} as const satisfies Record<LimitKind, readonly LimitPolicy[]>;

/** Each policy once. */
export const allLimitPolicies: readonly LimitPolicy[] = [
  ...new Set([
    ...Object.values<readonly LimitPolicy[]>(limitPolicies).flat(),
    ...forgedWebhookLimits,
    ...calendarNoticeLimits,
    ...unsubscribeLimits,
  ]),
];

const quarter = 900;

/**
 * Wrong passwords, by where they come from. A browser that has signed in to the account before has
 * a count of its own, so that a stranger who guesses never locks its owner out; from anywhere else
 * there are few tries for one account and address, more for one address, and many for one account
 * from all addresses together.
 */
export const signInLimits = {
  knownDevice: { name: 'sign-in-by-device', points: 10, windowSeconds: quarter, store: 'shared' },
  accountAndAddress: {
    name: 'sign-in-by-account-and-address',
    points: 10,
    windowSeconds: quarter,
    store: 'shared',
  },
  address: { name: 'sign-in-by-address', points: 50, windowSeconds: quarter, store: 'shared' },
  /** Somebody who is signed in is asked again. */
  again: { name: 'password-again', points: 10, windowSeconds: quarter, store: 'shared' },
  account: { name: 'sign-in-by-account', points: 200, windowSeconds: hour, store: 'shared' },
} as const satisfies Record<string, Limit>;

/** Lines into rooms, by where they come from: an office whose network was gone comes back at once. */
export const roomLineLimit: Limit = {
  name: 'room-line-by-address',
  points: 300,
  windowSeconds: 60,
  store: 'process',
};

export const allLimits: readonly Limit[] = [
  ...allLimitPolicies,
  ...Object.values(signInLimits),
  roomLineLimit,
];
