import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useState, useTransition } from 'react';
import type { BookingInfo } from '#shared/api/booking-page.ts';
import {
  type FlowEvent,
  isPaymentUnderWay,
  transition,
  type Wishes,
} from '#shared/domain/booking/flow.ts';
import { toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { DEFAULT_TIME_ZONE } from '#shared/domain/constants.ts';
import { RETURN_PARAMETERS } from '#shared/domain/payment/return-url.ts';
import { BrandScope } from '#shared/react/ui/brand-scope.tsx';
import { PageFooter } from '#shared/react/ui/page-footer.tsx';
import { isTimeZone } from '#shared/time/offset.ts';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { createBookingAtom } from './booking-atom.ts';
import { BookingFrame } from './booking-frame.tsx';
import { toOneTimeLinkId } from './booking-queries.ts';
import { brandColorOf } from './brand-color.ts';
import { createPerformer } from './create-performer.ts';
import { Intro } from './intro/intro.tsx';
import type { LoadedPage } from './loaded-page.ts';
import { CurrentStep, loadFirstSteps } from './steps/current-step.tsx';
import { useEscape } from './use-escape.ts';
import { useLeftPayment } from './use-left-payment.ts';
import { useMonth } from './use-month.ts';
import { usePageRestored } from './use-page-restored.ts';

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
  const [bookingAtom] = useState(() =>
    createBookingAtom(facts, visitorTimeZone(bookingInfo), wishes, createPerformer(queryClient)),
  );
  const [flow, dispatch] = useAtom(bookingAtom);
  const [isWaiting, startTransition] = useTransition();
  // A step stays until the code of the next one is there; within a step everything answers at once.
  const send = (event: FlowEvent) => {
    const [next] = transition(flow, event, facts);
    if (next.step === flow.step) return dispatch(event);
    let isNews = false;
    startTransition(() => {
      isNews = dispatch(event);
    });
    return isNews;
  };
  const [isReturning, setReturning] = useState(() => isReturn(query));
  const [isTroubleshooting, setTroubleshooting] = useState(
    viewer?.isHost === true && query.get('troubleshoot') === 'true',
  );
  const month = useMonth(facts, flow.draft, {
    troubleshoot: isTroubleshooting,
    isNeeded: flow.step !== 'host-selection',
  });
  usePageTitle(`${meetingType.meetingInfo.name} · ${bookingInfo.bookingBelongsToName}`);
  useEscape(() => send({ type: 'went-back' }) || isPaymentUnderWay(flow));
  // A return from the bank finds by itself what was being paid for.
  useLeftPayment(facts, !isReturn(query), send);
  usePageRestored(() => send({ type: 'payment-doubted' }));
  useEffect(() => loadFirstSteps(facts), [facts]);

  return (
    <BrandScope color={brandColorOf(bookingInfo)}>
      <BookingFrame
        isWaiting={isReturning}
        banner={
          <Suspense fallback={null}>
            {note}
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
        intro={
          <Intro
            page={page}
            facts={facts}
            flow={flow}
            send={send}
            month={month}
            hasBackLink={query.get('from_form') === 'true'}
          />
        }
        main={
          <CurrentStep
            page={page}
            facts={facts}
            flow={flow}
            send={send}
            month={month}
            isTroubleshooting={isTroubleshooting}
            isWaiting={isWaiting}
          />
        }
        footer={
          <PageFooter
            company={bookingInfo.company}
            languages={
              meetingType.languageSetting.enable ? meetingType.languageSetting.allowed : undefined
            }
          />
        }
      />
    </BrandScope>
  );
}

/** Spec A §2: a bank sends the visitor back with the secret of what they paid. */
export function isReturn(query: URLSearchParams): boolean {
  return query.has(RETURN_PARAMETERS.clientSecret) && query.has(RETURN_PARAMETERS.publishableKey);
}

/** The page's preset zone, else the visitor's own, else Spec A §9's. */
function visitorTimeZone({ timezonePreset }: BookingInfo): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wished = (timezonePreset.enable && timezonePreset.timezonePreset) || own;
  return wished && isTimeZone(wished) ? wished : DEFAULT_TIME_ZONE;
}
