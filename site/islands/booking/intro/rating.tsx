import { isSecureUrl } from '#shared/domain/web-url.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { formatAverage } from '../format-average.ts';
import type { LoadedPage } from '../loaded-page.ts';

/** Spec A §2: rating link, average out of 5 with one decimal, and review count. */
export function Rating({ info }: { readonly info: LoadedPage['bookingInfo'] }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  if (info.averageRating === null) return null;
  const values = {
    average: formatAverage(info.averageRating, language),
    count: info.reviewCount,
  };
  const text = (
    <>
      <span aria-hidden="true">
        <span className="text-brand-text">★ </span>
        {t('panel.rating', values)}
      </span>
      <span className="sr-only">{t('panel.ratingSpoken', values)}</span>
    </>
  );
  return (
    <p className="mt-1 text-soft text-sm">
      {isSecureUrl(info.reviewUrl) ? (
        <a
          href={info.reviewUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="touch rounded-md underline decoration-line-strong/50 underline-offset-4 hover:text-ink"
        >
          {text}
          <span className="sr-only"> ({t('panel.newTab')})</span>
        </a>
      ) : (
        text
      )}
    </p>
  );
}
