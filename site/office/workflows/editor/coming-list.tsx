import type { ComingMessages } from '#shared/api/workflow.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useNow } from '#site/office/use-now.ts';

interface ComingListProps {
  readonly coming: ComingMessages;
  readonly isActive: boolean;
}

/** Who gets it within the next seven days, as it is planned now. */
export function ComingList({ coming, isActive }: ComingListProps) {
  const t = useTexts('workflows');
  const { moment } = useFormats();
  const nowMs = useNow() * 60_000;
  const { total, messages } = coming;
  return (
    <section aria-labelledby="coming" className="mt-6">
      <h2 id="coming" className="font-semibold">
        {t('coming.title')}
      </h2>
      <p className="mt-1 text-pretty text-soft text-sm">
        {isActive ? t('coming.total', { count: total }) : t('coming.off')}
      </p>
      {isActive && messages.length > 0 && (
        <ul className="card mt-3 divide-y divide-line">
          {messages.map(({ appointmentId, dueAt, to, meetingType }) => (
            <li key={`${appointmentId} ${to}`} className="px-4 py-2.5 text-sm">
              <Link
                to={toPath('appointment-detail', { appointmentId })}
                className="touch flex flex-wrap items-baseline justify-between gap-x-4 text-ink no-underline hover:underline"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{to}</span>
                  <span className="text-soft"> · {meetingType}</span>
                </span>
                <time dateTime={dueAt} className="text-soft tabular-nums">
                  {moment(dueAt, nowMs)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
