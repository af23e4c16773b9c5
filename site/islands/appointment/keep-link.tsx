import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import type { AppointmentLink } from './appointment-page-of.tsx';

/** The way out of a mailed link's page that changes nothing: to the appointment. */
export function KeepLink({ link: { appointmentId, secret } }: { readonly link: AppointmentLink }) {
  const { t } = useTranslation('appointment');
  return (
    <a href={toPath('appointment', { appointmentId }, { secret })} className={buttonClass('plain')}>
      {t('keepTime')}
    </a>
  );
}
