import { useClock } from '#shared/react/calendar/clock-store.ts';
import { toBox } from '#shared/react/calendar/time-grid/to-box.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useWhoText } from '#site/office/appointment/use-who-text.ts';
import type { TimedAppointment } from './calendar-data.ts';
import { useZoned } from './use-zoned.ts';

interface AppointmentBlockProps {
  readonly block: TimedAppointment & {
    readonly from: number;
    readonly to: number;
    readonly lane: number;
    readonly lanes: number;
  };
  readonly isOver: boolean;
  readonly isMoving: boolean;
  readonly onOpen: () => void;
}

const LINE_MINUTES = 40;

/** An appointment where it is; of a colleague's that is not to be known, that it is. */
export function AppointmentBlock({ block, isOver, isMoving, onOpen }: AppointmentBlockProps) {
  const t = useTexts('calendar');
  const office = useTexts('office');
  const appointments = useTexts('appointments');
  const formats = useZoned();
  const clock = useClock();
  const toWho = useWhoText();
  const { about, start, end, state, decisions, from, to, lane, lanes } = block;
  const time = formats.range(start, end, clock);
  const who = about ? toWho(about) : t('busy.appointment');
  const isAsked = decisions.length > 0;
  const isTall = to - from >= LINE_MINUTES;
  // What is seen comes first, so that it can be said to choose it.
  const unseen = [
    ...(isTall ? [] : [about?.name, time]),
    formats.day(start),
    state === 'booked' ? undefined : office(`appointment.${state}`),
    isAsked ? appointments('decisions.mark') : undefined,
  ];
  const look = !about
    ? 'bg-busy-soft text-ink border-l-busy'
    : state === 'booked'
      ? 'bg-brand-soft text-ink border-l-brand'
      : 'bg-waiting-soft text-ink border-l-waiting border-dashed';
  return (
    <button
      type="button"
      data-block={block.id}
      onClick={about ? onOpen : undefined}
      aria-disabled={about ? undefined : true}
      className={`absolute z-5 touch-pan-y select-none overflow-hidden rounded-md border-y border-y-transparent border-l-4 bg-clip-padding px-1.5 py-px text-left text-xs outline-offset-0! forced-colors:border ${look} ${isOver ? 'border-l-line-strong! bg-busy-soft! text-soft!' : ''} ${isMoving ? 'opacity-40' : ''}`}
      style={{
        // Half an hour is as high as a target has to be: the gap to the next is a border's.
        ...toBox(from, to),
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
      }}
    >
      {isAsked && <Icon name="alert" className="float-right mt-px ml-1 size-3.5 text-held" />}
      <span className="block truncate font-medium">{who}</span>
      {isTall && (
        <>
          {about && <span className="block truncate text-soft">{about.name}</span>}
          <span className="block truncate text-soft tabular-nums">{time}</span>
        </>
      )}
      <span className="sr-only">{unseen.filter(Boolean).join(', ')}</span>
    </button>
  );
}
