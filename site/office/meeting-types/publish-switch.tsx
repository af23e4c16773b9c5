import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { RowSwitch } from '#site/office/row-switch.tsx';
import type { Offer } from '../commands/command.ts';
import type { TypeCommandId, TypeDeeds } from './type-commands.ts';

interface PublishSwitchProps {
  readonly type: ListedMeetingType;
  readonly offers: readonly Offer<TypeCommandId, TypeDeeds, TextKey<'meeting-types'>>[];
  readonly deeds: TypeDeeds;
}

/** Whether a meeting type can be booked: the same commands as in its menu. Archived ones have none. */
export function PublishSwitch({ type, offers, deeds }: PublishSwitchProps) {
  const t = useTexts('meeting-types');
  const isOn = type.state === 'published';
  const offer = offers.find(({ id }) => id === (isOn ? 'unpublish' : 'publish'));
  if (!offer) return null;
  return (
    <RowSwitch
      isOn={isOn}
      label={t('switch', { name: type.name })}
      title={t(isOn ? 'action.unpublish' : 'action.publish')}
      onSwitch={() => offer.run(deeds)}
    />
  );
}
