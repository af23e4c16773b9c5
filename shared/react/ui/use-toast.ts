import { explainError, saysNothing } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { CallEnded } from '../api/call-ended.ts';
import { showToast } from './toast-store.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Toasts in the page's language. A failure is said in its own words, which are its title too; where there
 * are none, and of all that Spec A §8 names (`isTitled`), it is titled Error.
 */
export function useToast({ isTitled = false }: { readonly isTitled?: boolean } = {}) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const tell = (text: string, isError: boolean) =>
    showToast({
      tone: 'destructive',
      ...(isError ? { title: t('error'), text } : { title: text }),
    });
  return {
    show: (title: string, text: string) => showToast({ tone: 'plain', title, text }),
    /** A failure in words of one's own. */
    fail: (text: string) => tell(text, isTitled),
    /** A failed call, explained. */
    failWith: (error: unknown) =>
      // Where it was called off, that has been said.
      error instanceof CallEnded
        ? undefined
        : tell(errorText(error), isTitled || saysNothing(explainError(error))),
  };
}
