import { expect, test } from 'vitest';
import { initial, transition } from './payment-return.ts';
import { toReturnUrl, withoutPaymentSecrets } from './return-url.ts';

const page = 'https://kalends.test/ada/paid?lang=de&fullname=Vera%20V';

test('the provider sends back to a page that finds both secrets', () => {
  const returned = new URL(toReturnUrl(page, 'pk_1'));
  returned.searchParams.set('payment_intent', 'pi_1');
  returned.searchParams.set('payment_intent_client_secret', 'pi_1_secret_x');
  returned.searchParams.set('redirect_status', 'succeeded');
  const [state] = transition(initial, { type: 'page-opened', search: returned.search });
  expect(state).toEqual({
    step: 'checking',
    secrets: { clientSecret: 'pi_1_secret_x', publishableKey: 'pk_1' },
  });
  const cleaned = new URL(withoutPaymentSecrets(returned.href));
  expect([...cleaned.searchParams]).toEqual([...new URL(page).searchParams]);
});
