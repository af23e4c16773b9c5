import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type Flow, slotPanel } from '#shared/domain/booking/flow.ts';
import type { PageFacts } from '#shared/domain/booking/page-facts.ts';
import { isSending } from '#shared/domain/booking/submit.ts';
import { MonthCalendar } from '#shared/react/calendar/month-calendar.tsx';
import { SlotList, SlotListSkeleton } from '#shared/react/calendar/slot-list.tsx';
import { NoSlots, SlotPanel } from '#shared/react/calendar/slot-panel.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { newIdempotencyKey } from '#site/lib/idempotency-key.ts';
import type { Send } from '../booking-atom.ts';
import { useMonth } from '../use-month.ts';

const FORM_PREFETCH_MS = 400;

export const loadPickers = () => import('./pickers.ts');
const ChannelPicker = lazy(() => loadPickers().then((m) => ({ default: m.ChannelPicker })));
const TroubleshootSlots = lazy(() =>
  import('./troubleshoot-slots.tsx').then((m) => ({ default: m.TroubleshootSlots })),
);
const DurationPicker = lazy(() => loadPickers().then((m) => ({ default: m.DurationPicker })));

interface TimeStepProps {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
  readonly isTroubleshooting: boolean;
  /** Another way, for where no time can be had. */
  readonly instead: ReactNode;
}

/** Spec A §2, time: a calendar, and beside it the slots or what has to be chosen before them. */
export function TimeStep({ page, flow, send, isTroubleshooting, instead }: TimeStepProps) {
  const month = useMonth(page, flow.draft, isTroubleshooting);
  const panel = slotPanel(flow);
  const column = useRef<HTMLDivElement>(null);
  useFocusOnReturn(column, panel, flow);
  useEffect(() => {
    if (month.isLoading) return undefined;
    // The form is asked for while the visitor looks at the times, and never in their way.
    const timer = setTimeout(() => void import('./after-time.ts'), FORM_PREFETCH_MS);
    return () => clearTimeout(timer);
  }, [month.isLoading]);
  return (
    <div className="grid grid-cols-1 gap-8 @[34rem]:grid-cols-[minmax(0,1fr)_13.5rem] @[34rem]:gap-7 @[38rem]:gap-10">
      <MonthCalendar
        month={month.month}
        today={month.today}
        freeDates={new Set(month.free.map(({ date }) => date))}
        selected={panel === 'time' ? month.date : undefined}
        isLoading={month.isLoading}
        onMonth={(shown) => send({ type: 'month-shown', month: shown })}
        onSelect={(date) => {
          if (panel === 'time') send({ type: 'day-selected', date });
          column.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
        }}
      />
      <div
        ref={column}
        tabIndex={-1}
        className="flex flex-col outline-none @[34rem]:max-h-[30rem] @[34rem]:min-h-0"
      >
        <Suspense fallback={<SlotListSkeleton />}>
          {panel === 'channel' && <ChannelPicker page={page} flow={flow} send={send} />}
          {panel === 'duration' && <DurationPicker page={page} flow={flow} send={send} />}
        </Suspense>
        {panel === 'time' && (
          <Slots
            month={month}
            flow={flow}
            send={send}
            isTroubleshooting={isTroubleshooting}
            instead={instead}
          />
        )}
      </div>
    </div>
  );
}

function Slots({
  month,
  flow,
  send,
  isTroubleshooting,
  instead,
}: Omit<TimeStepProps, 'page'> & { readonly month: ReturnType<typeof useMonth> }) {
  const spots = month.free.find(({ date }) => date === month.date)?.spots ?? [];
  const isEmpty = !month.isLoading && !month.date;
  if (month.error) return <LoadFailure error={month.error} onRetry={month.retry} />;
  return (
    <SlotPanel date={month.date} count={spots.length} isReadOnly={isTroubleshooting}>
      {flow.draft.proposed && <Proposed isGone={isEmpty && !month.otherDate} send={send} />}
      {month.isLoading && <SlotListSkeleton />}
      {month.date && isTroubleshooting && (
        <Suspense fallback={<SlotListSkeleton />}>
          <TroubleshootSlots spots={spots} timeZone={flow.draft.timeZone} />
        </Suspense>
      )}
      {!month.isLoading && month.date && !isTroubleshooting && (
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
      )}
      {isEmpty && (month.otherDate || !flow.draft.proposed) && (
        <NoSlots
          earliestDate={month.otherDate}
          onShowDate={(date) => send({ type: 'month-shown', month: date.slice(0, 7) })}
        />
      )}
      {isEmpty && !month.otherDate && <Suspense fallback={null}>{instead}</Suspense>}
    </SlotPanel>
  );
}

/** Spec A §2, `times`: only what was proposed is offered, until the visitor wants more. */
function Proposed({ isGone, send }: { readonly isGone: boolean; readonly send: Send }) {
  const { t } = useTranslation('booking');
  return (
    <div className="mb-3 rounded-xl bg-sunken px-4 py-3 text-sm">
      <p role={isGone ? 'status' : undefined}>{t(isGone ? 'proposed.gone' : 'proposed.text')}</p>
      <button
        type="button"
        onClick={() => send({ type: 'all-times-asked' })}
        className="link touch mt-1 rounded"
      >
        {t('proposed.all')}
      </button>
    </div>
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
