import { litMonth } from '#shared/domain/motif/squares.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { MonthSquares } from './month-squares.tsx';

interface LitMonthProps {
  /** The day that is lit, `YYYY-MM-DD` where the reader is. */
  readonly date: string;
  /** It was booked just now: the day fills once. */
  readonly isNew?: boolean;
  readonly className?: string;
}

/** A day in its month, in the brand's colour, with weeks as the reader's begin. */
export function LitMonth({ date, ...squares }: LitMonthProps) {
  return <MonthSquares weeks={litMonth(date, useFirstWeekday())} {...squares} />;
}
