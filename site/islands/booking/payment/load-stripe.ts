import type { Stripe } from '@stripe/stripe-js';
// `pure`: importing it loads nothing yet; Stripe's script comes with the first call.
import { loadStripe } from '@stripe/stripe-js/pure';

const scripts = new Map<string, Promise<Stripe>>();

/** Stripe's script for a key, loaded once. Rejects when it cannot be loaded; the next call tries again. */
export function loadStripeOnce(publishableKey: string): Promise<Stripe> {
  const known = scripts.get(publishableKey);
  if (known) return known;
  const loading = load(publishableKey);
  scripts.set(publishableKey, loading);
  loading.catch(() => scripts.delete(publishableKey));
  return loading;
}

async function load(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Could not load Stripe');
  return stripe;
}
