import { useState } from 'react';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import { APPOINTMENT_TABS, type AppointmentTab } from '#shared/domain/appointments/tabs.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { EmptyList } from '#shared/react/list/empty-list.tsx';
import { ListTabs } from '#shared/react/list/list-tabs.tsx';
import { useList } from '#shared/react/list/use-list.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { apiOrigin } from '#site/lib/credentials.ts';
import { OfferMenu } from '#site/office/commands/offer-menu.tsx';
import { useRowCommands } from '#site/office/commands/use-row-commands.ts';
import { useFormats } from '#site/office/formats.tsx';
import { ListScreen } from '#site/office/list-screen.tsx';
import { type AppointmentDeeds, appointmentCommands } from '../appointment-commands.ts';
import { AppointmentDialogs, type AskedOfAppointments } from '../appointment-dialogs.tsx';
import { BookDialog } from '../book-dialog.tsx';
import { useDayName } from '../use-day-name.ts';
import { AppointmentFilters } from './appointment-filters.tsx';
import { AppointmentRow } from './appointment-row.tsx';
import { type AppointmentsList, appointmentsList } from './appointments-list.ts';
import { SelectedActions } from './selected-actions.tsx';
import { toApiQuery } from './to-api-query.ts';

/** What an appointment of each list is, unless its row says otherwise; those that wait wait for somebody. */
const usual = {
  upcoming: 'booked',
  waiting: undefined,
  past: 'past',
  cancelled: 'cancelled',
} as const satisfies Record<AppointmentTab, AppointmentState | undefined>;

/** The appointments that somebody may see: what comes, what waits, what has been, what is cancelled. */
export function AppointmentsScreen() {
  const office = useTexts('office');
  const t = useTexts('appointments');
  const list = useList(appointmentsList);
  const dayName = useDayName();
  const [isBooking, setBooking] = useState(false);
  const [asked, setAsked] = useState<AskedOfAppointments>();
  const { clear } = list.selection;
  const deeds: AppointmentDeeds = { ask: (is, appointments) => setAsked({ is, appointments }) };
  const { offersOf, onKey } = useRowCommands({
    ...{ table: appointmentCommands, deeds },
    say: (label) => t(label),
  });
  const { tab } = list.query;
  return (
    <>
      <ListScreen
        list={list}
        title={office('screens.appointments')}
        action={
          <>
            <ExportLink list={list} />
            <Button onClick={() => setBooking(true)}>
              <Icon name="plus" />
              {t('book.open')}
            </Button>
          </>
        }
        tabs={
          <ListTabs
            label={t('tabs.label')}
            view={tab}
            views={APPOINTMENT_TABS.map((each) => [each, t(`tabs.${each}`)])}
            targetOf={(each) => list.linkTo({ tab: each })}
          />
        }
        filters={<AppointmentFilters list={list} />}
        empty={<NoAppointments tab={tab} onBook={() => setBooking(true)} />}
        commands={(rows) => <SelectedActions offers={offersOf(rows)} />}
        label={t('list')}
        targetOf={({ id }) => ({ to: toPath('appointment-detail', { appointmentId: id }) })}
        groupOf={({ start }) => dayName(start)}
        lead={({ channel }) => <Icon name={channelRows[channel].icon} className="size-4" />}
        actions={(appointment) => (
          <OfferMenu
            label={t('actions', { name: list.kind.toName(appointment) })}
            offers={offersOf([appointment])}
          />
        )}
        onKey={onKey}
      >
        {(appointment) => <AppointmentRow appointment={appointment} usual={usual[tab]} />}
      </ListScreen>
      {isBooking && <BookDialog onClose={() => setBooking(false)} />}
      <AppointmentDialogs asked={asked} onClose={() => setAsked(undefined)} onDone={clear} />
    </>
  );
}

/** What the list shows, as a table for spreadsheets. */
function ExportLink({ list }: { readonly list: AppointmentsList }) {
  const t = useTexts('appointments');
  const { timeZone } = useFormats();
  const asked = new URLSearchParams(toApiQuery(list.query, timeZone));
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

interface NoAppointmentsProps {
  readonly tab: AppointmentTab;
  readonly onBook: () => void;
}

/** Nothing in one of the lists; where nothing is coming, the two ways to change that. */
function NoAppointments({ tab, onBook }: NoAppointmentsProps) {
  const office = useTexts('office');
  const t = useTexts('appointments');
  return (
    <EmptyList icon="calendar" title={t(`empty.${tab}`)}>
      <p>{t(`empty.${tab}Text`)}</p>
      {tab === 'upcoming' && (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Link to={toPath('booking-links', {})} className={buttonClass('quiet')}>
            {office('screens.booking-links')}
          </Link>
          <Button onClick={onBook}>{t('book.open')}</Button>
        </div>
      )}
    </EmptyList>
  );
}
