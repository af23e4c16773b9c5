import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { asTimePasses } from '#shared/domain/appointment-moments.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { hasOwnStyle } from '#shared/domain/has-own-style.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { BookingErrorPage } from '#shared/react/ui/booking-error-page.tsx';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { CardSkeleton } from '#shared/react/ui/card-skeleton.tsx';
import { InvalidLinkNotice } from '#shared/react/ui/notice.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { toPath } from '#shared/routes/index.ts';
import { isRefusedSecret, isUnknownLink, useAppointment } from '#site/lib/use-appointment.ts';
import { useLitFavicon } from '#site/lib/use-lit-favicon.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { AskedAgain } from './asked-again.tsx';
import { useAppointmentNow } from './use-appointment-now.ts';
import { useStateTitle } from './use-state-title.ts';

/** The appointment a link names, and the secret it may carry. */
export interface AppointmentLink {
  readonly appointmentId: string;
  readonly secret: string | undefined;
}

interface AppointmentPageProps {
  readonly link: AppointmentLink;
  /** Its skeleton has the month that the page shows. */
  readonly hasMonth?: boolean;
  /**
   * `link` is to where the appointment is now: a seat of a group may have moved to another. `nowMs`
   * goes on as the page's words do.
   */
  readonly children: (
    appointment: PublicAppointment,
    link: AppointmentLink,
    nowMs: number,
  ) => ReactNode;
}

/** What every page about one appointment does before it has it: wait, or say why there is none. */
export function AppointmentPageOf({
  needsSecret = false,
  ...page
}: AppointmentPageProps & {
  /** The page does what only the attendee may do. */
  readonly needsSecret?: boolean;
}) {
  if (!page.link.appointmentId) return <InvalidLinkNotice />;
  if (needsSecret && !page.link.secret) return <SpentLinkNotice link={page.link} />;
  return <LoadedAppointment {...page} />;
}

function LoadedAppointment({ link, hasMonth, children }: AppointmentPageProps) {
  const { t } = useTranslation('appointment');
  const asked = useAppointment(link);
  const { data, error, refetch } = asked;
  const color = data && hasOwnStyle(data.company) ? data.company.primaryColor : null;
  usePageTitle(data ? undefined : t('title'));
  useLitFavicon(data && litDay(data), color);
  if (data) {
    return (
      <BrandScope color={color}>
        <AskedAgain asked={asked} hasMonth={hasMonth}>
          <LivingAppointment appointment={data} link={link}>
            {children}
          </LivingAppointment>
        </AskedAgain>
      </BrandScope>
    );
  }
  if (!error) return <CardSkeleton wide month={hasMonth} />;
  if (isUnknownLink(error)) return <InvalidLinkNotice />;
  if (isRefusedSecret(error)) return <SpentLinkNotice error={error} link={link} />;
  return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
}

/** The day on which it takes place; none where it does not. */
function litDay({ state, start }: PublicAppointment): string | undefined {
  if (state === 'cancelled' || state === 'expired') return undefined;
  return toLocalDate(start, visitorTimeZone());
}

/** As time passes the page says so by itself, its title too. */
function LivingAppointment({
  appointment: loaded,
  link,
  children,
}: AppointmentPageProps & { readonly appointment: PublicAppointment }) {
  const nowMs = useAppointmentNow(loaded);
  const appointment = asTimePasses(loaded, nowMs);
  useStateTitle(appointment, nowMs);
  return children(appointment, { ...link, appointmentId: loaded.id }, nowMs);
}

/** The link is spent, but the appointment may still be seen, and a new link asked for there. */
function SpentLinkNotice({
  error,
  link,
}: {
  readonly error?: unknown;
  readonly link: AppointmentLink;
}) {
  const { t } = useTranslation('appointment');
  const errorText = useErrorText();
  return (
    <InvalidLinkNotice text={error ? errorText(error) : undefined}>
      <a
        href={toPath('appointment', { appointmentId: link.appointmentId })}
        className={buttonClass()}
      >
        {t('seeAppointment')}
      </a>
    </InvalidLinkNotice>
  );
}

/** Reads `?appointmentId=…&secret=…`, the links of mails. */
export function readAppointmentLink(search: string): AppointmentLink {
  const query = new URLSearchParams(search);
  return {
    appointmentId: query.get('appointmentId') ?? '',
    secret: query.get('secret') ?? undefined,
  };
}
