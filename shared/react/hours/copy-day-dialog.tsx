import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useHoursWords } from './use-hours-words.ts';

const WORKING_DAYS = [1, 2, 3, 4, 5];

interface CopyDayDialogProps {
  readonly weekday: number;
  readonly onCopy: (to: readonly number[]) => void;
  readonly onClose: () => void;
}

/** To which other days a day's hours are copied: the working days, until others are chosen. */
export function CopyDayDialog({ weekday, onCopy, onClose }: CopyDayDialogProps) {
  const t = useTexts('hours');
  const { weekdays, toDay } = useHoursWords();
  const others = weekdays.filter((each) => each !== weekday);
  const [chosen, setChosen] = useState(others.filter((each) => WORKING_DAYS.includes(each)));
  const toggle = (each: number) =>
    setChosen(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each]);
  const isAll = chosen.length === others.length;
  return (
    <Dialog title={t('copyTitle', { name: toDay(weekday) })} onClose={onClose}>
      {/* No form: it may lie in one. */}
      <div className="flex flex-col gap-1 p-5">
        {others.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={() => toggle(each)}
              className="size-5 shrink-0 accent-(--brand-text)"
            />
            <span className="first-letter:uppercase">{toDay(each)}</span>
          </label>
        ))}
        <div className="actions mt-3">
          <Button tone="plain" onClick={() => setChosen(isAll ? [] : others)}>
            {t(isAll ? 'copyNone' : 'copyAll')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            {t('copyGo', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
