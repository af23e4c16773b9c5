import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { RefusalText } from '#site/office/ways-in/refusal-text.tsx';
import { Section } from './section.tsx';

/** Who signs in with somebody else chooses a password by a link, as who has forgotten theirs. */
export function NoPassword() {
  const t = useTexts('profile');
  const errorText = useErrorText();
  const { email } = useSession();
  const { mutate, isPending, isSuccess, error } = api.useChange('post', '/auth/password-reset');
  return (
    <Section title={t('password.title')} text={t('password.none')}>
      <RefusalText text={error ? errorText(error) : undefined} />
      <div className="flex flex-wrap items-center gap-4">
        <Button tone="quiet" busy={isPending} onClick={() => mutate({ body: { email } })}>
          {t('password.ask')}
        </Button>
        <p role="status" className="wrap-anywhere text-sm text-soft">
          {isSuccess && t('email.sent', { email })}
        </p>
      </div>
    </Section>
  );
}
