import { type KeyboardEvent, useState } from 'react';
import { parseTimeOfDay } from '#shared/time/time-of-day.ts';
import { useHoursWords } from './use-hours-words.ts';

/** What an arrow key adds. */
const FINE_MINUTES = 5;

interface TimeFieldProps {
  readonly label: string;
  readonly minute: number;
  /** An end is meant after its start: `9 – 5` ends at 17:00. */
  readonly after?: number;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (minute: number) => void;
  /** What was typed is no time; what stood there stays. */
  readonly onReject: (text: string) => void;
}

/** A time of day, typed in any way it is written; arrows up and down change it by five minutes. */
export function TimeField(props: TimeFieldProps) {
  const { label, minute, after, isInvalid = false, describedBy, onChange, onReject } = props;
  const { toTime } = useHoursWords();
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const read = parseTimeOfDay(typed, after);
    if (read === undefined) onReject(typed);
    else if (read !== minute) onChange(read);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setTyped(undefined);
    const step = { ArrowUp: FINE_MINUTES, ArrowDown: -FINE_MINUTES }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = (typed !== undefined && parseTimeOfDay(typed, after)) || minute;
    setTyped(undefined);
    onChange(Math.min(Math.max(from + step, 0), 1440));
  };
  return (
    <input
      type="text"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={typed ?? toTime(minute)}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={settle}
      className="field min-w-0 px-1! text-center tabular-nums"
    />
  );
}
