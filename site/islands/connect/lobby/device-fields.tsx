import { useId, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { ConnectIcon } from '#site/islands/connect/connect-icon.tsx';
import type { ListedDevice, OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';
import { playSound } from './play-sound.ts';

/** Which camera, microphone and loudspeaker; a sound to hear the last one; blur where the camera can. */
export function DeviceFields({ media }: { readonly media: OwnMedia }) {
  const { t } = useTranslation('connect');
  const state = useOwnMedia(media);
  const blurId = useId();
  return (
    <div className="grid gap-4">
      <Devices
        label={t('device.microphone')}
        devices={state.microphones}
        chosen={state.microphone.deviceId}
        onChoose={media.chooseMicrophone}
      />
      <Devices
        label={t('device.camera')}
        devices={state.cameras}
        chosen={state.camera.deviceId}
        onChoose={media.chooseCamera}
      />
      <Devices
        label={t('device.speaker')}
        devices={state.speakers}
        chosen={state.speakerId}
        onChoose={media.chooseSpeaker}
      />
      <SoundButton speakerId={state.speakerId} />
      {state.isBlurred !== undefined && (
        <label htmlFor={blurId} className="flex min-h-11 items-center gap-3">
          <input
            id={blurId}
            type="checkbox"
            checked={state.isBlurred}
            onChange={(event) => media.setBlur(event.currentTarget.checked)}
            className="size-5 accent-(--brand)"
          />
          {t('device.blur')}
        </label>
      )}
    </div>
  );
}

function Devices({
  label,
  devices,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly devices: readonly ListedDevice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('connect');
  if (devices.length === 0) return null;
  const isListed = devices.some(({ id }) => id === chosen);
  return (
    <label className="grid gap-1.5 font-medium text-sm">
      {label}
      <select
        value={isListed ? (chosen ?? '') : ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="field font-normal"
      >
        {!isListed && <option value="">{t('device.default')}</option>}
        {devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function SoundButton({ speakerId }: { readonly speakerId: string | null }) {
  const { t } = useTranslation('connect');
  const [isPlaying, setPlaying] = useState(false);
  const play = () => {
    setPlaying(true);
    // A loudspeaker that was unplugged refuses: silence says it, and another can be chosen.
    playSound(speakerId)
      .catch((error: unknown) => console.warn(error))
      .finally(() => setPlaying(false));
  };
  return (
    <Button tone="quiet" aria-disabled={isPlaying} onClick={isPlaying ? undefined : play}>
      <ConnectIcon name="speaker" />
      {t('device.playSound')}
    </Button>
  );
}
