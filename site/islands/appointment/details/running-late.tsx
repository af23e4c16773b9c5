import type { PublicAppointment } from '#shared/api/appointment.ts';
import { LATE_HASH, type LateMinutes, whyNotLate, withOwn } from '#shared/domain/running-late.ts';
import { LateChoice } from '#shared/react/appointment/late-choice.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useToast } from '#shared/react/ui/use-toast.ts';
import type { AppointmentLink } from '#site/islands/appointment/appointment-page-of.tsx';
import { api } from '#site/lib/api.ts';
import { useAppointmentChange } from '#site/lib/use-appointment.ts';

type Timed = Pick<PublicAppointment, 'start' | 'end' | 'late'>;

interface LateSectionProps {
  readonly appointment: Timed;
  readonly nowMs: number;
  readonly pending: LateMinutes | undefined;
  readonly onSay: ((minutes: LateMinutes) => void) | undefined;
  /** Where there is something else to be done. */
  readonly onCannotCome: (() => void) | undefined;
}

/** Near the start: who is running late. A mail's link leads here earlier too. */
export function LateSection({ appointment, nowMs, onCannotCome, ...choice }: LateSectionProps) {
  const { t } = useTranslation('appointment');
  const { late = [], start, end } = appointment;
  const why = whyNotLate({ startMs: Date.parse(start), endMs: Date.parse(end) }, nowMs);
  const isAsked = location.hash === `#${LATE_HASH}` && choice.onSay !== undefined;
  if (why === 'too-early' && isAsked) return <p className="mt-6 text-soft">{t('late.early')}</p>;
  if (why || (!choice.onSay && late.length === 0)) return null;
  return (
    <div className="mt-6">
      <LateChoice say={t} late={late} isAsked={isAsked} {...choice}>
        {onCannotCome && (
          <Button tone="plain" onClick={onCannotCome}>
            {t('late.cannot')}
          </Button>
        )}
      </LateChoice>
    </div>
  );
}

interface RunningLateProps extends Pick<LateSectionProps, 'nowMs' | 'onCannotCome'> {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

/** The same for the attendee whose secret the link has. */
export function RunningLate({ appointment, link, ...section }: RunningLateProps) {
  const toast = useToast();
  const change = useAppointmentChange(link);
  const { isPending, variables, mutate } = api.useChange(
    'post',
    '/booking/late/{appointmentId}/{secret}',
    {
      onSuccess: ({ minutes }) =>
        change((known) => ({
          ...known,
          late: withOwn(known.late ?? [], known.attendee?.name ?? '', minutes),
        })),
      onError: (error: unknown) => toast.failWith(error),
    },
  );
  const { appointmentId, secret } = link;
  if (secret === undefined) return null;
  return (
    <LateSection
      appointment={appointment}
      pending={isPending ? variables.body.minutes : undefined}
      onSay={(minutes) =>
        mutate({ params: { path: { appointmentId, secret } }, body: { minutes } })
      }
      {...section}
    />
  );
}
