import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { CallEnded } from '../api/call-ended.ts';
import { showToast } from './toast-store.ts';
import { useErrorText } from './use-error-text.ts';

/** Toasts in the page's language. Spec A §8: a failure is a destructive toast titled Error. */
export function useToast() {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const fail = (text: string) => showToast({ tone: 'destructive', title: t('error'), text });
  return {
    show: (title: string, text: string) => showToast({ tone: 'plain', title, text }),
    /** A failure in words of one's own. */
    fail,
    /** A failed call, explained. */
    failWith: (error: unknown) =>
      // Where it was called off, that has been said.
      error instanceof CallEnded ? undefined : fail(errorText(error)),
  };
}
