import { changeLanguage } from '#shared/i18n/start-i18n.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

/** The payment step with its texts: both are asked for only where there is something to pay. */
export async function loadPayment() {
  const [views] = await Promise.all([import('./payment-step.tsx'), loadPaymentTexts()]);
  return views;
}

export function loadPaymentTexts(): Promise<void> {
  return changeLanguage(textsStore.read().language, ['payment']);
}
