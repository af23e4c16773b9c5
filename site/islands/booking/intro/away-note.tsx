import type { Away } from '#shared/api/booking-page.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { formatDay } from '#shared/time/format.ts';

/** Who has to be there is away: until when, what they say, and who offers the same meeting. */
export function AwayNote({ away }: { readonly away: Away }) {
  const { t, language } = useTranslation('closed');
  const { name, until, note, delegate } = away;
  return (
    <aside aria-label={t('away.title')} className="mt-5 rounded-lg bg-sunken p-4 text-sm">
      <p className="flex gap-2.5 font-medium">
        <Icon name="plane" className="mt-0.5 size-4" />
        <span className="min-w-0">
          {t('away.until', { name, day: formatDay(until, language) })}
        </span>
      </p>
      {note && <p className="mt-2 whitespace-pre-line text-pretty wrap-anywhere">{note}</p>}
      {delegate && (
        <p className="mt-2">
          <a href={delegate.path} className="link">
            {t('away.delegate', { name: delegate.name })}
          </a>
        </p>
      )}
    </aside>
  );
}
