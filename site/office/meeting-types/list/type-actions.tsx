import type { ListedMeetingType } from '#shared/api/meeting-type-list.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Menu, type MenuItem } from '#shared/react/ui/menu.tsx';
import { CopyButton } from '#site/office/copy-button.tsx';
import { useSession } from '#site/office/session.tsx';

/** What can be done with one meeting type; the dialogs among it are the screen's. */
export interface TypeCommands {
  edit(type: ListedMeetingType): void;
  duplicate(type: ListedMeetingType): void;
  publish(type: ListedMeetingType): void;
  unpublish(type: ListedMeetingType): void;
  archive(type: ListedMeetingType): void;
  restore(type: ListedMeetingType): void;
  toggleOnPage(type: ListedMeetingType): void;
  ask(dialog: 'pending' | 'move' | 'delete' | 'terms' | 'share', type: ListedMeetingType): void;
}

interface TypeActionsProps {
  readonly type: ListedMeetingType;
  readonly commands: TypeCommands;
}

/** At the end of a row: its link, ready to copy, and everything else behind three dots. */
export function TypeActions({ type, commands }: TypeActionsProps) {
  const t = useTexts('meeting-types');
  return (
    <>
      {type.path !== null && (
        <CopyButton
          text={new URL(type.path, location.origin).href}
          label={t('copyLink', { name: type.name })}
        />
      )}
      <Menu label={t('actions', { name: type.name })} items={useItems(type, commands)} />
    </>
  );
}

function useItems(type: ListedMeetingType, commands: TypeCommands): readonly MenuItem[] {
  const t = useTexts('meeting-types');
  const { path, state, owner, canEdit, isHost, isOnPage } = type;
  const isArchived = state === 'archived';
  const isOwn = owner.id === useSession().hostId;
  const items: readonly (MenuItem | false)[] = [
    path !== null && {
      label: t('action.open'),
      icon: 'eye',
      run: () => void window.open(path, '_blank', 'noopener'),
    },
    path !== null && {
      label: t('action.share'),
      icon: 'grid',
      run: () => commands.ask('share', type),
    },
    canEdit && { label: t('action.edit'), icon: 'edit', run: () => commands.edit(type) },
    canEdit && { label: t('action.duplicate'), icon: 'copy', run: () => commands.duplicate(type) },
    canEdit &&
      (state === 'unpublished' || state === 'pending') && {
        label: t('action.publish'),
        icon: 'globe',
        run: () => commands.publish(type),
      },
    canEdit &&
      !isArchived && {
        label: t('action.publishFrom'),
        icon: 'clock',
        run: () => commands.ask('pending', type),
      },
    canEdit &&
      (state === 'published' || state === 'pending') && {
        label: t('action.unpublish'),
        icon: 'moon',
        run: () => commands.unpublish(type),
      },
    // A page shows its owner's; what hosts have on their cards is shown nowhere yet.
    isOwn &&
      !isArchived && {
        label: t(isOnPage ? 'action.hide' : 'action.show'),
        icon: 'user',
        run: () => commands.toggleOnPage(type),
      },
    isHost && {
      label: t('action.terms'),
      icon: 'calendar',
      run: () => commands.ask('terms', type),
    },
    canEdit && {
      label: t('action.move'),
      icon: 'layers',
      run: () => commands.ask('move', type),
    },
    canEdit &&
      !isArchived && {
        label: t('action.archive'),
        icon: 'archive',
        run: () => commands.archive(type),
      },
    canEdit &&
      isArchived && {
        label: t('action.restore'),
        icon: 'archive',
        run: () => commands.restore(type),
      },
    canEdit &&
      isArchived && {
        label: t('action.delete'),
        icon: 'trash',
        tone: 'danger',
        run: () => commands.ask('delete', type),
      },
  ];
  return items.filter((item) => item !== false);
}
