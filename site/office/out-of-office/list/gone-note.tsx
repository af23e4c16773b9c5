import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toPath } from '#shared/routes/index.ts';
import type { Gone } from './use-periods.ts';

/** Days that are open again, with what stays as it is; nothing where no appointment was touched. */
export function GoneNote({ gone: { days, period, cancelled, given } }: { readonly gone: Gone }) {
  const t = useTexts('out-of-office');
  if (cancelled + given === 0) return null;
  const { firstDate: from, lastDate: to, hostId: host } = period;
  const counts = [
    ...(cancelled > 0 ? [t('outcome.cancelled', { count: cancelled })] : []),
    ...(given > 0 ? [t('outcome.given', { count: given })] : []),
  ];
  return (
    <div className="card mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-held p-(--inset) text-sm">
      <div className="min-w-60 flex-1">
        <p className="font-medium">{t('gone.title', { days })}</p>
        <p className="mt-0.5 text-pretty text-soft">{[t('gone.text'), ...counts].join(' ')}</p>
      </div>
      {cancelled > 0 && (
        <a href={toPath('appointments', {}, { tab: 'cancelled', from, to, host })} className="link">
          {t('gone.show')}
        </a>
      )}
    </div>
  );
}
