import { useId, useLayoutEffect, useRef } from 'react';
import type { Bookable } from '#shared/domain/booking/flow.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import type { Send } from '../booking-atom.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { prepareConfirmation } from '../look-ahead.ts';
import { ElsewhereNotice } from '../other-tabs/elsewhere-notice.tsx';
import { UntilPutAway } from '../other-tabs/until-put-away.tsx';
import { RefundTerms } from '../refund-terms.tsx';
import { BookingForm } from './booking-form.tsx';
import { BookingTicket, usePrice } from './booking-ticket.tsx';
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
  const when = useId();
  const { page, flow } = props;
  return (
    <Dialog
      title={t('form.title')}
      shape="sheet"
      className="px-(--gutter) scroll-pb-24 [--spare:calc((36dvh-var(--head,0px))*99)] scroll-pt-[calc(clamp(0px,var(--spare),var(--head,0px))+3.5rem)]"
      titleDescribedBy={when}
      onClose={() => props.send({ type: 'went-back' })}
    >
      <div role="status">
        <ElsewhereNotice timeZone={flow.draft.timeZone} className="mt-4" />
      </div>
      {/* Where long names or large letters make it higher than a third of the screen, it scrolls with the rest. */}
      <div
        ref={useMeasuredHead()}
        className="-mx-(--gutter) sticky top-[min(0px,var(--spare))] z-10 mb-3 bg-raised px-(--gutter) pt-4 pb-2"
      >
        <BookingTicket whenId={when} page={page} draft={flow.draft} state="chosen" />
      </div>
      <Form {...props} isSheet />
    </Dialog>
  );
}

/** Tells the box that scrolls how high its head is, so that no field comes to stand below it. */
function useMeasuredHead() {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return undefined;
    const tell = () =>
      element.parentElement?.style.setProperty('--head', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return head;
}

/** Beside the left panel; in a narrow frame that stands far above. */
export function FormStep(props: FormStepProps) {
  const { t } = useTranslation('booking-steps');
  const when = useId();
  const { page, flow } = props;
  return (
    <section className="max-w-lg">
      <BookingTicket whenId={when} page={page} draft={flow.draft} state="chosen" className="mb-6" />
      <StepHeading describedBy={when} className="mb-4">
        {t('form.title')}
      </StepHeading>
      <Form {...props} />
    </section>
  );
}

function Form(props: FormStepProps & { readonly isSheet?: boolean }) {
  const { page, flow, send, isSheet = false } = props;
  return (
    <UntilPutAway>
      <BookingForm
        page={page}
        draft={flow.draft}
        isBusy={isSending(flow)}
        isSheet={isSheet}
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
        onTyped={prepareConfirmation}
        onBack={() => send({ type: 'went-back' })}
        onCompleted={(attendee) =>
          send({ type: 'submitted', attendee, newKey: newIdempotencyKey() })
        }
      />
    </UntilPutAway>
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
