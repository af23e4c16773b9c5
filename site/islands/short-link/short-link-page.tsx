import { useEffect } from 'react';
import { toTargetUrl } from '#shared/domain/to-target-url.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { Notice } from '#shared/react/ui/notice.tsx';
import { Spinner } from '#shared/react/ui/spinner.tsx';
import { matchRoute } from '#shared/routes/index.ts';
import { api } from '#site/lib/api.ts';
import { isUnknownLink } from '#site/lib/use-appointment.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';

/** `/s/{linkId}`: a short address takes its visitor to the long one. */
export function ShortLinkPage() {
  const { t } = useTranslation('forms');
  const linkId = matchRoute(location.pathname)?.params.linkId ?? '';
  const { data, error, refetch } = api.useQuery('get', '/short-link/{linkId}', {
    params: { path: { linkId } },
  });
  const target = data && toTargetUrl(data.target, location);
  usePageTitle(t('shortLink.title'));
  useEffect(() => {
    // Replaced, so that going back does not lead here again.
    if (target) location.replace(target);
  }, [target]);
  if (error && !isUnknownLink(error)) {
    return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
  }
  if (error || (data && !target)) {
    return <Notice icon="link" title={t('shortLink.goneTitle')} text={t('shortLink.goneText')} />;
  }
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 text-soft">
      <Spinner className="size-6" />
      <h1 role="status" className="text-base">
        {t('shortLink.title')}
      </h1>
      {target && (
        <a href={target} className="link">
          {t('shortLink.continue')}
        </a>
      )}
    </main>
  );
}
