import { isDate } from '#shared/time/dates.ts';

/** What of the calendar is shown, as the address says it. */
export interface CalendarView {
  readonly view: 'week' | 'day';
  /** A day of it; none is today. */
  readonly date: string | undefined;
  /** Whose; none are one's own. */
  readonly hostIds: readonly string[];
}

/** What a search asks for; what it does not say, or says wrong, is the plainest. */
export function readView(search: Record<string, unknown>, isPhone: boolean): CalendarView {
  const { view, date, hosts } = search;
  return {
    view: view === 'day' || view === 'week' ? view : isPhone ? 'day' : 'week',
    date: typeof date === 'string' && isDate(date) ? date : undefined,
    hostIds: typeof hosts === 'string' ? hosts.split(',').filter((id) => id !== '') : [],
  };
}
