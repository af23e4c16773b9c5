import type { MediaFault } from '#site/islands/connect/media/media-fault.ts';
import type { OwnDevice } from '#site/islands/connect/media/own-media.ts';

interface NamedFault {
  readonly of: 'both' | 'camera' | 'microphone';
  readonly fault: MediaFault;
}

/** What is wrong, in as few sentences as it takes: the same with both is one. */
export function toFaults(own: {
  readonly camera: Pick<OwnDevice, 'state'>;
  readonly microphone: Pick<OwnDevice, 'state'>;
}): NamedFault[] {
  const [camera, microphone] = [toFault(own.camera), toFault(own.microphone)];
  if (camera && camera === microphone) return [{ of: 'both', fault: camera }];
  return [
    ...(microphone ? [{ of: 'microphone', fault: microphone } as const] : []),
    ...(camera ? [{ of: 'camera', fault: camera } as const] : []),
  ];
}

/** What keeps a device from giving anything; undefined where nothing does. */
export function toFault({ state }: Pick<OwnDevice, 'state'>): MediaFault | undefined {
  return state === 'on' || state === 'off' || state === 'asking' ? undefined : state;
}
