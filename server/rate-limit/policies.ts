import type { ErrorCode } from '#shared/errors/catalogue.ts';

/** What requests are counted by: the client's address, or the e-mail that their body names. */
export type LimitKey = 'address' | 'email';

export interface LimitPolicy {
  readonly name: string;
  /** `METHOD /path` as the contract has them; `{x}` stands for one segment. */
  readonly calls: readonly string[];
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

const bookings = ['POST /booking', 'POST /booking/create-payment-order'];
/** Spec A §8: pages know the refusal by this message too. */
const tooMany = { code: 'rate-limited', message: 'exceeded booking rate limit' } as const;

/** Every limit. A call may fall under several; the first that is exceeded refuses. */
export const limitPolicies: readonly LimitPolicy[] = [
  {
    name: 'booking-by-email',
    calls: bookings,
    key: 'email',
    points: 20,
    windowSeconds: 3600,
    store: 'shared',
    refusal: { code: 'email-booking-limit-exceeded', message: 'booking limit of this email' },
  },
  {
    name: 'booking-by-address',
    calls: bookings,
    key: 'address',
    points: 60,
    windowSeconds: 3600,
    store: 'shared',
    refusal: tooMany,
  },
  {
    name: 'mail-by-email',
    calls: ['POST /forget-me'],
    key: 'email',
    points: 3,
    windowSeconds: 3600,
    store: 'shared',
    refusal: tooMany,
  },
  {
    name: 'sign-up-by-email',
    calls: ['POST /signup'],
    key: 'email',
    points: 5,
    windowSeconds: 3600,
    store: 'shared',
    refusal: tooMany,
  },
  {
    name: 'mail-by-address',
    calls: [
      'POST /forget-me',
      'POST /signup',
      'POST /booking/callback',
      'POST /booking/initiate/cancel/{appointmentId}',
      'POST /booking/initiate/reschedule/{appointmentId}',
    ],
    key: 'address',
    points: 20,
    windowSeconds: 3600,
    store: 'shared',
    refusal: tooMany,
  },
  {
    name: 'form-by-address',
    calls: [
      'POST /booking/form-first-contact',
      'PATCH /booking/form-first-contact/{contactId}',
      'POST /booking/qualifier/qualify/{formId}',
      'POST /booking/validate-email-quality',
      'POST /forget-me/confirm',
      'POST /signup/confirm',
      'POST /booking/queue/validate/{queueId}',
      'POST /booking/confirm/cancel/{appointmentId}/{secret}',
      'POST /booking/confirm/reschedule',
      'GET /booking/confirm-provisional-booking',
      'POST /booking/decline-provisional-booking',
      'POST /paypal-feature/capture-order/{orderId}',
      'DELETE /booking/payment-order/{paymentId}',
    ],
    key: 'address',
    points: 120,
    windowSeconds: 600,
    store: 'process',
    refusal: tooMany,
  },
  {
    name: 'look-up-by-address',
    calls: [
      'GET /booking-availability',
      'GET /booking/single/{companySlug}/{meetingSlug}/{userSlug}',
      'GET /booking/team/{teamSlug}',
      'GET /booking/team/{teamSlug}/{meetingSlug}',
      'GET /booking/v2/team/{teamSlug}/{meetingSlug}',
      'GET /booking/meeting/{slug}',
      'GET /booking/one-time-link/{linkId}',
      'GET /booking/provisional-booking',
      'GET /booking/payment-order/{paymentId}',
      'GET /booking/qualifier/{routingFormId}',
      'GET /booking/form/{routingFormId}',
      'GET /booking/form/slug/{slug}',
      'GET /short-link/{linkId}',
      'GET /appointment/{id}',
      'GET /demo',
      'GET /company/slug-availability',
      'GET /signup/confirm',
    ],
    key: 'address',
    points: 600,
    windowSeconds: 60,
    store: 'process',
    refusal: tooMany,
  },
];

/** The policies of a call: `('POST', '/booking') → [booking-by-email, booking-by-address]`. */
export function createPolicyFinder(
  policies: readonly LimitPolicy[] = limitPolicies,
): (method: string, path: string) => readonly LimitPolicy[] {
  const rows = policies.flatMap((policy) =>
    policy.calls.map((call) => ({ policy, pattern: toPattern(call) })),
  );
  return (method, path) => {
    // A HEAD is answered by the GET's handler.
    const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
    return rows.filter(({ pattern }) => pattern.test(call)).map(({ policy }) => policy);
  };
}

function toPattern(call: string): RegExp {
  const source = call.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}
