import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { dashboardQuery } from '../dashboard-query.ts';

/** How much waits for a word, as far as the dashboard has been asked anyway. */
export function WaitingBadge({ className = '' }: { readonly className?: string }) {
  const t = useTexts('office');
  const { data } = useQuery({ ...dashboardQuery, enabled: false });
  const count = data ? data.waiting.length + data.decisions.length : 0;
  if (count === 0) return null;
  return (
    <span
      className={`rounded-full bg-waiting-soft px-1.5 text-waiting text-xs tabular-nums ${className}`}
    >
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('nav.waiting', { count })}</span>
    </span>
  );
}
