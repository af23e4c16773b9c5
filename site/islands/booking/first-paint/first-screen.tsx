import { useState } from 'react';
import type { Availability } from '#shared/api/availability.ts';
import { type Choosing, choose, isChoice } from '#shared/domain/booking/choose.ts';
import { type Flow, type FlowEvent, initial } from '#shared/domain/booking/flow.ts';
import { type PageFacts, toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { toLocalDate, windowToShow } from '#shared/domain/booking/window.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { availabilityQuestion } from '../availability-question.ts';
import { findPresetHost, toBookingTarget, toOneTimeLinkId } from '../booking-target.ts';
import { BookingView } from '../booking-view.tsx';
import { startVisit } from '../history/start-visit.ts';
import type { LoadedPage } from '../loaded-page.ts';
import { visitorTimeZone } from '../visitor-time-zone.ts';
import { shownWindow, toWindowShown } from '../window-shown.ts';

/** At a step that needs no more code than is here. */
export type PaintedFlow = Choosing & {
  readonly step: 'host-selection' | 'time' | 'duration' | 'channel';
};

function isPainted(flow: Flow): flow is PaintedFlow {
  return ['host-selection', 'time', 'duration', 'channel'].includes(flow.step);
}

interface FirstScreenProps {
  readonly page: LoadedPage;
  /** What is known of these starts; they may also be on their way. */
  readonly findAvailability: (question: object) => Availability | undefined;
  /** How far the visitor has come, each time they have. */
  readonly onFlow: (flow: Flow) => void;
  /** They have chosen something that only React can show. */
  readonly onLeftOver: () => void;
}

/** The flow that a page begins with, where it begins with something that can be painted. */
export function firstFlow(page: LoadedPage, facts: PageFacts): PaintedFlow | undefined {
  const target = toBookingTarget(location.pathname, location.search);
  const host = target && findPresetHost(target, page.bookingInfo.hosts);
  const isHostMissing = target && 'hostSlug' in target && target.hostSlug && !host;
  const { enable, isAvailable } = page.bookingInfo.meetingPaymentInfo;
  if (!target || isHostMissing || (enable && !isAvailable)) return undefined;
  const first = initial(facts, visitorTimeZone(page.bookingInfo), { hostId: host?.id });
  const { flow } = startVisit(first, facts, page.bookingInfo.hosts);
  return isPainted(flow) ? flow : undefined;
}

/** A booking page before React is here, by the components that React will show it with. */
export function FirstScreen(props: FirstScreenProps & { readonly begun: PaintedFlow }) {
  const { page, begun, findAvailability, onFlow, onLeftOver } = props;
  const [facts] = useState(() => toPageFacts(page, toOneTimeLinkId(location.search)));
  const [flow, setFlow] = useState(begun);
  const send = (event: FlowEvent) => {
    const next = isChoice(event) ? choose(flow, event, facts) : undefined;
    // A press may lead to more than one event: one that is answered leaves the others as they are.
    if (!next || !isPainted(next)) return onLeftOver();
    if (next === flow) return;
    setFlow(next);
    onFlow(next);
  };
  return (
    <BookingView
      page={page}
      facts={facts}
      flow={flow}
      send={send}
      weeks={useShown(facts, flow, findAvailability)}
      // Where React will say what other tabs do.
      banner={<div role="status" />}
      isReturning={false}
      isTroubleshooting={false}
      isWaiting={false}
      hasBackLink={new URLSearchParams(location.search).get('from_form') === 'true'}
    />
  );
}

function useShown(facts: PageFacts, { draft }: Flow, find: FirstScreenProps['findAvailability']) {
  const today = toLocalDate(Date.now(), draft.timeZone);
  const windows = { today, firstWeekday: useFirstWeekday() };
  const ask = (from: string) => find(availabilityQuestion(facts, { ...draft, from }));
  const first = ask(today);
  const from = shownWindow(draft, first, windows);
  const nextFrom = windowToShow({ turnedTo: undefined, first }, windows);
  const data = ask(from);
  return toWindowShown(draft, {
    windows,
    from,
    reply: { data, isPending: !data, isSuccess: !!data, error: null, refetch: () => undefined },
    next: { from: nextFrom, data: ask(nextFrom) },
  });
}
