import type { BrowserContext } from 'playwright/test';
import type { PaypalStandIn } from '#tests/support/stand-ins/paypal-stand-in.ts';

/**
 * PayPal's script as far as the page uses it. Its window has two ways out: to approve, which tells
 * PayPal, and to close it.
 */
const script = `window.paypal = {
  Buttons: ({ fundingSource, createOrder, onApprove, onCancel, onError }) => {
    const root = document.createElement('div');
    const show = (...buttons) => root.replaceChildren(...buttons.map(([label, does]) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.onclick = does;
      return button;
    }));
    const open = async () => {
      const orderID = await createOrder();
      show(['Approve at PayPal', () => approve(orderID)], ['Close PayPal', () => { rest(); onCancel(); }]);
    };
    const approve = async (orderID) => {
      await fetch('https://www.paypal.com/approve/' + orderID, { method: 'POST' });
      rest();
      try {
        await onApprove({ orderID }, { restart: open });
      } catch (error) {
        onError(error);
      }
    };
    const rest = () => show(['Pay with ' + fundingSource, open]);
    return {
      isEligible: () => true,
      render: async (box) => { rest(); box.append(root); },
      close: async () => root.remove(),
    };
  },
};`;

export interface PaypalInBrowser {
  /** What the page asked PayPal's script for. */
  readonly scriptAddresses: readonly string[];
}

/** PayPal in a visitor's browser: its script and its window. */
export async function standInForPaypal(
  context: BrowserContext,
  paypal: PaypalStandIn,
): Promise<PaypalInBrowser> {
  const scriptAddresses: string[] = [];
  await context.route('https://www.paypal.com/sdk/js?**', (route) => {
    scriptAddresses.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route('https://www.paypal.com/approve/**', (route) => {
    paypal.approve(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  return { scriptAddresses };
}
