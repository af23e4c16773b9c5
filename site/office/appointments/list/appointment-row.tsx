import type { AppointmentSummary } from '#shared/api/hosted-appointment.ts';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useFormats } from '#site/office/formats.tsx';
import { Faces } from '../faces.tsx';
import { StateBadge } from '../state-badge.tsx';

interface AppointmentRowProps {
  readonly appointment: AppointmentSummary;
  /** What all of the list are, and none has to say. */
  readonly usual: AppointmentState | undefined;
}

/** One appointment below its day: when, who, what, where, with whom, and what has become of it. */
export function AppointmentRow({ appointment, usual }: AppointmentRowProps) {
  const formats = useFormats();
  const clock = useClock();
  const { start, end, state, name, seats, hosts } = appointment;
  const isUnusual = state !== usual;
  const isOff = state === 'cancelled' || state === 'expired';
  const what = seats ? `${name} · ${seats.taken}/${seats.total}` : name;
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 sm:gap-x-4 lg:grid-cols-[8.5rem_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.8fr)_12rem]">
      <time
        dateTime={start}
        className={`whitespace-nowrap text-soft text-xs tabular-nums sm:w-34 sm:text-sm ${isOff ? 'line-through' : ''}`}
      >
        <span className="sm:hidden">{formats.time(start, clock)}</span>
        <span className="max-sm:hidden">{formats.range(start, end, clock)}</span>
      </time>
      <span className="min-w-0 sm:flex sm:items-baseline sm:gap-x-3">
        <span className="block truncate font-medium text-sm">
          <People appointment={appointment} />
        </span>
        <span className="flex min-w-0 items-center gap-2 lg:hidden">
          {isUnusual && (
            <span className="flex shrink-0 sm:hidden">
              <StateBadge state={state} />
            </span>
          )}
          <span
            className={`truncate text-soft text-xs sm:text-sm ${isUnusual ? 'max-sm:hidden' : ''}`}
          >
            {what}
          </span>
        </span>
      </span>
      <span className="hidden truncate text-soft text-sm lg:block">{what}</span>
      <span className="hidden truncate text-soft text-sm lg:block">
        <Place appointment={appointment} />
      </span>
      <span className="flex items-center justify-end gap-2">
        {isUnusual && (
          <span className="flex max-sm:hidden">
            <StateBadge state={state} />
          </span>
        )}
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
  const { labelKey } = channelRows[channel];
  return <>{location ?? customChannelName ?? common(`channels.${labelKey}`)}</>;
}
