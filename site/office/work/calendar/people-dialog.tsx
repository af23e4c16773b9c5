import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { MAX_CALENDAR_HOSTS } from '#shared/domain/calendar/limits.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toggled } from '#shared/react/list/toggled.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';

interface PeopleDialogProps {
  readonly hostIds: readonly string[];
  readonly onChoose: (hostIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Whose calendars stand side by side. */
export function PeopleDialog({ hostIds, onChoose, onClose }: PeopleDialogProps) {
  const t = useTexts('calendar');
  const { timeZone: own } = useFormats();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(hostIds));
  const search = useDeferredValue(typed.trim());
  const query = search === '' ? {} : { search };
  const { data } = useQuery({
    ...api.toQuery('get', '/calendar/hosts', { params: { query } }),
    placeholderData: keepPreviousData,
  });
  const isFull = chosen.size >= MAX_CALENDAR_HOSTS;
  return (
    <FormDialog
      title={t('people.title')}
      verb={t('people.done')}
      onSave={async () => onChoose([...chosen])}
      onClose={onClose}
    >
      <input
        type="search"
        aria-label={t('people.search')}
        placeholder={t('people.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Who looks for somebody has not chosen yet.
          if (event.key === 'Enter') event.preventDefault();
        }}
        className="field"
      />
      <ul className="h-56 overflow-y-auto">
        {!data && <Skeleton className="h-11" />}
        {data?.hosts.length === 0 && <li className="py-2 text-soft">{t('people.none')}</li>}
        {data?.hosts.map(({ id, name, timezone }) => (
          <li key={id}>
            <label className="flex min-h-11 items-center gap-3 rounded-lg px-2 hover:bg-sunken">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                disabled={isFull && !chosen.has(id)}
                onChange={() => setChosen(toggled(chosen, id))}
                className="size-4 accent-brand"
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {timezone !== own && (
                <span className="truncate text-note text-soft">{toZoneLabel(timezone)}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {isFull && (
        <p className="text-note text-soft">{t('people.limit', { count: MAX_CALENDAR_HOSTS })}</p>
      )}
    </FormDialog>
  );
}
