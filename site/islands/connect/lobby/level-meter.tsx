import { useEffect, useRef } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ConnectIcon } from '#site/islands/connect/connect-icon.tsx';
import { watchLevel } from '#site/islands/connect/media/watch-level.ts';

/** How loud one's own microphone is, as a bar that moves with it; drawn past React, at each frame. */
export function LevelMeter({ track }: { readonly track: MediaStreamTrack }) {
  const { t } = useTranslation('connect');
  const bar = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLMeterElement>(null);
  useEffect(
    () =>
      watchLevel(track, (level) => {
        bar.current?.style.setProperty('--level', level.toFixed(3));
        if (meter.current) meter.current.value = Math.round(level * 10) * 10;
      }),
    [track],
  );
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
      <ConnectIcon name="microphone" className="size-4.5 text-soft" />
      <meter ref={meter} aria-label={t('device.level')} min={0} max={100} className="sr-only" />
      <div
        ref={bar}
        aria-hidden="true"
        className="h-2 overflow-hidden rounded-full bg-ink/12 forced-colors:border"
      >
        <div className="h-full origin-left scale-x-(--level,0) rounded-full bg-success forced-colors:bg-[Highlight]" />
      </div>
      <p className="col-start-2 text-note text-soft">{t('device.levelHint')}</p>
    </div>
  );
}
