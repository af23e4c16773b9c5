/**
 * A link that shows these starts of a booking page, as long as they are free for everybody.
 * `'https://k.test/ada/intro', ['2030-05-24T08:00:00.000Z'] → 'https://k.test/ada/intro?times=2030-05-24T08:00Z'`
 */
export function toShownLink(pageUrl: string, starts: readonly string[]): string {
  // Colons and commas may stand in a query as they are, and links are read by people.
  return `${pageUrl}?times=${starts.map((start) => `${start.slice(0, 16)}Z`).join(',')}`;
}
