import { useEffect } from 'react';
import { toBrandColors } from '#shared/domain/brand.ts';
import { litFavicon } from '#shared/domain/motif/lit-favicon.ts';
import { litMonth } from '#shared/domain/motif/squares.ts';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';

/** The tab shows a booked day lit in its month, as long as the page does; `date` as `YYYY-MM-DD`. */
export function useLitFavicon(date: string | undefined, color: string | null): void {
  const firstWeekday = useFirstWeekday();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || !date) return undefined;
    const before = link.href;
    const svg = litFavicon(litMonth(date, firstWeekday), toBrandColors(color, 'light'));
    link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return () => {
      link.href = before;
    };
  }, [date, color, firstWeekday]);
}
