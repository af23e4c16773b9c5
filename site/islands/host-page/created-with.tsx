import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Mark } from '#shared/react/ui/powered-by.tsx';
import { toPath } from '#shared/routes/index.ts';

/** Spec B §2.5: what the card was made with, and how to get one. */
export function CreatedWith() {
  const { t } = useTranslation('card');
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-soft text-sm">
      <a
        href="/"
        className="touch inline-flex items-center gap-1.5 rounded-md no-underline hover:text-ink"
      >
        {t('createdWith')}
        <span className="inline-flex items-center gap-1 font-semibold text-ink">
          <Mark />
          Kalends
        </span>
      </a>
      <a href={toPath('signup', {})} className="touch rounded-md underline underline-offset-4">
        {t('trial')}
      </a>
    </p>
  );
}
