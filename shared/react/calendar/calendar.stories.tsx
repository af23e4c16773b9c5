import { toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Stories } from '../stories.ts';
import { HourGutter } from './hour-gutter.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { SlotList, SlotListSkeleton } from './slot-list.tsx';
import { NoSlots, SlotPanel } from './slot-panel.tsx';

const nothing = () => undefined;
const BERLIN = 'Europe/Berlin';
const spots = ['08:00', '08:30', '09:00'].map((time) => ({ startTime: `2030-06-06T${time}:00Z` }));
const group = [
  { startTime: '2030-06-06T08:00:00Z', appointment: { id: 'a', totalSpots: 8, takenSpots: 3 } },
];
const month = {
  month: '2030-06',
  today: '2030-06-04',
  freeDates: new Set(['2030-06-05', '2030-06-06', '2030-06-07', '2030-06-11', '2030-06-12']),
  selected: '2030-06-06',
  isLoading: false,
  onSelect: nothing,
  onMonth: nothing,
};
const list = { spots, timeZone: BERLIN, selectedStart: spots[1]?.startTime, onPick: nothing };

export const stories: Stories = {
  // Its tabs name the panel below them.
  'clock-tabs': {
    'without a day': (
      <SlotPanel date={undefined} count={0}>
        {null}
      </SlotPanel>
    ),
  },
  'hour-gutter': {
    'the day when clocks go back': (
      <HourGutter
        model={toGridModel('2030-10-27', 1, zoneOf(BERLIN), [''])}
        reader={{ language: 'en', timeZone: BERLIN }}
        clock="24h"
        again="again"
      />
    ),
  },
  'month-calendar': {
    'a day chosen': <MonthCalendar {...month} />,
    'nothing free': <MonthCalendar {...month} freeDates={new Set()} selected={undefined} />,
    loading: <MonthCalendar {...month} freeDates={new Set()} selected={undefined} isLoading />,
  },
  'slot-list': {
    'one chosen': <SlotList {...list} />,
    'one to confirm': <SlotList {...list} confirm={{ isBusy: false, onConfirm: nothing }} />,
    'being confirmed': <SlotList {...list} confirm={{ isBusy: true, onConfirm: nothing }} />,
    'seats of a group': <SlotList {...list} spots={group} />,
    'a time that comes twice': (
      <SlotList
        {...list}
        spots={[{ startTime: '2030-10-27T00:30:00Z' }, { startTime: '2030-10-27T01:30:00Z' }]}
      />
    ),
    loading: <SlotListSkeleton />,
  },
  'slot-panel': {
    'a day': (
      <SlotPanel date="2030-06-06" count={3}>
        <SlotList {...list} />
      </SlotPanel>
    ),
    'none, but later': <NoSlots earliestDate="2030-07-01" onShowDate={nothing} />,
    'none at all': <NoSlots earliestDate={null} onShowDate={nothing} />,
    'a host pauses': <NoSlots earliestDate={null} pausedUntil="2030-07-01" onShowDate={nothing} />,
  },
};
