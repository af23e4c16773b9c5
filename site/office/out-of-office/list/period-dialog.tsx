import { useState } from 'react';
import {
  type AskedAway,
  type AwayPeriod,
  MAX_AWAY_NOTE_LENGTH,
} from '#shared/api/out-of-office.ts';
import { AWAY_REASONS } from '#shared/domain/away-reason.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { TextField } from '#shared/react/form/text-field.tsx';
import { DateField } from '#shared/react/hours/date-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { addDays, dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';
import { AppointmentsChoice } from './appointments-choice.tsx';
import { DelegateChoice } from './delegate-choice.tsx';
import { usePeriods } from './use-periods.ts';

/** Nobody is away for longer at once. */
const MAX_DAYS = 365;

interface PeriodDialogProps {
  /** The one that is changed; none for a new one. */
  readonly period: AwayPeriod | undefined;
  /** Who is away; none for oneself. */
  readonly hostId: string | undefined;
  readonly timeZone: string;
  readonly onClose: () => void;
}

/** Days away, why, who stands in, and what happens to the appointments in them. */
export function PeriodDialog({ period, hostId, timeZone, onClose }: PeriodDialogProps) {
  const t = useTexts('out-of-office');
  const [today] = useState(() =>
    dateOfDay(localDay(zoneOf(period?.timezone ?? timeZone), Math.floor(Date.now() / 60_000))),
  );
  const [asked, setAsked] = useState(() => toAsked(period, today));
  const put = (part: Partial<AskedAway>) => setAsked((now) => ({ ...now, ...part }));
  const { create, change, settle } = usePeriods();
  const { firstDate, lastDate } = asked;
  const save = async () => {
    const body = { ...asked, note: asked.note?.trim() || null };
    const { outcome } = period
      ? await change({
          params: { path: { outOfOfficeId: period.id } },
          body: { ...body, was: { firstDate: period.firstDate, lastDate: period.lastDate } },
        })
      : await create({ body: { ...body, hostId } });
    await settle(outcome);
  };
  return (
    <FormDialog
      title={t(period ? 'change' : 'new')}
      shape="sheet"
      verb={t('save')}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          name="firstDate"
          label={t('firstDate')}
          // One that has begun goes on from where it did.
          min={period && period.firstDate < today ? period.firstDate : today}
          value={firstDate}
          onChange={(date) =>
            put(date > lastDate ? { firstDate: date, lastDate: date } : { firstDate: date })
          }
        />
        <DateField
          name="lastDate"
          label={t('lastDate')}
          flaw={isSpan(firstDate, lastDate) ? undefined : t('wrongDays')}
          min={firstDate}
          max={firstDate && addDays(firstDate, MAX_DAYS)}
          value={lastDate}
          onChange={(date) => put({ lastDate: date })}
        />
      </div>
      <SelectField
        label={t('reason')}
        hint={t('reasonHint')}
        value={asked.reason}
        options={AWAY_REASONS.map((reason) => [reason, t(`reasons.${reason}`)])}
        onChange={(reason) =>
          put({ reason: AWAY_REASONS.find((each) => each === reason) ?? asked.reason })
        }
      />
      <TextField
        name="note"
        kind="lines"
        rows={4}
        isOptional
        maxLength={MAX_AWAY_NOTE_LENGTH}
        label={t('note')}
        hint={t('noteHint', { count: MAX_AWAY_NOTE_LENGTH })}
        value={asked.note ?? ''}
        onText={(note) => put({ note })}
      />
      <DelegateChoice
        hostId={hostId}
        value={asked.delegateHostId ?? ''}
        onChange={(delegate) => put({ delegateHostId: delegate || null })}
      />
      <AppointmentsChoice
        hostId={hostId}
        firstDate={firstDate}
        lastDate={lastDate}
        value={asked.appointments}
        onChange={(appointments) => put({ appointments })}
      />
    </FormDialog>
  );
}

/** Whether the days are in order and not too many; those that are not said yet are missed elsewhere. */
function isSpan(firstDate: string, lastDate: string): boolean {
  if (firstDate === '' || lastDate === '') return true;
  return lastDate >= firstDate && lastDate <= addDays(firstDate, MAX_DAYS);
}

function toAsked(period: AwayPeriod | undefined, today: string): AskedAway {
  return {
    firstDate: period?.firstDate ?? today,
    lastDate: period?.lastDate ?? today,
    reason: period?.reason ?? 'vacation',
    note: period?.note ?? null,
    delegateHostId: period?.delegate?.hostId ?? null,
    appointments: 'leave',
  };
}
