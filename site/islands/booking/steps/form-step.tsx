import { useId } from 'react';
import type { Bookable } from '#shared/domain/booking/flow.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import type { Send } from '../booking-atom.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { RefundTerms } from '../refund-terms.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingSummary, usePrice } from './booking-summary.tsx';
import { Failed } from './failed.tsx';
import { StepHeading } from './step-heading.tsx';

interface FormStepProps {
  readonly page: LoadedPage;
  readonly flow: Bookable;
  readonly send: Send;
}

/** Spec A §2: on a phone the form is a dialog over the times. */
export function FormDialog(props: FormStepProps) {
  const { t } = useTranslation('booking-steps');
  const summary = useId();
  const { page, flow } = props;
  return (
    <Dialog
      title={t('form.title')}
      shape="sheet"
      className="p-5"
      titleDescribedBy={summary}
      onClose={() => props.send({ type: 'went-back' })}
    >
      <BookingSummary id={summary} page={page} draft={flow.draft} className="mb-5" />
      <Form {...props} />
    </Dialog>
  );
}

/** Beside the left panel, which says what was chosen; in a narrow frame it stands far above. */
export function FormStep(props: FormStepProps) {
  const { t } = useTranslation('booking-steps');
  const summary = useId();
  const { page, flow } = props;
  return (
    <section className="max-w-lg">
      <StepHeading describedBy={summary} className="mb-5">
        {t('form.title')}
      </StepHeading>
      <BookingSummary id={summary} page={page} draft={flow.draft} className="mb-5 md:hidden" />
      <Form {...props} />
    </section>
  );
}

function Form({ page, flow, send }: FormStepProps) {
  return (
    <BookingForm
      page={page}
      draft={flow.draft}
      isBusy={isSending(flow)}
      submitText={useSubmitText(page, isSending(flow))}
      note={
        <>
          <RefundTerms
            info={page.bookingInfo.meetingPaymentInfo}
            startIso={flow.draft.picked.startIso}
            timeZone={flow.draft.timeZone}
          />
          <Failed failure={flow.failure} />
        </>
      }
      onBack={() => send({ type: 'went-back' })}
      onCompleted={(attendee) => send({ type: 'submitted', attendee, newKey: newIdempotencyKey() })}
    />
  );
}

/** The company's own words, else ours; what is to be paid is said before it is. */
function useSubmitText(page: LoadedPage, isBusy: boolean): string {
  const { t } = useTranslation('booking-steps');
  const language = useLanguage();
  const price = usePrice(page);
  if (isBusy && !price) return t('form.sending');
  const own = page.bookingInfo.form.actionButtonText[language];
  if (own) return own;
  return price ? t('form.payPrice', { price }) : t('form.submit');
}
