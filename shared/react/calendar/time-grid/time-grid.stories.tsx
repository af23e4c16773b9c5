import { useRef } from 'react';
import { toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { fromIso } from '#shared/time/dates.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Stories } from '../../stories.ts';
import { GridColumn } from './grid-column.tsx';
import { GridHead } from './grid-head.tsx';
import { TimeGrid } from './time-grid.tsx';

const BERLIN = 'Europe/Berlin';
const at = (time: string) => fromIso(`2030-06-06T${time}:00Z`) ?? 0;
const week = toGridModel('2030-06-03', 7, zoneOf(BERLIN), ['ada']);
const pair = toGridModel('2030-06-05', 2, zoneOf(BERLIN), ['ada', 'grace']);
const hours = [{ startMinute: at('07:00'), endMinute: at('15:00') }];
const reader = { language: 'en', nowMinute: at('09:30') } as const;
const toHostName = (id: string) =>
  id === 'ada' ? 'Ada Brandt' : 'Grace Okafor-Wolfeschlegelsteinhausen';

function Example({ model }: { readonly model: typeof week }) {
  const grid = useRef<HTMLDivElement>(null);
  return (
    <TimeGrid
      ref={grid}
      label="Example"
      {...{ model, toHostName, ...reader }}
      zone={BERLIN}
      zones={['America/New_York', BERLIN]}
      clock="24h"
      again="again"
      gutter="w-13"
      narrowest="7.5rem"
      events={{}}
      className="card max-h-96 overflow-auto"
    >
      {(column, index) => (
        <GridColumn key={column.key} {...{ model, column, hours }} nowMinute={reader.nowMinute}>
          {/* The cursor, without which nobody scrolls by keyboard. */}
          {index === 0 && (
            <button type="button" className="absolute inset-x-0 top-1/3 bg-subtle text-xs">
              08:00
            </button>
          )}
        </GridColumn>
      )}
    </TimeGrid>
  );
}

export const stories: Stories = {
  'grid-column': week.columns[3]
    ? {
        today: (
          <GridColumn
            model={week}
            column={week.columns[3]}
            label="Thursday"
            hours={hours}
            nowMinute={reader.nowMinute}
          >
            {null}
          </GridColumn>
        ),
      }
    : {},
  'grid-head': {
    'a week': (
      <div className="grid grid-cols-8">
        <GridHead model={week} zones={[BERLIN]} {...reader} />
      </div>
    ),
    'two people': (
      <div className="grid grid-cols-5">
        <GridHead model={pair} zones={[BERLIN]} toHostName={toHostName} {...reader} />
      </div>
    ),
  },
  'time-grid': {
    'in two zones': <Example model={week} />,
    'two people': <Example model={pair} />,
  },
};
