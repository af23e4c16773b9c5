import type { Schedule } from '#shared/api/schedule.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';

/** The meeting types whose times change with this schedule. */
export function ScheduleUses({ meetingTypes }: Pick<Schedule, 'meetingTypes'>) {
  const t = useTexts('availability');
  if (meetingTypes.length === 0) return null;
  return (
    <section aria-labelledby="uses" className="card p-(--inset) sm:p-6">
      <h2 id="uses" className="font-semibold">
        {t('followedBy')}
      </h2>
      <ul className="mt-2 flex max-h-54 flex-wrap gap-x-4 overflow-y-auto">
        {meetingTypes.map(({ id, name }) => (
          <li key={id} className="flex min-h-9 items-center text-sm wrap-anywhere">
            <Link to={`/meeting-types/edit/${id}`} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
