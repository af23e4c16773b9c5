import type { Failure } from '#shared/domain/booking/flow.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';
import { ORDER_FAILED } from './create-booking.ts';
import { loadPaymentTexts } from './steps/load-payment.ts';

/** The text of a failure that the catalogue of errors has none for; else undefined. */
export async function failureText({ code }: Failure): Promise<string | undefined> {
  if (code !== ORDER_FAILED) return undefined;
  await loadPaymentTexts();
  return textsStore.read().translator(['payment'], 'orderFailed');
}
