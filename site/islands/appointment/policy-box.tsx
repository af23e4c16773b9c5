import type { PublicAppointment } from '#shared/api/appointment.ts';
import { DeadlineText } from '#shared/react/appointment/deadline-text.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { type PolicySentence, toPolicySentences } from './policy-sentences.ts';

/** Spec A §2: until when the attendee may still change the appointment. */
export function PolicyBox({
  appointment,
  nowMs,
}: {
  readonly appointment: PublicAppointment;
  readonly nowMs: number;
}) {
  const sentences = toPolicySentences(appointment, nowMs);
  if (sentences.length === 0) return null;
  return (
    <div className="mt-6 space-y-3 rounded-lg bg-sunken px-4 py-3 text-sm">
      {sentences.map((sentence) => (
        <Policy key={sentence.action} sentence={sentence} />
      ))}
    </div>
  );
}

function Policy({
  sentence: { action, mode, duration, untilIso, isOver },
}: {
  readonly sentence: PolicySentence;
}) {
  const { t } = useTranslation('appointment');
  return (
    <div>
      <p className={isOver ? 'text-soft line-through' : undefined}>
        {t(`policy.${action}.${mode}`, { count: duration })}
      </p>
      <DeadlineText untilIso={untilIso} textKey={isOver ? 'policy.over' : 'policy.until'} />
    </div>
  );
}
