import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { ConnectIcon } from '#site/islands/connect/connect-icon.tsx';
import type { DeviceKind, OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';
import { useStore } from '../../use-store.ts';
import type { Call } from '../open-call.ts';
import { RoomIcon } from '../room-icon.tsx';
import type { RoomPanel } from '../room-panel.ts';
import { Control } from './control.tsx';
import { MoreMenu, type MoreMenuProps } from './more-menu.tsx';
import { ReactionMenu } from './reaction-menu.tsx';

interface ControlRowProps extends MoreMenuProps {
  readonly call: Call;
  readonly media: OwnMedia;
  readonly panel: RoomPanel | null;
  readonly unread: number;
  readonly isQuiet: boolean;
  readonly onLeave: () => void;
}

/** All that one does in a call, in one row; gone while nothing is touched. */
export function ControlRow(props: ControlRowProps) {
  const { call, media, panel, unread, isQuiet, onPanel, onLeave } = props;
  const { t } = useTranslation('connect-room');
  const { waiting } = useStore(call.line);
  return (
    <div
      data-controls
      role="toolbar"
      aria-label={t('controls')}
      inert={isQuiet}
      className={`absolute inset-x-0 bottom-0 z-20 flex justify-evenly bg-gradient-to-t from-black/80 to-transparent px-2 pt-10 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-opacity duration-200 motion-reduce:transition-none md:justify-center md:gap-2 ${
        isQuiet ? 'opacity-0' : ''
      }`}
    >
      <DeviceControl kind="microphone" media={media} />
      <DeviceControl kind="camera" media={media} />
      <ShareControl call={call} />
      <HandControl call={call} />
      <ReactionMenu onReact={call.line.react} />
      <Control
        icon={<Icon name="chat" />}
        label={t('chat.title')}
        isPressed={panel === 'chat'}
        count={unread}
        onPress={() => onPanel('chat')}
      />
      <Control
        icon={<Icon name="users" />}
        label={t('people.title')}
        isPressed={panel === 'people'}
        count={waiting.length}
        isWide
        onPress={() => onPanel('people')}
      />
      <MoreMenu {...props} />
      <Control
        icon={<RoomIcon name="hangUp" />}
        label={t('leave')}
        tone="leave"
        onPress={onLeave}
      />
    </div>
  );
}

const keys = { microphone: 'M', camera: 'V' } as const;

function DeviceControl({ kind, media }: { readonly kind: DeviceKind; readonly media: OwnMedia }) {
  const { t } = useTranslation('connect-room');
  const isOn = useOwnMedia(media)[kind].state === 'on';
  const turn = kind === 'camera' ? media.setCamera : media.setMicrophone;
  return (
    <Control
      icon={<ConnectIcon name={isOn ? kind : `${kind}-off`} />}
      label={t(kind)}
      tone={isOn ? 'plain' : 'off'}
      isPressed={isOn}
      shortcut={keys[kind]}
      onPress={() => turn(!isOn)}
    />
  );
}

/** Phones share no screen: there is no such button then. */
function ShareControl({ call }: { readonly call: Call }) {
  const { t } = useTranslation('connect-room');
  const isSharing = useStore(call.extras).screen !== null;
  if (!navigator.mediaDevices || !('getDisplayMedia' in navigator.mediaDevices)) return null;
  return (
    <Control
      icon={<RoomIcon name="share" />}
      label={t(isSharing ? 'share.stop' : 'share.start')}
      tone={isSharing ? 'on' : 'plain'}
      isPressed={isSharing}
      isWide
      onPress={isSharing ? call.stopScreen : () => void call.shareScreen()}
    />
  );
}

function HandControl({ call }: { readonly call: Call }) {
  const { t } = useTranslation('connect-room');
  const { hand } = useStore(call.extras);
  return (
    <Control
      icon={<RoomIcon name="hand" />}
      label={t('hand')}
      tone={hand ? 'on' : 'plain'}
      isPressed={hand}
      isWide
      onPress={() => call.setHand(!hand)}
    />
  );
}
