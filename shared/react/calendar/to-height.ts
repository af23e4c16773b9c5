/** How high so many minutes of an axis are: an hour is `--hour`, 3rem where nothing else is said. */
export function toHeight(minutes: number): string {
  return `calc(var(--hour, 3rem) * ${Math.round((minutes / 60) * 10_000) / 10_000})`;
}
