import { useEffect, useRef } from 'react';
import type { Bookable } from '#shared/domain/booking/flow.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { newIdempotencyKey } from '#site/lib/idempotency-key.ts';
import type { Send } from '../booking-atom.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { RefundTerms } from '../refund-terms.tsx';
import { BookingForm } from './booking-form.tsx';

interface FormStepProps {
  readonly page: LoadedPage;
  readonly flow: Bookable;
  readonly send: Send;
}

/** Spec A §2: on a phone the form is a dialog over the times. */
export function FormDialog(props: FormStepProps) {
  const { t } = useTranslation('booking');
  return (
    <Dialog
      title={t('form.title')}
      shape="sheet"
      className="p-5"
      onClose={() => props.send({ type: 'went-back' })}
    >
      <Form {...props} />
    </Dialog>
  );
}

export function FormStep(props: FormStepProps) {
  const { t } = useTranslation('booking');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return (
    <section ref={section} className="mx-auto max-w-lg">
      <h2 className="mb-5 font-semibold text-lg">{t('form.title')}</h2>
      <Form {...props} />
    </section>
  );
}

function Form({ page, flow, send }: FormStepProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const isBusy = isSending(flow);
  const { form, meetingPaymentInfo } = page.bookingInfo;
  const isPaid = meetingPaymentInfo.enable;
  const text = form.actionButtonText[language] ?? t(isPaid ? 'form.pay' : 'form.submit');
  return (
    <BookingForm
      page={page}
      draft={flow.draft}
      isBusy={isBusy}
      submitText={isBusy && !isPaid ? t('form.sending') : text}
      note={
        <RefundTerms
          info={meetingPaymentInfo}
          startIso={flow.draft.picked.startIso}
          timeZone={flow.draft.timeZone}
        />
      }
      onBack={() => send({ type: 'went-back' })}
      onCompleted={(attendee) => send({ type: 'submitted', attendee, newKey: newIdempotencyKey() })}
    />
  );
}
