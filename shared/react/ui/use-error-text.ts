import { explainError } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Gives the function that turns a failed call into the text its reader understands. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const { textKey, message } = explainError(error);
    return message ?? t(textKey);
  };
}
