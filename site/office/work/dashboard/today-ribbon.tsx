import type { CSSProperties } from 'react';
import type { Dashboard } from '#shared/api/dashboard.ts';
import { layOutLanes } from '#shared/domain/calendar/lay-out-lanes.ts';
import { toLocalDay } from '#shared/domain/calendar/local-day.ts';
import { type Ribbon, toRibbon, toShare } from '#shared/domain/calendar/ribbon.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatHour } from '#shared/time/format.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { useFormats } from '#site/office/formats.tsx';

type Span = { readonly from: number; readonly until: number };

const toMinute = (iso: string) => Date.parse(iso) / 60_000;
const toSpan = ({ start, end }: { readonly start: string; readonly end: string }): Span => ({
  from: toMinute(start),
  until: toMinute(end),
});

interface TodayRibbonProps {
  readonly today: Dashboard['today'];
  readonly nowMinute: number;
}

/** The waking hours from left to right: free ones light, what is taken on them, now as a line. */
export function TodayRibbon({ today, nowMinute }: TodayRibbonProps) {
  const t = useTexts('dashboard');
  const formats = useFormats();
  const clock = useClock();
  const hours = today.hours.map(toSpan);
  const meetings = today.appointments.map((each) => ({ ...toSpan(each), ...each }));
  const zone = zoneOf(formats.timeZone);
  const ribbon = toRibbon(toLocalDay(today.date, zone), [...hours, ...meetings], zone);
  const lanes = layOutLanes(meetings.map(({ from, until }) => ({ from, to: until })));
  const isNow = nowMinute >= ribbon.from && nowMinute <= ribbon.until;
  const step = ribbon.hours.length > 9 ? 3 : 1;
  return (
    // All of it stands in words in the list below.
    <div aria-hidden="true" className="mt-3 select-none">
      <div className="relative h-14 overflow-hidden rounded-lg border border-line bg-sunken forced-colors:border-[CanvasText]">
        {hours.map((span) => (
          <Piece key={span.from} ribbon={ribbon} span={span} className="inset-y-0 bg-free-soft" />
        ))}
        {today.busy.map(toSpan).map((span) => (
          <Piece key={span.from} ribbon={ribbon} span={span} className="busy-hatch inset-y-0" />
        ))}
        {meetings.map((meeting, index) => (
          <Piece
            key={meeting.id}
            ribbon={ribbon}
            span={meeting}
            style={toLaneStyle(lanes[index])}
            className={`rounded-md border border-surface ${meeting.state === 'booked' ? 'bg-brand' : 'bg-waiting'} ${meeting.until <= nowMinute ? 'opacity-50' : ''}`}
          />
        ))}
        {isNow && (
          <span
            className="absolute inset-y-0 w-0.5 bg-danger forced-colors:bg-[Highlight]"
            style={{ insetInlineStart: percent(toShare(ribbon, nowMinute)) }}
          />
        )}
      </div>
      <div className="relative mt-1 h-4 text-soft text-xs tabular-nums">
        {ribbon.hours.map(
          (minute, index) =>
            index % step === 0 && (
              <span
                key={minute}
                className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full rtl:translate-x-1/2"
                style={{ insetInlineStart: percent(toShare(ribbon, minute)) }}
              >
                {formatHour(minute, formats, clock)}
              </span>
            ),
        )}
      </div>
      {isNow && <span className="sr-only">{t('today.now')}</span>}
    </div>
  );
}

interface PieceProps {
  readonly ribbon: Ribbon;
  readonly span: Span;
  readonly className: string;
  readonly style?: CSSProperties;
}

function Piece({ ribbon, span, className, style }: PieceProps) {
  const from = toShare(ribbon, span.from);
  const until = toShare(ribbon, span.until);
  return (
    <span
      className={`absolute min-w-1 ${className}`}
      style={{ insetInlineStart: percent(from), width: percent(until - from), ...style }}
    />
  );
}

function toLaneStyle(found: { readonly lane: number; readonly lanes: number } | undefined) {
  const { lane = 0, lanes = 1 } = found ?? {};
  return { top: percent(0.12 + (lane / lanes) * 0.76), height: percent(0.76 / lanes) };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
