import type { ReactNode } from 'react';
import type { Column, GridModel } from '#shared/domain/calendar/grid-model.ts';
import { placeBlocks, placeSpans } from '#shared/domain/calendar/place-spans.ts';
import { GridColumn } from '#shared/react/calendar/time-grid/grid-column.tsx';
import { toBox } from '#shared/react/calendar/time-grid/to-box.ts';
import { AppointmentBlock } from './appointment-block.tsx';
import { BusyBlock } from './busy-block.tsx';
import type { CalendarData, TimedAppointment } from './calendar-data.ts';

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
  return (
    <GridColumn
      model={model}
      column={column}
      label={label}
      hours={host?.hours ?? []}
      nowMinute={nowMinute}
    >
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
    </GridColumn>
  );
}
