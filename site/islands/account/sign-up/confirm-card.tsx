import { useCall } from '#shared/react/api/use-call.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { api } from '#site/lib/api.ts';
import { ClosedLink, closedCodeOf } from './closed-link.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { confirmSignUp } from './confirm-sign-up.ts';
import { LiveCard } from './live-card.tsx';

/** The mailed link: opened it changes nothing, for mail scanners open links; a chosen password makes the page. */
export function ConfirmCard({ token }: { readonly token: string }) {
  const asked = api.useQuery('get', '/signup/confirm', { params: { query: { token } } });
  const confirm = useCall(confirmSignUp);
  if (confirm.isSuccess) return <LiveCard slug={confirm.data} />;
  const closed = closedCodeOf(confirm.error ?? asked.error);
  if (closed) return <ClosedLink code={closed} />;
  if (asked.error) {
    return <BookingErrorPage error={asked.error} onRetry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <CardSkeleton />;
  return (
    <ConfirmForm
      asked={asked.data}
      refusal={confirm.error}
      refusedSlug={confirm.variables?.slug}
      isBusy={confirm.isPending}
      onConfirm={(choice) => confirm.mutate({ token, ...choice })}
    />
  );
}
