import type { Decision } from '#shared/api/decision.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toPath } from '#shared/routes/index.ts';
import { AnswerButtons } from '#site/office/decision/answer-buttons.tsx';
import { WaysOn } from '#site/office/decision/ways-on.tsx';
import { WhatHappened } from '#site/office/decision/what-happened.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { DashboardCard } from './dashboard-card.tsx';

/** What has happened to appointments, each with what its host can make of it. */
export function DecisionsCard({ decisions }: { readonly decisions: readonly Decision[] }) {
  const t = useTexts('appointments');
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
  const { appointment } = decision;
  const { id, name, start, end, attendees } = appointment;
  const [first, ...others] = attendees;
  const who = first && (others.length > 0 ? `${first.name} +${others.length}` : first.name);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,20rem)] flex-1">
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
          <div className="mt-1">
            <WhatHappened decision={decision} formats={formats} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <AnswerButtons decision={decision} formats={formats} />
          {decision.kind === 'clash' && <WaysOn appointment={appointment} formats={formats} />}
        </div>
      </div>
    </li>
  );
}
