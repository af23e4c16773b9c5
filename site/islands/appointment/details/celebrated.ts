import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';

const KEY = 'kalends:celebrated';
const MAX_KEPT = 50;

/** Whether this browser has celebrated a booking. */
export function wasCelebrated(appointmentId: string): boolean {
  return read().includes(appointmentId);
}

export function noteCelebrated(appointmentId: string): void {
  keepOnDevice(KEY, [appointmentId, ...read()].slice(0, MAX_KEPT).join(' '));
}

function read(): readonly string[] {
  return readFromDevice(KEY)?.split(' ') ?? [];
}
