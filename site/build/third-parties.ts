import { type Origins, paymentOrigins } from '#shared/domain/integrations/payment-origins.ts';
import { routes } from '#shared/routes/index.ts';

export interface Parties extends Origins {
  /** Where videos and sounds come from. */
  readonly media?: readonly string[];
}

const analytics: Origins = {
  scripts: ['https://www.googletagmanager.com'],
  connects: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  frames: [],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};
const pixel: Origins = {
  scripts: ['https://connect.facebook.net'],
  connects: ['https://connect.facebook.net', 'https://www.facebook.com'],
  frames: [],
  images: ['https://www.facebook.com'],
};

/**
 * The third parties that the page of a file may ever ask for, by the pages' routes. Whether it does
 * is the visitor's decision (consent) or their step (payment); every other page is closed to them.
 */
export function thirdPartiesOf(file: string, videoOrigin = ''): readonly Parties[] {
  const ids = routes.filter((route) => route.file === file).map(({ id }) => id);
  if (ids.some((id) => id === 'booking')) {
    return [analytics, pixel, ...Object.values(paymentOrigins), videoHost(videoOrigin)];
  }
  if (ids.some((id) => id === 'user' || id === 'routing-form')) return [analytics, pixel];
  return [];
}

/**
 * Where intro videos are streamed from, as the build was told; one that is a file of its own may lie
 * anywhere.
 */
function videoHost(origin: string): Parties {
  return {
    scripts: [],
    connects: origin === '' ? [] : [new URL(origin).origin],
    frames: [],
    images: [],
    media: ['https:'],
  };
}
