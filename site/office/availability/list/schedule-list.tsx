import { useRef } from 'react';
import type { Schedule } from '#shared/api/schedule.ts';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { toWeekHours } from '#shared/domain/schedule/week-hours.ts';
import { useWeekText } from '#shared/react/hours/use-week-text.ts';
import { WeekPicture } from '#shared/react/hours/week-picture.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { useListKeys } from '#shared/react/list/use-list-keys.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Button } from '#shared/react/ui/button.tsx';
import { api } from '#site/office/api.ts';
import { ScheduleMenu } from './schedule-menu.tsx';

interface ScheduleListProps {
  readonly hostId: string | undefined;
  /** The first of them, or one more. */
  readonly onBegin: () => void;
  readonly isBusy: boolean;
}

/** The schedules as rows that lead to their hours. */
export function ScheduleList({ hostId, onBegin, isBusy }: ScheduleListProps) {
  const t = useTexts('availability');
  const { data } = api.useData('get', '/schedule', { params: { query: { hostId } } });
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, undefined);
  if (data.schedules.length === 0) {
    return (
      <EmptyList icon="clock" title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        <Button className="mt-4" busy={isBusy} onClick={onBegin}>
          {t('new')}
        </Button>
      </EmptyList>
    );
  }
  return (
    <ul ref={list} aria-label={t('list')} className="card divide-y divide-line">
      {data.schedules.map((schedule) => (
        <li
          key={schedule.id}
          className="relative flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-4 first:rounded-t-card last:rounded-b-card hover:bg-sunken sm:px-6"
        >
          <Row schedule={schedule} />
        </li>
      ))}
    </ul>
  );
}

function Row({ schedule }: { readonly schedule: Schedule }) {
  const t = useTexts('availability');
  const toText = useWeekText();
  const week = toWeekHours(schedule.weekly);
  const { name, timezone, isDefault, meetingTypes } = schedule;
  const names = meetingTypes.map((each) => each.name).join(', ');
  return (
    <>
      <WeekPicture week={week} className="h-11" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          <Link
            to={`/availability/${schedule.id}`}
            data-row={schedule.id}
            className="text-ink no-underline after:absolute after:inset-0 wrap-anywhere"
          >
            {name}
          </Link>
          {isDefault && (
            <span className="rounded-md bg-brand-soft px-1.5 py-0.5 font-medium text-brand-text text-xs">
              {t('default')}
            </span>
          )}
        </h2>
        <p aria-hidden="true" className="text-sm tabular-nums">
          {toText(week)}
        </p>
        <p className="text-soft text-sm">
          {toZoneLabel(timezone)}
          <span aria-hidden="true" className="max-sm:hidden">
            {' · '}
          </span>
          <span title={names} className="whitespace-nowrap max-sm:block">
            {t('usedBy', { count: meetingTypes.length })}
          </span>
        </p>
      </div>
      <ScheduleMenu schedule={schedule} />
    </>
  );
}
