import { groupDays } from '#shared/domain/schedule/group-days.ts';
import type { WeekHours } from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useHoursWords } from './use-hours-words.ts';

/** A week in words: `Mon – Fri 09:00 – 12:00, 13:00 – 17:00; Sat 10:00 – 14:00`. */
export function useWeekText(): (week: WeekHours) => string {
  const t = useTexts('hours');
  const { firstWeekday, toDay, toHours } = useHoursWords();
  return (week) => {
    const groups = groupDays(week, firstWeekday).map(({ first, last, hours }) => {
      const [from, to] = [toDay(first, 'short'), toDay(last, 'short')];
      const days = first === last ? from : `${from} – ${to}`;
      return `${days} ${hours.map(toHours).join(', ')}`;
    });
    return groups.length > 0 ? groups.join('; ') : t('noHoursInWeek');
  };
}
