/**
 * Every refusal, with its HTTP status. The first block is Spec A §8's codes verbatim, the second
 * ours. Each has a text in every language (`errors` namespace), which a house test checks.
 */
export const catalogue = {
  'meeting-type-disabled': 404,
  'meeting-type-group-not-allowed': 409,
  'meeting-type-not-available': 404,
  'host-not-assigned': 409,
  'host-disabled': 409,
  'host-not-found': 404,
  'host-no-hosts': 409,
  'host-google-not-connected': 409,
  'host-zoom-not-connected': 409,
  'host-skype-consumer-not-connected': 409,
  'host-skype-bussiness-not-connected': 409,
  'host-teams-not-connected': 409,
  'host-teams-2-not-connected': 409,
  'host-teams-exchange-not-connected': 409,
  'host-teams2-exchange-not-connected': 409,
  'host-webex-not-connected': 409,
  'host-appointment-limit-reached': 409,
  'kalends-connect-not-available': 409,
  'email-booking-limit-exceeded': 429,

  'host-meeting-link-missing': 409,
  'host-phone-missing': 409,
  'slot-no-longer-available': 409,
  'start-not-bookable': 400,
  'not-enough-seats': 409,
  'already-attending': 409,
  'no-available-queue-hosts': 409,
  'provisional-expired': 410,
  'appointment-not-found': 404,
  'appointment-cancelled': 409,
  'appointment-past': 409,
  'link-invalid': 403,
  'too-late-to-cancel': 409,
  'too-late-to-reschedule': 409,
  'idempotency-key-reused': 422,
  'payment-not-available': 409,
  'slug-taken': 409,
  'already-signed-up': 409,
  'mail-not-configured': 503,
  'payment-required': 402,
  'payment-not-needed': 409,
  'payment-order-failed': 502,
  'payment-not-found': 404,
  'payment-mismatch': 409,
  'payment-not-completed': 402,
  'payment-expired': 410,
  'payment-refunded': 409,
  'validation-failed': 400,
  'malformed-json': 400,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'not-found': 404,
  unauthorized: 401,
  forbidden: 403,
  'rate-limited': 429,
  'not-ready': 503,
  'generic-unavailable': 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof catalogue;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(catalogue, value);
}
