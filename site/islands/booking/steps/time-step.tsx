import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Spot } from '#shared/api/availability.ts';
import { type Flow, slotPanel } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { toLocalDate } from '#shared/domain/booking/window.ts';
import { FALLBACK_DURATION_MINUTES } from '#shared/domain/constants.ts';
import { type Clash, clashingDates } from '#shared/domain/overlay/to-clash.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import type { HostClock } from '#shared/react/calendar/host-time.tsx';
import { NextStarts } from '#shared/react/calendar/next-starts.tsx';
import { SlotList, SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { NoSlots, SlotPanel } from '#shared/react/calendar/slot-panel.tsx';
import { WindowCalendar } from '#shared/react/calendar/window-calendar.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { formatDay } from '#shared/time/format.ts';
import { OverlayButton } from '#site/lib/overlay/overlay-button.tsx';
import type { OverlayShown } from '#site/lib/overlay/overlay-shown.ts';
import { useClash } from '#site/lib/overlay/use-clash.ts';
import type { Send } from '../booking-atom.ts';
import type { WindowShown } from '../window-shown.ts';
import { afterTime, pickers, proposals, troubleshooting } from './held-steps.ts';

interface TimeStepProps {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  readonly weeks: WindowShown;
  readonly overlay: OverlayShown | undefined;
  readonly isTroubleshooting: boolean;
  /** Whose clock may show other times than the visitor's. */
  readonly host: HostClock | undefined;
  /** Another way, for where no time can be had. */
  readonly instead: ReactNode;
}

/** The calendar; where a proposal holds times, those first. */
export function TimeStep(props: TimeStepProps) {
  const calendar = <Calendar {...props} />;
  if (!props.flow.draft.proposal) return calendar;
  const onConfirm = () => props.send({ type: 'confirmed', newKey: newIdempotencyKey() });
  return (
    <Suspense fallback={<SlotListSkeleton />}>
      <HeldTimes {...props} onConfirm={onConfirm} calendar={calendar} />
    </Suspense>
  );
}

/**
 * Spec A §2, time: a calendar, and beside it the slots or what has to be chosen before them, which
 * comes first where they do not fit beside each other. Above all of it, the next free times.
 */
function Calendar(props: TimeStepProps) {
  const { page, flow, send, weeks, host, overlay, isTroubleshooting } = props;
  const minutes = flow.draft.durationMinutes ?? page.durations[0] ?? FALLBACK_DURATION_MINUTES;
  const clash = useClash(overlay?.busy, minutes);
  const { timeZone, picked, proposed } = flow.draft;
  const panel = slotPanel(flow);
  const box = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const showSlots = useSlotsInView(column, weeks.date, picked?.startIso);
  useFocusOnReturn(box, column, panel, flow);
  const isProposal = proposed !== undefined && !isTroubleshooting;
  const slots = panel === 'time' && (
    <div ref={column} tabIndex={-1} className={isProposal ? leadingLook : columnLook}>
      {'failure' in flow && (
        <Suspense fallback={null}>
          <Failure failure={flow.failure} />
        </Suspense>
      )}
      <Slots {...props} clash={clash} />
    </div>
  );
  const hasNext = panel === 'time' && !proposed && !isTroubleshooting && !weeks.error;
  return (
    <div ref={box}>
      {hasNext && (
        <NextStarts
          starts={weeks.next}
          today={weeks.today}
          timeZone={timeZone}
          selectedStart={flow.step === 'confirm' ? picked?.startIso : undefined}
          host={host}
          clash={clash}
          onPick={({ startTime, appointment }) => {
            // Where it waits for its Confirm; a form stands over times that stay where they are.
            if (page.isFormFirst) showSlots();
            send({ type: 'window-shown', from: toLocalDate(startTime, timeZone) });
            send({ type: 'slot-picked', startIso: startTime, appointmentId: appointment?.id });
          }}
        />
      )}
      <div className="grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
        {panel !== 'time' && (
          <div ref={column} tabIndex={-1} className={leadingLook}>
            <Suspense fallback={<PickerSkeleton {...props} />}>
              <Picker panel={panel} page={page} flow={flow} send={send} />
            </Suspense>
          </div>
        )}
        {/* What a host proposed comes before days on which nothing else can be had. */}
        {isProposal && slots}
        <WindowCalendar
          from={weeks.from}
          today={weeks.today}
          freeDates={new Set(weeks.free.map(({ date }) => date))}
          clashingDates={clash && clashingDates(weeks.free, clash)}
          selected={panel === 'time' ? weeks.date : weeks.chosenDate}
          isLoading={weeks.isLoading}
          onTurn={(from) => send({ type: 'window-shown', from })}
          onSelect={(date) => {
            showSlots();
            send({ type: 'day-selected', date });
          }}
        />
        {!isProposal && slots}
      </div>
      {panel === 'time' && (
        <p className="mt-6 md:hidden">
          <OverlayButton overlay={overlay} />
        </p>
      )}
    </div>
  );
}

const columnLook = 'flex scroll-my-4 flex-col outline-none @[34rem]:max-h-[27rem] @[34rem]:min-h-0';
const leadingLook = `${columnLook} @[34rem]:order-last`;

function Picker(props: {
  readonly panel: 'channel' | 'duration';
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
}) {
  const { ChannelPicker, DurationPicker } = pickers.useModule();
  const { panel, ...picker } = props;
  return panel === 'channel' ? <ChannelPicker {...picker} /> : <DurationPicker {...picker} />;
}

function PickerSkeleton({ page, flow }: TimeStepProps) {
  const { places, durations } = page;
  const choices = slotPanel(flow) === 'channel' ? places : durations;
  return (
    <div className="flex flex-col gap-2 pt-12">
      {[...choices.keys()].map((index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  );
}

function Troubleshooting(
  props: Parameters<typeof import('./troubleshoot-slots.tsx').TroubleshootSlots>[0],
) {
  const { TroubleshootSlots } = troubleshooting.useModule();
  return <TroubleshootSlots {...props} />;
}

function Failure(props: Parameters<typeof import('./failed.tsx').Failed>[0]) {
  const { Failed } = afterTime.useModule();
  return <Failed {...props} />;
}

function Slots(props: TimeStepProps & Pick<SpotsProps, 'clash'>) {
  const { page, weeks, flow, send, host, clash, isTroubleshooting, instead } = props;
  const { proposed } = flow.draft;
  if (weeks.error) return <LoadFailure error={weeks.error} onRetry={weeks.retry} />;
  if (proposed && !isTroubleshooting)
    return (
      <SlotPanel isQuiet date={undefined} count={0}>
        <Suspense fallback={<SlotListSkeleton />}>
          <Proposals page={page} draft={{ ...flow.draft, proposed }} send={send} instead={instead}>
            {(spots) => <Spots spots={spots} flow={flow} send={send} host={host} clash={clash} />}
          </Proposals>
        </Suspense>
      </SlotPanel>
    );
  const spots = weeks.free.find(({ date }) => date === weeks.date)?.spots ?? [];
  const isEmpty = !weeks.isLoading && !weeks.date;
  return (
    <SlotPanel isQuiet date={weeks.date} count={spots.length} isReadOnly={isTroubleshooting}>
      {weeks.date && weeks.missedDate && <Missed date={weeks.missedDate} />}
      {weeks.isLoading && <SlotListSkeleton />}
      {weeks.date && isTroubleshooting && (
        <Suspense fallback={<SlotListSkeleton />}>
          <Troubleshooting spots={spots} timeZone={flow.draft.timeZone} />
        </Suspense>
      )}
      {!weeks.isLoading && weeks.date && !isTroubleshooting && (
        <Spots spots={spots} flow={flow} send={send} host={host} clash={clash} />
      )}
      {isEmpty && (
        <NoSlots
          earliestDate={weeks.otherDate}
          pausedUntil={weeks.pausedUntil}
          onShowDate={(date) => send({ type: 'window-shown', from: date })}
        />
      )}
      {isEmpty && !weeks.otherDate && <Suspense fallback={null}>{instead}</Suspense>}
    </SlotPanel>
  );
}

/** Starts to pick; on a form-first page the one that is picked is confirmed. */
function Spots({ spots, flow, send, host, clash }: SpotsProps) {
  return (
    <SlotList
      confirm={
        flow.step === 'confirm'
          ? {
              isBusy: isSending(flow),
              onConfirm: () => send({ type: 'confirmed', newKey: newIdempotencyKey() }),
            }
          : undefined
      }
      spots={spots}
      timeZone={flow.draft.timeZone}
      host={host}
      clash={clash}
      selectedStart={flow.draft.picked?.startIso}
      onPick={({ startTime, appointment }) =>
        send({ type: 'slot-picked', startIso: startTime, appointmentId: appointment?.id })
      }
    />
  );
}

interface SpotsProps {
  readonly spots: readonly Spot[];
  readonly flow: Flow;
  readonly send: Send;
  readonly host: HostClock | undefined;
  readonly clash: Clash | undefined;
}

type PartsOfProposals = typeof import('../proposal/proposals.ts');

function HeldTimes(props: Parameters<PartsOfProposals['HeldTimes']>[0]) {
  const Shown = proposals.useModule().HeldTimes;
  return <Shown {...props} />;
}

function Proposals(props: Parameters<PartsOfProposals['ProposedTimes']>[0]) {
  const { ProposedTimes } = proposals.useModule();
  return <ProposedTimes {...props} />;
}

/** A day that the visitor chose before they chose what makes it full. */
function Missed({ date }: { readonly date: string }) {
  const { t, language } = useTranslation('booking');
  return (
    <p role="status" className="mb-3 text-pretty text-soft text-sm">
      {t('slots.notThatDay', { day: formatDay(date, language) })}
    </p>
  );
}

function LoadFailure({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <div role="alert" className="rounded-xl bg-sunken p-5 text-center">
      <p className="font-medium">{t('somethingWentWrong')}</p>
      <p className="mt-1 text-soft text-sm">{errorText(error)}</p>
      <Button tone="quiet" className="mt-4 w-full" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

/** On a phone, what a day has comes into view once it is chosen; the effect sees it as it then is. */
function useSlotsInView(
  column: { readonly current: HTMLElement | null },
  ...shown: readonly (string | undefined)[]
): () => void {
  const isWanted = useRef(false);
  const what = shown.join();
  useEffect(() => {
    if (!isWanted.current || !what) return;
    isWanted.current = false;
    column.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [column, what]);
  return () => {
    isWanted.current = true;
  };
}

/**
 * Keeps the keyboard where it was: coming back from the form it is on the slot picked there, and a
 * question that is answered leads to the next one, or to the next free times.
 */
function useFocusOnReturn(
  box: { readonly current: HTMLElement | null },
  column: { readonly current: HTMLElement | null },
  panel: string,
  flow: Flow,
): void {
  const before = useRef(flow.draft.picked ? 'form' : panel);
  useEffect(() => {
    if (before.current === panel) return;
    const picked = column.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const radio = column.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]');
    const next = box.current?.querySelector<HTMLElement>('[data-next-starts]');
    (picked ?? radio ?? next ?? column.current)?.focus();
    before.current = panel;
  }, [box, column, panel]);
}
