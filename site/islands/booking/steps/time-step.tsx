import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Spot } from '#shared/api/availability.ts';
import { type Flow, slotPanel } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { MonthCalendar } from '#shared/react/calendar/month-calendar.tsx';
import { SlotList, SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { NoSlots, SlotPanel } from '#shared/react/calendar/slot-panel.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { formatDay } from '#shared/time/format.ts';
import type { Send } from '../booking-atom.ts';
import type { MonthShown } from '../use-month.ts';
import { afterTime, pickers, proposals, troubleshooting } from './held-steps.ts';

const FORM_PREFETCH_MS = 400;

interface TimeStepProps {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  readonly month: MonthShown;
  readonly isTroubleshooting: boolean;
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

/** Spec A §2, time: a calendar, and beside it the slots or what has to be chosen before them. */
function Calendar(props: TimeStepProps) {
  const { page, flow, send, month } = props;
  const panel = slotPanel(flow);
  const column = useRef<HTMLDivElement>(null);
  useFocusOnReturn(column, panel, flow);
  useEffect(() => {
    if (month.isLoading) return undefined;
    // The form is asked for while the visitor looks at the times, and never in their way.
    const timer = setTimeout(afterTime.warm, FORM_PREFETCH_MS);
    return () => clearTimeout(timer);
  }, [month.isLoading]);
  return (
    <div className="grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
      <MonthCalendar
        month={month.month}
        today={month.today}
        freeDates={new Set(month.free.map(({ date }) => date))}
        selected={panel === 'time' ? month.date : month.chosenDate}
        isLoading={month.isLoading}
        onMonth={(shown) => send({ type: 'month-shown', month: shown })}
        onSelect={(date) => {
          send({ type: 'day-selected', date });
          column.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
        }}
      />
      <div
        ref={column}
        tabIndex={-1}
        className="flex flex-col outline-none @[34rem]:max-h-[30rem] @[34rem]:min-h-0"
      >
        <Suspense fallback={<SlotListSkeleton />}>
          {panel !== 'time' && <Picker panel={panel} page={page} flow={flow} send={send} />}
        </Suspense>
        {panel === 'time' && 'failure' in flow && (
          <Suspense fallback={null}>
            <Failure failure={flow.failure} />
          </Suspense>
        )}
        {panel === 'time' && <Slots {...props} />}
      </div>
    </div>
  );
}

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

function Slots(props: TimeStepProps) {
  const { page, month, flow, send, isTroubleshooting, instead } = props;
  const { proposed } = flow.draft;
  if (month.error) return <LoadFailure error={month.error} onRetry={month.retry} />;
  if (proposed && !isTroubleshooting)
    return (
      <SlotPanel isQuiet date={undefined} count={0}>
        <Suspense fallback={<SlotListSkeleton />}>
          <Proposals page={page} draft={{ ...flow.draft, proposed }} send={send} instead={instead}>
            {(spots) => <Spots spots={spots} flow={flow} send={send} />}
          </Proposals>
        </Suspense>
      </SlotPanel>
    );
  const spots = month.free.find(({ date }) => date === month.date)?.spots ?? [];
  const isEmpty = !month.isLoading && !month.date;
  return (
    <SlotPanel isQuiet date={month.date} count={spots.length} isReadOnly={isTroubleshooting}>
      {month.date && month.missedDate && <Missed date={month.missedDate} />}
      {month.isLoading && <SlotListSkeleton />}
      {month.date && isTroubleshooting && (
        <Suspense fallback={<SlotListSkeleton />}>
          <Troubleshooting spots={spots} timeZone={flow.draft.timeZone} />
        </Suspense>
      )}
      {!month.isLoading && month.date && !isTroubleshooting && (
        <Spots spots={spots} flow={flow} send={send} />
      )}
      {isEmpty && (
        <NoSlots
          earliestDate={month.otherDate}
          pausedUntil={month.pausedUntil}
          onShowDate={(date) => send({ type: 'month-shown', month: date.slice(0, 7) })}
        />
      )}
      {isEmpty && !month.otherDate && <Suspense fallback={null}>{instead}</Suspense>}
    </SlotPanel>
  );
}

/** Starts to pick; on a form-first page the one that is picked is confirmed. */
function Spots({ spots, flow, send }: SpotsProps) {
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

/**
 * Keeps the keyboard where it was: coming back from the form it is on the slot picked there, and a
 * column that shows something else takes over from the one that is gone.
 */
function useFocusOnReturn(
  column: { readonly current: HTMLElement | null },
  panel: string,
  flow: Flow,
): void {
  const before = useRef(flow.draft.picked ? 'form' : panel);
  useEffect(() => {
    if (before.current === panel) return;
    const picked = column.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const radio = column.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]');
    (picked ?? radio ?? column.current)?.focus();
    before.current = panel;
  }, [column, panel]);
}
