import { toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { zoneOf } from '#shared/time/zone.ts';
import type { Stories } from '../stories.ts';
import { ClashNote } from './clash-note.tsx';
import { HostTime } from './host-time.tsx';
import { HourGutter } from './hour-gutter.tsx';
import { NextStarts } from './next-starts.tsx';
import { SlotButton } from './slot-button.tsx';
import { SlotList, SlotListSkeleton } from './slot-list.tsx';
import { NoSlots, SlotPanel } from './slot-panel.tsx';
import { WindowCalendar } from './window-calendar.tsx';

const nothing = () => undefined;
const BERLIN = 'Europe/Berlin';
const spots = ['08:00', '08:30', '09:00'].map((time) => ({ startTime: `2030-06-06T${time}:00Z` }));
const group = [
  { startTime: '2030-06-06T08:00:00Z', appointment: { id: 'a', totalSpots: 8, takenSpots: 3 } },
];
const weeks = {
  from: '2030-06-04',
  today: '2030-06-04',
  freeDates: new Set(['2030-06-05', '2030-06-06', '2030-06-07', '2030-06-11', '2030-06-12']),
  selected: '2030-06-06',
  isLoading: false,
  onSelect: nothing,
  onTurn: nothing,
};
const list = { spots, timeZone: BERLIN, selectedStart: spots[1]?.startTime, onPick: nothing };

const longDay = Array.from({ length: 12 }, (_, hour) => ({
  startTime: `2030-06-06T${String(6 + hour).padStart(2, '0')}:00:00Z`,
}));
const next = {
  starts: ['04', '05', '06', '20'].map((day) => ({
    date: `2030-06-${day}`,
    spot: { startTime: `2030-06-${day}T12:00:00Z` },
  })),
  today: '2030-06-04',
  timeZone: BERLIN,
  selectedStart: undefined,
  onPick: nothing,
};

const slot = {
  startIso: '2030-06-06T08:00:00Z',
  time: '10:00',
  timeZone: BERLIN,
  host: undefined,
  isSelected: false,
  clashId: undefined,
  onPick: nothing,
};

const clash = (startIso: string) => startIso < '2030-06-06T08:45';

export const stories: Stories = {
  'clash-note': { 'beside a list': <ClashNote id="clash" /> },
  // Its tabs name the panel below them.
  'clock-tabs': {
    'without a day': (
      <SlotPanel date={undefined} count={0}>
        {null}
      </SlotPanel>
    ),
  },
  'host-time': {
    'another day there': (
      <HostTime
        startIso="2030-06-06T22:30:00Z"
        timeZone={BERLIN}
        host={{ name: 'Ada', timeZone: 'America/New_York' }}
        className="block"
      />
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
  'window-calendar': {
    'a day chosen': <WindowCalendar {...weeks} />,
    'a day of the visitor’s own': (
      <WindowCalendar {...weeks} clashingDates={new Set(['2030-06-05'])} />
    ),
    'nothing free': <WindowCalendar {...weeks} freeDates={new Set()} selected={undefined} />,
    loading: <WindowCalendar {...weeks} freeDates={new Set()} selected={undefined} isLoading />,
  },
  'next-starts': {
    'of several days': <NextStarts {...next} />,
    'where the visitor has something else': <NextStarts {...next} clash={clash} />,
    'where the host’s clock shows another time': (
      <NextStarts {...next} host={{ name: 'Ada', timeZone: 'America/New_York' }} />
    ),
    none: <NextStarts {...next} starts={[]} />,
    loading: <NextStarts {...next} starts={undefined} />,
  },
  'slot-button': {
    'of a day': <SlotButton {...slot} />,
    'with its day, picked': <SlotButton {...slot} day="Thu" isSelected />,
  },
  'slot-list': {
    'a long day': <SlotList {...list} spots={longDay} />,
    'for a host in another zone': (
      <SlotList {...list} host={{ name: 'Ada', timeZone: 'America/New_York' }} />
    ),
    'one chosen': <SlotList {...list} />,
    'where the visitor has something else': <SlotList {...list} clash={clash} />,
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
