import { useEffect, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { SignUpClosed } from './closed-link.tsx';
import { ConfirmCard } from './confirm-card.tsx';
import { fragmentEmail } from './fragment-email.ts';
import { LiveCard } from './live-card.tsx';
import { recallLivePage } from './live-page.ts';
import { RequestCard } from './request-card.tsx';

/** `/signup`: asks for a page; the mailed link, which carries a token, makes it. */
export function SignUpPage() {
  const { t } = useTranslation('sign-up');
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  const [email] = useState(() => fragmentEmail(location.hash));
  const [liveSlug] = useState(recallLivePage);
  usePageTitle(t('title'));
  // The address bar is seen over shoulders, and shared.
  useEffect(() => {
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  }, []);
  if (token) return <ConfirmCard token={token} />;
  return liveSlug ? <LiveCard slug={liveSlug} /> : <OpenSignUp email={email} />;
}

/** The form, where pages can be made; what cannot be asked is for the form to find out. */
function OpenSignUp({ email }: { readonly email: string }) {
  const { data, isPending } = api.useQuery('get', '/signup');
  if (isPending) return <CardSkeleton />;
  return data?.open === false ? <SignUpClosed /> : <RequestCard email={email} />;
}
