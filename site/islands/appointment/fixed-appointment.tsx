import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Change, NoChange } from '#shared/domain/change-policy.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentTicket } from '#shared/react/appointment/appointment-ticket.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { toPath } from '#shared/routes/index.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import type { AppointmentLink } from './appointment-page-of.tsx';
import { PolicyBox } from './policy-box.tsx';

/** An appointment that takes place, but that its attendee cannot change any more. */
export function FixedAppointment(props: {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
  readonly change: Change;
  readonly why: NoChange;
  readonly nowMs: number;
}) {
  const { appointment, link, change, why, nowMs } = props;
  const { appointmentId, secret } = link;
  const { t } = useTranslation('appointment');
  return (
    <PageCard
      wide
      icon={{ name: 'clock', tone: 'neutral' }}
      title={t(`fixed.${change}`)}
      subtitle={t(why === 'begun' ? 'fixed.begun' : `errors:too-late-to-${change}`)}
      company={appointment.company}
      head={<AppointmentTicket toSrc={imageSrc} appointment={appointment} className="max-w-lg" />}
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts hasTicket appointment={appointment} />
      </div>
      {why === 'too-late' && <PolicyBox appointment={appointment} nowMs={nowMs} />}
      <div className="actions mt-6">
        <a href={toPath('appointment', { appointmentId }, { secret })} className={buttonClass()}>
          {t('seeAppointment')}
        </a>
      </div>
    </PageCard>
  );
}
