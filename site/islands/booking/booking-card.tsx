import { useQueryClient } from '@tanstack/react-query';
import { useAtom, useStore } from 'jotai';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition as startQuietly,
  useEffect,
  useState,
  useTransition,
} from 'react';
import {
  type FlowEvent,
  initial,
  isPaymentUnderWay,
  transition,
  type Wishes,
} from '#shared/domain/booking/flow.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { OverlayLayer } from '#site/lib/overlay/overlay-layer.tsx';
import { toOverlayShown, useOverlay } from '#site/lib/overlay/overlay-store.ts';
import { readPainted } from '#site/lib/painted.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { createBookingAtom } from './booking-atom.ts';
import { toOneTimeLinkId } from './booking-target.ts';
import { BookingView } from './booking-view.tsx';
import { createPerformer } from './create-performer.ts';
import { showStep, watchTaps } from './history/show-step.ts';
import { startVisit } from './history/start-visit.ts';
import { useStayWhile } from './history/use-stay-while.ts';
import { useStepHistory } from './history/use-step-history.ts';
import { isReturn } from './is-return.ts';
import type { LoadedPage } from './loaded-page.ts';
import { OtherTabs } from './other-tabs/other-tabs.tsx';
import { loadFirstSteps } from './steps/current-step.tsx';
import { useEscape } from './use-escape.ts';
import { useLeftPayment } from './use-left-payment.ts';
import { usePageRestored } from './use-page-restored.ts';
import { useWindow } from './use-window.ts';
import { visitorTimeZone } from './visitor-time-zone.ts';

// Only those see it who host the page or may edit it.
const ViewerBanners = lazy(() =>
  loadWithTexts(['booking-owner'], () => import('./viewer-banners.tsx')).then((module) => ({
    default: module.ViewerBanners,
  })),
);

// Only those load it whom a bank sent back.
const PaymentReturn = lazy(() =>
  import('./payment-return.tsx').then((module) => ({ default: module.PaymentReturn })),
);

/** One meeting type's booking page, from choosing a host or a time to being booked. */
export function BookingCard({
  page,
  wishes,
  note,
}: {
  readonly page: LoadedPage;
  readonly wishes: Wishes;
  /** What is to be said of the link before anything is chosen. */
  readonly note?: ReactNode;
}) {
  const { bookingInfo, meetingType, viewer } = page;
  const queryClient = useQueryClient();
  const [query] = useState(() => new URLSearchParams(location.search));
  const [facts] = useState(() => toPageFacts(page, toOneTimeLinkId(location.search)));
  const [visit] = useState(() =>
    startVisit(initial(facts, visitorTimeZone(bookingInfo), wishes), facts, bookingInfo.hosts),
  );
  const [bookingAtom] = useState(() =>
    // What was chosen before React was here is the latest.
    createBookingAtom(facts, readPainted()?.readFlow?.() ?? visit.flow, {
      perform: createPerformer(queryClient),
      show: (change, from, to) => showStep(change, from.step, to.step, startQuietly),
    }),
  );
  const [flow, dispatch] = useAtom(bookingAtom);
  const [isWaiting, startTransition] = useTransition();
  // A step stays until the code of the next one is there; within a step everything answers at once.
  const send = (event: FlowEvent) => {
    const [next] = transition(flow, event, facts);
    if (next.step === flow.step) return dispatch(event);
    showStep(() => void dispatch(event), flow.step, next.step, startTransition);
    return true;
  };
  useStepHistory(visit, flow, facts, send);
  const store = useStore();
  // What is booked meanwhile is known before it is shown.
  useStayWhile(isSending(flow), () => isSending(store.get(bookingAtom)));
  useEffect(watchTaps, []);
  const [isReturning, setReturning] = useState(() => isReturn(query));
  const [isTroubleshooting, setTroubleshooting] = useState(
    viewer?.isHost === true && query.get('troubleshoot') === 'true',
  );
  const weeks = useWindow(facts, flow.draft, {
    troubleshoot: isTroubleshooting,
    isNeeded: flow.step !== 'host-selection',
  });
  const overlay = useOverlay();
  usePageTitle(
    `${meetingType.meetingInfo.name} · ${bookingInfo.bookingBelongsToName}`,
    bookingInfo.company,
  );
  useEscape(() => send({ type: 'went-back' }) || isPaymentUnderWay(flow));
  // A return from the bank finds by itself what was being paid for.
  useLeftPayment(facts, { isOn: !isReturn(query), held: visit.held }, send);
  usePageRestored(() => send({ type: 'payment-doubted' }));
  useEffect(() => void loadFirstSteps(facts), [facts]);

  return (
    <BookingView
      page={page}
      facts={facts}
      flow={flow}
      send={send}
      weeks={weeks}
      isReturning={isReturning}
      isTroubleshooting={isTroubleshooting}
      isWaiting={isWaiting}
      overlay={toOverlayShown(overlay)}
      hasBackLink={query.get('from_form') === 'true'}
      banner={
        <Suspense fallback={null}>
          <OverlayLayer overlay={overlay} timeZone={flow.draft.timeZone} />
          {note}
          <OtherTabs timeZone={flow.draft.timeZone} />
          {viewer && (
            <ViewerBanners
              page={page}
              isTroubleshooting={isTroubleshooting}
              onTroubleshoot={setTroubleshooting}
            />
          )}
          {isReturn(query) && <PaymentReturn facts={facts} onReturning={setReturning} />}
        </Suspense>
      }
    />
  );
}
