import { explainError } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from './button.tsx';
import { HomeLink, Notice } from './notice.tsx';
import { useErrorText } from './use-error-text.ts';

/** What its host has switched off stays so, however often one asks: `meeting-type-disabled`. */
function isSwitchedOff(code: string | undefined): boolean {
  return code?.endsWith('-disabled') ?? false;
}

interface BookingErrorPageProps {
  readonly error: unknown;
  /** Spec A §8: a supplied message overrides the text. */
  readonly message?: string;
  /** Spec A §8: the code is displayed unless disabled. */
  readonly hideCode?: boolean;
  /** Spec A §2: Try again is there only when a retry is supplied, and may change something. */
  readonly onRetry?: () => void;
}

/** Spec A §2: the booking error page. */
export function BookingErrorPage({ error, message, hideCode, onRetry }: BookingErrorPageProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { code } = explainError(error);
  return (
    <Notice
      icon="alert"
      tone="danger"
      title={t('somethingWentWrong')}
      text={
        <>
          <p role="alert">{message ?? errorText(error)}</p>
          {code && !hideCode && (
            <p className="mt-4 text-sm">
              {t('errorCode')} <code className="rounded-md bg-sunken px-1.5 py-0.5">{code}</code>
            </p>
          )}
        </>
      }
    >
      {onRetry && !isSwitchedOff(code) && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
      <HomeLink />
    </Notice>
  );
}
