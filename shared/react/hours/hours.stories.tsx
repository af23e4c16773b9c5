import { type ReactNode, useId, useState } from 'react';
import { toWeekHours, type WeekHours, weekdaysFrom } from '#shared/domain/schedule/week-hours.ts';
import { hours } from '#tests/support/hours.ts';
import type { Stories } from '../stories.ts';
import { Button } from '../ui/button.tsx';
import { CopyDayDialog } from './copy-day-dialog.tsx';
import { DateField } from './date-field.tsx';
import { DayRow } from './day-row.tsx';
import { DayTrack } from './day-track.tsx';
import { HourScale } from './hour-scale.tsx';
import { RangeFields } from './range-fields.tsx';
import { TimeField } from './time-field.tsx';
import { WeekEditor } from './week-editor.tsx';
import { WeekPicture } from './week-picture.tsx';
import { ZoneField } from './zone-field.tsx';

const nothing = () => undefined;
const lunch = hours('9:00-12:00', '13:00-17:00');
const overlapping = hours('9:00-12:00', '11:30-17:00');
const odd = toWeekHours([[], lunch, lunch, hours('22:00-2:00'), [], hours('0:00-24:00'), []]);
const NOW_MS = Date.UTC(2030, 0, 7);

function Edited({ from }: { readonly from: WeekHours }): ReactNode {
  const [week, setWeek] = useState(from);
  return <WeekEditor week={week} onChange={setWeek} />;
}

/** A dialog lies above the whole page: it is opened. */
function Copied(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Copy
      </Button>
      {isOpen && <CopyDayDialog weekday={1} onCopy={close} onClose={close} />}
    </>
  );
}

/** What names its keys stands beside it. */
function WithKeys({ children }: { readonly children: (id: string) => ReactNode }): ReactNode {
  const id = useId();
  return (
    <>
      {children(id)}
      <p id={id}>Arrows move them.</p>
    </>
  );
}

const aDay = (day: WeekHours[number]) => (
  <WithKeys>
    {(id) => (
      <DayTrack name="Monday" hours={day} describedBy={id} onChange={nothing} onDraw={nothing} />
    )}
  </WithKeys>
);

const aRow = (day: WeekHours[number]) => (
  <WithKeys>
    {(id) => (
      <DayRow
        weekday={1}
        hours={day}
        describedBy={id}
        onChange={nothing}
        onOvernight={nothing}
        onCopy={nothing}
        onSay={nothing}
      />
    )}
  </WithKeys>
);

const fields = (day: WeekHours[number]) => (
  <RangeFields name="Monday" hours={day} onChange={nothing} onRemove={nothing} onSay={nothing} />
);

export const stories: Stories = {
  'copy-day-dialog': { closed: <Copied /> },
  'date-field': {
    empty: <DateField label="First day" value="" onChange={nothing} />,
    chosen: <DateField label="First day" value="2030-12-24" onChange={nothing} />,
  },
  'day-row': { 'with a break': aRow(lunch), overlapping: aRow(overlapping), closed: aRow([]) },
  'day-track': {
    'with a break': aDay(lunch),
    overlapping: aDay(overlapping),
    empty: aDay([]),
    'the whole day': aDay(hours('0:00-24:00')),
  },
  'hour-scale': { plain: <HourScale /> },
  'range-fields': { 'with a break': fields(lunch), overlapping: fields(overlapping) },
  'time-field': {
    plain: <TimeField label="From" minute={540} onChange={nothing} onReject={nothing} />,
    wrong: <TimeField label="To" minute={540} isInvalid onChange={nothing} onReject={nothing} />,
  },
  'week-editor': { odd: <Edited from={odd} /> },
  'week-picture': {
    'working week': <WeekPicture week={weekdaysFrom(540, 1020)} />,
    odd: <WeekPicture week={odd} />,
    empty: <WeekPicture week={toWeekHours([])} />,
  },
  'zone-field': {
    known: <ZoneField label="Zone" timeZone="Asia/Kolkata" nowMs={NOW_MS} onChange={nothing} />,
    old: <ZoneField label="Zone" timeZone="US/Pacific" nowMs={NOW_MS} onChange={nothing} />,
  },
};
