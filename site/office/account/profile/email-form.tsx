import { useState } from 'react';
import { MAX_EMAIL_LENGTH } from '#shared/domain/constants.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { useSession } from '#site/office/session.tsx';
import { RefusalText } from '#site/office/ways-in/refusal-text.tsx';
import { SecretField } from '#site/office/ways-in/secret-field.tsx';
import { useRefusal } from '#site/office/ways-in/use-refusal.ts';
import { Section } from './section.tsx';

/** Another address: it is the account's once the link that goes there was followed. */
export function EmailForm() {
  const t = useTexts('profile');
  const { email } = useSession();
  const [typed, setTyped] = useState({ email: '', password: '' });
  const request = api.useChange('patch', '/user2/email');
  const { ofPassword, other } = useRefusal(request.error);
  const asked = request.isSuccess ? request.variables.body.email : undefined;
  return (
    <Section title={t('email.title')} text={t('email.text', { email })}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { ...typed, email: typed.email.trim() };
          request.mutate({ body }, { onSuccess: () => setTyped({ email: '', password: '' }) });
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">{t('email.new')}</span>
          <input
            type="email"
            required
            maxLength={MAX_EMAIL_LENGTH}
            autoComplete="email"
            value={typed.email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
            className="field block"
          />
        </label>
        <SecretField
          label={t('password.current')}
          autoComplete="current-password"
          value={typed.password}
          problem={ofPassword}
          onValue={(password) => setTyped({ ...typed, password })}
        />
        <RefusalText text={other} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" tone="quiet" busy={request.isPending}>
            {t('email.submit')}
          </Button>
          <p role="status" className="wrap-anywhere text-sm text-soft">
            {asked && t('email.sent', { email: asked })}
          </p>
        </div>
      </form>
    </Section>
  );
}
