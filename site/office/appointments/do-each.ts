import { CallEnded } from '#shared/react/api/call-ended.ts';

/**
 * Does something with all of them, one after the other: what is refused for one keeps none of the others
 * from it, but where they are called off none follows. Fails in the end with the first refusal.
 */
export async function doEach<T>(
  all: readonly T[],
  act: (each: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const each of all) {
    await act(each).catch((error: unknown) => failures.push(error));
    if (failures.at(-1) instanceof CallEnded) break;
  }
  if (failures.length > 0) throw failures[0];
}
