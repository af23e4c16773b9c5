import type { RoomDoor } from '#shared/api/connect.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { focusElement } from '#shared/react/ui/focus-element.ts';
import { joinNames } from '#shared/time/join-names.ts';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';
import { DeviceButtons } from './device-buttons.tsx';
import { OwnPicture } from './own-picture.tsx';

/**
 * Before the host opens: one's picture goes on, a light that breathes says that nothing is stuck, and
 * there is a way out. The room shows it while its line says `waiting`.
 */
export function WaitingForHost({
  door,
  name,
  media,
  notice,
  onStop,
}: {
  readonly door: RoomDoor;
  readonly name: string;
  readonly media: OwnMedia;
  /** What holds it up beside the host. */
  readonly notice: string | null;
  readonly onStop: () => void;
}) {
  const { t, language } = useTranslation('connect');
  const { camera } = useOwnMedia(media);
  const hosts = door.hosts.map((host) => host.name);
  return (
    <main className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-8 py-8 md:px-(--gutter)">
      <div className="px-(--gutter) text-center">
        <span
          aria-hidden="true"
          className="mx-auto mb-5 block size-3 animate-pulse rounded-full bg-waiting"
        />
        <h1
          ref={focusElement}
          tabIndex={-1}
          className="font-semibold text-2xl tracking-tight outline-none"
        >
          {t('waiting.title')}
        </h1>
        <p className="mt-2 text-pretty text-soft wrap-anywhere">
          {t('waiting.text', { host: joinNames(hosts, language) })}
        </p>
        {notice && (
          <p role="status" className="mt-4 text-pretty rounded-lg bg-raised px-4 py-3 text-sm">
            {notice}
          </p>
        )}
      </div>
      <OwnPicture camera={camera} name={name} picture={door.you.picture}>
        <DeviceButtons media={media} />
      </OwnPicture>
      <Button tone="quiet" onClick={onStop} className="mx-(--gutter) sm:self-center">
        {t('waiting.stop')}
      </Button>
    </main>
  );
}
