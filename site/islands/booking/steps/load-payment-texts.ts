import { changeLanguage } from '#shared/i18n/change-language.ts';
import { textsStore } from '#shared/i18n/texts-store.ts';

export function loadPaymentTexts(): Promise<void> {
  return changeLanguage(textsStore.read().language, ['payment']);
}
