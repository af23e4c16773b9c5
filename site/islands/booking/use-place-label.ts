import type { Place } from '#shared/domain/booking/page-facts.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

interface PlaceLabel {
  readonly title: string;
  readonly detail: string | undefined;
}

/** How a place is called: its channel, and which one of several where it says so. */
export function usePlaceLabel(customName: string | null): (place: Place) => PlaceLabel {
  const { t } = useTranslation('common');
  return (place) => {
    const resources = place.resourceNames?.join(', ');
    if (place.isRoom && resources) return { title: resources, detail: place.groupName };
    if (place.groupName) return { title: place.groupName, detail: resources };
    const channel = t(`channels.${channelRows[place.channel].labelKey}`);
    const title = place.channel === 'custom' && customName ? customName : channel;
    return { title, detail: place.location ?? resources };
  };
}
