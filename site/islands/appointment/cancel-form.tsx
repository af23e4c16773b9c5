import type { ReactNode } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { useCallPlace } from '#shared/react/api/use-call-place.ts';
import { AppointmentFacts } from '#shared/react/appointment/appointment-facts.tsx';
import { AppointmentTicket } from '#shared/react/appointment/appointment-ticket.tsx';
import { PaymentNote } from '#shared/react/appointment/payment-note.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { PageCard } from '#shared/react/ui/page-card.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { keepChangeDraft, readChangeDraft } from './change-draft.ts';
import { ReasonField, readReason } from './reason-field.tsx';
import { ToldPeople } from './told-people.tsx';

interface CancelFormProps {
  readonly appointment: PublicAppointment;
  /** It is cancelled for everybody, by its host. */
  readonly isForAll?: boolean;
  /** Who gets a mail. */
  readonly told: readonly string[];
  /** The way out that changes nothing. */
  readonly keep: ReactNode;
  readonly takesFocus: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: (reason: string) => void;
}

/** What is given up, what becomes of the money, who is told, and a reason if there is one. */
export function CancelForm(props: CancelFormProps) {
  const { appointment, isForAll = false, keep, isBusy, error, onConfirm } = props;
  const { t } = useTranslation('appointment');
  const errorText = useErrorText();
  useCallPlace();
  const seats = isForAll ? null : appointment.seats;
  const text = seats ? 'cancelSeat' : 'cancelPage';
  const isLast = seats !== null && seats.taken <= 1;
  return (
    <PageCard
      wide
      takesFocus={props.takesFocus}
      title={t(`${text}.title`)}
      subtitle={isLast ? t('cancelSeat.subtitleLast') : t(`${text}.subtitle`)}
      company={appointment.company}
    >
      <AppointmentTicket toSrc={imageSrc} appointment={appointment} className="mt-6 max-w-lg" />
      <div className="facts mt-6 border-line border-y">
        <AppointmentFacts hasTicket appointment={appointment} />
      </div>
      <PaymentNote appointment={appointment} />
      <form
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(readReason(event.currentTarget));
        }}
      >
        <ReasonField
          defaultValue={readChangeDraft(appointment.id).reason}
          onChange={({ target }) => keepChangeDraft(appointment.id, { reason: target.value })}
        />
        <ToldPeople people={props.told} change="cancel" />
        {error !== null && (
          <p role="alert" className="mt-3 rounded-lg bg-danger-soft px-4 py-3 text-danger">
            {errorText(error)}
          </p>
        )}
        <div className="actions mt-5">
          {keep}
          <Button type="submit" tone="danger" busy={isBusy}>
            {t(`${text}.confirm`)}
          </Button>
        </div>
      </form>
    </PageCard>
  );
}
