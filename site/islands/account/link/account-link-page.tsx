import { useState } from 'react';
import { ApiError } from '#shared/errors/api-error.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { api } from '#site/lib/api.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { EmailCard } from './email-card.tsx';
import { OwnerCard } from './owner-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SpentLink } from './spent-link.tsx';

const cards = { password: PasswordCard, owner: OwnerCard, email: EmailCard } as const;

/** `/login/link`: what a link into one's account is for. Opened it changes nothing, for mail scanners open links. */
export function AccountLinkPage() {
  const { t } = useTranslation('account-link');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const query = { params: { query: { token } } };
  // Once it has been followed it is known no more: what it was stays on the page.
  const options = { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY, retry: false };
  const link = api.useQuery('get', '/auth/link', query, options);
  usePageTitle(t('signIn'));
  if (token === '' || isSpent(link.error)) return <SpentLink />;
  if (link.error)
    return <BookingErrorPage error={link.error} onRetry={() => void link.refetch()} />;
  if (!link.data) return <CardSkeleton />;
  const Card = cards[link.data.leadsTo];
  return <Card token={token} email={link.data.email} />;
}

function isSpent(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-invalid';
}
