import { useCall } from '#shared/react/api/use-call.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { DeadlineText } from '#shared/react/appointment/deadline-text.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import type { Provisional } from '#site/islands/appointment/provisional-page.tsx';
import { client } from '#site/lib/client.ts';

/**
 * What is booked and the button that confirms it. A link that was used already leads on to its
 * appointment: confirming again changes nothing and gives the attendee's secret again.
 */
export function ConfirmCard(props: {
  readonly provisional: Provisional;
  readonly id: string;
  readonly look: () => void;
}) {
  const { provisional, id, look } = props;
  const { appointment } = provisional;
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const errorText = useErrorText();
  const confirm = useCall(
    async () => {
      const { data } = await client.GET('/booking/confirm-provisional-booking', {
        params: { query: { id } },
      });
      return data;
    },
    {
      onSuccess: (reply) => {
        if (!reply || reply.state === 'awaits-host') return look();
        const { appointmentId, secret } = reply;
        location.replace(
          toPath('appointment', { appointmentId }, { secret: secret ?? undefined, lang: language }),
        );
      },
      // It may have run out, or been cancelled, since the page was opened.
      onError: look,
    },
  );
  const isOpen = appointment.state === 'awaits-attendee';
  return (
    <PageCard
      wide
      icon={isOpen ? { name: 'mail', tone: 'neutral' } : { name: 'check', tone: 'success' }}
      title={t(isOpen ? 'optIn.title' : 'optIn.doneTitle')}
      subtitle={t(isOpen ? 'optIn.text' : 'optIn.doneText')}
      company={appointment.company}
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts appointment={appointment} />
      </div>
      {appointment.heldUntil && (
        <DeadlineText untilIso={appointment.heldUntil} textKey="heldUntil" className="mt-4" />
      )}
      {confirm.error && (
        <p role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3 text-danger">
          {errorText(confirm.error)}
        </p>
      )}
      <div className="actions mt-6">
        <Button
          busy={confirm.isPending || (confirm.isSuccess && isOpen)}
          onClick={() => confirm.mutate()}
        >
          {t(isOpen ? 'optIn.confirm' : 'seeAppointment')}
        </Button>
      </div>
    </PageCard>
  );
}
