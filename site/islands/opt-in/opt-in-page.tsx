import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentFooter } from '#shared/react/appointment/appointment-footer.tsx';
import { AwaitingCard } from '#shared/react/appointment/awaiting-card.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ClosedAppointment } from '#site/lib/closed-appointment.tsx';
import { type Provisional, ProvisionalPageOf } from '#site/lib/provisional-page.tsx';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { ConfirmCard } from './confirm-card.tsx';

/**
 * Spec A §2, double opt-in page: after booking it asks to look into the inbox; as the link of that
 * mail it shows what is booked, and one button confirms it.
 */
export function OptInPage() {
  return (
    <ProvisionalPageOf withoutId={<AskedByMail />}>
      {(provisional, link) => <OptIn provisional={provisional} {...link} />}
    </ProvisionalPageOf>
  );
}

function AskedByMail() {
  const { t } = useTranslation('appointment');
  usePageTitle(t('doi.guest.title'));
  return <AwaitingCard awaits="guest" />;
}

function OptIn({
  provisional,
  id,
  look,
}: {
  readonly provisional: Provisional;
  readonly id: string;
  readonly look: () => void;
}) {
  const { appointment, state } = provisional;
  switch (state) {
    case 'expired':
    case 'cancelled':
      return <ClosedAppointment appointment={appointment} state={state} />;
    case 'awaits-host':
      return (
        <AwaitingCard awaits="host" footer={<AppointmentFooter company={appointment.company} />}>
          <div className="mt-6 border-line border-y">
            <AppointmentFacts appointment={appointment} />
          </div>
        </AwaitingCard>
      );
    default:
      return <ConfirmCard provisional={provisional} id={id} look={look} />;
  }
}
