import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import type { Send } from '../booking-atom.ts';
import { CallbackOffer } from '../callback/load-callback.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { loadPayment } from './load-payment.ts';
import { loadPickers, TimeStep } from './time-step.tsx';

const loadAfterTime = () => import('./after-time.ts');
const loadHosts = () => import('./host-step.tsx');
const BookedStep = lazy(() => loadAfterTime().then((m) => ({ default: m.BookedStep })));
const FormStep = lazy(() => loadAfterTime().then((m) => ({ default: m.FormStep })));
const FormDialog = lazy(() => loadAfterTime().then((m) => ({ default: m.FormDialog })));
const DetailsStep = lazy(() => loadFormFirst().then((m) => ({ default: m.DetailsStep })));
const Progress = lazy(() => loadFormFirst().then((m) => ({ default: m.Progress })));
const HostStep = lazy(() => loadHosts().then((m) => ({ default: m.HostStep })));
const PaymentStep = lazy(() => loadPayment().then((m) => ({ default: m.PaymentStep })));
const Unpayable = lazy(() => loadPayment().then((m) => ({ default: m.PaymentUnavailable })));

function loadFormFirst() {
  return import('./details-step.tsx');
}

/** Asks for what the visitor sees first before it is rendered, which costs no round trip more. */
export function loadFirstSteps(facts: PageFacts): void {
  if (facts.places.length > 1 || facts.durations.length > 1) void loadPickers();
  if (facts.isFormFirst) void loadFormFirst();
  if (facts.hostSelection !== 'none') void loadHosts();
}

interface StepProps {
  readonly page: LoadedPage;
  readonly facts: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  readonly isTroubleshooting: boolean;
}

/** The view of the step that the flow is at. */
export function CurrentStep(props: StepProps) {
  const { facts, flow } = props;
  const hasProgress = facts.isFormFirst && flow.step !== 'host-selection';
  const box = useRef<HTMLDivElement>(null);
  useFocusInStep(box, flow.step);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {hasProgress && (
        <Suspense fallback={<Skeleton className="mb-6 h-8" />}>
          <Progress flow={flow} send={props.send} />
        </Suspense>
      )}
      <View {...props} />
    </div>
  );
}

/** The focus goes where the step goes, unless the step puts it somewhere itself. */
function useFocusInStep(box: { readonly current: HTMLElement | null }, step: Flow['step']): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) box.current?.focus();
    before.current = step;
  }, [box, step]);
}

function View({ page, facts, flow, send, isTroubleshooting }: StepProps) {
  const isPhone = useIsPhone();
  const time = (
    <TimeStep
      page={facts}
      flow={flow}
      send={send}
      isTroubleshooting={isTroubleshooting}
      instead={<CallbackOffer page={page} draft={flow.draft} />}
    />
  );
  switch (flow.step) {
    case 'host-selection':
      return (
        <Suspense fallback={<Skeleton className="h-88" />}>
          <HostStep facts={facts} hosts={page.bookingInfo.hosts} flow={flow} send={send} />
        </Suspense>
      );
    case 'details':
      return (
        <Suspense fallback={<Skeleton className="h-88" />}>
          <DetailsStep page={page} facts={facts} flow={flow} send={send} />
        </Suspense>
      );
    case 'time':
    case 'duration':
    case 'channel':
    case 'confirm':
      return time;
    case 'form':
      return (
        <Suspense fallback={time}>
          {isPhone && time}
          {isPhone && <FormDialog page={page} flow={flow} send={send} />}
          {!isPhone && <FormStep page={page} flow={flow} send={send} />}
        </Suspense>
      );
    case 'payment':
      return (
        <Suspense fallback={<Skeleton className="h-88" />}>
          <PaymentStep page={page} flow={flow} send={send} />
        </Suspense>
      );
    case 'unpayable':
      return (
        <Suspense fallback={<Skeleton className="h-88" />}>
          <Unpayable onBack={() => send({ type: 'went-back' })} />
        </Suspense>
      );
    case 'booked':
      return (
        <Suspense fallback={time}>
          <BookedStep outcome={flow.outcome} />
        </Suspense>
      );
  }
}
