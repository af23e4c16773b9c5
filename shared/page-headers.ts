/** Where a provider's payment form is framed from. */
export const PAYMENT_FRAMES = {
  cards: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  wallet: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
} as const;

/** What a page is for, as far as its headers follow from it; `shared/routes` says it of each. */
export interface PageTraits {
  /** Other sites may show it in a frame, as `embed.js` does. */
  readonly embeddable?: boolean;
  /** A visitor may pay on it. */
  readonly takesPayment?: boolean;
}

export type PageHeaders = Readonly<Record<string, string>>;

/** Over https alone: what follows, for a year, is https. */
export const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=31536000'] as const;

/** Of every file, pages or not. */
export const fileHeaders: PageHeaders = { 'x-content-type-options': 'nosniff' };

/** So that no other site lays a page of ours under a click that was meant for something else. */
export const unframed: PageHeaders = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/**
 * The headers of a page, on our own server and on every other: the content security policy besides
 * its ancestors stands in the page itself, whose scripts it names.
 */
export function toPageHeaders({
  embeddable = false,
  takesPayment = false,
}: PageTraits): PageHeaders {
  return {
    ...fileHeaders,
    ...(!embeddable && unframed),
    // Links of one person's appointment carry its secret; no other site is told.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': toPermissionsPolicy(takesPayment),
  };
}

function toPermissionsPolicy(takesPayment: boolean): string {
  const payees = [...PAYMENT_FRAMES.cards, ...PAYMENT_FRAMES.wallet].map((origin) => `"${origin}"`);
  return [
    'camera=()',
    'geolocation=()',
    'microphone=()',
    `payment=(${takesPayment ? ['self', ...payees].join(' ') : ''})`,
    'usb=()',
  ].join(', ');
}
