import { loadScript } from '@paypal/paypal-js';

/** Loads PayPal and puts its button into `box`; returns what takes it away again. */
export function mountWalletButton(
  box: HTMLElement,
  order: { readonly orderId: string; readonly clientId: string; readonly currency: string },
  on: {
    /** The visitor asked for PayPal's window. */
    readonly onOpened: () => void;
    readonly onApproved: (restart: () => void) => Promise<void>;
    /** The visitor closed PayPal's window without paying. */
    readonly onClosed: () => void;
    /** Something at PayPal went wrong; the button is still there. */
    readonly onProblem: () => void;
    readonly onFailed: () => void;
  },
): () => void {
  let isGone = false;
  let remove = () => {};
  const mount = async () => {
    const paypal = await loadScript({
      clientId: order.clientId,
      currency: order.currency,
      intent: 'capture',
      components: 'buttons',
    });
    if (isGone) return;
    // Spec A §9: the wallet funding source is the wallet only.
    const button = paypal?.Buttons?.({
      fundingSource: 'paypal',
      createOrder: () => {
        on.onOpened();
        return Promise.resolve(order.orderId);
      },
      onApprove: (_data, actions) => on.onApproved(() => actions.restart()),
      onCancel: on.onClosed,
      onError: (error) => {
        console.warn(error);
        if (!isGone) on.onProblem();
      },
    });
    if (!button?.isEligible()) throw new Error('PayPal offers no wallet button here');
    await button.render(box);
    remove = () => void button.close();
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
