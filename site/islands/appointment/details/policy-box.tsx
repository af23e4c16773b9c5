import type { PublicAppointment } from '#shared/api/appointment.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { toPolicySentences } from './policy-sentences.ts';

/** Spec A §2: until when the attendee may still change the appointment. */
export function PolicyBox({ appointment }: { readonly appointment: PublicAppointment }) {
  const { t } = useTranslation('appointment');
  const sentences = toPolicySentences(appointment);
  if (sentences.length === 0) return null;
  return (
    <div className="mt-6 rounded-lg bg-sunken px-4 py-3 text-sm">
      {sentences.map(({ action, mode, duration }) => (
        <p key={action}>{t(`policy.${action}.${mode}`, { count: duration })}</p>
      ))}
    </div>
  );
}
