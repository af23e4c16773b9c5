import { useState } from 'react';
import { channelRows } from '#shared/domain/channels.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { DialogForm } from '#shared/react/form/dialog-form.tsx';
import { FormFrame } from '#shared/react/form/form-dialog.tsx';
import { MomentField } from '#shared/react/form/moment-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Link } from '#shared/react/router/link.tsx';
import { Button, buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { fromIso } from '#shared/time/dates.ts';
import { JoinButton } from '#site/office/appointment/join-button.tsx';
import { useWhoText } from '#site/office/appointment/use-who-text.ts';
import { AnswerButtons } from '#site/office/decision/answer-buttons.tsx';
import { WaysOn } from '#site/office/decision/ways-on.tsx';
import { WhatHappened } from '#site/office/decision/what-happened.tsx';
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

const STEP_MINUTES = 15;

/** Who, what and where; another time; the way in. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, nowMinute, onMove, onPick, onClose } = props;
  const t = useTexts('calendar');
  const office = useTexts('office');
  const { t: common } = useTranslation('common');
  const formats = useZoned();
  const clock = useClock();
  const toWho = useWhoText();
  const [wished, setWished] = useState<string | null>(appointment.start);
  const { about, start, end, state, id, startMinute, decisions } = appointment;
  if (!about) return null;
  const { icon, labelKey } = channelRows[about.channel];
  const wishedMinute = wished === null ? undefined : fromIso(wished);
  return (
    <FormFrame title={about.name} onClose={onClose}>
      <div className="flex flex-col gap-3 pb-5">
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
        {decisions.map((each) => (
          <div key={`${each.kind} ${each.about}`} className="rounded-lg bg-held-soft p-3">
            <WhatHappened decision={each} formats={formats} />
            <div className="mt-2.5 flex flex-wrap gap-2">
              <AnswerButtons decision={each} formats={formats} onDone={onClose} />
              {each.kind === 'clash' && (
                <WaysOn appointment={each.appointment} formats={formats} onDone={onClose} />
              )}
            </div>
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <JoinButton appointment={appointment} nowMinute={nowMinute} />
          <Link
            to={toPath('appointment-detail', { appointmentId: id })}
            className={buttonClass('quiet', 'min-h-9! py-1! text-sm')}
          >
            {t('details.open')}
          </Link>
        </div>
      </div>
      {startMinute > nowMinute && (
        <DialogForm
          isStep
          verb={t('details.move')}
          keep={common('back')}
          isIdle={wishedMinute === undefined || wishedMinute === startMinute}
          onSave={async () => wishedMinute !== undefined && onMove(wishedMinute)}
          onClose={onClose}
        >
          <MomentField
            label={t('details.new')}
            timeZone={formats.timeZone}
            stepMinutes={STEP_MINUTES}
            value={wished}
            onMoment={setWished}
          />
          <Button tone="quiet" className="-mt-2 self-start text-sm" onClick={onPick}>
            {t('details.pick')}
          </Button>
        </DialogForm>
      )}
    </FormFrame>
  );
}
