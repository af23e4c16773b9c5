import { type ReactNode, useState } from 'react';
import type { ReplyOf } from '#shared/api/paths.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { api } from '#site/lib/api.ts';
import { isRefusedSecret, isUnknownLink } from '#site/lib/use-appointment.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { AskedAgain } from './asked-again.tsx';

/** A booking that somebody has to confirm, as their link shows it. */
export type Provisional = ReplyOf<'get', '/booking/provisional-booking'>;

interface ProvisionalPageProps {
  /** The confirmation link's id; without one the page says who is asked. */
  readonly withoutId: ReactNode;
  readonly children: (
    provisional: Provisional,
    link: { readonly id: string; readonly look: () => void },
  ) => ReactNode;
}

/**
 * What the pages of a confirmation link do before they have its booking. Looking changes nothing:
 * mail scanners open links, so only a click confirms.
 */
export function ProvisionalPageOf({ withoutId, children }: ProvisionalPageProps) {
  const [id] = useState(() => new URLSearchParams(location.search).get('id'));
  return id ? <LoadedProvisional id={id}>{children}</LoadedProvisional> : withoutId;
}

function LoadedProvisional({
  id,
  children,
}: Pick<ProvisionalPageProps, 'children'> & { readonly id: string }) {
  const errorText = useErrorText();
  const asked = api.useQuery('get', '/booking/provisional-booking', { params: { query: { id } } });
  const { data, error, refetch } = asked;
  const look = () => void refetch();
  usePageTitle(data?.appointment.meetingInfo.name, data?.appointment.company);
  if (data) {
    const { company } = data.appointment;
    return (
      <BrandScope color={hasOwnStyle(company) ? company.primaryColor : null}>
        <AskedAgain asked={asked}>{children(data, { id, look })}</AskedAgain>
      </BrandScope>
    );
  }
  if (!error) return <CardSkeleton wide />;
  if (isUnknownLink(error)) return <InvalidLinkNotice />;
  if (isRefusedSecret(error)) return <InvalidLinkNotice text={errorText(error)} />;
  return <BookingErrorPage error={error} onRetry={look} />;
}
