import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, now and at its highest; Linux only. */
export function readMemory(pid: number): { nowMb: number; highestMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return { nowMb: read(status, 'VmRSS'), highestMb: read(status, 'VmHWM') };
}

function read(status: string, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  if (!kilobytes) throw new Error(`The process has no ${name}`);
  return Number(kilobytes) / 1000;
}
