import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Draft, Flow } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { readProposedTimes } from '#shared/domain/booking/proposed-times.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { ClockTabs } from '#shared/react/calendar/clock-tabs.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import type { Send } from '../booking-atom.ts';
import { refreshAvailability } from '../booking-queries.ts';
import { Failed } from '../steps/failed.tsx';
import { afterTime } from '../steps/held-steps.ts';
import { isAnyKept } from '../use-left-payment.ts';
import { HeldUntil } from './held-until.tsx';
import { offerQuery } from './offer-query.ts';
import { OfferedTime } from './offered-time.tsx';
import { useOver } from './over.tsx';
import { sayMoment } from './say-moment.ts';
import { useProposed } from './use-proposed.ts';

interface OfferProps {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly draft: Draft & Required<Pick<Draft, 'proposed' | 'proposal'>>;
  readonly send: Send;
  /** On a form-first page all is said but the time. */
  readonly onConfirm: () => void;
  /** Another way, for where none is left. */
  readonly instead: ReactNode;
}

/** The times that a host holds for whoever has the link, the one that was clicked marked. */
export function Offer(props: OfferProps) {
  const { draft, send, flow } = props;
  const { t } = useTranslation('proposed');
  const { data: offer } = useQuery(offerQuery(draft.proposal));
  const over = useOver(offer, draft.timeZone);
  const [wasOpen] = useState(() => offer?.state === 'open');
  if (wasOpen && offer && offer.state !== 'open') {
    return (
      <section className="max-w-lg rounded-xl bg-sunken p-5">
        <div role="status">
          <h2 className="font-semibold">{over.title}</h2>
          <p className="mt-1 text-pretty text-soft">{over.text}</p>
        </div>
        <Button className="mt-4" onClick={() => send({ type: 'proposal-left' })}>
          {t('another')}
        </Button>
      </section>
    );
  }
  return (
    <section className="flex max-w-lg flex-col gap-5">
      {'failure' in flow && <Failed failure={flow.failure} />}
      <OpenOffer {...props} />
    </section>
  );
}

function OpenOffer({ page, flow, draft, send, onConfirm, instead }: OfferProps) {
  const { t, language } = useTranslation('proposed');
  const clock = useClock();
  const reader = { language, timeZone: draft.timeZone };
  const { data: offer } = useQuery(offerQuery(draft.proposal));
  const cache = useQueryClient();
  const list = useId();
  const { free, isLoading } = useProposed(page, draft);
  const marked = useMarked(draft);
  const box = useFocusOnReturn(flow);
  const isGone = !isLoading && free.length === 0;
  useEffect(() => {
    if (!isLoading) afterTime.warm();
  }, [isLoading]);
  const askAgain = () => {
    void cache.invalidateQueries({ queryKey: offerQuery(draft.proposal).queryKey });
    void refreshAvailability(cache);
  };
  const pick = (spot: (typeof free)[number]) => {
    const { startTime: startIso, appointment } = spot;
    // Come back to, a time is picked already, and leads to the form again.
    if (!page.isFormFirst || startIso !== draft.picked?.startIso) {
      send({ type: 'slot-picked', startIso, appointmentId: appointment?.id });
    }
    if (page.isFormFirst) onConfirm();
  };
  // Their own payment keeps nobody from another time: it is given up for that.
  const paidUntil = isAnyKept() ? null : (offer?.beingPaidUntil ?? null);
  const isMarkedGone = marked !== undefined && !free.some(({ startTime }) => startTime === marked);
  return (
    <>
      <header>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 flex-1 basis-60 text-balance font-semibold text-lg tracking-tight">
            {t('title', { count: draft.proposed.length, host: offer?.hostName ?? '' })}
          </h2>
          <ClockTabs panelId={list} />
        </div>
        {offer && (
          <HeldUntil untilIso={offer.holdUntil} timeZone={draft.timeZone} onEnd={askAgain} />
        )}
        <p
          role="status"
          className={paidUntil || isGone || isMarkedGone ? 'mt-3 text-pretty' : 'sr-only'}
        >
          {paidUntil && t('beingPaid', { when: sayMoment(paidUntil, reader, clock) })}
          {!isLoading && !paidUntil && isGone && t('none')}
          {!isLoading && !paidUntil && !isGone && isMarkedGone && t('openedIsGone')}
        </p>
      </header>
      <div id={list} role="tabpanel" aria-label={t('booking:slots.label')} ref={box}>
        <ul className="flex flex-col gap-2">
          {draft.proposed.map((startIso) => {
            if (isLoading) return <Skeleton key={startIso} className="h-16" />;
            const spot = paidUntil ? undefined : free.find((each) => each.startTime === startIso);
            return (
              <OfferedTime
                key={startIso}
                startIso={startIso}
                draft={draft}
                spot={spot}
                isMarked={startIso === marked && spot !== undefined}
                isBusy={isSending(flow)}
                actText={t(page.isFormFirst ? 'booking:slots.confirm' : 'continue')}
                onPick={pick}
              />
            );
          })}
        </ul>
      </div>
      <footer className="flex flex-col gap-3 text-sm">
        <p>
          <button
            type="button"
            onClick={() => send({ type: 'all-times-asked' })}
            className="link touch rounded"
          >
            {t('other')}
          </button>
        </p>
        <p className="text-pretty text-soft">{t('shared')}</p>
        {isGone && instead}
      </footer>
    </>
  );
}

/** The start that was picked last, else the only one that the opened link names. */
function useMarked({ picked, proposed }: OfferProps['draft']): string | undefined {
  const [named] = useState(() =>
    readProposedTimes(new URLSearchParams(location.search).get('times')),
  );
  const clicked = named.length === 1 ? named[0] : undefined;
  return picked?.startIso ?? (proposed.length > 0 ? clicked : undefined);
}

/** Coming back from the form the keyboard is on the time that was picked. */
function useFocusOnReturn({ step, draft }: Flow) {
  const box = useRef<HTMLDivElement>(null);
  const [isReturn] = useState(() => step === 'time' && draft.picked !== undefined);
  useEffect(() => {
    if (isReturn) box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [isReturn]);
  return box;
}
