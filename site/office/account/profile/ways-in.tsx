import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { LinkedAccounts } from '#site/office/ways-in/linked-accounts.tsx';
import { NoPassword } from './no-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';

/** How somebody gets in: a password, and accounts elsewhere. */
export function WaysIn() {
  const t = useTexts('profile');
  const { data } = api.useData('get', '/auth/linked-accounts');
  return (
    <>
      {data.hasPassword ? <PasswordForm /> : <NoPassword />}
      {data.accounts.length > 0 && (
        <Section title={t('ways.title')} text={t('ways.text')}>
          <LinkedAccounts {...data} />
        </Section>
      )}
    </>
  );
}
