import { useQuery } from '@tanstack/react-query';
import { SIGN_IN_PROVIDERS, signInPages } from '#shared/domain/integrations/sign-in-providers.ts';
import { PageError } from '#shared/errors/explain.ts';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { matchRoute } from '#shared/routes/index.ts';
import { signInClient } from '#site/lib/client.ts';
import { FailedCard } from './failed-card.tsx';

/** `/gofed`, `/msfed`, `/fafed`, `/sso/{provider}`: on to the provider. */
export function BeginPage() {
  const { error } = useQuery({ queryKey: ['sign-in-with'], queryFn: goThere, retry: false });
  return error ? <FailedCard error={error} /> : <CardSkeleton />;
}

async function goThere(): Promise<true> {
  const page = matchRoute(location.pathname);
  const provider = SIGN_IN_PROVIDERS.find(
    (each) => signInPages[each] === page?.id || each === page?.params.provider,
  );
  if (!provider) throw new PageError('generic-unavailable');
  const asked = new URLSearchParams(location.search);
  const body = { provider, next: asked.get('next'), signsUp: asked.has('signup') };
  const { data } = await signInClient.POST('/auth/sign-in-with', { body });
  if (!data) throw new PageError('generic-unavailable');
  location.replace(data.url);
  return true;
}
