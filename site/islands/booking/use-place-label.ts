import type { Place } from '#shared/domain/booking/page-facts.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** How a place is called: its channel, and which one of several where it says so. */
export function usePlaceLabel(customName: string | null) {
  const { t } = useTranslation('common');
  return (place: Place): { readonly title: string; readonly detail: string | undefined } => ({
    title:
      place.channel === 'custom' && customName
        ? customName
        : t(`channels.${channelRows[place.channel].labelKey}`),
    detail: place.location ?? place.groupName,
  });
}
