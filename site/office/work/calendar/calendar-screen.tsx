import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { cursorAt, toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { Failure } from '#shared/react/api/query-view.tsx';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { addDays, dateOfDay, toIso, weekday } from '#shared/time/dates.ts';
import { formatDay, formatMonth } from '#shared/time/format.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { ScreenHeading } from '#site/office/screen-heading.tsx';
import { useSession } from '#site/office/session.tsx';
import { useAsked } from '#site/office/use-asked.ts';
import { useNow } from '#site/office/use-now.ts';
import { type CalendarDeeds, calendarCommands } from '../calendar-commands.ts';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { type TimedAppointment, useCalendar } from './calendar-data.ts';
import { CalendarGrid, type FreePlace } from './calendar-grid.tsx';
import { CalendarNotes } from './calendar-notes.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import type { Moving } from './judge-move.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { useCalendarView } from './use-calendar-view.ts';
import { useSecondZone } from './use-second-zone.ts';
import { useZoned } from './use-zoned.ts';

const BookDialog = lazy(() =>
  import('#site/office/appointments/book-dialog.tsx').then((module) => ({
    default: module.BookDialog,
  })),
);

/** What lies over the calendar. */
type Open =
  | { readonly kind: 'details'; readonly appointment: TimedAppointment }
  | { readonly kind: 'book'; readonly place: FreePlace }
  | { readonly kind: 'move'; readonly appointment: TimedAppointment; readonly startMinute: number };

/** A week or a day of oneself, or of several hosts side by side. */
export function CalendarScreen() {
  const t = useTexts('calendar');
  const office = useTexts('office');
  const language = useLanguage();
  const firstWeekday = useFirstWeekday();
  const { hostId, firstname, lastname } = useSession();
  const { shown, change } = useCalendarView();
  const { timeZone } = useZoned();
  const now = useNow();
  const secondZone = useSecondZone(now);
  const [open, setOpen] = useState<Open>();
  const [moving, setMoving] = useState<Moving>();
  const cursorPlace = useRef<FreePlace>(undefined);
  const today = dateOfDay(localDay(zoneOf(timeZone), now));
  const date = shown.date ?? today;
  const isWeek = shown.view === 'week';
  const first = isWeek ? addDays(date, -((weekday(date) - firstWeekday + 7) % 7)) : date;
  const hostKey = shown.hostIds.join(',') || hostId;
  const model = useMemo(
    () => toGridModel(first, isWeek ? 7 : 1, zoneOf(timeZone), hostKey.split(',')),
    [first, isWeek, timeZone, hostKey],
  );
  const range = {
    startMinute: model.days[0]?.startMinute ?? 0,
    endMinute: model.days.at(-1)?.endMinute ?? 0,
    hostIds: shown.hostIds,
  };
  const { data, error, refetch } = useCalendar(range);
  const toHostName = (id: string) =>
    data?.hosts.find((host) => host.id === id)?.name ??
    (id === hostId ? `${firstname} ${lastname}` : '');
  const turn = (by: 1 | -1) => change({ date: addDays(date, by * (isWeek ? 7 : 1)) });
  const asked = useAsked();
  const soon: FreePlace = { startMinute: nextHalfHour(now), hostId };
  const bookAt = (place: FreePlace) => setOpen({ kind: 'book', place });
  const deeds: CalendarDeeds = {
    showToday: () => change({ date: undefined }),
    showView: (view) => change({ view }),
    // Where arrows, or the last press, have led.
    book: () => bookAt(cursorPlace.current ?? soon),
  };
  useCalendarKeys(deeds);
  const close = () => {
    setOpen(undefined);
    asked.done();
  };
  const place = open?.kind === 'book' ? open.place : asked.isAsked ? soon : undefined;
  const pick = (appointment: TimedAppointment) => {
    const [whose] = appointment.hostIds;
    const to = cursorAt(model, appointment.startMinute, whose) ?? { column: 0, place: 0 };
    setMoving({ appointment, to });
    close();
  };
  return (
    <>
      <ScreenHeading
        title={office('screens.calendar')}
        subtitle={isWeek ? formatMonth(first, language) : formatDay(date, language)}
      >
        <Button aria-keyshortcuts={calendarCommands.book.key} onClick={() => bookAt(soon)}>
          <Icon name="plus" className="size-4.5" />
          {t('book.title')}
        </Button>
      </ScreenHeading>
      <div className="mt-4 flex flex-col gap-3 max-md:pb-14">
        <CalendarToolbar
          shown={shown}
          hostIds={model.columns
            .slice(0, model.columns.length / model.days.length)
            .map((each) => each.hostId)}
          nowMinute={now}
          deeds={deeds}
          onChange={change}
          onTurn={turn}
        />
        {data && <CalendarNotes data={data} />}
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <CalendarGrid
            model={model}
            data={data}
            nowMinute={now}
            secondZone={secondZone}
            toHostName={toHostName}
            moving={moving}
            onMoving={setMoving}
            onOpen={(appointment) => setOpen({ kind: 'details', appointment })}
            onBook={bookAt}
            onCursor={(place) => {
              cursorPlace.current = place;
            }}
            onMove={(move) => setOpen({ kind: 'move', ...move })}
            onTurn={turn}
          />
        )}
      </div>
      {open?.kind === 'details' && (
        <AppointmentDialog
          appointment={open.appointment}
          nowMinute={now}
          onMove={(startMinute) =>
            setOpen({ kind: 'move', appointment: open.appointment, startMinute })
          }
          onPick={() => pick(open.appointment)}
          onClose={close}
        />
      )}
      {place && (
        <Suspense fallback={null}>
          <BookDialog
            wish={{ start: toIso(place.startMinute), hostId: place.hostId }}
            onClose={close}
            onBooked={close}
          />
        </Suspense>
      )}
      {open?.kind === 'move' && (
        <MoveDialog appointment={open.appointment} startMinute={open.startMinute} onClose={close} />
      )}
    </>
  );
}

function nextHalfHour(minute: number): number {
  return Math.ceil((minute + 1) / 30) * 30;
}
