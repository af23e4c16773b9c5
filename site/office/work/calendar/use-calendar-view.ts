import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { useSearch } from '#shared/react/router/use-place.ts';
import { type CalendarView, readView } from './read-view.ts';

export const PHONE = '(width < 48rem)';

/** The view in the address: a reload and a link keep it. */
export function useCalendarView() {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch();
  const shown = readView(search, matchMedia(PHONE).matches);
  const change = (part: Partial<CalendarView>) => {
    const { view, date, hostIds } = { ...shown, ...part };
    const hosts = hostIds.length > 0 ? hostIds.join(',') : undefined;
    navigate({ to: '.', search: { view, date, hosts }, replace: true });
  };
  return { shown, change };
}
