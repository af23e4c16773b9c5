import { belongingTo, type Tell } from '#server/platform/kernel/tell.ts';

/** Runs a job, and tells which it was, how long it took and what became of it. */
export function telling<Result extends { readonly status: string }>(
  tell: Tell,
  { queue, id }: { readonly queue: string; readonly id: string },
  run: () => Promise<Result>,
): Promise<Result> {
  return belongingTo({ queue, jobId: id }, async () => {
    const began = performance.now();
    const result = await run();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    tell({ ms, status: result.status }, 'job');
    return result;
  });
}
