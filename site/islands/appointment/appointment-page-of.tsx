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
import { useIsRecalled } from '#site/lib/use-is-recalled.ts';
import { useLitFavicon } from '#site/lib/use-lit-favicon.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
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
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useAppointment(link);
  const isRecalled = useIsRecalled(`${dataUpdatedAt} ${errorUpdatedAt}`);
  const color = data && hasOwnStyle(data.company) ? data.company.primaryColor : null;
  usePageTitle(data ? undefined : t('title'));
  useLitFavicon(data && litDay(data), color);
  if (data) {
    return (
      <BrandScope color={color}>
        {error && <Unchecked onRetry={() => void refetch()} />}
        {isRecalled && <CardSkeleton wide month={hasMonth} />}
        {/* What was typed stays, while it is asked whether the appointment is as it was. */}
        <div hidden={isRecalled}>
          <LivingAppointment appointment={data} link={link}>
            {children}
          </LivingAppointment>
        </div>
      </BrandScope>
    );
  }
  if (!error) return <CardSkeleton wide month={hasMonth} />;
  if (isUnknownLink(error)) return <InvalidLinkNotice />;
  if (isRefusedSecret(error)) return <SpentLinkNotice error={error} link={link} />;
  return <BookingErrorPage error={error} onRetry={() => void refetch()} />;
}

/** What is shown was known before, and may have changed: it could not be asked for again. */
function Unchecked({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('appointment');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-x-4 bg-held-soft px-4 py-2 text-sm"
    >
      <p className="text-pretty">{t('unchecked')}</p>
      <button type="button" onClick={onRetry} className="link touch">
        {t('common:tryAgain')}
      </button>
    </div>
  );
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
