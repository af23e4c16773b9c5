import { SIGN_IN_PROVIDERS, SIGN_IN_ROUTES } from '#shared/domain/sign-in-with.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';

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
          <a
            href={toPath(SIGN_IN_ROUTES[provider], {}, query)}
            className={buttonClass('quiet', 'w-full')}
          >
            {t('with.label', { name: SIGN_IN_PROVIDERS[provider] })}
          </a>
        </li>
      ))}
    </ul>
  );
}
