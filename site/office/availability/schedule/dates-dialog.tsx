import { type FormEvent as SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DateRun, MAX_DATES_AT_ONCE } from '#shared/domain/schedule/date-hours.ts';
import { DateField } from '#shared/react/hours/date-field.tsx';
import { RangeFields } from '#shared/react/hours/range-fields.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { addDays } from '#shared/time/dates.ts';
import { useNewDates } from './use-new-dates.ts';

interface DatesDialogProps {
  readonly timeZone: string;
  readonly onAdd: (run: DateRun) => Promise<void>;
  readonly onClose: () => void;
}

/** One date or several in a row, without hours until some are added. What is wrong is said beside it. */
export function DatesDialog({ timeZone, onAdd, onClose }: DatesDialogProps) {
  const t = useTexts('availability');
  const dates = useNewDates(timeZone);
  const { today, from, to, hours, said, problems } = dates;
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const problemOf = (field: 'from' | 'to') => {
    const problem = isTried && problems[field];
    return problem ? t(`dates.problems.${problem}`, { count: MAX_DATES_AT_ONCE }) : undefined;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setTried(true));
    if (!dates.run) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (isBusy) return;
    setBusy(true);
    await onAdd(dates.run);
    setBusy(false);
  };
  return (
    <Dialog title={t('dates.add')} shape="sheet" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 p-5">
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <DateField
            label={t('dates.from')}
            problem={problemOf('from')}
            min={today}
            value={from}
            onChange={dates.setFrom}
          />
          <DateField
            label={t('dates.to')}
            problem={problemOf('to')}
            min={from}
            max={addDays(from || today, MAX_DATES_AT_ONCE - 1)}
            value={to}
            onChange={dates.setTo}
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t('dates.hours')}</legend>
          {hours.length === 0 && <p className="mb-2 text-soft text-sm">{t('dates.closed')}</p>}
          <RangeFields name={t('dates.hours')} hours={hours} {...dates.ranges} />
          {dates.add && (
            <Button tone="quiet" className="mt-2" onClick={dates.add}>
              {t('dates.addHours')}
            </Button>
          )}
          <p role="status" className={`mt-1 text-sm ${said.isWrong ? 'text-danger' : 'text-soft'}`}>
            {said.text}
          </p>
        </fieldset>
        <div className="actions">
          <Button tone="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={isBusy}>
            {t('dates.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
