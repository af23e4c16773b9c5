/**
 * Whether something is no longer what a caller takes it for; what they do not name they do not mind:
 * `({ a: 1, b: 2 }, { a: 0 }) → true`, `({ a: 1, b: 2 }, { b: 2 }) → false`.
 */
export function hasChanged<Kept extends object>(kept: Kept, was: Partial<Kept>): boolean {
  const now = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(was).some(
    ([name, value]) => value !== undefined && now.get(name) !== value,
  );
}
