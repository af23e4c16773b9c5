import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { type Flow, slotPanel } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { useSlotNews } from '#shared/react/calendar/slot-panel.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { isFramed, showStepInFrame } from '#site/lib/framed-page.ts';
import type { OverlayShown } from '#site/lib/overlay/overlay-shown.ts';
import type { Send } from '../booking-atom.ts';
import { CallbackOffer } from '../callback/load-callback.ts';
import { hostClockOf } from '../host-clock-of.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { UntilPutAway } from '../other-tabs/until-put-away.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import type { WindowShown } from '../window-shown.ts';
import { FormAhead } from './form-ahead.tsx';
import { afterTime, formFirst, hosts, payment, pickers } from './held-steps.ts';
import { TimeStep } from './time-step.tsx';

/** Ends once what the visitor sees first is here, or cannot be loaded now. */
export async function loadFirstSteps(facts: PageFacts): Promise<void> {
  await Promise.allSettled([
    (facts.places.length > 1 || facts.durations.length > 1) && pickers.load(),
    facts.isFormFirst && formFirst.load(),
    facts.hostSelection !== 'none' && hosts.load(),
  ]);
}

export interface StepProps {
  readonly page: LoadedPage;
  readonly facts: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  readonly isTroubleshooting: boolean;
  readonly weeks: WindowShown;
  /** The visitor's own calendar; none until React is here. */
  readonly overlay?: OverlayShown;
  /** The next step's code is on its way. */
  readonly isWaiting: boolean;
}

/**
 * The view of the step that the flow is at. One boundary for all of them: steps change in
 * transitions, so that a step stays until the next one is there.
 */
export function CurrentStep(props: StepProps) {
  const { facts, flow } = props;
  const hasProgress = facts.isFormFirst && flow.step !== 'host-selection' && !isUnpayable(props);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-busy={props.isWaiting}
      className={`outline-none ${props.isWaiting ? 'opacity-60 transition-opacity delay-150' : ''}`}
    >
      <p role="status" className="sr-only">
        {useNews(props)}
      </p>
      <Suspense fallback={<Skeleton className="h-88" />}>
        {hasProgress && <FormFirstProgress flow={flow} send={props.send} />}
        <View {...props} />
        <StepFocus box={box} step={`${flow.step} ${flow.draft.proposed !== undefined}`} />
      </Suspense>
    </div>
  );
}

/** What the page's one live region says; a new step speaks by its heading. */
function useNews({ facts, flow, weeks }: StepProps): string {
  const { t } = useTranslation('booking-steps');
  const day = weeks.free.find(({ date }) => date === weeks.date);
  const slots = useSlotNews(weeks.date, day?.spots.length ?? 0);
  if (isSending(flow)) return facts.needsPayment ? '' : t('form.sending');
  // What was proposed stands in a list of its own, of all days.
  const isDay = isAtTimes(flow, false) && slotPanel(flow) === 'time' && !flow.draft.proposed;
  return isDay ? slots : '';
}

/** Stands beside the step, so that it sees it only once it is there. */
function StepFocus(props: {
  readonly box: RefObject<HTMLElement | null>;
  /** With whether proposed times or all of them are shown. */
  readonly step: string;
}) {
  const { box, step } = props;
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    focusStep(box.current);
    showStepInFrame(box.current?.getBoundingClientRect().top ?? 0);
  }, [box, step]);
  return null;
}

/** A step's heading says where the visitor is now; times know better where they were left. */
function focusStep(box: HTMLElement | null): void {
  const heading = box?.querySelector<HTMLElement>('[data-step-heading]');
  if (heading) heading.focus();
  else if (document.activeElement === document.body) box?.focus();
}

function View(props: StepProps) {
  const { page, facts, flow, send, weeks, overlay, isTroubleshooting } = props;
  // In a frame as tall as its content a dialog would lie where nobody looks.
  const isDialog = useIsPhone() && !isFramed();
  const instead = <CallbackOffer page={page} draft={flow.draft} />;
  if (isUnpayable(props)) return <Unpayable instead={instead} />;
  return (
    <>
      {isAtTimes(flow, isDialog) && (
        <UntilPutAway isLive={flow.step !== 'confirm'}>
          <TimeStep
            page={facts}
            flow={flow}
            send={send}
            weeks={weeks}
            overlay={overlay}
            isTroubleshooting={isTroubleshooting}
            host={hostClockOf(page.bookingInfo)}
            instead={instead}
          />
        </UntilPutAway>
      )}
      <FormAhead {...props} isDialog={isDialog} isAtTimes={isAtTimes(flow, isDialog)} />
      <OtherStep {...props} />
    </>
  );
}

/** What costs and cannot be paid is said before anything is chosen; a host may look behind it. */
function isUnpayable({ page, flow, isTroubleshooting }: StepProps): boolean {
  const { enable, isAvailable } = page.bookingInfo.meetingPaymentInfo;
  const isLate = flow.step === 'payment' || flow.step === 'booked';
  return enable && !isAvailable && !isLate && !isTroubleshooting;
}

/** On a phone the form stands over the times, which stay as they are. */
function isAtTimes({ step }: Flow, isDialog: boolean): boolean {
  return ['time', 'duration', 'channel', 'confirm'].includes(step) || (step === 'form' && isDialog);
}

function OtherStep({ page, facts, flow, send }: StepProps): ReactNode {
  switch (flow.step) {
    case 'host-selection':
      return <Hosts facts={facts} hosts={page.bookingInfo.hosts} flow={flow} send={send} />;
    case 'details':
      return <FormFirstDetails page={page} facts={facts} flow={flow} send={send} />;
    case 'payment':
      return <Payment page={page} flow={flow} send={send} />;
    case 'unpayable':
      return (
        <Unpayable
          onBack={() => send({ type: 'went-back' })}
          instead={<CallbackOffer page={page} draft={flow.draft} />}
        />
      );
    case 'booked':
      return <Booked page={page} flow={flow} />;
    default:
      return null;
  }
}

type PropsOf<View extends (props: never) => ReactNode> = Parameters<View>[0];

function FormFirstProgress(props: PropsOf<typeof import('./details-step.tsx').Progress>) {
  const { Progress } = formFirst.useModule();
  return <Progress {...props} />;
}

function FormFirstDetails(props: PropsOf<typeof import('./details-step.tsx').DetailsStep>) {
  const { DetailsStep } = formFirst.useModule();
  return <DetailsStep {...props} />;
}

function Hosts(props: PropsOf<typeof import('./host-step.tsx').HostStep>) {
  const { HostStep } = hosts.useModule();
  return <HostStep {...props} />;
}

function Booked(props: PropsOf<typeof import('./booked-step.tsx').BookedStep>) {
  const { BookedStep } = afterTime.useModule();
  return <BookedStep {...props} />;
}

function Payment(props: PropsOf<typeof import('./payment-step.tsx').PaymentStep>) {
  const { PaymentStep } = payment.useModule();
  return <PaymentStep {...props} />;
}

function Unpayable(props: PropsOf<typeof import('./payment-step.tsx').PaymentUnavailable>) {
  const { PaymentUnavailable } = payment.useModule();
  return <PaymentUnavailable {...props} />;
}
