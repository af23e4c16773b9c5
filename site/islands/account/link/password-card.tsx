import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { api } from '#site/lib/api.ts';
import { PasswordField } from '../password-field.tsx';
import { Problem } from '../problem.tsx';
import type { CardProps } from './card-props.ts';
import { DoneCard } from './done-card.tsx';

/** A new password for an account. */
export function PasswordCard({ token, email }: CardProps) {
  const { t } = useTranslation('account-link');
  const [password, setPassword] = useState('');
  const save = api.useChange('post', '/auth/link/password');
  if (save.isSuccess) {
    return <DoneCard title={t('password.doneTitle')} text={t('password.doneText')} />;
  }
  return (
    <PageCard
      icon={{ name: 'user', tone: 'neutral' }}
      title={t('password.title')}
      subtitle={t('password.text')}
    >
      <form
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ body: { token, password } });
        }}
      >
        <p className="wrap-anywhere text-soft text-sm">{email}</p>
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <PasswordField value={password} told={[email]} onValue={setPassword} />
        {save.error && <Problem error={save.error} />}
        <Button type="submit" busy={save.isPending}>
          {t('password.submit')}
        </Button>
      </form>
    </PageCard>
  );
}
