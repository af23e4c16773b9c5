import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import type { TextKey } from '#shared/i18n/text-keys.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
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
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t('switch', { name: type.name })}
      title={t(isOn ? 'action.unpublish' : 'action.publish')}
      onClick={() => offer.run(deeds)}
      className="inline-flex size-9 items-center justify-center rounded-lg pointer-coarse:size-11"
    >
      <span
        className={`flex h-5 w-8.5 rounded-full border-2 p-0.5 transition-colors motion-reduce:transition-none ${isOn ? 'justify-end border-brand bg-brand forced-colors:bg-[Highlight]' : 'justify-start border-line-strong bg-surface'}`}
      >
        <span
          className={`aspect-square h-full rounded-full ${isOn ? 'bg-on-brand' : 'bg-line-strong forced-colors:bg-[ButtonText]'}`}
        />
      </span>
    </button>
  );
}
