import { useState } from 'react';
import type { Decision } from '#shared/api/decision.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { toPath } from '#shared/routes/index.ts';
import { HandOverDialog } from '#site/office/appointments/hand-over-dialog.tsx';
import { RescheduleDialog } from '#site/office/appointments/reschedule-dialog.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { AnswersOfCalendar } from './answers-of-calendar.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import { useAnswerDecision } from './use-answer-decision.ts';

/** What has happened to appointments, each with what its host can make of it. */
export function DecisionsCard({ decisions }: { readonly decisions: readonly Decision[] }) {
  const t = useTexts('dashboard');
  return (
    <DashboardCard title={t('decisions.title')} count={decisions.length} className="order-2">
      <ul className="-mb-3 mt-1 divide-y divide-line">
        {decisions.map((each) => (
          <DecisionRow key={`${each.appointment.id} ${each.kind} ${each.about}`} decision={each} />
        ))}
      </ul>
    </DashboardCard>
  );
}

function DecisionRow({ decision }: { readonly decision: Decision }) {
  const formats = useFormats();
  const clock = useClock();
  const { appointment, kind } = decision;
  const { id, name, start, end, attendees } = appointment;
  const [first, ...others] = attendees;
  const who = first && (others.length > 0 ? `${first.name} +${others.length}` : first.name);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,14rem)] flex-1">
          <p className="wrap-anywhere font-medium">
            <Link
              to={toPath('appointment-detail', { appointmentId: id })}
              className="hover:underline"
            >
              {who === undefined ? name : `${who} · ${name}`}
            </Link>
          </p>
          <p className="mt-0.5 text-sm">
            {`${formats.day(start)}, `}
            <span className="whitespace-nowrap">{formats.range(start, end, clock)}</span>
          </p>
          <Happened decision={decision} />
        </div>
        {kind === 'moved-there' || kind === 'deleted-there' ? (
          <AnswersOfCalendar decision={decision} />
        ) : (
          <Answers decision={decision} />
        )}
      </div>
    </li>
  );
}

/** What has happened to it. */
function Happened({ decision: { kind, event, proposedStart } }: { readonly decision: Decision }) {
  const t = useTexts('dashboard');
  const formats = useFormats();
  const clock = useClock();
  const said = {
    clash: () =>
      event &&
      t('decisions.clash', {
        event: event.title || t('decisions.untitled'),
        time: formats.range(event.start, event.end, clock),
      }),
    clock: () =>
      proposedStart && t('decisions.clock', { time: formats.time(proposedStart, clock) }),
    'moved-there': () =>
      proposedStart === null
        ? t('decisions.reshapedThere')
        : t('decisions.movedThere', {
            time: `${formats.day(proposedStart)}, ${formats.time(proposedStart, clock)}`,
          }),
    'deleted-there': () => t('decisions.deletedThere'),
  }[kind]();
  return <p className="mt-1 wrap-anywhere text-held text-sm">{said}</p>;
}

/** The ways on: an answer, or what is done with any appointment. */
function Answers({ decision }: { readonly decision: Decision }) {
  const t = useTexts('dashboard');
  const formats = useFormats();
  const clock = useClock();
  const { answer, isBusy } = useAnswerDecision(decision);
  const [open, setOpen] = useState<'move' | 'give'>();
  const { kind, appointment, proposedStart } = decision;
  const close = () => setOpen(undefined);
  const named = { name: appointment.name, day: formats.day(appointment.start) };
  return (
    <div className="flex flex-wrap gap-2">
      {kind === 'clash' ? (
        <>
          <Button tone="quiet" disabled={isBusy} onClick={() => setOpen('move')}>
            {t('decisions.move')}
          </Button>
          <Button tone="quiet" disabled={isBusy} onClick={() => setOpen('give')}>
            {t('decisions.give')}
          </Button>
        </>
      ) : (
        proposedStart && (
          <Button busy={isBusy} onClick={() => void answer('move')}>
            {t('decisions.moveTo', { time: formats.time(proposedStart, clock) })}
          </Button>
        )
      )}
      <Button
        tone="quiet"
        aria-label={t('decisions.keepNamed', named)}
        disabled={isBusy}
        onClick={() => void answer('keep')}
      >
        {kind === 'clash' ? t('decisions.keepBoth') : t('decisions.keep')}
      </Button>
      {open === 'move' && <RescheduleDialog appointment={appointment} onClose={close} />}
      {open === 'give' && (
        <HandOverDialog appointment={appointment} onClose={close} onDone={close} />
      )}
    </div>
  );
}
