import { useNavigate, useSearch } from '@tanstack/react-router';
import { isDate } from '#shared/time/dates.ts';

/** What of the calendar is shown, as the address says it. */
export interface CalendarView {
  readonly view: 'week' | 'day';
  /** A day of it; none is today. */
  readonly date: string | undefined;
  /** Whose; none are one's own. */
  readonly hostIds: readonly string[];
}

const PHONE = '(width < 48rem)';

/** The view in the address: a reload and a link keep it. */
export function useCalendarView() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const shown = readView(search, matchMedia(PHONE).matches);
  const change = (part: Partial<CalendarView>) => {
    const { view, date, hostIds } = { ...shown, ...part };
    const hosts = hostIds.length > 0 ? hostIds.join(',') : undefined;
    void navigate({ to: '.', search: { view, date, hosts }, replace: true });
  };
  return { shown, change };
}

export function readView(search: Record<string, unknown>, isPhone: boolean): CalendarView {
  const { view, date, hosts } = search;
  return {
    view: view === 'day' || view === 'week' ? view : isPhone ? 'day' : 'week',
    date: typeof date === 'string' && isDate(date) ? date : undefined,
    hostIds: typeof hosts === 'string' ? hosts.split(',').filter((id) => id !== '') : [],
  };
}
