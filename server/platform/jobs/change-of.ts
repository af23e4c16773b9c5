import * as z from 'zod';

const changed = z.object({
  appointmentId: z.string(),
  snapshot: z.object({ sequence: z.int() }),
});

/** Which change of which appointment a job tells; undefined for all others. */
export function changeOf(
  data: unknown,
): { readonly appointmentId: string; readonly sequence: number } | undefined {
  const { data: read } = changed.safeParse(data);
  return read && { appointmentId: read.appointmentId, sequence: read.snapshot.sequence };
}
