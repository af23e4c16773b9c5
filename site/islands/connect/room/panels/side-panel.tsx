import { useRef } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { RoomCard } from '#site/islands/connect/card/room-card.tsx';
import { DeviceFields } from '#site/islands/connect/lobby/device-fields.tsx';
import type { RoomProps } from '#site/islands/connect/room-props.ts';
import { nowMs } from '../now-ms.ts';
import type { Call } from '../open-call.ts';
import type { RoomPanel } from '../room-panel.ts';
import { ChatPanel } from './chat-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';

interface SidePanelProps extends Pick<RoomProps, 'door' | 'media'> {
  readonly call: Call;
  readonly panel: RoomPanel;
  readonly onClose: () => void;
}

const titles = {
  chat: 'chat.title',
  people: 'people.title',
  card: 'more.card',
  devices: 'more.devices',
  keys: 'keys.title',
} as const satisfies Record<RoomPanel, string>;

/** Beside the pictures; on a phone before them. Escape closes it, and the focus is where it was before. */
export function SidePanel({ call, panel, door, media, onClose }: SidePanelProps) {
  const { t } = useTranslation('connect-room');
  const opener = useRef<EventTarget>(null);
  const close = () => {
    onClose();
    // The controls may be gone, and come back by this key: a moment later they can have it.
    setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus());
  };
  return (
    <aside
      aria-label={t(titles[panel])}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="flex min-h-0 w-80 shrink-0 flex-col bg-surface max-md:fixed max-md:inset-0 max-md:z-30 max-md:w-auto"
    >
      <header className="flex items-center justify-between border-line border-b py-2 pr-2 pl-4">
        <h2
          ref={panel === 'chat' ? undefined : focusElement}
          tabIndex={-1}
          className="font-semibold outline-none"
        >
          {t(titles[panel])}
        </h2>
        <button
          type="button"
          aria-label={t('panel.close')}
          onClick={close}
          className="rounded-lg p-3 text-soft hover:text-ink"
        >
          <Icon name="cross" />
        </button>
      </header>
      {panel === 'chat' && <ChatPanel line={call.line} />}
      {panel === 'people' && <PeoplePanel line={call.line} />}
      {panel === 'card' && (
        <div className="overflow-y-auto p-4">
          <RoomCard door={door} nowMs={nowMs()} />
        </div>
      )}
      {panel === 'devices' && (
        <div className="overflow-y-auto p-4">
          <DeviceFields media={media} />
        </div>
      )}
      {panel === 'keys' && <KeyList />}
    </aside>
  );
}

function KeyList() {
  const { t } = useTranslation('connect-room');
  const keys = [
    ['M', t('keys.microphone')],
    ['V', t('keys.camera')],
    [t('keys.space'), t('keys.talk')],
  ];
  return (
    <dl className="grid gap-3 p-4">
      {keys.map(([key, does]) => (
        <div key={key} className="flex items-center justify-between gap-4">
          <dt>{does}</dt>
          <dd className="rounded-md bg-sunken px-2 py-1 text-note">{key}</dd>
        </div>
      ))}
    </dl>
  );
}
