import { useId } from 'react';
import { MAX_EMAIL_LENGTH } from '#shared/domain/constants.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/lib/api.ts';

/** Asks for the address. The answer is the same whether anything is kept about it or not. */
export function RequestCard() {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const errorText = useErrorText();
  const request = api.useChange('post', '/forget-me');
  const errorId = useId();
  if (request.isSuccess) {
    return (
      <PageCard
        takesFocus
        icon={{ name: 'mail', tone: 'neutral' }}
        title={t('forgetMe.sentTitle')}
        subtitle={t('forgetMe.sentText', { email: request.variables.body.email })}
      />
    );
  }
  return (
    <PageCard
      icon={{ name: 'user', tone: 'neutral' }}
      title={t('forgetMe.title')}
      subtitle={t('forgetMe.text')}
    >
      <form
        className="mt-6 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
          request.mutate({ body: { email, language } });
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('forgetMe.email')}</span>
          <input
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={MAX_EMAIL_LENGTH}
            aria-invalid={isAboutAddress(request.error) || undefined}
            aria-describedby={request.isError ? errorId : undefined}
            className="field"
          />
        </label>
        {request.error && (
          <p
            id={errorId}
            role="alert"
            className="rounded-lg bg-danger-soft px-4 py-3 text-danger text-sm"
          >
            {errorText(request.error)}
          </p>
        )}
        <Button type="submit" busy={request.isPending} className="sm:self-end">
          {t('forgetMe.send')}
        </Button>
      </form>
    </PageCard>
  );
}

/** The address is all that is sent: what else went wrong is not its fault. */
function isAboutAddress(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}
