import { useState } from 'react';
import { channelRows } from '#shared/domain/channels.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { fromWallClock, toWallClock } from '#shared/time/wall-clock.ts';
import { JoinButton } from '#site/office/appointment/join-button.tsx';
import { useWhoText } from '#site/office/appointment/use-who-text.ts';
import type { TimedAppointment } from './calendar-data.ts';
import { useZoned } from './use-zoned.ts';

interface AppointmentDialogProps {
  readonly appointment: TimedAppointment;
  readonly nowMinute: number;
  readonly onMove: (startMinute: number) => void;
  /** Its new place is pressed in the calendar. */
  readonly onPick: () => void;
  readonly onClose: () => void;
}

const STEP_SECONDS = 900;

/** Who, what and where; another time; the way in. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, nowMinute, onMove, onPick, onClose } = props;
  const t = useTexts('calendar');
  const office = useTexts('office');
  const { t: common } = useTranslation('common');
  const formats = useZoned();
  const clock = useClock();
  const toWho = useWhoText();
  const [wish, setWish] = useState(toWallClock(appointment.startMinute, formats.timeZone));
  const { about, start, end, state, id, startMinute } = appointment;
  if (!about) return null;
  const { icon, labelKey } = channelRows[about.channel];
  const wished = fromWallClock(wish, formats.timeZone);
  return (
    <Dialog title={about.name} onClose={onClose} className="flex flex-col gap-3 p-5">
      <p className="font-medium">{toWho(about)}</p>
      <p className="tabular-nums">
        {formats.day(start)}
        <br />
        {formats.range(start, end, clock)}
      </p>
      <p className="flex items-center gap-2 text-soft">
        <Icon name={icon} className="size-4.5" />
        <span className="wrap-anywhere">{about.location || common(`channels.${labelKey}`)}</span>
      </p>
      {state !== 'booked' && (
        <p className="w-fit rounded-full bg-waiting-soft px-2.5 text-sm text-waiting">
          {office(`appointment.${state}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <JoinButton appointment={appointment} nowMinute={nowMinute} />
        <Link
          to={toPath('appointment-detail', { appointmentId: id })}
          className={buttonClass('quiet', 'min-h-9! py-1! text-sm')}
        >
          {t('details.open')}
        </Link>
      </div>
      {startMinute > nowMinute && (
        <form
          className="mt-2 border-line border-t pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (wished !== undefined && wished !== startMinute) onMove(wished);
          }}
        >
          <label className="block">
            <span className="mb-1.5 block font-medium text-sm">{t('details.new')}</span>
            <input
              type="datetime-local"
              step={STEP_SECONDS}
              required
              value={wish}
              onChange={(event) => setWish(event.target.value)}
              className="field"
            />
          </label>
          <div className="actions mt-4">
            <Button tone="plain" onClick={onPick}>
              {t('details.pick')}
            </Button>
            <Button
              type="submit"
              tone="quiet"
              disabled={wished === undefined || wished === startMinute}
            >
              {t('details.move')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
