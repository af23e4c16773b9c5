import type { AppointmentSummary } from '#shared/api/hosted-appointment.ts';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useFormats } from '#site/office/formats.tsx';
import { Faces } from '../faces.tsx';
import { StateBadge } from '../state-badge.tsx';
import { useDayName } from '../use-day-name.ts';

interface AppointmentRowProps {
  readonly appointment: AppointmentSummary;
  /** What all of the list are, and none has to say. */
  readonly usual: AppointmentState | undefined;
}

/** One appointment: when, who, what, where, with whom, and what has become of it. */
export function AppointmentRow({ appointment, usual }: AppointmentRowProps) {
  const formats = useFormats();
  const clock = useClock();
  const dayName = useDayName('little');
  const { start, end, state, name, seats, hosts } = appointment;
  const isOff = state === 'cancelled' || state === 'expired';
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 md:grid-cols-[8.5rem_minmax(0,1.4fr)_minmax(0,1fr)_9.5rem_4rem]">
      <span className="text-sm">
        <time dateTime={start} className="flex flex-wrap gap-x-2 md:block">
          <span className="font-medium first-letter:uppercase md:block">{dayName(start)}</span>
          <span className={`text-soft tabular-nums ${isOff ? 'line-through' : ''}`}>
            {formats.range(start, end, clock)}
          </span>
        </time>
      </span>
      <span className="text-right md:order-1 md:text-left">
        {state !== usual && <StateBadge state={state} />}
      </span>
      <span className="min-w-0">
        <span className="block font-medium max-md:wrap-anywhere md:truncate md:text-sm">
          <People appointment={appointment} />
        </span>
        <span className="block truncate text-soft text-sm">
          {name}
          {seats && ` · ${seats.taken}/${seats.total}`}
        </span>
      </span>
      <span className="hidden min-w-0 items-center gap-1.5 text-soft text-sm md:flex">
        <Place appointment={appointment} />
      </span>
      <span className="justify-self-end md:order-2">
        <Faces hosts={hosts} />
      </span>
    </span>
  );
}

/** Who comes: the first by name, the others by number. */
function People({ appointment }: { readonly appointment: AppointmentSummary }) {
  const t = useTexts('appointments');
  const { attendees, attendeeCount } = appointment;
  const names = attendees.map(({ name, email }) => name || email || t('erased'));
  const rest = attendeeCount - names.length;
  const shown = names.join(', ');
  return <>{rest > 0 ? t('andMore', { names: shown, count: rest }) : shown}</>;
}

function Place({ appointment }: { readonly appointment: AppointmentSummary }) {
  const common = useTexts('common');
  const { channel, customChannelName, location } = appointment;
  const { icon, labelKey } = channelRows[channel];
  return (
    <>
      <Icon name={icon} className="size-4 shrink-0" />
      <span className="truncate">
        {location ?? customChannelName ?? common(`channels.${labelKey}`)}
      </span>
    </>
  );
}
