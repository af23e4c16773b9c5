import { api } from '#site/office/api.ts';
import { LinkedAccounts } from './linked-accounts.tsx';
import { NoPassword } from './no-password.tsx';
import { PasswordForm } from './password-form.tsx';

/** How somebody gets in: a password, and accounts elsewhere. */
export function WaysIn() {
  const { data } = api.useData('get', '/auth/linked-accounts');
  return (
    <>
      {data.hasPassword ? <PasswordForm /> : <NoPassword />}
      {data.accounts.length > 0 && <LinkedAccounts {...data} />}
    </>
  );
}
