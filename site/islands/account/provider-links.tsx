import { signInNames } from '#shared/domain/integrations/sign-in-providers.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { api } from '#site/lib/api.ts';
import { toSignInPath } from './to-sign-in-path.ts';

/** Whom one can sign in with instead, or sign up; nothing where the operator has set nobody up. */
export function ProviderLinks({ signsUp = false }: { readonly signsUp?: boolean }) {
  const { t } = useTranslation('sign-in');
  const { data } = api.useQuery('get', '/auth/sign-in-with');
  const next = new URLSearchParams(location.search).get('next') ?? undefined;
  if (!data || data.providers.length === 0) return null;
  const query = { next, ...(signsUp && { signup: '' }) };
  return (
    <ul className="flex flex-col gap-3">
      {data.providers.map((provider) => (
        <li key={provider}>
          <a href={toSignInPath(provider, query)} className={buttonClass('quiet', 'w-full')}>
            {t('with.label', { name: signInNames[provider] })}
          </a>
        </li>
      ))}
    </ul>
  );
}
