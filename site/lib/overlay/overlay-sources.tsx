import { useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { type Overlay, type OverlaySource, overlayStore } from './overlay-store.ts';

/** What the page is compared with; each can be taken out again. */
export function OverlaySources({ overlay }: { readonly overlay: Overlay }) {
  const { t } = useTranslation('overlay');
  const [isRefused, setRefused] = useState(false);
  const { sources, isKept } = overlay;
  if (sources.length === 0) return null;
  return (
    <section aria-label={t('sources')} className="mt-5">
      <ul className="divide-y divide-line border-line border-y">
        {sources.map((source) => (
          <Source key={source.id} source={source} />
        ))}
      </ul>
      <label className="mt-3 flex min-h-8 items-center gap-3">
        <input
          type="checkbox"
          className="size-4.5 accent-(--brand)"
          checked={isKept}
          onChange={({ currentTarget }) =>
            setRefused(!overlayStore.keep(currentTarget.checked) && currentTarget.checked)
          }
        />
        {t('keep')}
      </label>
      <p role="alert" className="text-danger text-sm">
        {isRefused && t('notKept')}
      </p>
    </section>
  );
}

function Source({ source }: { readonly source: OverlaySource }) {
  const { t } = useTranslation('overlay');
  const { busy, unread, isCut } = source;
  const name = source.name ?? t('pasted');
  const notes = [
    busy.length > 0 ? t('count', { count: busy.length }) : t('none'),
    unread > 0 && t('unread', { count: unread }),
    isCut && t('cut'),
  ];
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon name="calendar" className="size-5 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-pretty text-soft text-sm">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      <button
        type="button"
        aria-label={t('remove', { name })}
        onClick={() => overlayStore.remove(source.id)}
        className="rounded-lg p-3 text-soft hover:text-ink"
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
