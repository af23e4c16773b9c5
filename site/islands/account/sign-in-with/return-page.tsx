import { useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/domain/languages.ts';
import { PageError } from '#shared/errors/explain.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import { signInClient } from '#site/lib/client.ts';
import { noteSignedIn } from '#site/lib/credentials.ts';
import { safeNext } from '#site/lib/safe-next.ts';
import { FailedCard } from './failed-card.tsx';

/** `/oauth-redirect`: back from the provider, and on to where somebody wanted. */
export function ReturnPage() {
  const language = useLanguage();
  const { error } = useQuery({
    queryKey: ['sign-in-with'],
    queryFn: () => finish(language),
    // The provider's answer is good for one question.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return error ? <FailedCard error={error} /> : <CardSkeleton />;
}

async function finish(language: Language): Promise<true> {
  const answer = new URLSearchParams(location.search);
  const [code, state] = [answer.get('code'), answer.get('state')];
  // Whoever said no there is where they began.
  if (!code || !state) {
    location.replace(toPath('login', {}));
    return true;
  }
  const body = { code, state, language, timezone: visitorTimeZone() };
  const { data } = await signInClient.POST('/auth/sign-in-with/finish', { body });
  if (!data) throw new PageError('generic-unavailable');
  if (!data.signedIn) {
    location.replace(toPath('login', {}, { step: 'code', next: data.next ?? undefined }));
    return true;
  }
  noteSignedIn(true);
  location.replace(safeNext(data.next, location.origin));
  return true;
}
