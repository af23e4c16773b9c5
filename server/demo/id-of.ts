/** The id of a slug that the demo's own data names. */
export function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The demo has no ${slug}`);
  return id;
}
