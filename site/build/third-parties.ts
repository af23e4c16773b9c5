import { PAYMENT_FRAMES } from '#shared/page-headers.ts';
import { routes } from '#shared/routes/index.ts';

/** Where a third party's code comes from, whom it talks to, what it frames, and its pictures. */
export interface ThirdParty {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

const analytics: ThirdParty = {
  scripts: ['https://www.googletagmanager.com'],
  connects: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  frames: [],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const pixel: ThirdParty = {
  scripts: ['https://connect.facebook.net'],
  connects: ['https://connect.facebook.net', 'https://www.facebook.com'],
  frames: [],
  images: ['https://www.facebook.com'],
};
const cards: ThirdParty = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connects: ['https://api.stripe.com'],
  frames: PAYMENT_FRAMES.cards,
  images: ['https://*.stripe.com'],
};
const wallet: ThirdParty = {
  scripts: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
  connects: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  frames: PAYMENT_FRAMES.wallet,
  images: ['https://www.paypal.com', 'https://www.paypalobjects.com'],
};

/**
 * The third parties that the page of a file may ever ask for, by the pages' routes. Whether it does
 * is the visitor's decision (consent) or their step (payment); every other page is closed to them.
 */
export function partiesOf(file: string, videoOrigin = ''): readonly ThirdParty[] {
  const ids = routes.filter((route) => route.file === file).map(({ id }) => id);
  if (ids.some((id) => id === 'booking')) {
    return [analytics, pixel, cards, wallet, videoHost(videoOrigin)];
  }
  if (ids.some((id) => id === 'user' || id === 'routing-form')) return [analytics, pixel];
  return [];
}

/** Where intro videos are streamed from, as the build was told; a file of its own needs no leave. */
function videoHost(origin: string): ThirdParty {
  return {
    scripts: [],
    connects: origin === '' ? [] : [new URL(origin).origin],
    frames: [],
    images: [],
  };
}
