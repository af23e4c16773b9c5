import type { BrowserContext, Route } from 'playwright/test';
import type { StripeStandIn } from '#tests/support/stripe-stand-in.ts';

/** Stripe's script as far as the page uses it; it asks Stripe's API, as the real one does. */
const script = `{
  const ask = async (path, body) => {
    const reply = await fetch('https://api.stripe.com/v1/' + path, body && { method: 'POST', body });
    return reply.json();
  };
  const pathOf = (clientSecret) => 'payment_intents/' + clientSecret.split('_secret_')[0];
  window.Stripe = () => ({
    elements: ({ clientSecret }) => ({
      clientSecret,
      submit: async () => ({}),
      create: () => {
        const on = {};
        return {
          on: (name, listener) => { on[name] = listener; },
          mount: (box) => { box.append('Card number'); on.ready?.(); },
          destroy: () => {},
        };
      },
    }),
    confirmPayment: async ({ elements, confirmParams }) => {
      const form = new URLSearchParams(confirmParams);
      const reply = await ask(pathOf(elements.clientSecret) + '/confirm', form);
      if (reply.error) return { error: reply.error };
      if (!reply.next_action) return { paymentIntent: reply };
      location.assign(reply.next_action.redirect_to_url.url);
      return new Promise(() => {});
    },
    retrievePaymentIntent: async (clientSecret) => {
      const reply = await ask(pathOf(clientSecret));
      return reply.error ? { error: reply.error } : { paymentIntent: reply };
    },
  });
  window.Stripe.version = 'stand-in';
}`;

/** `asks`: the visitor's bank wants to see them, on a page of its own. */
export type Bank = 'trusts' | 'declines' | 'asks';

export interface StripeInBrowser {
  /** What the bank does with payments from now on. */
  bank(does: Bank): void;
}

/** Stripe in a visitor's browser: its script, its API, and the page of their bank. */
export async function standInForStripe(
  context: BrowserContext,
  stripe: StripeStandIn,
): Promise<StripeInBrowser> {
  let bank: Bank = 'trusts';
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('https://api.stripe.com/**', (route) => {
    const url = new URL(route.request().url());
    const [, id = '', verb] = /payment_intents\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (verb !== 'confirm') return answer(route, stripe.intent(id));
    if (bank === 'declines') return answer(route, declined);
    if (bank === 'trusts') stripe.succeed(id);
    const returnUrl = new URLSearchParams(route.request().postData() ?? '').get('return_url') ?? '';
    const address = `https://bank.test/${id}?${new URLSearchParams({ returnUrl })}`;
    const next_action = bank === 'asks' && { redirect_to_url: { url: address } };
    return answer(route, { ...stripe.intent(id), next_action });
  });
  await context.route('https://bank.test/**', (route) => {
    const url = new URL(route.request().url());
    const id = url.pathname.slice(1);
    const back = new URL(url.searchParams.get('returnUrl') ?? '');
    back.searchParams.set('payment_intent', id);
    back.searchParams.set('payment_intent_client_secret', stripe.intent(id).client_secret);
    return route.fulfill({ contentType: 'text/html', body: bankPage(back.href) });
  });
  return {
    bank(does) {
      bank = does;
    },
  };
}

const declined = {
  error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
};

/** The visitor decides by a link back; how the payment stands then, a test tells the stand-in. */
function bankPage(back: string): string {
  const href = back.replaceAll('&', '&amp;');
  return `<!doctype html><title>Bank</title><h1>Is this you?</h1><a href="${href}">Back to the shop</a>`;
}

function answer(route: Route, json: object): Promise<void> {
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
}
