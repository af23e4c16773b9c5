import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { RefusalText } from '#site/office/ways-in/refusal-text.tsx';
import { SecretField } from '#site/office/ways-in/secret-field.tsx';
import { useRefusal } from '#site/office/ways-in/use-refusal.ts';
import { Section } from './section.tsx';

/** Another password; every other session ends. */
export function PasswordForm() {
  const t = useTexts('profile');
  const { email } = useSession();
  const [typed, setTyped] = useState({ password: '', newPassword: '' });
  const change = api.useChange('patch', '/user2/password');
  const { ofPassword, other } = useRefusal(change.error);
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { body: typed },
            { onSuccess: () => setTyped({ password: '', newPassword: '' }) },
          );
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <SecretField
          label={t('password.current')}
          autoComplete="current-password"
          value={typed.password}
          problem={ofPassword}
          onValue={(password) => setTyped({ ...typed, password })}
        />
        <SecretField
          label={t('password.new')}
          hint={t('password.newHint', { min: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          minLength={PASSWORD_MIN_LENGTH}
          value={typed.newPassword}
          onValue={(newPassword) => setTyped({ ...typed, newPassword })}
        />
        <RefusalText text={other} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" tone="quiet" busy={change.isPending}>
            {t('password.submit')}
          </Button>
          <p role="status" className="text-sm text-soft">
            {change.isSuccess && t('password.done')}
          </p>
        </div>
      </form>
    </Section>
  );
}
