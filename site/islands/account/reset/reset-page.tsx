import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '#shared/domain/constants.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { Problem } from '../problem.tsx';
import { TextField } from '../text-field.tsx';

/** `/login/reset`: mails a link. The answer is the same whether the address has an account or not. */
export function ResetPage() {
  const { t } = useTranslation('account-link');
  const [email, setEmail] = useState('');
  const request = api.useChange('post', '/auth/password-reset');
  usePageTitle(t('reset.title'));
  if (request.isSuccess) {
    const { email: to } = request.variables.body;
    return (
      <PageCard
        takesFocus
        icon={{ name: 'mail', tone: 'neutral' }}
        title={t(request.data.sendsMail ? 'reset.sentTitle' : 'reset.keptTitle')}
        subtitle={t(request.data.sendsMail ? 'reset.sentText' : 'reset.keptText', { email: to })}
      >
        <div className="actions mt-6">
          <Button tone="quiet" onClick={() => request.reset()}>
            {t('reset.again')}
          </Button>
        </div>
      </PageCard>
    );
  }
  return (
    <PageCard
      icon={{ name: 'user', tone: 'neutral' }}
      title={t('reset.title')}
      subtitle={t('reset.text')}
    >
      <form
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          request.mutate({ body: { email: email.trim() } });
        }}
      >
        <TextField
          label={t('email')}
          type="email"
          value={email}
          autoComplete="username"
          maxLength={MAX_EMAIL_LENGTH}
          onValue={setEmail}
        />
        {request.error && <Problem error={request.error} />}
        <Button type="submit" busy={request.isPending}>
          {t('reset.submit')}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm">
        <a href={toPath('login', {})} className="link touch">
          {t('back')}
        </a>
      </p>
    </PageCard>
  );
}
