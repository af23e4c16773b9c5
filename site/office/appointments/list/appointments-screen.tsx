import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import type { AppointmentTab } from '#shared/domain/appointments/tabs.ts';
import { QueryView } from '#shared/react/api/query-view.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList, NothingFound } from '#shared/react/list/empty-list.tsx';
import { List } from '#shared/react/list/list.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { apiOrigin } from '#site/lib/credentials.ts';
import { api } from '#site/office/api.ts';
import { useFormats } from '#site/office/formats.tsx';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { BookDialog } from '../book-dialog.tsx';
import { leaveFrom, leftAppointment } from '../left-appointment.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { AppointmentTabs } from './appointment-tabs.tsx';
import { isNarrowed, nothingNarrowed } from './read-query.ts';
import { SelectedActions } from './selected-actions.tsx';
import { toApiQuery } from './to-api-query.ts';
import { useListQuery } from './use-list-query.ts';

const PAGE_SIZE = 25;

/** What an appointment of each list is, unless its row says otherwise; those that wait wait for somebody. */
const usual = {
  upcoming: 'booked',
  waiting: undefined,
  past: 'past',
  cancelled: 'cancelled',
} as const satisfies Record<AppointmentTab, AppointmentState | undefined>;

type Shown = ReturnType<typeof useListQuery>;

/** The appointments that somebody may see: what comes, what waits, what has been, what is cancelled. */
export function AppointmentsScreen() {
  const office = useTexts('office');
  const t = useTexts('appointments');
  const shown = useListQuery();
  const [isBooking, setBooking] = useState(false);
  return (
    <>
      <ScreenHeading title={office('screens.appointments')}>
        <div className="flex flex-wrap gap-2">
          <ExportLink shown={shown} />
          <Button onClick={() => setBooking(true)}>
            <Icon name="plus" />
            {t('book.open')}
          </Button>
        </div>
      </ScreenHeading>
      <div className="mt-4 flex flex-col gap-3">
        <AppointmentTabs tab={shown.query.tab} onShow={shown.show} />
        <QueryView pending={<Skeleton className="h-(--control)" />}>
          <AppointmentFilters query={shown.query} onNarrow={shown.narrow} />
        </QueryView>
        <QueryView pending={<ListSkeleton />} question={shown.query}>
          <Appointments key={shown.query.tab} shown={shown} />
        </QueryView>
      </div>
      {isBooking && <BookDialog onClose={() => setBooking(false)} />}
    </>
  );
}

/** What the list shows, as a table for spreadsheets. */
function ExportLink({ shown }: { readonly shown: Shown }) {
  const t = useTexts('appointments');
  const { timeZone } = useFormats();
  const asked = new URLSearchParams(toApiQuery(shown.query, timeZone));
  return (
    <a
      href={`${apiOrigin}/api/appointments/appointments.csv?${asked}`}
      download
      title={t('exportHint')}
      className={buttonClass('quiet')}
    >
      <Icon name="download" />
      <span className="max-sm:sr-only">{t('export')}</span>
    </a>
  );
}

function Appointments({ shown }: { readonly shown: Shown }) {
  const t = useTexts('appointments');
  const { query, narrow, turn } = shown;
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [leftId] = useState(leftAppointment);
  useEffect(() => leaveFrom(), []);
  const { data, isCurrent } = useAppointments(query);
  const { appointments, next, previous } = data;
  const chosen = appointments.filter(({ id }) => selected.has(id));
  const turnTo = (cursor: string) => {
    setSelected(new Set());
    turn(cursor);
  };
  if (appointments.length === 0) {
    if (isNarrowed(query)) return <NothingFound onShowAll={() => narrow(nothingNarrowed)} />;
    return (
      <EmptyList icon="calendar" title={t(`empty.${query.tab}`)}>
        {t(`empty.${query.tab}Text`)}
      </EmptyList>
    );
  }
  return (
    <div className={isCurrent ? '' : 'opacity-60 transition-opacity delay-150'}>
      <SelectedActions appointments={chosen} onDone={() => setSelected(new Set())} />
      <List
        label={t('list')}
        rows={appointments}
        toId={({ id }) => id}
        toName={({ name, attendees }) => `${name}, ${attendees[0]?.name ?? ''}`}
        openId={undefined}
        leftId={leftId}
        selected={selected}
        onOpen={(id) => void navigate({ to: `/appointments/${id}` })}
        onSelect={setSelected}
      >
        {(appointment) => <AppointmentRow appointment={appointment} usual={usual[query.tab]} />}
      </List>
      {(next ?? previous) && (
        <nav aria-label={t('pages.label')} className="mt-4 flex justify-between gap-3">
          <Button
            tone="quiet"
            disabled={previous === null}
            onClick={() => previous && turnTo(previous)}
          >
            <Icon name="left" />
            {t('pages.previous')}
          </Button>
          <Button tone="quiet" disabled={next === null} onClick={() => next && turnTo(next)}>
            {t('pages.next')}
            <Icon name="right" />
          </Button>
        </nav>
      )}
    </div>
  );
}

/** The list that was there stays until the one that is asked for has come. */
function useAppointments(query: Shown['query']) {
  const asked = useDeferredValue(query);
  const { timeZone } = useFormats();
  const { cursor } = asked;
  const { data } = api.useData('get', '/appointments', {
    params: {
      query: { ...toApiQuery(asked, timeZone), pageSize: PAGE_SIZE, ...(cursor && { cursor }) },
    },
  });
  return { data, isCurrent: asked === query };
}

const rows = ['one', 'two', 'three', 'four', 'five', 'six'];

/** As high as the rows that come. */
function ListSkeleton() {
  const common = useTexts('common');
  return (
    <div className="card divide-y divide-line">
      <p role="status" className="sr-only">
        {common('loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className="py-3 pr-4 pl-10">
          <Skeleton className="h-10.5" />
        </div>
      ))}
    </div>
  );
}
