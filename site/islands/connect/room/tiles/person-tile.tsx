import type { Person } from '#shared/domain/connect/protocol.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { ConnectIcon } from '#site/islands/connect/connect-icon.tsx';
import type { PeerView } from '../peers/open-peers.ts';
import { RoomIcon } from '../room-icon.tsx';
import { TrackVideo } from './track-video.tsx';

interface PersonTileProps {
  readonly person: Person;
  readonly view: PeerView | undefined;
  readonly kind: 'camera' | 'screen';
  readonly isSpeaking: boolean;
  /** A picture beside the large one. */
  readonly isSmall: boolean;
}

/** Somebody's face, or their screen, or their initials, with what is to be known of them in words. */
export function PersonTile({ person, view, kind, isSpeaking, isSmall }: PersonTileProps) {
  const { t } = useTranslation('connect-room');
  const isScreen = kind === 'screen';
  const track = view?.tracks[kind];
  const isOn = person.media[kind] && track;
  const { name, picture = null } = person;
  return (
    <figure
      className={`relative isolate min-h-0 min-w-0 overflow-hidden rounded-card bg-sunken ${
        isSpeaking && !isScreen ? 'ring-3 ring-success' : ''
      }`}
    >
      {isOn ? (
        <TrackVideo
          track={track}
          label={t(isScreen ? 'tile.screen' : 'tile.picture', { name })}
          className={`absolute inset-0 size-full ${isScreen ? 'object-contain' : 'object-cover'}`}
        />
      ) : (
        <div className="flex size-full items-center justify-center">
          <Avatar name={name} picture={picture} size={isSmall ? 48 : 96} />
        </div>
      )}
      <figcaption className="absolute top-2 left-2 flex max-w-[calc(100%-1rem)] flex-wrap gap-x-2 rounded-md bg-black/65 px-2 py-1 text-note text-white">
        <span className="flex min-w-0 items-center gap-1.5">
          {!isScreen && !person.media.microphone && (
            <span role="img" aria-label={t('tile.muted')}>
              <ConnectIcon name="microphone-off" className="size-4 shrink-0" />
            </span>
          )}
          {!isScreen && person.media.hand && (
            <span role="img" aria-label={t('tile.hand')}>
              <RoomIcon name="hand" className="size-4 shrink-0" />
            </span>
          )}
          <span className="truncate">{isScreen ? t('tile.screen', { name }) : name}</span>
        </span>
        {view && !isScreen && <Line view={view} />}
      </figcaption>
    </figure>
  );
}

function Line({ view }: { readonly view: PeerView }) {
  const { t } = useTranslation('connect-room');
  if (!view.isConnected) return <span className="text-held">{t('line.connecting')}</span>;
  if (view.quality === 'good') return null;
  return (
    <span className="text-held">{t(view.quality === 'weak' ? 'line.weak' : 'line.poor')}</span>
  );
}
