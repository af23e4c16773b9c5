import type { ReactNode } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import type { OwnDevice } from '#site/islands/connect/media/own-media.ts';

/** Oneself as in a mirror, or where the camera shows nothing one's face or initials and why. */
export function OwnPicture({
  camera,
  name,
  picture,
  children,
}: {
  readonly camera: OwnDevice;
  readonly name: string;
  readonly picture: string | null;
  /** Lies over its foot. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('connect');
  const { track, state } = camera;
  return (
    <div className="relative isolate flex min-h-64 overflow-hidden bg-sunken max-md:flex-1 md:aspect-video md:rounded-card">
      {track ? (
        <video
          // A stream of its own for each track: a video shows what it was given first.
          key={track.id}
          ref={(video) => {
            if (video) video.srcObject = new MediaStream([track]);
          }}
          autoPlay
          playsInline
          muted
          aria-label={t('device.picture')}
          className="absolute inset-0 size-full -scale-x-100 object-cover"
        />
      ) : (
        <div className="m-auto flex flex-col items-center gap-4 px-(--gutter) pt-6 pb-28 text-center">
          <Avatar name={name} picture={picture} size={96} />
          {(state === 'off' || state === 'asking') && (
            <p role="status" className="max-w-sm text-pretty text-soft">
              {t(state === 'off' ? 'device.cameraOff' : 'device.asking')}
            </p>
          )}
        </div>
      )}
      <div className="absolute inset-x-0 bottom-0 bg-gradient-to-t from-black/70 to-transparent px-(--gutter) pt-12 pb-4">
        {children}
      </div>
    </div>
  );
}
