import type { BrowserContext, Route } from 'playwright/test';
import type { StripeStandIn } from '#tests/support/stand-ins/stripe-stand-in.ts';

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
      update: async () => {},
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

/**
 * `asks`: the visitor's bank wants to see them, on a page of its own. `thinks`: nothing happens
 * until `decides`. `drops`: the money is taken, and the word of it is lost.
 */
type Bank = 'trusts' | 'declines' | 'asks' | 'thinks' | 'drops';

export interface StripeInBrowser {
  /** What the bank does with payments from now on. */
  bank(does: Bank): void;
  /** Lets a bank that thinks trust those who wait. */
  decides(): void;
}

/** Stripe in a visitor's browser: its script, its API, and the page of their bank. */
export async function standInForStripe(
  context: BrowserContext,
  stripe: StripeStandIn,
): Promise<StripeInBrowser> {
  let bank: Bank = 'trusts';
  let waiting = Promise.withResolvers<void>();
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await context.route('https://api.stripe.com/**', async (route) => {
    const url = new URL(route.request().url());
    const [, id = '', verb] = /payment_intents\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (verb !== 'confirm') return answer(route, stripe.intent(id));
    const does = bank;
    if (does === 'declines') return answer(route, declined);
    if (does === 'thinks') await waiting.promise;
    if (stripe.intent(id).status === 'succeeded') return answer(route, paidBefore(stripe, id));
    if (does !== 'asks') stripe.succeed(id);
    if (does === 'drops') return route.abort('connectionreset');
    const returnUrl = new URLSearchParams(route.request().postData() ?? '').get('return_url') ?? '';
    const address = `https://bank.test/${id}?${new URLSearchParams({ returnUrl })}`;
    const next_action = does === 'asks' && { redirect_to_url: { url: address } };
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
    decides() {
      waiting.resolve();
      waiting = Promise.withResolvers();
    },
  };
}

const declined = {
  error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' },
};

/** Stripe takes the money of an intent once; who asks again reads how it stands. */
function paidBefore(stripe: StripeStandIn, id: string) {
  const type = 'invalid_request_error';
  const code = 'payment_intent_unexpected_state';
  return { error: { type, code, message: 'Paid before.', payment_intent: stripe.intent(id) } };
}

/** The visitor decides by a link back; how the payment stands then, a test tells the stand-in. */
function bankPage(back: string): string {
  const href = back.replaceAll('&', '&amp;');
  return `<!doctype html><title>Bank</title><h1>Is this you?</h1><a href="${href}">Back to the shop</a>`;
}

function answer(route: Route, json: object): Promise<void> {
  return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
}
