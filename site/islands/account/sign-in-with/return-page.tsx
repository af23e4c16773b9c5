import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { AccountFailedCard } from './account-failed-card.tsx';
import { accountOf } from './account-return.ts';
import { FailedCard } from './failed-card.tsx';
import { sendAnswer } from './send-answer.ts';

/** Back from a provider, whichever and whatever for, and on to where somebody wanted. */
export function ReturnPage() {
  const language = useLanguage();
  const { error } = useQuery({
    queryKey: ['provider-return'],
    queryFn: async () => {
      location.replace(await sendAnswer(language));
      return true;
    },
    // The provider's answer is good for one question.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!error) return <CardSkeleton />;
  const account = accountOf(location.pathname);
  return account === undefined ? (
    <FailedCard error={error} />
  ) : (
    <AccountFailedCard error={error} account={account} />
  );
}
