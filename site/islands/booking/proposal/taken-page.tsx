import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Notice } from '#shared/react/ui/notice.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import { client } from '#site/lib/client.ts';
import { findPick } from '#site/lib/kept-picks.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { brandColorOf } from '../brand-color.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { useOver } from './over.tsx';
import type { ProposalOffer } from './proposal-offer.ts';
import { sayMoment } from './say-moment.ts';

/** In the place of times of which one has been picked: in this browser, or by somebody else. */
export function TakenPage(props: {
  readonly page: LoadedPage;
  readonly token: string;
  readonly offer: ProposalOffer;
}) {
  const { page, token, offer } = props;
  const { t, language } = useTranslation('proposed');
  const clock = useClock();
  const over = useOver(offer);
  const [own] = useState(() => findPick(token));
  const reader = { language, timeZone: visitorTimeZone() };
  // It may have been moved or cancelled since it was picked here.
  const { data: now } = useQuery({
    queryKey: ['picked-now', own?.appointmentId],
    queryFn: () => loadPicked(own?.appointmentId ?? ''),
    enabled: own !== undefined,
    refetchOnWindowFocus: 'always',
  });
  const takesPlace = now && now.state !== 'cancelled' && now.state !== 'expired';
  const words = own
    ? {
        title: t('own.title', { host: offer.hostName }),
        text: takesPlace
          ? sayMoment(now.start, reader, clock)
          : now && t('ticket:states.cancelled'),
      }
    : over;
  usePageTitle(words.title, page.bookingInfo.company);
  return (
    <BrandScope color={brandColorOf(page.bookingInfo)}>
      <Notice
        icon={own ? 'check' : 'calendar'}
        tone={own ? 'success' : 'neutral'}
        title={words.title}
        text={words.text}
      >
        {own && (
          <a
            href={toPath('appointment', { appointmentId: own.appointmentId })}
            className={buttonClass()}
          >
            {t('own.see')}
          </a>
        )}
        <a href={withoutProposal()} className={buttonClass(own ? 'quiet' : 'primary')}>
          {t('another')}
        </a>
      </Notice>
    </BrandScope>
  );
}

async function loadPicked(appointmentId: string) {
  const params = { path: { appointmentId }, query: {} };
  const { data } = await client.GET('/appointment/{appointmentId}', { params });
  if (!data) throw new Error('A reply without a body');
  return data;
}

/** The page as everybody sees it, with what else the link says. */
function withoutProposal(): string {
  const query = new URLSearchParams(location.search);
  query.delete('proposal');
  query.delete('times');
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}
