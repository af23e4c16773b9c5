import { lazy, Suspense, useState } from 'react';
import type { Dashboard } from '#shared/api/dashboard.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { useDecision } from '#site/office/appointments/use-decision.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';
import { DashboardCard } from './dashboard-card.tsx';

const DeclineDialog = lazy(() =>
  import('#site/office/appointments/decline-dialog.tsx').then((module) => ({
    default: module.DeclineDialog,
  })),
);

type Waiting = Dashboard['waiting'][number];

/** Requests that wait for this host's word, each between what stands around it. */
export function WaitingCard({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const t = useTexts('dashboard');
  return (
    <DashboardCard title={t('waiting.title')} count={waiting.length} className="order-2">
      <ul className="-mb-3 mt-1 divide-y divide-line">
        {waiting.map((each) => (
          <WaitingRow key={each.attendee.id} waiting={each} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function WaitingRow({ waiting }: { readonly waiting: Waiting }) {
  const t = useTexts('dashboard');
  const formats = useFormats();
  const clock = useClock();
  const now = useNow();
  const { appointmentId, name, attendee, start, end, heldUntil } = waiting;
  const seat = { appointmentId, attendeeId: attendee.id, who: attendee.name };
  const { confirm, isBusy } = useDecision();
  const [isDeclining, setDeclining] = useState(false);
  const named = { name, who: attendee.name };
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,12rem)] flex-1">
          <p className="wrap-anywhere font-medium">{attendee.name}</p>
          <p className="wrap-anywhere text-note text-soft">{attendee.email}</p>
          <p className="mt-1 wrap-anywhere text-sm">
            {`${name} · ${formats.day(start)}, `}
            <span className="whitespace-nowrap">{formats.range(start, end, clock)}</span>
          </p>
          {attendee.notes && (
            <p className="mt-1 line-clamp-3 wrap-anywhere border-line border-l-2 pl-2.5 text-soft text-sm">
              {attendee.notes}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-label={t('waiting.confirmNamed', named)}
            busy={isBusy}
            onClick={() => void confirm([seat])}
          >
            {t('waiting.confirm')}
          </Button>
          <Button
            tone="quiet"
            aria-label={t('waiting.declineNamed', named)}
            disabled={isBusy}
            onClick={() => setDeclining(true)}
          >
            {t('waiting.decline')}
          </Button>
        </div>
      </div>
      <Around waiting={waiting} />
      <p className="mt-1 text-note text-soft">
        {t('waiting.until', { moment: formats.moment(heldUntil, now * 60_000) })}
      </p>
      <Suspense>
        {isDeclining && (
          <DeclineDialog
            seats={[seat]}
            title={t('waiting.declineNamed', named)}
            onClose={() => setDeclining(false)}
          />
        )}
      </Suspense>
    </li>
  );
}

/** What ends before it, itself, what begins after it: whether there is room to breathe. */
function Around({ waiting: { before, after, name } }: { readonly waiting: Waiting }) {
  const t = useTexts('dashboard');
  const formats = useFormats();
  const clock = useClock();
  const piece = 'min-w-0 flex-1 truncate rounded-md px-2 py-1';
  return (
    <div className="mt-2 flex flex-col gap-1 text-note sm:flex-row">
      <p className={`${piece} ${before ? 'bg-busy-soft' : 'bg-free-soft'}`}>
        {before
          ? t('waiting.before', { name: before.name, time: formats.time(before.at, clock) })
          : t('waiting.freeBefore')}
      </p>
      <p
        aria-hidden="true"
        className={`${piece} bg-waiting-soft sm:max-w-40 sm:text-center text-waiting`}
      >
        {name}
      </p>
      <p className={`${piece} ${after ? 'bg-busy-soft' : 'bg-free-soft'}`}>
        {after
          ? t('waiting.after', { name: after.name, time: formats.time(after.at, clock) })
          : t('waiting.freeAfter')}
      </p>
    </div>
  );
}
