import { useState } from 'react';
import { type DateRun, MAX_DATES_AT_ONCE } from '#shared/domain/schedule/date-hours.ts';
import {
  type DayHours,
  findOverlaps,
  suggestRange,
  toTypedRange,
} from '#shared/domain/schedule/week-hours.ts';
import { DateField } from '#shared/react/hours/date-field.tsx';
import { RangeFields } from '#shared/react/hours/range-fields.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { addDays, dateOfDay } from '#shared/time/dates.ts';
import { localDay, zoneOf } from '#shared/time/zone.ts';

interface DatesDialogProps {
  readonly timeZone: string;
  readonly onAdd: (run: DateRun) => Promise<void>;
  readonly onClose: () => void;
}

/** One date or several in a row, without hours until some are added. */
export function DatesDialog({ timeZone, onAdd, onClose }: DatesDialogProps) {
  const t = useTexts('availability');
  const words = useTexts('hours');
  const [today] = useState(() =>
    dateOfDay(localDay(zoneOf(timeZone), Math.floor(Date.now() / 60_000))),
  );
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState<string>();
  const [hours, setHours] = useState<DayHours>([]);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const last = to === undefined || to < from ? from : to;
  const isValid = from !== '' && findOverlaps(hours).length === 0;
  const next = suggestRange(hours);
  const submit = async () => {
    setBusy(true);
    await onAdd({ from, to: last, hours });
    setBusy(false);
  };
  const change = (index: number, range: readonly [number, number]) => {
    const typed = toTypedRange(range);
    if (!typed) return setSaid(words('endsBefore'));
    setHours(hours.with(index, typed.today));
    setSaid(typed.tomorrow > 0 ? t('dates.untilMidnight') : '');
  };
  return (
    <Dialog title={t('dates.add')} shape="sheet" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid && !isBusy) void submit();
        }}
        className="flex flex-col gap-5 p-5"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={t('dates.from')} min={today} value={from} onChange={setFrom} />
          <DateField
            label={t('dates.to')}
            min={from}
            max={addDays(from || today, MAX_DATES_AT_ONCE - 1)}
            value={last}
            onChange={setTo}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('dates.hours')}</legend>
          {hours.length === 0 && <p className="mb-2 text-soft text-sm">{t('dates.closed')}</p>}
          <RangeFields
            name={t('dates.hours')}
            hours={hours}
            onChange={change}
            onRemove={(index) => setHours(hours.toSpliced(index, 1))}
            onSay={setSaid}
          />
          {next && (
            <Button tone="quiet" className="mt-2" onClick={() => setHours([...hours, next])}>
              {t('dates.addHours')}
            </Button>
          )}
          <p role="status" className="mt-1 text-soft text-sm">
            {said}
          </p>
        </fieldset>
        <div className="actions">
          <Button tone="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={isBusy} disabled={!isValid}>
            {t('dates.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
