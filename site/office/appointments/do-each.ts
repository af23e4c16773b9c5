/**
 * Does something with all of them, one after the other: what is refused for one keeps none of the others
 * from it. Fails in the end with the first refusal.
 */
export async function doEach<T>(
  all: readonly T[],
  act: (each: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const each of all) {
    await act(each).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
