import { explainError } from '#shared/errors/explain.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { DoorPage } from './door-page.tsx';

/** The server does not answer, or refuses to: it is asked again by itself, and by a press. */
export function UnreachableDoor({
  error,
  isAsking,
  onRetry,
}: {
  readonly error: unknown;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('connect');
  const errorText = useErrorText();
  const { code } = explainError(error);
  return (
    <DoorPage
      title={t('door.unreachable.title')}
      text={<p role="status">{code ? errorText(error) : t('door.unreachable.text')}</p>}
    >
      <Button busy={isAsking} onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </DoorPage>
  );
}
