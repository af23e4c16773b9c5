import type { CalendarRead } from '#shared/domain/overlay/read-calendar.ts';
import type { CalendarAsked } from './calendar-worker.ts';

const PATIENCE_MS = 10_000;

/** Reads a calendar file beside the page; undefined where that takes too long or fails. */
export function readInWorker(asked: CalendarAsked): Promise<CalendarRead | undefined> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CalendarRead | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<CalendarRead>) => {
      clearTimeout(timer);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
