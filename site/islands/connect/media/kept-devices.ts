import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import type { ListedDevice } from './own-media.ts';

const KEY = 'kalends:devices';
const KINDS = ['camera', 'microphone', 'speaker'] as const;

/**
 * Devices as they were listed when they were chosen. Where a browser is asked anew each time, their ids
 * are others after a reload: then they are found by their names.
 */
type KeptDevices = Readonly<Partial<Record<(typeof KINDS)[number], ListedDevice>>>;

/** The devices that were chosen here last; what cannot be read is nothing. */
export function readKeptDevices(): KeptDevices {
  const kept = parse(readFromDevice(KEY));
  const devices = KINDS.map((kind) => [kind, Reflect.get(kept, kind)] as const);
  return Object.fromEntries(devices.filter(([, device]) => isDevice(device)));
}

export function keepDevice(kind: keyof KeptDevices, device: ListedDevice): void {
  keepOnDevice(KEY, JSON.stringify({ ...readKeptDevices(), [kind]: device }));
}

/** The one of a list that was kept: the same, or one of the same name. */
export function findKept(
  kept: ListedDevice | undefined,
  listed: readonly ListedDevice[],
): ListedDevice | undefined {
  if (!kept) return undefined;
  const isNamed = ({ label }: ListedDevice) => label !== '' && label === kept.label;
  return listed.find(({ id }) => id === kept.id) ?? listed.find(isNamed);
}

function isDevice(value: unknown): value is ListedDevice {
  const { id, label } = Object(value);
  return typeof id === 'string' && typeof label === 'string';
}

function parse(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
