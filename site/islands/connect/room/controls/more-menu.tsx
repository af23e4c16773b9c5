import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { MenuEntry } from '#shared/react/ui/menu-entry.tsx';
import { MenuList } from '#shared/react/ui/menu-list.tsx';
import { useStore } from '../../use-store.ts';
import type { Call } from '../open-call.ts';
import type { RoomPanel } from '../room-panel.ts';
import type { RoomView } from '../tiles/arrange-tiles.ts';
import { ControlFace, controlClass } from './control.tsx';

export interface MoreMenuProps {
  readonly call: Call;
  readonly view: RoomView;
  readonly isOwnShown: boolean;
  readonly onView: (view: RoomView) => void;
  readonly onOwnShown: (isShown: boolean) => void;
  readonly onPanel: (panel: RoomPanel) => void;
}

/** What one needs less often; on a phone also what its row has no room for. */
export function MoreMenu({ call, view, isOwnShown, ...props }: MoreMenuProps) {
  const { onView, onOwnShown, onPanel } = props;
  const { t } = useTranslation('connect-room');
  const { hand } = useStore(call.extras);
  return (
    <MenuList
      label={t('more.title')}
      className={controlClass}
      face={
        <>
          <ControlFace>
            <Icon name="more" />
          </ControlFace>
          <span className="whitespace-nowrap md:max-w-full md:truncate">{t('more.title')}</span>
        </>
      }
    >
      <div className="md:hidden">
        <MenuEntry
          label={t(hand ? 'more.lowerHand' : 'more.raiseHand')}
          icon="check"
          onChoose={() => call.setHand(!hand)}
        />
        <MenuEntry label={t('people.title')} icon="users" onChoose={() => onPanel('people')} />
      </div>
      <MenuEntry
        label={t(view === 'grid' ? 'more.speaker' : 'more.grid')}
        icon={view === 'grid' ? 'user' : 'grid'}
        onChoose={() => onView(view === 'grid' ? 'speaker' : 'grid')}
      />
      <MenuEntry
        label={t(isOwnShown ? 'own.hide' : 'own.show')}
        icon="eye"
        onChoose={() => onOwnShown(!isOwnShown)}
      />
      <MenuEntry label={t('more.devices')} icon="plug" onChoose={() => onPanel('devices')} />
      {document.pictureInPictureEnabled && (
        <MenuEntry label={t('more.pip')} icon="copy" onChoose={() => void floatPicture()} />
      )}
      {document.fullscreenEnabled && (
        <MenuEntry label={t('more.full')} icon="screen" onChoose={() => void fillScreen()} />
      )}
      <MenuEntry label={t('more.card')} icon="calendar" onChoose={() => onPanel('card')} />
      <div className="max-md:hidden">
        <MenuEntry label={t('keys.title')} icon="key" onChoose={() => onPanel('keys')} />
      </div>
    </MenuList>
  );
}

/** The first picture of somebody else, in a window that stays before all others. */
async function floatPicture(): Promise<void> {
  const video = document.querySelector<HTMLVideoElement>('[data-stage] video');
  // Before its first frame a browser refuses.
  await video?.requestPictureInPicture().catch((error: unknown) => console.info(error));
}

async function fillScreen(): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  await document.documentElement.requestFullscreen();
}
