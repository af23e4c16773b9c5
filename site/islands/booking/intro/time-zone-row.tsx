import type { Flow } from '#shared/domain/booking/flow.ts';
import { type HostClock, isSameClock } from '#shared/react/calendar/host-time.tsx';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Slashed } from '#shared/react/ui/slashed.tsx';
import { fromIso } from '#shared/time/dates.ts';
import { TimeZoneButton } from '#site/lib/time-zones/time-zone-button.tsx';
import { toZoneText } from '#site/lib/time-zones/to-zone-text.ts';
import type { Send } from '../booking-atom.ts';
import type { WindowShown } from '../window-shown.ts';
import { Row } from './row.tsx';
import { hasChosenTime } from './row-props.ts';

interface TimeZoneRowProps {
  readonly flow: Flow;
  readonly weeks: WindowShown;
  readonly send: Send;
  /** Whose clock may show other times. */
  readonly host: HostClock | undefined;
}

/** Nothing can be chosen again once something is paid or booked. */
export function TimeZoneRow({ flow, weeks, send, host }: TimeZoneRowProps) {
  const { timeZone } = flow.draft;
  const minute = shownMinute(flow, weeks);
  const isFixed = ['payment', 'unpayable', 'booked'].includes(flow.step);
  return (
    <Row icon="globe">
      {isFixed ? (
        <Slashed text={toZoneText(timeZone, minute)} />
      ) : (
        <TimeZoneButton
          timeZone={timeZone}
          minute={minute}
          onSelect={(chosen) => send({ type: 'time-zone-changed', timeZone: chosen })}
        />
      )}
      <HostZone host={host} timeZone={timeZone} minute={minute} />
    </Row>
  );
}

/** Where the host is, if clocks show another time there. */
function HostZone(props: {
  readonly host: HostClock | undefined;
  readonly timeZone: string;
  readonly minute: number;
}) {
  const { host, timeZone, minute } = props;
  const { t } = useTranslation('booking');
  if (!host || isSameClock(minute, timeZone, host.timeZone)) return null;
  return (
    <span className="block text-soft text-xs">
      <Slashed
        text={t('panel.hostTimeZone', {
          name: host.name,
          zone: toZoneText(host.timeZone, minute),
        })}
      />
    </span>
  );
}

/** When the visitor is looking at: what they are booking, else the day's first start, else now. */
function shownMinute(flow: Flow, { date, free }: WindowShown): number {
  const first = free.find((day) => day.date === date)?.spots[0]?.startTime;
  const start = hasChosenTime(flow) ? flow.draft.picked.startIso : first;
  return (start && fromIso(start, 'floor')) || Math.floor(Date.now() / 60_000);
}
