import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { whyNoChange } from '#shared/domain/change-policy.ts';
import { MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { afterCancelling } from '#shared/domain/payment/refund-notes.ts';
import { explainError } from '#shared/errors/explain.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { PaymentNote } from '#shared/react/appointment/payment-note.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { toPath } from '#shared/routes/index.ts';
import {
  type AppointmentLink,
  AppointmentPageOf,
  readAppointmentLink,
} from '#site/islands/appointment/appointment-page-of.tsx';
import { ClosedAppointment } from '#site/islands/appointment/closed-appointment.tsx';
import { FixedAppointment } from '#site/islands/appointment/fixed-appointment.tsx';
import { api } from '#site/lib/api.ts';

/** Confirms a cancellation: where the link of the cancel mail leads. */
export function CancelPage() {
  return (
    <AppointmentPageOf link={readAppointmentLink(location.search)} needsSecret>
      {(appointment, link) => <Cancellation appointment={appointment} link={link} />}
    </AppointmentPageOf>
  );
}

interface CancellationProps {
  readonly appointment: PublicAppointment;
  readonly link: AppointmentLink;
}

function Cancellation({ appointment, link }: CancellationProps) {
  const confirm = api.useMutation('post', '/booking/confirm/cancel/{appointmentId}/{secret}');
  const isCancelled =
    confirm.isSuccess || explainError(confirm.error).code === 'appointment-cancelled';
  const state = isCancelled ? 'cancelled' : appointment.state;
  if (isClosed(state)) {
    const { payment } = appointment;
    const isNews = confirm.isSuccess && appointment.state !== 'cancelled' && payment;
    return (
      <ClosedAppointment
        appointment={
          isNews ? { ...appointment, payment: afterCancelling(payment, Date.now()) } : appointment
        }
        state={state}
        takesFocus={isCancelled}
      />
    );
  }
  const why = whyNoChange(
    appointment.cancellationPolicy,
    Date.parse(appointment.start),
    Date.now(),
  );
  if (why)
    return <FixedAppointment appointment={appointment} link={link} change="cancel" why={why} />;
  return (
    <CancelForm
      appointment={appointment}
      link={link}
      isBusy={confirm.isPending}
      error={confirm.error}
      onConfirm={(reason) =>
        confirm.mutate({
          params: { path: { appointmentId: link.appointmentId, secret: link.secret ?? '' } },
          body: reason ? { reason } : {},
        })
      }
    />
  );
}

interface CancelFormProps extends CancellationProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: (reason: string) => void;
}

function CancelForm({ appointment, link, isBusy, error, onConfirm }: CancelFormProps) {
  const { t } = useTranslation('appointment');
  const errorText = useErrorText();
  const { appointmentId, secret } = link;
  const { seats } = appointment;
  const text = seats ? 'cancelSeat' : 'cancelPage';
  const isLast = seats !== null && seats.taken <= 1;
  return (
    <PageCard
      wide
      title={t(`${text}.title`)}
      subtitle={isLast ? t('cancelSeat.subtitleLast') : t(`${text}.subtitle`)}
      company={appointment.company}
    >
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts appointment={appointment} />
      </div>
      <PaymentNote appointment={appointment} />
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(String(new FormData(event.currentTarget).get('reason') ?? '').trim());
        }}
      >
        <label className="block">
          <span className="mb-1.5 block font-medium text-sm">
            {t('cancelPage.reason')}{' '}
            <span className="font-normal text-soft">({t('cancelPage.optional')})</span>
          </span>
          <textarea name="reason" rows={3} maxLength={MAX_TEXT_LENGTH} className="field" />
        </label>
        {error !== null && (
          <p role="alert" className="mt-3 rounded-lg bg-danger-soft px-4 py-3 text-danger">
            {errorText(error)}
          </p>
        )}
        <div className="actions mt-5">
          <a
            href={toPath('appointment', { appointmentId }, { secret })}
            className={buttonClass('plain')}
          >
            {t('cancelPage.keep')}
          </a>
          <Button type="submit" tone="danger" busy={isBusy}>
            {t(`${text}.confirm`)}
          </Button>
        </div>
      </form>
    </PageCard>
  );
}
