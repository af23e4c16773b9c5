import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { DeviceFields } from './device-fields.tsx';

/** The choice of devices, for those who want one. */
export function DeviceChoice({ media }: { readonly media: OwnMedia }) {
  const { t } = useTranslation('connect');
  return (
    <details className="group">
      <summary className="touch inline-flex list-none items-center gap-2 rounded-lg font-medium text-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        {t('device.choose')}
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-4">
        <DeviceFields media={media} />
      </div>
    </details>
  );
}
