import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';

const KEY = 'kalends:devices';
const KINDS = ['camera', 'microphone', 'speaker'] as const;

/** Ids of devices, which mean nothing outside of this site and browser. */
type KeptDevices = Readonly<Partial<Record<(typeof KINDS)[number], string>>>;

/** The devices that were chosen here last; what cannot be read is nothing. */
export function readKeptDevices(): KeptDevices {
  const kept = parse(readFromDevice(KEY));
  const ids = KINDS.map((kind) => [kind, Reflect.get(kept, kind)] as const);
  return Object.fromEntries(ids.filter(([, id]) => typeof id === 'string' && id !== ''));
}

export function keepDevice(kind: keyof KeptDevices, id: string): void {
  keepOnDevice(KEY, JSON.stringify({ ...readKeptDevices(), [kind]: id }));
}

function parse(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
