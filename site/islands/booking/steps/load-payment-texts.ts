import { changeLanguage } from '#shared/i18n/start-i18n.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

export function loadPaymentTexts(): Promise<void> {
  return changeLanguage(textsStore.read().language, ['payment']);
}
