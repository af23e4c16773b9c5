import type { ReactNode } from 'react';
import { gapsOf, toPlace } from '#shared/domain/calendar/axis.ts';
import type { Column, GridModel } from '#shared/domain/calendar/grid-model.ts';
import { placeSpans, type Span } from '#shared/domain/calendar/place-spans.ts';
import { toHeight } from '../to-height.ts';
import { toBox } from './to-box.ts';

interface GridColumnProps {
  readonly model: GridModel;
  readonly column: Column;
  /** What it is called, where what lies in it is not named on its own. */
  readonly label?: string;
  /** When its host gives time: the rest is shaded. */
  readonly hours: readonly Span[];
  /** Draws a line where it is now. */
  readonly nowMinute?: number;
  /** What lies in it: blocks, the cursor, what is on its way. */
  readonly children: ReactNode;
}

/** A day of somebody from top to bottom: hours, lines, and what lies on them. */
export function GridColumn(props: GridColumnProps) {
  const { model, column, label, hours, nowMinute = 0, children } = props;
  const { axis, columns, days } = model;
  const { day } = column;
  const index = columns.indexOf(column);
  const people = columns.length / days.length;
  const isToday = nowMinute >= day.startMinute && nowMinute < day.endMinute;
  return (
    <div
      {...(label !== undefined && { role: 'group', 'aria-label': label })}
      data-column={index}
      className={`relative border-line bg-sunken ${people > 1 && index % people === 0 ? 'border-l-2 border-l-line-strong' : 'border-l'}`}
      style={{ height: toHeight(axis.lengthMinutes) }}
    >
      {placeSpans(axis, day, hours).map(({ from, to }) => (
        <span
          key={from}
          className="absolute inset-x-0 bg-raised forced-colors:border-2"
          style={toBox(from, to)}
        />
      ))}
      <span aria-hidden="true" className="hour-lines absolute inset-0" />
      {gapsOf(axis, day).map(({ from, to }) => (
        <span key={from} className="busy-hatch absolute inset-x-0" style={toBox(from, to)} />
      ))}
      {children}
      {isToday && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-4 border-danger border-t-2"
          style={{ top: toHeight(toPlace(axis, day, nowMinute)) }}
        />
      )}
    </div>
  );
}
