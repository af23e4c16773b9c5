import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import { loadStripeOnce } from './load-stripe.ts';

/** Loads Stripe and puts its Payment Element into `box`; returns what takes it away again. */
export function mountCardElement(
  box: HTMLElement,
  order: {
    readonly clientSecret: string;
    readonly publishableKey: string;
    readonly language: Language;
  },
  on: {
    readonly onReady: (mounted: { stripe: Stripe; elements: StripeElements }) => void;
    readonly onFailed: () => void;
  },
): () => void {
  let isGone = false;
  let remove = () => {};
  const mount = async () => {
    const stripe = await loadStripeOnce(order.publishableKey);
    if (isGone) return;
    const elements = stripe.elements({
      clientSecret: order.clientSecret,
      locale: toStripeLocale(order.language),
      appearance: toAppearance(box),
    });
    const element = elements.create('payment', { layout: 'tabs' });
    element.on('ready', () => on.onReady({ stripe, elements }));
    element.on('loaderror', on.onFailed);
    element.mount(box);
    remove = () => element.destroy();
  };
  mount().catch((error: unknown) => {
    console.warn(error);
    if (!isGone) on.onFailed();
  });
  return () => {
    isGone = true;
    remove();
  };
}

/** Stripe knows every language of ours; its type lists them. */
export function toStripeLocale(language: Language): StripeElementLocale {
  return toLocale(language) as StripeElementLocale;
}

/** Stripe's fields in the page's colours; `box` has the brand's colour as its text colour. */
function toAppearance(box: HTMLElement) {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    theme: isDark ? ('night' as const) : ('stripe' as const),
    variables: { colorPrimary: getComputedStyle(box).color, borderRadius: '10px' },
  };
}
