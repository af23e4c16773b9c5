import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { ConnectIcon } from '#site/islands/connect/connect-icon.tsx';
import type { DeviceKind, OwnDevice, OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';

/** Camera and microphone on and off, under the thumb. */
export function DeviceButtons({ media }: { readonly media: OwnMedia }) {
  const { camera, microphone } = useOwnMedia(media);
  return (
    <div className="flex justify-center gap-4">
      <DeviceButton kind="microphone" device={microphone} onTurn={media.setMicrophone} />
      <DeviceButton kind="camera" device={camera} onTurn={media.setCamera} />
    </div>
  );
}

function DeviceButton({
  kind,
  device: { state },
  onTurn,
}: {
  readonly kind: DeviceKind;
  readonly device: OwnDevice;
  readonly onTurn: (isOn: boolean) => void;
}) {
  const { t } = useTranslation('connect');
  const isOn = state === 'on';
  const isWanted = isOn || state === 'asking';
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onTurn(!isWanted)}
      className="group flex min-w-20 flex-col items-center gap-1.5 rounded-lg font-medium text-note text-white"
    >
      <span
        className={`flex size-14 items-center justify-center rounded-full border transition-colors ${
          isWanted
            ? 'border-white/25 bg-black/45 group-hover:bg-black/65'
            : 'border-transparent bg-[#c5352b] group-hover:bg-[#b12e25]'
        }`}
      >
        <ConnectIcon name={isWanted ? kind : `${kind}-off`} className="size-6" />
      </span>
      {t(`device.${kind}`)}
    </button>
  );
}
