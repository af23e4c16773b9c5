import { useEffect, useState } from 'react';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { toFault } from '#site/islands/connect/lobby/to-faults.ts';
import type { DeviceKind, OwnMedia } from '#site/islands/connect/media/own-media.ts';
import { useOwnMedia } from '#site/islands/connect/media/use-own-media.ts';

interface DeviceNoticesProps {
  readonly media: OwnMedia;
  readonly className: string;
}

/** What has become of one's own camera and microphone since one is here, and what to do. */
export function DeviceNotices(props: DeviceNoticesProps) {
  return (
    <>
      <DeviceNotice kind="microphone" {...props} />
      <DeviceNotice kind="camera" {...props} />
    </>
  );
}

/** So long something is shown that needs nothing done. */
const SHOWN_MS = 8_000;

function DeviceNotice({
  kind,
  media,
  className,
}: DeviceNoticesProps & { readonly kind: DeviceKind }) {
  const { t } = useTranslation('connect-room');
  const words = useTranslation('connect');
  const state = useOwnMedia(media);
  const device = state[kind];
  const { lost, track } = device;
  const fault = toFault(device);
  // What was so before one came in was said in the lobby.
  const isNewFault = useFresh(fault && device, device);
  const isNewLoss = useFresh(lost);
  const used = state[`${kind}s`].find(({ id }) => id === device.deviceId)?.label;
  const text = () => {
    if (lost && fault === 'missing') return t(`device.gone.${kind}`, { lost: lost.label });
    if (fault && (lost || isNewFault)) {
      return `${words.t(`fault.${kind}.${fault}`)}. ${words.t(`fault.help.${fault}`)}`;
    }
    if (lost && track && isNewLoss) return t('device.replaced', { lost: lost.label, used });
    return undefined;
  };
  const said = text();
  return (
    <p role="status" className={said ? className : 'sr-only'}>
      {said}
    </p>
  );
}

/** Whether something is there that has not been for long; `old` is no news. */
function useFresh<T>(value: T, old?: T): boolean {
  const [known, setKnown] = useState(old);
  useEffect(() => {
    const timer = setTimeout(setKnown, SHOWN_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return Boolean(value) && value !== known;
}
