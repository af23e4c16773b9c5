import { paymentOrigins } from './domain/integrations/payment-origins.ts';

/** What a page is for, as far as its headers follow from it; `shared/routes` says it of each. */
export interface PageTraits {
  /** Other sites may show it in a frame, as `embed.js` does. */
  readonly embeddable?: boolean;
  /** A visitor may pay on it. */
  readonly takesPayment?: boolean;
  /** People meet on it: they are seen and heard, and show their screens. */
  readonly isRoom?: boolean;
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
  isRoom = false,
}: PageTraits): PageHeaders {
  return {
    ...fileHeaders,
    ...(!embeddable && unframed),
    // Links of one person's appointment carry its secret; no other site is told.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': toPermissionsPolicy({ takesPayment, isRoom }),
  };
}

function toPermissionsPolicy({
  takesPayment,
  isRoom,
}: {
  readonly takesPayment: boolean;
  readonly isRoom: boolean;
}): string {
  const frames = Object.values(paymentOrigins).flatMap((origins) => origins.frames);
  const payees = frames.map((origin) => `"${origin}"`);
  const ofRooms = isRoom ? 'self' : '';
  return [
    `camera=(${ofRooms})`,
    `display-capture=(${ofRooms})`,
    'geolocation=()',
    `microphone=(${ofRooms})`,
    `payment=(${takesPayment ? ['self', ...payees].join(' ') : ''})`,
    'usb=()',
  ].join(', ');
}
