/** The zone that all are in; null where they are in several, or nobody is there. */
export function sharedTimeZone(people: readonly { readonly timeZone: string }[]): string | null {
  const [zone = null, ...others] = new Set(people.map(({ timeZone }) => timeZone));
  return others.length === 0 ? zone : null;
}
