import { SLUG_MAX_LENGTH } from '#shared/domain/constants.ts';

/**
 * The first path beside one that nobody has: `('intro', {'intro', 'intro-2'}) → 'intro-3'`. It is
 * never longer than a path may be.
 */
export function toFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  const stem = slug.replace(/-\d+$/, '');
  for (let count = 2; ; count += 1) {
    const end = `-${count}`;
    const free = stem.slice(0, SLUG_MAX_LENGTH - end.length).replace(/-+$/, '') + end;
    if (!taken.has(free)) return free;
  }
}
