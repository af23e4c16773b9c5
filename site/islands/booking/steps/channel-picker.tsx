import type { Flow } from '#shared/domain/booking/flow.ts';
import { isSamePlace, type PageFacts } from '#shared/domain/booking/page-facts.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import type { Send } from '../booking-atom.ts';
import { ChoiceList } from '../choice-list.tsx';
import { usePlaceLabel } from '../use-place-label.ts';
import { PickerHeading } from './picker-heading.tsx';

/** Spec A §2: the allowed channels; locations and resource groups are choices of their own. */
export function ChannelPicker(props: {
  readonly page: PageFacts;
  readonly flow: Flow;
  readonly send: Send;
}) {
  const { t } = useTranslation('booking');
  const { page, flow, send } = props;
  const placeLabel = usePlaceLabel(page.customChannelName);
  const chosen = page.places.findIndex((place) => isSamePlace(place, flow.draft.place));
  return (
    <section>
      <PickerHeading text={t('channelPicker.title')} flow={flow} send={send} />
      <ChoiceList
        label={t('channelPicker.title')}
        chosenKey={chosen < 0 ? undefined : String(chosen)}
        choices={page.places.map((place, index) => ({
          key: String(index),
          icon: channelRows[place.channel].icon,
          value: place,
          ...placeLabel(place),
        }))}
        onChoose={(place) => send({ type: 'channel-chosen', place })}
      />
    </section>
  );
}
