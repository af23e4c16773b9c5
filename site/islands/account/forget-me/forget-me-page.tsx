import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { EraseCard } from './erase-card.tsx';
import { RequestCard } from './request-card.tsx';

/** `/forget-me`: asks for a link by e-mail; that link, which carries a token, erases after a click. */
export function ForgetMePage() {
  const { t } = useTranslation('forms');
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  usePageTitle(t('forgetMe.title'));
  return token ? <EraseCard token={token} /> : <RequestCard />;
}
