import type { ReactNode } from 'react';
import { gapsOf, toPlace } from '#shared/domain/calendar/axis.ts';
import type { Column, GridModel } from '#shared/domain/calendar/grid-model.ts';
import { placeBlocks, placeSpans } from '#shared/domain/calendar/place-spans.ts';
import { AppointmentBlock } from './appointment-block.tsx';
import { BusyBlock } from './busy-block.tsx';
import type { CalendarData, TimedAppointment } from './calendar-data.ts';
import { toRem } from './to-rem.ts';

/** So high that a line of text fits. */
const MIN_BLOCK_MINUTES = 20;

interface DayColumnProps {
  readonly model: GridModel;
  readonly column: Column;
  readonly data: CalendarData | undefined;
  readonly nowMinute: number;
  readonly label: string;
  readonly movingId: string | undefined;
  readonly onOpen: (appointment: TimedAppointment) => void;
  /** The cursor and what is on its way. */
  readonly children: ReactNode;
}

/** A host's day from top to bottom. */
export function DayColumn(props: DayColumnProps) {
  const { model, column, data, nowMinute, label, movingId, onOpen, children } = props;
  const { axis } = model;
  const { day, hostId } = column;
  const host = data?.hosts.find(({ id }) => id === hostId);
  const own = data?.appointments.filter(({ hostIds }) => hostIds.includes(hostId)) ?? [];
  const buffers = own.map(({ takenFromMinute, takenUntilMinute }) => ({
    startMinute: takenFromMinute,
    endMinute: takenUntilMinute,
  }));
  const isToday = nowMinute >= day.startMinute && nowMinute < day.endMinute;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={label}
      data-column={model.columns.indexOf(column)}
      className="relative border-line border-l bg-sunken"
      style={{ height: toRem(axis.lengthMinutes) }}
    >
      {placeSpans(axis, day, host?.hours ?? []).map(({ from, to }) => (
        <span key={from} className="absolute inset-x-0 bg-raised" style={toBox(from, to)} />
      ))}
      <span aria-hidden="true" className="hour-lines absolute inset-0" />
      {gapsOf(axis, day).map(({ from, to }) => (
        <span key={from} className="busy-hatch absolute inset-x-0" style={toBox(from, to)} />
      ))}
      {placeSpans(axis, day, host?.busy ?? []).map((span) => (
        <BusyBlock key={`${span.kind} ${span.from}`} span={span} />
      ))}
      {placeSpans(axis, day, buffers).map(({ from, to }) => (
        <span
          key={`${from} ${to}`}
          className="absolute inset-x-0.5 rounded-md bg-brand/12"
          style={toBox(from, to)}
        />
      ))}
      {placeBlocks(axis, day, own, MIN_BLOCK_MINUTES).map((block) => (
        <AppointmentBlock
          key={block.id}
          block={block}
          isOver={block.endMinute <= nowMinute}
          isMoving={block.id === movingId}
          onOpen={() => onOpen(block)}
        />
      ))}
      {children}
      {isToday && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-4 border-danger border-t-2"
          style={{ top: toRem(toPlace(axis, day, nowMinute)) }}
        />
      )}
    </div>
  );
}

function toBox(from: number, to: number) {
  return { top: toRem(from), height: toRem(to - from) };
}
