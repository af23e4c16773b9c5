import { REACTIONS, type Reaction } from '#shared/domain/connect/protocol.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { menuEntryClass } from '#shared/react/ui/menu-entry.tsx';
import { MenuList } from '#shared/react/ui/menu-list.tsx';
import { RoomIcon } from '../room-icon.tsx';
import { ControlFace, controlClass } from './control.tsx';

export function ReactionMenu({ onReact }: { readonly onReact: (emoji: Reaction) => void }) {
  const { t } = useTranslation('connect-room');
  return (
    <MenuList
      label={t('react.title')}
      className={controlClass}
      face={
        <>
          <ControlFace>
            <RoomIcon name="smile" />
          </ControlFace>
          <span className="whitespace-nowrap md:max-w-full md:truncate">{t('react.title')}</span>
        </>
      }
    >
      {REACTIONS.map((emoji) => (
        <button
          key={emoji}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => onReact(emoji)}
          className={menuEntryClass}
        >
          <span aria-hidden="true" className="text-lg">
            {emoji}
          </span>
          {reactionName(emoji, t)}
        </button>
      ))}
    </MenuList>
  );
}

/** A sign in words. */
export function reactionName(emoji: Reaction, t: Translate<'connect-room'>): string {
  return {
    '👍': t('react.agree'),
    '👏': t('react.applause'),
    '❤️': t('react.love'),
    '😂': t('react.laugh'),
    '😮': t('react.wonder'),
    '🎉': t('react.party'),
  }[emoji];
}
