import { type DateRun, MAX_DATES_AT_ONCE } from '#shared/domain/schedule/date-hours.ts';
import { FormDialog } from '#shared/react/form/form-dialog.tsx';
import { DateField } from '#shared/react/hours/date-field.tsx';
import { RangeFields } from '#shared/react/hours/range-fields.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { addDays } from '#shared/time/dates.ts';
import { useNewDates } from './use-new-dates.ts';

interface DatesDialogProps {
  readonly timeZone: string;
  readonly onAdd: (run: DateRun) => Promise<unknown>;
  readonly onClose: () => void;
}

/** One date or several in a row, without hours until some are added. What is wrong is said beside it. */
export function DatesDialog({ timeZone, onAdd, onClose }: DatesDialogProps) {
  const t = useTexts('availability');
  const dates = useNewDates(timeZone);
  const { today, from, to, hours, said, problems } = dates;
  const flawOf = (field: 'from' | 'to') => {
    const problem = problems[field];
    return problem && t(`dates.problems.${problem}`, { count: MAX_DATES_AT_ONCE });
  };
  return (
    <FormDialog
      title={t('dates.add')}
      shape="sheet"
      verb={t('dates.save')}
      onSave={() => onAdd({ from, to, hours })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
        <DateField
          name="from"
          label={t('dates.from')}
          flaw={flawOf('from')}
          min={today}
          value={from}
          onChange={dates.setFrom}
        />
        <DateField
          name="to"
          label={t('dates.to')}
          flaw={flawOf('to')}
          // It is the first one until it is another.
          isRequired={from !== ''}
          min={from}
          max={addDays(from || today, MAX_DATES_AT_ONCE - 1)}
          value={to}
          onChange={dates.setTo}
        />
      </div>
      {/* Beside which of them it is wrong is said at once. */}
      <fieldset name="hours" data-flaw={dates.overlap}>
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
    </FormDialog>
  );
}
